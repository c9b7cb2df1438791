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

struct Exp2 {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_exp2(x);
  }
};

struct Expm1 {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_expm1(x);
  }
};

struct Log2 {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_log2(x);
  }
};

struct Log10 {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_log10(x);
  }
};

struct Logaddexp {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return math_logaddexp(a, b);
  }
};

struct Logaddexp2 {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return math_logaddexp2(a, b);
  }
};
