// Sine, cosine and tangent; see math.h.

/// Returns x - m pi/2 for x >= 0 as the sum of two numbers; m is an integer below 2^23 (float: 2^15).
template <class T>
struct MathAngle {
  T hi;
  T lo;
};

CTN_FN MathAngle<float> math_angle(float x, float m) {
#if CTN_HAS_FMA
  const float a = math_mad(m, -0x1.921fb6p0f, x);
  const float b = math_mad(m, 0x1.777a5cp-25f, a);
  return {math_mad(m, 0x1.ee59dap-50f, b), 0.0f};
#else
  const double d = static_cast<double>(m);
  const double a = static_cast<double>(x) - d * 0x1.921fb548p0;
  return {static_cast<float>(a + d * 0x1.de973dcb3b39ap-31), 0.0f};
#endif
}

CTN_FN MathAngle<double> math_angle(double x, double m) {
#if CTN_HAS_FMA
  const double a = math_mad(m, -0x1.921fb54442d18p0, x);
  const double t = math_product(m, -0x1.1a62633145c07p-54);
  const double tail = math_mad(m, 0x1.f1976b7ed8fbcp-110, math_mad(m, -0x1.1a62633145c07p-54, -t));
#else
  const double a = x - m * 0x1.921fb548p0;
  const double middle = m * 0x1.de973dc8p-31;
  const double small = m * 0x1.9d9cceb8p-62;
  const double t = middle + small;
  const double tail = (small - (t - middle)) + m * 0x1.1fc8f8cbb5bf7p-93;
#endif
  const double hi = a + t;
  const double u = hi - a;
  return {hi, ((a - (hi - u)) + (t - u)) + tail};
}

/// sin(r) for |r| <= pi/4.
template <class T>
CTN_FN T math_sin_kernel(MathAngle<T> r) {
  const T z = r.hi * r.hi;
  if constexpr (sizeof(T) == 4) {
    const T p = math_poly(z, -0x1.555544p-3f, 0x1.1106dep-7f, -0x1.9928a8p-13f);
    return math_mad(r.hi * z, p, r.hi);
  } else {
    const T p = math_poly(z, -0x1.5555555555548p-3, 0x1.111111110f725p-7, -0x1.a01a019be6f0ep-13,
                          0x1.71de3552c8e55p-19, -0x1.ae5e495cd9e8ap-26, 0x1.5d8aa4f8ce7f8p-33);
    return math_mad(r.hi * z, p, r.lo * math_mad(z, -0.5, 1.0)) + r.hi;
  }
}

/// cos(r) for |r| <= pi/4; never above 1.
template <class T>
CTN_FN T math_cos_kernel(MathAngle<T> r) {
  const T z = r.hi * r.hi;
  if constexpr (sizeof(T) == 4) {
    return math_poly(z, 1.0f, -0.5f, 0x1.55554ap-5f, -0x1.6c0c24p-10f, 0x1.99e622p-16f);
  } else {
    const T q = math_poly(z, -0.5, 0x1.555555555554ap-5, -0x1.6c16c16c14e23p-10, 0x1.a01a019c6208ep-16,
                          -0x1.27e4f7d2b0bb4p-22, 0x1.1ee9c7a3eb3bfp-29, -0x1.8f9c620c13f3dp-37);
    return math_mad(z, q, -(r.hi * r.lo)) + 1.0;
  }
}

/// sin(a + turns pi/2) for a >= 0 and a small integer `turns`.
template <class T>
CTN_FN T math_sin_turned(T a, MathBits<T> turns) {
  constexpr int top = sizeof(T) * 8 - 1;
  const T shifted = math_mad(a, T(0x1.45f306dc9c883p-1), MathFormat<T>::magic);
  const MathAngle<T> r = math_angle(a, shifted - MathFormat<T>::magic);
  const MathBits<T> quadrant = math_bits(shifted) + turns;
  const MathBits<T> odd = MathBits<T>(0) - (quadrant & 1);
  const T y = math_pick(odd, math_cos_kernel(r), math_sin_kernel(r));
  return math_from_bits(MathBits<T>(math_bits(y) ^ ((quadrant >> 1) << top)));
}

template <class T>
CTN_FN T math_sin(T x) {
  const T y = math_sin_turned(math_abs(x), MathBits<T>(0));
  return math_from_bits(math_bits(y) ^ (math_bits(x) & MathFormat<T>::sign));
}

template <class T>
CTN_FN T math_cos(T x) {
  return math_sin_turned(math_abs(x), MathBits<T>(1));
}

/// sin(a) and cos(a) for a >= 0 as sums of two numbers, up to a multiple of pi/2, which is odd if all bits of
/// `odd` are set.
struct MathSinCos {
  double sin;
  double sin_low;
  double cos;
  double cos_low;
  uint64_t odd;
};

