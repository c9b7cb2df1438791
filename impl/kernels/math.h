// Elementary functions for float and double as branch-free scalar templates that compilers vectorise inside a plain
// loop. One text serves every instruction set and CUDA: there is deliberately no include guard, and every translation
// unit includes this file once inside a namespace of its own, after <cstdint> and <cstring>:
//   namespace catenary::cpu::CTN_SIMD_NAMESPACE {
//   #include "impl/kernels/math.h"
//   }
// Compile with -O3 -fno-math-errno -fno-trapping-math; -ffast-math breaks the results.
//
// Errors stay below 2 units in the last place. A few functions meet arguments that need a long computation (huge
// angles, huge quotients): math_X_slow(x) tells them apart and math_X_scalar(x) computes them; math_map1 and math_map2
// apply both to a whole array.

#ifndef CTN_FN
#if defined(__CUDACC__)
#define CTN_FN __host__ __device__ inline
#else
#define CTN_FN inline __attribute__((always_inline))
#endif
#endif

#if defined(__clang__)
#define CTN_MATH_IVDEP _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__CUDACC__)
#define CTN_MATH_IVDEP
#else
#define CTN_MATH_IVDEP _Pragma("GCC ivdep")
#endif

// --- bits and basic operations

template <class T>
struct MathFormat;

template <>
struct MathFormat<float> {
  using U = uint32_t;
  static constexpr int mantissa = 23;
  static constexpr int bias = 127;
  static constexpr U sign = 0x80000000u;
  static constexpr U sqrt_half = 0x3f3504f3u;
  static constexpr float magic = 0x1.8p23f;
  static constexpr float smallest_normal = 0x1p-126f;
  static constexpr float infinity = __builtin_inff();
  static constexpr float nan = __builtin_nanf("");
};

template <>
struct MathFormat<double> {
  using U = uint64_t;
  static constexpr int mantissa = 52;
  static constexpr int bias = 1023;
  static constexpr U sign = 0x8000000000000000u;
  static constexpr U sqrt_half = 0x3fe6a09e667f3bcdu;
  static constexpr double magic = 0x1.8p52;
  static constexpr double smallest_normal = 0x1p-1022;
  static constexpr double infinity = __builtin_inf();
  static constexpr double nan = __builtin_nan("");
};

template <class T>
using MathBits = typename MathFormat<T>::U;

CTN_FN uint32_t math_bits(float x) {
  uint32_t u;
  __builtin_memcpy(&u, &x, sizeof(u));
  return u;
}

CTN_FN uint64_t math_bits(double x) {
  uint64_t u;
  __builtin_memcpy(&u, &x, sizeof(u));
  return u;
}

CTN_FN float math_from_bits(uint32_t u) {
  float x;
  __builtin_memcpy(&x, &u, sizeof(x));
  return x;
}

CTN_FN double math_from_bits(uint64_t u) {
  double x;
  __builtin_memcpy(&x, &u, sizeof(x));
  return x;
}

template <class T>
CTN_FN T math_abs(T x) {
  return math_from_bits(math_bits(x) & ~MathFormat<T>::sign);
}

template <class T>
CTN_FN T math_copysign(T x, T s) {
  constexpr MathBits<T> sign = MathFormat<T>::sign;
  return math_from_bits((math_bits(x) & ~sign) | (math_bits(s) & sign));
}

/// c ? a : b by masks: from conditionals compilers make branches, and from those they may copy the rest of the
/// computation for constant operands. Vectorised, this becomes one blend.
template <class T>
CTN_FN T math_select(bool c, T a, T b) {
#if defined(__SSE2__) && !defined(__SSE4_1__)
  if constexpr (sizeof(T) == 8) return c ? a : b;  // here masks of 64 bits do not vectorise
#endif
  const MathBits<T> mask = -static_cast<MathBits<T>>(c);
  return math_from_bits((math_bits(a) & mask) | (math_bits(b) & ~mask));
}

/// The smaller of x and bound; NaN stays.
template <class T>
CTN_FN T math_at_most(T x, T bound) {
#if defined(__SSE2__) && !defined(__SSE4_1__)
  const MathBits<T> mask = math_bits(x > bound ? math_from_bits(~MathBits<T>(0)) : T(0));
  return math_from_bits((math_bits(bound) & mask) | (math_bits(x) & ~mask));
#else
  return math_select(x > bound, bound, x);
#endif
}

