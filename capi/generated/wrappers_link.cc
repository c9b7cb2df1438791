// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/link.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link *ctn_link_retain(const ctn_link *self) {
  if (self) self->retain();
  return const_cast<ctn_link *>(self);
}

CTN_API void ctn_link_release(const ctn_link *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_link_use_count(const ctn_link *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_link_set_binding(ctn_link *self, const void *key, void *object,
                                        void (*destroy)(void *)) {
  ctn_status status = capi::guard("link_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_link_get_binding(const ctn_link *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_link_linear_new(int64_t in_size, int64_t out_size, double wscale, double bias,
                                       int32_t nobias, ctn_link **out) {
  return capi::guard("link_linear_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::linear(in_size, out_size, wscale, bias, nobias != 0));
  });
}

CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out) {
  return capi::guard("link_classifier_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::classifier(capi::in(predictor, "predictor")));
  });
}

}  // extern "C"
