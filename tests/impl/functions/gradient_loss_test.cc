// Checks first and second derivatives of losses, Gaussian noise and the bilinear function over layouts and
// options.
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/functions/noise.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

namespace F = functions;

const GradientTest kPrecise = {{1e-5, 1e-6, 1e-5}};

/// Runs on the CPU with every layout, and on a test device with one layout, because every gradient rule runs
/// there as well.
class GradientLoss : public testing::TestWithParam<const char*> {
 protected:
  /// Runs body(draw) for each layout of the inputs that it draws.
  template <class Body>
  void for_layouts(uint64_t seed, Body body) {
    for (Layout layout : kLayouts) {
      if (!backend_.is_host() && layout != Layout::transposed) continue;
      GradientDraw draw(seed, layout, backend_);
      body(draw);
    }
  }
  ArrayRef integers_of(const std::vector<int64_t>& shape, std::initializer_list<double> values) {
    const std::vector<double> list(values);
    return astype(*from_data(list.data(), shape, CTN_FLOAT64, backend_), CTN_INT32);
  }

  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, GradientLoss, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

constexpr ctn_reduction kReductions[] = {CTN_REDUCTION_MEAN, CTN_REDUCTION_SUM, CTN_REDUCTION_NONE};

Ref<FunctionOptions> with_reduction(ctn_reduction reduction) {
  Ref<FunctionOptions> options = F::function_options_new();
  F::function_options_set_reduction(*options, reduction);
  return options;
}
Ref<FunctionOptions> with_noise(const Array& noise) {
  Ref<FunctionOptions> options = F::function_options_new();
  F::function_options_set_noise(*options, noise);
  return options;
}
Ref<FunctionOptions> with_samples(const Array& samples) {
  Ref<FunctionOptions> options = F::function_options_new();
  F::function_options_set_samples(*options, samples);
  return options;
}

/// Runs body(options) without options and for every reduction.
template <class Body>
void for_reductions(Body body) {
  body(static_cast<const FunctionOptions*>(nullptr));
  for (const ctn_reduction reduction : kReductions) body(with_reduction(reduction).get());
}

void check(const char* name, const GradientFunction& f, const std::vector<ArrayRef>& x) {
  check_gradients(name, f, x, kPrecise);
}

TEST_P(GradientLoss, MeanSquaredError) {
  for_layouts(1, [&](GradientDraw& draw) {
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {5}, {3, 4}, {2, 3, 2}}) {
      const ArrayRef x0 = draw.array(shape);
      GradientDraw other(2, draw.random_layout(), backend_);
      const ArrayRef x1 = other.array(shape);
      for_reductions([&](const FunctionOptions* o) {
        check("mean_squared_error", [=](In x) -> Values { return {F::mean_squared_error(x[0], x[1], o)}; },
              {x0, x1});
      });
    }
  });
}

TEST_P(GradientLoss, OneOfTwoInputs) {
  GradientDraw draw(3, Layout::contiguous, backend_);
  for (size_t constant : {0, 1}) {
    GradientTest test = kPrecise;
    test.check.constants = {constant};
    const ArrayRef a = draw.array({3, 4}), b = draw.array({3, 4}), t = integers_of({3}, {1, 0, 0});
    check_gradients(
        "mean_squared_error", [](In x) -> Values { return {F::mean_squared_error(x[0], x[1])}; }, {a, b},
        test);
    check_gradients(
        "contrastive", [](In x) -> Values { return {F::contrastive(x[0], x[1], x[2], 3)}; }, {a, b, t}, test);
    check_gradients(
        "cross_covariance", [](In x) -> Values { return {F::cross_covariance(x[0], x[1])}; }, {a, b}, test);
    check_gradients(
        "gaussian", [&](In x) -> Values { return {F::gaussian(x[0], x[1], with_noise(*b).get())}; },
        {a, draw.array({3, 4})}, test);
  }
}

TEST_P(GradientLoss, SigmoidCrossEntropy) {
  for_layouts(4, [&](GradientDraw& draw) {
    for (bool normalize : {false, true})
      for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {4}, {3, 4}, {0, 3}, {2, 2, 2}})
        for_reductions([&](const FunctionOptions* o) {
          check("sigmoid_cross_entropy",
                [=](In x) -> Values { return {F::sigmoid_cross_entropy(x[0], x[1], normalize, o)}; },
                {draw.array(shape, {-3, 3}), draw.integers(shape, -1, 1, normalize ? CTN_INT64 : CTN_INT32)});
        });
  });
}

