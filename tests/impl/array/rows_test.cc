// Rows whose operands repeat or are converted, ends of rows, copies out of arrays and whole vectors of
// functions, against the same computed another way.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "impl/array/indexing.h"
#include "impl/array/manipulation.h"
#include "impl/dtype/float16.h"
#include "impl/dtype/op.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class RowsTest : public EverySimdLevel {};

template <class T>
ArrayRef array_of(const std::vector<T>& values, DType dtype = DTypeOf<T>::value) {
  const int64_t n = int64_t(values.size());
  return from_data(values.data(), {&n, 1}, dtype, cpu_backend());
}

std::vector<char> bytes_of(const Array& a) {
  const ArrayRef whole = contiguous(a);
  std::vector<char> bytes(static_cast<size_t>(a.nbytes()));
  if (!bytes.empty()) std::memcpy(bytes.data(), whole->data(), bytes.size());
  return bytes;
}

ArrayRef matrix(std::mt19937& random, int64_t rows, int64_t columns, DType dtype) {
  std::vector<double> values(static_cast<size_t>(rows * columns));
  for (double& v : values) v = double(random() % 11);
  const int64_t shape[] = {rows, columns};
  return astype(*reshape(*array_of(values), {shape, 2}), dtype);
}

ArrayRef part(const Array& a, int64_t columns) {
  const ctn_index items[] = {{CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1},
                             {CTN_INDEX_SLICE, 0, columns, 1}};
  return get_item(a, {items, 2});
}

TEST_P(RowsTest, ColumnsAreRepeatedAlongRows) {
  std::mt19937 random(1);
  for (DType dtype : kAllDTypes)
    for (int64_t n : {129, 200, 400, 1000, 1024, 1030}) {
      SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(n));
      const int64_t rows = 90, shape[] = {rows, n};
      const ArrayRef x = part(*matrix(random, rows, n + 16, dtype), n),
                     column = matrix(random, rows, 1, dtype);
      const ArrayRef x_copy = copy(*x), whole = copy(*broadcast_to(*column, {shape, 2}));
      for (Op op : {Op::maximum, Op::multiply, Op::less}) {
        ASSERT_EQ(bytes_of(*elementwise(op, *x, *column)), bytes_of(*elementwise(op, *x_copy, *whole)));
        ASSERT_EQ(bytes_of(*elementwise(op, *column, *x)), bytes_of(*elementwise(op, *whole, *x_copy)));
      }
      // A result in the other order and in another dtype.
      const ArrayRef transposed =
          astype(*transpose(*matrix(random, n, rows, dtype), {nullptr, 0}), CTN_FLOAT64);
      elementwise_into(Op::multiply, *x, *column, *transposed);
      ASSERT_EQ(bytes_of(*transposed),
                bytes_of(*astype(*elementwise(Op::multiply, *x_copy, *whole), CTN_FLOAT64)));
    }
}

/// Numbers of all magnitudes, and those at which functions change.
template <class T, class Bits>
std::vector<T> numbers(std::mt19937_64& random, size_t count) {
  std::vector<T> values(count);
  for (size_t i = 0; i < count; ++i) {
    const Bits bits = Bits(random());
    std::memcpy(&values[i], &bits, sizeof(T));
    if (i % 2) values[i] = T(std::ldexp(double(random() % 4001) / 2000 - 1, int(random() % 20) - 10));
  }
  for (T special :
       {T(0), -T(0), T(1), T(-1), std::numeric_limits<T>::infinity(), -std::numeric_limits<T>::infinity(),
        std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::denorm_min(),
        std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), std::sqrt(T(2)), std::sqrt(T(0.5))})
    values.push_back(special);
  return values;
}

template <class T>
void expect_same(const Array& a, const Array& b, const std::vector<T>& x, const char* what) {
  const T *first = reinterpret_cast<const T*>(a.data()), *second = reinterpret_cast<const T*>(b.data());
  for (size_t i = 0; i < x.size(); ++i)
    ASSERT_TRUE(std::memcmp(&first[i], &second[i], sizeof(T)) == 0 ||
                (std::isnan(double(first[i])) && std::isnan(double(second[i]))))
        << what << " of " << x[i] << " is " << first[i] << ", not " << second[i];
}

