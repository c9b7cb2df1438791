// Optimizers: states, hooks and updates.
#include "impl/optimizers/optimizer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/base/range.h"
#include "impl/base/scoped_value.h"
#include "impl/base/utf8.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/rules.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::Link;
using catenary::Node;
using catenary::Ref;
using catenary::UpdateParams;
using Slot = ctn_optimizer::Slot;

namespace {

using BusyScope = catenary::ScopedValue<bool>;

int64_t not_negative(int64_t value, const char* name) {
  if (value < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least 0, got %lld", name, (long long)value);
  return value;
}

}  // namespace

const Array* Slot::gradient() const {
  const Node* node = param->node_or_null();
  return node && node->requires_grad ? node->grad.get() : nullptr;
}

ctn_optimizer::ctn_optimizer(const Rule& rule, std::initializer_list<double> arguments) : rule_(&rule) {
  for (const Rule::Hyperparameter& each : rule.hyperparameters) {
    if (!each.name) break;
    const size_t i = hyperparameters_.size();
    const double value = i < arguments.size() ? arguments.begin()[i] : each.preset;
    require_within(each.range, value, each.name);
    hyperparameters_.push_back({each.name, value, nullptr, false, &each.range});
  }
}

const char* ctn_optimizer::name() const { return user_ ? user_->name().c_str() : rule_->name; }

ctn_optimizer::ctn_optimizer(Ref<UserMethod> method) : user_(std::move(method)) {}

void ctn_optimizer::require_idle(const char* what, bool in_update) const {
  if (busy_ || (in_update_ && !in_update))
    fail(CTN_ERROR_STATE, "optimizer: expected no update in progress, but %s was called from one of its %s",
         what, user_ ? "callbacks" : "hooks");
}

void ctn_optimizer::set_t(int64_t t) { t_ = not_negative(t, "t"); }

void ctn_optimizer::set_epoch(int64_t epoch) { epoch_ = not_negative(epoch, "epoch"); }

// Parameters and their states.

std::vector<Slot> ctn_optimizer::make_slots(Link& target, const std::vector<Slot>* previous) const {
  std::unordered_map<const catenary::Variable*, const Slot*> known;
  if (previous)
    for (const Slot& old : *previous) known[old.param.get()] = &old;
  std::vector<Slot> slots;
  for (catenary::NamedParam& param : catenary::named_params(target)) {
    Slot slot{std::move(param.path), std::move(param.variable), {}};
    slot.group = group_at(slot.path);
    const auto old = known.find(slot.param.get());
    if (old != known.end()) {
      slot.states = old->second->states;
      slot.has_states = old->second->has_states;
    }
    slots.push_back(std::move(slot));
  }
  return slots;
}

void ctn_optimizer::take_slots(std::vector<Slot>& slots) {
  slots_.swap(slots);
  places_.clear();
  complete_ = false;
}

void ctn_optimizer::init_states(Slot& slot) {
  if (user_) {
    const BusyScope scope(busy_, true);
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

/// States of parameters that have no array yet are created later.
void ctn_optimizer::init_missing() {
  if (complete_) return;
  for (size_t i = 0; i < slots_.size(); ++i)
    if (!slots_[i].has_states && slots_[i].param->data()) init_states(slots_[i]);
  complete_ = std::all_of(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.has_states; });
}

void ctn_optimizer::visit(catenary::Visitor& visitor) const {
  visitor.add(user_);
  for (const Hyperparameter& hyperparameter : hyperparameters_) visitor.add(hyperparameter.schedule);
  for (const Group& group : groups_)
    for (const Hyperparameter& own : group.own) visitor.add(own.schedule);
  visitor.add(target_);
  for (const Slot& slot : slots_) visitor.add(slot.param);
  visitor.add_all(hooks_);
}

void ctn_optimizer::setup(Link& target) { setup(target, false); }

void ctn_optimizer::setup(Link& target, bool keeps_gradients) {
  require_idle("setup");
  const catenary::LinkRef old_target = target_;
  for (const Group& group : groups_) require_members(group, target);
  std::vector<Slot> slots = make_slots(target, nullptr);
  const uint64_t old_structure = std::exchange(structure_, target.structure());
  take_slots(slots);
  target_ = catenary::share(target);
  try {
    init_missing();
  } catch (...) {
    target_ = old_target;
    structure_ = old_structure;
    take_slots(slots);
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
    std::vector<Slot> slots = make_slots(*target_, &slots_);
    take_slots(slots);
    structure_ = target_->structure();
  }
  if (!user_ || !busy_) init_missing();
}

std::vector<Slot>& ctn_optimizer::slots() {
  refresh();
  for (Slot& slot : slots_)
    if (slot.param->data()) fit_states(slot, *slot.param->data());
  return slots_;
}

Slot* ctn_optimizer::find_slot(const char* path) {
  if (places_.empty())
    for (size_t i = 0; i < slots_.size(); ++i) places_[slots_[i].path] = i;
  const auto found = places_.find(*path == '/' ? path : std::string("/") + path);
  return found == places_.end() ? nullptr : &slots_[found->second];
}

Slot& ctn_optimizer::slot(const char* path) {
  refresh();
  Slot* found = find_slot(path);
  if (!found)
    fail(CTN_ERROR_NOT_FOUND, "path: expected the path of a parameter of the optimizer's link, got \"%s\"",
         path);
  if (found->param->data()) fit_states(*found, *found->param->data());
  return *found;
}

ArrayRef ctn_optimizer::state(const char* path, const char* state_name) {
  const Slot& found = slot(path);
  for (const State& state : found.states)
    if (state.name == state_name) return state.value;
  std::vector<std::string> known;
  for (const State& state : found.states) known.push_back(state.name);
  fail(CTN_ERROR_NOT_FOUND, "name: expected a state of %s (%s), got \"%s\"", name(),
       known.empty() ? "it has none" : catenary::enumerate_names(known).c_str(), state_name);
}

void ctn_optimizer::add_state(const char* path, const char* state_name, const ArrayRef& value) {
  if (!user_)
    fail(CTN_ERROR_UNSUPPORTED,
         "optimizer: expected one defined by callbacks, got %s, which has its own states", name());
  catenary::utf8_text(state_name, "name");
  if (!*state_name || std::strchr(state_name, '/'))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name without \"/\", got \"%s\"", state_name);
  Slot& found = slot(path);
  ArrayRef placed = catenary::to_backend(*value, found.param->array().backend());
  for (State& state : found.states)
    if (state.name == state_name) {
      state.value = std::move(placed);
      return;
    }
  found.states.push_back({state_name, std::move(placed)});
}

const std::string& ctn_optimizer::state_name(const char* path, size_t index) {
  const std::vector<State>& states = slot(path).states;
  catenary::require_index(index, states.size(), "states");
  return states[index].name;
}

void ctn_optimizer::init_state(const char* path) { init_states(slot(path)); }

/// States follow their parameter to another device; a shape or dtype other than the rule's is an error.
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

// Hooks.

void ctn_optimizer::add_hook(Ref<Hook> hook) {
  catenary::utf8_text(hook->name().c_str(), "name");
  for (const Ref<Hook>& known : hooks_)
    if (known->name() == hook->name())
      fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already a hook \"%s\"",
           hook->name().c_str());
  hooks_.push_back(std::move(hook));
}

