// Tests of the loss kernels against plain loops in double.
#include <algorithm>
#include <tuple>

#include "impl/backend/kernels.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class LossTest : public EverySimdLevel {};
CTN_EVERY_SIMD_LEVEL(LossTest);

double softplus(double x) { return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// A loss, its gradient, and the allowed error for terms of this size.
struct Expected {
  double loss = 0;
  std::vector<double> gradient;
  double terms = 0;
};

void expect(const Expected& e, const TestArray& loss, const TestArray& gx) {
  const double unit = epsilon(loss.dtype());
  // The kernels add 64 sums of float32 terms; the plain loop has its own rounding errors.
  const double own = loss.dtype() == CTN_FLOAT64 ? 0x1p-42 : 0x1p-19;
  EXPECT_NEAR(loss.get(0), e.loss, unit * std::abs(e.loss) + own * e.terms + 1e-30);
  for (int64_t i = 0; i < gx.size(); ++i)
    ASSERT_NEAR(gx.get(i), e.gradient[size_t(i)],
                (unit + own) * std::abs(e.gradient[size_t(i)]) + own * 1e-3 + (unit > 1e-4 ? 6e-8 : 0))
        << i;
}

struct Elementwise {
  LossParams params;
  DType dtype;
  std::vector<int64_t> shape;
  TestArray x, other, labels, loss, count, gy, gx;

  Elementwise(LossParams p, DType d, std::vector<int64_t> s, std::vector<int64_t> label_shape, double low,
              double high)
      : params(p),
        dtype(d),
        shape(std::move(s)),
        x(shape, d),
        other(shape, d),
        labels(std::move(label_shape), CTN_INT32),
        loss({}, d),
        count({}, CTN_FLOAT64),
        gy({}, d),
        gx(shape, d) {
    x.fill_random(-2, 2, 3);
    other.fill_random(-2, 2, 4);
    labels.fill_random(low, high, 5);
    gy.set(0, 2.5);
  }

  template <class... Forward, class... Backward>
  void run(std::tuple<Forward&...> forward, std::tuple<Backward&...> backward) {
    Launch first(kernels::loss, params), second(kernels::loss_gradient, params);
    std::apply([&](auto&... a) { add_operands(first, a...); }, forward);
    std::apply([&](auto&... a) { add_operands(second, a...); }, backward);
    cpu::run(first);
    if (gx.size()) cpu::run(second);
  }
};

const std::vector<int64_t> kLengths = {0, 1, 7, 16, 63, 64, 65, 1023, 1025, 20000, 40001};

TEST_P(LossTest, SquaredError) {
  for (DType dtype : kFloatDTypes)
    for (int64_t n : kLengths)
      for (double sign : {1.0, -1.0}) {
        if (n == 0) continue;
        Elementwise c({LossOp::squared_error, false, 0, 0, sign}, dtype, {n}, {0}, 0, 1);
        c.run(std::tie(c.x, c.other, c.loss), std::tie(c.x, c.other, c.gy, c.gx));
        Expected e;
        for (int64_t i = 0; i < n; ++i) {
          const double d = c.x.get(i) - c.other.get(i);
          e.loss += d * d / double(n);
          e.gradient.push_back(sign * 2 * d * 2.5 / double(n));
        }
        e.terms = e.loss;
        expect(e, c.loss, c.gx);
      }
}

TEST_P(LossTest, Softplus) {
  for (DType dtype : kFloatDTypes)
    for (int64_t n : kLengths) {
      if (dtype == CTN_FLOAT16 && n > 20000) continue;  // the sum overflows
      Elementwise c({LossOp::softplus, false, 0, 0, 1}, dtype, {n}, {0}, 0, 1);
      if (n > 7) c.x.set(3, 60), c.x.set(4, -60);
      c.run(std::tie(c.x, c.loss), std::tie(c.x, c.gy, c.gx));
      Expected e;
      for (int64_t i = 0; i < n; ++i) {
        e.loss += softplus(c.x.get(i));
        e.gradient.push_back(2.5 * sigmoid(c.x.get(i)));
      }
      e.terms = e.loss;
      expect(e, c.loss, c.gx);
    }
}

TEST_P(LossTest, SigmoidCrossEntropy) {
  for (DType dtype : kFloatDTypes)
    for (int64_t n : kLengths)
      for (bool normalize : {false, true}) {
        Elementwise c({LossOp::sigmoid_cross_entropy, normalize, 0, 0, 1}, dtype, {n, 2}, {n, 2}, -1, 2);
        c.run(std::tie(c.x, c.labels, c.loss, c.count), std::tie(c.x, c.labels, c.count, c.gy, c.gx));
        double count = normalize ? 0 : double(n);
        for (int64_t i = 0; i < 2 * n && normalize; ++i) count += c.labels.get(i) != -1;
        count = std::max(count, 1.0);
        EXPECT_EQ(c.count.get(0), count);
        Expected e;
        for (int64_t i = 0; i < 2 * n; ++i) {
          const double x = c.x.get(i), t = c.labels.get(i);
          if (t != -1) e.loss += (t * softplus(-x) + (1 - t) * softplus(x)) / count;
          e.gradient.push_back(t == -1 ? 0 : (sigmoid(x) - t) * 2.5 / count);
        }
        e.terms = e.loss;
        expect(e, c.loss, c.gx);
      }
}

TEST_P(LossTest, Hinge) {
  for (DType dtype : kFloatDTypes)
    for (const std::vector<int64_t>& shape :
         {std::vector<int64_t>{1, 1}, {5, 1}, {3, 2}, {7, 65}, {2, 1500}, {4000, 10}})
      for (int power : {1, 2}) {
        Elementwise c({LossOp::hinge, false, power, 0, 1}, dtype, shape, {shape[0]}, 0, double(shape[1]));
        c.run(std::tie(c.x, c.labels, c.loss), std::tie(c.x, c.labels, c.gy, c.gx));
        Expected e;
        for (int64_t i = 0; i < shape[0]; ++i)
          for (int64_t k = 0; k < shape[1]; ++k) {
            const double sign = k == int64_t(c.labels.get(i)) ? -1 : 1;
            const double inside = std::max(0.0, 1 + sign * c.x.get(i * shape[1] + k));
            e.loss += std::pow(inside, power) / double(shape[0]);
            e.gradient.push_back(inside == 0 ? 0
                                             : sign * 2.5 / double(shape[0]) * (power == 2 ? 2 * inside : 1));
          }
        e.terms = e.loss;
        expect(e, c.loss, c.gx);
      }
}

TEST_P(LossTest, Contrastive) {
  for (DType dtype : kFloatDTypes)
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{1, 1}, {5, 3}, {2, 1500}, {4000, 10}})
      for (double margin : {1.0, 50.0}) {
        Elementwise c({LossOp::contrastive, false, 0, margin, 1}, dtype, shape, {shape[0]}, 0, 2);
        c.run(std::tie(c.x, c.other, c.labels, c.loss), std::tie(c.x, c.other, c.labels, c.gy, c.gx));
        Expected e;
        for (int64_t i = 0; i < shape[0]; ++i) {
          double squared = 0;
          for (int64_t k = i * shape[1]; k < (i + 1) * shape[1]; ++k)
            squared += std::pow(c.x.get(k) - c.other.get(k), 2);
          const double y = c.labels.get(i), gap = std::max(0.0, margin - std::sqrt(squared));
          e.loss += (y * squared + (1 - y) * gap * gap) / 2 / double(shape[0]);
          for (int64_t k = i * shape[1]; k < (i + 1) * shape[1]; ++k)
            e.gradient.push_back(2.5 / double(shape[0]) * (c.x.get(k) - c.other.get(k)) *
                                 (y - (1 - y) * gap / std::sqrt(squared)));
        }
        e.terms = e.loss;
        expect(e, c.loss, c.gx);
      }
}

