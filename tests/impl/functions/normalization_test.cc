// Tests of batch, row and local response normalization against plain loops, and of their gradients.
#include <algorithm>

#include "impl/backend/kernels.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/parallel.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "tests/impl/gradient_support.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class NormalizationTest : public EverySimdLevel {};

DType wide(DType dtype) { return dtype == CTN_FLOAT64 ? CTN_FLOAT64 : CTN_FLOAT32; }

struct Batch {
  int64_t n, c, d;
  TestArray x, gamma, beta, y, mean, var, gy, gx, ggamma, gbeta;
  double eps = 1e-5;

  Batch(int64_t samples, int64_t channels, int64_t depth, DType dtype, double middle = 0)
      : n(samples),
        c(channels),
        d(depth),
        x({n, c, d}, dtype),
        gamma({c}, dtype),
        beta({c}, dtype),
        y({n, c, d}, dtype),
        mean({c}, wide(dtype)),
        var({c}, wide(dtype)),
        gy({n, c, d}, dtype),
        gx({n, c, d}, dtype),
        ggamma({c}, wide(dtype)),
        gbeta({c}, wide(dtype)) {
    x.fill_random(middle - 1, middle + 1, unsigned(n + c + d));
    gamma.fill_random(0.5, 1.5, 2);
    beta.fill_random(-1, 1, 3);
    gy.fill_random(-1, 1, 4);
  }
  int64_t at(int64_t channel, int64_t i) const { return (i / d * c + channel) * d + i % d; }

  void run(bool given) {
    Launch forward(kernels::batch_norm, BatchNormParams{eps, given, true, true});
    add_operands(forward, x, gamma, beta, y, mean, var);
    cpu::run(forward);
    Launch backward(kernels::batch_norm_gradient, BatchNormParams{eps, given, true, true});
    add_operands(backward, x, gamma, mean, var, gy, gx, ggamma, gbeta);
    cpu::run(backward);
  }

  void check(bool given) {
    if (given) {
      mean.fill_random(-0.5, 0.5, 5);
      var.fill_random(0.5, 1.5, 6);
    }
    run(given);
    const double unit = epsilon(x.dtype()), narrow = epsilon(wide(x.dtype())), m = double(n * d);
    double size = 1;
    for (int64_t i = 0; i < x.size(); ++i) size = std::max(size, std::abs(x.get(i)));
    for (int64_t k = 0; k < c; ++k) {
      long double exact_middle = 0, exact_spread = 0;
      double sum = 0, product = 0;
      for (int64_t i = 0; i < n * d; ++i) exact_middle += x.get(at(k, i)) / (long double)(m);
      for (int64_t i = 0; i < n * d; ++i)
        exact_spread += (x.get(at(k, i)) - exact_middle) * (x.get(at(k, i)) - exact_middle) / m;
      double middle = double(exact_middle), spread = double(exact_spread);
      if (given) {
        middle = mean.get(k);
        spread = var.get(k);
      } else {
        ASSERT_NEAR(mean.get(k), middle, 2 * narrow * size);
        ASSERT_NEAR(var.get(k), spread, 8 * narrow * std::sqrt(size));
      }
      const double scale = 1 / std::sqrt(spread + eps);
      const auto normal = [&](int64_t i) { return (x.get(at(k, i)) - middle) * scale; };
      for (int64_t i = 0; i < n * d; ++i) {
        sum += gy.get(at(k, i));
        product += gy.get(at(k, i)) * normal(i);
      }
      const double rough = 16 * scale * (unit + narrow * size);
      ASSERT_NEAR(gbeta.get(k), sum, 4 * narrow * m);
      ASSERT_NEAR(ggamma.get(k), product, 8 * narrow * m * scale * size);
      for (int64_t i = 0; i < n * d; ++i) {
        ASSERT_NEAR(y.get(at(k, i)), normal(i) * gamma.get(k) + beta.get(k), rough);
        double expected = gy.get(at(k, i));
        if (!given) expected -= sum / m + normal(i) * product / m;
        ASSERT_NEAR(gx.get(at(k, i)), expected * scale * gamma.get(k), rough * scale);
      }
    }
  }
};

TEST_P(NormalizationTest, Batches) {
  for (DType dtype : kFloatDTypes) {
    for (bool given : {false, true}) {
      for (const auto& [n, c, d] : {std::array<int64_t, 3>{5, 3, 1},
                                    {100, 33, 1},
                                    {257, 65, 1},
                                    {513, 2, 1},
                                    {1, 64, 1},
                                    {7, 2, 6},
                                    {3, 4, 49},
                                    {2, 3, 255},
                                    {2, 3, 256},
                                    {3, 2, 2049},
                                    {1, 1, 5000},
                                    {2, 40, 300},
                                    {9, 17, 20}}) {
        SCOPED_TRACE(testing::Message() << int(dtype) << ": " << n << ", " << c << ", " << d);
        Batch(n, c, d, dtype).check(given);
      }
    }
  }
}

