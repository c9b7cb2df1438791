// Inverse trigonometric functions; see math.h.

/// arctan(t) - t for |t| <= tan(pi/8).
template <class T>
CTN_FN T math_arctan_tail(T t) {
  const T z = t * t;
  T p;
  if constexpr (sizeof(T) == 4) {
    p = math_poly(z, -0x1.55554ap-2f, 0x1.9991ep-3f, -0x1.23b95ep-3f, 0x1.b21efcp-4f, -0x1.f2c476p-5f);
  } else {
    p = math_poly(z, -0x1.5555555555554p-2, 0x1.99999999995bcp-3, -0x1.2492492471f6dp-3, 0x1.c71c71b5e2c8dp-4,
                  -0x1.745d148e0898ap-4, 0x1.3b136ac514f11p-4, -0x1.110c45894c48ap-4, 0x1.e16ed7a66301cp-5,
                  -0x1.ab6ac381c2c04p-5, 0x1.70a66bbccb316p-5, -0x1.119d316a8761cp-5, 0x1.ef98debe723b9p-7);
  }
  return t * z * p;
}

#if CTN_HAS_FMA

/// arctan(t) - t + t_low for 0 <= t <= 1 and a tiny t_low.
template <class T>
CTN_FN T math_arctan_long_tail(T t, T t_low) {
  const T z = t * t;
  const T p = math_poly(z, -0x1.55553ep-2f, 0x1.9991fep-3f, -0x1.2421b4p-3f, 0x1.c099f2p-4f, -0x1.58347p-4f,
                        0x1.dac974p-5f, -0x1.fed082p-6f, 0x1.65a56ep-7f, -0x1.d62e46p-10f);
  return math_mad(t * z, p, t_low);
}

/// base pi/4 + t + tail for a base of 0, 2 or 4.
template <class T>
CTN_FN T math_arctan_sum(T base, T t, T tail) {
  const T known = math_product(base, T(0x1.921fb6p-1f)), high = known + t, high_low = t - (high - known);
  return high + (high_low + math_mad(base, T(-0x1.777a5cp-26f), tail));
}

#endif

/// base pi/4 + arctan(small / large) for 0 <= small <= large, or base pi/4 - arctan(small / large) if
/// `falling` is set; base is an integer from 0 to 4.
template <class T>
CTN_FN T math_arctan_ratio(T small, T large, T base, bool falling) {
#if CTN_HAS_FMA
  if constexpr (sizeof(T) == 4) {
    const T inverse = T(1) / large, t = math_product(small, inverse);
    const T tail = math_arctan_long_tail(t, math_mad(-t, large, small) * inverse);
    const T sign = math_select(falling, T(-1), T(1));
    return math_arctan_sum(base, math_product(sign, t), math_product(sign, tail));
  }
#endif
  constexpr T quarter = T(sizeof(T) == 4 ? 0x1.921fb8p-1 : 0x1.921fb54442d18p-1);
  constexpr T quarter_low = T(sizeof(T) == 4 ? -0x1.5dde98p-24 : 0x1.1a62633145c07p-55);
  // Above tan(pi/8) the ratio is rotated by pi/4: (small - large) / (small + large).
  const bool turned = small > T(0.41421356237309503) * large;
  const T difference = small - large;
  const T sum = small + large;
  const T top = math_select(turned, difference, small);
  const T bottom = math_select(turned, sum, large);
  const T top_low = math_select(turned, small - (difference + large), T(0));
  const T bottom_low = math_select(turned, small - (sum - large), T(0));
  const T inverse = T(1) / bottom;
  const T t = top * inverse;
  const T p = math_product(t, bottom);
  const T rest = ((top - p) - math_product_error(t, bottom, p)) + (top_low - t * bottom_low);
  const T tail = math_mad(rest, inverse, math_arctan_tail(t));
  const T sign = math_select(falling, T(-1), T(1));
  const T k = math_mad(sign, math_select(turned, T(1), T(0)), base);
  return math_mad(k, quarter, math_mad(sign, t, math_mad(k, quarter_low, sign * tail)));
}

template <class T>
CTN_FN T math_arctan(T x) {
  constexpr T large = T(sizeof(T) == 4 ? 0x1p40 : 0x1p100);
  const T a = math_at_most(math_abs(x), large);
  const bool steep = a > T(1);
  const T y = math_arctan_ratio(math_select(steep, T(1), a), math_select(steep, a, T(1)),
                                math_select(steep, T(2), T(0)), steep);
  return math_copysign(y, x);
}

