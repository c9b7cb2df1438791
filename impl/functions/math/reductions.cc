// Reductions along axes.
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// A function that reduces all elements along some axes to one.
class Reduction : public Function {
 public:
  Reduction(Span<const int64_t> axes, bool keepdims)
      : keepdims_(keepdims), all_(!axes.data), axes_(axes.begin(), axes.end()) {}
  void check(const TypeCheck& in) const override { in.floating(0); }

 protected:
  Span<const int64_t> axes() const {
    static constexpr int64_t none = 0;  // an empty list does not mean "all"
    if (all_) return {};
    return {axes_.empty() ? &none : axes_.data(), axes_.size()};
  }
  /// Returns the input's shape with ones for the reduced axes.
  Dims kept(Shape input) const {
    const int64_t ndim = int64_t(input.size);
    Dims shape(input.begin(), input.end());
    if (all_)
      for (int64_t& length : shape) length = 1;
    for (int64_t axis : axes_) shape[size_t(axis < 0 ? axis + ndim : axis)] = 1;
    return shape;
  }
  /// Reshapes a value with the shape of the output so that it broadcasts to the input.
  Value spread(const Value& y) const {
    const Dims shape = kept(inputs()[0]->shape());
    return keepdims_ ? y : reshape(y, {shape.data(), shape.size()});
  }
  ArrayRef spread(const Array& y) const {
    const Dims shape = kept(inputs()[0]->shape());
    return catenary::reshape(y, {shape.data(), shape.size()});
  }

  const bool keepdims_;

 private:
  bool all_;
  Dims axes_;
};

/// The gradient goes to every tied element.
class Extremum final : public Reduction {
 public:
  Extremum(bool largest, Span<const int64_t> axes, bool keepdims)
      : Reduction(axes, keepdims), largest_(largest) {}
  std::string label() const override { return largest_ ? "Max" : "Min"; }
  void forward(Forward& f) override {
    const Array& x = f.x();
    ArrayRef y = largest_ ? catenary::max(x, axes(), keepdims_) : catenary::min(x, axes(), keepdims_);
    x_ = f.save_input(0);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const ArrayRef& x = x_.get(*this, "input", 0);
    const ArrayRef ties = elementwise(ops::equal, *x, *spread(*y_.get(*this, "output", 0)));
    g.set(0, masked(ties, spread(g.gy())));
  }

 private:
  bool largest_;
  Saved x_, y_;
};

class Mean final : public Reduction {
 public:
  using Reduction::Reduction;
  std::string label() const override { return "Mean"; }
  void forward(Forward& f) override { f.set(0, catenary::mean(f.x(), axes(), keepdims_, f.x().dtype())); }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape input = inputs()[0]->shape();
    int64_t count = 1;
    const Dims kept_shape = kept(input);
    for (size_t i = 0; i < input.size; ++i)
      if (kept_shape[i] == 1) count *= input[i];
    g.set(0, broadcast_to(spread(g.gy() * (1.0 / double(count))), input));
  }
};

class LogSumExp final : public Reduction {
 public:
  using Reduction::Reduction;
  std::string label() const override { return "LogSumExp"; }
  void forward(Forward& f) override {
    const DType dtype = f.x().dtype(), compute = compute_dtype(dtype);
    const ArrayRef x = asarray(f.x(), compute);
    // The subtracted maximum must be finite; infinities then appear in the sum by themselves.
    ArrayRef largest = catenary::max(*x, axes(), true);
    largest = catenary::where(*elementwise(ops::isfinite, *largest), *largest, *scalar_f64(0));
    const ArrayRef terms = elementwise(ops::subtract, *x, *largest);
    elementwise_into(ops::exp, *terms, *terms);
    ArrayRef y = catenary::sum(*terms, axes(), true, compute);
    elementwise_into(ops::log, *y, *y);
    elementwise_into(ops::add, *y, *largest, *y);
    exact_ = f.save(y);
    if (!keepdims_) y = catenary::reshape(*y, reduced_shape(f.x()));
    y = asarray(*y, dtype);
    x_ = f.save_input(0);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    if (g.create_graph()) {
      const Value x = g.input(x_, 0);
      g.set(0, apply_op(ops::exp, x - spread(g.output(y_))) * spread(g.gy()));
      return;
    }
    const ArrayRef& x = x_.get(*this, "input", 0);
    const ArrayRef& y = exact_.get(*this, "output", 0);
    const ArrayRef gx = elementwise(ops::subtract, *asarray(*x, y->dtype()), *y);
    elementwise_into(ops::exp, *gx, *gx);
    elementwise_into(ops::multiply, *gx, *asarray(*spread(*g.gy()), y->dtype()), *gx);
    g.set(0, asarray(*gx, x->dtype()));
  }

