// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/serializer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/serializers/serializer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_serializer *ctn_serializer_retain(const ctn_serializer *self) {
  if (self) self->retain();
  return const_cast<ctn_serializer *>(self);
}

CTN_API void ctn_serializer_release(const ctn_serializer *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_serializer_use_count(const ctn_serializer *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_serializer_set_binding(ctn_serializer *self, const void *key, void *object,
                                              void (*destroy)(void *)) {
  ctn_status status = capi::guard("serializer_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_serializer_get_binding(const ctn_serializer *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

}  // extern "C"
