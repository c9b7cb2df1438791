// The parametric ReLU.
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/activation.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// Treats x as (N, C, D), where W has C elements.
class PRelu final : public Function {
 public:
  std::string label() const override { return "PReLUFunction"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.same_dtype(0, 1);
    in.expect(in[0].ndim() > in[1].ndim());
    for (int i = 0; i < in.input(1).ndim(); ++i) in.expect(in[0].shape(i + 1) == in[1].shape(i));
  }

  void forward(Forward& f) override {
    const Array& x = f.x(0);
    ArrayRef y = empty_on(x.backend(), x.shape(), x.dtype());
    const ArrayRef input = contiguous(x), weight = contiguous(f.x(1));
    const Layout layout(input->shape(), weight->shape());
    if (y->size()) launch(kernels::prelu, layout.volume(*input), layout.weights(*weight), layout.volume(*y));
    x_ = f.save_input(0);
    if (f.wants(0)) W_ = f.save_input(1);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !(g.wants(0) || g.wants(1))) return;
    const Value x = g.input(x_, 0);
    if (g.create_graph()) return differentiable(g, x);
    const Shape W_shape = inputs()[1]->shape();
    const ArrayRef input = contiguous(*x), gy = contiguous(*g.gy());
    // Its gradient does not read W itself.
    const ArrayRef weight =
        W_ ? contiguous(*g.input(W_, 1)) : empty_on(input->backend(), W_shape, input->dtype());
    const Layout layout(input->shape(), W_shape);
    Launch launch(kernels::prelu_gradient, {g.wants(0), g.wants(1)});
    launch.add(layout.volume(*input));
    launch.add(layout.weights(*weight));
    launch.add(layout.volume(*gy));
    ArrayRef gx, terms;
    if (g.wants(0)) {
      gx = empty_on(input->backend(), input->shape(), input->dtype());
      launch.add(layout.volume(*gx));
    }
    if (g.wants(1)) {
      terms = empty_on(input->backend(), {layout.shape, 3}, compute_dtype(input->dtype()));
      launch.add(terms->operand());
    }
    if (input->size()) run(launch);
    if (gx) g.set(0, Value(std::move(gx)));
    if (!terms) return;
    const int64_t axes[2] = {0, 2};
    g.set(1,
          Value(catenary::reshape(
              *astype(*catenary::sum(*terms, {axes, 2}, false, terms->dtype()), input->dtype()), W_shape)));
  }

 private:
  struct Layout {
    int64_t shape[3], strides[3], item;

    Layout(Shape x, Shape W) : shape{x[0], 1, 1} {
      for (size_t i = 1; i < x.size; ++i) shape[i <= W.size ? 1 : 2] *= x[i];
    }
    Operand volume(const Array& x) const {
      return {x.data(), &x.storage(), shape, strides_of(x), 3, x.dtype()};
    }
    Operand weights(const Array& W) const {
      return {W.data(), &W.storage(), shape + 1, strides_of(W) + 2, 1, W.dtype()};
    }
    const int64_t* strides_of(const Array& x) const {
      auto* s = const_cast<int64_t*>(strides);
      s[2] = int64_t(itemsize(x.dtype()));
      s[1] = s[2] * shape[2];
      s[0] = s[1] * shape[1];
      return s;
    }
  };

  void differentiable(Gradient& g, const Value& x) const {
    const auto where = [&](Op comparison) {
      return Value(astype(*elementwise_scalar(comparison, *x, int64_t{0}, false), x->dtype()));
    };
    const Value W = W_ ? g.input(W_, 1) : Value();
    const Shape W_shape = inputs()[1]->shape();
    Dims wide;
    wide.push_back(1);
    for (int64_t length : W_shape) wide.push_back(length);
    while (int(wide.size()) < x->ndim()) wide.push_back(1);
    const Value negative = where(ops::less);
    if (g.wants(0)) {
      const Value slope = reshape(W, {wide.data(), wide.size()});
      g.set(0, g.gy() * (negative * slope + where(ops::greater_equal)));
    }
    if (g.wants(1)) g.set(1, reshape(sum_to(g.gy() * x * negative, {wide.data(), wide.size()}), W_shape));
  }

  Saved x_, W_;
};

}  // namespace

Value prelu(const Value& x, const Value& W) { return apply(make<PRelu>(), {&x, &W}); }

}  // namespace catenary::functions
