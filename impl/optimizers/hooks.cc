// Optimizer hooks: weight decay, clipping, gradient noise.
#include <algorithm>
#include <cmath>

#include "impl/array/launch.h"
#include "impl/base/callback_error.h"
#include "impl/base/range.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/optimizers/optimizer.h"
#include "impl/random/random.h"

namespace catenary::optimizers {
namespace {

/// Adds a multiple of the parameter or of its sign to each gradient.
class Decay final : public Hook {
 public:
  Decay(const char* name, UpdateStage::Kind kind, double rate) : Hook(name), kind_(kind), rate_(rate) {}
  bool reads_gradients() const override { return false; }
  bool run(Optimizer&, Link&, const UpdateStages&, PendingStage& next) override {
    next.stage = {kind_, rate_};
    return true;
  }

 private:
  UpdateStage::Kind kind_;
  double rate_;
};

/// The squared norms of gradients on one device: a float64 array with one for each gradient.
struct Norms {
  Backend* backend;
  int64_t count;
  ArrayRef sums;
};

/// Computes the squared norms, after the stages, of the gradients that a hook applies to (null: all).
std::vector<Norms> squared_norms(Optimizer& optimizer, const UpdateStages& stages, const Hook* hook) {
  struct Group {  // same device and, if there are stages, the same dtype and group of the optimizer
    size_t norms;
    DType dtype;
    size_t group;
    std::vector<ArrayRef> arrays;  // gradients; if there are stages, each is followed by its parameter
  };
  const size_t each = stages.empty() ? 1 : 2;
  std::vector<Norms> all;
  std::vector<Group> groups;
  for (const Optimizer::Slot& slot : optimizer.slots()) {
    const Array* g = slot.gradient();
    if (!g || g->size() == 0 || (hook && !optimizer.applies(*hook, slot))) continue;
    size_t n = 0, k = 0;
    while (n < all.size() && all[n].backend != &g->backend()) ++n;
    if (n == all.size()) all.push_back({&g->backend(), 0, nullptr});
    ++all[n].count;
    const DType dtype = stages.empty() ? CTN_DTYPE_NONE : g->dtype();
    const size_t group = stages.empty() ? 0 : slot.group;
    while (k < groups.size() &&
           (groups[k].norms != n || groups[k].dtype != dtype || groups[k].group != group))
      ++k;
    if (k == groups.size()) groups.push_back({n, dtype, group, {}});
    groups[k].arrays.push_back(contiguous(*g));
    if (each > 1) groups[k].arrays.push_back(contiguous(slot.param->array()));
  }
  for (Norms& norms : all) {
    norms.sums = empty_on(*norms.backend, {&norms.count, 1}, CTN_FLOAT64);
    norms.count = 0;  // now the number of those that were launched
  }
  UpdateParams params{};
  params.rule = kNorms;
  for (const Group& group : groups) {
    Norms& norms = all[group.norms];
    optimizer.put_stages(stages, group.group, params);
    std::vector<Operand> operands(group.arrays.size() + size_t(params.rate_count) + 1);
    const auto start = [&](Launch&& launch) {
      if (!stages.empty()) optimizer.add_rates(stages, group.group, *norms.backend, launch);
      add_to(launch, group.arrays);
      const int64_t end = norms.count + int64_t(group.arrays.size() / each);
      const ArrayRef place = slice_axis(*norms.sums, 0, norms.count, end);
      launch.add(place->operand());
      run(launch);
      norms.count = end;
    };
    if (stages.empty())
      start(Launch(kernels::squared_norm, {}, operands.data()));
    else
      start(Launch(kernels::update, params, operands.data()));
    norms.sums->storage().mark_written();
  }
  return all;
}

/// The sum of the norms, for which the host waits.
double total_of(const std::vector<Norms>& all) {
  double total = 0;
  for (const Norms& norms : all) {
    std::vector<double> host(size_t(norms.count));
    to_data(*norms.sums, host.data());
    for (const double sum : host) total += sum;
  }
  return total;
}

class GradientClipping final : public Hook {
 public:
  explicit GradientClipping(double threshold) : Hook("GradientClipping"), threshold_(threshold) {}
  bool reads_gradients() const override { return false; }

  bool run(Optimizer& optimizer, Link&, const UpdateStages& pending, PendingStage& next) override {
    const std::vector<Norms> all = squared_norms(optimizer, pending, this);
    if (std::any_of(all.begin(), all.end(), [](const Norms& norms) { return norms.backend->runs_late(); })) {
      // The host does not wait for the rate.
      Backend& first = *all[0].backend;
      std::vector<ArrayRef> moved;
      std::vector<const Array*> sums;
      std::vector<Backend*> devices;
      for (const Norms& norms : all) {
        moved.push_back(to_backend(*norms.sums, first));
        sums.push_back(moved.back().get());
        devices.push_back(norms.backend);
      }
      const ArrayRef rate = empty_on(first, {}, CTN_FLOAT64);
      launch(kernels::clipping_rate, {threshold_}, sums.size() == 1 ? moved[0] : concatenate(sums, 0), rate);
      rate->storage().mark_written();
      next.rates = distributed(rate, devices);
      next.stage = {UpdateStage::scale, 1, true};
      return true;
    }
    const double rate = threshold_ / std::sqrt(total_of(all));
    next.stage = {UpdateStage::scale, rate};
    return rate < 1;
  }