TEST_P(NormalizationTest, LargeMeansLoseNothing) {
  Batch(20, 3, 500, CTN_FLOAT32, 1000).check(false);
  Batch(20, 3, 7, CTN_FLOAT32, 1000).check(false);
  Batch(700, 3, 1, CTN_FLOAT32, 1000).check(false);
  Batch(20, 3, 500, CTN_FLOAT64, 1e6).check(false);
}

TEST_P(NormalizationTest, IndependentOfThreads) {
  for (const auto& [n, c, d] :
       {std::array<int64_t, 3>{8, 2, 40000}, {64, 30, 900}, {3000, 3, 30}, {5000, 64, 1}}) {
    Batch one(n, c, d, CTN_FLOAT32), many(n, c, d, CTN_FLOAT32);
    set_thread_count(1);
    one.run(false);
    set_thread_count(3);
    many.run(false);
    set_thread_count(0);
    const auto same = [](const TestArray& a, const TestArray& b) {
      return std::memcmp(a.values<float>(), b.values<float>(), size_t(a.size()) * 4) == 0;
    };
    EXPECT_TRUE(same(one.y, many.y));
    EXPECT_TRUE(same(one.gx, many.gx));
    EXPECT_TRUE(same(one.ggamma, many.ggamma));
    EXPECT_TRUE(same(one.gbeta, many.gbeta));
  }
}

TEST_P(NormalizationTest, Rows) {
  for (DType dtype : kFloatDTypes) {
    for (bool centered : {false, true}) {
      for (const auto& shape :
           {std::pair<int64_t, int64_t>{3, 1}, {5, 7}, {4, 64}, {70, 100}, {3, 4100}, {300, 33}}) {
        const int64_t n = shape.first, d = shape.second;
        SCOPED_TRACE(testing::Message() << int(dtype) << ": " << n << ", " << d);
        TestArray x({n, d}, dtype), gamma({d}, dtype), beta({d}, dtype), y({n, d}, dtype),
            mean({n}, wide(dtype)), inverse({n}, wide(dtype)), gy({n, d}, dtype), gx({n, d}, dtype),
            ggamma({d}, wide(dtype)), gbeta({d}, wide(dtype));
        x.fill_random(0.5, 2.5, unsigned(n));
        gamma.fill_random(0.5, 1.5, 2);
        beta.fill_random(-1, 1, 3);
        gy.fill_random(-1, 1, 4);
        const LayerNormParams params{1e-3, centered};
        Launch forward(kernels::layer_norm, params), backward(kernels::layer_norm_gradient, params);
        if (centered) {
          add_operands(forward, x, gamma, beta, y, mean, inverse);
          add_operands(backward, x, gamma, mean, inverse, gy, gx, ggamma, gbeta);
        } else {
          add_operands(forward, x, gamma, y, inverse);
          add_operands(backward, x, gamma, inverse, gy, gx, ggamma);
        }
        cpu::run(forward);
        cpu::run(backward);
        const double unit = epsilon(dtype), narrow = epsilon(wide(dtype)), m = double(d);
        std::vector<double> gammas(size_t(d), 0.0), betas(size_t(d), 0.0);
        for (int64_t r = 0; r < n; ++r) {
          double middle = 0, spread = 0, sum = 0, product = 0;
          for (int64_t i = 0; i < d && centered; ++i) middle += x.get(r * d + i) / m;
          for (int64_t i = 0; i < d; ++i)
            spread += (x.get(r * d + i) - middle) * (x.get(r * d + i) - middle) / m;
          const double scale = 1 / std::sqrt(spread + 1e-3);
          const auto normal = [&](int64_t i) { return (x.get(r * d + i) - middle) * scale; };
          for (int64_t i = 0; i < d; ++i) {
            const double g = gy.get(r * d + i);
            sum += g * gamma.get(i) / m;
            product += g * gamma.get(i) * normal(i) / m;
            gammas[size_t(i)] += g * normal(i);
            betas[size_t(i)] += g;
          }
          const double rough = 16 * std::max(1.0, scale) * (unit + 2 * narrow);
          for (int64_t i = 0; i < d; ++i) {
            ASSERT_NEAR(y.get(r * d + i), normal(i) * gamma.get(i) + (centered ? beta.get(i) : 0), rough);
            const double expected =
                gy.get(r * d + i) * gamma.get(i) - (centered ? sum : 0) - normal(i) * product;
            ASSERT_NEAR(gx.get(r * d + i), scale * expected, rough * std::max(1.0, scale));
          }
        }
        for (int64_t i = 0; i < d; ++i) {
          ASSERT_NEAR(ggamma.get(i), gammas[size_t(i)], 40 * narrow * double(n));
          if (centered) {
            ASSERT_NEAR(gbeta.get(i), betas[size_t(i)], 4 * narrow * double(n));
          }
        }
      }
    }
  }
}

