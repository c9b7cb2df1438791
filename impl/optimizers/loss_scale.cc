// Loss scaling for mixed precision.
#include "impl/optimizers/loss_scale.h"

#include <cmath>
#include <limits>

#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/kernels/inline.h"

namespace {

namespace functors {
#include "impl/kernels/loss_scale.h"
}  // namespace functors

constexpr double kMinScale = std::numeric_limits<float>::min(), kMaxScale = std::numeric_limits<float>::max();

}  // namespace

void ctn_loss_scale::fetch() const {
  if (!array_) return;
  const double scale = catenary::item_f64(*array_, {});
  steps_ = catenary::item_i64(*steps_array_, {});
  scale_ = scale;
  array_ = steps_array_ = nullptr;
}

void ctn_loss_scale::restore(double scale, int64_t steps) {
  scale_ = scale;
  steps_ = steps;
  array_ = steps_array_ = nullptr;
}

void ctn_loss_scale::update(bool finite) {
  fetch();
  functors::adapt_scale(finite, scale_, steps_, params_);
}

void ctn_loss_scale::move_to(catenary::Backend& backend) {
  using catenary::ArrayRef;
  ArrayRef scale, steps;
  if (array_) {
    scale = catenary::to_backend(*array_, backend);
    steps = catenary::to_backend(*steps_array_, backend);
  } else {
    scale = catenary::empty_on(backend, {}, CTN_FLOAT64);
    steps = catenary::empty_on(backend, {}, CTN_INT64);
    catenary::fill_f64(*scale, scale_);
    catenary::fill_i64(*steps, steps_);
  }
  array_ = std::move(scale);
  steps_array_ = std::move(steps);
}

void ctn_loss_scale::update(const catenary::Array& finite) {
  launch(catenary::kernels::adapt_scale, params_, finite, array_, steps_array_);
  array_->storage().mark_written();
  steps_array_->storage().mark_written();
}

namespace catenary::optimizers {
namespace {

void check_scale(double scale) {
  if (!(scale >= kMinScale && scale <= kMaxScale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a number above 0 that fits in float32, got %g", scale);
}

}  // namespace

DeviceNumbers all_finite(const std::vector<const Array*>& gradients) {
  struct Gradients {
    Backend* backend;
    std::vector<ArrayRef> arrays;
  };
  std::vector<Gradients> all;
  for (const Array* g : gradients) {
    size_t k = 0;
    while (k < all.size() && all[k].backend != &g->backend()) ++k;
    if (k == all.size()) all.push_back({&g->backend(), {}});
    if (is_float(g->dtype())) all[k].arrays.push_back(contiguous(*g));
  }
  DeviceNumbers flags;
  for (const Gradients& each : all) {
    flags.push_back(empty_on(*each.backend, {}, CTN_BOOL));
    std::vector<Operand> operands(each.arrays.size() + 1);
    Launch launch(kernels::all_finite, {}, operands.data());
    add_to(launch, each.arrays);
    add_to(launch, flags.back());
    run(launch);
    flags.back()->storage().mark_written();
  }
  return flags;
}

Ref<LossScale> loss_scale_new(double scale, double growth, double backoff, int64_t interval) {
  check_scale(scale);
  if (!(growth >= 1) || std::isinf(growth))
    fail(CTN_ERROR_INVALID_ARGUMENT, "growth: expected a finite number of at least 1, got %g", growth);
  if (!(backoff > 0 && backoff <= 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "backoff: expected a number above 0 and at most 1, got %g", backoff);
  if (interval < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "interval: expected at least 1, got %lld", (long long)interval);
  return make<LossScale>(scale, ScaleParams{growth, backoff, interval, kMinScale, kMaxScale});
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
  if (!scaler.array()) return loss * scaler.scale();
  // A copy, because the next step changes the array.
  const ArrayRef scale = to_backend(*astype(*scaler.array(), loss->dtype()), loss->backend());
  return loss * Value(scale);
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
  for (const ArrayRef& finite : all_finite(gradients))
    if (!item_i64(*finite, {})) return false;
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

void loss_scale_step(LossScale& scaler, Optimizer& optimizer) {
  std::vector<const Array*> gradients;
  for (const Optimizer::Slot& slot : optimizer.slots())
    if (const Array* g = slot.gradient(); g && g->size()) gradients.push_back(g);
  UpdateGate gate{all_finite(gradients), {}};
  if (gate.open.empty()) {  // it fails if no parameter has a gradient
    optimizer.update();
    return scaler.update(true);
  }
  std::vector<Backend*> devices;
  for (const ArrayRef& finite : gate.open) devices.push_back(&finite->backend());
  ArrayRef finite = gate.open[0];
  for (size_t i = 1; i < devices.size(); ++i)
    finite = elementwise(ops::logical_and, *finite, *to_backend(*gate.open[i], *devices[0]));
  gate.open = distributed(finite, devices);
  scaler.move_to(*devices[0]);
  gate.factor = distributed(elementwise_scalar(ops::true_divide, *scaler.array(), 1.0, true), devices);
  optimizer.update(&gate);
  scaler.update(*finite);
}

}  // namespace catenary::optimizers
