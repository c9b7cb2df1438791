#include <string_view>

#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class Dropout final : public Function {
 public:
  explicit Dropout(ArrayRef mask) : mask_(std::move(mask)) {}
  std::string label() const override { return "Dropout"; }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, g.gy() * Value(mask_));
  }
  ArrayRef attribute(const char* name) const override {
    return std::string_view(name) == "mask" ? mask_ : nullptr;
  }

 private:
  ArrayRef mask_;
};

Value masked(const Value& x, ArrayRef mask) {
  Recorder recorder({&x});
  ArrayRef y = elementwise(Op::multiply, *x, *mask);
  if (!recorder) return recorder.constant(std::move(y));
  return recorder.finish(make<Dropout>(std::move(mask)), std::move(y));
}

void check_ratio(double ratio) {
  if (!(ratio >= 0 && ratio < 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "ratio: expected 0 <= ratio < 1, got %g", ratio);
}

void check_input(const Value& x) {
  if (!is_float(x->dtype())) fail_type_check("in_types[0].dtype.kind == f", dtype_name(x->dtype()));
}

}  // namespace

Value dropout(const Value& x, double ratio, bool train) {
  check_ratio(ratio);
  check_input(x);
  if (!train) return x;
  return masked(x, random_mask(x->shape(), x->dtype(), 1 - ratio, 1 / (1 - ratio), x->backend()));
}

VariableRef dropout(Variable& x, double ratio, bool train) {
  check_ratio(ratio);
  const Borrowed borrowed(x);
  const Value& value = borrowed;
  check_input(value);
  return train ? make_variable(dropout(value, ratio, true)) : share(x);
}

Value dropout_with_mask(const Value& x, Array& mask) {
  check_input(x);
  if (!same_shape(mask.shape(), x->shape()) || mask.dtype() != x->dtype())
    fail_type_check("mask has the shape and dtype of x", describe(mask) + " != " + describe(*x));
  require_same_backend(*x, mask);
  return masked(x, share(mask));
}

}  // namespace catenary::functions
