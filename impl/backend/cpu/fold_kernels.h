// The tables of folds in any order: extrema of numbers, which win over NaN, and operations on bits.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// *total = op(*total, all n elements of x, which have `item` bytes), in an order that depends only on n.
using FoldRun = void (*)(const void* x, int64_t n, int64_t item, void* total);

template <class T>
struct FoldKernels {
  FoldRun largest, smallest;
};

/// Of elements of any size.
struct FoldBits {
  FoldRun conjunction, disjunction, difference;
};

CTN_DECLARE_TABLES(FoldKernels, fold_kernels)
CTN_DECLARE_TABLE(FoldBits, fold_bits)

}  // namespace catenary::cpu
