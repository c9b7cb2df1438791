// Parameters of kernels that pick and place elements by their positions.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

/// Elementwise operations, see impl/dtype/op.h.
enum class Op : uint8_t;

struct TakeParams {
  int64_t outer, axis_length, inner;  // a seen as (outer, axis_length, inner) elements
};
struct IndexParams {
  int32_t count;  // k, the indexed axes
  bool combine;   // scatter: op of what is there and value in this loop; value has the dtype of its operand
  Op op;
  DType loop;
  int8_t axes[32];  // their numbers in messages
};
/// Elements that count_nonzero_blocks counts together.
constexpr int64_t kNonzeroBlock = int64_t{1} << 16;

}  // namespace catenary
