// Runs routines that pick, move, order, count, multiply and draw elements at the lengths of tails_test.cc.
#include <algorithm>
#include <numeric>

#include "impl/array/array.h"
#include "impl/array/indexing.h"
#include "impl/array/manipulation.h"
#include "impl/array/sorting.h"
#include "impl/random/random.h"
#include "tests/impl/array/tails_support.h"

namespace catenary {
namespace {

using List = std::vector<double>;
using Positions = std::vector<int64_t>;

constexpr DType kMain[] = {CTN_BOOL,  CTN_INT8,    CTN_INT32,   CTN_UINT16,
                           CTN_INT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64};

template <class T>
ArrayRef array_of(const std::vector<T>& values, DType dtype = DTypeOf<T>::value) {
  const int64_t n = int64_t(values.size());
  ArrayRef a = from_data(values.data(), {&n, 1}, DTypeOf<T>::value, cpu_backend());
  return dtype == a->dtype() ? a : astype(*a, dtype);
}

List list_of(const Array& a) {
  List values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

Positions positions_of(const Array& a) {
  Positions values(size_t(a.size()));
  to_data(a, values.data());
  return values;
}

/// Numbers that every dtype holds, including zeros.
List numbers(int64_t n, DType dtype) {
  List values(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) values[size_t(i)] = double(i * 37 % 11 % 5);
  if (dtype == CTN_BOOL)
    for (double& v : values) v = v > 1;
  return values;
}

template <class F>
void each(int64_t most, F&& f) {
  for (DType dtype : kMain)
    for (int64_t n : tail_sizes(most)) {
      SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(n));
      f(dtype, n);
      if (::testing::Test::HasFatalFailure() || ::testing::Test::HasFailure()) return;
    }
}

TEST(Tails, TakeAndScatter) {
  each(70000, [](DType dtype, int64_t n) {
    const List values = numbers(n, dtype);
    ArrayRef a = array_of(values, dtype);
    Positions places(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i) places[size_t(i)] = i % 2 ? n - 1 - i : i - n;
    List expected(values.size());
    for (size_t i = 0; i < expected.size(); ++i)
      expected[i] = values[size_t(places[i] < 0 ? places[i] + n : places[i])];
    ArrayRef positions = array_of(places);
    ASSERT_EQ(list_of(*take(*a, *positions, 0)), expected);
    const ctn_index item = {CTN_INDEX_ARRAY, 0, 0, 0};
    const Array* arrays[1] = {positions.get()};
    ASSERT_EQ(list_of(*get_advanced(*a, {&item, 1}, {arrays, 1})), expected);
    ArrayRef out = zeros({&n, 1}, dtype);
    set_advanced(*out, {&item, 1}, {arrays, 1}, *a);
    List written(values.size());
    for (size_t i = 0; i < written.size(); ++i)
      written[size_t(places[i] < 0 ? places[i] + n : places[i])] = values[i];
    ASSERT_EQ(list_of(*out), written);
    add_at(*out, {&item, 1}, {arrays, 1}, *a);
    for (size_t i = 0; i < written.size(); ++i) {
      double& sum = written[size_t(places[i] < 0 ? places[i] + n : places[i])];
      sum = dtype == CTN_BOOL ? std::max(sum, values[i]) : sum + values[i];
    }
    ASSERT_EQ(list_of(*out), written);
  });
}

TEST(Tails, RowsOfAnyLength) {
  for (DType dtype : {CTN_INT8, CTN_FLOAT32})
    for (int64_t n : tail_sizes(4100)) {
      const int64_t shape[2] = {3, n};
      ArrayRef a = reshape(*array_of(numbers(3 * n, dtype), dtype), {shape, 2});
      const List all = list_of(*a);
      const Positions rows = {2, 0, -1, 1, 2};
      const List out = list_of(*take(*a, *array_of(rows), 0));
      ASSERT_EQ(out.size(), size_t(5 * n));
      for (size_t i = 0; i < out.size(); ++i) {
        const int64_t row = rows[i / size_t(n)];
        ASSERT_EQ(out[i], all[size_t((row < 0 ? row + 3 : row) * n) + i % size_t(n)]) << n << " at " << i;
      }
    }
}

TEST(Tails, MasksAndNonzero) {
  each(70000, [](DType dtype, int64_t n) {
    const List values = numbers(n, dtype);
    ArrayRef a = array_of(values, dtype);
    Positions expected;
    List chosen;
    for (int64_t i = 0; i < n; ++i)
      if (values[size_t(i)] != 0) expected.push_back(i), chosen.push_back(values[size_t(i)]);
    ASSERT_EQ(positions_of(*flatnonzero(*a)), expected);
    ArrayRef mask = astype(*a, CTN_BOOL);
    ASSERT_EQ(list_of(*get_mask(*a, *mask)), chosen);
    set_mask(*a, *mask, *scalar_i64(0));
    ASSERT_EQ(positions_of(*flatnonzero(*a)), Positions());
  });
}

TEST(Tails, RunningSums) {
  each(70000, [](DType dtype, int64_t n) {
    const List values = numbers(n, dtype);
    const bool small = dtype == CTN_FLOAT16;  // holds integers up to 2048 exactly
    if (small && n > 1025) return;
    List expected(values.size());
    std::partial_sum(values.begin(), values.end(), expected.begin());
    ASSERT_EQ(list_of(*cumsum(*array_of(values, dtype), 0, CTN_DTYPE_NONE)), expected);
    const int64_t shape[2] = {3, n}, once[2] = {1, n};
    ArrayRef table = copy(*broadcast_to(*reshape(*array_of(values, dtype), {once, 2}), {shape, 2}));
    const List down = list_of(*cumsum(*table, 0, CTN_DTYPE_NONE));
    for (size_t i = 0; i < down.size(); ++i)
      ASSERT_EQ(down[i], values[i % size_t(n)] * double(i / size_t(n) + 1)) << i;
  });
}

TEST(Tails, Orders) {
  each(70000, [](DType dtype, int64_t n) {
    const List values = numbers(n, dtype);
    ArrayRef a = array_of(values, dtype);
    List expected = values;
    std::sort(expected.begin(), expected.end());
    ArrayRef sorted = sort(*a, 0);
    ASSERT_EQ(list_of(*sorted), expected);
    Positions order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int64_t p, int64_t q) { return values[size_t(p)] < values[size_t(q)]; });
    ASSERT_EQ(positions_of(*argsort(*a, 0)), order);
    for (ctn_side side : {CTN_SIDE_LEFT, CTN_SIDE_RIGHT}) {
      const List wanted = {0, 1, 3};
      const Positions found = positions_of(*searchsorted(*sorted, *array_of(wanted, dtype), side, nullptr));
      for (size_t i = 0; i < wanted.size(); ++i) {
        const double w = dtype == CTN_BOOL ? double(wanted[i] != 0) : wanted[i];
        const auto place = side == CTN_SIDE_LEFT ? std::lower_bound(expected.begin(), expected.end(), w)
                                                 : std::upper_bound(expected.begin(), expected.end(), w);
        ASSERT_EQ(found[i], place - expected.begin());
      }
    }
    if (n > 0) {
      const int64_t k = n / 2;
      const List part = list_of(*partition(*a, {&k, 1}, 0));
      ASSERT_EQ(part[size_t(k)], expected[size_t(k)]);
      for (int64_t i = 0; i < n; ++i)
        ASSERT_TRUE(i < k ? part[size_t(i)] <= part[size_t(k)] : part[size_t(i)] >= part[size_t(k)]);
    }
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    ASSERT_EQ(list_of(*unique(*a, false, false, false).values), expected);
  });
}

