// Sums and products of two elements of any dtype, as scans and indexed additions form them one after another.
#pragma once
#include <cstdint>

#include "impl/dtype/dtype.h"
#include "impl/dtype/float16.h"

namespace catenary::cpu {

/// Adds or multiplies elements one by one: 16-bit floats round after every step; bool is logical.
template <class T>
struct Step {
  static T add(T a, T b) { return T(a + b); }
  static T multiply(T a, T b) { return T(a * b); }
};
template <class T>
struct Integer {  // signed ones wrap
  static T add(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
  static T multiply(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }
};
struct Truth {
  uint8_t byte;  // any nonzero byte is true
};
template <>
struct Step<Truth> {
  static Truth add(Truth a, Truth b) { return {uint8_t((a.byte | b.byte) != 0)}; }
  static Truth multiply(Truth a, Truth b) { return {uint8_t(a.byte != 0 && b.byte != 0)}; }
};
template <class T>
inline constexpr DType kDTypeOf = DTypeOf<T>::value;
template <>
inline constexpr DType kDTypeOf<Truth> = CTN_BOOL;
template <>
struct Step<int8_t> : Integer<int8_t> {};
template <>
struct Step<int16_t> : Integer<int16_t> {};
template <>
struct Step<int32_t> : Integer<int32_t> {};
template <>
struct Step<int64_t> : Integer<int64_t> {};
template <>
struct Step<uint16_t> : Integer<uint16_t> {};
template <>
struct Step<Half> {
  static Half add(Half a, Half b) { return to_half(to_float(a) + to_float(b)); }
  static Half multiply(Half a, Half b) { return to_half(to_float(a) * to_float(b)); }
};
template <>
struct Step<BFloat16> {
  static BFloat16 add(BFloat16 a, BFloat16 b) { return to_bfloat16(to_float(a) + to_float(b)); }
  static BFloat16 multiply(BFloat16 a, BFloat16 b) { return to_bfloat16(to_float(a) * to_float(b)); }
};

/// A 16-bit float as an integer of the same order, and whether it is a number.
struct Ordered {
  int value;
  bool number;

  template <class T>
  explicit Ordered(T x) {
    constexpr int infinity = std::is_same_v<T, Half> ? 0x7c00 : 0x7f80;
    const int magnitude = x.bits & 0x7fff;
    value = x.bits >> 15 ? -magnitude : magnitude;
    number = magnitude <= infinity;
  }
};

/// Whether x is the extremum of both, which is x if they are equal and the first NaN.
template <class T>
inline bool is_extremum(T x, T y, bool largest) {
  if constexpr (std::is_same_v<T, Truth>) {
    return largest ? x.byte : !x.byte;
  } else if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>) {
    const Ordered a(x), b(y);
    return !a.number || (b.number && (largest ? a.value >= b.value : a.value <= b.value));
  } else {
    return (largest ? x >= y : x <= y) | (x != x);
  }
}

/// The type of Step for a dtype's type.
template <class T>
using Stepped = std::conditional_t<std::is_same_v<T, bool>, Truth, T>;

}  // namespace catenary::cpu