/// x between -bound and bound.
template <class T>
CTN_FN T math_limit(T x, T bound) {
  const T a = math_abs(x);
  return math_copysign(math_at_most(a, bound), x);
}

/// a * b + c, fused where the machine has the instruction.
CTN_FN float math_mad(float a, float b, float c) {
#if defined(__FMA__) || defined(__CUDA_ARCH__)
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}

CTN_FN double math_mad(double a, double b, double c) {
#if defined(__FMA__) || defined(__CUDA_ARCH__)
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

/// a * b rounded by itself, never fused into a sum.
CTN_FN double math_product(double a, double b) {
#if defined(__CUDA_ARCH__)
  return __dmul_rn(a, b);
#else
  return a * b;
#endif
}

/// The rounding error of the product p = a * b.
CTN_FN double math_product_error(double a, double b, double p) {
#if defined(__FMA__) || defined(__CUDA_ARCH__)
  return __builtin_fma(a, b, -p);
#else
  const double ta = a * 134217729.0;
  const double tb = b * 134217729.0;
  const double a1 = ta - (ta - a);
  const double b1 = tb - (tb - b);
  const double a0 = a - a1;
  const double b0 = b - b1;
  return ((a1 * b1 - p) + a1 * b0 + a0 * b1) + a0 * b0;
#endif
}

/// c0 + c1 x + c2 x^2 + ... by Horner's rule, coefficients from the constant upwards.
template <class T>
CTN_FN T math_poly(T, T c) {
  return c;
}

template <class T, class... C>
CTN_FN T math_poly(T x, T c, C... rest) {
  return math_mad(math_poly(x, static_cast<T>(rest)...), x, c);
}

template <class T>
CTN_FN T math_sqrt(T x) {
  if constexpr (sizeof(T) == 4) {
    return __builtin_sqrtf(x);
  } else {
    return __builtin_sqrt(x);
  }
}

// --- rounding

template <class T>
CTN_FN T math_rint(T x) {
#if defined(__SSE4_1__) || defined(__CUDA_ARCH__)
  if constexpr (sizeof(T) == 4) {
    return __builtin_rintf(x);
  } else {
    return __builtin_rint(x);
  }
#else
  constexpr T big = T(MathBits<T>(1) << MathFormat<T>::mantissa);
  const T a = math_abs(x);
  const T r = (a + big) - big;
  return math_copysign(math_select(a < big, r, a), x);
#endif
}

template <class T>
CTN_FN T math_floor(T x) {
#if defined(__SSE4_1__) || defined(__CUDA_ARCH__)
  if constexpr (sizeof(T) == 4) {
    return __builtin_floorf(x);
  } else {
    return __builtin_floor(x);
  }
#else
  const T r = math_rint(x);
  return math_copysign(r - math_select(r > x, T(1), T(0)), x);
#endif
}

template <class T>
CTN_FN T math_ceil(T x) {
#if defined(__SSE4_1__) || defined(__CUDA_ARCH__)
  if constexpr (sizeof(T) == 4) {
    return __builtin_ceilf(x);
  } else {
    return __builtin_ceil(x);
  }
#else
  const T r = math_rint(x);
  return math_copysign(r + math_select(r < x, T(1), T(0)), x);
#endif
}

template <class T>
CTN_FN T math_trunc(T x) {
#if defined(__SSE4_1__) || defined(__CUDA_ARCH__)
  if constexpr (sizeof(T) == 4) {
    return __builtin_truncf(x);
  } else {
    return __builtin_trunc(x);
  }
#else
  return math_copysign(math_floor(math_abs(x)), x);
#endif
}

// --- exponentials

/// x = n ln 2 + r with |r| <= ln 2 / 2, and n in the form of two powers of two whose product is 2^n.
template <class T>
struct MathExpReduced {
  T r;
  T scale1;
  T scale2;
};

template <class T>
CTN_FN T math_ln2_remainder(T x, T n) {
  if constexpr (sizeof(T) == 4) {
    return math_mad(n, -0x1.2fefa4p-17f, math_mad(n, -0x1.62e3p-1f, x));
  } else {
    return math_mad(n, -0x1.a39ef35793c76p-33, math_mad(n, -0x1.62e42feep-1, x));
  }
}

/// The powers of two for an n that was rounded by adding magic + 2 * bias: one factor alone would overflow or vanish
/// near the ends of the range.
template <class T>
CTN_FN MathExpReduced<T> math_split_scale(T r, T shifted) {
  const MathBits<T> bits = math_bits(shifted);
  const MathBits<T> half = bits >> 1;
  constexpr int m = MathFormat<T>::mantissa;
  return {r, math_from_bits(MathBits<T>(half << m)), math_from_bits(MathBits<T>((bits - half) << m))};
}

/// Where x is so large that exp(x) overflows, n is cut off and r stays what is missing.
template <bool CutOff, class T>
CTN_FN MathExpReduced<T> math_exp_reduce(T x) {
  constexpr T magic = MathFormat<T>::magic + T(2 * MathFormat<T>::bias);
  constexpr T last = magic + T(MathFormat<T>::bias + 2);
  T shifted = math_mad(x, T(sizeof(T) == 4 ? 0x1.715476p0 : 0x1.71547652b82fep0), magic);
  if constexpr (CutOff) shifted = math_at_most(shifted, last);
  return math_split_scale(math_ln2_remainder(x, shifted - magic), shifted);
}

/// exp(r) for |r| <= ln 2 / 2.
template <class T>
CTN_FN T math_exp_kernel(T r) {
  if constexpr (sizeof(T) == 4) {
    return math_poly(r, 0x1p0f, 0x1p0f, 0x1.fffffap-2f, 0x1.55549p-3f, 0x1.555a22p-5f, 0x1.123b1p-7f, 0x1.69546ap-10f);
  } else {
    return math_poly(r, 0x1p0, 0x1p0, 0x1.000000000000ap-1, 0x1.55555555554f9p-3, 0x1.5555555550617p-5, 0x1.1111111127d04p-7,
                  0x1.6c16c184b011fp-10, 0x1.a01a012ab40b7p-13, 0x1.a019989d38174p-16, 0x1.71df22c59ce83p-19,
                  0x1.28aecb246a3ep-22, 0x1.ad864e53f7443p-26);
  }
}

/// expm1(r + r_low) for |r| <= ln 2 / 2 and a tiny r_low.
template <class T>
CTN_FN T math_expm1_kernel(T r, T r_low) {
  T q;
  if constexpr (sizeof(T) == 4) {
    q = math_poly(r, 0x1p-1f, 0x1.555554p-3f, 0x1.5554fp-5f, 0x1.111308p-7f, 0x1.6d43ccp-10f, 0x1.9e0994p-13f);
  } else {
    q = math_poly(r, 0x1p-1, 0x1.5555555555559p-3, 0x1.555555555554dp-5, 0x1.111111110f62bp-7,
                  0x1.6c16c16c1ab14p-10, 0x1.a01a01b020823p-13, 0x1.a01a018e133f5p-16, 0x1.71ddf7acb31edp-19,
                  0x1.27e512fe09fefp-22, 0x1.af5ffebe1b696p-26, 0x1.1f1afc3817bd6p-29);
  }
  return math_mad(r * r, q, r_low) + r;
}

template <class T>
CTN_FN T math_exp(T x) {
  constexpr T low = T(sizeof(T) == 4 ? 104 : 746);
  const MathExpReduced<T> e = math_exp_reduce<true>(-math_at_most(-x, low));
  return math_exp_kernel(e.r) * e.scale1 * e.scale2;
}

/// exp(-|x|).
template <class T>
CTN_FN T math_exp_minus_abs(T x) {
  constexpr T high = T(sizeof(T) == 4 ? 104 : 746);
  const T a = math_abs(x);
  const MathExpReduced<T> e = math_exp_reduce<false>(-math_at_most(a, high));
  return math_exp_kernel(e.r) * e.scale1 * e.scale2;
}

/// x = n ln 2 + r; scale is 2^(n + shift) and must be a normal number.
template <class T>
struct MathExpSimple {
  T r;
  T r_low;
  T scale;
};

template <class T>
CTN_FN MathExpSimple<T> math_exp_reduce_simple(T x, int shift) {
  const T magic = MathFormat<T>::magic + T(MathFormat<T>::bias + shift);
  const T shifted = math_mad(x, T(sizeof(T) == 4 ? 0x1.715476p0 : 0x1.71547652b82fep0), magic);
  const T n = shifted - magic;
  const T scale = math_from_bits(MathBits<T>(math_bits(shifted) << MathFormat<T>::mantissa));
  const T high = math_mad(n, T(sizeof(T) == 4 ? -0x1.62e3p-1 : -0x1.62e42feep-1), x);
  constexpr T ln2_low = T(sizeof(T) == 4 ? -0x1.2fefa4p-17 : -0x1.a39ef35793c76p-33);
  const T r = math_mad(n, ln2_low, high);
  return {r, math_mad(n, ln2_low, high - r), scale};
}

template <class T>
CTN_FN T math_expm1(T x) {
  constexpr T low = T(sizeof(T) == 4 ? 18 : 39);
  constexpr T high = T(sizeof(T) == 4 ? 89 : 710);
  const MathExpSimple<T> e = math_exp_reduce_simple(math_limit(-math_at_most(-x, low), high), -1);
  const T y = math_mad(e.scale, math_expm1_kernel(e.r, e.r_low), e.scale - T(0.5)) * T(2);
  return math_select(x == T(0), x, y);
}

template <class T>
CTN_FN T math_tanh(T x) {
  constexpr T high = T(sizeof(T) == 4 ? 10 : 22);
  const T a = math_abs(x);
  const T c = math_at_most(a, high);
  const MathExpSimple<T> e = math_exp_reduce_simple(c + c, 0);
  const T outer = T(1) - T(2) / math_mad(e.scale, math_exp_kernel(e.r), T(1));
  const T z = a * a;
  T p;
  if constexpr (sizeof(T) == 4) {
    p = math_poly(z, -0x1.55554ap-2f, 0x1.110dp-3f, -0x1.b92358p-5f, 0x1.5918a4p-6f, -0x1.9a79bap-8f);
  } else {
    p = math_poly(z, -0x1.5555555555555p-2, 0x1.111111111108ep-3, -0x1.ba1ba1ba125bcp-5, 0x1.664f48800b5afp-6,
                  -0x1.226e34e57d339p-7, 0x1.d6d3b5b1a2c72p-9, -0x1.7da155385b10fp-10, 0x1.353ca00dc17e3p-11,
                  -0x1.f37f64626feb8p-13, 0x1.89d11333970dbp-14, -0x1.13c802146592p-15, 0x1.f0a28fbc826dfp-18);
  }
  const T inner = math_mad(a * z, p, a);
  return math_copysign(math_select(a < T(0.55), inner, outer), x);
}

/// 1 / (1 + exp(-x)).
template <class T>
CTN_FN T math_sigmoid(T x) {
  const T e = math_exp_minus_abs(x);
  const T s = T(1) + e;
  const T q = math_select(x < T(0), e, T(1)) / s;
  const T lost = e - (s - T(1));
  const T other = T(1) - q;
  return math_mad(-q * lost, math_select(q > other, q, other), q);
}

// --- logarithms

/// x = 2^n (1 + f) scale for a normal x > 0 and a power of two, with 1 + f between sqrt(1/2) and sqrt(2).
template <class T>
struct MathLogReduced {
  T n;
  T f;
};

template <class T>
CTN_FN MathLogReduced<T> math_log_reduce(T x, T scale = T(1)) {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  constexpr U one = U(F::bias) << F::mantissa;
  constexpr U fraction = (U(1) << F::mantissa) - 1;
  const U shifted = math_bits(x) + (one - F::sqrt_half);
  const T m = math_from_bits(U((shifted & fraction) + F::sqrt_half));
  T n;
  if constexpr (sizeof(T) == 4) {
    n = static_cast<float>(static_cast<int32_t>((shifted >> F::mantissa) - (math_bits(scale) >> F::mantissa)));
  } else {
    // No 64-bit integer conversion below AVX-512: the exponent becomes the low bits of a number near 2^52.
    n = math_from_bits(math_bits(F::magic) + (shifted >> F::mantissa) - (math_bits(scale) >> F::mantissa)) - F::magic;
  }
  return {n, m - T(1)};
}

/// The power of two that makes a subnormal x normal, else 1.
template <class T>
CTN_FN T math_subnormal_scale(T x) {
  return math_select(x < MathFormat<T>::smallest_normal, T(MathBits<T>(1) << MathFormat<T>::mantissa), T(1));
}

/// n ln 2 + log(1 + f) + c, where c is a small correction.
template <class T>
CTN_FN T math_log_kernel(T n, T f, T c) {
  const T half_square = T(0.5) * f * f;
  if constexpr (sizeof(T) == 4) {
    const T p = math_poly(f, 0x1.55557p-2f, -0x1.00024p-2f, 0x1.999494p-3f, -0x1.5463b6p-3f, 0x1.2392p-3f,
                          -0x1.0eac48p-3f, 0x1.01bc94p-3f, -0x1.2b0562p-4f);
    const T low = math_mad(n, 0x1.2fefa4p-17f, math_mad(f * f * f, p, c)) - half_square;
    return math_mad(n, 0x1.62e3p-1f, low + f);
  } else {
    const T s = f / (T(2) + f);
    const T z = s * s;
    const T p = z * math_poly(z, 0x1.5555555555558p-1, 0x1.99999999952b5p-2, 0x1.2492492dfd5bbp-2,
                              0x1.c71c62d29a87bp-3, 0x1.7462ba8a45c42p-3, 0x1.39fd93fe400b3p-3,
                              0x1.2b626ea5888bep-3);
    const T low = math_mad(n, 0x1.a39ef35793c76p-33, math_mad(s, half_square + p, c)) - half_square;
    return math_mad(n, 0x1.62e42feep-1, low + f);
  }
}

template <class T>
CTN_FN T math_log(T x) {
  using F = MathFormat<T>;
  const T scale = math_subnormal_scale(x);
  const MathLogReduced<T> m = math_log_reduce(x * scale, scale);
  const T y = math_log_kernel(m.n, m.f, T(0));
  const T bounded = math_select(x < F::infinity, y, x);
  return math_select(x > T(0), bounded, math_select(x == T(0), -F::infinity, F::nan));
}

template <class T>
CTN_FN T math_log1p(T x) {
  using F = MathFormat<T>;
  const T u = T(1) + x;
  const MathLogReduced<T> m = math_log_reduce(u);
  const bool direct = m.n == T(0);
  const T lost = math_select(u > T(2), T(1) - (u - x), x - (u - T(1)));
  const T y = math_log_kernel(m.n, math_select(direct, x, m.f), math_select(direct, T(0), lost / u));
  const T bounded = math_select(x < F::infinity, y, x);
  const T known = math_select(x > T(-1), bounded, math_select(x == T(-1), -F::infinity, F::nan));
  return math_select(x == T(0), x, known);
}

// --- trigonometry

/// x - m pi/2 for x >= 0 as the sum of two numbers; m is an integer below 2^23 (float: 2^16).
template <class T>
struct MathAngle {
  T hi;
  T lo;
};

CTN_FN MathAngle<float> math_angle(float x, float m) {
#if defined(__FMA__) || defined(__CUDA_ARCH__)
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
#if defined(__FMA__) || defined(__CUDA_ARCH__)
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

/// sin(r) for |r| <= pi/2.
template <class T>
CTN_FN T math_sin_kernel(MathAngle<T> r) {
  const T z = r.hi * r.hi;
  if constexpr (sizeof(T) == 4) {
    const T p = math_poly(z, -0x1.55554cp-3f, 0x1.110ed8p-7f, -0x1.9f7048p-13f, 0x1.5dbc5ap-19f);
    return math_mad(r.hi * z, p, r.hi);
  } else {
    const T p = math_poly(z, -0x1.5555555555555p-3, 0x1.11111111110c8p-7, -0x1.a01a01a014d41p-13,
                          0x1.71de3a529e153p-19, -0x1.ae6454d2aa93cp-26, 0x1.6123cc71afde1p-33,
                          -0x1.ae4355758c5edp-41, 0x1.882cf234558bfp-49);
    return math_mad(r.hi, z * p, r.lo * math_mad(z, -0.5, 1.0)) + r.hi;
  }
}

template <class T>
CTN_FN T math_sin(T x) {
  using F = MathFormat<T>;
  const T a = math_abs(x);
  const T shifted = math_mad(a, T(0x1.45f306dc9c883p-2), F::magic);
  const T m = (shifted - F::magic) * T(2);
  const T y = math_sin_kernel(math_angle(a, m));
  const MathBits<T> flip = (math_bits(shifted) << (sizeof(T) * 8 - 1)) ^ (math_bits(x) & F::sign);
  return math_from_bits(MathBits<T>(math_bits(y) ^ flip));
}

template <class T>
CTN_FN T math_cos(T x) {
  using F = MathFormat<T>;
  const T a = math_abs(x);
  const T shifted = math_mad(a, T(0x1.45f306dc9c883p-2), T(-0.5)) + F::magic;
  const T m = math_mad(shifted - F::magic, T(2), T(1));
  const T y = math_sin_kernel(math_angle(a, m));
  const MathBits<T> flip = ~math_bits(shifted) << (sizeof(T) * 8 - 1);
  return math_from_bits(MathBits<T>(math_bits(y) ^ flip));
}

template <class T>
CTN_FN bool math_sin_slow(T x) {
  return (math_abs(x) > T(sizeof(T) == 4 ? 3e4 : 1e7)) & (math_abs(x) < MathFormat<T>::infinity);
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

// --- powers

/// a^y for finite a > 0, from a logarithm and an exponential in double precision.
CTN_FN float math_power_positive(float a, float y) {
  const MathLogReduced<double> m = math_log_reduce(static_cast<double>(a));
  const double s = m.f / (2.0 + m.f);
  const double z = s * s;
  const double p = math_poly(z, 0x1.55555555553b3p-1, 0x1.9999999b8ba8dp-2, 0x1.24924624cb01p-2, 0x1.c71fd1ee5c53cp-3,
                             0x1.7382039ec7d8p-3, 0x1.5476af7e60293p-3);
  const double log2 = math_mad(math_mad(s * z, p, s + s), 0x1.71547652b82fep0, m.n);
  const double t = math_limit(static_cast<double>(y) * log2, 200.0);
  constexpr double magic = 0x1.8p52 + 1023;
  const double shifted = t + magic;
  const double r = t - (shifted - magic);
  const double e = math_poly(r, 1.0, 0x1.62e42ff0f11f4p-1, 0x1.ebfbe07c25a55p-3, 0x1.c6b08aa7574b7p-5,
                             0x1.3b29eee8ca4e4p-7, 0x1.5d8a95a26eef8p-10, 0x1.446095fa34a31p-13,
                             0x1.fde02d7570296p-17);
  return static_cast<float>(e * math_from_bits(math_bits(shifted) << 52));
}

/// a^y for finite a > 0; the logarithm carries 12 bits more than a double.
CTN_FN double math_power_positive(double a, double y) {
  const double scale = math_subnormal_scale(a);
  const MathLogReduced<double> m = math_log_reduce(a * scale, scale);
  // s = f / (2 + f), z = s^2 and log(1 + f) = 2 s (1 + z / 3 + z^2 Q(z)), each as high and low part.
  const double d = 2.0 + m.f;
  const double d_low = m.f - (d - 2.0);
  const double inverse = 1.0 / d;
  const double s = m.f * inverse;
  const double sd = math_product(s, d);
  const double s_low = ((m.f - sd) - math_product_error(s, d, sd) - s * d_low) * inverse;
  const double z = math_product(s, s);
  const double z_low = math_product_error(s, s, z) + 2.0 * s * s_low;
  const double w = z * math_poly(z, 0x1.999999999999ap-3, 0x1.24924924922fcp-3, 0x1.c71c71c74d0dp-4,
                                 0x1.745d173c6d64ap-4, 0x1.3b13a9f780bfdp-4, 0x1.111548e397a7ep-4,
                                 0x1.e01af4783bf77p-5, 0x1.da976b110d0a3p-5);
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
  return math_mad(math_exp_kernel(x), x_low, math_exp_kernel(x)) * e.scale1 * e.scale2;
}

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

// --- floored division

/// The quotient and the remainder of |a| / |b|, exact unless math_divide_slow(a, b).
template <class T>
struct MathQuotient {
  T quotient;
  T remainder;
};

CTN_FN MathQuotient<float> math_divide(float a, float b) {
  const double x = static_cast<double>(math_abs(a));
  const double y = static_cast<double>(math_abs(b));
  double q = math_trunc(x / y);
  double r = x - q * y;
  const bool above = r < 0.0;
  r = math_select(above, r + y, r);
  q = math_select(above, q - 1.0, q);
  return {static_cast<float>(q), static_cast<float>(math_select(x < y, x, r))};
}

CTN_FN MathQuotient<double> math_divide(double a, double b) {
  const double x = math_abs(a);
  const double y = math_abs(b);
  double q = math_trunc(x / y);
  const double p = math_product(q, y);
  double r = (x - p) - math_product_error(q, y, p);
  const bool above = r < 0.0;
  r = math_select(above, r + y, r);
  q = math_select(above, q - 1.0, q);
  return {q, math_select(x < y, x, r)};
}

template <class T>
CTN_FN bool math_divide_slow(T a, T b) {
  const T x = math_abs(a);
  const T y = math_abs(b);
  const bool wide = x / y >= T(sizeof(T) == 4 ? 0x1p21 : 0x1p50);
  const bool far = (sizeof(T) == 8) & (x >= y) & ((y > T(0x1p900)) | (y < T(0x1p-900)));
  return (wide | far) & (x < MathFormat<T>::infinity) & (y > T(0));
}

/// a - b floor(a / b): the sign of b, as NumPy's remainder.
template <class T>
CTN_FN T math_remainder(T a, T b) {
  const T r = math_divide(a, b).remainder;
  const bool opposite = math_copysign(T(1), a) != math_copysign(T(1), b);
  const T m = math_copysign(r, a);
  return math_select(r == T(0), math_copysign(r, b), math_select(opposite, m + b, m));
}

/// floor(a / b) from the exact remainder, as NumPy's floor_divide.
template <class T>
CTN_FN T math_floor_divide(T a, T b) {
  const MathQuotient<T> d = math_divide(a, b);
  const bool opposite = math_copysign(T(1), a) != math_copysign(T(1), b);
  const T up = d.quotient + math_select(d.remainder == T(0), T(0), T(1));
  const T q = math_select(opposite, -up, d.quotient);
  const T known = math_select(d.remainder != d.remainder, MathFormat<T>::nan, q);
  return math_select(b == T(0), a / b, known);
}

template <class T>
CTN_FN T math_fmod_scalar(T a, T b) {
  return static_cast<T>(__builtin_fmod(static_cast<double>(a), static_cast<double>(b)));
}

template <class T>
CTN_FN bool math_remainder_slow(T a, T b) {
  return math_divide_slow(a, b);
}

template <class T>
CTN_FN bool math_floor_divide_slow(T a, T b) {
  return math_divide_slow(a, b);
}

template <class T>
CTN_FN T math_remainder_scalar(T a, T b) {
  const T m = math_fmod_scalar(a, b);
  if (m == T(0)) return math_copysign(m, b);
  return (m < T(0)) != (b < T(0)) ? m + b : m;
}

template <class T>
CTN_FN T math_floor_divide_scalar(T a, T b) {
  if (b == T(0)) return a / b;
  const T m = math_fmod_scalar(a, b);
  T d = (a - m) / b;
  if (m != T(0) && (m < T(0)) != (b < T(0))) d -= T(1);
  if (d == T(0)) return math_copysign(T(0), a / b);
  const T f = math_floor(d);
  return d - f > T(0.5) ? f + T(1) : f;
}

// --- arrays

/// y[i] = f(x[i]) for an f with members operator(), slow and scalar (see above); y may be x.
template <class F, class T>
CTN_FN void math_map1(const F& f, const T* x, T* y, int64_t n) {
  for (int64_t begin = 0; begin < n; begin += 256) {
    const int64_t end = n - begin < 256 ? n : begin + 256;
    MathBits<T> slow = 0;
    for (int64_t i = begin; i < end; ++i) slow |= static_cast<MathBits<T>>(f.slow(x[i]));
    if (slow == 0) {
      CTN_MATH_IVDEP
      for (int64_t i = begin; i < end; ++i) y[i] = f(x[i]);
    } else {
      for (int64_t i = begin; i < end; ++i) y[i] = f.slow(x[i]) ? f.scalar(x[i]) : f(x[i]);
    }
  }
}

/// z[i] = f(x[i], y[i]); z may be x or y.
template <class F, class T>
CTN_FN void math_map2(const F& f, const T* x, const T* y, T* z, int64_t n) {
  for (int64_t begin = 0; begin < n; begin += 256) {
    const int64_t end = n - begin < 256 ? n : begin + 256;
    MathBits<T> slow = 0;
    for (int64_t i = begin; i < end; ++i) slow |= static_cast<MathBits<T>>(f.slow(x[i], y[i]));
    if (slow == 0) {
      CTN_MATH_IVDEP
      for (int64_t i = begin; i < end; ++i) z[i] = f(x[i], y[i]);
    } else {
      for (int64_t i = begin; i < end; ++i) z[i] = f.slow(x[i], y[i]) ? f.scalar(x[i], y[i]) : f(x[i], y[i]);
    }
  }
}
