// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_pooling.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/pooling.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_max_pooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                      const int64_t *stride, size_t stride_count, const int64_t *pad,
                                      size_t pad_count, int32_t cover_all, ctn_variable **y) {
  return capi::guard("max_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::max_pooling_2d(catenary::Borrowed(capi::in(x, "x")), capi::list(ksize, ksize_count, "ksize"), capi::list_or_null(stride, stride_count, "stride"), capi::list_or_null(pad, pad_count, "pad"), cover_all != 0)));
  });
}

CTN_API ctn_status ctn_average_pooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                          const int64_t *stride, size_t stride_count, const int64_t *pad,
                                          size_t pad_count, ctn_variable **y) {
  return capi::guard("average_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::average_pooling_2d(catenary::Borrowed(capi::in(x, "x")), capi::list(ksize, ksize_count, "ksize"), capi::list_or_null(stride, stride_count, "stride"), capi::list_or_null(pad, pad_count, "pad"))));
  });
}

CTN_API ctn_status ctn_spatial_pyramid_pooling_2d(ctn_variable *x, int64_t pyramid_height, ctn_variable **y) {
  return capi::guard("spatial_pyramid_pooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::spatial_pyramid_pooling_2d(catenary::Borrowed(capi::in(x, "x")), pyramid_height)));
  });
}

CTN_API ctn_status ctn_unpooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                    const int64_t *stride, size_t stride_count, const int64_t *pad,
                                    size_t pad_count, const int64_t *outsize, size_t outsize_count,
                                    int32_t cover_all, ctn_variable **y) {
  return capi::guard("unpooling_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::unpooling_2d(catenary::Borrowed(capi::in(x, "x")), capi::list(ksize, ksize_count, "ksize"), capi::list_or_null(stride, stride_count, "stride"), capi::list_or_null(pad, pad_count, "pad"), capi::list_or_null(outsize, outsize_count, "outsize"), cover_all != 0)));
  });
}

}  // extern "C"