template <class T, class Bits>
void check_functions() {
  std::mt19937_64 random(2);
  for (size_t count : {size_t{1}, size_t{5}, size_t{16}, size_t{23}, size_t{40000}}) {
    const std::vector<T> x = numbers<T, Bits>(random, count);
    const ArrayRef a = array_of(x);
    for (Op op : {Op::exp, Op::exp2, Op::expm1, Op::log, Op::log2, Op::log10, Op::log1p, Op::sinh, Op::cosh,
                  Op::arcsinh, Op::arccosh, Op::arctanh, Op::arcsin, Op::arccos, Op::arctan, Op::sigmoid}) {
      cpu::set_simd_level_for_test(cpu::SimdLevel::avx512);
      const ArrayRef wide = elementwise(op, *a);
      cpu::set_simd_level_for_test(cpu::SimdLevel::avx2);
      expect_same(*wide, *elementwise(op, *a), x, op_name(op));
    }
  }
}

TEST(Rows, FunctionsOfVectorsAreThoseOfNumbers) {
  const cpu::SimdLevel before = cpu::simd_level();
  check_functions<float, uint32_t>();
  check_functions<double, uint64_t>();
  cpu::set_simd_level_for_test(before);
}

template <class T, class Bits>
void check_powers() {
  std::mt19937_64 random(11);
  for (size_t count : {size_t{1}, size_t{5}, size_t{16}, size_t{150}, size_t{40000}}) {
    std::vector<T> x = numbers<T, Bits>(random, count), y = numbers<T, Bits>(random, count);
    std::shuffle(y.begin(), y.end(), random);
    for (size_t i = 0; i < count; ++i) {
      if (i % 3) x[i] = std::abs(x[i]);
      if (i % 5 == 0) y[i] = T(int(random() % 13)) - T(6);
      if (i % 7 == 0) x[i] = T(1) + T(int(random() % 2001) - 1000) / T(30000);
      if (i % 7 == 0) y[i] *= T(100);
    }
    const ArrayRef a = array_of(x), b = array_of(y);
    cpu::set_simd_level_for_test(cpu::SimdLevel::avx512);
    const ArrayRef wide = elementwise(Op::power, *a, *b), in_place = copy(*a), second = copy(*b);
    elementwise_into(Op::power, *in_place, *b, *in_place);
    elementwise_into(Op::power, *a, *second, *second);
    cpu::set_simd_level_for_test(cpu::SimdLevel::avx2);
    expect_same(*wide, *elementwise(Op::power, *a, *b), x, "power");
    expect_same(*in_place, *wide, x, "power in place of the base");
    expect_same(*second, *wide, x, "power in place of the exponent");
  }
}

TEST(Rows, PowersOfVectorsAreThoseOfNumbers) {
  const cpu::SimdLevel before = cpu::simd_level();
  check_powers<float, uint32_t>();
  check_powers<double, uint64_t>();
  cpu::set_simd_level_for_test(before);
}

/// The distance of y from the exact value in units in its last place.
template <class T>
double units(T y, long double exact) {
  constexpr T largest = std::numeric_limits<T>::max();
  if (std::isinf(y) && std::fabs(exact) >= largest) return 0;
  int exponent;
  std::frexp(exact, &exponent);
  exponent = std::max(exponent, std::numeric_limits<T>::min_exponent) - std::numeric_limits<T>::digits;
  return double(std::fabs(y - exact) / std::ldexp(1.0L, exponent));
}

template <class T>
void check_power_accuracy() {
  std::mt19937_64 random(14);
  const double end = sizeof(T) == 4 ? 150 : 1074;
  const double ranges[][4] = {{0, 5, -3, 3},
                              {0.9, 1.1, -end, end},
                              {0.5, 2, -end, end},
                              {0, 1e30, -4, 4},
                              {0.98, 1.02, -3 * end, 3 * end},
                              {1, 1.05, 0, 13 * end},
                              {0.999, 1.001, -60 * end, 60 * end}};
  for (const auto& r : ranges) {
    std::vector<T> x(50000), y(x.size());
    for (T& value : x) value = T(std::uniform_real_distribution<double>(r[0], r[1])(random));
    for (T& value : y) value = T(std::uniform_real_distribution<double>(r[2], r[3])(random));
    const ArrayRef powers = elementwise(Op::power, *array_of(x), *array_of(y));
    const T* z = reinterpret_cast<const T*>(powers->data());
    for (size_t i = 0; i < x.size(); ++i)
      ASSERT_LE(units(z[i], std::pow(static_cast<long double>(x[i]), static_cast<long double>(y[i]))), 1)
          << x[i] << "^" << y[i] << " is not " << z[i];
  }
  std::vector<T> bases, exponents, exact;
  for (int base = -40; base <= 40; ++base) {
    double power = 1;
    for (int k = 0; std::fabs(power) <= (sizeof(T) == 4 ? 0x1p24 : 0x1p53) && k < 60; ++k, power *= base) {
      bases.push_back(T(base));
      exponents.push_back(T(k));
      exact.push_back(T(power));
    }
  }
  const ArrayRef powers = elementwise(Op::power, *array_of(bases), *array_of(exponents));
  expect_same(*powers, *array_of(exact), bases, "power");
}

