// Tests of the softmax and cross entropy kernels: shapes, threads, large logits, labels.
#include "impl/backend/kernels.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class SoftmaxTest : public EverySimdLevel {};

struct Case {
  int64_t n, c, d;
  TestArray x, t, log_p, loss, divisor, gy, gx;

  Case(int64_t rows, int64_t classes, int64_t depth, DType dtype, double spread = 5)
      : n(rows),
        c(classes),
        d(depth),
        x({rows, classes, depth}, dtype),
        t({rows, depth}, CTN_INT32),
        log_p({rows, classes, depth}, dtype),
        loss({}, dtype),
        divisor({}, CTN_FLOAT64),
        gy({}, dtype),
        gx({rows, classes, depth}, dtype) {
    x.fill_random(-spread, spread, unsigned(rows + classes));
    for (int64_t i = 0; i < t.size(); ++i) t.set(i, i % 5 == 3 ? -1.0 : double(i * 31 % classes));
    gy.set(0, 2.5);
  }

  void forward(bool normalize) {
    Launch launch(kernels::softmax_cross_entropy,
                  SoftmaxCrossEntropyParams{normalize ? SoftmaxTotal::by_labels : SoftmaxTotal::by_rows});
    add_operands(launch, x, t, log_p, loss, divisor);
    cpu::run(launch);
  }
  void backward(bool normalize) {
    Launch launch(kernels::softmax_cross_entropy_gradient,
                  SoftmaxCrossEntropyParams{normalize ? SoftmaxTotal::by_labels : SoftmaxTotal::by_rows});
    add_operands(launch, log_p, t, divisor, gy, gx);
    cpu::run(launch);
  }

  void check(bool normalize) {
    forward(normalize);
    backward(normalize);
    const double unit = epsilon(x.dtype());
    double sum = 0, valid = 0;
    for (int64_t i = 0; i < t.size(); ++i) valid += t.get(i) != -1;
    const double count = std::max(normalize ? valid : double(n), 1.0);
    for (int64_t row = 0; row < n; ++row) {
      for (int64_t k = 0; k < d; ++k) {
        const auto at = [&](int64_t class_) { return (row * c + class_) * d + k; };
        double max = -INFINITY, total = 0;
        for (int64_t j = 0; j < c; ++j) max = std::max(max, x.get(at(j)));
        for (int64_t j = 0; j < c; ++j) total += std::exp(x.get(at(j)) - max);
        const int64_t label = int64_t(t.get(row * d + k));
        for (int64_t j = 0; j < c; ++j) {
          const double expected = x.get(at(j)) - max - std::log(total);
          ASSERT_NEAR(log_p.get(at(j)), expected, 4 * unit * std::max(1.0, std::abs(expected)));
          double gradient = label < 0 ? 0 : (std::exp(expected) - double(j == label)) * gy.get(0) / count;
          // The gradient is computed from the rounded log_p.
          ASSERT_NEAR(gx.get(at(j)), gradient,
                      8 * unit * std::max(1.0, std::abs(expected)) * gy.get(0) / count);
        }
        if (label >= 0) sum -= x.get(at(label)) - max - std::log(total);
      }
    }
    ASSERT_EQ(divisor.get(0), count);
    ASSERT_NEAR(loss.get(0), sum / count, 8 * unit * std::max(1.0, sum / count));
  }
};

TEST_P(SoftmaxTest, Shapes) {
  for (DType dtype : kFloatDTypes) {
    for (bool normalize : {false, true}) {
      for (int64_t c : {1, 2, 10, 32, 33, 64, 65, 100, 1500}) {
        for (int64_t n : {1, 3, 5, 17, 33}) Case(n, c, 1, dtype).check(normalize);
      }
      for (int64_t c : {2, 10, 40})
        for (int64_t d : {2, 7, 256, 300}) Case(3, c, d, dtype).check(normalize);
    }
  }
}

TEST_P(SoftmaxTest, LargeAndThreaded) {
  Case(1000, 10, 1, CTN_FLOAT32).check(true);
  Case(5000, 10, 1, CTN_FLOAT64).check(true);
  Case(30, 3000, 1, CTN_FLOAT32).check(true);
  Case(2, 21, 1500, CTN_FLOAT32).check(true);
}

