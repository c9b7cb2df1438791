// The table of sorts of keys by splits, for instruction sets that have them.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Sorts n keys in place: by a heap what is left after `splits` splits, one in another. No float is NaN, and
/// the signs of zeros get lost.
template <class K>
using Quicksort = void (*)(K* keys, int64_t n, int splits);

/// The sorts by the type of keys; null where the instruction set cannot move the chosen lanes of a vector.
struct QuicksortKernels {
  Quicksort<uint32_t> sort32;
  Quicksort<uint64_t> sort64;
  Quicksort<float> sort_f32;
  Quicksort<double> sort_f64;
  Quicksort<uint32_t> sort(uint32_t) const { return sort32; }
  Quicksort<uint64_t> sort(uint64_t) const { return sort64; }
  Quicksort<float> sort(float) const { return sort_f32; }
  Quicksort<double> sort(double) const { return sort_f64; }
};

CTN_DECLARE_TABLE(QuicksortKernels, quicksort_kernels)

}  // namespace catenary::cpu
