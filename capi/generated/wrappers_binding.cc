// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/binding.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/base/binding.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_object *ctn_object_retain(const ctn_object *self) {
  return capi::retain(const_cast<ctn_object *>(self), "object_retain");
}

CTN_API void ctn_object_release(const ctn_object *self) {
  capi::release(self, "object_release");
}

CTN_API int64_t ctn_object_use_count(const ctn_object *object) {
  return capi::get<int64_t>("object_use_count", capi::valid(object), CTN_ASK(self.use_count()));
}

CTN_API void *ctn_object_binding(const ctn_object *self, const void *key) {
  return capi::get<void *>("object_binding", capi::valid(self), CTN_ASK(self.binding(key)));
}

CTN_API ctn_status ctn_binding_trace(ctn_object *const *objects, size_t count, ctn_binding_edge_fn edge,
                                     void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("binding_trace", [&] {
    catenary::Callback<ctn_binding_edge_fn> edge_(edge, user_data, destroy);
    capi::require(edge, "edge");
    catenary::trace_objects(capi::handles(objects, count, "objects"), std::move(edge_));
  });
}

}  // extern "C"
