// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/optimizer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_optimizer *ctn_optimizer_retain(const ctn_optimizer *self) {
  return capi::retain(const_cast<ctn_optimizer *>(self), "optimizer_retain");
}

CTN_API void ctn_optimizer_release(const ctn_optimizer *self) {
  capi::release(self, "optimizer_release");
}

CTN_API ctn_status ctn_optimizer_setup(ctn_optimizer *optimizer, ctn_link *link) {
  return capi::guard("optimizer_setup", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    const auto held_link = catenary::share(capi::in(link, "link"));
    held_optimizer->setup(*held_link);
  });
}

CTN_API ctn_status ctn_optimizer_target(ctn_optimizer *optimizer, ctn_link **out) {
  return capi::guard("optimizer_target", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(optimizer, "optimizer").target());
  });
}

CTN_API ctn_status ctn_optimizer_update(ctn_optimizer *optimizer) {
  return capi::guard("optimizer_update", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->update();
  });
}

CTN_API ctn_status ctn_optimizer_update_loss(ctn_optimizer *optimizer, ctn_loss_fn loss, void *user_data,
                                             ctn_destroy_fn destroy) {
  return capi::guard("optimizer_update_loss", [&] {
    catenary::Callback<ctn_loss_fn> loss_(loss, user_data, destroy);
    capi::require(loss, "loss");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->update(std::move(loss_));
  });
}

CTN_API int64_t ctn_optimizer_t(ctn_optimizer *optimizer) {
  return capi::get<int64_t>("optimizer_t", capi::valid(optimizer), CTN_ASK(self.t()));
}

CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer *optimizer) {
  return capi::get<int64_t>("optimizer_epoch", capi::valid(optimizer), CTN_ASK(self.epoch()));
}

CTN_API ctn_status ctn_optimizer_new_epoch(ctn_optimizer *optimizer) {
  return capi::guard("optimizer_new_epoch", [&] {
    capi::in(optimizer, "optimizer").new_epoch();
  });
}

