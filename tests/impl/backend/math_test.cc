// Tests of the accuracy of the vectorized elementary functions, in units in the last place.
#include "gtest/gtest.h"

#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

namespace catenary {
namespace {

#include "impl/kernels/math.h"

using Exact = long double;

struct Interval {
  double low;
  double high;
};

/// The distance of `got` from the exact value in units in the last place of T, including subnormals; 0 for a
/// correct special value, infinity for a wrong one.
template <class T>
double distance(T got, Exact want) {
  constexpr double wrong = std::numeric_limits<double>::infinity();
  const T rounded = T(want);
  if (std::isnan(want)) return std::isnan(got) ? 0 : wrong;
  if (got == rounded) return std::signbit(got) == std::signbit(rounded) ? 0 : wrong;
  if (std::isnan(got) || std::isinf(want)) return wrong;
  const T largest = std::numeric_limits<T>::max();
  if (std::isinf(got)) got = std::copysign(largest, got);
  int exponent;
  std::frexp(want, &exponent);
  const int digits = std::numeric_limits<T>::digits;
  exponent = std::max(exponent, std::numeric_limits<T>::min_exponent);
  return double(std::fabs(Exact(got) - want) / std::ldexp(Exact(1), exponent - digits));
}

template <class T>
std::vector<T> special_values() {
  using L = std::numeric_limits<T>;
  std::vector<T> values = {
      0, T(0.5), 1, 2, 3, T(7.25), T(1e-10), T(1e10), 1 + L::epsilon(), 1 - L::epsilon() / 2};
  for (T v : {L::min(), L::denorm_min(), L::max(), L::infinity(), L::quiet_NaN()}) values.push_back(v);
  const size_t positive = values.size();
  for (size_t i = 0; i < positive; ++i) values.push_back(-values[i]);
  return values;
}

template <class T>
class MathTest : public ::testing::Test {
 protected:
  static constexpr bool is_float = sizeof(T) == 4;

  T uniform(Interval range) {
    return T(std::uniform_real_distribution<double>(range.low, range.high)(random_));
  }

  T any_bits() {
    MathBits<T> bits = MathBits<T>(random_());
    T x;
    std::memcpy(&x, &bits, sizeof(x));
    return x;
  }

  template <class F, class R>
  void check(double bound, F f, R reference, const std::vector<Interval>& ranges) {
    std::vector<T> inputs = special_values<T>();
    for (const Interval& range : ranges)
      for (int i = 0; i < samples; ++i) inputs.push_back(uniform(range));
    for (int i = 0; i < samples; ++i) inputs.push_back(any_bits());
    for (T x : inputs) {
      const T y = f(x);
      const Exact want = reference(Exact(x));
      ASSERT_LE(distance(y, want), bound) << "at " << x << ": " << y << " instead of " << want;
    }
  }

  template <class F, class R>
  void check_pairs(double bound, F f, R reference, const std::vector<std::pair<Interval, Interval>>& ranges) {
    std::vector<std::pair<T, T>> inputs;
    for (T x : special_values<T>())
      for (T y : special_values<T>()) inputs.emplace_back(x, y);
    for (const auto& [first, second] : ranges)
      for (int i = 0; i < samples; ++i) inputs.emplace_back(uniform(first), uniform(second));
    for (int i = 0; i < samples; ++i) inputs.emplace_back(any_bits(), any_bits());
    for (auto [x, y] : inputs) {
      const T z = f(x, y);
      const Exact want = reference(x, y);
      ASSERT_LE(distance(z, want), bound) << "at " << x << ", " << y << ": " << z << " instead of " << want;
    }
  }

