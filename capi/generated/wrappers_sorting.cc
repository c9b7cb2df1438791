// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/sorting.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/sorting.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_sort(const ctn_array *a, int64_t axis, ctn_array **out) {
  return capi::guard("array_sort", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::sort(capi::in(a, "a"), axis));
  });
}

CTN_API ctn_status ctn_array_sort_inplace(ctn_array *a, int64_t axis) {
  return capi::guard("array_sort_inplace", [&] {
    catenary::sort_inplace(capi::inout(a, "a"), axis);
  });
}

CTN_API ctn_status ctn_array_argsort(const ctn_array *a, int64_t axis, ctn_array **out) {
  return capi::guard("array_argsort", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::argsort(capi::in(a, "a"), axis));
  });
}

CTN_API ctn_status ctn_array_lexsort(const ctn_array *const *keys, size_t count, int64_t axis,
                                     ctn_array **out) {
  return capi::guard("array_lexsort", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::lexsort(capi::handles(keys, count, "keys"), axis));
  });
}

CTN_API ctn_status ctn_array_partition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                       ctn_array **out) {
  return capi::guard("array_partition", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::partition(capi::in(a, "a"), capi::list(kth, count, "kth"), axis));
  });
}

CTN_API ctn_status ctn_array_argpartition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                          ctn_array **out) {
  return capi::guard("array_argpartition", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::argpartition(capi::in(a, "a"), capi::list(kth, count, "kth"), axis));
  });
}

CTN_API ctn_status ctn_array_searchsorted(const ctn_array *a, const ctn_array *values, ctn_side side,
                                          const ctn_array *sorter, ctn_array **out) {
  return capi::guard("array_searchsorted", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::searchsorted(capi::in(a, "a"), capi::in(values, "values"), capi::choice(side, 0, 1, "side"),
            capi::in_or_null(sorter, "sorter")));
  });
}

CTN_API ctn_status ctn_array_unique(const ctn_array *a, ctn_array **out, ctn_array **index,
                                    ctn_array **inverse, ctn_array **counts) {
  return capi::guard("array_unique", [&] {
    capi::clear(out);
    capi::clear(index);
    capi::clear(inverse);
    capi::clear(counts);
    capi::open(out, "out");
    auto [ out_value, index_value, inverse_value, counts_value] = catenary::unique(capi::in(a, "a"),
        index != nullptr, inverse != nullptr, counts != nullptr);
    *out = capi::give(std::move(out_value));
    if (index) *index = capi::give(std::move(index_value));
    if (inverse) *inverse = capi::give(std::move(inverse_value));
    if (counts) *counts = capi::give(std::move(counts_value));
  });
}

CTN_API ctn_status ctn_array_bincount(const ctn_array *x, const ctn_array *weights, int64_t minlength,
                                      ctn_array **out) {
  return capi::guard("array_bincount", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::bincount(capi::in(x, "x"), capi::in_or_null(weights, "weights"), minlength));
  });
}

CTN_API ctn_status ctn_array_cumsum(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_cumsum", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::cumsum(capi::in(a, "a"), axis, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_cumsum_into(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_cumsum_into", [&] {
    catenary::cumsum_into(capi::in(a, "a"), axis, capi::dtype_or_none(dtype, "dtype"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_cumprod(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_cumprod", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::cumprod(capi::in(a, "a"), axis, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_cumprod_into(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_cumprod_into", [&] {
    catenary::cumprod_into(capi::in(a, "a"), axis, capi::dtype_or_none(dtype, "dtype"),
        capi::inout(out, "out"));
  });
}

}  // extern "C"
