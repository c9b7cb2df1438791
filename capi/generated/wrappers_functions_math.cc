// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_math.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/math.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_sum(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y) {
  return capi::guard("sum", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::sum(catenary::Borrowed(capi::in(x, "x")), capi::list_or_null(axes, count, "axes"), keepdims != 0)));
  });
}

CTN_API ctn_status ctn_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                              ctn_variable **y) {
  return capi::guard("matmul", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::matmul(catenary::Borrowed(capi::in(a, "a")), catenary::Borrowed(capi::in(b, "b")), transa != 0, transb != 0)));
  });
}

}  // extern "C"
