// Functions that select elements by index.
#include "impl/array/indexing.h"
#include "impl/autograd/rearrangement.h"
#include "impl/autograd/type_check.h"
#include "impl/base/context.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

ArrayRef zeros_on(Backend& backend, Shape shape, DType dtype) {
  ArrayRef zeros = empty_on(backend, shape, dtype);
  fill(*zeros, *scalar_f64(0));
  return zeros;
}

class GetItem final : public Rearrangement {
 public:
  explicit GetItem(Span<const ctn_index> items)
      : Rearrangement("GetItem"), items_(items.begin(), items.end()) {}
  ArrayRef compute(const Array& x) const override {
    return catenary::get_item(x, {items_.data(), items_.size()});
  }
  Value gradient(const Value& gy, Shape input) const override;

 private:
  SmallVector<ctn_index, 4> items_;
};

/// Zeros, with values at some items.
class SetItem final : public Rearrangement {
 public:
  SetItem(Span<const ctn_index> items, Shape shape)
      : Rearrangement("GetItemGrad"),
        items_(items.begin(), items.end()),
        shape_(shape.begin(), shape.end()) {}
  ArrayRef compute(const Array& gy) const override {
    ArrayRef gx = zeros_on(gy.backend(), {shape_.data(), shape_.size()}, gy.dtype());
    assign(*catenary::get_item(*gx, {items_.data(), items_.size()}), gy);
    return gx;
  }
  Value gradient(const Value& ggx, Shape) const override {
    return get_item(ggx, {items_.data(), items_.size()});
  }

 private:
  SmallVector<ctn_index, 4> items_;
  Dims shape_;
};

Value GetItem::gradient(const Value& gy, Shape input) const {
  return apply(make<SetItem>(Span<const ctn_index>(items_.data(), items_.size()), input), {&gy});
}

class Where final : public Function {
 public:
  std::string label() const override { return "Where"; }
  void check(const TypeCheck& in) const override {
    in.dtype(0, CTN_BOOL);
    in.same_dtype(1, 2);
  }
  void forward(Forward& f) override {
    condition_ = f.save_input(0);
    f.set(0, catenary::where(f.x(0), f.x(1), f.x(2)));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const ArrayRef& condition = condition_.get(*this, "input", 0);
    for (int i = 1; i <= 2; ++i) {
      if (!g.wants(i)) continue;
      const Shape shape = inputs()[size_t(i)]->shape();
      const Value gx = masked(condition, g.gy(), i == 2);
      g.set(i, same_shape(gx->shape(), shape) ? gx : sum_to(gx, shape));
    }
  }

 private:
  Saved condition_;
};

/// Zeros (n, columns), with gy at (i, t[i]).
class PutItem final : public Rearrangement {
 public:
  PutItem(ArrayRef t, int64_t columns)
      : Rearrangement("SelectItemGrad"), t_(std::move(t)), columns_(columns) {}
  ArrayRef compute(const Array& gy) const override {
    const int64_t shape[2] = {gy.dim(0), columns_};
    ArrayRef gx = zeros_on(gy.backend(), {shape, 2}, gy.dtype());
    put_along_axis(*gx, *catenary::expand_dims(*t_.unchecked(), 1), *catenary::expand_dims(gy, 1), 1);
    return gx;
  }
  Value gradient(const Value& ggx, Shape) const override {
    return select_item(ggx, Value(t_.get(*this, "t", 0)));
  }

 private:
  Saved t_;
  int64_t columns_;
};

class SelectItem final : public Function {
 public:
  std::string label() const override { return "SelectItem"; }
  void check(const TypeCheck& in) const override {
    in.expect(in[1].kind() == 'i');
    in.expect(in[0].ndim() == 2);
    in.expect(in[1].ndim() == 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
  }
  void forward(Forward& f) override {
    check_not_negative(f.x(1));
    t_ = f.save_input(1);
    const int64_t rows = f.x(0).dim(0);
    const ArrayRef picked = take_along_axis(f.x(0), *catenary::expand_dims(f.x(1), 1), 1);
    f.set(0, catenary::reshape(*picked, {&rows, 1}));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const int64_t columns = inputs()[0]->shape()[1];
    g.set(0, apply(make<PutItem>(t_.get(*this, "input", 1), columns), {&g.gy()}));
  }

 private:
  Saved t_;
};

}  // namespace

Value get_item(const Value& x, Span<const ctn_index> items) { return apply(make<GetItem>(items), {&x}); }

Value where(const Value& condition, const Value& x, const Value& y) {
  return apply(make<Where>(), {&condition, &x, &y});
}

Value select_item(const Value& x, const Value& t) { return apply(make<SelectItem>(), {&x, &t}); }

}  // namespace catenary::functions

namespace catenary {

void check_not_negative(const Array& numbers) {
  if (!debug_enabled() || !numbers.size()) return;
  int64_t lowest;
  to_data(*astype(*min(numbers, {}, false), CTN_INT64), &lowest);
  if (lowest < 0) fail(CTN_ERROR_INDEX, "label %lld: expected at least 0", (long long)lowest);
}

}  // namespace catenary
