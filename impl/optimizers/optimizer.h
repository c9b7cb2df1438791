// Optimizers: states, hooks and updates of parameters.
#pragma once
#include <catenary/optimizer.h>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "impl/backend/params/update.h"
#include "impl/base/callback.h"
#include "impl/base/range.h"
#include "impl/base/user_table.h"
#include "impl/links/link.h"
#include "impl/optimizers/schedule.h"

namespace catenary::optimizers {

class Hook;

/// One number, which every device of the parameters has.
using DeviceNumbers = SmallVector<ArrayRef, 1>;

/// A change that a hook requests for every gradient that it applies to.
struct PendingStage {
  UpdateStage stage;
  DeviceNumbers rates;  // the value if it is computed on devices
  Ref<Hook> hook;       // null: it applies to all
};
using UpdateStages = SmallVector<PendingStage, 4>;

/// Called before the parameters change; shared, so that a hook may remove itself.
class Hook : public Object {
 public:
  explicit Hook(const char* name) : name_(name) {}
  const std::string& name() const { return name_; }
  /// Whether pending stages of earlier hooks must be applied first; otherwise they may be applied together.
  virtual bool reads_gradients() const { return true; }
  /// Whether it can skip the parameters of a group.
  virtual bool spares_groups() const { return true; }
  /// Returns true if the stage of `next` must be applied to every gradient, after the `pending` ones.
  virtual bool run(::ctn_optimizer& optimizer, Link& target, const UpdateStages& pending,
                   PendingStage& next) = 0;

 private:
  std::string name_;
};

/// An update rule defined by callbacks.
class UserMethod : public Object {
 public:
  explicit UserMethod(UserTable<ctn_optimizer_callbacks> table);
  const std::string& name() const { return name_; }
  bool has_update() const { return table_->update; }
  void init_state(::ctn_optimizer& optimizer, const char* path, Variable& param) const;
  void update_one(::ctn_optimizer& optimizer, const char* path, Variable& param) const;
  void update(::ctn_optimizer& optimizer, Link& link, ctn_loss_fn loss, void* loss_data) const;

 private:
  UserTable<ctn_optimizer_callbacks> table_;
  std::string name_;
};

struct Rule;

/// Lets devices decide whether an update changes parameters and states.
struct UpdateGate {
  DeviceNumbers open;    // bool
  DeviceNumbers factor;  // of all gradients; float64
};

}  // namespace catenary::optimizers

/// An update rule with the state of every parameter of its target.
struct ctn_optimizer final : catenary::HandleObject<catenary::Kind::optimizer> {
 public:
  using Rule = catenary::optimizers::Rule;
  using Hook = catenary::optimizers::Hook;
  using UserMethod = catenary::optimizers::UserMethod;
  struct State {
    std::string name;
    catenary::ArrayRef value;
  };
  struct Slot {
    std::string path;
    catenary::VariableRef param;
    std::vector<State> states;
    bool has_states = false;  // whether the states were initialized
    size_t group = 0;         // 0: none, otherwise the group's index plus one
    /// Null if there is no gradient or the parameter is frozen.
    const catenary::Array* gradient() const;
  };
  using Stages = catenary::optimizers::UpdateStages;

  /// An update rule with the hyperparameters that its constructor takes.
  ctn_optimizer(const Rule& rule, std::initializer_list<double> arguments);
  explicit ctn_optimizer(catenary::Ref<UserMethod> method);
  void visit(catenary::Visitor& visitor) const override;

  const char* name() const;
  void setup(catenary::Link& target);
  /// For arrays without a link; parameters and gradients are changed in-place.
  void setup(catenary::Span<catenary::Array* const> params, catenary::Span<catenary::Array* const> grads);
  const catenary::LinkRef& target() const { return target_; }
  void update() { update(nullptr); }
  /// With a gate: multiplies the gradients by the factor before the hooks. Hooks are called and t grows
  /// whether it is open or not; gradients, parameters and states change only if it is.
  void update(const catenary::optimizers::UpdateGate* gate);
  /// Throws what `loss` throws.
  void update(const catenary::Callback<ctn_loss_fn>& loss);
  /// Whether a user's functions compute updates.
  bool has_callbacks() const { return bool(user_); }
  /// Whether a user's function runs whole updates and computes losses itself.
  bool runs_whole_updates() const { return user_ && user_->has_update(); }
  /// Updates one parameter at the current t, without hooks.
  void update_one(const char* path);
  /// Calls the hooks as before an update.
  void call_hooks();
  /// Calls one hook, which does not have to be registered.
  void call_hook(Hook& hook);

