// Functions that change the shape of arrays.
#include "impl/autograd/arithmetic.h"
#include "impl/autograd/rearrangement.h"

namespace catenary {
namespace functions {
namespace {

class Identity final : public Rearrangement {
 public:
  Identity() : Rearrangement("Identity") {}
  ArrayRef compute(const Array& x) const override {
    return view_as(x, x.data(), x.shape(), x.strides(), x.is_writeable());
  }
  Value gradient(const Value& gy, Shape) const override { return gy; }
};

class Reshape final : public Rearrangement {
 public:
  explicit Reshape(Shape shape) : Rearrangement("Reshape"), shape_(shape.begin(), shape.end()) {}
  ArrayRef compute(const Array& x) const override {
    return catenary::reshape(x, {shape_.data(), shape_.size()});
  }
  Value gradient(const Value& gy, Shape input) const override { return reshape(gy, input); }

 private:
  Dims shape_;
};

class Transpose final : public Rearrangement {
 public:
  explicit Transpose(Span<const int64_t> axes)
      : Rearrangement("Transpose"), reversed_(!axes.data), axes_(axes.begin(), axes.end()) {}
  ArrayRef compute(const Array& x) const override { return catenary::transpose(x, list(axes_)); }
  Value gradient(const Value& gy, Shape) const override {
    Dims inverse(axes_.size());
    for (size_t i = 0; i < axes_.size(); ++i)
      inverse[size_t(axes_[i] < 0 ? axes_[i] + int64_t(axes_.size()) : axes_[i])] = int64_t(i);
    return transpose(gy, list(inverse));
  }

 private:
  Span<const int64_t> list(const Dims& axes) const {
    return reversed_ ? Span<const int64_t>() : Span<const int64_t>(axes.data(), axes.size());
  }

  bool reversed_;
  Dims axes_;
};

class BroadcastTo final : public Rearrangement {
 public:
  explicit BroadcastTo(Shape shape) : Rearrangement("BroadcastTo"), shape_(shape.begin(), shape.end()) {}
  ArrayRef compute(const Array& x) const override {
    return catenary::broadcast_to(x, {shape_.data(), shape_.size()});
  }
  Value gradient(const Value& gy, Shape input) const override { return sum_to(gy, input); }

 private:
  Dims shape_;
};

}  // namespace

Value identity(const Value& x) { return apply(make<Identity>(), {&x}); }
Value reshape(const Value& x, Shape shape) { return apply(make<Reshape>(shape), {&x}); }
Value transpose(const Value& x, Span<const int64_t> axes) { return apply(make<Transpose>(axes), {&x}); }
Value broadcast_to(const Value& x, Shape shape) { return apply(make<BroadcastTo>(shape), {&x}); }

}  // namespace functions
}  // namespace catenary
