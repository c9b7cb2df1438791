// Losses with a margin: hinge and contrastive.
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"

namespace catenary::functions {
namespace {

class Contrastive final : public Function {
 public:
  explicit Contrastive(double margin) : margin_(margin) {}
  std::string label() const override { return "Contrastive"; }
  void check(const TypeCheck& in) const override { check_types(in); }
  static void check_types(const TypeCheck& in) {
    check_pair(in);
    check_labels(in, 2);
    in.expect(in[0].ndim() == 2);
    in.expect(in[2].ndim() == 1);
    in.expect(in[0].shape(0) == in[2].shape(0));
    in.expect(in[0].shape(0) > 0);
  }
  static ArrayRef labels_of(const Array& y) { return int32_labels(y, "y", CTN_ERROR_INVALID_ARGUMENT); }
  void forward(Forward& f) override {
    const ArrayRef x0 = contiguous(f.x(0)), x1 = contiguous(f.x(1)), y = labels_of(f.x(2));
    ArrayRef loss = empty_scalar_like(*x0);
    launch(kernels::loss, params(0), x0, x1, y, loss);
    x0_ = f.save_input(0);
    x1_ = f.save_input(1);
    y_ = f.save_input(2);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value a = g.input(x0_, 0), b = g.input(x1_, 1);
    const ArrayRef labels = y_.get(*this, "input", 2);
    if (g.create_graph()) return differentiable(g, a, b, *labels);
    const double sign = g.wants(0) ? 1 : -1;
    const ArrayRef x0 = contiguous(*a), x1 = contiguous(*b), y = labels_of(*labels);
    const ArrayRef gx = empty_like(*x0, CTN_DTYPE_NONE);
    if (gx->size()) launch(kernels::loss_gradient, params(sign), x0, x1, y, g.gy().array, gx);
    if (g.wants(0)) g.set(0, gx);
    if (g.wants(1)) g.set(1, g.wants(0) ? elementwise(ops::negative, *gx) : gx);
  }

 private:
  LossParams params(double sign) const { return {LossOp::contrastive, false, 0, margin_, sign}; }

  /// (y - (1 - y) max(margin - d, 0) / d) (x0 - x1) gy / N, where a distance of zero is replaced by one.
  void differentiable(Gradient& g, const Value& a, const Value& b, const Array& labels) const {
    const int64_t columns = 1;
    const Value difference = a - b;
    const Value squared = sum(difference * difference, {&columns, 1}, true);
    const ArrayRef zero = elementwise_scalar(ops::equal, *squared, int64_t{0}, false);
    const Value distance = apply_op(ops::sqrt, squared + constant(astype(*zero, a->dtype())));
    const ArrayRef similar = astype(*expand_dims(labels, 1), a->dtype());
    const ArrayRef other = elementwise_scalar(ops::subtract, *similar, int64_t{1}, true);
    const Value apart = apply_op(ops::relu, margin_ - distance) / distance;
    const Value factor = constant(similar) - constant(other) * apart;
    const Value gx = difference * (factor * (g.gy() / double(a->dim(0))));
    if (g.wants(0)) g.set(0, gx);
    if (g.wants(1)) g.set(1, -gx);
  }

