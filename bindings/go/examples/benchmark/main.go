// Benchmark prints the cost of calls: the median, over many rounds, of the time for one call with its results closed.
//
//	go run ./examples/benchmark
package main

import (
	"fmt"
	"log"
	"sort"
	"time"

	"catenary"
)

func report(name string, call func() error) {
	const rounds, calls = 101, 2000
	times := make([]float64, rounds)
	for i := range times {
		started := time.Now()
		for k := 0; k < calls; k++ {
			catenary.Check(call())
		}
		times[i] = float64(time.Since(started).Nanoseconds()) / calls
	}
	sort.Float64s(times)
	fmt.Printf("%-24s %7.1f ns\n", name, times[rounds/2])
}

func run() (err error) {
	defer catenary.Catch(&err)
	a := catenary.Must(catenary.Ones([]int{10}, catenary.Float32))
	b := catenary.Must(a.Copy())
	x, y := catenary.Must(catenary.NewConstant(a)), catenary.Must(catenary.NewConstant(b))
	report("op/add_10", func() error {
		c, err := a.Add(b)
		c.Close()
		return err
	})
	report("op/add_10 (collected)", func() error {
		_, err := a.Add(b)
		return err
	})
	report("op/add_into_10", func() error { return a.AddInto(b, b) })
	report("function/add_10", func() error {
		z, err := catenary.Add(x, y)
		z.Close()
		return err
	})
	report("array/slice_10", func() error {
		_, err := catenary.Slice[float32](a)
		return err
	})
	report("array/failing_call", func() error {
		if _, err := a.Reshape(3); err == nil {
			return fmt.Errorf("10 elements have the shape (3,)")
		}
		return nil
	})
	data := make([]float32, 10_000_000)
	started := time.Now()
	large := catenary.Must(catenary.Wrap(data, 1000, 10_000))
	out := catenary.Must(catenary.Slice[float32](large))
	fmt.Printf("array/40_MB_in_and_out   %7.1f us, without a copy\n", float64(time.Since(started).Nanoseconds())/1e3)
	if &out[0] != &data[0] {
		return fmt.Errorf("the memory was copied")
	}
	large.Close()
	return nil
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
