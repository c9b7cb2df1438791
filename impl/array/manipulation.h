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

ArrayRef stack(Span<const Array* const> arrays, int64_t axis);
ArrayRef hstack(Span<const Array* const> arrays);
ArrayRef vstack(Span<const Array* const> arrays);
ArrayRef dstack(Span<const Array* const> arrays);
ArrayRef column_stack(Span<const Array* const> arrays);

/// Returns the axis that hsplit, vsplit (at least 1, 2 or 3 dimensions) and dsplit cut. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) if there are fewer.
int hsplit_axis(const Array& a);
int vsplit_axis(const Array& a);
int dsplit_axis(const Array& a);

// Copies (tiling.cc).
ArrayRef tile(const Array& a, Span<const int64_t> repetitions);
ArrayRef repeat(const Array& a, Span<const int64_t> repeats, int64_t axis);
ArrayRef roll(const Array& a, int64_t shift, int64_t axis);

}  // namespace catenary
