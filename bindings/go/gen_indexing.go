// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// GetAdvanced: NumPy's advanced indexing: a new array with what the items select. Items of kind IndexArray
// use `arrays[start]`; the others work as in Array.Get. Integer arrays are broadcast together, with INT items
// as 0-d arrays, and select single elements. A mask of k axes counts as k arrays, the positions of its true
// elements, and must have the lengths of the axes it applies to. The axes of the broadcast positions replace
// the indexed axes if these are neighbors; if a slice, an ellipsis or a new axis separates them, they come
// first.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - arrays: The position arrays and masks that items of kind IndexArray refer to.
func (a *Array) GetAdvanced(items []Index, arrays ...*Array) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayGetAdvanced(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetAdvanced: Assigns to what the items select, with the rules of Array.GetAdvanced. If positions are
// repeated, the last one in C order wins. If there is one mask of all axes, the value must have at most one
// axis, with one element or as many as the mask has true ones.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - arrays: The position arrays and masks that items of kind IndexArray refer to.
//   - value: The values, broadcast to the selection and converted as by C casts.
func (a *Array) SetAdvanced(items []Index, arrays []*Array, value *Array) error {
	arraysHandles := arrayHandles(arrays)
	err := raw.ArraySetAdvanced(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), first(arraysHandles), uint64(len(arrays)), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(arrays)
	runtime.KeepAlive(value)
	return fail(err)
}

// AddAt: Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each
// sum is computed in the dtype that both promote to and converted to the dtype of `a` as by C casts.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - arrays: The position arrays and masks that items of kind IndexArray refer to.
//   - value: The values to add, broadcast to the selection.
func (a *Array) AddAt(items []Index, arrays []*Array, value *Array) error {
	arraysHandles := arrayHandles(arrays)
	err := raw.ArrayAddAt(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), first(arraysHandles), uint64(len(arrays)), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(arrays)
	runtime.KeepAlive(value)
	return fail(err)
}

// GetMask: The elements, or sub-arrays, where a mask is true: NumPy's a[mask].
//
//   - mask: A bool array that covers the first axes of `a`, with their lengths.
func (a *Array) GetMask(mask *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGetMask(a.ptr(), mask.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(mask)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetMask: Assigns to the elements where a mask is true: NumPy's a[mask] = value.
//
//   - mask: A bool array that covers the first axes of `a`, with their lengths.
//   - value: The values, broadcast to the selection and converted as by C casts.
func (a *Array) SetMask(mask *Array, value *Array) error {
	err := raw.ArraySetMask(a.ptr(), mask.ptr(), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(mask)
	runtime.KeepAlive(value)
	return fail(err)
}

// Put: Sets elements of the flattened array: a.flat[indices] = values. If there are fewer values than
// positions, the values are repeated; without values nothing happens.
//
//   - indices: Integer positions in the flattened array.
//   - values: The values, flattened and converted as by C casts.
//   - mode: What happens to positions outside of the array.
func (a *Array) Put(indices *Array, values *Array, mode IndexMode) error {
	err := raw.ArrayPut(a.ptr(), indices.ptr(), values.ptr(), raw.IndexMode(mode))
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	runtime.KeepAlive(values)
	return fail(err)
}

// TakeAlongAxis: Elements at positions along one axis that are chosen separately for every place of the other
// axes.
//
//   - indices: Integer positions, such as Array.Argsort and Array.Argpartition return them. Has as many axes
//     as `a`, and is broadcast against `a` along the other axes.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) TakeAlongAxis(indices *Array, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTakeAlongAxis(a.ptr(), indices.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// PutAlongAxis: Sets the elements that Array.TakeAlongAxis reads.
//
//   - indices: Integer positions with as many axes as `a`, broadcast against `a` along the other axes.
//   - values: The values, broadcast to the selection and converted as by C casts.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) PutAlongAxis(indices *Array, values *Array, axis int) error {
	err := raw.ArrayPutAlongAxis(a.ptr(), indices.ptr(), values.ptr(), int64(axis))
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	runtime.KeepAlive(values)
	return fail(err)
}

// Nonzero: Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count),
// whose rows are the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is not zero.
func (a *Array) Nonzero() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNonzero(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Flatnonzero: Positions of the elements that are not zero in the flattened array: an int64 array with one
// axis.
func (a *Array) Flatnonzero() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFlatnonzero(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Argwhere: Positions of the elements that are not zero: an int64 array of shape (count, ndim).
func (a *Array) Argwhere() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArgwhere(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Compress: The sub-arrays along an axis where a condition is true.
//
//   - a: The input array.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (condition *Array) Compress(a *Array, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCompress(condition.ptr(), a.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(condition)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Extract: The elements of the flattened array where the flattened condition is true.
//
//   - a: The input array.
func (condition *Array) Extract(a *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayExtract(condition.ptr(), a.ptr(), &dst.h)
	runtime.KeepAlive(condition)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
