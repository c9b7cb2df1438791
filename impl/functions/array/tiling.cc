// Functions that repeat or pad arrays.
#include "impl/array/manipulation.h"
#include "impl/autograd/rearrangement.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class Tile final : public Rearrangement {
 public:
  explicit Tile(Span<const int64_t> repetitions)
      : Rearrangement("Tile"), repetitions_(repetitions.begin(), repetitions.end()) {}
  ArrayRef compute(const Array& x) const override {
    return catenary::tile(x, {repetitions_.data(), repetitions_.size()});
  }
  /// Sums over the repetitions, one axis after another.
  Value gradient(const Value& gy, Shape input) const override {
    Value total = gy;
    if (gy->size() == 0) {  // the other axes may be longer than memory allows
      int64_t elements = 1;
      for (int64_t length : input) elements *= length;
      const int64_t none[2] = {0, elements}, first = 0;
      return reshape(sum(reshape(gy, {none, 2}), {&first, 1}, false), input);
    }
    const size_t ndim = size_t(gy->ndim());
    const size_t new_axes = ndim - input.size, whole_axes = ndim - repetitions_.size();
    Dims shape(gy->shape().begin(), gy->shape().end());
    for (size_t i = whole_axes; i < ndim; ++i) {
      const int64_t repetitions = repetitions_[i - whole_axes], middle = 1;
      if (repetitions == 1) continue;
      shape[i] = i < new_axes ? 1 : input[i - new_axes];
      int64_t before = 1, behind = 1;
      for (size_t d = 0; d < i; ++d) before *= shape[d];
      for (size_t d = i; d < ndim; ++d) behind *= shape[d];
      const int64_t split[3] = {before, repetitions, behind};
      total = reshape(sum(reshape(total, {split, 3}), {&middle, 1}, false), {shape.data(), shape.size()});
    }
    return reshape(total, input);
  }

 private:
  Dims repetitions_;
};

class Pad final : public Rearrangement {
 public:
  Pad(Span<const int64_t> before, Span<const int64_t> after, double value)
      : Rearrangement("Pad"),
        before_(before.begin(), before.end()),
        after_(after.begin(), after.end()),
        value_(value) {}
  ArrayRef compute(const Array& x) const override {
    Dims shape;
    for (int i = 0; i < x.ndim(); ++i) {
      int64_t length;
      if (__builtin_add_overflow(x.dim(i), before_[size_t(i)], &length) ||
          __builtin_add_overflow(length, after_[size_t(i)], &length))
        fail(CTN_ERROR_INVALID_ARGUMENT, "before, after: the length of axis %d is beyond int64", i);
      shape.push_back(length);
    }
    ArrayRef y = empty_on(x.backend(), {shape.data(), shape.size()}, x.dtype());
    catenary::fill(*y, *scalar_f64(value_));
    const auto items = inside(x.shape());
    assign(*catenary::get_item(*y, {items.data(), items.size()}), x);
    return y;
  }
  Value gradient(const Value& gy, Shape input) const override {
    const auto items = inside(input);
    return get_item(gy, {items.data(), items.size()});
  }

 private:
  SmallVector<ctn_index, 8> inside(Shape input) const {
    SmallVector<ctn_index, 8> items;
    for (size_t i = 0; i < input.size; ++i)
      items.push_back({CTN_INDEX_SLICE, before_[i], before_[i] + input[i], 1});
    return items;
  }

  Dims before_, after_;
  double value_;
};

void check_widths(const Value& x, Span<const int64_t> widths, const char* name) {
  if (int64_t(widths.size) != x->ndim())
    fail(CTN_ERROR_SHAPE, "%s: expected one width for each of the %d axes, got %zu", name, x->ndim(),
         widths.size);
  for (size_t i = 0; i < widths.size; ++i)
    if (widths[i] < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected widths of at least 0, got %lld for axis %zu", name,
           (long long)widths[i], i);
}

}  // namespace

Value tile(const Value& x, Span<const int64_t> repetitions) { return apply(make<Tile>(repetitions), {&x}); }

Value pad(const Value& x, Span<const int64_t> before, Span<const int64_t> after, double value) {
  check_widths(x, before, "before");
  check_widths(x, after, "after");
  return apply(make<Pad>(before, after, value), {&x});
}

}  // namespace catenary::functions
