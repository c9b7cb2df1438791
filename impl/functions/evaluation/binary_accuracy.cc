#include "impl/autograd/type_check.h"
#include "impl/functions/evaluation.h"
#include "impl/functions/labels.h"

namespace catenary::functions {
namespace {

class BinaryAccuracy final : public Function {
 public:
  std::string label() const override { return "BinaryAccuracy"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    check_labels(in, 1);
    in.same_shape(0, 1);
  }
  void forward(Forward& f) override {
    const Array &y = f.x(0), &t = f.x(1);
    const ArrayRef prediction = elementwise_scalar(Op::greater_equal, y, int64_t{0}, false);
    // No prediction is -1, so that ignored targets are never hit.
    const ArrayRef hits = total(*elementwise(Op::equal, *astype(*prediction, CTN_INT32), t));
    const ArrayRef valid = total(*elementwise_scalar(Op::not_equal, t, int64_t{-1}, false));
    const ArrayRef count = elementwise_scalar(Op::maximum, *valid, 1.0, false);
    f.set(0, astype(*elementwise(Op::true_divide, *hits, *count), y.dtype()));
  }
  void backward(Gradient&) override {}  // piecewise constant: no gradient arrives anywhere

 private:
  static ArrayRef total(const Array& flags) { return sum(flags, {}, false, CTN_FLOAT64); }
};

}  // namespace

Value binary_accuracy(const Value& y, const Value& t) { return apply(make<BinaryAccuracy>(), {&y, &t}); }

}  // namespace catenary::functions