 private:
  Shape reduced_shape(const Array& x) {
    const Dims shape = kept(x.shape());
    SmallVector<char, 8> gone(shape.size());
    for (size_t i = 0; i < gone.size(); ++i) gone[i] = !axes().data;
    for (int64_t axis : axes()) gone[size_t(axis < 0 ? axis + x.ndim() : axis)] = 1;
    for (size_t i = 0; i < shape.size(); ++i)
      if (!gone[i]) reduced_.push_back(shape[i]);
    return {reduced_.data(), reduced_.size()};
  }

  Dims reduced_;
  Saved x_, y_, exact_;  // exact_: with kept axes, in the compute dtype
};

class BatchL2NormSquared final : public Function {
 public:
  std::string label() const override { return "BatchL2NormSquared"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() >= 2);
  }
  void forward(Forward& f) override {
    x_ = f.save_input(0);
    const int64_t rows = f.x().dim(0);
    int64_t length = 1;
    for (int i = 1; i < f.x().ndim(); ++i) length *= f.x().dim(i);
    const int64_t shape[3] = {rows, 1, length};
    const ArrayRef x = catenary::reshape(*contiguous(f.x()), {shape, 3});  // one copy for both operands
    f.set(0, catenary::reshape(*catenary::matmul(*x, *catenary::swapaxes(*x, 1, 2)), {&rows, 1}));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value x = g.input(x_, 0);
    Dims shape(size_t(x->ndim()));
    for (int64_t& length : shape) length = 1;
    shape[0] = x->dim(0);
    g.set(0, x * reshape(g.gy() * 2.0, {shape.data(), shape.size()}));
  }

 private:
  Saved x_;
};

class Clip final : public Function {
 public:
  Clip(double low, double high) : low_(low), high_(high) {}
  std::string label() const override { return "Clip"; }
  void check(const TypeCheck& in) const override { in.floating(0); }
  void forward(Forward& f) override {
    ArrayRef y = elementwise(ops::clip, f.x(), *scalar_f64(low_), *scalar_f64(high_));
    x_ = f.save_input(0);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const ArrayRef& x = x_.get(*this, "input", 0);
    const ArrayRef& y = y_.get(*this, "output", 0);
    g.set(0, masked(elementwise(ops::equal, *x, *y), g.gy()));  // elements that were not changed
  }

 private:
  double low_, high_;
  Saved x_, y_;
};

}  // namespace

Value max(const Value& x, Span<const int64_t> axes, bool keepdims) {
  return apply(make<Extremum>(true, axes, keepdims), {&x});
}
Value min(const Value& x, Span<const int64_t> axes, bool keepdims) {
  return apply(make<Extremum>(false, axes, keepdims), {&x});
}
Value mean(const Value& x, Span<const int64_t> axes, bool keepdims) {
  return apply(make<Mean>(axes, keepdims), {&x});
}
Value logsumexp(const Value& x, Span<const int64_t> axes, bool keepdims) {
  return apply(make<LogSumExp>(axes, keepdims), {&x});
}
Value batch_l2_norm_squared(const Value& x) { return apply(make<BatchL2NormSquared>(), {&x}); }

Value clip(const Value& x, double x_min, double x_max) {
  if (!(x_min <= x_max))
    fail(CTN_ERROR_INVALID_ARGUMENT, "x_min, x_max: expected x_min <= x_max, got %g and %g", x_min, x_max);
  return apply(make<Clip>(x_min, x_max), {&x});
}

}  // namespace catenary::functions
