// The handful of calls that every binding must get right. Prints "N passed, N failed".
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

func message() string { return raw.Text(raw.ErrorMessage()) }

func check(condition bool, what string) {
	if condition {
		passed++
	} else {
		failed++
		fmt.Printf("FAILED %s (last error: %s)\n", what, message())
	}
}

func matrix(values [6]float32) *raw.Array {
	var array *raw.Array
	shape := [2]int64{2, 3}
	status := raw.ArrayFromData(unsafe.Pointer(&values[0]), &shape[0], 2, raw.CTN_FLOAT32, &array)
	check(status == raw.CTN_OK, "array_from_data")
	return array
}

func values(array *raw.Array) (result [6]float32) {
	status := raw.ArrayToData(array, unsafe.Pointer(&result[0]), uint64(unsafe.Sizeof(result)))
	check(status == raw.CTN_OK, "array_to_data")
	return
}

func arrays(a *raw.Array) {
	b := matrix([6]float32{10, 20, 30, 40, 50, 60})
	var c, wrong *raw.Array
	check(raw.ArrayAdd(a, b, &c) == raw.CTN_OK && c != nil, "array_add")
	shape := unsafe.Slice(raw.ArrayShape(c), raw.ArrayNdim(c))
	check(len(shape) == 2 && shape[0] == 2 && shape[1] == 3, "shape")
	check(values(c) == [6]float32{11, 22, 33, 44, 55, 66}, "values of the sum")
	raw.ArrayRelease(c)

	four := int64(4)
	check(raw.ArrayZeros(&four, 1, raw.CTN_FLOAT32, &wrong) == raw.CTN_OK, "array_zeros")
	check(raw.ArrayAdd(a, wrong, &c) == raw.CTN_ERROR_SHAPE, "a failing call gives its status")
	check(c == nil, "the output of a failing call is NULL")
	check(raw.ErrorCode() == raw.CTN_ERROR_SHAPE && strings.HasPrefix(message(), "array_add:"),
		"a failing call leaves its message")
	check(raw.ArrayAdd(a, nil, &c) == raw.CTN_ERROR_INVALID_ARGUMENT, "NULL is an error")
	raw.ArrayRelease(wrong)
	raw.ArrayRelease(b)
}

func userFunction(forward unsafe.Pointer) *raw.Function {
	var function *raw.Function
	callbacks := raw.FunctionCallbacks{Name: cText("Probe"), Forward: forward, Destroy: countPointer}
	callbacks.StructSize = uint64(unsafe.Sizeof(callbacks))
	check(raw.FunctionNew(&callbacks, nil, &function) == raw.CTN_OK, "function_new")
	return function
}

func callbacks(a *raw.Array) {
	var x, y *raw.Variable
	var data *raw.Array
	check(raw.VariableNew(a, &x) == raw.CTN_OK, "variable_new")
	function := userFunction(twicePointer)
	check(raw.FunctionCall(function, &x, 1, &y, 1) == raw.CTN_OK, "function_call")
	check(raw.VariableData(y, &data) == raw.CTN_OK, "variable_data")
	check(values(data) == [6]float32{2, 4, 6, 8, 10, 12}, "values of the user function")
	raw.ArrayRelease(data)
	raw.VariableRelease(y)
	raw.FunctionRelease(function)
	check(destroyed == 1, "destroy of the user function runs once")

	function = userFunction(refusePointer)
	check(raw.FunctionCall(function, &x, 1, &y, 1) == raw.CTN_ERROR_UNSUPPORTED, "status of a callback")
	check(message() == "the probe says no", "message of a callback")
	check(y == nil, "no output after a callback's error")
	raw.FunctionRelease(function)
	check(destroyed == 2, "destroy runs after an error too")

	var link *raw.Link
	check(raw.LinkNew(refuseLinkPointer, nil, countPointer, &link) == raw.CTN_OK, "link_new")
	check(raw.LinkCall1(link, x, &y) == raw.CTN_ERROR_IO, "status of a link's callback")
	check(message() == "the link says no", "message of a link's callback")
	raw.LinkRelease(link)
	check(destroyed == 3, "destroy of the link's callback runs once")
	raw.VariableRelease(x)
}

func main() {
	runtime.LockOSThread() // the last error belongs to the thread
	a := matrix([6]float32{1, 2, 3, 4, 5, 6})
	arrays(a)
	callbacks(a)
	raw.ArrayRelease(a)
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if failed != 0 {
		os.Exit(1)
	}
}
