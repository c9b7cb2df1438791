// Casts between the element types with the CPU's results, bit for bit: those of x86 for floats out of range,
// and the same bits of NaN. Included inside a namespace of each kernel file, after arithmetic.h.

/// What arithmetic takes for an element: 16-bit floats are computed in float, booleans as a byte of 0 or 1.
CTN_FN float number_of(Half x) { return to_float(x); }
CTN_FN float number_of(BFloat16 x) { return to_float(x); }
CTN_FN unsigned char number_of(Bool x) { return (unsigned char)(x); }
template <class T>
CTN_FN T number_of(T x) {
  return x;
}

/// The integer that an x86 processor converts to, which is the smallest one if x is out of range or NaN.
template <class Integer, class From>
CTN_FN Integer truncated(From x) {
  constexpr From limit = From(sizeof(Integer) == 4 ? 0x1p31 : 0x1p63);
  constexpr Integer least = Integer(Integer(1) << (sizeof(Integer) * 8 - 1));
  return x >= -limit && x < limit ? Integer(x) : least;
}

// GPUs give one NaN for all.
CTN_FN double float_cast(float x, double) {
  const uint32_t bits = detail::bits_as<uint32_t>(x);
  const uint64_t nan =
      uint64_t(bits >> 31) << 63 | uint64_t(0x7ff80000u) << 32 | uint64_t(bits & 0x7fffffu) << 29;
  return x == x ? double(x) : detail::bits_as<double>(nan);
}
CTN_FN float float_cast(double x, float) {
  const uint64_t bits = detail::bits_as<uint64_t>(x);
  const uint32_t nan = uint32_t(bits >> 63) << 31 | 0x7fc00000u | (uint32_t(bits >> 29) & 0x7fffffu);
  return x == x ? float(x) : detail::bits_as<float>(nan);
}
template <class T>
CTN_FN T float_cast(T x, T) {
  return x;
}

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
  CTN_FN Half operator()(double x) const { return x == x ? to_half(x) : to_half(float_cast(x, float())); }
  template <class From>
  CTN_FN Half operator()(From x) const {
    return to_half(float(x));
  }
};
template <>
struct Narrow<BFloat16> {
  CTN_FN BFloat16 operator()(double x) const {
    return x == x ? to_bfloat16(x) : to_bfloat16(float_cast(x, float()));
  }
  template <class From>
  CTN_FN BFloat16 operator()(From x) const {
    return to_bfloat16(float(x));
  }
};
