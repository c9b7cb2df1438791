// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_noise.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_dropout(ctn_variable *x, double ratio, int32_t train, ctn_variable **y) {
  return capi::guard("dropout", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::dropout(catenary::Borrowed(capi::in(x, "x")), ratio, train != 0)));
  });
}

CTN_API ctn_status ctn_dropout_with_mask(ctn_variable *x, ctn_array *mask, ctn_variable **y) {
  return capi::guard("dropout_with_mask", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::dropout_with_mask(catenary::Borrowed(capi::in(x, "x")), capi::inout(mask, "mask"))));
  });
}

}  // extern "C"
