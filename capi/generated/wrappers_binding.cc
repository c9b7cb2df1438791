// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/binding.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/base/binding.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_object *ctn_object_retain(const ctn_object *self) {
  if (self) self->retain();
  return const_cast<ctn_object *>(self);
}

CTN_API void ctn_object_release(const ctn_object *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_object_use_count(const ctn_object *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_object_set_binding(ctn_object *self, const void *key, void *object,
                                          void (*destroy)(void *)) {
  ctn_status status = capi::guard("object_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_object_get_binding(const ctn_object *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_binding_trace(ctn_object *const *objects, size_t count, ctn_binding_edge_fn edge,
                                     void *user_data, void (*destroy)(void *)) {
  return capi::guard("binding_trace", [&] {
    catenary::Callback<ctn_binding_edge_fn> edge_(edge, user_data, destroy);
    capi::require(edge, "edge");
    catenary::trace_objects(capi::handles(objects, count, "objects"), std::move(edge_));
  });
}

}  // extern "C"