  int64_t t() const { return t_; }
  int64_t epoch() const { return epoch_; }
  void new_epoch() { ++epoch_; }
  /// Called after loading.
  void set_progress(int64_t t, int64_t epoch) {
    t_ = t;
    epoch_ = epoch;
  }
  // INVALID_ARGUMENT if the number is negative.
  void set_t(int64_t t);
  void set_epoch(int64_t epoch);

  size_t hyperparameter_count() const { return hyperparameters_.size(); }
  const std::string& hyperparameter_name(size_t index) const;
  double hyperparameter(const char* name) const;
  void set_hyperparameter(const char* name, double value);
  void add_hyperparameter(const char* name, double value);
  void set_schedule(const char* name, catenary::Schedule* schedule, bool by_epoch);
  /// Returns the hyperparameters that are numbers, not schedules, with their names: "lr", and "group/lr" if a
  /// group has its own.
  std::vector<std::pair<std::string, double>> numbers() const;
  bool is_scheduled(const std::string& place) const;
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for values that set_hyperparameter rejects; does nothing if
  /// there is no such number.
  void check_number(const std::string& place, double value) const;
  void set_number(const std::string& place, double value);

  // Groups: parameters with their own hyperparameters, which some hooks skip.
  void add_group(const char* name, catenary::Span<const char* const> patterns);
  void remove_group(const char* name);
  size_t group_count() const { return groups_.size(); }
  const std::string& group_name(size_t index) const;
  /// Returns "" if the parameter is in no group.
  std::string group_of(const char* path);
  double group_hyperparameter(const char* group, const char* name) const;
  void group_set_hyperparameter(const char* group, const char* name, double value);
  void group_set_schedule(const char* group, const char* name, catenary::Schedule* schedule, bool by_epoch);
  void group_set_hook(const char* group, const char* hook, bool enabled);
  /// Whether a hook applies to the parameter.
  bool applies(const Hook& hook, const Slot& slot) const;
  bool applies(const Hook& hook, size_t group) const;
  /// Sets the stages of the hooks that apply to a group.
  void put_stages(const Stages& stages, size_t group, catenary::UpdateParams& params) const;
  /// Adds their rates to a launch on a device.
  void add_rates(const Stages& stages, size_t group, const catenary::Backend& backend,
                 catenary::Launch& launch) const;

  void add_hook(catenary::Ref<Hook> hook);
  void remove_hook(const char* name);
  size_t hook_count() const { return hooks_.size(); }
  const std::string& hook_name(size_t index) const;

  /// Returns the current parameters of the target, with states on their devices. Throws
  /// Error(CTN_ERROR_STATE) before setup.
  std::vector<Slot>& slots();
  Slot& slot(const char* path);
  catenary::ArrayRef state(const char* path, const char* name);
  size_t state_count(const char* path) { return slot(path).states.size(); }
  const std::string& state_name(const char* path, size_t index);
  void add_state(const char* path, const char* name, const catenary::ArrayRef& value);
  /// Replaces existing states by initial ones.
  void init_state(const char* path);

  /// Sets new gradients for parameters in the order of slots(); null entries change nothing. If arrays must
  /// not be replaced, copies the values.
  void replace_gradients(std::vector<catenary::ArrayRef> gradients);
  bool keeps_gradients() const { return keeps_gradients_; }

 private:
  struct Hyperparameter {
    std::string name;
    double value;
    catenary::ScheduleRef schedule;
    bool by_epoch;
    const catenary::Range* range;
    bool has_value = true;  // false for a group's hyperparameter that has only a schedule
  };
  struct Group {
    std::string name;
    std::vector<std::string> patterns;
    std::vector<Hyperparameter> own;
    std::vector<std::string> without;  // names of hooks
  };
  struct Item;  // the data of one parameter's update

