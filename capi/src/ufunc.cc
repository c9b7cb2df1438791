#include "impl/array/ufunc.h"
#include "impl/dtype/op.h"

#include <catenary/ufunc.h>

#include "capi/src/guard.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_ufunc_outputs(const char* name, const ctn_array* const* inputs, size_t count,
                                           ctn_dtype dtype, ctn_casting casting, const ctn_array* where,
                                           ctn_array* const* destinations, ctn_array** outs,
                                           size_t out_count) {
  return capi::guard("array_ufunc_outputs", [&] {
    capi::open(outs, out_count, "outs");
    const catenary::Op op = catenary::find_ufunc(capi::text(name, "name"));
    if (size_t(catenary::op_outputs(op)) != out_count)
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "outs: %s has %d outputs, got room for %zu", name,
                     catenary::op_outputs(op), out_count);
    auto results = catenary::ufunc_outputs(
        name, capi::handles(inputs, count, "inputs"), capi::dtype_or_none(dtype, "dtype"),
        capi::choice(casting, CTN_CASTING_NO, CTN_CASTING_UNSAFE, "casting"),
        capi::in_or_null(where, "where"), capi::handles_or_null(destinations, out_count, "destinations"));
    capi::give(std::move(results), outs, out_count, "outs");
  });
}

CTN_API size_t ctn_ufunc_count(void) { return size_t(catenary::ufunc_count()); }

CTN_API const char* ctn_ufunc_name(size_t index) {
  return index < size_t(catenary::ufunc_count()) ? catenary::ufunc_name(int(index)) : nullptr;
}

CTN_API ctn_status ctn_ufunc_arity(const char* name, size_t* inputs, size_t* outputs) {
  return capi::guard("ufunc_arity", [&] {
    capi::reference(inputs, "inputs");
    capi::reference(outputs, "outputs");
    const catenary::Op op = catenary::find_ufunc(capi::text(name, "name"));
    *inputs = size_t(catenary::op_inputs(op));
    *outputs = size_t(catenary::op_outputs(op));
  });
}

}  // extern "C"
