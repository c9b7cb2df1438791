#include "impl/autograd/type_check.h"
#include "impl/functions/evaluation.h"
#include "impl/functions/labels.h"

namespace catenary::functions {
namespace {

class Accuracy final : public Function {
 public:
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
    const ArrayRef hit = elementwise(Op::equal, *prediction, f.x(1));
    f.set(0, astype(*mean(*hit, {}, false, CTN_FLOAT64), y.dtype()));
  }
  void backward(Gradient&) override {}  // piecewise constant: no gradient arrives anywhere
};

}  // namespace

Value accuracy(const Value& y, const Value& t) { return apply(make<Accuracy>(), {&y, &t}); }

}  // namespace catenary::functions
