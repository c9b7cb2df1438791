#include "impl/optimizers/optimizer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::Link;
using catenary::Node;
using catenary::Ref;
using catenary::UpdateParams;
using Slot = ctn_optimizer::Slot;

namespace {

void require_finite(double value, const char* name) {
  if (!std::isfinite(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number, got %g", name, value);
}

template <class List, class Name>
std::string quoted(const List& list, const Name& name_of) {
  std::string text;
  for (const auto& each : list) text += (text.empty() ? "\"" : ", \"") + std::string(name_of(each)) + "\"";
  return text;
}

/// Set while hooks and callbacks run.
class BusyScope {
 public:
  explicit BusyScope(bool& flag) : flag_(flag), before_(flag) { flag_ = true; }
  ~BusyScope() { flag_ = before_; }

 private:
  bool& flag_;
  bool before_;
};

}  // namespace

const Array* Slot::gradient() const {
  const Node* node = param->node_or_null();
  return node ? node->grad.get() : nullptr;
}

ctn_optimizer::ctn_optimizer(const Rule& rule, catenary::optimizers::Values hyperparameters) : rule_(&rule) {
  const double* given = hyperparameters.begin();
  for (const Rule::Hyperparameter& each : rule.hyperparameters) {
    if (!each.name) break;
    const double value = given < hyperparameters.end() ? *given++ : each.initial;
    require_finite(value, each.name);
    hyperparameters_.push_back({each.name, value, nullptr, false});
  }
}

ctn_optimizer::ctn_optimizer(Ref<UserMethod> method) : user_(std::move(method)) {}

void ctn_optimizer::require_idle(const char* what, bool in_update) const {
  if (busy_ || (in_update_ && !in_update))
    fail(CTN_ERROR_STATE, "optimizer: expected no update in progress, but %s was called from one of its %s",
         what, user_ ? "callbacks" : "hooks");
}

// Parameters and their states.

std::vector<Slot> ctn_optimizer::make_slots(Link& target, const std::vector<Slot>* previous) const {
  std::vector<Slot> slots;
  for (catenary::NamedParam& param : catenary::named_params(target)) {
    Slot slot{std::move(param.path), std::move(param.variable), {}};
    if (previous)
      for (const Slot& old : *previous)
        if (old.param.get() == slot.param.get()) {
          slot.states = old.states;
          slot.has_states = old.has_states;
        }
    slots.push_back(std::move(slot));
  }
  return slots;
}

void ctn_optimizer::init_states(Slot& slot) {
  if (user_) {
    const BusyScope scope(busy_);
    const std::string path = slot.path;  // the callback may change the link
    const catenary::VariableRef param = slot.param;
    slot.states.clear();
    user_->init_state(*this, path.c_str(), *param);
    if (Slot* after = find_slot(path.c_str())) after->has_states = true;
    return;
  }
  const Array& p = slot.param->array();
  std::vector<State> states;
  for (const Rule::State& each : rule_->states) {
    if (!each.name) break;
    ArrayRef value = catenary::empty_on(p.backend(), p.shape(), p.dtype());
    catenary::fill(*value, *catenary::scalar_f64(each.initial));
    states.push_back({each.name, std::move(value)});
  }
  slot.states = std::move(states);
  slot.has_states = true;
}

/// Of parameters that have no array yet, states are made later.
void ctn_optimizer::init_missing() {
  for (size_t i = 0; i < slots_.size(); ++i)
    if (!slots_[i].has_states && slots_[i].param->data()) init_states(slots_[i]);
}

void ctn_optimizer::visit(catenary::Visitor& visitor) const {
  visitor.add(user_);
  for (const Hyperparameter& hyperparameter : hyperparameters_) visitor.add(hyperparameter.schedule);
  visitor.add(target_);
  for (const Slot& slot : slots_) visitor.add(slot.param);
  visitor.add_all(hooks_);
}

void ctn_optimizer::setup(Link& target) { setup(target, false); }

void ctn_optimizer::setup(Link& target, bool keeps_gradients) {
  require_idle("setup");
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  const catenary::LinkRef old_target = target_;
  std::vector<Slot> slots = make_slots(target, nullptr);
  const uint64_t old_structure = std::exchange(structure_, target.structure());
  slots_.swap(slots);
  target_ = catenary::share(target);
  try {
    init_missing();
  } catch (...) {
    target_ = old_target;
    structure_ = old_structure;
    slots_.swap(slots);
    throw;
  }
  keeps_gradients_ = keeps_gradients;
  t_ = epoch_ = 0;
}

void ctn_optimizer::setup(catenary::Span<Array* const> params, catenary::Span<Array* const> grads) {
  if (params.size != grads.size)
    fail(CTN_ERROR_INVALID_ARGUMENT, "grads: expected %zu arrays, as many as parameters, got %zu",
         params.size, grads.size);
  const catenary::LinkRef link = catenary::links::user({});
  for (size_t i = 0; i < params.size; ++i) {
    for (size_t k = 0; k < i; ++k)
      if (catenary::ranges_overlap(*grads[i], *grads[k]))
        fail(CTN_ERROR_INVALID_ARGUMENT,
             "grads: expected arrays that share no memory, but those at %zu and %zu do", k, i);
    const std::string name = std::to_string(i);
    if (!catenary::is_float(params[i]->dtype()))
      fail(CTN_ERROR_DTYPE, "params: expected floating arrays, got %s at %zu",
           catenary::dtype_name(params[i]->dtype()), i);
    if (!params[i]->is_writeable() || !grads[i]->is_writeable())
      fail(CTN_ERROR_STATE, "%s: expected writeable arrays, got a read-only one at %zu",
           params[i]->is_writeable() ? "grads" : "params", i);
    link->add_param(name.c_str(), catenary::share(*params[i]));
    catenary::set_grad(link->param(name.c_str()), catenary::share(*grads[i]));
  }
  setup(*link, true);
}

void ctn_optimizer::refresh() {
  if (!target_)
    fail(CTN_ERROR_STATE, "optimizer: expected one that was set up for a link, got a new %s", name());
  if (structure_ != target_->structure()) {
    slots_ = make_slots(*target_, &slots_);
    structure_ = target_->structure();
  }
  if (!user_ || !busy_) init_missing();
}

std::vector<Slot>& ctn_optimizer::slots() {
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  refresh();
  for (Slot& slot : slots_)
    if (slot.param->data()) fit_states(slot, *slot.param->data());
  return slots_;
}

Slot* ctn_optimizer::find_slot(const char* path) {
  const char* relative = *path == '/' ? path + 1 : path;
  for (Slot& slot : slots_)
    if (slot.path.compare(1, slot.path.npos, relative) == 0) return &slot;
  return nullptr;
}

Slot& ctn_optimizer::slot(const char* path) {
  slots();
  Slot* found = find_slot(path);
  if (!found) fail(CTN_ERROR_NOT_FOUND, "path: the optimizer's link has no parameter \"%s\"", path);
  return *found;
}

ArrayRef ctn_optimizer::state(const char* path, const char* state_name) {
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  const Slot& found = slot(path);
  for (const State& state : found.states)
    if (state.name == state_name) return state.value;
  const std::string known = quoted(found.states, [](const State& s) { return s.name; });
  fail(CTN_ERROR_NOT_FOUND, "name: expected a state of %s (%s), got \"%s\"", name(),
       found.states.empty() ? "it has none" : known.c_str(), state_name);
}

void ctn_optimizer::add_state(const char* path, const char* state_name, const Array& value) {
  if (!user_)
    fail(CTN_ERROR_UNSUPPORTED, "optimizer: expected one of callbacks, got %s, which has its own states",
         name());
  if (!*state_name || std::strchr(state_name, '/'))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name without \"/\", got \"%s\"", state_name);
  const Ref<ctn_optimizer> self = catenary::share(*this);
  Slot& found = slot(path);
  ArrayRef placed = catenary::to_backend(value, found.param->array().backend());
  for (State& state : found.states)
    if (state.name == state_name) {
      state.value = std::move(placed);
      return;
    }
  found.states.push_back({state_name, std::move(placed)});
}

void ctn_optimizer::init_state(const char* path) {
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  init_states(slot(path));
}

/// States follow their parameter to another device; another shape or dtype than a rule's is an error.
void ctn_optimizer::fit_states(Slot& slot, const Array& p) const {
  for (State& state : slot.states) {
    const Array& s = *state.value;
    if (rule_ && (s.dtype() != p.dtype() || !catenary::same_shape(s.shape(), p.shape())))
      fail(s.dtype() != p.dtype() ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE,
           "optimizer: expected the parameter \"%s\" to stay %s like its state \"%s\", got %s",
           slot.path.c_str(), catenary::describe(s).c_str(), state.name.c_str(),
           catenary::describe(p).c_str());
    if (&s.backend() != &p.backend()) state.value = catenary::to_backend(s, p.backend());
  }
}

// Hyperparameters.

size_t ctn_optimizer::find_hyperparameter(const char* name) const {
  size_t i = 0;
  while (i < hyperparameters_.size() && hyperparameters_[i].name != name) ++i;
  return i;
}

const std::string& ctn_optimizer::hyperparameter_name(size_t index) const {
  if (index >= hyperparameters_.size())
    fail(CTN_ERROR_INDEX, "index: expected less than %zu hyperparameters, got %zu", hyperparameters_.size(),
         index);
  return hyperparameters_[index].name;
}

double ctn_optimizer::value_of(const Hyperparameter& hyperparameter, int64_t t) const {
  // A schedule may be a callback, which replaces it, adds hyperparameters or releases the optimizer.
  const catenary::ScheduleRef schedule = hyperparameter.schedule;
  return schedule ? schedule->value(hyperparameter.by_epoch ? epoch_ : t) : hyperparameter.value;
}

/// At update number t; schedules count those before it.
void ctn_optimizer::rule_values(int64_t t, double* values) const {
  double known[Rule::kMostHyperparameters];
  for (size_t i = 0; i < hyperparameters_.size(); ++i) known[i] = value_of(hyperparameters_[i], t - 1);
  rule_->values(known, t, values);
}

double ctn_optimizer::hyperparameter(const char* wanted) const {
  const Ref<ctn_optimizer> self = catenary::share(const_cast<ctn_optimizer&>(*this));
  const size_t i = find_hyperparameter(wanted);
  // A user's update of parameters is number t, and schedules count those before it.
  if (i < hyperparameters_.size())
    return value_of(hyperparameters_[i], moving_ ? std::max<int64_t>(t_ - 1, 0) : t_);
  if (!rule_ || !rule_->rate || std::strcmp(wanted, "lr") != 0) fail_hyperparameter(wanted);
  if (t_ == 0)
    fail(CTN_ERROR_STATE,
         "name: \"lr\" of %s is computed from the number of updates, and there was none so far", name());
  double known[Rule::kMostHyperparameters];
  for (size_t k = 0; k < hyperparameters_.size(); ++k) known[k] = value_of(hyperparameters_[k], t_ - 1);
  return rule_->rate(known, t_);
}

void ctn_optimizer::set_hyperparameter(const char* wanted, double value) {
  const size_t i = find_hyperparameter(wanted);
  if (i == hyperparameters_.size()) fail_hyperparameter(wanted);
  require_finite(value, "value");
  if (hyperparameters_[i].schedule)
    fail(CTN_ERROR_STATE, "name: \"%s\" follows a schedule, which has to be removed first", wanted);
  hyperparameters_[i].value = value;
}

void ctn_optimizer::add_hyperparameter(const char* added, double value) {
  if (!user_)
    fail(CTN_ERROR_UNSUPPORTED,
         "optimizer: expected one of callbacks, got %s, which has its own hyperparameters", name());
  if (!*added) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name, got an empty text");
  if (find_hyperparameter(added) < hyperparameters_.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already \"%s\"", added);
  require_finite(value, "value");
  hyperparameters_.push_back({added, value, nullptr, false});
}

void ctn_optimizer::set_schedule(const char* wanted, catenary::Schedule* schedule, bool by_epoch) {
  const size_t i = find_hyperparameter(wanted);
  if (i == hyperparameters_.size()) fail_hyperparameter(wanted);
  const catenary::ScheduleRef old = std::exchange(
      hyperparameters_[i].schedule, schedule ? catenary::share(*schedule) : catenary::ScheduleRef());
  hyperparameters_[i].by_epoch = by_epoch;
}

void ctn_optimizer::fail_hyperparameter(const char* wanted) const {
  const std::string known = quoted(hyperparameters_, [](const Hyperparameter& h) { return h.name; });
  fail(CTN_ERROR_NOT_FOUND, "name: expected a hyperparameter of %s (%s), got \"%s\"", name(),
       known.empty() ? "it has none" : known.c_str(), wanted);
}

// Hooks.

void ctn_optimizer::add_hook(Ref<Hook> hook) {
  for (const Ref<Hook>& known : hooks_)
    if (known->name() == hook->name())
      fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already a hook \"%s\"",
           hook->name().c_str());
  hooks_.push_back(std::move(hook));
}

