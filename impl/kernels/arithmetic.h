// Functors of arithmetic, shared by all backends. Included inside a namespace of each translation unit, after
// impl/kernels/math.h; T is a plain number, or Bool.

/// An element of a boolean array. Memory that others filled may hold any byte: any nonzero byte is true, and
/// every functor reads elements through these functions, so that results are 0 or 1.
struct Bool {
  unsigned char byte;
  Bool() = default;
  CTN_FN constexpr explicit Bool(unsigned char b) : byte(b) {}
  CTN_FN constexpr explicit operator unsigned char() const { return byte != 0; }
  CTN_FN constexpr friend bool operator==(Bool a, Bool b) { return (a.byte != 0) == (b.byte != 0); }
  CTN_FN constexpr friend bool operator!=(Bool a, Bool b) { return (a.byte != 0) != (b.byte != 0); }
  CTN_FN constexpr friend bool operator<(Bool a, Bool b) { return (a.byte == 0) & (b.byte != 0); }
  CTN_FN constexpr friend bool operator>(Bool a, Bool b) { return b < a; }
  CTN_FN constexpr friend bool operator<=(Bool a, Bool b) { return (a.byte == 0) | (b.byte != 0); }
  CTN_FN constexpr friend bool operator>=(Bool a, Bool b) { return b <= a; }
};

template <class T>
struct WrapType {  // the type in which arithmetic of T wraps around without undefined behavior
  using type = T;
};
#define CTN_WRAP(T, U) \
  template <>          \
  struct WrapType<T> { \
    using type = U;    \
  }
CTN_WRAP(int8_t, uint32_t);
CTN_WRAP(int16_t, uint32_t);
CTN_WRAP(int32_t, uint32_t);
CTN_WRAP(int64_t, uint64_t);
CTN_WRAP(uint8_t, uint32_t);
CTN_WRAP(uint16_t, uint32_t);
#undef CTN_WRAP
template <class T>
using Wrap = typename WrapType<T>::type;

template <class T>
inline constexpr bool is_floating = T(0.5) != T(0);
template <class T>
inline constexpr bool is_negative_possible = T(-1) < T(0);

struct Add {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) + Wrap<T>(b));
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) | (unsigned char)(b)); }
};

struct Subtract {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) - Wrap<T>(b));
  }
};

/// Products of the bytes of two numbers: processors multiply vectors of 16 bits, not of 8.
CTN_FN unsigned short multiply_pairs(unsigned a, unsigned b) {
  return (unsigned short)(((a * b) & 0xff) | ((a >> 8) * (b & 0xff00)));
}

struct Multiply {
  using Pairs = void;
  static CTN_FN unsigned short pairs(unsigned short a, unsigned short b) { return multiply_pairs(a, b); }
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) * Wrap<T>(b));
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) & (unsigned char)(b)); }
};

struct MultiplyAdd {
  template <class T>
  CTN_FN T operator()(T a, T b, T c) const {
    return T(Wrap<T>(a) * Wrap<T>(b) + Wrap<T>(c));
  }
};

struct TrueDivide {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return a / b;
  }
};

#if !defined(__CUDA_ARCH__) && !defined(__OPTIMIZE_SIZE__)
// Processors have vector divisions of floating numbers only. A quotient that is not an integer is at least 1
// / b away from the next one, which is more than its rounding error.
template <class T>
constexpr bool kDividesAsFloat = sizeof(T) <= 2 || (sizeof(T) == 4 && is_negative_possible<T>);
template <class T>
CTN_FN auto math_quotient(T a, T b) {
  if constexpr (sizeof(T) <= 2)
    return int(float(a) / float(b));
  else if constexpr (sizeof(T) == 4)
    return int(double(a) / double(b));
  else
    return T(double(a) / double(b));
}
#else
template <class T>
constexpr bool kDividesAsFloat = false;
#endif

/// The integer quotient rounded toward zero, and its remainder; 0 for a divisor of 0. The smallest number
/// divided by -1 wraps. If `narrow`, a has at most 53 bits.
template <class T>
struct IntegerDivision {
  T quotient, rest;
};
template <bool narrow = false, class T>
CTN_FN IntegerDivision<T> integer_division(T a, T b) {
  IntegerDivision<T> r{0, 0};
  bool special = b == 0, negates = false;
  if constexpr (is_negative_possible<T>) negates = b == T(-1);
  special = special || negates;
  if constexpr (kDividesAsFloat<T> || narrow) {
    const T divisor = special ? T(1) : b, q = T(math_quotient(a, divisor));
    r.quotient = special ? T(0) : q;
    r.rest = special ? T(0) : T(Wrap<T>(a) - Wrap<T>(q) * Wrap<T>(b));
  } else if (!special) {
    r.quotient = T(a / b);
    r.rest = T(a % b);
  }
  if constexpr (is_negative_possible<T>) r.quotient = negates ? T(Wrap<T>(0) - Wrap<T>(a)) : r.quotient;
  return r;
}

struct FloorDivide {
  using Long = void;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>)
      return math_floor_divide(a, b);
    else
      return FloorDivide::from(integer_division(a, b), b);
  }
  template <class T>
  static CTN_FN T from(IntegerDivision<T> d, T b) {
    if constexpr (is_negative_possible<T>)
      return ((d.rest != 0) & ((d.rest < 0) != (b < 0))) ? T(d.quotient - 1) : d.quotient;
    else
      return d.quotient;
  }
  template <class T>
  CTN_FN bool slow(T a, T b) const {
    return math_floor_divide_slow(a, b);
  }
  template <class T>
  CTN_FN T scalar(T a, T b) const {
    return math_floor_divide_scalar(a, b);
  }
};