CTN_API ctn_status ctn_optimizer_hyperparameter(ctn_optimizer *optimizer, const char *name, double *value) {
  return capi::guard("optimizer_hyperparameter", [&] {
    capi::reference(value, "value");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    *value = held_optimizer->hyperparameter(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_optimizer_set_hyperparameter(ctn_optimizer *optimizer, const char *name,
                                                    double value) {
  return capi::guard("optimizer_set_hyperparameter", [&] {
    capi::in(optimizer, "optimizer").set_hyperparameter(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_add_hook(ctn_optimizer *optimizer, const char *name,
                                          ctn_optimizer_hook_fn hook, void *user_data,
                                          ctn_destroy_fn destroy) {
  return capi::guard("optimizer_add_hook", [&] {
    catenary::Callback<ctn_optimizer_hook_fn> hook_(hook, user_data, destroy);
    capi::require(hook, "hook");
    catenary::optimizers::add_user_hook(capi::in(optimizer, "optimizer"), capi::text(name, "name"),
        std::move(hook_));
  });
}

CTN_API ctn_status ctn_optimizer_add_weight_decay(ctn_optimizer *optimizer, double rate) {
  return capi::guard("optimizer_add_weight_decay", [&] {
    catenary::optimizers::add_weight_decay(capi::in(optimizer, "optimizer"), rate);
  });
}

CTN_API ctn_status ctn_optimizer_add_gradient_clipping(ctn_optimizer *optimizer, double threshold) {
  return capi::guard("optimizer_add_gradient_clipping", [&] {
    catenary::optimizers::add_gradient_clipping(capi::in(optimizer, "optimizer"), threshold);
  });
}

CTN_API ctn_status ctn_optimizer_remove_hook(ctn_optimizer *optimizer, const char *name) {
  return capi::guard("optimizer_remove_hook", [&] {
    capi::in(optimizer, "optimizer").remove_hook(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_optimizer_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                       ctn_array **out) {
  return capi::guard("optimizer_state", [&] {
    capi::open(out, "out");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    *out = capi::give(held_optimizer->state(capi::text(path, "path"), capi::text(name, "name")));
  });
}

CTN_API ctn_status ctn_optimizer_add_group(ctn_optimizer *optimizer, const char *name,
                                           const char *const *patterns, size_t count) {
  return capi::guard("optimizer_add_group", [&] {
    capi::in(optimizer, "optimizer").add_group(capi::text(name, "name"),
        capi::texts(patterns, count, "patterns"));
  });
}

CTN_API ctn_status ctn_optimizer_remove_group(ctn_optimizer *optimizer, const char *name) {
  return capi::guard("optimizer_remove_group", [&] {
    capi::in(optimizer, "optimizer").remove_group(capi::text(name, "name"));
  });
}

CTN_API size_t ctn_optimizer_group_count(ctn_optimizer *optimizer) {
  return capi::get<size_t>("optimizer_group_count", capi::valid(optimizer), CTN_ASK(self.group_count()));
}

CTN_API ctn_status ctn_optimizer_group_name(ctn_optimizer *optimizer, size_t index, char *text,
                                            size_t text_capacity, size_t *text_length) {
  return capi::guard("optimizer_group_name", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(optimizer, "optimizer").group_name(index));
  });
}

CTN_API ctn_status ctn_optimizer_group_of(ctn_optimizer *optimizer, const char *path, char *text,
                                          size_t text_capacity, size_t *text_length) {
  return capi::guard("optimizer_group_of", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    capi::copy_text(text, text_capacity, text_length, held_optimizer->group_of(capi::text(path, "path")));
  });
}

CTN_API ctn_status ctn_optimizer_group_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                      const char *name, double *value) {
  return capi::guard("optimizer_group_hyperparameter", [&] {
    capi::reference(value, "value");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    *value = held_optimizer->group_hyperparameter(capi::text(group, "group"), capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_optimizer_group_set_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                          const char *name, double value) {
  return capi::guard("optimizer_group_set_hyperparameter", [&] {
    capi::in(optimizer, "optimizer").group_set_hyperparameter(capi::text(group, "group"),
        capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_group_set_schedule(ctn_optimizer *optimizer, const char *group,
                                                    const char *name, ctn_schedule *schedule,
                                                    int32_t by_epoch) {
  return capi::guard("optimizer_group_set_schedule", [&] {
    capi::in(optimizer, "optimizer").group_set_schedule(capi::text(group, "group"), capi::text(name, "name"),
        capi::in_or_null(schedule, "schedule"), capi::flag(by_epoch, "by_epoch"));
  });
}

CTN_API ctn_status ctn_optimizer_group_set_hook(ctn_optimizer *optimizer, const char *group, const char *hook,
                                                int32_t enabled) {
  return capi::guard("optimizer_group_set_hook", [&] {
    capi::in(optimizer, "optimizer").group_set_hook(capi::text(group, "group"), capi::text(hook, "hook"),
        capi::flag(enabled, "enabled"));
  });
}

CTN_API ctn_status ctn_optimizer_sgd_new(double lr, ctn_optimizer **out) {
  return capi::guard("optimizer_sgd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::sgd(lr));
  });
}

CTN_API ctn_status ctn_optimizer_momentum_sgd_new(double lr, double momentum, ctn_optimizer **out) {
  return capi::guard("optimizer_momentum_sgd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::momentum_sgd(lr, momentum));
  });
}

CTN_API ctn_status ctn_optimizer_nesterov_ag_new(double lr, double momentum, ctn_optimizer **out) {
  return capi::guard("optimizer_nesterov_ag_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::nesterov_ag(lr, momentum));
  });
}

CTN_API ctn_status ctn_optimizer_adagrad_new(double lr, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_adagrad_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adagrad(lr, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adadelta_new(double rho, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_adadelta_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adadelta(rho, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out) {
  return capi::guard("optimizer_adam_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adam(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adamw_new(double alpha, double beta1, double beta2, double eps,
                                           double weight_decay_rate, ctn_optimizer **out) {
  return capi::guard("optimizer_adamw_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adamw(alpha, beta1, beta2, eps, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_amsgrad_new(double alpha, double beta1, double beta2, double eps,
                                             ctn_optimizer **out) {
  return capi::guard("optimizer_amsgrad_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::amsgrad(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_radam_new(double alpha, double beta1, double beta2, double eps,
                                           ctn_optimizer **out) {
  return capi::guard("optimizer_radam_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::radam(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_rmsprop_new(double lr, double alpha, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_rmsprop_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::rmsprop(lr, alpha, eps));
  });
}

CTN_API ctn_status ctn_optimizer_rmsprop_graves_new(double lr, double alpha, double momentum, double eps,
                                                    ctn_optimizer **out) {
  return capi::guard("optimizer_rmsprop_graves_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::rmsprop_graves(lr, alpha, momentum, eps));
  });
}

CTN_API ctn_status ctn_optimizer_smorms3_new(double lr, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_smorms3_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::smorms3(lr, eps));
  });
}

CTN_API ctn_status ctn_optimizer_lion_new(double lr, double beta1, double beta2, double weight_decay_rate,
                                          ctn_optimizer **out) {
  return capi::guard("optimizer_lion_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::lion(lr, beta1, beta2, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_lamb_new(double lr, double beta1, double beta2, double eps,
                                          double weight_decay_rate, ctn_optimizer **out) {
  return capi::guard("optimizer_lamb_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::lamb(lr, beta1, beta2, eps, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_new(const ctn_optimizer_callbacks *callbacks, void *user_data,
                                     ctn_optimizer **out) {
  return capi::guard("optimizer_new", [&] {
    catenary::UserTable<ctn_optimizer_callbacks> callbacks_(callbacks, user_data);
    capi::open(out, "out");
    *out = capi::give(
        catenary::optimizers::user(capi::filled(std::move(callbacks_), callbacks, "callbacks")));
  });
}

CTN_API ctn_status ctn_optimizer_add_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                           ctn_array *value) {
  return capi::guard("optimizer_add_state", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->add_state(capi::text(path, "path"), capi::text(name, "name"),
        capi::shared(value, "value"));
  });
}

CTN_API ctn_status ctn_optimizer_add_hyperparameter(ctn_optimizer *optimizer, const char *name,
                                                    double value) {
  return capi::guard("optimizer_add_hyperparameter", [&] {
    capi::in(optimizer, "optimizer").add_hyperparameter(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_prepare(ctn_optimizer *optimizer) {
  return capi::guard("optimizer_prepare", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->slots();
  });
}

CTN_API ctn_status ctn_optimizer_init_state(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_init_state", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->init_state(capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_update_one(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_update_one", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->update_one(capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_state_count(ctn_optimizer *optimizer, const char *path, size_t *count) {
  return capi::guard("optimizer_state_count", [&] {
    capi::reference(count, "count");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    *count = held_optimizer->state_count(capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_state_name(ctn_optimizer *optimizer, const char *path, size_t index,
                                            char *text, size_t text_capacity, size_t *text_length) {
  return capi::guard("optimizer_state_name", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    capi::copy_text(text, text_capacity, text_length,
        held_optimizer->state_name(capi::text(path, "path"), index));
  });
}

CTN_API ctn_status ctn_optimizer_set_t(ctn_optimizer *optimizer, int64_t t) {
  return capi::guard("optimizer_set_t", [&] {
    capi::in(optimizer, "optimizer").set_t(t);
  });
}

CTN_API ctn_status ctn_optimizer_set_epoch(ctn_optimizer *optimizer, int64_t epoch) {
  return capi::guard("optimizer_set_epoch", [&] {
    capi::in(optimizer, "optimizer").set_epoch(epoch);
  });
}

CTN_API const char *ctn_optimizer_name(ctn_optimizer *optimizer) {
  return capi::get<const char *>("optimizer_name", capi::valid(optimizer), CTN_ASK(self.name()));
}

CTN_API size_t ctn_optimizer_hyperparameter_count(ctn_optimizer *optimizer) {
  return capi::get<size_t>("optimizer_hyperparameter_count", capi::valid(optimizer),
      CTN_ASK(self.hyperparameter_count()));
}

CTN_API ctn_status ctn_optimizer_hyperparameter_name(ctn_optimizer *optimizer, size_t index, char *text,
                                                     size_t text_capacity, size_t *text_length) {
  return capi::guard("optimizer_hyperparameter_name", [&] {
    capi::copy_text(text, text_capacity, text_length,
        capi::in(optimizer, "optimizer").hyperparameter_name(index));
  });
}

CTN_API ctn_status ctn_optimizer_set_schedule(ctn_optimizer *optimizer, const char *name,
                                              ctn_schedule *schedule, int32_t by_epoch) {
  return capi::guard("optimizer_set_schedule", [&] {
    capi::in(optimizer, "optimizer").set_schedule(capi::text(name, "name"),
        capi::in_or_null(schedule, "schedule"), capi::flag(by_epoch, "by_epoch"));
  });
}

CTN_API ctn_status ctn_optimizer_call_hooks(ctn_optimizer *optimizer) {
  return capi::guard("optimizer_call_hooks", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->call_hooks();
  });
}

CTN_API size_t ctn_optimizer_hook_count(ctn_optimizer *optimizer) {
  return capi::get<size_t>("optimizer_hook_count", capi::valid(optimizer), CTN_ASK(self.hook_count()));
}

CTN_API ctn_status ctn_optimizer_hook_name(ctn_optimizer *optimizer, size_t index, char *text,
                                           size_t text_capacity, size_t *text_length) {
  return capi::guard("optimizer_hook_name", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(optimizer, "optimizer").hook_name(index));
  });
}

CTN_API ctn_status ctn_optimizer_add_lasso(ctn_optimizer *optimizer, double rate) {
  return capi::guard("optimizer_add_lasso", [&] {
    catenary::optimizers::add_lasso(capi::in(optimizer, "optimizer"), rate);
  });
}

CTN_API ctn_status ctn_optimizer_add_gradient_noise(ctn_optimizer *optimizer, double eta) {
  return capi::guard("optimizer_add_gradient_noise", [&] {
    catenary::optimizers::add_gradient_noise(capi::in(optimizer, "optimizer"), eta);
  });
}

}  // extern "C"
