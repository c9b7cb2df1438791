#include <cmath>

#include "impl/base/callback_error.h"
#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {
namespace {

Node* node_with_gradient(const Optimizer::Slot& slot) {
  Node* node = slot.param->node_or_null();
  return node && node->grad ? node : nullptr;
}

class WeightDecay final : public Hook {
 public:
  explicit WeightDecay(double rate) : Hook("WeightDecay"), rate_(rate) {}

  void run(Optimizer& optimizer, Link&) override {
    std::vector<Optimizer::Slot>& slots = optimizer.slots();
    // New gradients, also because a user may hold the old ones.
    std::vector<ArrayRef> grads(slots.size());
    for (size_t i = 0; i < slots.size(); ++i) {
      const Node* node = node_with_gradient(slots[i]);
      if (!node) continue;
      grads[i] = elementwise_scalar(Op::multiply, slots[i].param->array(), rate_, false);
      elementwise_into(Op::add, *node->grad, *grads[i], *grads[i]);
    }
    for (size_t i = 0; i < slots.size(); ++i)
      if (grads[i]) set_grad(*slots[i].param, std::move(grads[i]));
  }

 private:
  double rate_;
};

/// The squares of all gradients, summed up in double, in the order of the parameters.
double squared_norm(const std::vector<Optimizer::Slot>& slots) {
  struct Sums {
    Backend* backend;
    ArrayRef values;
  };
  std::vector<Sums> all;  // one for each device
  const int64_t shape = int64_t(slots.size());
  for (size_t i = 0; i < slots.size(); ++i) {
    const Node* node = node_with_gradient(slots[i]);
    if (!node || node->grad->size() == 0) continue;
    const ArrayRef g = contiguous(*node->grad);
    size_t k = 0;
    while (k < all.size() && all[k].backend != &g->backend()) ++k;
    if (k == all.size()) {
      all.push_back({&g->backend(), empty_on(g->backend(), {&shape, 1}, CTN_FLOAT64)});
      fill(*all[k].values, *scalar_f64(0));
    }
    Array& values = *all[k].values;
    Launch launch(Kernel::squared_norm);
    launch.count = 2;
    launch.operands[0] = g->operand();
    launch.operands[1] = {
        values.data() + i * sizeof(double), &values.storage(), nullptr, nullptr, 0, CTN_FLOAT64};
    g->backend().launch(launch);
    values.storage().mark_written();
  }
  double total = 0;
  std::vector<double> host(slots.size());
  for (const Sums& sums : all) {
    to_data(*sums.values, host.data());
    for (const double each : host) total += each;
  }
  return total;
}

class GradientClipping final : public Hook {
 public:
  explicit GradientClipping(double threshold) : Hook("GradientClipping"), threshold_(threshold) {}

  void run(Optimizer& optimizer, Link&) override {
    std::vector<Optimizer::Slot>& slots = optimizer.slots();
    const double rate = threshold_ / std::sqrt(squared_norm(slots));
    if (!(rate < 1)) return;
    std::vector<ArrayRef> grads(slots.size());
    const ArrayRef factor = scalar_f64(rate);
    for (size_t i = 0; i < slots.size(); ++i) {
      const Node* node = node_with_gradient(slots[i]);
      if (node && !may_scale_in_place(*node->grad))
        grads[i] = elementwise_scalar(Op::multiply, *node->grad, rate, false);
    }
    for (size_t i = 0; i < slots.size(); ++i) {
      const Node* node = node_with_gradient(slots[i]);
      if (!node) continue;
      if (grads[i])
        set_grad(*slots[i].param, std::move(grads[i]));
      else
        elementwise_into(Op::multiply, *node->grad, *factor, *node->grad);
    }
  }

 private:
  /// Nobody else sees the array, and the operation needs no memory that could lack half-way.
  static bool may_scale_in_place(const Array& g) {
    return g.unique() && g.storage().unique() && g.is_c_contiguous() && g.is_writeable() &&
           g.backend().is_host();
  }

  double threshold_;
};

class UserHook final : public Hook {
 public:
  UserHook(const char* name, Callback<ctn_optimizer_hook_fn> callback)
      : Hook(name), callback_(std::move(callback)) {}
  void run(Optimizer& optimizer, Link& target) override { check_callback(callback_(&optimizer, &target)); }

 private:
  Callback<ctn_optimizer_hook_fn> callback_;
};

}  // namespace

void add_weight_decay(Optimizer& optimizer, double rate) {
  if (!std::isfinite(rate)) fail(CTN_ERROR_INVALID_ARGUMENT, "rate: expected a finite number, got %g", rate);
  optimizer.add_hook(make<WeightDecay>(rate));
}

void add_gradient_clipping(Optimizer& optimizer, double threshold) {
  if (!(threshold > 0))
    fail(CTN_ERROR_INVALID_ARGUMENT, "threshold: expected a number above 0, got %g", threshold);
  optimizer.add_hook(make<GradientClipping>(threshold));
}

void add_user_hook(Optimizer& optimizer, const char* name, Callback<ctn_optimizer_hook_fn> hook) {
  if (!*name) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name, got an empty text");
  optimizer.add_hook(make<UserHook>(name, std::move(hook)));
}

}  // namespace catenary::optimizers
