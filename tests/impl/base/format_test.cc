// Tests of the printing of arrays and numbers; NumPy 1.24 printed the expected texts.
#include "impl/array/format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <vector>

#include "impl/base/error.h"
#include "impl/dtype/float16.h"

namespace catenary {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::vector<Half> halves(const std::vector<float>& values) {
  std::vector<Half> out;
  for (float value : values) out.push_back(to_half(value));
  return out;
}

template <class T>
std::string str(ctn_dtype dtype, const std::vector<T>& values, const std::vector<int64_t>& shape,
                const FormatOptions& options = {}) {
  return array_str(values.data(), dtype, shape.data(), int(shape.size()), options);
}

template <class T>
std::string repr(ctn_dtype dtype, const std::vector<T>& values, const std::vector<int64_t>& shape,
                 const FormatOptions& options = {}) {
  return array_repr(values.data(), dtype, shape.data(), int(shape.size()), options);
}

std::string str(const std::vector<double>& values, const FormatOptions& options = {}) {
  return str(CTN_FLOAT64, values, {int64_t(values.size())}, options);
}

// The expected texts were printed by NumPy 1.24.

TEST(Format, PositionalFloats) {
  EXPECT_EQ(str({1, 2.5, -3}), "[ 1.   2.5 -3. ]");
  EXPECT_EQ(repr<double>(CTN_FLOAT64, {1, 2.5, -3}, {3}), "array([ 1. ,  2.5, -3. ])");
  EXPECT_EQ(repr<double>(CTN_FLOAT64, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, {2, 2, 3}),
            "array([[[ 0.,  1.,  2.],\n        [ 3.,  4.,  5.]],\n\n       [[ 6.,  7.,  8.],\n"
            "        [ 9., 10., 11.]]])");
}

TEST(Format, ScientificWhenLargeSmallOrFarApart) {
  EXPECT_EQ(str({0.1, 1.0 / 3, 1e-5}), "[1.00000000e-01 3.33333333e-01 1.00000000e-05]");
  EXPECT_EQ(str({1e8, 1}), "[1.e+08 1.e+00]");
  EXPECT_EQ(str({1, 1000}), "[   1. 1000.]");
  EXPECT_EQ(str({1, 1001}), "[1.000e+00 1.001e+03]");
  EXPECT_EQ(str({1e23, 5e-324, 1.7976931348623157e308}), "[1.00000000e+023 4.94065646e-324 1.79769313e+308]");
}

TEST(Format, BoundsAreComparedInDouble) {
  EXPECT_EQ(repr<float>(CTN_FLOAT32, {0.0001f, 1}, {2}), "array([1.e-04, 1.e+00], dtype=float32)");
  EXPECT_EQ(str({0.0001, 0.0625}), "[0.0001 0.0625]");
}

TEST(Format, NonFinite) {
  EXPECT_EQ(str({1, kNan, -kInf}), "[  1.  nan -inf]");
  EXPECT_EQ(str({kNan, kInf}), "[nan inf]");
  EXPECT_EQ(str<double>(CTN_FLOAT64, {-kInf}, {}), "-inf");
}

TEST(Format, Options) {
  FormatOptions options;
  options.suppress_small = true;
  EXPECT_EQ(str({1e-10, 1}, options), "[0. 1.]");
  options = {};
  options.precision = 3;
  EXPECT_EQ(str({1.0 / 3, 2.0 / 3}, options), "[0.333 0.667]");
  options = {};
  options.line_width = 30;
  std::vector<int64_t> values(10);
  for (size_t i = 0; i < values.size(); ++i) values[i] = int64_t(i) * 1000;
  EXPECT_EQ(str(CTN_INT64, values, {10}, options), "[   0 1000 2000 3000 4000\n 5000 6000 7000 8000 9000]");
  EXPECT_EQ(repr(CTN_INT64, values, {10}, options),
            "array([   0, 1000, 2000,\n       3000, 4000, 5000,\n       6000, 7000, 8000,\n       9000])");
}

TEST(Format, RejectsBadOptions) {
  FormatOptions options;
  options.precision = -1;
  EXPECT_THROW(str({1}, options), Error);
  options = {};
  options.edgeitems = 0;
  EXPECT_THROW(str({1}, options), Error);
  EXPECT_THROW(str<double>(99, {1}, {1}), Error);
}

TEST(Format, Scalars) {
  EXPECT_EQ(str<double>(CTN_FLOAT64, {1e16}, {}), "1e+16");
  EXPECT_EQ(repr<double>(CTN_FLOAT64, {1e16}, {}), "array(1.e+16)");
  EXPECT_EQ(str<float>(CTN_FLOAT32, {0.1f}, {}), "0.1");
  EXPECT_EQ(repr<float>(CTN_FLOAT32, {0.1f}, {}), "array(0.1, dtype=float32)");
  EXPECT_EQ(str<double>(CTN_FLOAT64, {-0.0}, {}), "-0.0");
  EXPECT_EQ(repr<double>(CTN_FLOAT64, {-0.0}, {}), "array(-0.)");
  EXPECT_EQ(str(CTN_FLOAT16, halves({39008}), {}), "39000.0");
  EXPECT_EQ(repr(CTN_FLOAT16, halves({39008}), {}), "array(39008., dtype=float16)");
  EXPECT_EQ(repr<uint8_t>(CTN_BOOL, {1}, {}), "array(True)");
}

TEST(Format, HalfPrecision) {
  EXPECT_EQ(str(CTN_FLOAT16, halves({39008, 1}), {2}), "[3.9e+04 1.0e+00]");
  EXPECT_EQ(repr(CTN_FLOAT16, halves({1.001e-05f, 1}), {2}), "array([1.e-05, 1.e+00], dtype=float16)");
  EXPECT_EQ(repr(CTN_FLOAT16, halves({0.1f, 0.5f}), {2}), "array([0.1, 0.5], dtype=float16)");
  std::vector<BFloat16> values = {to_bfloat16(0.1f), to_bfloat16(0.5f), to_bfloat16(-3.0f)};
  EXPECT_EQ(repr(CTN_BFLOAT16, values, {3}), "array([ 0.1,  0.5, -3. ], dtype=bfloat16)");
}

TEST(Format, IntegersAndBools) {
  EXPECT_EQ(repr<uint64_t>(CTN_UINT64, {UINT64_MAX, 0}, {2}),
            "array([18446744073709551615,                    0], dtype=uint64)");
  EXPECT_EQ(str<int64_t>(CTN_INT64, {INT64_MIN}, {1}), "[-9223372036854775808]");
  EXPECT_EQ(repr<int16_t>(CTN_INT16, {1, -20, 300, 4}, {2, 2}),
            "array([[  1, -20],\n       [300,   4]], dtype=int16)");
  EXPECT_EQ(str<uint8_t>(CTN_BOOL, {1, 1}, {2}), "[ True  True]");
}

TEST(Format, EmptyArrays) {
  EXPECT_EQ(str<float>(CTN_FLOAT32, {}, {0, 3}), "[]");
  EXPECT_EQ(repr<float>(CTN_FLOAT32, {}, {0, 3}), "array([], shape=(0, 3), dtype=float32)");
  EXPECT_EQ(repr<int64_t>(CTN_INT64, {}, {0}), "array([], dtype=int64)");
}

TEST(Format, Summaries) {
  std::vector<int64_t> values(2000);
  std::iota(values.begin(), values.end(), 0);
  EXPECT_EQ(str(CTN_INT64, values, {2000}), "[   0    1    2 ... 1997 1998 1999]");
  EXPECT_EQ(repr(CTN_INT64, values, {2000}), "array([   0,    1,    2, ..., 1997, 1998, 1999])");
  EXPECT_EQ(str(CTN_INT64, values, {500, 4}),
            "[[   0    1    2    3]\n [   4    5    6    7]\n [   8    9   10   11]\n ...\n"
            " [1988 1989 1990 1991]\n [1992 1993 1994 1995]\n [1996 1997 1998 1999]]");
}

TEST(Format, ReaderIsAskedOnlyForWhatIsShown) {
  const int64_t shape[] = {int64_t{1} << 30, int64_t{1} << 20};
  int64_t asked = 0;
  ElementReader read = [&](const int64_t* index, int64_t count, void* out) {
    asked += count;
    for (int64_t i = 0; i < count; ++i) {
      int32_t value = int32_t(index[0] % 10 * 10 + (index[1] + i) % 10);
      std::memcpy(static_cast<char*>(out) + 4 * i, &value, 4);
    }
  };
  EXPECT_EQ(array_str(read, CTN_INT32, shape, 2, {}),
            "[[ 0  1  2 ...  3  4  5]\n [10 11 12 ... 13 14 15]\n [20 21 22 ... 23 24 25]\n ...\n"
            " [10 11 12 ... 13 14 15]\n [20 21 22 ... 23 24 25]\n [30 31 32 ... 33 34 35]]");
  EXPECT_EQ(asked, 36);
}

TEST(Format, ReaderErrorsPassThrough) {
  const int64_t shape[] = {2};
  ElementReader read = [](const int64_t*, int64_t, void*) { fail(CTN_ERROR_CUDA, "lost"); };
  try {
    array_repr(read, CTN_INT8, shape, 1, {});
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), CTN_ERROR_CUDA);
  }
}

