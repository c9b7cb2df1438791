// Batch normalization.
#include <algorithm>
#include <string_view>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/functions/normalization/common.h"

namespace catenary::functions {
namespace {

/// y = gamma (x - mean) / sqrt(var + eps) + beta, with the statistics of the batch, or with given ones
/// without eps.
class BatchNormalization final : public Function {
 public:
  BatchNormalization(double eps, bool given) : eps_(eps), given_(given) {}
  std::string label() const override { return "BatchNormalizationFunction"; }

  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[1].ndim() >= 1);
    in.expect(in[0].ndim() - 1 >= in[1].ndim());
    for (int i = 1; i < in.size(); ++i) {
      in.expect(in[i].dtype() == in[0].dtype());
      if (i > 1) in.expect(in[i].shape() == in[1].shape());
    }
    for (int i = 0; i < in.input(1).ndim(); ++i) in.expect(in[0].shape(i + 1) == in[1].shape(i));
  }

  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x());
    const ArrayRef gamma = contiguous(f.x(1)), beta = contiguous(f.x(2));
    const ArrayRef y = empty_on(x->backend(), x->shape(), x->dtype());
    if (given_) {
      statistics = {contiguous(f.x(3)), contiguous(f.x(4))};
    } else {
      const DType dtype = statistics_dtype(x->dtype());
      statistics = {empty_on(x->backend(), gamma->shape(), dtype),
                    empty_on(x->backend(), gamma->shape(), dtype)};
    }
    if (gamma->size())
      launch(kernels::batch_norm, {eps_, given_, true, true}, flat(*x, *gamma), gamma, beta, flat(*y, *gamma),
             statistics.mean, statistics.var);
    x_ = f.save_input(0);
    gamma_ = f.save_input(1);
    beta_ = f.save_input(2);
    mean_ = f.save(given_ ? f.array(3) : statistics.mean);
    var_ = f.save(given_ ? f.array(4) : statistics.var);
    f.set(0, y);
  }

  void backward(Gradient& g) override {
    if (!g.gy()) return;
    if (g.create_graph()) return compose(g);
    const ArrayRef x = contiguous(*x_.get(*this, "input", 0)), gy = contiguous(*g.gy());
    const ArrayRef gamma = contiguous(*gamma_.get(*this, "input", 1));
    const ArrayRef mean = contiguous(*mean_.get(*this, "mean", 0));
    const ArrayRef var = contiguous(*var_.get(*this, "variance", 0));
    const bool wants_statistics = given_ && (g.wants(3) || g.wants(4));
    const bool wants_sums = g.wants(1) || g.wants(2) || wants_statistics;
    const DType dtype = x->dtype(), wide = statistics_dtype(dtype);
    ArrayRef gx, ggamma, gbeta;
    if (g.wants(0)) gx = empty_on(x->backend(), x->shape(), dtype);
    if (wants_sums) {
      ggamma = empty_on(x->backend(), gamma->shape(), wide);
      gbeta = empty_on(x->backend(), gamma->shape(), wide);
    }
    if (gamma->size()) {
      const ArrayRef& unused = gamma;
      launch(kernels::batch_norm_gradient, {eps_, given_, bool(gx), wants_sums}, flat(*x, *gamma), gamma,
             mean, var, gy, gx ? gx : unused, wants_sums ? ggamma : unused, wants_sums ? gbeta : unused);
    }
    if (gx) g.set(0, gx);
    if (g.wants(1)) g.set(1, asarray(*ggamma, dtype));
    if (g.wants(2)) g.set(2, asarray(*gbeta, dtype));
    if (!wants_statistics) return;
    const ArrayRef factor = asarray(*gamma, wide), variance = asarray(*var, wide);
    if (g.wants(3)) {
      const ArrayRef slope = elementwise(ops::true_divide, *factor, *elementwise(ops::sqrt, *variance));
      g.set(3, asarray(*elementwise(ops::negative, *elementwise(ops::multiply, *slope, *gbeta)), dtype));
    }
    if (g.wants(4)) {
      const ArrayRef slope =
          elementwise(ops::true_divide, *elementwise(ops::multiply, *factor, *ggamma), *variance);
      g.set(4, asarray(*elementwise_scalar(ops::multiply, *slope, -0.5, false), dtype));
    }
  }

  ArrayRef attribute(const char* name) const override {
    const std::string_view wanted(name);
    return wanted == "mean" ? statistics.mean : wanted == "var" ? statistics.var : nullptr;
  }

  BatchStatistics statistics;

 private:
  static ArrayRef flat(const Array& x, const Array& gamma) {
    int64_t d = 1;
    for (int i = gamma.ndim() + 1; i < x.ndim(); ++i) d *= x.dim(i);
    return as_three(x, x.dim(0), gamma.size(), d);
  }

  void compose(Gradient& g) {
    const Value x = g.input(x_, 0), gamma = g.input(gamma_, 1), beta = g.input(beta_, 2);
    Dims kept, axes;  // kept: lengths with ones except for the channels; axes: all but the channels
    for (int i = 0; i < x->ndim(); ++i) {
      const bool channel = i > 0 && i <= gamma->ndim();
      kept.push_back(channel ? x->dim(i) : 1);
      if (!channel) axes.push_back(i);
    }
    const DType dtype = x->dtype(), wide = statistics_dtype(dtype);
    const auto spread = [&](const Value& v) { return reshape(cast(v, wide), {kept.data(), kept.size()}); };
    const Span<const int64_t> summed(axes.data(), axes.size());
    const Value elements = cast(x, wide);
    if (given_) {
      const Value mean = g.input(mean_, 3), var = g.input(var_, 4);
      const Value y =
          (elements - spread(mean)) / apply_op(ops::sqrt, spread(var)) * spread(gamma) + spread(beta);
      return g.through({x, gamma, beta, mean, var}, {cast(y, dtype)});
    }
    const double scale = double(gamma->size()) / double(std::max<int64_t>(1, x->size()));
    const Value distance = elements - sum(elements, summed, true) * scale;
    const Value var = sum(distance * distance, summed, true) * scale;
    const Value y = distance / apply_op(ops::sqrt, var + eps_) * spread(gamma) + spread(beta);
    g.through({x, gamma, beta}, {cast(y, dtype)});
  }

  double eps_;
  bool given_;
  Saved x_, gamma_, beta_, mean_, var_;
};

}  // namespace

Value batch_normalization(const Value& x, const Value& gamma, const Value& beta, double eps,
                          BatchStatistics* statistics) {
  check_eps(eps);
  const Ref<BatchNormalization> function = make<BatchNormalization>(eps, false);
  Value y = apply(Ref<Function>::share(function.get()), {&x, &gamma, &beta});
  if (statistics) *statistics = function->statistics;
  return y;
}

Value fixed_batch_normalization(const Value& x, const Value& gamma, const Value& beta, const Value& mean,
                                const Value& var) {
  return apply(make<BatchNormalization>(0.0, true), {&x, &gamma, &beta, &mean, &var});
}

}  // namespace catenary::functions
