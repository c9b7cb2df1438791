// Subscripts of Einstein summation.
#pragma once
#include <bitset>
#include <vector>

#include "impl/array/linalg.h"

namespace catenary {

/// Labels are small numbers: one per letter, and one per axis of an ellipsis.
constexpr int kLetters = 52;
constexpr int kMaxLabels = 256;
using Labels = SmallVector<int16_t, 8>;

/// The subscripts applied to given operands: the labels of every axis.
struct EinsumPlan {
  std::vector<Labels> inputs;
  Labels output;
  int64_t lengths[kMaxLabels] = {};  // 1 if only broadcast axes have the label
};

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the position, for malformed subscripts, and
/// Error(CTN_ERROR_SHAPE) for axes that do not match them.
EinsumPlan plan_einsum(const char* subscripts, Span<const Array* const> arrays);

}  // namespace catenary
