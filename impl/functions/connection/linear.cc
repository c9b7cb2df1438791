// The product with a weight matrix, plus a bias.
#include "impl/functions/connection.h"

#include "impl/autograd/type_check.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class LinearFunction final : public Function {
 public:
  std::string label() const override { return "LinearFunction"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() >= 2);
    in.expect(in[1].ndim() == 2);
    in.same_dtype(0, 1);
    in.expect(in[0].product(1) == in[1].shape(1));
    if (in.size() == 2) return;
    in.same_dtype(0, 2);
    in.expect(in[2].ndim() == 1);
    in.expect(in[2].shape(0) == in[1].shape(0));
  }
  void forward(Forward& f) override {
    if (f.wants(1)) x_ = f.save_input(0);
    if (f.wants(0)) W_ = f.save_input(1);
    const Array& x = f.x(0);
    const Array* b = f.input_count() == 3 ? &f.x(2) : nullptr;
    const ArrayRef transposed = catenary::transpose(f.x(1), {});
    f.set(0, catenary::product(x.ndim() == 2 ? x : *flat(x), *transposed, b));
  }
  void backward(Gradient& g) override {
    const Value& gy = g.gy();
    if (!gy) return;
    if (g.wants(0)) {
      const Value gx = product(gy, g.input(W_, 1));
      const Shape shape = inputs()[0]->shape();
      g.set(0, shape.size == 2 ? gx : reshape(gx, shape));
    }
    if (g.wants(1)) {
      const Value x = g.input(x_, 0);
      const int64_t matrix[2] = {x->dim(0), inputs()[1]->shape()[1]};
      g.set_product(1, gy, x->ndim() == 2 ? x : reshape(x, {matrix, 2}));
    }
    if (inputs().size() == 3 && g.wants(2)) {
      const int64_t rows = 0;
      g.set(2, sum(gy, {&rows, 1}, false));
    }
  }

 private:
  static ArrayRef flat(const Array& x) {
    int64_t columns = 1;
    for (int i = 1; i < x.ndim(); ++i) columns *= x.dim(i);
    const int64_t matrix[2] = {x.dim(0), columns};
    return catenary::reshape(x, {matrix, 2});
  }

  Saved x_, W_;
};

}  // namespace

Value linear(const Value& x, const Value& W, const Value* b) {
  return apply(make<LinearFunction>(), {&x, &W, b});
}

}  // namespace catenary::functions