TEST_P(GradientLoss, SoftmaxCrossEntropy) {
  for_layouts(5, [&](GradientDraw& draw) {
    for (bool normalize : {false, true})
      for (int64_t ignored : {-1, 0, 2})
        for (const std::vector<int64_t>& inner : {std::vector<int64_t>{}, {2}, {2, 3}}) {
          std::vector<int64_t> shape = {3, 4}, labels = {3};
          shape.insert(shape.end(), inner.begin(), inner.end());
          labels.insert(labels.end(), inner.begin(), inner.end());
          const ArrayRef x = draw.array(shape, {-2, 2}),
                         t = draw.integers(labels, ignored < 0 ? -1 : 0, 3,
                                           inner.empty() ? CTN_INT64 : CTN_INT32);
          GradientDraw other(6, Layout::contiguous, backend_);
          const ArrayRef weights = other.array({4}, {0.1, 2});
          for (const Array* of_classes :
               {static_cast<const Array*>(weights.get()), static_cast<const Array*>(nullptr)})
            for (double smoothing : {0.0, 0.3, 1.0})
              for (ctn_reduction reduction : kReductions) {
                const Ref<FunctionOptions> options = with_reduction(reduction);
                option_set_ignore_label(*options, ignored);
                F::function_options_set_label_smoothing(*options, smoothing);
                if (of_classes) F::function_options_set_class_weight(*options, *of_classes);
                check("softmax_cross_entropy",
                      [&](In in) -> Values {
                        return {F::softmax_cross_entropy(in[0], in[1], normalize, options.get())};
                      },
                      {x, t});
              }
          if (ignored == -1)
            check("softmax_cross_entropy",
                  [&](In in) -> Values { return {F::softmax_cross_entropy(in[0], in[1], normalize)}; },
                  {x, t});
        }
  });
}

TEST_P(GradientLoss, Hinge) {
  for_layouts(7, [&](GradientDraw& draw) {
    for (int32_t norm : {CTN_HINGE_NORM_L1, CTN_HINGE_NORM_L2})
      for (int64_t classes : {1, 3, 7})
        for_reductions([&](const FunctionOptions* o) {
          check("hinge", [=](In x) -> Values { return {F::hinge(x[0], x[1], norm, o)}; },
                {draw.array({4, classes}, {-2, 2, {-1, 1}}), draw.integers({4}, 0, classes - 1, CTN_INT64)});
        });
  });
}

TEST_P(GradientLoss, Contrastive) {
  for_layouts(8, [&](GradientDraw& draw) {
    for (double margin : {0.01, 1.0, 5.0}) {
      const ArrayRef x0 = draw.array({4, 3}), y = draw.integers({4}, 0, 1);
      GradientDraw other(9, draw.random_layout(), backend_);
      const ArrayRef x1 = other.array({4, 3});
      for_reductions([&](const FunctionOptions* o) {
        check("contrastive", [=](In x) -> Values { return {F::contrastive(x[0], x[1], x[2], margin, o)}; },
              {x0, x1, y});
      });
    }
  });
}

TEST_P(GradientLoss, CrossCovariance) {
  for_layouts(10, [&](GradientDraw& draw) {
    const ArrayRef y = draw.array({5, 3}), z = draw.array({5, 2});
    for_reductions([&](const FunctionOptions* o) {
      check("cross_covariance", [=](In x) -> Values { return {F::cross_covariance(x[0], x[1], o)}; }, {y, z});
    });
  });
}

TEST_P(GradientLoss, Likelihoods) {
  for_layouts(11, [&](GradientDraw& draw) {
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {3, 4}, {0, 3}, {2, 3, 2}}) {
      const ArrayRef a = draw.array(shape), b = draw.array(shape, {-3, 3}), c = draw.array(shape);
      for_reductions([&](const FunctionOptions* o) {
        if (shape.size() > 1 && !shape[0] && o && o->reduction == CTN_REDUCTION_MEAN)
          return;  // the mean of nothing is NaN
        check("bernoulli_nll", [=](In x) -> Values { return {F::bernoulli_nll(x[0], x[1], o)}; }, {a, b});
        check("gaussian_kl_divergence",
              [=](In x) -> Values { return {F::gaussian_kl_divergence(x[0], x[1], o)}; }, {a, c});
        check("gaussian_nll", [=](In x) -> Values { return {F::gaussian_nll(x[0], x[1], x[2], o)}; },
              {a, b, c});
      });
    }
  });
}

TEST_P(GradientLoss, NegativeSampling) {
  for_layouts(12, [&](GradientDraw& draw) {
    for (int64_t rows : {0, 1, 4}) {
      const ArrayRef x = draw.array({rows, 3}), t = draw.integers({rows}, 0, 4), W = draw.array({5, 3}),
                     samples = draw.integers({rows, 3}, 0, 4);
      check("negative_sampling",
            [&](In in) -> Values {
              return {F::negative_sampling(in[0], in[1], in[2], nullptr, 0, with_samples(*samples).get())};
            },
            {x, t, W});
    }
  });
}

