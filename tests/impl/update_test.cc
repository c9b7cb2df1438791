#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "impl/backend/cpu/kernels.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class UpdateTest : public EverySimdLevel {};

const UpdateParams kParams{0.01, 0.9, 0.8, 0.95, 1e-3};

struct Parameter {
  TestArray g, m, v, p;
  std::vector<double> m0, v0, p0;
  Parameter(int64_t n, DType dtype) : g({n}, dtype), m({n}, dtype), v({n}, dtype), p({n}, dtype) {
    g.fill_random(-1, 1, 1), m.fill_random(-1, 1, 2), v.fill_random(0, 1, 3), p.fill_random(-1, 1, 4);
    for (int64_t i = 0; i < n; ++i) {
      m0.push_back(m.get(i)), v0.push_back(v.get(i)), p0.push_back(p.get(i));
    }
  }
};

void near(double actual, double expected, DType dtype) {
  ASSERT_NEAR(actual, expected, 4 * epsilon(dtype) * std::max(1.0, std::abs(expected)));
}

TEST_P(UpdateTest, Rules) {
  for (DType dtype : kFloatDTypes) {
    for (int64_t n : {0, 1, 7, 64, 1025, 70003}) {
      const double lr = kParams.lr;
      {
        const Parameter a(n, dtype);
        Launch launch(Kernel::sgd, kParams);
        add_operands(launch, a.g, a.p);
        cpu::sgd(launch);
        for (int64_t i = 0; i < n; ++i) near(a.p.get(i), a.p0[size_t(i)] - lr * a.g.get(i), dtype);
      }
      {
        const Parameter a(n, dtype);
        Launch launch(Kernel::momentum, kParams);
        add_operands(launch, a.g, a.v, a.p);
        cpu::momentum(launch);
        for (int64_t i = 0; i < n; ++i) {
          const double v = kParams.momentum * a.v0[size_t(i)] - lr * a.g.get(i);
          near(a.v.get(i), v, dtype);
          near(a.p.get(i), a.p0[size_t(i)] + v, dtype);
        }
      }
      {
        const Parameter a(n, dtype);
        Launch launch(Kernel::adam, kParams);
        add_operands(launch, a.g, a.m, a.v, a.p);
        cpu::adam(launch);
        for (int64_t i = 0; i < n; ++i) {
          const double g = a.g.get(i);
          const double m = a.m0[size_t(i)] + (1 - kParams.beta1) * (g - a.m0[size_t(i)]);
          const double v = a.v0[size_t(i)] + (1 - kParams.beta2) * (g * g - a.v0[size_t(i)]);
          near(a.m.get(i), m, dtype);
          near(a.v.get(i), v, dtype);
          near(a.p.get(i), a.p0[size_t(i)] - lr * m / (std::sqrt(v) + kParams.eps), dtype);
        }
      }
    }
  }
}

TEST_P(UpdateTest, SubnormalsBecomeZeroAndTheModeIsRestored) {
  TestArray g({100}, CTN_FLOAT32), v({100}, CTN_FLOAT32), p({100}, CTN_FLOAT32);
  v.fill(1e-40);
#if defined(__SSE2__)
  const unsigned before = _mm_getcsr();
#endif
  Launch launch(Kernel::momentum, kParams);
  add_operands(launch, g, v, p);
  cpu::momentum(launch);
#if defined(__SSE2__)
  EXPECT_EQ(_mm_getcsr() & ~0x3fu, before & ~0x3fu);
  EXPECT_EQ(v.get(0), 0);
#endif
  volatile float small = 1e-38f;
  EXPECT_GT(small * 0.01f, 0);
}

TEST_P(UpdateTest, SquaredNorm) {
  for (DType dtype : kFloatDTypes) {
    for (int64_t n : {0, 1, 31, 32, 33, 5000, 300001}) {
      const TestArray x = TestArray({n}, dtype).fill_random(-3, 3), norm({}, CTN_FLOAT64),
                      again({}, CTN_FLOAT64);
      double expected = 0;
      for (int64_t i = 0; i < n; ++i) expected += x.get(i) * x.get(i);
      for (int threads : {1, 3}) {
        set_thread_count(threads);
        Launch launch(Kernel::squared_norm);
        add_operands(launch, x, threads == 1 ? norm : again);
        cpu::squared_norm(launch);
      }
      set_thread_count(0);
      ASSERT_NEAR(norm.get(0), expected, 1e-12 * expected);
      ASSERT_EQ(norm.get(0), again.get(0));
    }
  }
}

CTN_EVERY_SIMD_LEVEL(UpdateTest);

}  // namespace
}  // namespace catenary