TEST_P(RowsTest, PowersAreAccurate) {
  check_power_accuracy<float>();
  check_power_accuracy<double>();
}

template <class T>
void check_accuracy(Op op, long double (*exact)(long double), double bound, double range) {
  std::mt19937_64 random(15);
  std::vector<T> x(100000);
  for (size_t i = 0; i < x.size(); ++i)
    x[i] = T(std::uniform_real_distribution<double>(-range, range)(random) / (i % 3 ? 1 : 1 + double(i)));
  const ArrayRef results = elementwise(op, *array_of(x));
  const T* y = reinterpret_cast<const T*>(results->data());
  for (size_t i = 0; i < x.size(); ++i)
    ASSERT_LE(units(y[i], exact(x[i])), bound) << op_name(op) << " of " << x[i] << " is not " << y[i];
}

template <class T, class Bits>
void check_accuracy_of_functions() {
  using Exact = long double;
  const auto logistic = [](Exact x) { return 1 / (1 + std::exp(-x)); };
  check_accuracy<T>(
      Op::arcsin, [](Exact x) { return std::asin(x); }, 1.5, 1);
  check_accuracy<T>(
      Op::arccos, [](Exact x) { return std::acos(x); }, 1.5, 1);
  for (double range : {1.0, 5.0, 1e7, 1e30})
    check_accuracy<T>(
        Op::arctan, [](Exact x) { return std::atan(x); }, 1.5, range);
  for (double range : {1.0, 20.0, sizeof(T) == 4 ? 103.0 : 745.0})
    check_accuracy<T>(Op::sigmoid, logistic, 2, range);
  std::mt19937_64 random(16);
  const std::vector<T> y = numbers<T, Bits>(random, 100000), x = numbers<T, Bits>(random, 100000);
  const ArrayRef angles = elementwise(Op::arctan2, *array_of(y), *array_of(x));
  const T* angle = reinterpret_cast<const T*>(angles->data());
  for (size_t i = 0; i < x.size(); ++i) {
    const Exact exact = std::atan2(Exact(y[i]), Exact(x[i]));
    if (std::isnan(exact))
      ASSERT_TRUE(std::isnan(angle[i]));
    else
      ASSERT_LE(units(angle[i], exact), 1.5) << "arctan2 of " << y[i] << " and " << x[i];
  }
}

TEST_P(RowsTest, FunctionsAreAccurate) {
  check_accuracy_of_functions<float, uint32_t>();
  check_accuracy_of_functions<double, uint64_t>();
}

template <class T>
void check_roots(const std::vector<T>& x) {
  std::vector<T> wanted(x.size());
  for (size_t i = 0; i < x.size(); ++i) wanted[i] = std::sqrt(x[i]);
  expect_same(*elementwise(Op::sqrt, *array_of(x)), *array_of(wanted), x, "sqrt");
}

TEST_P(RowsTest, RootsAreRoundedCorrectly) {
  std::mt19937_64 random(12);
  check_roots(numbers<float, uint32_t>(random, 100000));
  check_roots(numbers<double, uint64_t>(random, 100000));
  // Every root of a float has one of these fractions.
  std::vector<float> x(1 << 20);
  for (uint32_t first = 0x3f800000; first < 0x40800000; first += uint32_t(x.size())) {
    for (uint32_t i = 0; i < x.size(); ++i) {
      const uint32_t bits = first + i;
      std::memcpy(&x[i], &bits, sizeof(bits));
    }
    check_roots(x);
  }
}