const std::string& ctn_optimizer::hook_name(size_t index) const {
  catenary::require_index(index, hooks_.size(), "hooks");
  return hooks_[index]->name();
}

void ctn_optimizer::remove_hook(const char* removed_name) {
  for (size_t i = 0; i < hooks_.size(); ++i) {
    if (hooks_[i]->name() != removed_name) continue;
    const Ref<Hook> removed = std::move(hooks_[i]);  // its destroy function may call the optimizer
    hooks_.erase(hooks_.begin() + std::ptrdiff_t(i));
    return;
  }
  std::vector<std::string> known;
  for (const Ref<Hook>& hook : hooks_) known.push_back(hook->name());
  fail(CTN_ERROR_NOT_FOUND, "name: expected the name of a hook (%s), got \"%s\"",
       catenary::enumerate_names(known).c_str(), removed_name);
}

void ctn_optimizer::run_hook(Hook& hook, Stages& stages) {
  if (hook.reads_gradients()) apply_stages(stages);
  if (stages.size() == UpdateParams::kMaxStages) apply_stages(stages);
  if (!stages.empty()) check_all();  // the next hook may compute with them
  catenary::optimizers::PendingStage next{};
  if (hook.run(*this, *target_, stages, next)) {
    next.hook = catenary::share(hook);
    stages.push_back(std::move(next));
  }
  refresh();
}

void ctn_optimizer::run_hooks(Stages& stages) {
  check_all();
  // Hooks may add and remove hooks.
  const catenary::LinkRef target = target_;
  const std::vector<Ref<Hook>> hooks = hooks_;
  const BusyScope scope(busy_, true);
  for (const Ref<Hook>& hook : hooks) run_hook(*hook, stages);
}

