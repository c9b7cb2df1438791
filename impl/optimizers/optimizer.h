#pragma once
#include <catenary/optimizer.h>

#include <string>
#include <vector>

#include "impl/base/callback.h"
#include "impl/links/link.h"

namespace catenary::optimizers {

/// What tells one gradient method from another.
struct Rule {
  static constexpr size_t kMostHyperparameters = 4, kMostStates = 2;

  const char* name;
  Kernel kernel;  // operands: gradient, states, parameter
  size_t hyperparameter_count;
  const char* hyperparameters[kMostHyperparameters];
  size_t state_count;
  const char* states[kMostStates];
  /// What the kernel gets at update number t, from the hyperparameters in their order.
  UpdateParams (*params)(const double* hyperparameters, int64_t t);
  /// Whether "lr" is computed by `params` and can be read, from the first update on.
  bool computes_lr;
};

/// Called before the parameters change; shared, so that a hook may remove itself.
class Hook : public Object {
 public:
  explicit Hook(const char* name) : name_(name) {}
  const std::string& name() const { return name_; }
  virtual void run(::ctn_optimizer& optimizer, Link& target) = 0;

 private:
  std::string name_;
};

}  // namespace catenary::optimizers

/// A gradient method with the state of every parameter of its target.
struct ctn_optimizer final : catenary::Object {
 public:
  using Rule = catenary::optimizers::Rule;
  using Hook = catenary::optimizers::Hook;
  struct Slot {
    std::string path;
    catenary::VariableRef param;
    catenary::ArrayRef states[Rule::kMostStates];
  };

  ctn_optimizer(const Rule& rule, std::initializer_list<double> hyperparameters);

  void setup(catenary::Link& target);
  const catenary::LinkRef& target() const { return target_; }
  void update();
  /// Throws what `loss` throws.
  void update(const catenary::Callback<ctn_loss_fn>& loss);

  int64_t t() const { return t_; }
  int64_t epoch() const { return epoch_; }
  void new_epoch() { ++epoch_; }
  /// After loading.
  void set_progress(int64_t t, int64_t epoch) {
    t_ = t;
    epoch_ = epoch;
  }

  double hyperparameter(const char* name) const;
  void set_hyperparameter(const char* name, double value);

  void add_hook(catenary::Ref<Hook> hook);
  void remove_hook(const char* name);

  const Rule& rule() const { return rule_; }
  /// The parameters of the target as they are now, with states on their devices; STATE error before setup.
  std::vector<Slot>& slots();
  const catenary::ArrayRef& state(const char* path, const char* name);

 private:
  void require_idle(const char* what) const;
  [[noreturn]] void fail_hyperparameter(const char* name) const;
  std::vector<Slot> make_slots(catenary::Link& target, const std::vector<Slot>* previous) const;
  void refresh();
  void fit_states(Slot& slot, const catenary::Array& p);
  bool check(Slot& slot);
  bool check_all();
  void run_hooks();
  void update_one(catenary::Launch& launch, const Slot& slot, const catenary::Array& g,
                  const catenary::Array& p);
  void update_copies(catenary::Launch& launch);

  const Rule& rule_;
  double hyperparameters_[Rule::kMostHyperparameters] = {};
  catenary::LinkRef target_;
  uint64_t structure_ = 0;  // of the target when slots_ was made
  std::vector<Slot> slots_;
  std::vector<catenary::Ref<Hook>> hooks_;
  int64_t t_ = 0;
  int64_t epoch_ = 0;
  bool updating_ = false;  // while hooks run
};

namespace catenary {

using Optimizer = ::ctn_optimizer;
using OptimizerRef = Ref<Optimizer>;

namespace optimizers {

OptimizerRef sgd(double lr);
OptimizerRef momentum_sgd(double lr, double momentum);
OptimizerRef adam(double alpha, double beta1, double beta2, double eps);

void add_weight_decay(Optimizer& optimizer, double rate);
void add_gradient_clipping(Optimizer& optimizer, double threshold);
void add_user_hook(Optimizer& optimizer, const char* name, Callback<ctn_optimizer_hook_fn> hook);

}  // namespace optimizers
}  // namespace catenary
