// split_axis, whose number of results depends on its arguments.
#include <catenary/functions_array.h>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_split_axis(ctn_variable* x, int64_t axis, ctn_variable** ys, size_t sections) {
  return capi::guard("split_axis", [&] {
    capi::open(ys, sections, "ys");
    const catenary::Borrowed value(capi::in(x, "x"));
    if (sections > size_t(INT32_MAX))
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "sections: expected at most %d, got %zu", INT32_MAX,
                     sections);
    capi::give(catenary::variables_of(catenary::functions::split_axis(value, int64_t(sections), axis)), ys,
               sections, "ys");
  });
}

}  // extern "C"
