// Powers, the Euclidean norm and the error function; see math.h.

#if defined(__AVX2__) && defined(__FMA__)

#include "impl/kernels/math_power_table.h"

#else

/// a^y for finite a > 0, computed from a logarithm and an exponential in double precision.
CTN_FN float math_power_positive(float a, float y) {
  const MathLogReduced<double> m = math_log_reduce(static_cast<double>(a));
  const double s = m.f / (2.0 + m.f);
  const double z = s * s;
  const double p = math_poly(z, 0x1.55555555553b3p-1, 0x1.9999999b8ba8dp-2, 0x1.24924624cb01p-2,
                             0x1.c71fd1ee5c53cp-3, 0x1.7382039ec7d8p-3, 0x1.5476af7e60293p-3);
  const double log2 = math_mad(math_mad(s * z, p, s + s), 0x1.71547652b82fep0, m.n);
  const double t = math_limit(static_cast<double>(y) * log2, 200.0);
  constexpr double magic = 0x1.8p52 + 1023;
  const double shifted = t + magic;
  const double r = t - (shifted - magic);
  const double e =
      math_poly(r, 1.0, 0x1.62e42ff0f11f4p-1, 0x1.ebfbe07c25a55p-3, 0x1.c6b08aa7574b7p-5,
                0x1.3b29eee8ca4e4p-7, 0x1.5d8a95a26eef8p-10, 0x1.446095fa34a31p-13, 0x1.fde02d7570296p-17);
  return static_cast<float>(e * math_from_bits(math_bits(shifted) << 52));
}

/// a^y for finite a > 0; the logarithm carries 12 bits more than a double.
CTN_FN double math_power_positive(double a, double y) {
  const double scale = math_subnormal_scale(a);
  const MathLogReduced<double> m = math_log_reduce(a * scale, scale);
  // s = f / (2 + f), z = s^2 and log(1 + f) = 2 s (1 + z / 3 + z^2 Q(z)), each as a high and a low part.
  const double d = 2.0 + m.f;
  const double d_low = m.f - (d - 2.0);
  const double inverse = 1.0 / d;
  const double s = m.f * inverse;
  const double sd = math_product(s, d);
  const double s_low = ((m.f - sd) - math_product_error(s, d, sd) - s * d_low) * inverse;
  const double z = math_product(s, s);
  const double z_low = math_product_error(s, s, z) + 2.0 * s * s_low;
  const double w =
      z * math_poly(z, 0x1.999999999999ap-3, 0x1.24924924922fcp-3, 0x1.c71c71c74d0dp-4, 0x1.745d173c6d64ap-4,
                    0x1.3b13a9f780bfdp-4, 0x1.111548e397a7ep-4, 0x1.e01af4783bf77p-5, 0x1.da976b110d0a3p-5);
  const double u = 0x1.5555555555555p-2 + w;
  const double u_low = (w - (u - 0x1.5555555555555p-2)) + 0x1.5555555555555p-56;
  const double v = math_product(z, u);
  const double v_low = math_product_error(z, u, v) + (z * u_low + z_low * u);
  const double q = 1.0 + v;
  const double q_low = (v - (q - 1.0)) + v_low;
  const double p = math_product(s, q);
  const double p_low = math_product_error(s, q, p) + (s * q_low + s_low * q);
  const double l = math_product(p, 0x1.71547652b82fep1);
  const double l_low = math_product_error(p, 0x1.71547652b82fep1, l) +
                       (p * 0x1.777d0ffda0d24p-55 + p_low * 0x1.71547652b82fep1);
  const double h0 = m.n + l;
  const double h0_low = (l - (h0 - m.n)) + l_low;
  const double h = h0 + h0_low;
  const double h_low = h0_low - (h - h0);
  const double c = math_limit(y, 0x1p70);
  const double t = math_product(c, h);
  const double t_low = math_product_error(c, h, t) + c * h_low;
  const double b = math_limit(t, 1100.0);
  constexpr double magic = 0x1.8p52 + 2046;
  const double shifted = b + magic;
  const double r = b - (shifted - magic);
  const double x = math_product(r, 0x1.62e42fefa39efp-1);
  const double x_low = math_product_error(r, 0x1.62e42fefa39efp-1, x) +
                       (r * 0x1.abc9e3b39803fp-56 + math_select(b == t, t_low, 0.0) * 0x1.62e42fefa39efp-1);
  const MathExpReduced<double> e = math_split_scale(x, shifted);
  // 1 is added last, so that powers that are doubles, such as those of small integers, are exact.
  const double sum = 1.0 + x;
  const double tail = math_exp_tail(x, 0.0);
  const double rest = (x - (sum - 1.0)) + math_mad(sum + tail, x_low, tail);
  return (sum + rest) * e.scale1 * e.scale2;
}

#endif

