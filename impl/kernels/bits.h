// Functors on bits; see arithmetic.h.

template <class T>
inline constexpr unsigned bit_count = 8 * sizeof(T);

struct BitwiseAnd {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) & Wrap<T>(b));
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) & (unsigned char)(b)); }
};

struct BitwiseOr {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) | Wrap<T>(b));
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) | (unsigned char)(b)); }
};

struct BitwiseXor {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(Wrap<T>(a) ^ Wrap<T>(b));
  }
  CTN_FN Bool operator()(Bool a, Bool b) const { return Bool((unsigned char)(a) ^ (unsigned char)(b)); }
};

struct Invert {
  template <class T>
  CTN_FN T operator()(T x) const {
    return T(~Wrap<T>(x));
  }
  CTN_FN Bool operator()(Bool x) const { return Bool((unsigned char)(x) ^ 1); }
};

#if defined(__AVX512BW__)
constexpr bool kShiftsBytes = true;
#else
constexpr bool kShiftsBytes = false;
#endif

/// Bytes shifted by a count below 8 in steps, because processors have no shifts of bytes by counts in
/// vectors.
template <bool left>
CTN_FN unsigned char shift_byte(unsigned char x, unsigned char count) {
  const auto by = [](unsigned char v, int n) { return (unsigned char)(left ? v << n : v >> n); };
  x = count & 4 ? by(x, 4) : x;
  x = count & 2 ? by(x, 2) : x;
  return count & 1 ? by(x, 1) : x;
}

/// Negative and excessive counts shift everything out.
struct LeftShift {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (kShiftsBytes && sizeof(T) == 1) {
      const unsigned char count = (unsigned char)(b);
      return T(count < 8 ? shift_byte<true>((unsigned char)(a), count) : 0);
    }
    const bool inside = Wrap<T>(b) < bit_count<T>;
    return inside ? T(Wrap<T>(a) << (Wrap<T>(b) & (bit_count<Wrap<T>> - 1))) : T(0);
  }
};

struct RightShift {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    if constexpr (kShiftsBytes && sizeof(T) == 1) {
      // The complement of a negative number has zeros to shift in.
      const unsigned char count = (unsigned char)(b);
      unsigned char sign = 0;
      if constexpr (is_negative_possible<T>) sign = a < T(0) ? 255 : 0;
      const unsigned char magnitude = (unsigned char)((unsigned char)(a) ^ sign);
      return T((unsigned char)((count < 8 ? shift_byte<false>(magnitude, count) : 0) ^ sign));
    }
    const T count = Wrap<T>(b) < bit_count<T> ? b : T(bit_count<T> - 1);
    const T shifted = T(a >> count);
    if constexpr (is_negative_possible<T>)
      return shifted;
    else
      return Wrap<T>(b) < bit_count<T> ? shifted : T(0);
  }
};
