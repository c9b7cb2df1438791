// Population statistics of batch normalization.
#include "impl/backend/cuda/kernels/running_average.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/running_average.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

template <class T>
CTN_DEVICE void blend(const RunningAverageKernelParams& p) {
  const double decay = p.batches ? 1 / double(*p.batches) : p.decay;
  for (uint64_t i = first_item(); i < 2 * p.size; i += item_step()) {
    const RunningAverageKernelParams::Average& a = p.averages[i >= p.size];
    const int64_t at = int64_t(i >= p.size ? i - p.size : i);
    const T value = load_number<T>(a.value, a.value_dtype, at);
    const T before = load_number<T>(a.average, a.average_dtype, at);
    const T after = running_average(before, value, T(a.eps), T(decay), T((1 - decay) * a.factor));
    store_number(after, a.average, a.average_dtype, at);
  }
}

}  // namespace

CTN_CUDA_KERNEL(running_average_float32, RunningAverageKernelParams, kAverageThreads) { blend<float>(p); }
CTN_CUDA_KERNEL(running_average_float64, RunningAverageKernelParams, kAverageThreads) { blend<double>(p); }

}  // namespace catenary::cuda
