// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/compat.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/connection.h"
#include "impl/links/tree.h"
#include "impl/optimizers/optimizer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_functionset_new(ctn_link **out) {
  return capi::guard("functionset_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::function_set());
  });
}

CTN_API ctn_status ctn_functionset_parameters(ctn_link *set, ctn_array **parameters, size_t count) {
  return capi::guard("functionset_parameters", [&] {
    capi::open(parameters, count, "parameters");
    capi::give(catenary::links::parameters(capi::in(set, "set")), parameters, count, "parameters");
  });
}

CTN_API ctn_status ctn_functionset_gradients(ctn_link *set, ctn_array **gradients, size_t count) {
  return capi::guard("functionset_gradients", [&] {
    capi::open(gradients, count, "gradients");
    capi::give(catenary::links::gradients(capi::in(set, "set")), gradients, count, "gradients");
  });
}

CTN_API ctn_status ctn_functionset_collect_parameters(ctn_link *set, ctn_array **parameters, size_t count,
                                                      ctn_array **gradients) {
  return capi::guard("functionset_collect_parameters", [&] {
    capi::clear(parameters, count);
    capi::clear(gradients, count);
    capi::open(parameters, count, "parameters");
    capi::open(gradients, count, "gradients");
    auto [parameters_value, gradients_value] = catenary::links::collect_parameters(capi::in(set, "set"));
    capi::give(std::move(parameters_value), parameters, count, "parameters");
    capi::give(std::move(gradients_value), gradients, count, "gradients");
  });
}

CTN_API ctn_status ctn_functionset_copy_parameters_from(ctn_link *set, const ctn_array *const *parameters,
                                                        size_t count) {
  return capi::guard("functionset_copy_parameters_from", [&] {
    catenary::links::copy_parameters_from(capi::in(set, "set"),
        capi::handles(parameters, count, "parameters"));
  });
}

CTN_API ctn_status ctn_optimizer_setup_params(ctn_optimizer *optimizer, ctn_array *const *params,
                                              size_t param_count, ctn_array *const *grads,
                                              size_t grad_count) {
  return capi::guard("optimizer_setup_params", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    held_optimizer->setup(capi::handles(params, param_count, "params"),
        capi::handles(grads, grad_count, "grads"));
  });
}

CTN_API ctn_status ctn_optimizer_accumulate_grads(ctn_optimizer *optimizer, const ctn_array *const *grads,
                                                  size_t count) {
  return capi::guard("optimizer_accumulate_grads", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::optimizers::accumulate_grads(*held_optimizer, capi::handles(grads, count, "grads"));
  });
}

CTN_API ctn_status ctn_optimizer_compute_grads_norm(ctn_optimizer *optimizer, double *norm) {
  return capi::guard("optimizer_compute_grads_norm", [&] {
    capi::reference(norm, "norm");
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    *norm = catenary::optimizers::compute_grads_norm(*held_optimizer);
  });
}

CTN_API ctn_status ctn_optimizer_clip_grads(ctn_optimizer *optimizer, double maxnorm) {
  return capi::guard("optimizer_clip_grads", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::optimizers::clip_grads(*held_optimizer, maxnorm);
  });
}

CTN_API ctn_status ctn_optimizer_weight_decay(ctn_optimizer *optimizer, double decay) {
  return capi::guard("optimizer_weight_decay", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::optimizers::weight_decay(*held_optimizer, decay);
  });
}

CTN_API ctn_status ctn_optimizer_zero_grads(ctn_optimizer *optimizer) {
  return capi::guard("optimizer_zero_grads", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::optimizers::zero_grads(*held_optimizer);
  });
}

CTN_API ctn_status ctn_link_parameter_new(ctn_array *array, ctn_link **out) {
  return capi::guard("link_parameter_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::parameter(capi::shared(array, "array")));
  });
}

CTN_API ctn_status ctn_link_parameter_value(ctn_link *parameter, ctn_volatile volatile_flag,
                                            ctn_variable **out) {
  return capi::guard("link_parameter_value", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::parameter_value(capi::in(parameter, "parameter"),
            capi::choice(volatile_flag, 0, 2, "volatile_flag")));
  });
}

}  // extern "C"
