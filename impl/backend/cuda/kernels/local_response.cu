// Local response normalization and its gradient.
#include "impl/backend/cuda/kernels/local_response.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/normalization.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

/// The sum of term(element) over the channels around that of element i.
template <class T, class F>
CTN_DEVICE T window_sum(const ResponseKernelParams& p, uint64_t i, F&& term) {
  const uint64_t row = quotient(i, p.depth), depth = p.depth.value;
  const int64_t channels = int64_t(p.channels.value);
  const int64_t channel = int64_t(row - quotient(row, p.channels) * p.channels.value);
  const int64_t before = channel > p.half ? p.half : channel;
  const int64_t after = p.half < channels - 1 - channel ? p.half : channels - 1 - channel;
  T sum = 0;
  uint64_t at = i - uint64_t(before) * depth;
  for (int64_t c = -before; c <= after; ++c, at += depth) sum += term(at);
  return sum;
}

/// Calls f(i, sum of squares, power) for each element.
template <class S, class Power, class F>
CTN_DEVICE void each_response(const ResponseKernelParams& p, const Power& power, F&& f) {
  using T = Compute<S>;
  const S* x = static_cast<const S*>(p.x);
  for (uint64_t i = first_item(); i < p.size; i += item_step())
    f(i,
      window_sum<T>(p, i,
                    [&](uint64_t at) {
                      const T value = number_of(x[at]);
                      return value * value;
                    }),
      power);
}
template <class S, class F>
CTN_DEVICE void each_response(const ResponseKernelParams& p, F&& f) {
  using T = Compute<S>;
  const T beta = T(p.beta);
  if (beta == T(0.75))
    each_response<S>(p, ResponseThreeQuarters<T>(), f);
  else if (beta == T(0.5))
    each_response<S>(p, ResponseHalf<T>(), f);
  else
    each_response<S>(p, ResponsePower<T>{beta}, f);
}

template <class S>
CTN_DEVICE void respond(const ResponseKernelParams& p) {
  using T = Compute<S>;
  const T k = T(p.k), alpha = T(p.alpha);
  each_response<S>(p, [&](uint64_t i, T sum, const auto& power) {
    static_cast<S*>(p.y)[i] =
        Narrow<S>()(Response()(number_of(static_cast<const S*>(p.x)[i]), sum, k, alpha, power));
  });
}

template <class S>
CTN_DEVICE void terms(const ResponseKernelParams& p) {
  using T = Compute<S>;
  const T k = T(p.k), alpha = T(p.alpha);
  each_response<S>(p, [&](uint64_t i, T sum, const auto& power) {
    const T x = number_of(static_cast<const S*>(p.x)[i]), gy = number_of(static_cast<const S*>(p.gy)[i]);
    T scale, term;
    ResponseTerm()(x, gy, sum, k, alpha, power, scale, term);
    static_cast<T*>(p.scales)[i] = scale;
    static_cast<T*>(p.terms)[i] = term;
  });
}

template <class S>
CTN_DEVICE void gradient(const ResponseKernelParams& p) {
  using T = Compute<S>;
  const T factor = T(2 * p.alpha * p.beta);
  const T* all = static_cast<const T*>(p.terms);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const T sum = window_sum<T>(p, i, [&](uint64_t at) { return all[at]; });
    const T x = number_of(static_cast<const S*>(p.x)[i]), gy = number_of(static_cast<const S*>(p.gy)[i]);
    static_cast<S*>(p.y)[i] =
        Narrow<S>()(ResponseGradient()(x, gy, static_cast<const T*>(p.scales)[i], sum, factor));
  }
}

}  // namespace

#define CTN_RESPONSE(TYPE, NAME)                                                                          \
  CTN_CUDA_KERNEL(local_response_##NAME, ResponseKernelParams, kResponseThreads, 4) { respond<TYPE>(p); } \
  CTN_CUDA_KERNEL(local_response_terms_##NAME, ResponseKernelParams, kResponseThreads, 4) {               \
    terms<TYPE>(p);                                                                                       \
  }                                                                                                       \
  CTN_CUDA_KERNEL(local_response_gradient_##NAME, ResponseKernelParams, kResponseThreads) {               \
    gradient<TYPE>(p);                                                                                    \
  }
CTN_FLOATING(CTN_RESPONSE)

}  // namespace catenary::cuda