/// Roots of doubles that are nearest to the middle of two doubles: an odd number of 54 bits is that of the
/// middle, and its square differs little from a double if the last bits of both are equal but for the last
/// few.
TEST_P(RowsTest, RootsNearMiddlesAreRoundedCorrectly) {
  std::vector<double> x;
  const auto add_near = [&](uint64_t middle) {
    const unsigned __int128 square = static_cast<unsigned __int128>(middle) * middle;
    const int shift = square >> 107 ? 55 : 54;
    for (int64_t step : {-1, 0, 1, 2}) {
      const double y = double(uint64_t(square >> shift) + uint64_t(step));
      for (int power : {-800, -54, 0, 1, 54, 900}) x.push_back(std::ldexp(y, shift % 2 + 2 * (power / 2)));
    }
  };
  for (int64_t offset = -2047; offset < 2048; offset += 8) {
    uint64_t root =
        1;  // of the offset, which is 1 more than a multiple of 8, modulo ever higher powers of two
    for (int bit = 3; bit < 56; ++bit)
      if ((root * root - uint64_t(offset)) >> bit & 1) root += uint64_t{1} << (bit - 1);
    const uint64_t half = uint64_t{1} << 53, range = half - 1;
    for (uint64_t r : {root, uint64_t{0} - root}) {
      for (uint64_t k : {uint64_t{0}, half / 2}) add_near(half | ((r + k) & range));
    }
  }
  std::mt19937_64 random(13);
  for (int i = 0; i < 100000; ++i) add_near(uint64_t{1} << 53 | random() >> 11 | 1);
  check_roots(x);
}

TEST_P(RowsTest, BytesDividedByOneNumber) {
  std::vector<int8_t> x(300), quotients(x.size()), rests(x.size());
  for (size_t i = 0; i < x.size(); ++i) x[i] = int8_t(int(i % 256) - 128);
  for (int divisor = -128; divisor < 128; ++divisor) {
    if (divisor == 0) continue;
    const std::vector<int8_t> divisors(x.size(), int8_t(divisor));
    for (size_t i = 0; i < x.size(); ++i) {
      const double quotient = std::floor(double(x[i]) / divisor);
      quotients[i] = int8_t(int(quotient));
      rests[i] = int8_t(x[i] - int(quotient) * divisor);
    }
    const ArrayRef a = array_of(x), b = array_of(divisors);
    ASSERT_EQ(bytes_of(*elementwise(Op::floor_divide, *a, *b)), bytes_of(*array_of(quotients))) << divisor;
    ASSERT_EQ(bytes_of(*elementwise(Op::remainder, *a, *b)), bytes_of(*array_of(rests))) << divisor;
  }
}

TEST_P(RowsTest, PowersOfTwo) {
  std::mt19937_64 random(3);
  std::vector<double> x = numbers<double, uint64_t>(random, 5000);
  std::vector<int64_t> n(x.size());
  for (size_t i = 0; i < n.size(); ++i)
    n[i] = i % 5 == 0 ? int64_t(random()) : int64_t(random() % 4600) - 2300;
  const auto expected = [](auto value, int64_t count) {
    const int bounded = int(std::clamp<int64_t>(count, -10000, 10000));
    return std::ldexp(value, bounded);
  };
  const ArrayRef powers = array_of(n), y = elementwise(Op::ldexp, *array_of(x), *powers);
  std::vector<double> wanted(x.size());
  for (size_t i = 0; i < x.size(); ++i) wanted[i] = expected(x[i], n[i]);
  expect_same(*y, *array_of(wanted), x, "ldexp");
  std::vector<float> shorter(x.begin(), x.end()), wanted_shorter(x.size());
  for (size_t i = 0; i < x.size(); ++i) wanted_shorter[i] = expected(shorter[i], n[i]);
  expect_same(*elementwise(Op::ldexp, *array_of(shorter), *powers), *array_of(wanted_shorter), shorter,
              "ldexp");
}

