// Elementwise loops of comparisons.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)

// The predicates of a comparison for floating numbers and for integers. Compilers widen the results of a
// comparison to vectors before they narrow them to bytes; masks become bytes in one instruction.
template <class F>
struct Predicates {};
#define CTN_PREDICATES(F, FLOATING, INTEGER)  \
  template <>                                 \
  struct Predicates<F> {                      \
    static constexpr int floating = FLOATING; \
    static constexpr int integer = INTEGER;   \
  }
CTN_PREDICATES(Greater, _CMP_GT_OQ, _MM_CMPINT_NLE);
CTN_PREDICATES(GreaterEqual, _CMP_GE_OQ, _MM_CMPINT_NLT);
CTN_PREDICATES(Less, _CMP_LT_OQ, _MM_CMPINT_LT);
CTN_PREDICATES(LessEqual, _CMP_LE_OQ, _MM_CMPINT_LE);
CTN_PREDICATES(Equal, _CMP_EQ_OQ, _MM_CMPINT_EQ);
CTN_PREDICATES(NotEqual, _CMP_NEQ_UQ, _MM_CMPINT_NE);
#undef CTN_PREDICATES

template <class F, class T>
CTN_FN uint64_t compare_vectors(__m512i a, __m512i b) {
  if constexpr (std::is_same_v<T, float>)
    return _mm512_cmp_ps_mask(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), Predicates<F>::floating);
  else if constexpr (std::is_same_v<T, double>)
    return _mm512_cmp_pd_mask(_mm512_castsi512_pd(a), _mm512_castsi512_pd(b), Predicates<F>::floating);
  else if constexpr (sizeof(T) == 4)
    return _mm512_cmp_epi32_mask(a, b, Predicates<F>::integer);
  else
    return _mm512_cmp_epi64_mask(a, b, Predicates<F>::integer);
}

template <class T>
constexpr bool kIsCompared = std::is_same_v<T, float> || std::is_same_v<T, double> ||
                             std::is_same_v<T, int32_t> || std::is_same_v<T, int64_t>;

/// Compares with the elements of b, or with one number there.
template <class F, class T, bool Number>
CTN_FN void compare_all(const void* a, const void* b, void* out, int64_t n) {
  constexpr int64_t lanes = 64 / int64_t(sizeof(T));
  const T *x1 = static_cast<const T*>(a), *x2 = static_cast<const T*>(b);
  unsigned char* y = static_cast<unsigned char*>(out);
  const __m512i one = _mm512_set1_epi8(1);
  __m512i number = one;
  if constexpr (Number && sizeof(T) == 4) {
    int32_t bits;
    std::memcpy(&bits, x2, sizeof(bits));
    number = _mm512_set1_epi32(bits);
  } else if constexpr (Number) {
    int64_t bits;
    std::memcpy(&bits, x2, sizeof(bits));
    number = _mm512_set1_epi64(bits);
  }
  int64_t i = 0;
  for (; i + 64 <= n; i += 64) {
    uint64_t mask = 0;
    for (int64_t k = i; k < i + 64; k += lanes) {
      const __m512i other = Number ? number : _mm512_loadu_si512(x2 + k);
      mask |= compare_vectors<F, T>(_mm512_loadu_si512(x1 + k), other) << (k - i);
    }
    _mm512_storeu_si512(y + i, _mm512_maskz_mov_epi8(mask, one));
  }
  if (i == n) return;
  uint64_t mask = 0;
  for (int64_t k = i; k < n; k += lanes) {
    const int64_t bytes = (n - k < lanes ? n - k : lanes) * int64_t(sizeof(T));
    const __m512i other = Number ? number : load_part(x2 + k, bytes);
    mask |= compare_vectors<F, T>(load_part(x1 + k, bytes), other) << (k - i);
  }
  store_part(y + i, n - i, _mm512_maskz_mov_epi8(mask, one));
}

template <class F, class T>
void compare(const void* a, const void* b, const void* unused, void* out, void*, int64_t n) {
  if constexpr (kIsCompared<T> && requires { Predicates<F>::integer; })
    compare_all<F, T, false>(a, b, out, n);
  else
    loop2<F, T>(a, b, unused, out, nullptr, n);
}

template <class F, class T>
void compare_number(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  compare_all<F, T, true>(a, b, out, n);
}

template <class F, class T>
constexpr Loop number_or_none() {
  if constexpr (kIsCompared<T> && requires { Predicates<F>::integer; })
    return compare_number<F, T>;
  else
    return nullptr;
}
template <class F, class T>
constexpr Loop number = number_or_none<F, T>();

#else

template <class F, class T>
constexpr Loop compare = loop2<F, T>;
#endif

}  // namespace

#define CTN_BOOLEAN_same(...)
#define CTN_BOOLEAN_same_same(...)
#define CTN_BOOLEAN_boolean(...) __VA_ARGS__
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  CTN_BOOLEAN_##RESULT({Op::NAME, CTN_ROW_##LOOPS(compare, FUNCTOR)}, )
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  CTN_BOOLEAN_##RESULT({Op::NAME, CTN_ROW_##LOOPS(number, FUNCTOR)}, )
static const Row number_rows[] = {
#include "impl/dtype/generated/ops.inc"
};
#endif

void install_comparison(ElementwiseLoops& table) {
  install(rows, table.elementwise);
#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)
  install(number_rows, table.with_number);
#endif
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
