// The bilinear product of two inputs.
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// Returns all products of an element of e1 (N, J) and one of e2 (N, K), as (N, J K).
Value pairs(const Value& e1, const Value& e2) {
  const int64_t rows = e1->dim(0), j = e1->dim(1), k = e2->dim(1);
  const int64_t left[3] = {rows, j, 1}, right[3] = {rows, 1, k}, flat[2] = {rows, j * k};
  return reshape(reshape(e1, {left, 3}) * reshape(e2, {right, 3}), {flat, 2});
}

Value as_matrix(const Value& x, Shape shape) { return same_shape(x->shape(), shape) ? x : reshape(x, shape); }

class Bilinear final : public Function {
 public:
  std::string label() const override { return "BilinearFunction"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() >= 2);
    in.same_dtype(0, 1);
    in.expect(in[1].ndim() >= 2);
    in.expect(in[0].shape(0) == in[1].shape(0));
    in.same_dtype(0, 2);
    in.expect(in[2].ndim() == 3);
    in.expect(in[0].product(1) == in[2].shape(0));
    in.expect(in[1].product(1) == in[2].shape(1));
    if (in.size() == 3) return;
    for (int i = 0; i < 2; ++i) {
      in.same_dtype(0, 3 + i);
      in.expect(in[3 + i].ndim() == 2);
      in.expect(in[3 + i].shape(0) == in[2].shape(i));
      in.expect(in[3 + i].shape(1) == in[2].shape(2));
    }
    in.same_dtype(0, 5);
    in.expect(in[5].ndim() == 1);
    in.expect(in[5].shape(0) == in[2].shape(2));
  }
  void forward(Forward& f) override {
    lengths_[0] = f.x(0).dim(0);
    for (int i = 0; i < 3; ++i) lengths_[1 + i] = f.x(2).dim(i);
    const bool linear = f.input_count() == 6;
    const Value e1 = as_matrix(f.array(0), left()), e2 = as_matrix(f.array(1), right());
    const ArrayRef W = catenary::reshape(f.x(2), flat());
    ArrayRef y = catenary::product(*pairs(e1, e2), *W, linear ? &f.x(5) : nullptr);
    if (linear)
      for (int i = 0; i < 2; ++i)
        elementwise_into(ops::add, *y, *catenary::product(i ? *e2 : *e1, f.x(3 + i)), *y);
    const bool weights = f.wants(2), other[2] = {f.wants(1), f.wants(0)};
    for (int i = 0; i < 2; ++i)
      if (weights || other[i] || (linear && f.wants(3 + i))) e_[i] = f.save_input(i);
    if (other[0] || other[1]) W_ = f.save_input(2);
    for (int i = 0; i < 2; ++i)
      if (linear && f.wants(i)) V_[i] = f.save_input(3 + i);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    const Value& gy = g.gy();
    if (!gy) return;
    const bool linear = inputs().size() == 6;
    Value e[2];
    for (int i = 0; i < 2; ++i)
      if (e_[i]) e[i] = as_matrix(g.input(e_[i], i), i ? right() : left());
    if (g.wants(0) || g.wants(1)) {
      const int64_t cube[3] = {lengths_[0], lengths_[1], lengths_[2]};
      const Value gpairs = reshape(product(gy, transpose(reshape(g.input(W_, 2), flat()), {})), {cube, 3});
      for (int i = 0; i < 2; ++i) {
        if (!g.wants(i)) continue;
        const int64_t axis = 2 - i, column[3] = {lengths_[0], 1, lengths_[2]},
                      row[3] = {lengths_[0], lengths_[1], 1};
        const Value other = reshape(e[1 - i], {i ? row : column, 3});
        Value ge = sum(gpairs * other, {&axis, 1}, false);
        if (linear) ge = ge + product(gy, transpose(g.input(V_[i], 3 + i), {}));
        g.set(i, as_matrix(ge, inputs()[size_t(i)]->shape()));
      }
    }
    if (g.wants(2)) {
      const int64_t whole[3] = {lengths_[1], lengths_[2], lengths_[3]};
      g.set(2, reshape(product(transpose(pairs(e[0], e[1]), {}), gy), {whole, 3}));
    }
    if (!linear) return;
    for (int i = 0; i < 2; ++i)
      if (g.wants(3 + i)) g.set(3 + i, product(transpose(e[i], {}), gy));
    const int64_t rows = 0;
    if (g.wants(5)) g.set(5, sum(gy, {&rows, 1}, false));
  }

 private:
  // The lengths as shapes, which refer to `lengths_`.
  Shape left() const { return {lengths_, 2}; }
  Shape right() const {
    right_[0] = lengths_[0], right_[1] = lengths_[2];
    return {right_, 2};
  }
  Shape flat() const {
    flat_[0] = lengths_[1] * lengths_[2], flat_[1] = lengths_[3];
    return {flat_, 2};
  }

  int64_t lengths_[4] = {};  // N, J, K, L
  mutable int64_t right_[2], flat_[2];
  Saved e_[2], W_, V_[2];
};

}  // namespace

Value bilinear(const Value& e1, const Value& e2, const Value& W, const Value* V1, const Value* V2,
               const Value* b) {
  if ((V1 != nullptr) != (V2 != nullptr) || (V1 != nullptr) != (b != nullptr))
    fail_type_check(
        "in_types.size == 3 or in_types.size == 6",
        format("%d != 3 and != 6", 3 + int(V1 != nullptr) + int(V2 != nullptr) + int(b != nullptr)));
  return apply(make<Bilinear>(), {&e1, &e2, &W, V1, V2, b});
}

}  // namespace catenary::functions
