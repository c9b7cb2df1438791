// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/variable.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_variable *ctn_variable_retain(const ctn_variable *self) {
  if (self) self->retain();
  return const_cast<ctn_variable *>(self);
}

CTN_API void ctn_variable_release(const ctn_variable *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_variable_use_count(const ctn_variable *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_variable_set_binding(ctn_variable *self, const void *key, void *object,
                                            void (*destroy)(void *)) {
  ctn_status status = capi::guard("variable_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_variable_get_binding(const ctn_variable *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_function *ctn_function_retain(const ctn_function *self) {
  if (self) self->retain();
  return const_cast<ctn_function *>(self);
}

CTN_API void ctn_function_release(const ctn_function *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_function_use_count(const ctn_function *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_function_set_binding(ctn_function *self, const void *key, void *object,
                                            void (*destroy)(void *)) {
  ctn_status status = capi::guard("function_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_function_get_binding(const ctn_function *self, const void *key) {
  return self ? self->binding(key) : nullptr;
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
