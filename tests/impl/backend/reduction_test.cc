// Tests of the reduction kernels against plain loops: axes, lengths, views, threads, accuracy.
#include <algorithm>
#include <limits>

#include "impl/backend/kernels.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class ReductionTest : public EverySimdLevel {};
class ArgReductionTest : public EverySimdLevel {};

void run_reduce(ReduceOp op, const TestArray& x, const TestArray& out, DType accumulator, double scale = 1) {
  Launch launch(kernels::reduce, ReduceParams{op, accumulator, scale});
  add_operands(launch, x, out);
  cpu::run(launch);
}

std::vector<int64_t> reduced_shape(const std::vector<int64_t>& shape, unsigned axes) {
  std::vector<int64_t> reduced = shape;
  for (size_t i = 0; i < shape.size(); ++i)
    if (axes >> i & 1) reduced[i] = 1;
  return reduced;
}

double combine(ReduceOp op, double a, double b) {
  if (op == ReduceOp::sum) return a + b;
  if (op == ReduceOp::prod) return a * b;
  if (std::isnan(a) || std::isnan(b)) return NAN;
  return op == ReduceOp::max ? std::max(a, b) : std::min(a, b);
}

// For each element of x, the position of the result that it belongs to.
int64_t result_position(const std::vector<int64_t>& shape, unsigned axes, int64_t position) {
  int64_t result = 0, unit = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    const int64_t index = position % shape[i];
    position /= shape[i];
    if (axes >> i & 1) continue;
    result += index * unit;
    unit *= shape[i];
  }
  return result;
}

std::vector<double> naive(ReduceOp op, const TestArray& x, unsigned axes, int64_t results) {
  std::vector<double> expected(size_t(results), op == ReduceOp::sum ? 0.0 : 1.0);
  std::vector<bool> seen(size_t(results), op == ReduceOp::sum || op == ReduceOp::prod);
  for (int64_t i = 0; i < x.size(); ++i) {
    const size_t at = size_t(result_position(x.shape(), axes, i));
    expected[at] = seen[at] ? combine(op, expected[at], x.get(i)) : x.get(i);
    seen[at] = true;
  }
  return expected;
}

void expect_reduce(ReduceOp op, const TestArray& x, const TestArray& out, unsigned axes, DType accumulator,
                   double scale = 1) {
  run_reduce(op, x, out, accumulator, scale);
  const std::vector<double> expected = naive(op, x, axes, out.size());
  for (int64_t i = 0; i < out.size(); ++i) {
    const double e = expected[size_t(i)] * scale;
    if (std::isnan(e)) {
      ASSERT_TRUE(std::isnan(out.get(i)));
    } else if (std::isinf(e) || (out.dtype() == CTN_FLOAT16 && e >= 65520)) {
      ASSERT_EQ(out.get(i), e > 0 ? INFINITY : -INFINITY);
    } else {
      // Both the sums and the reference have rounding errors; those of the result's dtype dominate.
      const double tolerance = (2 * epsilon(out.dtype()) + 1e-13) * std::max(1.0, std::abs(e)) *
                               (is_float(x.dtype())     ? 4
                                : is_float(out.dtype()) ? 1
                                                        : 0);
      ASSERT_NEAR(out.get(i), e, tolerance) << "at " << i << " axes " << axes << " op " << int(op);
    }
  }
}

void expect_reduce(ReduceOp op, const TestArray& x, unsigned axes, DType accumulator, double scale = 1) {
  expect_reduce(op, x, TestArray(reduced_shape(x.shape(), axes), accumulator), axes, accumulator, scale);
}

DType sum_accumulator(DType dtype) {
  return is_float(dtype) ? dtype : is_unsigned_integer(dtype) ? CTN_UINT64 : CTN_INT64;
}

