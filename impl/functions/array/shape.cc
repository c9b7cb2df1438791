#include "impl/functions/functions.h"

namespace catenary {
namespace functions {
namespace {

/// Functions that only rearrange or repeat elements: their gradients need no array, just the shape of the
/// input.
class Rearrangement : public Function {
 public:
  explicit Rearrangement(const char* label) : label_(label) {}
  std::string label() const override { return label_; }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, gradient(g.gy(), g.function().inputs()[0]->shape()));
  }

 protected:
  virtual Value gradient(const Value& gy, Shape input) const = 0;

 private:
  const char* label_;
};

class Identity final : public Rearrangement {
 public:
  Identity() : Rearrangement("Identity") {}
  Value gradient(const Value& gy, Shape) const override { return gy; }
};

class Reshape final : public Rearrangement {
 public:
  Reshape() : Rearrangement("Reshape") {}
  Value gradient(const Value& gy, Shape input) const override { return reshape(gy, input); }
};

class Transpose final : public Rearrangement {
 public:
  explicit Transpose(Span<const int64_t> axes) : Rearrangement("Transpose"), reversed_(!axes.data) {
    inverse_.resize(axes.size);
    for (size_t i = 0; i < axes.size; ++i)
      inverse_[size_t(axes[i] < 0 ? axes[i] + int64_t(axes.size) : axes[i])] = int64_t(i);
  }
  Value gradient(const Value& gy, Shape) const override {
    return transpose(
        gy, reversed_ ? Span<const int64_t>() : Span<const int64_t>(inverse_.data(), inverse_.size()));
  }

 private:
  bool reversed_;
  Dims inverse_;
};

class BroadcastTo final : public Rearrangement {
 public:
  BroadcastTo() : Rearrangement("BroadcastTo") {}
  Value gradient(const Value& gy, Shape input) const override { return sum_to(gy, input); }
};

class Sum final : public Rearrangement {
 public:
  explicit Sum(Dims kept) : Rearrangement("Sum"), kept_(std::move(kept)) {}
  Value gradient(const Value& gy, Shape input) const override {
    return broadcast_to(reshape(gy, {kept_.data(), kept_.size()}), input);
  }

 private:
  Dims kept_;  // the input's shape with ones for the summed axes
};

template <class F, class... A>
Value record(Recorder& recorder, ArrayRef y, A&&... arguments) {
  if (!recorder) return recorder.constant(std::move(y));
  return recorder.finish(make<F>(std::forward<A>(arguments)...), std::move(y));
}

}  // namespace

Value identity(const Value& x) {
  Recorder recorder({&x});
  return record<Identity>(recorder, view_as(*x, x->data(), x->shape(), x->strides(), x->is_writeable()));
}

Value reshape(const Value& x, Shape shape) {
  Recorder recorder({&x});
  return record<Reshape>(recorder, catenary::reshape(*x, shape));
}

Value transpose(const Value& x, Span<const int64_t> axes) {
  Recorder recorder({&x});
  return record<Transpose>(recorder, catenary::transpose(*x, axes), axes);
}

Value broadcast_to(const Value& x, Shape shape) {
  Recorder recorder({&x});
  return record<BroadcastTo>(recorder, catenary::broadcast_to(*x, shape));
}

Value sum(const Value& x, Span<const int64_t> axes, bool keepdims) {
  Recorder recorder({&x});
  ArrayRef y = catenary::sum(*x, axes, keepdims, x->dtype());
  Dims kept;
  if (recorder)
    for (int i = 0; i < x->ndim(); ++i) {
      bool summed = !axes.data;
      for (int64_t axis : axes) summed = summed || axis == i || axis + x->ndim() == i;
      kept.push_back(summed ? 1 : x->dim(i));
    }
  return record<Sum>(recorder, std::move(y), std::move(kept));
}

}  // namespace functions

Value sum_to(const Value& x, Shape shape) {
  const int missing = x->ndim() - int(shape.size);
  Dims axes;
  for (int i = 0; i < x->ndim(); ++i)
    if (i < missing || (shape[size_t(i - missing)] == 1 && x->dim(i) != 1)) axes.push_back(i);
  return functions::reshape(functions::sum(x, {axes.data(), axes.size()}, true), shape);
}

}  // namespace catenary