TEST_P(SoftmaxTest, HugeResultsStream) {
  Case one(1050, 2000, 1, CTN_FLOAT32), part(10, 2000, 1, CTN_FLOAT32);
  one.forward(true);
  one.backward(true);
  for (int64_t i = 0; i < part.x.size(); ++i) part.x.set(i, one.x.get(i));
  part.forward(true);
  for (int64_t i = 0; i < part.x.size(); ++i) ASSERT_EQ(part.log_p.get(i), one.log_p.get(i));
  for (int64_t row : {0, 500, 1049}) {
    double sum = 0;
    for (int64_t j = 0; j < 2000; ++j) sum += one.gx.get(row * 2000 + j);
    ASSERT_NEAR(sum, 0, 1e-6);
  }
}

TEST_P(SoftmaxTest, LossIsIndependentOfThreads) {
  for (int64_t depth : {1, 700}) {
    Case one(300, 40, depth, CTN_FLOAT32), many(300, 40, depth, CTN_FLOAT32);
    set_thread_count(1);
    one.forward(true);
    set_thread_count(3);
    many.forward(true);
    set_thread_count(0);
    EXPECT_EQ(one.loss.get(0), many.loss.get(0));
  }
}

TEST_P(SoftmaxTest, HugeLogitsStayFinite) {
  for (int64_t c : {10, 100}) {
    Case(20, c, 1, CTN_FLOAT32, 1e4).check(true);
    Case(20, c, 1, CTN_FLOAT64, 1e300).check(true);
    Case shut(20, c, 1, CTN_FLOAT32);
    for (int64_t i = 0; i < 20; ++i) shut.x.set(i * c + (int64_t(shut.t.get(i)) + 1) % c, -INFINITY);
    shut.forward(true);
    shut.backward(true);
    EXPECT_TRUE(std::isfinite(shut.loss.get(0)));
    for (int64_t i = 0; i < shut.gx.size(); ++i) EXPECT_TRUE(std::isfinite(shut.gx.get(i)));
  }
}

TEST_P(SoftmaxTest, NanStaysInItsRow) {
  for (int64_t c : {10, 100}) {
    Case one(5, c, 1, CTN_FLOAT32);
    one.x.set(2 * c + 3, NAN);
    one.forward(true);
    for (int64_t i = 0; i < one.log_p.size(); ++i) EXPECT_EQ(std::isnan(one.log_p.get(i)), i / c == 2);
  }
}

TEST_P(SoftmaxTest, IgnoredLabels) {
  Case none(6, 10, 1, CTN_FLOAT32);
  none.t.fill(-1);
  for (bool normalize : {false, true}) {
    none.gx.fill(9);
    none.forward(normalize);
    none.backward(normalize);
    EXPECT_EQ(none.loss.get(0), 0);
    for (int64_t i = 0; i < none.gx.size(); ++i) EXPECT_EQ(none.gx.get(i), 0);
  }
}

TEST_P(SoftmaxTest, BadLabels) {
  for (int bad : {10, -2, INT32_MIN, INT32_MAX}) {
    Case one(6, 10, 1, CTN_FLOAT32);
    one.t.set(4, bad);
    one.log_p.fill(7);
    try {
      one.forward(true);
      FAIL();
    } catch (const Error& e) {
      EXPECT_EQ(e.status(), CTN_ERROR_INDEX);
      EXPECT_EQ(e.what(),
                "t: label " + std::to_string(bad) + " is neither -1 nor one of the 10 classes of x");
    }
    for (int64_t i = 0; i < one.log_p.size(); ++i) EXPECT_EQ(one.log_p.get(i), 7);
    EXPECT_THROW(one.backward(true), Error);
  }
}

TEST_P(SoftmaxTest, NoRows) {
  Case empty(0, 10, 1, CTN_FLOAT32);
  empty.loss.set(0, 5);
  empty.forward(true);
  empty.backward(true);
  EXPECT_EQ(empty.loss.get(0), 0);
  Case flat(3, 10, 0, CTN_FLOAT32);
  flat.forward(false);
  flat.backward(false);
  EXPECT_EQ(flat.loss.get(0), 0);
}

CTN_EVERY_SIMD_LEVEL(SoftmaxTest);

}  // namespace
}  // namespace catenary
