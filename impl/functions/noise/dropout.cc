// Dropout.
#include <string_view>

#include "impl/autograd/type_check.h"
#include "impl/base/context.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"

namespace catenary::functions {
namespace {

/// x times a mask that is drawn or given.
class Dropout final : public Function {
 public:
  explicit Dropout(double ratio) : ratio_(ratio) {}
  explicit Dropout(ArrayRef mask) : mask_(std::move(mask)) {}
  std::string label() const override { return "Dropout"; }
  void check(const TypeCheck& in) const override { in.floating(0); }
  void forward(Forward& f) override {
    const Array& x = f.x();
    if (!mask_) mask_ = random_mask(x.shape(), x.dtype(), 1 - ratio_, 1 / (1 - ratio_), x.backend());
    f.set(0, elementwise(ops::multiply, x, *mask_));
  }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, g.gy() * Value(mask_));
  }
  ArrayRef attribute(const char* name) const override {
    return std::string_view(name) == "mask" ? mask_ : nullptr;
  }

 private:
  double ratio_ = 0;
  ArrayRef mask_;
};

}  // namespace

Value dropout(const Value& x, double ratio, const FunctionOptions* options) {
  check_options(options, "dropout", FunctionOptions::mask_option);
  if (!(ratio >= 0 && ratio < 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "ratio: expected 0 <= ratio < 1, got %g", ratio);
  if (!training()) {
    const Value* input = &x;
    TypeCheck({&input, 1}).floating(0);
    return x;
  }
  if (!options || !options->mask) return apply(make<Dropout>(ratio), {&x});
  const ArrayRef& mask = options->mask;
  if (!same_shape(mask->shape(), x->shape()) || mask->dtype() != x->dtype())
    fail_type_check("mask has the shape and dtype of x", describe(*mask) + " != " + describe(*x));
  require_same_backend(*x, *mask);
  return apply(make<Dropout>(mask), {&x});
}

}  // namespace catenary::functions