TEST(Tails, Bincount) {
  for (int64_t n : tail_sizes(140000)) {
    const List values = numbers(n, CTN_INT64);
    Positions expected(5);
    for (double v : values) ++expected[size_t(v)];
    ASSERT_EQ(positions_of(*bincount(*array_of(values, CTN_INT64), nullptr, 5)), expected) << n;
  }
}

TEST(Tails, JoinsAndRolls) {
  each(33000, [](DType dtype, int64_t n) {
    const List values = numbers(n, dtype);
    ArrayRef a = array_of(values, dtype), b = array_of(numbers(7, dtype), dtype);
    List expected = values;
    const List more = numbers(7, dtype);
    expected.insert(expected.end(), more.begin(), more.end());
    const Array* both[2] = {a.get(), b.get()};
    ASSERT_EQ(list_of(*concatenate({both, 2}, 0)), expected);
    List rolled = values;
    if (n) std::rotate(rolled.begin(), rolled.begin() + (n - 3 % n) % n, rolled.end());
    ASSERT_EQ(list_of(*roll(*a, 3, 0)), rolled);
    const int64_t times = 3;
    const List repeated = list_of(*repeat(*a, {&times, 1}, 0)), tiled = list_of(*tile(*a, {&times, 1}));
    ASSERT_EQ(repeated.size(), size_t(3 * n));
    ASSERT_EQ(tiled.size(), size_t(3 * n));
    for (size_t i = 0; i < repeated.size(); ++i) {
      ASSERT_EQ(repeated[i], values[i / 3]);
      ASSERT_EQ(tiled[i], values[i % size_t(n)]);
    }
  });
}

