// Tests of the take and scatter-add kernels: all dtypes, large arrays, bad indices, independence of threads.
#include "impl/backend/kernels.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class TakeTest : public EverySimdLevel {};

TestArray indices_of(const std::vector<int64_t>& values) {
  TestArray indices({int64_t(values.size())}, CTN_INT64);
  for (size_t i = 0; i < values.size(); ++i) indices.set(int64_t(i), double(values[i]));
  return indices;
}

void run_take(const TestArray& a, const TestArray& indices, const TestArray& out, int64_t outer,
              int64_t length, int64_t inner) {
  Launch launch(kernels::take, TakeParams{outer, length, inner});
  add_operands(launch, a, indices, out);
  cpu::run(launch);
}

void expect_take(DType dtype, int64_t outer, int64_t length, int64_t inner, int64_t count) {
  TestArray a({outer, length, inner}, dtype);
  for (int64_t i = 0; i < a.size(); ++i) a.set(i, double(i % 117));
  std::vector<int64_t> values;
  for (int64_t i = 0; i < count; ++i) values.push_back(i * 7919 % (2 * length) - length);
  const TestArray out({outer, count, inner}, dtype);
  run_take(a, indices_of(values), out, outer, length, inner);
  for (int64_t i = 0; i<out.size(); i += out.size()> 100000 ? 13 : 1) {
    const int64_t row = values[size_t(i / inner % count)];
    const int64_t from = (i / inner / count * length + (row < 0 ? row + length : row)) * inner + i % inner;
    ASSERT_EQ(out.get(i), a.get(from)) << "at " << i;
  }
}

TEST_P(TakeTest, EveryDTypeAndShape) {
  for (DType dtype : kAllDTypes) {
    for (int64_t outer : {1, 3}) {
      for (int64_t inner : {1, 2, 5, 64}) {
        for (int64_t count : {0, 1, 10, 300}) expect_take(dtype, outer, 11, inner, count);
      }
    }
  }
  expect_take(CTN_FLOAT32, 1, 5, 0, 10);
  expect_take(CTN_FLOAT32, 0, 5, 3, 10);
}

TEST_P(TakeTest, Large) {
  expect_take(CTN_FLOAT32, 1, 5000, 128, 20000);
  expect_take(CTN_FLOAT32, 2, 5000, 127, 10001);
  expect_take(CTN_FLOAT64, 1, 1000, 1, 300000);
  expect_take(CTN_UINT8, 3, 1000, 3, 100000);
}

TEST_P(TakeTest, BadIndexWritesNothing) {
  const TestArray a = TestArray({5, 2}, CTN_FLOAT32).fill(1);
  const TestArray out = TestArray({3, 2}, CTN_FLOAT32).fill(-4);
  for (int64_t bad : {int64_t(7), int64_t(5), int64_t(-6), INT64_MAX, INT64_MIN}) {
    TestArray indices = indices_of({0, 4, 0});
    std::memcpy(indices.at(2), &bad, sizeof(bad));
    try {
      run_take(a, indices, out, 1, 5, 2);
      FAIL();
    } catch (const Error& e) {
      EXPECT_EQ(e.status(), CTN_ERROR_INDEX);
      EXPECT_EQ(e.what(),
                "indices: index " + std::to_string(bad) + " is out of bounds for an axis of length 5");
    }
  }
  for (int64_t i = 0; i < out.size(); ++i) EXPECT_EQ(out.get(i), -4);
  EXPECT_THROW(run_take(TestArray({0, 2}, CTN_FLOAT32), indices_of({0}), out, 1, 0, 2), Error);
}

void run_scatter_add(const TestArray& source, const TestArray& indices, const TestArray& dst) {
  Launch launch(kernels::scatter_add);
  add_operands(launch, source, indices, dst);
  cpu::run(launch);
}

