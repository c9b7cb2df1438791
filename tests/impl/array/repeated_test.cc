// Operands that only repeat, divisions by one number, shifts of bytes, powers of two, and updates and
// searches among equal elements, which have ways of their own, against naive loops.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "impl/array/indexing.h"
#include "impl/array/manipulation.h"
#include "impl/array/sorting.h"
#include "impl/dtype/op.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

template <class T>
ArrayRef array_of(const std::vector<T>& values) {
  const int64_t n = int64_t(values.size());
  return from_data(values.data(), {&n, 1}, DTypeOf<T>::value, cpu_backend());
}

template <class T>
std::vector<T> list_of(const Array& a) {
  std::vector<T> values(static_cast<size_t>(a.size()));
  to_data(a, values.data());
  return values;
}

std::vector<char> bytes_of(const Array& a) {
  std::vector<char> bytes(static_cast<size_t>(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

TEST(Repeated, OperandsAlongTheFirstAxis) {
  std::mt19937 random(1);
  for (DType dtype : kAllDTypes)
    for (std::vector<int64_t> shape :
         {std::vector<int64_t>{5000, 5}, {37, 1000}, {5, 4001}, {3, 2, 3000}, {9, 7, 200}, {70000, 3}}) {
      SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(shape[0]));
      const Shape whole = {shape.data(), shape.size()}, row = {shape.data() + 1, shape.size() - 1};
      int64_t count = 1;
      for (int64_t length : row) count *= length;
      std::vector<double> values(static_cast<size_t>(count));
      for (double& v : values) v = double(random() % 7);
      const ArrayRef x = astype(*reshape(*array_of(values), row), dtype);
      for (double& v : values) v = double(random() % 3 + 1);
      const ArrayRef y = astype(*reshape(*array_of(values), row), dtype);
      const ArrayRef xs = broadcast_to(*x, whole), ys = broadcast_to(*y, whole);
      const ArrayRef x_copy = copy(*xs), y_copy = copy(*ys);
      const std::vector<char> one = bytes_of(*x), all = bytes_of(*x_copy);
      for (size_t i = 0; i < all.size(); ++i) ASSERT_EQ(all[i], one[i % one.size()]);
      for (Op op : {Op::maximum, Op::equal, Op::true_divide, Op::multiply})
        ASSERT_EQ(bytes_of(*elementwise(op, *xs, *ys)), bytes_of(*elementwise(op, *x_copy, *y_copy)));
      ASSERT_EQ(bytes_of(*elementwise(Op::exp, *xs)), bytes_of(*elementwise(Op::exp, *x_copy)));
      for (DType to : {CTN_BOOL, CTN_INT16, CTN_FLOAT16, CTN_FLOAT64})
        ASSERT_EQ(bytes_of(*astype(*xs, to)), bytes_of(*astype(*x_copy, to)));
    }
}

template <class T>
T floored(T a, T b, bool quotient) {
  if (b == 0) return 0;
  if (std::is_signed_v<T> && b == T(-1)) return quotient ? T(uint64_t(0) - uint64_t(a)) : T(0);
  T q = T(a / b), r = T(a % b);
  if (r != 0 && (r < 0) != (b < 0)) {
    q = T(q - 1);
    r = T(r + b);
  }
  return quotient ? q : r;
}

template <class T>
void expect_quotients(const std::vector<T>& a, const std::vector<T>& b) {
  const ArrayRef x = array_of(a), y = array_of(b);
  const auto quotients = list_of<T>(*elementwise(Op::floor_divide, *x, *y));
  const auto rests = list_of<T>(*elementwise(Op::remainder, *x, *y));
  const auto truncated = list_of<T>(*elementwise(Op::fmod, *x, *y));
  for (size_t i = 0; i < a.size(); ++i) {
    ASSERT_EQ(quotients[i], floored(a[i], b[i], true)) << +a[i] << " by " << +b[i];
    ASSERT_EQ(rests[i], floored(a[i], b[i], false)) << +a[i] << " by " << +b[i];
    const bool special = b[i] == 0 || (std::is_signed_v<T> && b[i] == T(-1));
    ASSERT_EQ(truncated[i], special ? T(0) : T(a[i] % b[i])) << +a[i] << " by " << +b[i];
  }
}

template <class T>
void check_division() {
  SCOPED_TRACE(dtype_name(DTypeOf<T>::value));
  using Limits = std::numeric_limits<T>;
  std::mt19937_64 random(2);
  const auto number = [&](int bits) { return T(int64_t(random()) >> (64 - bits)); };
  const int widest = 8 * int(sizeof(T));
  std::vector<T> divisors = {
      0, 1, T(-1), 2, 3, 7, T(-3), 10, Limits::max(), Limits::min(), T(Limits::max() / 2)};
  for (int bits = 2; bits <= widest; ++bits) divisors.push_back(number(bits));
  for (int bits : {6, 30, 49, 51, 64}) {
    std::vector<T> a, b;
    for (int i = 0; i < 700; ++i) a.push_back(number(std::min(bits, widest)));
    for (T edge : {Limits::min(), Limits::max(), T(0), T(-1)})
      if (bits >= widest) a.push_back(edge);
    for (T divisor : divisors) {
      // Multiples and their neighbors have the quotients that are rounded most easily to a wrong side.
      for (size_t i = 0; i < 300 && divisor != 0; ++i)
        a[i] = T(uint64_t(T(a[i] / divisor == 0 ? 1 : a[i] / (divisor == T(-1) ? 1 : divisor))) *
                     uint64_t(divisor) +
                 uint64_t(i % 3) - 1);
      expect_quotients(a, std::vector<T>(a.size(), divisor));
      b.push_back(divisor);
    }
    while (b.size() < a.size()) b.push_back(number(1 + int(random() % unsigned(widest))));
    expect_quotients(a, b);
  }
}

TEST(Repeated, Divisors) {
  check_division<int8_t>();
  check_division<int16_t>();
  check_division<int32_t>();
  check_division<int64_t>();
  check_division<uint8_t>();
  check_division<uint32_t>();
  check_division<uint64_t>();
}

TEST(Repeated, ShiftsOfBytes) {
  std::vector<int8_t> a, b;
  for (int x = -128; x < 128; ++x)
    for (int count = -128; count < 128; ++count) {
      a.push_back(int8_t(x));
      b.push_back(int8_t(count));
    }
  const auto left = list_of<int8_t>(*elementwise(Op::left_shift, *array_of(a), *array_of(b)));
  const auto right = list_of<int8_t>(*elementwise(Op::right_shift, *array_of(a), *array_of(b)));
  std::vector<uint8_t> c(a.begin(), a.end()), d(b.begin(), b.end());
  const auto up = list_of<uint8_t>(*elementwise(Op::left_shift, *array_of(c), *array_of(d)));
  const auto down = list_of<uint8_t>(*elementwise(Op::right_shift, *array_of(c), *array_of(d)));
  for (size_t i = 0; i < a.size(); ++i) {
    const bool inside = b[i] >= 0 && b[i] < 8;
    ASSERT_EQ(left[i], inside ? int8_t(uint8_t(a[i]) << b[i]) : 0) << +a[i] << " by " << +b[i];
    ASSERT_EQ(right[i], inside ? a[i] >> b[i] : a[i] < 0 ? -1 : 0) << +a[i] << " by " << +b[i];
    ASSERT_EQ(up[i], inside ? uint8_t(c[i] << d[i]) : 0) << +c[i] << " by " << +d[i];
    ASSERT_EQ(down[i], inside ? c[i] >> d[i] : 0) << +c[i] << " by " << +d[i];
  }
}

TEST(Repeated, PowersOfTwo) {
  const float numbers[] = {
      0.0f,     -0.0f,     1.0f, -1.5f, 0x1.fffffep127f, 0x1p-149f, -0x1.234568p-130f, 0x1.000002p-126f,
      INFINITY, -INFINITY, NAN};
  std::vector<float> x;
  std::vector<int64_t> count;
  for (float number : numbers)
    for (int64_t n = -1100; n <= 1100; ++n) {
      x.push_back(number);
      count.push_back(n == 1100 ? INT64_MAX : n == -1100 ? INT64_MIN : n);
    }
  const auto y = list_of<float>(*elementwise(Op::ldexp, *array_of(x), *array_of(count)));
  for (size_t i = 0; i < y.size(); ++i) {
    const float expected = std::ldexp(x[i], int(std::clamp<int64_t>(count[i], -2000, 2000)));
    ASSERT_TRUE(std::isnan(expected) ? std::isnan(y[i]) : std::memcmp(&y[i], &expected, sizeof(float)) == 0)
        << x[i] << " by " << count[i] << ": " << y[i];
  }
}

TEST(Repeated, UpdatesOfRowsWithNaN) {
  std::mt19937 random(3);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double kinds[] = {0.0, -0.0, 1, -1, 2, nan, -nan, std::numeric_limits<double>::infinity(), -5, 3};
  for (DType dtype : kAllDTypes)
    for (int64_t row : {1, 3, 8, 9})
      for (Op op : {Op::add, Op::multiply, Op::maximum, Op::minimum}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + op_name(op) + " " + std::to_string(row));
        const int64_t places = 3, n = 1500;
        const auto drawn = [&](int64_t rows) {
          std::vector<double> values(static_cast<size_t>(rows * row));
          for (double& v : values) v = is_float(dtype) ? kinds[random() % 10] : double(random() % 3);
          const int64_t shape[] = {rows, row};
          return astype(*reshape(*array_of(values), {shape, 2}), dtype);
        };
        const ArrayRef a = drawn(places), value = drawn(n), expected = copy(*a);
        std::vector<int64_t> at(n);
        for (size_t i = 0; i < at.size(); ++i) at[i] = i % 200 < 100 ? 1 : int64_t(random() % 3);
        for (size_t i = 0; i < at.size(); ++i) {
          const ArrayRef x = slice_axis(*expected, 0, at[i], at[i] + 1),
                         y = slice_axis(*value, 0, int64_t(i), int64_t(i) + 1);
          elementwise_into(op, *copy(*x), *y, *x);
        }
        const ctn_index item = {CTN_INDEX_ARRAY, 0, 0, 0};
        const ArrayRef positions = array_of(at);
        const Array* arrays[] = {positions.get()};
        combine_at(op, *a, {&item, 1}, {arrays, 1}, value.get());
        const auto got = list_of<double>(*astype(*a, CTN_FLOAT64)),
                   wanted = list_of<double>(*astype(*expected, CTN_FLOAT64));
        for (size_t i = 0; i < got.size(); ++i)
          ASSERT_TRUE(got[i] == wanted[i] || (std::isnan(got[i]) && std::isnan(wanted[i])))
              << got[i] << " for " << wanted[i];
      }
}

TEST(Repeated, FewSmallest) {
  std::mt19937 random(5);
  for (DType dtype : kAllDTypes)
    for (int64_t n : {3, 16, 17, 100, 5000})
      for (std::vector<int64_t> kth : {std::vector<int64_t>{1}, {0, 15}, {2, 16}, {7}}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(n));
        if (kth.back() >= n) continue;
        std::vector<double> values(static_cast<size_t>(n));
        for (size_t i = 0; i < values.size(); ++i)
          values[i] = dtype == CTN_BOOL               ? double(random() % 2)
                      : i % 9 == 5 && is_float(dtype) ? NAN
                                                      : 90 - double(i % 50);
        const ArrayRef x = astype(*array_of(values), dtype);
        const auto sorted = list_of<double>(*astype(*sort(*x, 0), CTN_FLOAT64));
        const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
        const auto check = [&](std::vector<double> got) {
          for (int64_t k : kth) {
            ASSERT_TRUE(same(got[size_t(k)], sorted[size_t(k)])) << got[size_t(k)];
            for (size_t i = 0; i < got.size(); ++i) {
              const bool before = int64_t(i) < k, number = !std::isnan(got[i]);
              ASSERT_FALSE(before ? got[i] > sorted[size_t(k)] : number && got[i] < sorted[size_t(k)]);
            }
          }
          std::sort(got.begin(), got.end(),
                    [](double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); });
          for (size_t i = 0; i < got.size(); ++i) ASSERT_TRUE(same(got[i], sorted[i]));
        };
        const Span<const int64_t> places = {kth.data(), kth.size()};
        check(list_of<double>(*astype(*partition(*x, places, 0), CTN_FLOAT64)));
        check(list_of<double>(*astype(*take(*x, *argpartition(*x, places, 0), 0), CTN_FLOAT64)));
      }
}

