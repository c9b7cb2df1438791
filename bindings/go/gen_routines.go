// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Convolve: Sums of products of the elements of one vector with those of the other one in reverse order, for
// all shifts at which they overlap: the product of two polynomials.
//
//   - v: A vector of at least one element.
//   - mode: Which shifts the result has.
func (a *Array) Convolve(v *Array, mode ConvolutionMode) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayConvolve(a.ptr(), v.ptr(), raw.ConvolutionMode(mode), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Correlate: Sums of products of the elements of two vectors for all shifts at which they overlap; the first
// sum is that of the first elements of `a` with the last ones of `v`.
//
//   - v: A vector of at least one element.
//   - mode: Which shifts the result has.
func (a *Array) Correlate(v *Array, mode ConvolutionMode) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCorrelate(a.ptr(), v.ptr(), raw.ConvolutionMode(mode), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayEinsum: Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the
// operands, "..." denotes further axes that are broadcast, and the letters after "->" order the result.
// Without "->", the result has the axes of the ellipsis and then those of the letters that occur once, in
// alphabetical order. Products are contracted pairwise, greedily, as matrix products. The operands are
// promoted to one dtype. The result of one operand without sums is a view of it, otherwise a new C-contiguous
// array.
//
//   - subscripts: The subscripts, such as "ij,jk->ik".
//   - arrays: The operands, one for each group of subscripts.
func ArrayEinsum(subscripts string, arrays ...*Array) (*Array, error) {
	subscriptsText, err := text(subscripts)
	if err != nil {
		return nil, err
	}
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err = raw.ArrayEinsum(subscriptsText, first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayEinsumInto: Like ArrayEinsum, but into an existing array of the shape of the result, whose dtype may
// be another one of the same kind.
//
//   - subscripts: The subscripts, such as "ij,jk->ik".
//   - arrays: The operands, one for each group of subscripts.
//   - dst: The destination.
func ArrayEinsumInto(subscripts string, arrays []*Array, dst *Array) error {
	subscriptsText, err := text(subscripts)
	if err != nil {
		return err
	}
	arraysHandles := arrayHandles(arrays)
	err = raw.ArrayEinsumInto(subscriptsText, first(arraysHandles), uint64(len(arrays)), dst.ptr())
	runtime.KeepAlive(arrays)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Eig: Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise
// UNSUPPORTED. They are computed on the host.
func (a *Array) Eig() (*Array, *Array, error) {
	w := new(Array)
	v := new(Array)
	err := raw.ArrayEig(a.ptr(), &w.h, &v.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, fail(err)
	}
	return w.own(), v.own(), nil
}

// Eigvals: Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise
// UNSUPPORTED. They are computed on the host.
func (a *Array) Eigvals() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEigvals(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Lstsq: Least squares: of all x for which the sums of the squares of the columns of b - a x are the
// smallest, the one of the smallest norm. The sums are computed if the rank of `a` is n and m is above n;
// otherwise there are none. Results are float32 if both operands are, otherwise float64; 16-bit floats are a
// DTYPE error. Waits for the device.
//
//   - b: A vector of m elements, or a matrix of shape (m, k).
//   - rcond: Singular values up to this fraction of the largest one count as zero; a negative number means
//     the precision of the dtype times the larger of m and n.
func (a *Array) Lstsq(b *Array, rcond float64) (*Array, *Array, int, *Array, error) {
	x := new(Array)
	residuals := new(Array)
	var rank int64
	s := new(Array)
	err := raw.ArrayLstsq(a.ptr(), b.ptr(), rcond, &x.h, &residuals.h, &rank, &s.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, nil, 0, nil, fail(err)
	}
	return x.own(), residuals.own(), int(rank), s.own(), nil
}

// Pad: A copy with elements added before and behind those along every axis.
//
//   - widths: The number of elements before and that of those behind, for each axis.
//   - mode: What the elements are.
//   - value: The value of mode PadConstant, one element. nil: for the other modes, which have none.
func (a *Array) Pad(widths []int, mode PadMode, value *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPad(a.ptr(), words(widths), uint64(len(widths)), raw.PadMode(mode), value.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(value)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Splice: A copy with values in place of ranges of positions along an axis. Ranges without positions insert
// values, and without values the ranges are left out. Positions of several ranges are left out once.
//
//   - begins: The first position of each range, in any order.
//   - ends: The position behind each range.
//   - values: The values for all ranges, in the order of `begins`, equally many for each along the axis; one
//     position stands for all ranges. They are broadcast along the other axes, and converted as by C casts.
//     nil: none.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Splice(begins []int, ends []int, values *Array, axis int) (*Array, error) {
	if err := sameLength("ends", len(begins), len(ends)); err != nil {
		return nil, err
	}
	dst := new(Array)
	err := raw.ArraySplice(a.ptr(), words(begins), uint64(len(begins)), words(ends), values.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(values)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RollAxes: A copy with the elements moved along several axes. Elements moved beyond an end return at the
// other one.
//
//   - shifts: Number of places to move along each axis; negative numbers move toward the beginning.
//   - axes: The axis of each shift; shifts of one axis add up. Negative numbers count from the last axis.
func (a *Array) RollAxes(shifts []int, axes ...int) (*Array, error) {
	if err := sameLength("axes", len(shifts), len(axes)); err != nil {
		return nil, err
	}
	dst := new(Array)
	err := raw.ArrayRollAxes(a.ptr(), words(shifts), uint64(len(shifts)), words(axes), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Packbits: Packs groups of eight elements along an axis into the bits of a uint8, which are set where an
// element is not 0. The last group is padded with zeros.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - little: Whether the first element goes into the lowest bit, otherwise into the highest.
func (a *Array) Packbits(axis int, little bool) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPackbits(a.ptr(), int64(axis), truth(little), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