struct Remainder {
  using Long = void;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>)
      return math_remainder(a, b);
    else
      return Remainder::from(integer_division(a, b), b);
  }
  template <class T>
  static CTN_FN T from(IntegerDivision<T> d, T b) {
    if constexpr (is_negative_possible<T>)
      return ((d.rest != 0) & ((d.rest < 0) != (b < 0))) ? T(d.rest + b) : d.rest;
    else
      return d.rest;
  }
  template <class T>
  CTN_FN bool slow(T a, T b) const {
    return math_remainder_slow(a, b);
  }
  template <class T>
  CTN_FN T scalar(T a, T b) const {
    return math_remainder_scalar(a, b);
  }
};

struct Power {
  using Long = void;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>) {
      // Exact for the constants that need no logarithm.
      return math_select(b == T(2), a * a, math_select(b == T(1), a, math_power(a, b)));
    } else {
      Wrap<T> base = Wrap<T>(a), result = 1;
      for (; b > 0; b = T(b >> 1)) {
        if (b & 1) result *= base;
        base *= base;
      }
      return T(result);
    }
  }
};

struct Maximum {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>) {
      const T y = b > a ? b : a;  // a if there is a NaN
      return math_select(b != b, b, y);
    } else {
      return a >= b ? a : b;
    }
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) | (unsigned char)(b)); }
};

struct Minimum {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>) {
      const T y = b < a ? b : a;  // a if there is a NaN
      return math_select(b != b, b, y);
    } else {
      return a <= b ? a : b;
    }
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) & (unsigned char)(b)); }
};

/// Between zeros of different sign the bound is chosen, unlike in Maximum and Minimum.
struct Clip {
  template <class T>
  CTN_FN T operator()(T x, T low, T high) const {
    const T raised = x > low ? x : low, y = raised < high ? raised : high;
    if constexpr (is_floating<T>) return math_select((x != x) | (low != low), x + low, y);
    return y;
  }
  CTN_FN Bool operator()(Bool x, Bool low, Bool high) const { return Minimum()(Maximum()(x, low), high); }
};

struct Negative {
  using OwnHalves = void;
  template <class T>
  CTN_FN T operator()(T x) const {
    if constexpr (requires { x.bits; })
      return T{(unsigned short)(x.bits ^ 0x8000)};
    else if constexpr (is_floating<T>)
      return -x;
    else
      return T(Wrap<T>(0) - Wrap<T>(x));
  }
};

struct Absolute {
  using OwnHalves = void;
  template <class T>
  CTN_FN T operator()(T x) const {
    if constexpr (requires { x.bits; })
      return T{(unsigned short)(x.bits & 0x7fff)};
    else if constexpr (is_floating<T>)
      return math_abs(x);
    else if constexpr (is_negative_possible<T>)
      return x < 0 ? T(Wrap<T>(0) - Wrap<T>(x)) : x;
    else
      return x;
  }
  CTN_FN Bool operator()(Bool x) const { return Bool((unsigned char)(x)); }
};

struct Square {
  using Pairs = void;
  static CTN_FN unsigned short pairs(unsigned short x) { return multiply_pairs(x, x); }
  template <class T>
  CTN_FN T operator()(T x) const {
    return T(Wrap<T>(x) * Wrap<T>(x));
  }
};

struct Sign {
  template <class T>
  CTN_FN T operator()(T x) const {
    if constexpr (is_floating<T>)
      return x > 0 ? T(1) : x < 0 ? T(-1) : x == 0 ? T(0) : x;
    else if constexpr (is_negative_possible<T>)
      return T((x > 0) - (x < 0));
    else
      return T(x > 0);
  }
};

struct Positive {
  using OwnHalves = void;
  template <class T>
  CTN_FN T operator()(T x) const {
    return x;
  }
};

struct Reciprocal {
  using OwnWidth = void;  // the result for an int32 is not that for an int64, shortened
  template <class T>
  CTN_FN T operator()(T x) const {
    if constexpr (is_floating<T>)
      return T(1) / x;
    else if (x == 0)  // the result of converting an infinity on x86
      return is_negative_possible<T> && sizeof(T) >= 4 ? T(Wrap<T>(1) << (8 * sizeof(T) - 1)) : T(0);
    else
      return x == 1 ? T(1) : is_negative_possible<T> && x == T(-1) ? T(-1) : T(0);
  }
};

struct Fmax {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>)
      return ((a >= b) | (b != b)) ? a : b;
    else
      return a >= b ? a : b;
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Maximum()(a, b); }
};

struct Fmin {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>)
      return ((a <= b) | (b != b)) ? a : b;
    else
      return a <= b ? a : b;
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Minimum()(a, b); }
};

struct Fmod {
  using Long = void;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (is_floating<T>)
      return math_copysign(math_divide(a, b).remainder, a);
    else
      return integer_division(a, b).rest;
  }
  template <class T>
  CTN_FN bool slow(T a, T b) const {
    return math_divide_slow(a, b);
  }
  template <class T>
  CTN_FN T scalar(T a, T b) const {
    return math_fmod_scalar(a, b);
  }
};