  double margin_;
  Saved x0_, x1_, y_;
};

class Hinge final : public Function {
 public:
  explicit Hinge(int power) : power_(power) {}
  std::string label() const override { return "Hinge"; }
  /// Returns (N, K), not divided by N.
  static Value terms(const Value& x, const Value& t, int power) {
    const Value* inputs[] = {&x, &t};
    check_types(TypeCheck({inputs, 2}));
    require_same_backend(*x, *t);
    mean(*x, *t, power);  // this checks the labels
    const Value wide = widened(x);
    const Value inside = apply_op(ops::relu, wide * signs(*wide, *t) + 1.0);
    return power == 2 ? inside * inside : inside;
  }
  void check(const TypeCheck& in) const override { check_types(in); }
  static void check_types(const TypeCheck& in) {
    in.floating(0);
    check_labels(in, 1);
    in.expect(in[0].ndim() == 2);
    in.expect(in[1].ndim() == 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
  }
  void forward(Forward& f) override {
    x_ = f.save_input(0);
    t_ = f.save_input(1);
    f.set(0, mean(f.x(0), f.x(1), power_));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value logits = g.input(x_, 0);
    const ArrayRef labels = t_.get(*this, "input", 1);
    if (g.create_graph()) return differentiable(g, logits, *labels);
    const ArrayRef x = contiguous(*logits), t = int32_labels(*labels, "t"),
                   gx = empty_like(*x, CTN_DTYPE_NONE);
    if (gx->size()) launch(kernels::loss_gradient, params(power_), x, t, g.gy().array, gx);
    g.set(0, gx);
  }

 private:
  static LossParams params(int power) { return {LossOp::hinge, false, power, 0, 1}; }

  static ArrayRef mean(const Array& logits, const Array& labels, int power) {
    const ArrayRef x = contiguous(logits), t = int32_labels(labels, "t");
    ArrayRef loss = empty_scalar_like(*x);
    launch(kernels::loss, params(power), x, t, loss);
    return loss;
  }

  /// Returns 1, but -1 at the labels.
  static Value signs(const Array& x, const Array& t) {
    const ArrayRef numbers = to_backend(*arange_i64(0, x.dim(1), 1, CTN_INT32), x.backend());
    const ArrayRef own = elementwise(ops::equal, *expand_dims(t, 1), *numbers);
    const ArrayRef twice = elementwise_scalar(ops::multiply, *astype(*own, x.dtype()), -2.0, false);
    return constant(elementwise_scalar(ops::add, *twice, 1.0, false));
  }

  void differentiable(Gradient& g, const Value& x, const Array& t) const {
    const Value sign = signs(*x, t);
    const Value inside = apply_op(ops::relu, x * sign + 1.0);
    const Value gy = g.gy() * (double(power_) / double(x->dim(0)));
    const ArrayRef active = astype(*elementwise_scalar(ops::greater, *inside, int64_t{0}, false), x->dtype());
    g.set(0, gy * sign * (power_ == 2 ? inside : constant(active)));
  }

  int power_;
  Saved x_, t_;
};

/// Returns half of y d^2 + (1 - y) max(0, margin - d)^2 for each pair. A distance of zero has no gradient.
Value contrastive_terms(const Value& x0, const Value& x1, const Value& y, double margin) {
  const Value* inputs[] = {&x0, &x1, &y};
  Contrastive::check_types(TypeCheck({inputs, 3}));
  require_same_backend(*x0, *x1);
  require_same_backend(*x0, *y);
  const int64_t columns = 1;
  const Value difference = widened(x0) - widened(x1);
  const Value squared = sum(difference * difference, {&columns, 1}, false);
  const DType dtype = squared->dtype();
  const ArrayRef apart = astype(*elementwise_scalar(ops::not_equal, *squared, int64_t{0}, false), dtype);
  const ArrayRef none = elementwise_scalar(ops::subtract, *apart, int64_t{1}, true);
  const Value distance = apply_op(ops::sqrt, squared + constant(none)) * constant(apart);
  const ArrayRef similar = astype(*Contrastive::labels_of(*y), dtype);
  const Value inside = apply_op(ops::relu, margin - distance);
  const Value other = constant(elementwise_scalar(ops::subtract, *similar, int64_t{1}, true));
  return (constant(similar) * squared + other * inside * inside) * 0.5;
}

}  // namespace

Value contrastive(const Value& x0, const Value& x1, const Value& y, double margin,
                  const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "contrastive", CTN_REDUCTION_MEAN);
  if (!(margin > 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "margin: expected a number above 0, got %g", margin);
  if (reduction == CTN_REDUCTION_MEAN) return apply(make<Contrastive>(margin), {&x0, &x1, &y});
  return reduced(contrastive_terms(x0, x1, y, margin), reduction, x0->dtype());
}

Value hinge(const Value& x, const Value& t, int32_t norm, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "hinge", CTN_REDUCTION_MEAN);
  const int power = norm == CTN_HINGE_NORM_L1 ? 1 : 2;
  if (reduction == CTN_REDUCTION_MEAN) return apply(make<Hinge>(power), {&x, &t});
  return reduced(Hinge::terms(x, t, power), reduction, x->dtype());
}

}  // namespace catenary::functions