TEST_P(RowsTest, DoublesAreRoundedToHalvesOnce) {
  std::mt19937_64 random(4);
  std::vector<double> x = numbers<double, uint64_t>(random, 3000);
  for (uint32_t bits = 0; bits < 0x7c00; bits += 7) {
    const double low = to_float(Half{uint16_t(bits)}), high = to_float(Half{uint16_t(bits + 1)});
    const double middle = low + (high - low) / 2;
    for (double value : {middle, std::nextafter(middle, 0.0), std::nextafter(middle, 1e300), -middle})
      x.push_back(value);
  }
  for (double value : {3.3895313892515355e38, 3.39e38, 3.5e38, -1e300, 65519.999, 65520.0, 0x1p-25})
    x.push_back(value);
  const ArrayRef a = array_of(x), half = astype(*a, CTN_FLOAT16), brain = astype(*a, CTN_BFLOAT16);
  for (size_t i = 0; i < x.size(); ++i) {
    ASSERT_EQ(reinterpret_cast<const Half*>(half->data())[i].bits, to_half(x[i]).bits) << x[i];
    ASSERT_EQ(reinterpret_cast<const BFloat16*>(brain->data())[i].bits, to_bfloat16(x[i]).bits) << x[i];
  }
}

TEST_P(RowsTest, FloatsAreRoundedToBrainFloats) {
  std::mt19937_64 random(5);
  for (size_t count : {3u, 17u, 33u, 3000u}) {
    std::vector<float> x = numbers<float, uint32_t>(random, count);
    for (uint32_t low : {0x7fffu, 0x8000u, 0x8001u, 0x18000u, 0x17fffu, 0x7f7fffffu, 0x7f800001u}) {
      float value;
      std::memcpy(&value, &low, sizeof(value));
      x.push_back(value);
    }
    const ArrayRef brain = astype(*array_of(x), CTN_BFLOAT16);
    for (size_t i = 0; i < x.size(); ++i)
      ASSERT_EQ(reinterpret_cast<const BFloat16*>(brain->data())[i].bits, to_bfloat16(x[i]).bits) << x[i];
  }
}

TEST_P(RowsTest, SignsOfIntegers) {
  std::mt19937 random(9);
  for (DType dtype : kAllDTypes) {
    if (is_float(dtype)) continue;
    for (int64_t columns : {1, 70, 900}) {
      const ArrayRef shifted = matrix(random, 60, columns + 3, CTN_INT64);
      const ArrayRef x =
          astype(*elementwise_scalar(Op::subtract, *part(*shifted, columns), int64_t{5}, false), dtype);
      const bool is_signed = is_signed_integer(dtype);
      const ArrayRef negative = elementwise_scalar(Op::less, *astype(*x, CTN_INT64), int64_t{0}, false);
      const ArrayRef none = elementwise(Op::isnan, *astype(*x, CTN_INT64));
      const ArrayRef signs = elementwise(Op::signbit, *x);
      ASSERT_EQ(signs->dtype(), CTN_BOOL);
      ASSERT_EQ(bytes_of(*signs), bytes_of(is_signed ? *negative : *none)) << dtype_name(dtype);
      const ArrayRef numbers = empty_like(*x, CTN_FLOAT32);
      elementwise_into(Op::signbit, *x, *numbers);
      ASSERT_EQ(bytes_of(*numbers), bytes_of(*astype(*signs, CTN_FLOAT32))) << dtype_name(dtype);
    }
  }
}

TEST_P(RowsTest, ConversionsOfRepeatedElements) {
  std::mt19937 random(10);
  for (DType from : {CTN_INT8, CTN_INT32, CTN_FLOAT16, CTN_FLOAT64})
    for (DType to : {CTN_BOOL, CTN_INT16, CTN_BFLOAT16, CTN_FLOAT32})
      for (int64_t n : {2, 30, 400}) {
        const int64_t across[] = {70, 3, n}, along[] = {3, n, 90};
        const ArrayRef x = matrix(random, 3, n, from);
        for (const ArrayRef& repeated :
             {broadcast_to(*x, {across, 3}), broadcast_to(*expand_dims(*x, 2), {along, 3})}) {
          const ArrayRef result = astype(*repeated, to);
          ASSERT_EQ(bytes_of(*result), bytes_of(*astype(*copy(*repeated), to)));
          const ArrayRef other = asfortranarray(*repeated, to);
          ASSERT_EQ(bytes_of(*other), bytes_of(*result));
        }
      }
}

