// Long sums of products, which several blocks compute in parts if there are few results.
#pragma once
#include "impl/backend/cuda/kernels/matmul.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// How a sum over `inner` positions is divided: the shapes alone decide, and so the results do not depend on
/// the device.
struct Parts {
  int64_t length, count;
};
Parts parts_of(int64_t blocks, int64_t inner);

/// The dtype whose kernels compute products of a dtype: integers of one size share them.
DType product_dtype(DType dtype);
/// The size of the numbers in which products of a dtype are summed.
size_t size_of_sum(DType dtype);

/// Adds the parts of all results.
void add_parts(Work& work, DType dtype, const PartsParams& params);

inline constexpr int64_t kMaxBlocks = INT32_MAX;

}  // namespace catenary::cuda
