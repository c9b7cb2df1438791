#include "impl/functions/pooling.h"
#include "impl/functions/pooling/window.h"

namespace catenary::functions {
namespace {

/// Sums over windows times a scale, which makes them means, or elements spread over windows: each is the
/// gradient of the other.
class WindowSums final : public Function {
 public:
  WindowSums(const char* label, bool spreads, const PoolingParams& params, int64_t h, int64_t w)
      : label_(label), spreads_(spreads), params_(params), h_(h), w_(w) {}
  std::string label() const override { return label_; }
  void check(const TypeCheck& in) const override { check_image(in); }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    ArrayRef y = like_image(*x, h_, w_, x->dtype());
    if (x->size() == 0) {
      f.set(0, zeros_like(*y, y->dtype()));
      return;
    }
    launch_pooling(spreads_ ? Kernel::average_pooling_gradient : Kernel::average_pooling, params_,
                   {x.get(), y.get()});
    f.set(0, std::move(y));
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    const Shape x = inputs()[0]->shape();
    const char* label = spreads_ ? "SpreadWindowsGradient" : "WindowSumsGradient";
    g.set(0, apply(make<WindowSums>(label, !spreads_, params_, x[2], x[3]), {&g.gy()}));
  }

 private:
  const char* label_;
  bool spreads_;
  PoolingParams params_;
  int64_t h_, w_;  // of the output
};

Value spread_windows(const char* label, const PoolingParams& params, int64_t h, int64_t w, const Value& x) {
  return apply(make<WindowSums>(label, true, params, h, w), {&x});
}

}  // namespace

Value average_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                         int64_t pad_y, int64_t pad_x) {
  const PoolingParams p = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  const Value* input = &x;
  check_image(TypeCheck({&input, 1}));
  return average_pooling_2d_to(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
                               checked_pooled_length(x->dim(2), p.kh, p.sy, p.ph, false),
                               checked_pooled_length(x->dim(3), p.kw, p.sx, p.pw, false));
}

Value average_pooling_2d_to(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                            int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t windows_y,
                            int64_t windows_x) {
  PoolingParams params = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  params.scale = 1 / double(params.kh * params.kw);
  return apply(make<WindowSums>("AveragePooling2D", false, params, windows_y, windows_x), {&x});
}

Value unpooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                   int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x, bool cover_all) {
  const PoolingParams p = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  const Value* input = &x;
  const TypeCheck in({&input, 1});
  check_image(in);
  if (outsize_y == 0 && outsize_x == 0) {
    const int64_t h = unpooled_length(x->dim(2), p.kh, p.sy, p.ph, cover_all);
    const int64_t w = unpooled_length(x->dim(3), p.kw, p.sx, p.pw, cover_all);
    return spread_windows("Unpooling2D", p, h, w, x);
  }
  const int64_t outsize[2] = {outsize_y, outsize_x};
  for (int i = 0; i < 2; ++i)
    if (outsize[i] < 1 || outsize[i] > INT64_MAX / 4)
      fail(CTN_ERROR_INVALID_ARGUMENT, "outsize_%c: expected a positive length, or 0 for both, got %lld",
           i ? 'x' : 'y', (long long)outsize[i]);
  in.expect(in[0].shape(2) == pooled_length(outsize[0], p.kh, p.sy, p.ph, cover_all));
  in.expect(in[0].shape(3) == pooled_length(outsize[1], p.kw, p.sx, p.pw, cover_all));
  return spread_windows("Unpooling2D", p, outsize[0], outsize[1], x);
}

}  // namespace catenary::functions
