// Loops of losses and of their gradients.
#include <cstdint>

#include "impl/backend/cpu/loss_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/loss.h"

namespace {

constexpr int kGroup = 64;  // partial sums; the same number for every instruction set

/// Returns the sum of term(i) for i < n.
template <class T, class Term>
CTN_FN T sum_of(int64_t n, Term term) {
  alignas(64) T partial[kGroup] = {};
  int64_t i = 0;
  for (; i + kGroup <= n; i += kGroup)
    for (int k = 0; k < kGroup; ++k) partial[k] += term(i + k);
  constexpr int some = 16;
  for (; i + some <= n; i += some)
    for (int k = 0; k < some; ++k) partial[k] += term(i + k);
  for (int k = 0; i < n; ++i, ++k) partial[k] += term(i);
  for (int half = kGroup / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) partial[k] += partial[k + half];
  return partial[0];
}

template <class T>
T squared_error(const T* a, const T* b, int64_t n) {
  return sum_of<T>(n, [=](int64_t i) CTN_INLINED { return LossSquaredError()(a[i], b[i]); });
}

template <class T>
T softplus(const T* x, int64_t n) {
  return sum_of<T>(n, [=](int64_t i) CTN_INLINED { return LossSoftplus()(x[i]); });
}

template <class T>
T sigmoid_cross_entropy(const T* x, const int32_t* t, int64_t n) {
  return sum_of<T>(n, [=](int64_t i) CTN_INLINED { return LossSigmoid()(x[i], t[i]); });
}

template <class T>
T hinge(const T* x, int64_t n, int power) {
  if (power == 1) return sum_of<T>(n, [=](int64_t i) CTN_INLINED { return LossHinge()(x[i]); });
  return sum_of<T>(n, [=](int64_t i) CTN_INLINED {
    const T y = LossHinge()(x[i]);
    return y * y;
  });
}

template <class T>
T dot(const T* a, const T* b, int64_t n) {
  return sum_of<T>(n, [=](int64_t i) CTN_INLINED { return a[i] * b[i]; });
}

template <class T>
void difference(const T* a, const T* b, T* y, int64_t n, T scale) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = LossDifference()(a[i], b[i], scale);
}

template <class T>
void sigmoid(const T* x, T* y, int64_t n, T scale) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = LossSoftplusGradient()(x[i], scale);
}

template <class T>
void sigmoid_difference(const T* x, const int32_t* t, T* y, int64_t n, T scale) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = LossSigmoidGradient()(x[i], t[i], scale);
}

template <class T>
void hinge_gradient(const T* x, T* y, int64_t n, int power, T scale) {
  if (power == 1) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) y[i] = LossHingeGradient()(x[i], scale);
  } else {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) y[i] = LossSquaredHingeGradient()(x[i], scale);
  }
}

template <class T>
void add_scaled(const T* x, T* y, int64_t n, T a) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] += a * x[i];
}

template <class T>
void ctc_step(const T* a, const T* b, const T* c, const T* penalty, const T* emission, T* out, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) out[i] = CtcStep()(a[i], b[i], c[i] + penalty[i], emission[i]);
}

template <class T>
void occupancy(const T* a, const T* b, T* out, int64_t n, T total) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) out[i] = math_exp(a[i] + b[i] - total);
}

}  // namespace

CTN_DEFINE_TABLES(LossKernels, loss_kernels, squared_error<T>, softplus<T>, sigmoid_cross_entropy<T>,
                  hinge<T>, dot<T>, difference<T>, sigmoid<T>, sigmoid_difference<T>, hinge_gradient<T>,
                  add_scaled<T>, ctc_step<T>, occupancy<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
