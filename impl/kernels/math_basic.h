// Bits, selection, exact products, polynomials and rounding; see math.h.

template <class T>
struct MathFormat;

template <>
struct MathFormat<float> {
  using U = uint32_t;
  static constexpr int mantissa = 23;
  static constexpr int bias = 127;
  static constexpr U sign = 0x80000000u;
  static constexpr U three_quarters = 0x3f400000u;
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
  static constexpr U three_quarters = 0x3fe8000000000000u;
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

/// c ? a : b with masks. Compilers turn conditionals into branches, and may then duplicate the rest of the
/// computation for constant operands. When vectorized, this becomes one blend.
template <class T>
CTN_FN T math_select(bool c, T a, T b) {
#if defined(__SSE2__) && !defined(__SSE4_1__)
  if constexpr (sizeof(T) == 8) return c ? a : b;  // 64-bit masks do not vectorize here
#endif
  const MathBits<T> mask = -static_cast<MathBits<T>>(c);
  return math_from_bits((math_bits(a) & mask) | (math_bits(b) & ~mask));
}

/// Returns a if all bits of mask are set, b if none is.
template <class T>
CTN_FN T math_pick(MathBits<T> mask, T a, T b) {
  return math_from_bits((math_bits(a) & mask) | (math_bits(b) & ~mask));
}

/// The smaller of x and bound; NaN is kept.
template <class T>
CTN_FN T math_at_most(T x, T bound) {
#if defined(__SSE2__) && !defined(__SSE4_1__)
  const MathBits<T> mask = math_bits(x > bound ? math_from_bits(~MathBits<T>(0)) : T(0));
  return math_from_bits((math_bits(bound) & mask) | (math_bits(x) & ~mask));
#else
  return math_select(x > bound, bound, x);
#endif
}

/// Clamps x to the range from -bound to bound.
template <class T>
CTN_FN T math_limit(T x, T bound) {
  const T a = math_abs(x);
  return math_copysign(math_at_most(a, bound), x);
}

/// a * b + c, fused if the machine has the instruction.
CTN_FN float math_mad(float a, float b, float c) {
#if CTN_HAS_FMA
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}

CTN_FN double math_mad(double a, double b, double c) {
#if CTN_HAS_FMA
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

/// a * b, rounded separately and never fused into a sum.
CTN_FN float math_product(float a, float b) {
#if defined(__CUDA_ARCH__)
  return __fmul_rn(a, b);
#else
  return a * b;
#endif
}

CTN_FN double math_product(double a, double b) {
#if defined(__CUDA_ARCH__)
  return __dmul_rn(a, b);
#else
  return a * b;
#endif
}

/// The rounding error of the product p = a * b.
CTN_FN float math_product_error(float a, float b, float p) {
#if CTN_HAS_FMA
  return __builtin_fmaf(a, b, -p);
#else
  return static_cast<float>(static_cast<double>(a) * static_cast<double>(b) - static_cast<double>(p));
#endif
}

CTN_FN double math_product_error(double a, double b, double p) {
#if CTN_HAS_FMA
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

/// a * b + c, rounded once, or almost if the machine cannot.
template <class T>
CTN_FN T math_exact_mad(T a, T b, T c) {
#if CTN_HAS_FMA
  return math_mad(a, b, c);
#else
  const T p = math_product(a, b);
  return p + (c + math_product_error(a, b, p));
#endif
}

/// c0 + c1 x + c2 x^2 + ... by Horner's rule, with the constant coefficient first.
template <class T, class First, class... C>
CTN_FN T math_poly(T x, First c, C... rest) {
  if constexpr (sizeof...(C) == 0)
    return static_cast<T>(c);
  else
    return math_mad(math_poly(x, rest...), x, static_cast<T>(c));
}

/// Whether T has the precision of a float, as a number or as a vector of numbers.
template <class T>
inline constexpr bool kMathIsFloat = sizeof(T) == 4;

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
