// Casts of one element. Included inside a namespace after arithmetic.h and, for the target:
// truncated<Integer>(x), the integer that x86 converts to; float_cast(x, To()) between floats; and
// to_half_once and to_bfloat16_once, which round a double.

template <class To>
struct Narrow {
  template <class From>
  CTN_FN To operator()(From x) const {
    if constexpr (is_floating<From> && is_floating<To>) {
      return float_cast(x, To());
    } else if constexpr (!is_floating<From>) {
      return To(x);
    } else if constexpr (sizeof(To) < 4) {
      return To(truncated<int32_t>(x));
    } else if constexpr (sizeof(To) == 4) {
      return is_negative_possible<To> ? To(truncated<int32_t>(x)) : To(truncated<int64_t>(x));
    } else if constexpr (is_negative_possible<To>) {
      return truncated<int64_t>(x);
    } else {
      const From half = From(0x1p63);
      return x < half ? To(truncated<int64_t>(x)) : To(truncated<int64_t>(x - half)) ^ (To(1) << 63);
    }
  }
};
template <>
struct Narrow<Bool> {
  template <class From>
  CTN_FN Bool operator()(From x) const {
    return Bool((unsigned char)(x != From(0)));
  }
};
template <>
struct Narrow<Half> {
  CTN_FN Half operator()(double x) const { return to_half_once(x); }
  template <class From>
  CTN_FN Half operator()(From x) const {
    return to_half(float(x));
  }
};
template <>
struct Narrow<BFloat16> {
  CTN_FN BFloat16 operator()(double x) const { return to_bfloat16_once(x); }
  template <class From>
  CTN_FN BFloat16 operator()(From x) const {
    return to_bfloat16(float(x));
  }
};
