// GRU units, and their gradients.
#include "impl/backend/cuda/kernels/gru.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/gru.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

template <class S>
CTN_DEVICE Compute<S> load(const void* p, uint64_t i) {
  return number_of(static_cast<const S*>(p)[i]);
}
template <class S>
CTN_DEVICE void store(Compute<S> value, void* p, uint64_t i) {
  static_cast<S*>(p)[i] = Narrow<S>()(value);
}

/// Calls f(unit, place of its first source) for each unit.
template <class F>
CTN_DEVICE void each_unit(const GruKernelParams& p, F&& f) {
  for (uint64_t i = first_item(); i < p.count; i += item_step())
    f(i, i + 2 * quotient(i, p.units) * p.units.value);
}

template <class S>
CTN_DEVICE void forward(const GruKernelParams& p) {
  const uint64_t units = p.units.value;
  each_unit(p, [&](uint64_t unit, uint64_t at) {
    const Compute<S> y = GruCell<Compute<S>>::value(
        load<S>(p.x, at), load<S>(p.x, at + units), load<S>(p.x, at + 2 * units), load<S>(p.s, at),
        load<S>(p.s, at + units), load<S>(p.s, at + 2 * units), load<S>(p.h, unit));
    store<S>(y, p.y, unit);
  });
}

template <class S>
CTN_DEVICE void backward(const GruKernelParams& p) {
  using T = Compute<S>;
  const uint64_t units = p.units.value;
  each_unit(p, [&](uint64_t unit, uint64_t at) {
    T r = load<S>(p.x, at), z = load<S>(p.x, at + units), from_x = load<S>(p.x, at + 2 * units);
    T from_s = load<S>(p.s, at + 2 * units);
    const T gh = GruCell<T>::gradient(r, z, from_x, load<S>(p.s, at), load<S>(p.s, at + units), from_s,
                                      load<S>(p.h, unit), load<S>(p.gy, unit));
    store<S>(r, p.gx, at), store<S>(r, p.gs, at);
    store<S>(z, p.gx, at + units), store<S>(z, p.gs, at + units);
    store<S>(from_x, p.gx, at + 2 * units);
    store<S>(from_s, p.gs, at + 2 * units);
    store<S>(gh, p.gh, unit);
  });
}

}  // namespace

#define CTN_GRU(TYPE, NAME)                                                       \
  CTN_CUDA_KERNEL(gru_##NAME, GruKernelParams, kGruThreads) { forward<TYPE>(p); } \
  CTN_CUDA_KERNEL(gru_gradient_##NAME, GruKernelParams, kGruThreads) { backward<TYPE>(p); }
CTN_FLOATING(CTN_GRU)

}  // namespace catenary::cuda