void expect_scatter_add(DType dtype, int64_t length, int64_t inner, int64_t count) {
  TestArray source({count, inner}, dtype), dst({length, inner}, dtype);
  for (int64_t i = 0; i < source.size(); ++i) source.set(i, double(i % 5));
  std::vector<double> expected;
  for (int64_t i = 0; i < dst.size(); ++i) {
    dst.set(i, double(i % 3));
    expected.push_back(double(i % 3));
  }
  std::vector<int64_t> values;
  for (int64_t i = 0; i < count; ++i) {
    values.push_back(i * 7919 % (2 * length) - length);
    const int64_t row = (values.back() + length) % length;
    for (int64_t k = 0; k < inner; ++k) expected[size_t(row * inner + k)] += source.get(i * inner + k);
  }
  run_scatter_add(source, indices_of(values), dst);
  for (int64_t i = 0; i < dst.size(); ++i) ASSERT_EQ(dst.get(i), expected[size_t(i)]) << "at " << i;
}

TEST_P(TakeTest, ScatterAdd) {
  for (DType dtype : {CTN_INT8, CTN_INT64, CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t inner : {1, 3, 70}) expect_scatter_add(dtype, 9, inner, 40);
    expect_scatter_add(dtype, 100, 1300, 200);
    expect_scatter_add(dtype, 3, 5, 0);
  }
  expect_scatter_add(CTN_FLOAT32, 5000, 100, 20000);
  EXPECT_THROW(
      run_scatter_add(TestArray({1, 2}, CTN_FLOAT32), indices_of({4}), TestArray({4, 2}, CTN_FLOAT32)),
      Error);
}

TEST_P(TakeTest, ScatterAddIsIndependentOfThreads) {
  const TestArray source = TestArray({30000, 17}, CTN_FLOAT32).fill_random(-1, 1);
  std::vector<int64_t> values;
  for (int64_t i = 0; i < 30000; ++i) values.push_back(i * i % 600);
  const TestArray one({600, 17}, CTN_FLOAT32), many({600, 17}, CTN_FLOAT32);
  set_thread_count(1);
  run_scatter_add(source, indices_of(values), one);
  set_thread_count(3);
  run_scatter_add(source, indices_of(values), many);
  set_thread_count(0);
  EXPECT_EQ(std::memcmp(one.values<float>(), many.values<float>(), size_t(one.size()) * 4), 0);
}

template <class Params>
void run_along(KernelWith<Params> kernel, const TestArray& first, const TestArray& indices,
               const TestArray& last) {
  Launch launch(kernel, Params{1});
  add_operands(launch, first, indices, last);
  cpu::run(launch);
}

TEST_P(TakeTest, OneElementOfEachRow) {
  for (DType dtype : {CTN_INT8, CTN_FLOAT16, CTN_INT32, CTN_FLOAT64})
    for (int64_t rows : {3, 20, 3000})
      for (int64_t wide : {7, 10}) {
        const TestArray all = TestArray({rows, wide}, dtype).fill_random(0, 100), a = all.sliced(1, 0, 1, 7);
        const TestArray zeros({rows, wide}, dtype), changed = zeros.sliced(1, 0, 1, 7);
        TestArray indices({rows, 1}, CTN_INT64), out({rows, 1}, dtype);
        for (int64_t i = 0; i < rows; ++i) indices.set(i, double(i * 31 % 14 - 7));
        run_along(kernels::gather_along, a, indices, out);
        run_along(kernels::scatter_along, out, indices, changed);
        for (int64_t i = 0; i < rows; ++i) {
          const int64_t chosen = (int64_t(indices.get(i)) + 7) % 7;
          ASSERT_EQ(out.get(i), a.get(i * 7 + chosen)) << "at " << i;
          for (int64_t j = 0; j < wide; ++j)
            ASSERT_EQ(zeros.get(i * wide + j), j == chosen ? out.get(i) : 0) << "at " << i << ", " << j;
        }
        indices.set(rows - 1, 7);
        EXPECT_THROW(run_along(kernels::gather_along, a, indices, out), Error);
        EXPECT_THROW(run_along(kernels::scatter_along, out, indices, changed), Error);
      }
}