TEST(Repeated, FirstExtremumOfLongLines) {
  std::mt19937 random(4);
  for (int64_t n : {1, 15, 60, 300, 316, 1023, 1024, 1025, 5000, 9000})
    for (int kinds : {1, 2, 1000}) {
      std::vector<double> values(static_cast<size_t>(2 * n));
      for (double& v : values) v = double(int(random() % unsigned(kinds))) - 1;
      for (DType dtype : {CTN_INT8, CTN_INT32, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(n));
        const int64_t shape[] = {2, n};
        for (bool with_nan : {false, true}) {
          if (with_nan && !is_float(dtype)) continue;
          if (with_nan) values[size_t(n / 2)] = values[size_t(n - 1)] = std::nan("");
          const ArrayRef x = astype(*reshape(*array_of(values), {shape, 2}), dtype);
          const auto plain = list_of<double>(*astype(*x, CTN_FLOAT64));
          const auto most = list_of<int64_t>(*argmax(*x, 1, false)),
                     least = list_of<int64_t>(*argmin(*x, 1, false));
          for (int64_t line = 0; line < 2; ++line) {
            int64_t high = 0, low = 0;
            const double* v = plain.data() + line * n;
            for (int64_t i = 1; i < n; ++i) {
              if (v[i] > v[high] || (std::isnan(v[i]) && !std::isnan(v[high]))) high = i;
              if (v[i] < v[low] || (std::isnan(v[i]) && !std::isnan(v[low]))) low = i;
            }
            ASSERT_EQ(most[size_t(line)], high);
            ASSERT_EQ(least[size_t(line)], low);
          }
        }
        if (n > 1) values[size_t(n / 2)] = values[size_t(n - 1)] = 0;
        if (n == 1) values[0] = 0;
      }
    }
}

