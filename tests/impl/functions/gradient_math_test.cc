// Checks first and second derivatives of reductions, matrix products, inverses and determinants, over random
// shapes, layouts and arguments.
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

const GradientTest kSmooth = {{1e-4, 1e-6, 1e-6}};

template <class F>
void everywhere(F body) {
  for (const char* device : {"cpu", "test:0"})
    for (Layout layout : kLayouts)
      for (uint64_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE(std::string(device) + ", layout " + std::to_string(int(layout)) + ", seed " +
                     std::to_string(seed));
        GradientDraw draw(seed * 10 + uint64_t(layout), layout, find_backend(device));
        body(draw);
      }
}

using Reduce = Value (*)(const Value&, Span<const int64_t>, bool);

void check_reduction(const char* name, Reduce reduce, GradientDraw& draw, const ArrayRef& x) {
  const int64_t ndim = x->ndim();
  for (bool keepdims : {false, true}) {
    check_gradients(
        name, [&](In in) -> Values { return {reduce(in[0], {}, keepdims)}; }, {x}, kSmooth);
    std::vector<int64_t> axes;
    for (int64_t i = 0; i < ndim; ++i)
      if (draw.between(0, 1)) axes.push_back(draw.between(0, 1) ? i : i - ndim);
    axes.reserve(1);
    check_gradients(
        name,
        [&](In in) -> Values {
          return {reduce(in[0], {axes.data(), axes.size()}, keepdims)};
        },
        {x}, kSmooth);
  }
}

TEST(GradientMath, Reductions) {
  everywhere([](GradientDraw& draw) {
    const size_t ndim = size_t(draw.between(0, 4));
    const std::vector<int64_t> shape = draw.shape(ndim, 1, 3);
    check_reduction("sum", functions::sum, draw, draw.array(shape));
    check_reduction("sum of none", functions::sum, draw, draw.array(draw.shape(ndim, 0, 1)));
    check_reduction("mean", functions::mean, draw, draw.array(shape));
    check_reduction("logsumexp", functions::logsumexp, draw, draw.array(shape, {-3, 3}));
    check_reduction("max", functions::max, draw, draw.distinct(shape));
    check_reduction("min", functions::min, draw, draw.distinct(shape));
  });
}

TEST(GradientMath, EmptyBatches) {
  GradientDraw draw(1);
  const int64_t last = -1;
  for (Reduce reduce : {Reduce(functions::max), Reduce(functions::min), Reduce(functions::mean),
                        Reduce(functions::logsumexp), Reduce(functions::sum)})
    check_gradients(
        "of no rows",
        [&](In in) -> Values {
          return {reduce(in[0], {&last, 1}, false)};
        },
        {draw.array({0, 3})}, kSmooth);
  check_gradients(
      "batch_l2_norm_squared", [](In in) -> Values { return {functions::batch_l2_norm_squared(in[0])}; },
      {draw.array({0, 3})}, kSmooth);
  check_gradients(
      "batch_inv", [](In in) -> Values { return {functions::batch_inv(in[0])}; }, {draw.array({0, 3, 3})},
      kSmooth);
  check_gradients(
      "batch_det", [](In in) -> Values { return {functions::batch_det(in[0])}; }, {draw.array({0, 3, 3})},
      kSmooth);
  check_gradients(
      "batch_matmul", [](In in) -> Values { return {functions::batch_matmul(in[0], in[1], false, true)}; },
      {draw.array({0, 3, 2}), draw.array({0, 4, 2})}, kSmooth);
}

TEST(GradientMath, TiesShareTheGradient) {
  const double numbers[4] = {1, 3, 3, 2};
  const int64_t four = 4;
  const Value x(from_data(numbers, {&four, 1}, CTN_FLOAT64, cpu_backend()));
  VariableRef v = make_variable(x);
  const Value y = functions::max(v->value(), {}, false);
  backward(*make_variable(y), false, false);
  double grad[4];
  to_data(*v->node().grad, grad);
  EXPECT_EQ(std::vector<double>(grad, grad + 4), (std::vector<double>{0, 1, 1, 0}));
}