TEST_P(LossTest, NegativeSampling) {
  for (DType dtype : kFloatDTypes)
    for (const std::vector<int64_t>& s :
         {std::vector<int64_t>{1, 1, 1, 1}, {5, 3, 2, 4}, {40, 33, 6, 11}, {3, 1500, 4, 9}}) {
      const int64_t rows = s[0], width = s[1], samples = s[2], words = s[3];
      const DType wide = compute_dtype(dtype);
      TestArray x({rows, width}, dtype), chosen({rows, samples}, CTN_INT32), W({words, width}, dtype),
          scores({rows, samples}, wide), loss({}, dtype), gy({}, dtype), gx({rows, width}, dtype),
          gW({words, width}, wide);
      const double spread = 1 / std::sqrt(double(width));
      x.fill_random(-1, 1, 1), W.fill_random(-spread, spread, 2), chosen.fill_random(0, double(words), 3);
      gy.set(0, 2.5);
      Launch forward(kernels::negative_sampling);
      add_operands(forward, x, chosen, W, scores, loss);
      cpu::run(forward);
      Launch to_x(kernels::negative_sampling_gradient, NegativeSamplingParams{false}),
          to_W(kernels::negative_sampling_gradient, NegativeSamplingParams{true});
      add_operands(to_x, x, chosen, W, scores, gy, gx);
      add_operands(to_W, x, chosen, W, scores, gy, gW);
      cpu::run(to_x);
      cpu::run(to_W);
      Expected e, w;
      e.gradient.resize(size_t(rows * width));
      w.gradient.resize(size_t(words * width));
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t k = 0; k < samples; ++k) {
          const int64_t word = int64_t(chosen.get(i * samples + k));
          double score = 0;
          for (int64_t j = 0; j < width; ++j) score += x.get(i * width + j) * W.get(word * width + j);
          const double sign = k ? 1 : -1, g = 2.5 * sign * sigmoid(sign * score);
          e.loss += softplus(sign * score);
          for (int64_t j = 0; j < width; ++j) {
            e.gradient[size_t(i * width + j)] += g * W.get(word * width + j);
            w.gradient[size_t(word * width + j)] += g * x.get(i * width + j);
          }
        }
      e.terms = e.loss;
      const double own = wide == CTN_FLOAT64 ? 1e-13 : 2e-5;
      EXPECT_NEAR(loss.get(0), e.loss, epsilon(dtype) * e.loss + own * e.loss);
      for (int64_t i = 0; i < gx.size(); ++i)
        ASSERT_NEAR(gx.get(i), e.gradient[size_t(i)], epsilon(dtype) * std::abs(e.gradient[size_t(i)]) + own);
      for (int64_t i = 0; i < gW.size(); ++i) ASSERT_NEAR(gW.get(i), w.gradient[size_t(i)], 10 * own);
    }
}

