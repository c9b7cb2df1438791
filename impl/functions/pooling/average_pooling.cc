// Average pooling and its inverse.
#include "impl/array/launch.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/pooling.h"

#include <algorithm>
#include <vector>

#include "impl/functions/functions.h"
#include "impl/functions/pooling/window.h"

namespace catenary::functions {
namespace {

/// Sums over windows times a scale, which turns them into means, or elements spread over windows. Each is the
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
    launch(spreads_ ? kernels::average_pooling_gradient : kernels::average_pooling, params_, x, y);
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

/// Returns, for each window along an axis, the factor that turns a mean over k elements into a mean over
/// those that count, or 0 if none does.
std::vector<double> corrections(int64_t windows, int64_t length, int64_t k, int64_t s, int64_t p,
                                bool count_pad) {
  const int64_t first = count_pad ? 0 : p, last = count_pad ? length + 2 * p : length + p;
  std::vector<double> factors;
  for (int64_t i = 0; i < windows; ++i) {
    const int64_t counted = std::min(i * s + k, last) - std::max(i * s, first);
    factors.push_back(counted > 0 ? double(k) / double(counted) : 0);
  }
  return factors;
}

}  // namespace

Value average_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                         int64_t pad_y, int64_t pad_x, const FunctionOptions* options) {
  check_options(options, "average_pooling_2d",
                FunctionOptions::cover_all_option | FunctionOptions::count_include_pad_option);
  const bool cover_all = options && options->cover_all;
  const PoolingParams p = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  const Value* input = &x;
  check_image(TypeCheck({&input, 1}));
  return average_pooling_2d_to(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
                               checked_pooled_length(x->dim(2), p.kh, p.sy, p.ph, cover_all),
                               checked_pooled_length(x->dim(3), p.kw, p.sx, p.pw, cover_all),
                               !options || options->count_include_pad);
}

Value average_pooling_2d_to(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                            int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t windows_y,
                            int64_t windows_x, bool count_pad) {
  PoolingParams params = window_params(ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x);
  params.scale = 1 / double(params.kh * params.kw);
  const Value means = apply(make<WindowSums>("AveragePooling2D", false, params, windows_y, windows_x), {&x});
  const int64_t windows[2] = {windows_y, windows_x}, pad[2] = {pad_y, pad_x};
  const int64_t ksize[2] = {ksize_y, ksize_x}, stride[2] = {stride_y, stride_x};
  ArrayRef factor;
  for (int i = 0; i < 2; ++i) {
    const int64_t length = x->dim(2 + i), end = (windows[i] - 1) * stride[i] + ksize[i];
    if (end <= length + 2 * pad[i] && (count_pad || !pad[i])) continue;
    const auto along = corrections(windows[i], length, ksize[i], stride[i], pad[i], count_pad);
    const int64_t shape[2] = {i ? 1 : windows[0], i ? windows[1] : 1};
    const ArrayRef part = from_data(along.data(), {shape, 2}, CTN_FLOAT64, x->backend());
    factor = factor ? elementwise(ops::multiply, *factor, *part) : part;
  }
  return factor ? means * Value(asarray(*factor, x->dtype())) : means;
}

Value unpooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                   int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x, bool cover_all,
                   const FunctionOptions* options) {
  check_options(options, "unpooling_2d", 0);
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