CTN_FN MathSinCos math_sin_cos(double a) {
  constexpr double magic = MathFormat<double>::magic;
  const double shifted = math_mad(a, 0x1.45f306dc9c883p-1, magic);
  const MathAngle<double> r = math_angle(a, shifted - magic);
  const double z = r.hi * r.hi;
  const double half = 0.5 * z;
  const double p = math_poly(z, -0x1.5555555555548p-3, 0x1.111111110f725p-7, -0x1.a01a019be6f0ep-13,
                             0x1.71de3552c8e55p-19, -0x1.ae5e495cd9e8ap-26, 0x1.5d8aa4f8ce7f8p-33);
  const double s_rest = math_mad(r.hi * z, p, r.lo * (1.0 - half));
  const double s = r.hi + s_rest;
  const double q = math_poly(z, 0x1.555555555554ap-5, -0x1.6c16c16c14e23p-10, 0x1.a01a019c6208ep-16,
                             -0x1.27e4f7d2b0bb4p-22, 0x1.1ee9c7a3eb3bfp-29, -0x1.8f9c620c13f3dp-37);
  const double w = 1.0 - half;
  const double c_rest = ((1.0 - w) - half) + math_mad(z * z, q, -r.hi * r.lo);
  const double c = w + c_rest;
  return {s, (r.hi - s) + s_rest, c, (w - c) + c_rest, uint64_t(0) - (math_bits(shifted) & 1)};
}

CTN_FN double math_tan(double x) {
  const MathSinCos v = math_sin_cos(math_abs(x));
  const double top = math_pick(v.odd, v.cos, v.sin);
  const double top_low = math_pick(v.odd, v.cos_low, v.sin_low);
  const double bottom = math_pick(v.odd, v.sin, v.cos);
  const double bottom_low = math_pick(v.odd, v.sin_low, v.cos_low);
  const double inverse = 1.0 / bottom;
  const double t = top * inverse;
  const double p = math_product(t, bottom);
  const double rest = ((top - p) - math_product_error(t, bottom, p)) + (top_low - t * bottom_low);
  const uint64_t flip = (math_bits(x) ^ v.odd) & MathFormat<double>::sign;
  return math_from_bits(math_bits(math_mad(rest, inverse, t)) ^ flip);
}

#if CTN_HAS_FMA

CTN_FN float math_tan(float x) {
  constexpr float magic = MathFormat<float>::magic;
  const float a = math_abs(x);
  const float shifted = math_mad(a, 0x1.45f306p-1f, magic), m = shifted - magic;
  const float b = math_mad(m, -0x1.921fb6p0f, a);
  const float middle = math_product(m, 0x1.777a5cp-25f);
  const float rest = math_product_error(m, 0x1.777a5cp-25f, middle);
  const float sum = b + middle, part = sum - b;
  const float error = ((b - (sum - part)) + (middle - part)) + rest;
  const float hi = math_mad(m, 0x1.ee59dap-50f, sum);
  const float lo = math_mad(m, 0x1.ee59dap-50f, sum - hi) + error;
  const float z = hi * hi;
  const float p = math_poly(z, 0x1.55556p-2f, 0x1.110d9cp-3f, 0x1.bada4ep-5f, 0x1.5cb9dep-6f, 0x1.62f452p-7f,
                            0x1.7f6e2ep-14f, 0x1.1ece78p-8f);
  const float tail = math_mad(hi * z, p, math_mad(lo, z, lo));
  const float t = hi + tail, inverse = 1.0f / t;
  const float t_low = (hi - t) + tail;
  const uint32_t odd = uint32_t(0) - (math_bits(shifted) & 1);
  const uint32_t flip = (math_bits(x) ^ odd) & MathFormat<float>::sign;
  return math_from_bits(math_bits(math_pick(odd, math_mad(-inverse * inverse, t_low, inverse), t)) ^ flip);
}

#else

CTN_FN float math_tan(float x) {
  const double a = static_cast<double>(math_abs(x));
  constexpr double magic = MathFormat<double>::magic;
  const double shifted = a * 0x1.45f306dc9c883p-1 + magic;
  const double m = shifted - magic;
  const double r = (a - m * 0x1.921fb548p0) + m * 0x1.de973dcb3b39ap-31;
  const double z = r * r;
  const double s = math_mad(r * z,
                            math_poly(z, -0x1.5555554c3a512p-3, 0x1.111108421251ep-7, -0x1.a00f5eadb933ep-13,
                                      0x1.6cca317b3ff1bp-19),
                            r);
  const double c = math_poly(z, 1.0, -0x1.ffffffca346dcp-2, 0x1.55553c02c4d1bp-5, -0x1.6c07c2f74b4e5p-10,
                             0x1.990bb7c424c84p-16);
  const uint64_t odd = uint64_t(0) - (math_bits(shifted) & 1);
  const uint64_t flip = (math_bits(static_cast<double>(x)) ^ odd) & MathFormat<double>::sign;
  return static_cast<float>(math_from_bits(math_bits(math_pick(odd, c, s) / math_pick(odd, s, c)) ^ flip));
}

#endif

template <class T>
CTN_FN bool math_sin_slow(T x) {
  const T a = math_abs(x);
  return (a > T(sizeof(T) == 4 ? 3e4 : 1e7)) & (a < MathFormat<T>::infinity);
}

template <class T>
CTN_FN bool math_cos_slow(T x) {
  return math_sin_slow(x);
}

template <class T>
CTN_FN T math_sin_scalar(T x) {
  return static_cast<T>(__builtin_sin(static_cast<double>(x)));
}

template <class T>
CTN_FN T math_cos_scalar(T x) {
  return static_cast<T>(__builtin_cos(static_cast<double>(x)));
}

template <class T>
CTN_FN bool math_tan_slow(T x) {
  return math_sin_slow(x);
}

template <class T>
CTN_FN T math_tan_scalar(T x) {
  return static_cast<T>(__builtin_tan(static_cast<double>(x)));
}
