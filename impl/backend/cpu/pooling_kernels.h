// The table of loops of pooling.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Number of elements after a row that the loops may read.
constexpr int64_t kPoolingSlack = 16;

/// Inner loops of pooling for one instruction set.
template <class T>
struct PoolingKernels {
  /// Distributes a row to its phases: row[i] goes to position (first + i) / stride of phase (first + i) %
  /// stride. Phases are `pitch` apart; those from `used` on are left out.
  void (*deal)(const T* row, int64_t n, int64_t stride, int64_t first, T* phases, int64_t pitch,
               int64_t used);
  /// For each i < n, the first of the largest taps[t][i] (the first NaN, if there is one), and its code.
  /// `where` is uint8, int32 if `wide`, or null. May read up to kPoolingSlack elements after n.
  void (*max)(const T* const* taps, const int32_t* codes, int64_t count, int64_t n, T* y, void* where,
              bool wide);
  /// Returns the position of the first of the largest elements, or of the first NaN.
  int64_t (*max_place)(const T* x, int64_t n);
  /// y += x.
  void (*add)(const T* x, T* y, int64_t n);
  /// y[i] = scale * (row[i * stride] + ... + row[i * stride + width - 1]).
  void (*window_sums)(const T* row, int64_t width, int64_t stride, T scale, T* y, int64_t n);
  /// row[i * stride + k] += scale * g[i] for k < width.
  void (*spread)(const T* g, int64_t width, int64_t stride, T scale, T* row, int64_t n);
  /// For each of `count` planes of n elements: y[i] = scale * the sum of plane i.
  void (*sum_planes)(const T* x, int64_t n, int64_t count, T scale, T* y);
  /// Fills plane i with scale * g[i].
  void (*fill_planes)(const T* g, int64_t n, int64_t count, T scale, T* x);
};

CTN_DECLARE_TABLES(PoolingKernels, pooling_kernels)

}  // namespace catenary::cpu
