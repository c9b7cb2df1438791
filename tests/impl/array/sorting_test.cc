// Tests of sorting, partitioning, searching, unique, cumulative sums and bincount against plain loops.
#include "impl/array/sorting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "impl/backend/cpu/simd.h"
#include "tests/impl/array/every_dtype.h"

namespace catenary {
namespace {

using List = std::vector<double>;
using Positions = std::vector<int64_t>;

List values_of(const Array& a) {
  ArrayRef wide = astype(a, CTN_FLOAT64);
  List values(size_t(a.size()));
  to_data(*wide, values.data());
  return values;
}

Positions positions_of(const Array& a) {
  EXPECT_EQ(a.dtype(), CTN_INT64);
  Positions values(size_t(a.size()));
  to_data(a, values.data());
  return values;
}

ArrayRef array_of(const List& values, Shape shape, DType dtype) {
  return astype(*from_data(values.data(), shape, CTN_FLOAT64, cpu_backend()), dtype);
}

List random_values(std::mt19937& random, DType dtype, int64_t count, int range) {
  List values(size_t(count), 0);
  for (double& v : values) {
    v = double(int(random() % unsigned(range)));
    if (!is_unsigned_integer(dtype) && dtype != CTN_BOOL) v -= range / 2;
    if (dtype == CTN_BOOL) v = v > range / 3;
    if (!is_float(dtype)) continue;
    if (random() % 17 == 0) v = NAN;
    if (random() % 17 == 0) v = -0.0;
    if (random() % 31 == 0) v = random() % 2 ? INFINITY : -INFINITY;
  }
  return values;
}

bool before(double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); }

/// Expects equal values, including the signs of zeros.
void expect_same(const List& got, const List& expected) {
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i) {
    if (std::isnan(expected[i]))
      ASSERT_TRUE(std::isnan(got[i])) << i;
    else
      ASSERT_TRUE(got[i] == expected[i] && std::signbit(got[i]) == std::signbit(expected[i])) << i;
  }
}

TEST(Sorting, VectorsOfEveryDTypeAndLength) {
  std::mt19937 random(1);
  for (DType dtype : kDTypeList) {
    for (int64_t n : {0, 1, 2, 3, 17, 100, 300, 1000, 5000, 140000}) {
      for (int range : {3, 100}) {
        if (n > 100000 && range == 3) continue;
        ArrayRef a = array_of(random_values(random, dtype, n, range), {&n, 1}, dtype);
        const List values = values_of(*a);
        Positions order(static_cast<size_t>(n));
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int64_t i, int64_t j) { return before(values[size_t(i)], values[size_t(j)]); });
        List expected;
        for (int64_t i : order) expected.push_back(values[size_t(i)]);
        ASSERT_EQ(positions_of(*argsort(*a, 0)), order) << dtype_name(dtype) << n;
        expect_same(values_of(*sort(*a, -1)), expected);
        sort_inplace(*a, 0);
        expect_same(values_of(*a), expected);
      }
    }
  }
}

/// Positions that sort the elements, of equal ones the first one first.
template <class T>
Positions stable_order(const std::vector<T>& values) {
  Positions order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t i, int64_t j) { return values[size_t(i)] < values[size_t(j)]; });
  return order;
}

TEST(Sorting, OrdersOfKeysThatDifferInAnyBits) {
  std::mt19937_64 random(8);
  for (int64_t n : {2, 3, 64, 1000, 5000}) {
    // Of all bits, of few different numbers, in groups that differ in low bits only, with one far number.
    for (int kind = 0; kind < 6; ++kind) {
      std::vector<int64_t> numbers(static_cast<size_t>(n));
      for (int64_t& x : numbers) {
        const auto bits = int64_t(random());
        x = kind == 0   ? bits
            : kind == 1 ? bits % 5
            : kind == 2 ? bits % 1000 * (int64_t{1} << 50) + int64_t(random() % 4)
            : kind == 3 ? bits % 3 + (int64_t{1} << 62)
            : kind == 4 ? int64_t(random() % 100)
                        : bits % (int64_t{1} << 40);
      }
      if (kind == 4) numbers[size_t(n) / 2] = INT64_MIN;
      if (kind == 3) numbers[0] = -numbers[0];
      ArrayRef a = from_data(numbers.data(), {&n, 1}, CTN_INT64, cpu_backend());
      ASSERT_EQ(positions_of(*argsort(*a, 0)), stable_order(numbers)) << n << ' ' << kind;
      List reals;
      for (int64_t x : numbers)
        reals.push_back(kind == 3 ? 1 + double(x % 7) * 0x1p-52 : double(x) * 0x1p-30);
      if (kind == 3) reals[0] = -1e300;
      ArrayRef b = from_data(reals.data(), {&n, 1}, CTN_FLOAT64, cpu_backend());
      ASSERT_EQ(positions_of(*argsort(*b, 0)), stable_order(reals)) << n << ' ' << kind;
    }
  }
}