/// x^y with the special values of C99.
template <class T>
CTN_FN T math_power(T x, T y) {
  using F = MathFormat<T>;
  const T a = math_abs(x);
  const bool extreme = (a == T(0)) | (a == F::infinity) | (math_abs(y) == F::infinity);
  const bool grows = (a < T(1)) == (y < T(0));
  T r = math_power_positive(a, y);
  r = math_select(extreme, math_select(grows, F::infinity, T(0)), r);
  r = math_select(a == T(1), T(1), r);
  const bool whole = math_rint(y) == y;
  const bool odd = whole & (math_rint(y * T(0.5)) != y * T(0.5));
  r = math_select(odd, math_copysign(r, x), r);
  r = math_select((x < T(0)) & !whole & !extreme, F::nan, r);
  r = math_select((x != x) | (y != y), x + y, r);
  return math_select((x == T(1)) | (y == T(0)), T(1), r);
}

/// sqrt(x^2 + y^2) without intermediate overflow.
CTN_FN float math_hypot(float x, float y) {
  const double a = static_cast<double>(x);
  const double b = static_cast<double>(y);
  const float r = static_cast<float>(math_sqrt(a * a + b * b));
  const float infinity = MathFormat<float>::infinity;
  return math_select((x == infinity) | (x == -infinity) | (y == infinity) | (y == -infinity), infinity, r);
}

CTN_FN double math_hypot(double x, double y) {
  const double a = math_abs(x);
  const double b = math_abs(y);
  const double most = math_select(a > b, a, b);
  const double down = math_select(most > 0x1p500, 0x1p-600, 1.0);
  const double scale = math_select(most < 0x1p-500, 0x1p600, down);
  const double up = math_select(most > 0x1p500, 0x1p600, 1.0);
  const double back = math_select(most < 0x1p-500, 0x1p-600, up);
  const double u = a * scale;
  const double v = b * scale;
  const double r = math_sqrt(math_mad(u, u, v * v)) * back;
  const double infinity = MathFormat<double>::infinity;
  return math_select((a == infinity) | (b == infinity), infinity, r);
}

/// The error function.
template <class T>
CTN_FN T math_erf(T x) {
  const T a = math_abs(x);
  const T z = a * a;
  const T u = math_at_most(a, T(sizeof(T) == 4 ? 4 : 6)) - T(1);
  T p;
  T g;
  if constexpr (sizeof(T) == 4) {
    p = math_poly(z, 0x1.06eba8p-3f, -0x1.812744p-2f, 0x1.ce2ea2p-4f, -0x1.b82232p-6f, 0x1.55e0fp-8f,
                  -0x1.b9d594p-11f, 0x1.c8cb26p-14f, -0x1.230ff2p-17f);
    g = math_poly(u, -0x1.d97fcp0f, -0x1.51c9bp1f, -0x1.afabbcp-1f, -0x1.547cfp-5f, 0x1.4933cp-7f,
                  -0x1.07b664p-9f, 0x1.2f978cp-12f, -0x1.6bd7e2p-16f);
  } else {
    p = math_poly(z, 0x1.06eba8214db69p-3, -0x1.812746b037a01p-2, 0x1.ce2f21a043a49p-4, -0x1.b82ce312c3de2p-6,
                  0x1.565bcd16ff191p-8, -0x1.c02db58e87007p-11, 0x1.f9a356d0a2755p-14, -0x1.f4d64bbb23358p-17,
                  0x1.ba2068d1490fp-20, -0x1.61bdf36c62bep-23, 0x1.0e36a3023b85ap-26, -0x1.dfaeb68747601p-30,
                  0x1.2017929ea23f9p-32, -0x1.07a1732f30a35p-35);
    g = math_poly(u, -0x1.d97fbf27aa2a1p0, -0x1.51c9b0006c236p1, -0x1.afabc11a295f4p-1, -0x1.5477f09c036dcp-5,
                  0x1.48c9d3eb1efebp-7, -0x1.033f65b026328p-9, 0x1.f1b389839d004p-13, 0x1.b8de9c9e1897fp-16,
                  -0x1.c7a77eb56986ap-16, 0x1.426bd16f2350fp-17, -0x1.147536a6bc603p-19,
                  0x1.32d2895a2373fp-23, 0x1.a2f66929f6523p-24, -0x1.bf006835c60e6p-25, 0x1.002d31e25e87ap-26,
                  -0x1.89a16645a92a9p-29, 0x1.94e4ae299da9dp-32, -0x1.faee22d91ae9cp-36,
                  0x1.247b85fc9b37ap-40);
  }
  const MathExpReduced<T> e = math_exp_reduce<false>(g);
  const T outer = T(1) - math_exp_kernel(e.r) * e.scale1 * e.scale2;
  return math_copysign(math_select(a < T(1), math_mad(a, p, a), outer), x);
}
