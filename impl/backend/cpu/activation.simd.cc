// Loops of activation functions and of PReLU.
#include <cstdint>

#include "impl/backend/cpu/activation_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/backend/cpu/steps.h"
#include "impl/kernels/parametric_activation.h"

namespace {

template <class F, class T>
void value(const T* x, T* y, int64_t n, T parameter) {
  const F f{parameter};
  steps<T>(
      n, [&](int64_t i) { y[i] = f.value(x[i]); }, x, y);
}

template <class F, class T>
void gradient(const T* saved, const T* gy, T* gx, int64_t n, T parameter) {
  const F f{parameter};
  steps<T>(
      n, [&](int64_t i) { gx[i] = f.gradient(saved[i], gy[i]); }, saved, gy, gx);
}

/// Calls body(weight, i) for n elements.
template <class T, class Body>
CTN_FN void with_weights(const T* w, bool one, int64_t n, Body body) {
  if (one) {
    const T weight = w[0];
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) body(weight, i);
  } else {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) body(w[i], i);
  }
}

template <class T>
void prelu(const T* x, const T* w, bool one, T* y, int64_t n) {
  with_weights(w, one, n, [&](T weight, int64_t i) { y[i] = PRelu<T>().value(x[i], weight); });
}

template <class T>
void prelu_gradient(const T* x, const T* w, bool one, const T* gy, T* gx, T* gw, int64_t n) {
  if (gw) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) gw[i] = PRelu<T>().weight_gradient(x[i], gy[i]);
  }
  if (gx)
    with_weights(w, one, n, [&](T weight, int64_t i) { gx[i] = PRelu<T>().gradient(x[i], weight, gy[i]); });
}

template <class T>
constexpr ActivationKernels<T> table = {{
#define CTN_ACTIVATION(NAME, FUNCTOR, ...) value<FUNCTOR<T>>,
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
                                        },
                                        {
#define CTN_ACTIVATION(NAME, FUNCTOR, ...) gradient<FUNCTOR<T>>,
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
                                        },
                                        prelu<T>,
                                        prelu_gradient<T>};

}  // namespace

const ActivationKernels<float> activation_kernels_f32 = table<float>;
const ActivationKernels<double> activation_kernels_f64 = table<double>;

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
