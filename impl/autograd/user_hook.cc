// Hooks of users, and the registration of hooks.
#include "impl/autograd/function_hook.h"
#include "impl/autograd/measuring_hooks.h"
#include "impl/base/callback_error.h"
#include "impl/base/range.h"
#include "impl/base/utf8.h"

namespace catenary {
namespace {

class UserHook final : public FunctionHook {
 public:
  explicit UserHook(UserTable<ctn_function_hook_callbacks> table)
      : FunctionHook(table->name ? utf8_text(table->name, "callbacks.name") : "FunctionHook"),
        table_(std::move(table)) {
    if (const int32_t retains = table_->retain_inputs; retains != 0 && retains != 1)
      fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks.retain_inputs: expected 0 or 1, got %d", int(retains));
  }

  bool retains() const override { return table_->retain_inputs != 0; }
  void forward_preprocess(Function& f, Arrays x) override { call(table_->forward_preprocess, f, x); }
  void forward_postprocess(Function& f, Arrays x) override { call(table_->forward_postprocess, f, x); }
  void backward_preprocess(Function& f, Arrays x, Arrays gy) override {
    call(table_->backward_preprocess, f, x, gy);
  }
  void backward_postprocess(Function& f, Arrays x, Arrays gy) override {
    call(table_->backward_postprocess, f, x, gy);
  }

 private:
  void call(ctn_function_hook_forward_fn callback, Function& f, Arrays x) {
    if (callback) check_callback(table_.call(callback, &f, x.data, x.size));
  }
  void call(ctn_function_hook_backward_fn callback, Function& f, Arrays x, Arrays gy) {
    if (callback) check_callback(table_.call(callback, &f, x.data, x.size, gy.data, gy.size));
  }

  UserTable<ctn_function_hook_callbacks> table_;
};

size_t count_of(const Ref<HookSet>& hooks) { return hooks ? hooks->entries().size() : 0; }

HookSet::Entry entry_at(const Ref<HookSet>& hooks, size_t index) {
  require_index(index, count_of(hooks), "hooks");
  return hooks->entries()[index];
}

}  // namespace

FunctionHookRef new_function_hook(UserTable<ctn_function_hook_callbacks> table) {
  return make<UserHook>(std::move(table));
}

FunctionHookRef new_timer_hook() { return make<TimerHook>(); }
FunctionHookRef new_memory_hook() { return make<MemoryHook>(); }

void add_thread_hook(FunctionHook& hook, const char* name) {
  set_thread_hooks(HookSet::with(thread_hooks().get(), hook, name));
}

void remove_thread_hook(const char* name) { set_thread_hooks(HookSet::without(thread_hooks().get(), name)); }

size_t thread_hook_count() { return count_of(thread_hooks()); }

HookSet::Entry thread_hook_at(size_t index) { return entry_at(thread_hooks(), index); }

void add_local_hook(Function& function, FunctionHook& hook, const char* name) {
  function.set_local_hooks(HookSet::with(function.local_hooks().get(), hook, name));
}

void remove_local_hook(Function& function, const char* name) {
  function.set_local_hooks(HookSet::without(function.local_hooks().get(), name));
}

HookSet::Entry local_hook_at(const Function& function, size_t index) {
  return entry_at(function.local_hooks(), index);
}

}  // namespace catenary

size_t ctn_function::local_hook_count() const { return catenary::count_of(local_hooks()); }
