// Functors of activation functions; see arithmetic.h.
#include "impl/kernels/functor.h"

CTN_UNARY(Sigmoid, math_sigmoid);

struct Relu {
  template <class T>
  CTN_FN T operator()(T x) const {
    if constexpr (is_negative_possible<T>)
      return x < T(0) ? T(0) : x;
    else
      return x;
  }
};

struct ReluGradient {
  template <class T>
  CTN_FN T operator()(T y, T gy) const {
    return y > T(0) ? gy : T(0);
  }
};

struct TanhGradient {
  template <class T>
  CTN_FN T operator()(T y, T gy) const {
    return (T(1) - y * y) * gy;
  }
};

struct SigmoidGradient {
  template <class T>
  CTN_FN T operator()(T y, T gy) const {
    return y * (T(1) - y) * gy;
  }
};
