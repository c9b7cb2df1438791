// The inner loops of all elementwise operations: every functor over every dtype of its class. Included by the
// loops_*.simd.cc files, which are compiled once per instruction set and only include freestanding headers.
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "impl/array/generated/ops.h"
#include "impl/backend/cpu/loops_table.h"
#include "impl/base/float16.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/activation.h"
#include "impl/kernels/explog.h"
#include "impl/kernels/logic.h"
#include "impl/kernels/trigonometric.h"

// The output may be an input itself, never a shifted part of it: the drivers see to that.
#if defined(__clang__)
#define CTN_VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define CTN_VECTORISE _Pragma("GCC ivdep")
#endif

template <class F, class T>
void loop1(const void* a, const void*, const void*, void* out, int64_t n) {
  using R = decltype(F()(T()));
  const T* x = static_cast<const T*>(a);
  R* y = static_cast<R*>(out);
  if constexpr (requires(F f, T t) { f.slow(t); }) {
    math_map1(F(), x, y, n);
  } else {
    CTN_VECTORISE
    for (int64_t i = 0; i < n; ++i) y[i] = F()(x[i]);
  }
}

template <class F, class T>
void loop2(const void* a, const void* b, const void*, void* out, int64_t n) {
  using R = decltype(F()(T(), T()));
  const T* x1 = static_cast<const T*>(a);
  const T* x2 = static_cast<const T*>(b);
  R* y = static_cast<R*>(out);
  if constexpr (requires(F f, T t) { f.slow(t, t); } && is_floating<T>) {
    math_map2(F(), x1, x2, y, n);
  } else {
    CTN_VECTORISE
    for (int64_t i = 0; i < n; ++i) y[i] = F()(x1[i], x2[i]);
  }
}

template <class F, class T>
struct FirstOperand {
  using type = T;
};
template <class F, class T>
requires requires { typename F::Condition; }
struct FirstOperand<F, T> {
  using type = typename F::Condition;
};

template <class F, class T>
void loop3(const void* a, const void* b, const void* c, void* out, int64_t n) {
  const auto* x1 = static_cast<const typename FirstOperand<F, T>::type*>(a);
  const T* x2 = static_cast<const T*>(b);
  const T* x3 = static_cast<const T*>(c);
  T* y = static_cast<T*>(out);
  CTN_VECTORISE
  for (int64_t i = 0; i < n; ++i) y[i] = F()(x1[i], x2[i], x3[i]);
}

// Rows of the table, by class of loops. Order of ctn_dtype; 16-bit floats are computed in float32.
#define CTN_ROW(LOOP, F, BOOLEAN, INTEGERS) \
  { BOOLEAN(LOOP, F) INTEGERS(LOOP, F) nullptr, nullptr, LOOP<F, float>, LOOP<F, double> }
#define CTN_WITH(LOOP, F) LOOP<F, Bool>,
#define CTN_WITHOUT(LOOP, F) nullptr,
#define CTN_INTEGERS(LOOP, F)                                                              \
  LOOP<F, int8_t>, LOOP<F, int16_t>, LOOP<F, int32_t>, LOOP<F, int64_t>, LOOP<F, uint8_t>, \
      LOOP<F, uint16_t>, LOOP<F, uint32_t>, LOOP<F, uint64_t>,
#define CTN_NO_INTEGERS(LOOP, F) nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
#define CTN_ROW_all(LOOP, F) CTN_ROW(LOOP, F, CTN_WITH, CTN_INTEGERS)
#define CTN_ROW_number(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_INTEGERS)
#define CTN_ROW_number_nobool(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_INTEGERS)
#define CTN_ROW_float_(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_NO_INTEGERS)
#define CTN_ROW_divide(LOOP, F) CTN_ROW(LOOP, F, CTN_WITHOUT, CTN_NO_INTEGERS)

struct Row {
  Op op;
  Loop loops[kDTypes];
};

template <size_t N>
inline void install(const Row (&rows)[N], Loops& table) {
  for (size_t i = 0; i < N; ++i)
    for (int d = 0; d < kDTypes; ++d) table.elementwise[int(rows[i].op)][d] = rows[i].loops[d];
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
