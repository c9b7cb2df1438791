// Tests of searches with positions that sort, of values in order, and of elements where a mask is true,
// against plain loops and on every instruction set.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "impl/array/indexing.h"
#include "impl/array/sorting.h"
#include "impl/backend/cpu/simd.h"
#include "impl/base/error.h"
#include "tests/impl/array/every_dtype.h"

namespace catenary {
namespace {

using List = std::vector<double>;
using Positions = std::vector<int64_t>;

template <class T = double>
std::vector<T> list_of(const Array& a, DType dtype = CTN_FLOAT64) {
  std::vector<T> values(size_t(a.size()));
  to_data(*contiguous(*astype(a, dtype)), values.data());
  return values;
}

ArrayRef vector_of(const List& values, DType dtype) {
  const int64_t n = int64_t(values.size());
  return astype(*from_data(values.data(), {&n, 1}, CTN_FLOAT64, cpu_backend()), dtype);
}

List some_values(std::mt19937& random, DType dtype, int64_t n, int range) {
  List values(size_t(n), 0);
  for (double& v : values) {
    v = double(random() % unsigned(range));
    if (is_float(dtype) && random() % 40 == 0) v = random() % 2 ? NAN : -0.0;
  }
  return values;
}

bool before(double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); }

/// Runs a test for each instruction set.
template <class F>
void at_every_level(F&& body) {
  const cpu::SimdLevel best = cpu::simd_level();
  for (cpu::SimdLevel level : {cpu::SimdLevel::baseline, cpu::SimdLevel::avx2, cpu::SimdLevel::avx512}) {
    cpu::set_simd_level_for_test(level);
    body();
  }
  cpu::set_simd_level_for_test(best);
}

void expect_places(const List& sorted, const List& wanted, const Array& left, const Array& right) {
  const auto lefts = list_of<int64_t>(left, CTN_INT64), rights = list_of<int64_t>(right, CTN_INT64);
  for (size_t i = 0; i < wanted.size(); ++i) {
    ASSERT_EQ(lefts[i], std::lower_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
    ASSERT_EQ(rights[i], std::upper_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
  }
}

TEST(Searching, ValuesInAnyOrder) {
  at_every_level([] {
    std::mt19937 random(1);
    for (DType dtype : kDTypeList)
      for (int64_t n : {0, 1, 2, 20, 3000})
        for (int64_t m : {1, 9, 127, 128, 129, 1000}) {
          ArrayRef table = sort(*vector_of(some_values(random, dtype, n, 200), dtype), 0);
          ArrayRef values = vector_of(some_values(random, dtype, m, 210), dtype);
          for (const ArrayRef& v : {values, sort(*values, 0)})
            expect_places(list_of(*table), list_of(*v), *searchsorted(*table, *v, CTN_SIDE_LEFT, nullptr),
                          *searchsorted(*table, *v, CTN_SIDE_RIGHT, nullptr));
        }
  });
}

TEST(Searching, FewValuesByPositionsThatSort) {
  std::mt19937 random(2);
  for (DType dtype : kDTypeList)
    for (int64_t n : {65, 700, 5000}) {
      ArrayRef a = vector_of(some_values(random, dtype, n, 100), dtype);
      ArrayRef v = vector_of(some_values(random, dtype, n / 65, 110), dtype);
      ArrayRef order = argsort(*a, 0);
      const List sorted = list_of(*sort(*a, 0)), wanted = list_of(*v);
      // Positions may be of another dtype, with strides, and negative.
      ArrayRef narrow = astype(*order, CTN_INT32);
      const ctn_index back = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1};
      ArrayRef turned = get_item(*copy(*get_item(*order, {&back, 1})), {&back, 1});
      Positions negative = list_of<int64_t>(*order, CTN_INT64);
      for (int64_t& place : negative) place -= n;
      ArrayRef below = from_data(negative.data(), {&n, 1}, CTN_INT64, cpu_backend());
      for (const ArrayRef& sorter : {order, narrow, turned, below})
        expect_places(sorted, wanted, *searchsorted(*a, *v, CTN_SIDE_LEFT, sorter.get()),
                      *searchsorted(*a, *v, CTN_SIDE_RIGHT, sorter.get()));
    }
}

TEST(Searching, PositionsOutOfRangeAreRefused) {
  const int64_t n = 100, one = 1, zero = 0;
  Positions places(size_t(n), n);
  ArrayRef a = zeros({&n, 1}, CTN_FLOAT32), v = zeros({&one, 1}, CTN_FLOAT32);
  for (int64_t place : {n, -n - 1}) {
    places.assign(size_t(n), place);
    ArrayRef order = from_data(places.data(), {&n, 1}, CTN_INT64, cpu_backend());
    try {
      searchsorted(*a, *v, CTN_SIDE_LEFT, order.get());
      FAIL();
    } catch (const Error& e) {
      EXPECT_EQ(e.status(), CTN_ERROR_INDEX);
    }
  }
  EXPECT_EQ(searchsorted(*a, *zeros({&zero, 1}, CTN_FLOAT32), CTN_SIDE_LEFT, nullptr)->size(), 0);
}

TEST(Searching, ElementsWhereAMaskIsTrue) {
  at_every_level([] {
    std::mt19937 random(3);
    for (DType dtype : kDTypeList)
      for (int64_t n : {0, 1, 63, 64, 65, 1000, 70000})
        for (unsigned rarity : {1u, 2u, 50u}) {
          ArrayRef a = vector_of(some_values(random, dtype, n, 100), dtype);
          std::vector<uint8_t> flags(static_cast<size_t>(n));
          for (uint8_t& flag : flags) flag = random() % rarity == 0;
          ArrayRef mask = from_data(flags.data(), {&n, 1}, CTN_BOOL, cpu_backend());
          const List values = list_of(*a);
          List expected;
          Positions places;
          for (int64_t i = 0; i < n; ++i)
            if (flags[size_t(i)]) expected.push_back(values[size_t(i)]), places.push_back(i);
          for (const ArrayRef& got : {get_mask(*a, *mask), compress(*mask, *a, 0), extract(*mask, *a)}) {
            EXPECT_EQ(got->dtype(), dtype);
            const List found = list_of(*got);
            ASSERT_EQ(found.size(), expected.size());
            for (size_t i = 0; i < found.size(); ++i)
              ASSERT_TRUE(found[i] == expected[i] || (std::isnan(found[i]) && std::isnan(expected[i])));
          }
          ASSERT_EQ(list_of<int64_t>(*flatnonzero(*mask), CTN_INT64), places);
        }
  });
}

TEST(Searching, MasksOfSeveralAxes) {
  const int64_t shape[] = {3, 4};
  ArrayRef a = reshape(*vector_of({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, CTN_INT32), {shape, 2});
  ArrayRef mask = reshape(*vector_of({1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1}, CTN_BOOL), {shape, 2});
  EXPECT_EQ(list_of(*get_mask(*a, *mask)), (List{0, 3, 8, 9, 11}));
  EXPECT_EQ(list_of(*get_mask(*transpose(*a, {}), *transpose(*mask, {}))), (List{0, 8, 9, 3, 11}));
  EXPECT_THROW(compress(*vector_of({1, 0}, CTN_BOOL), *vector_of({1, 2}, CTN_INT32), 1), Error);
}

}  // namespace
}  // namespace catenary
