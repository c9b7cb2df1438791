// Indexing with arrays: reads, assignments, and operations at positions.
#pragma once
#include <catenary/indexing.h>

#include "impl/array/array.h"

namespace catenary {

/// Indexing by NumPy's rules with arrays among the items (CTN_INDEX_ARRAY: item.start is the index in
/// `arrays`). Throws Error(CTN_ERROR_INDEX) for positions out of range, masks of other lengths and positions
/// that do not broadcast, and Error(CTN_ERROR_DTYPE) for floating-point positions.
ArrayRef get_advanced(const Array& a, Span<const ctn_index> items, Span<const Array* const> arrays);
void set_advanced(Array& a, Span<const ctn_index> items, Span<const Array* const> arrays, const Array& value);
void add_at(Array& a, Span<const ctn_index> items, Span<const Array* const> arrays, const Array& value);
/// a[items] = op(a[items], value), one element after the other in C order. `value` is null for operations
/// with one operand.
void combine_at(Op op, Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
                const Array* value);
ArrayRef get_mask(const Array& a, const Array& mask);
void set_mask(Array& a, const Array& mask, const Array& value);

// Taking and putting elements (take_put.cc).
ArrayRef take_mode(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode);
/// The same with indices that are moved into the axis while they are read; null if the device cannot do that.
ArrayRef take_confined(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode);
void take_mode_into(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode, Array& out);
void put(Array& a, const Array& indices, const Array& values, ctn_index_mode mode);
ArrayRef take_along_axis(const Array& a, const Array& indices, int64_t axis);
void put_along_axis(Array& a, const Array& indices, const Array& values, int64_t axis);
ArrayRef count_all_nonzero(const Array& a);  // int64 (1,)
ArrayRef nonzero(const Array& a);            // int64 (ndim, count); waits for the device
ArrayRef flatnonzero(const Array& a);        // int64 (count)
ArrayRef argwhere(const Array& a);
/// The elements where a mask of the same shape is true, if the device has a kernel for them; otherwise null.
ArrayRef choose_elements(const Array& a, const Array& mask);
ArrayRef compress(const Array& condition, const Array& a, int64_t axis);
ArrayRef extract(const Array& condition, const Array& a);

/// An operation that replaces assignment, and its loop. Values have the dtype of its second operand.
struct Combination {
  Op op;
  DType loop;
};
/// a[indices[0], indices[1], ...] = value (or combined with it) for one or more indexed axes, in the form
/// that the kernels use. `a` begins with the k indexed axes, `value` and `out` with one axis of n positions;
/// `indices` is contiguous, (k, n) or (n); `axes` is used in messages.
void launch_gather(const Array& a, const Array& indices, const int8_t* axes, Array& out);
void launch_scatter(const Array& value, const Array& indices, const int8_t* axes,
                    const Combination* combination, Array& a);

}  // namespace catenary
