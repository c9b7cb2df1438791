// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link_tree.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/tree.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link_iterator *ctn_link_iterator_retain(const ctn_link_iterator *self) {
  if (self) self->retain();
  return const_cast<ctn_link_iterator *>(self);
}

CTN_API void ctn_link_iterator_release(const ctn_link_iterator *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_link_iterator_use_count(const ctn_link_iterator *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_link_iterator_set_binding(ctn_link_iterator *self, const void *key, void *object,
                                                 void (*destroy)(void *)) {
  ctn_status status = capi::guard("link_iterator_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_link_iterator_get_binding(const ctn_link_iterator *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_param_iterator *ctn_param_iterator_retain(const ctn_param_iterator *self) {
  if (self) self->retain();
  return const_cast<ctn_param_iterator *>(self);
}

CTN_API void ctn_param_iterator_release(const ctn_param_iterator *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_param_iterator_use_count(const ctn_param_iterator *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_param_iterator_set_binding(ctn_param_iterator *self, const void *key, void *object,
                                                  void (*destroy)(void *)) {
  ctn_status status = capi::guard("param_iterator_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_param_iterator_get_binding(const ctn_param_iterator *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_link_count(ctn_link *link, int32_t skipself, size_t *count) {
  return capi::guard("link_count", [&] {
    capi::reference(count, "count");
    *count = catenary::link_count(capi::in(link, "link"), skipself != 0);
  });
}

CTN_API ctn_status ctn_link_iterator_new(ctn_link *link, int32_t skipself, ctn_link_iterator **out) {
  return capi::guard("link_iterator_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::link_iterator(capi::in(link, "link"), skipself != 0));
  });
}

CTN_API ctn_status ctn_param_iterator_new(ctn_link *link, ctn_param_iterator **out) {
  return capi::guard("param_iterator_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::param_iterator(capi::in(link, "link")));
  });
}

CTN_API ctn_status ctn_link_device(ctn_link *link, char *text, size_t text_capacity, size_t *text_length) {
  return capi::guard("link_device", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::link_device(capi::in(link, "link")));
  });
}

}  // extern "C"
