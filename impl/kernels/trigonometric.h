// Functors of angles; see arithmetic.h. Huge arguments take the slow path of math.h.

struct Sin {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_sin(x);
  }
  template <class T>
  CTN_FN bool slow(T x) const {
    return math_sin_slow(x);
  }
  template <class T>
  CTN_FN T scalar(T x) const {
    return math_sin_scalar(x);
  }
};

struct Cos {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_cos(x);
  }
  template <class T>
  CTN_FN bool slow(T x) const {
    return math_cos_slow(x);
  }
  template <class T>
  CTN_FN T scalar(T x) const {
    return math_cos_scalar(x);
  }
};

struct Tan {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_tan(x);
  }
  template <class T>
  CTN_FN bool slow(T x) const {
    return math_tan_slow(x);
  }
  template <class T>
  CTN_FN T scalar(T x) const {
    return math_tan_scalar(x);
  }
};

struct Arcsin {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arcsin(x);
  }
};

struct Arccos {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arccos(x);
  }
};

struct Arctan {
  template <class T>
  CTN_FN T operator()(T x) const {
    return math_arctan(x);
  }
};

struct Arctan2 {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return math_arctan2(a, b);
  }
};

struct Hypot {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return math_hypot(a, b);
  }
};

// As NumPy, the factor is rounded to the dtype first.

struct Deg2rad {
  template <class T>
  CTN_FN T operator()(T x) const {
    return x * (T(0x1.921fb54442d18p1) / T(180));
  }
};

struct Rad2deg {
  template <class T>
  CTN_FN T operator()(T x) const {
    return x * (T(180) / T(0x1.921fb54442d18p1));
  }
};
