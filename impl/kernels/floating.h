// Functors on the representation of floating point numbers; see arithmetic.h.
#include "impl/kernels/functor.h"

/// The bits of a 16-bit float without its sign, and those of infinity.
template <class T>
constexpr bool is_half = requires(T x) {
  x.bits;
};
template <class T>
CTN_FN unsigned short half_magnitude(T x) {
  return (unsigned short)(x.bits & 0x7fff);
}
template <class T>
CTN_FN unsigned short half_infinity(T) {
  return 0x7c00;
}
CTN_FN unsigned short half_infinity(BFloat16) { return 0x7f80; }

struct Isnan {
  using OwnHalves = void;
  template <class T>
  CTN_FN unsigned char operator()(T x) const {
    if constexpr (is_half<T>)
      return half_magnitude(x) > half_infinity(x);
    else
      return x != x;
  }
};

struct Isinf {
  using OwnHalves = void;
  template <class T>
  CTN_FN unsigned char operator()(T x) const {
    if constexpr (is_half<T>)
      return half_magnitude(x) == half_infinity(x);
    else if constexpr (is_floating<T>)
      return math_abs(x) == MathFormat<T>::infinity;
    else
      return 0;
  }
};

struct Isfinite {
  using OwnHalves = void;
  template <class T>
  CTN_FN unsigned char operator()(T x) const {
    if constexpr (is_half<T>)
      return half_magnitude(x) < half_infinity(x);
    else if constexpr (is_floating<T>)
      return math_abs(x) < MathFormat<T>::infinity;
    else
      return 1;
  }
};

struct Signbit {
  using OwnHalves = void;
  template <class T>
  CTN_FN unsigned char operator()(T x) const {
    if constexpr (is_half<T>)
      return (unsigned char)(x.bits >> 15);
    else
      return (unsigned char)(math_bits(x) >> (8 * sizeof(T) - 1));
  }
};

struct Copysign {
  using OwnHalves = void;
  template <class T>
  CTN_FN T operator()(T x, T sign) const {
    if constexpr (is_half<T>)
      return T{(unsigned short)(half_magnitude(x) | (sign.bits & 0x8000))};
    else
      return math_copysign(x, sign);
  }
};

struct Heaviside {
  using Long = void;
  template <class T>
  CTN_FN T operator()(T x, T at_zero) const {
    const T step = math_select(x > T(0), T(1), math_select(x != x, x, T(0)));
    return math_select(x == T(0), at_zero, step);
  }
};

/// Returns the next number of any binary format from its bits: U is an unsigned integer, `infinity` the bits
/// of infinity. If the numbers are equal (including zeros of any sign), returns the second.
template <class U>
CTN_FN U next_after_bits(U a, U b, U infinity) {
  const U sign = U(U(1) << (8 * sizeof(U) - 1)), magnitude = U(a & ~sign), other = U(b & ~sign);
  const bool out = ((a ^ b) & sign) == 0 && other > magnitude;
  U next = out ? U(a + 1) : U(a - 1);
  next = magnitude == 0 ? U((b & sign) | 1) : next;
  next = ((a == b) | ((magnitude | other) == 0) | (other > infinity)) ? b : next;
  return magnitude > infinity ? a : next;
}

template <>
inline constexpr bool is_floating<Half> = true;
template <>
inline constexpr bool is_floating<BFloat16> = true;

struct Nextafter {
  using OwnHalves =
      void;  // 16-bit floats are not computed in float32, because their neighbors belong to their own format
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return math_from_bits(next_after_bits(math_bits(a), math_bits(b), math_bits(MathFormat<T>::infinity)));
  }
  CTN_FN Half operator()(Half a, Half b) const { return Half{next(a.bits, b.bits, 0x7c00)}; }
  CTN_FN BFloat16 operator()(BFloat16 a, BFloat16 b) const { return BFloat16{next(a.bits, b.bits, 0x7f80)}; }

 private:
  /// Unlike C's nextafter, NumPy's for float16 returns the first of two zeros.
  CTN_FN static uint16_t next(uint16_t a, uint16_t b, uint16_t infinity) {
    return ((a | b) & 0x7fff) == 0 ? a : next_after_bits(a, b, infinity);
  }
};

template <class T>
CTN_FN T math_two_to_the(int exponent) {
  using Format = MathFormat<T>;
  return math_from_bits(MathBits<T>(MathBits<T>(exponent + Format::bias) << Format::mantissa));
}

// Operations with two results write them through references.

struct Modf {
  template <class T>
  CTN_FN void operator()(T x, T& fraction, T& integer) const {
    const T whole = math_trunc(x);
    const T rest = math_abs(x) == MathFormat<T>::infinity ? T(0) : x - whole;
    fraction = math_copysign(rest, x);
    integer = math_copysign(whole, x);
  }
};

/// In integers of the size of T, which make vectors on all processors.
struct Frexp {
  template <class T>
  CTN_FN void operator()(T x, T& mantissa, int32_t& exponent) const {
    using Format = MathFormat<T>;
    using U = MathBits<T>;
    const U infinity = math_bits(Format::infinity), half = math_bits(T(0.5)), bits = math_bits(x);
    const U magnitude = bits & ~Format::sign;
    const U subnormal = -U(magnitude < math_bits(Format::smallest_normal));
    const U special = -U((magnitude >= infinity) | (magnitude == 0));
    const U raised = math_bits(x * math_two_to_the<T>(Format::mantissa + 1));
    const U normal = (raised & subnormal) | (bits & ~subnormal);
    const U power = ((normal & infinity) >> Format::mantissa) - U(Format::bias - 1) -
                    (U(Format::mantissa + 1) & subnormal);
    exponent = int32_t(power & ~special);
    mantissa = math_from_bits((bits & special) | (((normal & ~infinity) | half) & ~special));
  }
};

struct Ldexp {
  using Second = int64_t;
  template <class T>
  CTN_FN T operator()(T x, int64_t count) const {
    using Format = MathFormat<T>;
    if constexpr (sizeof(T) == 4) {  // exact in double until it is rounded; further powers overflow or vanish
      const int64_t bounded = count < -1022 ? -1022 : count > 1023 ? 1023 : count;
      return T(double(x) * math_from_bits(static_cast<uint64_t>(bounded + 1023) << 52));
    }
    constexpr int64_t kHighest = Format::bias + 1, kLowest = -(Format::bias + Format::mantissa + 3);
    T mantissa;
    int32_t exponent;
    Frexp()(x, mantissa, exponent);
    int64_t n = count < 2 * kLowest ? 2 * kLowest : count > 4 * kHighest ? 4 * kHighest : count;
    n += exponent;
    const T over = n > kHighest ? Format::infinity : T(1);
    n = n < kLowest ? kLowest : n > kHighest ? kHighest : n;
    // Both powers are representable and the first product is exact, so only the second one rounds.
    const int first = int(n / 2), second = int(n) - first;
    const T scaled = mantissa * math_two_to_the<T>(first) * math_two_to_the<T>(second) * over;
    return ((x == T(0)) | !(math_abs(x) < Format::infinity)) ? x : scaled;
  }
};

/// Computes both functors in blocks: the second reads its operands before the first result is stored.
struct Divmod {
  using Long = void;
  using Quotient = FloorDivide;
  using Rest = Remainder;
};
