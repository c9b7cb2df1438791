#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class LinearFunction final : public Function {
 public:
  LinearFunction(const Value& x, const Value& W) {
    if (W.node && W.node->requires_grad) x_ = Saved(x.array);
    if (x.node && x.node->requires_grad) W_ = Saved(W.array);
  }
  std::string label() const override { return "LinearFunction"; }
  void backward(Gradient& g) override {
    const Value& gy = g.gy();
    if (!gy) return;
    if (g.wants(0)) g.set(0, product(gy, g.input(W_, 1)));
    if (g.wants(1)) g.set(1, product(transpose(gy, {}), g.input(x_, 0)));
    if (inputs().size() == 3 && g.wants(2)) {
      const int64_t rows = 0;
      g.set(2, sum(gy, {&rows, 1}, false));
    }
  }

 private:
  Saved x_, W_;
};

}  // namespace

Value linear(const Value& input, const Value& W, const Value* b) {
  if (input->ndim() < 2) fail_type_check("in_types[0].ndim >= 2", format("%d < 2", input->ndim()));
  if (W->ndim() != 2) fail_type_check("in_types[1].ndim == 2", format("%d != 2", W->ndim()));
  check_same_dtype(input, W);
  if (!is_float(input->dtype())) fail_type_check("in_types[0].dtype.kind == f", dtype_name(input->dtype()));
  int64_t columns = 1;
  for (int i = 1; i < input->ndim(); ++i) columns *= input->dim(i);
  if (columns != W->dim(1))
    fail_type_check("prod(in_types[0].shape[1:]) == in_types[1].shape[1]",
                    format("%lld != %lld", (long long)columns, (long long)W->dim(1)));
  if (b) {
    check_same_dtype(input, *b, 0, 2);
    if ((*b)->ndim() != 1) fail_type_check("in_types[2].ndim == 1", format("%d != 1", (*b)->ndim()));
    if ((*b)->dim(0) != W->dim(0))
      fail_type_check("in_types[2].shape[0] == in_types[1].shape[0]",
                      format("%lld != %lld", (long long)(*b)->dim(0), (long long)W->dim(0)));
  }
  const int64_t flat[2] = {input->dim(0), columns};
  const Value x = input->ndim() == 2 ? input : reshape(input, {flat, 2});
  const Value* operands[3] = {&x, &W, b};
  Recorder recorder({operands, size_t(b ? 3 : 2)});
  require_same_backend(*x, *W);
  if (b) require_same_backend(*x, **b);
  ArrayRef y = catenary::product(*x, *catenary::transpose(*W, {}), b ? b->array.get() : nullptr);
  if (!recorder) return recorder.constant(std::move(y));
  return recorder.finish(make<LinearFunction>(x, W), std::move(y));
}

}  // namespace catenary::functions
