// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ArrayUfuncReduceOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncReduceOptions struct {
	// Axes: The axes; nil for all. Only operations whose order does not matter (see UfuncReduction) reduce more
	// than one.
	Axes []int
	// Keepdims: Whether the reduced axes are kept with length 1.
	Keepdims bool
	// Dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
	Dtype Dtype
	// Where: A bool array that broadcasts to the shape of `a`: elements where it is false are left out.
	// Operations without an identity then need `initial`. nil: all elements.
	Where *Array
	// Initial: A 0-d array that comes before the elements. nil for the identity, or none.
	Initial *Array
	// Destination: An array of the shape of the result, to whose dtype it is converted as by C casts; `out` is
	// then a new reference to it. nil: a new array.
	Destination *Array
}

// ArrayUfuncReduce: NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs
// and one output. The loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose
// results must be possible first inputs of it; sums and products of small integers and of booleans without a
// destination are int64 or uint64, and the logical operations give bool.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - a: The input array.
func ArrayUfuncReduce(name string, a *Array, options ...ArrayUfuncReduceOptions) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	option := optional(options)
	dst := new(Array)
	err = raw.ArrayUfuncReduce(nameText, a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), option.Dtype.raw(), option.Where.ptr(), option.Initial.ptr(), option.Destination.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(option.Where)
	runtime.KeepAlive(option.Initial)
	runtime.KeepAlive(option.Destination)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayUfuncAccumulateOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncAccumulateOptions struct {
	// Dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
	Dtype Dtype
	// Destination: An array of the shape of the result, to whose dtype it is converted as by C casts; `out` is
	// then a new reference to it. nil: a new array.
	Destination *Array
}

// ArrayUfuncAccumulate: NumPy's ufunc.accumulate: the results of ArrayUfuncReduce for the first elements
// along an axis, for the first two, and so on.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - a: The input, with at least one axis.
//   - axis: The axis. Negative numbers count from the last axis.
func ArrayUfuncAccumulate(name string, a *Array, axis int, options ...ArrayUfuncAccumulateOptions) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	option := optional(options)
	dst := new(Array)
	err = raw.ArrayUfuncAccumulate(nameText, a.ptr(), int64(axis), option.Dtype.raw(), option.Destination.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(option.Destination)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayUfuncReduceatOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncReduceatOptions struct {
	// Dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
	Dtype Dtype
	// Destination: An array of the shape of the result, to whose dtype it is converted as by C casts; `out` is
	// then a new reference to it. nil: a new array.
	Destination *Array
}

// ArrayUfuncReduceat: NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the
// positions up to the next one, or to the end from the last one. If the next position is not larger, the
// result is the element at the position.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - a: The input, with at least one axis.
//   - indices: The positions, a vector of integers that are not negative.
//   - axis: The axis. Negative numbers count from the last axis.
func ArrayUfuncReduceat(name string, a *Array, indices *Array, axis int, options ...ArrayUfuncReduceatOptions) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	option := optional(options)
	dst := new(Array)
	err = raw.ArrayUfuncReduceat(nameText, a.ptr(), indices.ptr(), int64(axis), option.Dtype.raw(), option.Destination.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	runtime.KeepAlive(option.Destination)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayUfuncOuterOptions are optional arguments; the zero value of a field stands for the default.
type ArrayUfuncOuterOptions struct {
	// Where: A bool array, broadcast: only elements where it is true are computed. The others keep what the
	// destination holds, or are undefined without one. nil: all.
	Where *Array
	// Destination: An array for the result, converted under `casting`; `out` is then a new reference to it. nil:
	// a new array.
	Destination *Array
}

// ArrayUfuncOuter: NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an
// element of `a` and one of `b`; the shape is that of `a`, followed by that of `b`.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
//   - a: The first inputs.
//   - b: The second inputs.
//   - dtype: Element type of the loop, or DtypeNone to choose it from the inputs.
//   - casting: Which conversions of inputs and results are allowed; see Casting.
func ArrayUfuncOuter(name string, a *Array, b *Array, dtype Dtype, casting Casting, options ...ArrayUfuncOuterOptions) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	option := optional(options)
	dst := new(Array)
	err = raw.ArrayUfuncOuter(nameText, a.ptr(), b.ptr(), dtype.raw(), raw.Casting(casting), option.Where.ptr(), option.Destination.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	runtime.KeepAlive(option.Where)
	runtime.KeepAlive(option.Destination)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// UfuncReduction: What reductions by an operation with two inputs and one output can rely on.
//
//   - name: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
func UfuncReduction(name string) (bool, *Array, error) {
	nameText, err := text(name)
	if err != nil {
		return false, nil, err
	}
	var reorderable int32
	identity := new(Array)
	err = raw.UfuncReduction(nameText, &reorderable, &identity.h)
	if err != nil {
		return false, nil, fail(err)
	}
	return reorderable != 0, identity.own(), nil
}
