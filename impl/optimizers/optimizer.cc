#include "impl/optimizers/optimizer.h"

#include <algorithm>
#include <cstring>

#include "impl/base/callback_error.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::Launch;
using catenary::Link;
using catenary::Node;
using catenary::Ref;
using catenary::VariableRef;
using Slot = ctn_optimizer::Slot;

namespace {

ArrayRef new_state(const Array& p) {
  ArrayRef state = catenary::empty_on(p.backend(), p.shape(), p.dtype());
  catenary::fill(*state, *catenary::scalar_f64(0));
  return state;
}

const Array* gradient_of(const Slot& slot) {
  const Node* node = slot.param->node_or_null();
  return node ? node->grad.get() : nullptr;
}

std::string quoted(const char* const* names, size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += std::string(i ? ", \"" : "\"") + names[i] + "\"";
  return text;
}

/// Set while hooks run.
class UpdateScope {
 public:
  explicit UpdateScope(bool& flag) : flag_(flag) { flag_ = true; }
  ~UpdateScope() { flag_ = false; }

 private:
  bool& flag_;
};

}  // namespace

ctn_optimizer::ctn_optimizer(const Rule& rule, std::initializer_list<double> hyperparameters) : rule_(rule) {
  std::copy(hyperparameters.begin(), hyperparameters.end(), hyperparameters_);
}

void ctn_optimizer::require_idle(const char* what) const {
  if (updating_)
    fail(CTN_ERROR_STATE,
         "optimizer: expected no update in progress, but %s was called from one of its hooks", what);
}

std::vector<Slot> ctn_optimizer::make_slots(Link& target, const std::vector<Slot>* previous) const {
  std::vector<Slot> slots;
  for (catenary::NamedParam& param : catenary::named_params(target)) {
    Slot slot{std::move(param.path), std::move(param.variable), {}};
    const Slot* known = nullptr;
    if (previous)
      for (const Slot& old : *previous)
        if (old.param.get() == slot.param.get()) known = &old;
    for (size_t i = 0; i < rule_.state_count; ++i)
      slot.states[i] = known ? known->states[i] : new_state(slot.param->array());
    slots.push_back(std::move(slot));
  }
  return slots;
}

void ctn_optimizer::setup(Link& target) {
  require_idle("setup");
  std::vector<Slot> slots = make_slots(target, nullptr);
  structure_ = target.structure();
  slots_ = std::move(slots);
  target_ = catenary::share(target);
  t_ = epoch_ = 0;
}

void ctn_optimizer::refresh() {
  if (!target_)
    fail(CTN_ERROR_STATE, "optimizer: expected one that was set up for a link, got a new %s", rule_.name);
  if (structure_ == target_->structure()) return;
  slots_ = make_slots(*target_, &slots_);
  structure_ = target_->structure();
}

std::vector<Slot>& ctn_optimizer::slots() {
  refresh();
  for (Slot& slot : slots_) fit_states(slot, slot.param->array());
  return slots_;
}

const ArrayRef& ctn_optimizer::state(const char* path, const char* name) {
  const char* relative = *path == '/' ? path + 1 : path;
  for (const Slot& slot : slots()) {
    if (slot.path.compare(1, slot.path.npos, relative) != 0) continue;
    for (size_t i = 0; i < rule_.state_count; ++i)
      if (!std::strcmp(rule_.states[i], name)) return slot.states[i];
    fail(CTN_ERROR_NOT_FOUND, "name: expected a state of %s (%s), got \"%s\"", rule_.name,
         rule_.state_count ? quoted(rule_.states, rule_.state_count).c_str() : "it has none", name);
  }
  fail(CTN_ERROR_NOT_FOUND, "path: the optimizer's link has no parameter \"%s\"", path);
}

// Hyperparameters.

double ctn_optimizer::hyperparameter(const char* name) const {
  for (size_t i = 0; i < rule_.hyperparameter_count; ++i)
    if (!std::strcmp(rule_.hyperparameters[i], name)) return hyperparameters_[i];
  if (!rule_.computes_lr || std::strcmp(name, "lr") != 0) fail_hyperparameter(name);
  if (t_ == 0)
    fail(CTN_ERROR_STATE,
         "name: \"lr\" of %s is computed from the number of updates, and there was none so far", rule_.name);
  return rule_.params(hyperparameters_, t_).lr;
}

void ctn_optimizer::set_hyperparameter(const char* name, double value) {
  for (size_t i = 0; i < rule_.hyperparameter_count; ++i)
    if (!std::strcmp(rule_.hyperparameters[i], name)) {
      hyperparameters_[i] = value;
      return;
    }
  fail_hyperparameter(name);
}

void ctn_optimizer::fail_hyperparameter(const char* name) const {
  fail(CTN_ERROR_NOT_FOUND, "name: expected a hyperparameter of %s (%s), got \"%s\"", rule_.name,
       quoted(rule_.hyperparameters, rule_.hyperparameter_count).c_str(), name);
}

// Hooks.

void ctn_optimizer::add_hook(Ref<Hook> hook) {
  for (const Ref<Hook>& known : hooks_)
    if (known->name() == hook->name())
      fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already a hook \"%s\"",
           hook->name().c_str());
  hooks_.push_back(std::move(hook));
}