TEST_P(GradientLoss, ConnectionistTemporalClassification) {
  for_layouts(13, [&](GradientDraw& draw) {
    const auto steps = [&](int64_t count, int64_t samples, int64_t classes) {
      std::vector<ArrayRef> x;
      for (int64_t i = 0; i < count; ++i) x.push_back(draw.array({samples, classes}, {-2, 2}));
      return x;
    };
    for (int64_t blank : {0, 2}) {
      std::vector<ArrayRef> x = steps(5, 2, 4);
      x.push_back(integers_of({2, 2}, {1, 1, 1, 3}));  // includes equal neighbors
      const auto reduced_ctc = [=](const FunctionOptions* o) {
        return [=](In in) -> Values {
          const Value* lengths[2] = {in.size > 6 ? &in[6] : nullptr, in.size > 7 ? &in[7] : nullptr};
          return {F::connectionist_temporal_classification({in.data, 5}, in[5], blank, lengths[0], lengths[1],
                                                           o)};
        };
      };
      const auto ctc = reduced_ctc(nullptr);
      for_reductions([&](const FunctionOptions* o) {
        check("connectionist_temporal_classification", reduced_ctc(o), x);
      });
      x.push_back(astype(*integers_of({2}, {4, 5}), CTN_INT64));
      check("connectionist_temporal_classification", ctc, x);
      x.push_back(integers_of({2}, {2, 1}));
      check("connectionist_temporal_classification", ctc, x);
      x[6] = integers_of({2}, {0, 3});
      x[7] = integers_of({2}, {0, 0});
      check("connectionist_temporal_classification", ctc, x);
    }
    std::vector<ArrayRef> x = steps(1, 3, 3);
    x.push_back(integers_of({3, 1}, {0, 1, 0}));
    check(
        "connectionist_temporal_classification",
        [](In in) -> Values {
          return {F::connectionist_temporal_classification({in.data, 1}, in[1], 2, nullptr, nullptr)};
        },
        x);
  });
}

TEST_P(GradientLoss, CtcWithoutAnAlignmentHasNoGradient) {
  GradientDraw draw(14, Layout::contiguous, backend_);
  const ArrayRef x = draw.array({2, 3}), t = integers_of({2, 1}, {1, 0}), lengths = integers_of({2}, {0, 1});
  for (bool create_graph : {false, true}) {
    VariableRef v = make_variable(Value(x));
    const Value in = v->value();
    VariableRef loss =
        make_variable(F::connectionist_temporal_classification({&in, 1}, Value(t), 2, nullptr, nullptr));
    EXPECT_TRUE(std::isfinite(item_f64(loss->array(), {})));
    const Value short_length(lengths);
    loss = make_variable(
        F::connectionist_temporal_classification({&in, 1}, Value(t), 2, &short_length, nullptr));
    EXPECT_EQ(item_f64(loss->array(), {}), INFINITY);
    backward(*loss, false, create_graph);
    double gradient[6];
    to_data(*v->node().grad, gradient);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(gradient[i], 0);
    for (int i = 3; i < 6; ++i) EXPECT_TRUE(std::isfinite(gradient[i]) && gradient[i] != 0);
  }
}

TEST_P(GradientLoss, Gaussian) {
  for_layouts(15, [&](GradientDraw& draw) {
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {3, 4}, {0, 3}}) {
      const ArrayRef eps = draw.array(shape);
      check("gaussian", [&](In x) -> Values { return {F::gaussian(x[0], x[1], with_noise(*eps).get())}; },
            {draw.array(shape), draw.array(shape)});
    }
  });
}

TEST_P(GradientLoss, Bilinear) {
  for_layouts(16, [&](GradientDraw& draw) {
    for (int64_t rows : {0, 1, 3}) {
      const std::vector<ArrayRef> x = {draw.array({rows, 2}), draw.array({rows, 3, 1}), draw.array({2, 3, 4}),
                                       draw.array({2, 4}),    draw.array({3, 4}),       draw.array({4})};
      check(
          "bilinear",
          [](In in) -> Values { return {F::bilinear(in[0], in[1], in[2], &in[3], &in[4], &in[5])}; }, x);
      check("bilinear without linear terms",
            [](In in) -> Values { return {F::bilinear(in[0], in[1], in[2], nullptr, nullptr, nullptr)}; },
            {x[0], x[1], x[2]});
    }
    for (size_t only = 0; only < 6; ++only) {
      GradientTest test = kPrecise;
      for (size_t i = 0; i < 6; ++i)
        if (i != only) test.check.constants.push_back(i);
      check_gradients(
          "bilinear of one variable",
          [](In in) -> Values { return {F::bilinear(in[0], in[1], in[2], &in[3], &in[4], &in[5])}; },
          {draw.array({2, 2}), draw.array({2, 3}), draw.array({2, 3, 2}), draw.array({2, 2}),
           draw.array({3, 2}), draw.array({2})},
          test);
    }
  });
}

}  // namespace
}  // namespace catenary
