// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ReduceOptions are optional arguments; the zero value of a field stands for the default.
type ReduceOptions struct {
	// Axes: The axes. Negative numbers count from the last axis. nil: all axes.
	Axes []int
	// Keepdims: Whether reduced axes are kept with length 1.
	Keepdims bool
	// Dtype: Element type of the computation and of the result; DtypeNone for int64 or uint64 if the elements are
	// smaller integers or booleans, otherwise that of `a`.
	Dtype Dtype
}

// Sum: Sums of the elements.
func (a *Array) Sum(options ...ReduceOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArraySum(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), option.Dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SumInto: Sums of the elements, into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dtype: Element type of the computation, or DtypeNone for the one to which `a` and `out` promote.
//   - dst: The destination.
func (a *Array) SumInto(axes []int, keepdims bool, dtype Dtype, dst *Array) error {
	err := raw.ArraySumInto(a.ptr(), words(axes), uint64(len(axes)), truth(keepdims), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Prod: Products of the elements.
func (a *Array) Prod(options ...ReduceOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayProd(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), option.Dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ProdInto: Products of the elements, into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dtype: Element type of the computation, or DtypeNone for the one to which `a` and `out` promote.
//   - dst: The destination.
func (a *Array) ProdInto(axes []int, keepdims bool, dtype Dtype, dst *Array) error {
	err := raw.ArrayProdInto(a.ptr(), words(axes), uint64(len(axes)), truth(keepdims), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Mean: Arithmetic means of the elements.
func (a *Array) Mean(options ...ReduceOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayMean(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), option.Dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MeanInto: Arithmetic means of the elements, into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dtype: Element type of the computation, or DtypeNone for float64 if the elements are integers or
//     booleans, otherwise for the one to which `a` and `out` promote.
//   - dst: The destination.
func (a *Array) MeanInto(axes []int, keepdims bool, dtype Dtype, dst *Array) error {
	err := raw.ArrayMeanInto(a.ptr(), words(axes), uint64(len(axes)), truth(keepdims), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Max: Largest elements, or NaN if there is one. An empty axis is an error.
func (a *Array) Max(options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayMax(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MaxInto: Largest elements, into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dst: The destination.
func (a *Array) MaxInto(axes []int, keepdims bool, dst *Array) error {
	err := raw.ArrayMaxInto(a.ptr(), words(axes), uint64(len(axes)), truth(keepdims), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Min: Smallest elements, or NaN if there is one. An empty axis is an error.
func (a *Array) Min(options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayMin(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MinInto: Smallest elements, into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dst: The destination.
func (a *Array) MinInto(axes []int, keepdims bool, dst *Array) error {
	err := raw.ArrayMinInto(a.ptr(), words(axes), uint64(len(axes)), truth(keepdims), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Argmax: First positions (int64) of the largest elements along an axis. The first NaN wins.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - keepdims: Whether reduced axes are kept with length 1.
func (a *Array) Argmax(axis int, keepdims bool) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArgmax(a.ptr(), int64(axis), truth(keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArgmaxInto: Like Array.Argmax, but into an existing array of an integer dtype that int64 can hold.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dst: The destination.
func (a *Array) ArgmaxInto(axis int, keepdims bool, dst *Array) error {
	err := raw.ArrayArgmaxInto(a.ptr(), int64(axis), truth(keepdims), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Argmin: First positions (int64) of the smallest elements along an axis. The first NaN wins.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - keepdims: Whether reduced axes are kept with length 1.
func (a *Array) Argmin(axis int, keepdims bool) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArgmin(a.ptr(), int64(axis), truth(keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArgminInto: Like Array.Argmin, but into an existing array of an integer dtype that int64 can hold.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dst: The destination.
func (a *Array) ArgminInto(axis int, keepdims bool, dst *Array) error {
	err := raw.ArrayArgminInto(a.ptr(), int64(axis), truth(keepdims), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// KeepOptions are optional arguments; the zero value of a field stands for the default.
type KeepOptions struct {
	// Keepdims: Whether reduced axes are kept with length 1.
	Keepdims bool
	// Dtype: Element type of the computation and of the result, or DtypeNone for float64 if the elements are
	// integers or booleans, otherwise that of `a`.
	Dtype Dtype
}

// Var: Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the
// divisor.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - ddof: Subtracted from the number of elements in the divisor; usually 0 or 1.
func (a *Array) Var(axes []int, ddof float64, options ...KeepOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayVar(a.ptr(), words(axes), uint64(len(axes)), ddof, truth(option.Keepdims), option.Dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// VarInto: Like Array.Var, but into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - ddof: Subtracted from the number of elements in the divisor; usually 0 or 1.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dtype: Element type of the computation; DtypeNone as in Array.Var.
//   - dst: The destination.
func (a *Array) VarInto(axes []int, ddof float64, keepdims bool, dtype Dtype, dst *Array) error {
	err := raw.ArrayVarInto(a.ptr(), words(axes), uint64(len(axes)), ddof, truth(keepdims), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Std: Standard deviations: the square roots of the variances of Array.Var.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - ddof: Subtracted from the number of elements in the divisor; usually 0 or 1.
func (a *Array) Std(axes []int, ddof float64, options ...KeepOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayStd(a.ptr(), words(axes), uint64(len(axes)), ddof, truth(option.Keepdims), option.Dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StdInto: Like Array.Std, but into an existing array of the shape of the result.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
//   - ddof: Subtracted from the number of elements in the divisor; usually 0 or 1.
//   - keepdims: Whether reduced axes are kept with length 1.
//   - dtype: Element type of the computation; DtypeNone as in Array.Std.
//   - dst: The destination.
func (a *Array) StdInto(axes []int, ddof float64, keepdims bool, dtype Dtype, dst *Array) error {
	err := raw.ArrayStdInto(a.ptr(), words(axes), uint64(len(axes)), ddof, truth(keepdims), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// CountNonzero: Number of elements that are not zero (int64).
func (a *Array) CountNonzero(options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayCountNonzero(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// All: Whether all elements differ from zero (bool); true if there are no elements.
func (a *Array) All(options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayAll(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Any: Whether at least one element differs from zero (bool); false if there are no elements.
func (a *Array) Any(options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayAny(a.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