  static constexpr int samples = 20000;
  std::mt19937_64 random_{7};
};

using Types = ::testing::Types<float, double>;
TYPED_TEST_SUITE(MathTest, Types);

#define UNARY(name) [](auto x) { return math_##name(x); }
#define BINARY(name) [](auto x, auto y) { return math_##name(x, y); }
#define UNARY_SLOW(name) \
  [](auto x) { return math_##name##_slow(x) ? math_##name##_scalar(x) : math_##name(x); }
#define BINARY_SLOW(name) \
  [](auto x, auto y) { return math_##name##_slow(x, y) ? math_##name##_scalar(x, y) : math_##name(x, y); }
#define EXACT(function) [](Exact x) { return function(x); }
#define EXACT2(function) [](Exact x, Exact y) { return function(x, y); }

TYPED_TEST(MathTest, Exponentials) {
  const Interval all = this->is_float ? Interval{-105, 90} : Interval{-750, 711};
  const Interval end = this->is_float ? Interval{-104, -86} : Interval{-746, -707};
  const std::vector<Interval> ranges = {all, end, {-5, 5}, {-1, 1}, {-0.1, 0.1}};
  this->check(1.5, UNARY(exp), EXACT(std::exp), ranges);
  this->check(1.5, UNARY(exp2), EXACT(std::exp2), {all, end, {-1080, 1025}, {-1, 1}});
  this->check(2, UNARY(expm1), EXACT(std::expm1), ranges);
  this->check(2, UNARY(sinh), EXACT(std::sinh), ranges);
  this->check(2, UNARY(cosh), EXACT(std::cosh), ranges);
  this->check(2, UNARY(tanh), EXACT(std::tanh), ranges);
  this->check(
      2, UNARY(sigmoid), [](Exact x) { return 1 / (1 + std::exp(-x)); }, ranges);
}

TYPED_TEST(MathTest, Logarithms) {
  const std::vector<Interval> ranges = {
      {0, 10}, {0.5, 2}, {0.9, 1.1}, {0, 1e30}, {0, this->is_float ? 1e-38 : 1e-307}};
  this->check(1.5, UNARY(log), EXACT(std::log), ranges);
  this->check(1.5, UNARY(log2), EXACT(std::log2), ranges);
  this->check(1.5, UNARY(log10), EXACT(std::log10), ranges);
  this->check(1.5, UNARY(log1p), EXACT(std::log1p),
              {{-1, 10}, {-0.5, 1}, {-0.1, 0.1}, {-1e-5, 1e-5}, {0, 1e30}});
  this->check(2, UNARY(arcsinh), EXACT(std::asinh), {{-5, 5}, {-0.1, 0.1}, {-1e4, 1e4}, {-1e10, 1e10}});
  this->check(2, UNARY(arccosh), EXACT(std::acosh), {{1, 5}, {1, 1.001}, {1, 1e4}, {1, 1e10}});
  this->check(2, UNARY(arctanh), EXACT(std::atanh), {{-1, 1}, {-0.1, 0.1}, {0.999, 1}});
}

TYPED_TEST(MathTest, Angles) {
  const std::vector<Interval> ranges = {{-3, 3}, {-0.1, 0.1}, {-100, 100}, {-3e4, 3e4}, {-1e7, 1e7}};
  this->check(1.7, UNARY_SLOW(sin), EXACT(std::sin), ranges);
  this->check(1.7, UNARY_SLOW(cos), EXACT(std::cos), ranges);
  this->check(1.7, UNARY_SLOW(tan), EXACT(std::tan), ranges);
  for (int i = -20000; i <= 20000; ++i) {
    const TypeParam x = TypeParam(i * 97 * Exact(1.57079632679489661923L));
    ASSERT_LE(distance(UNARY_SLOW(sin)(x), std::sin(Exact(x))), 1.7) << x;
    ASSERT_LE(distance(UNARY_SLOW(cos)(x), std::cos(Exact(x))), 1.7) << x;
    ASSERT_LE(std::fabs(math_sin(x)), 1) << x;
    ASSERT_LE(std::fabs(math_cos(x)), 1) << x;
    ASSERT_LE(distance(UNARY_SLOW(tan)(x), std::tan(Exact(x))), 1.7) << x;
  }
}

TYPED_TEST(MathTest, InverseAngles) {
  const std::vector<Interval> ranges = {{-1, 1}, {-0.1, 0.1}, {0.5, 0.6}, {0.999, 1}, {-1, -0.999}};
  this->check(1.5, UNARY(arcsin), EXACT(std::asin), ranges);
  this->check(1.5, UNARY(arccos), EXACT(std::acos), ranges);
  this->check(1.5, UNARY(arctan), EXACT(std::atan), {{-1, 1}, {-5, 5}, {-1e7, 1e7}, {-1e30, 1e30}});
  const Interval small = {-1e-38, 1e-38};
  const Interval large = {-1e38, 1e38};
  this->check_pairs(
      1.5, BINARY(arctan2), EXACT2(std::atan2),
      {{{-5, 5}, {-5, 5}}, {{-1, 1}, {-1e3, 1e3}}, {small, small}, {large, large}, {{1, 1.1}, {1, 1.1}}});
}

TYPED_TEST(MathTest, Powers) {
  const double end = this->is_float ? 150 : 1074;
  this->check_pairs(
      1, BINARY(power), EXACT2(std::pow),
      {{{0, 5}, {-3, 3}}, {{0.9, 1.1}, {-end, end}}, {{0.5, 2}, {-end, end}}, {{0, 1e30}, {-4, 4}}});
  for (int base = -12; base <= 12; ++base)
    for (int exponent = -9; exponent <= 9; ++exponent)
      ASSERT_LE(
          distance(math_power(TypeParam(base), TypeParam(exponent)), std::pow(Exact(base), Exact(exponent))),
          1)
          << base << "^" << exponent;
  const double held = this->is_float ? 0x1p24 : 0x1p53;
  for (int base = -40; base <= 40; ++base)
    for (double exact = 1, exponent = 0; std::fabs(exact) <= held && exponent < 60; ++exponent, exact *= base)
      ASSERT_EQ(math_power(TypeParam(base), TypeParam(exponent)), TypeParam(exact))
          << base << "^" << exponent;
  this->check_pairs(1.5, BINARY(hypot), EXACT2(std::hypot),
                    {{{-5, 5}, {-5, 5}}, {{-1e-38, 1e-38}, {-1e-38, 1e-38}}, {{-1e38, 1e38}, {-1e38, 1e38}}});
  this->check(0.5, UNARY(sqrt), EXACT(std::sqrt), {{0, 5}});
  this->check(1, UNARY(cbrt), EXACT(std::cbrt), {{-5, 5}, {-1e30, 1e30}, {-1e-37, 1e-37}});
  for (int root = -250; root <= 250; ++root)
    ASSERT_EQ(math_cbrt(TypeParam(root * root * root)), TypeParam(root)) << root;
  this->check(1.5, UNARY(erf), EXACT(std::erf), {{-5, 5}, {-1, 1}, {0.9, 1.1}, {-7, 7}});
}

TYPED_TEST(MathTest, Rounding) {
  const std::vector<Interval> ranges = {{-1, 1}, {-5, 5}, {-1e8, 1e8}, {-1e16, 1e16}};
  this->check(0, UNARY(floor), EXACT(std::floor), ranges);
  this->check(0, UNARY(ceil), EXACT(std::ceil), ranges);
  this->check(0, UNARY(trunc), EXACT(std::trunc), ranges);
  this->check(0, UNARY(rint), EXACT(std::rint), ranges);
  for (TypeParam x : {-2.5, -1.5, -0.5, 0.5, 1.5, 2.5}) EXPECT_EQ(math_rint(x), std::rint(x));
}

template <class T>
T python_remainder(T a, T b) {
  const T m = std::fmod(a, b);
  if (m == 0) return std::copysign(T(0), b);
  return (m < 0) != (b < 0) ? m + b : m;
}

template <class T>
T python_floor_divide(T a, T b) {
  if (b == 0) return a / b;
  const T m = std::fmod(a, b);
  T d = (a - m) / b;
  if (m != 0 && (m < 0) != (b < 0)) d -= 1;
  if (d == 0) return std::copysign(T(0), a / b);
  const T f = std::floor(d);
  return d - f > T(0.5) ? f + 1 : f;
}

TYPED_TEST(MathTest, FlooredDivision) {
  const std::vector<std::pair<Interval, Interval>> ranges = {
      {{-5, 5}, {-3, 3}}, {{-1e10, 1e10}, {-1, 1}}, {{-1e6, 1e6}, {-1e-3, 1e-3}}, {{-1, 1}, {-1e5, 1e5}}};
  this->check_pairs(
      0, BINARY_SLOW(remainder), [](auto x, auto y) { return Exact(python_remainder(x, y)); }, ranges);
  this->check_pairs(
      0, BINARY_SLOW(floor_divide), [](auto x, auto y) { return Exact(python_floor_divide(x, y)); }, ranges);
  for (int a = -50; a <= 50; ++a) {
    for (int b = -7; b <= 7; ++b) {
      const TypeParam x = TypeParam(a);
      const TypeParam y = TypeParam(b);
      ASSERT_EQ(distance(math_remainder(x, y), Exact(python_remainder(x, y))), 0) << a << " % " << b;
      ASSERT_EQ(distance(math_floor_divide(x, y), Exact(python_floor_divide(x, y))), 0) << a << " // " << b;
    }
  }
}

TYPED_TEST(MathTest, SumsOfExponentials) {
  const auto natural = [](Exact x, Exact y) {
    if (x == y) return x + std::log(Exact(2));
    return std::isnan(x - y) ? x + y : std::fmax(x, y) + std::log1p(std::exp(-std::fabs(x - y)));
  };
  const auto binary = [](Exact x, Exact y) {
    if (x == y) return x + 1;
    const Exact rest = std::log1p(std::exp2(-std::fabs(x - y))) / std::log(Exact(2));
    return std::isnan(x - y) ? x + y : std::fmax(x, y) + rest;
  };
  // The negative ranges keep the result away from 0, where terms of opposite signs cancel.
  const Interval positive = {0, 1e3};
  const Interval negative = {-1e3, -2};
  for (const Interval& range : {Interval{0, 5}, positive, negative}) {
    for (int i = 0; i < this->samples; ++i) {
      const TypeParam x = this->uniform(range);
      const TypeParam y = this->uniform(range);
      ASSERT_LE(distance(math_logaddexp(x, y), natural(x, y)), 2) << x << ", " << y;
      ASSERT_LE(distance(math_logaddexp2(x, y), binary(x, y)), 2) << x << ", " << y;
    }
  }
  const TypeParam infinity = std::numeric_limits<TypeParam>::infinity();
  for (TypeParam x : {infinity, -infinity, TypeParam(NAN), TypeParam(0), TypeParam(1)}) {
    for (TypeParam y : {infinity, -infinity, TypeParam(NAN), TypeParam(0), TypeParam(1)}) {
      ASSERT_LE(distance(math_logaddexp(x, y), natural(x, y)), 1) << x << ", " << y;
      ASSERT_LE(distance(math_logaddexp2(x, y), binary(x, y)), 1) << x << ", " << y;
    }
  }
}

struct SinWithSlowPath {
  template <class T>
  T operator()(T x) const {
    return math_sin(x);
  }
  template <class T>
  bool slow(T x) const {
    return math_sin_slow(x);
  }
  template <class T>
  T scalar(T x) const {
    return math_sin_scalar(x);
  }
};

TYPED_TEST(MathTest, RemaindersOfHugeQuotientsAreExact) {
  using T = TypeParam;
  std::mt19937_64 random(1);
  for (int i = 0; i < 200000; ++i) {
    const T x = math_from_bits(MathBits<T>(random())), y = math_from_bits(MathBits<T>(random()));
    const T got = math_fmod_scalar(x, y), expected = std::fmod(x, y);
    if (std::isnan(expected)) {
      ASSERT_TRUE(std::isnan(got)) << x << ' ' << y;
    } else {
      ASSERT_EQ(got, expected) << x << ' ' << y;
      ASSERT_EQ(std::signbit(got), std::signbit(expected)) << x << ' ' << y;
    }
  }
  for (const T x : special_values<T>())
    for (const T y : special_values<T>()) {
      const T got = math_fmod_scalar(x, y), expected = std::fmod(x, y);
      ASSERT_TRUE(got == expected || (std::isnan(got) && std::isnan(expected))) << x << ' ' << y;
    }
}

struct RemainderWithSlowPath {
  template <class T>
  T operator()(T x, T y) const {
    return math_remainder(x, y);
  }
  template <class T>
  bool slow(T x, T y) const {
    return math_remainder_slow(x, y);
  }
  template <class T>
  T scalar(T x, T y) const {
    return math_remainder_scalar(x, y);
  }
};

TYPED_TEST(MathTest, MapsUseTheSlowPathWhereNeeded) {
  for (int64_t n : {0, 1, 255, 256, 257, 1000}) {
    std::vector<TypeParam> x(n), y(n), z(n);
    for (int64_t i = 0; i < n; ++i) x[i] = i % 300 == 299 ? TypeParam(1e20) : TypeParam(i) / 8;
    for (int64_t i = 0; i < n; ++i) y[i] = TypeParam(i % 11) - 5;
    math_map2(RemainderWithSlowPath(), x.data(), y.data(), z.data(), n);
    for (int64_t i = 0; i < n; ++i) ASSERT_EQ(distance(z[i], Exact(python_remainder(x[i], y[i]))), 0) << i;
    z = x;
    math_map1(SinWithSlowPath(), z.data(), z.data(), n);
    for (int64_t i = 0; i < n; ++i) ASSERT_LE(distance(z[i], std::sin(Exact(x[i]))), 2) << i;
  }
}

}  // namespace
}  // namespace catenary
