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
  const Operand* x = launch.operands;
  const double weight = 1 - params.decay;
  RunningAverageKernelParams p{};
  p.decay = params.decay;
  p.size = uint64_t(size_of(x[0]));
  if (p.size == 0) return;
  for (int k = 0; k < 2; ++k)
    p.averages[k] = {x[k].data,      x[k + 2].data,      x[k].dtype,
                     x[k + 2].dtype, k ? params.eps : 0, k ? weight * params.unbiased : weight};
  work.start(blend[compute_dtype(x[0].dtype)],
             Grid{kAverageThreads, work.blocks(2 * p.size, kAverageThreads)}, p);
}

}  // namespace catenary::cuda
