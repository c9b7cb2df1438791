// Selection of elements by a mask.
#include "impl/autograd/arithmetic.h"
#include "impl/autograd/rearrangement.h"

namespace catenary::functions {
namespace {

class Masked final : public Rearrangement {
 public:
  Masked(ArrayRef mask, bool inverse) : Rearrangement("Where"), mask_(std::move(mask)), inverse_(inverse) {}
  ArrayRef compute(const Array& x) const override {
    const ArrayRef zero = scalar_f64(0);
    const Array& mask = *mask_.unchecked();
    return inverse_ ? catenary::where(mask, *zero, x) : catenary::where(mask, x, *zero);
  }
  Value gradient(const Value& gy, Shape input) const override {
    const Value gx = masked(mask_.get(*this, "mask", 0), gy, inverse_);
    return same_shape(gx->shape(), input) ? gx : sum_to(gx, input);
  }

 private:
  Saved mask_;
  bool inverse_;
};

}  // namespace

Value masked(const ArrayRef& mask, const Value& x, bool inverse) {
  return apply(make<Masked>(mask, inverse), {&x});
}

}  // namespace catenary::functions
