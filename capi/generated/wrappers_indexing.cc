// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/indexing.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/indexing.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_get_advanced(const ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          ctn_array **out) {
  return capi::guard("array_get_advanced", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::get_advanced(capi::in(a, "a"), capi::list(items, count, "items"),
            capi::handles(arrays, array_count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_set_advanced(ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          const ctn_array *value) {
  return capi::guard("array_set_advanced", [&] {
    catenary::set_advanced(capi::inout(a, "a"), capi::list(items, count, "items"),
        capi::handles(arrays, array_count, "arrays"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_array_add_at(ctn_array *a, const ctn_index *items, size_t count,
                                    const ctn_array *const *arrays, size_t array_count,
                                    const ctn_array *value) {
  return capi::guard("array_add_at", [&] {
    catenary::add_at(capi::inout(a, "a"), capi::list(items, count, "items"),
        capi::handles(arrays, array_count, "arrays"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_array_get_mask(const ctn_array *a, const ctn_array *mask, ctn_array **out) {
  return capi::guard("array_get_mask", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::get_mask(capi::in(a, "a"), capi::in(mask, "mask")));
  });
}

CTN_API ctn_status ctn_array_set_mask(ctn_array *a, const ctn_array *mask, const ctn_array *value) {
  return capi::guard("array_set_mask", [&] {
    catenary::set_mask(capi::inout(a, "a"), capi::in(mask, "mask"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_array_put(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                 ctn_index_mode mode) {
  return capi::guard("array_put", [&] {
    catenary::put(capi::inout(a, "a"), capi::in(indices, "indices"), capi::in(values, "values"),
        capi::choice(mode, 0, 2, "mode"));
  });
}

CTN_API ctn_status ctn_array_take_along_axis(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                             ctn_array **out) {
  return capi::guard("array_take_along_axis", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::take_along_axis(capi::in(a, "a"), capi::in(indices, "indices"), axis));
  });
}

CTN_API ctn_status ctn_array_put_along_axis(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                            int64_t axis) {
  return capi::guard("array_put_along_axis", [&] {
    catenary::put_along_axis(capi::inout(a, "a"), capi::in(indices, "indices"), capi::in(values, "values"),
        axis);
  });
}

CTN_API ctn_status ctn_array_nonzero(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_nonzero", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::nonzero(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_flatnonzero(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_flatnonzero", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::flatnonzero(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_argwhere(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_argwhere", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::argwhere(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_compress(const ctn_array *condition, const ctn_array *a, int64_t axis,
                                      ctn_array **out) {
  return capi::guard("array_compress", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::compress(capi::in(condition, "condition"), capi::in(a, "a"), axis));
  });
}

CTN_API ctn_status ctn_array_extract(const ctn_array *condition, const ctn_array *a, ctn_array **out) {
  return capi::guard("array_extract", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::extract(capi::in(condition, "condition"), capi::in(a, "a")));
  });
}

}  // extern "C"
