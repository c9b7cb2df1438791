// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_array.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/array.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_reshape(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y) {
  return capi::guard("reshape", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::reshape(catenary::Borrowed(capi::in(x, "x")),
                capi::dims(shape, ndim, "shape"))));
  });
}

CTN_API ctn_status ctn_transpose(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y) {
  return capi::guard("transpose", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::transpose(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"))));
  });
}

CTN_API ctn_status ctn_broadcast_to(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y) {
  return capi::guard("broadcast_to", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::broadcast_to(catenary::Borrowed(capi::in(x, "x")),
                capi::dims(shape, ndim, "shape"))));
  });
}

CTN_API ctn_status ctn_expand_dims(ctn_variable *x, int64_t axis, ctn_variable **y) {
  return capi::guard("expand_dims", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::expand_dims(catenary::Borrowed(capi::in(x, "x")), axis)));
  });
}

CTN_API ctn_status ctn_squeeze(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y) {
  return capi::guard("squeeze", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::squeeze(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"))));
  });
}

CTN_API ctn_status ctn_swapaxes(ctn_variable *x, int64_t axis1, int64_t axis2, ctn_variable **y) {
  return capi::guard("swapaxes", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::swapaxes(catenary::Borrowed(capi::in(x, "x")), axis1, axis2)));
  });
}

CTN_API ctn_status ctn_flip(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y) {
  return capi::guard("flip", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::flip(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"))));
  });
}

CTN_API ctn_status ctn_cast(ctn_variable *x, ctn_dtype dtype, ctn_variable **y) {
  return capi::guard("cast", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::cast(catenary::Borrowed(capi::in(x, "x")), capi::dtype_in(dtype, "dtype"))));
  });
}

CTN_API ctn_status ctn_copy(ctn_variable *x, const char *device, ctn_variable **y) {
  return capi::guard("copy", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::copy(catenary::Borrowed(capi::in(x, "x")), device)));
  });
}

CTN_API ctn_status ctn_tile(ctn_variable *x, const int64_t *repetitions, size_t count, ctn_variable **y) {
  return capi::guard("tile", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::tile(catenary::Borrowed(capi::in(x, "x")),
                capi::dims(repetitions, count, "repetitions"))));
  });
}

CTN_API ctn_status ctn_pad(ctn_variable *x, const int64_t *before, size_t ndim, const int64_t *after,
                           double value, ctn_variable **y) {
  return capi::guard("pad", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::pad(catenary::Borrowed(capi::in(x, "x")), capi::dims(before, ndim, "before"),
                capi::dims(after, ndim, "after"), value)));
  });
}

CTN_API ctn_status ctn_concat(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y) {
  return capi::guard("concat", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::concat(catenary::BorrowedList(capi::handles(xs, count, "xs")), axis)));
  });
}

CTN_API ctn_status ctn_stack(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y) {
  return capi::guard("stack", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::stack(catenary::BorrowedList(capi::handles(xs, count, "xs")), axis)));
  });
}

CTN_API ctn_status ctn_split_axis_at(ctn_variable *x, const int64_t *indices, size_t index_count,
                                     int64_t axis, ctn_variable **ys, size_t count) {
  return capi::guard("split_axis_at", [&] {
    capi::open(ys, count, "ys");
    capi::give(
        catenary::variables_of(
            catenary::functions::split_axis_at(catenary::Borrowed(capi::in(x, "x")),
                capi::list(indices, index_count, "indices"), axis)),
        ys, count, "ys");
  });
}

CTN_API ctn_status ctn_broadcast(ctn_variable *const *xs, size_t count, ctn_variable **ys) {
  return capi::guard("broadcast", [&] {
    capi::open(ys, count, "ys");
    capi::give(
        catenary::variables_of(
            catenary::functions::broadcast(catenary::BorrowedList(capi::handles(xs, count, "xs")))),
        ys, count, "ys");
  });
}

CTN_API ctn_status ctn_get_item(ctn_variable *x, const ctn_index *items, size_t count, ctn_variable **y) {
  return capi::guard("get_item", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::get_item(catenary::Borrowed(capi::in(x, "x")),
                capi::list(items, count, "items"))));
  });
}

CTN_API ctn_status ctn_select_item(ctn_variable *x, ctn_variable *t, ctn_variable **y) {
  return capi::guard("select_item", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::select_item(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(t, "t")))));
  });
}

CTN_API ctn_status ctn_where(ctn_variable *condition, ctn_variable *x, ctn_variable *y, ctn_variable **out) {
  return capi::guard("where", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::where(catenary::Borrowed(capi::in(condition, "condition")),
                catenary::Borrowed(capi::in(x, "x")), catenary::Borrowed(capi::in(y, "y")))));
  });
}

CTN_API ctn_status ctn_identity_list(ctn_variable *const *xs, size_t count, ctn_variable **ys) {
  return capi::guard("identity_list", [&] {
    capi::open(ys, count, "ys");
    capi::give(
        catenary::variables_of(
            catenary::functions::identity_list(catenary::BorrowedList(capi::handles(xs, count, "xs")))),
        ys, count, "ys");
  });
}

CTN_API ctn_status ctn_identity(ctn_variable *x, ctn_variable **y) {
  return capi::guard("identity", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::identity(catenary::Borrowed(capi::in(x, "x")))));
  });
}

}  // extern "C"
