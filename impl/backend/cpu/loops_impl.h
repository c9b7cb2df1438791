// The inner loops of all elementwise operations: every functor for every dtype of its class. Included by the
// loops_*.simd.cc files, which are compiled once per instruction set and only include freestanding headers.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/dtype/float16.h"

#define CTN_TEXT_OF(NAME) #NAME
#define CTN_NAME_OF(NAME) CTN_TEXT_OF(NAME)

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

/// Whether these are the loops that every processor can run, of simd_baseline.
constexpr bool kIsBaseline = CTN_NAME_OF(CTN_SIMD_NAMESPACE)[sizeof("simd_") - 1] == 'b';

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/activation.h"
#include "impl/kernels/bits.h"
#include "impl/kernels/divisors.h"
#include "impl/kernels/exponential.h"
#include "impl/kernels/floating.h"
#include "impl/kernels/hyperbolic.h"
#include "impl/kernels/logic.h"
#include "impl/kernels/operand_types.h"
#include "impl/kernels/rounding.h"
#include "impl/kernels/trigonometric.h"

// The output may be an input itself but never a shifted part of it; the drivers ensure that.
#if defined(__clang__)
#define CTN_VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define CTN_VECTORISE _Pragma("GCC ivdep")
#endif

#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)

CTN_FN __m512i load_part(const void* x, int64_t bytes) {
  return _mm512_maskz_loadu_epi8(~uint64_t{0} >> (64 - bytes), x);
}
CTN_FN void store_part(void* y, int64_t bytes, __m512i part) {
  _mm512_mask_storeu_epi8(y, ~uint64_t{0} >> (64 - bytes), part);
}

/// Operations on short elements are computed vector by vector, also at the end of a row, where single
/// elements would take longer than the vectors before.
template <class F, class T>
constexpr bool kInVectors = sizeof(T) <= 2 && !requires {
  typename F::Long;
};

/// Calls block(inputs, output) for vectors of n elements.
template <class T, class R, size_t Inputs, class Block>
CTN_FN void for_vectors(const T* const (&x)[Inputs], R* y, int64_t n, Block&& block) {
  constexpr int64_t lanes = 64 / int64_t(sizeof(T));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    const T* at[Inputs];
    for (size_t k = 0; k < Inputs; ++k) at[k] = x[k] + i;
    block(at, y + i);
  }
  if (i == n) return;
  alignas(64) T parts[Inputs][size_t(lanes)];
  alignas(64) R results[64 / sizeof(R)];
  const T* at[Inputs];
  for (size_t k = 0; k < Inputs; ++k) {
    _mm512_store_si512(parts[k], load_part(x[k] + i, (n - i) * int64_t(sizeof(T))));
    at[k] = parts[k];
  }
  block(at, results);
  store_part(y + i, (n - i) * int64_t(sizeof(R)), _mm512_load_si512(results));
}

/// Two bytes in one number.
template <class T>
CTN_FN uint16_t load_pair(const T* x) {
  uint16_t pair;
  std::memcpy(&pair, x, sizeof(pair));
  return pair;
}

template <class F, class T>
constexpr bool kInPairs = sizeof(T) == 1 && std::is_integral_v<T>&& requires {
  typename F::Pairs;
};

#endif

template <class F, class T>
void loop1(const void* a, const void*, const void*, void* out, void*, int64_t n) {
  using R = decltype(F()(T()));
  const T* x = static_cast<const T*>(a);
  R* y = static_cast<R*>(out);
  if constexpr (requires(F f, T t) { f.slow(t); }) {
    math_map1(F(), x, y, n);
#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)
  } else if constexpr (kInVectors<F, T>) {
    for_vectors({x}, y, n, [](const T* const(&at)[1], R* to) {
      if constexpr (kInPairs<F, T>) {
        CTN_VECTORISE
        for (int k = 0; k < 64; k += 2) {
          const uint16_t pair = F::pairs(load_pair(at[0] + k));
          std::memcpy(to + k, &pair, sizeof(pair));
        }
      } else {
        CTN_VECTORISE
        for (int k = 0; k < int(64 / sizeof(T)); ++k) to[k] = F()(at[0][k]);
      }
    });
#endif
  } else {
    CTN_VECTORISE
    for (int64_t i = 0; i < n; ++i) y[i] = F()(x[i]);
  }
}

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

/// Divisions of integers, of which processors have none in vectors: dividends of up to 50 bits are divided as
/// floating numbers, by multiplication if there is one divisor only. The reciprocal is rounded away from zero
/// by less than what any quotient lacks to the next integer.
constexpr int64_t kDivided = 128;
template <class T>
constexpr int64_t kDividedAtOnce = sizeof(T) >= 4 ? 32 : kDivided;

/// Calls body(k) for n elements, a multiple of kDividedAtOnce<T>.
template <class T, class Body>
CTN_FN void for_divided(int64_t n, Body&& body) {
  for (int64_t first = 0; first < n; first += kDividedAtOnce<T>) {
    CTN_VECTORISE
    for (int64_t k = first; k < first + kDividedAtOnce<T>; ++k) body(k);
  }
}

