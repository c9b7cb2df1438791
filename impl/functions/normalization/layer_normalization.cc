// Layer normalization and RMS normalization.
#include <algorithm>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/functions/normalization/common.h"

namespace catenary::functions {
namespace {

/// Normalizes over the last axes, which gamma covers. If `centered`, this is layer normalization; otherwise
/// only the mean square is normalized.
class LayerNormalization final : public Function {
 public:
  LayerNormalization(double eps, bool centered) : eps_(eps), centered_(centered) {}
  std::string label() const override { return centered_ ? "LayerNormalization" : "RMSNormalization"; }

  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[1].ndim() >= 1);
    in.expect(in[0].ndim() - 1 >= in[1].ndim());
    for (int i = 1; i < in.size(); ++i) in.expect(in[i].dtype() == in[0].dtype());
    const int first = in.input(0).ndim() - in.input(1).ndim();
    for (int i = 0; i < in.input(1).ndim(); ++i) in.expect(in[0].shape(first + i) == in[1].shape(i));
    if (centered_) in.expect(in[2].shape() == in[1].shape());
  }

  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x()), gamma = contiguous(f.x(1));
    const ArrayRef beta = centered_ ? contiguous(f.x(2)) : nullptr;
    const ArrayRef y = empty_on(x->backend(), x->shape(), x->dtype());
    const int64_t rows = row_count(*x, *gamma);
    const DType wide = statistics_dtype(x->dtype());
    const ArrayRef inverse = empty_on(x->backend(), {&rows, 1}, wide);
    const ArrayRef mean = centered_ ? empty_on(x->backend(), {&rows, 1}, wide) : nullptr;
    if (x->size())
      launch(kernels::layer_norm, {eps_, centered_}, matrix(*x, rows), gamma, beta, y, mean, inverse);
    x_ = f.save_input(0);
    gamma_ = f.save_input(1);
    if (centered_) beta_ = f.save_input(2);
    if (f.recording()) {
      mean_ = mean;
      inverse_ = inverse;
    }
    f.set(0, y);
  }

  void backward(Gradient& g) override {
    if (!g.gy()) return;
    if (g.create_graph()) return compose(g);
    const ArrayRef x = contiguous(*x_.get(*this, "input", 0)), gy = contiguous(*g.gy());
    const ArrayRef gamma = contiguous(*gamma_.get(*this, "input", 1));
    const DType dtype = x->dtype(), wide = statistics_dtype(dtype);
    const ArrayRef gx = empty_on(x->backend(), x->shape(), dtype);
    const ArrayRef ggamma = zeros_like(*gamma, wide), gbeta = centered_ ? zeros_like(*gamma, wide) : nullptr;
    if (x->size())
      launch(kernels::layer_norm_gradient, {eps_, centered_}, matrix(*x, row_count(*x, *gamma)), gamma, mean_,
             inverse_, gy, gx, ggamma, gbeta);
    if (g.wants(0)) g.set(0, gx);
    if (g.wants(1)) g.set(1, asarray(*ggamma, dtype));
    if (centered_ && g.wants(2)) g.set(2, asarray(*gbeta, dtype));
  }

 private:
  static int64_t row_count(const Array& x, const Array& gamma) {
    int64_t rows = 1;
    for (int i = 0; i < x.ndim() - gamma.ndim(); ++i) rows *= x.dim(i);
    return rows;
  }
  static ArrayRef matrix(const Array& x, int64_t rows) {
    const int64_t shape[2] = {rows, x.size() / rows};
    return catenary::reshape(x, {shape, 2});
  }

  void compose(Gradient& g) {
    const Value x = g.input(x_, 0), gamma = g.input(gamma_, 1);
    const DType dtype = x->dtype(), wide = statistics_dtype(dtype);
    Dims axes;
    for (int i = x->ndim() - gamma->ndim(); i < x->ndim(); ++i) axes.push_back(i);
    const Span<const int64_t> summed(axes.data(), axes.size());
    const double scale = 1 / double(std::max<int64_t>(1, gamma->size()));
    Value distance = cast(x, wide);
    if (centered_) distance = distance - sum(distance, summed, true) * scale;
    const Value var = sum(distance * distance, summed, true) * scale;
    const Value y = distance / apply_op(ops::sqrt, var + eps_) * cast(gamma, wide);
    if (!centered_) return g.through({x, gamma}, {cast(y, dtype)});
    const Value beta = g.input(beta_, 2);
    g.through({x, gamma, beta}, {cast(y + cast(beta, wide), dtype)});
  }

  double eps_;
  bool centered_;
  Saved x_, gamma_, beta_;
  ArrayRef mean_, inverse_;  // per row; private to this function
};

}  // namespace

Value layer_normalization(const Value& x, const Value& gamma, const Value& beta, double eps) {
  check_eps(eps);
  return apply(make<LayerNormalization>(eps, true), {&x, &gamma, &beta});
}

Value rms_normalization(const Value& x, const Value& gamma, double eps) {
  check_eps(eps);
  return apply(make<LayerNormalization>(eps, false), {&x, &gamma});
}

}  // namespace catenary::functions
