// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/reduction.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/array.h"
#include "impl/array/statistics.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_sum(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_sum", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::sum(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_sum_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_sum_into", [&] {
    catenary::sum_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
        capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_prod(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_prod", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::prod(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_prod_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_prod_into", [&] {
    catenary::prod_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
        capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_mean(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_mean", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::mean(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_mean_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_mean_into", [&] {
    catenary::mean_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
        capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_max(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out) {
  return capi::guard("array_max", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::max(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_max_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out) {
  return capi::guard("array_max_into", [&] {
    catenary::max_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
        capi::flag(keepdims, "keepdims"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_min(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out) {
  return capi::guard("array_min", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::min(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_min_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out) {
  return capi::guard("array_min_into", [&] {
    catenary::min_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
        capi::flag(keepdims, "keepdims"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_argmax(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out) {
  return capi::guard("array_argmax", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::argmax(capi::in(a, "a"), axis, capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_argmax_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out) {
  return capi::guard("array_argmax_into", [&] {
    catenary::argmax_into(capi::in(a, "a"), axis, capi::flag(keepdims, "keepdims"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_argmin(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out) {
  return capi::guard("array_argmin", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::argmin(capi::in(a, "a"), axis, capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_argmin_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out) {
  return capi::guard("array_argmin_into", [&] {
    catenary::argmin_into(capi::in(a, "a"), axis, capi::flag(keepdims, "keepdims"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_var(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_var", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::var(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"), ddof,
            capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_var_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_var_into", [&] {
    catenary::var_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"), ddof,
        capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_std(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_std", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::std(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"), ddof,
            capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_std_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_std_into", [&] {
    catenary::std_into(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"), ddof,
        capi::flag(keepdims, "keepdims"), capi::dtype_or_none(dtype, "dtype"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_count_nonzero(const ctn_array *a, const int64_t *axes, size_t count,
                                           int32_t keepdims, ctn_array **out) {
  return capi::guard("array_count_nonzero", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::count_nonzero(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_all(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out) {
  return capi::guard("array_all", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::all(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims")));
  });
}

CTN_API ctn_status ctn_array_any(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out) {
  return capi::guard("array_any", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::any(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes"),
            capi::flag(keepdims, "keepdims")));
  });
}

}  // extern "C"
