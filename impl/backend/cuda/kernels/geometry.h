// The dimensions that the elements of strided operands are traversed along, as kernels take them.
#pragma once
#include <cstdint>

#include "impl/kernels/inline.h"

namespace catenary::cuda {

/// A number from 1 to 2^31 - 1 by which kernels divide with a multiplication.
struct Divisor {
  uint32_t value, factor, shift;
};

constexpr Divisor make_divisor(uint32_t value) {
  uint32_t shift = 0;
  while ((uint64_t(1) << shift) < value) ++shift;
  const uint64_t factor = ((((uint64_t(1) << shift) - value) << 32) / value) + 1;
  return {value, uint32_t(factor), shift};
}

/// n / d for n < 2^31.
CTN_FN uint32_t quotient(uint32_t n, const Divisor& d) {
  return (uint32_t((uint64_t(n) * d.factor) >> 32) + n) >> d.shift;
}

constexpr int kMaxDims = 8;

/// Up to kMaxDims dimensions of N operands, the innermost one first, with at most 2^31 - 1 elements.
template <int N>
struct Layout {
  uint32_t size;
  int32_t ndim;
  Divisor lengths[kMaxDims];
  int64_t strides[N][kMaxDims];  // in bytes
};

/// The byte offsets of element i.
template <int N>
CTN_FN void locate(const Layout<N>& layout, uint32_t i, int64_t (&offsets)[N]) {
  for (int k = 0; k < N; ++k) offsets[k] = 0;
#if defined(__CUDACC__)
#pragma unroll 1
#endif
  for (int d = 0; d < layout.ndim; ++d) {
    const Divisor& length = layout.lengths[d];
    const uint32_t rest = quotient(i, length);
    const int64_t index = i - rest * length.value;
    for (int k = 0; k < N; ++k) offsets[k] += index * layout.strides[k][d];
    i = rest;
  }
}

}  // namespace catenary::cuda
