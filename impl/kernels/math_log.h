// Logarithms and inverse hyperbolic functions; see math.h.

/// x = 2^n (1 + f) scale for a normal x > 0 and a power of two `scale`, with 1 + f from `least`, which is 3/4
/// or sqrt(1/2), to twice that. With 3/4, an f of log1p() is exact; with sqrt(1/2), less of n cancels.
template <class T>
struct MathLogReduced {
  T n;
  T f;
};

template <class T>
CTN_FN MathLogReduced<T> math_log_reduce(T x, T scale = T(1), MathBits<T> least = MathFormat<T>::sqrt_half) {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  constexpr U one = U(F::bias) << F::mantissa;
  constexpr U fraction = (U(1) << F::mantissa) - 1;
  const U shifted = math_bits(x) + (one - least);
  const T m = math_from_bits(U((shifted & fraction) + least));
  T n;
  if constexpr (sizeof(T) == 4) {
    n = static_cast<float>(
        static_cast<int32_t>((shifted >> F::mantissa) - (math_bits(scale) >> F::mantissa)));
  } else {
    // Without AVX-512 there is no 64-bit integer conversion, so the exponent becomes the low bits of a number
    // near 2^52.
    n = math_from_bits(math_bits(F::magic) + (shifted >> F::mantissa) - (math_bits(scale) >> F::mantissa)) -
        F::magic;
  }
  return {n, m - T(1)};
}

/// The power of two that makes a subnormal x normal, otherwise 1.
template <class T>
CTN_FN T math_subnormal_scale(T x) {
  return math_select(x < MathFormat<T>::smallest_normal, T(MathBits<T>(1) << MathFormat<T>::mantissa), T(1));
}

/// log(1 + f) - f for 1 + f from sqrt(1/2) to 3/2.
template <class T>
CTN_FN T math_log_tail(T f) {
  if constexpr (kMathIsFloat<T>) {
    return f * f *
           math_poly(f, -0.5f, 0x1.5555a6p-2f, -0x1.000024p-2f, 0x1.99685ap-3f, -0x1.54f23ep-3f,
                     0x1.2897b6p-3f, -0x1.0d90p-3f, 0x1.abf6aap-4f, -0x1.6fe638p-5f);
  } else {
    const T half_square = T(0.5) * f * f;
    const T s = f / (T(2) + f);
    const T z = s * s;
    const T p =
        z * math_poly(z, 0x1.5555555555618p-1, 0x1.999999993800cp-2, 0x1.24924989b440bp-2,
                      0x1.c71c1707c0bc8p-3, 0x1.7471e905af386p-3, 0x1.3886f0a039460p-3, 0x1.39569756ed693p-3);
    return math_mad(s, half_square + p, -half_square);
  }
}

/// n ln 2 + f + tail.
template <class T>
CTN_FN T math_log_sum(T n, T f, T tail) {
  if constexpr (kMathIsFloat<T>) {
    return math_mad(n, T(0x1.62e3p-1f), math_mad(n, T(0x1.2fefa4p-17f), tail) + f);
  } else {
    return math_mad(n, T(0x1.62e42feep-1), math_mad(n, T(0x1.a39ef35793c76p-33), tail) + f);
  }
}

/// Returns y if x is positive and finite; otherwise the value that every logarithm has at 0, infinity and
/// below 0.
template <class T>
CTN_FN T math_log_special(T x, T y) {
  using F = MathFormat<T>;
  const T bounded = math_select(x < F::infinity, y, x);
  return math_select(x > T(0), bounded, math_select(x == T(0), -F::infinity, F::nan));
}

template <class T>
CTN_FN T math_log(T x) {
  const T scale = math_subnormal_scale(x);
  const MathLogReduced<T> m = math_log_reduce(x * scale, scale, MathFormat<T>::three_quarters);
  return math_log_special(x, math_log_sum(m.n, m.f, math_log_tail(m.f)));
}

