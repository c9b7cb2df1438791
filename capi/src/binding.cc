// Slots of handles for bindings.
#include "impl/base/binding.h"

#include "capi/src/guard.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_object_set_binding(ctn_object* self, const void* key, void* object,
                                          ctn_destroy_fn destroy) {
  const ctn_status status =
      capi::guard("object_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API ctn_status ctn_object_set_toggle(ctn_object* object, const void* key, ctn_binding_toggle_fn toggle,
                                         int32_t* shared) {
  return capi::guard("object_set_toggle", [&] {
    catenary::Object& self = capi::inout(object, "object");
    if (!key) capi::fail_null("key", "a pointer");
    const bool now = self.set_toggle(key, toggle);
    if (shared) *shared = now;
  });
}

}  // extern "C"
