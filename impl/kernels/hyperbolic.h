// Hyperbolic functors; see arithmetic.h.

struct Tanh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_tanh(x);
  }
};

struct Sinh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_sinh(x);
  }
};

struct Cosh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_cosh(x);
  }
};

struct Arcsinh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arcsinh(x);
  }
};

struct Arccosh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arccosh(x);
  }
};

struct Arctanh {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arctanh(x);
  }
};