struct Ctc {
  int64_t times, samples, classes, labels;
  TestArray x, t, lengths, workspace, losses, loss, gy, gx;
  int32_t blank;

  Ctc(int64_t T, int64_t N, int64_t C, int64_t L, int32_t b, DType dtype, double spread = 2)
      : times(T),
        samples(N),
        classes(C),
        labels(L),
        x({T, N, C}, dtype),
        t({N, L}, CTN_INT32),
        lengths({2, N}, CTN_INT32),
        workspace({ctc_slots(N), ctc_workspace(T, L)}, CTN_FLOAT64),
        losses({N}, CTN_FLOAT64),
        loss({}, dtype),
        gy({}, dtype),
        gx({T, N, C}, dtype),
        blank(b) {
    x.fill_random(-spread, spread, unsigned(T + C));
    t.fill_random(0, double(C - 1), unsigned(N + L));
    for (int64_t i = 0; i < t.size(); ++i) t.set(i, t.get(i) + (t.get(i) >= b));  // no blanks
    for (int64_t i = 0; i < N; ++i) lengths.set(i, double(T)), lengths.set(N + i, double(L));
    workspace.fill(NAN);
    gy.set(0, 2.5);
  }
  void run() {
    Launch forward(kernels::ctc, CtcParams{blank}), backward(kernels::ctc_gradient, CtcParams{blank});
    add_operands(forward, x, t, lengths, workspace, losses, loss);
    cpu::run(forward);
    workspace.fill(NAN);
    add_operands(backward, x, t, lengths, workspace, gy, gx);
    cpu::run(backward);
  }
  double log_p(int64_t time, int64_t sample, int64_t c) const {
    const int64_t row = (time * samples + sample) * classes;
    double sum = 0;
    for (int64_t k = 0; k < classes; ++k) sum += std::exp(x.get(row + k));
    return x.get(row + c) - std::log(sum);
  }
  /// Enumerates all class sequences that spell the labels; returns their probability and each class's share
  /// of it.
  double enumerate(int64_t sample, std::vector<double>& shares) const {
    const int64_t T = int64_t(lengths.get(sample)), L = int64_t(lengths.get(samples + sample));
    std::vector<int64_t> path(size_t(T), 0);
    double total = 0;
    shares.assign(size_t(times * classes), 0);
    for (;;) {
      std::vector<int64_t> spelled;
      double p = 0;
      for (int64_t i = 0; i < T; ++i) {
        const int64_t c = path[size_t(i)];
        p += log_p(i, sample, c);
        if (c != blank && (i == 0 || path[size_t(i - 1)] != c)) spelled.push_back(c);
      }
      bool same = int64_t(spelled.size()) == L;
      for (int64_t k = 0; same && k < L; ++k) same = double(spelled[size_t(k)]) == t.get(sample * labels + k);
      if (same) {
        total += std::exp(p);
        for (int64_t i = 0; i < T; ++i) shares[size_t(i * classes + path[size_t(i)])] += std::exp(p);
      }
      int64_t i = 0;
      while (i < T && ++path[size_t(i)] == classes) path[size_t(i++)] = 0;
      if (i == T) break;
    }
    for (double& share : shares) share /= total;
    return total;
  }
};

