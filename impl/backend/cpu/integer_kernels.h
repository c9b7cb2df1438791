// The table of loops of integer products.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

struct IntegerKernels {
  /// For numbers of 32 and of 64 bits, modulo their width: sums[j] += the sum of x[i] * panel[i][j] over i <
  /// n and j < columns, where the rows of the panel are `row` numbers apart.
  void (*add_products[2])(const void* x, int64_t n, const void* panel, int64_t row, int64_t columns,
                          void* sums);
  /// The same for two rows of x, which share what is read of the panel, and whose sums are `columns` numbers
  /// apart; returns how many of the columns, those that fill vectors. Not in the smallest library.
  int64_t (*add_pairs[2])(const void* first, const void* second, int64_t n, const void* panel, int64_t row,
                          int64_t columns, void* sums);
  /// The same for one column of contiguous numbers.
  void (*add_dot[2])(const void* x, int64_t n, const void* y, void* sum);
};

CTN_DECLARE_TABLE(IntegerKernels, integer_kernels)

}  // namespace catenary::cpu
