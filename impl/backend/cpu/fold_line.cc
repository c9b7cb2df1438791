// Folds of one vector number by number: each waits for the one before, so that vectors gain nothing.
#include "impl/backend/cpu/fold_line.h"

#include <cmath>
#include <cstring>
#include <type_traits>

#include "impl/backend/cpu/loops.h"
#include "impl/dtype/float16.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/bits.h"
#include "impl/kernels/divisors.h"
#include "impl/kernels/floating.h"

/// As the elementwise operations: 0 for a divisor of 0, and the smallest number divided by -1 wraps.
template <Op op, class T>
T divide_integers(T a, T b) {
  constexpr bool quotient = op == Op::floor_divide;
  if (b == 0) return 0;
  if constexpr (std::is_signed_v<T>) {
    if (b == T(-1)) return quotient ? T(uint64_t(0) - uint64_t(a)) : T(0);
    const T rest = T(a % b);
    const bool down = rest != 0 && (rest < 0) != (b < 0);
    if (quotient) return T(a / b - down);
    return op == Op::remainder && down ? T(rest + b) : rest;
  } else {
    return quotient ? T(a / b) : T(a % b);
  }
}

/// Whether a / b is so small that the result is known: a itself, or the quotient 0.
template <Op op, class T>
bool is_less(T a, T b) {
  if (!(std::fabs(a) < std::fabs(b))) return false;
  if constexpr (op == Op::fmod) return true;
  return op == Op::remainder ? (a > 0 && b > 0) || (a < 0 && b < 0) : b > 0 && !std::signbit(a);
}

/// The bits of infinity of the float with so many bits.
template <class U>
constexpr U kInfinity = sizeof(U) == 4 ? U(0x7f800000) : U(0x7ff0000000000000);

/// 1, and 0 and infinity for positive exponents, which powers keep.
template <class T>
bool stays(T a, T exponent) {
  return a == T(1) || (exponent > T(0) && a + a == a && !std::signbit(a));
}

/// The result of the loop for two numbers.
template <class T>
T by_loop(Loop loop, T a, T b) {
  T result;
  loop(&a, &b, nullptr, &result, nullptr, 1);
  return result;
}

template <Op op, class T>
T next(Loop loop, T a, T b) {
  if constexpr (op == Op::copysign) return Copysign()(a, b);
  if constexpr (op == Op::nextafter) return next_after_bits(a, b, T(kInfinity<T>));
  if constexpr (op == Op::gcd) return a == T(1) ? a : Gcd()(a, b);
  if constexpr (op == Op::lcm) return Lcm()(a, b);
  if constexpr (op == Op::left_shift) {  // by masks, because branches would fail
    const Wrap<T> inside = Wrap<T>(Wrap<T>(0) - Wrap<T>(Wrap<T>(b) < bit_count<T>));
    return T((Wrap<T>(a) << (Wrap<T>(b) & (bit_count<T> - 1))) & inside);
  }
  if constexpr (op == Op::right_shift) return RightShift()(a, b);
  if constexpr (op == Op::heaviside) return a == T(0) ? b : a != a ? a : T(a > T(0));
  if constexpr (op == Op::true_divide) return a / b;
  if constexpr (op == Op::power) {
    if constexpr (std::is_integral_v<T>)
      return T(a | 1) != T(1) ? Power()(a, b) : b == 0 ? T(1) : a;
    else
      return stays(a, b) ? a : by_loop(loop, a, b);
  }
  if constexpr (op == Op::floor_divide || op == Op::remainder || op == Op::fmod) {
    if constexpr (std::is_integral_v<T>)
      return divide_integers<op>(a, b);
    else if (is_less<op>(a, b))
      return op == Op::floor_divide ? T(0) : a;
    else
      return by_loop(loop, a, b);
  }
}

template <Op op, class T>
void one_by_one(const FoldLine& line) {
  const char* x = line.x;
  char* y = line.y;
  T value;
  std::memcpy(&value, y, sizeof(T));
  for (int64_t k = 0; k < line.count; ++k, x += line.along_x) {
    T other;
    std::memcpy(&other, x, sizeof(T));
    value = next<op>(line.loop, value, other);
    y += line.along_y;
    std::memcpy(y, &value, sizeof(T));
  }
}

/// Any operation of two truth values, each of which keeps, sets, clears or inverts the value before.
void truths(const FoldLine& line) {
  const uint8_t before[] = {0, 0, 1, 1}, element[] = {0, 1, 0, 1};
  uint8_t after[4];
  line.loop(before, element, nullptr, after, nullptr, 4);
  const unsigned from_false = after[0], changes = after[0] ^ after[1], flips = after[0] ^ after[2],
                 flips_change = flips ^ after[1] ^ after[3];
  const char* x = line.x;
  char* y = line.y;
  unsigned value = *y != 0;
  for (int64_t k = 0; k < line.count; ++k, x += line.along_x) {
    const unsigned other = *x != 0;
    value = (from_false ^ (changes & other)) ^ (value & (flips ^ (flips_change & other)));
    y += line.along_y;
    *y = char(value);
  }
}

enum Kinds { kFloats = 1, kWideIntegers = 2, kShortIntegers = 4 };
constexpr int kIntegers = kWideIntegers | kShortIntegers, kNumbers = kFloats | kIntegers;

template <class T>
constexpr int kKind = std::is_floating_point_v<T>                         ? kFloats
                      : !std::is_integral_v<T> || std::is_same_v<T, bool> ? 0
                      : sizeof(T) >= 4                                    ? kWideIntegers
                                                                          : kShortIntegers;

template <Op op, int kinds, class T>
constexpr FoldOneByOne line() {
  if constexpr ((kinds & kKind<T>) != 0)
    return one_by_one<op, T>;
  else
    return nullptr;
}

template <Op op, int kinds>
FoldOneByOne find(DType dtype) {
#define CTN_LINE(CODE, TYPE, ...) line<op, kinds, TYPE>(),
  static constexpr FoldOneByOne lines[] = {CTN_DTYPES(CTN_LINE)};
#undef CTN_LINE
  return lines[dtype];
}

}  // namespace

FoldOneByOne find_one_by_one(Op op, DType dtype) {
  switch (op) {
    case Op::true_divide:
      return find<Op::true_divide, kFloats>(dtype);
    case Op::copysign:
      return find<Op::copysign, kFloats>(dtype);
    case Op::nextafter:
      return dtype == CTN_FLOAT32   ? one_by_one<Op::nextafter, uint32_t>
             : dtype == CTN_FLOAT64 ? one_by_one<Op::nextafter, uint64_t>
                                    : nullptr;
    case Op::heaviside:
      return find<Op::heaviside, kFloats>(dtype);
    case Op::floor_divide:
      return find<Op::floor_divide, kNumbers>(dtype);
    case Op::remainder:
      return find<Op::remainder, kNumbers>(dtype);
    case Op::fmod:
      return find<Op::fmod, kNumbers>(dtype);
    case Op::power:
      return find<Op::power, kNumbers>(dtype);
    case Op::gcd:
      return find<Op::gcd, kWideIntegers>(dtype);
    case Op::lcm:
      return find<Op::lcm, kWideIntegers>(dtype);
    case Op::left_shift:
      return find<Op::left_shift, kIntegers>(dtype);
    case Op::right_shift:
      return find<Op::right_shift, kIntegers>(dtype);
    case Op::equal:
    case Op::not_equal:
    case Op::less:
    case Op::less_equal:
    case Op::greater:
    case Op::greater_equal:
      return dtype == CTN_BOOL ? truths : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace catenary::cpu
