// Splits of keys by a pivot, compiled for each instruction set.
#include <cstdint>
#include <cstring>
#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/selection_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

template <class K>
int64_t split(K* keys, K* room, int64_t n, K pivot) {
  int64_t below = 0, at = 0;
#if defined(__AVX512F__)
  // Whole vectors are stored, of which the next ones overwrite what is not wanted: keys that have been read.
  constexpr int64_t lanes = 64 / sizeof(K);
  const __m512i limit = sizeof(K) == 4 ? _mm512_set1_epi32(int(pivot)) : _mm512_set1_epi64(int64_t(pivot));
  for (; at + lanes <= n; at += lanes) {
    const __m512i v = _mm512_loadu_si512(keys + at);
    __m512i front, rest;
    int count;
    if constexpr (sizeof(K) == 4) {
      const __mmask16 is_below = _mm512_cmplt_epu32_mask(v, limit);
      front = _mm512_maskz_compress_epi32(is_below, v);
      rest = _mm512_maskz_compress_epi32(__mmask16(~is_below), v);
      count = __builtin_popcount(is_below);
    } else {
      const __mmask8 is_below = _mm512_cmplt_epu64_mask(v, limit);
      front = _mm512_maskz_compress_epi64(is_below, v);
      rest = _mm512_maskz_compress_epi64(__mmask8(~is_below), v);
      count = __builtin_popcount(is_below);
    }
    _mm512_storeu_si512(keys + below, front);
    _mm512_storeu_si512(room + (at - below), rest);
    below += count;
  }
#endif
  for (; at < n; ++at) {
    const K key = keys[at];
    keys[below] = key;
    room[at - below] = key;
    below += key < pivot;
  }
  std::memcpy(keys + below, room, size_t(n - below) * sizeof(K));
  return below;
}

}  // namespace

const SelectionKernels selection_kernels = {split<uint32_t>, split<uint64_t>};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
