// Tests of functions of the user, and of errors and panics in them.

package catenary_test

import (
	"context"
	"errors"
	"math"
	"runtime"
	"strings"
	"testing"

	"catenary"
)

var errMine = errors.New("my own error")

// cube is x**3 with its gradient, or what stop gives.
func cube(stop func() error) *catenary.FunctionCallbacks {
	return &catenary.FunctionCallbacks{
		Name: "Cube",
		Forward: func(node *catenary.Function, inputs []*catenary.Array, outputs int) ([]*catenary.Array, error) {
			if err := stop(); err != nil {
				return nil, err
			}
			y, err := inputs[0].PowerI64(3)
			return []*catenary.Array{y}, err
		},
		Backward: func(node *catenary.Function, inputs, gy []*catenary.Array) (gx []*catenary.Array, err error) {
			defer catenary.Catch(&err)
			slope := catenary.Must(catenary.Must(inputs[0].Square()).MultiplyF64(3))
			return []*catenary.Array{catenary.Must(slope.Multiply(gy[0]))}, nil
		},
	}
}

func call(t *testing.T, stop func() error) (*catenary.Variable, *catenary.Variable, error) {
	t.Helper()
	x, err := catenary.VariableFrom([]float64{1, 2, 3})
	must(t, x, err)
	f, err := catenary.NewFunction(cube(stop))
	y, err := must(t, f, err).Call(x)
	return x, y, err
}

func TestFunctionOfTheUser(t *testing.T) {
	x, y, err := call(t, func() error { return nil })
	must(t, y, err)
	total, err := catenary.Sum(y)
	if err := must(t, total, err).Backward(); err != nil {
		t.Fatal(err)
	}
	grad, err := x.Grad()
	values, err := catenary.ToSlice[float64](must(t, grad, err))
	equal(t, "gradient", must(t, values, err), []float64{3, 12, 27})
}

func TestErrorOfACallback(t *testing.T) {
	_, y, err := call(t, func() error { return errMine })
	if y != nil || err != errMine {
		t.Errorf("expected the same error value, got %v", err)
	}
	_, _, err = call(t, func() error {
		_, err := catenary.Zeros([]int{-1}, catenary.Float32)
		return err
	})
	if !errors.Is(err, catenary.ErrInvalidArgument) && !errors.Is(err, catenary.ErrShape) {
		t.Errorf("expected the error of the inner call, got %v", err)
	}
}

func TestPanicOfACallback(t *testing.T) {
	type mine struct{ n int }
	defer func() {
		if value := recover(); value != (mine{7}) {
			t.Errorf("expected the same value, got %v", value)
		}
		// Nothing is left behind.
		_, _, err := call(t, func() error { return nil })
		if err != nil {
			t.Error(err)
		}
	}()
	call(t, func() error { panic(mine{7}) })
	t.Error("the panic did not go on")
}

func TestErrorThroughTwoLevels(t *testing.T) {
	x, err := catenary.VariableFrom([]float64{1})
	must(t, x, err)
	link, err := catenary.NewLink(func(*catenary.Link, []*catenary.Variable, int) ([]*catenary.Variable, error) {
		_, y, err := call(t, func() error { return errMine })
		return []*catenary.Variable{y}, err
	})
	_, err = must(t, link, err).Call(x)
	if err != errMine {
		t.Errorf("expected the same error value, got %v", err)
	}
}

func TestWrongResultsOfACallback(t *testing.T) {
	x, err := catenary.VariableFrom([]float64{1})
	must(t, x, err)
	for _, made := range [][]*catenary.Variable{nil, {nil}, {x, x}} {
		link, err := catenary.NewLink(func(*catenary.Link, []*catenary.Variable, int) ([]*catenary.Variable, error) {
			return made, nil
		})
		_, err = must(t, link, err).Call(x)
		if !errors.Is(err, catenary.ErrCallback) || !strings.HasPrefix(err.Error(), "link_forward: ") {
			t.Errorf("%d results: got %v", len(made), err)
		}
	}
}

