// The calls that every binding must get right. Prints "N passed, N failed".
package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"unsafe"

	"catenary/raw"
)

var passed, failed int

func check(condition bool, what string) {
	if condition {
		passed++
	} else {
		failed++
		fmt.Printf("FAILED %s\n", what)
	}
}

func succeeds(err error, what string) { check(err == nil, fmt.Sprintf("%s: %v", what, err)) }

// A failure carries its status and its own message, even if the goroutine has moved to another thread.
func fails(err error, status raw.Status, begin, what string) {
	check(raw.StatusOf(err) == status && err != nil && strings.HasPrefix(err.Error(), begin), fmt.Sprintf("%s: %v", what, err))
}

func matrix(values [6]float32) *raw.Array {
	var array *raw.Array
	shape := [2]int64{2, 3}
	succeeds(raw.ArrayFromData(unsafe.Pointer(&values[0]), &shape[0], 2, raw.CTN_FLOAT32, &array), "array_from_data")
	return array
}

func values(array *raw.Array) (result [6]float32) {
	succeeds(raw.ArrayToData(array, unsafe.Pointer(&result[0]), uint64(unsafe.Sizeof(result))), "array_to_data")
	return
}

func arrays(a *raw.Array) {
	b := matrix([6]float32{10, 20, 30, 40, 50, 60})
	var c, wrong *raw.Array
	succeeds(raw.ArrayAdd(a, b, &c), "array_add")
	check(c != nil, "a result")
	shape := unsafe.Slice(raw.ArrayShape(c), raw.ArrayNdim(c))
	check(len(shape) == 2 && shape[0] == 2 && shape[1] == 3, "shape")
	check(values(c) == [6]float32{11, 22, 33, 44, 55, 66}, "values of the sum")
	raw.ArrayRelease(c)

	four := int64(4)
	succeeds(raw.ArrayZeros(&four, 1, raw.CTN_FLOAT32, &wrong), "array_zeros")
	fails(raw.ArrayAdd(a, wrong, &c), raw.CTN_ERROR_SHAPE, "array_add: ", "a failing call gives its status and message")
	check(c == nil, "the output of a failing call is NULL")
	fails(raw.ArrayAdd(a, nil, &c), raw.CTN_ERROR_INVALID_ARGUMENT, "array_add: x2: ", "NULL is an error")
	raw.ArrayRelease(wrong)
	raw.ArrayRelease(b)
}

func userFunction(forward unsafe.Pointer) *raw.Function {
	var function *raw.Function
	callbacks := raw.FunctionCallbacks{Name: cText("Probe"), Forward: forward, Destroy: countPointer}
	callbacks.StructSize = uint64(unsafe.Sizeof(callbacks))
	succeeds(raw.FunctionNew(&callbacks, nil, &function), "function_new")
	return function
}

func callbacks(a *raw.Array) {
	var x, y *raw.Variable
	var data *raw.Array
	succeeds(raw.VariableNew(a, &x), "variable_new")
	function := userFunction(twicePointer)
	succeeds(raw.FunctionCall(function, &x, 1, &y, 1), "function_call")
	succeeds(raw.VariableData(y, &data), "variable_data")
	check(values(data) == [6]float32{2, 4, 6, 8, 10, 12}, "values of the user function")
	raw.ArrayRelease(data)
	raw.VariableRelease(y)
	raw.FunctionRelease(function)
	check(destroyed == 1, "destroy of the user function runs once")

	function = userFunction(refusePointer)
	fails(raw.FunctionCall(function, &x, 1, &y, 1), raw.CTN_ERROR_UNSUPPORTED, "the probe says no", "a callback's failure")
	check(y == nil, "no output after a callback's error")
	raw.FunctionRelease(function)
	check(destroyed == 2, "destroy runs after an error too")

	var link *raw.Link
	succeeds(raw.LinkNew(refuseLinkPointer, nil, countPointer, &link), "link_new")
	fails(raw.LinkCall1(link, x, &y), raw.CTN_ERROR_IO, "the link says no", "a link's callback's failure")
	raw.LinkRelease(link)
	check(destroyed == 3, "destroy of the link's callback runs once")
	raw.VariableRelease(x)
}

// Goroutines that fail in different ways and move between threads: each sees its own message.
func goroutines(a *raw.Array) {
	const many, rounds = 8, 200
	wrong := make(chan string, many)
	for number := 0; number < many; number++ {
		go func(axis int64) {
			expected := fmt.Sprintf("array_expand_dims: axis: %d is out of bounds", axis)
			for round := 0; round < rounds; round++ {
				var out *raw.Array
				err := raw.ArrayExpandDims(a, axis, &out)
				runtime.Gosched()
				if raw.StatusOf(err) != raw.CTN_ERROR_INDEX || !strings.HasPrefix(err.Error(), expected) {
					wrong <- fmt.Sprint(err)
					return
				}
			}
			wrong <- ""
		}(int64(100 + number))
	}
	for number := 0; number < many; number++ {
		message := <-wrong
		check(message == "", "a goroutine got another's message: "+message)
	}
}

func main() {
	a := matrix([6]float32{1, 2, 3, 4, 5, 6})
	arrays(a)
	callbacks(a)
	goroutines(a)
	raw.ArrayRelease(a)
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if failed != 0 {
		os.Exit(1)
	}
}
