// Logarithms and inverse hyperbolic functions; see math.h.

/// x = 2^n (1 + f) scale for a normal x > 0 and a power of two `scale`, with 1 + f between sqrt(1/2) and
/// sqrt(2).
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

/// log(1 + f) - f for 1 + f between sqrt(1/2) and sqrt(2).
template <class T>
CTN_FN T math_log_tail(T f) {
  const T half_square = T(0.5) * f * f;
  if constexpr (kMathIsFloat<T>) {
    const T p = math_poly(f, 0x1.55557p-2f, -0x1.00024p-2f, 0x1.999494p-3f, -0x1.5463b6p-3f, 0x1.2392p-3f,
                          -0x1.0eac48p-3f, 0x1.01bc94p-3f, -0x1.2b0562p-4f);
    return math_mad(f * f * f, p, -half_square);
  } else {
    const T s = f / (T(2) + f);
    const T z = s * s;
    const T p =
        z * math_poly(z, 0x1.5555555555558p-1, 0x1.99999999952b5p-2, 0x1.2492492dfd5bbp-2,
                      0x1.c71c62d29a87bp-3, 0x1.7462ba8a45c42p-3, 0x1.39fd93fe400b3p-3, 0x1.2b626ea5888bep-3);
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
  const MathLogReduced<T> m = math_log_reduce(x * scale, scale);
  return math_log_special(x, math_log_sum(m.n, m.f, math_log_tail(m.f)));
}

/// n + log2(1 + f).
template <class T>
CTN_FN T math_log2_sum(T n, T f) {
  constexpr double high = kMathIsFloat<T> ? 0x1.715476p0 : 0x1.71547652b82fep0;
  constexpr double low = kMathIsFloat<T> ? 0x1.4ae0c0p-26 : 0x1.777d0ffda0d24p-56;
  const T p = math_product(f, T(high));
  T tail;  // of the logarithm to the base 2
  if constexpr (kMathIsFloat<T>) {
    tail = f * f *
           math_poly(f, -0x1.715476p-1f, 0x1.ec70c4p-2f, -0x1.7157b6p-2f, 0x1.277326p-2f, -0x1.eb1408p-3f,
                     0x1.a4a5a4p-3f, -0x1.867fa2p-3f, 0x1.73d5dap-3f, -0x1.af656ap-4f);
  } else {
    tail = math_log_tail(f) * T(high);
  }
  const T rest = math_mad(f, T(low), tail) + math_product_error(f, T(high), p);
  return n + (p + rest);
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
  constexpr double high = kMathIsFloat<T> ? 0x1.bcb7b2p-2 : 0x1.bcb7b1526e50ep-2;
  constexpr double low = kMathIsFloat<T> ? -0x1.5b235ep-27 : 0x1.95355baaafad3p-57;
  constexpr double n_high = kMathIsFloat<T> ? 0x1.344p-2 : 0x1.3441350ap-2;
  constexpr double n_low = kMathIsFloat<T> ? 0x1.3509f8p-18 : -0x1.0c0219dc1da99p-39;
  const T p = math_product(f, T(high));
  const T tail = math_mad(math_log_tail(f), T(high), math_mad(n, T(n_low), f * T(low)));
  return math_mad(n, T(n_high), p + (tail + math_product_error(f, T(high), p)));
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
  return math_poly(f, T(0.99866), T(-1.01133), T(1.10265), T(-0.88733));
}

/// 1 / u to two digits, for a u whose logarithm has been reduced to n and f; at least the smallest normal
/// number.
template <class T>
CTN_FN T math_log_inverse(T u, T f) {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  constexpr U one = U(F::bias) << F::mantissa, most = U(2 * F::bias - 1) << F::mantissa;
  const U power = (math_bits(u) + (one - F::sqrt_half)) & ~((U(1) << F::mantissa) - 1);
  const T scale = math_from_bits(U((U(2 * F::bias) << F::mantissa) - (power < most ? power : most)));
  return scale * math_log_inverse_kernel(f);
}

/// log(1 + w + w_low) + extra ln 2 for finite w > -1 and a w_low below an ulp of w.
template <class T>
CTN_FN T math_log1p_kernel(T w, T w_low, T extra) {
  const T u = T(1) + w;
  const MathLogReduced<T> m = math_log_reduce(u);
  const bool direct = m.n == T(0);
  const T lost = math_select(u > T(2), T(1) - (u - w), w - (u - T(1)));
  const T f = math_select(direct, w, m.f);
  const T correction = (math_select(direct, T(0), lost) + w_low) * math_log_inverse(u, m.f);
  return math_log_sum(m.n + extra, f, math_log_tail(f) + correction);
}

template <class T>
CTN_FN T math_log1p(T x) {
  using F = MathFormat<T>;
  const T y = math_log1p_kernel(x, T(0), T(0));
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
  const T d = math_sqrt(b * (b + T(2)));
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
