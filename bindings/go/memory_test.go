// Tests that the collector keeps up with arrays that nobody closes.

package catenary_test

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"catenary"
)

// resident is the memory of the process in bytes.
func resident(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Skip("no /proc/self/statm")
	}
	var size, pages int
	if _, err := fmt.Sscan(string(text), &size, &pages); err != nil {
		t.Fatal(err)
	}
	return pages * os.Getpagesize()
}

// A million arrays without Close: the collector keeps up.
func TestMillionArrays(t *testing.T) {
	x, err := catenary.Ones([]int{10}, catenary.Float32)
	must(t, x, err)
	const rounds, each = 10, 100_000
	var least, most int
	for round := 0; round < rounds; round++ {
		for i := 0; i < each; i++ {
			if _, err := x.Add(x); err != nil {
				t.Fatal(err)
			}
		}
		now := resident(t)
		if round == rounds/5 {
			least, most = now, now
		} else if round > rounds/5 && now > most {
			most = now
		}
	}
	t.Logf("%d MB after the first fifth, at most %d MB", least>>20, most>>20)
	// A million arrays that nobody releases take 510 MB. What grows at first are the caches of the threads between which
	// the goroutine moves.
	if most-least > 100<<20 {
		t.Errorf("the memory grew from %d MB to %d MB", least>>20, most>>20)
	}
}

// Large arrays: the collector of Go sees 8 bytes of each 4 MB.
func TestLargeArraysWithoutClose(t *testing.T) {
	x, err := catenary.Ones([]int{1 << 20}, catenary.Float32)
	must(t, x, err)
	var peak uint64
	for i := 0; i < 500; i++ {
		if _, err := x.Add(x); err != nil {
			t.Fatal(err)
		}
		statistics, err := catenary.MemoryGetStatistics("cpu")
		if must(t, statistics, err).UsedBytes > peak {
			peak = statistics.UsedBytes
		}
	}
	t.Logf("at most %d MB in use, of 2000 MB", peak>>20)
	if peak > 400<<20 {
		t.Errorf("expected at most 400 MB in use, got %d MB", peak>>20)
	}
}

// Histories: each variable leads to all that came before it.
func TestHistoriesWithoutClose(t *testing.T) {
	x, err := catenary.VariableFrom(make([]float32, 1<<18))
	must(t, x, err)
	var peak uint64
	for i := 0; i < 100; i++ {
		y := x
		for k := 0; k < 10; k++ {
			y, err = catenary.Exp(y)
			must(t, y, err)
		}
		statistics, err := catenary.MemoryGetStatistics("cpu")
		if must(t, statistics, err).UsedBytes > peak {
			peak = statistics.UsedBytes
		}
	}
	t.Logf("at most %d MB in use, of 1000 MB", peak>>20)
	if peak > 400<<20 {
		t.Errorf("expected at most 400 MB in use, got %d MB", peak>>20)
	}
}

// Near a limit the collector runs before an allocation fails.
func TestMemoryLimit(t *testing.T) {
	catenary.Collect()
	catenary.SetCollectThreshold(1 << 40) // the limit alone
	defer catenary.SetCollectThreshold(64 << 20)
	statistics, err := catenary.MemoryGetStatistics("cpu")
	must(t, statistics, err)
	if err := catenary.SetMemoryLimit("cpu", statistics.HeldBytes+64<<20); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := catenary.SetMemoryLimit("cpu", 0); err != nil {
			t.Error(err)
		}
	}()
	for i := 0; i < 100; i++ {
		if _, err := catenary.Zeros([]int{4 << 20}, catenary.Float32); err != nil {
			t.Fatalf("array %d: %v", i, err)
		}
	}
}

// 40 MB pass in and out without a copy: the addresses are equal.
func TestWithoutCopies(t *testing.T) {
	data := make([]float32, 10<<20)
	for i := range data {
		data[i] = float32(i % 100)
	}
	catenary.Collect()
	before, err := catenary.MemoryGetStatistics("cpu")
	must(t, before, err)
	a, err := catenary.Wrap(data, 1024, 10240)
	must(t, a, err)
	out, err := catenary.Slice[float32](a)
	must(t, out, err)
	if &out[0] != &data[0] || len(out) != len(data) {
		t.Error("the memory differs")
	}
	after, err := catenary.MemoryGetStatistics("cpu")
	must(t, after, err)
	if after.AllocationCount != before.AllocationCount {
		t.Errorf("%d allocations", after.AllocationCount-before.AllocationCount)
	}
	data[5] = -1
	value, err := a.ItemF64(0, 5)
	equal(t, "what Go wrote", must(t, value, err), -1)
	if err := catenary.Edit(a, func(s []float32) error { s[6] = -2; return nil }); err != nil {
		t.Fatal(err)
	}
	equal(t, "what was written in the array", data[6], -2)
	row, err := a.Get(catenary.At(3))
	rowData, err := catenary.Slice[float32](must(t, row, err))
	equal(t, "a row is a view", &must(t, rowData, err)[0] == &data[3*10240], true)
	column, err := a.Get(catenary.All(), catenary.At(3))
	must(t, column, err)
	if _, err := catenary.Slice[float32](column); err == nil || !strings.Contains(err.Error(), "contiguous") {
		t.Errorf("a column has no slice: got %v", err)
	}
	values, err := catenary.ToSlice[float32](column)
	equal(t, "the column", must(t, values, err)[1], float32((10240+3)%100))
	if _, err := catenary.Slice[float64](a); err == nil {
		t.Error("a slice of another type")
	}
}

