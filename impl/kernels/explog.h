// Functors of roots, exponentials and logarithms; see arithmetic.h.

struct Sqrt {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_sqrt(x);
  }
};

struct Exp {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_exp(x);
  }
};

struct Log {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_log(x);
  }
};

struct Log1p {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_log1p(x);
  }
};