/// The angle of the point (x, y), between -pi and pi.
template <class T>
CTN_FN T math_arctan2(T y, T x) {
  using F = MathFormat<T>;
  const T a = math_abs(y);
  const T b = math_abs(x);
  const bool steep = a > b;
  const T most = math_select(steep, a, b);
  const T least = math_select(steep, b, a);
  // Numbers near the ends of the range are scaled, so that no reciprocal overflows or underflows.
  constexpr T huge = T(sizeof(T) == 4 ? 0x1p60 : 0x1p700);
  constexpr T down = T(sizeof(T) == 4 ? 0x1p-30 : 0x1p-200);
  constexpr T up = T(sizeof(T) == 4 ? 0x1p30 : 0x1p200);
  const T scale = math_select(most > huge, down, up);
  const bool endless = most == F::infinity;
  const T even = math_select(least == F::infinity, T(1), T(0));
  const T small = math_select(endless, even, least * scale);
  const T large = math_select(endless | (most == T(0)), T(1), most * scale);
  const bool left = math_copysign(T(1), x) < T(0);
  const T base = math_select(steep, T(2), math_select(left, T(4), T(0)));
  const T angle = math_copysign(math_arctan_ratio(small, large, base, left != steep), y);
  return math_select((x != x) | (y != y), x + y, angle);
}

/// arcsin(s) - s for 0 <= s <= 1/2, z = s^2.
template <class T>
CTN_FN T math_arcsin_tail(T s, T z) {
  T p;
  if constexpr (kMathIsFloat<T>) {
    p = math_poly(z, 0x1.5555c8p-3f, 0x1.3301fep-4f, 0x1.747cbep-5f, 0x1.8c30b4p-6f, 0x1.596a7ep-5f);
  } else {
    p = math_poly(z, 0x1.5555555555577p-3, 0x1.333333332e111p-4, 0x1.6db6db7214dfap-5, 0x1.f1c71a93c0148p-6,
                  0x1.6e8bdf083a261p-6, 0x1.1c49ed30accap-6, 0x1.ca1fe12eca61fp-7, 0x1.7582a46356e63p-7,
                  0x1.614de4ca521a5p-7, 0x1.e4dfecf785b9fp-9, 0x1.63f54912d48a9p-6, -0x1.58811558c3b9bp-6,
                  0x1.0b71a22be2cfap-5);
  }
  return s * z * p;
}

template <class T>
constexpr MathBits<T> kHalfInverseRoot = sizeof(T) == 4 ? 0x5eb759df : MathBits<T>(0x5fd6eb50c7b537a9);

/// 1 / (2 sqrt(z)) for z >= 0 to a digit and a half, and finite for 0.
template <class T>
CTN_FN T math_half_inverse_root(T z) {
  return math_from_bits(MathBits<T>(kHalfInverseRoot<T> - (math_bits(z) >> 1)));
}

/// For 0 <= a <= 1: arcsin(a) = s + tail up to a = 1/2, pi/2 - 2 (s + tail) above.
template <class T>
struct MathArcsin {
  T s;
  T tail;
};

template <class T>
CTN_FN MathArcsin<T> math_arcsin_parts(T a) {
  const bool outer = a > T(0.5);
  const T z = math_select(outer, (T(1) - a) * T(0.5), a * a);
  const T root = math_sqrt(z);
#if CTN_HAS_FMA
  const T root_low = math_mad(-root, root, z) * math_half_inverse_root(z);
#else
  const T square = math_product(root, root);
  const T rest = (z - square) - math_product_error(root, root, square);
  const T root_low = rest / (root + root + MathFormat<T>::smallest_normal);
#endif
  const T s = math_select(outer, root, a);
  return {s, math_arcsin_tail(s, z) + math_select(outer, root_low, T(0))};
}

template <class T>
CTN_FN T math_arcsin(T x) {
  constexpr T half_pi = T(sizeof(T) == 4 ? 0x1.921fb6p0 : 0x1.921fb54442d18p0);
  constexpr T half_pi_low = T(sizeof(T) == 4 ? -0x1.777a5cp-25 : 0x1.1a62633145c07p-54);
  const T a = math_abs(x);
  const MathArcsin<T> v = math_arcsin_parts(a);
  const T high = math_mad(v.s, T(-2), half_pi), high_low = math_mad(v.s, T(-2), half_pi - high);
  const T outer = high + (high_low + math_mad(v.tail, T(-2), half_pi_low));
  return math_copysign(math_select(a > T(0.5), outer, v.s + v.tail), x);
}

/// c pi/2 - factor (s + tail).
template <class T>
CTN_FN T math_arccos_sum(T c, T factor, T s, T tail) {
  const T half_pi(kMathIsFloat<T> ? 0x1.921fb6p0 : 0x1.921fb54442d18p0);
  const T half_pi_low(kMathIsFloat<T> ? -0x1.777a5cp-25 : 0x1.1a62633145c07p-54);
  const T product = factor * s, known = c * half_pi, high = known - product;
  return high + (((known - high) - product) + math_mad(c, half_pi_low, -factor * tail));
}

template <class T>
CTN_FN T math_arccos(T x) {
  const T a = math_abs(x);
  const MathArcsin<T> v = math_arcsin_parts(a);
  // c = 0 and factor = -2 near 1, c = 2 and factor = 2 near -1, and c = 1 otherwise.
  const bool outer = a > T(0.5);
  const bool left = x < T(0);
  const T c = math_select(outer, math_select(left, T(2), T(0)), T(1));
  const T factor = math_select(outer, T(-2), T(1)) * math_copysign(T(1), x);
  return math_arccos_sum(c, factor, v.s, v.tail);
}
