// Tests of sorting and partitioning many rows and columns, which are sorted side by side, against
// std::stable_sort.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <random>

#include "impl/array/sorting.h"
#include "impl/backend/cpu/simd.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class SortingRows : public EverySimdLevel {};

/// Elements as they are in memory, compared as numbers.
template <class T>
bool before(T a, T b) {
  return a < b || (b != b && a == a);
}

template <class T>
std::vector<T> list_of(const Array& a) {
  std::vector<T> values(size_t(a.size()));
  to_data(a, values.data());
  return values;
}

/// Expects the same bits.
template <class T>
void expect_same(const std::vector<T>& got, const std::vector<T>& expected) {
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i)
    ASSERT_EQ(std::memcmp(&got[i], &expected[i], sizeof(T)), 0) << "at " << i << ": " << +got[i];
}

/// Sorts, and partitions at some places, a table of (outer, n, inner) along its middle axis.
template <class T>
void expect_sorted(const std::vector<T>& values, const int64_t (&shape)[3], DType dtype) {
  const int64_t n = shape[1], inner = shape[2];
  std::vector<T> expected = values;
  std::vector<int64_t> order(values.size());
  const auto at = [&](int64_t line, int64_t i) {
    return size_t((line / inner * n + i) * inner + line % inner);
  };
  for (int64_t line = 0; line < shape[0] * inner; ++line) {
    std::vector<int64_t> places(static_cast<size_t>(n));
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(),
                     [&](int64_t i, int64_t j) { return before(values[at(line, i)], values[at(line, j)]); });
    for (int64_t i = 0; i < n; ++i) {
      order[at(line, i)] = places[size_t(i)];
      expected[at(line, i)] = values[at(line, places[size_t(i)])];
    }
  }
  ArrayRef a = from_data(values.data(), {shape, 3}, dtype, cpu_backend());
  expect_same(list_of<T>(*sort(*a, 1)), expected);
  expect_same(list_of<int64_t>(*argsort(*a, 1)), order);
  for (int64_t kth : {int64_t(0), n / 3, n - 1}) {
    const auto parts = list_of<T>(*partition(*a, {&kth, 1}, 1));
    const auto places = list_of<int64_t>(*argpartition(*a, {&kth, 1}, 1));
    for (int64_t line = 0; line < shape[0] * inner; ++line) {
      const T pivot = expected[at(line, kth)];
      std::vector<int64_t> seen;
      std::vector<T> kept, given;
      for (int64_t i = 0; i < n; ++i) {
        const int64_t place = places[at(line, i)];
        for (T v : {parts[at(line, i)], values[at(line, place)]}) {
          ASSERT_FALSE(i <= kth && before(pivot, v)) << n << ", " << inner << ", " << kth;
          ASSERT_FALSE(i >= kth && before(v, pivot)) << n << ", " << inner << ", " << kth;
        }
        seen.push_back(place);
        kept.push_back(parts[at(line, i)]);
        given.push_back(values[at(line, i)]);
      }
      std::sort(seen.begin(), seen.end());
      for (int64_t i = 0; i < n; ++i) ASSERT_EQ(seen[size_t(i)], i);
      std::stable_sort(kept.begin(), kept.end(), before<T>);
      std::stable_sort(given.begin(), given.end(), before<T>);
      for (int64_t i = 0; i < n; ++i)
        ASSERT_FALSE(before(kept[size_t(i)], given[size_t(i)]) || before(given[size_t(i)], kept[size_t(i)]));
    }
  }
  sort_inplace(*a, 1);
  expect_same(list_of<T>(*a), expected);
}

template <class T>
void expect_sorted_shapes(DType dtype, T (*draw)(std::mt19937_64&)) {
  std::mt19937_64 random(7);
  const int64_t shapes[][3] = {{70, 5, 1}, {9, 1, 1},    {33, 316, 1},  {64, 2, 1},
                               {5, 17, 1}, {8, 1024, 1}, {8, 1025, 1},  {1, 316, 40},
                               {2, 5, 70}, {3, 1, 100},  {1, 1025, 20}, {2, 33, 17}};
  for (const auto& shape : shapes) {
    std::vector<T> values(size_t(shape[0] * shape[1] * shape[2]));
    for (T& v : values) v = draw(random);
    expect_sorted(values, shape, dtype);
  }
}

TEST_P(SortingRows, Integers) {
  expect_sorted_shapes<int8_t>(CTN_INT8, [](auto& random) { return int8_t(random()); });
  expect_sorted_shapes<uint16_t>(CTN_UINT16, [](auto& random) { return uint16_t(random()); });
  expect_sorted_shapes<int32_t>(CTN_INT32, [](auto& random) { return int32_t(random()); });
  expect_sorted_shapes<int64_t>(CTN_INT64, [](auto& random) { return int64_t(random() % 100); });
}

// Positions and such numbers do not fit into 64 bits together.
TEST_P(SortingRows, NumbersThatDifferInTheirLastBits) {
  expect_sorted_shapes<int64_t>(CTN_INT64, [](auto& random) {
    const int64_t base[] = {INT64_MIN, -4, INT64_MAX - 7};
    return base[random() % 3] + int64_t(random() % 8);
  });
  expect_sorted_shapes<uint64_t>(CTN_UINT64, [](auto& random) { return random() << (random() % 64); });
  expect_sorted_shapes<double>(CTN_FLOAT64, [](auto& random) {
    return (random() % 2 ? 1 : -1) * (1 + double(random() % 9) * 0x1p-52);
  });
}

TEST_P(SortingRows, FloatingNumbers) {
  expect_sorted_shapes<float>(CTN_FLOAT32, [](auto& random) { return float(int64_t(random())) * 0x1p-60f; });
  expect_sorted_shapes<double>(CTN_FLOAT64, [](auto& random) { return double(int64_t(random())) * 0x1p-60; });
  expect_sorted_shapes<float>(CTN_FLOAT32, [](auto& random) { return random() % 3 ? INFINITY : -0.0f; });
}

TEST_P(SortingRows, NansAndZerosOfBothSigns) {
  expect_sorted_shapes<float>(CTN_FLOAT32, [](auto& random) {
    const float values[] = {0.0f, -0.0f, 1, -1, INFINITY};
    return random() % 300 ? values[random() % 5] : std::copysign(NAN, random() % 2 ? 1.0f : -1.0f);
  });
  expect_sorted_shapes<double>(CTN_FLOAT64, [](auto& random) { return random() % 40 ? 0.5 : double(NAN); });
}

TEST_P(SortingRows, DoNotDependOnThreads) {
  std::mt19937_64 random(8);
  const int64_t shape[] = {3000, 40}, kth = 3;
  std::vector<float> values(120000);
  for (float& v : values) v = random() % 5000 ? float(random() % 1000) : NAN;
  ArrayRef a = from_data(values.data(), {shape, 2}, CTN_FLOAT32, cpu_backend());
  std::vector<float> parts;
  std::vector<int64_t> places;
  for (int threads : {1, 3}) {
    set_thread_count(threads);
    const auto now = list_of<float>(*partition(*a, {&kth, 1}, 1));
    const auto order = list_of<int64_t>(*argpartition(*a, {&kth, 1}, 1));
    if (threads == 1) {
      parts = now;
      places = order;
    }
    expect_same(now, parts);
    expect_same(order, places);
  }
  set_thread_count(0);
}

CTN_EVERY_SIMD_LEVEL(SortingRows);

}  // namespace
}  // namespace catenary
