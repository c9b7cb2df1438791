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

CTN_API ctn_status ctn_link_convolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                               int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                               int64_t pad_y, int64_t pad_x, double wscale, double bias,
                                               int32_t nobias, ctn_link **out) {
  return capi::guard("link_convolution_2d_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::convolution_2d(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, wscale, bias, nobias != 0));
  });
}

CTN_API ctn_status ctn_link_convolution_2d_options_new(int64_t in_channels, int64_t out_channels,
                                                       int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                                       int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                                       int64_t dilation_y, int64_t dilation_x, int64_t groups,
                                                       double wscale, double bias, int32_t nobias,
                                                       const ctn_array *initial_W,
                                                       const ctn_array *initial_bias, ctn_link **out) {
  return capi::guard("link_convolution_2d_options_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::convolution_2d_options(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, dilation_y, dilation_x, groups, wscale, bias, nobias != 0, capi::in_or_null(initial_W, "initial_W"), capi::in_or_null(initial_bias, "initial_bias")));
  });
}

CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out) {
  return capi::guard("link_classifier_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::classifier(capi::in(predictor, "predictor")));
  });
}

}  // extern "C"
