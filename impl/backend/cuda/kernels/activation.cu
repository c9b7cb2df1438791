// Activation functions with a parameter, PReLU, and their gradients.
#include "impl/backend/cuda/kernels/activation.h"

#include "impl/backend/activation_ops.h"
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/parametric_activation.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

/// Computes contiguous elements, N at a time if they are aligned; gradients read a second input.
template <class S, bool kGradient, class F>
CTN_DEVICE void each_element(const ActivationKernelParams& p, F&& f) {
  constexpr int N = kPackBytes / 2 / int(sizeof(S));  // 8 bytes
  const S *saved = static_cast<const S*>(p.saved), *gy = static_cast<const S*>(p.gy);
  S* result = static_cast<S*>(p.result);
  uint64_t done = 0;
  if (is_packed<S, N>(saved) && is_packed<S, N>(result) && (!kGradient || is_packed<S, N>(gy))) {
    const uint64_t packs = p.size / N;
    for (uint64_t i = first_item(); i < packs; i += item_step()) {
      using P = Pack<S, N>;
      const P x = reinterpret_cast<const P*>(saved)[i];
      P y = x;
      if constexpr (kGradient) y = reinterpret_cast<const P*>(gy)[i];
      CTN_UNROLL
      for (int k = 0; k < N; ++k) y.items[k] = Narrow<S>()(f(number_of(x.items[k]), number_of(y.items[k])));
      reinterpret_cast<P*>(result)[i] = y;
    }
    done = packs * N;
  }
  for (uint64_t i = done + first_item(); i < p.size; i += item_step())
    result[i] = Narrow<S>()(f(number_of(saved[i]), number_of(kGradient ? gy[i] : saved[i])));
}

template <class S, bool kGradient>
CTN_DEVICE void activate(const ActivationKernelParams& p) {
  using T = Compute<S>;
  const T parameter = T(p.parameter);
  switch (ActivationOp(p.op)) {
#define CTN_ACTIVATION(NAME, FUNCTOR, ...)                \
  case ActivationOp::NAME:                                \
    return each_element<S, kGradient>(p, [&](T x, T gy) { \
      if constexpr (kGradient)                            \
        return FUNCTOR<T>{parameter}.gradient(x, gy);     \
      else                                                \
        return FUNCTOR<T>{parameter}.value(x);            \
    });
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
  }
}

template <class S, bool kGradient>
CTN_DEVICE void prelu(const PReluKernelParams& p) {
  using T = Compute<S>;
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const uint64_t row = quotient(i, p.depth);
    const uint64_t channel = row - quotient(row, p.channels) * p.channels.value;
    const T x = number_of(static_cast<const S*>(p.x)[i]), w = number_of(static_cast<const S*>(p.w)[channel]);
    if constexpr (kGradient) {
      const T gy = number_of(static_cast<const S*>(p.gy)[i]);
      if (p.terms) static_cast<T*>(p.terms)[i] = PRelu<T>().weight_gradient(x, gy);
      if (p.y) static_cast<S*>(p.y)[i] = Narrow<S>()(PRelu<T>().gradient(x, w, gy));
    } else {
      static_cast<S*>(p.y)[i] = Narrow<S>()(PRelu<T>().value(x, w));
    }
  }
}

}  // namespace

#define CTN_ACTIVATIONS(TYPE, NAME)                                                               \
  CTN_CUDA_KERNEL(activation_value_##NAME, ActivationKernelParams, kActivationThreads) {          \
    activate<TYPE, false>(p);                                                                     \
  }                                                                                               \
  CTN_CUDA_KERNEL(activation_gradient_##NAME, ActivationKernelParams, kActivationThreads) {       \
    activate<TYPE, true>(p);                                                                      \
  }                                                                                               \
  CTN_CUDA_KERNEL(prelu_##NAME, PReluKernelParams, kActivationThreads) { prelu<TYPE, false>(p); } \
  CTN_CUDA_KERNEL(prelu_gradient_##NAME, PReluKernelParams, kActivationThreads) { prelu<TYPE, true>(p); }
CTN_FLOATING(CTN_ACTIVATIONS)

}  // namespace catenary::cuda
