// The table of extrema of numbers, which win over NaN.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// *total = op(*total, all n elements of x), in an order that depends only on n.
template <class T>
struct FoldKernels {
  using Run = void (*)(const void* x, int64_t n, void* total);
  Run largest, smallest;
};

CTN_DECLARE_TABLES(FoldKernels, fold_kernels)

}  // namespace catenary::cpu
