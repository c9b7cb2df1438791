// Products of stacks of matrices.
#include "impl/autograd/type_check.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// Multiplies (batch, m, k) by (batch, k, n).
class BatchMatMul final : public Function {
 public:
  std::string label() const override { return "BatchMatMul"; }
  void forward(Forward& f) override {
    if (f.wants(1)) a_ = f.save_input(0);
    if (f.wants(0)) b_ = f.save_input(1);
    f.set(0, catenary::matmul(f.x(0), f.x(1)));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    if (g.wants(0)) g.set(0, batch_matmul(g.gy(), g.input(b_, 1), false, true));
    if (g.wants(1)) g.set(1, batch_matmul(g.input(a_, 0), g.gy(), true, false));
  }

 private:
  Saved a_, b_;
};

/// Treats a vector as one column.
Value as_matrices(const Value& x, bool transposed) {
  if (x->ndim() == 3) return transposed ? swapaxes(x, 1, 2) : x;
  const int64_t columns[3] = {x->dim(0), x->dim(1), 1}, rows[3] = {x->dim(0), 1, x->dim(1)};
  return reshape(x, {transposed ? rows : columns, 3});
}

TypeTerm inner_length(const TypeInfo& x, const Array& array, bool rows) {
  if (array.ndim() == 3) return x.shape(rows ? 1 : 2);
  return rows ? x.shape(1) : TypeTerm(1);
}

/// NumPy's matmul: outer axes are broadcast; a vector is a row on the left and a column on the right, and
/// that axis is then removed.
class MatMulNumpy final : public Function {
 public:
  std::string label() const override { return "MatMul"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.same_dtype(0, 1);
    in.expect(in[0].ndim() >= 1);
    in.expect(in[1].ndim() >= 1);
    const int rows = in.input(1).ndim();
    in.expect(in[0].shape(in.input(0).ndim() - 1) == in[1].shape(rows > 1 ? rows - 2 : 0));
  }
  void forward(Forward& f) override {
    if (f.wants(1)) a_ = f.save_input(0);
    if (f.wants(0)) b_ = f.save_input(1);
    f.set(0, catenary::matmul(f.x(0), f.x(1)));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value gy = as_matrices(g.gy());
    if (g.wants(0)) g.set(0, fit(matmul_numpy(gy, turned(matrix(g.input(b_, 1), false))), 0));
    if (g.wants(1)) g.set(1, fit(matmul_numpy(turned(matrix(g.input(a_, 0), true)), gy), 1));
  }

 private:
  static Value turned(const Value& x) { return swapaxes(x, -1, -2); }
  static Value matrix(const Value& x, bool left) { return x->ndim() > 1 ? x : expand_dims(x, left ? 0 : 1); }
  /// Returns the upstream gradient with the axes of vectors restored.
  Value as_matrices(const Value& gy) const {
    const bool row = inputs()[0]->shape().size == 1, column = inputs()[1]->shape().size == 1;
    Value y = gy;
    if (column) y = expand_dims(y, -1);
    if (row) y = expand_dims(y, -2);
    return y;
  }
  /// Sums over broadcast axes.
  Value fit(const Value& gx, int input) const {
    const Shape shape = inputs()[size_t(input)]->shape();
    if (shape.size > 1) return same_shape(gx->shape(), shape) ? gx : sum_to(gx, shape);
    const int64_t row[2] = {1, shape[0]}, column[2] = {shape[0], 1};
    return reshape(sum_to(gx, {input == 0 ? row : column, 2}), shape);
  }

  Saved a_, b_;
};

}  // namespace

Value batch_matmul(const Value& a, const Value& b, bool transa, bool transb) {
  const Value* inputs[] = {&a, &b};
  const TypeCheck in({inputs, 2});
  in.floating(0);
  in.same_dtype(0, 1);
  for (int i = 0; i < 2; ++i) {
    in.expect(in[i].ndim() >= 2);
    in.expect(in[i].ndim() <= 3);
  }
  in.expect(in[0].shape(0) == in[1].shape(0));
  in.expect(inner_length(in[0], *a, transa) == inner_length(in[1], *b, !transb));
  const Value left = as_matrices(a, transa), right = as_matrices(b, transb);
  return apply(make<BatchMatMul>(), {&left, &right});
}

Value matmul_numpy(const Value& a, const Value& b) { return apply(make<MatMulNumpy>(), {&a, &b}); }

}  // namespace catenary::functions
