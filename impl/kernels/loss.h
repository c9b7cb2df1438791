// Functors of losses, shared by all backends; included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double.

// A row's maximum; NaN wins.
struct SoftmaxMax {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return ((b > a) | (b != b)) ? b : a;
  }
};

// One term of a row's sum.
struct SoftmaxTerm {
  template <class T>
  CTN_FN T operator()(T x, T max) const {
    return math_exp(x - max);
  }
};

struct SoftmaxLog {
  template <class T>
  CTN_FN T operator()(T x, T max, T log_sum) const {
    return (x - max) - log_sum;
  }
};

// What every class receives; the right one gets -scale besides.
struct SoftmaxGradient {
  template <class T>
  CTN_FN T operator()(T log_p, T scale) const {
    return math_exp(log_p) * scale;
  }
};
