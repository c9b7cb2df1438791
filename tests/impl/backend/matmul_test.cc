// Tests products of matrices of narrow dtypes against sums over their elements.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>

#include "impl/backend/backend.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/matmul.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class MatmulTest : public EverySimdLevel {};

/// A matrix in one of the layouts that products read in different ways.
TestArray operand(int layout, int64_t batch, int64_t rows, int64_t columns, DType dtype, unsigned seed) {
  const double most = is_float(dtype) ? 1 : 100, least = is_unsigned_integer(dtype) ? 0 : -most;
  switch (layout) {
    case 0:
      return TestArray({batch, rows, columns}, dtype).fill_random(least, most, seed);
    case 1:
      return TestArray({batch, columns, rows}, dtype).fill_random(least, most, seed).permuted({0, 2, 1});
    case 2:
      return TestArray({batch, rows, columns + 3}, dtype)
          .fill_random(least, most, seed)
          .sliced(2, 1, 1, columns);
    default:
      return TestArray({batch, rows, 2 * columns}, dtype)
          .fill_random(least, most, seed)
          .sliced(2, 0, 2, columns);
  }
}

struct Case {
  int64_t batch, m, k, n;
  bool bias, add;
};

void run(const TestArray& a, const TestArray& b, const TestArray& bias, const TestArray& out, const Case& c) {
  Launch launch(kernels::matmul, MatmulParams{c.bias, c.add});
  launch.add(a.operand());
  launch.add(b.operand());
  if (c.bias) launch.add(bias.operand());
  launch.add(out.operand());
  cpu::run(launch);
}

TEST_P(MatmulTest, ProductsOfBfloat16AgreeWithSums) {
  std::mt19937 engine(5);
  const Case cases[] = {{1, 70, 130, 50, false, false}, {1, 300, 270, 260, true, false},
                        {3, 40, 64, 90, false, false},  {1, 257, 300, 310, false, true},
                        {2, 33, 100, 70, true, true},   {1, 3, 20, 17, true, false}};
  for (const Case& c : cases) {
    for (int round = 0; round < 4; ++round) {
      const int left = int(engine() % 4), right = int(engine() % 4);
      SCOPED_TRACE(std::to_string(c.m) + " x " + std::to_string(c.k) + " x " + std::to_string(c.n) +
                   ", layouts " + std::to_string(left) + " and " + std::to_string(right));
      const TestArray a = operand(left, c.batch, c.m, c.k, CTN_BFLOAT16, 1);
      const TestArray b = operand(right, c.batch, c.k, c.n, CTN_BFLOAT16, 2);
      const TestArray bias = TestArray({c.n}, CTN_BFLOAT16).fill_random(-1, 1, 3);
      const TestArray out = TestArray({c.batch, c.m, c.n}, CTN_BFLOAT16).fill_random(-1, 1, 4);
      const TestArray before = TestArray({c.batch, c.m, c.n}, CTN_BFLOAT16).fill_random(-1, 1, 4);
      run(a, b, bias, out, c);
      for (int64_t p = 0; p < out.size(); p += 7) {
        const int64_t i = p / (c.m * c.n), row = p / c.n % c.m, column = p % c.n;
        double sum = (c.bias ? bias.get(column) : 0) + (c.add ? before.get(p) : 0);
        for (int64_t l = 0; l < c.k; ++l)
          sum += a.get((i * c.m + row) * c.k + l) * b.get((i * c.k + l) * c.n + column);
        // The sum is rounded once to 8 bits; its own error, of k additions in float32, is far below that.
        EXPECT_NEAR(out.get(p), sum, 0x1p-8 * std::fabs(sum) + double(c.k) * 0x1p-20) << "at " << p;
      }
    }
  }
}

/// Sums modulo 2^64 from the elements as numbers; their lowest bits are those of every narrower result.
TEST_P(MatmulTest, ProductsOfIntegersWrap) {
  const Case cases[] = {{1, 5, 40, 70, false, false},  {4, 3, 7, 2, false, false},
                        {1, 65, 300, 1, false, false}, {1, 1, 9000, 3, false, false},
                        {1, 1, 5003, 1, false, false}, {5, 1, 37, 1, false, false},
                        {2, 1, 70, 300, false, false}, {3, 6, 20, 5, false, false},
                        {2, 9, 33, 15, false, false},  {3, 3, 5, 12, false, false}};
  for (const DType dtype :
       {CTN_INT8, CTN_UINT8, CTN_INT16, CTN_UINT16, CTN_INT32, CTN_UINT32, CTN_INT64, CTN_UINT64, CTN_BOOL}) {
    for (const Case& c : cases) {
      for (int layout = 0; layout < 4; ++layout) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(c.m) + " x " +
                     std::to_string(c.k));
        const TestArray a = operand(layout, c.batch, c.m, c.k, dtype, 1),
                        b = operand(3 - layout, c.batch, c.k, c.n, dtype, 2);
        const TestArray out({c.batch, c.m, c.n}, dtype), none({1}, dtype);
        run(a, b, none, out, c);
        const int bits = 8 * int(itemsize(dtype));
        for (int64_t p = 0; p < out.size(); ++p) {
          const int64_t i = p / (c.m * c.n), row = p / c.n % c.m, column = p % c.n;
          uint64_t sum = 0;
          for (int64_t l = 0; l < c.k; ++l)
            sum += uint64_t(int64_t(a.get((i * c.m + row) * c.k + l))) *
                   uint64_t(int64_t(b.get((i * c.k + l) * c.n + column)));
          if (dtype == CTN_BOOL) {
            EXPECT_EQ(out.get(p), sum != 0) << "at " << p;
            continue;
          }
          const uint64_t got = uint64_t(int64_t(out.get(p)));
          EXPECT_EQ(got << (64 - bits), sum << (64 - bits)) << "at " << p;
        }
      }
    }
  }
}

CTN_EVERY_SIMD_LEVEL(MatmulTest);

}  // namespace
}  // namespace catenary
