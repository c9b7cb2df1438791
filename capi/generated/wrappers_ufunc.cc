// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/ufunc.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/ufunc.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_ufunc(const char *name, const ctn_array *const *inputs, size_t count,
                                   ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                   ctn_array *destination, ctn_array **out) {
  return capi::guard("array_ufunc", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::ufunc(capi::text(name, "name"), capi::handles(inputs, count, "inputs"),
            capi::dtype_or_none(dtype, "dtype"), capi::choice(casting, 0, 4, "casting"),
            capi::in_or_null(where, "where"), capi::inout_or_null(destination, "destination")));
  });
}

CTN_API ctn_status ctn_array_ufunc_outputs(const char *name, const ctn_array *const *inputs, size_t count,
                                           ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                           ctn_array *const *destinations, ctn_array **outs,
                                           size_t out_count) {
  return capi::guard("array_ufunc_outputs", [&] {
    capi::open(outs, out_count, "outs");
    capi::give(
        catenary::ufunc_outputs(capi::text(name, "name"), capi::handles(inputs, count, "inputs"),
            capi::dtype_or_none(dtype, "dtype"), capi::choice(casting, 0, 4, "casting"),
            capi::in_or_null(where, "where"), capi::handles_or_null(destinations, out_count, "destinations"),
            out_count),
        outs, out_count, "outs");
  });
}

CTN_API ctn_status ctn_array_ufunc_at(const char *name, ctn_array *a, const ctn_index *items, size_t count,
                                      const ctn_array *const *arrays, size_t array_count,
                                      const ctn_array *value) {
  return capi::guard("array_ufunc_at", [&] {
    catenary::ufunc_at(capi::text(name, "name"), capi::inout(a, "a"), capi::list(items, count, "items"),
        capi::handles(arrays, array_count, "arrays"), capi::in_or_null(value, "value"));
  });
}

CTN_API size_t ctn_ufunc_count(void) {
  return capi::guard_value<size_t>("ufunc_count", [&]() -> size_t { return catenary::ufunc_count(); });
}

CTN_API const char *ctn_ufunc_name(size_t index) {
  return capi::guard_value<const char *>("ufunc_name",
      [&]() -> const char * { return catenary::ufunc_name(index); });
}

CTN_API ctn_status ctn_ufunc_arity(const char *name, size_t *inputs, size_t *outputs) {
  return capi::guard("ufunc_arity", [&] {
    capi::reference(inputs, "inputs");
    capi::reference(outputs, "outputs");
    auto [inputs_value, outputs_value] = catenary::ufunc_arity(capi::text(name, "name"));
    *inputs = std::move(inputs_value);
    *outputs = std::move(outputs_value);
  });
}

CTN_API ctn_status ctn_ufunc_types(const char *name, char *types, size_t types_capacity,
                                   size_t *types_length) {
  return capi::guard("ufunc_types", [&] {
    capi::copy_text(types, types_capacity, types_length, catenary::ufunc_types(capi::text(name, "name")));
  });
}

}  // extern "C"
