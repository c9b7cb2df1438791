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

// What every class receives; the correct class additionally gets -scale.
struct SoftmaxGradient {
  template <class T>
  CTN_FN T operator()(T log_p, T scale) const {
    return math_exp(log_p) * scale;
  }
};

struct LossSquaredError {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return (a - b) * (a - b);
  }
};

// log(1 + exp(x)).
struct LossSoftplus {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_select(x > T(0), x, T(0)) + math_log1p(math_exp_minus_abs(x));
  }
};

// -log of the probability of target t, 0 or 1, if x is the logit of 1; the target -1 is ignored.
struct LossSigmoid {
  template <class T>
  CTN_FN T operator()(T x, int32_t t) const {
    const T target = T(t);
    const T outside = math_select(x >= T(0), x * (T(1) - target), -x * target);
    return math_select(t == -1, T(0), outside + math_log1p(math_exp_minus_abs(x)));
  }
};

struct LossSigmoidGradient {
  template <class T>
  CTN_FN T operator()(T x, int32_t t, T scale) const {
    return math_select(t == -1, T(0), (math_sigmoid(x) - T(t)) * scale);
  }
};

// max(0, 1 + x), or NaN if x is NaN.
struct LossHinge {
  template <class T>
  CTN_FN T operator()(T x) const {
    const T y = T(1) + x;
    return math_select(y < T(0), T(0), y);
  }
};

struct LossHingeGradient {
  template <class T>
  CTN_FN T operator()(T x, T scale) const {
    return math_select(T(1) + x > T(0), scale, T(0));
  }
};

// Of the square.
struct LossSquaredHingeGradient {
  template <class T>
  CTN_FN T operator()(T x, T scale) const {
    return LossHinge()(x) * (T(2) * scale);
  }
};

// Of the squared error of a, and of softplus.
struct LossDifference {
  template <class T>
  CTN_FN T operator()(T a, T b, T scale) const {
    return (a - b) * scale;
  }
};

struct LossSoftplusGradient {
  template <class T>
  CTN_FN T operator()(T x, T scale) const {
    return math_sigmoid(x) * scale;
  }
};

// One state of a path: log(exp(a) + exp(b) + exp(c)) + emission; all terms may be -infinity.
struct CtcStep {
  template <class T>
  CTN_FN T operator()(T a, T b, T c, T emission) const {
    T m = T(-1e30);
    m = math_select((a > m) | (a != a), a, m);
    m = math_select((b > m) | (b != b), b, m);
    m = math_select((c > m) | (c != c), c, m);
    return m + math_log(math_exp(a - m) + math_exp(b - m) + math_exp(c - m)) + emission;
  }
};
