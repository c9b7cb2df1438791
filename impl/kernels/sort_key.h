// Elements as integers of the same order, shared by all backends; included inside a namespace of each
// translation unit, after impl/dtype/dtype.h.

#include "impl/kernels/inline.h"

/// Elements as unsigned numbers of the same size and order.
template <DType D>
struct Key {
  static constexpr size_t size = kItemSizes[D];
  using Bits = std::conditional_t<
      size == 1, uint8_t,
      std::conditional_t<size == 2, uint16_t, std::conditional_t<size == 4, uint32_t, uint64_t>>>;
  static constexpr bool real = is_float(D), negative = is_signed_integer(D);
  static constexpr Bits sign = Bits(Bits{1} << (8 * size - 1));
  static constexpr Bits infinity = D == CTN_FLOAT16    ? Bits(0x7c00)
                                   : D == CTN_BFLOAT16 ? Bits(0x7f80)
                                   : D == CTN_FLOAT32  ? Bits(0x7f800000)
                                                       : Bits(uint64_t{0x7ff} << 52);

  CTN_FN static bool is_nan(Bits b) { return real && Bits(b & Bits(~sign)) > infinity; }
  /// All bits are the sign. Branches on signs would be mispredicted.
  CTN_FN static Bits spread(Bits b) { return Bits(0 - Bits(b >> (8 * size - 1))); }
  /// One to one, except for the bytes that mean true; -0.0 comes immediately before 0.0. Not for NaN.
  CTN_FN static Bits encode(Bits b) {
    if constexpr (D == CTN_BOOL) return Bits(b != 0);
    if constexpr (real) return Bits(b ^ (spread(b) | sign));
    return negative ? Bits(b ^ sign) : b;
  }
  CTN_FN static Bits decode(Bits k) {
    if constexpr (real) return Bits(k ^ (Bits(~spread(k)) | sign));
    return negative ? Bits(k ^ sign) : k;
  }
  /// Equal elements have equal ranks; NaN has the largest.
  CTN_FN static Bits rank(Bits b) {
    if (is_nan(b)) return Bits(~Bits{0});
    if (real && Bits(b << 1) == 0) return sign;
    return encode(b);
  }
};
