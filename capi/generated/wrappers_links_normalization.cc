// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_normalization.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/normalization.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_batch_normalization_new(const int64_t *size, size_t ndim,
                                                    ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_batch_normalization_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::batch_normalization(capi::dims(size, ndim, "size"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_set_normalization_mode(ctn_link *link, ctn_normalization_mode mode) {
  return capi::guard("link_set_normalization_mode", [&] {
    catenary::links::set_normalization_mode(capi::in(link, "link"), capi::choice(mode, 0, 3, "mode"));
  });
}

CTN_API ctn_status ctn_link_normalization_mode(ctn_link *link, ctn_normalization_mode *mode) {
  return capi::guard("link_normalization_mode", [&] {
    capi::reference(mode, "mode");
    *mode = catenary::links::normalization_mode(capi::in(link, "link"));
  });
}

CTN_API ctn_status ctn_link_start_finetuning(ctn_link *link) {
  return capi::guard("link_start_finetuning", [&] {
    catenary::links::start_finetuning(capi::in(link, "link"));
  });
}

CTN_API ctn_status ctn_link_layer_normalization_new(const int64_t *size, size_t ndim,
                                                    ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_layer_normalization_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::layer_normalization(capi::dims(size, ndim, "size"),
            capi::in_or_null(options, "options")));
  });
}

}  // extern "C"
