// Functors of optimizers, shared by all backends; included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double; states and the parameter are updated in place.

template <class T>
struct UpdateSgd {
  T lr;
  CTN_FN void operator()(T g, T& p) const { p -= lr * g; }
};

template <class T>
struct UpdateMomentum {
  T lr, momentum;
  CTN_FN void operator()(T g, T& v, T& p) const {
    v = momentum * v - lr * g;
    p += v;
  }
};

// lr holds the correction of both biases.
template <class T>
struct UpdateAdam {
  T lr, rest1, rest2, eps;  // rest: 1 - beta
  CTN_FN void operator()(T g, T& m, T& v, T& p) const {
    m += rest1 * (g - m);
    v += rest2 * (g * g - v);
    p -= lr * m / (math_sqrt(v) + eps);
  }
};
