// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/variable.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_variable *ctn_variable_retain(const ctn_variable *self) {
  return capi::retain(const_cast<ctn_variable *>(self), "variable_retain");
}

CTN_API void ctn_variable_release(const ctn_variable *self) {
  capi::release(self, "variable_release");
}

CTN_API ctn_function *ctn_function_retain(const ctn_function *self) {
  return capi::retain(const_cast<ctn_function *>(self), "function_retain");
}

CTN_API void ctn_function_release(const ctn_function *self) {
  capi::release(self, "function_release");
}

CTN_API ctn_status ctn_variable_item_f64(ctn_variable *v, double *value) {
  return capi::guard("variable_item_f64", [&] {
    capi::reference(value, "value");
    *value = catenary::variable_item_f64(capi::in(v, "v"));
  });
}

CTN_API ctn_status ctn_variable_length(ctn_variable *v, int64_t *length) {
  return capi::guard("variable_length", [&] {
    capi::reference(length, "length");
    *length = catenary::variable_length(capi::in(v, "v"));
  });
}

}  // extern "C"
