// Matrix products of floats.
#pragma once
#include <cstdint>

namespace catenary::cpu {

/// C = alpha * op(A) op(B) + beta * C, then plus `bias` in every row, then relu. op(A) is m x k, op(B) is k x
/// n, C is m x n, all row-major. A is stored as m x k, or as k x m if trans_a, with leading dimension lda (in
/// elements, from one stored row to the next); B likewise. C must not overlap A or B. If beta == 0, C is only
/// written. If k == 0, the product is zero; if m or n == 0, nothing happens. The result depends only on the
/// shapes and the instruction set.
struct Gemm {
  bool trans_a = false, trans_b = false;
  int64_t m, n, k;
  const void* a;
  int64_t lda;
  const void* b;
  int64_t ldb;
  void* c;
  int64_t ldc;
  double alpha = 1, beta = 0;
  const void* bias = nullptr;  // n values of the element type
  bool relu = false;
};

// T is float or double.
template <class T>
void gemm(const Gemm& gemm);

/// `batch` products of one shape. Item i uses a + i * stride_a, b + i * stride_b, c + i * stride_c (in
/// elements; 0 repeats an input).
template <class T>
void gemm_batch(const Gemm& gemm, int64_t batch, int64_t stride_a, int64_t stride_b, int64_t stride_c);

}  // namespace catenary::cpu
