// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link_tree.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/tree.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link_iterator *ctn_link_iterator_retain(const ctn_link_iterator *self) {
  return capi::retain(const_cast<ctn_link_iterator *>(self), "link_iterator_retain");
}

CTN_API void ctn_link_iterator_release(const ctn_link_iterator *self) {
  capi::release(self, "link_iterator_release");
}

CTN_API ctn_param_iterator *ctn_param_iterator_retain(const ctn_param_iterator *self) {
  return capi::retain(const_cast<ctn_param_iterator *>(self), "param_iterator_retain");
}

CTN_API void ctn_param_iterator_release(const ctn_param_iterator *self) {
  capi::release(self, "param_iterator_release");
}

CTN_API ctn_status ctn_link_count(ctn_link *link, int32_t skipself, size_t *count) {
  return capi::guard("link_count", [&] {
    capi::reference(count, "count");
    *count = catenary::link_count(capi::in(link, "link"), capi::flag(skipself, "skipself"));
  });
}

CTN_API ctn_status ctn_link_iterator_new(ctn_link *link, int32_t skipself, ctn_link_iterator **out) {
  return capi::guard("link_iterator_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::link_iterator(capi::in(link, "link"), capi::flag(skipself, "skipself")));
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
