// The sum along axes.
#include "impl/autograd/arithmetic.h"

namespace catenary {
namespace functions {
namespace {

class Sum final : public Function {
 public:
  Sum(Span<const int64_t> axes, bool keepdims)
      : all_(!axes.data), keepdims_(keepdims), axes_(axes.begin(), axes.end()) {}
  std::string label() const override { return "Sum"; }
  void forward(Forward& f) override {
    f.set(0,
          catenary::sum(f.x(), all_ ? Span<const int64_t>() : Span<const int64_t>(axes_.data(), axes_.size()),
                        keepdims_, f.x().dtype()));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape input = inputs()[0]->shape();
    const int ndim = int(input.size);
    Dims kept;  // the input's shape with ones for the summed axes
    for (int i = 0; i < ndim; ++i) {
      bool summed = all_;
      for (int64_t axis : axes_) summed = summed || axis == i || axis + ndim == i;
      kept.push_back(summed ? 1 : input[size_t(i)]);
    }
    g.set(0, broadcast_to(reshape(g.gy(), {kept.data(), kept.size()}), input));
  }

 private:
  bool all_, keepdims_;
  Dims axes_;
};

}  // namespace

Value sum(const Value& x, Span<const int64_t> axes, bool keepdims) {
  return apply(make<Sum>(axes, keepdims), {&x});
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
