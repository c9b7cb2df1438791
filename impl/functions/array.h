// Functions that rearrange, join, index and copy arrays.
#pragma once
#include <catenary/types.h>

#include "impl/autograd/arithmetic.h"

namespace catenary::functions {

// Rearrangement (axes.cc; more in impl/autograd/arithmetic.h).
Value expand_dims(const Value& x, int64_t axis);
Value squeeze(const Value& x, Span<const int64_t> axes);  // data null: all axes of length one
Value swapaxes(const Value& x, int64_t axis1, int64_t axis2);
Value flip(const Value& x, Span<const int64_t> axes);  // data null: all

// Repetition (tiling.cc).
Value tile(const Value& x, Span<const int64_t> repetitions);
Value pad(const Value& x, Span<const int64_t> before, Span<const int64_t> after, double value);

// Lists (joining.cc).
Values identity_list(Span<const Value> xs);
Values broadcast(Span<const Value> xs);
Value concat(Span<const Value> xs, int64_t axis);
Value stack(Span<const Value> xs, int64_t axis);
Values split_axis(const Value& x, int64_t sections, int64_t axis);
Values split_axis_at(const Value& x, Span<const int64_t> indices, int64_t axis);
/// The same without checks: ascending positions from 0 to the length, and an axis in range.
Values split_at(const Value& x, Span<const int64_t> positions, int axis);

// Indexing (indexing.cc).
Value get_item(const Value& x, Span<const ctn_index> items);
Value select_item(const Value& x, const Value& t);
Value where(const Value& condition, const Value& x, const Value& y);

}  // namespace catenary::functions
