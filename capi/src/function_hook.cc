#include <catenary/function_hook.h>

#include <algorithm>
#include <cstddef>

#include "capi/src/guard.h"
#include "impl/autograd/measuring_hooks.h"
#include "impl/base/sized.h"
#include "impl/base/utf8.h"

namespace capi = catenary::capi;
using catenary::call_user;
using catenary::check_callback;
using catenary::fail;
using catenary::Function;
using catenary::FunctionHook;
using catenary::HookSet;
using catenary::MemoryHook;
using catenary::Ref;
using catenary::TimerHook;

namespace {

/// A hook of a user.
class CallbackHook final : public FunctionHook {
 public:
  CallbackHook(const ctn_function_hook_callbacks& callbacks, void* user_data)
      : FunctionHook(callbacks.name ? catenary::utf8_text(callbacks.name, "callbacks.name") : "FunctionHook"),
        callbacks_(callbacks),
        user_data_(user_data) {}
  ~CallbackHook() override {
    if (owns_) catenary::destroy_user(callbacks_.destroy, user_data_);
  }
  /// From here on destroy is the hook's duty.
  void own() { owns_ = true; }

  bool retains() const override { return callbacks_.retain_inputs != 0; }
  void forward_preprocess(Function& f, Arrays x) override { call(callbacks_.forward_preprocess, f, x); }
  void forward_postprocess(Function& f, Arrays x) override { call(callbacks_.forward_postprocess, f, x); }
  void backward_preprocess(Function& f, Arrays x, Arrays gy) override {
    call(callbacks_.backward_preprocess, f, x, gy);
  }
  void backward_postprocess(Function& f, Arrays x, Arrays gy) override {
    call(callbacks_.backward_postprocess, f, x, gy);
  }

 private:
  void call(ctn_function_hook_forward_fn callback, Function& f, Arrays x) {
    if (callback) check_callback(call_user(callback, user_data_, &f, x.data, x.size));
  }
  void call(ctn_function_hook_backward_fn callback, Function& f, Arrays x, Arrays gy) {
    if (callback) check_callback(call_user(callback, user_data_, &f, x.data, x.size, gy.data, gy.size));
  }

  ctn_function_hook_callbacks callbacks_;
  void* user_data_;
  bool owns_ = false;
};

ctn_function_hook_callbacks copied(const ctn_function_hook_callbacks& callbacks) {
  const ctn_function_hook_callbacks copy = catenary::sized_copy(callbacks, "callbacks");
  capi::flag(copy.retain_inputs, "callbacks.retain_inputs");
  return copy;
}

const HookSet::Entry& entry_at(const Ref<HookSet>& hooks, size_t index) {
  const size_t count = hooks ? hooks->entries().size() : 0;
  if (index >= count) fail(CTN_ERROR_INDEX, "index: expected less than %zu hooks, got %zu", count, index);
  return hooks->entries()[index];
}

template <class T>
T& measuring(ctn_function_hook* hook, const char* expected) {
  T* found = dynamic_cast<T*>(&capi::in(hook, "hook"));
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "hook: expected %s, got \"%s\"", expected, hook->name().c_str());
  return *found;
}

constexpr char kTimer[] = "a timer hook", kMemory[] = "a memory hook";

template <class T>
size_t measured_count(ctn_function_hook* hook) {
  const T* found = capi::has(hook) ? dynamic_cast<T*>(hook) : nullptr;
  return found ? found->count() : 0;
}

