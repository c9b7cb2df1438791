// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_noise.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_dropout(ctn_variable *x, double ratio, ctn_function_options *options,
                               ctn_variable **y) {
  return capi::guard("dropout", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::dropout(catenary::Borrowed(capi::in(x, "x")), ratio,
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_gaussian(ctn_variable *mean, ctn_variable *ln_var, ctn_function_options *options,
                                ctn_variable **y) {
  return capi::guard("gaussian", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::gaussian(catenary::Borrowed(capi::in(mean, "mean")),
                catenary::Borrowed(capi::in(ln_var, "ln_var")), capi::in_or_null(options, "options"))));
  });
}

}  // extern "C"
