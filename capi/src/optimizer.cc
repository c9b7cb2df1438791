#include "impl/optimizers/optimizer.h"

#include "capi/src/guard.h"

namespace capi = catenary::capi;
using catenary::Callback;

extern "C" {

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

CTN_API int64_t ctn_optimizer_t(ctn_optimizer* optimizer) { return optimizer ? optimizer->t() : 0; }

CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer* optimizer) { return optimizer ? optimizer->epoch() : 0; }

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
