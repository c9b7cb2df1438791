// The ratio of correct predictions.
#pragma once
#include "impl/array/array.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::functions {

/// Returns the ratio of hits among the targets that are not ignored, or 0 if all are ignored.
inline ArrayRef hit_ratio(const Array& hits, const Array& t, int64_t ignored, DType dtype) {
  const auto total = [](const Array& flags) { return sum(flags, {}, false, CTN_FLOAT64); };
  const ArrayRef counts = elementwise_scalar(ops::not_equal, t, ignored, false);
  const ArrayRef hit = total(*elementwise(ops::logical_and, hits, *counts));
  const ArrayRef count = elementwise_scalar(ops::maximum, *total(*counts), 1.0, false);
  return astype(*elementwise(ops::true_divide, *hit, *count), dtype);
}

}  // namespace catenary::functions
