// Functions of dtypes and names of flags, which accept any number.
#include <catenary/types.h>
#include <catenary/variable.h>

#include <cstring>

#include "capi/src/guard.h"
#include "impl/autograd/variable.h"
#include "impl/dtype/dtype.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API const char* ctn_dtype_name(ctn_dtype dtype) { return catenary::dtype_name(dtype); }

CTN_API const char* ctn_volatile_name(ctn_volatile flag) { return catenary::volatile_name(flag); }

CTN_API size_t ctn_dtype_itemsize(ctn_dtype dtype) {
  return dtype >= 0 && dtype < catenary::kDTypes ? catenary::itemsize(dtype) : 0;
}

CTN_API ctn_status ctn_dtype_from_name(const char* name, ctn_dtype* dtype) {
  return capi::guard("dtype_from_name", [&] {
    capi::reference(dtype, "dtype");
    capi::text(name, "name");
    for (ctn_dtype d = 0; d < catenary::kDTypes; ++d)
      if (std::strcmp(catenary::dtype_name(d), name) == 0) {
        *dtype = d;
        return;
      }
    catenary::fail(CTN_ERROR_NOT_FOUND,
                   "name: expected the name of an element type such as \"float32\", got \"%s\"", name);
  });
}

CTN_API ctn_status ctn_dtype_result_type(const ctn_dtype* dtypes, size_t count, ctn_dtype* dtype) {
  return capi::guard("dtype_result_type", [&] {
    capi::reference(dtype, "dtype");
    auto all = capi::list(dtypes, count, "dtypes");
    if (all.empty())
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "dtypes: expected at least one element, got none");
    for (size_t i = 0; i < all.size; ++i)
      if (all[i] < 0 || all[i] >= catenary::kDTypes)
        catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "dtypes[%zu]: expected a ctn_dtype, got %d", i,
                       int(all[i]));
    *dtype = catenary::promote(all.data, all.size);
  });
}

}  // extern "C"
