// Sorts that move whole vectors of keys, our own or Highway's.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/sort_keys.h"

namespace catenary::cpu {

/// Sorts n keys in place and returns true, or returns false if another way is as fast: few keys, processors
/// without wide vectors, or, where our own sorts (quicksort_kernels.h) do not serve, a system without
/// Highway.
bool sort_vectors(uint8_t* keys, int64_t n);
bool sort_vectors(uint16_t* keys, int64_t n);
bool sort_vectors(uint32_t* keys, int64_t n);
bool sort_vectors(uint64_t* keys, int64_t n);
bool sort_vectors(Pair* keys, int64_t n);
/// The same for elements without NaN as they are, where that is faster than by keys: floats and signed
/// integers. Zeros of both signs stay in any order.
bool sort_elements(DType dtype, void* elements, int64_t n);

}  // namespace catenary::cpu
