// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/array.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/array.h"
#include "impl/array/indexing.h"
#include "impl/array/manipulation.h"
#include "impl/array/print.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_array *ctn_array_retain(const ctn_array *self) {
  return capi::retain(const_cast<ctn_array *>(self), "array_retain");
}

CTN_API void ctn_array_release(const ctn_array *self) {
  capi::release(self, "array_release");
}

CTN_API ctn_status ctn_array_empty(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_empty", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::empty(capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_zeros(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_zeros", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::zeros(capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_ones(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_ones", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ones(capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_full(const int64_t *shape, size_t ndim, const ctn_array *value, ctn_dtype dtype,
                                  ctn_array **out) {
  return capi::guard("array_full", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::full(capi::dims(shape, ndim, "shape"), capi::in(value, "value"),
            capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_full_f64(const int64_t *shape, size_t ndim, double value, ctn_dtype dtype,
                                      ctn_array **out) {
  return capi::guard("array_full_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::full_f64(capi::dims(shape, ndim, "shape"), value, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_full_i64(const int64_t *shape, size_t ndim, int64_t value, ctn_dtype dtype,
                                      ctn_array **out) {
  return capi::guard("array_full_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::full_i64(capi::dims(shape, ndim, "shape"), value, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_empty_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_empty_like", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::empty_like(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_zeros_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_zeros_like", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::zeros_like(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_ones_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_ones_like", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ones_like(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_full_like(const ctn_array *a, const ctn_array *value, ctn_dtype dtype,
                                       ctn_array **out) {
  return capi::guard("array_full_like", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::full_like(capi::in(a, "a"), capi::in(value, "value"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_eye(int64_t n, int64_t m, int64_t k, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_eye", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::eye(n, m, k, capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_identity(int64_t n, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_identity", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::identity(n, capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_arange_i64(int64_t start, int64_t stop, int64_t step, ctn_dtype dtype,
                                        ctn_array **out) {
  return capi::guard("array_arange_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::arange_i64(start, stop, step, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_arange_f64(double start, double stop, double step, ctn_dtype dtype,
                                        ctn_array **out) {
  return capi::guard("array_arange_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::arange_f64(start, stop, step, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_linspace(double start, double stop, int64_t count, int32_t endpoint,
                                      ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_linspace", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::linspace(start, stop, count, capi::flag(endpoint, "endpoint"),
            capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_diag(const ctn_array *v, int64_t k, ctn_array **out) {
  return capi::guard("array_diag", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::diag(capi::in(v, "v"), k));
  });
}

CTN_API ctn_status ctn_array_diagflat(const ctn_array *v, int64_t k, ctn_array **out) {
  return capi::guard("array_diagflat", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::diagflat(capi::in(v, "v"), k));
  });
}

CTN_API ctn_status ctn_array_from_data(const void *data, const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                       ctn_array **out) {
  return capi::guard("array_from_data", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::from_data(data, capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_scalar_f64(double value, ctn_array **out) {
  return capi::guard("array_scalar_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::scalar_f64(value));
  });
}

CTN_API ctn_status ctn_array_scalar_i64(int64_t value, ctn_array **out) {
  return capi::guard("array_scalar_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::scalar_i64(value));
  });
}

CTN_API ctn_status ctn_array_scalar_bool(int32_t value, ctn_array **out) {
  return capi::guard("array_scalar_bool", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::scalar_bool(capi::flag(value, "value")));
  });
}

CTN_API ctn_dtype ctn_array_dtype(const ctn_array *a) {
  return capi::get<ctn_dtype>("array_dtype", capi::valid(a), CTN_ASK(self.dtype()), CTN_DTYPE_NONE);
}

CTN_API size_t ctn_array_ndim(const ctn_array *a) {
  return capi::get<size_t>("array_ndim", capi::valid(a), CTN_ASK(self.ndim()));
}

CTN_API const int64_t *ctn_array_shape(const ctn_array *a) {
  return capi::get<const int64_t *>("array_shape", capi::valid(a), CTN_ASK(self.dims()));
}

CTN_API const int64_t *ctn_array_strides(const ctn_array *a) {
  return capi::get<const int64_t *>("array_strides", capi::valid(a), CTN_ASK(self.byte_strides()));
}

CTN_API int64_t ctn_array_size(const ctn_array *a) {
  return capi::get<int64_t>("array_size", capi::valid(a), CTN_ASK(self.size()));
}

CTN_API size_t ctn_array_itemsize(const ctn_array *a) {
  return capi::get<size_t>("array_itemsize", capi::valid(a), CTN_ASK(self.itemsize()));
}

CTN_API size_t ctn_array_nbytes(const ctn_array *a) {
  return capi::get<size_t>("array_nbytes", capi::valid(a), CTN_ASK(self.nbytes()));
}

CTN_API int32_t ctn_array_is_c_contiguous(const ctn_array *a) {
  return capi::get<int32_t>("array_is_c_contiguous", capi::valid(a), CTN_ASK(self.is_c_contiguous()));
}

CTN_API int32_t ctn_array_is_f_contiguous(const ctn_array *a) {
  return capi::get<int32_t>("array_is_f_contiguous", capi::valid(a), CTN_ASK(self.is_f_contiguous()));
}

CTN_API int32_t ctn_array_owns_data(const ctn_array *a) {
  return capi::get<int32_t>("array_owns_data", capi::valid(a), CTN_ASK(self.owns_data()));
}

CTN_API int32_t ctn_array_is_writeable(const ctn_array *a) {
  return capi::get<int32_t>("array_is_writeable", capi::valid(a), CTN_ASK(self.is_writeable()));
}

CTN_API ctn_status ctn_array_base(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_base", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::base_of(capi::in_or_null(a, "a")));
  });
}

CTN_API ctn_status ctn_array_device(const ctn_array *a, char *name, size_t name_capacity,
                                    size_t *name_length) {
  return capi::guard("array_device", [&] {
    capi::copy_text(name, name_capacity, name_length, capi::in(a, "a").device());
  });
}

CTN_API int64_t ctn_array_version(const ctn_array *a) {
  return capi::get<int64_t>("array_version", capi::valid(a), CTN_ASK(self.version()));
}

CTN_API ctn_status ctn_array_data(const ctn_array *a, void **out) {
  return capi::guard("array_data", [&] {
    capi::open(out, "out");
    *out = catenary::host_data(capi::in(a, "a"));
  });
}

CTN_API ctn_status ctn_array_mark_written(ctn_array *a) {
  return capi::guard("array_mark_written", [&] {
    capi::inout(a, "a").mark_written();
  });
}

CTN_API ctn_status ctn_array_to_data(const ctn_array *a, void *data, size_t size) {
  return capi::guard("array_to_data", [&] {
    catenary::to_data(capi::in(a, "a"), data, size);
  });
}

CTN_API ctn_status ctn_array_set_data(ctn_array *a, const void *data, size_t size) {
  return capi::guard("array_set_data", [&] {
    catenary::set_data(capi::inout(a, "a"), data, size);
  });
}

CTN_API ctn_status ctn_array_item_f64(const ctn_array *a, const int64_t *index, size_t count, double *value) {
  return capi::guard("array_item_f64", [&] {
    capi::reference(value, "value");
    *value = catenary::item_f64(capi::in(a, "a"), capi::dims(index, count, "index"));
  });
}

CTN_API ctn_status ctn_array_item_i64(const ctn_array *a, const int64_t *index, size_t count,
                                      int64_t *value) {
  return capi::guard("array_item_i64", [&] {
    capi::reference(value, "value");
    *value = catenary::item_i64(capi::in(a, "a"), capi::dims(index, count, "index"));
  });
}

CTN_API ctn_status ctn_array_str(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                 int32_t suppress_small, char *text, size_t text_capacity,
                                 size_t *text_length) {
  return capi::guard("array_str", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::array_str(capi::in(a, "a"), max_line_width, precision, suppress_small));
  });
}

CTN_API ctn_status ctn_array_repr(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                  int32_t suppress_small, char *text, size_t text_capacity,
                                  size_t *text_length) {
  return capi::guard("array_repr", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::array_repr(capi::in(a, "a"), max_line_width, precision, suppress_small));
  });
}

CTN_API ctn_status ctn_array_print(const ctn_array *a, ctn_write_fn write, void *user_data,
                                   ctn_destroy_fn destroy) {
  return capi::guard("array_print", [&] {
    catenary::Callback<ctn_write_fn> write_(write, user_data, destroy);
    capi::require(write, "write");
    catenary::print_array(capi::in(a, "a"), std::move(write_));
  });
}

CTN_API ctn_status ctn_array_astype(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_astype", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::astype(capi::in(a, "a"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_copy(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_copy", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::copy(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_asarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_asarray", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::asarray(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_ascontiguousarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_ascontiguousarray", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ascontiguousarray(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_asfortranarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_asfortranarray", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::asfortranarray(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_view(const ctn_array *a, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_view", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::view(capi::in(a, "a"), capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_to_device(const ctn_array *a, const char *device, ctn_array **out) {
  return capi::guard("array_to_device", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::to_device(capi::in(a, "a"), device));
  });
}

CTN_API ctn_status ctn_array_fill(ctn_array *a, const ctn_array *value) {
  return capi::guard("array_fill", [&] {
    catenary::fill(capi::inout(a, "a"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_array_fill_f64(ctn_array *a, double value) {
  return capi::guard("array_fill_f64", [&] {
    catenary::fill_f64(capi::inout(a, "a"), value);
  });
}

CTN_API ctn_status ctn_array_fill_i64(ctn_array *a, int64_t value) {
  return capi::guard("array_fill_i64", [&] {
    catenary::fill_i64(capi::inout(a, "a"), value);
  });
}

CTN_API ctn_status ctn_array_copyto(ctn_array *dst, const ctn_array *src, ctn_casting casting,
                                    const ctn_array *where) {
  return capi::guard("array_copyto", [&] {
    catenary::copyto(capi::inout(dst, "dst"), capi::in(src, "src"), capi::choice(casting, 0, 4, "casting"),
        capi::in_or_null(where, "where"));
  });
}

CTN_API ctn_status ctn_array_reshape(const ctn_array *a, const int64_t *shape, size_t ndim, ctn_array **out) {
  return capi::guard("array_reshape", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::reshape(capi::in(a, "a"), capi::dims(shape, ndim, "shape")));
  });
}

CTN_API ctn_status ctn_array_set_shape(ctn_array *a, const int64_t *shape, size_t ndim) {
  return capi::guard("array_set_shape", [&] {
    catenary::set_shape(capi::inout(a, "a"), capi::dims(shape, ndim, "shape"));
  });
}

CTN_API ctn_status ctn_array_reduced_view(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_reduced_view", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::reduced_view(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_ravel(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_ravel", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ravel(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_flatten(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_flatten", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::flatten(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_transpose(const ctn_array *a, const int64_t *axes, size_t count,
                                       ctn_array **out) {
  return capi::guard("array_transpose", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::transpose(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes")));
  });
}

CTN_API ctn_status ctn_array_swapaxes(const ctn_array *a, int64_t axis1, int64_t axis2, ctn_array **out) {
  return capi::guard("array_swapaxes", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::swapaxes(capi::in(a, "a"), axis1, axis2));
  });
}

CTN_API ctn_status ctn_array_rollaxis(const ctn_array *a, int64_t axis, int64_t start, ctn_array **out) {
  return capi::guard("array_rollaxis", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::rollaxis(capi::in(a, "a"), axis, start));
  });
}

CTN_API ctn_status ctn_array_expand_dims(const ctn_array *a, int64_t axis, ctn_array **out) {
  return capi::guard("array_expand_dims", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::expand_dims(capi::in(a, "a"), axis));
  });
}

CTN_API ctn_status ctn_array_squeeze(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out) {
  return capi::guard("array_squeeze", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::squeeze(capi::in(a, "a"), capi::dims_or_null(axes, count, "axes")));
  });
}

CTN_API ctn_status ctn_array_broadcast_to(const ctn_array *a, const int64_t *shape, size_t ndim,
                                          ctn_array **out) {
  return capi::guard("array_broadcast_to", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::broadcast_to(capi::in(a, "a"), capi::dims(shape, ndim, "shape")));
  });
}

CTN_API ctn_status ctn_array_get(const ctn_array *a, const ctn_index *items, size_t count, ctn_array **out) {
  return capi::guard("array_get", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::get_item(capi::in(a, "a"), capi::list(items, count, "items")));
  });
}

CTN_API ctn_status ctn_array_set(ctn_array *a, const ctn_index *items, size_t count, const ctn_array *value) {
  return capi::guard("array_set", [&] {
    catenary::set_item(capi::inout(a, "a"), capi::list(items, count, "items"), capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_array_set_f64(ctn_array *a, const ctn_index *items, size_t count, double value) {
  return capi::guard("array_set_f64", [&] {
    catenary::set_item_f64(capi::inout(a, "a"), capi::list(items, count, "items"), value);
  });
}

CTN_API ctn_status ctn_array_set_i64(ctn_array *a, const ctn_index *items, size_t count, int64_t value) {
  return capi::guard("array_set_i64", [&] {
    catenary::set_item_i64(capi::inout(a, "a"), capi::list(items, count, "items"), value);
  });
}

CTN_API ctn_status ctn_array_concatenate(const ctn_array *const *arrays, size_t count, int64_t axis,
                                         ctn_array **out) {
  return capi::guard("array_concatenate", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::concatenate(capi::handles(arrays, count, "arrays"), axis));
  });
}

CTN_API ctn_status ctn_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count) {
  return capi::guard("array_split", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::split(capi::in(a, "a"), axis, count), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count) {
  return capi::guard("array_array_split", [&] {
    capi::open(outs, count, "outs");
    capi::give(catenary::array_split(capi::in(a, "a"), axis, count), outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_split_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                      int64_t axis, ctn_array **outs, size_t count) {
  return capi::guard("array_split_at", [&] {
    capi::open(outs, count, "outs");
    capi::give(
        catenary::split_at(capi::in(a, "a"), capi::list(positions, position_count, "positions"), axis, count),
        outs, count, "outs");
  });
}

CTN_API ctn_status ctn_array_take(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                  ctn_index_mode mode, ctn_array **out) {
  return capi::guard("array_take", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::take_mode(capi::in(a, "a"), capi::in(indices, "indices"), axis,
            capi::choice(mode, 0, 2, "mode")));
  });
}

CTN_API ctn_status ctn_array_take_into(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                       ctn_index_mode mode, ctn_array *out) {
  return capi::guard("array_take_into", [&] {
    catenary::take_mode_into(capi::in(a, "a"), capi::in(indices, "indices"), axis,
        capi::choice(mode, 0, 2, "mode"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_where(const ctn_array *condition, const ctn_array *x, const ctn_array *y,
                                   ctn_array **out) {
  return capi::guard("array_where", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::where(capi::in(condition, "condition"), capi::in(x, "x"), capi::in(y, "y")));
  });
}

CTN_API ctn_status ctn_array_clip(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                  ctn_array **out) {
  return capi::guard("array_clip", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::clip(capi::in(a, "a"), capi::in_or_null(minimum, "minimum"),
            capi::in_or_null(maximum, "maximum")));
  });
}

CTN_API ctn_status ctn_array_clip_into(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                       ctn_array *out) {
  return capi::guard("array_clip_into", [&] {
    catenary::clip_into(capi::in(a, "a"), capi::in_or_null(minimum, "minimum"),
        capi::in_or_null(maximum, "maximum"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_dot(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_dot", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dot(capi::in(a, "a"), capi::in(b, "b")));
  });
}

CTN_API ctn_status ctn_array_dot_into(const ctn_array *a, const ctn_array *b, ctn_array *out) {
  return capi::guard("array_dot_into", [&] {
    catenary::dot_into(capi::in(a, "a"), capi::in(b, "b"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_matmul(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_matmul", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::matmul(capi::in(a, "a"), capi::in(b, "b")));
  });
}

}  // extern "C"
