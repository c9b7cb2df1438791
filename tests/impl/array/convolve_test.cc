// Tests of convolutions of vectors against plain loops, across the borders of their blocks.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "impl/array/convolve.h"
#include "impl/array/manipulation.h"

namespace catenary {
namespace {

using Numbers = std::vector<int64_t>;

Numbers expected(const Numbers& a, const Numbers& v) {
  Numbers sums(a.size() + v.size() - 1, 0);
  for (size_t i = 0; i < a.size(); ++i)
    for (size_t k = 0; k < v.size(); ++k) sums[i + k] += a[i] * v[k];
  return sums;
}

ArrayRef array_of_numbers(const Numbers& values, DType dtype) {
  const int64_t length = int64_t(values.size());
  return astype(*from_data(values.data(), {&length, 1}, CTN_INT64), dtype);
}

Numbers numbers_of(const Array& a) {
  Numbers values(size_t(a.size()));
  to_data(*astype(a, CTN_INT64), values.data());
  return values;
}

TEST(Convolve, AgreesWithPlainLoops) {
  std::mt19937 random(7);
  for (const DType dtype :
       {CTN_INT8, CTN_INT64, CTN_UINT16, CTN_FLOAT32, CTN_FLOAT64, CTN_BFLOAT16, CTN_BOOL})
    for (const int64_t n : {1, 2, 15, 16, 17, 127, 128, 129, 300})
      for (const int64_t m : {1, 2, 5, 16, 31, 130}) {
        Numbers a(static_cast<size_t>(n)), v(static_cast<size_t>(m));
        for (int64_t& value : a) value = int64_t(random() % 2);
        for (int64_t& value : v) value = int64_t(random() % 2);
        const ArrayRef x = array_of_numbers(a, dtype), y = array_of_numbers(v, dtype);
        Numbers full = expected(a, v);
        for (int64_t& sum : full) {
          if (dtype == CTN_BOOL) sum = sum != 0;
          if (dtype == CTN_INT8) sum = int8_t(sum);
        }
        const ArrayRef result = convolve(*x, *y, CTN_CONVOLUTION_FULL);
        ASSERT_EQ(result->dtype(), dtype);
        ASSERT_EQ(numbers_of(*result), full) << dtype_name(dtype) << " " << n << " " << m;
        const size_t shorter = size_t(std::min(n, m)), longer = size_t(std::max(n, m));
        const size_t first = (shorter - 1) / 2;
        ASSERT_EQ(numbers_of(*convolve(*x, *y, CTN_CONVOLUTION_SAME)),
                  Numbers(full.begin() + long(first), full.begin() + long(first + longer)));
        ASSERT_EQ(numbers_of(*convolve(*x, *y, CTN_CONVOLUTION_VALID)),
                  Numbers(full.begin() + long(shorter - 1), full.begin() + long(longer)));
        const ArrayRef turned =
            correlate(*x, *array_of_numbers(Numbers(v.rbegin(), v.rend()), dtype), CTN_CONVOLUTION_FULL);
        ASSERT_EQ(numbers_of(*turned), full) << dtype_name(dtype) << " " << n << " " << m;
      }
}

// Few weights, which are multiplied one by one, of vectors longer than blocks.
TEST(Convolve, FewWeightsOfLongVectors) {
  std::mt19937 random(5);
  for (const DType dtype : {CTN_INT32, CTN_FLOAT32, CTN_FLOAT64})
    for (const int64_t n : {2040, 2048, 2062, 4111})
      for (const int64_t m : {1, 2, 7, 15}) {
        Numbers a(static_cast<size_t>(n)), v(static_cast<size_t>(m));
        for (int64_t& value : a) value = int64_t(random() % 9) - 4;
        for (int64_t& value : v) value = int64_t(random() % 9) - 4;
        const ArrayRef x = array_of_numbers(a, dtype), y = array_of_numbers(v, dtype);
        const Numbers full = expected(a, v);
        const long first = long(m - 1) / 2;
        EXPECT_EQ(numbers_of(*convolve(*x, *y, CTN_CONVOLUTION_FULL)), full) << n << " " << m;
        EXPECT_EQ(numbers_of(*convolve(*y, *x, CTN_CONVOLUTION_SAME)),
                  Numbers(full.begin() + first, full.begin() + first + long(n)));
        EXPECT_EQ(
            numbers_of(*convolve(*flip(*x, {nullptr, 0}), *flip(*y, {nullptr, 0}), CTN_CONVOLUTION_VALID)),
            Numbers(full.rbegin() + long(m - 1), full.rbegin() + long(n)));
      }
}

TEST(Convolve, InfinitiesReachOnlyTheirNeighbors) {
  const double infinity = HUGE_VAL;
  for (const int64_t n : {9, 3000}) {
    std::vector<double> a(static_cast<size_t>(n), 1.0);
    a[4] = infinity;
    const double v[] = {1, 2, 3};
    const int64_t three = 3;
    const ArrayRef x = from_data(a.data(), {&n, 1}, CTN_FLOAT64), y = from_data(v, {&three, 1}, CTN_FLOAT64);
    std::vector<double> sums(size_t(n + 2));
    to_data(*convolve(*x, *y, CTN_CONVOLUTION_FULL), sums.data());
    for (size_t k = 0; k < sums.size(); ++k) {
      const bool near = k >= 4 && k <= 6;
      const double whole = k == 0 ? 1 : k == 1 ? 3 : k == size_t(n) ? 5 : k == size_t(n) + 1 ? 3 : 6;
      EXPECT_EQ(sums[k], near ? infinity : whole) << k;
    }
    to_data(*convolve(*y, *x, CTN_CONVOLUTION_FULL), sums.data());
    EXPECT_EQ(sums[3], 6);
    const double w[] = {infinity, 0, 1};
    to_data(
        *convolve(*from_data(w, {&three, 1}, CTN_FLOAT64), *slice_axis(*x, 0, 0, 3), CTN_CONVOLUTION_FULL),
        sums.data());
    EXPECT_EQ(sums[4], 1);
  }
}

}  // namespace
}  // namespace catenary
