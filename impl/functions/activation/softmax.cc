// Softmax and log_softmax.
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/activation.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// Reshapes x (N, C, d1, ...) to (N, C, D).
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
    if (y->size()) launch(kernels::softmax, {log_}, as_volume(f.x()), as_volume(*y));
    y_ = f.save(y);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value y = g.output(y_);
    if (g.create_graph()) {
      const int64_t classes = 1;
      if (log_)
        g.set(0, g.gy() - apply_op(ops::exp, y) * sum(g.gy(), {&classes, 1}, true));
      else
        g.set(0, y * (g.gy() - sum(g.gy() * y, {&classes, 1}, true)));
      return;
    }
    ArrayRef gx = g.reusable();
    if (!gx) gx = empty_on(y->backend(), y->shape(), y->dtype());
    if (gx->size())
      launch(kernels::softmax_gradient, {log_}, as_volume(*y), as_volume(*g.gy()), as_volume(*gx));
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
