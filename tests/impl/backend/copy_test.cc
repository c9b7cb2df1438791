// Tests of the kernels that copy, cast, transpose and gather, with strides and unaligned memory.
#include <algorithm>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/kernels.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class CopyTest : public EverySimdLevel {};

void run_copy(const TestArray& source, const TestArray& destination) {
  Launch launch(kernels::copy);
  add_operands(launch, source, destination);
  cpu::run(launch);
}

void expect_copy(const TestArray& source, const TestArray& destination) {
  run_copy(source, destination);
  const int64_t step = source.size() > 200000 ? 31 : 1;
  for (int64_t i = 0; i < source.size(); i += step)
    ASSERT_EQ(destination.get(i), source.get(i)) << "at " << i << " of dtype " << source.dtype();
}

TestArray numbered(TestArray array) {
  const DType dtype = array.dtype();
  const int64_t period = dtype == CTN_BOOL ? 2 : itemsize(dtype) == 1 || dtype == CTN_BFLOAT16 ? 101 : 1999;
  for (int64_t i = 0; i < array.size(); ++i) array.set(i, double(i % period));
  return array;
}

TestArray numbered(std::vector<int64_t> shape, DType dtype) {
  return numbered(TestArray(std::move(shape), dtype));
}

TEST_P(CopyTest, EveryDTypeContiguousAndScalar) {
  for (DType dtype : kAllDTypes) {
    for (int64_t n : {0, 1, 2, 10, 63, 64, 1025}) expect_copy(numbered({n}, dtype), TestArray({n}, dtype));
    expect_copy(numbered({}, dtype), TestArray({}, dtype));
    expect_copy(numbered({3, 0, 2}, dtype), TestArray({3, 0, 2}, dtype));
  }
}

