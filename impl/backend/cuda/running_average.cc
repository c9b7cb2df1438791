// Population statistics of batch normalization.
#include "impl/backend/cuda/kernels/running_average.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/normalization.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions blend("running_average", "running_average");

}  // namespace

void running_average(Work& work, const Launch& launch, const RunningAverageParams& params) {
  const Operand *x = launch.operands, *averages = x + launch.count - 2;
  RunningAverageKernelParams p{};
  p.decay = params.decay;
  p.batches = launch.count == 5 ? data_of<const int64_t>(x[2]) : nullptr;
  p.size = uint64_t(size_of(x[0]));
  if (p.size == 0) return;
  for (int k = 0; k < 2; ++k)
    p.averages[k] = {x[k].data,         averages[k].data,   x[k].dtype,
                     averages[k].dtype, k ? params.eps : 0, k ? params.unbiased : 1};
  work.start(blend[compute_dtype(x[0].dtype)],
             Grid{kAverageThreads, work.blocks(2 * p.size, kAverageThreads)}, p);
}

}  // namespace catenary::cuda
