// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/classifier.h"
#include "impl/links/connection.h"
#include "impl/links/delayed.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link *ctn_link_retain(const ctn_link *self) {
  return capi::retain(const_cast<ctn_link *>(self), "link_retain");
}

CTN_API void ctn_link_release(const ctn_link *self) {
  capi::release(self, "link_release");
}

CTN_API ctn_status ctn_link_linear_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                       ctn_link **out) {
  return capi::guard("link_linear_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::linear(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_convolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                               int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                               int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                               ctn_link **out) {
  return capi::guard("link_convolution_2d_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::convolution_2d(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out) {
  return capi::guard("link_classifier_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::classifier(capi::in(predictor, "predictor")));
  });
}

CTN_API int32_t ctn_link_is_initialized(ctn_link *link) {
  return capi::guard_value<int32_t>("link_is_initialized", [&]() -> int32_t { return (catenary::links::is_initialized(capi::in_or_null(link, "link"))) ? 1 : 0; });
}

CTN_API size_t ctn_link_uninitialized_count(ctn_link *link) {
  return capi::guard_value<size_t>("link_uninitialized_count", [&]() -> size_t { return catenary::links::uninitialized_count(capi::in_or_null(link, "link")); });
}

CTN_API ctn_status ctn_link_uninitialized_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                               size_t *text_length) {
  return capi::guard("link_uninitialized_path", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::links::uninitialized_path(capi::in(link, "link"), index));
  });
}

}  // extern "C"
