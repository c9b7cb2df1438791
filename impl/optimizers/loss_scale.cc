// Loss scaling for mixed precision.
#include "impl/optimizers/loss_scale.h"

#include <cmath>
#include <limits>

#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"

namespace {

constexpr double kMinScale = std::numeric_limits<float>::min(), kMaxScale = std::numeric_limits<float>::max();

}  // namespace

void ctn_loss_scale::update(bool finite) {
  double next = scale_;
  if (!finite) {
    steps_ = 0;
    next *= backoff_;
  } else if (++steps_ >= interval_) {
    steps_ = 0;
    next *= growth_;
  }
  if (next >= kMinScale && next <= kMaxScale) scale_ = next;
}

namespace catenary::optimizers {
namespace {

void check_scale(double scale) {
  if (!(scale >= kMinScale && scale <= kMaxScale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a number above 0 that fits in float32, got %g", scale);
}

/// Sums up the squares of each gradient in double, and copies the sums to the host once per device.
bool all_finite(const std::vector<const Array*>& gradients) {
  struct Sums {
    Backend* backend;
    std::vector<const Array*> gradients;
  };
  std::vector<Sums> all;
  for (const Array* g : gradients) {
    size_t k = 0;
    while (k < all.size() && all[k].backend != &g->backend()) ++k;
    if (k == all.size()) all.push_back({&g->backend(), {}});
    all[k].gradients.push_back(g);
  }
  for (const Sums& each : all) {
    const int64_t count = int64_t(each.gradients.size());
    const ArrayRef values = empty_on(*each.backend, {&count, 1}, CTN_FLOAT64);
    for (size_t i = 0; i < each.gradients.size(); ++i) {
      const Operand place = {
          values->data() + i * sizeof(double), &values->storage(), nullptr, nullptr, 0, CTN_FLOAT64};
      launch(kernels::squared_norm, contiguous(*each.gradients[i]), place);
    }
    std::vector<double> host(each.gradients.size());
    to_data(*values, host.data());
    for (size_t i = 0; i < host.size(); ++i) {
      if (std::isfinite(host[i])) continue;
      // Squares of large finite float64 numbers may overflow.
      const Array& g = *each.gradients[i];
      if (g.dtype() != CTN_FLOAT64 || !item_i64(*min(*elementwise(ops::isfinite, g), {}, false), {}))
        return false;
    }
  }
  return true;
}

}  // namespace

Ref<LossScale> loss_scale_new(double scale, double growth, double backoff, int64_t interval) {
  check_scale(scale);
  if (!(growth >= 1) || std::isinf(growth))
    fail(CTN_ERROR_INVALID_ARGUMENT, "growth: expected a finite number of at least 1, got %g", growth);
  if (!(backoff > 0 && backoff <= 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "backoff: expected a number above 0 and at most 1, got %g", backoff);
  if (interval < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "interval: expected at least 1, got %lld", (long long)interval);
  return make<LossScale>(scale, growth, backoff, interval);
}

double loss_scale_value(const LossScale& scaler) { return scaler.scale(); }
int64_t loss_scale_steps(const LossScale& scaler) { return scaler.steps(); }

void check_loss_scale(const LossScale& scaler, double scale, int64_t steps) {
  check_scale(scale);
  if (steps < 0 || steps >= scaler.interval())
    fail(CTN_ERROR_INVALID_ARGUMENT, "steps: expected at least 0 and below the interval of %lld, got %lld",
         (long long)scaler.interval(), (long long)steps);
}

void loss_scale_restore(LossScale& scaler, double scale, int64_t steps) {
  check_loss_scale(scaler, scale, steps);
  scaler.restore(scale, steps);
}

Value loss_scale_apply(const LossScale& scaler, const Value& loss) {
  const Value* input = &loss;
  TypeCheck({&input, 1}).floating(0);
  return loss * scaler.scale();
}

bool loss_scale_unscale(const LossScale& scaler, Link& link) {
  const std::vector<NamedParam> params = named_params(link);
  std::vector<VariableRef> variables;
  std::vector<const Array*> gradients;
  for (const NamedParam& param : params) {
    const Node* node = param.variable->node_or_null();
    if (!node || !node->grad || !node->grad->size()) continue;
    variables.push_back(param.variable);
    gradients.push_back(node->grad.get());
  }
  if (!all_finite(gradients)) return false;
  // Creates new gradients, because users may hold the old ones, and all of them before the first is set.
  std::vector<ArrayRef> results;
  for (const Array* g : gradients) {
    // The factor itself may not be representable in a 16-bit float.
    const ArrayRef wide = asarray(*g, compute_dtype(g->dtype()));
    results.push_back(
        asarray(*elementwise_scalar(ops::multiply, *wide, 1 / scaler.scale(), false), g->dtype()));
  }
  for (size_t i = 0; i < results.size(); ++i) set_grad(*variables[i], std::move(results[i]));
  return true;
}

void loss_scale_update(LossScale& scaler, bool finite) { scaler.update(finite); }

}  // namespace catenary::optimizers
