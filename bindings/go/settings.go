// Settings of a thread as scopes: training, gradients, device, stream, cancellation.

package catenary

import (
	"context"
	"runtime"

	"catenary/raw"
)

// Setting is one of the settings that the library keeps for each thread: Train, Backprop, OnDevice, OnStream, WithHook
// and Cancel make them. It holds inside Scope.Do.
type Setting struct{ apply func() error }

// Scope is a list of settings.
type Scope []Setting

// With makes a scope: With(Train(false), Backprop(false)).Do(evaluate).
func With(settings ...Setting) Scope { return settings }

// Do calls a function with the settings and restores the former ones. Meanwhile the goroutine stays on its thread.
// Goroutines that the function starts do not inherit the settings; see Capture. Scopes can be nested.
func (s Scope) Do(f func() error) (err error) {
	runtime.LockOSThread()
	before, err := Capture()
	if err != nil {
		runtime.UnlockOSThread()
		return err
	}
	defer func() {
		if failure := fail(raw.ContextApply(before.h)); failure != nil {
			err = failure // the goroutine stays locked, so its thread ends with it
			return
		}
		before.Close()
		runtime.UnlockOSThread()
	}()
	for _, setting := range s {
		if setting.apply == nil {
			continue
		}
		if err := setting.apply(); err != nil {
			return err
		}
	}
	return f()
}

// Train switches between training and testing: dropout and batch normalization differ. Training is the default.
func Train(enabled bool) Setting {
	return Setting{func() error { return fail(raw.SetTrain(truth(enabled), nil)) }}
}

// Backprop switches the recording of history. It is on by default; without it, results have no gradients.
func Backprop(enabled bool) Setting {
	return Setting{func() error { return fail(raw.SetBackpropEnabled(truth(enabled), nil)) }}
}

// OnDevice sets the device of new arrays, such as "cuda:0".
func OnDevice(device string) Setting {
	return Setting{func() error {
		name, err := text(device)
		if err != nil {
			return err
		}
		if err := raw.DeviceSetCurrent(name); err != nil {
			return fail(err)
		}
		pace.watch(device)
		return nil
	}}
}

// OnStream sets the stream on which the operations of its device run.
func OnStream(stream *Stream) Setting {
	return Setting{func() error {
		device, err := stream.Device()
		if err != nil {
			return err
		}
		name, err := text(device)
		if err != nil {
			return err
		}
		err = raw.StreamSetCurrent(name, stream.ptr())
		runtime.KeepAlive(stream)
		return fail(err)
	}}
}

// WithHook calls a hook around every function. Its name must differ from those of the thread's other hooks; an empty one
// is the hook's own.
func WithHook(hook *FunctionHook, name string) Setting {
	return Setting{func() error {
		text, err := optionalText(name)
		if err != nil {
			return err
		}
		err = raw.FunctionHookAdd(hook.ptr(), text)
		runtime.KeepAlive(hook)
		return fail(err)
	}}
}

// Cancel lets every function of a forward or backward pass fail with the error of a context when that is done. A single
// operation is not interrupted.
func Cancel(ctx context.Context) Setting {
	return Setting{func() error {
		if err := ctx.Err(); err != nil {
			return err
		}
		hook, err := NewFunctionHook(&FunctionHookCallbacks{
			Name:              "Cancel",
			ForwardPreprocess: func(*Function, []*Array) error { return ctx.Err() },
			BackwardPreprocess: func(*Function, []*Array, []*Array) error {
				return ctx.Err()
			},
		})
		if err != nil {
			return err
		}
		defer hook.Close()
		return WithHook(hook, "").apply()
	}}
}

// Loop calls step with 0, 1, ... until it has run n times, a step fails, or the context is done; its error is the
// result. The scope of Cancel stops long steps between two functions too.
func Loop(ctx context.Context, n int, step func(i int) error) error {
	for i := 0; i < n; i++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := step(i); err != nil {
			return err
		}
	}
	return nil
}

// Settings are all settings of a thread at one moment.
type Settings struct {
	h *raw.Context
}

// Capture takes the settings that hold now, to use them in another goroutine.
func Capture() (*Settings, error) {
	s := new(Settings)
	if err := raw.ContextCapture(&s.h); err != nil {
		return nil, fail(err)
	}
	runtime.SetFinalizer(s, (*Settings).drop)
	return s, nil
}

func (s *Settings) drop() {
	if h := s.h; h != nil {
		s.h = nil
		raw.ContextRelease(h)
	}
}

// Close releases the settings.
func (s *Settings) Close() {
	if s != nil && s.h != nil {
		s.drop()
		runtime.SetFinalizer(s, nil)
	}
}

// Do calls a function with the captured settings, as Scope.Do does.
func (s *Settings) Do(f func() error) error {
	return Scope{{func() error {
		err := raw.ContextApply(s.h)
		runtime.KeepAlive(s)
		return fail(err)
	}}}.Do(f)
}
