// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/kernel.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/jit/kernels.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_kernel_options *ctn_kernel_options_retain(const ctn_kernel_options *self) {
  return capi::retain(const_cast<ctn_kernel_options *>(self), "kernel_options_retain");
}

CTN_API void ctn_kernel_options_release(const ctn_kernel_options *self) {
  capi::release(self, "kernel_options_release");
}

CTN_API ctn_elementwise_kernel *ctn_elementwise_kernel_retain(const ctn_elementwise_kernel *self) {
  return capi::retain(const_cast<ctn_elementwise_kernel *>(self), "elementwise_kernel_retain");
}

CTN_API void ctn_elementwise_kernel_release(const ctn_elementwise_kernel *self) {
  capi::release(self, "elementwise_kernel_release");
}

CTN_API ctn_reduction_kernel *ctn_reduction_kernel_retain(const ctn_reduction_kernel *self) {
  return capi::retain(const_cast<ctn_reduction_kernel *>(self), "reduction_kernel_retain");
}

CTN_API void ctn_reduction_kernel_release(const ctn_reduction_kernel *self) {
  capi::release(self, "reduction_kernel_release");
}

CTN_API ctn_raw_kernel *ctn_raw_kernel_retain(const ctn_raw_kernel *self) {
  return capi::retain(const_cast<ctn_raw_kernel *>(self), "raw_kernel_retain");
}

CTN_API void ctn_raw_kernel_release(const ctn_raw_kernel *self) {
  capi::release(self, "raw_kernel_release");
}

CTN_API ctn_status ctn_kernel_options_new(ctn_kernel_options **out) {
  return capi::guard("kernel_options_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::kernel_options_new());
  });
}

CTN_API ctn_status ctn_kernel_options_set_preamble(ctn_kernel_options *options, const char *text) {
  return capi::guard("kernel_options_set_preamble", [&] {
    catenary::kernel_options_preamble(capi::in(options, "options"), capi::text(text, "text"));
  });
}

CTN_API ctn_status ctn_kernel_options_set_loop_prep(ctn_kernel_options *options, const char *text) {
  return capi::guard("kernel_options_set_loop_prep", [&] {
    catenary::kernel_options_loop_prep(capi::in(options, "options"), capi::text(text, "text"));
  });
}

CTN_API ctn_status ctn_kernel_options_set_after_loop(ctn_kernel_options *options, const char *text) {
  return capi::guard("kernel_options_set_after_loop", [&] {
    catenary::kernel_options_after_loop(capi::in(options, "options"), capi::text(text, "text"));
  });
}

CTN_API ctn_status ctn_kernel_options_set_reduce_dims(ctn_kernel_options *options, int32_t enabled) {
  return capi::guard("kernel_options_set_reduce_dims", [&] {
    catenary::kernel_options_reduce_dims(capi::in(options, "options"), capi::flag(enabled, "enabled"));
  });
}

CTN_API ctn_status ctn_kernel_options_set_reduce_type(ctn_kernel_options *options, const char *text) {
  return capi::guard("kernel_options_set_reduce_type", [&] {
    catenary::kernel_options_reduce_type(capi::in(options, "options"), capi::text(text, "text"));
  });
}

CTN_API ctn_status ctn_kernel_options_add_compiler_option(ctn_kernel_options *options, const char *option) {
  return capi::guard("kernel_options_add_compiler_option", [&] {
    catenary::kernel_options_compiler(capi::in(options, "options"), capi::text(option, "option"));
  });
}

CTN_API ctn_status ctn_elementwise_kernel_new(const char *in_params, const char *out_params,
                                              const char *operation, const char *name,
                                              ctn_kernel_options *options, ctn_elementwise_kernel **out) {
  return capi::guard("elementwise_kernel_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::elementwise_kernel_new(capi::text(in_params, "in_params"),
            capi::text(out_params, "out_params"), capi::text(operation, "operation"),
            capi::text(name, "name"), capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_elementwise_kernel_call(ctn_elementwise_kernel *kernel, const ctn_array *const *inputs,
                                               size_t count, int64_t size, ctn_array *const *destinations,
                                               ctn_array **outs, size_t out_count) {
  return capi::guard("elementwise_kernel_call", [&] {
    capi::open(outs, out_count, "outs");
    capi::give(
        capi::in(kernel, "kernel").call(capi::handles(inputs, count, "inputs"), size,
            capi::handles_or_null(destinations, out_count, "destinations"), out_count),
        outs, out_count, "outs");
  });
}

CTN_API ctn_status ctn_reduction_kernel_new(const char *in_params, const char *out_params,
                                            const char *map_expr, const char *reduce_expr,
                                            const char *post_map_expr, const char *identity, const char *name,
                                            ctn_kernel_options *options, ctn_reduction_kernel **out) {
  return capi::guard("reduction_kernel_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::reduction_kernel_new(capi::text(in_params, "in_params"),
            capi::text(out_params, "out_params"), capi::text(map_expr, "map_expr"),
            capi::text(reduce_expr, "reduce_expr"), capi::text(post_map_expr, "post_map_expr"), identity,
            capi::text(name, "name"), capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_reduction_kernel_call(ctn_reduction_kernel *kernel, const ctn_array *const *inputs,
                                             size_t count, const int64_t *axes, size_t axis_count,
                                             int32_t keepdims, ctn_array *const *destinations,
                                             ctn_array **outs, size_t out_count) {
  return capi::guard("reduction_kernel_call", [&] {
    capi::open(outs, out_count, "outs");
    capi::give(
        capi::in(kernel, "kernel").call(capi::handles(inputs, count, "inputs"),
            capi::dims_or_null(axes, axis_count, "axes"), capi::flag(keepdims, "keepdims"),
            capi::handles_or_null(destinations, out_count, "destinations"), out_count),
        outs, out_count, "outs");
  });
}

CTN_API ctn_status ctn_raw_kernel_new(const char *code, const char *name, ctn_kernel_options *options,
                                      ctn_raw_kernel **out) {
  return capi::guard("raw_kernel_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::raw_kernel_new(capi::text(code, "code"), capi::text(name, "name"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_raw_kernel_call(ctn_raw_kernel *kernel, const int64_t *grid, size_t grid_ndim,
                                       const int64_t *block, size_t block_ndim, ctn_array *const *arguments,
                                       size_t count) {
  return capi::guard("raw_kernel_call", [&] {
    catenary::raw_kernel_call(capi::in(kernel, "kernel"), capi::dims(grid, grid_ndim, "grid"),
        capi::dims(block, block_ndim, "block"), capi::handles(arguments, count, "arguments"));
  });
}

CTN_API ctn_status ctn_kernel_cache_directory(char *path, size_t path_capacity, size_t *path_length) {
  return capi::guard("kernel_cache_directory", [&] {
    capi::copy_text(path, path_capacity, path_length, catenary::kernel_cache_directory());
  });
}

}  // extern "C"