TEST(Sorting, AxesOfStridedArrays) {
  std::mt19937 random(2);
  const int64_t shape[] = {5, 40, 7};
  for (DType dtype : kDTypeList) {
    ArrayRef base = array_of(random_values(random, dtype, 1400, 90), {shape, 3}, dtype);
    const int64_t axes[] = {2, 0, 1};
    ArrayRef a = transpose(*base, {axes, 3});  // (7, 5, 40)
    const ctn_index back = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1};
    a = get_item(*a, {&back, 1});
    for (int axis = 0; axis < 3; ++axis) {
      // Every line of the result is the sorted line of the array.
      ArrayRef lines = rollaxis(*a, axis, 3), result = rollaxis(*sort(*a, axis), axis, 3);
      const size_t n = size_t(lines->dim(2));
      List expected = values_of(*lines);
      for (size_t at = 0; at < expected.size(); at += n)
        std::stable_sort(expected.begin() + long(at), expected.begin() + long(at + n), before);
      expect_same(values_of(*result), expected);
      ArrayRef changed = copy(*a);
      ArrayRef turned = transpose(*copy(*transpose(*changed, {})), {});
      sort_inplace(*turned, axis);
      expect_same(values_of(*rollaxis(*turned, axis, 3)), expected);
    }
  }
}

TEST(Sorting, BroadcastArraysLikeTheirCopies) {
  std::mt19937 random(9);
  const int64_t shape[] = {4, 30, 6};
  for (DType dtype : kDTypeList)
    for (unsigned repeated = 1; repeated < 8; ++repeated) {  // one bit for each axis
      Dims once(shape, shape + 3);
      for (size_t i = 0; i < 3; ++i)
        if (repeated >> i & 1) once[i] = 1;
      const Shape lengths{once.data(), 3};
      const List values = random_values(random, dtype, once[0] * once[1] * once[2], 50);
      ArrayRef a = broadcast_to(*array_of(values, lengths, dtype), {shape, 3}), b = copy(*a);
      b = contiguous(*b);
      for (int axis = 0; axis < 3; ++axis) {
        const int64_t kth = 2;
        expect_same(values_of(*sort(*a, axis)), values_of(*sort(*b, axis)));
        EXPECT_EQ(positions_of(*argsort(*a, axis)), positions_of(*argsort(*b, axis)));
        const auto at_kth = [&](const Array& c) {
          return values_of(*slice_axis(*partition(c, {&kth, 1}, axis), axis, kth, kth + 1));
        };
        expect_same(at_kth(*a), at_kth(*b));
        EXPECT_TRUE(sort(*a, axis)->is_writeable());
      }
    }
}

TEST(Sorting, Partitions) {
  std::mt19937 random(3);
  for (DType dtype : kDTypeList) {
    for (int64_t n : {1, 5, 100, 3000}) {
      ArrayRef a = array_of(random_values(random, dtype, n, 80), {&n, 1}, dtype);
      const List sorted = values_of(*sort(*a, 0)), values = values_of(*a);
      const Positions kth = {int64_t(random() % unsigned(n)), -1, int64_t(random() % unsigned(n))};
      const List got = values_of(*partition(*a, Span<const int64_t>(kth), 0));
      const Positions order = positions_of(*argpartition(*a, Span<const int64_t>(kth), 0));
      for (int64_t k : kth) {
        const double pivot = sorted[size_t(k < 0 ? k + n : k)];
        for (int64_t i = 0; i < n; ++i) {
          const int64_t at = k < 0 ? k + n : k;
          for (double v : {got[size_t(i)], values[size_t(order[size_t(i)])]}) {
            ASSERT_FALSE(i <= at && before(pivot, v));
            ASSERT_FALSE(i >= at && before(v, pivot));
          }
        }
      }
    }
  }
}

