// Regression losses: the mean squared error and the cross covariance.
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"

namespace catenary::functions {
namespace {

class MeanSquaredError final : public Function {
 public:
  std::string label() const override { return "MeanSquaredError"; }
  void check(const TypeCheck& in) const override { check_pair(in); }
  void forward(Forward& f) override {
    const ArrayRef x0 = contiguous(f.x(0)), x1 = contiguous(f.x(1));
    ArrayRef loss = empty_scalar_like(*x0);
    launch(kernels::loss, {LossOp::squared_error, false, 0, 0, 0}, x0, x1, loss);
    x0_ = f.save_input(0);
    x1_ = f.save_input(1);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value a = g.input(x0_, 0), b = g.input(x1_, 1);
    if (g.create_graph()) {
      const Value gx = (a - b) * (g.gy() * (2.0 / double(a->size())));
      if (g.wants(0)) g.set(0, gx);
      if (g.wants(1)) g.set(1, -gx);
      return;
    }
    const double sign = g.wants(0) ? 1 : -1;
    const ArrayRef x0 = contiguous(*a), x1 = contiguous(*b), gx = empty_like(*x0, CTN_DTYPE_NONE);
    if (gx->size())
      launch(kernels::loss_gradient, {LossOp::squared_error, false, 0, 0, sign}, x0, x1, g.gy().array, gx);
    if (g.wants(0)) g.set(0, gx);
    if (g.wants(1)) g.set(1, g.wants(0) ? elementwise(ops::negative, *gx) : gx);
  }

 private:
  Saved x0_, x1_;
};

/// Half of the sum of the squared covariances of y and z over the batch.
class CrossCovariance final : public Function {
 public:
  std::string label() const override { return "CrossCovariance"; }
  void check(const TypeCheck& in) const override { check_types(in); }
  static void check_types(const TypeCheck& in) {
    in.floating(0);
    in.same_dtype(0, 1);
    in.expect(in[0].ndim() == 2);
    in.expect(in[1].ndim() == 2);
    in.expect(in[0].shape(0) == in[1].shape(0));
  }
  void forward(Forward& f) override {
    y_ = f.save_input(0);
    z_ = f.save_input(1);
    const ArrayRef y = centered(f.x(0)), z = centered(f.x(1));
    const ArrayRef common =
        elementwise_scalar(ops::true_divide, *catenary::product(*catenary::transpose(*y, {}), *z, nullptr),
                           double(y->dim(0)), false);
    covariance_ = f.save(common);
    const ArrayRef squares = catenary::sum(*elementwise(ops::square, *common), {}, false, CTN_DTYPE_NONE);
    f.set(0, elementwise_scalar(ops::multiply, *squares, 0.5, false));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value y = g.input(y_, 0), z = g.input(z_, 1);
    if (g.create_graph()) {
      const Value covariance = covariances(y, z);
      return g.through({y, z}, {sum(covariance * covariance, {}, false) * 0.5});
    }
    const ArrayRef scale = elementwise_scalar(ops::true_divide, *g.gy(), double(y->dim(0)), false);
    const ArrayRef common =
        elementwise(ops::multiply, *covariance_.get(*this, "covariance of input", 0), *scale);
    if (g.wants(0)) g.set(0, catenary::product(*centered(*z), *catenary::transpose(*common, {}), nullptr));
    if (g.wants(1)) g.set(1, catenary::product(*centered(*y), *common, nullptr));
  }
  /// Returns the covariances of the columns of y and z.
  static Value covariances(const Value& y, const Value& z) {
    return product(transpose(centered(y), {}), centered(z)) / double(y->dim(0));
  }

 private:
  static ArrayRef centered(const Array& x) {
    const int64_t rows = 0;
    return elementwise(ops::subtract, x, *mean(x, {&rows, 1}, true, CTN_DTYPE_NONE));
  }
  static Value centered(const Value& x) {
    const int64_t rows = 0;
    return x - sum(x, {&rows, 1}, true) / double(x->dim(0));
  }

  Saved y_, z_, covariance_;
};

}  // namespace

Value mean_squared_error(const Value& x0, const Value& x1, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "mean_squared_error", CTN_REDUCTION_MEAN);
  if (reduction == CTN_REDUCTION_MEAN) return apply(make<MeanSquaredError>(), {&x0, &x1});
  const Value* inputs[] = {&x0, &x1};
  check_pair(TypeCheck({inputs, 2}));
  const Value difference = widened(x0) - widened(x1);
  return reduced(difference * difference, reduction, x0->dtype());
}

Value cross_covariance(const Value& y, const Value& z, const FunctionOptions* options) {
  const ctn_reduction reduction = reduction_of(options, "cross_covariance", CTN_REDUCTION_SUM);
  if (reduction == CTN_REDUCTION_SUM) return apply(make<CrossCovariance>(), {&y, &z});
  const Value* inputs[] = {&y, &z};
  CrossCovariance::check_types(TypeCheck({inputs, 2}));
  require_same_backend(*y, *z);
  const Value covariances = CrossCovariance::covariances(widened(y), widened(z));
  if (reduction == CTN_REDUCTION_NONE) return cast(covariances, y->dtype());
  const Value half = sum(covariances * covariances, {}, false) * 0.5;
  return cast(averaged(half, reduction, covariances->size()), y->dtype());
}

}  // namespace catenary::functions
