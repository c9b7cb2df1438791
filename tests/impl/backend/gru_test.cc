// Tests of the kernels of GRU units against a plain loop.
#include "impl/backend/kernels.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class GruTest : public EverySimdLevel {};

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

struct Case {
  int64_t rows, units;
  TestArray x, s, h, y, gy, gx, gs, gh;

  Case(int64_t n, int64_t d, DType dtype)
      : rows(n),
        units(d),
        x({n, 3, d}, dtype),
        s({n, 3, d}, dtype),
        h({n, d}, dtype),
        y({n, d}, dtype),
        gy({n, d}, dtype),
        gx({n, 3, d}, dtype),
        gs({n, 3, d}, dtype),
        gh({n, d}, dtype) {
    unsigned seed = unsigned(n * 1000 + d);
    for (TestArray* each : {&x, &s, &h, &gy}) each->fill_random(-3, 3, seed++);
  }

  void check(bool in_place) {
    Launch forward(kernels::gru);
    add_operands(forward, x, s, h, y);
    cpu::run(forward);
    std::vector<double> upstream;
    for (int64_t i = 0; i < gy.size(); ++i) upstream.push_back(gy.get(i));
    TestArray& result = in_place ? gy : gh;
    Launch backward(kernels::gru_gradient);
    add_operands(backward, x, s, h, gy, gx, gs, result);
    cpu::run(backward);
    // Numbers are below 10, and each result is rounded once after a few operations in the compute dtype.
    const double tolerance = 40 * epsilon(x.dtype());
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t k = 0; k < units; ++k) {
        const int64_t unit = row * units + k, r = row * 3 * units + k, z = r + units, c = z + units;
        const double reset = sigmoid(x.get(r) + s.get(r)), update = sigmoid(x.get(z) + s.get(z));
        const double candidate = std::tanh(x.get(c) + reset * s.get(c)), g = upstream[size_t(unit)];
        ASSERT_NEAR(y.get(unit), (1 - update) * candidate + update * h.get(unit), tolerance);
        const double gc = g * (1 - update) * (1 - candidate * candidate);
        const double gr = gc * s.get(c) * reset * (1 - reset);
        const double gz = g * (h.get(unit) - candidate) * update * (1 - update);
        ASSERT_NEAR(gx.get(r), gr, tolerance);
        ASSERT_NEAR(gx.get(z), gz, tolerance);
        ASSERT_NEAR(gx.get(c), gc, tolerance);
        ASSERT_NEAR(gs.get(r), gr, tolerance);
        ASSERT_NEAR(gs.get(z), gz, tolerance);
        ASSERT_NEAR(gs.get(c), gc * reset, tolerance);
        ASSERT_NEAR(result.get(unit), g * update, tolerance);
      }
  }
};

TEST_P(GruTest, AgreesWithALoop) {
  for (const DType dtype : kFloatDTypes)
    for (const int64_t rows : {0, 1, 3, 17})
      for (const int64_t units : {0, 1, 2, 7, 33, 256, 257, 600})
        for (const bool in_place : {false, true}) Case(rows, units, dtype).check(in_place);
}

TEST_P(GruTest, SeveralThreads) { Case(200, 300, CTN_FLOAT32).check(true); }

CTN_EVERY_SIMD_LEVEL(GruTest);

}  // namespace
}  // namespace catenary
