// Sums over all blocks of a kernel: each block leaves a sum, and kernels/totals.cu adds them in order.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

/// The number of sums determines their order, so it must not depend on the device.
constexpr unsigned kTotalBlocks = 1024;

/// The result is the sum divided by `divisor`, or by the count (1 if it is 0). `total` is a kernel of one
/// block; if a kernel has only one block itself, it stores the result, and `sums` is null.
struct Totals {
  double* sums;      // one for each block
  uint64_t* counts;  // likewise
  uint32_t blocks;
  bool negative, by_count;
  int32_t result_dtype, count_dtype;
  double divisor;
  void* result;
  void* count;  // where the divisor is stored, or null
};

}  // namespace catenary::cuda