void ctn_optimizer::remove_hook(const char* removed_name) {
  for (size_t i = 0; i < hooks_.size(); ++i) {
    if (hooks_[i]->name() != removed_name) continue;
    const Ref<Hook> removed = std::move(hooks_[i]);  // its destroy function may call the optimizer
    hooks_.erase(hooks_.begin() + std::ptrdiff_t(i));
    return;
  }
  fail(CTN_ERROR_NOT_FOUND, "name: there is no hook \"%s\"", removed_name);
}

void ctn_optimizer::run_hook(Hook& hook, Stages& stages) {
  if (hook.reads_gradients()) apply_stages(stages);
  if (stages.size() == UpdateParams::kMostStages) apply_stages(stages);
  if (!stages.empty()) check_all();  // the next may compute with them
  catenary::UpdateStage stage{};
  if (hook.run(*this, *target_, stages, stage)) stages.push_back(stage);
  refresh();
}

void ctn_optimizer::run_hooks(Stages& stages) {
  check_all();
  // Hooks may add and remove hooks.
  const catenary::LinkRef target = target_;
  const std::vector<Ref<Hook>> hooks = hooks_;
  const BusyScope scope(busy_);
  for (const Ref<Hook>& hook : hooks) run_hook(*hook, stages);
}

void ctn_optimizer::call_hooks() {
  require_idle("call_hooks", true);
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  refresh();
  Stages stages;
  run_hooks(stages);
  apply_stages(stages);
}

