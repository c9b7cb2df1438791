// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_array.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/array.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_reshape(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y) {
  return capi::guard("reshape", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::reshape(catenary::Borrowed(capi::in(x, "x")), capi::list(shape, ndim, "shape"))));
  });
}

CTN_API ctn_status ctn_transpose(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y) {
  return capi::guard("transpose", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::transpose(catenary::Borrowed(capi::in(x, "x")), capi::list_or_null(axes, count, "axes"))));
  });
}

CTN_API ctn_status ctn_broadcast_to(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y) {
  return capi::guard("broadcast_to", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::broadcast_to(catenary::Borrowed(capi::in(x, "x")), capi::list(shape, ndim, "shape"))));
  });
}

CTN_API ctn_status ctn_identity(ctn_variable *x, ctn_variable **y) {
  return capi::guard("identity", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::identity(catenary::Borrowed(capi::in(x, "x")))));
  });
}

}  // extern "C"
