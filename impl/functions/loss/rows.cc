// Selects rows of a matrix and adds rows to one.
#include "impl/functions/loss/rows.h"

#include "impl/array/launch.h"

namespace catenary::functions {
namespace {

class PickRows final : public Function {
 public:
  explicit PickRows(ArrayRef rows) : rows_(std::move(rows)) {}
  std::string label() const override { return "PickRows"; }
  void forward(Forward& f) override { f.set(0, take(f.x(), *rows_, 0)); }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, add_rows(g.gy(), rows_, inputs()[0]->shape()[0]));
  }

 private:
  ArrayRef rows_;
};

class AddRows final : public Function {
 public:
  AddRows(ArrayRef rows, int64_t count) : rows_(std::move(rows)), count_(count) {}
  std::string label() const override { return "AddRows"; }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    const int64_t shape[2] = {count_, x->dim(1)};
    ArrayRef y = empty_on(x->backend(), {shape, 2}, x->dtype());
    fill(*y, *scalar_f64(0));
    if (x->size() && y->size()) launch(kernels::scatter_add, x, rows_, y);
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, pick_rows(g.gy(), rows_));
  }

 private:
  ArrayRef rows_;
  int64_t count_;
};

}  // namespace

Value pick_rows(const Value& x, const ArrayRef& rows) { return apply(make<PickRows>(rows), {&x}); }
Value add_rows(const Value& x, const ArrayRef& rows, int64_t count) {
  return apply(make<AddRows>(rows, count), {&x});
}

}  // namespace catenary::functions