TEST(Tails, ProductsOfIntegers) {
  Positions lengths = tail_sizes(70);
  for (int64_t n : {127, 255, 256, 257, 1023, 1024, 1025, 4097}) lengths.push_back(n);
  for (DType dtype : {CTN_BOOL, CTN_INT8, CTN_UINT16, CTN_INT32, CTN_INT64})
    for (int64_t length : lengths)
      for (int which = 0; which < 3; ++which)
        for (int64_t other : {1, 3, 33}) {
          const int64_t m = which == 0 ? length : other, k = which == 1 ? length : other + 1;
          const int64_t n = which == 2 ? length : other == 33 ? 5 : other;
          const int64_t left[2] = {m, k}, right[2] = {k, n}, turned[2] = {n, k};
          const List x = numbers(m * k, dtype), y = numbers(k * n, dtype);
          ArrayRef a = reshape(*array_of(x, dtype), {left, 2});
          ArrayRef b = reshape(*array_of(y, dtype), {right, 2});
          ArrayRef bt = transpose(*reshape(*array_of(y, dtype), {turned, 2}), {});
          const List out = list_of(*matmul(*a, *b)), out_turned = list_of(*matmul(*a, *bt));
          for (int64_t i = 0; i < m; ++i)
            for (int64_t j = 0; j < n; ++j) {
              double sum = 0, sum_turned = 0;
              for (int64_t p = 0; p < k; ++p) {
                sum += x[size_t(i * k + p)] * y[size_t(p * n + j)];
                sum_turned += x[size_t(i * k + p)] * y[size_t(j * k + p)];
              }
              const auto cut = [&](double v) {
                return dtype == CTN_BOOL   ? double(v != 0)
                       : dtype == CTN_INT8 ? double(int8_t(int64_t(v)))
                                           : v;
              };
              ASSERT_EQ(out[size_t(i * n + j)], cut(sum)) << m << " " << k << " " << n;
              ASSERT_EQ(out_turned[size_t(i * n + j)], cut(sum_turned)) << m << " " << k << " " << n;
            }
        }
}

TEST(Tails, Random) {
  const auto draw = [](int kind, int64_t n) {
    Ref<RandomState> state = make<RandomState>(cpu_backend(), CTN_RANDOM_PHILOX4_32_10, 5);
    const Shape shape{&n, 1};
    switch (kind) {
      case 0:
        return random_uniform(state.get(), 0, 1, shape, CTN_FLOAT32);
      case 1:
        return random_uniform(state.get(), 0, 1, shape, CTN_FLOAT64);
      case 2:
        return random_normal(state.get(), 0, 1, shape, CTN_FLOAT32);
      case 3:
        return random_normal(state.get(), 0, 1, shape, CTN_FLOAT64);
      case 4:
        return random_integers(state.get(), -5, 90, shape, CTN_INT8);
      case 5:
        return random_integers(state.get(), -5, 90, shape, CTN_INT32);
      case 6:
        return random_integers(state.get(), -5, 90, shape, CTN_INT64);
      case 7:
        return random_exponential(state.get(), 1, shape, CTN_FLOAT32);
      case 8:
        return random_gumbel(state.get(), 0, 1, shape, CTN_FLOAT64);
      case 9:
        return random_lognormal(state.get(), 0, 1, shape, CTN_FLOAT32);
      default:
        return random_poisson(state.get(), 4, shape, CTN_INT32);
    }
  };
  for (int kind = 0; kind <= 10; ++kind) {
    const List all = list_of(*draw(kind, 70000));
    for (int64_t n : tail_sizes(70000))
      ASSERT_EQ(list_of(*draw(kind, n)), List(all.begin(), all.begin() + n)) << "kind " << kind << ", " << n;
  }
}

}  // namespace
}  // namespace catenary