func TestLinkOfTheUser(t *testing.T) {
	link, err := catenary.NewLink(func(link *catenary.Link, xs []*catenary.Variable, n int) ([]*catenary.Variable, error) {
		w, err := link.Param("w")
		if err != nil {
			return nil, err
		}
		y, err := catenary.Mul(xs[0], w)
		return []*catenary.Variable{y}, err
	})
	must(t, link, err)
	if err := link.AddParam("w", []int{2}, catenary.Float32); err != nil {
		t.Fatal(err)
	}
	w, err := link.Param("w")
	data, err := must(t, w, err).Data()
	if err := catenary.SetSlice(must(t, data, err), []float32{2, 3}); err != nil {
		t.Fatal(err)
	}
	optimizer, err := catenary.NewSgd(0.5)
	must(t, optimizer, err)
	if err := optimizer.Setup(link); err != nil {
		t.Fatal(err)
	}
	seen := 0
	err = optimizer.AddHook("count", func(o *catenary.Optimizer, l *catenary.Link) error {
		seen++
		if !l.Same(link) {
			t.Error("the hook got another link")
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	err = optimizer.UpdateLoss(func() (*catenary.Variable, error) {
		x, err := catenary.ConstantFrom([]float32{1, 10})
		if err != nil {
			return nil, err
		}
		y, err := link.Call(x)
		if err != nil {
			return nil, err
		}
		return catenary.Sum(y)
	})
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "calls of the hook", seen, 1)
	values, err := catenary.ToSlice[float32](data)
	equal(t, "parameters", must(t, values, err), []float32{1.5, -2})

	if err := optimizer.RemoveHook("count"); err != nil {
		t.Fatal(err)
	}
	if err := optimizer.AddHook("stop", func(*catenary.Optimizer, *catenary.Link) error { return errMine }); err != nil {
		t.Fatal(err)
	}
	if err := optimizer.Update(); err != errMine {
		t.Errorf("expected the hook's error, got %v", err)
	}
}

func TestOptimizerOfTheUser(t *testing.T) {
	link, err := catenary.NewLinear(2, 1, catenary.LinkNobias(true))
	must(t, link, err)
	var paths []string
	optimizer, err := catenary.NewOptimizer(&catenary.OptimizerCallbacks{
		Name: "Halve",
		UpdateOne: func(o *catenary.Optimizer, path string, param *catenary.Variable) error {
			paths = append(paths, path)
			data, err := param.Data()
			if err != nil {
				return err
			}
			return catenary.Edit(data, func(w []float32) error {
				for i := range w {
					w[i] /= 2
				}
				return nil
			})
		},
	})
	must(t, optimizer, err)
	if err := optimizer.Setup(link); err != nil {
		t.Fatal(err)
	}
	w, err := link.Param("W")
	data, err := must(t, w, err).Data()
	if err := catenary.SetSlice(must(t, data, err), []float32{4, 6}); err != nil {
		t.Fatal(err)
	}
	zeros, err := data.Copy()
	if err := w.SetGrad(must(t, zeros, err)); err != nil {
		t.Fatal(err)
	}
	if err := optimizer.Update(); err != nil {
		t.Fatal(err)
	}
	equal(t, "paths", paths, []string{"/W"})
	values, err := catenary.ToSlice[float32](data)
	equal(t, "parameters", must(t, values, err), []float32{2, 3})
}

func TestFunctionHook(t *testing.T) {
	var labels []string
	hook, err := catenary.NewFunctionHook(&catenary.FunctionHookCallbacks{
		Name: "Labels",
		ForwardPreprocess: func(f *catenary.Function, in []*catenary.Array) error {
			label, err := f.Label()
			labels = append(labels, label)
			return err
		},
	})
	must(t, hook, err)
	x, err := catenary.VariableFrom([]float32{1, 2})
	must(t, x, err)
	run := func() error {
		_, err := catenary.Relu(x)
		return err
	}
	if err := catenary.With(catenary.WithHook(hook, "")).Do(run); err != nil {
		t.Fatal(err)
	}
	if err := run(); err != nil { // outside, nothing is recorded
		t.Fatal(err)
	}
	equal(t, "labels", labels, []string{"ReLU"})
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	x, err := catenary.VariableFrom([]float32{1})
	must(t, x, err)
	calls := 0
	err = catenary.With(catenary.Cancel(ctx)).Do(func() error {
		return catenary.Loop(ctx, 10, func(int) error {
			calls++
			if calls == 3 {
				cancel()
			}
			_, err := catenary.Exp(x)
			return err
		})
	})
	if err != context.Canceled || calls != 3 {
		t.Errorf("expected context.Canceled in call 3, got %v in call %d", err, calls)
	}
	err = catenary.Loop(ctx, 10, func(int) error { t.Error("a step after the end"); return nil })
	if err != context.Canceled {
		t.Errorf("expected context.Canceled, got %v", err)
	}
}

func TestSettingsEnd(t *testing.T) {
	x, err := catenary.VariableFrom([]float32{1})
	must(t, x, err)
	silent := catenary.With(catenary.Backprop(false), catenary.Train(false))
	err = silent.Do(func() error {
		if catenary.BackpropEnabled() {
			t.Error("history is recorded")
		}
		settings, err := catenary.Capture()
		if err != nil {
			return err
		}
		done := make(chan [2]bool)
		go func() {
			var inside bool
			if err := settings.Do(func() error { inside = catenary.BackpropEnabled(); return nil }); err != nil {
				t.Error(err)
			}
			done <- [2]bool{inside, catenary.BackpropEnabled()}
		}()
		equal(t, "in the other goroutine", <-done, [2]bool{false, true})
		return catenary.With(catenary.Backprop(true)).Do(func() error {
			if !catenary.BackpropEnabled() {
				t.Error("the inner scope does not hold")
			}
			return errMine
		})
	})
	if err != errMine {
		t.Errorf("expected the function's error, got %v", err)
	}
	if !catenary.BackpropEnabled() {
		t.Error("the settings remain after the scope")
	}
	func() {
		defer func() { _ = recover() }()
		_ = silent.Do(func() error { panic("out") })
	}()
	if !catenary.BackpropEnabled() {
		t.Error("the settings remain after a panic")
	}
	if err := catenary.With(catenary.OnDevice("nowhere")).Do(func() error { t.Error("ran"); return nil }); err == nil {
		t.Error("a device that does not exist is accepted")
	}
}

func TestKernel(t *testing.T) {
	kernel, err := catenary.NewElementwiseKernel("T x, T y", "T z", "z = x * x + y", "square_add")
	must(t, kernel, err)
	x, err := catenary.FromSlice([]float32{1, 2, 3})
	must(t, x, err)
	outs, err := kernel.Call([]*catenary.Array{x, x}, -1, nil, 1)
	if errors.Is(err, catenary.ErrUnavailable) {
		t.Skip("no compiler: ", err)
	}
	must(t, outs, err)
	if _, err := kernel.Call([]*catenary.Array{x, x}, -1, outs, 2); !errors.Is(err, catenary.ErrInvalidArgument) {
		t.Errorf("one destination for two results: got %v", err)
	}
	values, err := catenary.ToSlice[float32](outs[0])
	equal(t, "x * x + y", must(t, values, err), []float32{2, 6, 12})
}

func TestScheduleOfTheUser(t *testing.T) {
	schedule, err := catenary.NewSchedule(func(at int) (float64, error) {
		if at == 5 {
			return 0, errMine
		}
		return math.Pow(0.5, float64(at)), nil
	})
	must(t, schedule, err)
	value, err := schedule.Value(3)
	equal(t, "value", must(t, value, err), 0.125)
	if _, err := schedule.Value(5); err != errMine {
		t.Errorf("expected the same error, got %v", err)
	}
	runtime.KeepAlive(schedule)
}
