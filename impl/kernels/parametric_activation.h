// Activation functions with a parameter or with a gradient that is more than a product, with both directions
// next to each other. Included inside a namespace of each translation unit, after impl/kernels/math.h. T is
// float or double. Gradients read the output if that suffices, otherwise the input.

/// The cumulative distribution function of the standard normal distribution. For x < 0 it computes the tail
/// itself, without cancellation.
template <class T>
CTN_FN T math_normal_cdf(T x) {
  const T z = math_at_most(math_abs(x), T(40)) * T(0.70710678118654752);
  T p;
  // (1 + 2 z) exp(z^2) erfc(z) / 2 in powers of (z - k) / (z + k)
  if constexpr (sizeof(T) == 4) {
    p = math_poly((z - 2) / (z + 2), 0x1.46e80ep-1f, -0x1.7bf6p-5f, -0x1.540856p-4f, 0x1.4ffb12p-4f,
                  -0x1.bc085ep-6f, -0x1.07893ap-8f, 0x1.1ad8fp-8f, 0x1.4affe8p-11f, -0x1.47701ep-11f,
                  -0x1.6f110cp-13f, 0x1.143c2ep-16f);
  } else {
    p = math_poly((z - 3.75) / (z + 3.75), 0x1.3ccda0b5d5dc2p-1, -0x1.1f367683f899bp-4, 0x1.d5f2948159e2ap-10,
                  0x1.510169d095d05p-5, -0x1.bda9309a28a54p-5, 0x1.7a14188ab12e5p-5, -0x1.e0d0fa6df792fp-6,
                  0x1.d0b0037800c03p-7, -0x1.3f603c3705657p-8, 0x1.cc3a114f89edap-11, 0x1.33fb297587544p-13,
                  -0x1.303fe16331749p-13, 0x1.b1433275fe3f6p-16, 0x1.77988c494946cp-17,
                  -0x1.7ff68b293ee0cp-18, -0x1.071c8a82edf04p-21, 0x1.d541d37ff1bbdp-21,
                  -0x1.9dad6ee83495ep-26, -0x1.0f3e2fdea9207p-23, 0x1.12d0a0543bd2ap-27,
                  0x1.1a2fc05983c0ap-26, -0x1.e2cd6e8ca727bp-32, -0x1.4b573df27f6aep-30);
  }
  const T tail = p / (T(1) + z + z) * math_exp(-z * z);
  return math_select(x < T(0), tail, T(1) - tail);
}

template <class T>
CTN_FN T math_normal_density(T x) {
  return math_exp(T(-0.5) * x * x) * T(0.39894228040143268);
}

template <class T>
struct ClippedRelu {
  T z;
  CTN_FN T value(T x) const { return math_select(x < T(0), T(0), math_at_most(x, z)); }
  CTN_FN T gradient(T y, T gy) const { return math_select((y > T(0)) & (y < z), gy, T(0)); }
};

/// Whether y was computed from a negative number. If the product underflowed, the sign of the zero tells,
/// because zeros themselves become positive.
template <class T>
CTN_FN bool activation_of_negative(T y) {
  return (y < T(0)) | (math_bits(y) == math_bits(T(-0.0)));
}

/// The gradient also reads the output if the slope is positive, because the signs then agree.
template <class T>
struct LeakyRelu {
  T slope;
  CTN_FN T value(T x) const { return math_select(x < T(0), slope * x, x + T(0)); }
  CTN_FN T gradient(T y, T gy) const { return math_select(activation_of_negative(y), slope * gy, gy); }
};

/// The gradient reads the input.
template <class T>
struct LeakyReluOfInput {
  T slope;
  CTN_FN T value(T x) const { return LeakyRelu<T>{slope}.value(x); }
  CTN_FN T gradient(T x, T gy) const { return math_select(x < T(0), slope * gy, gy); }
};

/// The gradient reads the output, for a positive alpha.
template <class T>
struct Elu {
  T alpha;
  CTN_FN T value(T x) const {
    return math_select(x < T(0), alpha * math_expm1(math_select(x < T(0), x, T(0))), x + T(0));
  }
  CTN_FN T gradient(T y, T gy) const { return math_select(activation_of_negative(y), (y + alpha) * gy, gy); }
};

/// The gradient reads the input.
template <class T>
struct EluOfInput {
  T alpha;
  CTN_FN T value(T x) const { return Elu<T>{alpha}.value(x); }
  CTN_FN T gradient(T x, T gy) const {
    return math_select(x < T(0), alpha * math_exp(math_select(x < T(0), x, T(0))) * gy, gy);
  }
};

template <class T>
struct Softplus {
  T beta;
  CTN_FN T value(T x) const {
    const T z = beta * x;
    return (math_select(z < T(0), T(0), z) + math_log1p(math_exp_minus_abs(z))) / beta;
  }
  CTN_FN T gradient(T x, T gy) const { return math_sigmoid(beta * x) * gy; }
};

// The limits keep infinity times zero out of the next three.
template <class T>
struct Silu {
  T unused;
  static constexpr T kLimit = kMathLogisticLimit<T>;
  CTN_FN T value(T x) const {
    return math_select(x < -kLimit, T(-0.0), x) * math_logistic(math_limit(x, kLimit)).s;
  }
  CTN_FN T gradient(T x, T gy) const {
    const T limited = math_limit(x, kLimit);
    const MathLogistic<T> of = math_logistic(limited);
    return gy * (math_select(x < -kLimit, T(0), of.s) * math_mad(limited, of.e * of.s, T(1)));
  }
};

template <class T>
struct Gelu {
  T unused;
  CTN_FN T value(T x) const { return math_select(x < T(-40), T(-40), x) * math_normal_cdf(x); }
  CTN_FN T gradient(T x, T gy) const {
    const T limited = math_limit(x, T(40));
    return gy * (math_normal_cdf(x) + limited * math_normal_density(limited));
  }
};

// x sigmoid(2 u) with u = sqrt(2 / pi) (x + 0.044715 x^3), which equals x (1 + tanh(u)) / 2.
template <class T>
struct GeluTanh {
  T unused;
  static constexpr T kFirst = T(1.5957691216057308), kThird = T(1.5957691216057308 * 0.044715);
  static constexpr T kLimit = T(sizeof(T) == 4 ? 9.9 : 21);  // there, 2 u is near kMathLogisticLimit
  CTN_FN T value(T x) const {
    const T limited = math_limit(x, kLimit);
    const T s = math_logistic(limited * math_mad(kThird, limited * limited, kFirst)).s;
    return math_select(x < -kLimit, T(-0.0), x) * s;
  }
  CTN_FN T gradient(T x, T gy) const {
    const T limited = math_limit(x, kLimit), square = limited * limited;
    const MathLogistic<T> of = math_logistic(limited * math_mad(kThird, square, kFirst));
    const T slope = limited * math_mad(T(3) * kThird, square, kFirst);
    return gy * (math_select(x < -kLimit, T(0), of.s) * math_mad(slope, of.e * of.s, T(1)));
  }
};

template <class T>
struct NormalCdf {
  T unused;
  CTN_FN T value(T x) const { return math_normal_cdf(x); }
  CTN_FN T gradient(T x, T gy) const { return math_normal_density(x) * gy; }
};

template <class T>
struct PRelu {
  CTN_FN T value(T x, T w) const { return math_select(x >= T(0), x, w * x); }
  CTN_FN T gradient(T x, T w, T gy) const { return math_select(x >= T(0), gy, w * gy); }
  /// The contribution of one element to the gradient of w.
  CTN_FN T weight_gradient(T x, T gy) const { return math_select(x >= T(0), T(0), x * gy); }
};