/// Expects the elements of the sorted list at the places, none larger before and none smaller behind them.
void expect_partitioned(const List& got, const List& sorted, const Positions& kth) {
  List largest = got, smallest = got;
  for (size_t i = 1; i < got.size(); ++i) {
    if (before(largest[i], largest[i - 1])) largest[i] = largest[i - 1];
    const size_t j = got.size() - 1 - i;
    if (before(smallest[j + 1], smallest[j])) smallest[j] = smallest[j + 1];
  }
  for (int64_t k : kth) {
    const double pivot = sorted[size_t(k)];
    ASSERT_FALSE(before(got[size_t(k)], pivot) || before(pivot, got[size_t(k)]));
    ASSERT_FALSE(before(pivot, largest[size_t(k)]));
    ASSERT_FALSE(before(smallest[size_t(k)], pivot));
  }
  List all = got;
  std::sort(all.begin(), all.end(), before);
  for (size_t i = 0; i < all.size(); ++i)
    ASSERT_FALSE(before(all[i], sorted[i]) || before(sorted[i], all[i]));
}

/// Long rows of random, few different, ascending, descending and periodic elements, and of one element with
/// NaN.
std::vector<List> rows_to_partition(std::mt19937& random, DType dtype, int64_t n) {
  std::vector<List> rows;
  for (int range : {2, 100, 100000}) rows.push_back(random_values(random, dtype, n, range));
  List rising(size_t(n), 0), falling(size_t(n), 0), periodic(size_t(n), 0), equal(size_t(n), 1);
  for (size_t i = 0; i < size_t(n); ++i) {
    rising[i] = double(i % 100 == 0 ? i / 100 : i / 1000);
    falling[i] = double((size_t(n) - i) / 300);
    periodic[i] = double(i % 16);
  }
  if (is_float(dtype)) equal[1] = equal[size_t(n) - 1] = NAN;
  for (const List& row : {rising, falling, periodic, equal}) rows.push_back(row);
  return rows;
}

/// The partitioned elements and then the positions, with the best instruction set up to a level.
List partitioned(const Array& a, const Positions& kth, cpu::SimdLevel level) {
  const cpu::SimdLevel best = cpu::simd_level();
  cpu::set_simd_level_for_test(level);
  List got = values_of(*partition(a, Span<const int64_t>(kth), 0));
  const Positions positions = positions_of(*argpartition(a, Span<const int64_t>(kth), 0));
  got.insert(got.end(), positions.begin(), positions.end());
  cpu::set_simd_level_for_test(best);
  return got;
}

/// Whether what partitioned() returned is right for the elements of row.
void expect_partitions(const List& got, const List& row, const List& sorted, const Positions& kth) {
  const auto positions = got.begin() + int64_t(row.size());
  expect_partitioned(List(got.begin(), positions), sorted, kth);
  List every(positions, got.end()), taken;
  std::sort(every.begin(), every.end());
  for (size_t i = 0; i < every.size(); ++i) ASSERT_EQ(every[i], double(i));
  for (auto place = positions; place != got.end(); ++place) taken.push_back(row[size_t(*place)]);
  expect_partitioned(taken, sorted, kth);
}

