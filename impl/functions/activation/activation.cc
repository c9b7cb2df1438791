// Activation functions with kernels of their own: leaky_relu, elu, gelu and others.
#include <cmath>

#include "impl/array/launch.h"
#include "impl/array/rounding.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/activation_ops.h"
#include "impl/backend/params/activation.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// Computes the function, or its gradient from `saved` and gy, into `out`.
void launch_activation(ActivationParams params, const Array& x, const Array* gy, Array& out) {
  params.parameter = parameter_for(params.parameter, x.dtype());
  if (out.size()) launch(kernels::activation, params, x, gy, out);
  out.storage().mark_written();
}

/// Returns 1 where a comparison with zero is true and 0 elsewhere; a constant to gradients.
Value where_zero(Op comparison, const Value& x) {
  return Value(astype(*elementwise_scalar(comparison, *x, int64_t{0}, false), x->dtype()));
}

// Gradients in terms of differentiable functions of the values that parametric_activation.def saves.

/// Piecewise linear functions: their slopes are constant.
template <ActivationOp kOp>
void piecewise(Gradient& g, const Value& saved, double parameter) {
  const ArrayRef x = contiguous(*saved);
  ArrayRef slopes = ones_like(*x, CTN_DTYPE_NONE);
  launch_activation({kOp, true, parameter}, *x, slopes.get(), *slopes);
  g.set(0, g.gy() * Value(std::move(slopes)));
}
constexpr auto clipped_relu_rule = piecewise<ActivationOp::clipped_relu>;
constexpr auto leaky_relu_rule = piecewise<ActivationOp::leaky_relu>;
constexpr auto leaky_relu_any_rule = piecewise<ActivationOp::leaky_relu_any>;

/// The sign of y is that of x, even if the product with a small alpha underflowed.
void elu_rule(Gradient& g, const Value& y, double alpha) {
  const ArrayRef negative = elementwise(ops::signbit, *y);
  const Value below(astype(*negative, y->dtype()));
  const Value above(astype(*elementwise(ops::logical_not, *negative), y->dtype()));
  g.set(0, g.gy() * (below * (y + alpha) + above));
}

void elu_any_rule(Gradient& g, const Value& x, double alpha) {
  const Value negative = where_zero(ops::less, x);
  const Value slope = apply_op(ops::exp, x * negative) * alpha;
  g.set(0, g.gy() * (negative * slope + where_zero(ops::greater_equal, x)));
}

void softplus_rule(Gradient& g, const Value& x, double beta) {
  g.set(0, g.gy() * apply_op(ops::sigmoid, x * beta));
}

void silu_rule(Gradient& g, const Value& x, double) { g.through({x}, {x * apply_op(ops::sigmoid, x)}); }

void gelu_rule(Gradient& g, const Value& x, double) { g.through({x}, {x * normal_cdf(x)}); }

void gelu_tanh_rule(Gradient& g, const Value& x, double) {
  constexpr double kFirst = 1.5957691216057308, kThird = 0.044715;  // 2 sqrt(2 / pi)
  const Value u = (x + x * x * x * kThird) * kFirst;
  g.through({x}, {x * apply_op(ops::sigmoid, u)});
}

void normal_cdf_rule(Gradient& g, const Value& x, double) {
  constexpr double kDensity = 0.39894228040143268;  // 1 / sqrt(2 pi)
  g.set(0, g.gy() * (apply_op(ops::exp, x * x * -0.5) * kDensity));
}

enum class Reads : uint8_t { input, output };

/// The row of an activation function.
struct Row {
  const char* label;
  Reads reads;  // what the gradient reads
  void (*rule)(Gradient& g, const Value& saved, double parameter);
};
constexpr Row kRows[] = {
#define CTN_ACTIVATION(NAME, FUNCTOR, LABEL, SAVED, CHEAP) {LABEL, Reads::SAVED, NAME##_rule},
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
};

/// An activation function, with kernels for both directions.
class Activation final : public Function {
 public:
  Activation(ActivationOp op, double parameter) : op_(op), row_(kRows[int(op)]), parameter_(parameter) {}
  std::string label() const override { return row_.label; }
  void check(const TypeCheck& in) const override { in.floating(0); }

  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    ArrayRef y = empty_on(x->backend(), x->shape(), x->dtype());
    launch_activation({op_, false, parameter_}, *x, nullptr, *y);
    saved_ = f.save(row_.reads == Reads::output ? y : f.array());
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value saved = row_.reads == Reads::output ? g.output(saved_) : g.input(saved_, 0);
    if (g.create_graph()) return row_.rule(g, saved, parameter_);
    const ArrayRef x = contiguous(*saved), gy = contiguous(*g.gy());
    ArrayRef gx = g.reusable();
    if (!gx) gx = empty_on(x->backend(), x->shape(), x->dtype());
    launch_activation({op_, true, parameter_}, *x, gy.get(), *gx);
    g.set(0, Value(std::move(gx)));
  }

 private:
  ActivationOp op_;
  const Row& row_;
  double parameter_;
  Saved saved_;
};

void check_finite(const char* name, double value) {
  if (!std::isfinite(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number, got %g", name, value);
}

}  // namespace

Value clipped_relu(const Value& x, double z) {
  if (!(z > 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "z: expected a number above 0, got %g", z);
  return apply(make<Activation>(ActivationOp::clipped_relu, z), {&x});
}

Value leaky_relu(const Value& x, double slope) {
  check_finite("slope", slope);
  return apply(make<Activation>(slope > 0 ? ActivationOp::leaky_relu : ActivationOp::leaky_relu_any, slope),
               {&x});
}

Value elu(const Value& x, double alpha) {
  check_finite("alpha", alpha);
  return apply(make<Activation>(alpha > 0 ? ActivationOp::elu : ActivationOp::elu_any, alpha), {&x});
}

Value softplus(const Value& x, double beta) {
  check_finite("beta", beta);
  if (beta == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "beta: expected a number other than 0");
  return apply(make<Activation>(ActivationOp::softplus, beta), {&x});
}

Value silu(const Value& x) { return apply(make<Activation>(ActivationOp::silu, 0), {&x}); }
Value gelu(const Value& x, bool approximate) {
  return apply(make<Activation>(approximate ? ActivationOp::gelu_tanh : ActivationOp::gelu, 0), {&x});
}
Value normal_cdf(const Value& x) { return apply(make<Activation>(ActivationOp::normal_cdf, 0), {&x}); }

Value gelu(const Value& x, const FunctionOptions* options) {
  check_options(options, "gelu", FunctionOptions::approximate_option);
  return gelu(x, options && options->approximate);
}

}  // namespace catenary::functions