TEST_P(CopyTest, ViewsOfEveryItemsize) {
  for (DType dtype : {CTN_UINT8, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const TestArray a = numbered({5, 17, 23}, dtype);
    expect_copy(a.permuted({2, 1, 0}), TestArray({23, 17, 5}, dtype));
    expect_copy(a.permuted({0, 2, 1}), TestArray({5, 23, 17}, dtype));
    expect_copy(a.permuted({1, 2, 0}), TestArray({17, 23, 5}, dtype));
    expect_copy(a.sliced(2, 22, -1, 23), TestArray({5, 17, 23}, dtype));
    expect_copy(a.sliced(2, 1, 3, 7).sliced(0, 4, -2, 3), TestArray({3, 17, 7}, dtype));
    expect_copy(a, TestArray({23, 17, 5}, dtype).permuted({2, 1, 0}));
    expect_copy(a, TestArray({5, 17, 46}, dtype).sliced(2, 45, -2, 23));
    expect_copy(a.permuted({2, 0, 1}), TestArray({17, 5, 23}, dtype).permuted({2, 1, 0}));
    expect_copy(numbered({5, 1, 23}, dtype).broadcast(1, 17), TestArray({5, 17, 23}, dtype));
    expect_copy(numbered({1, 17, 1}, dtype).broadcast(0, 5).broadcast(2, 23), TestArray({5, 17, 23}, dtype));
    expect_copy(numbered({1, 1, 1}, dtype).broadcast(0, 5).broadcast(1, 17).broadcast(2, 23),
                TestArray({23, 5, 17}, dtype).permuted({1, 2, 0}));
  }
}

TEST_P(CopyTest, Transposes) {
  for (DType dtype : {CTN_INT8, CTN_UINT16, CTN_FLOAT32, CTN_INT64}) {
    for (int64_t m : {1, 4, 16, 33, 100}) {
      for (int64_t n : {3, 8, 16, 65, 300}) {
        expect_copy(numbered({m, n}, dtype).permuted({1, 0}), TestArray({n, m}, dtype));
        expect_copy(numbered({m, n + 3}, dtype).sliced(1, 2, 1, n).permuted({1, 0}),
                    TestArray({n, m + 5}, dtype).sliced(1, 1, 1, m));
      }
    }
    expect_copy(numbered({3, 50, 40}, dtype).permuted({0, 2, 1}), TestArray({3, 40, 50}, dtype));
  }
}

TEST_P(CopyTest, SmallTransposes) {
  for (DType dtype : {CTN_INT8, CTN_UINT16, CTN_FLOAT32, CTN_INT64})
    for (int64_t m = 4; m < 36; m += 1 + m / 18)
      for (int64_t n = 4; n < 36; n += 1 + n / 18) {
        TestArray target({n, m + 1}, dtype);
        target.fill(1);
        expect_copy(numbered({m, n}, dtype).permuted({1, 0}), target.sliced(1, 0, 1, m));
        for (int64_t i = 0; i < n; ++i) ASSERT_EQ(target.get(i * (m + 1) + m), 1) << m << " x " << n;
      }
}

TEST_P(CopyTest, StridedDestinationsKeepWhatLiesBetween) {
  for (DType dtype : {CTN_INT8, CTN_UINT16, CTN_FLOAT32, CTN_INT64})
    for (int64_t step = 2; step < 6; ++step)
      for (int64_t n = 1; n < 80; n += 1 + n / 20) {
        TestArray target({n * step}, dtype);
        target.fill(1);
        expect_copy(numbered({n}, dtype), target.sliced(0, 0, step, n));
        for (int64_t i = 0; i < n * step; ++i)
          if (i % step != 0) {
            ASSERT_EQ(target.get(i), 1) << "every " << step << " of " << n;
          }
      }
}

TEST_P(CopyTest, LargeTransposesStream) {
  // Rows of whole cache lines and other rows, both aligned and unaligned.
  for (DType dtype : {CTN_INT8, CTN_INT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const int64_t n = int64_t((9 << 20) / itemsize(dtype)) / 1024;
    expect_copy(numbered({1024, n}, dtype).permuted({1, 0}), TestArray({n, 1024}, dtype));
    expect_copy(numbered({1037, n}, dtype).permuted({1, 0}), TestArray({n, 1037}, dtype));
    expect_copy(numbered({1024, n}, dtype).permuted({1, 0}),
                TestArray({n, 1024}, dtype).shifted(3 * int64_t(itemsize(dtype))));
  }
}

TEST_P(CopyTest, LargeCopiesStream) {
  const int64_t n = (9 << 20) / 4 + 3;
  expect_copy(numbered({n}, CTN_FLOAT32), TestArray({n}, CTN_FLOAT32));
  expect_copy(numbered({n}, CTN_FLOAT32), TestArray({n}, CTN_FLOAT32).shifted(20));
  expect_copy(numbered({1}, CTN_FLOAT32).broadcast(0, n), TestArray({n}, CTN_FLOAT32));
  expect_copy(numbered({1500, 1601}, CTN_FLOAT32).sliced(1, 1, 1, 1600),
              TestArray({1500, 1600}, CTN_FLOAT32));
  expect_copy(numbered({1, 1600}, CTN_FLOAT32).broadcast(0, 1500), TestArray({1500, 1600}, CTN_FLOAT32));
  expect_copy(numbered({n}, CTN_FLOAT32), TestArray({n}, CTN_FLOAT64));
  expect_copy(numbered({n, 2}, CTN_FLOAT32).sliced(1, 1, 1, 1), TestArray({n, 1}, CTN_FLOAT32));
  expect_copy(numbered({n, 2}, CTN_FLOAT32).sliced(1, 0, 1, 1), TestArray({n, 1}, CTN_INT32));
}

TEST_P(CopyTest, CastsBetweenAllDTypes) {
  for (DType from : kAllDTypes) {
    for (DType to : kAllDTypes) {
      TestArray a({7, 300}, from);
      for (int64_t i = 0; i < a.size(); ++i)
        a.set(i, double(i % (from == CTN_BOOL || to == CTN_BOOL ? 2 : 100)));
      expect_copy(a, TestArray({7, 300}, to));
      expect_copy(a.permuted({1, 0}), TestArray({300, 7}, to));
      expect_copy(a.sliced(1, 299, -2, 150), TestArray({150, 7}, to).permuted({1, 0}));
      expect_copy(a.sliced(0, 2, 1, 1).broadcast(0, 7), TestArray({7, 600}, to).sliced(1, 1, 2, 300));
    }
  }
  TestArray a({3}, CTN_FLOAT64), b({3}, CTN_BOOL);
  a.set(0, 0.5), a.set(1, 0), a.set(2, -3);
  run_copy(a, b);
  EXPECT_EQ(b.get(0), 1);
  EXPECT_EQ(b.get(1), 0);
  EXPECT_EQ(b.get(2), 1);
}

TEST_P(CopyTest, UnalignedMemory) {
  for (int64_t shift : {1, 2, 3}) {
    const TestArray a = numbered(TestArray({40, 50}, CTN_FLOAT32).shifted(shift));
    expect_copy(a.permuted({1, 0}), TestArray({50, 40}, CTN_FLOAT32));
    expect_copy(a, TestArray({40, 50}, CTN_INT64));
    expect_copy(numbered({40, 50}, CTN_FLOAT32), TestArray({40, 50}, CTN_FLOAT32).shifted(shift));
    expect_copy(numbered({40, 50}, CTN_FLOAT32), TestArray({40, 50}, CTN_FLOAT64).shifted(shift));
  }
}

TEST_P(CopyTest, WritesNothingElse) {
  TestArray target({60, 70}, CTN_FLOAT32);
  target.fill(-1);
  const TestArray window = target.sliced(0, 3, 2, 20).sliced(1, 5, 3, 21);
  expect_copy(numbered({21, 20}, CTN_FLOAT32).permuted({1, 0}), window);
  int64_t kept = 0;
  for (int64_t i = 0; i < target.size(); ++i) kept += target.get(i) == -1;
  EXPECT_EQ(kept, target.size() - window.size());
}

TEST(GatherTest, AllStrides) {
  for (size_t size : {1, 2, 4, 8}) {
    std::vector<char> source(4000), block(4000), back(4000);
    for (size_t i = 0; i < source.size(); ++i) source[i] = char(i * 7 % 251);
    for (int64_t stride : {0, int(size), int(3 * size), -int(size), 11}) {
      const char* base = stride < 0 ? source.data() + 2000 : source.data();
      cpu::gather(base, stride, block.data(), 100, size);
      for (int64_t i = 0; i < 100; ++i)
        ASSERT_EQ(std::memcmp(block.data() + size_t(i) * size, base + i * stride, size), 0);
      if (stride == 0) continue;
      char* to = stride < 0 ? back.data() + 2000 : back.data();
      cpu::scatter(block.data(), to, stride, 100, size);
      for (int64_t i = 0; i < 100; ++i)
        if (std::abs(stride) >= int64_t(size)) {
          ASSERT_EQ(std::memcmp(to + i * stride, base + i * stride, size), 0);
        }
    }
  }
}

TEST(StreamCopyTest, AnySizeAndAlignment) {
  std::vector<char> source(1000), target(1200);
  for (size_t i = 0; i < source.size(); ++i) source[i] = char(i % 127 + 1);
  for (size_t from : {0, 1, 5, 16}) {
    for (size_t to : {0, 3, 32, 61}) {
      for (size_t size : {0, 1, 17, 63, 64, 65, 200, 900}) {
        std::fill(target.begin(), target.end(), char(0));
        cpu::stream_copy(target.data() + to, source.data() + from, size);
        ASSERT_EQ(std::memcmp(target.data() + to, source.data() + from, size), 0);
        ASSERT_EQ(std::count(target.begin(), target.end(), char(0)), int64_t(target.size() - size));
      }
    }
  }
}

CTN_EVERY_SIMD_LEVEL(CopyTest);

}  // namespace
}  // namespace catenary
