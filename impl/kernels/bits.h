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

/// Negative and excessive counts shift everything out.
struct LeftShift {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
#if defined(__AVX512BW__) && !defined(__OPTIMIZE_SIZE__)
    if constexpr (sizeof(T) == 1) {  // in steps, because vectors of bytes have no shifts by different counts
      const unsigned char count = (unsigned char)(b);
      unsigned char x = (unsigned char)(a);
      x = count & 4 ? (unsigned char)(x << 4) : x;
      x = count & 2 ? (unsigned char)(x << 2) : x;
      x = count & 1 ? (unsigned char)(x << 1) : x;
      return T(count < 8 ? x : 0);
    }
#endif
    const bool inside = Wrap<T>(b) < bit_count<T>;
    return inside ? T(Wrap<T>(a) << (Wrap<T>(b) & (bit_count<Wrap<T>> - 1))) : T(0);
  }
};

struct RightShift {
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    const T count = Wrap<T>(b) < bit_count<T> ? b : T(bit_count<T> - 1);
    const T shifted = T(a >> count);
    if constexpr (is_negative_possible<T>)
      return shifted;
    else
      return Wrap<T>(b) < bit_count<T> ? shifted : T(0);
  }
};