void ctn_optimizer::remove_hook(const char* name) {
  for (size_t i = 0; i < hooks_.size(); ++i) {
    if (hooks_[i]->name() != name) continue;
    const Ref<Hook> removed = std::move(hooks_[i]);  // its destroy function may call the optimizer
    hooks_.erase(hooks_.begin() + std::ptrdiff_t(i));
    return;
  }
  fail(CTN_ERROR_NOT_FOUND, "name: there is no hook \"%s\"", name);
}

// Updates.

/// States follow their parameter to another device; another shape or dtype is an error.
void ctn_optimizer::fit_states(Slot& slot, const Array& p) {
  for (size_t i = 0; i < rule_.state_count; ++i) {
    ArrayRef& state = slot.states[i];
    if (state->dtype() != p.dtype() || !catenary::same_shape(state->shape(), p.shape()))
      fail(state->dtype() != p.dtype() ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE,
           "optimizer: expected the parameter \"%s\" to stay %s like its state \"%s\", got %s",
           slot.path.c_str(), catenary::describe(*state).c_str(), rule_.states[i],
           catenary::describe(p).c_str());
    if (&state->backend() != &p.backend()) state = catenary::to_backend(*state, p.backend());
  }
}

/// Whether the kernel can work on the arrays themselves; errors where parameter and gradient do not fit.
bool ctn_optimizer::check(Slot& slot) {
  const Array* g = gradient_of(slot);
  if (!g) return true;
  const Array& p = slot.param->array();
  if (g->dtype() != p.dtype())
    fail(CTN_ERROR_DTYPE, "optimizer: expected a gradient of dtype %s for the parameter \"%s\", got %s",
         catenary::dtype_name(p.dtype()), slot.path.c_str(), catenary::dtype_name(g->dtype()));
  if (!catenary::same_shape(g->shape(), p.shape()))
    fail(CTN_ERROR_SHAPE, "optimizer: expected a gradient of shape %s for the parameter \"%s\", got %s",
         catenary::shape_text(p.shape()).c_str(), slot.path.c_str(),
         catenary::shape_text(g->shape()).c_str());
  if (&g->backend() != &p.backend())
    fail(CTN_ERROR_DEVICE, "optimizer: expected the gradient of the parameter \"%s\" on %s, got one on %s",
         slot.path.c_str(), p.backend().name().c_str(), g->backend().name().c_str());
  if (!p.is_writeable())
    fail(CTN_ERROR_STATE,
         "optimizer: expected a writeable array in the parameter \"%s\", got a read-only one",
         slot.path.c_str());
  fit_states(slot, p);
  return p.is_c_contiguous() && g->is_c_contiguous();
}

bool ctn_optimizer::check_all() {
  bool direct = true;
  for (Slot& slot : slots_) direct = check(slot) && direct;
  return direct;
}

/// g and p are contiguous.
void ctn_optimizer::update_one(Launch& launch, const Slot& slot, const Array& g, const Array& p) {
  const size_t states = rule_.state_count;
  launch.operands[0] = g.operand();
  for (size_t i = 0; i < states; ++i) {
    launch.operands[1 + i] = slot.states[i]->operand();
    slot.states[i]->storage().mark_written();
  }
  launch.operands[1 + states] = p.operand();
  p.backend().launch(launch);
  p.storage().mark_written();
}

/// The detour where some array is not contiguous.
void ctn_optimizer::update_copies(Launch& launch) {
  struct Copies {
    const Slot* slot;
    ArrayRef g, p;
  };
  std::vector<Copies> all;
  for (const Slot& slot : slots_) {
    const Array* g = gradient_of(slot);
    if (g && g->size())
      all.push_back({&slot, catenary::contiguous(*g), catenary::contiguous(slot.param->array())});
  }
  for (const Copies& copies : all) {
    update_one(launch, *copies.slot, *copies.g, *copies.p);
    Array& p = copies.slot->param->array();
    if (copies.p.get() != &p) catenary::assign(p, *copies.p);
  }
}

void ctn_optimizer::update() {
  require_idle("update");
  refresh();
  if (!hooks_.empty()) run_hooks();
  const bool direct = check_all();
  Launch launch(rule_.kernel, rule_.params(hyperparameters_, t_ + 1));
  launch.count = int32_t(rule_.state_count + 2);
  if (direct) {
    for (const Slot& slot : slots_) {
      const Array* g = gradient_of(slot);
      if (g && g->size()) update_one(launch, slot, *g, *slot.param->data());
    }
  } else {
    update_copies(launch);
  }
  ++t_;
}

void ctn_optimizer::run_hooks() {
  check_all();
  // Hooks may add and remove hooks and release what they please.
  const Ref<ctn_optimizer> self = catenary::share(*this);
  const catenary::LinkRef target = target_;
  const std::vector<Ref<Hook>> hooks = hooks_;
  const UpdateScope scope(updating_);
  for (const Ref<Hook>& hook : hooks) {
    hook->run(*this, *target);
    refresh();
  }
}

void ctn_optimizer::update(const catenary::Callback<ctn_loss_fn>& loss) {
  require_idle("update_loss");
  refresh();
  const Ref<ctn_optimizer> self = catenary::share(*this);
  ctn_variable* received = nullptr;
  const ctn_status status = loss(&received);
  VariableRef value = VariableRef::adopt(received);
  catenary::check_callback(status);
  if (!value) fail(CTN_ERROR_CALLBACK, "loss: the function returned CTN_OK without a loss");
  refresh();
  target_->cleargrads();
  catenary::backward(*value, false, false);
  value = nullptr;  // the graph goes before the update
  update();
}
