// Matrix inverses and determinants.
#include "impl/array/linalg.h"
#include "impl/autograd/type_check.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

void check_square(const TypeCheck& in, int ndim) {
  in.floating(0);
  in.expect(in[0].ndim() == ndim);
  in.expect(in[0].shape(ndim - 2) == in[0].shape(ndim - 1));
}

class Inverse final : public Function {
 public:
  explicit Inverse(bool batch) : batch_(batch) {}
  std::string label() const override { return batch_ ? "BatchInv" : "Inv"; }
  void check(const TypeCheck& in) const override { check_square(in, batch_ ? 3 : 2); }
  void forward(Forward& f) override {
    const DType dtype = f.x().dtype();
    ArrayRef y = asarray(*catenary::inv(*asarray(f.x(), compute_dtype(dtype))), dtype);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value y = swapaxes(g.output(y_), -2, -1);
    g.set(0, -matmul_numpy(matmul_numpy(y, g.gy()), y));
  }

 private:
  bool batch_;
  Saved y_;
};

class BatchDet final : public Function {
 public:
  std::string label() const override { return "det"; }
  void check(const TypeCheck& in) const override { check_square(in, 3); }
  void forward(Forward& f) override {
    const DType dtype = f.x().dtype();
    ArrayRef y = asarray(*catenary::det(*asarray(f.x(), compute_dtype(dtype))), dtype);
    a_ = f.save_input(0);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Value scale = g.gy() * g.output(y_);
    const int64_t shape[3] = {scale->dim(0), 1, 1};
    g.set(0, reshape(scale, {shape, 3}) * swapaxes(batch_inv(g.input(a_, 0)), 1, 2));
  }

 private:
  Saved a_, y_;
};

}  // namespace

Value inv(const Value& a) { return apply(make<Inverse>(false), {&a}); }
Value batch_inv(const Value& a) { return apply(make<Inverse>(true), {&a}); }
Value batch_det(const Value& a) { return apply(make<BatchDet>(), {&a}); }

Value det(const Value& a) {
  const Value* input = &a;
  check_square(TypeCheck({&input, 1}), 2);
  const int64_t stack[3] = {1, a->dim(0), a->dim(1)};
  return reshape(batch_det(reshape(a, {stack, 3})), {});
}

}  // namespace catenary::functions
