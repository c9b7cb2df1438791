// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewFunctionHook: A hook of callbacks. destroy runs exactly once: when the last reference is released,
// including those of the library, or when this call fails.
//
//   - callbacks: The parts of the hook, which are copied.
func NewFunctionHook(callbacks *FunctionHookCallbacks) (*FunctionHook, error) {
	dst := new(FunctionHook)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.FunctionHookNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Name: Name under which the hook is registered if no other is given. It lives as long as the hook; nil for
// nil.
func (hook *FunctionHook) Name() string {
	result := raw.Text(raw.FunctionHookName(hook.ptr()))
	runtime.KeepAlive(hook)
	return result
}

// FunctionHookCount: Number of hooks of the calling thread.
func FunctionHookCount() int {
	result := int(raw.FunctionHookCount())
	return result
}

// FunctionHookAt: A hook of the calling thread and its name there.
//
//   - index: Number of the hook in the order of registration, counted from 0.
func FunctionHookAt(index int) (string, *FunctionHook, error) {
	dst := new(FunctionHook)
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		dst.drop()
		return raw.FunctionHookAt(count(index), buffer, capacity, length, &dst.h)
	})
	if err != nil {
		return "", nil, fail(err)
	}
	return answer, dst.own(), nil
}

// AddHook: Registers a hook with one function: the creator of a variable, or the definition of a user
// function.
//
//   - hook: The hook.
//   - name: A name that no other hook of the function has. nil: the hook's own name.
func (f *Function) AddHook(hook *FunctionHook, name string) error {
	nameText, err := optionalText(name)
	if err != nil {
		return err
	}
	err = raw.FunctionAddHook(f.ptr(), hook.ptr(), nameText)
	runtime.KeepAlive(f)
	runtime.KeepAlive(hook)
	return fail(err)
}

// DeleteHook: Removes a hook of a function.
//
//   - name: Name under which the hook is registered.
func (f *Function) DeleteHook(name string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.FunctionDeleteHook(f.ptr(), nameText)
	runtime.KeepAlive(f)
	return fail(err)
}

// LocalHookCount: Number of hooks registered with the function itself; 0 for nil.
func (f *Function) LocalHookCount() int {
	result := int(raw.FunctionLocalHookCount(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// LocalHookAt: A hook of a function and its name there.
//
//   - index: Number of the hook in the order of registration, counted from 0.
func (f *Function) LocalHookAt(index int) (string, *FunctionHook, error) {
	dst := new(FunctionHook)
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		dst.drop()
		return raw.FunctionLocalHookAt(f.ptr(), count(index), buffer, capacity, length, &dst.h)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", nil, fail(err)
	}
	return answer, dst.own(), nil
}

// NewTimerHook: A hook named "TimerHook" that measures how long forward and backward computations take. It
// waits for asynchronous devices before and after each computation.
func NewTimerHook() (*FunctionHook, error) {
	dst := new(FunctionHook)
	err := raw.TimerHookNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TimerHookCallCount: Number of computations measured so far; 0 for nil and other hooks.
//
//   - hook: The function hook, or nil.
func TimerHookCallCount(hook *FunctionHook) int {
	result := int(raw.TimerHookCallCount(hook.ptr()))
	runtime.KeepAlive(hook)
	return result
}

// TimerHookCall: One measurement. Functions that a user function calls are measured separately, too, and come
// before it.
//
//   - hook: The function hook.
//   - index: Number of the measurement, counted from 0.
func TimerHookCall(hook *FunctionHook, index int) (string, float64, bool, error) {
	var seconds float64
	var isBackward int32
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.TimerHookCall(hook.ptr(), count(index), buffer, capacity, length, &seconds, &isBackward)
	})
	runtime.KeepAlive(hook)
	if err != nil {
		return "", 0, false, fail(err)
	}
	return answer, seconds, isBackward != 0, nil
}

// TimerHookTotalTime: Sum of the measured seconds; 0 for nil and other hooks.
//
//   - hook: The function hook, or nil.
func TimerHookTotalTime(hook *FunctionHook) float64 {
	result := float64(raw.TimerHookTotalTime(hook.ptr()))
	runtime.KeepAlive(hook)
	return result
}

// TimerHookClear: Removes all measurements.
//
//   - hook: The function hook.
func TimerHookClear(hook *FunctionHook) error {
	err := raw.TimerHookClear(hook.ptr())
	runtime.KeepAlive(hook)
	return fail(err)
}

// NewMemoryHook: A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are
// in use after each computation than before (negative: fewer). Allocations of other threads at the same time
// count as well.
func NewMemoryHook() (*FunctionHook, error) {
	dst := new(FunctionHook)
	err := raw.MemoryHookNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MemoryHookCallCount: Number of computations measured so far; 0 for nil and other hooks.
//
//   - hook: The function hook, or nil.
func MemoryHookCallCount(hook *FunctionHook) int {
	result := int(raw.MemoryHookCallCount(hook.ptr()))
	runtime.KeepAlive(hook)
	return result
}

// MemoryHookCall: One measurement.
//
//   - hook: The function hook.
//   - index: Number of the measurement, counted from 0.
func MemoryHookCall(hook *FunctionHook, index int) (string, int, bool, error) {
	var bytes int64
	var isBackward int32
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.MemoryHookCall(hook.ptr(), count(index), buffer, capacity, length, &bytes, &isBackward)
	})
	runtime.KeepAlive(hook)
	if err != nil {
		return "", 0, false, fail(err)
	}
	return answer, int(bytes), isBackward != 0, nil
}

// MemoryHookTotalBytes: Sum of the measured bytes; 0 for nil and other hooks.
//
//   - hook: The function hook, or nil.
func MemoryHookTotalBytes(hook *FunctionHook) int {
	result := int(raw.MemoryHookTotalBytes(hook.ptr()))
	runtime.KeepAlive(hook)
	return result
}

// MemoryHookClear: Removes all measurements.
//
//   - hook: The function hook.
func MemoryHookClear(hook *FunctionHook) error {
	err := raw.MemoryHookClear(hook.ptr())
	runtime.KeepAlive(hook)
	return fail(err)
}
