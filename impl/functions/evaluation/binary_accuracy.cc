// The accuracy of binary predictions.
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/evaluation.h"
#include "impl/functions/evaluation/hit_ratio.h"
#include "impl/functions/labels.h"

namespace catenary::functions {
namespace {

class BinaryAccuracy final : public Function {
 public:
  explicit BinaryAccuracy(int64_t ignored) : ignored_(ignored) {}
  std::string label() const override { return "BinaryAccuracy"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    check_labels(in, 1);
    in.same_shape(0, 1);
  }
  void forward(Forward& f) override {
    const Array &y = f.x(0), &t = f.x(1);
    const ArrayRef prediction = elementwise_scalar(ops::greater_equal, y, int64_t{0}, false);
    const ArrayRef hits = elementwise(ops::equal, *astype(*prediction, CTN_INT32), t);
    f.set(0, hit_ratio(*hits, t, ignored_, y.dtype()));
  }
  void backward(Gradient&) override {}  // piecewise constant: no input gets a gradient

 private:
  int64_t ignored_;
};

}  // namespace

Value binary_accuracy(const Value& y, const Value& t, const FunctionOptions* options) {
  check_options(options, "binary_accuracy", FunctionOptions::ignore_label_option);
  const bool chosen = options && options->has(FunctionOptions::ignore_label_option);
  return apply(make<BinaryAccuracy>(chosen ? options->ignore_label : -1), {&y, &t});
}

}  // namespace catenary::functions
