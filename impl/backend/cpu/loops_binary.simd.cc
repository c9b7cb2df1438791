// Elementwise loops of operations with two inputs.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/wide.h"
//
#include "impl/backend/cpu/wide_arctan2.h"
//
#include "impl/backend/cpu/wide_power.h"
//
#include "impl/backend/cpu/halves.h"

namespace {

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

// One instruction multiplies by powers of two as the functor does.
CTN_FN void scale(const float* x, const int64_t* n, float* y, unsigned mask) {
  const __m512i low = _mm512_maskz_loadu_epi64(__mmask8(mask), n);
  const __m512i high = _mm512_maskz_loadu_epi64(__mmask8(mask >> 8), n + 8);
  const __m512 first = _mm512_castps256_ps512(_mm512_maskz_cvtepi64_ps(0xff, low));
  const __m512 powers = _mm512_maskz_insertf32x8(0xffff, first, _mm512_maskz_cvtepi64_ps(0xff, high), 1);
  const __mmask16 lanes = __mmask16(mask);
  _mm512_mask_storeu_ps(y, lanes, _mm512_maskz_scalef_ps(lanes, _mm512_maskz_loadu_ps(lanes, x), powers));
}
CTN_FN void scale(const double* x, const int64_t* n, double* y, unsigned mask) {
  const __mmask8 lanes = __mmask8(mask);
  const __m512d powers = _mm512_maskz_cvtepi64_pd(0xff, _mm512_maskz_loadu_epi64(lanes, n));
  _mm512_mask_storeu_pd(y, lanes, _mm512_maskz_scalef_pd(lanes, _mm512_maskz_loadu_pd(lanes, x), powers));
}

template <class T>
void scale_all(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  constexpr int64_t lanes = 64 / int64_t(sizeof(T));
  const T* x = static_cast<const T*>(a);
  const int64_t* powers = static_cast<const int64_t*>(b);
  T* y = static_cast<T*>(out);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) scale(x + i, powers + i, y + i, (1u << lanes) - 1);
  if (i < n) scale(x + i, powers + i, y + i, (1u << (n - i)) - 1);
}

constexpr int64_t kPowers = 32;

/// base = base ** exponents, bit by bit of all exponents.
template <class U>
__attribute__((noinline)) void raise_block(U* base, U* exponents) {
  U result[kPowers], most = 0;
  for (int64_t k = 0; k < kPowers; ++k) {
    most |= exponents[k];
    result[k] = 1;
  }
  for (; most != 0; most >>= 1)
    for (int64_t k = 0; k < kPowers; ++k) {
      result[k] = exponents[k] & 1 ? result[k] * base[k] : result[k];
      base[k] *= base[k];
      exponents[k] >>= 1;
    }
  for (int64_t k = 0; k < kPowers; ++k) base[k] = result[k];
}

template <class T>
void raise(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  U base[kPowers] = {}, exponents[kPowers] = {};
  for (int64_t i = 0, m; i < n; i += m) {
    m = n - i < kPowers ? n - i : kPowers;
    std::memcpy(base, static_cast<const T*>(a) + i, size_t(m) * sizeof(T));
    std::memcpy(exponents, static_cast<const T*>(b) + i, size_t(m) * sizeof(T));
    for (int64_t k = 0; k < kPowers; ++k) exponents[k] = T(exponents[k]) > 0 ? exponents[k] : U(0);
    raise_block(base, exponents);
    std::memcpy(static_cast<T*>(out) + i, base, size_t(m) * sizeof(T));
  }
}

void arctan2_loop(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  using Format = WideFormat<float>;
  const float *y = static_cast<const float*>(a), *x = static_cast<const float*>(b);
  float* z = static_cast<float*>(out);
  const auto step = [&](int64_t i, __mmask16 mask) {
    Format::store(z + i, mask, wide_arctan2(Format::load(mask, y + i), Format::load(mask, x + i)).v);
  };
  int64_t i = 0;
  for (; i + Format::lanes <= n; i += Format::lanes) step(i, 0xffff);
  if (i < n) step(i, __mmask16((1u << (n - i)) - 1));
}

