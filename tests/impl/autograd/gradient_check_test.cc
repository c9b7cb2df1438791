// Tests that the gradient checks accept correct gradients and report wrong ones.
#include "impl/testing/gradient_check.h"
#include "impl/dtype/generated/core_ops.h"

#include "impl/autograd/type_check.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

/// x * x with a first or second derivative that is wrong by a factor.
class Wrong final : public Function {
 public:
  Wrong(double first, double second) : first_(first), second_(second) {}
  std::string label() const override { return "Wrong"; }
  void forward(Forward& f) override {
    x_ = f.save_input(0);
    f.set(0, elementwise(ops::square, f.x()));
  }
  void backward(Gradient& g) override {
    const Value x = g.input(x_, 0);
    if (g.create_graph())
      g.set(0, g.gy() * (x * (2 * second_) + Value(x.array) * (2 * (first_ - second_))));
    else
      g.set(0, g.gy() * x * (2 * first_));
  }

 private:
  double first_, second_;
  Saved x_;
};

GradientFunction wrong(double first, double second) {
  return [=](In x) -> Values { return {apply(make<Wrong>(first, second), {&x[0]})}; };
}

std::string failure(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), CTN_ERROR_ASSERTION);
    return error.what();
  }
  return "";
}

class GradientCheckTest : public testing::TestWithParam<const char*> {
 protected:
  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, GradientCheckTest, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

TEST_P(GradientCheckTest, AcceptsRightGradientsInEveryLayout) {
  for (Layout layout : kLayouts)
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {0, 3}, {1}, {2, 3}, {2, 1, 3}}) {
      GradientDraw draw(1, layout, backend_);
      check_gradients("formula",
                      [](In x) -> Values {
                        return {x[0] * x[1] / (x[0] * x[0] + 1.0), x[1] * 3.0};
                      },
                      {draw.array(shape), draw.array(shape)});
      check_gradients("tanh", [](In x) -> Values { return {apply_op(ops::tanh, x[0])}; },
                      {draw.array(shape)});
    }
}

TEST_P(GradientCheckTest, FindsWrongFirstDerivatives) {
  GradientDraw draw(2, Layout::contiguous, backend_);
  const ArrayRef x = draw.array({2, 3}, {0.5, 1});
  EXPECT_EQ(failure([&] { check_backward(wrong(1, 1), {&x, 1}); }), "");
  const std::string text = failure([&] { check_backward(wrong(1.01, 1), {&x, 1}); });
  EXPECT_NE(text.find("Wrong: gradient of input 0 (float64 (2, 3)): expected "), std::string::npos) << text;
  EXPECT_NE(text.find("6 of 6 elements"), std::string::npos) << text;
}

TEST_P(GradientCheckTest, FindsWrongSecondDerivatives) {
  GradientDraw draw(3, Layout::contiguous, backend_);
  const ArrayRef x = draw.array({4}, {0.5, 1});
  EXPECT_EQ(failure([&] { check_double_backward(wrong(1, 1), {&x, 1}); }), "");
  const std::string text = failure([&] { check_double_backward(wrong(1, 0.5), {&x, 1}); });
  EXPECT_NE(text.find("second derivative of Wrong: gradient of input 0"), std::string::npos) << text;
}

TEST_P(GradientCheckTest, ChecksParametersAndPutsThemBack) {
  GradientDraw draw(4, Layout::transposed, backend_);
  const ArrayRef x = draw.array({2, 3});
  VariableRef w = make_variable(Value(draw.array({2, 3}, {0.5, 1})));
  std::vector<double> before(6), after(6);
  to_data(w->array(), before.data());
  const std::vector<Variable*> params = {w.get()};
  auto f = [&](In in) -> Values { return {apply(make<Wrong>(1, 1), {&in[0]}) * w->value() * w->value()}; };
  check_backward(f, {&x, 1}, {}, params);
  check_double_backward(f, {&x, 1}, {}, params);
  to_data(w->array(), after.data());
  EXPECT_EQ(before, after);
  EXPECT_FALSE(w->node().grad);
  auto bad = [&](In in) -> Values {
    const Value value = w->value();
    return {in[0] * apply(make<Wrong>(1.1, 1), {&value})};
  };
  const std::string text = failure([&] { check_backward(bad, {&x, 1}, {}, params); });
  EXPECT_NE(text.find("_ * _: gradient of parameter 0"), std::string::npos) << text;
}

TEST_P(GradientCheckTest, IntegersAndConstantsHaveNoGradient) {
  GradientDraw draw(5, Layout::contiguous, backend_);
  const std::vector<ArrayRef> x = {draw.array({3}), draw.integers({3}, 0, 4), draw.array({3})};
  GradientCheck options;
  options.constants = {2};
  auto f = [](In in) -> Values {
    EXPECT_EQ(in[1]->dtype(), CTN_INT32);
    return {in[0] * Value(astype(*in[1], CTN_FLOAT64)) * in[2]};
  };
  check_backward(f, x, {}, {}, options);
  check_double_backward(f, x, {}, {}, options);
}

TEST_P(GradientCheckTest, UsesTheUpstreamGradientsThatAreGiven) {
  GradientDraw draw(6, Layout::reversed, backend_);
  const ArrayRef x = draw.array({3}, {0.5, 1});
  const std::vector<ArrayRef> gy = {draw.array({3}), nullptr};
  auto f = [](In in) -> Values { return {in[0] * in[0], in[0] * 2.0}; };
  check_backward(f, {&x, 1}, gy);
  check_double_backward(f, {&x, 1}, gy);
  EXPECT_THROW(check_backward(f, {&x, 1}, {gy.data(), 1}), Error);
  const std::vector<ArrayRef> odd = {draw.array({2}), nullptr};
  EXPECT_THROW(check_backward(f, {&x, 1}, odd), Error);
}

TEST_P(GradientCheckTest, NumericalGradients) {
  GradientDraw draw(7, Layout::sliced, backend_);
  ArrayRef x = draw.array({2, 2}), gy = draw.array({2, 2}), before = copy(*x);
  const std::vector<Array*> inputs = {x.get()};
  const std::vector<const Array*> upstream = {gy.get(), nullptr};
  auto f = [&] { return std::vector<ArrayRef>{elementwise(ops::square, *x), share(*x)}; };
  const std::vector<ArrayRef> got = numerical_grad(f, inputs, upstream, 1e-3);
  std::vector<double> xs(4), gys(4), grads(4), now(4);
  to_data(*before, xs.data());
  to_data(*x, now.data());
  to_data(*gy, gys.data());
  to_data(*got[0], grads.data());
  EXPECT_EQ(xs, now);
  for (size_t i = 0; i < 4; ++i) EXPECT_NEAR(grads[i], 2 * xs[i] * gys[i], 1e-9);
  EXPECT_THROW(numerical_grad(f, inputs, upstream, 0), Error);
}

TEST_P(GradientCheckTest, SinglePrecision) {
  GradientDraw draw(8, Layout::contiguous, backend_);
  GradientTest test;
  test.check = {1e-2, 1e-3, 1e-3};
  check_gradients(
      "float32", [](In x) -> Values { return {x[0] * x[1]}; },
      {draw.array({3}, {}, CTN_FLOAT32), draw.array({3}, {}, CTN_FLOAT32)}, test);
}

}  // namespace
}  // namespace catenary