  /// `in_update`: whether it may be called during a user's whole update.
  void require_idle(const char* what, bool in_update = false) const;
  size_t find_hyperparameter(const char* name) const;
  [[noreturn]] void fail_hyperparameter(const char* name) const;
  double value_of(const Hyperparameter& hyperparameter, int64_t t) const;
  double hyperparameter(const char* name, size_t group) const;
  /// Returns the values in order, for update t + 1 of a group.
  void values_of(size_t group, int64_t t, double* values) const;
  /// Fills the kernel's parameters for update number t, one struct for each group; skips groups without
  /// parameters.
  void fill_params(int64_t t, catenary::Span<const Slot> slots);
  const Hyperparameter* hyperparameter_at(const std::string& place) const;
  size_t find_group(const char* name) const;
  Hyperparameter& own_of(const char* group, const char* name);
  const Hyperparameter* find_own(size_t group, const std::string& name) const;
  size_t group_at(const std::string& path) const;
  void require_members(const Group& group, catenary::Link& target) const;
  Slot* find_slot(const char* path);
  std::vector<Slot> make_slots(catenary::Link& target, const std::vector<Slot>* previous) const;
  void init_states(Slot& slot);
  void init_missing();
  void refresh();
  void setup(catenary::Link& target, bool keeps_gradients);
  void fit_states(Slot& slot, const catenary::Array& p) const;
  void check(Slot& slot) const;
  void check_all();
  bool shares_memory() const;
  /// Waits for the device of a gate.
  bool is_open() const;
  void run_hook(Hook& hook, Stages& stages);
  void run_hooks(Stages& stages);
  void take_slots(std::vector<Slot>& slots);
  /// Applies the stages to gradients and, unless it is none, the rule to the parameters of `slots`, with the
  /// values from fill_params.
  void run(catenary::UpdateRule rule, const Stages& stages, catenary::Span<Slot> slots);
  bool items_are_apart();
  void apply_stages(Stages& stages);
  void move_all(const Stages& stages);
  void backward(const catenary::Callback<ctn_loss_fn>& loss);

  const Rule* rule_ = nullptr;
  catenary::Ref<UserMethod> user_;
  std::vector<Hyperparameter> hyperparameters_;
  catenary::LinkRef target_;
  uint64_t structure_ = 0;  // structure of the target when slots_ was made
  std::vector<Slot> slots_;
  std::unordered_map<std::string, size_t> places_;  // indices in slots_ by path; built when needed
  bool complete_ = false;                           // whether all of slots_ have states
  std::vector<Group> groups_;
  size_t moving_group_ = 0;  // group of the parameter that a user's update is updating
  std::vector<catenary::Ref<Hook>> hooks_;
  std::vector<Item> items_;                     // of the update in progress; kept to reuse its memory
  std::vector<catenary::UpdateParams> params_;  // likewise, by group
  std::vector<catenary::Operand> operands_;     // likewise
  std::vector<std::pair<const char*, const char*>> ranges_;  // likewise
  const catenary::optimizers::UpdateGate* gate_ = nullptr;   // of the update in progress
  int64_t t_ = 0;
  int64_t epoch_ = 0;
  bool busy_ = false;       // while hooks and callbacks run
  bool in_update_ = false;  // while a user's whole update runs
  bool moving_ = false;     // while a user's update of parameters runs
  bool keeps_gradients_ = false;
};

struct ctn_optimizer::Item {
  Slot* slot;
  catenary::Array *g, *p, *out;             // C-contiguous
  catenary::ArrayRef g_copy, p_copy, made;  // set if g, p or out is not the array of the variable
};

namespace catenary {

using Optimizer = ::ctn_optimizer;
using OptimizerRef = Ref<Optimizer>;

namespace optimizers {

/// The one that is on a device.
const ArrayRef& number_on(const Backend& backend, const DeviceNumbers& numbers);
/// Returns copies of a number for each of the devices.
DeviceNumbers distributed(const ArrayRef& number, Span<Backend* const> devices);

/// An optimizer of callbacks.
OptimizerRef user(UserTable<ctn_optimizer_callbacks> table);

void add_weight_decay(Optimizer& optimizer, double rate);
void add_lasso(Optimizer& optimizer, double rate);
void add_gradient_clipping(Optimizer& optimizer, double threshold);
void add_gradient_noise(Optimizer& optimizer, double eta);
void add_user_hook(Optimizer& optimizer, const char* name, Callback<ctn_optimizer_hook_fn> hook);

// Functions that version 1.5 of the reference replaced by hooks and functions of links.
double compute_grads_norm(Optimizer& optimizer);
void clip_grads(Optimizer& optimizer, double maxnorm);
void weight_decay(Optimizer& optimizer, double decay);
void accumulate_grads(Optimizer& optimizer, Span<const Array* const> grads);
void zero_grads(Optimizer& optimizer);

}  // namespace optimizers
}  // namespace catenary
