// Functors of batch, layer and local response normalization, shared by all backends; included inside a
// namespace of each translation unit, after impl/kernels/math.h. T is float or double.

struct NormalizationShift {
  template <class T>
  CTN_FN T operator()(T x, T mean, T scale, T shift) const {
    return (x - mean) * scale + shift;
  }
};

struct NormalizationGradient {
  template <class T>
  CTN_FN T operator()(T x, T gy, T mean, T a, T b, T c) const {
    return a * gy + (b * (x - mean) + c);
  }
};

struct NormalizationRow {
  template <class T>
  CTN_FN T operator()(T x, T mean, T scale, T gamma) const {
    return (x - mean) * scale * gamma;
  }
  template <class T>
  CTN_FN T operator()(T x, T mean, T scale, T gamma, T beta) const {
    return (x - mean) * scale * gamma + beta;
  }
};

/// `a` and `b` are the means of gy * gamma and of its product with the normalized x.
struct NormalizationRowGradient {
  template <class T>
  CTN_FN T operator()(T x, T gy, T gamma, T mean, T scale, T a, T b) const {
    return scale * ((gy * gamma - a) - (x - mean) * scale * b);
  }
};

// u^-beta, without a logarithm for a few common powers.
template <class T>
struct ResponseThreeQuarters {
  CTN_FN T operator()(T u) const { return T(1) / (math_sqrt(u) * math_sqrt(math_sqrt(u))); }
};
template <class T>
struct ResponseHalf {
  CTN_FN T operator()(T u) const { return T(1) / math_sqrt(u); }
};
template <class T>
struct ResponsePower {
  T beta;
  CTN_FN T operator()(T u) const { return math_power(u, -beta); }
};

/// `sum` is the sum of squares over the channels around x.
struct Response {
  template <class T, class Power>
  CTN_FN T operator()(T x, T sum, T k, T alpha, const Power& power) const {
    return x * power(k + alpha * sum);
  }
};

struct ResponseTerm {
  template <class T, class Power>
  CTN_FN void operator()(T x, T gy, T sum, T k, T alpha, const Power& power, T& scale, T& term) const {
    const T unit = k + alpha * sum, s = power(unit);
    term = gy * x * s / unit;
    scale = s;
  }
};

/// `sum` is the sum of the terms of the channels around x.
struct ResponseGradient {
  template <class T>
  CTN_FN T operator()(T x, T gy, T scale, T sum, T factor) const {
    return gy * scale - factor * x * sum;
  }
};
