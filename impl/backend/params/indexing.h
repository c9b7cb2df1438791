// Parameters of kernels that gather and scatter elements by position.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

/// Elementwise operations; see impl/dtype/op.h.
enum class Op : uint8_t;

struct TakeParams {
  int64_t outer, axis_length, inner;  // a as (outer, axis_length, inner) elements
};
/// What gathers do with indices out of range: fail, or move them into the axis, by multiples of its length or
/// to the nearer end. Only hosts can move them.
enum class OutOfRange : uint8_t { fail, wrap, clip };

struct IndexParams {
  int32_t count;  // k, the number of indexed axes
  bool combine;   // scatter: combines the existing elements and value by op in this loop; value has the dtype
                  // of its operand
  Op op;
  OutOfRange outside;
  DType loop;
  int8_t axes[32];  // their numbers, for messages; negative: that of "take"
};
/// y[.., j, ..] = a[.., i[.., j, ..], ..] along an axis. All have the same number of axes, and along the
/// others, i and a have the length of y or 1. i is C-contiguous.
struct AlongParams {
  int32_t axis;
};
/// Number of elements that count_nonzero_blocks counts together.
constexpr int64_t kNonzeroBlock = int64_t{1} << 16;

}  // namespace catenary
