#pragma once
#include <cstdint>

#include "impl/backend/params/update.h"

namespace catenary::cpu {

/// Inner loops of optimizers, of one instruction set.
template <class T>
struct UpdateKernels {
  /// `values` as in impl/kernels/update.h; null for rules without a loop of this kind.
  using Loop = void (*)(const T* g, T* const* states, T* p, int64_t n, const double* values);
  Loop rules[int(UpdateRule::count)];
  /// out may be g.
  void (*stage)(UpdateStage stage, const T* g, const T* p, T* out, int64_t n);
  /// The first pass of LAMB; sums receives the squares of p and of the direction.
  void (*lamb_states)(const T* g, T* m, T* v, const T* p, int64_t n, const double* values, double sums[2]);
  void (*lamb_parameter)(const T* m, const T* v, T* p, int64_t n, const double* values, double rate);
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
