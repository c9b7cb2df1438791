// Half and bfloat16: storage and exact conversions.
#pragma once
#include <cstdint>
#include <cstring>

// Always inlined: code compiled for wide instruction sets includes this header, and must not provide the
// shared copy of an inline function.
#if defined(__CUDACC__)
#define CTN_INLINE __host__ __device__ inline
#else
#define CTN_INLINE inline __attribute__((always_inline))
#endif

namespace catenary {

/// IEEE binary16 and bfloat16 are for storage only; all arithmetic is done in float.
struct Half {
  uint16_t bits;
};
struct BFloat16 {
  uint16_t bits;
};

namespace detail {
template <class To, class From>
CTN_INLINE To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}
}  // namespace detail

#if defined(__CUDA_ARCH__)

// The instructions give one NaN for all.
CTN_INLINE float to_float(Half h) {
  float f;
  asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h.bits));
  const uint32_t nan = uint32_t(h.bits & 0x8000u) << 16 | 0x7fc00000u | uint32_t(h.bits & 0x3ffu) << 13;
  return f == f ? f : detail::bits_as<float>(nan);
}
CTN_INLINE Half to_half(float f) {
  Half h;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h.bits) : "f"(f));
  const uint32_t bits = detail::bits_as<uint32_t>(f);
  const uint32_t nan = (bits >> 16 & 0x8000u) | 0x7e00u | (bits >> 13 & 0x1ffu);
  return f == f ? h : Half{uint16_t(nan)};
}

#else

// NaN becomes quiet, as processors make it.
CTN_INLINE float to_float(Half h) {
  uint32_t sign = uint32_t(h.bits & 0x8000u) << 16;
  uint32_t magnitude = uint32_t(h.bits & 0x7fffu) << 13;
  // Scaling by 2^112 rebiases normals and renormalizes subnormals in one exact multiplication.
  float scaled = detail::bits_as<float>(magnitude) * detail::bits_as<float>(0x77800000u);
  uint32_t special = magnitude | (magnitude > 0x0f800000u ? 0x7fc00000u : 0x7f800000u);
  uint32_t bits = magnitude >= 0x0f800000u ? special : detail::bits_as<uint32_t>(scaled);
  return detail::bits_as<float>(bits | sign);
}

/// Rounds to nearest even; overflow gives infinity, NaN stays NaN (quiet, payload truncated).
CTN_INLINE Half to_half(float f) {
  uint32_t bits = detail::bits_as<uint32_t>(f);
  uint32_t sign = (bits >> 16) & 0x8000u;
  uint32_t magnitude = bits & 0x7fffffffu;
  // Normal results: rebias by -112 and round the 13 dropped bits to even. A carry may correctly reach
  // infinity.
  uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  // Subnormal results: adding 0.5 aligns the value to the half's last place by float's own rounding.
  float aligned = detail::bits_as<float>(magnitude) + 0.5f;
  uint32_t subnormal = detail::bits_as<uint32_t>(aligned) - 0x3f000000u;
  uint32_t special = magnitude > 0x7f800000u ? (0x7e00u | ((magnitude >> 13) & 0x1ffu)) : 0x7c00u;
  uint32_t finite = magnitude < 0x38800000u ? subnormal : normal;
  uint32_t result = magnitude >= 0x477ff000u ? special : finite;
  return Half{uint16_t(result | sign)};
}

#endif

namespace detail {

/// Rounds to odd: a float with a sticky last bit then rounds to 16 bits as the double itself would; going
/// through an ordinary float could round twice.
CTN_INLINE float to_float_by_odd(double d) {
  float f = static_cast<float>(d);
  uint32_t bits = bits_as<uint32_t>(f);
  bool inexact = static_cast<double>(f) != d && d == d && (bits & 0x7f800000u) != 0x7f800000u;
  if (inexact) {
    bool away = (f < 0 ? -static_cast<double>(f) : static_cast<double>(f)) > (d < 0 ? -d : d);
    if (away) bits -= 1;
    bits |= 1;
  }
  return bits_as<float>(bits);
}

}  // namespace detail

/// Rounds a double once.
CTN_INLINE Half to_half(double d) { return to_half(detail::to_float_by_odd(d)); }

CTN_INLINE float to_float(BFloat16 b) { return detail::bits_as<float>(uint32_t(b.bits) << 16); }

CTN_INLINE BFloat16 to_bfloat16(float f) {
  uint32_t bits = detail::bits_as<uint32_t>(f);
  uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  bool nan = (bits & 0x7fffffffu) > 0x7f800000u;
  return BFloat16{uint16_t(nan ? ((bits >> 16) | 0x40u) : rounded)};
}

CTN_INLINE BFloat16 to_bfloat16(double d) { return to_bfloat16(detail::to_float_by_odd(d)); }

}  // namespace catenary
