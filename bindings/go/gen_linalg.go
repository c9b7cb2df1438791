// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Inner: Sums of the products over the last axes of both operands. A 0-d operand scales the other.
//
//   - b: The second operand.
func (a *Array) Inner(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayInner(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Outer: Products of every element of `a` with every element of `b`, both flattened: an array of shape
// (a.size, b.size).
//
//   - b: The second operand.
func (a *Array) Outer(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayOuter(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// OuterInto: Like Array.Outer, but into an existing array of shape (a.size, b.size).
//
//   - b: The second operand.
//   - dst: The destination.
func (a *Array) OuterInto(b *Array, dst *Array) error {
	err := raw.ArrayOuterInto(a.ptr(), b.ptr(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Vdot: Sum of the products of the elements of two arrays of the same size, as a 0-d array.
//
//   - b: The second operand.
func (a *Array) Vdot(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayVdot(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Tensordot: Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
//
//   - b: The second operand.
//   - axes: Number of axes to sum over, at least 0. With 0 the result has all products.
func (a *Array) Tensordot(b *Array, axes int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTensordot(a.ptr(), b.ptr(), int64(axes), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TensordotAxes: Sums of products over pairs of axes: aAxes[i] of `a` and bAxes[i] of `b`. The remaining axes
// of `a` come before those of `b`.
//
//   - b: The second operand.
//   - aAxes: Axes of `a`, each at most once. Negative numbers count from the last axis.
//   - bAxes: As many axes of `b`, each at most once. Negative numbers count from the last axis.
func (a *Array) TensordotAxes(b *Array, aAxes []int, bAxes ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTensordotAxes(a.ptr(), b.ptr(), words(aAxes), uint64(len(aAxes)), words(bAxes), uint64(len(bAxes)), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MatmulInto: Like Array.Matmul, but into an existing array of the shape of the result.
//
//   - b: The second operand.
//   - dst: The destination.
func (a *Array) MatmulInto(b *Array, dst *Array) error {
	err := raw.ArrayMatmulInto(a.ptr(), b.ptr(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Diagonal: A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it
// may be written if `a` may.
//
//   - offset: Number of the diagonal: 0 is the main one, positive numbers are above it.
//   - axis1: The first axis of the planes. Negative numbers count from the last axis.
//   - axis2: The second axis of the planes. Negative numbers count from the last axis.
func (a *Array) Diagonal(offset int, axis1 int, axis2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDiagonal(a.ptr(), int64(offset), int64(axis1), int64(axis2), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Trace: Sums of the diagonals that Array.Diagonal gives.
//
//   - offset: Number of the diagonal: 0 is the main one, positive numbers are above it.
//   - axis1: The first axis of the planes. Negative numbers count from the last axis.
//   - axis2: The second axis of the planes. Negative numbers count from the last axis.
//   - dtype: Element type of the result; DtypeNone as in Array.Sum.
func (a *Array) Trace(offset int, axis1 int, axis2 int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTrace(a.ptr(), int64(offset), int64(axis1), int64(axis2), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TraceInto: Like Array.Trace, but into an existing array of the shape of the result.
//
//   - offset: Number of the diagonal: 0 is the main one, positive numbers are above it.
//   - axis1: The first axis of the planes. Negative numbers count from the last axis.
//   - axis2: The second axis of the planes. Negative numbers count from the last axis.
//   - dtype: Element type of the result; DtypeNone as in Array.Sum.
//   - dst: The destination.
func (a *Array) TraceInto(offset int, axis1 int, axis2 int, dtype Dtype, dst *Array) error {
	err := raw.ArrayTraceInto(a.ptr(), int64(offset), int64(axis1), int64(axis2), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Inv: Inverses of square matrices.
func (a *Array) Inv() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayInv(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Det: Determinants of square matrices. The determinant of an empty matrix is 1.
func (a *Array) Det() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDet(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Slogdet: Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0
// and the logarithm minus infinity.
func (a *Array) Slogdet() (*Array, *Array, error) {
	sign := new(Array)
	logarithm := new(Array)
	err := raw.ArraySlogdet(a.ptr(), &sign.h, &logarithm.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, fail(err)
	}
	return sign.own(), logarithm.own(), nil
}

// Solve: The solutions x of a x = b. The outer axes are broadcast.
//
//   - b: Vectors if `b` has one axis less than `a`, otherwise matrices.
func (a *Array) Solve(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySolve(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Cholesky: Lower triangular matrices l such that l times its transpose is `a`.
func (a *Array) Cholesky() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCholesky(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Qr: Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are (m, k)
// and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
//
//   - complete: Whether q is square even if m is larger than n.
func (a *Array) Qr(complete bool) (*Array, *Array, error) {
	q := new(Array)
	r := new(Array)
	err := raw.ArrayQr(a.ptr(), truth(complete), &q.h, &r.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, fail(err)
	}
	return q.own(), r.own(), nil
}

// QrR: The r of Array.Qr without `complete`, alone.
func (a *Array) QrR() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayQrR(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Svd: Singular value decompositions a = u diag(s) vh, with singular values in descending order. The shapes
// are (m, k), (k) and (k, n), k being the smaller of m and n; with `fullMatrices` u has shape (m, m) and vh
// has shape (n, n).
//
//   - fullMatrices: Whether u and vh are square.
func (a *Array) Svd(fullMatrices bool) (*Array, *Array, *Array, error) {
	u := new(Array)
	s := new(Array)
	vh := new(Array)
	err := raw.ArraySvd(a.ptr(), truth(fullMatrices), &u.h, &s.h, &vh.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, nil, fail(err)
	}
	return u.own(), s.own(), vh.own(), nil
}

// Svdvals: Singular values alone, in descending order.
func (a *Array) Svdvals() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySvdvals(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Eigh: Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
//
//   - upper: Whether the upper triangle is read instead of the lower one.
func (a *Array) Eigh(upper bool) (*Array, *Array, error) {
	w := new(Array)
	v := new(Array)
	err := raw.ArrayEigh(a.ptr(), truth(upper), &w.h, &v.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, fail(err)
	}
	return w.own(), v.own(), nil
}

// Eigvalsh: Eigenvalues of symmetric matrices alone, in ascending order.
//
//   - upper: Whether the upper triangle is read instead of the lower one.
func (a *Array) Eigvalsh(upper bool) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEigvalsh(a.ptr(), truth(upper), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Pinv: Moore-Penrose pseudo-inverses.
//
//   - rcond: Singular values up to this fraction of the largest one count as zero; at least 0 (NumPy's
//     default is 1e-15).
func (a *Array) Pinv(rcond float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPinv(a.ptr(), rcond, &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Norm: Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are computed
// in float64.
//
//   - kind: Kind of the norm.
//   - order: Order of the norm, read only with NormOrder. For vectors any number: infinity is the largest and
//     minus infinity the smallest absolute value, and 0 counts the elements that are not zero. For matrices 1
//     and -1 (column sums), infinity and minus infinity (row sums), 2 and -2 (singular values).
func (a *Array) Norm(kind NormKind, order float64, options ...AxesOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayNorm(a.ptr(), raw.NormKind(kind), order, words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
