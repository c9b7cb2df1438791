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
