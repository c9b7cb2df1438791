#include <catenary/kernel.h>

#include "capi/src/guard.h"
#include "impl/jit/kernels.h"

namespace capi = catenary::capi;

namespace {

void check_outputs(size_t expected, size_t actual) {
  if (expected != actual)
    catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "outs: the kernel has %zu output%s, got room for %zu",
                   expected, expected == 1 ? "" : "s", actual);
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_elementwise_kernel_call(ctn_elementwise_kernel* kernel, const ctn_array* const* inputs,
                                               size_t count, int64_t size, ctn_array* const* destinations,
                                               ctn_array** outs, size_t out_count) {
  return capi::guard("elementwise_kernel_call", [&] {
    capi::open(outs, out_count, "outs");
    capi::in(kernel, "kernel");
    const auto arrays = capi::handles(inputs, count, "inputs");
    check_outputs(kernel->output_count(), out_count);
    capi::give(kernel->call(arrays, size, capi::handles_or_null(destinations, out_count, "destinations")),
               outs, out_count, "outs");
  });
}

CTN_API ctn_status ctn_reduction_kernel_call(ctn_reduction_kernel* kernel, const ctn_array* const* inputs,
                                             size_t count, const int64_t* axes, size_t axis_count,
                                             int32_t keepdims, ctn_array* const* destinations,
                                             ctn_array** outs, size_t out_count) {
  return capi::guard("reduction_kernel_call", [&] {
    capi::open(outs, out_count, "outs");
    capi::in(kernel, "kernel");
    const auto arrays = capi::handles(inputs, count, "inputs");
    check_outputs(kernel->output_count(), out_count);
    capi::give(
        kernel->call(arrays, capi::dims_or_null(axes, axis_count, "axes"), capi::flag(keepdims, "keepdims"),
                     capi::handles_or_null(destinations, out_count, "destinations")),
        outs, out_count, "outs");
  });
}

}  // extern "C"
