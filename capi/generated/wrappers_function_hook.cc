// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function_hook.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function_hook.h"
#include "impl/autograd/measuring_hooks.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_function_hook *ctn_function_hook_retain(const ctn_function_hook *self) {
  return capi::retain(const_cast<ctn_function_hook *>(self), "function_hook_retain");
}

CTN_API void ctn_function_hook_release(const ctn_function_hook *self) {
  capi::release(self, "function_hook_release");
}

CTN_API ctn_status ctn_function_hook_new(const ctn_function_hook_callbacks *callbacks, void *user_data,
                                         ctn_function_hook **out) {
  return capi::guard("function_hook_new", [&] {
    catenary::UserTable<ctn_function_hook_callbacks> callbacks_(callbacks, user_data);
    capi::open(out, "out");
    *out = capi::give(
        catenary::new_function_hook(capi::filled(std::move(callbacks_), callbacks, "callbacks")));
  });
}

CTN_API const char *ctn_function_hook_name(ctn_function_hook *hook) {
  return capi::get<const char *>("function_hook_name", capi::valid(hook), CTN_ASK(self.name()));
}

CTN_API ctn_status ctn_function_hook_add(ctn_function_hook *hook, const char *name) {
  return capi::guard("function_hook_add", [&] {
    catenary::add_thread_hook(capi::in(hook, "hook"), name);
  });
}

CTN_API ctn_status ctn_function_hook_remove(const char *name) {
  return capi::guard("function_hook_remove", [&] {
    catenary::remove_thread_hook(capi::text(name, "name"));
  });
}

CTN_API size_t ctn_function_hook_count(void) {
  return capi::guard_value<size_t>("function_hook_count",
      [&]() -> size_t { return catenary::thread_hook_count(); });
}

CTN_API ctn_status ctn_function_hook_at(size_t index, char *name, size_t name_capacity, size_t *name_length,
                                        ctn_function_hook **out) {
  return capi::guard("function_hook_at", [&] {
    capi::clear(out);
    capi::open(out, "out");
    auto [name_value, out_value] = catenary::thread_hook_at(index);
    capi::copy_text(name, name_capacity, name_length, std::move(name_value));
    *out = capi::give(std::move(out_value));
  });
}

CTN_API ctn_status ctn_function_add_hook(ctn_function *f, ctn_function_hook *hook, const char *name) {
  return capi::guard("function_add_hook", [&] {
    catenary::add_local_hook(capi::in(f, "f"), capi::in(hook, "hook"), name);
  });
}

CTN_API ctn_status ctn_function_delete_hook(ctn_function *f, const char *name) {
  return capi::guard("function_delete_hook", [&] {
    catenary::remove_local_hook(capi::in(f, "f"), capi::text(name, "name"));
  });
}

CTN_API size_t ctn_function_local_hook_count(ctn_function *f) {
  return capi::get<size_t>("function_local_hook_count", capi::valid(f), CTN_ASK(self.local_hook_count()));
}

CTN_API ctn_status ctn_function_local_hook_at(ctn_function *f, size_t index, char *name, size_t name_capacity,
                                              size_t *name_length, ctn_function_hook **out) {
  return capi::guard("function_local_hook_at", [&] {
    capi::clear(out);
    capi::open(out, "out");
    auto [name_value, out_value] = catenary::local_hook_at(capi::in(f, "f"), index);
    capi::copy_text(name, name_capacity, name_length, std::move(name_value));
    *out = capi::give(std::move(out_value));
  });
}

CTN_API ctn_status ctn_timer_hook_new(ctn_function_hook **out) {
  return capi::guard("timer_hook_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::new_timer_hook());
  });
}

CTN_API size_t ctn_timer_hook_call_count(ctn_function_hook *hook) {
  return capi::get<size_t>("timer_hook_call_count", capi::cast<catenary::TimerHook>(hook),
      CTN_ASK(self.count()));
}

CTN_API ctn_status ctn_timer_hook_call(ctn_function_hook *hook, size_t index, char *label,
                                       size_t label_capacity, size_t *label_length, double *seconds,
                                       int32_t *is_backward) {
  return capi::guard("timer_hook_call", [&] {
    auto [ label_value, seconds_value, is_backward_value] = capi::as<catenary::TimerHook>(hook,
        "hook").call(index);
    capi::copy_text(label, label_capacity, label_length, std::move(label_value));
    if (seconds) *seconds = std::move(seconds_value);
    if (is_backward) *is_backward = (std::move(is_backward_value)) ? 1 : 0;
  });
}

CTN_API double ctn_timer_hook_total_time(ctn_function_hook *hook) {
  return capi::get<double>("timer_hook_total_time", capi::cast<catenary::TimerHook>(hook),
      CTN_ASK(self.total()));
}

CTN_API ctn_status ctn_timer_hook_clear(ctn_function_hook *hook) {
  return capi::guard("timer_hook_clear", [&] {
    capi::as<catenary::TimerHook>(hook, "hook").clear();
  });
}

CTN_API ctn_status ctn_memory_hook_new(ctn_function_hook **out) {
  return capi::guard("memory_hook_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::new_memory_hook());
  });
}

CTN_API size_t ctn_memory_hook_call_count(ctn_function_hook *hook) {
  return capi::get<size_t>("memory_hook_call_count", capi::cast<catenary::MemoryHook>(hook),
      CTN_ASK(self.count()));
}

CTN_API ctn_status ctn_memory_hook_call(ctn_function_hook *hook, size_t index, char *label,
                                        size_t label_capacity, size_t *label_length, int64_t *bytes,
                                        int32_t *is_backward) {
  return capi::guard("memory_hook_call", [&] {
    auto [ label_value, bytes_value, is_backward_value] = capi::as<catenary::MemoryHook>(hook,
        "hook").call(index);
    capi::copy_text(label, label_capacity, label_length, std::move(label_value));
    if (bytes) *bytes = std::move(bytes_value);
    if (is_backward) *is_backward = (std::move(is_backward_value)) ? 1 : 0;
  });
}

CTN_API int64_t ctn_memory_hook_total_bytes(ctn_function_hook *hook) {
  return capi::get<int64_t>("memory_hook_total_bytes", capi::cast<catenary::MemoryHook>(hook),
      CTN_ASK(self.total()));
}

CTN_API ctn_status ctn_memory_hook_clear(ctn_function_hook *hook) {
  return capi::guard("memory_hook_clear", [&] {
    capi::as<catenary::MemoryHook>(hook, "hook").clear();
  });
}

}  // extern "C"