TEST_P(LossTest, CtcIsTheSumOverAllPaths) {
  for (DType dtype : {CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (int64_t T : {1, 2, 5})
      for (int64_t L : {0, 1, 2, 3})
        for (int32_t blank : {0, 2}) {
          Ctc c(T, 3, 3, L, blank, dtype);
          c.lengths.set(1, double(T - 1));
          c.lengths.set(5, double(std::max(L - 1, int64_t{0})));
          c.run();
          const double tolerance = dtype == CTN_FLOAT64 ? 1e-12 : 4 * epsilon(dtype);
          double sum = 0;
          for (int64_t n = 0; n < 3; ++n) {
            std::vector<double> shares;
            const double p = c.enumerate(n, shares);
            if (p == 0) {
              EXPECT_EQ(c.losses.get(n), INFINITY);
            } else {
              EXPECT_NEAR(c.losses.get(n), -std::log(p), 1e-5 + tolerance);
            }
            sum += c.losses.get(n) / 3;
            for (int64_t i = 0; i < T; ++i)
              for (int64_t k = 0; k < 3; ++k) {
                const double expected =
                    p == 0 || i >= int64_t(c.lengths.get(n))
                        ? 0
                        : (std::exp(c.log_p(i, n, k)) - shares[size_t(i * 3 + k)]) * 2.5 / 3;
                ASSERT_NEAR(c.gx.get((i * 3 + n) * 3 + k), expected, tolerance) << T << " " << L << " " << n;
              }
          }
          if (std::isinf(sum)) {
            EXPECT_EQ(c.loss.get(0), INFINITY);
          } else {
            EXPECT_NEAR(c.loss.get(0), sum, 1e-5 + tolerance * sum);
          }
        }
}

TEST_P(LossTest, CtcOfLongAndUnlikelySequences) {
  // Many classes, more samples than slots, and very unlikely labels: the gradients of a sample sum to zero at
  // every time step, and the loss is roughly the cost of the labels.
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    Ctc c(120, 20, 1500, 30, 7, dtype);
    for (int64_t row = 0; row < 120 * 20; ++row) c.x.set(row * 1500 + 7, 60);
    c.run();
    for (int64_t n = 0; n < 20; ++n) {
      EXPECT_GT(c.losses.get(n), 30 * 57);
      EXPECT_LT(c.losses.get(n), 30 * 63);
      for (int64_t i = 0; i < 120; i += 17) {
        double sum = 0, blank = c.gx.get((i * 20 + n) * 1500 + 7);
        for (int64_t k = 0; k < 1500; ++k) sum += c.gx.get((i * 20 + n) * 1500 + k);
        EXPECT_NEAR(sum, 0, 1e-5);
        EXPECT_GE(blank, -1e-6);
        EXPECT_LE(blank, 2.5 / 20);
      }
    }
  }
}

TEST_P(LossTest, CtcSeesNaN) {
  Ctc c(4, 2, 3, 1, 0, CTN_FLOAT32);
  c.x.set(1 * 6 + 3 + 2, NAN);  // in the second sample
  c.run();
  EXPECT_TRUE(std::isfinite(c.losses.get(0)));
  EXPECT_TRUE(std::isnan(c.losses.get(1)));
  EXPECT_TRUE(std::isnan(c.loss.get(0)));
}

TEST_P(LossTest, ResultsDoNotDependOnTheNumberOfThreads) {
  const auto results = [] {
    Elementwise a({LossOp::sigmoid_cross_entropy, true, 0, 0, 1}, CTN_FLOAT32, {100003}, {100003}, -1, 2);
    a.run(std::tie(a.x, a.labels, a.loss, a.count), std::tie(a.x, a.labels, a.count, a.gy, a.gx));
    Ctc c(50, 9, 40, 10, 0, CTN_FLOAT32);
    c.run();
    std::vector<double> list = {a.loss.get(0), c.loss.get(0)};
    for (int64_t i = 0; i < a.gx.size(); i += 77) list.push_back(a.gx.get(i));
    for (int64_t i = 0; i < c.gx.size(); i += 7) list.push_back(c.gx.get(i));
    return list;
  };
  set_thread_count(1);
  const std::vector<double> one = results();
  set_thread_count(4);
  const std::vector<double> four = results();
  set_thread_count(0);
  EXPECT_EQ(one, four);
}

}  // namespace
}  // namespace catenary
