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
  explicit SoftmaxCrossEntropy(bool normalize) : normalize_(normalize) {}
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
    Launch launch(Kernel::softmax_cross_entropy, SoftmaxParams{normalize_});
    launch.count = 4;
    launch.operands[0] = logits->operand();
    launch.operands[1] = labels->operand();
    launch.operands[2] = log_p->operand();
    launch.operands[3] = loss->operand();
    x.backend().launch(launch);
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
  return apply(make<SoftmaxCrossEntropy>(normalize), {&x, &t});
}

}  // namespace catenary::functions
