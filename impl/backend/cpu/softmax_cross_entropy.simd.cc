// Loops of softmax cross entropy, which softmax and CTC also use.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/softmax_cross_entropy_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/loss.h"
//
#include "impl/backend/cpu/vector.h"

namespace {

constexpr int kGroup = 64;  // partial results of one row; the same number for every instruction set
constexpr int kSide = 16;   // number of elements, or of rows with few classes, that are processed together

struct SoftmaxSum {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return a + b;
  }
};

/// Reduces the elements of a row to one partial result for every index modulo kGroup, then to one result.
template <class F, class T, class Step>
CTN_FN T reduce_row(const T* x, int64_t n, T start, Step step) {
  alignas(64) T partial[kGroup];
  for (int k = 0; k < kGroup; ++k) partial[k] = start;
  int64_t i = 0;
  for (; i + kGroup <= n; i += kGroup)
    for (int k = 0; k < kGroup; ++k) partial[k] = step(partial[k], x[i + k]);
  T* at = partial;
  for (; i + kSide <= n; i += kSide, at += kSide)
    for (int k = 0; k < kSide; ++k) at[k] = step(at[k], x[i + k]);
  if (i < n) {
    alignas(64) T rest[kSide];
    const int left = int(n - i);
    constexpr int lanes = kLanes<T>;
    for (int k = 0; k < kSide; k += lanes) {
      const int count = left - k < 0 ? 0 : left - k < lanes ? left - k : lanes;
      const Vector<T> some = load_some(x + i + k, count, x[i]);
      __builtin_memcpy(rest + k, &some, sizeof(some));
    }
    for (int k = 0; k < kSide; ++k) at[k] = k < left ? step(at[k], rest[k]) : at[k];
  }
  constexpr int count = kGroup * int(sizeof(T)) / kVectorBytes;
  Vector<T> vectors[count];
  for (int v = 0; v < count; ++v) vectors[v] = load(partial + v * kLanes<T>);
  return reduce_vectors<F, T, count>(vectors);
}

template <class T>
T row_max(const T* x, int64_t n, T so_far) {
  return reduce_row<SoftmaxMax>(x, n, so_far, SoftmaxMax());
}

template <class T>
T row_exp_sum(const T* x, int64_t n, T max) {
  return reduce_row<SoftmaxSum>(x, n, T(0),
                                [max](T sum, T value) { return sum + SoftmaxTerm()(value, max); });
}

template <class T>
T scalar_log(T x) {
  return math_log(x);
}

template <class T>
void row_shift(const T* x, T* log_p, int64_t n, T max, T log_sum) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) log_p[i] = SoftmaxLog()(x[i], max, log_sum);
}

template <class T>
void max_each(const T* x, int64_t n, T* max) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) max[i] = SoftmaxMax()(max[i], x[i]);
}

template <class T>
void exp_sum_each(const T* x, int64_t n, const T* max, T* sum) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) sum[i] += SoftmaxTerm()(x[i], max[i]);
}

template <class T>
void log_each(T* x, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) x[i] = math_log(x[i]);
}

template <class T>
void shift_each(const T* x, T* log_p, int64_t n, const T* max, const T* log_sum) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) log_p[i] = SoftmaxLog()(x[i], max[i], log_sum[i]);
}

// kSide rows are transposed so that vectors run across rows; with any number of classes, vectors are full.
template <class T>
void few_classes(const T* x, T* log_p, int64_t rows, int64_t classes) {
  alignas(64) T turned[kFewClasses * kSide];
  alignas(64) T max[kSide], sum[kSide];
  for (; rows > 0; rows -= kSide, x += kSide * classes, log_p += kSide * classes) {
    const int64_t side = rows < kSide ? rows : kSide;
    if (side < kSide)
      for (int64_t i = 0; i < classes * kSide; ++i) turned[i] = T(0);
    for (int64_t r = 0; r < side; ++r)
      for (int64_t c = 0; c < classes; ++c) turned[c * kSide + r] = x[r * classes + c];
    for (int k = 0; k < kSide; ++k) max[k] = turned[k];
    for (int64_t c = 1; c < classes; ++c)
      for (int k = 0; k < kSide; ++k) max[k] = SoftmaxMax()(max[k], turned[c * kSide + k]);
    for (int k = 0; k < kSide; ++k) sum[k] = T(0);
    for (int64_t c = 0; c < classes; ++c)
      for (int k = 0; k < kSide; ++k) sum[k] += SoftmaxTerm()(turned[c * kSide + k], max[k]);
    for (int k = 0; k < kSide; ++k) sum[k] = math_log(sum[k]);
    for (int64_t c = 0; c < classes; ++c)
      for (int k = 0; k < kSide; ++k)
        turned[c * kSide + k] = SoftmaxLog()(turned[c * kSide + k], max[k], sum[k]);
    for (int64_t r = 0; r < side; ++r)
      for (int64_t c = 0; c < classes; ++c) log_p[r * classes + c] = turned[c * kSide + r];
  }
}

template <class T>
void exp_scaled(const T* log_p, T* y, int64_t n, T scale) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = SoftmaxGradient()(log_p[i], scale);
}

}  // namespace

CTN_DEFINE_TABLES(SoftmaxCrossEntropyKernels, softmax_cross_entropy_kernels, row_max<T>, row_exp_sum<T>,
                  scalar_log<T>, row_shift<T>, max_each<T>, exp_sum_each<T>, log_each<T>, shift_each<T>,
                  few_classes<T>, exp_scaled<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
