#include "impl/functions/functions.h"

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

/// A vector is one column.
Value as_matrix(const Value& x, bool transposed) {
  if (x->ndim() == 2) return transposed ? functions::transpose(x, {}) : x;
  const int64_t column[2] = {x->dim(0), 1}, row[2] = {1, x->dim(0)};
  return functions::reshape(x, {transposed ? row : column, 2});
}

}  // namespace

Value product(const Value& a, const Value& b) { return apply(make<MatMul>(), {&a, &b}); }

namespace functions {

Value matmul(const Value& a, const Value& b, bool transa, bool transb) {
  check_same_dtype(a, b);
  for (int i = 0; i < 2; ++i) {
    const Value& x = i ? b : a;
    if (x->ndim() != 1 && x->ndim() != 2)
      fail_type_check(format("1 <= in_types[%d].ndim <= 2", i), std::to_string(x->ndim()));
  }
  const Value left = as_matrix(a, transa), right = as_matrix(b, transb);
  if (left->dim(1) != right->dim(0))
    fail_type_check("the inner lengths of the products agree",
                    format("%lld != %lld", (long long)left->dim(1), (long long)right->dim(0)));
  return product(left, right);
}

}  // namespace functions
}  // namespace catenary
