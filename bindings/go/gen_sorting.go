// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Sort: A sorted copy along an axis.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Sort(axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySort(a.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SortInplace: Sorts the array itself along an axis.
//
//   - axis: The axis. Negative numbers count from the last axis.
func (a *Array) SortInplace(axis int) error {
	err := raw.ArraySortInplace(a.ptr(), int64(axis))
	runtime.KeepAlive(a)
	return fail(err)
}

// Argsort: Positions that sort an array along an axis. Equal elements keep their order.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Argsort(axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArgsort(a.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayLexsort: Positions that sort by several keys along an axis.
//
//   - keys: The keys, all of the same shape; the last one is the primary key.
//   - axis: The axis. Negative numbers count from the last axis.
func ArrayLexsort(keys []*Array, axis int) (*Array, error) {
	keysHandles := arrayHandles(keys)
	dst := new(Array)
	err := raw.ArrayLexsort(first(keysHandles), uint64(len(keys)), int64(axis), &dst.h)
	runtime.KeepAlive(keys)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Partition: A copy in which the elements at the given positions are those of the sorted array, with elements
// that are smaller or equal before them and larger or equal after them.
//
//   - kth: Positions in the sorted order. Negative numbers count from the end.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Partition(kth []int, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPartition(a.ptr(), words(kth), uint64(len(kth)), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Argpartition: Positions that partition an array as Array.Partition does.
//
//   - kth: Positions in the sorted order. Negative numbers count from the end.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Argpartition(kth []int, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArgpartition(a.ptr(), words(kth), uint64(len(kth)), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Searchsorted: Positions at which values can be inserted into a sorted array so that it stays sorted.
//
//   - values: The values, of any shape.
//   - side: Whether to return the first or the last suitable position among equal elements.
//   - sorter: Positions that sort `a`, such as Array.Argsort returns them. nil: `a` is sorted.
func (a *Array) Searchsorted(values *Array, side Side, sorter *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySearchsorted(a.ptr(), values.ptr(), raw.Side(side), sorter.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(values)
	runtime.KeepAlive(sorter)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Unique: The sorted distinct elements of the flattened array. NaNs count as equal.
func (a *Array) Unique(wantIndex bool, wantInverse bool, wantCounts bool) (*Array, *Array, *Array, *Array, error) {
	dst := new(Array)
	index := new(Array)
	var indexPlace **raw.Array
	if wantIndex {
		indexPlace = &index.h
	}
	inverse := new(Array)
	var inversePlace **raw.Array
	if wantInverse {
		inversePlace = &inverse.h
	}
	counts := new(Array)
	var countsPlace **raw.Array
	if wantCounts {
		countsPlace = &counts.h
	}
	err := raw.ArrayUnique(a.ptr(), &dst.h, indexPlace, inversePlace, countsPlace)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, nil, nil, nil, fail(err)
	}
	return dst.own(), index.own(), inverse.own(), counts.own(), nil
}

// Bincount: Number of occurrences of each value in an array of integers that are at least 0. With weights,
// the float64 sums of the weights instead.
//
//   - weights: A weight for each element of `x`. nil: 1 for each.
//   - minlength: Minimum length of the result, at least 0.
func (x *Array) Bincount(weights *Array, minlength int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBincount(x.ptr(), weights.ptr(), int64(minlength), &dst.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(weights)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Cumsum: Running sums along an axis.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - dtype: Element type in which sums are accumulated, which is that of the result; DtypeNone for int64 or
//     uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
func (a *Array) Cumsum(axis int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCumsum(a.ptr(), int64(axis), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CumsumInto: Running sums along an axis, into an existing array of the shape of the result.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - dtype: Element type in which sums are accumulated, or DtypeNone for the one to which `a` and `out`
//     promote.
//   - dst: The destination.
func (a *Array) CumsumInto(axis int, dtype Dtype, dst *Array) error {
	err := raw.ArrayCumsumInto(a.ptr(), int64(axis), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Cumprod: Running products along an axis.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - dtype: Element type in which products are accumulated, which is that of the result; DtypeNone for int64
//     or uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
func (a *Array) Cumprod(axis int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCumprod(a.ptr(), int64(axis), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CumprodInto: Running products along an axis, into an existing array of the shape of the result.
//
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - dtype: Element type in which products are accumulated, or DtypeNone for the one to which `a` and `out`
//     promote.
//   - dst: The destination.
func (a *Array) CumprodInto(axis int, dtype Dtype, dst *Array) error {
	err := raw.ArrayCumprodInto(a.ptr(), int64(axis), dtype.raw(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(dst)
	return fail(err)
}
