// The table of loops of softmax cross entropy.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Maximum number of classes for which several rows are processed at a time.
constexpr int64_t kFewClasses = 32;

/// Inner loops of softmax cross entropy for one instruction set. log_p = (x - max) - log_sum.
template <class T>
struct SoftmaxCrossEntropyKernels {
  /// One contiguous row: its maximum (NaN if there is one) with `so_far`; the sum of exp(x - max).
  T (*max)(const T* x, int64_t n, T so_far);
  T (*exp_sum)(const T* x, int64_t n, T max);
  T (*log)(T x);
  void (*shift)(const T* x, T* log_p, int64_t n, T max, T log_sum);
  /// n adjacent rows, one class: updates each row's maximum or sum.
  void (*max_each)(const T* x, int64_t n, T* max);
  void (*exp_sum_each)(const T* x, int64_t n, const T* max, T* sum);
  void (*log_each)(T* x, int64_t n);
  void (*shift_each)(const T* x, T* log_p, int64_t n, const T* max, const T* log_sum);
  /// `rows` whole contiguous rows of at most kFewClasses classes.
  void (*few_classes)(const T* x, T* log_p, int64_t rows, int64_t classes);
  /// y = exp(log_p) * scale.
  void (*exp_scaled)(const T* log_p, T* y, int64_t n, T scale);
};

CTN_DECLARE_TABLES(SoftmaxCrossEntropyKernels, softmax_cross_entropy_kernels)

}  // namespace catenary::cpu
