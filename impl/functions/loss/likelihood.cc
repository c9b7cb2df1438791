// Likelihood losses: Bernoulli, Gaussian, KL divergence, sigmoid cross entropy.
#include <cmath>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"

namespace catenary::functions {
namespace {

/// The sum of log(1 + exp(x)).
class SoftplusSum final : public Function {
 public:
  std::string label() const override { return "SoftplusSum"; }
  void check(const TypeCheck& in) const override { in.floating(0); }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    launch(kernels::loss, params(), x, loss);
    x_ = f.save_input(0);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value logits = g.input(x_, 0);
    if (g.create_graph()) return g.set(0, apply_op(ops::sigmoid, logits) * g.gy());
    const ArrayRef x = contiguous(*logits), gx = empty_like(*x, CTN_DTYPE_NONE);
    if (gx->size()) launch(kernels::loss_gradient, params(), x, g.gy().array, gx);
    g.set(0, gx);
  }

 private:
  static LossParams params() { return {LossOp::softplus, false, 0, 0, 1}; }

  Saved x_;
};

class SigmoidCrossEntropy final : public Function {
 public:
  explicit SigmoidCrossEntropy(bool normalize) : normalize_(normalize) {}
  std::string label() const override { return "SigmoidCrossEntropy"; }
  void check(const TypeCheck& in) const override { check_types(in); }
  static void check_types(const TypeCheck& in) {
    in.floating(0);
    check_labels(in, 1);
    in.same_shape(0, 1);
  }
  static ArrayRef targets_of(const Array& t) { return int32_labels(t, "t", CTN_ERROR_INVALID_ARGUMENT); }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x(0)), t = targets_of(f.x(1));
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    const ArrayRef count = empty_on(x->backend(), {}, CTN_FLOAT64);
    launch(kernels::loss, params(), x, t, loss, count);
    x_ = f.save_input(0);
    t_ = f.save_input(1);
    count_ = f.save(count);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value logits = g.input(x_, 0);
    const ArrayRef targets = t_.get(*this, "input", 1);
    const ArrayRef count = count_.get(*this, "count of input", 1);
    if (g.create_graph()) {
      const DType dtype = logits->dtype();
      const ArrayRef valid = elementwise_scalar(ops::not_equal, *targets, int64_t{-1}, false);
      const ArrayRef share = astype(*elementwise_scalar(ops::true_divide, *count, 1.0, true), dtype);
      const Value weight = constant(elementwise(ops::multiply, *astype(*valid, dtype), *share));
      g.set(0, (apply_op(ops::sigmoid, logits) - constant(astype(*targets, dtype))) * (g.gy() * weight));
      return;
    }
    const ArrayRef x = contiguous(*logits), t = targets_of(*targets), gx = empty_like(*x, CTN_DTYPE_NONE);
    if (gx->size()) launch(kernels::loss_gradient, params(), x, t, count, g.gy().array, gx);
    g.set(0, gx);
  }

 private:
  LossParams params() const { return {LossOp::sigmoid_cross_entropy, normalize_, 0, 0, 1}; }

  bool normalize_;
  Saved x_, t_, count_;
};

void check_floating(std::initializer_list<const Value*> inputs) {
  const TypeCheck in({inputs.begin(), inputs.size()});
  in.floating(0);
  for (int i = 1; i < in.size(); ++i) {
    in.same_dtype(0, i);
    in.same_shape(0, i);
  }
}

Value total(const Value& x) { return sum(x, {}, false); }

/// Returns -log of the probability of each target, or 0 if it is ignored.
Value sigmoid_terms(const Value& x, const Value& t) {
  const Value* inputs[] = {&x, &t};
  SigmoidCrossEntropy::check_types(TypeCheck({inputs, 2}));
  require_same_backend(*x, *t);
  const Value wide = widened(x);
  const DType dtype = wide->dtype();
  const ArrayRef targets = SigmoidCrossEntropy::targets_of(*t);
  // x (p - t) + log(1 + exp(-|x|)), where p is 1 if x is at least 0 and 0 otherwise.
  const ArrayRef positive = astype(*elementwise_scalar(ops::greater_equal, *wide, int64_t{0}, false), dtype);
  const ArrayRef twice = elementwise_scalar(ops::multiply, *positive, -2.0, false);
  const Value sign = constant(elementwise_scalar(ops::add, *twice, 1.0, false));
  const Value slope = constant(elementwise(ops::subtract, *positive, *astype(*targets, dtype)));
  const ArrayRef valid = elementwise_scalar(ops::not_equal, *targets, int64_t{-1}, false);
  return masked(valid, wide * slope + softplus(wide * sign, 1));
}

}  // namespace

Value bernoulli_nll(const Value& x, const Value& y, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "bernoulli_nll", CTN_REDUCTION_SUM);
  check_floating({&x, &y});
  if (reduction != CTN_REDUCTION_NONE)
    return averaged(apply(make<SoftplusSum>(), {&y}) - total(x * y), reduction, x->size());
  return cast(softplus(widened(y), 1) - widened(x) * widened(y), x->dtype());
}

Value gaussian_kl_divergence(const Value& mean, const Value& ln_var, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "gaussian_kl_divergence", CTN_REDUCTION_SUM);
  check_floating({&mean, &ln_var});
  if (reduction == CTN_REDUCTION_NONE) {
    const Value m = widened(mean), l = widened(ln_var);
    return cast((m * m + apply_op(ops::exp, l) - l - 1.0) * 0.5, mean->dtype());
  }
  const Value squares = total(mean * mean), variances = total(apply_op(ops::exp, ln_var));
  const Value sum = (squares + variances - total(ln_var) - double(mean->size())) * 0.5;
  return averaged(sum, reduction, mean->size());
}

Value gaussian_nll(const Value& x, const Value& mean, const Value& ln_var, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "gaussian_nll", CTN_REDUCTION_SUM);
  check_floating({&x, &mean, &ln_var});
  constexpr double log_two_pi = 1.8378770664093453;
  const auto powers = [](const Value& a, const Value& center, const Value& logarithm) {
    const Value precision = apply_op(ops::exp, -logarithm), difference = a - center;
    return difference * difference * precision * -0.5;
  };
  if (reduction == CTN_REDUCTION_NONE) {
    const Value l = widened(ln_var);
    return cast((l + log_two_pi) / 2.0 - powers(widened(x), widened(mean), l), x->dtype());
  }
  const Value sum = (total(ln_var) + double(x->size()) * log_two_pi) / 2.0 - total(powers(x, mean, ln_var));
  return averaged(sum, reduction, x->size());
}

Value sigmoid_cross_entropy(const Value& x, const Value& t, bool normalize, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "sigmoid_cross_entropy", CTN_REDUCTION_MEAN);
  if (reduction == CTN_REDUCTION_MEAN) return apply(make<SigmoidCrossEntropy>(normalize), {&x, &t});
  return reduced(sigmoid_terms(x, t), reduction, x->dtype());
}

}  // namespace catenary::functions