// Of all elements, the first extremum is in the first of the parts that repeat.
TEST(Repeated, FirstExtremumOfAll) {
  std::mt19937 random(6);
  std::vector<double> values(60);
  for (double& v : values) v = double(int(random() % 20));
  const int64_t whole[] = {3, 4, 5, 3, 4};
  for (unsigned repeats = 0; repeats < 32; ++repeats) {
    SmallVector<int64_t, 8> shape;
    for (int d = 0; d < 5; ++d) shape.push_back(repeats >> d & 1 ? 1 : whole[d]);
    int64_t size = 1;
    for (int64_t d : shape) size *= d;
    std::vector<double> some(size_t(size), 0);
    for (size_t i = 0; i < some.size(); ++i) some[i] = values[i * 7 % 60];
    const ArrayRef x = broadcast_to(*reshape(*array_of(some), {shape.data(), 5}), {whole, 5});
    const auto plain = list_of<double>(*copy(*x));
    const auto high = std::max_element(plain.begin(), plain.end()) - plain.begin();
    const auto low = std::min_element(plain.begin(), plain.end()) - plain.begin();
    EXPECT_EQ(item_i64(*argmax(*x, CTN_AXIS_NONE, false), {}), high) << repeats;
    EXPECT_EQ(item_i64(*argmin(*x, CTN_AXIS_NONE, false), {}), low) << repeats;
  }
}

}  // namespace
}  // namespace catenary