TEST_P(NormalizationTest, LocalResponse) {
  for (DType dtype : kFloatDTypes) {
    for (double power : {0.75, 0.5, 0.6, 1.0}) {
      for (const auto& shape : {std::array<int64_t, 3>{2, 7, 6}, {3, 8, 1}, {1, 2, 700}, {2, 30, 300}}) {
        const int64_t n = shape[0], c = shape[1], d = shape[2];
        const LocalResponseParams params{2, 1.5, 0.3, power};
        TestArray x({n, c, d}, dtype), y({n, c, d}, dtype), gy({n, c, d}, dtype), gx({n, c, d}, dtype);
        x.fill_random(-2, 2, unsigned(c));
        gy.fill_random(-1, 1, 4);
        Launch forward(kernels::local_response, params), backward(kernels::local_response_gradient, params);
        add_operands(forward, x, y);
        add_operands(backward, x, gy, gx);
        cpu::run(forward);
        cpu::run(backward);
        for (int64_t i = 0; i < n * c * d; ++i) {
          const int64_t channel = i / d % c;
          const auto unit = [&](int64_t k) {
            double sum = 0;
            for (int64_t j = std::max<int64_t>(0, k - 2); j <= std::min(c - 1, k + 2); ++j)
              sum += std::pow(x.get(i + (j - channel) * d), 2);
            return 1.5 + 0.3 * sum;
          };
          const auto scale = [&](int64_t k) { return std::pow(unit(k), -power); };
          double expected = gy.get(i) * scale(channel);
          for (int64_t k = std::max<int64_t>(0, channel - 2); k <= std::min(c - 1, channel + 2); ++k) {
            const int64_t at = i + (k - channel) * d;
            expected -= 2 * 0.3 * power * x.get(i) * gy.get(at) * x.get(at) * scale(k) / unit(k);
          }
          ASSERT_NEAR(y.get(i), x.get(i) * scale(channel), 8 * epsilon(dtype));
          ASSERT_NEAR(gx.get(i), expected, 16 * epsilon(dtype));
        }
      }
    }
  }
}

CTN_EVERY_SIMD_LEVEL(NormalizationTest);

const GradientTest kPrecise = {{1e-5, 1e-5, 1e-4}};

TEST(GradientNormalization, Batches) {
  const std::vector<int64_t> shapes[][2] = {
      {{5, 3}, {3}}, {{2, 3, 4}, {3}}, {{3, 2, 2}, {2, 2}}, {{2, 2, 2, 3}, {2}}};
  for (Layout layout : kLayouts) {
    for (const auto& [x, gamma] : shapes) {
      GradientDraw draw(1, layout);
      const ArrayRef elements = draw.distinct(x, 0.1);
      const Domain positive{0.5, 1.5};
      check_gradients(
          "batch_normalization",
          [](In in) -> Values { return {functions::batch_normalization(in[0], in[1], in[2], 1e-2)}; },
          {elements, draw.array(gamma, positive), draw.array(gamma)}, kPrecise);
      check_gradients(
          "fixed_batch_normalization",
          [](In in) -> Values {
            return {functions::fixed_batch_normalization(in[0], in[1], in[2], in[3], in[4])};
          },
          {elements, draw.array(gamma, positive), draw.array(gamma), draw.array(gamma),
           draw.array(gamma, positive)},
          kPrecise);
    }
  }
}

TEST(GradientNormalization, Rows) {
  const std::vector<int64_t> shapes[][2] = {{{3, 5}, {5}}, {{2, 3, 4}, {4}}, {{2, 2, 3}, {2, 3}}};
  for (Layout layout : kLayouts) {
    for (const auto& [x, gamma] : shapes) {
      GradientDraw draw(2, layout);
      const ArrayRef elements = draw.distinct(x, 0.1), factors = draw.array(gamma, {0.5, 1.5});
      check_gradients(
          "layer_normalization",
          [](In in) -> Values { return {functions::layer_normalization(in[0], in[1], in[2], 1e-2)}; },
          {elements, factors, draw.array(gamma)}, kPrecise);
      check_gradients(
          "rms_normalization",
          [](In in) -> Values { return {functions::rms_normalization(in[0], in[1], 1e-2)}; },
          {elements, factors}, kPrecise);
    }
  }
}

TEST(GradientNormalization, LocalResponse) {
  for (Layout layout : kLayouts) {
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{2, 5}, {2, 7, 2}, {1, 4, 2, 2}}) {
      for (int64_t n : {1, 4, 5}) {
        GradientDraw draw(3, layout);
        check_gradients(
            "local_response_normalization",
            [n](In in) -> Values {
              return {functions::local_response_normalization(in[0], n, 1.5, 0.3, 0.75)};
            },
            {draw.array(shape)}, kPrecise);
      }
    }
  }
}

TEST(GradientNormalization, NoSamples) {
  GradientDraw draw(4);
  const ArrayRef x = draw.array({0, 3}), three = draw.array({3});
  check_gradients("layer_normalization",
                  [](In in) -> Values { return {functions::layer_normalization(in[0], in[1], in[2], 1e-2)}; },
                  {x, three, three});
  check_gradients(
      "local_response_normalization",
      [](In in) -> Values { return {functions::local_response_normalization(in[0], 5, 2, 1e-4, 0.75)}; },
      {x});
  const Value y = functions::batch_normalization(Value(x), Value(three), Value(three), 1e-2);
  EXPECT_EQ(y->size(), 0);
}

}  // namespace
}  // namespace catenary