void ctn_optimizer::call_hook(Hook& hook) {
  require_idle(hook.name().c_str(), true);
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  refresh();
  check_all();
  Stages stages;
  run_hook(hook, stages);
  apply_stages(stages);
}

// Updates.

void ctn_optimizer::update() {
  require_idle("update");
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  refresh();
  if (user_ && user_->has_update()) {
    const BusyScope scope(in_update_);
    user_->update(*this, *catenary::LinkRef(target_), nullptr, nullptr);
    ++t_;
    return;
  }
  Stages stages;
  if (!hooks_.empty()) run_hooks(stages);
  move_all(stages);
}

/// All parameters, as update number t + 1.
void ctn_optimizer::move_all(const Stages& stages) {
  refresh();  // parameters that hooks added
  check_all();
  if (rule_) {
    UpdateParams params{};
    params.rule = rule_->update;
    {
      const BusyScope scope(busy_);  // schedules may be callbacks
      rule_values(t_ + 1, params.values);
    }
    // Hooks see all parameters as they were.
    Stages rest = stages;
    if (!rest.empty() && shares_memory()) apply_stages(rest);
    run(params, rest, slots_);
    ++t_;
    return;
  }
  Stages rest = stages;
  apply_stages(rest);
  const BusyScope scope(busy_), moving(moving_);
  std::vector<std::pair<std::string, catenary::VariableRef>> params;  // callbacks may change the link
  for (const Slot& slot : slots_)
    if (slot.gradient()) params.push_back({slot.path, slot.param});
  ++t_;
  try {
    for (const auto& [path, param] : params) user_->update_one(*this, path.c_str(), *param);
  } catch (...) {
    --t_;
    throw;
  }
}

