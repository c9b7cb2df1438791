#include "impl/functions/functions.h"

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
  SoftmaxCrossEntropy(ArrayRef log_p, ArrayRef t, bool normalize)
      : log_p_(std::move(log_p)), t_(std::move(t)), normalize_(normalize) {}
  std::string label() const override { return "SoftmaxCrossEntropy"; }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape shape = inputs()[0]->shape();
    if (!g.create_graph()) {
      ArrayRef gx =
          empty_on(log_p_.unchecked()->backend(), log_p_.unchecked()->shape(), log_p_.unchecked()->dtype());
      Launch launch(Kernel::softmax_cross_entropy_gradient, SoftmaxParams{normalize_});
      launch.count = 4;
      launch.operands[0] = log_p_.get(*this, "log_softmax of input", 0)->operand();
      launch.operands[1] = t_.get(*this, "input", 1)->operand();
      launch.operands[2] = g.gy()->operand();
      launch.operands[3] = gx->operand();
      if (gx->size()) gx->backend().launch(launch);
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
  static ArrayRef view_of(const Array& a) { return view_as(a, a.data(), a.shape(), a.strides(), false); }

  /// -1 / count at the labelled classes, 0 elsewhere: the derivative of the loss by log_softmax.
  ArrayRef pick_mask() const {
    const Array& log_p = *log_p_.unchecked();
    const Array& t = *t_.get(*this, "input", 1);
    const int64_t n = log_p.dim(0), c = log_p.dim(1);
    ArrayRef labels = expand_dims(t, 1);
    const int64_t column[3] = {1, c, 1};
    ArrayRef numbers =
        to_backend(*catenary::reshape(*arange_i64(0, c, 1, CTN_INT32), {column, 3}), t.backend());
    ArrayRef hits = elementwise(Op::equal, *labels, *numbers);
    double count = double(n);
    if (normalize_) {
      ArrayRef valid = elementwise_scalar(Op::not_equal, t, int64_t{-1}, false);
      count = std::max(1.0, item_f64(*catenary::sum(*valid, {}, false, CTN_FLOAT64), {}));
    }
    return elementwise_scalar(Op::multiply, *astype(*hits, log_p.dtype()), -1.0 / count, false);
  }

  Saved log_p_, t_;
  bool normalize_;
};

}  // namespace

Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize) {
  if (!is_float(x->dtype())) fail_type_check("in_types[0].dtype.kind == f", dtype_name(x->dtype()));
  if (t->dtype() != CTN_INT32) fail_type_check("in_types[1].dtype == int32", dtype_name(t->dtype()));
  if (x->ndim() < 2) fail_type_check("in_types[0].ndim >= 2", format("%d < 2", x->ndim()));
  if (t->ndim() != x->ndim() - 1)
    fail_type_check("in_types[1].ndim == in_types[0].ndim - 1", format("%d != %d", t->ndim(), x->ndim() - 1));
  int64_t inner = 1;
  for (int i = 0; i < t->ndim(); ++i) {
    const int at = i ? i + 1 : 0;
    if (t->dim(i) != x->dim(at))
      fail_type_check(format("in_types[0].shape[%d] == in_types[1].shape[%d]", at, i),
                      format("%lld != %lld", (long long)x->dim(at), (long long)t->dim(i)));
    if (i) inner *= t->dim(i);
  }
  require_same_backend(*x, *t);
  Recorder recorder({&x, &t});
  const int64_t x_shape[3] = {x->dim(0), x->dim(1), inner}, t_shape[2] = {x->dim(0), inner};
  ArrayRef logits = catenary::reshape(*contiguous(*x), {x_shape, 3});
  ArrayRef labels = catenary::reshape(*contiguous(*t), {t_shape, 2});
  ArrayRef log_p = empty_on(x->backend(), logits->shape(), x->dtype());
  ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
  Launch launch(Kernel::softmax_cross_entropy, SoftmaxParams{normalize});
  launch.count = 4;
  launch.operands[0] = logits->operand();
  launch.operands[1] = labels->operand();
  launch.operands[2] = log_p->operand();
  launch.operands[3] = loss->operand();
  x->backend().launch(launch);
  if (!recorder) return recorder.constant(std::move(loss));
  return recorder.finish(make<SoftmaxCrossEntropy>(std::move(log_p), std::move(labels), normalize),
                         std::move(loss));
}

}  // namespace catenary::functions
