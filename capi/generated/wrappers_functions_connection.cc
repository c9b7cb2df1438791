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
    *y = capi::give(catenary::variable_of(catenary::functions::linear(catenary::Borrowed(capi::in(x, "x")), catenary::Borrowed(capi::in(W, "W")), catenary::BorrowedOrNull(capi::in_or_null(b, "b")))));
  });
}

}  // extern "C"
