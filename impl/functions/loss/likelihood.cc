#include <cmath>

#include "impl/functions/loss.h"
#include "impl/functions/loss/pass.h"

namespace catenary::functions {
namespace {

/// log(1 + exp(x)) summed up.
class SoftplusSum final : public Function {
 public:
  std::string label() const override { return "SoftplusSum"; }
  void check(const TypeCheck& in) const override { in.floating(0); }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    launch_on(Kernel::loss, params(), {x.get(), loss.get()});
    x_ = f.save_input(0);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value logits = g.input(x_, 0);
    if (g.create_graph()) return g.set(0, apply_op(Op::sigmoid, logits) * g.gy());
    const ArrayRef x = contiguous(*logits), gx = empty_like(*x, CTN_DTYPE_NONE);
    if (gx->size()) launch_on(Kernel::loss_gradient, params(), {x.get(), g.gy().array.get(), gx.get()});
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
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.dtype(1, CTN_INT32);
    in.same_shape(0, 1);
  }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x(0)), t = contiguous(f.x(1));
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    const ArrayRef count = empty_on(x->backend(), {}, CTN_FLOAT64);
    launch_on(Kernel::loss, params(), {x.get(), t.get(), loss.get(), count.get()});
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
      const ArrayRef valid = elementwise_scalar(Op::not_equal, *targets, int64_t{-1}, false);
      const ArrayRef share = astype(*elementwise_scalar(Op::true_divide, *count, 1.0, true), dtype);
      const Value weight = constant(elementwise(Op::multiply, *astype(*valid, dtype), *share));
      g.set(0, (apply_op(Op::sigmoid, logits) - constant(astype(*targets, dtype))) * (g.gy() * weight));
      return;
    }
    const ArrayRef x = contiguous(*logits), t = contiguous(*targets), gx = empty_like(*x, CTN_DTYPE_NONE);
    if (gx->size())
      launch_on(Kernel::loss_gradient, params(),
                {x.get(), t.get(), count.get(), g.gy().array.get(), gx.get()});
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

}  // namespace

Value bernoulli_nll(const Value& x, const Value& y) {
  check_floating({&x, &y});
  return apply(make<SoftplusSum>(), {&y}) - total(x * y);
}

Value gaussian_kl_divergence(const Value& mean, const Value& ln_var) {
  check_floating({&mean, &ln_var});
  const Value squares = total(mean * mean), variances = total(apply_op(Op::exp, ln_var));
  return (squares + variances - total(ln_var) - double(mean->size())) * 0.5;
}

Value gaussian_nll(const Value& x, const Value& mean, const Value& ln_var) {
  check_floating({&x, &mean, &ln_var});
  constexpr double log_two_pi = 1.8378770664093453;
  const Value precision = apply_op(Op::exp, -ln_var), difference = x - mean;
  const Value power = difference * difference * precision * -0.5;
  return (total(ln_var) + double(x->size()) * log_two_pi) / 2.0 - total(power);
}

Value sigmoid_cross_entropy(const Value& x, const Value& t, bool normalize) {
  return apply(make<SigmoidCrossEntropy>(normalize), {&x, &t});
}

}  // namespace catenary::functions
