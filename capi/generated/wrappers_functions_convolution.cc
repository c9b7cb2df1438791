// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_convolution.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/connection/convolution.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_convolution_2d(ctn_variable *x, ctn_variable *W, ctn_variable *b, int64_t stride_y,
                                      int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                      ctn_function_options *options, ctn_variable **y) {
  return capi::guard("convolution_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::convolution_2d(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")),
                stride_y, stride_x, pad_y, pad_x, capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_deconvolution_2d(ctn_variable *x, ctn_variable *W, ctn_variable *b, int64_t stride_y,
                                        int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                        int64_t outsize_x, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("deconvolution_2d", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::deconvolution_2d(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")),
                stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x,
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_convolution_nd(ctn_variable *x, ctn_variable *W, ctn_variable *b,
                                      const int64_t *stride, size_t stride_count, const int64_t *pad,
                                      size_t pad_count, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("convolution_nd", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::convolution_nd(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")),
                capi::dims_or_null(stride, stride_count, "stride"), capi::dims_or_null(pad, pad_count, "pad"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_deconvolution_nd(ctn_variable *x, ctn_variable *W, ctn_variable *b,
                                        const int64_t *stride, size_t stride_count, const int64_t *pad,
                                        size_t pad_count, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("deconvolution_nd", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::deconvolution_nd(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")),
                capi::dims_or_null(stride, stride_count, "stride"), capi::dims_or_null(pad, pad_count, "pad"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_set_convolution_algorithm(ctn_convolution_method algorithm) {
  return capi::guard("set_convolution_algorithm", [&] {
    catenary::set_convolution_algorithm(capi::choice(algorithm, 0, 1, "algorithm"));
  });
}

CTN_API ctn_convolution_method ctn_convolution_algorithm(void) {
  return capi::guard_value<ctn_convolution_method>("convolution_algorithm",
      [&]() -> ctn_convolution_method { return catenary::convolution_algorithm(); });
}

}  // extern "C"
