// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function_set.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/tree.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_function_set_new(ctn_link **out) {
  return capi::guard("function_set_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::function_set());
  });
}

CTN_API ctn_status ctn_function_set_parameters(ctn_link *set, ctn_array **parameters, size_t count) {
  return capi::guard("function_set_parameters", [&] {
    capi::open(parameters, count, "parameters");
    capi::give(catenary::links::parameters(capi::in(set, "set")), parameters, count, "parameters");
  });
}

CTN_API ctn_status ctn_function_set_gradients(ctn_link *set, ctn_array **gradients, size_t count) {
  return capi::guard("function_set_gradients", [&] {
    capi::open(gradients, count, "gradients");
    capi::give(catenary::links::gradients(capi::in(set, "set")), gradients, count, "gradients");
  });
}

CTN_API ctn_status ctn_function_set_collect_parameters(ctn_link *set, ctn_array **parameters, size_t count,
                                                       ctn_array **gradients) {
  return capi::guard("function_set_collect_parameters", [&] {
    capi::clear(parameters, count);
    capi::clear(gradients, count);
    capi::open(parameters, count, "parameters");
    capi::open(gradients, count, "gradients");
    auto [parameters_value, gradients_value] = catenary::links::collect_parameters(capi::in(set, "set"));
    capi::give(std::move(parameters_value), parameters, count, "parameters");
    capi::give(std::move(gradients_value), gradients, count, "gradients");
  });
}

CTN_API ctn_status ctn_function_set_copy_parameters_from(ctn_link *set, const ctn_array *const *parameters,
                                                         size_t count) {
  return capi::guard("function_set_copy_parameters_from", [&] {
    catenary::links::copy_parameters_from(capi::in(set, "set"), capi::handles(parameters, count, "parameters"));
  });
}

}  // extern "C"
