// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/dlpack.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/dlpack.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_to_dlpack(const ctn_array *a, int32_t versioned, void **out) {
  return capi::guard("array_to_dlpack", [&] {
    capi::open(out, "out");
    *out = catenary::to_dlpack(capi::in(a, "a"), capi::flag(versioned, "versioned"));
  });
}

CTN_API ctn_status ctn_array_from_dlpack(void *managed, int32_t versioned, ctn_array **out) {
  return capi::guard("array_from_dlpack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::from_dlpack(managed, capi::flag(versioned, "versioned")));
  });
}

}  // extern "C"
