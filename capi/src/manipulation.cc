#include "impl/array/manipulation.h"

#include <catenary/manipulation.h>

#include "capi/src/guard.h"

namespace capi = catenary::capi;
using catenary::ArrayRef;

namespace {

using Axis = int (*)(const catenary::Array&);

ctn_status split(const char* function, Axis axis, const ctn_array* a, ctn_array** outs, size_t count) {
  return capi::guard(function, [&] {
    capi::open(outs, count, "outs");
    std::vector<ArrayRef> parts(count);
    const catenary::Array& array = capi::in(a, "a");
    catenary::split(array, axis(array), {parts.data(), count}, true);
    capi::give(std::move(parts), outs, count, "outs");
  });
}

ctn_status split_at(const char* function, Axis axis, const ctn_array* a, const int64_t* positions,
                    size_t position_count, ctn_array** outs, size_t count) {
  return capi::guard(function, [&] {
    capi::open(outs, count, "outs");
    std::vector<ArrayRef> parts(count);
    const catenary::Array& array = capi::in(a, "a");
    catenary::split_at(array, capi::list(positions, position_count, "positions"), axis(array),
                       {parts.data(), count});
    capi::give(std::move(parts), outs, count, "outs");
  });
}

}  // namespace

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

#define CTN_SPLIT(NAME)                                                                                      \
  CTN_API ctn_status ctn_array_##NAME(const ctn_array* a, ctn_array** outs, size_t count) {                  \
    return split("array_" #NAME, catenary::NAME##_axis, a, outs, count);                                     \
  }                                                                                                          \
  CTN_API ctn_status ctn_array_##NAME##_at(const ctn_array* a, const int64_t* positions,                     \
                                           size_t position_count, ctn_array** outs, size_t count) {          \
    return split_at("array_" #NAME "_at", catenary::NAME##_axis, a, positions, position_count, outs, count); \
  }
CTN_SPLIT(hsplit)
CTN_SPLIT(vsplit)
CTN_SPLIT(dsplit)

}  // extern "C"
