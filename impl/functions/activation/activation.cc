#include <cmath>

#include "impl/array/launch.h"
#include "impl/array/rounding.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/activation.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// `saved` and gy: the gradient, into `out`.
void launch_activation(ActivationParams params, const Array& x, const Array* gy, Array& out) {
  params.parameter = parameter_for(params.parameter, x.dtype());
  if (out.size()) launch(kernels::activation, params, x, gy, out);
  out.storage().mark_written();
}

/// Every function of ActivationOp: kernels for both directions, and what its gradient is in differentiable
/// terms.
class Unit final : public Function {
 public:
  using Rule = void (*)(Gradient& g, const Value& saved, double parameter);
  struct Kind {
    ActivationOp op;
    const char* label;
    bool reads_output;
    Rule rule;
  };

  Unit(const Kind& kind, double parameter) : kind_(kind), parameter_(parameter) {}
  std::string label() const override { return kind_.label; }
  void check(const TypeCheck& in) const override { in.floating(0); }

  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    ArrayRef y = empty_on(x->backend(), x->shape(), x->dtype());
    launch_activation({kind_.op, false, parameter_}, *x, nullptr, *y);
    saved_ = f.save(kind_.reads_output ? y : f.array());
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value saved = kind_.reads_output ? g.output(saved_) : g.input(saved_, 0);
    if (g.create_graph()) return kind_.rule(g, saved, parameter_);
    const ArrayRef x = contiguous(*saved), gy = contiguous(*g.gy());
    ArrayRef gx = g.reusable();
    if (!gx) gx = empty_on(x->backend(), x->shape(), x->dtype());
    launch_activation({kind_.op, true, parameter_}, *x, gy.get(), *gx);
    g.set(0, Value(std::move(gx)));
  }

 private:
  const Kind& kind_;
  double parameter_;
  Saved saved_;
};

/// Where a comparison with zero holds 1, else 0: constant to gradients.
Value where_zero(Op comparison, const Value& x) {
  return Value(astype(*elementwise_scalar(comparison, *x, int64_t{0}, false), x->dtype()));
}

/// Piecewise linear functions: the slopes are constant.
template <ActivationOp kOp>
void piecewise(Gradient& g, const Value& saved, double parameter) {
  const ArrayRef x = contiguous(*saved);
  ArrayRef slopes = ones_like(*x, CTN_DTYPE_NONE);
  launch_activation({kOp, true, parameter}, *x, slopes.get(), *slopes);
  g.set(0, g.gy() * Value(std::move(slopes)));
}

/// The sign of y is that of x, also where the product with a small alpha vanished.
void elu_rule(Gradient& g, const Value& y, double alpha) {
  const ArrayRef negative = elementwise(Op::signbit, *y);
  const Value below(astype(*negative, y->dtype()));
  const Value above(astype(*elementwise(Op::logical_not, *negative), y->dtype()));
  g.set(0, g.gy() * (below * (y + alpha) + above));
}

void elu_any_rule(Gradient& g, const Value& x, double alpha) {
  const Value negative = where_zero(Op::less, x);
  const Value slope = apply_op(Op::exp, x * negative) * alpha;
  g.set(0, g.gy() * (negative * slope + where_zero(Op::greater_equal, x)));
}

constexpr double kGeluFirst = 1.5957691216057308, kGeluThird = 0.044715;  // 2 sqrt(2 / pi)

constexpr Unit::Kind kClippedRelu = {ActivationOp::clipped_relu, "ClippedReLU", true,
                                     piecewise<ActivationOp::clipped_relu>};
constexpr Unit::Kind kLeakyRelu = {ActivationOp::leaky_relu, "LeakyReLU", true,
                                   piecewise<ActivationOp::leaky_relu>};
constexpr Unit::Kind kLeakyReluAny = {ActivationOp::leaky_relu_any, "LeakyReLU", false,
                                      piecewise<ActivationOp::leaky_relu_any>};
constexpr Unit::Kind kElu = {ActivationOp::elu, "ELU", true, elu_rule};
constexpr Unit::Kind kEluAny = {ActivationOp::elu_any, "ELU", false, elu_any_rule};
constexpr Unit::Kind kSoftplus = {
    ActivationOp::softplus, "Softplus", false,
    [](Gradient& g, const Value& x, double beta) { g.set(0, g.gy() * apply_op(Op::sigmoid, x * beta)); }};
constexpr Unit::Kind kSilu = {ActivationOp::silu, "SiLU", false, [](Gradient& g, const Value& x, double) {
                                g.through({x}, {x * apply_op(Op::sigmoid, x)});
                              }};
constexpr Unit::Kind kGelu = {ActivationOp::gelu, "GELU", false, [](Gradient& g, const Value& x, double) {
                                g.through({x}, {x * normal_cdf(x)});
                              }};
constexpr Unit::Kind kGeluTanh = {ActivationOp::gelu_tanh, "GELU", false,
                                  [](Gradient& g, const Value& x, double) {
                                    const Value u = (x + x * x * x * kGeluThird) * kGeluFirst;
                                    g.through({x}, {x * apply_op(Op::sigmoid, u)});
                                  }};
constexpr double kDensity = 0.39894228040143268;  // 1 / sqrt(2 pi)
constexpr Unit::Kind kNormalCdf = {ActivationOp::normal_cdf, "NormalCDF", false,
                                   [](Gradient& g, const Value& x, double) {
                                     g.set(0, g.gy() * (apply_op(Op::exp, x * x * -0.5) * kDensity));
                                   }};

void check_finite(const char* name, double value) {
  if (!std::isfinite(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number, got %g", name, value);
}

}  // namespace

Value clipped_relu(const Value& x, double z) {
  if (!(z > 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "z: expected a number above 0, got %g", z);
  return apply(make<Unit>(kClippedRelu, z), {&x});
}

Value leaky_relu(const Value& x, double slope) {
  check_finite("slope", slope);
  return apply(make<Unit>(slope > 0 ? kLeakyRelu : kLeakyReluAny, slope), {&x});
}

Value elu(const Value& x, double alpha) {
  check_finite("alpha", alpha);
  return apply(make<Unit>(alpha > 0 ? kElu : kEluAny, alpha), {&x});
}

Value softplus(const Value& x, double beta) {
  check_finite("beta", beta);
  if (beta == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "beta: expected a number other than 0");
  return apply(make<Unit>(kSoftplus, beta), {&x});
}

Value silu(const Value& x) { return apply(make<Unit>(kSilu, 0), {&x}); }
Value gelu(const Value& x, bool approximate) {
  return apply(make<Unit>(approximate ? kGeluTanh : kGelu, 0), {&x});
}
Value normal_cdf(const Value& x) { return apply(make<Unit>(kNormalCdf, 0), {&x}); }

Value gelu(const Value& x, const FunctionOptions* options) {
  check_options(options, "gelu", FunctionOptions::approximate_option);
  return gelu(x, options && options->approximate);
}

}  // namespace catenary::functions
