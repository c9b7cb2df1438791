// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_pooling.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/pooling.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_max_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                      int64_t stride_x, int64_t pad_y, int64_t pad_x, int32_t cover_all,
                                      ctn_function_options *options, ctn_variable **y) {
  return capi::guard("max_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::max_pooling_2d(catenary::Borrowed(capi::in(x, "x")), ksize_y, ksize_x,
                stride_y, stride_x, pad_y, pad_x, capi::flag(cover_all, "cover_all"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_average_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                          int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                          ctn_function_options *options, ctn_variable **y) {
  return capi::guard("average_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::average_pooling_2d(catenary::Borrowed(capi::in(x, "x")), ksize_y, ksize_x,
                stride_y, stride_x, pad_y, pad_x, capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_spatial_pyramid_pooling_2d(ctn_variable *x, int64_t pyramid_height, ctn_variable **y) {
  return capi::guard("spatial_pyramid_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::spatial_pyramid_pooling_2d(catenary::Borrowed(capi::in(x, "x")),
                pyramid_height)));
  });
}

CTN_API ctn_status ctn_unpooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                    int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                    int64_t outsize_x, int32_t cover_all, ctn_function_options *options,
                                    ctn_variable **y) {
  return capi::guard("unpooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::unpooling_2d(catenary::Borrowed(capi::in(x, "x")), ksize_y, ksize_x,
                stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, capi::flag(cover_all, "cover_all"),
                capi::in_or_null(options, "options"))));
  });
}

}  // extern "C"
