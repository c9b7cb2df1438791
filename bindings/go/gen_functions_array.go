// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Reshape: The elements in C order under a new shape.
//
//   - x: The input variable.
//   - shape: Lengths of the axes. One of them may be -1 and follows from the others.
func Reshape(x *Variable, shape ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.Reshape(x.ptr(), words(shape), uint64(len(shape)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Transpose: x with permuted axes: axis i of the result is axis axes[i] of x.
//
//   - x: The input variable.
//   - axes: The permutation; negative numbers count from the last axis. nil reverses the axes.
func Transpose(x *Variable, axes ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.Transpose(x.ptr(), words(axes), uint64(len(axes)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BroadcastTo: x broadcast to a shape; see Array.BroadcastTo.
//
//   - x: The input variable.
//   - shape: Lengths of the axes of the result.
func BroadcastTo(x *Variable, shape ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.BroadcastTo(x.ptr(), words(shape), uint64(len(shape)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// ExpandDims: x with an additional axis of length 1.
//
//   - x: The input variable.
//   - axis: Position of the new axis in the result. Negative numbers count from the end.
func ExpandDims(x *Variable, axis int) (*Variable, error) {
	y := new(Variable)
	err := raw.ExpandDims(x.ptr(), int64(axis), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Squeeze: x without some axes of length 1.
//
//   - x: The input variable.
//   - axes: The axes to remove, which must have length 1. nil: all axes of length 1.
func Squeeze(x *Variable, axes ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.Squeeze(x.ptr(), words(axes), uint64(len(axes)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Swapaxes: x with two axes exchanged.
//
//   - x: The input variable.
//   - axis1: The first axis. Negative numbers count from the last axis.
//   - axis2: The second axis. Negative numbers count from the last axis.
func Swapaxes(x *Variable, axis1 int, axis2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.Swapaxes(x.ptr(), int64(axis1), int64(axis2), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Flip: x with the elements along some axes in reverse order.
//
//   - x: The input variable.
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
func Flip(x *Variable, axes ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.Flip(x.ptr(), words(axes), uint64(len(axes)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Cast: The elements converted to another dtype; x itself if it already has that dtype. The gradient is
// converted back; a conversion to integers has no gradient.
//
//   - x: The input variable.
//   - dtype: The new element type.
func Cast(x *Variable, dtype Dtype) (*Variable, error) {
	y := new(Variable)
	err := raw.Cast(x.ptr(), dtype.raw(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Copy: A copy on a device. The gradient is copied back to the device of x.
//
//   - x: The input variable.
//   - device: Name of a device, such as "cpu". nil: the current device.
func Copy(x *Variable, device string) (*Variable, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	y := new(Variable)
	err = raw.Copy(x.ptr(), deviceText, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Tile: x repeated as a whole along its axes.
//
//   - x: The input variable.
//   - repetitions: Number of repetitions along each axis, at least 0. If x has fewer axes, or the list fewer
//     entries, ones are added in front.
func Tile(x *Variable, repetitions ...int) (*Variable, error) {
	y := new(Variable)
	err := raw.Tile(x.ptr(), words(repetitions), uint64(len(repetitions)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Pad: Adds elements of one value before and after those of x.
//
//   - x: The input variable.
//   - before: Number of elements to add at the beginning of each axis, at least 0.
//   - after: Number of elements to add at the end of each axis, at least 0.
//   - value: The value of the added elements.
func Pad(x *Variable, before []int, after []int, value float64) (*Variable, error) {
	if err := sameLength("after", len(before), len(after)); err != nil {
		return nil, err
	}
	y := new(Variable)
	err := raw.Pad(x.ptr(), words(before), uint64(len(before)), words(after), value, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Concat: Joins variables along an existing axis.
//
//   - xs: Variables of one dtype, whose other axes have the same lengths.
//   - axis: The axis. Negative numbers count from the last axis.
func Concat(xs []*Variable, axis int) (*Variable, error) {
	xsHandles := variableHandles(xs)
	y := new(Variable)
	err := raw.Concat(first(xsHandles), uint64(len(xs)), int64(axis), &y.h)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Stack: Joins variables along a new axis.
//
//   - xs: Variables of one dtype and shape.
//   - axis: Position of the new axis in the result. Negative numbers count from the end.
func Stack(xs []*Variable, axis int) (*Variable, error) {
	xsHandles := variableHandles(xs)
	y := new(Variable)
	err := raw.Stack(first(xsHandles), uint64(len(xs)), int64(axis), &y.h)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SplitAxis: Splits a variable into parts of equal length along an axis.
//
//   - x: The input variable.
//   - axis: The axis. Negative numbers count from the last axis.
func SplitAxis(x *Variable, axis int, sections int) ([]*Variable, error) {
	if err := countable("sections", sections); err != nil {
		return nil, err
	}
	ysHandles := make([]*raw.Variable, sections)
	err := raw.SplitAxis(x.ptr(), int64(axis), first(ysHandles), uint64(sections))
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(ysHandles), nil
}

// SplitAxisAt: Splits a variable at positions along an axis.
//
//   - x: The input variable.
//   - indices: The ascending positions where a new part begins.
//   - axis: The axis. Negative numbers count from the last axis.
func SplitAxisAt(x *Variable, indices []int, axis int, n int) ([]*Variable, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	ysHandles := make([]*raw.Variable, n)
	err := raw.SplitAxisAt(x.ptr(), words(indices), uint64(len(indices)), int64(axis), first(ysHandles), uint64(n))
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(ysHandles), nil
}

// Broadcast: Broadcasts variables to their common shape.
//
//   - xs: The input variables.
func Broadcast(xs ...*Variable) ([]*Variable, error) {
	xsHandles := variableHandles(xs)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.Broadcast(first(xsHandles), uint64(len(xs)), first(ysHandles))
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(ysHandles), nil
}

// GetItem: Basic indexing like Array.Get: integers, slices, new axes and an ellipsis. The result shares
// memory with x; the gradient is zero outside of it.
//
//   - x: The input variable.
//   - items: The items of the index, applied to the axes in order; axes without an item are kept whole.
func GetItem(x *Variable, items ...Index) (*Variable, error) {
	y := new(Variable)
	err := raw.GetItem(x.ptr(), (*raw.Index)(first(items)), uint64(len(items)), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SelectItem: x[i, t[i]] for each row i, as a variable of shape (N,).
//
//   - x: The input, of shape (N, C).
//   - t: Signed integers of shape (N,). Negative ones count from the end.
func SelectItem(x *Variable, t *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.SelectItem(x.ptr(), t.ptr(), &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Where: x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input
// that its elements were taken from.
//
//   - condition: The condition, of dtype bool.
//   - x: The values where the condition is true.
//   - y: The values where it is false.
func Where(condition *Variable, x *Variable, y *Variable) (*Variable, error) {
	dst := new(Variable)
	err := raw.Where(condition.ptr(), x.ptr(), y.ptr(), &dst.h)
	runtime.KeepAlive(condition)
	runtime.KeepAlive(x)
	runtime.KeepAlive(y)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// IdentityList: The inputs themselves, as new variables that one function made.
//
//   - xs: The input variables.
func IdentityList(xs ...*Variable) ([]*Variable, error) {
	xsHandles := variableHandles(xs)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.IdentityList(first(xsHandles), uint64(len(xs)), first(ysHandles))
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(ysHandles), nil
}

// Identity: The input itself as a new variable.
//
//   - x: The input variable.
func Identity(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Identity(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