TEST_P(RowsTest, CopiesOfReversedRowsInTheOtherOrder) {
  std::mt19937 random(6);
  for (DType dtype : {CTN_INT8, CTN_INT16, CTN_INT32, CTN_FLOAT64})
    for (int64_t rows : {3, 16, 37, 700})
      for (int64_t columns : {5, 64, 131, 2100}) {
        const ArrayRef x = matrix(random, rows, columns, dtype);
        const int64_t axis = 1;
        const ArrayRef reversed = flip(*x, {&axis, 1}), other = asfortranarray(*reversed, CTN_DTYPE_NONE);
        const auto in = bytes_of(*x), out = bytes_of(*transpose(*other, {nullptr, 0}));
        const size_t item = itemsize(dtype);
        for (int64_t i = 0; i < rows; ++i)
          for (int64_t j = 0; j < columns; ++j)
            ASSERT_EQ(std::memcmp(&in[size_t(i * columns + columns - 1 - j) * item],
                                  &out[size_t(j * rows + i) * item], item),
                      0)
                << i << " " << j;
      }
}

TEST(Rows, DataOfStridedArrays) {
  std::mt19937 random(7);
  for (DType dtype : kAllDTypes) {
    const ArrayRef x = matrix(random, 40, 70, dtype), t = transpose(*x, {nullptr, 0});
    const auto wanted = bytes_of(*copy(*t));
    std::vector<char> out(wanted.size() + 8);
    for (size_t shift : {size_t{0}, size_t{1}}) {  // memory need not be aligned
      to_data(*t, out.data() + shift, wanted.size());
      ASSERT_EQ(std::memcmp(out.data() + shift, wanted.data(), wanted.size()), 0) << dtype_name(dtype);
    }
    to_data(*t, x->data(), wanted.size());  // nor other memory
    ASSERT_EQ(bytes_of(*x), wanted);
  }
}

TEST(Rows, JoinsKeepTheOrderInMemory) {
  std::mt19937 random(11);
  const ArrayRef x = matrix(random, 5, 7, CTN_INT32), y = matrix(random, 5, 7, CTN_INT32);
  const ArrayRef s = transpose(*x, {nullptr, 0}), t = transpose(*y, {nullptr, 0}), d = contiguous(*t);
  const Array *turned[] = {s.get(), t.get()}, *mixed[] = {s.get(), d.get()};
  for (int64_t axis : {0, 1}) {
    const ArrayRef joined = concatenate({turned, 2}, axis), other = concatenate({mixed, 2}, axis);
    ASSERT_TRUE(joined->is_f_contiguous());
    ASSERT_TRUE(other->is_c_contiguous());
    ASSERT_EQ(bytes_of(*joined), bytes_of(*other));
    const Array* back[] = {x.get(), y.get()};
    ASSERT_EQ(bytes_of(*transpose(*joined, {nullptr, 0})), bytes_of(*concatenate({back, 2}, 1 - axis)));
  }
  const ArrayRef stacked = stack({turned, 2}, 0);  // its first axis is the slowest
  ASSERT_EQ(stacked->stride(0), 140);
  ASSERT_EQ(stacked->stride(1), 4);
  ASSERT_EQ(stacked->stride(2), 28);
}

TEST(Rows, OneElementOfEachRow) {
  std::mt19937 random(8);
  for (int64_t rows : {1, 3, 16, 5000}) {
    const int64_t columns = 10, shape[] = {rows, columns};
    std::vector<int64_t> places(static_cast<size_t>(rows));
    for (int64_t& place : places) place = int64_t(random() % 10) - 5;
    const int64_t narrow[] = {rows, 1};
    const ArrayRef indices = reshape(*array_of(places), {narrow, 2});
    const ArrayRef x = matrix(random, rows, columns, CTN_INT32);
    const ArrayRef repeated = broadcast_to(*matrix(random, 1, columns, CTN_INT32), {shape, 2});
    for (const ArrayRef& a : {x, repeated}) {
      const ArrayRef taken = take_along_axis(*a, *indices, 1), whole = copy(*a);
      for (int64_t i = 0; i < rows; ++i) {
        const int64_t column = (places[size_t(i)] + columns) % columns;
        ASSERT_EQ(reinterpret_cast<const int32_t*>(taken->data())[i],
                  reinterpret_cast<const int32_t*>(whole->data())[i * columns + column]);
      }
    }
  }
}

CTN_EVERY_SIMD_LEVEL(RowsTest);

}  // namespace
}  // namespace catenary
