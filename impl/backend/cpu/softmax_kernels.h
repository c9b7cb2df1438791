// The table of loops of softmax and log_softmax.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Inner loops of softmax, log_softmax and their gradients for one instruction set, in addition to those of
/// softmax_cross_entropy_kernels.h. Sums of one row have the same order on every instruction set.
template <class T>
struct SoftmaxKernels {
  /// y = exp(x - max). Returns its sum.
  T (*exp_store)(const T* x, T* y, int64_t n, T max);
  void (*scale)(T* y, int64_t n, T factor);
  T (*sum)(const T* x, int64_t n);
  T (*dot)(const T* a, const T* b, int64_t n);
  /// gx = y (gy - total), and gy - exp(y) total.
  void (*gradient)(const T* y, const T* gy, T* gx, int64_t n, T total);
  void (*log_gradient)(const T* y, const T* gy, T* gx, int64_t n, T total);
  // n adjacent rows, one class.
  void (*divided_each)(const T* x, T* y, int64_t n, const T* max, const T* sum);  // y = exp(x - max) / sum
  void (*add_each)(const T* x, T* total, int64_t n);
  void (*dot_each)(const T* a, const T* b, T* total, int64_t n);
  void (*gradient_each)(const T* y, const T* gy, T* gx, int64_t n, const T* total);
  void (*log_gradient_each)(const T* y, const T* gy, T* gx, int64_t n, const T* total);
};

CTN_DECLARE_TABLES(SoftmaxKernels, softmax_kernels)

}  // namespace catenary::cpu
