// Packs truth values into bits, compiled for each instruction set.
#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/bits_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

constexpr int64_t kWord = 64;  // bytes that become one word of bits

#if defined(__AVX512BW__)

/// Whether 64 bytes are not zero, the first as the lowest bit of the word, or the highest of its byte.
template <bool little>
uint64_t bits_of(const uint8_t* x) {
  const __m512i turned = _mm512_maskz_broadcast_i32x4(
      0xffff, _mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  __m512i v = _mm512_loadu_si512(x);
  if constexpr (!little) v = _mm512_shuffle_epi8(v, turned);
  return _mm512_test_epi8_mask(v, v);
}

#else

/// The bits of each byte in reverse order.
uint64_t reversed(uint64_t bits) {
  const auto swapped = [&](int by, uint64_t low) { bits = (bits >> by & low) | (bits & low) << by; };
  swapped(1, 0x5555555555555555);
  swapped(2, 0x3333333333333333);
  swapped(4, 0x0f0f0f0f0f0f0f0f);
  return bits;
}

template <bool little>
uint64_t bits_of(const uint8_t* x) {
  uint64_t bits = 0;
#if defined(__SSE2__)
  for (int i = 0; i < 4; ++i) {
    const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(x) + i);
    const int zeros = _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128()));
    bits |= uint64_t(uint16_t(~zeros)) << 16 * i;
  }
#else
  for (int i = 0; i < kWord; ++i) bits |= uint64_t(x[i] != 0) << i;
#endif
  return little ? bits : reversed(bits);
}

#endif

template <bool little>
void pack(const uint8_t* x, int64_t n, uint8_t* y) {
  const auto put = [&](const uint8_t* from, int64_t bytes) {
    uint64_t bits = bits_of<little>(from);
    for (int64_t i = 0; bytes < 8 && i < bytes; ++i) y[i] = uint8_t(bits >> 8 * i);
    if (bytes < 8) return;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bits = __builtin_bswap64(bits);
#endif
    std::memcpy(y, &bits, sizeof bits);
    y += sizeof bits;
  };
  for (; n >= kWord; n -= kWord, x += kWord) put(x, 8);
  if (n == 0) return;
  uint8_t rest[kWord] = {};
  std::memcpy(rest, x, size_t(n));
  put(rest, (n + 7) / 8);
}

}  // namespace

const BitsKernels bits_kernels = {pack<false>, pack<true>};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
