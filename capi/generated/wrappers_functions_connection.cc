// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_connection.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/connection.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_linear(ctn_variable *x, ctn_variable *W, ctn_variable *b, ctn_variable **y) {
  return capi::guard("linear", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::linear(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")))));
  });
}

CTN_API ctn_status ctn_embed_id(ctn_variable *x, ctn_variable *W, ctn_function_options *options,
                                ctn_variable **y) {
  return capi::guard("embed_id", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::embed_id(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_bilinear(ctn_variable *e1, ctn_variable *e2, ctn_variable *W, ctn_variable *V1,
                                ctn_variable *V2, ctn_variable *b, ctn_variable **y) {
  return capi::guard("bilinear", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::bilinear(catenary::Borrowed(capi::in(e1, "e1")),
                catenary::Borrowed(capi::in(e2, "e2")), catenary::Borrowed(capi::in(W, "W")),
                catenary::BorrowedOrNull(capi::in_or_null(V1, "V1")),
                catenary::BorrowedOrNull(capi::in_or_null(V2, "V2")),
                catenary::BorrowedOrNull(capi::in_or_null(b, "b")))));
  });
}

CTN_API ctn_status ctn_attention(ctn_variable *q, ctn_variable *k, ctn_variable *v, ctn_variable *mask,
                                 ctn_function_options *options, ctn_variable **y) {
  return capi::guard("attention", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::attention(catenary::Borrowed(capi::in(q, "q")),
                catenary::Borrowed(capi::in(k, "k")), catenary::Borrowed(capi::in(v, "v")),
                catenary::BorrowedOrNull(capi::in_or_null(mask, "mask")),
                capi::in_or_null(options, "options"))));
  });
}

}  // extern "C"