TEST_P(ReductionTest, AllAxesOfEveryDType) {
  for (DType dtype : kAllDTypes) {
    const TestArray x = TestArray({3, 4, 5, 6}, dtype).fill_random(is_signed_integer(dtype) ? -9 : 0, 9);
    for (unsigned axes = 0; axes < 16; ++axes) {
      expect_reduce(ReduceOp::sum, x, axes, sum_accumulator(dtype));
      expect_reduce(ReduceOp::max, x, axes, dtype);
      expect_reduce(ReduceOp::min, x, axes, dtype);
    }
    const TestArray small =
        TestArray({4, 3, 5}, dtype).fill_random(is_float(dtype) ? 0.8 : 1, is_float(dtype) ? 1.25 : 2.5);
    for (unsigned axes = 0; axes < 8; ++axes)
      expect_reduce(ReduceOp::prod, small, axes, sum_accumulator(dtype));
  }
}

TEST_P(ReductionTest, IntegersWrap) {
  TestArray x({1000}, CTN_UINT8), out({1}, CTN_UINT8);
  x.fill(255);
  run_reduce(ReduceOp::sum, x, out, CTN_UINT8);
  EXPECT_EQ(out.get(0), (255 * 1000) % 256);
  TestArray y({3}, CTN_UINT16), product({1}, CTN_UINT16);
  y.fill(65535);
  run_reduce(ReduceOp::prod, y, product, CTN_UINT16);
  EXPECT_EQ(product.get(0), 65535);
}

TEST_P(ReductionTest, Lengths) {
  for (DType dtype : {CTN_INT32, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64, CTN_UINT8}) {
    for (int64_t n : {1, 2, 3, 4, 5, 10, 31, 63, 64, 65, 100, 128, 129, 1000, 1025, 2100}) {
      const TestArray x = TestArray({n}, dtype).fill_random(0, 9, unsigned(n));
      expect_reduce(ReduceOp::sum, x, 1, sum_accumulator(dtype));
      expect_reduce(ReduceOp::max, x, 1, dtype);
      expect_reduce(ReduceOp::min, x, 1, dtype);
      const TestArray table = TestArray({n, 7}, dtype).fill_random(0, 9, unsigned(n));
      for (unsigned axes = 1; axes < 4; ++axes) {
        expect_reduce(ReduceOp::sum, table, axes, sum_accumulator(dtype));
        expect_reduce(ReduceOp::max, table.permuted({1, 0}), axes, dtype);
      }
    }
  }
}

// Few kept elements in a row, and many reduced ones, in one part and in several.
TEST_P(ReductionTest, ShortColumns) {
  for (DType dtype : {CTN_INT8, CTN_FLOAT16, CTN_FLOAT32, CTN_INT64}) {
    for (const int64_t rows : {17, 103, 1000, 33000}) {
      const TestArray x = TestArray({rows, 10}, dtype).fill_random(0, 9, unsigned(rows));
      for (const TestArray& view :
           {x, x.sliced(1, 9, -1, 10), x.sliced(1, 0, 2, 5), x.sliced(0, rows - 1, -1, rows)}) {
        expect_reduce(ReduceOp::sum, view, 1, sum_accumulator(dtype));
        expect_reduce(ReduceOp::max, view, 1, dtype);
      }
    }
    const TestArray cube = TestArray({3, 30000, 2}, dtype).fill_random(0, 9);
    expect_reduce(ReduceOp::sum, cube, 2, sum_accumulator(dtype));
    expect_reduce(ReduceOp::min, cube.sliced(2, 1, -1, 2), 2, dtype);
  }
}

TEST_P(ReductionTest, RepeatedElements) {
  for (DType dtype : {CTN_BOOL, CTN_INT16, CTN_FLOAT32}) {
    const TestArray x = TestArray({1, 40, 1, 30}, dtype).fill_random(0, 9).broadcast(0, 3).broadcast(2, 4);
    for (unsigned axes = 0; axes < 16; ++axes) {
      expect_reduce(ReduceOp::sum, x, axes, sum_accumulator(dtype));
      expect_reduce(ReduceOp::max, x, axes, dtype);
      const TestArray wide({6, 80, 8, 60}, dtype);
      TestArray out = wide.sliced(0, 0, 2, 3).sliced(1, 79, -2, 40).sliced(2, 0, 2, 4).sliced(3, 0, 2, 30);
      for (size_t d = 0; d < 4; ++d)
        if (axes >> d & 1) out = out.sliced(d, 0, 1, 1);
      expect_reduce(ReduceOp::max, x, out, axes, dtype);
    }
  }
}

