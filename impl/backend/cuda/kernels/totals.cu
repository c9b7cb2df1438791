// Adds up the sums of all blocks of another kernel.
#include "impl/backend/cuda/kernels/totals.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

}  // namespace

CTN_CUDA_KERNEL(total, Totals, kRowThreads) {
  double sum = 0;
  uint64_t count = 0;
  for (uint32_t i = threadIdx.x; i < p.blocks; i += blockDim.x) {
    sum += p.sums[i];
    count += p.counts[i];
  }
  sum = block_sum(sum);
  count = block_sum(count);
  if (threadIdx.x == 0) store_total(p, sum, count);
}

}  // namespace catenary::cuda
