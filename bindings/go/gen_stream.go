// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewStream: A new stream. It begins after the work that was started on the default stream of the device
// before. Unless it is non-blocking, it stays in order with the default stream: work of each waits for all
// earlier work of the other.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
//   - nonBlocking: Whether the stream is not kept in order with the default stream.
//   - priority: Smaller numbers are more urgent, and 0 is what other streams have. Numbers outside of the
//     range of StreamPriorityRange count as its ends.
func NewStream(device string, nonBlocking bool, priority int32) (*Stream, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Stream)
	err = raw.StreamNew(deviceText, truth(nonBlocking), priority, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StreamDefault: The default stream of a device (the reference's null stream).
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func StreamDefault(device string) (*Stream, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Stream)
	err = raw.StreamDefault(deviceText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StreamPerThread: The per-thread default stream of a device. Whatever uses it, including
// ctn_stream_set_current and contexts for other threads, means a stream of the thread that makes the call,
// which exists until that thread ends. It stays in order with the default stream, but not with those of other
// threads.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func StreamPerThread(device string) (*Stream, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Stream)
	err = raw.StreamPerThread(deviceText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StreamCurrent: The stream that runs the calling thread's operations on a device.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func StreamCurrent(device string) (*Stream, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Stream)
	err = raw.StreamCurrent(deviceText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Device: Name of the device of a stream.
func (stream *Stream) Device() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.StreamDevice(stream.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(stream)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Priority: Priority of a stream.
func (stream *Stream) Priority() (int32, error) {
	var priority int32
	err := raw.StreamPriority(stream.ptr(), &priority)
	runtime.KeepAlive(stream)
	if err != nil {
		return 0, fail(err)
	}
	return priority, nil
}

// StreamPriorityRange: The priorities of a device's streams. Both ends are 0 on devices without priorities,
// such as "cpu". Work in an urgent stream runs before work that waits in others, and does not interrupt what
// runs.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func StreamPriorityRange(device string) (int32, int32, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return 0, 0, err
	}
	var least int32
	var greatest int32
	err = raw.StreamPriorityRange(deviceText, &least, &greatest)
	if err != nil {
		return 0, 0, fail(err)
	}
	return least, greatest, nil
}

// Synchronize: Waits until all work that was started on the stream is finished.
func (stream *Stream) Synchronize() error {
	err := raw.StreamSynchronize(stream.ptr())
	runtime.KeepAlive(stream)
	return fail(err)
}

// Done: Whether all work that was started on the stream is finished.
func (stream *Stream) Done() (bool, error) {
	var done int32
	err := raw.StreamDone(stream.ptr(), &done)
	runtime.KeepAlive(stream)
	if err != nil {
		return false, fail(err)
	}
	return done != 0, nil
}

// Record: Records an event after the work that was started on the stream before.
//
//   - event: An event of the stream's device. nil: a new one with timing.
func (stream *Stream) Record(event *Event) (*Event, error) {
	dst := new(Event)
	err := raw.StreamRecord(stream.ptr(), event.ptr(), &dst.h)
	runtime.KeepAlive(stream)
	runtime.KeepAlive(event)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// WaitEvent: Makes work that is started on the stream later wait for the point at which the event was last
// recorded. The call itself does not wait, except on "cpu".
//
//   - event: The event, which may belong to another device. An event that was not recorded is not waited for.
func (stream *Stream) WaitEvent(event *Event) error {
	err := raw.StreamWaitEvent(stream.ptr(), event.ptr())
	runtime.KeepAlive(stream)
	runtime.KeepAlive(event)
	return fail(err)
}

// AddCallback: Calls a function after all work that was started on the stream before. Later work waits until
// the function returns. destroy runs after it. On "cpu" both run before this call returns.
//
//   - callback: The function.
func (stream *Stream) AddCallback(callback StreamFunc) error {
	callbackCall, callbackData, callbackEnd := callbackOf(callback == nil, callback, pointerStream)
	err := raw.StreamAddCallback(stream.ptr(), callbackCall, callbackData, callbackEnd)
	runtime.KeepAlive(stream)
	return fail(err)
}

// NewEvent: A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot
// be passed to other processes.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
//   - disableTiming: Whether the event is not used for Event.ElapsedTime.
func NewEvent(device string, disableTiming bool) (*Event, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Event)
	err = raw.EventNew(deviceText, truth(disableTiming), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Device: Name of the device of an event.
func (event *Event) Device() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.EventDevice(event.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(event)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Record: Records an event after the work that was started on a stream before.
//
//   - stream: A stream of the event's device. nil: the calling thread's current stream there.
func (event *Event) Record(stream *Stream) error {
	err := raw.EventRecord(event.ptr(), stream.ptr())
	runtime.KeepAlive(event)
	runtime.KeepAlive(stream)
	return fail(err)
}

// Synchronize: Waits until the stream has reached the point at which the event was last recorded. Returns
// immediately if the event was never recorded.
func (event *Event) Synchronize() error {
	err := raw.EventSynchronize(event.ptr())
	runtime.KeepAlive(event)
	return fail(err)
}

// Done: Whether the point at which the event was last recorded has been reached. An event that was not
// recorded is done.
func (event *Event) Done() (bool, error) {
	var done int32
	err := raw.EventDone(event.ptr(), &done)
	runtime.KeepAlive(event)
	if err != nil {
		return false, fail(err)
	}
	return done != 0, nil
}

// ElapsedTime: Time between two events of one device. It is a STATE error unless both were recorded with
// timing and have been reached.
//
//   - end: The second event.
func (start *Event) ElapsedTime(end *Event) (float64, error) {
	var milliseconds float64
	err := raw.EventElapsedTime(start.ptr(), end.ptr(), &milliseconds)
	runtime.KeepAlive(start)
	runtime.KeepAlive(end)
	if err != nil {
		return 0, fail(err)
	}
	return milliseconds, nil
}
