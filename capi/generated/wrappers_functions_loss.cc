// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_loss.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_variable **y) {
  return capi::guard("softmax_cross_entropy", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::softmax_cross_entropy(catenary::Borrowed(capi::in(x, "x")), catenary::Borrowed(capi::in(t, "t")), normalize != 0)));
  });
}

}  // extern "C"
