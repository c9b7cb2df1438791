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

template <Op op>
struct FunctorOf;
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  template <>                                        \
  struct FunctorOf<Op::NAME> {                       \
    using type = struct FUNCTOR;                     \
  };
#include "impl/dtype/generated/ops.inc"

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

enum Kinds { kFloats = 1, kWideIntegers = 2, kShortIntegers = 4 };
constexpr int kIntegers = kWideIntegers | kShortIntegers, kNumbers = kFloats | kIntegers;

/// For which numbers an operation takes few cycles, or is not one of vectors.
constexpr int short_kinds(Op op) {
  switch (op) {
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::maximum:
    case Op::minimum:
    case Op::fmax:
    case Op::fmin:
      return kNumbers;
    case Op::bitwise_and:
    case Op::bitwise_or:
    case Op::bitwise_xor:
    case Op::left_shift:
    case Op::right_shift:
    case Op::gcd:
    case Op::lcm:
      return kIntegers;
    case Op::copysign:
      return kFloats;
    default:
      return 0;
  }
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

/// Adds to the exponent, if both numbers are normal.
template <class T>
T scale(T a, int64_t n) {
  using Format = MathFormat<T>;
  const auto bits = math_bits(a);
  const int64_t most = 2 * Format::bias, exponent = int64_t((bits >> Format::mantissa) & unsigned(most + 1));
  const bool inside =
      exponent > 0 && exponent <= most && n > -most && n < most && exponent + n > 0 && exponent + n <= most;
  if (!inside) return Ldexp()(a, n);
  return math_from_bits(decltype(bits)(bits + (static_cast<decltype(bits)>(n) << Format::mantissa)));
}

template <Op op, class T, class Other>
T next(Loop loop, T a, Other b) {
  if constexpr (op == Op::ldexp) return scale(a, b);
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
  if constexpr (short_kinds(op) != 0) return typename FunctorOf<op>::type()(a, b);
}

template <class T>
T read(const char* from) {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

/// One step of numbers.
template <Op op, class T, class Other = T>
struct Numbers {
  using Value = T;
  using Element = Other;
  using Kept = T;
  static T start(const char* y) { return read<T>(y); }
  Loop loop;
  T operator()(T a, Other b) const { return next<op>(loop, a, b); }
};

/// One step of any operation of two truth values, each of which keeps, sets, clears or inverts the value
/// before.
struct Truths {
  using Value = unsigned char;
  using Element = unsigned char;
  using Kept = unsigned;  // 0 or 1
  static Kept start(const char* y) { return *y != 0; }
  explicit Truths(Loop loop) {
    const uint8_t before[] = {0, 0, 1, 1}, element[] = {0, 1, 0, 1};
    uint8_t after[4];
    loop(before, element, nullptr, after, nullptr, 4);
    from_false = after[0];
    changes = after[0] ^ after[1];
    flips = after[0] ^ after[2];
    flips_change = flips ^ after[1] ^ after[3];
  }
  Kept operator()(Kept value, Element element) const {
    const unsigned other = element != 0;
    return (from_false ^ (changes & other)) ^ (value & (flips ^ (flips_change & other)));
  }
  unsigned from_false, changes, flips, flips_change;
};

template <class Step>
void one_by_one(const FoldLine& line) {
  using Value = typename Step::Value;
  const Step step{line.loop};
  const int64_t count = line.count, along_x = line.along_x, along_y = line.along_y;
  const char* x = line.x;
  char* y = line.y;
  typename Step::Kept kept = Step::start(y);
  for (int64_t k = 0; k < count; ++k, x += along_x) {
    kept = step(kept, read<typename Step::Element>(x));
    const Value value = Value(kept);
    y += along_y;
    std::memcpy(y, &value, sizeof(value));
  }
}

template <class Step>
void segments(const FoldSegments& s) {
  using Value = typename Step::Value;
  const Step step{s.loop};
  const int64_t along_x = s.along_x;
  char* y = s.y;
  for (int64_t i = 0; i < s.count; ++i, y += s.along_y) {
    const char* x = s.x + s.from[i] * along_x;
    typename Step::Kept kept = Step::start(x);
    for (int64_t left = s.to[i] - s.from[i] - 1; left > 0; --left) {
      x += along_x;
      kept = step(kept, read<typename Step::Element>(x));
    }
    const Value value = Value(kept);
    std::memcpy(y, &value, sizeof(value));
  }
}

template <class T>
constexpr int kKind = std::is_floating_point_v<T>                         ? kFloats
                      : !std::is_integral_v<T> || std::is_same_v<T, bool> ? 0
                      : sizeof(T) >= 4                                    ? kWideIntegers
                                                                          : kShortIntegers;

/// The functions for a type that belongs to these kinds of numbers.
template <Op op, int kinds, class T>
constexpr FoldOneByOne line() {
  if constexpr ((kinds & kKind<T>) != 0) return one_by_one<Numbers<op, T>>;
  return nullptr;
}
template <Op op, int kinds, class T>
constexpr FoldSegmentsOneByOne line_of_segments() {
  if constexpr ((kinds & kKind<T>) != 0) return segments<Numbers<op, T>>;
  return nullptr;
}

template <Op op, int kinds>
FoldOneByOne find(DType dtype) {
#define CTN_LINE(CODE, TYPE, ...) line<op, kinds, TYPE>(),
  static constexpr FoldOneByOne lines[] = {CTN_DTYPES(CTN_LINE)};
#undef CTN_LINE
  return lines[dtype];
}

template <Op op>
FoldLines short_lines(DType dtype) {
  if constexpr (short_kinds(op) != 0) {
#define CTN_LINE(CODE, TYPE, ...) \
  {line<op, short_kinds(op), TYPE>(), line_of_segments<op, short_kinds(op), TYPE>()},
    static constexpr FoldLines lines[] = {CTN_DTYPES(CTN_LINE)};
#undef CTN_LINE
    return lines[dtype];
  }
  return {};
}

}  // namespace

FoldLines find_short_lines(Op op, DType dtype) {
  if (dtype == CTN_BOOL) {
    if (!op_is_plain(op) || op_output_dtype(op, 0, dtype) != CTN_BOOL) return {};
    return {one_by_one<Truths>, segments<Truths>};
  }
  switch (op) {
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  case Op::NAME:                                     \
    return short_lines<Op::NAME>(dtype);
#include "impl/dtype/generated/ops.inc"
    default:
      return {};
  }
}

FoldOneByOne find_one_by_one(Op op, DType dtype) {
  switch (op) {
    case Op::true_divide:
      return find<Op::true_divide, kFloats>(dtype);
    case Op::copysign:
      return find<Op::copysign, kFloats>(dtype);
    case Op::nextafter:
      return dtype == CTN_FLOAT32   ? one_by_one<Numbers<Op::nextafter, uint32_t>>
             : dtype == CTN_FLOAT64 ? one_by_one<Numbers<Op::nextafter, uint64_t>>
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
    case Op::ldexp:
      return dtype == CTN_FLOAT32   ? one_by_one<Numbers<Op::ldexp, float, int64_t>>
             : dtype == CTN_FLOAT64 ? one_by_one<Numbers<Op::ldexp, double, int64_t>>
                                    : nullptr;
    case Op::equal:
    case Op::not_equal:
    case Op::less:
    case Op::less_equal:
    case Op::greater:
    case Op::greater_equal:
      return dtype == CTN_BOOL ? one_by_one<Truths> : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace catenary::cpu
