#include "impl/optimizers/optimizer.h"

#include <catenary/compat.h>

#include "capi/src/guard.h"
#include "impl/base/sized.h"

namespace capi = catenary::capi;
using catenary::Callback;
using catenary::fail;
using catenary::optimizers::UserMethod;

namespace {

void require_count(int64_t value, const char* name) {
  if (value < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least 0, got %lld", name, (long long)value);
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_optimizer_new(const ctn_optimizer_callbacks* callbacks, void* user_data,
                                     ctn_optimizer** out) {
  const ctn_status status = capi::guard("optimizer_new", [&] {
    capi::open(out, "out");
    auto method = catenary::make<UserMethod>(
        catenary::sized_copy(capi::reference(callbacks, "callbacks"), "callbacks"), user_data);
    auto optimizer = catenary::make<ctn_optimizer>(method);
    method->own();
    *out = capi::give(std::move(optimizer));
  });
  if (status != CTN_OK && catenary::is_sized(callbacks))
    catenary::destroy_user(callbacks->destroy, user_data);
  return status;
}

CTN_API ctn_status ctn_optimizer_add_state(ctn_optimizer* optimizer, const char* path, const char* name,
                                           ctn_array* value) {
  return capi::guard("optimizer_add_state", [&] {
    capi::in(optimizer, "optimizer")
        .add_state(capi::text(path, "path"), capi::text(name, "name"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_optimizer_add_hyperparameter(ctn_optimizer* optimizer, const char* name,
                                                    double value) {
  return capi::guard("optimizer_add_hyperparameter", [&] {
    capi::in(optimizer, "optimizer").add_hyperparameter(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_prepare(ctn_optimizer* optimizer) {
  return capi::guard("optimizer_prepare", [&] { capi::in(optimizer, "optimizer").slots(); });
}

CTN_API ctn_status ctn_optimizer_init_state(ctn_optimizer* optimizer, const char* path) {
  return capi::guard("optimizer_init_state",
                     [&] { capi::in(optimizer, "optimizer").init_state(capi::text(path, "path")); });
}

CTN_API ctn_status ctn_optimizer_update_one(ctn_optimizer* optimizer, const char* path) {
  return capi::guard("optimizer_update_one",
                     [&] { capi::in(optimizer, "optimizer").update_one(capi::text(path, "path")); });
}

CTN_API ctn_status ctn_optimizer_state_count(ctn_optimizer* optimizer, const char* path, size_t* count) {
  return capi::guard("optimizer_state_count", [&] {
    size_t& result = capi::reference(count, "count");
    result = capi::in(optimizer, "optimizer").slot(capi::text(path, "path")).states.size();
  });
}

CTN_API ctn_status ctn_optimizer_state_name(ctn_optimizer* optimizer, const char* path, size_t index,
                                            char* text, size_t text_capacity, size_t* text_length) {
  return capi::guard("optimizer_state_name", [&] {
    const auto& states = capi::in(optimizer, "optimizer").slot(capi::text(path, "path")).states;
    if (index >= states.size())
      fail(CTN_ERROR_INDEX, "index: expected less than %zu states, got %zu", states.size(), index);
    capi::copy_text(text, text_capacity, text_length, states[index].name);
  });
}

CTN_API ctn_status ctn_optimizer_set_t(ctn_optimizer* optimizer, int64_t t) {
  return capi::guard("optimizer_set_t", [&] {
    auto& self = capi::in(optimizer, "optimizer");
    require_count(t, "t");
    self.set_progress(t, self.epoch());
  });
}

CTN_API ctn_status ctn_optimizer_set_epoch(ctn_optimizer* optimizer, int64_t epoch) {
  return capi::guard("optimizer_set_epoch", [&] {
    auto& self = capi::in(optimizer, "optimizer");
    require_count(epoch, "epoch");
    self.set_progress(self.t(), epoch);
  });
}

CTN_API const char* ctn_optimizer_name(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->name() : nullptr;
}

CTN_API size_t ctn_optimizer_hyperparameter_count(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->hyperparameter_count() : 0;
}

CTN_API ctn_status ctn_optimizer_hyperparameter_name(ctn_optimizer* optimizer, size_t index, char* text,
                                                     size_t text_capacity, size_t* text_length) {
  return capi::guard("optimizer_hyperparameter_name", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    capi::in(optimizer, "optimizer").hyperparameter_name(index));
  });
}

CTN_API ctn_status ctn_optimizer_set_schedule(ctn_optimizer* optimizer, const char* name,
                                              ctn_schedule* schedule, int32_t by_epoch) {
  return capi::guard("optimizer_set_schedule", [&] {
    capi::in(optimizer, "optimizer")
        .set_schedule(capi::text(name, "name"), capi::in_or_null(schedule, "schedule"),
                      capi::flag(by_epoch, "by_epoch"));
  });
}

CTN_API ctn_status ctn_optimizer_call_hooks(ctn_optimizer* optimizer) {
  return capi::guard("optimizer_call_hooks", [&] { capi::in(optimizer, "optimizer").call_hooks(); });
}

CTN_API size_t ctn_optimizer_hook_count(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->hooks().size() : 0;
}

CTN_API ctn_status ctn_optimizer_hook_name(ctn_optimizer* optimizer, size_t index, char* text,
                                           size_t text_capacity, size_t* text_length) {
  return capi::guard("optimizer_hook_name", [&] {
    const auto& hooks = capi::in(optimizer, "optimizer").hooks();
    if (index >= hooks.size())
      fail(CTN_ERROR_INDEX, "index: expected less than %zu hooks, got %zu", hooks.size(), index);
    capi::copy_text(text, text_capacity, text_length, hooks[index]->name());
  });
}

CTN_API ctn_status ctn_optimizer_setup_params(ctn_optimizer* optimizer, ctn_array* const* params,
                                              size_t param_count, ctn_array* const* grads,
                                              size_t grad_count) {
  return capi::guard("optimizer_setup_params", [&] {
    capi::in(optimizer, "optimizer")
        .setup(capi::handles(params, param_count, "params"), capi::handles(grads, grad_count, "grads"));
  });
}

CTN_API ctn_status ctn_optimizer_setup(ctn_optimizer* optimizer, ctn_link* link) {
  return capi::guard("optimizer_setup",
                     [&] { capi::in(optimizer, "optimizer").setup(capi::in(link, "link")); });
}

CTN_API ctn_status ctn_optimizer_target(ctn_optimizer* optimizer, ctn_link** out) {
  return capi::guard("optimizer_target", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::LinkRef(capi::in(optimizer, "optimizer").target()));
  });
}

CTN_API ctn_status ctn_optimizer_update(ctn_optimizer* optimizer) {
  return capi::guard("optimizer_update", [&] { capi::in(optimizer, "optimizer").update(); });
}

CTN_API ctn_status ctn_optimizer_update_loss(ctn_optimizer* optimizer, ctn_loss_fn loss, void* user_data,
                                             void (*destroy)(void*)) {
  return capi::guard("optimizer_update_loss", [&] {
    const Callback<ctn_loss_fn> callback(loss, user_data, destroy);
    capi::require(loss, "loss");
    capi::in(optimizer, "optimizer").update(callback);
  });
}

CTN_API int64_t ctn_optimizer_t(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->t() : 0;
}

CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->epoch() : 0;
}

CTN_API ctn_status ctn_optimizer_new_epoch(ctn_optimizer* optimizer) {
  return capi::guard("optimizer_new_epoch", [&] { capi::in(optimizer, "optimizer").new_epoch(); });
}

CTN_API ctn_status ctn_optimizer_hyperparameter(ctn_optimizer* optimizer, const char* name, double* value) {
  return capi::guard("optimizer_hyperparameter", [&] {
    capi::reference(value, "value") =
        capi::in(optimizer, "optimizer").hyperparameter(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_optimizer_set_hyperparameter(ctn_optimizer* optimizer, const char* name,
                                                    double value) {
  return capi::guard("optimizer_set_hyperparameter", [&] {
    capi::in(optimizer, "optimizer").set_hyperparameter(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_add_hook(ctn_optimizer* optimizer, const char* name,
                                          ctn_optimizer_hook_fn hook, void* user_data,
                                          void (*destroy)(void*)) {
  return capi::guard("optimizer_add_hook", [&] {
    Callback<ctn_optimizer_hook_fn> callback(hook, user_data, destroy);
    capi::require(hook, "hook");
    catenary::optimizers::add_user_hook(capi::in(optimizer, "optimizer"), capi::text(name, "name"),
                                        std::move(callback));
  });
}

CTN_API ctn_status ctn_optimizer_remove_hook(ctn_optimizer* optimizer, const char* name) {
  return capi::guard("optimizer_remove_hook",
                     [&] { capi::in(optimizer, "optimizer").remove_hook(capi::text(name, "name")); });
}

CTN_API ctn_status ctn_optimizer_state(ctn_optimizer* optimizer, const char* path, const char* name,
                                       ctn_array** out) {
  return capi::guard("optimizer_state", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::share(
        *capi::in(optimizer, "optimizer").state(capi::text(path, "path"), capi::text(name, "name"))));
  });
}

}  // extern "C"
