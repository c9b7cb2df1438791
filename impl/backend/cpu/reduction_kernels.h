// The table of loops of reductions.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"
#include "impl/backend/params/reduction.h"
#include "impl/dtype/dtypes.h"

namespace catenary::cpu {

/// Inner loops of reductions for one instruction set, by ReduceOp and compute dtype (never a 16-bit float);
/// sums and products have none for booleans. Partial results are called totals. They have the compute dtype,
/// except for sums of float32, whose totals are float64. The order of additions depends only on the arguments
/// and is the same for every instruction set.
struct ReductionKernels {
  using Fill = void (*)(void* totals, int64_t n);
  using Run = void (*)(const void* x, int64_t n, void* total);
  using Rows = void (*)(const void* x, int64_t row_stride, int64_t rows, int64_t n, void* totals);
  using Search = int64_t (*)(const void* x, int64_t n);
  using Compare = void (*)(const void* x, int64_t n, int64_t row, void* best, int64_t* index);

  /// Totals of no elements.
  Fill fill[4][kDTypes];
  /// x[i] /= count for a whole number that is exact in float64.
  void (*divide)(double* x, double count, int64_t n);
  /// *total = op(*total, all of x).
  Run run[4][kDTypes];
  /// totals[j] = op(totals[j], column j of x) for j < n; rows are row_stride bytes apart.
  Rows rows[4][kDTypes];
  /// By "largest": the first position of the largest or smallest of n > 0 elements; the first NaN counts as
  /// both.
  Search search[2][kDTypes];
  /// By "largest": if x[j] is beyond best[j] or is the first NaN, best[j] = x[j] and index[j] = row.
  Compare compare[2][kDTypes];
};

CTN_DECLARE_TABLE(ReductionKernels, reduction_kernels)

}  // namespace catenary::cpu
