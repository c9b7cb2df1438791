#include <catenary/sorting.h>

#include "capi/src/guard.h"
#include "impl/array/sorting.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_unique(const ctn_array* a, ctn_array** out, ctn_array** index,
                                    ctn_array** inverse, ctn_array** counts) {
  return capi::guard("array_unique", [&] {
    capi::clear(index);
    capi::clear(inverse);
    capi::clear(counts);
    capi::open(out, "out");
    catenary::Unique result = catenary::unique(capi::in(a, "a"), index, inverse, counts);
    *out = capi::give(std::move(result.values));
    if (index) *index = capi::give(std::move(result.index));
    if (inverse) *inverse = capi::give(std::move(result.inverse));
    if (counts) *counts = capi::give(std::move(result.counts));
  });
}

}  // extern "C"
