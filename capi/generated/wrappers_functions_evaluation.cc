// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_evaluation.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/evaluation.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_accuracy(ctn_variable *y, ctn_variable *t, ctn_function_options *options,
                                ctn_variable **out) {
  return capi::guard("accuracy", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::accuracy(catenary::Borrowed(capi::in(y, "y")),
                catenary::Borrowed(capi::in(t, "t")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_binary_accuracy(ctn_variable *y, ctn_variable *t, ctn_function_options *options,
                                       ctn_variable **out) {
  return capi::guard("binary_accuracy", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::binary_accuracy(catenary::Borrowed(capi::in(y, "y")),
                catenary::Borrowed(capi::in(t, "t")), capi::in_or_null(options, "options"))));
  });
}

}  // extern "C"