TEST(GradientMath, LogSumExpOfInfinities) {
  const double inf = HUGE_VAL, numbers[6] = {-inf, -inf, inf, 1, -inf, 2};
  const int64_t shape[2] = {3, 2}, last = 1;
  const Value x(from_data(numbers, {shape, 2}, CTN_FLOAT64, cpu_backend()));
  double y[3];
  to_data(*functions::logsumexp(x, {&last, 1}, false), y);
  EXPECT_EQ(y[0], -inf);
  EXPECT_EQ(y[1], inf);
  EXPECT_DOUBLE_EQ(y[2], 2);
}

TEST(GradientMath, SquaresAndLimits) {
  everywhere([](GradientDraw& draw) {
    std::vector<int64_t> shape = draw.shape(size_t(draw.between(2, 4)), 1, 4);
    check_gradients(
        "batch_l2_norm_squared", [](In in) -> Values { return {functions::batch_l2_norm_squared(in[0])}; },
        {draw.array(shape)}, kSmooth);
    check_gradients(
        "clip", [](In in) -> Values { return {functions::clip(in[0], -0.5, 0.25)}; },
        {draw.array(shape, {-1, 1, {-0.5, 0.25}})}, kSmooth);
  });
}

TEST(GradientMath, Products) {
  everywhere([](GradientDraw& draw) {
    const int64_t batch = draw.between(1, 3), m = draw.between(1, 3), k = draw.between(0, 3),
                  n = draw.between(1, 3);
    using Lengths = std::vector<int64_t>;
    for (bool transa : {false, true})
      for (bool transb : {false, true}) {
        const ArrayRef a = draw.array(transa ? Lengths{batch, k, m} : Lengths{batch, m, k});
        draw.set_layout(draw.random_layout());
        const ArrayRef b = draw.array(transb ? Lengths{batch, n, k} : Lengths{batch, k, n});
        check_gradients(
            "batch_matmul",
            [&](In in) -> Values { return {functions::batch_matmul(in[0], in[1], transa, transb)}; }, {a, b},
            kSmooth);
      }
    check_gradients(
        "batch_matmul of vectors",
        [](In in) -> Values {
          return {functions::batch_matmul(in[0], in[1], false, true),
                  functions::batch_matmul(in[0], in[0], true, false)};
        },
        {draw.array({batch, 3}), draw.array({batch, 2})}, kSmooth);
    const std::pair<Lengths, Lengths> shapes[] = {{{m, k}, {k, n}},
                                                  {{k}, {k}},
                                                  {{k}, {k, n}},
                                                  {{m, k}, {k}},
                                                  {{batch, m, k}, {k}},
                                                  {{k}, {batch, k, n}},
                                                  {{batch, m, k}, {k, n}},
                                                  {{m, k}, {batch, k, n}},
                                                  {{2, 1, m, k}, {batch, k, n}},
                                                  {{1, m, k}, {0, k, n}}};
    for (const auto& [a, b] : shapes)
      check_gradients(
          "matmul_numpy", [](In in) -> Values { return {functions::matmul_numpy(in[0], in[1])}; },
          {draw.array(a), draw.array(b)}, kSmooth);
  });
}

TEST(GradientMath, InversesAndDeterminants) {
  everywhere([](GradientDraw& draw) {
    const int64_t n = draw.between(1, 3), batch = draw.between(1, 3);
    const ArrayRef ones = identity(n, CTN_FLOAT64), a = draw.array({n, n}), stack = draw.array({batch, n, n});
    // Keeps the matrices away from singular ones.
    const Value shift(to_backend(*elementwise_scalar(ops::multiply, *ones, int64_t{4}, false), a->backend()));
    check_gradients(
        "inv", [&](In in) -> Values { return {functions::inv(in[0] + shift)}; }, {a}, kSmooth);
    check_gradients(
        "det", [&](In in) -> Values { return {functions::det(in[0] + shift)}; }, {a}, kSmooth);
    check_gradients(
        "batch_inv", [&](In in) -> Values { return {functions::batch_inv(in[0] + shift)}; }, {stack},
        kSmooth);
    check_gradients(
        "batch_det", [&](In in) -> Values { return {functions::batch_det(in[0] + shift)}; }, {stack},
        kSmooth);
  });
}

}  // namespace
}  // namespace catenary
