// The table of loops of losses.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Inner loops of losses over contiguous elements, for one instruction set. Sums are limited to some thousand
/// elements at a time.
template <class T>
struct LossKernels {
  T (*squared_error)(const T* a, const T* b, int64_t n);
  T (*softplus)(const T* x, int64_t n);
  T (*sigmoid_cross_entropy)(const T* x, const int32_t* t, int64_t n);
  T (*hinge)(const T* x, int64_t n, int power);
  T (*dot)(const T* a, const T* b, int64_t n);
  /// y = (a - b) * scale, sigmoid(x) * scale and so on.
  void (*difference)(const T* a, const T* b, T* y, int64_t n, T scale);
  void (*sigmoid)(const T* x, T* y, int64_t n, T scale);
  void (*sigmoid_difference)(const T* x, const int32_t* t, T* y, int64_t n, T scale);
  void (*hinge_gradient)(const T* x, T* y, int64_t n, int power, T scale);
  /// y += a * x.
  void (*add_scaled)(const T* x, T* y, int64_t n, T a);
  /// out = log(exp(a) + exp(b) + exp(c + penalty)) + emission.
  void (*ctc_step)(const T* a, const T* b, const T* c, const T* penalty, const T* emission, T* out,
                   int64_t n);
  /// out = exp(a + b - total).
  void (*occupancy)(const T* a, const T* b, T* out, int64_t n, T total);
};

CTN_DECLARE_TABLES(LossKernels, loss_kernels)

}  // namespace catenary::cpu
