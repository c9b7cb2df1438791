// Max pooling and spatial pyramid pooling.
#include "impl/array/launch.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/pooling.h"
#include "impl/functions/pooling/window.h"

namespace catenary::functions {
namespace {

/// Windows of one size, and the position of the maximum in each of them.
struct Level {
  PoolingParams params;
  int64_t h, w;  // of the output
  ArrayRef where;

  DType code() const { return params.kh * params.kw > 256 ? CTN_INT32 : CTN_UINT8; }
};
using Levels = SmallVector<Level, 4>;

/// Concatenates the flattened results of several levels; a single one keeps its shape.
ArrayRef join(SmallVector<ArrayRef, 4>& parts) {
  if (parts.size() == 1) return std::move(parts[0]);
  SmallVector<const Array*, 4> pointers;
  for (ArrayRef& part : parts) {
    const int64_t shape[4] = {part->dim(0), part->dim(1) * part->dim(2) * part->dim(3), 1, 1};
    part = catenary::reshape(*part, {shape, 4});
    pointers.push_back(part.get());
  }
  return catenary::concatenate({pointers.data(), pointers.size()}, 1);
}

/// The gradient of maxima, which goes to the elements that they came from. Its own gradient reads those
/// elements.
class MaxScatter final : public Function {
 public:
  MaxScatter(const Levels& levels, Shape x) : levels_(levels), x_(x.begin(), x.end()) {}
  std::string label() const override { return "MaxPoolingGradient"; }
  void forward(Forward& f) override;
  void backward(Gradient& g) override;

 private:
  Levels levels_;
  Dims x_;
};

class MaxGather final : public Function {
 public:
  MaxGather(const Levels& levels, Shape y) : levels_(levels), y_(y.begin(), y.end()) {}
  std::string label() const override { return "MaxPoolingPick"; }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    SmallVector<ArrayRef, 4> parts;
    for (const Level& level : levels_) {
      parts.push_back(like_image(*x, level.h, level.w, x->dtype()));
      if (x->size()) launch(kernels::max_pooling_gather, level.params, x, level.where, parts.back());
    }
    f.set(0, catenary::reshape(*join(parts), {y_.data(), y_.size()}));
  }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, apply(make<MaxScatter>(levels_, inputs()[0]->shape()), {&g.gy()}));
  }

 private:
  Levels levels_;
  Dims y_;
};

void MaxScatter::forward(Forward& f) {
  const Array& gy = f.x();
  ArrayRef sum;
  int64_t from = 0;
  for (const Level& level : levels_) {
    const int64_t length = x_[1] * level.h * level.w;
    const int64_t shape[4] = {x_[0], x_[1], level.h, level.w};
    const ArrayRef part = levels_.size() == 1 ? share(gy) : slice_axis(gy, 1, from, from + length);
    const ArrayRef grad = contiguous(*catenary::reshape(*part, {shape, 4}));
    from += length;
    ArrayRef gx = empty_on(gy.backend(), {x_.data(), x_.size()}, gy.dtype());
    if (grad->size()) launch(kernels::max_pooling_scatter, level.params, grad, level.where, gx);
    if (sum) {
      elementwise_into(ops::add, *sum, *gx, *sum);
    } else {
      sum = std::move(gx);
    }
  }
  f.set(0, std::move(sum));
}

void MaxScatter::backward(Gradient& g) {
  if (g.gy() && g.wants(0)) g.set(0, apply(make<MaxGather>(levels_, inputs()[0]->shape()), {&g.gy()}));
}

class MaxPooling final : public Function {
 public:
  MaxPooling(const char* label, Levels levels) : label_(label), levels_(std::move(levels)) {}
  std::string label() const override { return label_; }
  void check(const TypeCheck& in) const override { check_image(in); }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    SmallVector<ArrayRef, 4> parts;
    for (Level& level : levels_) {
      parts.push_back(like_image(*x, level.h, level.w, x->dtype()));
      if (f.wants(0)) level.where = like_image(*x, level.h, level.w, level.code());
      if (x->size()) launch(kernels::max_pooling, level.params, x, parts.back(), level.where);
    }
    f.set(0, join(parts));
  }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, apply(make<MaxScatter>(levels_, inputs()[0]->shape()), {&g.gy()}));
  }

 private:
  const char* label_;
  Levels levels_;
};

/// Windows without elements have no maximum.
void check_elements(const TypeCheck& in) {
  check_image(in);
  in.expect(in[0].shape(2) >= 1);
  in.expect(in[0].shape(3) >= 1);
}

}  // namespace

Value max_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, bool cover_all, const FunctionOptions* options) {
  check_options(options, "max_pooling_2d", 0);
  const PoolingParams p = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  const Value* input = &x;
  check_elements(TypeCheck({&input, 1}));
  return max_pooling_2d_to(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
                           checked_pooled_length(x->dim(2), p.kh, p.sy, p.ph, cover_all),
                           checked_pooled_length(x->dim(3), p.kw, p.sx, p.pw, cover_all));
}

Value max_pooling_2d_to(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                        int64_t pad_y, int64_t pad_x, int64_t windows_y, int64_t windows_x) {
  const PoolingParams params = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  Levels levels;
  levels.push_back({params, windows_y, windows_x, nullptr});
  return apply(make<MaxPooling>("MaxPooling2D", std::move(levels)), {&x});
}

Value spatial_pyramid_pooling_2d(const Value& x, int64_t pyramid_height) {
  if (pyramid_height < 1 || pyramid_height > 16)
    fail(CTN_ERROR_INVALID_ARGUMENT, "pyramid_height: expected 1 to 16, got %lld", (long long)pyramid_height);
  const Value* input = &x;
  check_elements(TypeCheck({&input, 1}));
  Levels levels;
  for (int64_t i = 0; i < pyramid_height; ++i) {
    const int64_t bins = int64_t{1} << i, h = x->dim(2), w = x->dim(3);
    PoolingParams p{};
    p.kh = p.sy = (h + bins - 1) / bins;
    p.kw = p.sx = (w + bins - 1) / bins;
    p.ph = (p.kh * bins - h) / 2;
    p.pw = (p.kw * bins - w) / 2;
    levels.push_back({p, checked_pooled_length(h, p.kh, p.sy, p.ph, true),
                      checked_pooled_length(w, p.kw, p.sx, p.pw, true), nullptr});
  }
  return apply(make<MaxPooling>("SpatialPyramidPooling2D", std::move(levels)), {&x});
}

}  // namespace catenary::functions
