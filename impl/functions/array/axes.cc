// Functions that permute, add and remove axes.
#include "impl/array/manipulation.h"
#include "impl/autograd/rearrangement.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class ExpandDims final : public Rearrangement {
 public:
  explicit ExpandDims(int64_t axis) : Rearrangement("ExpandDims"), axis_(axis) {}
  ArrayRef compute(const Array& x) const override { return catenary::expand_dims(x, axis_); }
  Value gradient(const Value& gy, Shape input) const override { return reshape(gy, input); }

 private:
  int64_t axis_;
};

/// A function with a list of axes; if none are given, it applies to all that it can.
class AxesRearrangement : public Rearrangement {
 public:
  AxesRearrangement(const char* label, Span<const int64_t> axes)
      : Rearrangement(label), all_(!axes.data), axes_(axes.begin(), axes.end()) {}

 protected:
  Span<const int64_t> axes() const {
    static constexpr int64_t none = 0;  // an empty list does not mean "all"
    if (all_) return {};
    return {axes_.empty() ? &none : axes_.data(), axes_.size()};
  }

 private:
  bool all_;
  Dims axes_;
};

class Squeeze final : public AxesRearrangement {
 public:
  explicit Squeeze(Span<const int64_t> axes) : AxesRearrangement("Squeeze", axes) {}
  ArrayRef compute(const Array& x) const override { return catenary::squeeze(x, axes()); }
  Value gradient(const Value& gy, Shape input) const override { return reshape(gy, input); }
};

class Flip final : public AxesRearrangement {
 public:
  explicit Flip(Span<const int64_t> axes) : AxesRearrangement("Flip", axes) {}
  ArrayRef compute(const Array& x) const override { return catenary::flip(x, axes()); }
  Value gradient(const Value& gy, Shape) const override { return flip(gy, axes()); }
};

class Swapaxes final : public Rearrangement {
 public:
  Swapaxes(int64_t axis1, int64_t axis2) : Rearrangement("Swapaxes"), axis1_(axis1), axis2_(axis2) {}
  ArrayRef compute(const Array& x) const override { return catenary::swapaxes(x, axis1_, axis2_); }
  Value gradient(const Value& gy, Shape) const override { return swapaxes(gy, axis1_, axis2_); }

 private:
  int64_t axis1_, axis2_;
};

}  // namespace

Value expand_dims(const Value& x, int64_t axis) { return apply(make<ExpandDims>(axis), {&x}); }
Value squeeze(const Value& x, Span<const int64_t> axes) { return apply(make<Squeeze>(axes), {&x}); }
Value swapaxes(const Value& x, int64_t axis1, int64_t axis2) {
  return apply(make<Swapaxes>(axis1, axis2), {&x});
}
Value flip(const Value& x, Span<const int64_t> axes) { return apply(make<Flip>(axes), {&x}); }

}  // namespace catenary::functions
