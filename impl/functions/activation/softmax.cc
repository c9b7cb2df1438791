#include "impl/autograd/type_check.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// x (N, C, d1, ...) as (N, C, D).
ArrayRef as_volume(const Array& x) {
  int64_t depth = 1;
  for (int i = 2; i < x.ndim(); ++i) depth *= x.dim(i);
  const int64_t shape[3] = {x.dim(0), x.dim(1), depth};
  return catenary::reshape(*contiguous(x), {shape, 3});
}

class Softmax final : public Function {
 public:
  explicit Softmax(bool log) : log_(log) {}
  std::string label() const override { return log_ ? "LogSoftmax" : "Softmax"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() > 1);
  }

  void forward(Forward& f) override {
    ArrayRef y = empty_on(f.x().backend(), f.x().shape(), f.x().dtype());
    Launch launch(Kernel::softmax, SoftmaxParams{log_});
    const ArrayRef in = as_volume(f.x()), out = as_volume(*y);
    launch.count = 2;
    launch.operands[0] = in->operand();
    launch.operands[1] = out->operand();
    if (y->size()) y->backend().launch(launch);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value y = g.output(y_);
    if (g.create_graph()) {
      const int64_t classes = 1;
      if (log_)
        g.set(0, g.gy() - apply_op(Op::exp, y) * sum(g.gy(), {&classes, 1}, true));
      else
        g.set(0, y * (g.gy() - sum(g.gy() * y, {&classes, 1}, true)));
      return;
    }
    ArrayRef gx = g.reusable();
    if (!gx) gx = empty_on(y->backend(), y->shape(), y->dtype());
    Launch launch(Kernel::softmax_gradient, SoftmaxParams{log_});
    const ArrayRef value = as_volume(*y), upstream = as_volume(*g.gy()), out = as_volume(*gx);
    launch.count = 3;
    launch.operands[0] = value->operand();
    launch.operands[1] = upstream->operand();
    launch.operands[2] = out->operand();
    if (gx->size()) gx->backend().launch(launch);
    gx->storage().mark_written();
    g.set(0, Value(std::move(gx)));
  }

 private:
  bool log_;
  Saved y_;
};

}  // namespace

Value softmax(const Value& x, const FunctionOptions* options) {
  check_options(options, "softmax", 0);
  return apply(make<Softmax>(false), {&x});
}

Value log_softmax(const Value& x, const FunctionOptions* options) {
  check_options(options, "log_softmax", 0);
  return apply(make<Softmax>(true), {&x});
}

}  // namespace catenary::functions
