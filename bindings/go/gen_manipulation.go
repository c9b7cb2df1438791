// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Atleast1d: The array with at least one axis; the array itself if it has one.
func (a *Array) Atleast1d() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAtleast1d(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Atleast2d: The array with at least two axes, new ones first; the array itself if it has two.
func (a *Array) Atleast2d() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAtleast2d(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Atleast3d: The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1).
// The array itself if it has three.
func (a *Array) Atleast3d() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAtleast3d(a.ptr(), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayBroadcastArrays: Views of all arrays, broadcast to one shape and read-only. An array that already has
// that shape is returned itself.
//
//   - arrays: The input arrays.
func ArrayBroadcastArrays(arrays ...*Array) ([]*Array, error) {
	arraysHandles := arrayHandles(arrays)
	outsHandles := make([]*raw.Array, len(arrays))
	err := raw.ArrayBroadcastArrays(first(arraysHandles), uint64(len(arrays)), first(outsHandles))
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// Moveaxis: A view with one axis at another position; the others keep their order.
//
//   - source: The axis to move. Negative numbers count from the last axis.
//   - destination: Its position in the result. Negative numbers count from the last axis.
func (a *Array) Moveaxis(source int, destination int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMoveaxis(a.ptr(), int64(source), int64(destination), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Flip: A view with the elements along some axes in reverse order.
//
//   - axes: The axes. Negative numbers count from the last axis. nil: all axes.
func (a *Array) Flip(axes ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFlip(a.ptr(), words(axes), uint64(len(axes)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayStack: Joins arrays of one shape along a new axis.
//
//   - arrays: The input arrays, all of the same shape.
//   - axis: Position of the new axis in the result. Negative numbers count from the end.
func ArrayStack(arrays []*Array, axis int) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayStack(first(arraysHandles), uint64(len(arrays)), int64(axis), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayHstack: Joins arrays along the second axis. Vectors are joined along their only axis.
//
//   - arrays: The input arrays.
func ArrayHstack(arrays ...*Array) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayHstack(first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayVstack: Joins arrays along the first axis; vectors count as rows.
//
//   - arrays: The input arrays.
func ArrayVstack(arrays ...*Array) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayVstack(first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayDstack: Joins arrays along the third axis, after Array.Atleast3d.
//
//   - arrays: The input arrays.
func ArrayDstack(arrays ...*Array) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayDstack(first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayColumnStack: Joins arrays along the second axis; vectors count as columns.
//
//   - arrays: The input arrays.
func ArrayColumnStack(arrays ...*Array) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ArrayColumnStack(first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Hsplit: Splits an array into parts of equal length along the second axis, or a vector along its only axis.
func (a *Array) Hsplit(n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayHsplit(a.ptr(), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// Vsplit: Splits an array with at least two axes into parts of equal length along the first axis.
func (a *Array) Vsplit(n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayVsplit(a.ptr(), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// Dsplit: Splits an array with at least three axes into parts of equal length along the third axis.
func (a *Array) Dsplit(n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayDsplit(a.ptr(), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// HsplitAt: Splits an array at positions along the second axis, or a vector along its only axis.
//
//   - positions: Where a new part begins. They behave as bounds of slices: negative ones count from the end.
func (a *Array) HsplitAt(positions []int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayHsplitAt(a.ptr(), words(positions), uint64(len(positions)), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// VsplitAt: Splits an array with at least two axes at positions along the first axis.
//
//   - positions: Where a new part begins. They behave as bounds of slices: negative ones count from the end.
func (a *Array) VsplitAt(positions []int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayVsplitAt(a.ptr(), words(positions), uint64(len(positions)), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// DsplitAt: Splits an array with at least three axes at positions along the third axis.
//
//   - positions: Where a new part begins. They behave as bounds of slices: negative ones count from the end.
func (a *Array) DsplitAt(positions []int, n int) ([]*Array, error) {
	if err := countable("n", n); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, n)
	err := raw.ArrayDsplitAt(a.ptr(), words(positions), uint64(len(positions)), first(outsHandles), uint64(n))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// Tile: The array repeated as a whole along its axes.
//
//   - repetitions: Number of repetitions along each axis, at least 0. If the array has fewer axes, or the
//     list fewer entries, ones are added in front.
func (a *Array) Tile(repetitions ...int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTile(a.ptr(), words(repetitions), uint64(len(repetitions)), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Repeat: The array with its elements repeated along an axis.
//
//   - repeats: Number of repetitions, at least 0: one entry for all elements, or one for each.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Repeat(repeats []int, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRepeat(a.ptr(), words(repeats), uint64(len(repeats)), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Roll: A copy with the elements moved along an axis. Elements moved beyond the end return at the beginning.
//
//   - shift: Number of places to move; negative numbers move toward the beginning.
//   - axis: The axis, or AxisNone for the flattened array. Negative numbers count from the last axis.
func (a *Array) Roll(shift int, axis int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRoll(a.ptr(), int64(shift), int64(axis), &dst.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
