// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// AxesOptions are optional arguments; the zero value of a field stands for the default.
type AxesOptions struct {
	// Axes: The axes. Negative numbers count from the last axis. nil: all axes.
	Axes []int
	// Keepdims: Whether reduced axes are kept with length 1.
	Keepdims bool
}

// Sum: Sums over axes.
//
//   - x: The input variable.
func Sum(x *Variable, options ...AxesOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Sum(x.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MatmulOptions are optional arguments; the zero value of a field stands for the default.
type MatmulOptions struct {
	// Transa: Whether to transpose `a` before.
	Transa bool
	// Transb: Whether to transpose `b` before.
	Transb bool
}

// Matmul: Product of two matrices. A vector counts as a matrix with one column. The result is a matrix.
//
//   - a: The first operand.
//   - b: The second operand.
func Matmul(a *Variable, b *Variable, options ...MatmulOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Matmul(a.ptr(), b.ptr(), truth(option.Transa), truth(option.Transb), &y.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Max: Largest elements along axes. Every element that equals the largest one receives the gradient.
//
//   - x: The input variable.
func Max(x *Variable, options ...AxesOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Max(x.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Min: Smallest elements along axes. Every element that equals the smallest one receives the gradient.
//
//   - x: The input variable.
func Min(x *Variable, options ...AxesOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Min(x.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Mean: Means along axes.
//
//   - x: The input variable.
func Mean(x *Variable, options ...AxesOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Mean(x.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Logsumexp: log(sum(exp(x))) along axes, without intermediate overflow.
//
//   - x: The input variable.
func Logsumexp(x *Variable, options ...AxesOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Logsumexp(x.ptr(), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Clip: The elements limited to a range. Elements within the range, including its ends, receive the gradient.
// NaN stays NaN.
//
//   - x: The input variable.
//   - xMin: Lower bound.
//   - xMax: Upper bound, at least `xMin`.
func Clip(x *Variable, xMin float64, xMax float64) (*Variable, error) {
	y := new(Variable)
	err := raw.Clip(x.ptr(), xMin, xMax, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MatmulNumpy: Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A
// vector counts as a row on the left and as a column on the right, and the result lacks that axis.
//
//   - a: The first operand.
//   - b: The second operand.
func MatmulNumpy(a *Variable, b *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.MatmulNumpy(a.ptr(), b.ptr(), &y.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BatchMatmul: Products of the matrices of two stacks of equal length, of shape (N, m, n).
//
//   - a: Matrices in a stack with three axes, or (N, k) as a stack of columns.
//   - b: Matrices in a stack with three axes, or (N, k) as a stack of columns.
func BatchMatmul(a *Variable, b *Variable, options ...MatmulOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.BatchMatmul(a.ptr(), b.ptr(), truth(option.Transa), truth(option.Transb), &y.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Inv: Inverse of a matrix.
//
//   - a: A square matrix.
func Inv(a *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Inv(a.ptr(), &y.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BatchInv: Inverses of the matrices of a stack.
//
//   - a: Square matrices, of shape (N, n, n).
func BatchInv(a *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.BatchInv(a.ptr(), &y.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Det: Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the determinant
// of a singular matrix is INVALID_ARGUMENT.
//
//   - a: A square matrix.
func Det(a *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Det(a.ptr(), &y.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BatchDet: Determinants of the matrices of a stack, of shape (N,); otherwise like Det.
//
//   - a: Square matrices, of shape (N, n, n).
func BatchDet(a *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.BatchDet(a.ptr(), &y.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BatchL2NormSquared: Sums of the squares of each x[i], of shape (N,).
//
//   - x: The input, of shape (N, d1, ...).
func BatchL2NormSquared(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.BatchL2NormSquared(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