// The library releases the slice with the array, and not before.
func TestWrapKeepsTheSlice(t *testing.T) {
	released := make(chan struct{})
	data := &[1000]float64{1, 2, 3}
	runtime.SetFinalizer(data, func(*[1000]float64) { close(released) })
	a, err := catenary.Wrap(data[:])
	must(t, a, err)
	data = nil
	catenary.Collect()
	select {
	case <-released:
		t.Fatal("the slice is gone before the array")
	default:
	}
	value, err := a.ItemF64(2)
	equal(t, "an element", must(t, value, err), 3)
	a.Close()
	for i := 0; i < 10; i++ {
		catenary.Collect()
		select {
		case <-released:
			return
		default:
		}
	}
	t.Error("the slice is never released")
}

// Functions of Go that the library holds are released with it.
func TestClosuresAreReleased(t *testing.T) {
	released := make(chan struct{})
	func() {
		state := &[100]int{}
		runtime.SetFinalizer(state, func(*[100]int) { close(released) })
		link, err := catenary.NewLink(func(_ *catenary.Link, xs []*catenary.Variable, _ int) ([]*catenary.Variable, error) {
			state[0]++
			return xs, nil
		})
		x, err2 := catenary.VariableFrom([]float32{1})
		must(t, x, err2)
		y, err := must(t, link, err).Call(x)
		must(t, y, err)
	}()
	for i := 0; i < 10; i++ {
		catenary.Collect()
		select {
		case <-released:
			return
		default:
		}
	}
	t.Error("the closure is never released")
}

// Goroutines train networks of their own; each sees its own errors.
func TestGoroutines(t *testing.T) {
	var group sync.WaitGroup
	results := make([]string, 4)
	for g := range results {
		group.Add(1)
		go func(g int) {
			defer group.Done()
			results[g] = fit(t, g)
		}(g)
	}
	group.Wait()
	for g, result := range results {
		if result != results[0] {
			t.Errorf("goroutine %d: expected %s, got %s", g, results[0], result)
		}
	}
}

func fit(t *testing.T, g int) string {
	model, err := catenary.NewLinear(1, 1)
	if err != nil {
		t.Error(err)
		return ""
	}
	w, _ := model.Param("W")
	data, _ := w.Data()
	_ = data.FillF64(0.5)
	optimizer, _ := catenary.NewSgd(0.05)
	_ = optimizer.Setup(model)
	x, _ := catenary.ConstantFrom([]float32{1, 2, 3, 4}, 4, 1)
	target, _ := catenary.ConstantFrom([]float32{3, 5, 7, 9}, 4, 1)
	for step := 0; step < 100; step++ {
		err := func() (err error) {
			defer catenary.Catch(&err)
			loss := catenary.Must(catenary.MeanSquaredError(catenary.Must(model.Call(x)), target))
			catenary.Check(model.Cleargrads())
			catenary.Check(loss.Backward())
			return optimizer.Update()
		}()
		if err != nil {
			t.Error(err)
			return ""
		}
		runtime.Gosched()
		axis := 100 + g
		if _, err := data.ExpandDims(axis); err == nil || !strings.Contains(err.Error(), fmt.Sprint("axis: ", axis)) {
			t.Errorf("goroutine %d got the message %v", g, err)
		}
	}
	values, err := catenary.ToSlice[float32](data)
	if err != nil {
		t.Error(err)
	}
	return fmt.Sprint(values)
}

func TestNestedSlices(t *testing.T) {
	a, err := catenary.ArrayOf([][]float32{{1, 2, 3}, {4, 5, 6}})
	must(t, a, err)
	equal(t, "shape", a.Shape(), []int{2, 3})
	equal(t, "text", a, "[[1. 2. 3.]\n [4. 5. 6.]]")
	b, err := catenary.ArrayOf([2][2]int64{{1, 2}, {3, 4}})
	equal(t, "array of arrays", must(t, b, err), "[[1 2]\n [3 4]]")
	c, err := catenary.ArrayOf(true)
	equal(t, "a number", must(t, c, err), "True")
	d, err := catenary.ArrayOf([][]float32{})
	equal(t, "empty", must(t, d, err).Shape(), []int{0, 0})
	for _, wrong := range []any{nil, "text", [][]float32{{1}, {2, 3}}, []string{"a"}, [][]float32{{}, {1}}} {
		if a, err := catenary.ArrayOf(wrong); err == nil {
			t.Errorf("%v is accepted: %v", wrong, a)
		}
	}
}

func BenchmarkAdd10(b *testing.B) {
	x, err := catenary.Ones([]int{10}, catenary.Float32)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		y, err := x.Add(x)
		if err != nil {
			b.Fatal(err)
		}
		y.Close()
	}
}