/// Elements or rows of a vector of them, at indices of any dtype, some out of range.
void expect_gather(std::mt19937& engine, DType dtype, DType index, OutOfRange outside) {
  const auto below = [&](int64_t n) { return int64_t(engine() % uint64_t(n)); };
  const int64_t length = 1 + below(below(3) ? 50 : 300), count = below(below(3) ? 40 : 3000);
  const int64_t inner = below(3) ? 1 : 1 + below(4), step = 1 + below(2);
  const bool none_outside = outside == OutOfRange::fail, sign = index != CTN_BOOL && index != CTN_UINT8;
  const TestArray all = TestArray({length * step, inner}, dtype).fill_random(0, 100, unsigned(engine()));
  const TestArray a = all.sliced(0, 0, step, length), y({count, inner}, dtype);
  const int64_t wide = none_outside ? length : below(2) ? 2 * length : 12345;
  const int64_t most = std::min<int64_t>(wide, index == CTN_BOOL ? 2 : itemsize(index) == 1 ? 127 : wide);
  TestArray indices({1, count}, index);
  for (int64_t i = 0; i < count; ++i) indices.set(i, double(sign ? below(2 * most) - most : below(most)));
  Launch launch(kernels::gather_index, IndexParams{1, false, {}, outside, {}, {-1}});
  add_operands(launch, a, indices, y);
  cpu::run(launch);
  for (int64_t i = 0; i < y.size(); ++i) {
    int64_t at = int64_t(indices.get(i / inner));
    if (outside == OutOfRange::clip)
      at = std::min(std::max<int64_t>(at, 0), length - 1);
    else
      at = (at % length + length) % length;
    ASSERT_EQ(y.get(i), a.get(at * inner + i % inner)) << "at " << i;
  }
  if (!none_outside || count == 0) return;
  indices.set(below(count), double(std::min<int64_t>(length, 127)));
  if (length < 127 && index != CTN_BOOL) {
    EXPECT_THROW(cpu::run(launch), Error);
  }
}

TEST_P(TakeTest, GathersWithIndicesOfAnyDType) {
  std::mt19937 engine(5);
  for (int round = 0; round < 12; ++round)
    for (DType dtype : {CTN_BOOL, CTN_FLOAT16, CTN_INT32, CTN_FLOAT64})
      for (DType index : {CTN_BOOL, CTN_INT8, CTN_UINT8, CTN_INT16, CTN_INT32, CTN_INT64})
        for (OutOfRange outside : {OutOfRange::fail, OutOfRange::wrap, OutOfRange::clip}) {
          set_thread_count(1 + round % 3);
          expect_gather(engine, dtype, index, outside);
        }
  set_thread_count(0);
}

TEST_P(TakeTest, GathersAtTheLeastAndTheGreatestIndices) {
  const TestArray a = TestArray({7}, CTN_INT32).fill_random(0, 100);
  const int64_t extreme[] = {INT64_MIN, INT64_MAX, INT64_MIN + 1, INT64_MAX - 1, -1, 7, -7, -8};
  TestArray indices({1, 24}, CTN_INT64), y({24}, CTN_INT32);
  for (int64_t i = 0; i < 24; ++i) std::memcpy(indices.at(i), &extreme[i * 5 % 8], 8);
  for (OutOfRange outside : {OutOfRange::wrap, OutOfRange::clip}) {
    Launch launch(kernels::gather_index, IndexParams{1, false, {}, outside, {}, {-1}});
    add_operands(launch, a, indices, y);
    cpu::run(launch);
    for (int64_t i = 0; i < 24; ++i) {
      const int64_t index = extreme[i * 5 % 8];
      const int64_t rest = (index % 7 + 7) % 7, end = index < 0 ? 0 : 6;
      const int64_t at = outside == OutOfRange::wrap ? rest : index >= 0 && index < 7 ? index : end;
      EXPECT_EQ(y.get(i), a.get(at)) << index;
    }
  }
}

CTN_EVERY_SIMD_LEVEL(TakeTest);

}  // namespace
}  // namespace catenary
