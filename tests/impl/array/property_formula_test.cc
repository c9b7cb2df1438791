// Tests of every operation of the table against formulas that share nothing with the kernels. Exact results
// are computed in the dtype of the loop (16-bit floats in float32, integers in 64 bits that are then
// truncated to the dtype), the others in long double, with an allowance of a few units in the last place.
#include "impl/dtype/op.h"
#include "impl/testing/values.h"
#include "tests/impl/array/property_support.h"

namespace catenary {
namespace {

/// The operands of one element and the expected result.
template <class T>
struct Element {
  std::string_view op;
  DType dtype;
  T a, b, c;
  int64_t count;  // second operand of ldexp
  T y = 0, second = 0;

  bool gives(T value) {
    y = value;
    return true;
  }
  bool gives(T value, T other) {
    y = value;
    second = other;
    return true;
  }
};

template <class T>
bool compare(Element<T>& e) {
  const T a = e.a, b = e.b;
  if (e.op == "greater") return e.gives(a > b);
  if (e.op == "greater_equal") return e.gives(a >= b);
  if (e.op == "less") return e.gives(a < b);
  if (e.op == "less_equal") return e.gives(a <= b);
  if (e.op == "equal") return e.gives(a == b);
  if (e.op == "not_equal") return e.gives(!(a == b));
  if (e.op == "logical_and") return e.gives(a != 0 && b != 0);
  if (e.op == "logical_or") return e.gives(a != 0 || b != 0);
  if (e.op == "logical_xor") return e.gives((a != 0) != (b != 0));
  if (e.op == "logical_not") return e.gives(a == 0);
  if (e.op == "positive") return e.gives(a);
  if (e.op == "select") return e.gives(a != 0 ? b : e.c);
  if (e.op == "relu_gradient") return e.gives(a > 0 ? b : T(0));
  return false;
}

// Floats: float or double.

template <class F>
F smaller(F a, F b) {
  return std::isnan(a) ? a : std::isnan(b) ? b : b < a ? b : a;
}
template <class F>
F larger(F a, F b) {
  return std::isnan(a) ? a : std::isnan(b) ? b : b > a ? b : a;
}

/// As in Python, the remainder has the sign of the divisor, and the quotient is a whole number.
template <class F>
void divide_down(F a, F b, F& quotient, F& rest) {
  rest = std::fmod(a, b);
  quotient = a / b;
  if (b == 0) return;
  F whole = (a - rest) / b;
  if (rest == 0) {
    rest = std::copysign(F(0), b);
  } else if ((b < 0) != (rest < 0)) {
    rest += b;
    whole -= 1;
  }
  quotient = whole == 0 ? std::copysign(F(0), a / b) : std::floor(whole);
  if (whole - quotient > F(0.5)) quotient += 1;
}

/// Numbers the 16-bit floats of both signs consecutively, with a single zero.
int order_of(uint16_t bits) { return bits & 0x8000 ? -(bits & 0x7fff) : bits; }

template <class H>
double next_half(H a, H b) {
  const double x = double(to_float(a)), y = double(to_float(b));
  if (std::isnan(x) || std::isnan(y)) return NAN;
  if (x == y) return x;
  const int next = order_of(a.bits) + (y > x ? 1 : -1);
  const uint16_t sign = next < 0 || (next == 0 && x < 0) ? 0x8000 : 0;
  return double(to_float(H{uint16_t(std::abs(next) | sign)}));
}

template <class F>
F next_of(DType dtype, F a, F b) {
  if (dtype == CTN_FLOAT16) return F(next_half(to_half(a), to_half(b)));
  if (dtype == CTN_BFLOAT16) return F(next_half(to_bfloat16(a), to_bfloat16(b)));
  return std::nextafter(a, b);
}

template <class F>
bool exact_float(Element<F>& e) {
  const F a = e.a, b = e.b;
  int exponent = 0;
  F first, rest;
  if (e.op == "add") return e.gives(a + b);
  if (e.op == "subtract") return e.gives(a - b);
  if (e.op == "multiply") return e.gives(a * b);
  if (e.op == "true_divide") return e.gives(a / b);
  if (e.op == "negative") return e.gives(-a);
  if (e.op == "absolute") return e.gives(std::fabs(a));
  if (e.op == "square") return e.gives(a * a);
  if (e.op == "sqrt") return e.gives(std::sqrt(a));
  if (e.op == "reciprocal") return e.gives(1 / a);
  if (e.op == "sign") return e.gives(std::isnan(a) ? a : F((a > 0) - (a < 0)));
  if (e.op == "relu") return e.gives(a < 0 ? F(0) : a);
  if (e.op == "maximum") return e.gives(larger(a, b));
  if (e.op == "minimum") return e.gives(smaller(a, b));
  if (e.op == "clip") {
    first = std::isnan(a) || a > b ? a : b;
    return e.gives(std::isnan(first) || first < e.c ? first : e.c);
  }
  if (e.op == "fmax") return e.gives(std::isnan(a) ? b : std::isnan(b) ? a : b > a ? b : a);
  if (e.op == "fmin") return e.gives(std::isnan(a) ? b : std::isnan(b) ? a : b < a ? b : a);
  if (e.op == "fmod") return e.gives(std::fmod(a, b));
  if (e.op == "floor") return e.gives(std::floor(a));
  if (e.op == "ceil") return e.gives(std::ceil(a));
  if (e.op == "trunc") return e.gives(std::trunc(a));
  if (e.op == "rint") return e.gives(std::nearbyint(a));
  if (e.op == "isnan") return e.gives(std::isnan(a));
  if (e.op == "isinf") return e.gives(std::isinf(a));
  if (e.op == "isfinite") return e.gives(std::isfinite(a));
  if (e.op == "signbit") return e.gives(std::signbit(a));
  if (e.op == "copysign") return e.gives(std::copysign(a, b));
  if (e.op == "heaviside") return e.gives(a == 0 ? b : std::isnan(a) ? a : F(a > 0));
  if (e.op == "nextafter") return e.gives(next_of(e.dtype, a, b));
  if (e.op == "ldexp")
    return e.gives(std::ldexp(a, int(std::min<int64_t>(std::max<int64_t>(e.count, -9999), 9999))));
  if (e.op == "modf") {
    rest = std::modf(a, &first);
    return e.gives(rest, first);
  }
  if (e.op == "frexp") {
    first = std::isfinite(a) ? std::frexp(a, &exponent) : a;
    return e.gives(first, F(exponent));
  }
  if (e.op == "floor_divide" || e.op == "remainder" || e.op == "divmod") {
    divide_down(a, b, first, rest);
    if (e.op == "divmod") return e.gives(first, rest);
    return e.gives(e.op == "remainder" ? rest : first);
  }
  return false;
}

using Long = long double;

/// A result in long double, the magnitude of its operands, in units of which rounding errors are measured,
/// and the largest intermediate value.
struct Close {
  Long y, scale, peak;
};

Long pi() { return acosl(-1); }

bool close_float(std::string_view op, Long a, Long b, Long c, Close& r) {
  auto gives = [&r](Long y, Long scale = 0, Long peak = 0) {
    r = {y, std::max(fabsl(y), scale), std::max(fabsl(y), std::max(scale, peak))};
    return true;
  };
  if (op == "exp") return gives(expl(a));
  if (op == "exp2") return gives(exp2l(a));
  if (op == "expm1") return gives(expm1l(a));
  if (op == "log") return gives(logl(a));
  if (op == "log2") return gives(log2l(a));
  if (op == "log10") return gives(log10l(a));
  if (op == "log1p") return gives(log1pl(a));
  if (op == "sin") return gives(sinl(a));
  if (op == "cos") return gives(cosl(a));
  if (op == "tan") return gives(tanl(a));
  if (op == "cbrt") return gives(cbrtl(a));
  if (op == "arcsin") return gives(asinl(a));
  if (op == "arccos") return gives(acosl(a));
  if (op == "arctan") return gives(atanl(a));
  if (op == "arctan2") return gives(atan2l(a, b));
  if (op == "sinh") return gives(sinhl(a));
  if (op == "cosh") return gives(coshl(a));
  if (op == "tanh") return gives(tanhl(a));
  if (op == "arcsinh") return gives(asinhl(a));
  if (op == "arccosh") return gives(acoshl(a));
  if (op == "arctanh") return gives(atanhl(a));
  if (op == "power") return gives(powl(a, b));
  if (op == "hypot") return gives(hypotl(a, b));
  if (op == "deg2rad") return gives(a * (pi() / 180));
  if (op == "rad2deg") return gives(a * (180 / pi()));
  if (op == "sigmoid") return gives(1 / (1 + expl(-a)));
  if (op == "multiply_add") return gives(a * b + c, fabsl(a * b) + fabsl(c));
  if (op == "tanh_gradient") return gives((1 - a * a) * b, (1 + a * a) * fabsl(b), a * a);
  if (op == "sigmoid_gradient") return gives(a * (1 - a) * b, fabsl(a) * (1 + fabsl(a)) * fabsl(b), a * a);
  if (op == "logaddexp" || op == "logaddexp2") {
    const Long unit = op == "logaddexp" ? 1 : logl(2), high = fmaxl(a, b), low = fminl(a, b);
    if (std::isnan(a) || std::isnan(b)) return gives(NAN);
    return gives(a == b ? a + logl(2) / unit : high + log1pl(expl((low - high) * unit)) / unit, fabsl(high));
  }
  return false;
}

// Integers: int64_t or uint64_t.

template <class T>
constexpr bool kSigned = std::is_same_v<T, int64_t>;

template <class T>
T quotient_down(T a, T b) {
  if (b == 0) return 0;
  if constexpr (kSigned<T>) {
    if (b == -1) return subtract(int64_t(0), a);
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
  }
  return a / b;
}

template <class T>
T rest_of(T a, T b) {
  return b == 0 || (kSigned<T> && b == T(-1)) ? T(0) : a % b;
}

template <class T>
T remainder_down(T a, T b) {
  const T rest = rest_of(a, b);
  if constexpr (kSigned<T>) return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
  return rest;
}

/// The greatest common divisor by Euclid's algorithm.
uint64_t divisor_of(uint64_t a, uint64_t b) { return b == 0 ? a : divisor_of(b, a % b); }

template <class T>
bool exact_integer(Element<T>& e) {
  const T a = e.a, b = e.b;
  const bool boolean = e.dtype == CTN_BOOL;
  const int bits = 8 * int(itemsize(e.dtype));
  if (e.op == "add") return e.gives(boolean ? T(a != 0 || b != 0) : T(uint64_t(a) + uint64_t(b)));
  if (e.op == "subtract") return e.gives(subtract(a, b));
  if (e.op == "multiply") return e.gives(T(uint64_t(a) * uint64_t(b)));
  if (e.op == "multiply_add") return e.gives(T(uint64_t(a) * uint64_t(b) + uint64_t(e.c)));
  if (e.op == "negative") return e.gives(subtract(T(0), a));
  if (e.op == "absolute") return e.gives(magnitude(a));
  if (e.op == "square") return e.gives(T(uint64_t(a) * uint64_t(a)));
  if (e.op == "sign") return e.gives(T((a > 0) - (a < 0)));
  if (e.op == "relu") return e.gives(a > 0 ? a : T(0));
  if (e.op == "maximum" || e.op == "fmax") return e.gives(std::max(a, b));
  if (e.op == "minimum" || e.op == "fmin") return e.gives(std::min(a, b));
  if (e.op == "clip") return e.gives(std::min(std::max(a, b), e.c));
  if (e.op == "floor_divide") return e.gives(quotient_down(a, b));
  if (e.op == "remainder") return e.gives(remainder_down(a, b));
  if (e.op == "divmod") return e.gives(quotient_down(a, b), remainder_down(a, b));
  if (e.op == "fmod") return e.gives(rest_of(a, b));
  if (e.op == "isnan" || e.op == "isinf") return e.gives(0);
  if (e.op == "isfinite") return e.gives(1);
  if (e.op == "bitwise_and") return e.gives(a & b);
  if (e.op == "bitwise_or") return e.gives(a | b);
  if (e.op == "bitwise_xor") return e.gives(a ^ b);
  if (e.op == "invert") return e.gives(boolean ? T(a == 0) : T(~a));
  if (e.op == "gcd" || e.op == "lcm") {
    const uint64_t x = uint64_t(magnitude(a)), y = uint64_t(magnitude(b)), divisor = divisor_of(x, y);
    return e.gives(T(e.op == "gcd" ? divisor : divisor == 0 ? 0 : x / divisor * y));
  }
  const bool inside = b >= 0 && b < T(bits);
  if (e.op == "left_shift") return e.gives(inside ? T(uint64_t(a) << int(b)) : T(0));
  if (e.op == "right_shift") {
    T y = a;
    for (T k = 0; k < (inside ? b : T(bits)); ++k) y = quotient_down(y, T(2));
    return e.gives(y);
  }
  if (e.op == "power") {
    uint64_t y = 1;
    for (T k = 0; k < b; ++k) y *= uint64_t(a);
    return e.gives(T(y));
  }
  if (e.op == "reciprocal") {
    const bool marked = kSigned<T> && bits >= 32;  // the result of converting an infinity on x86
    if (a == 0) return e.gives(marked ? T(uint64_t(1) << (bits - 1)) : T(0));
    return e.gives(a == 1 || a == T(-1) ? (kSigned<T> || a == 1 ? a : T(0)) : T(0));
  }
  return false;
}

template <class T>
bool formula(Element<T>& e, Close& close, bool& exact) {
  exact = compare(e);
  if constexpr (std::is_floating_point_v<T>) {
    exact = exact || exact_float(e);
    return exact || close_float(e.op, e.a, e.b, e.c, close);
  } else {
    return exact || (exact = exact_integer(e));
  }
}

std::vector<ArrayRef> call(Op op, const std::vector<ArrayRef>& in) {
  if (op_outputs(op) == 2) {
    auto pair = in.size() == 1 ? elementwise_pair(op, *in[0]) : elementwise_pair(op, *in[0], *in[1]);
    return {pair[0], pair[1]};
  }
  if (in.size() == 1) return {elementwise(op, *in[0])};
  if (in.size() == 2) return {elementwise(op, *in[0], *in[1])};
  return {elementwise(op, *in[0], *in[1], *in[2])};
}

template <class T>
void expect_exact(T expected, T got, DType dtype, const std::string& what) {
  if constexpr (std::is_floating_point_v<T>) {
    expected = T(narrow(double(expected), dtype));
    if (std::isnan(expected) && std::isnan(got)) return;
    EXPECT_TRUE(expected == got && std::signbit(expected) == std::signbit(got))
        << what << ": expected " << expected << ", got " << got;
  } else {
    EXPECT_EQ(narrow(expected, dtype), got) << what;
  }
}

/// Four units in the last place of the dtype, or one if float32 results are rounded to it, plus the same
/// number of smallest subnormals.
template <class T>
void expect_close(const Close& close, T got, DType dtype, const std::string& what) {
  if constexpr (std::is_floating_point_v<T>) {
    const Long largest = dtype == CTN_FLOAT16    ? 65504
                         : dtype == CTN_BFLOAT16 ? 0x1.fep127L
                         : dtype == CTN_FLOAT32  ? 0x1.fffffep127L
                                                 : 0x1.fffffffffffffp1023L;
    if (std::isnan(close.y) && std::isnan(got)) return;
    // Near the largest number either result may round to infinity, and cancellation may start from an
    // infinity.
    if (fabsl(close.y) > largest * (1 - 8 * epsilon(dtype)) && std::signbit(got) == std::signbit(close.y) &&
        (std::isinf(got) || std::fabs(got) > largest * (1 - 16 * epsilon(dtype))))
      return;
    if (close.peak > largest && !std::isfinite(got)) return;
    const Long least = dtype == CTN_FLOAT16 ? 0x1p-24L : dtype == CTN_FLOAT64 ? 0x1p-1074L : 0x1p-133L;
    const Long units = is_half(dtype) ? 1 : 4;
    EXPECT_LE(fabsl(Long(got) - close.y), close.scale * epsilon(dtype) * units + 2 * least)
        << what << ": expected " << close.y << ", got " << got;
  }
}

template <class T>
void check_formula(Draw& draw, Op op, DType dtype) {
  const int64_t n = 501;
  std::vector<ArrayRef> in;
  std::vector<std::vector<T>> values;
  std::vector<int64_t> counts(size_t(n), 0);
  for (int k = 0; k < op_inputs(op); ++k) {
    Style style;
    if (k == 1 && (op == Op::power || op == Op::ldexp || op_loops(op) == Loops::shift) &&
        (!is_float(dtype) || draw.one_in(2)))
      style.values = Values::small;
    in.push_back(copy(*draw_array(draw, {n}, op_input_dtype(op, k, dtype), style).view));
    const bool fixed_count = op == Op::ldexp && k == 1;
    if (fixed_count) counts = values_of<int64_t>(*in[1]);
    values.push_back(fixed_count ? std::vector<T>(size_t(n)) : values_of<T>(*in.back()));
  }
  const std::vector<ArrayRef> results = call(op, in);
  std::vector<std::vector<T>> got;
  for (const ArrayRef& result : results) got.push_back(values_of<T>(*result));
  for (size_t i = 0; i < size_t(n); ++i) {
    auto value = [&](size_t k) { return k < values.size() ? values[k][i] : T(0); };
    Element<T> e{op_name(op), dtype, value(0), value(1), value(2), counts[i]};
    Close close{};
    bool exact = false;
    ASSERT_TRUE(formula(e, close, exact)) << "there is no formula for " << op_name(op);
    const std::string what = std::string(op_name(op)) + " " + dtype_name(dtype) + " of " +
                             std::to_string(e.a) + ", " + std::to_string(e.b) + ", " + std::to_string(e.c) +
                             ", " + std::to_string(e.count);
    const bool boolean = op_result(op) == ResultType::boolean;
    if (exact)
      expect_exact(e.y, got[0][i], boolean && !std::is_floating_point_v<T> ? CTN_UINT8 : dtype, what);
    else
      expect_close(close, got[0][i], dtype, what);
    if (got.size() == 2) expect_exact(e.second, got[1][i], dtype, what + ", second result");
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(PropertyFormula, EveryOperationInEveryDtype) {
  int checked = 0;
  for (int i = 0; i < kOps; ++i) {
    for (DType dtype : kAllDTypes) {
      if (!has_loop(Op(i), dtype)) continue;
      ++checked;
      SCOPED_TRACE("seed " + std::to_string(i + 4001));
      Draw draw{uint64_t(i) + 4001};
      if (dtype == CTN_FLOAT64)
        check_formula<double>(draw, Op(i), dtype);
      else if (is_float(dtype))
        check_formula<float>(draw, Op(i), dtype);
      else if (is_signed_integer(dtype))
        check_formula<int64_t>(draw, Op(i), dtype);
      else
        check_formula<uint64_t>(draw, Op(i), dtype);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(checked, 500);
}

}  // namespace
}  // namespace catenary
