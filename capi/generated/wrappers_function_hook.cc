// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function_hook.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function_hook.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_function_hook *ctn_function_hook_retain(const ctn_function_hook *self) {
  if (self) self->retain();
  return const_cast<ctn_function_hook *>(self);
}

CTN_API void ctn_function_hook_release(const ctn_function_hook *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_function_hook_use_count(const ctn_function_hook *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_function_hook_set_binding(ctn_function_hook *self, const void *key, void *object,
                                                 void (*destroy)(void *)) {
  ctn_status status = capi::guard("function_hook_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_function_hook_get_binding(const ctn_function_hook *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

}  // extern "C"
