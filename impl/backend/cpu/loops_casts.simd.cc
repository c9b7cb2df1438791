// Casts between all dtypes.
#include <limits>
#include <type_traits>
#if defined(__AVX2__)
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

#if defined(__AVX2__)

// Compilers do not vectorize the conversions of float16 that the processor has, and those of bfloat16 not
// well.
#if defined(__AVX512F__)
constexpr int64_t kHalves = 16;
#include "impl/backend/cpu/halves.h"

template <class From>
CTN_FN void widen_vector(const From* x, float* y) {
  _mm512_storeu_ps(y, widened(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(x)), From()));
}
template <class To>
CTN_FN void narrow_vector(const float* x, To* y) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(y), narrowed(_mm512_loadu_ps(x), To()));
}

/// Narrows as many elements as fill vectors, and returns how many these are.
CTN_FN int64_t narrow_vectors(const float*, Half*, int64_t) { return 0; }
CTN_FN int64_t narrow_vectors(const float* x, BFloat16* y, int64_t n) {
  alignas(64) static constexpr uint16_t halves[32] = {1,  3,  5,  7,  9,  11, 13, 15, 17, 19, 21,
                                                      23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43,
                                                      45, 47, 49, 51, 53, 55, 57, 59, 61, 63};
  const __m512i order = _mm512_load_si512(halves);
  int64_t i = 0;
  for (; i + 32 <= n; i += 32)
    _mm512_storeu_si512(y + i, _mm512_permutex2var_epi16(rounded_up(_mm512_loadu_ps(x + i)), order,
                                                         rounded_up(_mm512_loadu_ps(x + i + 16))));
  return i;
}

constexpr int kTruncate = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;

/// Sets the last bit of floats that are not exact, so that rounding them once more to a shorter number is as
/// good as rounding the original.
CTN_FN __m256 round_to_odd(const double* x, __mmask8 mask) {
  const __m512d value = _mm512_maskz_loadu_pd(mask, x);
  const __m256 truncated = _mm512_maskz_cvt_roundpd_ps(0xff, value, kTruncate);
  const __mmask8 inexact = _mm512_cmp_pd_mask(_mm512_maskz_cvtps_pd(0xff, truncated), value, _CMP_NEQ_OQ);
  const __m256i bits = _mm256_castps_si256(truncated);
  return _mm256_castsi256_ps(_mm256_mask_or_epi32(bits, inexact, bits, _mm256_set1_epi32(1)));
}
#else
constexpr int64_t kHalves = 8;
CTN_FN void widen_vector(const Half* x, float* y) {
  _mm256_storeu_ps(y, _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(x))));
}
CTN_FN void widen_vector(const BFloat16* x, float* y) {
  const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(x));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(y), _mm256_slli_epi32(_mm256_cvtepu16_epi32(bits), 16));
}
CTN_FN void narrow_vector(const float* x, Half* y) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(y),
                   _mm256_cvtps_ph(_mm256_loadu_ps(x), _MM_FROUND_CUR_DIRECTION));
}
CTN_FN void narrow_vector(const float* x, BFloat16* y) {
  const __m256 value = _mm256_loadu_ps(x);
  const __m256i bits = _mm256_castps_si256(value);
  const __m256i high = _mm256_srli_epi32(bits, 16);
  const __m256i odd = _mm256_and_si256(high, _mm256_set1_epi32(1));
  const __m256i sum = _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
  const __m256i quiet = _mm256_or_si256(high, _mm256_set1_epi32(0x40));
  const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(value, value, _CMP_UNORD_Q));
  const __m256i result = _mm256_blendv_epi8(_mm256_srli_epi32(sum, 16), quiet, nan);
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(result, result), 0x08);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(y), _mm256_castsi256_si128(packed));
}
#endif

template <class T>
constexpr bool kIsHalf = std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>;

template <class From>
__attribute__((noinline)) void cast_halves(const From* x, float* y, int64_t n) {
  int64_t i = 0;
  for (; i + kHalves <= n; i += kHalves) widen_vector(x + i, y + i);
  if (i < n && n >= kHalves) return widen_vector(x + n - kHalves, y + n - kHalves);
  for (; i < n; ++i) y[i] = widen(x[i]);
}
template <class To>
__attribute__((noinline)) void cast_halves(const float* x, To* y, int64_t n) {
  int64_t i = 0;
#if defined(__AVX512F__)
  i = narrow_vectors(x, y, n);
#endif
  for (; i + kHalves <= n; i += kHalves) narrow_vector(x + i, y + i);
  if (i < n && n >= kHalves) return narrow_vector(x + n - kHalves, y + n - kHalves);
  for (; i < n; ++i) y[i] = Narrow<To>()(x[i]);
}

#if defined(__AVX512F__)
template <class To>
__attribute__((noinline)) void cast_halves(const double* x, To* y, int64_t n) {
  constexpr int64_t most = 512;
  float between[most + 8];
  for (int64_t i = 0; i < n; i += most) {
    const int64_t m = n - i < most ? n - i : most;
    for (int64_t k = 0; k < m; k += 8) {
      const __mmask8 mask = m - k < 8 ? __mmask8((1 << (m - k)) - 1) : 0xff;
      _mm256_storeu_ps(between + k, round_to_odd(x + i + k, mask));
    }
    cast_halves(static_cast<const float*>(between), y + i, m);
  }
}
#endif

/// Casts of all other dtypes pass through float.
template <class From, class To>
CTN_FN void cast_halves(const From* x, To* y, int64_t n) {
  constexpr int64_t most = 512;
  float between[most];
  for (int64_t i = 0; i < n; i += most) {
    const int64_t m = n - i < most ? n - i : most;
    if constexpr (kIsHalf<From>)
      cast_halves(x + i, between, m);
    else
      cast_each(x + i, between, m);
    if constexpr (kIsHalf<To>)
      cast_halves(between, y + i, m);
    else
      cast_each(between, y + i, m);
  }
}

#endif

template <class From, class To>
void cast(const void* source, void* destination, int64_t n) {
  const From* x = static_cast<const From*>(source);
  To* y = static_cast<To*>(destination);
#if defined(__AVX2__)
  // Numbers of 64 bits are rounded to 16 bits once.
#if defined(__AVX512F__)
  constexpr bool doubles = std::is_same_v<From, double>;
#else
  constexpr bool doubles = false;
#endif
  constexpr bool halves = kIsHalf<From> || (kIsHalf<To> && (sizeof(From) < 8 || doubles));
  if constexpr (halves && !std::is_same_v<From, To>) return cast_halves(x, y, n);
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
