// Functors of optimizers, shared by all backends. Included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double; states and the parameter are updated in-place. Compile without
// contraction: operations are fused only where written so, and an element's result does not depend on its
// position in a loop.

/// sign(x), or NaN for NaN.
template <class T>
CTN_FN T update_sign(T x) {
  return math_select(math_abs(x) > T(0), math_copysign(T(1), x), x);
}

/// A moving average: moves x toward `value` by the fraction `rest`.
template <class T>
CTN_FN T update_average(T x, T value, T rest) {
  return math_mad(rest, value - x, x);
}

// Stages: changes of a gradient before the rule sees it.

template <class T>
struct UpdateScale {
  T value;
  CTN_FN T operator()(T g, T) const { return g * value; }
};

template <class T>
struct UpdateDecay {
  T value;
  CTN_FN T operator()(T g, T p) const { return math_mad(value, p, g); }
};

template <class T>
struct UpdateLasso {
  T value;
  CTN_FN T operator()(T g, T p) const { return math_mad(value, update_sign(p), g); }
};

// Rules.

template <class T>
struct UpdateSgd {
  static constexpr int states = 0;
  struct Values {
    double lr;
  };
  T lr;
  CTN_FN explicit UpdateSgd(const Values& v) : lr(T(v.lr)) {}
  CTN_FN void operator()(T g, T*, T& p) const { p = math_mad(-lr, g, p); }
};

template <class T>
struct UpdateMomentum {
  static constexpr int states = 1;  // v
  struct Values {
    double lr, momentum;
  };
  T lr, momentum;
  CTN_FN explicit UpdateMomentum(const Values& v) : lr(T(v.lr)), momentum(T(v.momentum)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = math_mad(momentum, s[0], -(lr * g));
    p += s[0];
  }
};

template <class T>
struct UpdateNesterov {
  static constexpr int states = 1;  // v
  struct Values {
    double lr, momentum;
  };
  T lr, momentum, of_velocity, of_gradient;
  CTN_FN explicit UpdateNesterov(const Values& v)
      : lr(T(v.lr)),
        momentum(T(v.momentum)),
        of_velocity(T(v.momentum * v.momentum)),
        of_gradient(T((1 + v.momentum) * v.lr)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = math_mad(momentum, s[0], -(lr * g));
    p = math_mad(-of_gradient, g, math_mad(of_velocity, s[0], p));
  }
};

template <class T>
struct UpdateAdaGrad {
  static constexpr int states = 1;  // h
  struct Values {
    double lr, eps;
  };
  T lr, eps;
  CTN_FN explicit UpdateAdaGrad(const Values& v) : lr(T(v.lr)), eps(T(v.eps)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = math_mad(g, g, s[0]);
    p -= lr * g / (math_sqrt(s[0]) + eps);
  }
};

template <class T>
struct UpdateAdaDelta {
  static constexpr int states = 2;  // msg, msdx
  struct Values {
    double rho, eps;
  };
  T rest, eps;
  CTN_FN explicit UpdateAdaDelta(const Values& v) : rest(T(1 - v.rho)), eps(T(v.eps)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g * g, rest);
    const T dx = math_sqrt((s[1] + eps) / (s[0] + eps)) * g;
    s[1] = update_average(s[1], dx * dx, rest);
    p -= dx;
  }
};

// lr includes the bias corrections; decay is the fraction of p that is subtracted.
template <class T>
struct UpdateAdam {
  static constexpr int states = 2;  // m, v
  struct Values {
    double lr, beta1, beta2, eps, decay;
  };
  T lr, rest1, rest2, eps, decay;
  CTN_FN explicit UpdateAdam(const Values& v)
      : lr(T(v.lr)), rest1(T(1 - v.beta1)), rest2(T(1 - v.beta2)), eps(T(v.eps)), decay(T(v.decay)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g, rest1);
    s[1] = update_average(s[1], g * g, rest2);
    p -= math_mad(decay, p, lr * s[0] / (math_sqrt(s[1]) + eps));
  }
};

template <class T>
struct UpdateAmsGrad {
  static constexpr int states = 3;  // m, v, vhat
  using Values = typename UpdateAdam<T>::Values;
  UpdateAdam<T> adam;
  CTN_FN explicit UpdateAmsGrad(const Values& v) : adam(v) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g, adam.rest1);
    s[1] = update_average(s[1], g * g, adam.rest2);
    s[2] = math_select(s[2] > s[1], s[2], s[1]);
    p -= math_mad(adam.decay, p, adam.lr * s[0] / (math_sqrt(s[2]) + adam.eps));
  }
};

