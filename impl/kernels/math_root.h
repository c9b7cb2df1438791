// Cube roots; see math.h.

/// a^(-1/3) to 3% for a normal a > 0: a third of its bits, which are about its logarithm, is subtracted from
/// a constant.
CTN_FN float math_inverse_cbrt_estimate(float a) {
  const float bits = static_cast<float>(static_cast<int32_t>(math_bits(a)));
  return math_from_bits(
      static_cast<uint32_t>(static_cast<int32_t>(math_mad(bits, -1.0f / 3, 0x1.5287cp30f))));
}

/// The same for the upper half of the bits, which additions of 2^52 convert without an instruction for 64
/// bits.
CTN_FN double math_inverse_cbrt_estimate(double a) {
  constexpr double magic = 0x1p52;
  const double high = math_from_bits(math_bits(a) >> 32 | math_bits(magic)) - magic;
  return math_from_bits(math_bits(math_mad(high, -1.0 / 3, magic + 0x1.54fbap30)) << 32);
}

/// The cube root of a normal a > 0 whose rounding errors are normal: terms of the series of (1 - h)^(-1/3)
/// with h = 1 - a r^3 make the estimate r better, and a step of Newton's method makes the root a r^2 so.
template <class T>
CTN_FN T math_cbrt_kernel(T a) {
  const T estimate = math_inverse_cbrt_estimate(a);
  const T h = math_mad(-(a * estimate), estimate * estimate, T(1));
  const T series = math_poly(h, 1.0 / 3, 2.0 / 9, 14.0 / 81);
  T r = math_mad(estimate * h, series, estimate);
  if constexpr (sizeof(T) == 8) {
    const T rest = math_mad(-(a * r), r * r, T(1));
    r = math_mad(r * rest, T(1.0 / 3), r);
  }
  const T square = r * r, y = a * square;
  const T rest = math_mad(-math_product(y, y), y, a);
  return math_mad(rest, square * T(1.0 / 3), y);
}

template <class T>
CTN_FN T math_cbrt(T x) {
  constexpr T limit = T(sizeof(T) == 4 ? 0x1p-80 : 0x1p-900);
  constexpr T up = T(sizeof(T) == 4 ? 0x1p72 : 0x1p192);
  constexpr T down = T(sizeof(T) == 4 ? 0x1p-24 : 0x1p-64);
  const T a = math_abs(x);
  const bool is_tiny = a < limit;
  // The largest numbers are made smaller, so that the cube of a rounded root does not overflow.
  const T root = math_cbrt_kernel(a * math_select(is_tiny, up, T(0.125)));
  const T y = root * math_select(is_tiny, down, T(2));
  return math_copysign(math_select(a < MathFormat<T>::infinity, y, x), x);
}
