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

template <class T>
CTN_DEVICE T load(const char* data, int32_t dtype, uint64_t i) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...) \
  case dtype_##NAME:                    \
    return Narrow<T>()(number_of(reinterpret_cast<const Element<TYPE>*>(data)[i]));
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return T(0);
}

template <class T>
CTN_DEVICE void store(char* data, int32_t dtype, uint64_t i, T x) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                     \
  case dtype_##NAME:                                                        \
    reinterpret_cast<Element<TYPE>*>(data)[i] = Narrow<Element<TYPE>>()(x); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

template <class T>
CTN_DEVICE void blend(const RunningAverageKernelParams& p) {
  for (uint64_t i = first_item(); i < 2 * p.size; i += item_step()) {
    const RunningAverageKernelParams::Average& a = p.averages[i >= p.size];
    const uint64_t at = i >= p.size ? i - p.size : i;
    const T value = load<T>(a.value, a.value_dtype, at), before = load<T>(a.average, a.average_dtype, at);
    store(a.average, a.average_dtype, at, running_average(before, value, T(a.eps), T(p.decay), T(a.weight)));
  }
}

}  // namespace

CTN_CUDA_KERNEL(running_average_float32, RunningAverageKernelParams, kAverageThreads) { blend<float>(p); }
CTN_CUDA_KERNEL(running_average_float64, RunningAverageKernelParams, kAverageThreads) { blend<double>(p); }

}  // namespace catenary::cuda