/// Every finite value of a 16-bit type is recovered from its text, and a text with one digit less does not
/// suffice.
template <class T, class Round>
void check_shortest(ctn_dtype dtype, Round round) {
  for (uint32_t bits = 0; bits < 0x8000u; ++bits) {
    T value{uint16_t(bits)};
    double exact = to_float(value);
    if (!std::isfinite(exact) || exact == 0) continue;
    std::string text = array_str(&value, dtype, nullptr, 0, {});
    double back = 0;
    std::from_chars(text.data(), text.data() + text.size(), back);
    ASSERT_EQ(round(back).bits, bits) << text;
    std::string digits;
    for (char c : text.substr(0, text.find('e'))) {
      if (c != '.') digits += c;
    }
    digits.erase(0, digits.find_first_not_of('0'));
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.size() == 1) continue;
    char shorter[64];
    auto end = std::to_chars(shorter, shorter + sizeof(shorter), exact, std::chars_format::scientific,
                             int(digits.size()) - 2);
    std::from_chars(shorter, end.ptr, back);
    ASSERT_NE(round(back).bits, bits) << text;
  }
}

TEST(Format, SixteenBitFloatsReadBackFromTheirShortestText) {
  check_shortest<Half>(CTN_FLOAT16, [](double value) { return to_half(value); });
  check_shortest<BFloat16>(CTN_BFLOAT16, [](double value) { return to_bfloat16(value); });
}

}  // namespace
}  // namespace catenary