TEST(Sorting, PartitionsOfLongRowsHaveNanLastOnEveryInstructionSet) {
  std::mt19937 random(7);
  for (DType dtype : kDTypeList) {
    for (int64_t n : {33, 1500, 20000}) {
      for (const List& row : rows_to_partition(random, dtype, n)) {
        ArrayRef a = array_of(row, {&n, 1}, dtype);
        const List sorted = values_of(*sort(*a, 0));
        for (const Positions& kth : {Positions{n / 2}, {n / 9}, {n / 2 - 1, n / 2}, {20, n / 3, n - 2}}) {
          const List got = partitioned(*a, kth, cpu::SimdLevel::avx512);
          expect_partitions(got, values_of(*a), sorted, kth);
          for (cpu::SimdLevel level : {cpu::SimdLevel::avx2, cpu::SimdLevel::baseline})
            if (level < cpu::simd_level()) expect_same(partitioned(*a, kth, level), got);
          ASSERT_EQ(std::isnan(sorted.back()), std::isnan(got[size_t(n) - 1]));
        }
      }
    }
  }
}

TEST(Sorting, SearchAndUnique) {
  std::mt19937 random(4);
  for (DType dtype : kDTypeList) {
    const int64_t n = 500, m = 3000;
    ArrayRef a = array_of(random_values(random, dtype, n, 60), {&n, 1}, dtype);
    ArrayRef v = array_of(random_values(random, dtype, m, 70), {&m, 1}, dtype);
    ArrayRef table = sort(*a, 0), order = argsort(*a, 0);
    const List sorted = values_of(*table), wanted = values_of(*v);
    const Positions left = positions_of(*searchsorted(*table, *v, CTN_SIDE_LEFT, nullptr));
    const Positions right = positions_of(*searchsorted(*a, *v, CTN_SIDE_RIGHT, order.get()));
    for (size_t i = 0; i < wanted.size(); ++i) {
      ASSERT_EQ(left[i], std::lower_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
      ASSERT_EQ(right[i], std::upper_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
    }
    const Unique unique = catenary::unique(*v, true, true, true);
    const List distinct = values_of(*unique.values);
    const Positions index = positions_of(*unique.index), inverse = positions_of(*unique.inverse),
                    counts = positions_of(*unique.counts);
    for (size_t i = 1; i < distinct.size(); ++i) ASSERT_TRUE(before(distinct[i - 1], distinct[i]));
    Positions seen(distinct.size(), 0), first(distinct.size(), -1);
    for (size_t i = 0; i < wanted.size(); ++i) {
      const size_t number = size_t(inverse[i]);
      ASSERT_TRUE(distinct[number] == wanted[i] || (std::isnan(distinct[number]) && std::isnan(wanted[i])));
      if (seen[number]++ == 0) first[number] = int64_t(i);
    }
    EXPECT_EQ(seen, counts);
    EXPECT_EQ(first, index);
  }
}

TEST(Sorting, SearchesOfEveryLength) {
  std::mt19937 random(6);
  for (DType dtype : kDTypeList) {
    for (int64_t n : {0, 1, 2, 3, 5, 8, 31}) {
      for (int64_t m : {1, 7, 8, 9, 20}) {
        ArrayRef a = array_of(random_values(random, dtype, n, 12), {&n, 1}, dtype);
        ArrayRef v = array_of(random_values(random, dtype, m, 14), {&m, 1}, dtype);
        ArrayRef table = sort(*a, 0);
        const List sorted = values_of(*table), wanted = values_of(*v);
        const Positions left = positions_of(*searchsorted(*table, *v, CTN_SIDE_LEFT, nullptr));
        const Positions right = positions_of(*searchsorted(*table, *v, CTN_SIDE_RIGHT, nullptr));
        for (size_t i = 0; i < wanted.size(); ++i) {
          ASSERT_EQ(left[i],
                    std::lower_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
          ASSERT_EQ(right[i],
                    std::upper_bound(sorted.begin(), sorted.end(), wanted[i], before) - sorted.begin());
        }
      }
    }
  }
}

TEST(Sorting, RunningSums) {
  std::mt19937 random(5);
  const int64_t shape[] = {4, 50, 6};
  for (DType dtype : kDTypeList) {
    List values(1200);
    for (double& v : values) v = int(random() % 3);
    ArrayRef a = array_of(values, {shape, 3}, dtype);
    values = values_of(*a);
    for (int axis = 0; axis < 3; ++axis) {
      List sums = values, products = values;
      const size_t step = axis == 0 ? 300 : axis == 1 ? 6 : 1;
      for (size_t i = 0; i < values.size(); ++i)
        if (i / step % size_t(shape[axis])) {
          sums[i] += sums[i - step];
          products[i] *= products[i - step];
        }
      EXPECT_EQ(values_of(*cumsum(*a, axis, CTN_DTYPE_NONE)), sums);
      if (axis != 1) {  // 2^50 exceeds the precision of small floats
        EXPECT_EQ(values_of(*cumprod(*a, axis, CTN_DTYPE_NONE)), products);
      }
      ArrayRef out = transpose(*empty_like(*transpose(*a, {}), CTN_FLOAT64), {});
      cumsum_into(*a, axis, CTN_DTYPE_NONE, *out);
      EXPECT_EQ(values_of(*out), sums);
    }
  }
  // Each step is rounded, in 16 bits as well: there 2048 + 1 is 2048.
  const int64_t n = 5000;
  ArrayRef ones_in_half = astype(*ones({&n, 1}, CTN_FLOAT32), CTN_FLOAT16);
  EXPECT_EQ(values_of(*cumsum(*ones_in_half, 0, CTN_DTYPE_NONE)).back(), 2048);
}

TEST(Sorting, RoundedRunningSums) {
  std::mt19937 random(15);
  const int64_t shapes[][2] = {{1, 700}, {5, 40}, {8, 33}, {300, 5}, {257, 70}, {3, 513}, {70, 1}};
  for (DType dtype : {CTN_FLOAT16, CTN_BFLOAT16})
    for (const int64_t(&shape)[2] : shapes) {
      List values(size_t(shape[0] * shape[1]));
      for (double& v : values) v = 0.9 + 0.0001 * double(random() % 2000);
      values[values.size() / 2] = random() % 2 ? NAN : INFINITY;
      ArrayRef a = array_of(values, {shape, 2}, dtype);
      values = values_of(*a);
      for (int axis = 0; axis < 2; ++axis)
        for (bool product : {false, true}) {
          const int64_t step = axis == 0 ? shape[1] : 1, lines = shape[1 - axis];
          List expected = values;
          for (int64_t i = 1; i < shape[axis]; ++i) {
            List terms(size_t(lines), 0);
            for (int64_t k = 0; k < lines; ++k) {
              const size_t at = size_t(i * step + k * (axis == 0 ? 1 : shape[1]));
              const double before = expected[at - size_t(step)], x = values[at];
              terms[size_t(k)] = product ? float(before) * float(x) : float(before) + float(x);
            }
            const List rounded = values_of(*array_of(terms, {&lines, 1}, dtype));
            for (int64_t k = 0; k < lines; ++k)
              expected[size_t(i * step + k * (axis == 0 ? 1 : shape[1]))] = rounded[size_t(k)];
          }
          const auto run = product ? cumprod : cumsum;
          expect_same(values_of(*run(*a, axis, dtype)), expected);
          expect_same(values_of(*run(*transpose(*copy(*transpose(*a, {})), {}), axis, dtype)), expected);
          ArrayRef out = empty_like(*a, dtype);
          (product ? cumprod_into : cumsum_into)(*a, axis, dtype, *out);
          expect_same(values_of(*out), expected);
          (product ? cumprod_into : cumsum_into)(*a, axis, dtype, *a);
          expect_same(values_of(*a), expected);
          a = array_of(values, {shape, 2}, dtype);
        }
    }
}

TEST(Sorting, Bincount) {
  std::mt19937 random(6);
  for (int64_t n : {1, 100, 300000}) {
    List values(size_t(n), 0), weights(size_t(n), 0), expected(1000), sums(1000);
    for (size_t i = 0; i < size_t(n); ++i) {
      values[i] = int(random() % 900);
      weights[i] = int(random() % 7);
      ++expected[size_t(values[i])];
      sums[size_t(values[i])] += weights[i];
    }
    ArrayRef x = array_of(values, {&n, 1}, CTN_INT16), w = array_of(weights, {&n, 1}, CTN_FLOAT32);
    EXPECT_EQ(values_of(*bincount(*x, nullptr, 1000)), expected);
    EXPECT_EQ(values_of(*bincount(*x, w.get(), 1000)), sums);
  }
}

}  // namespace
}  // namespace catenary
