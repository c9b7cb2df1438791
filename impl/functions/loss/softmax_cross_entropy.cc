#include "impl/autograd/type_check.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"

namespace catenary::functions {
namespace {

/// log_softmax along axis 1 of the input as (N, C, D), with the result known already.
class LogSoftmax final : public Function {
 public:
  explicit LogSoftmax(ArrayRef y) : y_(std::move(y)) {}
  std::string label() const override { return "LogSoftmax"; }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const int64_t classes = 1;
    const Value total = sum(g.gy(), {&classes, 1}, true);
    g.set(0, reshape(g.gy() - apply_op(Op::exp, g.output(y_)) * total, inputs()[0]->shape()));
  }

 private:
  Saved y_;
};

class SoftmaxCrossEntropy final : public Function {
 public:
  SoftmaxCrossEntropy(bool normalize, int32_t ignored, ArrayRef weights)
      : normalize_(normalize), ignored_(ignored), weights_(std::move(weights)) {}
  std::string label() const override { return "SoftmaxCrossEntropy"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.dtype(1, CTN_INT32);
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
    const ArrayRef labels = catenary::reshape(*contiguous(t), {t_shape, 2});
    const ArrayRef log_p = empty_on(x.backend(), logits->shape(), x.dtype());
    ArrayRef loss = empty_on(x.backend(), {}, x.dtype());
    run(Kernel::softmax_cross_entropy, {logits.get(), labels.get(), log_p.get(), loss.get()});
    log_p_ = f.save(log_p);
    t_ = f.save(labels);
    f.set(0, std::move(loss));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape shape = inputs()[0]->shape();
    if (!g.create_graph()) {
      ArrayRef gx =
          empty_on(log_p_.unchecked()->backend(), log_p_.unchecked()->shape(), log_p_.unchecked()->dtype());
      if (gx->size())
        run(Kernel::softmax_cross_entropy_gradient,
            {log_p_.get(*this, "log_softmax of input", 0).get(), t_.get(*this, "input", 1).get(),
             g.gy().array.get(), gx.get()});
      g.set(0, catenary::reshape(*gx, shape));
      return;
    }
    // Differentiable: gx = gy * sum over picked elements' gradients of log_softmax, itself attached to x's
    // node.
    const ArrayRef& log_p = log_p_.get(*this, "log_softmax of input", 0);
    const Value x(log_p, Ref<Node>::share(inputs()[0].get()));
    Recorder recorder({&x});
    const Value value = recorder ? recorder.finish(make<LogSoftmax>(log_p), view_of(*log_p)) : Value(log_p);
    const int64_t classes = 1;
    const Value picked(pick_mask());
    const Value upstream = g.gy() * picked;
    const Value total = sum(upstream, {&classes, 1}, true);
    g.set(0, reshape(upstream - apply_op(Op::exp, value) * total, shape));
  }

 private:
  void run(Kernel kernel, std::initializer_list<const Array*> operands) const {
    Launch launch(kernel, SoftmaxParams{normalize_, ignored_, bool(weights_)});
    for (const Array* a : operands) launch.operands[launch.count++] = a->operand();
    if (weights_) launch.operands[launch.count++] = weights_->operand();
    (*operands.begin())->backend().launch(launch);
  }

  static ArrayRef view_of(const Array& a) { return view_as(a, a.data(), a.shape(), a.strides(), false); }

  /// -weight / count at the labelled classes, 0 elsewhere: the derivative of the loss by log_softmax.
  ArrayRef pick_mask() const {
    const Array& log_p = *log_p_.unchecked();
    const Array& t = *t_.get(*this, "input", 1);
    const int64_t n = log_p.dim(0), c = log_p.dim(1);
    ArrayRef labels = expand_dims(t, 1);
    const int64_t column[3] = {1, c, 1};
    ArrayRef numbers =
        to_backend(*catenary::reshape(*arange_i64(0, c, 1, CTN_INT32), {column, 3}), t.backend());
    ArrayRef hits = elementwise(Op::equal, *labels, *numbers);
    const ArrayRef valid = elementwise_scalar(Op::not_equal, t, int64_t{ignored_}, false);
    if (ignored_ >= 0) hits = elementwise(Op::logical_and, *hits, *expand_dims(*valid, 1));
    double count = double(n);
    if (normalize_) count = item_f64(*catenary::sum(*valid, {}, false, CTN_FLOAT64), {});
    ArrayRef mask = astype(*hits, log_p.dtype());
    if (weights_) {
      const ArrayRef weights = catenary::reshape(*asarray(*weights_, log_p.dtype()), {column, 3});
      mask = elementwise(Op::multiply, *mask, *weights);
    }
    return elementwise_scalar(Op::multiply, *mask, -1.0 / std::max(1.0, count), false);
  }

  Saved log_p_, t_;
  bool normalize_;
  int32_t ignored_;
  ArrayRef weights_;  // of the dtype that is computed in; null: all are 1
};

}  // namespace

Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize) {
  return apply(make<SoftmaxCrossEntropy>(normalize, -1, nullptr), {&x, &t});
}

Value softmax_cross_entropy_weighted(const Value& x, const Value& t, const Array* class_weight,
                                     int64_t ignore_label, bool normalize) {
  if (ignore_label < INT32_MIN || ignore_label > INT32_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "ignore_label: expected an int32, got %lld", (long long)ignore_label);
  ArrayRef weights;
  if (class_weight) {
    if (class_weight->ndim() != 1 || x->ndim() < 2 || class_weight->dim(0) != x->dim(1) ||
        class_weight->dtype() != x->dtype())
      fail_type_check("class_weight has one element of x's dtype for each class",
                      describe(*class_weight) + " for " + describe(*x));
    require_same_backend(*x, *class_weight);
    // A copy: what the caller changes later does not reach the gradient.
    const DType compute = compute_dtype(x->dtype());
    weights =
        class_weight->dtype() == compute ? copy(*contiguous(*class_weight)) : astype(*class_weight, compute);
  }
  return apply(make<SoftmaxCrossEntropy>(normalize, int32_t(ignore_label), std::move(weights)), {&x, &t});
}

}  // namespace catenary::functions
