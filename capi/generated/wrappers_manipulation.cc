// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/manipulation.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/manipulation.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_atleast_1d(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_atleast_1d", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::atleast_1d(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_atleast_2d(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_atleast_2d", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::atleast_2d(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_atleast_3d(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_atleast_3d", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::atleast_3d(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_broadcast_arrays(const ctn_array *const *arrays, size_t count,
                                              ctn_array **outs) {
  return capi::guard("array_broadcast_arrays", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::broadcast_arrays(capi::handles(arrays, count, "arrays")), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_moveaxis(const ctn_array *a, int64_t source, int64_t destination,
                                      ctn_array **out) {
  return capi::guard("array_moveaxis", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::moveaxis(capi::in(a, "a"), source, destination));
  });
}

CTN_API ctn_status ctn_array_flip(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out) {
  return capi::guard("array_flip", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::flip(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes")));
  });
}

CTN_API ctn_status ctn_array_stack(const ctn_array *const *arrays, size_t count, int64_t axis,
                                   ctn_array **out) {
  return capi::guard("array_stack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::stack(capi::handles(arrays, count, "arrays"), axis));
  });
}

CTN_API ctn_status ctn_array_hstack(const ctn_array *const *arrays, size_t count, ctn_array **out) {
  return capi::guard("array_hstack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::hstack(capi::handles(arrays, count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_vstack(const ctn_array *const *arrays, size_t count, ctn_array **out) {
  return capi::guard("array_vstack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::vstack(capi::handles(arrays, count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_dstack(const ctn_array *const *arrays, size_t count, ctn_array **out) {
  return capi::guard("array_dstack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dstack(capi::handles(arrays, count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_column_stack(const ctn_array *const *arrays, size_t count, ctn_array **out) {
  return capi::guard("array_column_stack", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::column_stack(capi::handles(arrays, count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_hsplit(const ctn_array *a, ctn_array **outs, size_t count) {
  return capi::guard("array_hsplit", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::hsplit(capi::in(a, "a"), count), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_vsplit(const ctn_array *a, ctn_array **outs, size_t count) {
  return capi::guard("array_vsplit", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::vsplit(capi::in(a, "a"), count), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_dsplit(const ctn_array *a, ctn_array **outs, size_t count) {
  return capi::guard("array_dsplit", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::dsplit(capi::in(a, "a"), count), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_hsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count) {
  return capi::guard("array_hsplit_at", [&] {
    capi::open(outs, count, "outs");
    capi::give(
        catenary::hsplit_at(capi::in(a, "a"), capi::list(positions, position_count, "positions"), count),
        outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_vsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count) {
  return capi::guard("array_vsplit_at", [&] {
    capi::open(outs, count, "outs");
    capi::give(
        catenary::vsplit_at(capi::in(a, "a"), capi::list(positions, position_count, "positions"), count),
        outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_dsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count) {
  return capi::guard("array_dsplit_at", [&] {
    capi::open(outs, count, "outs");
    capi::give(
        catenary::dsplit_at(capi::in(a, "a"), capi::list(positions, position_count, "positions"), count),
        outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_tile(const ctn_array *a, const int64_t *repetitions, size_t count,
                                  ctn_array **out) {
  return capi::guard("array_tile", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::tile(capi::in(a, "a"), capi::dims(repetitions, count, "repetitions")));
  });
}

CTN_API ctn_status ctn_array_repeat(const ctn_array *a, const int64_t *repeats, size_t count, int64_t axis,
                                    ctn_array **out) {
  return capi::guard("array_repeat", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::repeat(capi::in(a, "a"), capi::list(repeats, count, "repeats"), axis));
  });
}

CTN_API ctn_status ctn_array_roll(const ctn_array *a, int64_t shift, int64_t axis, ctn_array **out) {
  return capi::guard("array_roll", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::roll(capi::in(a, "a"), shift, axis));
  });
}

}  // extern "C"
