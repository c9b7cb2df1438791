// Floored division; see math.h.

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
  constexpr T high = T(sizeof(T) == 8 ? 0x1p900 : 1), low = T(sizeof(T) == 8 ? 0x1p-900 : 1);
  const bool far = (sizeof(T) == 8) & (x >= y) & ((y > high) | (y < low));
  return (wide | far) & (x < MathFormat<T>::infinity) & (y > T(0));
}

/// a - b floor(a / b), which has the sign of b, like NumPy's remainder.
template <class T>
CTN_FN T math_remainder(T a, T b) {
  const T r = math_divide(a, b).remainder;
  const bool opposite = math_copysign(T(1), a) != math_copysign(T(1), b);
  const T m = math_copysign(r, a);
  return math_select(r == T(0), math_copysign(r, b), math_select(opposite, m + b, m));
}

/// floor(a / b) computed from the exact remainder, like NumPy's floor_divide.
template <class T>
CTN_FN T math_floor_divide(T a, T b) {
  const MathQuotient<T> d = math_divide(a, b);
  const bool opposite = math_copysign(T(1), a) != math_copysign(T(1), b);
  const T up = d.quotient + math_select(d.remainder == T(0), T(0), T(1));
  const T q = math_select(opposite, -up, d.quotient);
  const T known = math_select(d.remainder != d.remainder, MathFormat<T>::nan, q);
  return math_select(b == T(0), a / b, known);
}

#if !defined(__CUDACC__) && !defined(__OPTIMIZE_SIZE__)
/// The remainder of a / b with the sign of a. Multiples of b with quotients that math_divide computes are
/// taken away first, 49 bits of the quotient at a time.
inline __attribute__((noinline)) double math_fmod_scalar(double a, double b) {
  double x = math_abs(a);
  const double y = math_abs(b);
  if (!(x < 0x1p900 && y > 0x1p-900 && y < 0x1p900)) return __builtin_fmod(a, b);
  constexpr int bits = MathFormat<double>::mantissa;
  while (x >= y) {
    const uint64_t gap = (math_bits(x) >> bits) - (math_bits(y) >> bits);
    const double multiple = gap > 49 ? math_from_bits(math_bits(y) + ((gap - 49) << bits)) : y;
    x = math_divide(x, multiple).remainder;
  }
  return math_copysign(x, a);
}
#else
CTN_FN double math_fmod_scalar(double a, double b) { return __builtin_fmod(a, b); }
#endif
CTN_FN float math_fmod_scalar(float a, float b) {
  return static_cast<float>(math_fmod_scalar(static_cast<double>(a), static_cast<double>(b)));
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