/// Quotients of bytes by one number other than -1, 0 and 1, rounded down: floor((x + 1/2) / d) is that of x /
/// d, and products of 16 bits with 2^15 / d, rounded, are nearer to it than an integer can be.
template <class F>
constexpr bool kRoundsDown = std::is_same_v<F, FloorDivide> || std::is_same_v<F, Remainder>;
template <class F>
CTN_FN void divide_bytes(const int8_t* x, int divisor, int8_t* y) {
  const int size = divisor < 0 ? -divisor : divisor, sign = divisor < 0 ? -1 : 1;
  const int16_t inverse = int16_t(sign * ((32768 + size / 2) / size));
  for_divided<int8_t>(kDivided, [=](int64_t k) {
    const int16_t twice = int16_t(2 * x[k] + sign), q = int16_t((int(twice) * int(inverse)) >> 16);
    y[k] = int8_t(std::is_same_v<F, FloorDivide> ? q : int16_t(x[k] - q * int16_t(divisor)));
  });
}

template <class F, class T>
CTN_FN void divide_block(const T* x1, const T* x2, T* y, int64_t n) {
  using Real = std::conditional_t<sizeof(T) <= 2, float, double>;
  constexpr int64_t limit = int64_t{1} << 50;
  const T divisor = x2[0];
  T other = 0;
  uint64_t wide = 0;
  for_divided<T>(n, [&](int64_t k) { other = T(other | (x2[k] ^ divisor)); });
  if constexpr (sizeof(T) == 1 && kRoundsDown<F>)
    if (other == 0 && (divisor > 1 || divisor < -1)) return divide_bytes<F>(x1, divisor, y);
  if constexpr (sizeof(T) == 8)
    for_divided<T>(n, [&](int64_t k) { wide |= uint64_t(uint64_t(x1[k]) + limit >= uint64_t(2 * limit)); });
  if (wide == 0 && other == 0 && divisor != 0 && divisor != T(-1)) {
    const Real reciprocal = math_from_bits(math_bits(Real(1) / Real(divisor)) + 1);
    for_divided<T>(n, [=](int64_t k) {
      const T q = T(Real(x1[k]) * reciprocal);
      y[k] = F::template from<T>({q, T(Wrap<T>(x1[k]) - Wrap<T>(q) * Wrap<T>(divisor))}, divisor);
    });
  } else if (sizeof(T) <= 4 || wide == 0) {
    for_divided<T>(
        n, [=](int64_t k) { y[k] = F::template from<T>(integer_division<true>(x1[k], x2[k]), x2[k]); });
  } else {
    for (int64_t k = 0; k < n; ++k) y[k] = F()(x1[k], x2[k]);
  }
}

template <class F, class T>
void divide(const T* x1, const T* x2, T* y, int64_t n) {
  T rest[3][kDivided];
  for (int64_t m; n > 0; n -= m, x1 += m, x2 += m, y += m) {
    m = n < kDivided ? n : kDivided;
    const bool whole = m == kDivided;
    const int64_t all = whole ? m : (m + kDividedAtOnce<T> - 1) / kDividedAtOnce<T> * kDividedAtOnce<T>;
    for (int64_t k = 0; k < all && !whole; ++k) {
      rest[0][k] = x1[k < m ? k : 0];
      rest[1][k] = x2[k < m ? k : 0];
    }
    divide_block<F>(whole ? x1 : rest[0], whole ? x2 : rest[1], whole ? y : rest[2], all);
    if (!whole) std::memcpy(y, rest[2], size_t(m) * sizeof(T));
  }
}

template <class F, class T>
constexpr bool kDividesInBlocks = [] {
  if constexpr (std::is_integral_v<T>) return is_negative_possible<T> && requires(IntegerDivision<T> d, T t) {
      F::from(d, t);
    };
  else
    return false;
}();

#endif

template <class F, class T>
void loop2(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  using U = typename Second<F, T>::type;
  using R = decltype(F()(T(), U()));
  const T* x1 = static_cast<const T*>(a);
  const U* x2 = static_cast<const U*>(b);
  R* y = static_cast<R*>(out);
  if constexpr (requires(F f, T t) { f.slow(t, t); } && is_floating<T>) {
    math_map2(F(), x1, x2, y, n);
#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)
  } else if constexpr (kDividesInBlocks<F, T>) {
    divide<F>(x1, x2, y, n);
  } else if constexpr (kInVectors<F, T> && std::is_same_v<T, U>) {
    for_vectors({x1, x2}, y, n, [](const T* const(&at)[2], R* to) {
      if constexpr (kInPairs<F, T>) {
        CTN_VECTORISE
        for (int k = 0; k < 64; k += 2) {
          const uint16_t pair = F::pairs(load_pair(at[0] + k), load_pair(at[1] + k));
          std::memcpy(to + k, &pair, sizeof(pair));
        }
      } else {
        CTN_VECTORISE
        for (int k = 0; k < int(64 / sizeof(T)); ++k) to[k] = F()(at[0][k], at[1][k]);
      }
    });
#endif
  } else {
    CTN_VECTORISE
    for (int64_t i = 0; i < n; ++i) y[i] = F()(x1[i], x2[i]);
  }
}

