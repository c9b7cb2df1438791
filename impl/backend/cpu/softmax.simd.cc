// Loops of softmax and log_softmax.
#include <cstdint>

#include "impl/backend/cpu/softmax_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/loss.h"
//
#include "impl/kernels/softmax.h"

namespace {

constexpr int kGroup = 64;  // partial sums of one row; the same number for every instruction set
constexpr int kSide = 16;

/// Returns the sum of term(i) over a row: first one for every element modulo kGroup, then the total.
/// Prefetches what the next row, which follows this one in memory, has of `arrays`.
template <class T, class Term, class... Arrays>
CTN_FN T sum_row(int64_t n, Term term, const Arrays*... arrays) {
  alignas(64) T partial[kGroup] = {};
  int64_t i = 0;
  for (; i + kGroup <= n; i += kGroup) {
    for (int k = 0; kForSpeed && k < kGroup; k += 64 / int(sizeof(T)))
      (__builtin_prefetch(arrays + n + i + k), ...);
    CTN_MATH_IVDEP
    for (int k = 0; k < kGroup; ++k) partial[k] += term(i + k);
  }
  T* at = partial;
  for (; i + kSide <= n; i += kSide, at += kSide) {
    CTN_MATH_IVDEP
    for (int k = 0; k < kSide; ++k) at[k] += term(i + k);
  }
  for (int k = 0; i < n; ++i, ++k) at[k] += term(i);
  for (int half = kGroup / 2; half > 0; half /= 2) {
    CTN_MATH_IVDEP
    for (int k = 0; k < half; ++k) partial[k] += partial[k + half];
  }
  return partial[0];
}

template <class T>
T exp_store(const T* x, T* y, int64_t n, T max) {
  return sum_row<T>(
      n, [=](int64_t i) { return y[i] = SoftmaxTerm()(x[i], max); }, x, y);
}

template <class T>
void scale(T* y, int64_t n, T factor) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] *= factor;
}

template <class T>
T sum(const T* x, int64_t n) {
  return sum_row<T>(n, [=](int64_t i) { return x[i]; });
}

template <class T>
T dot(const T* a, const T* b, int64_t n) {
  return sum_row<T>(
      n, [=](int64_t i) { return a[i] * b[i]; }, a, b);
}

template <class F, class T>
void gradient(const T* y, const T* gy, T* gx, int64_t n, T total) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) gx[i] = F()(y[i], gy[i], total);
}

template <class T>
void divided_each(const T* x, T* y, int64_t n, const T* max, const T* sum) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = SoftmaxDivided()(x[i], max[i], sum[i]);
}

template <class T>
void add_each(const T* x, T* total, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) total[i] += x[i];
}

template <class T>
void dot_each(const T* a, const T* b, T* total, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) total[i] += a[i] * b[i];
}

template <class F, class T>
void gradient_each(const T* y, const T* gy, T* gx, int64_t n, const T* total) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) gx[i] = F()(y[i], gy[i], total[i]);
}

}  // namespace

CTN_DEFINE_TABLES(SoftmaxKernels, softmax_kernels, exp_store<T>, scale<T>, sum<T>, dot<T>,
                  gradient<SoftmaxRowGradient, T>, gradient<LogSoftmaxRowGradient, T>, divided_each<T>,
                  add_each<T>, dot_each<T>, gradient_each<SoftmaxRowGradient, T>,
                  gradient_each<LogSoftmaxRowGradient, T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