/// n + log2(1 + f).
template <class T>
CTN_FN T math_log2_sum(T n, T f) {
  if constexpr (kMathIsFloat<T>) {
    // The first coefficient is what the factor of f, log2(e), lacks.
    const T rest =
        f * math_poly(f, 0x1.4ae0c0p-26f, -0x1.715476p-1f, 0x1.ec70c4p-2f, -0x1.7157b6p-2f, 0x1.277326p-2f,
                      -0x1.eb1408p-3f, 0x1.a4a5a4p-3f, -0x1.867fa2p-3f, 0x1.73d5dap-3f, -0x1.af656ap-4f);
    return n + math_exact_mad(f, T(0x1.715476p0), rest);
  } else {
    const T high(0x1.71547652b82fep0), low(0x1.777d0ffda0d24p-56);
    return n + math_exact_mad(f, high, math_mad(f, low, math_log_tail(f) * high));
  }
}

template <class T>
CTN_FN T math_log2(T x) {
  const T scale = math_subnormal_scale(x);
  const MathLogReduced<T> m = math_log_reduce(x * scale, scale);
  return math_log_special(x, math_log2_sum(m.n, m.f));
}

/// n log10(2) + log10(1 + f).
template <class T>
CTN_FN T math_log10_sum(T n, T f) {
  if constexpr (kMathIsFloat<T>) {
    const T p =
        math_poly(f, -0x1.5b235ep-27f, -0x1.bcb7b2p-3f, 0x1.287a8ep-3f, -0x1.bcbb9ap-4f, 0x1.63c1cap-4f,
                  -0x1.27a898p-4f, 0x1.fa827p-5f, -0x1.d63506p-5f, 0x1.bfbc02p-5f, -0x1.03b9f2p-5f);
    const T rest = math_mad(f, p, n * T(0x1.3509f8p-18));
    return math_mad(n, T(0x1.344p-2), math_exact_mad(f, T(0x1.bcb7b2p-2), rest));
  } else {
    const T high(0x1.bcb7b1526e50ep-2), low(0x1.95355baaafad3p-57);
    const T rest = math_mad(math_log_tail(f), high, math_mad(n, T(-0x1.0c0219dc1da99p-39), f * low));
    return math_mad(n, T(0x1.3441350ap-2), math_exact_mad(f, high, rest));
  }
}

template <class T>
CTN_FN T math_log10(T x) {
  const T scale = math_subnormal_scale(x);
  const MathLogReduced<T> m = math_log_reduce(x * scale, scale);
  return math_log_special(x, math_log10_sum(m.n, m.f));
}

/// 1 / (1 + f) to two digits.
template <class T>
CTN_FN T math_log_inverse_kernel(T f) {
  return math_poly(f, T(0.999636), T(-1.01881), T(1.05167), T(-0.701115));
}

/// 1 + w = 2^n (1 + f) with 1 + f from 3/4 to 3/2, for finite w > -1; scale is 2^-n, or the
/// smallest normal number.
template <class T>
struct MathLog1pReduced {
  T n;
  T f;
  T scale;
};

/// f = w 2^-n + (2^-n - 1) is exact, or nearly: 1 need not be added to w.
template <class T>
CTN_FN MathLog1pReduced<T> math_log1p_reduce(T w) {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  constexpr U one = U(F::bias) << F::mantissa, most = U(2 * F::bias - 1) << F::mantissa;
  const T u = T(1) + w;
  const MathLogReduced<T> m = math_log_reduce(u, T(1), F::three_quarters);
  const U power = (math_bits(u) + (one - F::three_quarters)) & ~((U(1) << F::mantissa) - 1);
  const T scale = math_from_bits(U((U(2 * F::bias) << F::mantissa) - (power < most ? power : most)));
  const bool large = w > T(U(8) << F::mantissa);  // so that u is w
  return {m.n, math_select(large, m.f, math_mad(w, scale, scale - T(1))), scale};
}

template <class T>
CTN_FN T math_log1p_kernel(T w) {
  const MathLog1pReduced<T> m = math_log1p_reduce(w);
  return math_log_sum(m.n, m.f, math_log_tail(m.f));
}

