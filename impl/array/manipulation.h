// Joins, splits, flips and repeats.
#pragma once
#include <vector>

#include "impl/array/array.h"

namespace catenary {

// Views (stacking.cc).
ArrayRef atleast_1d(const Array& a);
ArrayRef atleast_2d(const Array& a);
ArrayRef atleast_3d(const Array& a);
std::vector<ArrayRef> broadcast_arrays(Span<const Array* const> arrays);
ArrayRef moveaxis(const Array& a, int64_t source, int64_t destination);
ArrayRef flip(const Array& a, Span<const int64_t> axes);  // data null: all

// Joining (concatenate: array.h).

/// Returns the device for joining arrays: that of the first one that is not a weak scalar, otherwise the
/// current device.
Backend& first_backend(Span<const Array* const> arrays);

/// Returns a new array with its axes in memory in the given order, fastest first (empty: Fortran order).
ArrayRef empty_in_order(Backend& backend, Shape shape, DType dtype, const Dims& fastest);  // creation.cc

/// Whether `b` has the layout of `a` and begins where `a` would go on along the axis.
bool follows(const Array& a, const Array& b, int axis);
/// Returns the array whose adjacent parts along the axis are the given ones, as a view, or null if there is
/// none.
ArrayRef rejoined(Span<const Array* const> parts, int axis);

ArrayRef stack(Span<const Array* const> arrays, int64_t axis);
ArrayRef hstack(Span<const Array* const> arrays);
ArrayRef vstack(Span<const Array* const> arrays);
ArrayRef dstack(Span<const Array* const> arrays);
ArrayRef column_stack(Span<const Array* const> arrays);

// Splitting (manipulation.cc, stacking.cc) into `count` views: of equal lengths, of lengths that differ by at
// most one, or at `count` - 1 positions. They throw Error(CTN_ERROR_INVALID_ARGUMENT) for another count, and
// for too few axes.
std::vector<ArrayRef> split(const Array& a, int64_t axis, size_t count);
std::vector<ArrayRef> array_split(const Array& a, int64_t axis, size_t count);
std::vector<ArrayRef> split_at(const Array& a, Span<const int64_t> positions, int64_t axis, size_t count);
std::vector<ArrayRef> hsplit(const Array& a, size_t count);
std::vector<ArrayRef> vsplit(const Array& a, size_t count);
std::vector<ArrayRef> dsplit(const Array& a, size_t count);
std::vector<ArrayRef> hsplit_at(const Array& a, Span<const int64_t> positions, size_t count);
std::vector<ArrayRef> vsplit_at(const Array& a, Span<const int64_t> positions, size_t count);
std::vector<ArrayRef> dsplit_at(const Array& a, Span<const int64_t> positions, size_t count);

// Copies (tiling.cc).
ArrayRef tile(const Array& a, Span<const int64_t> repetitions);
ArrayRef repeat(const Array& a, Span<const int64_t> repeats, int64_t axis);
ArrayRef roll(const Array& a, int64_t shift, int64_t axis);

}  // namespace catenary
