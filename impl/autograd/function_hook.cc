// Registers and runs function hooks.
#include "impl/autograd/function_hook.h"

#include <pthread.h>

#include <cstdlib>
#include <cstring>

#include "impl/array/statistics.h"
#include "impl/base/binding.h"
#include "impl/base/context.h"
#include "impl/base/utf8.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {

const FunctionHookRef* HookSet::find(const std::string& name) const {
  for (const Entry& entry : entries_)
    if (entry.name == name) return &entry.hook;
  return nullptr;
}

void HookSet::visit(Visitor& visitor) const {
  for (const Entry& entry : entries_) visitor.add(entry.hook);
}

Ref<HookSet> HookSet::with(const HookSet* set, FunctionHook& hook, const char* name) {
  std::string key = name ? name : hook.name();
  if (key.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a nonempty string, got \"\"");
  utf8_text(key.c_str(), "name");
  if (set && set->find(key))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: hook \"%s\" is already registered", key.c_str());
  auto result = make<HookSet>();
  if (set) result->entries_ = set->entries_;
  result->entries_.push_back({std::move(key), share(hook)});
  return result;
}

Ref<HookSet> HookSet::without(const HookSet* set, const char* name) {
  if (!set || !set->find(name)) fail(CTN_ERROR_NOT_FOUND, "name: no hook \"%s\" is registered", name);
  if (set->entries_.size() == 1) return nullptr;
  auto result = make<HookSet>();
  for (const Entry& entry : set->entries_)
    if (entry.name != name) result->entries_.push_back(entry);
  return result;
}

Ref<HookSet> HookSet::merged(const Ref<HookSet>& first, const Ref<HookSet>& second) {
  if (!first) return second;
  if (!second) return first;
  auto result = make<HookSet>();
  result->entries_ = first->entries_;
  for (const Entry& entry : second->entries_) {
    bool replaced = false;
    for (Entry& other : result->entries_)
      if (other.name == entry.name) {
        other.hook = entry.hook;
        replaced = true;
      }
    if (!replaced) result->entries_.push_back(entry);
  }
  return result;
}

namespace {

// The set itself is in a pthread slot, because thread-local storage is scarce; thread_modes says whether
// there is one.
pthread_key_t hooks_key;
pthread_once_t hooks_once = PTHREAD_ONCE_INIT;

void release_hooks(void* set) { static_cast<HookSet*>(set)->release(); }

constexpr uint8_t kUnknown = 2;

bool debug_from_environment() {
  const char* setting = std::getenv("CATENARY_DEBUG");
  return setting && *setting && std::strcmp(setting, "0") != 0;
}

bool has_nan(const Array& a) {
  if (!is_float(a.dtype()) || a.size() == 0) return false;
  return item_i64(*any(*elementwise(ops::isnan, a), {}, false), {}) != 0;
}

Ref<HookSet> hooks_of(const Function& function, const Function* definition) {
  Ref<HookSet> hooks = thread_hooks();
  if (definition) hooks = HookSet::merged(hooks, definition->local_hooks());
  return HookSet::merged(hooks, function.local_hooks());
}

}  // namespace

std::atomic<uint8_t> debug_mode{kUnknown};

bool debug_enabled() {
  uint8_t mode = debug_mode.load(std::memory_order_relaxed);
  if (mode == kUnknown) {
    // Another thread may have set it in the meantime.
    uint8_t expected = kUnknown;
    debug_mode.compare_exchange_strong(expected, debug_from_environment());
    mode = debug_mode.load(std::memory_order_relaxed);
  }
  return mode != 0;
}

void set_debug_enabled(bool enabled) { debug_mode.store(enabled, std::memory_order_relaxed); }

Ref<HookSet> thread_hooks() {
  if (!thread_modes.hooks) return nullptr;
  return Ref<HookSet>::share(static_cast<HookSet*>(pthread_getspecific(hooks_key)));
}

void set_thread_hooks(Ref<HookSet> hooks) {
  pthread_once(&hooks_once, [] { pthread_key_create(&hooks_key, release_hooks); });
  Ref<HookSet> previous = Ref<HookSet>::adopt(static_cast<HookSet*>(pthread_getspecific(hooks_key)));
  if (pthread_setspecific(hooks_key, hooks.get()) != 0) {
    previous.leak();
    throw std::bad_alloc();
  }
  thread_modes.hooks = bool(hooks);
  hooks.leak();
}

ForwardWatch::ForwardWatch(Function& function, Span<const Value* const> inputs, const Function* definition)
    : function_(share(function)) {
  if (thread_modes.silent) return;
  active_ = true;
  hooks_ = hooks_of(function, definition);
  if (!hooks_) return;
  for (const Value* input : inputs) in_data_.push_back(input->array.get());
  try {
    for (const HookSet::Entry& entry : hooks_->entries()) {
      entry.hook->forward_preprocess(function, in_data_);
      ++begun_;
    }
  } catch (...) {  // the destructor will not run
    abandon();
    throw;
  }
}