template <class T, class Amount>
void measured(const T& hook, size_t index, char* label, size_t capacity, size_t* length, Amount* amount,
              int32_t* is_backward) {
  const auto call = hook.call(index);
  capi::copy_text(label, capacity, length, call.label);
  if (amount) *amount = call.amount;
  if (is_backward) *is_backward = call.is_backward;
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_function_hook_new(const ctn_function_hook_callbacks* callbacks, void* user_data,
                                         ctn_function_hook** out) {
  ctn_status status = capi::guard("function_hook_new", [&] {
    capi::open(out, "out");
    auto hook = catenary::make<CallbackHook>(copied(capi::reference(callbacks, "callbacks")), user_data);
    hook->own();
    *out = capi::give(Ref<FunctionHook>(std::move(hook)));
  });
  if (status != CTN_OK && catenary::is_sized(callbacks))
    catenary::destroy_user(callbacks->destroy, user_data);
  return status;
}

CTN_API const char* ctn_function_hook_name(ctn_function_hook* hook) {
  return capi::has(hook) ? hook->name().c_str() : nullptr;
}

CTN_API ctn_status ctn_function_hook_add(ctn_function_hook* hook, const char* name) {
  return capi::guard("function_hook_add", [&] {
    FunctionHook& added = capi::in(hook, "hook");
    catenary::set_thread_hooks(HookSet::with(catenary::thread_hooks().get(), added, name));
  });
}

CTN_API ctn_status ctn_function_hook_remove(const char* name) {
  return capi::guard("function_hook_remove", [&] {
    capi::text(name, "name");
    catenary::set_thread_hooks(HookSet::without(catenary::thread_hooks().get(), name));
  });
}

CTN_API size_t ctn_function_hook_count(void) {
  const Ref<HookSet> hooks = catenary::thread_hooks();
  return hooks ? hooks->entries().size() : 0;
}

CTN_API ctn_status ctn_function_hook_at(size_t index, char* name, size_t name_capacity, size_t* name_length,
                                        ctn_function_hook** out) {
  return capi::guard("function_hook_at", [&] {
    capi::open(out, "out");
    const Ref<HookSet> hooks = catenary::thread_hooks();
    const HookSet::Entry& entry = entry_at(hooks, index);
    capi::copy_text(name, name_capacity, name_length, entry.name);
    *out = capi::give(catenary::FunctionHookRef(entry.hook));
  });
}

CTN_API ctn_status ctn_function_add_hook(ctn_function* f, ctn_function_hook* hook, const char* name) {
  return capi::guard("function_add_hook", [&] {
    Function& function = capi::in(f, "f");
    FunctionHook& added = capi::in(hook, "hook");
    function.set_local_hooks(HookSet::with(function.local_hooks().get(), added, name));
  });
}

CTN_API ctn_status ctn_function_delete_hook(ctn_function* f, const char* name) {
  return capi::guard("function_delete_hook", [&] {
    Function& function = capi::in(f, "f");
    capi::text(name, "name");
    function.set_local_hooks(HookSet::without(function.local_hooks().get(), name));
  });
}

CTN_API size_t ctn_function_local_hook_count(ctn_function* f) {
  const Ref<HookSet> hooks = capi::has(f) ? f->local_hooks() : nullptr;
  return hooks ? hooks->entries().size() : 0;
}

CTN_API ctn_status ctn_function_local_hook_at(ctn_function* f, size_t index, char* name, size_t name_capacity,
                                              size_t* name_length, ctn_function_hook** out) {
  return capi::guard("function_local_hook_at", [&] {
    capi::open(out, "out");
    const Ref<HookSet> hooks = capi::in(f, "f").local_hooks();
    const HookSet::Entry& entry = entry_at(hooks, index);
    capi::copy_text(name, name_capacity, name_length, entry.name);
    *out = capi::give(catenary::FunctionHookRef(entry.hook));
  });
}

CTN_API ctn_status ctn_timer_hook_new(ctn_function_hook** out) {
  return capi::guard("timer_hook_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::FunctionHookRef(catenary::make<TimerHook>()));
  });
}

CTN_API size_t ctn_timer_hook_call_count(ctn_function_hook* hook) { return measured_count<TimerHook>(hook); }

CTN_API ctn_status ctn_timer_hook_call(ctn_function_hook* hook, size_t index, char* label,
                                       size_t label_capacity, size_t* label_length, double* seconds,
                                       int32_t* is_backward) {
  return capi::guard("timer_hook_call", [&] {
    measured(measuring<TimerHook>(hook, kTimer), index, label, label_capacity, label_length, seconds,
             is_backward);
  });
}

CTN_API double ctn_timer_hook_total_time(ctn_function_hook* hook) {
  const TimerHook* timer = capi::has(hook) ? dynamic_cast<TimerHook*>(hook) : nullptr;
  return timer ? timer->total() : 0;
}

CTN_API ctn_status ctn_timer_hook_clear(ctn_function_hook* hook) {
  return capi::guard("timer_hook_clear", [&] { measuring<TimerHook>(hook, kTimer).clear(); });
}

CTN_API ctn_status ctn_memory_hook_new(ctn_function_hook** out) {
  return capi::guard("memory_hook_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::FunctionHookRef(catenary::make<MemoryHook>()));
  });
}

CTN_API size_t ctn_memory_hook_call_count(ctn_function_hook* hook) {
  return measured_count<MemoryHook>(hook);
}

CTN_API ctn_status ctn_memory_hook_call(ctn_function_hook* hook, size_t index, char* label,
                                        size_t label_capacity, size_t* label_length, int64_t* bytes,
                                        int32_t* is_backward) {
  return capi::guard("memory_hook_call", [&] {
    measured(measuring<MemoryHook>(hook, kMemory), index, label, label_capacity, label_length, bytes,
             is_backward);
  });
}

CTN_API int64_t ctn_memory_hook_total_bytes(ctn_function_hook* hook) {
  const MemoryHook* memory = capi::has(hook) ? dynamic_cast<MemoryHook*>(hook) : nullptr;
  return memory ? memory->total() : 0;
}

CTN_API ctn_status ctn_memory_hook_clear(ctn_function_hook* hook) {
  return capi::guard("memory_hook_clear", [&] { measuring<MemoryHook>(hook, kMemory).clear(); });
}

}  // extern "C"
