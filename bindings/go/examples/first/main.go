// First fits a line to four points.
package main

import (
	"fmt"
	"log"

	"catenary"
)

func main() {
	if err := fit(); err != nil {
		log.Fatal(err)
	}
}

func fit() (err error) {
	defer catenary.Catch(&err) // Must and Check end the function with their error
	x := catenary.Must(catenary.ConstantFrom([]float32{1, 2, 3, 4}, 4, 1))
	t := catenary.Must(catenary.ConstantFrom([]float32{3, 5, 7, 9}, 4, 1)) // t = 2 x + 1
	catenary.Check(catenary.RandomSeed("", 1))                             // of the initial W
	model := catenary.Must(catenary.NewLinear(1, 1))                       // y = x Wᵀ + b; W and b are learned
	optimizer := catenary.Must(catenary.NewAdam(0.1))
	catenary.Check(optimizer.Setup(model))
	for step := 0; step < 1000; step++ {
		y := catenary.Must(model.Call(x))
		loss := catenary.Must(catenary.MeanSquaredError(y, t))
		catenary.Check(model.Cleargrads())
		catenary.Check(loss.Backward())
		catenary.Check(optimizer.Update())
	}
	w, b := catenary.Must(model.Param("W")), catenary.Must(model.Param("b"))
	fmt.Printf("y = %.2f x + %.2f\n", catenary.Must(w.ItemF64()), catenary.Must(b.ItemF64()))
	return nil
}
