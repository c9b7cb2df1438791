// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Empty: A new C-contiguous array with undefined contents, on the current device.
//
// The caller must see to this: The elements are whatever the memory held. They must be written before they
// are read.
//
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type of the result.
func Empty(shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEmpty(words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Zeros: A new array of zeros.
//
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type of the result.
func Zeros(shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayZeros(words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Ones: A new array of ones.
//
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type of the result.
func Ones(shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayOnes(words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Full: A new array filled with `value`, which is broadcast to the shape.
//
//   - shape: Lengths of the axes, each at least 0.
//   - value: The value; broadcast to the shape.
//   - dtype: Element type of the result, or DtypeNone for that of `value`.
func Full(shape []int, value *Array, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFull(words(shape), uint64(len(shape)), value.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(value)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FullF64: A new array filled with a number.
//
//   - shape: Lengths of the axes, each at least 0.
//   - value: The value of every element, converted to `dtype`.
//   - dtype: Element type of the result, or DtypeNone for float64.
func FullF64(shape []int, value float64, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFullF64(words(shape), uint64(len(shape)), value, dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FullI64: A new array filled with an integer.
//
//   - shape: Lengths of the axes, each at least 0.
//   - value: The value of every element, converted to `dtype`.
//   - dtype: Element type of the result, or DtypeNone for int64.
func FullI64(shape []int, value int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFullI64(words(shape), uint64(len(shape)), int64(value), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// EmptyLike: A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in
// memory and lives on the device of `a`.
//
// The caller must see to this: The elements are whatever the memory held. They must be written before they
// are read.
//
//   - dtype: Element type of the result, or DtypeNone for that of `a`.
func (a *Array) EmptyLike(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEmptyLike(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ZerosLike: Like Array.EmptyLike, but filled with zeros.
//
//   - dtype: Element type of the result, or DtypeNone for that of `a`.
func (a *Array) ZerosLike(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayZerosLike(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// OnesLike: Like Array.EmptyLike, but filled with ones.
//
//   - dtype: Element type of the result, or DtypeNone for that of `a`.
func (a *Array) OnesLike(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayOnesLike(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FullLike: Like Array.EmptyLike, but filled with `value`.
//
//   - value: The value; broadcast to the shape.
//   - dtype: Element type of the result, or DtypeNone for that of `a`.
func (a *Array) FullLike(value *Array, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFullLike(a.ptr(), value.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(value)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Eye: An n x m matrix with ones on one diagonal and zeros elsewhere.
//
//   - n: Number of rows, at least 0.
//   - m: Number of columns, at least 0.
//   - k: Number of the diagonal: 0 is the main one, positive numbers are above it.
//   - dtype: Element type of the result.
func Eye(n int, m int, k int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEye(int64(n), int64(m), int64(k), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayIdentity: The n x n identity matrix.
//
//   - n: Number of rows and columns, at least 0.
//   - dtype: Element type of the result.
func ArrayIdentity(n int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayIdentity(int64(n), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Arange: Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two of
// them.
//
//   - start: First value.
//   - stop: End of the range, which is excluded.
//   - step: Difference between neighbors, not 0.
//   - dtype: Element type of the result, or DtypeNone for int64.
func Arange(start int, stop int, step int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArangeI64(int64(start), int64(stop), int64(step), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArangeF64: Values from start by step, ceil((stop - start) / step) of them.
//
//   - start: First value.
//   - stop: End of the range, which is excluded.
//   - step: Difference between neighbors, not 0.
//   - dtype: Element type of the result, or DtypeNone for float64.
func ArangeF64(start float64, stop float64, step float64, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArangeF64(start, stop, step, dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Linspace: Evenly spaced values from start to stop.
//
//   - start: First value.
//   - stop: End of the range.
//   - n: Number of values, at least 0.
//   - endpoint: Whether `stop` itself is the last value.
//   - dtype: Element type of the result, or DtypeNone for float64.
func Linspace(start float64, stop float64, n int, endpoint bool, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLinspace(start, stop, int64(n), truth(endpoint), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Diag: For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal.
//
//   - k: Number of the diagonal: 0 is the main one, positive numbers are above it.
func (v *Array) Diag(k int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDiag(v.ptr(), int64(k), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Diagflat: The square matrix with the flattened `v` on diagonal `k`.
//
//   - k: Number of the diagonal: 0 is the main one, positive numbers are above it.
func (v *Array) Diagflat(k int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDiagflat(v.ptr(), int64(k), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ScalarF64: A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other
// operand of an operation if that dtype is floating. Results are not weak.
//
//   - value: The value.
func ScalarF64(value float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayScalarF64(value, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ScalarI64: A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand.
// A value that the dtype cannot hold is an error.
//
//   - value: The value.
func ScalarI64(value int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayScalarI64(int64(value), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ScalarBool: A weak scalar of boolean kind.
//
//   - value: The value.
func ScalarBool(value bool) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayScalarBool(truth(value), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Dtype: Element type; DtypeNone for nil.
func (a *Array) Dtype() Dtype {
	result := dtypeOf(raw.ArrayDtype(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// Ndim: Number of axes; 0 for nil.
func (a *Array) Ndim() int {
	result := int(raw.ArrayNdim(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// Size: Number of elements; 0 for nil.
func (a *Array) Size() int {
	result := int(raw.ArraySize(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// Itemsize: Bytes of one element; 0 for nil.
func (a *Array) Itemsize() int {
	result := int(raw.ArrayItemsize(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// Nbytes: Size of all elements together in bytes; 0 for nil.
func (a *Array) Nbytes() int {
	result := int(raw.ArrayNbytes(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// IsCContiguous: Whether the elements lie in C order without gaps; 0 for nil.
func (a *Array) IsCContiguous() bool {
	result := raw.ArrayIsCContiguous(a.ptr()) != 0
	runtime.KeepAlive(a)
	return result
}

// IsFContiguous: Whether the elements lie in Fortran order without gaps; 0 for nil.
func (a *Array) IsFContiguous() bool {
	result := raw.ArrayIsFContiguous(a.ptr()) != 0
	runtime.KeepAlive(a)
	return result
}

// OwnsData: Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for nil.
func (a *Array) OwnsData() bool {
	result := raw.ArrayOwnsData(a.ptr()) != 0
	runtime.KeepAlive(a)
	return result
}

// IsWriteable: Whether the array may be written. Views made by broadcasting may not. 0 for nil.
func (a *Array) IsWriteable() bool {
	result := raw.ArrayIsWriteable(a.ptr()) != 0
	runtime.KeepAlive(a)
	return result
}

// Device: Name of the device on which the array lives.
func (a *Array) Device() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.ArrayDevice(a.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(a)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Version: Number of times that the library wrote the storage, which views share; 0 for nil.
func (a *Array) Version() int {
	result := int(raw.ArrayVersion(a.ptr()))
	runtime.KeepAlive(a)
	return result
}

// MarkWritten: Tells the library that the storage was written through a raw address, so that it detects
// gradients which need the old values.
func (a *Array) MarkWritten() error {
	err := raw.ArrayMarkWritten(a.ptr())
	runtime.KeepAlive(a)
	return fail(err)
}

// ItemF64: One element as double.
//
//   - index: A position along each axis. Negative ones count from the end. An array of size 1 needs none.
func (a *Array) ItemF64(index ...int) (float64, error) {
	var value float64
	err := raw.ArrayItemF64(a.ptr(), words(index), uint64(len(index)), &value)
	runtime.KeepAlive(a)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// ItemI64: One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or
// not within int64 is INVALID_ARGUMENT.
//
//   - index: A position along each axis. Negative ones count from the end. An array of size 1 needs none.
func (a *Array) ItemI64(index ...int) (int, error) {
	var value int64
	err := raw.ArrayItemI64(a.ptr(), words(index), uint64(len(index)), &value)
	runtime.KeepAlive(a)
	if err != nil {
		return 0, fail(err)
	}
	return int(value), nil
}

// Str: The array as NumPy's array_str prints it.
//
//   - maxLineWidth: Characters per line, or -1 for the default of 75.
//   - precision: Digits after the decimal point, or -1 for the default of 8.
//   - suppressSmall: 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
func (a *Array) Str(maxLineWidth int32, precision int32, suppressSmall int32) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.ArrayStr(a.ptr(), maxLineWidth, precision, suppressSmall, buffer, capacity, length)
	})
	runtime.KeepAlive(a)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Repr: The array as NumPy's array_repr prints it.
//
//   - maxLineWidth: Characters per line, or -1 for the default of 75.
//   - precision: Digits after the decimal point, or -1 for the default of 8.
//   - suppressSmall: 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
func (a *Array) Repr(maxLineWidth int32, precision int32, suppressSmall int32) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.ArrayRepr(a.ptr(), maxLineWidth, precision, suppressSmall, buffer, capacity, length)
	})
	runtime.KeepAlive(a)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Astype: A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
//
//   - dtype: Element type of the result.
func (a *Array) Astype(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAstype(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Copy: A copy in C order.
func (a *Array) Copy() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCopy(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Asarray: The array itself if it already has the dtype, otherwise a converted copy.
//
//   - dtype: The element type, or DtypeNone to accept any.
func (a *Array) Asarray(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAsarray(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Ascontiguousarray: The array in C order and with at least one axis: the array itself if possible, otherwise
// a copy.
//
//   - dtype: The element type, or DtypeNone to keep it.
func (a *Array) Ascontiguousarray(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAscontiguousarray(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Asfortranarray: The array in Fortran order, otherwise like Array.Ascontiguousarray.
//
//   - dtype: The element type, or DtypeNone to keep it.
func (a *Array) Asfortranarray(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAsfortranarray(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// View: The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and its
// size in bytes a multiple of the new item size.
//
//   - dtype: The new element type, or DtypeNone to keep it.
func (a *Array) View(dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayView(a.ptr(), dtype.raw(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ToDevice: The array on another device: the array itself if it lives there already, otherwise a copy.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func (a *Array) ToDevice(device string) (*Array, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.ArrayToDevice(a.ptr(), deviceText, &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Fill: Sets every element to a value, converted as by C casts.
//
//   - value: The value, 0-d or broadcast to the shape of `a`.
func (a *Array) Fill(value *Array) error {
	err := raw.ArrayFill(a.ptr(), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(value)
	return fail(err)
}

// FillF64: Sets every element to a number; see Array.Fill.
//
//   - value: The value of every element, converted as by C casts.
func (a *Array) FillF64(value float64) error {
	err := raw.ArrayFillF64(a.ptr(), value)
	runtime.KeepAlive(a)
	return fail(err)
}

// FillI64: Sets every element to an integer; see Array.Fill.
//
//   - value: The value of every element, converted as by C casts.
func (a *Array) FillI64(value int) error {
	err := raw.ArrayFillI64(a.ptr(), int64(value))
	runtime.KeepAlive(a)
	return fail(err)
}

// Copyto: Copies elements into an array.
//
//   - src: The source, broadcast to the shape of `dst`.
//   - casting: Which conversions are allowed; see Casting.
//   - where: A bool array, broadcast to the shape of `dst`: only elements where it is true are copied. nil:
//     all.
func (dst *Array) Copyto(src *Array, casting Casting, where *Array) error {
	err := raw.ArrayCopyto(dst.ptr(), src.ptr(), raw.Casting(casting), where.ptr())
	runtime.KeepAlive(dst)
	runtime.KeepAlive(src)
	runtime.KeepAlive(where)
	return fail(err)
}

// Reshape: The elements in C order under a new shape: a view if possible, otherwise a copy.
//
//   - shape: Lengths of the axes. One of them may be -1 and follows from the others.
func (a *Array) Reshape(shape ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayReshape(a.ptr(), words(shape), uint64(len(shape)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetShape: Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that
// needs a copy. The pointers that ctn_array_shape and ctn_array_strides returned before become invalid.
//
//   - shape: Lengths of the axes. One of them may be -1 and follows from the others.
func (a *Array) SetShape(shape ...int) error {
	err := raw.ArraySetShape(a.ptr(), words(shape), uint64(len(shape)))
	runtime.KeepAlive(a)
	return fail(err)
}

// SetWriteable: Sets whether the array itself may be written. Views that exist keep their own setting, and
// later ones get this one. A read-only array becomes writeable unless it is over read-only memory, such as a
// mapped file, a view of a read-only array, or has elements that overlap, as those of broadcast views do.
//
//   - writeable: Whether it may be written.
func (a *Array) SetWriteable(writeable bool) error {
	err := raw.ArraySetWriteable(a.ptr(), truth(writeable))
	runtime.KeepAlive(a)
	return fail(err)
}

// ReducedView: A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if
// the memory layout allows it.
func (a *Array) ReducedView() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayReducedView(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Ravel: The elements in C order along one axis: a view if possible, otherwise a copy.
func (a *Array) Ravel() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRavel(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Flatten: A copy of the elements in C order along one axis.
func (a *Array) Flatten() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFlatten(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Transpose: A view with permuted axes: axis i of the result is axis axes[i] of `a`.
//
//   - axes: The permutation; negative numbers count from the last axis. nil reverses the axes.
func (a *Array) Transpose(axes ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTranspose(a.ptr(), words(axes), uint64(len(axes)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Swapaxes: A view with two axes exchanged.
//
//   - axis1: The first axis. Negative numbers count from the last axis.
//   - axis2: The second axis. Negative numbers count from the last axis.
func (a *Array) Swapaxes(axis1 int, axis2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySwapaxes(a.ptr(), int64(axis1), int64(axis2), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Rollaxis: A view with one axis moved.
//
//   - axis: The axis to move. Negative numbers count from the last axis.
//   - start: The axis is moved before the axis at this position. Negative numbers count from the last axis.
func (a *Array) Rollaxis(axis int, start int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRollaxis(a.ptr(), int64(axis), int64(start), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ExpandDims: A view with an additional axis of length 1.
//
//   - axis: Position of the new axis in the result. Negative numbers count from the end.
func (a *Array) ExpandDims(axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayExpandDims(a.ptr(), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Squeeze: A view without some axes of length 1.
//
//   - axes: The axes to remove, which must have length 1. nil: all axes of length 1.
func (a *Array) Squeeze(axes ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySqueeze(a.ptr(), words(axes), uint64(len(axes)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BroadcastTo: A read-only view that is broadcast to a shape.
//
//   - shape: Lengths of the axes of the result.
func (a *Array) BroadcastTo(shape ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBroadcastTo(a.ptr(), words(shape), uint64(len(shape)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Get: A view by basic indexing.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
func (a *Array) Get(items ...Index) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGet(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Set: Assigns to the elements that an index selects.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - value: The values, broadcast to the selection and converted as by C casts.
func (a *Array) Set(items []Index, value *Array) error {
	err := raw.ArraySet(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), value.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(value)
	return fail(err)
}

// SetF64: Assigns a number to the elements that an index selects.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - value: The new value of the elements, converted as by C casts.
func (a *Array) SetF64(items []Index, value float64) error {
	err := raw.ArraySetF64(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), value)
	runtime.KeepAlive(a)
	return fail(err)
}

// SetI64: Assigns an integer to the elements that an index selects.
//
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
//   - value: The new value of the elements, converted as by C casts.
func (a *Array) SetI64(items []Index, value int) error {
	err := raw.ArraySetI64(a.ptr(), (*raw.Index)(first(items)), uint64(len(items)), int64(value))
	runtime.KeepAlive(a)
	return fail(err)
}

// ArrayConcatenate: Joins arrays along an existing axis.
//
//   - arrays: The input arrays.
//   - axis: The axis, or AxisNone to join the flattened arrays. Negative numbers count from the last axis.
func ArrayConcatenate(arrays []*Array, axis int) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayConcatenate(first(arraysHandles), uint64(len(arrays)), int64(axis), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Split: Splits an array into parts of equal length along an axis.
//
//   - axis: The axis. Negative numbers count from the last axis.
func (a *Array) Split(axis int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArraySplit(a.ptr(), int64(axis), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// ArraySplit: Splits an array into parts along an axis. If the length is not divisible, the first parts are
// longer by one.
//
//   - axis: The axis. Negative numbers count from the last axis.
func (a *Array) ArraySplit(axis int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayArraySplit(a.ptr(), int64(axis), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// SplitAt: Splits an array at positions along an axis.
//
//   - positions: Where a new part begins. They behave as bounds of slices: negative ones count from the end.
//   - axis: The axis. Negative numbers count from the last axis.
func (a *Array) SplitAt(positions []int, axis int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArraySplitAt(a.ptr(), words(positions), uint64(len(positions)), int64(axis), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// Take: Elements, or sub-arrays along an axis, at integer positions.
//
//   - indices: Integer positions.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - mode: What happens to positions outside of the axis.
func (a *Array) Take(indices *Array, axis int, mode IndexMode) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTake(a.ptr(), indices.ptr(), int64(axis), raw.IndexMode(mode), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TakeInto: Like Array.Take, but into an existing array of the shape of the result.
//
//   - indices: Integer positions.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
//   - mode: What happens to positions outside of the axis.
//   - dst: The destination.
func (a *Array) TakeInto(indices *Array, axis int, mode IndexMode, dst *Array) error {
	err := raw.ArrayTakeInto(a.ptr(), indices.ptr(), int64(axis), raw.IndexMode(mode), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(indices)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Where: Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are
// promoted to one dtype.
//
//   - x: The values where the condition is true.
//   - y: The values where it is false.
func (condition *Array) Where(x *Array, y *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayWhere(condition.ptr(), x.ptr(), y.ptr(), &dst.h)
	runtime.KeepAlive(condition)
	runtime.KeepAlive(x)
	runtime.KeepAlive(y)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayClipOptions are optional arguments; the zero value of a field stands for the default.
type ArrayClipOptions struct {
	// Minimum: Lower bound, broadcast. nil: none.
	Minimum *Array
	// Maximum: Upper bound, broadcast. nil: none.
	Maximum *Array
}

// Clip: Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in NumPy 1.24, a
// 0-d array counts as a scalar here, so that weak bounds promote it.
func (a *Array) Clip(options ...ArrayClipOptions) (*Array, error) {
	option := optional(options)
	dst := new(Array)
	err := raw.ArrayClip(a.ptr(), option.Minimum.ptr(), option.Maximum.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(option.Minimum)
	runtime.KeepAlive(option.Maximum)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ClipInto: Like Array.Clip, but into an existing array.
//
//   - minimum: Lower bound, broadcast. nil: none.
//   - maximum: Upper bound, broadcast. nil: none.
//   - dst: The destination.
func (a *Array) ClipInto(minimum *Array, maximum *Array, dst *Array) error {
	err := raw.ArrayClipInto(a.ptr(), minimum.ptr(), maximum.ptr(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(minimum)
	runtime.KeepAlive(maximum)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Dot: NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d operand;
// otherwise the sum over the last axis of `a` and the second to last of `b`.
//
//   - b: The second operand.
func (a *Array) Dot(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDot(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// DotInto: Like Array.Dot, but into a C-contiguous array that has exactly the shape and dtype of the result.
//
//   - b: The second operand.
//   - dst: The destination.
func (a *Array) DotInto(b *Array, dst *Array) error {
	err := raw.ArrayDotInto(a.ptr(), b.ptr(), dst.ptr())
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Matmul: NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row
// on the left and as a column on the right.
//
//   - b: The second operand.
func (a *Array) Matmul(b *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMatmul(a.ptr(), b.ptr(), &dst.h)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
