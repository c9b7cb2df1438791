// LSTM and tree-LSTM units, and their gradients.
#include "impl/backend/cuda/kernels/lstm.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/lstm.h"
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
CTN_DEVICE Compute<S> load_or_zero(const void* p, uint64_t i) {
  return p ? load<S>(p, i) : Compute<S>(0);
}
template <class S>
CTN_DEVICE void store(Compute<S> value, void* p, uint64_t i) {
  static_cast<S*>(p)[i] = Narrow<S>()(value);
}

/// The four sources of a unit, which are adjacent if the depth is 1.
template <class S>
struct Sources {
  using P = Pack<S, 4>;
  Compute<S> a, i, f, o;

  CTN_DEVICE Sources(const LstmKernelParams& p, const void* x, uint64_t unit) {
    if (p.depth.value == 1 && is_packed<S, 4>(x)) {
      const P pack = static_cast<const P*>(x)[unit];
      a = number_of(pack.items[0]), i = number_of(pack.items[1]);
      f = number_of(pack.items[2]), o = number_of(pack.items[3]);
      return;
    }
    const uint64_t first = begin(p, unit), depth = p.depth.value;
    a = load<S>(x, first), i = load<S>(x, first + depth);
    f = load<S>(x, first + 2 * depth), o = load<S>(x, first + 3 * depth);
  }
  CTN_DEVICE void write(const LstmKernelParams& p, void* x, uint64_t unit) const {
    const Narrow<S> narrow;
    if (p.depth.value == 1 && is_packed<S, 4>(x)) {
      static_cast<P*>(x)[unit] = {{narrow(a), narrow(i), narrow(f), narrow(o)}};
      return;
    }
    const uint64_t first = begin(p, unit), depth = p.depth.value;
    store<S>(a, x, first), store<S>(i, x, first + depth);
    store<S>(f, x, first + 2 * depth), store<S>(o, x, first + 3 * depth);
  }

 private:
  static CTN_DEVICE uint64_t begin(const LstmKernelParams& p, uint64_t unit) {
    return unit + 3 * quotient(unit, p.depth) * p.depth.value;
  }
};

template <class F>
CTN_DEVICE void each_unit(const LstmKernelParams& p, F&& f) {
  for (uint64_t i = first_item(); i < p.units; i += item_step()) f(i);
}

template <class S>
CTN_DEVICE void forward(const LstmKernelParams& p) {
  using T = Compute<S>;
  each_unit(p, [&](uint64_t unit) {
    const Sources<S> x(p, p.x[0], unit);
    T c, h;
    LstmCell<T>::value(x.a, x.i, x.f, x.o, load<S>(p.c_prev[0], unit), c, h);
    store<S>(c, p.new_c, unit);
    store<S>(h, p.h, unit);
  });
}

template <class S>
CTN_DEVICE void backward(const LstmKernelParams& p) {
  using T = Compute<S>;
  each_unit(p, [&](uint64_t unit) {
    Sources<S> x(p, p.x[0], unit);
    T gc_prev;
    LstmCell<T>::gradient(x.a, x.i, x.f, x.o, load<S>(p.c_prev[0], unit), load<S>(p.c, unit),
                          load_or_zero<S>(p.gc, unit), load_or_zero<S>(p.gh, unit), gc_prev);
    store<S>(gc_prev, p.gc_prev[0], unit);
    x.write(p, p.gx[0], unit);
  });
}

template <class S>
CTN_DEVICE void forward_tree(const LstmKernelParams& p) {
  using T = Compute<S>;
  each_unit(p, [&](uint64_t unit) {
    const Sources<S> x(p, p.x[0], unit), y(p, p.x[1], unit);
    T c, h;
    TreeLstmCell<T>::value(x.a, x.i, x.f, y.a, y.i, y.f, x.o + y.o, load<S>(p.c_prev[0], unit),
                           load<S>(p.c_prev[1], unit), c, h);
    store<S>(c, p.new_c, unit);
    store<S>(h, p.h, unit);
  });
}

template <class S>
CTN_DEVICE void backward_tree(const LstmKernelParams& p) {
  using T = Compute<S>;
  each_unit(p, [&](uint64_t unit) {
    Sources<S> x(p, p.x[0], unit), y(p, p.x[1], unit);
    T o = x.o + y.o, gc1, gc2;
    const T g = TreeLstmCell<T>::output_gradient(o, load<S>(p.c, unit), load_or_zero<S>(p.gc, unit),
                                                 load_or_zero<S>(p.gh, unit));
    x.o = y.o = o;
    TreeLstmCell<T>::child_gradient(x.a, x.i, x.f, load<S>(p.c_prev[0], unit), g, gc1);
    TreeLstmCell<T>::child_gradient(y.a, y.i, y.f, load<S>(p.c_prev[1], unit), g, gc2);
    store<S>(gc1, p.gc_prev[0], unit);
    store<S>(gc2, p.gc_prev[1], unit);
    x.write(p, p.gx[0], unit);
    y.write(p, p.gx[1], unit);
  });
}

}  // namespace

#define CTN_LSTM(TYPE, NAME)                                                                   \
  CTN_CUDA_KERNEL(lstm_##NAME, LstmKernelParams, kLstmThreads) { forward<TYPE>(p); }           \
  CTN_CUDA_KERNEL(lstm_gradient_##NAME, LstmKernelParams, kLstmThreads) { backward<TYPE>(p); } \
  CTN_CUDA_KERNEL(lstm_tree_##NAME, LstmKernelParams, kLstmThreads) { forward_tree<TYPE>(p); } \
  CTN_CUDA_KERNEL(lstm_tree_gradient_##NAME, LstmKernelParams, kLstmThreads) { backward_tree<TYPE>(p); }
CTN_FLOATING(CTN_LSTM)

}  // namespace catenary::cuda