// Like Adam if it is rectified; otherwise the variance is not known well enough yet to divide by.
template <class T>
struct UpdateRAdam {
  static constexpr int states = 2;  // m, v
  struct Values {
    typename UpdateAdam<T>::Values adam;
    bool rectified;
  };
  UpdateAdam<T> adam;
  T rectified;
  CTN_FN explicit UpdateRAdam(const Values& v) : adam(v.adam), rectified(T(v.rectified)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g, adam.rest1);
    s[1] = update_average(s[1], g * g, adam.rest2);
    const T divisor = math_select(rectified > T(0), math_sqrt(s[1]) + adam.eps, T(1));
    p -= math_mad(adam.decay, p, adam.lr * s[0] / divisor);
  }
};

template <class T>
struct UpdateRmsProp {
  static constexpr int states = 1;  // ms
  struct Values {
    double lr, alpha, eps;
  };
  T lr, rest, eps;
  CTN_FN explicit UpdateRmsProp(const Values& v) : lr(T(v.lr)), rest(T(1 - v.alpha)), eps(T(v.eps)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g * g, rest);
    p -= lr * g / (math_sqrt(s[0]) + eps);
  }
};

template <class T>
struct UpdateRmsPropGraves {
  static constexpr int states = 3;  // n, g, delta
  struct Values {
    double lr, alpha, momentum, eps;
  };
  T lr, rest, momentum, eps;
  CTN_FN explicit UpdateRmsPropGraves(const Values& v)
      : lr(T(v.lr)), rest(T(1 - v.alpha)), momentum(T(v.momentum)), eps(T(v.eps)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    s[0] = update_average(s[0], g * g, rest);
    s[1] = update_average(s[1], g, rest);
    const T variance = math_mad(-s[1], s[1], s[0]);
    s[2] = math_mad(momentum, s[2], -(lr * g / math_sqrt(variance + eps)));
    p += s[2];
  }
};

template <class T>
struct UpdateSmorms3 {
  static constexpr int states = 3;  // mem, g, g2
  struct Values {
    double lr, eps;
  };
  T lr, eps;
  CTN_FN explicit UpdateSmorms3(const Values& v) : lr(T(v.lr)), eps(T(v.eps)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    const T r = T(1) / (s[0] + T(1));
    s[1] = update_average(s[1], g, r);
    s[2] = update_average(s[2], g * g, r);
    const T x = s[1] * s[1] / (s[2] + eps);
    p -= g * math_select(x < lr, x, lr) / (math_sqrt(s[2]) + eps);
    s[0] = math_mad(s[0], T(1) - x, T(1));
  }
};

template <class T>
struct UpdateLion {
  static constexpr int states = 1;  // m
  struct Values {
    double lr, beta1, beta2, decay;
  };
  T lr, rest1, rest2, decay;
  CTN_FN explicit UpdateLion(const Values& v)
      : lr(T(v.lr)), rest1(T(1 - v.beta1)), rest2(T(1 - v.beta2)), decay(T(v.decay)) {}
  CTN_FN void operator()(T g, T* s, T& p) const {
    p -= math_mad(decay, p, lr * update_sign(update_average(s[0], g, rest1)));
    s[0] = update_average(s[0], g, rest2);
  }
};

// v_correction is for the square root of v. The first pass updates the states; the second moves the parameter
// along the direction times lr and |p| / |direction|.
template <class T>
struct UpdateLamb {
  static constexpr int states = 2;  // m, v
  struct Values {
    double lr, beta1, beta2, eps, decay, m_correction, v_correction;
  };
  double lr;
  T rest1, rest2, eps, decay, m_correction, v_correction;
  CTN_FN explicit UpdateLamb(const Values& v)
      : lr(v.lr),
        rest1(T(1 - v.beta1)),
        rest2(T(1 - v.beta2)),
        eps(T(v.eps)),
        decay(T(v.decay)),
        m_correction(T(v.m_correction)),
        v_correction(T(v.v_correction)) {}
  CTN_FN void move_states(T g, T* s) const {
    s[0] = update_average(s[0], g, rest1);
    s[1] = update_average(s[1], g * g, rest2);
  }
  CTN_FN T direction(const T* s, T p) const {
    return math_mad(decay, p, m_correction * s[0] / math_mad(v_correction, math_sqrt(s[1]), eps));
  }
  /// |p| / |direction| from the sums of their squares.
  CTN_FN static double trust(double of_parameter, double of_direction) {
    return of_parameter > 0 && of_direction > 0 ? math_sqrt(of_parameter / of_direction) : 1;
  }
  CTN_FN T rate(double trust) const { return T(lr * trust); }
  CTN_FN void move_parameter(T rate, const T* s, T& p) const { p = math_mad(-rate, direction(s, p), p); }
};
