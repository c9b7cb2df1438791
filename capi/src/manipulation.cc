// The shape to which arrays broadcast, in the caller's memory.
#include "impl/array/manipulation.h"

#include <catenary/manipulation.h>

#include "capi/src/guard.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_broadcast(const ctn_array* const* arrays, size_t count, int64_t* shape,
                                       size_t capacity, size_t* ndim) {
  return capi::guard("array_broadcast", [&] {
    capi::reference(ndim, "ndim");
    auto list = capi::handles(arrays, count, "arrays");
    if (list.empty())
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "arrays: expected at least one array, got none");
    const catenary::Dims dims = catenary::broadcast_shapes(list);
    for (size_t i = 0; shape && i < capacity && i < dims.size(); ++i) shape[i] = dims[i];
    *ndim = dims.size();
  });
}

}  // extern "C"
