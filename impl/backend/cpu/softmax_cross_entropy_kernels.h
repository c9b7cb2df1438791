// The table of loops of softmax cross entropy.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Classes of rows that softmax takes several at a time.
constexpr int64_t kFewClasses = 32;

/// Inner loops of softmax cross entropy, of one instruction set. log_p = (x - max) - log_sum.
template <class T>
struct SoftmaxCrossEntropyKernels {
  /// One row, contiguous: its maximum (NaN where there is one) or `so_far`; the sum of exp(x - max).
  T (*max)(const T* x, int64_t n, T so_far);
  T (*exp_sum)(const T* x, int64_t n, T max);
  T (*log)(T x);
  void (*shift)(const T* x, T* log_p, int64_t n, T max, T log_sum);
  /// n rows side by side, one class: updates each row's maximum or sum.
  void (*max_each)(const T* x, int64_t n, T* max);
  void (*exp_sum_each)(const T* x, int64_t n, const T* max, T* sum);
  void (*log_each)(T* x, int64_t n);
  void (*shift_each)(const T* x, T* log_p, int64_t n, const T* max, const T* log_sum);
  /// `rows` whole rows of at most kFewClasses classes, contiguous.
  void (*few_classes)(const T* x, T* log_p, int64_t rows, int64_t classes);
  /// y = exp(log_p) * scale.
  void (*exp_scaled)(const T* log_p, T* y, int64_t n, T scale);
};

CTN_DECLARE_TABLES(SoftmaxCrossEntropyKernels, softmax_cross_entropy_kernels)

}  // namespace catenary::cpu