template <class F, class T>
void loop3(const void* a, const void* b, const void* c, void* out, void*, int64_t n) {
  const auto* x1 = static_cast<const typename First<F, T>::type*>(a);
  const T* x2 = static_cast<const T*>(b);
  const T* x3 = static_cast<const T*>(c);
  T* y = static_cast<T*>(out);
  CTN_VECTORISE
  for (int64_t i = 0; i < n; ++i) y[i] = F()(x1[i], x2[i], x3[i]);
}

// Loops with two outputs.

template <class F, class T, class U>
void pair1(const void* a, const void*, const void*, void* out1, void* out2, int64_t n) {
  const T* x = static_cast<const T*>(a);
  T* y1 = static_cast<T*>(out1);
  U* y2 = static_cast<U*>(out2);
  CTN_VECTORISE
  for (int64_t i = 0; i < n; ++i) {
    T first;
    U second;
    F()(x[i], first, second);
    y1[i] = first;
    y2[i] = second;
  }
}
template <class F, class T>
constexpr Loop pair1_same = pair1<F, T, T>;
template <class F, class T>
constexpr Loop pair1_int32 = pair1<F, T, int32_t>;

template <class F, class T>
void pair2(const void* a, const void* b, const void*, void* out1, void* out2, int64_t n) {
  constexpr int64_t kBlock = 256;
  T quotients[kBlock];
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t m = n - i < kBlock ? n - i : kBlock;
    const T* x1 = static_cast<const T*>(a) + i;
    const T* x2 = static_cast<const T*>(b) + i;
    loop2<typename F::Quotient, T>(x1, x2, nullptr, quotients, nullptr, m);
    loop2<typename F::Rest, T>(x1, x2, nullptr, static_cast<T*>(out2) + i, nullptr, m);
    std::memcpy(static_cast<T*>(out1) + i, quotients, size_t(m) * sizeof(T));
  }
}

// Rows of the table, by class of loops: which loops there are for booleans, integers, 16-bit floats and other
// floats. 16-bit floats are computed in float32 unless the functor has its own implementation for them.
#define CTN_WITH(LOOP, F, T) LOOP<F, T>
#define CTN_WITHOUT(LOOP, F, T) nullptr
#define CTN_OWN(LOOP, F, T)                            \
  []<class G>() -> Loop {                              \
    if constexpr (requires { typename G::OwnHalves; }) \
      return LOOP<G, T>;                               \
    else                                               \
      return nullptr;                                  \
  }.template operator()<F>()
#define CTN_ENTRY_boolean(TYPE, LOOP, F, BOOLEAN, INTEGER, HALF, FLOATING) BOOLEAN(LOOP, F, Bool)
#define CTN_ENTRY_signed_integer(TYPE, LOOP, F, BOOLEAN, INTEGER, HALF, FLOATING) INTEGER(LOOP, F, TYPE)
#define CTN_ENTRY_unsigned_integer(TYPE, LOOP, F, BOOLEAN, INTEGER, HALF, FLOATING) INTEGER(LOOP, F, TYPE)
#define CTN_ENTRY_half(TYPE, LOOP, F, BOOLEAN, INTEGER, HALF, FLOATING) HALF(LOOP, F, TYPE)
#define CTN_ENTRY_floating(TYPE, LOOP, F, BOOLEAN, INTEGER, HALF, FLOATING) FLOATING(LOOP, F, TYPE)
#define CTN_ENTRY(CODE, TYPE, NAME, CHARACTER, KIND, ...) CTN_ENTRY_##KIND(TYPE, __VA_ARGS__),
#define CTN_ROW(...) \
  { CTN_DTYPES(CTN_ENTRY, __VA_ARGS__) }
#define CTN_ROW_all(LOOP, F) CTN_ROW(LOOP, F, CTN_WITH, CTN_WITH, CTN_OWN, CTN_WITH)
#define CTN_ROW_number(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_WITH, CTN_OWN, CTN_WITH)
#define CTN_ROW_number_nobool(LOOP, F) CTN_ROW_number(LOOP, F)
#define CTN_ROW_float_(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_WITHOUT, CTN_OWN, CTN_WITH)
#define CTN_ROW_divide(LOOP, F) CTN_ROW_float_(LOOP, F)
#define CTN_ROW_bitwise(LOOP, F) CTN_ROW(LOOP, F, CTN_WITH, CTN_WITH, CTN_WITHOUT, CTN_WITHOUT)
#define CTN_ROW_shift(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_WITH, CTN_WITHOUT, CTN_WITHOUT)
#define CTN_ROW_integer(LOOP, F) CTN_ROW_shift(LOOP, F)

struct Row {
  Op op;
  Loop loops[kDTypes];
};

template <size_t N>
inline void install(const Row (&rows)[N], Loop (&table)[kOps][kDTypes]) {
  for (size_t i = 0; i < N; ++i)
    for (int d = 0; d < kDTypes; ++d) table[int(rows[i].op)][d] = rows[i].loops[d];
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
