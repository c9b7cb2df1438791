// Samples of normal distributions.
#include <string_view>

#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"
#include "impl/random/random.h"

namespace catenary::functions {
namespace {

/// mean + exp(ln_var / 2) eps, where the standard normal numbers eps are drawn or given.
class Gaussian final : public Function {
 public:
  Gaussian() = default;
  explicit Gaussian(ArrayRef eps) : eps_(std::move(eps)) {}
  std::string label() const override { return "Gaussian"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.same_dtype(0, 1);
    in.same_shape(0, 1);
  }
  void forward(Forward& f) override {
    const Array &mean = f.x(0), &ln_var = f.x(1);
    if (!eps_) eps_ = draw(mean);
    if (f.wants(1)) ln_var_ = f.save_input(1);
    const ArrayRef noise = elementwise(ops::multiply, *deviation(ln_var), *eps_);
    f.set(0, elementwise(ops::add, mean, *noise));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    if (g.wants(0)) g.set(0, g.gy());
    if (!g.wants(1)) return;
    const Value deviation = apply_op(ops::exp, g.input(ln_var_, 1) * 0.5);
    g.set(1, deviation * Value(eps_) * g.gy() * 0.5);
  }
  ArrayRef attribute(const char* name) const override {
    return std::string_view(name) == "noise" ? eps_ : nullptr;
  }

 private:
  static ArrayRef deviation(const Array& ln_var) {
    return elementwise(ops::exp, *elementwise_scalar(ops::multiply, ln_var, 0.5, false));
  }
  static ArrayRef draw(const Array& mean) {
    const DType dtype = mean.dtype();
    const ArrayRef eps = empty_on(mean.backend(), mean.shape(), compute_dtype(dtype));
    random_normal_into(nullptr, 0, 1, *eps);
    return asarray(*eps, dtype);
  }

  ArrayRef eps_;
  Saved ln_var_;
};

}  // namespace

Value gaussian(const Value& mean, const Value& ln_var, const FunctionOptions* options) {
  check_options(options, "gaussian", FunctionOptions::noise_option);
  if (!options || !options->noise) return apply(make<Gaussian>(), {&mean, &ln_var});
  const ArrayRef& noise = options->noise;
  if (!same_shape(noise->shape(), mean->shape()) || noise->dtype() != mean->dtype())
    fail_type_check("noise has the shape and dtype of mean", describe(*noise) + " != " + describe(*mean));
  require_same_backend(*mean, *noise);
  return apply(make<Gaussian>(noise), {&mean, &ln_var});
}

}  // namespace catenary::functions