ForwardWatch::~ForwardWatch() { abandon(); }

void ForwardWatch::abandon() noexcept {
  for (; begun_ > ended_; --begun_) hooks_->entries()[begun_ - 1].hook->abandoned();
}

void ForwardWatch::done(Span<const Value> outputs) {
  if (!active_) return;
  if (hooks_) {
    bool retain = false;
    for (const HookSet::Entry& entry : hooks_->entries()) retain = retain || entry.hook->retains();
    if (retain && outputs.size && outputs[0].node && outputs[0].node->creator() == function_.get()) {
      FunctionExtras& extras = function_->extras();
      extras.inputs.clear();
      for (const Array* array : in_data_) extras.inputs.push_back(share(*array));
    }
    while (ended_ < begun_) hooks_->entries()[ended_++].hook->forward_postprocess(*function_, in_data_);
  }
  if (!debug_enabled()) return;
  for (size_t i = 0; i < outputs.size; ++i)
    if (has_nan(*outputs[i]))
      fail(CTN_ERROR_NAN, "%s: NaN in output %zu (%s) of the forward computation", function_->label().c_str(),
           i, describe(*outputs[i]).c_str());
}

LoudScope::LoudScope() : previous_(thread_modes.silent) { thread_modes.silent = false; }
LoudScope::~LoudScope() { thread_modes.silent = previous_; }

namespace {

/// Functions that a gradient rule calls are not reported as the user's, unless they get history.
class SilentScope {
 public:
  explicit SilentScope(bool silent) : previous_(thread_modes.silent) { thread_modes.silent = silent; }
  ~SilentScope() { thread_modes.silent = previous_; }
  SilentScope(const SilentScope&) = delete;
  SilentScope& operator=(const SilentScope&) = delete;

 private:
  bool previous_;
};

/// The hooks of one backward computation, and its arrays.
class BackwardHooks {
 public:
  BackwardHooks(Function& function, Span<const Value> grad_outputs) : function_(function) {
    hooks_ = hooks_of(function, function.definition());
    if (!hooks_) return;
    for (size_t i = 0; i < function.inputs().size(); ++i) hold(input(i), in_data_);
    for (const Value& grad : grad_outputs) hold(grad.array, out_grad_);
    try {
      for (const HookSet::Entry& entry : hooks_->entries()) {
        entry.hook->backward_preprocess(function, in_data_, out_grad_);
        ++begun_;
      }
    } catch (...) {
      abandon();
      throw;
    }
  }
  ~BackwardHooks() { abandon(); }
  BackwardHooks(const BackwardHooks&) = delete;
  BackwardHooks& operator=(const BackwardHooks&) = delete;

  void done() {
    while (ended_ < begun_)
      hooks_->entries()[ended_++].hook->backward_postprocess(function_, in_data_, out_grad_);
  }

 private:
  using Arrays = SmallVector<const Array*, 4>;

  ArrayRef input(size_t i) const {
    if (const FunctionExtras* extras = function_.extras_or_null())
      if (i < extras->inputs.size()) return extras->inputs[i];
    const Variable* owner = function_.inputs()[i]->owner;
    return owner ? owner->data() : nullptr;
  }
  // Holding the arrays keeps a rule from writing into gradients that hooks will see again.
  void hold(ArrayRef array, Arrays& list) {
    list.push_back(array.get());
    held_.push_back(std::move(array));
  }
  void abandon() noexcept {
    for (; begun_ > ended_; --begun_) hooks_->entries()[begun_ - 1].hook->abandoned();
  }

  Function& function_;
  Ref<HookSet> hooks_;
  SmallVector<ArrayRef, 4> held_;
  Arrays in_data_, out_grad_;
  size_t begun_ = 0, ended_ = 0;
};

}  // namespace

void watched_backward(Function& function, Gradient& gradient, Span<const Value> grad_outputs,
                      Span<const Value> grad_inputs) {
  if (thread_modes.silent) return function.backward(gradient);
  BackwardHooks hooks(function, grad_outputs);
  {
    const SilentScope silent(!gradient.create_graph());
    function.backward(gradient);
  }
  hooks.done();
  if (!debug_enabled()) return;
  for (size_t i = 0; i < grad_inputs.size; ++i)
    if (grad_inputs[i] && has_nan(*grad_inputs[i]))
      fail(CTN_ERROR_NAN, "%s: NaN in the gradient of input %zu (%s) made by backward",
           function.label().c_str(), i, describe(*grad_inputs[i]).c_str());
}

}  // namespace catenary
