// Functors of softmax and log_softmax, shared by all backends; included inside a namespace of each
// translation unit, after impl/kernels/math.h and loss.h. T is float or double.

struct SoftmaxDivided {
  template <class T>
  CTN_FN T operator()(T x, T max, T sum) const {
    return math_exp(x - max) / sum;
  }
};

/// `total` is the sum of y gy over the classes.
struct SoftmaxRowGradient {
  template <class T>
  CTN_FN T operator()(T y, T gy, T total) const {
    return y * (gy - total);
  }
};

/// `total` is the sum of gy over the classes.
struct LogSoftmaxRowGradient {
  template <class T>
  CTN_FN T operator()(T y, T gy, T total) const {
    return gy - math_exp(y) * total;
  }
};
