#pragma once
#include <cstdint>

namespace catenary::cpu {

/// Inner loops of optimizers, of one instruction set. `state` is m and v, or v; unused ones are null.
template <class T>
struct UpdateKernels {
  using Loop = void (*)(const T* g, T* state1, T* state2, T* p, int64_t n, const double* parameters);
  Loop sgd;       // lr
  Loop momentum;  // lr, momentum
  Loop adam;      // lr, beta1, beta2, eps
  /// The sum of squares in double precision, in an order fixed by n.
  double (*squares)(const T* x, int64_t n);
};

#define CTN_UPDATE_KERNELS(NAMESPACE)                    \
  namespace NAMESPACE {                                  \
  extern const UpdateKernels<float> update_kernels_f32;  \
  extern const UpdateKernels<double> update_kernels_f64; \
  }
CTN_UPDATE_KERNELS(simd_baseline)
CTN_UPDATE_KERNELS(simd_avx2)
CTN_UPDATE_KERNELS(simd_avx512)
#undef CTN_UPDATE_KERNELS

}  // namespace catenary::cpu
