// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ArrayUfuncOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncOptions struct {
	// Where: A bool array, broadcast: only elements where it is true are computed. The others keep what the
	// destination holds, or are undefined without one. nil: all.
	Where *Array
	// Destination: An array for the result, converted under `casting`; `out` is then a new reference to it. nil:
	// a new array.
	Destination *Array
}

// ArrayUfunc: Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - inputs: The inputs, as many as the operation takes; weak scalars are allowed.
//   - dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
//   - casting: Which conversions of inputs and results are allowed; see Casting.
func ArrayUfunc(name string, inputs []*Array, dtype Dtype, casting Casting, options ...ArrayUfuncOptions) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	inputsHandles := arrayHandles(inputs)
	option := optional(options)
	dst := new(Array)
	err = raw.ArrayUfunc(nameText, first(inputsHandles), uint64(len(inputs)), dtype.raw(), raw.Casting(casting), option.Where.ptr(), option.Destination.ptr(), &dst.h)
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(option.Where)
	runtime.KeepAlive(option.Destination)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayUfuncOutputsOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncOutputsOptions struct {
	// Where: A bool array, broadcast: only elements where it is true are computed. The others keep what the
	// destination holds, or are undefined without one. nil: all.
	Where *Array
	// Destinations: Arrays for the results, some of which may be nil. nil: new arrays for all.
	Destinations []*Array
}

// ArrayUfuncOutputs: Like ArrayUfunc, but for operations with any number of outputs.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - inputs: The inputs, as many as the operation takes; weak scalars are allowed.
//   - dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
//   - casting: Which conversions of inputs and results are allowed; see Casting.
func ArrayUfuncOutputs(name string, inputs []*Array, dtype Dtype, casting Casting, outCount int, options ...ArrayUfuncOutputsOptions) ([]*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	inputsHandles := arrayHandles(inputs)
	option := optional(options)
	destinationsHandles := arrayHandles(option.Destinations)
	if err := countable("outCount", outCount); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, outCount)
	if err := sameLengthIfAny("destinations", outCount, len(option.Destinations)); err != nil {
		return nil, err
	}
	err = raw.ArrayUfuncOutputs(nameText, first(inputsHandles), uint64(len(inputs)), dtype.raw(), raw.Casting(casting), option.Where.ptr(), first(destinationsHandles), first(outsHandles), uint64(outCount))
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(option.Where)
	runtime.KeepAlive(option.Destinations)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// ArrayUfuncAt: NumPy's ufunc.at: applies an operation with one output in place to what the items select,
// with the rules of Array.GetAdvanced. It takes one element after the other in C order, so that repeated
// positions are treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its results are
// converted to the dtype of `a` as by C casts.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - a: The array to change.
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - arrays: The position arrays and masks that items of kind IndexArray refer to.
//   - value: The second operand, broadcast to the selection. nil for operations with one input.
func ArrayUfuncAt(name string, a *Array, items []Index, arrays []*Array, value *Array) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	arraysHandles := arrayHandles(arrays)
	err = raw.ArrayUfuncAt(nameText, a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), first(arraysHandles), uint64(len(arrays)), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(arrays)
	runtime.KeepAlive(value)
	return fail(err)
}

// UfuncCount: Number of operations that ArrayUfunc knows.
func UfuncCount() int {
	result := int(raw.UfuncCount())
	return result
}

// UfuncName: Name of an operation; nil after the last one. It lives as long as the process.
//
//   - index: Number of the operation, counted from 0.
func UfuncName(index int) string {
	result := raw.Text(raw.UfuncName(count(index)))
	return result
}

// UfuncArity: Number of inputs and outputs of an operation (NumPy's nin and nout).
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
func UfuncArity(name string) (int, int, error) {
	nameText, err := text(name)
	if err != nil {
		return 0, 0, err
	}
	var inputs uint64
	var outputs uint64
	err = raw.UfuncArity(nameText, &inputs, &outputs)
	if err != nil {
		return 0, 0, fail(err)
	}
	return int(inputs), int(outputs), nil
}

// UfuncTypes: The loops of an operation in the order in which they are searched, separated by spaces, in
// NumPy's characters such as "ff->f". E is bfloat16.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
func UfuncTypes(name string) (string, error) {
	nameText, err := text(name)
	if err != nil {
		return "", err
	}
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.UfuncTypes(nameText, buffer, capacity, length)
	})
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}
