// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/types.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/dtype/dtype.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_dtype_can_cast(ctn_dtype from, ctn_dtype to, ctn_casting casting, int32_t *result) {
  return capi::guard("dtype_can_cast", [&] {
    capi::reference(result, "result");
    *result = (
        catenary::can_cast(capi::dtype_in(from, "from"), capi::dtype_in(to, "to"),
            capi::choice(casting, 0, 4, "casting"))) ? 1 : 0;
  });
}

}  // extern "C"
