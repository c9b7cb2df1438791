// Local response normalization.
#include <algorithm>
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/functions/normalization/common.h"

namespace catenary::functions {
namespace {

class LocalResponseNormalization final : public Function {
 public:
  explicit LocalResponseNormalization(const LocalResponseParams& params) : params_(params) {}
  std::string label() const override { return "LocalResponseNormalization"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() >= 2);
  }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    const ArrayRef y = empty_on(x->backend(), x->shape(), x->dtype());
    if (x->size()) launch(kernels::local_response, params_, flat(*x), y);
    x_ = f.save_input(0);
    f.set(0, y);
  }
  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(0)) return;
    if (g.create_graph()) return compose(g);
    const ArrayRef x = contiguous(*x_.get(*this, "input", 0)), gy = contiguous(*g.gy());
    const ArrayRef gx = empty_on(x->backend(), x->shape(), x->dtype());
    if (x->size()) launch(kernels::local_response_gradient, params_, flat(*x), gy, gx);
    g.set(0, gx);
  }

 private:
  static ArrayRef flat(const Array& x) {
    return as_three(x, x.dim(0), x.dim(1), x.size() / (x.dim(0) * x.dim(1)));
  }

  /// Computes the sums over neighboring channels as a product with a band matrix of ones.
  void compose(Gradient& g) {
    const Value x = g.input(x_, 0);
    const DType dtype = x->dtype(), wide = statistics_dtype(dtype);
    const int64_t channels = x->dim(1), half = std::min(params_.half, channels);
    std::vector<double> ones(size_t(channels * channels));
    for (int64_t i = 0; i < channels; ++i)
      for (int64_t j = std::max<int64_t>(0, i - half); j <= std::min(channels - 1, i + half); ++j)
        ones[size_t(i * channels + j)] = 1;
    const int64_t square[2] = {channels, channels};
    const Value band(asarray(*from_data(ones.data(), {square, 2}, CTN_FLOAT64, x->backend()), wide));
    Dims order, turned;  // with the channels first
    for (int i = 0; i < x->ndim(); ++i) {
      order.push_back(i < 2 ? 1 - i : i);
      turned.push_back(x->dim(i < 2 ? 1 - i : i));
    }
    const Span<const int64_t> axes(order.data(), order.size());
    const Value elements = cast(x, wide);
    const int64_t matrix[2] = {channels, channels ? x->size() / channels : 0};
    const Value squares = reshape(transpose(elements * elements, axes), {matrix, 2});
    const Value sums = transpose(reshape(product(band, squares), {turned.data(), turned.size()}), axes);
    const Value scale = apply_op_scalar(ops::power, sums * params_.alpha + params_.k, -params_.beta, false);
    g.through({x}, {cast(elements * scale, dtype)});
  }

  LocalResponseParams params_;
  Saved x_;
};

}  // namespace

Value local_response_normalization(const Value& x, int64_t n, double k, double alpha, double beta) {
  if (n < 1) fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 1, got %lld", (long long)n);
  return apply(make<LocalResponseNormalization>(LocalResponseParams{n / 2, k, alpha, beta}), {&x});
}

}  // namespace catenary::functions
