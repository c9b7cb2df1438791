// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/base.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/base/context.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_context *ctn_context_retain(const ctn_context *self) {
  if (self) self->retain();
  return const_cast<ctn_context *>(self);
}

CTN_API void ctn_context_release(const ctn_context *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_context_use_count(const ctn_context *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_context_set_binding(ctn_context *self, const void *key, void *object,
                                           void (*destroy)(void *)) {
  ctn_status status = capi::guard("context_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_context_get_binding(const ctn_context *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API int32_t ctn_train(void) {
  return capi::guard_value<int32_t>("train", [&]() -> int32_t { return (catenary::training()) ? 1 : 0; });
}

CTN_API int32_t ctn_debug(void) {
  return capi::guard_value<int32_t>("debug", [&]() -> int32_t { return (catenary::debug_enabled()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_debug(int32_t enabled) {
  return capi::guard("set_debug", [&] {
    catenary::set_debug_enabled(enabled != 0);
  });
}

}  // extern "C"
