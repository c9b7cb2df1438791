// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_connection.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/connection.h"
#include "impl/links/sequential.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_bilinear_new(int64_t left_size, int64_t right_size, int64_t out_size,
                                         ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_bilinear_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::bilinear(left_size, right_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_deconvolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                                 int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                                 int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                                 ctn_link **out) {
  return capi::guard("link_deconvolution_2d_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::deconvolution_2d(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x,
            pad_y, pad_x, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_inception_new(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3,
                                          int64_t proj5, int64_t out5, int64_t proj_pool,
                                          ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_inception_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::inception(in_channels, out1, proj3, out3, proj5, out5, proj_pool,
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_inception_bn_new(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3,
                                             int64_t proj33, int64_t out33, ctn_pooling pooltype,
                                             int64_t proj_pool, int64_t stride, ctn_link_options *options,
                                             ctn_link **out) {
  return capi::guard("link_inception_bn_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::inception_bn(in_channels, out1, proj3, out3, proj33, out33,
            capi::choice(pooltype, 0, 1, "pooltype"), proj_pool, stride,
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_mlp_convolution_2d_new(int64_t in_channels, const int64_t *out_channels,
                                                   size_t count, int64_t ksize_y, int64_t ksize_x,
                                                   int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                                   int64_t pad_x, ctn_link_activation_fn activation,
                                                   void *user_data, ctn_destroy_fn destroy,
                                                   ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_mlp_convolution_2d_new", [&] {
    catenary::Callback<ctn_link_activation_fn> activation_(activation, user_data, destroy);
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::mlp_convolution_2d(in_channels, capi::list(out_channels, count, "out_channels"),
            ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, std::move(activation_),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_convolution_nd_new(int64_t in_channels, int64_t out_channels,
                                               const int64_t *ksize, size_t ndim, const int64_t *stride,
                                               size_t stride_count, const int64_t *pad, size_t pad_count,
                                               ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_convolution_nd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::convolution_nd(in_channels, out_channels, capi::dims(ksize, ndim, "ksize"),
            capi::dims_or_null(stride, stride_count, "stride"), capi::dims_or_null(pad, pad_count, "pad"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_deconvolution_nd_new(int64_t in_channels, int64_t out_channels,
                                                 const int64_t *ksize, size_t ndim, const int64_t *stride,
                                                 size_t stride_count, const int64_t *pad, size_t pad_count,
                                                 ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_deconvolution_nd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::deconvolution_nd(in_channels, out_channels, capi::dims(ksize, ndim, "ksize"),
            capi::dims_or_null(stride, stride_count, "stride"), capi::dims_or_null(pad, pad_count, "pad"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_multi_head_attention_new(int64_t size, int64_t key_size, int64_t value_size,
                                                     int64_t heads, ctn_link_options *options,
                                                     ctn_link **out) {
  return capi::guard("link_multi_head_attention_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::multi_head_attention(size, key_size, value_size, heads,
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_sequential_new(ctn_link **out) {
  return capi::guard("link_sequential_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::sequential());
  });
}

CTN_API ctn_status ctn_link_sequential_append(ctn_link *sequential, ctn_link *link) {
  return capi::guard("link_sequential_append", [&] {
    catenary::links::sequential_append(capi::in(sequential, "sequential"), capi::in(link, "link"));
  });
}

CTN_API ctn_status ctn_link_sequential_append_function(ctn_link *sequential, ctn_link_activation_fn function,
                                                       void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("link_sequential_append_function", [&] {
    catenary::Callback<ctn_link_activation_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    const auto held_sequential = catenary::share(capi::in(sequential, "sequential"));
    catenary::links::sequential_append_function(*held_sequential, std::move(function_));
  });
}

CTN_API ctn_status ctn_link_sequential_append_activation(ctn_link *sequential, ctn_activation activation) {
  return capi::guard("link_sequential_append_activation", [&] {
    catenary::links::sequential_append_activation(capi::in(sequential, "sequential"),
        capi::choice(activation, 0, 10, "activation"));
  });
}

}  // extern "C"
