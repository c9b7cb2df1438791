// Loops of attention over rows of scores.
#include <cstdint>
#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/attention_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/loss.h"

namespace {

constexpr int kLane = kAttentionLanes, kGroup = 3 * kLane;  // partial results of a row: three wide vectors

/// Calls step(partial, i) for every element; elements kGroup apart share a partial result.
template <class T, class Step>
CTN_FN void each_partial(int64_t n, T* partial, Step step) {
  int64_t i = 0;
  for (; i + kGroup <= n; i += kGroup) {
    CTN_MATH_IVDEP
    for (int k = 0; k < kGroup; ++k) partial[k] = step(partial[k], i + k);
  }
  for (; i + kLane <= n; i += kLane, partial += kLane) {
    CTN_MATH_IVDEP
    for (int k = 0; k < kLane; ++k) partial[k] = step(partial[k], i + k);
  }
  const int rest = int(n - i);
  CTN_MATH_IVDEP
  for (int k = 0; k < rest; ++k) partial[k] = step(partial[k], i + k);
}

/// Combines the partial results, half of them at a time.
template <class T, class Combine>
CTN_FN T total(const T* partial, Combine combine) {
  alignas(64) T left[kLane];
  CTN_MATH_IVDEP
  for (int k = 0; k < kLane; ++k)
    left[k] = combine(combine(partial[k], partial[k + kLane]), partial[k + 2 * kLane]);
  for (int half = kLane / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) left[k] = combine(left[k], left[k + half]);
  return left[0];
}

struct Plus {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return a + b;
  }
};

template <class T>
T row_max(const T* x, int64_t n, T so_far) {
  alignas(64) T partial[kGroup];
  for (int k = 0; k < kGroup; ++k) partial[k] = so_far;
  each_partial(n, partial, [x](T most, int64_t i) { return SoftmaxMax()(most, x[i]); });
  return total(partial, SoftmaxMax());
}

template <class T>
T exp_sum(T* x, int64_t n, T max) {
  alignas(64) T partial[kGroup] = {};
  each_partial(n, partial, [x, max](T sum, int64_t i) {
    const T term = SoftmaxTerm()(x[i], max);
    x[i] = term;
    return sum + term;
  });
  return total(partial, Plus());
}

template <class T>
void exp_shifted(T* x, int64_t n, T shift) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) x[i] = SoftmaxTerm()(x[i], shift);
}

template <class T>
void gradient(const T* p, T* gp, int64_t n, T mean) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) gp[i] = p[i] * (gp[i] - mean);
}

template <class T>
void scale(const T* x, T* y, int64_t n, T factor) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = x[i] * factor;
}

template <class T>
T dot(const T* x, const T* y, int64_t n) {
  alignas(64) T partial[kGroup] = {};
  each_partial(n, partial, [x, y](T sum, int64_t i) { return sum + x[i] * y[i]; });
  return total(partial, Plus());
}

template <class T>
void add(T* x, const T* y, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) x[i] += y[i];
}

template <class T>
void hide(T* x, const uint8_t* mask, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) x[i] = mask[i] ? x[i] : -T(__builtin_inf());
}

}  // namespace

CTN_DEFINE_TABLES(AttentionKernels, attention_kernels, row_max<T>, exp_sum<T>, exp_shifted<T>, gradient<T>,
                  scale<T>, dot<T>, add<T>, hide<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
