#pragma once
#include <cstdint>
#include "impl/backend/activation_ops.h"

namespace catenary::cpu {

/// Inner loops of activation functions, of one instruction set.
template <class T>
struct ActivationKernels {
  void (*value[kActivationOps])(const T* x, T* y, int64_t n, T parameter);
  /// `saved`: output or input, as the operation says; gx may be gy.
  void (*gradient[kActivationOps])(const T* saved, const T* gy, T* gx, int64_t n, T parameter);
  void (*prelu)(const T* x, const T* w, T* y, int64_t n);
  /// gx and gw may be null.
  void (*prelu_gradient)(const T* x, const T* w, const T* gy, T* gx, T* gw, int64_t n);
};

#define CTN_ACTIVATION_KERNELS(NAMESPACE)                        \
  namespace NAMESPACE {                                          \
  extern const ActivationKernels<float> activation_kernels_f32;  \
  extern const ActivationKernels<double> activation_kernels_f64; \
  }
CTN_ACTIVATION_KERNELS(simd_baseline)
CTN_ACTIVATION_KERNELS(simd_avx2)
CTN_ACTIVATION_KERNELS(simd_avx512)
#undef CTN_ACTIVATION_KERNELS

}  // namespace catenary::cpu
