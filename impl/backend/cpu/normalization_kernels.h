// The table of loops of normalizations.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

constexpr int64_t kColumns = 64;  // that kernels of columns take at once

/// Inner loops of normalizations for one instruction set; everything but rows of columns is contiguous.
template <class T>
struct NormalizationKernels {
  /// The mean, and the sum of squared deviations from it.
  void (*moments)(const T* x, int64_t n, double* mean, double* squares);
  double (*squares)(const T* x, int64_t n);
  /// y = (x - mean) * scale + shift.
  void (*shift)(const T* x, T* y, int64_t n, T mean, T scale, T shift);
  /// The sums of gy and of gy * (x - mean).
  void (*gradient_sums)(const T* x, const T* gy, int64_t n, T mean, double* sum, double* product);
  /// gx = a * gy + b * (x - mean) + c.
  void (*gradient)(const T* x, const T* gy, T* gx, int64_t n, T mean, T a, T b, T c);
  /// The same for `n` columns of `rows` rows, which are `stride` elements apart, with numbers for each
  /// column.
  void (*column_moments)(const T* x, int64_t stride, int64_t rows, int64_t n, double* mean, double* squares);
  void (*column_shift)(const T* x, T* y, int64_t stride, int64_t rows, int64_t n, const T* mean,
                       const T* scale, const T* shift);
  void (*column_gradient_sums)(const T* x, const T* gy, int64_t stride, int64_t rows, int64_t n,
                               const T* mean, double* sum, double* product);
  void (*column_gradient)(const T* x, const T* gy, T* gx, int64_t stride, int64_t rows, int64_t n,
                          const T* mean, const T* a, const T* b, const T* c);
  /// y = (x - mean) * scale * gamma + beta; beta may be null.
  void (*row)(const T* x, const T* gamma, const T* beta, T* y, int64_t n, T mean, T scale);
  /// The sums of gy * gamma and of gy * gamma * (x - mean) * scale. Without gamma, adds the factors to ggamma
  /// and gy to gbeta (may be null).
  void (*row_sums)(const T* x, const T* gy, const T* gamma, T* ggamma, T* gbeta, int64_t n, T mean, T scale,
                   double* sum, double* product);
  /// gx = scale * (gy * gamma - a - (x - mean) * scale * b).
  void (*row_gradient)(const T* x, const T* gy, const T* gamma, T* gx, int64_t n, T mean, T scale, T a, T b);
  /// sum += x * x.
  void (*add_squares)(const T* x, T* sum, int64_t n);
  /// scale = (k + alpha * sum)^-beta, y = x * scale.
  void (*respond)(const T* x, const T* sum, T* y, int64_t n, T k, T alpha, T beta);
  /// Computes the scale, and gy * x * scale / (k + alpha * sum); sum may be either result.
  void (*response_terms)(const T* x, const T* gy, const T* sum, T* scale, T* term, int64_t n, T k, T alpha,
                         T beta);
  /// sum += x.
  void (*add)(const T* x, T* sum, int64_t n);
  /// gx = gy * scale - factor * x * sum.
  void (*response_gradient)(const T* x, const T* gy, const T* scale, const T* sum, T* gx, int64_t n,
                            T factor);
};

CTN_DECLARE_TABLES(NormalizationKernels, normalization_kernels)

}  // namespace catenary::cpu
