// The softmax cross entropy loss.
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"

namespace catenary::functions {
namespace {

/// log_softmax along axis 1 of the input as (N, C, D), with the result already computed.
class LogSoftmax final : public Function {
 public:
  explicit LogSoftmax(ArrayRef y) : y_(std::move(y)) {}
  std::string label() const override { return "LogSoftmax"; }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const int64_t classes = 1;
    const Value total = sum(g.gy(), {&classes, 1}, true);
    g.set(0, reshape(g.gy() - apply_op(ops::exp, g.output(y_)) * total, inputs()[0]->shape()));
  }

 private:
  Saved y_;
};

class SoftmaxCrossEntropy final : public Function {
 public:
  SoftmaxCrossEntropy(const SoftmaxCrossEntropyParams& params, ArrayRef weights)
      : params_(params), weights_(std::move(weights)) {
    params_.weighted = bool(weights_);
  }
  std::string label() const override { return "SoftmaxCrossEntropy"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    check_labels(in, 1);
    in.expect(in[0].ndim() >= 2);
    in.expect(in[1].ndim() == in[0].ndim() - 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
    for (int i = 2; i < in.input(0).ndim(); ++i) in.expect(in[0].shape(i) == in[1].shape(i - 1));
  }

  void forward(Forward& f) override {
    const Array &x = f.x(0), &t = f.x(1);
    int64_t inner = 1;
    for (int i = 1; i < t.ndim(); ++i) inner *= t.dim(i);
    const int64_t x_shape[3] = {x.dim(0), x.dim(1), inner}, t_shape[2] = {x.dim(0), inner};
    const ArrayRef logits = catenary::reshape(*contiguous(x), {x_shape, 3});
    const ArrayRef labels = catenary::reshape(*int32_labels(t, "t"), {t_shape, 2});
    const ArrayRef log_p = empty_on(x.backend(), logits->shape(), x.dtype());
    ArrayRef loss =
        each() ? empty_on(x.backend(), t.shape(), CTN_FLOAT64) : empty_on(x.backend(), {}, x.dtype());
    const ArrayRef count = empty_on(x.backend(), {}, CTN_FLOAT64);
    launch(kernels::softmax_cross_entropy, params_, logits, labels, log_p, loss, count, weights_);
    log_p_ = f.save(log_p);
    count_ = f.save(count);
    t_ = f.save(labels);
    f.set(0, asarray(*loss, x.dtype()));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape shape = inputs()[0]->shape();
    if (!g.create_graph()) {
      ArrayRef gx =
          empty_on(log_p_.unchecked()->backend(), log_p_.unchecked()->shape(), log_p_.unchecked()->dtype());
      if (gx->size())
        launch(kernels::softmax_cross_entropy_gradient, params_, log_p_.get(*this, "log_softmax of input", 0),
               t_.get(*this, "input", 1), count_.get(*this, "count of input", 1), contiguous(*g.gy()), gx,
               weights_);
      g.set(0, catenary::reshape(*gx, shape));
      return;
    }
    // Differentiable: gx = gy * sum of the picked elements' gradients of log_softmax, which is itself
    // connected to x's node.
    const ArrayRef& log_p = log_p_.get(*this, "log_softmax of input", 0);
    const Value x(log_p, Ref<Node>::share(inputs()[0].get()));
    Recorder recorder({&x});
    const Value value = recorder ? recorder.finish(make<LogSoftmax>(log_p), view_of(*log_p)) : Value(log_p);
    const int64_t classes = 1, each_shape[3] = {log_p->dim(0), 1, log_p->dim(2)};
    const Value gy = widened(each() ? reshape(g.gy(), {each_shape, 3}) : g.gy());
    const Value upstream = gy * constant(coefficients());
    const Value total = sum(upstream, {&classes, 1}, true);
    const Value gx = upstream - apply_op(ops::exp, widened(value)) * total;
    g.set(0, reshape(cast(gx, log_p->dtype()), shape));
  }

 private:
  static ArrayRef view_of(const Array& a) { return view_as(a, a.data(), a.shape(), a.strides(), false); }

  bool each() const { return params_.loss == SoftmaxTotal::each; }

  /// Returns the derivative of the loss with respect to log_softmax in the compute dtype: -weight / count at
  /// the labeled classes, and with smoothing a part of that at all classes; 0 for ignored labels.
  ArrayRef coefficients() const {
    const Array& log_p = *log_p_.unchecked();
    const Array& t = *t_.get(*this, "input", 1);
    const DType dtype = compute_dtype(log_p.dtype());
    const int64_t c = log_p.dim(1);
    ArrayRef labels = expand_dims(t, 1);
    const int64_t column[3] = {1, c, 1};
    ArrayRef numbers =
        to_backend(*catenary::reshape(*arange_i64(0, c, 1, CTN_INT32), {column, 3}), t.backend());
    const ArrayRef hits = elementwise(ops::equal, *labels, *numbers);
    const ArrayRef valid = elementwise_scalar(ops::not_equal, t, int64_t{params_.ignored}, false);
    ArrayRef weights;
    if (weights_) weights = catenary::reshape(*weights_, {column, 3});
    ArrayRef own = astype(*hits, dtype);
    if (weights) own = elementwise(ops::multiply, *own, *weights);
    if (params_.smoothing > 0) {
      // The label's own weight applies at the label, and each class's weight at that class.
      const ArrayRef part = elementwise_scalar(ops::multiply, *own, 1 - params_.smoothing, false);
      const double even = params_.smoothing / double(c);
      own = weights ? elementwise(ops::add, *part, *elementwise_scalar(ops::multiply, *weights, even, false))
                    : elementwise_scalar(ops::add, *part, even, false);
    }
    own = elementwise(ops::multiply, *own, *astype(*expand_dims(*valid, 1), dtype));
    const ArrayRef count = count_.get(*this, "count of input", 1);
    return elementwise(ops::multiply, *own,
                       *astype(*elementwise_scalar(ops::true_divide, *count, -1.0, true), dtype));
  }

  Saved log_p_, t_, count_;
  SoftmaxCrossEntropyParams params_;
  ArrayRef weights_;  // in the compute dtype; null: all are 1
};

/// Returns a copy in the compute dtype, so that later changes by the caller do not affect the gradient.
ArrayRef copied_weights(const Array& class_weight, const Array& x) {
  if (class_weight.ndim() != 1 || x.ndim() < 2 || class_weight.dim(0) != x.dim(1) ||
      class_weight.dtype() != x.dtype())
    fail_type_check("class_weight has one element of x's dtype for each class",
                    describe(class_weight) + " for " + describe(x));
  require_same_backend(x, class_weight);
  const DType compute = compute_dtype(x.dtype());
  return class_weight.dtype() == compute ? copy(*contiguous(class_weight)) : astype(class_weight, compute);
}

}  // namespace

Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize, const FunctionOptions* options) {
  SoftmaxCrossEntropyParams params{normalize ? SoftmaxTotal::by_labels : SoftmaxTotal::by_rows};
  if (!check_options(options, "softmax_cross_entropy",
                     FunctionOptions::class_weight_option | FunctionOptions::ignore_label_option |
                         FunctionOptions::label_smoothing_option | FunctionOptions::reduction_option))
    return apply(make<SoftmaxCrossEntropy>(params, nullptr), {&x, &t});
  if (options->has(FunctionOptions::ignore_label_option)) {
    if (options->ignore_label < INT32_MIN || options->ignore_label > INT32_MAX)
      fail(CTN_ERROR_INVALID_ARGUMENT, "options: ignore_label: expected an int32, got %lld",
           (long long)options->ignore_label);
    params.ignored = int32_t(options->ignore_label);
  }
  params.smoothing = options->label_smoothing;
  if (options->reduction == CTN_REDUCTION_SUM) params.loss = SoftmaxTotal::sum;
  if (options->reduction == CTN_REDUCTION_NONE) params.loss = SoftmaxTotal::each;
  ArrayRef weights = options->class_weight ? copied_weights(*options->class_weight, *x) : nullptr;
  return apply(make<SoftmaxCrossEntropy>(params, std::move(weights)), {&x, &t});
}

}  // namespace catenary::functions