void ctn_optimizer::call_hooks() {
  require_idle("call_hooks", true);
  refresh();
  Stages stages;
  run_hooks(stages);
  apply_stages(stages);
}

void ctn_optimizer::call_hook(Hook& hook) {
  require_idle(hook.name().c_str(), true);
  refresh();
  check_all();
  Stages stages;
  run_hook(hook, stages);
  apply_stages(stages);
}

// Updates.

bool ctn_optimizer::is_open() const {
  return !gate_ || gate_->open.empty() || catenary::item_i64(*gate_->open[0], {});
}

void ctn_optimizer::update(const catenary::optimizers::UpdateGate* gate) {
  require_idle("update");
  refresh();
  const catenary::ScopedValue<const catenary::optimizers::UpdateGate*> scope(gate_, gate);
  Stages stages;
  if (gate) stages.push_back({{catenary::UpdateStage::scale, 1, true}, gate->factor, nullptr});
  if (user_ && user_->has_update()) {
    apply_stages(stages);
    const BusyScope updating(in_update_, true);
    if (is_open()) user_->update(*this, *catenary::LinkRef(target_), nullptr, nullptr);
    ++t_;
    return;
  }
  if (!hooks_.empty()) run_hooks(stages);
  move_all(stages);
}

/// Updates all parameters, as update number t + 1.
void ctn_optimizer::move_all(const Stages& stages) {
  refresh();  // hooks may have added parameters
  if (std::none_of(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.gradient(); }))
    fail(CTN_ERROR_STATE,
         slots_.empty()
             ? "optimizer: expected a link with parameters, got one without; children have to be added to it"
             : "optimizer: expected a gradient of at least one parameter, got none; call backward before "
               "the update");
  check_all();
  if (rule_) {
    // Hooks see all parameters before the update.
    Stages rest = stages;
    if (!rest.empty() && shares_memory()) apply_stages(rest);
    fill_params(t_ + 1, slots_);
    run(rule_->update, rest, slots_);
    ++t_;
    return;
  }
  Stages rest = stages;
  apply_stages(rest);
  if (!is_open()) {
    ++t_;
    return;
  }
  const BusyScope scope(busy_, true), moving(moving_, true);
  struct Moved {
    std::string path;
    catenary::VariableRef param;
    size_t group;
  };
  std::vector<Moved> params;  // callbacks may change the link
  for (const Slot& slot : slots_)
    if (slot.gradient()) params.push_back({slot.path, slot.param, slot.group});
  ++t_;
  try {
    for (const Moved& each : params) {
      const catenary::ScopedValue<size_t> group(moving_group_, each.group);
      user_->update_one(*this, each.path.c_str(), *each.param);
    }
  } catch (...) {
    --t_;
    throw;
  }
}

void ctn_optimizer::update_one(const char* path) {
  if (!user_) require_idle("update_one");
  Slot& found = slot(path);
  check(found);
  if (!found.gradient()) return;
  if (user_) {
    const BusyScope scope(busy_, true), moving(moving_, true);
    const catenary::ScopedValue<size_t> group(moving_group_, found.group);
    const std::string name = found.path;
    const catenary::VariableRef param = found.param;
    user_->update_one(*this, name.c_str(), *param);
    return;
  }
  if (t_ == 0 && rule_->rate)
    fail(CTN_ERROR_STATE,
         "optimizer: expected t of at least 1, which the rate of %s is computed from; see set_t", name());
  fill_params(std::max(t_, int64_t{1}), {&found, 1});
  run(rule_->update, {}, {&found, 1});
}

void ctn_optimizer::backward(const catenary::Callback<ctn_loss_fn>& loss) {
  catenary::CallbackResults<ctn_variable> received(1);
  catenary::check_callback(loss(received.data()));
  catenary::VariableRef value = received.take(0);
  if (!value) fail(CTN_ERROR_CALLBACK, "loss: the function returned CTN_OK without a loss");
  refresh();
  target_->cleargrads();
  catenary::backward(*value, false, false);
}

void ctn_optimizer::update(const catenary::Callback<ctn_loss_fn>& loss) {
  require_idle("update_loss");
  refresh();
  if (user_ && user_->has_update()) {
    const BusyScope scope(in_update_, true);
    user_->update(*this, *catenary::LinkRef(target_), loss.function(), loss.user_data());
    ++t_;
    return;
  }
  if (keeps_gradients_)
    fail(CTN_ERROR_STATE,
         "optimizer: expected one that was set up for a link, which a loss is computed with");
  backward(loss);  // releases the graph before the update
  update();
}