template <class F, class T>
constexpr Loop binary_loop() {
  if constexpr (std::is_same_v<F, Ldexp> && is_floating<T>)
    return scale_all<T>;
  else if constexpr (std::is_same_v<F, Arctan2> && std::is_same_v<T, float>)
    return arctan2_loop;
  else if constexpr (std::is_same_v<F, Power> && std::is_integral_v<T> && sizeof(T) >= 4)
    return raise<T>;
  else if constexpr (std::is_same_v<F, Power> && is_floating<T>)
    return power_loop<T>;
  else
    return loop2<F, T>;
}

template <class F, class T>
void number_loop(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  const T* x1 = static_cast<const T*>(a);
  const T x2 = *static_cast<const T*>(b);
  T* y = static_cast<T*>(out);
  if constexpr (kInPairs<F, T>) {
    const uint16_t twice = uint16_t(uint8_t(x2) * 0x101);
    for_vectors({x1}, y, n, [&](const T* const(&at)[1], T* to) {
      CTN_VECTORISE
      for (int k = 0; k < 64; k += 2) {
        const uint16_t pair = F::pairs(load_pair(at[0] + k), twice);
        std::memcpy(to + k, &pair, sizeof(pair));
      }
    });
  } else if constexpr (kInVectors<F, T>) {
    for_vectors({x1}, y, n, [&](const T* const(&at)[1], T* to) {
      CTN_VECTORISE
      for (int k = 0; k < int(64 / sizeof(T)); ++k) to[k] = F()(at[0][k], x2);
    });
  } else {
    CTN_VECTORISE
    for (int64_t i = 0; i < n; ++i) y[i] = F()(x1[i], x2);
  }
}

/// Cheap operations take long to repeat a number for.
template <class F, class T>
constexpr Loop number_or_none() {
  constexpr bool is_same = std::is_same_v<T, typename Second<F, T>::type>;
  if constexpr (
      is_same && !requires { typename F::Long; } && !requires { typename F::Quotient; })
    return number_loop<F, T>;
  else
    return nullptr;
}
template <class F, class T>
constexpr Loop number = number_or_none<F, T>();

#else

template <class F, class T>
constexpr Loop binary_loop() {
  return loop2<F, T>;
}

#endif

/// Loops without vectors are compiled once, for the baseline.
template <class F, class T>
constexpr Loop loop_here() {
  if constexpr (!kIsBaseline && requires { typename F::OneByOne; })
    return nullptr;
  else
    return binary_loop<F, T>();
}
template <class F, class T>
constexpr Loop binary = loop_here<F, T>();

}  // namespace

#define CTN_ROW_IF_same(NAME, ROW, FUNCTOR) {Op::NAME, ROW(binary, FUNCTOR)},
#define CTN_ROW_IF_same_same(NAME, ROW, FUNCTOR) {Op::NAME, ROW(pair2, FUNCTOR)},
#define CTN_ROW_IF_boolean(NAME, ROW, FUNCTOR)
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_ROW_IF_##RESULT(NAME, CTN_ROW_##LOOPS, FUNCTOR)
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)
#undef CTN_ROW_IF_same
#undef CTN_ROW_IF_same_same
#define CTN_ROW_IF_same(NAME, ROW, FUNCTOR) {Op::NAME, ROW(number, FUNCTOR)},
#define CTN_ROW_IF_same_same(NAME, ROW, FUNCTOR)
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_ROW_IF_##RESULT(NAME, CTN_ROW_##LOOPS, FUNCTOR)
static const Row number_rows[] = {
#include "impl/dtype/generated/ops.inc"
};
#endif

void install_binary(ElementwiseLoops& table) {
  install(rows, table.elementwise);
#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)
  install(number_rows, table.with_number);
  table.elementwise[int(Op::true_divide)][CTN_FLOAT16] = divide_halves<Half, false>;
  table.elementwise[int(Op::true_divide)][CTN_BFLOAT16] = divide_halves<BFloat16, false>;
#endif
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