// One decisive element anywhere, in every layout, among so many that reading stops early and threads share
// them.
TEST_P(ReductionTest, TruthsAreCertainWithOne) {
  for (DType dtype : {CTN_BOOL, CTN_FLOAT32, CTN_INT64, CTN_FLOAT16}) {
    for (const int64_t n : {5, 1025, 200000}) {
      for (const bool rest : {false, true}) {
        const TestArray x = TestArray({2 * n}, dtype).fill(rest ? 1 : 0);
        for (const int64_t position : {int64_t{-1}, int64_t{0}, n / 2, n - 1}) {
          for (const TestArray& view : {x.sliced(0, 0, 1, n), x.sliced(0, 2 * n - 1, -2, n)}) {
            TestArray decisive = view.sliced(0, std::max<int64_t>(position, 0), 1, 1);
            if (position >= 0) decisive.set(0, rest ? 0 : 1);
            const TestArray any({1}, CTN_BOOL), all({1}, CTN_BOOL);
            run_reduce(ReduceOp::max, view, any, CTN_BOOL);
            run_reduce(ReduceOp::min, view, all, CTN_BOOL);
            EXPECT_EQ(any.get(0), rest || position >= 0) << n << " " << position;
            EXPECT_EQ(all.get(0), rest && position < 0) << n << " " << position;
            decisive.set(0, rest ? 1 : 0);
          }
        }
      }
    }
  }
}

TEST_P(ReductionTest, TruthsOfLongRows) {
  for (const int64_t position : {0, 1500, 99999}) {
    TestArray x = TestArray({3, 100000}, CTN_BOOL).fill(0);
    for (int64_t row = 0; row < 3; ++row) x.set(row * 100000 + position, row != 1);
    for (const TestArray& view : {x, x.sliced(1, 99999, -1, 100000)})
      expect_reduce(ReduceOp::max, view, 2, CTN_BOOL);
  }
}

