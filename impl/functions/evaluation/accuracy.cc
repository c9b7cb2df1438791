// The accuracy of class predictions.
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/evaluation.h"
#include "impl/functions/evaluation/hit_ratio.h"
#include "impl/functions/labels.h"

namespace catenary::functions {
namespace {

class Accuracy final : public Function {
 public:
  /// Null: every row counts.
  explicit Accuracy(const int64_t* ignore_label)
      : ignores_(ignore_label), ignored_(ignore_label ? *ignore_label : 0) {}
  std::string label() const override { return "Accuracy"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    check_labels(in, 1);
    in.expect(in[0].ndim() >= 2);
    in.expect(in[1].ndim() == 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
    for (int i = 2; i < in.input(0).ndim(); ++i) in.expect(in[0].shape(i) == 1);
  }
  void forward(Forward& f) override {
    const Array& y = f.x(0);
    const int64_t rows[2] = {y.dim(0), y.dim(0) ? y.size() / y.dim(0) : 1};
    const ArrayRef prediction = argmax(*catenary::reshape(y, {rows, 2}), 1, false);
    const ArrayRef hit = elementwise(ops::equal, *prediction, f.x(1));
    f.set(0, ignores_ ? hit_ratio(*hit, f.x(1), ignored_, y.dtype())
                      : astype(*mean(*hit, {}, false, CTN_FLOAT64), y.dtype()));
  }
  void backward(Gradient&) override {}  // piecewise constant: no input gets a gradient

 private:
  bool ignores_;
  int64_t ignored_;
};

}  // namespace

Value accuracy(const Value& y, const Value& t, const FunctionOptions* options) {
  check_options(options, "accuracy", FunctionOptions::ignore_label_option);
  const bool ignores = options && options->has(FunctionOptions::ignore_label_option);
  return apply(make<Accuracy>(ignores ? &options->ignore_label : nullptr), {&y, &t});
}

}  // namespace catenary::functions
