// Checks first and second derivatives of functions with parameters, functions that draw (the generator is
// reset before every call), and recomputation.
#include "impl/autograd/recompute.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/functions/noise.h"
#include "impl/random/state.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

const GradientTest kSmooth = {{1e-5, 1e-6, 1e-5}};

template <class F>
GradientFunction repeated(F f) {
  return [f](In x) -> Values {
    set_default_random_position(cpu_backend(), {17, 0});
    return {f(x)};
  };
}

TEST(GradientConnection, Linear) {
  for (Layout layout : kLayouts) {
    GradientDraw draw(1, layout);
    for (const std::vector<int64_t>& shape :
         {std::vector<int64_t>{3, 4}, {3, 2, 2}, {1, 4}, {0, 4}, {2, 1, 4, 1}}) {
      const ArrayRef x = draw.array(shape), W = draw.array({2, 4}), b = draw.array({2});
      check_gradients(
          "linear", [](In in) -> Values { return {functions::linear(in[0], in[1], nullptr)}; }, {x, W},
          kSmooth);
      check_gradients(
          "linear", [](In in) -> Values { return {functions::linear(in[0], in[1], &in[2])}; }, {x, W, b},
          kSmooth);
    }
  }
}

/// One weight in several places, whose gradients are combined.
TEST(GradientConnection, SharedLinear) {
  GradientDraw draw(2);
  check_gradients(
      "linear",
      [](In in) -> Values {
        Value h = in[0];
        for (int i = 0; i < 4; ++i) h = apply_op(ops::tanh, functions::linear(h, in[1], nullptr));
        return {h};
      },
      {draw.array({2, 3}), draw.array({3, 3})}, kSmooth);
}

TEST(GradientConnection, Matmul) {
  for (Layout layout : kLayouts) {
    GradientDraw draw(3, layout);
    for (bool a : {false, true})
      for (bool b : {false, true}) {
        const auto f = [=](In in) -> Values { return {functions::matmul(in[0], in[1], a, b)}; };
        const std::vector<int64_t> left = a ? std::vector<int64_t>{3, 2} : std::vector<int64_t>{2, 3};
        const std::vector<int64_t> right = b ? std::vector<int64_t>{4, 3} : std::vector<int64_t>{3, 4};
        check_gradients("matmul", f, {draw.array(left), draw.array(right)}, kSmooth);
      }
    check_gradients(
        "matmul", [](In in) -> Values { return {functions::matmul(in[0], in[1], true, false)}; },
        {draw.array({3}), draw.array({3})}, kSmooth);
  }
}

TEST(GradientConnection, Draws) {
  for (Layout layout : kLayouts) {
    GradientDraw draw(4, layout);
    const ArrayRef x = draw.array({3, 4}), y = draw.array({3, 4}), mask = draw.integers({3, 4}, 0, 2);
    const Ref<FunctionOptions> given = functions::function_options_new();
    functions::function_options_set_mask(*given, *astype(*mask, CTN_FLOAT64));
    check_gradients("dropout", repeated([](In in) { return functions::dropout(in[0], 0.4); }), {x}, kSmooth);
    check_gradients(
        "dropout", [&](In in) -> Values { return {functions::dropout(in[0], 0, given.get())}; }, {x},
        kSmooth);
    check_gradients("gaussian", repeated([](In in) { return functions::gaussian(in[0], in[1]); }), {x, y},
                    kSmooth);
  }
}

TEST(GradientConnection, NegativeSampling) {
  GradientDraw draw(5);
  const ArrayRef weights = draw.array({6}, {1, 2}, CTN_FLOAT32);
  const auto sampler = walker_alias_new(*weights);
  check_gradients("negative_sampling", repeated([&](In in) {
                    return functions::negative_sampling(in[0], in[1], in[2], sampler.get(), 3);
                  }),
                  {draw.array({4, 3}), draw.integers({4}, 0, 5), draw.array({6, 3})}, kSmooth);
}

/// exp(x0) * x1 with dropout, applied twice.
ctn_status twice(void*, ctn_variable* const* x, size_t, ctn_variable** y, size_t) {
  const Value a = x[0]->value(), b = x[1]->value();
  const Value h = functions::dropout(apply_op(ops::exp, a) * b, 0.3);
  y[0] = make_variable(functions::dropout(apply_op(ops::exp, h) * b, 0.3)).leak();
  return CTN_OK;
}

TEST(GradientConnection, Recompute) {
  for (Layout layout : kLayouts) {
    GradientDraw draw(6, layout);
    check_gradients("recompute", repeated([](In in) {
                      const Values inputs = {in[0], in[1]};
                      return recompute(Callback<ctn_recompute_fn>(twice, nullptr, nullptr), inputs, 1)[0];
                    }),
                    {draw.array({2, 3}), draw.array({2, 3})}, kSmooth);
  }
}

}  // namespace
}  // namespace catenary