TEST_P(ReductionTest, Views) {
  for (DType dtype : {CTN_INT16, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const TestArray x = TestArray({6, 20, 50}, dtype).fill_random(0, 9);
    const DType sums = sum_accumulator(dtype);
    for (unsigned axes = 0; axes < 8; ++axes) {
      expect_reduce(ReduceOp::sum, x.permuted({2, 0, 1}), axes, sums);
      expect_reduce(ReduceOp::sum, x.sliced(2, 49, -3, 16).sliced(0, 5, -1, 6), axes, sums);
      expect_reduce(ReduceOp::max, x.sliced(1, 3, 2, 8).permuted({1, 2, 0}), axes, dtype);
      expect_reduce(ReduceOp::sum, x.sliced(1, 3, 1, 1).broadcast(1, 8), axes, sums);
      expect_reduce(ReduceOp::sum, x.sliced(2, 3, 1, 1).broadcast(2, 8), axes, sums);
      const std::vector<int64_t> reduced = reduced_shape(x.shape(), axes);
      const TestArray backwards = TestArray({reduced[2], reduced[0], 2 * reduced[1]}, sums)
                                      .permuted({1, 2, 0})
                                      .sliced(1, 2 * reduced[1] - 1, -2, reduced[1]);
      expect_reduce(ReduceOp::sum, x, backwards, axes, sums);
    }
    TestArray odd = TestArray({10, 9}, dtype).shifted(1);
    odd.fill_random(0, 9);
    for (unsigned axes = 0; axes < 4; ++axes) expect_reduce(ReduceOp::sum, odd, axes, sums);
  }
}

TEST_P(ReductionTest, LargeAndThreaded) {
  for (DType dtype : {CTN_INT32, CTN_FLOAT16, CTN_FLOAT32}) {
    const DType sums = is_half(dtype) ? CTN_FLOAT32 : sum_accumulator(dtype);
    for (auto shape : {std::vector<int64_t>{150, 1000}, {3, 50000}, {50000, 3}, {40, 3, 1500}}) {
      const TestArray x = TestArray(shape, dtype).fill_random(0, 9);
      for (unsigned axes = 0; axes < 1u << shape.size(); ++axes) {
        expect_reduce(ReduceOp::sum, x, axes, sums);
        if (axes == 1) expect_reduce(ReduceOp::max, x, axes, dtype);
      }
    }
  }
}

TEST_P(ReductionTest, IndependentOfThreads) {
  for (auto shape : {std::vector<int64_t>{1, 999983}, {300, 4001}, {100003, 13}}) {
    const TestArray x = TestArray(shape, CTN_FLOAT32).fill_random(-1, 1);
    for (unsigned axes = 1; axes < 4; ++axes) {
      const TestArray one(reduced_shape(shape, axes), CTN_FLOAT32),
          many(reduced_shape(shape, axes), CTN_FLOAT32);
      set_thread_count(1);
      run_reduce(ReduceOp::sum, x, one, CTN_FLOAT32);
      set_thread_count(3);
      run_reduce(ReduceOp::sum, x, many, CTN_FLOAT32);
      set_thread_count(0);
      ASSERT_EQ(std::memcmp(one.values<float>(), many.values<float>(), size_t(one.size()) * 4), 0);
    }
  }
}

TEST(ReductionOrderTest, SameForEveryInstructionSet) {
  const cpu::SimdLevel previous = cpu::simd_level();
  for (auto shape : {std::vector<int64_t>{7, 1001}, {1003, 29}}) {
    const TestArray x = TestArray(shape, CTN_FLOAT64).fill_random(-1, 1);
    for (unsigned axes = 1; axes < 4; ++axes) {
      const TestArray first(reduced_shape(shape, axes), CTN_FLOAT64),
          other(reduced_shape(shape, axes), CTN_FLOAT64);
      cpu::set_simd_level_for_test(cpu::SimdLevel::baseline);
      run_reduce(ReduceOp::sum, x, first, CTN_FLOAT64);
      for (auto level : {cpu::SimdLevel::avx2, cpu::SimdLevel::avx512}) {
        cpu::set_simd_level_for_test(level);
        run_reduce(ReduceOp::sum, x, other, CTN_FLOAT64);
        EXPECT_EQ(std::memcmp(first.values<double>(), other.values<double>(), size_t(first.size()) * 8), 0);
      }
    }
  }
  cpu::set_simd_level_for_test(previous);
}

TEST_P(ReductionTest, TenMillionFloatsAreAccurate) {
  TestArray x({10000000}, CTN_FLOAT32), out({1}, CTN_FLOAT32);
  float* values = const_cast<float*>(x.values<float>());
  double expected = 0;
  for (int64_t i = 0; i < x.size(); ++i) expected += double(values[i] = 0.1f + float(i % 1000) * 1e-5f);
  run_reduce(ReduceOp::sum, x, out, CTN_FLOAT32);
  EXPECT_NEAR(out.get(0), expected, expected * 2e-7);
}

TEST_P(ReductionTest, NothingAtAll) {
  for (DType dtype : {CTN_INT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    for (unsigned axes : {1u, 3u}) {
      const TestArray x({0, 4}, dtype);
      const TestArray out = TestArray({1, axes == 3 ? 1 : 4}, dtype).fill(7);
      run_reduce(ReduceOp::sum, x, out, dtype);
      for (int64_t i = 0; i < out.size(); ++i) EXPECT_EQ(out.get(i), 0);
      run_reduce(ReduceOp::prod, x, out, dtype);
      for (int64_t i = 0; i < out.size(); ++i) EXPECT_EQ(out.get(i), 1);
    }
    run_reduce(ReduceOp::sum, TestArray({0, 4}, dtype), TestArray({0, 1}, dtype), dtype);
  }
  const TestArray scalar = TestArray({}, CTN_FLOAT32).fill(3), result({}, CTN_FLOAT32);
  run_reduce(ReduceOp::sum, scalar, result, CTN_FLOAT32);
  EXPECT_EQ(result.get(0), 3);
  const TestArray mean({1}, CTN_FLOAT32);
  run_reduce(ReduceOp::sum, TestArray({0}, CTN_FLOAT32), mean, CTN_FLOAT32, 1.0 / 0.0);
  EXPECT_TRUE(std::isnan(mean.get(0)));
}

TEST_P(ReductionTest, MeansDivide) {
  for (DType dtype : kAllDTypes) {
    const DType accumulator = is_float(dtype) ? dtype : CTN_FLOAT64;
    const TestArray x = TestArray({49, 3}, dtype).fill(1);
    for (unsigned axes = 1; axes < 4; ++axes) {
      const TestArray out(reduced_shape(x.shape(), axes), accumulator);
      const double count = double(x.size() / out.size());
      run_reduce(ReduceOp::sum, x, out, accumulator, 1 / count);
      for (int64_t i = 0; i < out.size(); ++i) EXPECT_EQ(out.get(i), 1);
    }
  }
  expect_reduce(ReduceOp::sum, TestArray({100, 30}, CTN_FLOAT32).fill_random(0, 1), 1, CTN_FLOAT32, 0.37);
}

TEST_P(ReductionTest, NanAndInfinity) {
  for (DType dtype : kFloatDTypes) {
    for (int64_t n : {3, 100, 1500}) {
      for (int64_t at : {int64_t(0), n / 2, n - 1}) {
        TestArray x = TestArray({n, 5}, dtype).fill_random(-9, 9);
        x.set(at * 5 + 2, NAN);
        x.set(at * 5 + 3, INFINITY);
        x.set(at * 5 + 4, -INFINITY);
        for (unsigned axes = 1; axes < 4; ++axes) {
          for (ReduceOp op : {ReduceOp::max, ReduceOp::min}) {
            expect_reduce(op, x, axes, dtype);
            expect_reduce(op, x.permuted({1, 0}), axes, dtype);
          }
        }
      }
    }
    TestArray low = TestArray({70}, dtype).fill(-INFINITY), out({1}, dtype);
    run_reduce(ReduceOp::max, low, out, dtype);
    EXPECT_EQ(out.get(0), -INFINITY);
  }
}

void expect_arg_reduce(const TestArray& x, int axis, bool largest) {
  std::vector<int64_t> shape = x.shape();
  shape[size_t(axis)] = 1;
  const TestArray out = TestArray(shape, CTN_INT64).fill(-1);
  Launch launch(kernels::arg_reduce, ArgReduceParams{axis, largest});
  add_operands(launch, x, out);
  cpu::run(launch);
  std::vector<double> best(size_t(out.size()));
  std::vector<int64_t> index(size_t(out.size()), -1);
  int64_t inner = 1;
  for (size_t i = size_t(axis) + 1; i < shape.size(); ++i) inner *= shape[i];
  for (int64_t i = 0; i < x.size(); ++i) {
    const size_t at = size_t(result_position(x.shape(), 1u << axis, i));
    const double value = x.get(i);
    const bool beyond = largest ? value > best[at] : value < best[at];
    if (index[at] >= 0 && !(beyond || (std::isnan(value) && !std::isnan(best[at])))) continue;
    best[at] = value;
    index[at] = i / inner % x.shape()[size_t(axis)];
  }
  for (int64_t i = 0; i < out.size(); ++i)
    ASSERT_EQ(out.get(i), double(index[size_t(i)]))
        << "at " << i << " axis " << axis << " dtype " << x.dtype();
}

TEST_P(ArgReductionTest, EveryDTypeAndView) {
  for (DType dtype : kAllDTypes) {
    const TestArray x = TestArray({9, 20, 31}, dtype).fill_random(is_unsigned_integer(dtype) ? 0 : -20, 20);
    for (int axis = 0; axis < 3; ++axis) {
      for (bool largest : {false, true}) {
        expect_arg_reduce(x, axis, largest);
        expect_arg_reduce(x.permuted({2, 0, 1}), axis, largest);
        expect_arg_reduce(x.sliced(2, 30, -2, 15).sliced(0, 1, 3, 3), axis, largest);
        expect_arg_reduce(x.sliced(1, 5, 1, 1).broadcast(1, 4), axis, largest);
        expect_arg_reduce(x.sliced(0, 3, 1, 1).broadcast(0, 70), axis, largest);
        expect_arg_reduce(x.sliced(2, 4, -1, 5), axis, largest);
      }
    }
  }
}

// Lines of every length up to two blocks of vectors, with their extremum at every place and ties behind it.
TEST_P(ArgReductionTest, ShortLines) {
  for (DType dtype : kAllDTypes)
    for (int64_t n = 1; n < 140; n += n < 20 ? 1 : 7)
      for (bool largest : {false, true}) {
        TestArray x({n, n}, dtype), wide({n, 2 * n}, dtype);
        x.fill(1);
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = i; j < n; j += 5) x.set(i * n + j, largest ? 2 : 0);
        if (is_float(dtype) && n > 3) x.set(3 * n + n / 2, NAN);
        for (int64_t i = 0; i < n * n; ++i) wide.set(2 * i, x.get(i));
        expect_arg_reduce(x, 1, largest);
        expect_arg_reduce(wide.sliced(1, 0, 2, n), 1, largest);
        expect_arg_reduce(x, 0, largest);
      }
}

TEST_P(ArgReductionTest, LongLines) {
  for (DType dtype : {CTN_UINT8, CTN_INT32, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    for (bool largest : {false, true}) {
      expect_arg_reduce(TestArray({140000}, dtype).fill_random(0, 2000), 0, largest);
      expect_arg_reduce(TestArray({2, 131075}, dtype).fill_random(0, 2000), 1, largest);
      expect_arg_reduce(TestArray({50000, 3}, dtype).fill_random(0, 200), 0, largest);
      expect_arg_reduce(TestArray({130, 1100}, dtype).fill_random(0, 200), 0, largest);
      expect_arg_reduce(TestArray({130, 1100}, dtype).fill_random(0, 200), 1, largest);
      expect_arg_reduce(TestArray({1}, dtype), 0, largest);
    }
  }
}

// Several rows are compared as one: extrema in every place of a group of rows, in the rest, and in other
// parts.
TEST_P(ArgReductionTest, NarrowColumns) {
  for (DType dtype : kAllDTypes)
    for (int64_t columns : {2, 5, 16, 31, 32, 33})
      for (bool largest : {false, true}) {
        const int64_t rows = 1003;
        expect_arg_reduce(TestArray({rows, columns}, dtype).fill_random(0, 3), 0, largest);
        TestArray x = TestArray({rows, columns}, dtype).fill(1);
        for (int64_t j = 0; j < columns; ++j)
          for (int64_t i = rows - 1 - j * j % rows; i < rows; i += 7) x.set(i * columns + j, largest ? 2 : 0);
        if (is_float(dtype)) x.set(900 * columns + 1, NAN);
        expect_arg_reduce(x, 0, largest);
        if (is_float(dtype)) expect_arg_reduce(x.fill(largest ? -INFINITY : INFINITY), 0, largest);
      }
}

TEST_P(ArgReductionTest, TruthsOfLongRows) {
  for (const int64_t position : {0, 1500, 99999}) {
    TestArray x = TestArray({3, 100000}, CTN_BOOL).fill(0);
    for (int64_t row = 0; row < 3; ++row) x.set(row * 100000 + position, row != 1);
    for (const TestArray& view : {x, x.sliced(1, 99999, -1, 100000)}) {
      expect_arg_reduce(view, 1, true);
      expect_arg_reduce(view, 1, false);
    }
  }
}

TEST_P(ArgReductionTest, TiesNanAndInfinity) {
  for (DType dtype : kFloatDTypes) {
    for (bool largest : {false, true}) {
      expect_arg_reduce(TestArray({3000}, dtype).fill(4), 0, largest);
      expect_arg_reduce(TestArray({2000}, dtype).fill(largest ? -INFINITY : INFINITY), 0, largest);
      for (int64_t at : {0, 5, 1999}) {
        TestArray x = TestArray({2000, 20}, dtype).fill_random(-9, 9);
        for (int64_t i = at; i < 2000; i += 3) x.set(i * 20 + i % 20, NAN);
        for (int axis = 0; axis < 2; ++axis) expect_arg_reduce(x, axis, largest);
        expect_arg_reduce(x.permuted({1, 0}), 1, largest);
      }
      TestArray infinite = TestArray({20, 40}, dtype).fill(-INFINITY);
      infinite.set(45, NAN);
      for (int axis = 0; axis < 2; ++axis) expect_arg_reduce(infinite, axis, largest);
    }
  }
}

CTN_EVERY_SIMD_LEVEL(ReductionTest);
CTN_EVERY_SIMD_LEVEL(ArgReductionTest);

}  // namespace
}  // namespace catenary