 private:
  double threshold_;
};

class GradientNoise final : public Hook {
 public:
  explicit GradientNoise(double eta) : Hook("GradientNoise"), eta_(eta) {}

  bool run(Optimizer& optimizer, Link&, const UpdateStages&, PendingStage&) override {
    const double deviation = std::sqrt(eta_ / std::pow(1 + double(optimizer.t()), 0.55));
    const std::vector<Optimizer::Slot>& slots = optimizer.slots();
    std::vector<ArrayRef> noisy(slots.size());
    for (size_t i = 0; i < slots.size(); ++i) {
      const Array* g = slots[i].gradient();
      if (!g || !g->size() || !optimizer.applies(*this, slots[i])) continue;
      const ArrayRef noise = random_normal(&default_random_state(g->backend()), 0, deviation, g->shape(),
                                           compute_dtype(g->dtype()));
      noisy[i] = asarray(*elementwise(ops::add, *noise, *g), g->dtype());
    }
    optimizer.replace_gradients(std::move(noisy));
    return false;
  }

 private:
  double eta_;
};

class UserHook final : public Hook {
 public:
  UserHook(const char* name, Callback<ctn_optimizer_hook_fn> callback)
      : Hook(name), callback_(std::move(callback)) {}
  bool spares_groups() const override { return false; }
  bool run(Optimizer& optimizer, Link& target, const UpdateStages&, PendingStage&) override {
    check_callback(callback_(&optimizer, &target));
    return false;
  }

 private:
  Callback<ctn_optimizer_hook_fn> callback_;
};

Ref<Hook> decay_hook(const char* name, UpdateStage::Kind kind, double rate, const char* argument) {
  require_within(kNotNegative, rate, argument);
  return make<Decay>(name, kind, rate);
}

Ref<Hook> clipping_hook(double threshold, const char* argument) {
  if (!(threshold > 0))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a number above 0, got %g", argument, threshold);
  return make<GradientClipping>(threshold);
}

}  // namespace

void add_weight_decay(Optimizer& optimizer, double rate) {
  optimizer.add_hook(decay_hook("WeightDecay", UpdateStage::decay, rate, "rate"));
}

void add_lasso(Optimizer& optimizer, double rate) {
  optimizer.add_hook(decay_hook("Lasso", UpdateStage::lasso, rate, "rate"));
}

void add_gradient_clipping(Optimizer& optimizer, double threshold) {
  optimizer.add_hook(clipping_hook(threshold, "threshold"));
}

void add_gradient_noise(Optimizer& optimizer, double eta) {
  require_within(kNotNegative, eta, "eta");
  optimizer.add_hook(make<GradientNoise>(eta));
}

void add_user_hook(Optimizer& optimizer, const char* name, Callback<ctn_optimizer_hook_fn> hook) {
  if (!*name) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name, got an empty string");
  optimizer.add_hook(make<UserHook>(name, std::move(hook)));
}

double compute_grads_norm(Optimizer& optimizer) {
  return std::sqrt(total_of(squared_norms(optimizer, {}, nullptr)));
}

void clip_grads(Optimizer& optimizer, double maxnorm) {
  optimizer.call_hook(*clipping_hook(maxnorm, "maxnorm"));
}

void weight_decay(Optimizer& optimizer, double decay) {
  optimizer.call_hook(*decay_hook("WeightDecay", UpdateStage::decay, decay, "decay"));
}

void accumulate_grads(Optimizer& optimizer, Span<const Array* const> grads) {
  const std::vector<Optimizer::Slot>& slots = optimizer.slots();
  if (grads.size != slots.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "grads: expected %zu arrays, one for each parameter, got %zu",
         slots.size(), grads.size);
  std::vector<ArrayRef> sums(slots.size());
  for (size_t i = 0; i < slots.size(); ++i) {
    const Array& p = slots[i].param->array();
    if (!same_shape(grads[i]->shape(), p.shape()))
      fail(CTN_ERROR_SHAPE, "grads: expected shape %s for the parameter \"%s\", got %s",
           shape_text(p.shape()).c_str(), slots[i].path.c_str(), shape_text(grads[i]->shape()).c_str());
    if (grads[i]->dtype() != p.dtype())
      fail(CTN_ERROR_DTYPE, "grads: expected %s for the parameter \"%s\", got %s", dtype_name(p.dtype()),
           slots[i].path.c_str(), dtype_name(grads[i]->dtype()));
    const ArrayRef moved = to_backend(*grads[i], p.backend());
    if (const Node* node = slots[i].param->node_or_null(); node && !node->requires_grad) continue;
    const Array* g = slots[i].gradient();
    sums[i] = g ? elementwise(ops::add, *g, *moved) : copy(*moved);
  }
  optimizer.replace_gradients(std::move(sums));
}

void zero_grads(Optimizer& optimizer) {
  if (!optimizer.keeps_gradients()) {
    optimizer.slots();
    return optimizer.target()->zerograds();
  }
  for (const Optimizer::Slot& slot : optimizer.slots())
    if (slot.gradient()) fill(*slot.param->node().grad, *scalar_f64(0));
}

}  // namespace catenary::optimizers
