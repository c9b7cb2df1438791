// The table of loops of attention.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Loops are fastest over multiples of this number of elements.
constexpr int kAttentionLanes = 16;

/// Inner loops of attention over one row of a tile of scores, for one instruction set.
template <class T>
struct AttentionKernels {
  /// Returns the maximum (NaN if there is one) of the row and `so_far`.
  T (*max)(const T* x, int64_t n, T so_far);
  /// x = exp(x - max). Returns the sum of the results.
  T (*exp_sum)(T* x, int64_t n, T max);
  /// x = exp(x - shift).
  void (*exp)(T* x, int64_t n, T shift);
  /// gp = p * (gp - mean).
  void (*gradient)(const T* p, T* gp, int64_t n, T mean);
  /// y = x * factor; y may be x.
  void (*scale)(const T* x, T* y, int64_t n, T factor);
  T (*dot)(const T* x, const T* y, int64_t n);
  /// x += y.
  void (*add)(T* x, const T* y, int64_t n);
  /// x = -infinity for every element whose mask is 0.
  void (*hide)(T* x, const uint8_t* mask, int64_t n);
};

CTN_DECLARE_TABLES(AttentionKernels, attention_kernels)

}  // namespace catenary::cpu