void ctn_optimizer::update_one(const char* path) {
  if (!user_) require_idle("update_one");
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  Slot& found = slot(path);
  check(found);
  if (!found.gradient()) return;
  if (user_) {
    const BusyScope scope(busy_), moving(moving_);
    const std::string name = found.path;
    const catenary::VariableRef param = found.param;
    user_->update_one(*this, name.c_str(), *param);
    return;
  }
  if (t_ == 0 && rule_->rate)
    fail(CTN_ERROR_STATE,
         "optimizer: expected t of at least 1, which the rate of %s is computed from; see set_t", name());
  UpdateParams params{};
  params.rule = rule_->update;
  {
    const BusyScope scope(busy_);
    rule_values(std::max(t_, int64_t{1}), params.values);
  }
  run(params, {}, {&found, 1});
}

void ctn_optimizer::backward(const catenary::Callback<ctn_loss_fn>& loss) {
  ctn_variable* received = nullptr;
  const ctn_status status = loss(&received);
  catenary::VariableRef value = catenary::VariableRef::adopt(received);
  catenary::check_callback(status);
  if (!value) fail(CTN_ERROR_CALLBACK, "loss: the function returned CTN_OK without a loss");
  refresh();
  target_->cleargrads();
  catenary::backward(*value, false, false);
}

void ctn_optimizer::update(const catenary::Callback<ctn_loss_fn>& loss) {
  require_idle("update_loss");
  const Ref<ctn_optimizer> self = catenary::share(*this);  // callbacks may release what they please
  refresh();
  if (user_ && user_->has_update()) {
    const BusyScope scope(in_update_);
    user_->update(*this, *catenary::LinkRef(target_), loss.function(), loss.user_data());
    ++t_;
    return;
  }
  if (keeps_gradients_)
    fail(CTN_ERROR_STATE,
         "optimizer: expected one that was set up for a link, which a loss is computed with");
  backward(loss);  // the graph goes before the update
  update();
}
