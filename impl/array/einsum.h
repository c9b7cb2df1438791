#pragma once
#include <bitset>
#include <vector>

#include "impl/array/linalg.h"

namespace catenary {

/// Labels are small numbers: letters, and one for every axis that an ellipsis stands for.
constexpr int kLetters = 52;
constexpr int kMaxLabels = 256;
using Labels = SmallVector<int16_t, 8>;

/// What the subscripts say about given operands: the labels of every axis.
struct EinsumPlan {
  std::vector<Labels> inputs;
  Labels output;
  int64_t lengths[kMaxLabels] = {};  // 1 where only broadcast axes carry the label
};

/// INVALID_ARGUMENT for malformed subscripts, naming the position; SHAPE for axes that do not fit them.
EinsumPlan plan_einsum(const char* subscripts, Span<const Array* const> arrays);

}  // namespace catenary
