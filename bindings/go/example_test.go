// The examples of the documentation, which are run.

package catenary_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math"
	"os"
	"path/filepath"

	"catenary"
)

func ExampleArrayOf() {
	a, err := catenary.ArrayOf([][]float32{{1, 2, 3}, {4, 5, 6}})
	if err != nil {
		log.Fatal(err)
	}
	defer a.Close()
	columns, err := a.Sum(catenary.ReduceOptions{Axes: []int{0}})
	if err != nil {
		log.Fatal(err)
	}
	row, err := a.Get(catenary.At(1), catenary.Range(0, 2))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(columns, row)
	// Output: [5. 7. 9.] [4. 5.]
}

func ExampleError() {
	a, _ := catenary.Zeros([]int{3}, catenary.Float32)
	b, _ := catenary.Zeros([]int{4}, catenary.Float32)
	_, err := a.Add(b)
	fmt.Println(err)
	fmt.Println(errors.Is(err, catenary.ErrShape))
	var failure *catenary.Error
	if errors.As(err, &failure) {
		fmt.Println(failure.Code)
	}
	// Output:
	// array_add: operands: expected shapes that broadcast together, got (3,) and (4,)
	// true
	// CTN_ERROR_SHAPE
}

func ExampleCatch() {
	norm := func(x *catenary.Array) (y *catenary.Array, err error) {
		defer catenary.Catch(&err)
		return catenary.Must(catenary.Must(x.Square()).Sum()).Sqrt()
	}
	x, _ := catenary.FromSlice([]float32{3, 4})
	fmt.Println(norm(x))
	// Output: 5.0 <nil>
}

func ExampleWrap() {
	samples := []float64{1, 2, 3, 4, 5, 6} // numbers that the program already has
	a, err := catenary.Wrap(samples, 2, 3)
	if err != nil {
		log.Fatal(err)
	}
	samples[0] = 10
	fmt.Println(a)
	err = catenary.Edit(a, func(numbers []float64) error {
		numbers[5] = 60
		return nil
	})
	fmt.Println(samples, err)
	// Output:
	// [[10.  2.  3.]
	//  [ 4.  5.  6.]]
	// [10 2 3 4 5 60] <nil>
}

func ExampleVariable_Backward() {
	x, _ := catenary.VariableFrom([]float32{1, 2, 3})
	y, _ := catenary.Square(x)
	total, _ := catenary.Sum(y)
	if err := total.Backward(); err != nil {
		log.Fatal(err)
	}
	fmt.Println(x.Grad())
	// Output: [2. 4. 6.] <nil>
}

// A function of the user with its gradient.
func ExampleNewFunction() {
	one := func(a *catenary.Array, err error) ([]*catenary.Array, error) { return []*catenary.Array{a}, err }
	double, err := catenary.NewFunction(&catenary.FunctionCallbacks{
		Name: "Double",
		Forward: func(node *catenary.Function, inputs []*catenary.Array, outputCount int) ([]*catenary.Array, error) {
			return one(inputs[0].MultiplyF64(2))
		},
		Backward: func(node *catenary.Function, inputs, gradOutputs []*catenary.Array) ([]*catenary.Array, error) {
			return one(gradOutputs[0].MultiplyF64(2))
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	x, _ := catenary.VariableFrom([]float32{1, 2})
	y, err := double.Call(x)
	fmt.Println(y, err)
	// Output: [2. 4.] <nil>
}

// A link of the user reaches its children by its argument, not by variables that it captures: a captured link would be
// held by itself.
func ExampleNewLink() {
	network, err := catenary.NewLink(func(link *catenary.Link, x []*catenary.Variable, n int) (y []*catenary.Variable, err error) {
		defer catenary.Catch(&err)
		h := catenary.Must(catenary.Relu(catenary.Must(catenary.Must(link.Child("l1")).Call(x...))))
		return []*catenary.Variable{catenary.Must(catenary.Must(link.Child("l2")).Call(h))}, nil
	})
	if err != nil {
		log.Fatal(err)
	}
	hidden, _ := catenary.NewLinear(4, 8)
	output, _ := catenary.NewLinear(8, 2, catenary.LinkNobias(true))
	_ = network.AddLink("l1", hidden)
	_ = network.AddLink("l2", output)
	params, _ := network.Params()
	for _, param := range params {
		fmt.Println(param.Path, param.Variable.Shape())
	}
	// Output:
	// /l1/W [8 4]
	// /l1/b [8]
	// /l2/W [2 8]
}

func ExampleScope_Do() {
	model, _ := catenary.NewLinear(2, 1)
	x, _ := catenary.ConstantFrom([]float32{1, 2}, 1, 2)
	err := catenary.With(catenary.Train(false), catenary.Backprop(false)).Do(func() error {
		y, err := model.Call(x)
		if err != nil {
			return err
		}
		creator, err := y.Creator()
		fmt.Println(creator == nil) // no history
		return err
	})
	fmt.Println(err)
	// Output:
	// true
	// <nil>
}

func ExampleCancel() {
	ctx, cancel := context.WithCancel(context.Background())
	x, _ := catenary.VariableFrom([]float32{1})
	err := catenary.With(catenary.Cancel(ctx)).Do(func() error {
		return catenary.Loop(ctx, 1000, func(step int) error {
			if step == 3 {
				cancel()
			}
			_, err := catenary.Exp(x) // fails with ctx.Err()
			return err
		})
	})
	fmt.Println(err)
	// Output: context canceled
}

func ExampleNewElementwiseKernel() {
	kernel, err := catenary.NewElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_difference")
	if err != nil {
		log.Fatal(err)
	}
	x, _ := catenary.FromSlice([]float32{1, 2, 3})
	y, _ := catenary.FromSlice([]float32{3, 3, 3})
	z, err := kernel.Call([]*catenary.Array{x, y}, -1, nil, 1) // -1: the size of the inputs
	if errors.Is(err, catenary.ErrUnavailable) {               // no C++ compiler
		fmt.Println("[4. 1. 0.]")
		return
	}
	fmt.Println(z[0])
	// Output: [4. 1. 0.]
}

func ExampleOptimizer_AddHook() {
	model, _ := catenary.NewLinear(1, 1)
	optimizer, _ := catenary.NewSgd(0.1)
	_ = optimizer.Setup(model)
	err := optimizer.AddHook("watch", func(o *catenary.Optimizer, link *catenary.Link) error {
		w, err := link.Param("W")
		if err != nil {
			return err
		}
		grad, err := w.Grad()
		if err != nil {
			return err
		}
		largest, err := grad.Max()
		if err != nil {
			return err
		}
		value, err := largest.ItemF64()
		if math.IsNaN(value) {
			return errors.New("W has no gradient yet")
		}
		return err
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(optimizer.Update())
	// Output: W has no gradient yet
}

func ExampleCheckpointSave() {
	folder, err := os.MkdirTemp("", "catenary")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "training.npz")
	model, _ := catenary.NewLinear(3, 2)
	optimizer, _ := catenary.NewAdam(0.001)
	_ = optimizer.Setup(model)
	err = catenary.CheckpointSave(file, model, catenary.CheckpointSaveOptions{Optimizer: optimizer})
	if err != nil {
		log.Fatal(err)
	}
	again, _ := catenary.NewLinear(3, 2)
	fmt.Println(catenary.CheckpointLoad(file, again))
	// Output: <nil>
}
