// Casts between all dtypes.
#include <limits>
#include <type_traits>
#if defined(__F16C__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

// Every value passes through a number type: 16-bit floats through float, booleans through a byte.
CTN_FN float widen(Half x) { return to_float(x); }
CTN_FN float widen(BFloat16 x) { return to_float(x); }
// 0 or 1 by arithmetic, because compilers do not vectorize conversions of a comparison's result to floating
// numbers.
CTN_FN unsigned char widen(Bool x) { return (unsigned char)((x.byte | (unsigned char)(-x.byte)) >> 7); }
template <class T>
CTN_FN T widen(T x) {
  return x;
}

/// The integer that an x86 processor converts to, which is the smallest one if x is out of range or NaN.
template <class Integer, class From>
CTN_FN Integer truncated(From x) {
#if defined(__x86_64__)
  return Integer(x);
#else
  constexpr From limit = From(sizeof(Integer) == 4 ? 0x1p31 : 0x1p63);
  constexpr Integer least = std::numeric_limits<Integer>::min();
  return (x >= -limit) & (x < limit) ? Integer(x) : least;
#endif
}

template <class From, class To>
CTN_FN To float_cast(From x, To) {
  return To(x);
}
CTN_FN Half to_half_once(double x) { return to_half(x); }
CTN_FN BFloat16 to_bfloat16_once(double x) { return to_bfloat16(x); }

#include "impl/kernels/narrow.h"

template <class From, class To>
CTN_FN void cast_each(const From* x, To* y, int64_t n) {
  CTN_VECTORISE
  for (int64_t i = 0; i < n; ++i) y[i] = Narrow<To>()(widen(x[i]));
}

#if defined(__F16C__)

// Compilers do not vectorize the conversions that the processor has.
#if defined(__AVX512F__)
CTN_FN void widen_vector(const Half* x, float* y) {
  _mm512_storeu_ps(y, _mm512_maskz_cvtph_ps(0xffff, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(x))));
}
CTN_FN void narrow_vector(const float* x, Half* y) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(y),
                      _mm512_maskz_cvtps_ph(0xffff, _mm512_loadu_ps(x), _MM_FROUND_CUR_DIRECTION));
}
constexpr int64_t kHalves = 16;
#else
CTN_FN void widen_vector(const Half* x, float* y) {
  _mm256_storeu_ps(y, _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(x))));
}
CTN_FN void narrow_vector(const float* x, Half* y) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(y),
                   _mm256_cvtps_ph(_mm256_loadu_ps(x), _MM_FROUND_CUR_DIRECTION));
}
constexpr int64_t kHalves = 8;
#endif

CTN_FN void cast_halves(const Half* x, float* y, int64_t n) {
  int64_t i = 0;
  for (; i + kHalves <= n; i += kHalves) widen_vector(x + i, y + i);
  cast_each(x + i, y + i, n - i);
}
CTN_FN void cast_halves(const float* x, Half* y, int64_t n) {
  int64_t i = 0;
  for (; i + kHalves <= n; i += kHalves) narrow_vector(x + i, y + i);
  cast_each(x + i, y + i, n - i);
}

constexpr int64_t kThrough = 512;

template <class From, class To>
CTN_FN void cast_halves(const From* x, To* y, int64_t n) {
  float between[kThrough];
  for (int64_t i = 0; i < n; i += kThrough) {
    const int64_t m = n - i < kThrough ? n - i : kThrough;
    if constexpr (std::is_same_v<From, Half>) {
      cast_halves(x + i, between, m);
      cast_each(between, y + i, m);
    } else {
      cast_each(x + i, between, m);
      cast_halves(between, y + i, m);
    }
  }
}

#endif

template <class From, class To>
void cast(const void* source, void* destination, int64_t n) {
  const From* x = static_cast<const From*>(source);
  To* y = static_cast<To*>(destination);
#if defined(__F16C__)
  constexpr bool from_half = std::is_same_v<From, Half>, to_half = std::is_same_v<To, Half>;
  if constexpr (from_half != to_half && (from_half || sizeof(From) < 8)) return cast_halves(x, y, n);
#endif
  cast_each(x, y, n);
}

template <class T>
struct ElementOf {
  using type = T;
};
template <>
struct ElementOf<bool> {
  using type = Bool;
};

#define CTN_CAST(CODE, TYPE, ...) cast<From, typename ElementOf<TYPE>::type>,
#define CTN_CASTS(CODE, TYPE, ...) CastRow<ElementOf<TYPE>::type>::row,

template <class From>
struct CastRow {
  static constexpr CastLoop row[] = {CTN_DTYPES(CTN_CAST)};
};

}  // namespace

void install_casts(LoopTable& table) {
  static const CastLoop* const rows[] = {CTN_DTYPES(CTN_CASTS)};
  for (int from = 0; from < kDTypes; ++from)
    for (int to = 0; to < kDTypes; ++to) table.cast[from][to] = rows[from][to];
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