/// log(1 + w + w_low) + extra ln 2 for a w_low below an ulp of w.
template <class T>
CTN_FN T math_log1p_kernel(T w, T w_low, T extra) {
  const MathLog1pReduced<T> m = math_log1p_reduce(w);
  const T correction = w_low * m.scale * math_log_inverse_kernel(m.f);
  return math_log_sum(m.n + extra, m.f, math_log_tail(m.f) + correction);
}

template <class T>
CTN_FN T math_log1p(T x) {
  using F = MathFormat<T>;
  const T y = math_log1p_kernel(x);
  const T bounded = math_select(x < F::infinity, y, x);
  const T known = math_select(x > T(-1), bounded, math_select(x == T(-1), -F::infinity, F::nan));
  return math_select(x == T(0), x, known);
}

template <class T>
CTN_FN T math_arcsinh(T x) {
  // log(1 + w) with w = a + a^2 / (1 + sqrt(1 + a^2)), and log(2 a) for large a.
  constexpr T large = T(sizeof(T) == 4 ? 0x1p12 : 0x1p27);
  const T a = math_abs(x);
  const T b = math_at_most(a, large);
  const T q = b * b;
  const T p = q / (T(1) + math_sqrt(T(1) + q));
  const T w = b + p;
  const bool far = a > large;
  const T y = math_log1p_kernel(math_select(far, a - T(1), w), math_select(far, T(0), p - (w - b)),
                                math_select(far, T(1), T(0)));
  return math_copysign(math_select(a < MathFormat<T>::infinity, y, a), x);
}

template <class T>
CTN_FN T math_arccosh(T x) {
  // log(1 + w) with w = t + sqrt(t (t + 2)), t = x - 1, and log(2 x) for large x.
  constexpr T large = T(sizeof(T) == 4 ? 0x1p12 : 0x1p27);
  const T t = x - T(1);
  const T b = math_at_most(t, large);
  const T d = math_sqrt(math_mad(b, b, b + b));
  const T w = d + b;
  const bool far = t > large;
  const T y = math_log1p_kernel(math_select(far, t, w), math_select(far, T(0), b - (w - d)),
                                math_select(far, T(1), T(0)));
  const T bounded = math_select(x < MathFormat<T>::infinity, y, x);
  const T known = math_select(x < T(1), MathFormat<T>::nan, bounded);
  return math_select(x == T(1), T(0), known);
}

template <class T>
CTN_FN T math_arctanh(T x) {
  // log(1 + w) / 2 with w = 2 a / (1 - a); 1 / (1 - a) is w / 2 + 1.
  using F = MathFormat<T>;
  const T a = math_abs(x);
  const T d = T(1) - a;
  const T d_low = (T(1) - d) - a;
  const T w = (a + a) / d;
  const T p = math_product(w, d);
  const T rest = ((a + a) - p) - math_product_error(w, d, p) - w * d_low;
  const T y = T(0.5) * math_log1p_kernel(w, rest * math_mad(w, T(0.5), T(1)), T(0));
  const T inside = math_select(a == T(1), F::infinity, y);
  return math_copysign(math_select(a > T(1), F::nan, inside), x);
}

/// log(exp(x) + exp(y)). If the result is near 0 and the terms are larger, it has the error of the terms.
template <class T>
CTN_FN T math_logaddexp(T x, T y) {
  const T high = math_select(x > y, x, y);
  const T gap = math_select(x == y, T(0), math_abs(x - y));
  const T sum = high + math_log1p(math_exp_minus_abs(gap));
  return math_select((x != x) | (y != y), x + y, sum);
}

/// log2(2^x + 2^y), with errors as above.
template <class T>
CTN_FN T math_logaddexp2(T x, T y) {
  const T high = math_select(x > y, x, y);
  const T gap = math_select(x == y, T(0), math_abs(x - y));
  const T rest = math_mad(math_log1p(math_exp2(-gap)), T(0x1.71547652b82fep0), high);
  const T sum = math_select(x == y, high + T(1), rest);
  return math_select((x != x) | (y != y), x + y, sum);
}
