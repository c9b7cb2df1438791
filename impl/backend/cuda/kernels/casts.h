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

CTN_FN Half to_half_once(double x) { return x == x ? to_half(x) : to_half(float_cast(x, float())); }
CTN_FN BFloat16 to_bfloat16_once(double x) {
  return x == x ? to_bfloat16(x) : to_bfloat16(float_cast(x, float()));
}

#include "impl/kernels/narrow.h"
