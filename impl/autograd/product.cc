// Products of matrices.
#include "impl/autograd/arithmetic.h"

namespace catenary {
namespace {

class MatMul final : public Function {
 public:
  std::string label() const override { return "MatMul"; }
  void forward(Forward& f) override {
    if (f.wants(1)) a_ = f.save_input(0);
    if (f.wants(0)) b_ = f.save_input(1);
    f.set(0, product(f.x(0), f.x(1), nullptr));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    if (g.wants(0)) g.set(0, product(g.gy(), functions::transpose(g.input(b_, 1), {})));
    if (g.wants(1)) g.set(1, product(functions::transpose(g.input(a_, 0), {}), g.gy()));
  }

 private:
  Saved a_, b_;
};

}  // namespace

Value product(const Value& a, const Value& b) { return apply(make<MatMul>(), {&a, &b}); }

}  // namespace catenary
