/**
 * catenary/with_message.h: Status and message of a call together, for languages whose tasks change threads.
 *
 * The message of a failure belongs to the thread on which the call ran. A Go goroutine or a Julia task may continue on
 * another thread before it reads the message, and then finds no message or another one. ctnm_NAME does what ctn_NAME does
 * and copies the message of a failure before it returns. Without pinning the thread, only these functions are safe:
 *
 *   ctn_failure failure = {0};
 *   if (ctnm_array_add(&failure, a, b, &sum) != CTN_OK) {
 *     puts(failure.message ? failure.message : ctn_status_name(failure.status));
 *     ctn_failure_clear(&failure);
 *   }
 *
 * Everything is static inline: nothing is exported, and the program depends only on the plain functions. Other settings of
 * a thread (its device, whether it records history, its hooks) do not follow a task either: capture them in a ctn_context
 * and apply it when a task begins, or pin the thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_WITH_MESSAGE_H
#define CATENARY_WITH_MESSAGE_H

#include <catenary/catenary.h>
#include <catenary/compat.h>
#include <catenary/testing.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The result of a call. A call that succeeds does not change it, so one can be used for many calls. */
typedef struct ctn_failure {
  /** CTN_OK, or the status of the last call that failed. */
  ctn_status status;
  /** UTF-8 text from malloc, freed by ctn_failure_clear; NULL if there was no failure, or no memory for the text. */
  char *message;
} ctn_failure;

/** Frees the message and sets the status to CTN_OK. */
static inline void ctn_failure_clear(ctn_failure *failure) {
  free(failure->message);
  failure->message = NULL;
  failure->status = CTN_OK;
}

/** Records the status of this thread's last call, and its message if it failed; returns it. `failure` may be NULL. */
static inline ctn_status ctn_failure_take(ctn_failure *failure, ctn_status status) {
  const char *message;
  size_t size;
  if (status == CTN_OK || !failure) return status;
  message = ctn_error_message();
  size = strlen(message) + 1;
  free(failure->message);
  failure->message = (char *)malloc(size);
  if (failure->message) memcpy(failure->message, message, size);
  failure->status = status;
  return status;
}

static inline ctn_status ctnm_dtype_from_name(ctn_failure *failure, const char *name, ctn_dtype *dtype) {
  return ctn_failure_take(failure, ctn_dtype_from_name(name, dtype));
}
static inline ctn_status ctnm_dtype_result_type(ctn_failure *failure, const ctn_dtype *dtypes, size_t count,
    ctn_dtype *dtype) {
  return ctn_failure_take(failure, ctn_dtype_result_type(dtypes, count, dtype));
}
static inline ctn_status ctnm_dtype_can_cast(ctn_failure *failure, ctn_dtype from, ctn_dtype to,
    ctn_casting casting, int32_t *result) {
  return ctn_failure_take(failure, ctn_dtype_can_cast(from, to, casting, result));
}
static inline ctn_status ctnm_array_empty(ctn_failure *failure, const int64_t *shape, size_t ndim,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_empty(shape, ndim, dtype, out));
}
static inline ctn_status ctnm_array_zeros(ctn_failure *failure, const int64_t *shape, size_t ndim,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_zeros(shape, ndim, dtype, out));
}
static inline ctn_status ctnm_array_ones(ctn_failure *failure, const int64_t *shape, size_t ndim,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ones(shape, ndim, dtype, out));
}
static inline ctn_status ctnm_array_full(ctn_failure *failure, const int64_t *shape, size_t ndim,
    const ctn_array *value, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_full(shape, ndim, value, dtype, out));
}
static inline ctn_status ctnm_array_full_f64(ctn_failure *failure, const int64_t *shape, size_t ndim,
    double value, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_full_f64(shape, ndim, value, dtype, out));
}
static inline ctn_status ctnm_array_full_i64(ctn_failure *failure, const int64_t *shape, size_t ndim,
    int64_t value, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_full_i64(shape, ndim, value, dtype, out));
}
static inline ctn_status ctnm_array_empty_like(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_empty_like(a, dtype, out));
}
static inline ctn_status ctnm_array_zeros_like(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_zeros_like(a, dtype, out));
}
static inline ctn_status ctnm_array_ones_like(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ones_like(a, dtype, out));
}
static inline ctn_status ctnm_array_full_like(ctn_failure *failure, const ctn_array *a,
    const ctn_array *value, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_full_like(a, value, dtype, out));
}
static inline ctn_status ctnm_array_eye(ctn_failure *failure, int64_t n, int64_t m, int64_t k,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_eye(n, m, k, dtype, out));
}
static inline ctn_status ctnm_array_identity(ctn_failure *failure, int64_t n, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_identity(n, dtype, out));
}
static inline ctn_status ctnm_array_arange_i64(ctn_failure *failure, int64_t start, int64_t stop,
    int64_t step, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arange_i64(start, stop, step, dtype, out));
}
static inline ctn_status ctnm_array_arange_f64(ctn_failure *failure, double start, double stop, double step,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arange_f64(start, stop, step, dtype, out));
}
static inline ctn_status ctnm_array_linspace(ctn_failure *failure, double start, double stop, int64_t count,
    int32_t endpoint, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_linspace(start, stop, count, endpoint, dtype, out));
}
static inline ctn_status ctnm_array_diag(ctn_failure *failure, const ctn_array *v, int64_t k,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_diag(v, k, out));
}
static inline ctn_status ctnm_array_diagflat(ctn_failure *failure, const ctn_array *v, int64_t k,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_diagflat(v, k, out));
}
static inline ctn_status ctnm_array_from_data(ctn_failure *failure, const void *data, const int64_t *shape,
    size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_from_data(data, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_array_from_memory(ctn_failure *failure, void *data, const int64_t *shape,
    size_t ndim, const int64_t *strides, ctn_dtype dtype, ctn_destroy_fn deleter, void *user_data,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_from_memory(data, shape, ndim, strides, dtype, deleter,
      user_data, out));
}
static inline ctn_status ctnm_array_scalar_f64(ctn_failure *failure, double value, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_scalar_f64(value, out));
}
static inline ctn_status ctnm_array_scalar_i64(ctn_failure *failure, int64_t value, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_scalar_i64(value, out));
}
static inline ctn_status ctnm_array_scalar_bool(ctn_failure *failure, int32_t value, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_scalar_bool(value, out));
}
static inline ctn_status ctnm_array_base(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_base(a, out));
}
static inline ctn_status ctnm_array_device(ctn_failure *failure, const ctn_array *a, char *name,
    size_t name_capacity, size_t *name_length) {
  return ctn_failure_take(failure, ctn_array_device(a, name, name_capacity, name_length));
}
static inline ctn_status ctnm_array_data(ctn_failure *failure, const ctn_array *a, void **out) {
  return ctn_failure_take(failure, ctn_array_data(a, out));
}
static inline ctn_status ctnm_array_mark_written(ctn_failure *failure, ctn_array *a) {
  return ctn_failure_take(failure, ctn_array_mark_written(a));
}
static inline ctn_status ctnm_array_to_data(ctn_failure *failure, const ctn_array *a, void *data,
    size_t size) {
  return ctn_failure_take(failure, ctn_array_to_data(a, data, size));
}
static inline ctn_status ctnm_array_set_data(ctn_failure *failure, ctn_array *a, const void *data,
    size_t size) {
  return ctn_failure_take(failure, ctn_array_set_data(a, data, size));
}
static inline ctn_status ctnm_array_item_f64(ctn_failure *failure, const ctn_array *a, const int64_t *index,
    size_t count, double *value) {
  return ctn_failure_take(failure, ctn_array_item_f64(a, index, count, value));
}
static inline ctn_status ctnm_array_item_i64(ctn_failure *failure, const ctn_array *a, const int64_t *index,
    size_t count, int64_t *value) {
  return ctn_failure_take(failure, ctn_array_item_i64(a, index, count, value));
}
static inline ctn_status ctnm_array_str(ctn_failure *failure, const ctn_array *a, int32_t max_line_width,
    int32_t precision, int32_t suppress_small, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_array_str(a, max_line_width, precision, suppress_small, text,
      text_capacity, text_length));
}
static inline ctn_status ctnm_array_repr(ctn_failure *failure, const ctn_array *a, int32_t max_line_width,
    int32_t precision, int32_t suppress_small, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_array_repr(a, max_line_width, precision, suppress_small, text,
      text_capacity, text_length));
}
static inline ctn_status ctnm_array_print(ctn_failure *failure, const ctn_array *a, ctn_write_fn write,
    void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_array_print(a, write, user_data, destroy));
}
static inline ctn_status ctnm_array_astype(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_astype(a, dtype, out));
}
static inline ctn_status ctnm_array_copy(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_copy(a, out));
}
static inline ctn_status ctnm_array_asarray(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_asarray(a, dtype, out));
}
static inline ctn_status ctnm_array_ascontiguousarray(ctn_failure *failure, const ctn_array *a,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ascontiguousarray(a, dtype, out));
}
static inline ctn_status ctnm_array_asfortranarray(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_asfortranarray(a, dtype, out));
}
static inline ctn_status ctnm_array_view(ctn_failure *failure, const ctn_array *a, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_view(a, dtype, out));
}
static inline ctn_status ctnm_array_to_device(ctn_failure *failure, const ctn_array *a, const char *device,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_to_device(a, device, out));
}
static inline ctn_status ctnm_array_fill(ctn_failure *failure, ctn_array *a, const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_fill(a, value));
}
static inline ctn_status ctnm_array_fill_f64(ctn_failure *failure, ctn_array *a, double value) {
  return ctn_failure_take(failure, ctn_array_fill_f64(a, value));
}
static inline ctn_status ctnm_array_fill_i64(ctn_failure *failure, ctn_array *a, int64_t value) {
  return ctn_failure_take(failure, ctn_array_fill_i64(a, value));
}
static inline ctn_status ctnm_array_copyto(ctn_failure *failure, ctn_array *dst, const ctn_array *src,
    ctn_casting casting, const ctn_array *where) {
  return ctn_failure_take(failure, ctn_array_copyto(dst, src, casting, where));
}
static inline ctn_status ctnm_array_reshape(ctn_failure *failure, const ctn_array *a, const int64_t *shape,
    size_t ndim, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_reshape(a, shape, ndim, out));
}
static inline ctn_status ctnm_array_set_shape(ctn_failure *failure, ctn_array *a, const int64_t *shape,
    size_t ndim) {
  return ctn_failure_take(failure, ctn_array_set_shape(a, shape, ndim));
}
static inline ctn_status ctnm_array_set_writeable(ctn_failure *failure, ctn_array *a, int32_t writeable) {
  return ctn_failure_take(failure, ctn_array_set_writeable(a, writeable));
}
static inline ctn_status ctnm_array_reduced_view(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_reduced_view(a, out));
}
static inline ctn_status ctnm_array_ravel(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ravel(a, out));
}
static inline ctn_status ctnm_array_flatten(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_flatten(a, out));
}
static inline ctn_status ctnm_array_transpose(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_transpose(a, axes, count, out));
}
static inline ctn_status ctnm_array_swapaxes(ctn_failure *failure, const ctn_array *a, int64_t axis1,
    int64_t axis2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_swapaxes(a, axis1, axis2, out));
}
static inline ctn_status ctnm_array_rollaxis(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int64_t start, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rollaxis(a, axis, start, out));
}
static inline ctn_status ctnm_array_expand_dims(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_expand_dims(a, axis, out));
}
static inline ctn_status ctnm_array_squeeze(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_squeeze(a, axes, count, out));
}
static inline ctn_status ctnm_array_broadcast_to(ctn_failure *failure, const ctn_array *a,
    const int64_t *shape, size_t ndim, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_broadcast_to(a, shape, ndim, out));
}
static inline ctn_status ctnm_array_get(ctn_failure *failure, const ctn_array *a, const ctn_index *items,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_get(a, items, count, out));
}
static inline ctn_status ctnm_array_set(ctn_failure *failure, ctn_array *a, const ctn_index *items,
    size_t count, const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_set(a, items, count, value));
}
static inline ctn_status ctnm_array_set_f64(ctn_failure *failure, ctn_array *a, const ctn_index *items,
    size_t count, double value) {
  return ctn_failure_take(failure, ctn_array_set_f64(a, items, count, value));
}
static inline ctn_status ctnm_array_set_i64(ctn_failure *failure, ctn_array *a, const ctn_index *items,
    size_t count, int64_t value) {
  return ctn_failure_take(failure, ctn_array_set_i64(a, items, count, value));
}
static inline ctn_status ctnm_array_concatenate(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_concatenate(arrays, count, axis, out));
}
static inline ctn_status ctnm_array_split(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_split(a, axis, outs, count));
}
static inline ctn_status ctnm_array_array_split(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_array_split(a, axis, outs, count));
}
static inline ctn_status ctnm_array_split_at(ctn_failure *failure, const ctn_array *a,
    const int64_t *positions, size_t position_count, int64_t axis, ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_split_at(a, positions, position_count, axis, outs, count));
}
static inline ctn_status ctnm_array_take(ctn_failure *failure, const ctn_array *a, const ctn_array *indices,
    int64_t axis, ctn_index_mode mode, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_take(a, indices, axis, mode, out));
}
static inline ctn_status ctnm_array_take_into(ctn_failure *failure, const ctn_array *a,
    const ctn_array *indices, int64_t axis, ctn_index_mode mode, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_take_into(a, indices, axis, mode, out));
}
static inline ctn_status ctnm_array_where(ctn_failure *failure, const ctn_array *condition,
    const ctn_array *x, const ctn_array *y, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_where(condition, x, y, out));
}
static inline ctn_status ctnm_array_clip(ctn_failure *failure, const ctn_array *a, const ctn_array *minimum,
    const ctn_array *maximum, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_clip(a, minimum, maximum, out));
}
static inline ctn_status ctnm_array_clip_into(ctn_failure *failure, const ctn_array *a,
    const ctn_array *minimum, const ctn_array *maximum, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_clip_into(a, minimum, maximum, out));
}
static inline ctn_status ctnm_array_dot(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_dot(a, b, out));
}
static inline ctn_status ctnm_array_dot_into(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_dot_into(a, b, out));
}
static inline ctn_status ctnm_array_matmul(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_matmul(a, b, out));
}
static inline ctn_status ctnm_set_thread_count(ctn_failure *failure, int32_t count) {
  return ctn_failure_take(failure, ctn_set_thread_count(count));
}
static inline ctn_status ctnm_set_onednn_enabled(ctn_failure *failure, int32_t enabled) {
  return ctn_failure_take(failure, ctn_set_onednn_enabled(enabled));
}
static inline ctn_status ctnm_set_backprop_enabled(ctn_failure *failure, int32_t enabled, int32_t *previous) {
  return ctn_failure_take(failure, ctn_set_backprop_enabled(enabled, previous));
}
static inline ctn_status ctnm_set_train(ctn_failure *failure, int32_t enabled, int32_t *previous) {
  return ctn_failure_take(failure, ctn_set_train(enabled, previous));
}
static inline ctn_status ctnm_set_debug(ctn_failure *failure, int32_t enabled) {
  return ctn_failure_take(failure, ctn_set_debug(enabled));
}
static inline ctn_status ctnm_context_capture(ctn_failure *failure, ctn_context **out) {
  return ctn_failure_take(failure, ctn_context_capture(out));
}
static inline ctn_status ctnm_context_apply(ctn_failure *failure, ctn_context *context) {
  return ctn_failure_take(failure, ctn_context_apply(context));
}
static inline ctn_status ctnm_object_set_binding(ctn_failure *failure, ctn_object *self, const void *key,
    void *object, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_object_set_binding(self, key, object, destroy));
}
static inline ctn_status ctnm_object_set_toggle(ctn_failure *failure, ctn_object *object, const void *key,
    ctn_binding_toggle_fn toggle, int32_t *shared) {
  return ctn_failure_take(failure, ctn_object_set_toggle(object, key, toggle, shared));
}
static inline ctn_status ctnm_binding_trace(ctn_failure *failure, ctn_object *const *objects, size_t count,
    ctn_binding_edge_fn edge, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_binding_trace(objects, count, edge, user_data, destroy));
}
static inline ctn_status ctnm_variable_new(ctn_failure *failure, ctn_array *data, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_variable_new(data, out));
}
static inline ctn_status ctnm_variable_data(ctn_failure *failure, ctn_variable *v, ctn_array **out) {
  return ctn_failure_take(failure, ctn_variable_data(v, out));
}
static inline ctn_status ctnm_variable_set_data(ctn_failure *failure, ctn_variable *v, ctn_array *data) {
  return ctn_failure_take(failure, ctn_variable_set_data(v, data));
}
static inline ctn_status ctnm_variable_grad(ctn_failure *failure, ctn_variable *v, ctn_array **out) {
  return ctn_failure_take(failure, ctn_variable_grad(v, out));
}
static inline ctn_status ctnm_variable_set_grad(ctn_failure *failure, ctn_variable *v, ctn_array *grad) {
  return ctn_failure_take(failure, ctn_variable_set_grad(v, grad));
}
static inline ctn_status ctnm_variable_grad_variable(ctn_failure *failure, ctn_variable *v,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_variable_grad_variable(v, out));
}
static inline ctn_status ctnm_variable_creator(ctn_failure *failure, ctn_variable *v, ctn_function **out) {
  return ctn_failure_take(failure, ctn_variable_creator(v, out));
}
static inline ctn_status ctnm_variable_set_volatile(ctn_failure *failure, ctn_variable *v,
    ctn_volatile volatile_flag) {
  return ctn_failure_take(failure, ctn_variable_set_volatile(v, volatile_flag));
}
static inline ctn_status ctnm_variable_set_requires_grad(ctn_failure *failure, ctn_variable *v,
    int32_t requires_grad) {
  return ctn_failure_take(failure, ctn_variable_set_requires_grad(v, requires_grad));
}
static inline ctn_status ctnm_variable_set_name(ctn_failure *failure, ctn_variable *v, const char *name) {
  return ctn_failure_take(failure, ctn_variable_set_name(v, name));
}
static inline ctn_status ctnm_variable_label(ctn_failure *failure, ctn_variable *v, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_variable_label(v, text, text_capacity, text_length));
}
static inline ctn_status ctnm_variable_item_f64(ctn_failure *failure, ctn_variable *v, double *value) {
  return ctn_failure_take(failure, ctn_variable_item_f64(v, value));
}
static inline ctn_status ctnm_variable_length(ctn_failure *failure, ctn_variable *v, int64_t *length) {
  return ctn_failure_take(failure, ctn_variable_length(v, length));
}
static inline ctn_status ctnm_variable_backward(ctn_failure *failure, ctn_variable *v, int32_t retain_grad,
    int32_t create_graph) {
  return ctn_failure_take(failure, ctn_variable_backward(v, retain_grad, create_graph));
}
static inline ctn_status ctnm_variable_unchain_backward(ctn_failure *failure, ctn_variable *v) {
  return ctn_failure_take(failure, ctn_variable_unchain_backward(v));
}
static inline ctn_status ctnm_variable_cleargrad(ctn_failure *failure, ctn_variable *v) {
  return ctn_failure_take(failure, ctn_variable_cleargrad(v));
}
static inline ctn_status ctnm_variable_zerograd(ctn_failure *failure, ctn_variable *v) {
  return ctn_failure_take(failure, ctn_variable_zerograd(v));
}
static inline ctn_status ctnm_variable_addgrad(ctn_failure *failure, ctn_variable *v, ctn_variable *source) {
  return ctn_failure_take(failure, ctn_variable_addgrad(v, source));
}
static inline ctn_status ctnm_variable_copydata(ctn_failure *failure, ctn_variable *v, ctn_variable *source) {
  return ctn_failure_take(failure, ctn_variable_copydata(v, source));
}
static inline ctn_status ctnm_variable_debug_text(ctn_failure *failure, ctn_variable *v, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_variable_debug_text(v, text, text_capacity, text_length));
}
static inline ctn_status ctnm_variable_set_creator(ctn_failure *failure, ctn_variable *v, ctn_function *f,
    size_t index) {
  return ctn_failure_take(failure, ctn_variable_set_creator(v, f, index));
}
static inline ctn_status ctnm_variable_to_device(ctn_failure *failure, ctn_variable *v, const char *device) {
  return ctn_failure_take(failure, ctn_variable_to_device(v, device));
}
static inline ctn_status ctnm_volatile_from_name(ctn_failure *failure, const char *name, ctn_volatile *flag) {
  return ctn_failure_take(failure, ctn_volatile_from_name(name, flag));
}
static inline ctn_status ctnm_volatile_aggregate(ctn_failure *failure, const ctn_volatile *flags,
    size_t count, ctn_volatile *flag) {
  return ctn_failure_take(failure, ctn_volatile_aggregate(flags, count, flag));
}
static inline ctn_status ctnm_grad(ctn_failure *failure, ctn_variable *const *outputs, size_t output_count,
    ctn_variable *const *grad_outputs, ctn_variable *const *inputs, size_t input_count, int32_t create_graph,
    ctn_variable **grads) {
  return ctn_failure_take(failure, ctn_grad(outputs, output_count, grad_outputs, inputs, input_count,
      create_graph, grads));
}
static inline ctn_status ctnm_function_new(ctn_failure *failure, const ctn_function_callbacks *callbacks,
    void *user_data, ctn_function **out) {
  return ctn_failure_take(failure, ctn_function_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_function_call(ctn_failure *failure, ctn_function *f,
    ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count) {
  return ctn_failure_take(failure, ctn_function_call(f, inputs, input_count, outputs, output_count));
}
static inline ctn_status ctnm_function_label(ctn_failure *failure, ctn_function *f, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_function_label(f, text, text_capacity, text_length));
}
static inline ctn_status ctnm_function_input(ctn_failure *failure, ctn_function *f, size_t index,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_function_input(f, index, out));
}
static inline ctn_status ctnm_function_output(ctn_failure *failure, ctn_function *f, size_t index,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_function_output(f, index, out));
}
static inline ctn_status ctnm_function_unchain(ctn_failure *failure, ctn_function *f) {
  return ctn_failure_take(failure, ctn_function_unchain(f));
}
static inline ctn_status ctnm_function_save_array(ctn_failure *failure, ctn_function *node, size_t slot,
    ctn_array *a) {
  return ctn_failure_take(failure, ctn_function_save_array(node, slot, a));
}
static inline ctn_status ctnm_function_saved_array(ctn_failure *failure, ctn_function *node, size_t slot,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_function_saved_array(node, slot, out));
}
static inline ctn_status ctnm_function_attribute(ctn_failure *failure, ctn_function *f, const char *name,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_function_attribute(f, name, out));
}
static inline ctn_status ctnm_initializer_constant_new(ctn_failure *failure, double value,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_constant_new(value, out));
}
static inline ctn_status ctnm_initializer_normal_new(ctn_failure *failure, double deviation,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_normal_new(deviation, out));
}
static inline ctn_status ctnm_initializer_uniform_new(ctn_failure *failure, double limit,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_uniform_new(limit, out));
}
static inline ctn_status ctnm_initializer_orthogonal_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_orthogonal_new(scale, out));
}
static inline ctn_status ctnm_initializer_identity_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_identity_new(scale, out));
}
static inline ctn_status ctnm_initializer_lecun_normal_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_lecun_normal_new(scale, out));
}
static inline ctn_status ctnm_initializer_lecun_uniform_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_lecun_uniform_new(scale, out));
}
static inline ctn_status ctnm_initializer_glorot_normal_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_glorot_normal_new(scale, out));
}
static inline ctn_status ctnm_initializer_glorot_uniform_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_glorot_uniform_new(scale, out));
}
static inline ctn_status ctnm_initializer_he_normal_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_he_normal_new(scale, out));
}
static inline ctn_status ctnm_initializer_he_uniform_new(ctn_failure *failure, double scale,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_he_uniform_new(scale, out));
}
static inline ctn_status ctnm_initializer_array_new(ctn_failure *failure, const ctn_array *value,
    ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_array_new(value, out));
}
static inline ctn_status ctnm_initializer_callback_new(ctn_failure *failure, ctn_initializer_fn fill,
    void *user_data, ctn_destroy_fn destroy, ctn_initializer **out) {
  return ctn_failure_take(failure, ctn_initializer_callback_new(fill, user_data, destroy, out));
}
static inline ctn_status ctnm_initializer_apply(ctn_failure *failure, ctn_initializer *initializer,
    ctn_array *array) {
  return ctn_failure_take(failure, ctn_initializer_apply(initializer, array));
}
static inline ctn_status ctnm_link_options_new(ctn_failure *failure, ctn_link_options **out) {
  return ctn_failure_take(failure, ctn_link_options_new(out));
}
static inline ctn_status ctnm_link_options_set_dtype(ctn_failure *failure, ctn_link_options *options,
    ctn_dtype dtype) {
  return ctn_failure_take(failure, ctn_link_options_set_dtype(options, dtype));
}
static inline ctn_status ctnm_link_options_set_wscale(ctn_failure *failure, ctn_link_options *options,
    double wscale) {
  return ctn_failure_take(failure, ctn_link_options_set_wscale(options, wscale));
}
static inline ctn_status ctnm_link_options_set_bias(ctn_failure *failure, ctn_link_options *options,
    double bias) {
  return ctn_failure_take(failure, ctn_link_options_set_bias(options, bias));
}
static inline ctn_status ctnm_link_options_set_nobias(ctn_failure *failure, ctn_link_options *options,
    int32_t nobias) {
  return ctn_failure_take(failure, ctn_link_options_set_nobias(options, nobias));
}
static inline ctn_status ctnm_link_options_set_initializer(ctn_failure *failure, ctn_link_options *options,
    const char *path, ctn_initializer *initializer) {
  return ctn_failure_take(failure, ctn_link_options_set_initializer(options, path, initializer));
}
static inline ctn_status ctnm_link_options_set_initial_value(ctn_failure *failure, ctn_link_options *options,
    const char *path, const ctn_array *value) {
  return ctn_failure_take(failure, ctn_link_options_set_initial_value(options, path, value));
}
static inline ctn_status ctnm_link_options_set_dilation(ctn_failure *failure, ctn_link_options *options,
    const int64_t *dilation, size_t ndim) {
  return ctn_failure_take(failure, ctn_link_options_set_dilation(options, dilation, ndim));
}
static inline ctn_status ctnm_link_options_set_groups(ctn_failure *failure, ctn_link_options *options,
    int64_t groups) {
  return ctn_failure_take(failure, ctn_link_options_set_groups(options, groups));
}
static inline ctn_status ctnm_link_options_set_outsize(ctn_failure *failure, ctn_link_options *options,
    const int64_t *outsize, size_t ndim) {
  return ctn_failure_take(failure, ctn_link_options_set_outsize(options, outsize, ndim));
}
static inline ctn_status ctnm_link_options_set_init(ctn_failure *failure, ctn_link_options *options,
    double init) {
  return ctn_failure_take(failure, ctn_link_options_set_init(options, init));
}
static inline ctn_status ctnm_link_options_set_decay(ctn_failure *failure, ctn_link_options *options,
    double decay) {
  return ctn_failure_take(failure, ctn_link_options_set_decay(options, decay));
}
static inline ctn_status ctnm_link_options_set_eps(ctn_failure *failure, ctn_link_options *options,
    double eps) {
  return ctn_failure_take(failure, ctn_link_options_set_eps(options, eps));
}
static inline ctn_status ctnm_link_options_set_power(ctn_failure *failure, ctn_link_options *options,
    double power) {
  return ctn_failure_take(failure, ctn_link_options_set_power(options, power));
}
static inline ctn_status ctnm_link_options_set_ignore_label(ctn_failure *failure, ctn_link_options *options,
    int64_t ignore_label) {
  return ctn_failure_take(failure, ctn_link_options_set_ignore_label(options, ignore_label));
}
static inline ctn_status ctnm_link_options_set_causal(ctn_failure *failure, ctn_link_options *options,
    int32_t causal) {
  return ctn_failure_take(failure, ctn_link_options_set_causal(options, causal));
}
static inline ctn_status ctnm_link_options_set_dropout(ctn_failure *failure, ctn_link_options *options,
    double dropout) {
  return ctn_failure_take(failure, ctn_link_options_set_dropout(options, dropout));
}
static inline ctn_status ctnm_link_linear_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_linear_new(in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_convolution_2d_new(ctn_failure *failure, int64_t in_channels,
    int64_t out_channels, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y,
    int64_t pad_x, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x,
      stride_y, stride_x, pad_y, pad_x, options, out));
}
static inline ctn_status ctnm_link_classifier_new(ctn_failure *failure, ctn_link *predictor, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_classifier_new(predictor, out));
}
static inline ctn_status ctnm_link_classifier_set_compute_accuracy(ctn_failure *failure, ctn_link *classifier,
    int32_t compute) {
  return ctn_failure_take(failure, ctn_link_classifier_set_compute_accuracy(classifier, compute));
}
static inline ctn_status ctnm_link_classifier_loss(ctn_failure *failure, ctn_link *classifier,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_classifier_loss(classifier, out));
}
static inline ctn_status ctnm_link_classifier_accuracy(ctn_failure *failure, ctn_link *classifier,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_classifier_accuracy(classifier, out));
}
static inline ctn_status ctnm_link_classifier_prediction(ctn_failure *failure, ctn_link *classifier,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_classifier_prediction(classifier, out));
}
static inline ctn_status ctnm_link_new(ctn_failure *failure, ctn_link_forward_fn forward, void *user_data,
    ctn_destroy_fn destroy, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_new(forward, user_data, destroy, out));
}
static inline ctn_status ctnm_link_chain_new(ctn_failure *failure, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_chain_new(out));
}
static inline ctn_status ctnm_link_chain_list_new(ctn_failure *failure, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_chain_list_new(out));
}
static inline ctn_status ctnm_link_call(ctn_failure *failure, ctn_link *link, ctn_variable *const *inputs,
    size_t input_count, ctn_variable **outputs, size_t output_count) {
  return ctn_failure_take(failure, ctn_link_call(link, inputs, input_count, outputs, output_count));
}
static inline ctn_status ctnm_link_call1(ctn_failure *failure, ctn_link *link, ctn_variable *x,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_link_call1(link, x, y));
}
static inline ctn_status ctnm_link_add_param(ctn_failure *failure, ctn_link *link, const char *name,
    const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  return ctn_failure_take(failure, ctn_link_add_param(link, name, shape, ndim, dtype));
}
static inline ctn_status ctnm_link_add_persistent(ctn_failure *failure, ctn_link *link, const char *name,
    ctn_array *value) {
  return ctn_failure_take(failure, ctn_link_add_persistent(link, name, value));
}
static inline ctn_status ctnm_link_persistent(ctn_failure *failure, ctn_link *link, const char *name,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_link_persistent(link, name, out));
}
static inline ctn_status ctnm_link_set_persistent(ctn_failure *failure, ctn_link *link, const char *name,
    ctn_array *value) {
  return ctn_failure_take(failure, ctn_link_set_persistent(link, name, value));
}
static inline ctn_status ctnm_link_add_link(ctn_failure *failure, ctn_link *link, const char *name,
    ctn_link *child) {
  return ctn_failure_take(failure, ctn_link_add_link(link, name, child));
}
static inline ctn_status ctnm_link_child(ctn_failure *failure, ctn_link *link, const char *path,
    ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_child(link, path, out));
}
static inline ctn_status ctnm_link_child_at(ctn_failure *failure, ctn_link *link, size_t index,
    ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_child_at(link, index, out));
}
static inline ctn_status ctnm_link_uninitialized_path(ctn_failure *failure, ctn_link *link, size_t index,
    char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_uninitialized_path(link, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_link_param_at(ctn_failure *failure, ctn_link *link, size_t index,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_param_at(link, index, out));
}
static inline ctn_status ctnm_link_param_path(ctn_failure *failure, ctn_link *link, size_t index, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_param_path(link, index, text, text_capacity, text_length));
}
static inline ctn_status ctnm_link_param(ctn_failure *failure, ctn_link *link, const char *path,
    ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_param(link, path, out));
}
static inline ctn_status ctnm_link_zerograds(ctn_failure *failure, ctn_link *link) {
  return ctn_failure_take(failure, ctn_link_zerograds(link));
}
static inline ctn_status ctnm_link_cleargrads(ctn_failure *failure, ctn_link *link) {
  return ctn_failure_take(failure, ctn_link_cleargrads(link));
}
static inline ctn_status ctnm_link_addgrads(ctn_failure *failure, ctn_link *link, ctn_link *source) {
  return ctn_failure_take(failure, ctn_link_addgrads(link, source));
}
static inline ctn_status ctnm_link_copyparams(ctn_failure *failure, ctn_link *link, ctn_link *source) {
  return ctn_failure_take(failure, ctn_link_copyparams(link, source));
}
static inline ctn_status ctnm_link_share(ctn_failure *failure, ctn_link *link, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_share(link, out));
}
static inline ctn_status ctnm_link_clone(ctn_failure *failure, ctn_link *link, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_clone(link, out));
}
static inline ctn_status ctnm_link_to_device(ctn_failure *failure, ctn_link *link, const char *device) {
  return ctn_failure_take(failure, ctn_link_to_device(link, device));
}
static inline ctn_status ctnm_caffe_function_new(ctn_failure *failure, const char *path,
    ctn_caffe_function **out) {
  return ctn_failure_take(failure, ctn_caffe_function_new(path, out));
}
static inline ctn_status ctnm_caffe_function_new_from_memory(ctn_failure *failure, const void *data,
    size_t size, ctn_caffe_function **out) {
  return ctn_failure_take(failure, ctn_caffe_function_new_from_memory(data, size, out));
}
static inline ctn_status ctnm_caffe_function_call(ctn_failure *failure, ctn_caffe_function *f,
    const char *const *input_names, size_t input_count, ctn_variable *const *inputs,
    const char *const *disable, size_t disable_count, const char *const *output_names, size_t output_count,
    ctn_variable **outputs) {
  return ctn_failure_take(failure, ctn_caffe_function_call(f, input_names, input_count, inputs, disable,
      disable_count, output_names, output_count, outputs));
}
static inline ctn_status ctnm_caffe_function_fs(ctn_failure *failure, ctn_caffe_function *f, ctn_link **out) {
  return ctn_failure_take(failure, ctn_caffe_function_fs(f, out));
}
static inline ctn_status ctnm_caffe_function_link_path(ctn_failure *failure, ctn_caffe_function *f,
    const char *name, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_link_path(f, name, text, text_capacity, text_length));
}
static inline ctn_status ctnm_caffe_function_forward_name(ctn_failure *failure, ctn_caffe_function *f,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_forward_name(f, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_caffe_function_forward_type(ctn_failure *failure, ctn_caffe_function *f,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_forward_type(f, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_caffe_function_forward(ctn_failure *failure, ctn_caffe_function *f,
    const char *name, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
    size_t output_count) {
  return ctn_failure_take(failure, ctn_caffe_function_forward(f, name, inputs, input_count, outputs,
      output_count));
}
static inline ctn_status ctnm_caffe_function_ignored_name(ctn_failure *failure, ctn_caffe_function *f,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_ignored_name(f, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_caffe_function_ignored_type(ctn_failure *failure, ctn_caffe_function *f,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_ignored_type(f, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_caffe_function_ignored_reason(ctn_failure *failure, ctn_caffe_function *f,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_caffe_function_ignored_reason(f, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_schedule_constant_new(ctn_failure *failure, double init, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_constant_new(init, out));
}
static inline ctn_status ctnm_schedule_exponential_new(ctn_failure *failure, double init, double target,
    double rate, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_exponential_new(init, target, rate, out));
}
static inline ctn_status ctnm_schedule_step_new(ctn_failure *failure, double init, double target,
    int64_t step, double gamma, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_step_new(init, target, step, gamma, out));
}
static inline ctn_status ctnm_schedule_multistep_new(ctn_failure *failure, double init, const int64_t *steps,
    size_t count, double gamma, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_multistep_new(init, steps, count, gamma, out));
}
static inline ctn_status ctnm_schedule_linear_new(ctn_failure *failure, double init, double target,
    int64_t begin, int64_t end, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_linear_new(init, target, begin, end, out));
}
static inline ctn_status ctnm_schedule_cosine_new(ctn_failure *failure, double init, double target,
    int64_t period, int64_t restart_factor, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_cosine_new(init, target, period, restart_factor, out));
}
static inline ctn_status ctnm_schedule_polynomial_new(ctn_failure *failure, double init, double target,
    int64_t length, double power, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_polynomial_new(init, target, length, power, out));
}
static inline ctn_status ctnm_schedule_inverse_new(ctn_failure *failure, double init, double target,
    double gamma, double power, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_inverse_new(init, target, gamma, power, out));
}
static inline ctn_status ctnm_schedule_warmup_new(ctn_failure *failure, double start, ctn_schedule *after,
    int64_t length, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_warmup_new(start, after, length, out));
}
static inline ctn_status ctnm_schedule_new(ctn_failure *failure, ctn_schedule_fn function, void *user_data,
    ctn_destroy_fn destroy, ctn_schedule **out) {
  return ctn_failure_take(failure, ctn_schedule_new(function, user_data, destroy, out));
}
static inline ctn_status ctnm_schedule_value(ctn_failure *failure, ctn_schedule *schedule, int64_t t,
    double *value) {
  return ctn_failure_take(failure, ctn_schedule_value(schedule, t, value));
}
static inline ctn_status ctnm_optimizer_setup(ctn_failure *failure, ctn_optimizer *optimizer,
    ctn_link *link) {
  return ctn_failure_take(failure, ctn_optimizer_setup(optimizer, link));
}
static inline ctn_status ctnm_optimizer_target(ctn_failure *failure, ctn_optimizer *optimizer,
    ctn_link **out) {
  return ctn_failure_take(failure, ctn_optimizer_target(optimizer, out));
}
static inline ctn_status ctnm_optimizer_update(ctn_failure *failure, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_optimizer_update(optimizer));
}
static inline ctn_status ctnm_optimizer_update_loss(ctn_failure *failure, ctn_optimizer *optimizer,
    ctn_loss_fn loss, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_optimizer_update_loss(optimizer, loss, user_data, destroy));
}
static inline ctn_status ctnm_optimizer_new_epoch(ctn_failure *failure, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_optimizer_new_epoch(optimizer));
}
static inline ctn_status ctnm_optimizer_hyperparameter(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, double *value) {
  return ctn_failure_take(failure, ctn_optimizer_hyperparameter(optimizer, name, value));
}
static inline ctn_status ctnm_optimizer_set_hyperparameter(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, double value) {
  return ctn_failure_take(failure, ctn_optimizer_set_hyperparameter(optimizer, name, value));
}
static inline ctn_status ctnm_optimizer_add_hook(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, ctn_optimizer_hook_fn hook, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_optimizer_add_hook(optimizer, name, hook, user_data, destroy));
}
static inline ctn_status ctnm_optimizer_add_weight_decay(ctn_failure *failure, ctn_optimizer *optimizer,
    double rate) {
  return ctn_failure_take(failure, ctn_optimizer_add_weight_decay(optimizer, rate));
}
static inline ctn_status ctnm_optimizer_add_gradient_clipping(ctn_failure *failure, ctn_optimizer *optimizer,
    double threshold) {
  return ctn_failure_take(failure, ctn_optimizer_add_gradient_clipping(optimizer, threshold));
}
static inline ctn_status ctnm_optimizer_remove_hook(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name) {
  return ctn_failure_take(failure, ctn_optimizer_remove_hook(optimizer, name));
}
static inline ctn_status ctnm_optimizer_state(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, const char *name, ctn_array **out) {
  return ctn_failure_take(failure, ctn_optimizer_state(optimizer, path, name, out));
}
static inline ctn_status ctnm_optimizer_add_group(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, const char *const *patterns, size_t count) {
  return ctn_failure_take(failure, ctn_optimizer_add_group(optimizer, name, patterns, count));
}
static inline ctn_status ctnm_optimizer_remove_group(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name) {
  return ctn_failure_take(failure, ctn_optimizer_remove_group(optimizer, name));
}
static inline ctn_status ctnm_optimizer_group_name(ctn_failure *failure, ctn_optimizer *optimizer,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_optimizer_group_name(optimizer, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_optimizer_group_of(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_optimizer_group_of(optimizer, path, text, text_capacity, text_length));
}
static inline ctn_status ctnm_optimizer_group_hyperparameter(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *group, const char *name, double *value) {
  return ctn_failure_take(failure, ctn_optimizer_group_hyperparameter(optimizer, group, name, value));
}
static inline ctn_status ctnm_optimizer_group_set_hyperparameter(ctn_failure *failure,
    ctn_optimizer *optimizer, const char *group, const char *name, double value) {
  return ctn_failure_take(failure, ctn_optimizer_group_set_hyperparameter(optimizer, group, name, value));
}
static inline ctn_status ctnm_optimizer_group_set_schedule(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *group, const char *name, ctn_schedule *schedule, int32_t by_epoch) {
  return ctn_failure_take(failure, ctn_optimizer_group_set_schedule(optimizer, group, name, schedule,
      by_epoch));
}
static inline ctn_status ctnm_optimizer_group_set_hook(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *group, const char *hook, int32_t enabled) {
  return ctn_failure_take(failure, ctn_optimizer_group_set_hook(optimizer, group, hook, enabled));
}
static inline ctn_status ctnm_optimizer_sgd_new(ctn_failure *failure, double lr, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_sgd_new(lr, out));
}
static inline ctn_status ctnm_optimizer_momentum_sgd_new(ctn_failure *failure, double lr, double momentum,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_momentum_sgd_new(lr, momentum, out));
}
static inline ctn_status ctnm_optimizer_nesterov_ag_new(ctn_failure *failure, double lr, double momentum,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_nesterov_ag_new(lr, momentum, out));
}
static inline ctn_status ctnm_optimizer_adagrad_new(ctn_failure *failure, double lr, double eps,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_adagrad_new(lr, eps, out));
}
static inline ctn_status ctnm_optimizer_adadelta_new(ctn_failure *failure, double rho, double eps,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_adadelta_new(rho, eps, out));
}
static inline ctn_status ctnm_optimizer_adam_new(ctn_failure *failure, double alpha, double beta1,
    double beta2, double eps, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_adam_new(alpha, beta1, beta2, eps, out));
}
static inline ctn_status ctnm_optimizer_adamw_new(ctn_failure *failure, double alpha, double beta1,
    double beta2, double eps, double weight_decay_rate, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, out));
}
static inline ctn_status ctnm_optimizer_amsgrad_new(ctn_failure *failure, double alpha, double beta1,
    double beta2, double eps, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, out));
}
static inline ctn_status ctnm_optimizer_radam_new(ctn_failure *failure, double alpha, double beta1,
    double beta2, double eps, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_radam_new(alpha, beta1, beta2, eps, out));
}
static inline ctn_status ctnm_optimizer_rmsprop_new(ctn_failure *failure, double lr, double alpha, double eps,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_rmsprop_new(lr, alpha, eps, out));
}
static inline ctn_status ctnm_optimizer_rmsprop_graves_new(ctn_failure *failure, double lr, double alpha,
    double momentum, double eps, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, out));
}
static inline ctn_status ctnm_optimizer_smorms3_new(ctn_failure *failure, double lr, double eps,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_smorms3_new(lr, eps, out));
}
static inline ctn_status ctnm_optimizer_lion_new(ctn_failure *failure, double lr, double beta1, double beta2,
    double weight_decay_rate, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, out));
}
static inline ctn_status ctnm_optimizer_lamb_new(ctn_failure *failure, double lr, double beta1, double beta2,
    double eps, double weight_decay_rate, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, out));
}
static inline ctn_status ctnm_optimizer_new(ctn_failure *failure, const ctn_optimizer_callbacks *callbacks,
    void *user_data, ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_optimizer_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_optimizer_add_state(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, const char *name, ctn_array *value) {
  return ctn_failure_take(failure, ctn_optimizer_add_state(optimizer, path, name, value));
}
static inline ctn_status ctnm_optimizer_add_hyperparameter(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, double value) {
  return ctn_failure_take(failure, ctn_optimizer_add_hyperparameter(optimizer, name, value));
}
static inline ctn_status ctnm_optimizer_prepare(ctn_failure *failure, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_optimizer_prepare(optimizer));
}
static inline ctn_status ctnm_optimizer_init_state(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_init_state(optimizer, path));
}
static inline ctn_status ctnm_optimizer_update_one(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_update_one(optimizer, path));
}
static inline ctn_status ctnm_optimizer_state_count(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, size_t *count) {
  return ctn_failure_take(failure, ctn_optimizer_state_count(optimizer, path, count));
}
static inline ctn_status ctnm_optimizer_state_name(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_optimizer_state_name(optimizer, path, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_optimizer_set_t(ctn_failure *failure, ctn_optimizer *optimizer, int64_t t) {
  return ctn_failure_take(failure, ctn_optimizer_set_t(optimizer, t));
}
static inline ctn_status ctnm_optimizer_set_epoch(ctn_failure *failure, ctn_optimizer *optimizer,
    int64_t epoch) {
  return ctn_failure_take(failure, ctn_optimizer_set_epoch(optimizer, epoch));
}
static inline ctn_status ctnm_optimizer_hyperparameter_name(ctn_failure *failure, ctn_optimizer *optimizer,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_optimizer_hyperparameter_name(optimizer, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_optimizer_set_schedule(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *name, ctn_schedule *schedule, int32_t by_epoch) {
  return ctn_failure_take(failure, ctn_optimizer_set_schedule(optimizer, name, schedule, by_epoch));
}
static inline ctn_status ctnm_optimizer_call_hooks(ctn_failure *failure, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_optimizer_call_hooks(optimizer));
}
static inline ctn_status ctnm_optimizer_hook_name(ctn_failure *failure, ctn_optimizer *optimizer,
    size_t index, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_optimizer_hook_name(optimizer, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_optimizer_add_lasso(ctn_failure *failure, ctn_optimizer *optimizer,
    double rate) {
  return ctn_failure_take(failure, ctn_optimizer_add_lasso(optimizer, rate));
}
static inline ctn_status ctnm_optimizer_add_gradient_noise(ctn_failure *failure, ctn_optimizer *optimizer,
    double eta) {
  return ctn_failure_take(failure, ctn_optimizer_add_gradient_noise(optimizer, eta));
}
static inline ctn_status ctnm_functionset_new(ctn_failure *failure, ctn_link **out) {
  return ctn_failure_take(failure, ctn_functionset_new(out));
}
static inline ctn_status ctnm_functionset_parameters(ctn_failure *failure, ctn_link *set,
    ctn_array **parameters, size_t count) {
  return ctn_failure_take(failure, ctn_functionset_parameters(set, parameters, count));
}
static inline ctn_status ctnm_functionset_gradients(ctn_failure *failure, ctn_link *set,
    ctn_array **gradients, size_t count) {
  return ctn_failure_take(failure, ctn_functionset_gradients(set, gradients, count));
}
static inline ctn_status ctnm_functionset_collect_parameters(ctn_failure *failure, ctn_link *set,
    ctn_array **parameters, size_t count, ctn_array **gradients) {
  return ctn_failure_take(failure, ctn_functionset_collect_parameters(set, parameters, count, gradients));
}
static inline ctn_status ctnm_functionset_copy_parameters_from(ctn_failure *failure, ctn_link *set,
    const ctn_array *const *parameters, size_t count) {
  return ctn_failure_take(failure, ctn_functionset_copy_parameters_from(set, parameters, count));
}
static inline ctn_status ctnm_optimizer_setup_params(ctn_failure *failure, ctn_optimizer *optimizer,
    ctn_array *const *params, size_t param_count, ctn_array *const *grads, size_t grad_count) {
  return ctn_failure_take(failure, ctn_optimizer_setup_params(optimizer, params, param_count, grads,
      grad_count));
}
static inline ctn_status ctnm_optimizer_accumulate_grads(ctn_failure *failure, ctn_optimizer *optimizer,
    const ctn_array *const *grads, size_t count) {
  return ctn_failure_take(failure, ctn_optimizer_accumulate_grads(optimizer, grads, count));
}
static inline ctn_status ctnm_optimizer_compute_grads_norm(ctn_failure *failure, ctn_optimizer *optimizer,
    double *norm) {
  return ctn_failure_take(failure, ctn_optimizer_compute_grads_norm(optimizer, norm));
}
static inline ctn_status ctnm_optimizer_clip_grads(ctn_failure *failure, ctn_optimizer *optimizer,
    double maxnorm) {
  return ctn_failure_take(failure, ctn_optimizer_clip_grads(optimizer, maxnorm));
}
static inline ctn_status ctnm_optimizer_weight_decay(ctn_failure *failure, ctn_optimizer *optimizer,
    double decay) {
  return ctn_failure_take(failure, ctn_optimizer_weight_decay(optimizer, decay));
}
static inline ctn_status ctnm_optimizer_zero_grads(ctn_failure *failure, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_optimizer_zero_grads(optimizer));
}
static inline ctn_status ctnm_link_parameter_new(ctn_failure *failure, ctn_array *array, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_parameter_new(array, out));
}
static inline ctn_status ctnm_link_parameter_value(ctn_failure *failure, ctn_link *parameter,
    ctn_volatile volatile_flag, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_parameter_value(parameter, volatile_flag, out));
}
static inline ctn_status ctnm_build_computational_graph(ctn_failure *failure, ctn_variable *const *variables,
    size_t variable_count, ctn_function *const *functions, size_t function_count,
    ctn_computational_graph **out) {
  return ctn_failure_take(failure, ctn_build_computational_graph(variables, variable_count, functions,
      function_count, out));
}
static inline ctn_status ctnm_computational_graph_dump(ctn_failure *failure, ctn_computational_graph *graph,
    ctn_graph_format format, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_computational_graph_dump(graph, format, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_computational_graph_save(ctn_failure *failure, ctn_computational_graph *graph,
    const char *path, ctn_graph_format format) {
  return ctn_failure_take(failure, ctn_computational_graph_save(graph, path, format));
}
static inline ctn_status ctnm_computational_graph_set_variable_style(ctn_failure *failure,
    ctn_computational_graph *graph, const char *attribute, const char *value) {
  return ctn_failure_take(failure, ctn_computational_graph_set_variable_style(graph, attribute, value));
}
static inline ctn_status ctnm_computational_graph_set_function_style(ctn_failure *failure,
    ctn_computational_graph *graph, const char *attribute, const char *value) {
  return ctn_failure_take(failure, ctn_computational_graph_set_function_style(graph, attribute, value));
}
static inline ctn_status ctnm_computational_graph_set_rankdir(ctn_failure *failure,
    ctn_computational_graph *graph, ctn_graph_direction rankdir) {
  return ctn_failure_take(failure, ctn_computational_graph_set_rankdir(graph, rankdir));
}
static inline ctn_status ctnm_computational_graph_set_show_names(ctn_failure *failure,
    ctn_computational_graph *graph, int32_t show) {
  return ctn_failure_take(failure, ctn_computational_graph_set_show_names(graph, show));
}
static inline ctn_status ctnm_transform_scale_new(ctn_failure *failure, double factor, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_scale_new(factor, out));
}
static inline ctn_status ctnm_transform_normalize_new(ctn_failure *failure, const double *mean, size_t count,
    const double *deviation, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_normalize_new(mean, count, deviation, out));
}
static inline ctn_status ctnm_transform_random_crop_new(ctn_failure *failure, int64_t height, int64_t width,
    ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_random_crop_new(height, width, out));
}
static inline ctn_status ctnm_transform_center_crop_new(ctn_failure *failure, int64_t height, int64_t width,
    ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_center_crop_new(height, width, out));
}
static inline ctn_status ctnm_transform_resize_new(ctn_failure *failure, int64_t height, int64_t width,
    ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_resize_new(height, width, out));
}
static inline ctn_status ctnm_transform_random_flip_new(ctn_failure *failure, int64_t axis,
    double probability, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_random_flip_new(axis, probability, out));
}
static inline ctn_status ctnm_transform_pad_new(ctn_failure *failure, int64_t rows, int64_t columns,
    double value, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_pad_new(rows, columns, value, out));
}
static inline ctn_status ctnm_transform_astype_new(ctn_failure *failure, ctn_dtype dtype,
    ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_astype_new(dtype, out));
}
static inline ctn_status ctnm_transform_one_hot_new(ctn_failure *failure, int64_t class_count,
    ctn_dtype dtype, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_one_hot_new(class_count, dtype, out));
}
static inline ctn_status ctnm_transform_chain_new(ctn_failure *failure, ctn_transform *const *transforms,
    size_t count, ctn_transform **out) {
  return ctn_failure_take(failure, ctn_transform_chain_new(transforms, count, out));
}
static inline ctn_status ctnm_transform_apply(ctn_failure *failure, ctn_transform *transform,
    const ctn_array *x, uint64_t seed, int64_t epoch, int64_t index, ctn_array **out) {
  return ctn_failure_take(failure, ctn_transform_apply(transform, x, seed, epoch, index, out));
}
static inline ctn_status ctnm_dataset_tuple_new(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_tuple_new(arrays, count, out));
}
static inline ctn_status ctnm_dataset_new(ctn_failure *failure, int64_t size, size_t part_count,
    ctn_dataset_example_fn example, void *user_data, ctn_destroy_fn destroy, int32_t concurrent,
    ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_new(size, part_count, example, user_data, destroy, concurrent,
      out));
}
static inline ctn_status ctnm_dataset_map_new(ctn_failure *failure, ctn_dataset *dataset, size_t part_count,
    ctn_dataset_map_fn map, void *user_data, ctn_destroy_fn destroy, int32_t concurrent, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_map_new(dataset, part_count, map, user_data, destroy,
      concurrent, out));
}
static inline ctn_status ctnm_dataset_bind_thread(ctn_failure *failure, ctn_dataset *dataset) {
  return ctn_failure_take(failure, ctn_dataset_bind_thread(dataset));
}
static inline ctn_status ctnm_dataset_transform_new(ctn_failure *failure, ctn_dataset *dataset,
    ctn_transform *transform, size_t part, uint64_t seed, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_transform_new(dataset, transform, part, seed, out));
}
static inline ctn_status ctnm_dataset_sub_new(ctn_failure *failure, ctn_dataset *dataset, int64_t start,
    int64_t finish, const int64_t *order, size_t count, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_sub_new(dataset, start, finish, order, count, out));
}
static inline ctn_status ctnm_dataset_concatenated_new(ctn_failure *failure, ctn_dataset *const *datasets,
    size_t count, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_concatenated_new(datasets, count, out));
}
static inline ctn_status ctnm_dataset_split(ctn_failure *failure, ctn_dataset *dataset, int64_t split_at,
    const int64_t *order, size_t count, ctn_dataset **first, ctn_dataset **second) {
  return ctn_failure_take(failure, ctn_dataset_split(dataset, split_at, order, count, first, second));
}
static inline ctn_status ctnm_dataset_split_random(ctn_failure *failure, ctn_dataset *dataset,
    int64_t first_size, uint64_t seed, ctn_dataset **first, ctn_dataset **second) {
  return ctn_failure_take(failure, ctn_dataset_split_random(dataset, first_size, seed, first, second));
}
static inline ctn_status ctnm_dataset_fold(ctn_failure *failure, ctn_dataset *dataset, int64_t fold_count,
    int64_t fold, const int64_t *order, size_t count, ctn_dataset **train, ctn_dataset **test) {
  return ctn_failure_take(failure, ctn_dataset_fold(dataset, fold_count, fold, order, count, train, test));
}
static inline ctn_status ctnm_dataset_example(ctn_failure *failure, ctn_dataset *dataset, int64_t index,
    int64_t epoch, ctn_array **parts, size_t part_count) {
  return ctn_failure_take(failure, ctn_dataset_example(dataset, index, epoch, parts, part_count));
}
static inline ctn_status ctnm_dataset_batch(ctn_failure *failure, ctn_dataset *dataset,
    const int64_t *indices, size_t count, int64_t epoch, ctn_array **parts, size_t part_count) {
  return ctn_failure_take(failure, ctn_dataset_batch(dataset, indices, count, epoch, parts, part_count));
}
static inline ctn_status ctnm_dataset_token(ctn_failure *failure, ctn_dataset *dataset, int64_t id,
    char *token, size_t token_capacity, size_t *token_length) {
  return ctn_failure_take(failure, ctn_dataset_token(dataset, id, token, token_capacity, token_length));
}
static inline ctn_status ctnm_dataset_token_id(ctn_failure *failure, ctn_dataset *dataset, const char *token,
    int64_t *id) {
  return ctn_failure_take(failure, ctn_dataset_token_id(dataset, token, id));
}
static inline ctn_status ctnm_concat_examples(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, int32_t pads, double padding, ctn_array **out) {
  return ctn_failure_take(failure, ctn_concat_examples(arrays, count, pads, padding, out));
}
static inline ctn_status ctnm_array_load_idx(ctn_failure *failure, const char *path, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_load_idx(path, out));
}
static inline ctn_status ctnm_array_load_csv(ctn_failure *failure, const char *path, ctn_dtype dtype,
    const char *delimiter, int64_t header_lines, const int64_t *columns, size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_load_csv(path, dtype, delimiter, header_lines, columns, count,
      out));
}
static inline ctn_status ctnm_dataset_mnist_new(ctn_failure *failure, const char *folder, int32_t training,
    int64_t ndim, int64_t channels, double scale, ctn_dtype dtype, ctn_dtype label_dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_mnist_new(folder, training, ndim, channels, scale, dtype,
      label_dtype, out));
}
static inline ctn_status ctnm_dataset_text_lines_new(ctn_failure *failure, const char *path,
    ctn_text_unit unit, ctn_dataset *vocabulary_of, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_text_lines_new(path, unit, vocabulary_of, out));
}
static inline ctn_status ctnm_dataset_text_new(ctn_failure *failure, const char *path, ctn_text_unit unit,
    int64_t length, int64_t stride, ctn_dataset *vocabulary_of, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_text_new(path, unit, length, stride, vocabulary_of, out));
}
static inline ctn_status ctnm_array_load_image(ctn_failure *failure, const char *path, ctn_image_color color,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_load_image(path, color, dtype, out));
}
static inline ctn_status ctnm_dataset_images_new(ctn_failure *failure, const char *const *paths, size_t count,
    const char *root, ctn_image_color color, ctn_dtype dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_images_new(paths, count, root, color, dtype, out));
}
static inline ctn_status ctnm_dataset_labeled_images_new(ctn_failure *failure, const char *const *paths,
    size_t count, const int64_t *labels, const char *root, ctn_image_color color, ctn_dtype dtype,
    ctn_dtype label_dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_labeled_images_new(paths, count, labels, root, color, dtype,
      label_dtype, out));
}
static inline ctn_status ctnm_dataset_image_list_new(ctn_failure *failure, const char *path, const char *root,
    ctn_image_color color, ctn_dtype dtype, ctn_dtype label_dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_image_list_new(path, root, color, dtype, label_dtype, out));
}
static inline ctn_status ctnm_dataset_image_folder_new(ctn_failure *failure, const char *folder,
    ctn_image_color color, ctn_dtype dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_image_folder_new(folder, color, dtype, out));
}
static inline ctn_status ctnm_dataset_image_classes_new(ctn_failure *failure, const char *folder,
    ctn_image_color color, ctn_dtype dtype, ctn_dtype label_dtype, ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_dataset_image_classes_new(folder, color, dtype, label_dtype, out));
}
static inline ctn_status ctnm_device_set_current(ctn_failure *failure, const char *device) {
  return ctn_failure_take(failure, ctn_device_set_current(device));
}
static inline ctn_status ctnm_device_current(ctn_failure *failure, char *name, size_t name_capacity,
    size_t *name_length) {
  return ctn_failure_take(failure, ctn_device_current(name, name_capacity, name_length));
}
static inline ctn_status ctnm_device_synchronize(ctn_failure *failure, const char *device) {
  return ctn_failure_take(failure, ctn_device_synchronize(device));
}
static inline ctn_status ctnm_memory_get_statistics(ctn_failure *failure, const char *device,
    ctn_memory_statistics *statistics) {
  return ctn_failure_take(failure, ctn_memory_get_statistics(device, statistics));
}
static inline ctn_status ctnm_memory_set_limit(ctn_failure *failure, const char *device, uint64_t bytes) {
  return ctn_failure_take(failure, ctn_memory_set_limit(device, bytes));
}
static inline ctn_status ctnm_memory_trim(ctn_failure *failure, const char *device) {
  return ctn_failure_take(failure, ctn_memory_trim(device));
}
static inline ctn_status ctnm_memory_set_allocator(ctn_failure *failure, const ctn_allocator *allocator) {
  return ctn_failure_take(failure, ctn_memory_set_allocator(allocator));
}
static inline ctn_status ctnm_memory_set_pressure_callback(ctn_failure *failure, const char *device,
    ctn_pressure_fn callback, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_memory_set_pressure_callback(device, callback, user_data, destroy));
}
static inline ctn_status ctnm_random_seed(ctn_failure *failure, const char *device, uint64_t seed) {
  return ctn_failure_take(failure, ctn_random_seed(device, seed));
}
static inline ctn_status ctnm_random_fresh_seed(ctn_failure *failure, uint64_t *seed) {
  return ctn_failure_take(failure, ctn_random_fresh_seed(seed));
}
static inline ctn_status ctnm_random_state_new(ctn_failure *failure, const char *device,
    ctn_random_method method, uint64_t seed, ctn_random_state **out) {
  return ctn_failure_take(failure, ctn_random_state_new(device, method, seed, out));
}
static inline ctn_status ctnm_random_state_default(ctn_failure *failure, const char *device,
    ctn_random_state **out) {
  return ctn_failure_take(failure, ctn_random_state_default(device, out));
}
static inline ctn_status ctnm_random_state_seed(ctn_failure *failure, ctn_random_state *state,
    uint64_t seed) {
  return ctn_failure_take(failure, ctn_random_state_seed(state, seed));
}
static inline ctn_status ctnm_random_state_method(ctn_failure *failure, ctn_random_state *state,
    ctn_random_method *method) {
  return ctn_failure_take(failure, ctn_random_state_method(state, method));
}
static inline ctn_status ctnm_random_state_device(ctn_failure *failure, ctn_random_state *state, char *name,
    size_t name_capacity, size_t *name_length) {
  return ctn_failure_take(failure, ctn_random_state_device(state, name, name_capacity, name_length));
}
static inline ctn_status ctnm_random_state_save(ctn_failure *failure, ctn_random_state *state,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_state_save(state, out));
}
static inline ctn_status ctnm_random_state_restore(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *saved) {
  return ctn_failure_take(failure, ctn_random_state_restore(state, saved));
}
static inline ctn_status ctnm_random_sample(ctn_failure *failure, ctn_random_state *state,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_sample(state, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_uniform(ctn_failure *failure, ctn_random_state *state, double low,
    double high, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_uniform(state, low, high, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_standard_normal(ctn_failure *failure, ctn_random_state *state,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_standard_normal(state, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_normal(ctn_failure *failure, ctn_random_state *state, double loc,
    double scale, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_normal(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_lognormal(ctn_failure *failure, ctn_random_state *state, double mean,
    double sigma, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_lognormal(state, mean, sigma, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_exponential(ctn_failure *failure, ctn_random_state *state, double scale,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_exponential(state, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_gumbel(ctn_failure *failure, ctn_random_state *state, double loc,
    double scale, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_gumbel(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_poisson(ctn_failure *failure, ctn_random_state *state, double lam,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_poisson(state, lam, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_binomial(ctn_failure *failure, ctn_random_state *state, int64_t n,
    double p, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_binomial(state, n, p, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_poisson_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *lam, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_poisson_of(state, lam, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_binomial_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *n, const ctn_array *p, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_binomial_of(state, n, p, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_integers(ctn_failure *failure, ctn_random_state *state, int64_t low,
    int64_t high, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_integers(state, low, high, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_integers_inclusive(ctn_failure *failure, ctn_random_state *state,
    int64_t low, int64_t high, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_integers_inclusive(state, low, high, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_interval(ctn_failure *failure, ctn_random_state *state, int64_t mx,
    const int64_t *shape, size_t ndim, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_interval(state, mx, shape, ndim, out));
}
static inline ctn_status ctnm_random_permutation(ctn_failure *failure, ctn_random_state *state, int64_t n,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_permutation(state, n, out));
}
static inline ctn_status ctnm_random_permutation_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_permutation_of(state, a, out));
}
static inline ctn_status ctnm_random_shuffle(ctn_failure *failure, ctn_random_state *state, ctn_array *a) {
  return ctn_failure_take(failure, ctn_random_shuffle(state, a));
}
static inline ctn_status ctnm_random_choice(ctn_failure *failure, ctn_random_state *state, int64_t n,
    const int64_t *shape, size_t ndim, int32_t replace, const ctn_array *p, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_choice(state, n, shape, ndim, replace, p, out));
}
static inline ctn_status ctnm_random_choice_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *a, const int64_t *shape, size_t ndim, int32_t replace, const ctn_array *p,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_choice_of(state, a, shape, ndim, replace, p, out));
}
static inline ctn_status ctnm_random_uniform_into(ctn_failure *failure, ctn_random_state *state, double low,
    double high, ctn_array *out) {
  return ctn_failure_take(failure, ctn_random_uniform_into(state, low, high, out));
}
static inline ctn_status ctnm_random_normal_into(ctn_failure *failure, ctn_random_state *state, double loc,
    double scale, ctn_array *out) {
  return ctn_failure_take(failure, ctn_random_normal_into(state, loc, scale, out));
}
static inline ctn_status ctnm_random_uniform_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *low, const ctn_array *high, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_uniform_of(state, low, high, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_normal_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *loc, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_normal_of(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_lognormal_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *mean, const ctn_array *sigma, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_lognormal_of(state, mean, sigma, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_exponential_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_exponential_of(state, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_gumbel_of(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *loc, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_gumbel_of(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_laplace(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *loc, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_laplace(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_logistic(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *loc, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_logistic(state, loc, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_rayleigh(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_rayleigh(state, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_standard_cauchy(ctn_failure *failure, ctn_random_state *state,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_standard_cauchy(state, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_pareto(ctn_failure *failure, ctn_random_state *state, const ctn_array *a,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_pareto(state, a, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_weibull(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *a, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_weibull(state, a, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_power(ctn_failure *failure, ctn_random_state *state, const ctn_array *a,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_power(state, a, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_triangular(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *left, const ctn_array *mode, const ctn_array *right, const int64_t *shape, size_t ndim,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_triangular(state, left, mode, right, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_wald(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *mean, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_wald(state, mean, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_standard_gamma(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *alpha, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_standard_gamma(state, alpha, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_gamma(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *alpha, const ctn_array *scale, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_gamma(state, alpha, scale, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_chisquare(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *df, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_chisquare(state, df, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_noncentral_chisquare(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *df, const ctn_array *nonc, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_noncentral_chisquare(state, df, nonc, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_f(ctn_failure *failure, ctn_random_state *state, const ctn_array *dfnum,
    const ctn_array *dfden, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_f(state, dfnum, dfden, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_noncentral_f(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *dfnum, const ctn_array *dfden, const ctn_array *nonc, const int64_t *shape, size_t ndim,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_noncentral_f(state, dfnum, dfden, nonc, shape, ndim, dtype,
      out));
}
static inline ctn_status ctnm_random_standard_t(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *df, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_standard_t(state, df, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_beta(ctn_failure *failure, ctn_random_state *state, const ctn_array *a,
    const ctn_array *b, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_beta(state, a, b, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_vonmises(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *mu, const ctn_array *kappa, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_vonmises(state, mu, kappa, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_dirichlet(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *alpha, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_dirichlet(state, alpha, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_geometric(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *p, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_geometric(state, p, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_logseries(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *p, const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_logseries(state, p, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_zipf(ctn_failure *failure, ctn_random_state *state, const ctn_array *a,
    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_zipf(state, a, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_negative_binomial(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *n, const ctn_array *p, const int64_t *shape, size_t ndim, ctn_dtype dtype,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_negative_binomial(state, n, p, shape, ndim, dtype, out));
}
static inline ctn_status ctnm_random_hypergeometric(ctn_failure *failure, ctn_random_state *state,
    const ctn_array *ngood, const ctn_array *nbad, const ctn_array *nsample, const int64_t *shape,
    size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_random_hypergeometric(state, ngood, nbad, nsample, shape, ndim, dtype,
      out));
}
static inline ctn_status ctnm_array_to_dlpack(ctn_failure *failure, const ctn_array *a, int32_t versioned,
    void **out) {
  return ctn_failure_take(failure, ctn_array_to_dlpack(a, versioned, out));
}
static inline ctn_status ctnm_array_from_dlpack(ctn_failure *failure, void *managed, int32_t versioned,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_from_dlpack(managed, versioned, out));
}
static inline ctn_status ctnm_array_add(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_add(x1, x2, out));
}
static inline ctn_status ctnm_array_add_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_add_into(x1, x2, out));
}
static inline ctn_status ctnm_array_add_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_add_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_add_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_add_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_subtract(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_subtract(x1, x2, out));
}
static inline ctn_status ctnm_array_subtract_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_subtract_into(x1, x2, out));
}
static inline ctn_status ctnm_array_subtract_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_subtract_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_rsubtract_f64(ctn_failure *failure, double x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rsubtract_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_subtract_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_subtract_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_rsubtract_i64(ctn_failure *failure, int64_t x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rsubtract_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_multiply(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_multiply(x1, x2, out));
}
static inline ctn_status ctnm_array_multiply_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_multiply_into(x1, x2, out));
}
static inline ctn_status ctnm_array_multiply_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_multiply_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_multiply_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_multiply_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_true_divide(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_true_divide(x1, x2, out));
}
static inline ctn_status ctnm_array_true_divide_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_true_divide_into(x1, x2, out));
}
static inline ctn_status ctnm_array_true_divide_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_true_divide_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_rtrue_divide_f64(ctn_failure *failure, double x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rtrue_divide_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_true_divide_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_true_divide_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_rtrue_divide_i64(ctn_failure *failure, int64_t x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rtrue_divide_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_floor_divide(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_floor_divide(x1, x2, out));
}
static inline ctn_status ctnm_array_floor_divide_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_floor_divide_into(x1, x2, out));
}
static inline ctn_status ctnm_array_floor_divide_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_floor_divide_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_rfloor_divide_f64(ctn_failure *failure, double x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rfloor_divide_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_floor_divide_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_floor_divide_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_rfloor_divide_i64(ctn_failure *failure, int64_t x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rfloor_divide_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_remainder(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_remainder(x1, x2, out));
}
static inline ctn_status ctnm_array_remainder_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_remainder_into(x1, x2, out));
}
static inline ctn_status ctnm_array_remainder_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_remainder_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_rremainder_f64(ctn_failure *failure, double x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rremainder_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_remainder_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_remainder_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_rremainder_i64(ctn_failure *failure, int64_t x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rremainder_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_power(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_power(x1, x2, out));
}
static inline ctn_status ctnm_array_power_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_power_into(x1, x2, out));
}
static inline ctn_status ctnm_array_power_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_power_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_rpower_f64(ctn_failure *failure, double x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rpower_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_power_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_power_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_rpower_i64(ctn_failure *failure, int64_t x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rpower_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_maximum(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_maximum(x1, x2, out));
}
static inline ctn_status ctnm_array_maximum_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_maximum_into(x1, x2, out));
}
static inline ctn_status ctnm_array_maximum_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_maximum_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_maximum_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_maximum_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_minimum(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_minimum(x1, x2, out));
}
static inline ctn_status ctnm_array_minimum_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_minimum_into(x1, x2, out));
}
static inline ctn_status ctnm_array_minimum_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_minimum_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_minimum_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_minimum_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_greater(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_greater_into(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_equal(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater_equal(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_equal_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_greater_equal_into(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_equal_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater_equal_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_greater_equal_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_greater_equal_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_less(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less(x1, x2, out));
}
static inline ctn_status ctnm_array_less_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_less_into(x1, x2, out));
}
static inline ctn_status ctnm_array_less_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_less_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_less_equal(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less_equal(x1, x2, out));
}
static inline ctn_status ctnm_array_less_equal_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_less_equal_into(x1, x2, out));
}
static inline ctn_status ctnm_array_less_equal_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less_equal_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_less_equal_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_less_equal_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_equal(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_equal(x1, x2, out));
}
static inline ctn_status ctnm_array_equal_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_equal_into(x1, x2, out));
}
static inline ctn_status ctnm_array_equal_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_equal_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_equal_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_equal_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_not_equal(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_not_equal(x1, x2, out));
}
static inline ctn_status ctnm_array_not_equal_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_not_equal_into(x1, x2, out));
}
static inline ctn_status ctnm_array_not_equal_f64(ctn_failure *failure, const ctn_array *x1, double x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_not_equal_f64(x1, x2, out));
}
static inline ctn_status ctnm_array_not_equal_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_not_equal_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_and(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logical_and(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_and_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logical_and_into(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_or(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logical_or(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_or_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logical_or_into(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_xor(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logical_xor(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_xor_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logical_xor_into(x1, x2, out));
}
static inline ctn_status ctnm_array_logical_not(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logical_not(x, out));
}
static inline ctn_status ctnm_array_logical_not_into(ctn_failure *failure, const ctn_array *x,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logical_not_into(x, out));
}
static inline ctn_status ctnm_array_negative(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_negative(x, out));
}
static inline ctn_status ctnm_array_negative_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_negative_into(x, out));
}
static inline ctn_status ctnm_array_absolute(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_absolute(x, out));
}
static inline ctn_status ctnm_array_absolute_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_absolute_into(x, out));
}
static inline ctn_status ctnm_array_square(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_square(x, out));
}
static inline ctn_status ctnm_array_square_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_square_into(x, out));
}
static inline ctn_status ctnm_array_sign(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sign(x, out));
}
static inline ctn_status ctnm_array_sign_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sign_into(x, out));
}
static inline ctn_status ctnm_array_sqrt(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sqrt(x, out));
}
static inline ctn_status ctnm_array_sqrt_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sqrt_into(x, out));
}
static inline ctn_status ctnm_array_exp(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_exp(x, out));
}
static inline ctn_status ctnm_array_exp_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_exp_into(x, out));
}
static inline ctn_status ctnm_array_log(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_log(x, out));
}
static inline ctn_status ctnm_array_log_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_log_into(x, out));
}
static inline ctn_status ctnm_array_log1p(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_log1p(x, out));
}
static inline ctn_status ctnm_array_log1p_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_log1p_into(x, out));
}
static inline ctn_status ctnm_array_sin(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sin(x, out));
}
static inline ctn_status ctnm_array_sin_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sin_into(x, out));
}
static inline ctn_status ctnm_array_cos(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cos(x, out));
}
static inline ctn_status ctnm_array_cos_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_cos_into(x, out));
}
static inline ctn_status ctnm_array_tanh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_tanh(x, out));
}
static inline ctn_status ctnm_array_tanh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_tanh_into(x, out));
}
static inline ctn_status ctnm_array_sigmoid(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sigmoid(x, out));
}
static inline ctn_status ctnm_array_sigmoid_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sigmoid_into(x, out));
}
static inline ctn_status ctnm_array_relu(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_relu(x, out));
}
static inline ctn_status ctnm_array_relu_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_relu_into(x, out));
}
static inline ctn_status ctnm_array_multiply_add(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, const ctn_array *x3, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_multiply_add(x1, x2, x3, out));
}
static inline ctn_status ctnm_array_multiply_add_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, const ctn_array *x3, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_multiply_add_into(x1, x2, x3, out));
}
static inline ctn_status ctnm_array_positive(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_positive(x, out));
}
static inline ctn_status ctnm_array_positive_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_positive_into(x, out));
}
static inline ctn_status ctnm_array_reciprocal(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_reciprocal(x, out));
}
static inline ctn_status ctnm_array_reciprocal_into(ctn_failure *failure, const ctn_array *x,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_reciprocal_into(x, out));
}
static inline ctn_status ctnm_array_fmax(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_fmax(x1, x2, out));
}
static inline ctn_status ctnm_array_fmax_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_fmax_into(x1, x2, out));
}
static inline ctn_status ctnm_array_fmin(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_fmin(x1, x2, out));
}
static inline ctn_status ctnm_array_fmin_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_fmin_into(x1, x2, out));
}
static inline ctn_status ctnm_array_fmod(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_fmod(x1, x2, out));
}
static inline ctn_status ctnm_array_fmod_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_fmod_into(x1, x2, out));
}
static inline ctn_status ctnm_array_divmod(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **quotient, ctn_array **remainder) {
  return ctn_failure_take(failure, ctn_array_divmod(x1, x2, quotient, remainder));
}
static inline ctn_status ctnm_array_divmod_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *quotient, ctn_array *remainder) {
  return ctn_failure_take(failure, ctn_array_divmod_into(x1, x2, quotient, remainder));
}
static inline ctn_status ctnm_array_modf(ctn_failure *failure, const ctn_array *x, ctn_array **fraction,
    ctn_array **integer) {
  return ctn_failure_take(failure, ctn_array_modf(x, fraction, integer));
}
static inline ctn_status ctnm_array_modf_into(ctn_failure *failure, const ctn_array *x, ctn_array *fraction,
    ctn_array *integer) {
  return ctn_failure_take(failure, ctn_array_modf_into(x, fraction, integer));
}
static inline ctn_status ctnm_array_frexp(ctn_failure *failure, const ctn_array *x, ctn_array **mantissa,
    ctn_array **exponent) {
  return ctn_failure_take(failure, ctn_array_frexp(x, mantissa, exponent));
}
static inline ctn_status ctnm_array_frexp_into(ctn_failure *failure, const ctn_array *x, ctn_array *mantissa,
    ctn_array *exponent) {
  return ctn_failure_take(failure, ctn_array_frexp_into(x, mantissa, exponent));
}
static inline ctn_status ctnm_array_ldexp(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ldexp(x1, x2, out));
}
static inline ctn_status ctnm_array_ldexp_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_ldexp_into(x1, x2, out));
}
static inline ctn_status ctnm_array_copysign(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_copysign(x1, x2, out));
}
static inline ctn_status ctnm_array_copysign_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_copysign_into(x1, x2, out));
}
static inline ctn_status ctnm_array_nextafter(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_nextafter(x1, x2, out));
}
static inline ctn_status ctnm_array_nextafter_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_nextafter_into(x1, x2, out));
}
static inline ctn_status ctnm_array_hypot(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_hypot(x1, x2, out));
}
static inline ctn_status ctnm_array_hypot_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_hypot_into(x1, x2, out));
}
static inline ctn_status ctnm_array_arctan2(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arctan2(x1, x2, out));
}
static inline ctn_status ctnm_array_arctan2_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arctan2_into(x1, x2, out));
}
static inline ctn_status ctnm_array_logaddexp(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logaddexp(x1, x2, out));
}
static inline ctn_status ctnm_array_logaddexp_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logaddexp_into(x1, x2, out));
}
static inline ctn_status ctnm_array_logaddexp2(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_logaddexp2(x1, x2, out));
}
static inline ctn_status ctnm_array_logaddexp2_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_logaddexp2_into(x1, x2, out));
}
static inline ctn_status ctnm_array_exp2(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_exp2(x, out));
}
static inline ctn_status ctnm_array_exp2_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_exp2_into(x, out));
}
static inline ctn_status ctnm_array_expm1(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_expm1(x, out));
}
static inline ctn_status ctnm_array_expm1_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_expm1_into(x, out));
}
static inline ctn_status ctnm_array_log2(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_log2(x, out));
}
static inline ctn_status ctnm_array_log2_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_log2_into(x, out));
}
static inline ctn_status ctnm_array_log10(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_log10(x, out));
}
static inline ctn_status ctnm_array_log10_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_log10_into(x, out));
}
static inline ctn_status ctnm_array_cbrt(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cbrt(x, out));
}
static inline ctn_status ctnm_array_cbrt_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_cbrt_into(x, out));
}
static inline ctn_status ctnm_array_tan(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_tan(x, out));
}
static inline ctn_status ctnm_array_tan_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_tan_into(x, out));
}
static inline ctn_status ctnm_array_arcsin(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arcsin(x, out));
}
static inline ctn_status ctnm_array_arcsin_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arcsin_into(x, out));
}
static inline ctn_status ctnm_array_arccos(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arccos(x, out));
}
static inline ctn_status ctnm_array_arccos_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arccos_into(x, out));
}
static inline ctn_status ctnm_array_arctan(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arctan(x, out));
}
static inline ctn_status ctnm_array_arctan_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arctan_into(x, out));
}
static inline ctn_status ctnm_array_sinh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sinh(x, out));
}
static inline ctn_status ctnm_array_sinh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sinh_into(x, out));
}
static inline ctn_status ctnm_array_cosh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cosh(x, out));
}
static inline ctn_status ctnm_array_cosh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_cosh_into(x, out));
}
static inline ctn_status ctnm_array_arcsinh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arcsinh(x, out));
}
static inline ctn_status ctnm_array_arcsinh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arcsinh_into(x, out));
}
static inline ctn_status ctnm_array_arccosh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arccosh(x, out));
}
static inline ctn_status ctnm_array_arccosh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arccosh_into(x, out));
}
static inline ctn_status ctnm_array_arctanh(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_arctanh(x, out));
}
static inline ctn_status ctnm_array_arctanh_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_arctanh_into(x, out));
}
static inline ctn_status ctnm_array_deg2rad(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_deg2rad(x, out));
}
static inline ctn_status ctnm_array_deg2rad_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_deg2rad_into(x, out));
}
static inline ctn_status ctnm_array_rad2deg(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rad2deg(x, out));
}
static inline ctn_status ctnm_array_rad2deg_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_rad2deg_into(x, out));
}
static inline ctn_status ctnm_array_floor(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_floor(x, out));
}
static inline ctn_status ctnm_array_floor_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_floor_into(x, out));
}
static inline ctn_status ctnm_array_ceil(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ceil(x, out));
}
static inline ctn_status ctnm_array_ceil_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_ceil_into(x, out));
}
static inline ctn_status ctnm_array_trunc(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_trunc(x, out));
}
static inline ctn_status ctnm_array_trunc_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_trunc_into(x, out));
}
static inline ctn_status ctnm_array_rint(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_rint(x, out));
}
static inline ctn_status ctnm_array_rint_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_rint_into(x, out));
}
static inline ctn_status ctnm_array_isfinite(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_isfinite(x, out));
}
static inline ctn_status ctnm_array_isfinite_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_isfinite_into(x, out));
}
static inline ctn_status ctnm_array_isinf(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_isinf(x, out));
}
static inline ctn_status ctnm_array_isinf_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_isinf_into(x, out));
}
static inline ctn_status ctnm_array_isnan(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_isnan(x, out));
}
static inline ctn_status ctnm_array_isnan_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_isnan_into(x, out));
}
static inline ctn_status ctnm_array_signbit(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_signbit(x, out));
}
static inline ctn_status ctnm_array_signbit_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_signbit_into(x, out));
}
static inline ctn_status ctnm_array_bitwise_and(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_and(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_and_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_bitwise_and_into(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_and_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_and_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_or(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_or(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_or_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_bitwise_or_into(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_or_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_or_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_xor(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_xor(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_xor_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_bitwise_xor_into(x1, x2, out));
}
static inline ctn_status ctnm_array_bitwise_xor_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bitwise_xor_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_invert(ctn_failure *failure, const ctn_array *x, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_invert(x, out));
}
static inline ctn_status ctnm_array_invert_into(ctn_failure *failure, const ctn_array *x, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_invert_into(x, out));
}
static inline ctn_status ctnm_array_left_shift(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_left_shift(x1, x2, out));
}
static inline ctn_status ctnm_array_left_shift_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_left_shift_into(x1, x2, out));
}
static inline ctn_status ctnm_array_left_shift_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_left_shift_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_right_shift(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_right_shift(x1, x2, out));
}
static inline ctn_status ctnm_array_right_shift_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_right_shift_into(x1, x2, out));
}
static inline ctn_status ctnm_array_right_shift_i64(ctn_failure *failure, const ctn_array *x1, int64_t x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_right_shift_i64(x1, x2, out));
}
static inline ctn_status ctnm_array_heaviside(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_heaviside(x1, x2, out));
}
static inline ctn_status ctnm_array_heaviside_into(ctn_failure *failure, const ctn_array *x1,
    const ctn_array *x2, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_heaviside_into(x1, x2, out));
}
static inline ctn_status ctnm_array_gcd(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_gcd(x1, x2, out));
}
static inline ctn_status ctnm_array_gcd_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_gcd_into(x1, x2, out));
}
static inline ctn_status ctnm_array_lcm(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_lcm(x1, x2, out));
}
static inline ctn_status ctnm_array_lcm_into(ctn_failure *failure, const ctn_array *x1, const ctn_array *x2,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_lcm_into(x1, x2, out));
}
static inline ctn_status ctnm_serializer_new(ctn_failure *failure, const ctn_serializer_callbacks *callbacks,
    void *user_data, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_serializer_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_serializer_child(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_serializer_child(serializer, key, out));
}
static inline ctn_status ctnm_serializer_array(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, ctn_array *value) {
  return ctn_failure_take(failure, ctn_serializer_array(serializer, key, value));
}
static inline ctn_status ctnm_serializer_i64(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, int64_t *value) {
  return ctn_failure_take(failure, ctn_serializer_i64(serializer, key, value));
}
static inline ctn_status ctnm_serializer_f64(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, double *value) {
  return ctn_failure_take(failure, ctn_serializer_f64(serializer, key, value));
}
static inline ctn_status ctnm_serializer_text(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, const char *value, const char **stored) {
  return ctn_failure_take(failure, ctn_serializer_text(serializer, key, value, stored));
}
static inline ctn_status ctnm_serializer_find(ctn_failure *failure, ctn_serializer *serializer,
    const char *key, ctn_dtype *dtype, int64_t *shape, size_t capacity, size_t *ndim) {
  return ctn_failure_take(failure, ctn_serializer_find(serializer, key, dtype, shape, capacity, ndim));
}
static inline ctn_status ctnm_serializer_on_commit(ctn_failure *failure, ctn_serializer *serializer,
    ctn_serializer_commit_fn action, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_serializer_on_commit(serializer, action, user_data, destroy));
}
static inline ctn_status ctnm_serializer_commit(ctn_failure *failure, ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_serializer_commit(serializer));
}
static inline ctn_status ctnm_serializer_report(ctn_failure *failure, ctn_serializer *serializer,
    ctn_load_report **out) {
  return ctn_failure_take(failure, ctn_serializer_report(serializer, out));
}
static inline ctn_status ctnm_dictionary_serializer_new(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *path, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_dictionary_serializer_new(dictionary, path, out));
}
static inline ctn_status ctnm_dictionary_deserializer_new(ctn_failure *failure, ctn_dictionary *dictionary,
    ctn_load_options *options, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_dictionary_deserializer_new(dictionary, options, out));
}
static inline ctn_status ctnm_npz_serializer_new(ctn_failure *failure, const char *path, int32_t level,
    ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_npz_serializer_new(path, level, out));
}
static inline ctn_status ctnm_npz_deserializer_new(ctn_failure *failure, const char *path,
    ctn_load_options *options, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_npz_deserializer_new(path, options, out));
}
static inline ctn_status ctnm_hdf5_serializer_new(ctn_failure *failure, const char *path, const char *group,
    int32_t level, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_hdf5_serializer_new(path, group, level, out));
}
static inline ctn_status ctnm_hdf5_deserializer_new(ctn_failure *failure, const char *path, const char *group,
    ctn_load_options *options, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_hdf5_deserializer_new(path, group, options, out));
}
static inline ctn_status ctnm_safetensors_serializer_new(ctn_failure *failure, const char *path,
    ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_safetensors_serializer_new(path, out));
}
static inline ctn_status ctnm_safetensors_deserializer_new(ctn_failure *failure, const char *path,
    ctn_load_options *options, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_safetensors_deserializer_new(path, options, out));
}
static inline ctn_status ctnm_file_deserializer_new(ctn_failure *failure, const char *path,
    ctn_load_options *options, ctn_serializer **out) {
  return ctn_failure_take(failure, ctn_file_deserializer_new(path, options, out));
}
static inline ctn_status ctnm_load_options_new(ctn_failure *failure, ctn_load_options **out) {
  return ctn_failure_take(failure, ctn_load_options_new(out));
}
static inline ctn_status ctnm_load_options_set_strict(ctn_failure *failure, ctn_load_options *options,
    int32_t strict) {
  return ctn_failure_take(failure, ctn_load_options_set_strict(options, strict));
}
static inline ctn_status ctnm_load_options_set_exact(ctn_failure *failure, ctn_load_options *options,
    int32_t exact) {
  return ctn_failure_take(failure, ctn_load_options_set_exact(options, exact));
}
static inline ctn_status ctnm_load_options_set_prefix(ctn_failure *failure, ctn_load_options *options,
    const char *path) {
  return ctn_failure_take(failure, ctn_load_options_set_prefix(options, path));
}
static inline ctn_status ctnm_load_options_set_part(ctn_failure *failure, ctn_load_options *options,
    const char *path) {
  return ctn_failure_take(failure, ctn_load_options_set_part(options, path));
}
static inline ctn_status ctnm_load_options_set_casting(ctn_failure *failure, ctn_load_options *options,
    ctn_casting casting) {
  return ctn_failure_take(failure, ctn_load_options_set_casting(options, casting));
}
static inline ctn_status ctnm_load_report_new(ctn_failure *failure, ctn_load_report **out) {
  return ctn_failure_take(failure, ctn_load_report_new(out));
}
static inline ctn_status ctnm_load_report_name(ctn_failure *failure, ctn_load_report *report,
    ctn_load_problem problem, size_t index, const char **name) {
  return ctn_failure_take(failure, ctn_load_report_name(report, problem, index, name));
}
static inline ctn_status ctnm_load_report_text(ctn_failure *failure, ctn_load_report *report,
    ctn_load_problem problem, size_t index, const char **text) {
  return ctn_failure_take(failure, ctn_load_report_text(report, problem, index, text));
}
static inline ctn_status ctnm_dictionary_new(ctn_failure *failure, ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_dictionary_new(out));
}
static inline ctn_status ctnm_dictionary_copy(ctn_failure *failure, ctn_dictionary *dictionary,
    ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_dictionary_copy(dictionary, out));
}
static inline ctn_status ctnm_dictionary_key(ctn_failure *failure, ctn_dictionary *dictionary, size_t index,
    const char **key) {
  return ctn_failure_take(failure, ctn_dictionary_key(dictionary, index, key));
}
static inline ctn_status ctnm_dictionary_contains(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, int32_t *result) {
  return ctn_failure_take(failure, ctn_dictionary_contains(dictionary, key, result));
}
static inline ctn_status ctnm_dictionary_is_text(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, int32_t *result) {
  return ctn_failure_take(failure, ctn_dictionary_is_text(dictionary, key, result));
}
static inline ctn_status ctnm_dictionary_array(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, ctn_array **out) {
  return ctn_failure_take(failure, ctn_dictionary_array(dictionary, key, out));
}
static inline ctn_status ctnm_dictionary_text(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, const char **text) {
  return ctn_failure_take(failure, ctn_dictionary_text(dictionary, key, text));
}
static inline ctn_status ctnm_dictionary_i64(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, int64_t *value) {
  return ctn_failure_take(failure, ctn_dictionary_i64(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_f64(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, double *value) {
  return ctn_failure_take(failure, ctn_dictionary_f64(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_set_array(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, ctn_array *value) {
  return ctn_failure_take(failure, ctn_dictionary_set_array(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_set_text(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, const char *value) {
  return ctn_failure_take(failure, ctn_dictionary_set_text(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_set_i64(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, int64_t value) {
  return ctn_failure_take(failure, ctn_dictionary_set_i64(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_set_f64(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key, double value) {
  return ctn_failure_take(failure, ctn_dictionary_set_f64(dictionary, key, value));
}
static inline ctn_status ctnm_dictionary_remove(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *key) {
  return ctn_failure_take(failure, ctn_dictionary_remove(dictionary, key));
}
static inline ctn_status ctnm_dictionary_save_npz(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *path, int32_t level) {
  return ctn_failure_take(failure, ctn_dictionary_save_npz(dictionary, path, level));
}
static inline ctn_status ctnm_dictionary_save_hdf5(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *path, const char *group, int32_t level) {
  return ctn_failure_take(failure, ctn_dictionary_save_hdf5(dictionary, path, group, level));
}
static inline ctn_status ctnm_dictionary_save_safetensors(ctn_failure *failure, ctn_dictionary *dictionary,
    const char *path) {
  return ctn_failure_take(failure, ctn_dictionary_save_safetensors(dictionary, path));
}
static inline ctn_status ctnm_dictionary_load(ctn_failure *failure, const char *path, ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_dictionary_load(path, out));
}
static inline ctn_status ctnm_report(ctn_failure *failure, const char *name, double value,
    ctn_link *observer) {
  return ctn_failure_take(failure, ctn_report(name, value, observer));
}
static inline ctn_status ctnm_report_variable(ctn_failure *failure, const char *name, ctn_variable *value,
    ctn_link *observer) {
  return ctn_failure_take(failure, ctn_report_variable(name, value, observer));
}
static inline ctn_status ctnm_is_reported(ctn_failure *failure, const char *name, ctn_link *observer,
    int32_t *result) {
  return ctn_failure_take(failure, ctn_is_reported(name, observer, result));
}
static inline ctn_status ctnm_reporter_new(ctn_failure *failure, ctn_reporter **out) {
  return ctn_failure_take(failure, ctn_reporter_new(out));
}
static inline ctn_status ctnm_reporter_add_observer(ctn_failure *failure, ctn_reporter *reporter,
    const char *name, ctn_link *observer) {
  return ctn_failure_take(failure, ctn_reporter_add_observer(reporter, name, observer));
}
static inline ctn_status ctnm_reporter_add_observers(ctn_failure *failure, ctn_reporter *reporter,
    const char *prefix, ctn_link *link) {
  return ctn_failure_take(failure, ctn_reporter_add_observers(reporter, prefix, link));
}
static inline ctn_status ctnm_reporter_enter(ctn_failure *failure, ctn_reporter *reporter,
    ctn_dictionary *observation) {
  return ctn_failure_take(failure, ctn_reporter_enter(reporter, observation));
}
static inline ctn_status ctnm_reporter_exit(ctn_failure *failure, ctn_reporter *reporter) {
  return ctn_failure_take(failure, ctn_reporter_exit(reporter));
}
static inline ctn_status ctnm_reporter_current(ctn_failure *failure, ctn_reporter **out) {
  return ctn_failure_take(failure, ctn_reporter_current(out));
}
static inline ctn_status ctnm_summary_new(ctn_failure *failure, ctn_summary **out) {
  return ctn_failure_take(failure, ctn_summary_new(out));
}
static inline ctn_status ctnm_summary_add(ctn_failure *failure, ctn_summary *summary, double value,
    double weight) {
  return ctn_failure_take(failure, ctn_summary_add(summary, value, weight));
}
static inline ctn_status ctnm_summary_serialize(ctn_failure *failure, ctn_summary *summary,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_summary_serialize(summary, serializer));
}
static inline ctn_status ctnm_dict_summary_new(ctn_failure *failure, ctn_dict_summary **out) {
  return ctn_failure_take(failure, ctn_dict_summary_new(out));
}
static inline ctn_status ctnm_dict_summary_add(ctn_failure *failure, ctn_dict_summary *summary,
    ctn_dictionary *observation, double weight) {
  return ctn_failure_take(failure, ctn_dict_summary_add(summary, observation, weight));
}
static inline ctn_status ctnm_dict_summary_compute_mean(ctn_failure *failure, ctn_dict_summary *summary,
    ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_dict_summary_compute_mean(summary, out));
}
static inline ctn_status ctnm_dict_summary_make_statistics(ctn_failure *failure, ctn_dict_summary *summary,
    ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_dict_summary_make_statistics(summary, out));
}
static inline ctn_status ctnm_dict_summary_serialize(ctn_failure *failure, ctn_dict_summary *summary,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_dict_summary_serialize(summary, serializer));
}
static inline ctn_status ctnm_loss_scale_new(ctn_failure *failure, double scale, double growth,
    double backoff, int64_t interval, ctn_loss_scale **out) {
  return ctn_failure_take(failure, ctn_loss_scale_new(scale, growth, backoff, interval, out));
}
static inline ctn_status ctnm_loss_scale_value(ctn_failure *failure, ctn_loss_scale *scaler, double *scale) {
  return ctn_failure_take(failure, ctn_loss_scale_value(scaler, scale));
}
static inline ctn_status ctnm_loss_scale_steps(ctn_failure *failure, ctn_loss_scale *scaler, int64_t *steps) {
  return ctn_failure_take(failure, ctn_loss_scale_steps(scaler, steps));
}
static inline ctn_status ctnm_loss_scale_restore(ctn_failure *failure, ctn_loss_scale *scaler, double scale,
    int64_t steps) {
  return ctn_failure_take(failure, ctn_loss_scale_restore(scaler, scale, steps));
}
static inline ctn_status ctnm_loss_scale_apply(ctn_failure *failure, ctn_loss_scale *scaler,
    ctn_variable *loss, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_loss_scale_apply(scaler, loss, y));
}
static inline ctn_status ctnm_loss_scale_unscale(ctn_failure *failure, ctn_loss_scale *scaler, ctn_link *link,
    int32_t *finite) {
  return ctn_failure_take(failure, ctn_loss_scale_unscale(scaler, link, finite));
}
static inline ctn_status ctnm_loss_scale_update(ctn_failure *failure, ctn_loss_scale *scaler,
    int32_t finite) {
  return ctn_failure_take(failure, ctn_loss_scale_update(scaler, finite));
}
static inline ctn_status ctnm_loss_scale_step(ctn_failure *failure, ctn_loss_scale *scaler,
    ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_loss_scale_step(scaler, optimizer));
}
static inline ctn_status ctnm_iterator_serial_new(ctn_failure *failure, ctn_dataset *dataset,
    int64_t batch_size, int32_t repeat, int32_t shuffle, uint64_t seed, ctn_iterator **out) {
  return ctn_failure_take(failure, ctn_iterator_serial_new(dataset, batch_size, repeat, shuffle, seed, out));
}
static inline ctn_status ctnm_iterator_multithread_new(ctn_failure *failure, ctn_dataset *dataset,
    int64_t batch_size, int32_t repeat, int32_t shuffle, uint64_t seed, int64_t thread_count,
    int64_t prefetch, ctn_iterator **out) {
  return ctn_failure_take(failure, ctn_iterator_multithread_new(dataset, batch_size, repeat, shuffle, seed,
      thread_count, prefetch, out));
}
static inline ctn_status ctnm_iterator_next(ctn_failure *failure, ctn_iterator *iterator, ctn_array **parts,
    size_t part_count, int32_t *more) {
  return ctn_failure_take(failure, ctn_iterator_next(iterator, parts, part_count, more));
}
static inline ctn_status ctnm_iterator_next_picks(ctn_failure *failure, ctn_iterator *iterator,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_iterator_next_picks(iterator, out));
}
static inline ctn_status ctnm_iterator_dataset(ctn_failure *failure, ctn_iterator *iterator,
    ctn_dataset **out) {
  return ctn_failure_take(failure, ctn_iterator_dataset(iterator, out));
}
static inline ctn_status ctnm_iterator_reset(ctn_failure *failure, ctn_iterator *iterator) {
  return ctn_failure_take(failure, ctn_iterator_reset(iterator));
}
static inline ctn_status ctnm_iterator_finalize(ctn_failure *failure, ctn_iterator *iterator) {
  return ctn_failure_take(failure, ctn_iterator_finalize(iterator));
}
static inline ctn_status ctnm_iterator_set_padding(ctn_failure *failure, ctn_iterator *iterator,
    const double *values, size_t count) {
  return ctn_failure_take(failure, ctn_iterator_set_padding(iterator, values, count));
}
static inline ctn_status ctnm_iterator_serialize(ctn_failure *failure, ctn_iterator *iterator,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_iterator_serialize(iterator, serializer));
}
static inline ctn_status ctnm_updater_standard_new(ctn_failure *failure, ctn_iterator *iterator,
    ctn_optimizer *optimizer, ctn_batch_loss_fn loss, void *user_data, ctn_destroy_fn destroy,
    const char *device, ctn_updater **out) {
  return ctn_failure_take(failure, ctn_updater_standard_new(iterator, optimizer, loss, user_data, destroy,
      device, out));
}
static inline ctn_status ctnm_updater_standard_set_loss_scale(ctn_failure *failure, ctn_updater *updater,
    ctn_loss_scale *scaler) {
  return ctn_failure_take(failure, ctn_updater_standard_set_loss_scale(updater, scaler));
}
static inline ctn_status ctnm_updater_standard_set_accumulation(ctn_failure *failure, ctn_updater *updater,
    int64_t count) {
  return ctn_failure_take(failure, ctn_updater_standard_set_accumulation(updater, count));
}
static inline ctn_status ctnm_updater_new(ctn_failure *failure, const ctn_updater_callbacks *callbacks,
    void *user_data, ctn_updater **out) {
  return ctn_failure_take(failure, ctn_updater_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_updater_add_optimizer(ctn_failure *failure, ctn_updater *updater,
    const char *name, ctn_optimizer *optimizer) {
  return ctn_failure_take(failure, ctn_updater_add_optimizer(updater, name, optimizer));
}
static inline ctn_status ctnm_updater_add_iterator(ctn_failure *failure, ctn_updater *updater,
    const char *name, ctn_iterator *iterator) {
  return ctn_failure_take(failure, ctn_updater_add_iterator(updater, name, iterator));
}
static inline ctn_status ctnm_updater_optimizer(ctn_failure *failure, ctn_updater *updater, const char *name,
    ctn_optimizer **out) {
  return ctn_failure_take(failure, ctn_updater_optimizer(updater, name, out));
}
static inline ctn_status ctnm_updater_iterator(ctn_failure *failure, ctn_updater *updater, const char *name,
    ctn_iterator **out) {
  return ctn_failure_take(failure, ctn_updater_iterator(updater, name, out));
}
static inline ctn_status ctnm_updater_update(ctn_failure *failure, ctn_updater *updater, int32_t *more) {
  return ctn_failure_take(failure, ctn_updater_update(updater, more));
}
static inline ctn_status ctnm_trainer_new(ctn_failure *failure, ctn_updater *updater, ctn_trigger *stop,
    const char *out_folder, ctn_trainer **out) {
  return ctn_failure_take(failure, ctn_trainer_new(updater, stop, out_folder, out));
}
static inline ctn_status ctnm_trainer_extend(ctn_failure *failure, ctn_trainer *trainer,
    ctn_extension *extension, const char *name, ctn_trigger *trigger, int32_t priority) {
  return ctn_failure_take(failure, ctn_trainer_extend(trainer, extension, name, trigger, priority));
}
static inline ctn_status ctnm_trainer_extension(ctn_failure *failure, ctn_trainer *trainer, const char *name,
    ctn_extension **out) {
  return ctn_failure_take(failure, ctn_trainer_extension(trainer, name, out));
}
static inline ctn_status ctnm_trainer_run(ctn_failure *failure, ctn_trainer *trainer,
    ctn_training_result *result) {
  return ctn_failure_take(failure, ctn_trainer_run(trainer, result));
}
static inline ctn_status ctnm_trainer_run_for(ctn_failure *failure, ctn_trainer *trainer, int64_t iterations,
    int64_t milliseconds, ctn_training_result *result) {
  return ctn_failure_take(failure, ctn_trainer_run_for(trainer, iterations, milliseconds, result));
}
static inline ctn_status ctnm_trainer_set_interrupts(ctn_failure *failure, ctn_trainer *trainer,
    int32_t enabled) {
  return ctn_failure_take(failure, ctn_trainer_set_interrupts(trainer, enabled));
}
static inline ctn_status ctnm_trainer_set_output(ctn_failure *failure, ctn_trainer *trainer,
    ctn_training_write_fn write, void *user_data, ctn_destroy_fn destroy, int32_t columns) {
  return ctn_failure_take(failure, ctn_trainer_set_output(trainer, write, user_data, destroy, columns));
}
static inline ctn_status ctnm_trainer_updater(ctn_failure *failure, ctn_trainer *trainer, ctn_updater **out) {
  return ctn_failure_take(failure, ctn_trainer_updater(trainer, out));
}
static inline ctn_status ctnm_trainer_observation(ctn_failure *failure, ctn_trainer *trainer,
    ctn_dictionary **out) {
  return ctn_failure_take(failure, ctn_trainer_observation(trainer, out));
}
static inline ctn_status ctnm_trainer_reporter(ctn_failure *failure, ctn_trainer *trainer,
    ctn_reporter **out) {
  return ctn_failure_take(failure, ctn_trainer_reporter(trainer, out));
}
static inline ctn_status ctnm_trainer_serialize(ctn_failure *failure, ctn_trainer *trainer,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_trainer_serialize(trainer, serializer));
}
static inline ctn_status ctnm_trainer_save(ctn_failure *failure, ctn_trainer *trainer, const char *path) {
  return ctn_failure_take(failure, ctn_trainer_save(trainer, path));
}
static inline ctn_status ctnm_trainer_load(ctn_failure *failure, ctn_trainer *trainer, const char *path) {
  return ctn_failure_take(failure, ctn_trainer_load(trainer, path));
}
static inline ctn_status ctnm_trigger_interval_new(ctn_failure *failure, double period, ctn_trigger_unit unit,
    ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_interval_new(period, unit, out));
}
static inline ctn_status ctnm_trigger_manual_schedule_new(ctn_failure *failure, const double *points,
    size_t count, ctn_trigger_unit unit, ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_manual_schedule_new(points, count, unit, out));
}
static inline ctn_status ctnm_trigger_once_new(ctn_failure *failure, int32_t call_on_resume,
    ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_once_new(call_on_resume, out));
}
static inline ctn_status ctnm_trigger_min_value_new(ctn_failure *failure, const char *key,
    ctn_trigger *check_trigger, ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_min_value_new(key, check_trigger, out));
}
static inline ctn_status ctnm_trigger_max_value_new(ctn_failure *failure, const char *key,
    ctn_trigger *check_trigger, ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_max_value_new(key, check_trigger, out));
}
static inline ctn_status ctnm_trigger_early_stopping_new(ctn_failure *failure, const char *monitor,
    int64_t patience, ctn_stopping_mode mode, ctn_trigger *check_trigger, ctn_trigger *max_trigger,
    ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_early_stopping_new(monitor, patience, mode, check_trigger,
      max_trigger, out));
}
static inline ctn_status ctnm_trigger_new(ctn_failure *failure, const ctn_trigger_callbacks *callbacks,
    void *user_data, ctn_trigger **out) {
  return ctn_failure_take(failure, ctn_trigger_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_trigger_best_value(ctn_failure *failure, ctn_trigger *trigger, double *value) {
  return ctn_failure_take(failure, ctn_trigger_best_value(trigger, value));
}
static inline ctn_status ctnm_extension_new(ctn_failure *failure, const ctn_extension_callbacks *callbacks,
    void *user_data, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_extension_evaluator_new(ctn_failure *failure, ctn_iterator *iterator,
    ctn_link *target, ctn_batch_loss_fn loss, void *user_data, ctn_destroy_fn destroy, const char *device,
    ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_evaluator_new(iterator, target, loss, user_data, destroy,
      device, out));
}
static inline ctn_status ctnm_extension_log_report_new(ctn_failure *failure, const char *const *keys,
    size_t count, const char *filename, ctn_trigger *trigger, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_log_report_new(keys, count, filename, trigger, out));
}
static inline ctn_status ctnm_extension_log_value(ctn_failure *failure, ctn_extension *extension,
    size_t index, const char *key, double *value) {
  return ctn_failure_take(failure, ctn_extension_log_value(extension, index, key, value));
}
static inline ctn_status ctnm_extension_log_line(ctn_failure *failure, ctn_extension *extension, size_t index,
    char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_extension_log_line(extension, index, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_extension_print_report_new(ctn_failure *failure, const char *const *entries,
    size_t count, const char *log_report, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_print_report_new(entries, count, log_report, out));
}
static inline ctn_status ctnm_extension_progress_bar_new(ctn_failure *failure, int64_t update_interval,
    ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_progress_bar_new(update_interval, out));
}
static inline ctn_status ctnm_extension_progress_bar_set_training_length(ctn_failure *failure,
    ctn_extension *extension, double length, ctn_trigger_unit unit) {
  return ctn_failure_take(failure, ctn_extension_progress_bar_set_training_length(extension, length, unit));
}
static inline ctn_status ctnm_extension_progress_bar_set_bar_length(ctn_failure *failure,
    ctn_extension *extension, int64_t length) {
  return ctn_failure_take(failure, ctn_extension_progress_bar_set_bar_length(extension, length));
}
static inline ctn_status ctnm_extension_set_output(ctn_failure *failure, ctn_extension *extension,
    ctn_training_write_fn write, void *user_data, ctn_destroy_fn destroy, int32_t columns) {
  return ctn_failure_take(failure, ctn_extension_set_output(extension, write, user_data, destroy, columns));
}
static inline ctn_status ctnm_extension_snapshot_new(ctn_failure *failure, const char *filename, int64_t keep,
    int32_t autoload, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_snapshot_new(filename, keep, autoload, out));
}
static inline ctn_status ctnm_extension_snapshot_user_new(ctn_failure *failure, const char *filename,
    int64_t keep, int32_t autoload, ctn_snapshot_file_fn function, void *user_data, ctn_destroy_fn destroy,
    ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_snapshot_user_new(filename, keep, autoload, function,
      user_data, destroy, out));
}
static inline ctn_status ctnm_extension_snapshot_set_on_error(ctn_failure *failure, ctn_extension *extension,
    int32_t enabled) {
  return ctn_failure_take(failure, ctn_extension_snapshot_set_on_error(extension, enabled));
}
static inline ctn_status ctnm_extension_snapshot_object_new(ctn_failure *failure, ctn_link *target,
    const char *filename, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_snapshot_object_new(target, filename, out));
}
static inline ctn_status ctnm_extension_shift_new(ctn_failure *failure, const char *hyperparameter,
    ctn_schedule *schedule, ctn_optimizer *optimizer, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_shift_new(hyperparameter, schedule, optimizer, out));
}
static inline ctn_status ctnm_extension_observe_value_new(ctn_failure *failure, const char *key,
    ctn_observe_fn function, void *user_data, ctn_destroy_fn destroy, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_observe_value_new(key, function, user_data, destroy, out));
}
static inline ctn_status ctnm_extension_observe_hyperparameter_new(ctn_failure *failure, const char *key,
    const char *optimizer_name, const char *hyperparameter, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_observe_hyperparameter_new(key, optimizer_name,
      hyperparameter, out));
}
static inline ctn_status ctnm_extension_fail_on_non_number_new(ctn_failure *failure, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_fail_on_non_number_new(out));
}
static inline ctn_status ctnm_extension_parameter_statistics_new(ctn_failure *failure, ctn_link *link,
    const char *prefix, int32_t report_data, int32_t report_grad, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_parameter_statistics_new(link, prefix, report_data,
      report_grad, out));
}
static inline ctn_status ctnm_extension_parameter_statistics_set_percentiles(ctn_failure *failure,
    ctn_extension *extension, const double *percentiles, size_t count) {
  return ctn_failure_take(failure, ctn_extension_parameter_statistics_set_percentiles(extension, percentiles,
      count));
}
static inline ctn_status ctnm_extension_dump_graph_new(ctn_failure *failure, const char *root_name,
    const char *filename, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_dump_graph_new(root_name, filename, out));
}
static inline ctn_status ctnm_extension_plot_report_new(ctn_failure *failure, const char *const *y_keys,
    size_t count, const char *x_key, const char *filename, ctn_trigger *trigger, ctn_extension **out) {
  return ctn_failure_take(failure, ctn_extension_plot_report_new(y_keys, count, x_key, filename, trigger,
      out));
}
static inline ctn_status ctnm_function_hook_new(ctn_failure *failure,
    const ctn_function_hook_callbacks *callbacks, void *user_data, ctn_function_hook **out) {
  return ctn_failure_take(failure, ctn_function_hook_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_function_hook_add(ctn_failure *failure, ctn_function_hook *hook,
    const char *name) {
  return ctn_failure_take(failure, ctn_function_hook_add(hook, name));
}
static inline ctn_status ctnm_function_hook_remove(ctn_failure *failure, const char *name) {
  return ctn_failure_take(failure, ctn_function_hook_remove(name));
}
static inline ctn_status ctnm_function_hook_at(ctn_failure *failure, size_t index, char *name,
    size_t name_capacity, size_t *name_length, ctn_function_hook **out) {
  return ctn_failure_take(failure, ctn_function_hook_at(index, name, name_capacity, name_length, out));
}
static inline ctn_status ctnm_function_add_hook(ctn_failure *failure, ctn_function *f,
    ctn_function_hook *hook, const char *name) {
  return ctn_failure_take(failure, ctn_function_add_hook(f, hook, name));
}
static inline ctn_status ctnm_function_delete_hook(ctn_failure *failure, ctn_function *f, const char *name) {
  return ctn_failure_take(failure, ctn_function_delete_hook(f, name));
}
static inline ctn_status ctnm_function_local_hook_at(ctn_failure *failure, ctn_function *f, size_t index,
    char *name, size_t name_capacity, size_t *name_length, ctn_function_hook **out) {
  return ctn_failure_take(failure, ctn_function_local_hook_at(f, index, name, name_capacity, name_length,
      out));
}
static inline ctn_status ctnm_timer_hook_new(ctn_failure *failure, ctn_function_hook **out) {
  return ctn_failure_take(failure, ctn_timer_hook_new(out));
}
static inline ctn_status ctnm_timer_hook_call(ctn_failure *failure, ctn_function_hook *hook, size_t index,
    char *label, size_t label_capacity, size_t *label_length, double *seconds, int32_t *is_backward) {
  return ctn_failure_take(failure, ctn_timer_hook_call(hook, index, label, label_capacity, label_length,
      seconds, is_backward));
}
static inline ctn_status ctnm_timer_hook_clear(ctn_failure *failure, ctn_function_hook *hook) {
  return ctn_failure_take(failure, ctn_timer_hook_clear(hook));
}
static inline ctn_status ctnm_memory_hook_new(ctn_failure *failure, ctn_function_hook **out) {
  return ctn_failure_take(failure, ctn_memory_hook_new(out));
}
static inline ctn_status ctnm_memory_hook_call(ctn_failure *failure, ctn_function_hook *hook, size_t index,
    char *label, size_t label_capacity, size_t *label_length, int64_t *bytes, int32_t *is_backward) {
  return ctn_failure_take(failure, ctn_memory_hook_call(hook, index, label, label_capacity, label_length,
      bytes, is_backward));
}
static inline ctn_status ctnm_memory_hook_clear(ctn_failure *failure, ctn_function_hook *hook) {
  return ctn_failure_take(failure, ctn_memory_hook_clear(hook));
}
static inline ctn_status ctnm_function_options_new(ctn_failure *failure, ctn_function_options **out) {
  return ctn_failure_take(failure, ctn_function_options_new(out));
}
static inline ctn_status ctnm_function_options_set_reduction(ctn_failure *failure,
    ctn_function_options *options, ctn_reduction reduction) {
  return ctn_failure_take(failure, ctn_function_options_set_reduction(options, reduction));
}
static inline ctn_status ctnm_function_options_set_class_weight(ctn_failure *failure,
    ctn_function_options *options, const ctn_array *class_weight) {
  return ctn_failure_take(failure, ctn_function_options_set_class_weight(options, class_weight));
}
static inline ctn_status ctnm_function_options_set_ignore_label(ctn_failure *failure,
    ctn_function_options *options, int64_t ignore_label) {
  return ctn_failure_take(failure, ctn_function_options_set_ignore_label(options, ignore_label));
}
static inline ctn_status ctnm_function_options_set_label_smoothing(ctn_failure *failure,
    ctn_function_options *options, double label_smoothing) {
  return ctn_failure_take(failure, ctn_function_options_set_label_smoothing(options, label_smoothing));
}
static inline ctn_status ctnm_function_options_set_mask(ctn_failure *failure, ctn_function_options *options,
    const ctn_array *mask) {
  return ctn_failure_take(failure, ctn_function_options_set_mask(options, mask));
}
static inline ctn_status ctnm_function_options_set_noise(ctn_failure *failure, ctn_function_options *options,
    const ctn_array *noise) {
  return ctn_failure_take(failure, ctn_function_options_set_noise(options, noise));
}
static inline ctn_status ctnm_function_options_set_samples(ctn_failure *failure,
    ctn_function_options *options, const ctn_array *samples) {
  return ctn_failure_take(failure, ctn_function_options_set_samples(options, samples));
}
static inline ctn_status ctnm_function_options_set_dilation(ctn_failure *failure,
    ctn_function_options *options, const int64_t *dilation, size_t ndim) {
  return ctn_failure_take(failure, ctn_function_options_set_dilation(options, dilation, ndim));
}
static inline ctn_status ctnm_function_options_set_groups(ctn_failure *failure, ctn_function_options *options,
    int64_t groups) {
  return ctn_failure_take(failure, ctn_function_options_set_groups(options, groups));
}
static inline ctn_status ctnm_function_options_set_outsize(ctn_failure *failure,
    ctn_function_options *options, const int64_t *outsize, size_t ndim) {
  return ctn_failure_take(failure, ctn_function_options_set_outsize(options, outsize, ndim));
}
static inline ctn_status ctnm_function_options_set_cover_all(ctn_failure *failure,
    ctn_function_options *options, int32_t cover_all) {
  return ctn_failure_take(failure, ctn_function_options_set_cover_all(options, cover_all));
}
static inline ctn_status ctnm_function_options_set_count_include_pad(ctn_failure *failure,
    ctn_function_options *options, int32_t count_include_pad) {
  return ctn_failure_take(failure, ctn_function_options_set_count_include_pad(options, count_include_pad));
}
static inline ctn_status ctnm_function_options_set_scale(ctn_failure *failure, ctn_function_options *options,
    double scale) {
  return ctn_failure_take(failure, ctn_function_options_set_scale(options, scale));
}
static inline ctn_status ctnm_function_options_set_causal(ctn_failure *failure, ctn_function_options *options,
    int32_t causal) {
  return ctn_failure_take(failure, ctn_function_options_set_causal(options, causal));
}
static inline ctn_status ctnm_function_options_set_dropout(ctn_failure *failure,
    ctn_function_options *options, double dropout) {
  return ctn_failure_take(failure, ctn_function_options_set_dropout(options, dropout));
}
static inline ctn_status ctnm_function_options_set_approximate(ctn_failure *failure,
    ctn_function_options *options, int32_t approximate) {
  return ctn_failure_take(failure, ctn_function_options_set_approximate(options, approximate));
}
static inline ctn_status ctnm_add(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_add(x1, x2, y));
}
static inline ctn_status ctnm_add_f64(ctn_failure *failure, ctn_variable *x1, double x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_add_f64(x1, x2, y));
}
static inline ctn_status ctnm_add_i64(ctn_failure *failure, ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_add_i64(x1, x2, y));
}
static inline ctn_status ctnm_sub(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sub(x1, x2, y));
}
static inline ctn_status ctnm_sub_f64(ctn_failure *failure, ctn_variable *x1, double x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sub_f64(x1, x2, y));
}
static inline ctn_status ctnm_rsub_f64(ctn_failure *failure, double x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rsub_f64(x1, x2, y));
}
static inline ctn_status ctnm_sub_i64(ctn_failure *failure, ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sub_i64(x1, x2, y));
}
static inline ctn_status ctnm_rsub_i64(ctn_failure *failure, int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rsub_i64(x1, x2, y));
}
static inline ctn_status ctnm_mul(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_mul(x1, x2, y));
}
static inline ctn_status ctnm_mul_f64(ctn_failure *failure, ctn_variable *x1, double x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_mul_f64(x1, x2, y));
}
static inline ctn_status ctnm_mul_i64(ctn_failure *failure, ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_mul_i64(x1, x2, y));
}
static inline ctn_status ctnm_div(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_div(x1, x2, y));
}
static inline ctn_status ctnm_div_f64(ctn_failure *failure, ctn_variable *x1, double x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_div_f64(x1, x2, y));
}
static inline ctn_status ctnm_rdiv_f64(ctn_failure *failure, double x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rdiv_f64(x1, x2, y));
}
static inline ctn_status ctnm_div_i64(ctn_failure *failure, ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_div_i64(x1, x2, y));
}
static inline ctn_status ctnm_rdiv_i64(ctn_failure *failure, int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rdiv_i64(x1, x2, y));
}
static inline ctn_status ctnm_pow(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_pow(x1, x2, y));
}
static inline ctn_status ctnm_pow_f64(ctn_failure *failure, ctn_variable *x1, double x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_pow_f64(x1, x2, y));
}
static inline ctn_status ctnm_rpow_f64(ctn_failure *failure, double x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rpow_f64(x1, x2, y));
}
static inline ctn_status ctnm_pow_i64(ctn_failure *failure, ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_pow_i64(x1, x2, y));
}
static inline ctn_status ctnm_rpow_i64(ctn_failure *failure, int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rpow_i64(x1, x2, y));
}
static inline ctn_status ctnm_maximum(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_maximum(x1, x2, y));
}
static inline ctn_status ctnm_maximum_f64(ctn_failure *failure, ctn_variable *x1, double x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_maximum_f64(x1, x2, y));
}
static inline ctn_status ctnm_minimum(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_minimum(x1, x2, y));
}
static inline ctn_status ctnm_minimum_f64(ctn_failure *failure, ctn_variable *x1, double x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_minimum_f64(x1, x2, y));
}
static inline ctn_status ctnm_neg(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_neg(x, y));
}
static inline ctn_status ctnm_absolute(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_absolute(x, y));
}
static inline ctn_status ctnm_square(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_square(x, y));
}
static inline ctn_status ctnm_sqrt(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sqrt(x, y));
}
static inline ctn_status ctnm_exp(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_exp(x, y));
}
static inline ctn_status ctnm_log(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_log(x, y));
}
static inline ctn_status ctnm_log1p(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_log1p(x, y));
}
static inline ctn_status ctnm_sin(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sin(x, y));
}
static inline ctn_status ctnm_cos(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_cos(x, y));
}
static inline ctn_status ctnm_tanh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_tanh(x, y));
}
static inline ctn_status ctnm_sigmoid(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sigmoid(x, y));
}
static inline ctn_status ctnm_relu(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_relu(x, y));
}
static inline ctn_status ctnm_multiply_add(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable *x3, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_multiply_add(x1, x2, x3, y));
}
static inline ctn_status ctnm_reciprocal(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_reciprocal(x, y));
}
static inline ctn_status ctnm_hypot(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_hypot(x1, x2, y));
}
static inline ctn_status ctnm_arctan2(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arctan2(x1, x2, y));
}
static inline ctn_status ctnm_logaddexp(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_logaddexp(x1, x2, y));
}
static inline ctn_status ctnm_logaddexp2(ctn_failure *failure, ctn_variable *x1, ctn_variable *x2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_logaddexp2(x1, x2, y));
}
static inline ctn_status ctnm_exp2(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_exp2(x, y));
}
static inline ctn_status ctnm_expm1(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_expm1(x, y));
}
static inline ctn_status ctnm_log2(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_log2(x, y));
}
static inline ctn_status ctnm_log10(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_log10(x, y));
}
static inline ctn_status ctnm_cbrt(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_cbrt(x, y));
}
static inline ctn_status ctnm_tan(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_tan(x, y));
}
static inline ctn_status ctnm_arcsin(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arcsin(x, y));
}
static inline ctn_status ctnm_arccos(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arccos(x, y));
}
static inline ctn_status ctnm_arctan(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arctan(x, y));
}
static inline ctn_status ctnm_sinh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sinh(x, y));
}
static inline ctn_status ctnm_cosh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_cosh(x, y));
}
static inline ctn_status ctnm_arcsinh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arcsinh(x, y));
}
static inline ctn_status ctnm_arccosh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arccosh(x, y));
}
static inline ctn_status ctnm_arctanh(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_arctanh(x, y));
}
static inline ctn_status ctnm_deg2rad(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_deg2rad(x, y));
}
static inline ctn_status ctnm_rad2deg(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rad2deg(x, y));
}
static inline ctn_status ctnm_clipped_relu(ctn_failure *failure, ctn_variable *x, double z,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_clipped_relu(x, z, y));
}
static inline ctn_status ctnm_leaky_relu(ctn_failure *failure, ctn_variable *x, double slope,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_leaky_relu(x, slope, y));
}
static inline ctn_status ctnm_elu(ctn_failure *failure, ctn_variable *x, double alpha, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_elu(x, alpha, y));
}
static inline ctn_status ctnm_softplus(ctn_failure *failure, ctn_variable *x, double beta, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_softplus(x, beta, y));
}
static inline ctn_status ctnm_silu(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_silu(x, y));
}
static inline ctn_status ctnm_gelu(ctn_failure *failure, ctn_variable *x, ctn_function_options *options,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_gelu(x, options, y));
}
static inline ctn_status ctnm_prelu(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_prelu(x, W, y));
}
static inline ctn_status ctnm_softmax(ctn_failure *failure, ctn_variable *x, ctn_function_options *options,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_softmax(x, options, y));
}
static inline ctn_status ctnm_log_softmax(ctn_failure *failure, ctn_variable *x,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_log_softmax(x, options, y));
}
static inline ctn_status ctnm_lstm(ctn_failure *failure, ctn_variable *c_prev, ctn_variable *x,
    ctn_variable **c, ctn_variable **h) {
  return ctn_failure_take(failure, ctn_lstm(c_prev, x, c, h));
}
static inline ctn_status ctnm_slstm(ctn_failure *failure, ctn_variable *c_prev1, ctn_variable *c_prev2,
    ctn_variable *x1, ctn_variable *x2, ctn_variable **c, ctn_variable **h) {
  return ctn_failure_take(failure, ctn_slstm(c_prev1, c_prev2, x1, x2, c, h));
}
static inline ctn_status ctnm_maxout(ctn_failure *failure, ctn_variable *x, int64_t pool_size, int64_t axis,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_maxout(x, pool_size, axis, y));
}
static inline ctn_status ctnm_reshape(ctn_failure *failure, ctn_variable *x, const int64_t *shape,
    size_t ndim, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_reshape(x, shape, ndim, y));
}
static inline ctn_status ctnm_transpose(ctn_failure *failure, ctn_variable *x, const int64_t *axes,
    size_t count, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_transpose(x, axes, count, y));
}
static inline ctn_status ctnm_broadcast_to(ctn_failure *failure, ctn_variable *x, const int64_t *shape,
    size_t ndim, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_broadcast_to(x, shape, ndim, y));
}
static inline ctn_status ctnm_expand_dims(ctn_failure *failure, ctn_variable *x, int64_t axis,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_expand_dims(x, axis, y));
}
static inline ctn_status ctnm_squeeze(ctn_failure *failure, ctn_variable *x, const int64_t *axes,
    size_t count, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_squeeze(x, axes, count, y));
}
static inline ctn_status ctnm_swapaxes(ctn_failure *failure, ctn_variable *x, int64_t axis1, int64_t axis2,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_swapaxes(x, axis1, axis2, y));
}
static inline ctn_status ctnm_flip(ctn_failure *failure, ctn_variable *x, const int64_t *axes, size_t count,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_flip(x, axes, count, y));
}
static inline ctn_status ctnm_cast(ctn_failure *failure, ctn_variable *x, ctn_dtype dtype, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_cast(x, dtype, y));
}
static inline ctn_status ctnm_copy(ctn_failure *failure, ctn_variable *x, const char *device,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_copy(x, device, y));
}
static inline ctn_status ctnm_tile(ctn_failure *failure, ctn_variable *x, const int64_t *repetitions,
    size_t count, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_tile(x, repetitions, count, y));
}
static inline ctn_status ctnm_pad(ctn_failure *failure, ctn_variable *x, const int64_t *before, size_t ndim,
    const int64_t *after, double value, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_pad(x, before, ndim, after, value, y));
}
static inline ctn_status ctnm_concat(ctn_failure *failure, ctn_variable *const *xs, size_t count,
    int64_t axis, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_concat(xs, count, axis, y));
}
static inline ctn_status ctnm_stack(ctn_failure *failure, ctn_variable *const *xs, size_t count, int64_t axis,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_stack(xs, count, axis, y));
}
static inline ctn_status ctnm_split_axis(ctn_failure *failure, ctn_variable *x, int64_t axis,
    ctn_variable **ys, size_t sections) {
  return ctn_failure_take(failure, ctn_split_axis(x, axis, ys, sections));
}
static inline ctn_status ctnm_split_axis_at(ctn_failure *failure, ctn_variable *x, const int64_t *indices,
    size_t index_count, int64_t axis, ctn_variable **ys, size_t count) {
  return ctn_failure_take(failure, ctn_split_axis_at(x, indices, index_count, axis, ys, count));
}
static inline ctn_status ctnm_broadcast(ctn_failure *failure, ctn_variable *const *xs, size_t count,
    ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_broadcast(xs, count, ys));
}
static inline ctn_status ctnm_get_item(ctn_failure *failure, ctn_variable *x, const ctn_index *items,
    size_t count, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_get_item(x, items, count, y));
}
static inline ctn_status ctnm_select_item(ctn_failure *failure, ctn_variable *x, ctn_variable *t,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_select_item(x, t, y));
}
static inline ctn_status ctnm_where(ctn_failure *failure, ctn_variable *condition, ctn_variable *x,
    ctn_variable *y, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_where(condition, x, y, out));
}
static inline ctn_status ctnm_identity_list(ctn_failure *failure, ctn_variable *const *xs, size_t count,
    ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_identity_list(xs, count, ys));
}
static inline ctn_status ctnm_identity(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_identity(x, y));
}
static inline ctn_status ctnm_linear(ctn_failure *failure, ctn_variable *x, ctn_variable *W, ctn_variable *b,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_linear(x, W, b, y));
}
static inline ctn_status ctnm_embed_id(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_embed_id(x, W, options, y));
}
static inline ctn_status ctnm_bilinear(ctn_failure *failure, ctn_variable *e1, ctn_variable *e2,
    ctn_variable *W, ctn_variable *V1, ctn_variable *V2, ctn_variable *b, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_bilinear(e1, e2, W, V1, V2, b, y));
}
static inline ctn_status ctnm_attention(ctn_failure *failure, ctn_variable *q, ctn_variable *k,
    ctn_variable *v, ctn_variable *mask, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_attention(q, k, v, mask, options, y));
}
static inline ctn_status ctnm_n_step_lstm(ctn_failure *failure, int64_t n_layers, double dropout_ratio,
    ctn_variable *hx, ctn_variable *cx, ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
    ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **cy, ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_n_step_lstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs,
      count, hy, cy, ys));
}
static inline ctn_status ctnm_n_step_bilstm(ctn_failure *failure, int64_t n_layers, double dropout_ratio,
    ctn_variable *hx, ctn_variable *cx, ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
    ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **cy, ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_n_step_bilstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs,
      xs, count, hy, cy, ys));
}
static inline ctn_status ctnm_n_step_gru(ctn_failure *failure, int64_t n_layers, double dropout_ratio,
    ctn_variable *hx, ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
    ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_n_step_gru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs,
      count, hy, ys));
}
static inline ctn_status ctnm_n_step_bigru(ctn_failure *failure, int64_t n_layers, double dropout_ratio,
    ctn_variable *hx, ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
    ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_n_step_bigru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs,
      count, hy, ys));
}
static inline ctn_status ctnm_convolution_2d(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_variable *b, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_convolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, options, y));
}
static inline ctn_status ctnm_deconvolution_2d(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_variable *b, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
    int64_t outsize_x, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_deconvolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y,
      outsize_x, options, y));
}
static inline ctn_status ctnm_convolution_nd(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_variable *b, const int64_t *stride, size_t stride_count, const int64_t *pad, size_t pad_count,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_convolution_nd(x, W, b, stride, stride_count, pad, pad_count, options,
      y));
}
static inline ctn_status ctnm_deconvolution_nd(ctn_failure *failure, ctn_variable *x, ctn_variable *W,
    ctn_variable *b, const int64_t *stride, size_t stride_count, const int64_t *pad, size_t pad_count,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_deconvolution_nd(x, W, b, stride, stride_count, pad, pad_count,
      options, y));
}
static inline ctn_status ctnm_set_convolution_algorithm(ctn_failure *failure,
    ctn_convolution_method algorithm) {
  return ctn_failure_take(failure, ctn_set_convolution_algorithm(algorithm));
}
static inline ctn_status ctnm_accuracy(ctn_failure *failure, ctn_variable *y, ctn_variable *t,
    ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_accuracy(y, t, options, out));
}
static inline ctn_status ctnm_binary_accuracy(ctn_failure *failure, ctn_variable *y, ctn_variable *t,
    ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_binary_accuracy(y, t, options, out));
}
static inline ctn_status ctnm_walker_alias_new(ctn_failure *failure, const ctn_array *probs,
    ctn_walker_alias **out) {
  return ctn_failure_take(failure, ctn_walker_alias_new(probs, out));
}
static inline ctn_status ctnm_walker_alias_sample(ctn_failure *failure, ctn_walker_alias *alias,
    ctn_random_state *state, const int64_t *shape, size_t ndim, ctn_array **out) {
  return ctn_failure_take(failure, ctn_walker_alias_sample(alias, state, shape, ndim, out));
}
static inline ctn_status ctnm_walker_alias_sample_from(ctn_failure *failure, ctn_walker_alias *alias,
    const ctn_array *uniform, ctn_array **out) {
  return ctn_failure_take(failure, ctn_walker_alias_sample_from(alias, uniform, out));
}
static inline ctn_status ctnm_walker_alias_to_device(ctn_failure *failure, ctn_walker_alias *alias,
    const char *device) {
  return ctn_failure_take(failure, ctn_walker_alias_to_device(alias, device));
}
static inline ctn_status ctnm_walker_alias_threshold(ctn_failure *failure, ctn_walker_alias *alias,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_walker_alias_threshold(alias, out));
}
static inline ctn_status ctnm_walker_alias_values(ctn_failure *failure, ctn_walker_alias *alias,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_walker_alias_values(alias, out));
}
static inline ctn_status ctnm_softmax_cross_entropy(ctn_failure *failure, ctn_variable *x, ctn_variable *t,
    int32_t normalize, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_softmax_cross_entropy(x, t, normalize, options, y));
}
static inline ctn_status ctnm_sigmoid_cross_entropy(ctn_failure *failure, ctn_variable *x, ctn_variable *t,
    int32_t normalize, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sigmoid_cross_entropy(x, t, normalize, options, y));
}
static inline ctn_status ctnm_mean_squared_error(ctn_failure *failure, ctn_variable *x0, ctn_variable *x1,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_mean_squared_error(x0, x1, options, y));
}
static inline ctn_status ctnm_hinge(ctn_failure *failure, ctn_variable *x, ctn_variable *t,
    ctn_hinge_norm norm, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_hinge(x, t, norm, options, y));
}
static inline ctn_status ctnm_contrastive(ctn_failure *failure, ctn_variable *x0, ctn_variable *x1,
    ctn_variable *y, double margin, ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_contrastive(x0, x1, y, margin, options, out));
}
static inline ctn_status ctnm_cross_covariance(ctn_failure *failure, ctn_variable *y, ctn_variable *z,
    ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_cross_covariance(y, z, options, out));
}
static inline ctn_status ctnm_bernoulli_nll(ctn_failure *failure, ctn_variable *x, ctn_variable *y,
    ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_bernoulli_nll(x, y, options, out));
}
static inline ctn_status ctnm_gaussian_kl_divergence(ctn_failure *failure, ctn_variable *mean,
    ctn_variable *ln_var, ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_gaussian_kl_divergence(mean, ln_var, options, out));
}
static inline ctn_status ctnm_gaussian_nll(ctn_failure *failure, ctn_variable *x, ctn_variable *mean,
    ctn_variable *ln_var, ctn_function_options *options, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_gaussian_nll(x, mean, ln_var, options, out));
}
static inline ctn_status ctnm_connectionist_temporal_classification(ctn_failure *failure,
    ctn_variable *const *x, size_t count, ctn_variable *t, int64_t blank_symbol, ctn_variable *input_length,
    ctn_variable *label_length, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_connectionist_temporal_classification(x, count, t, blank_symbol,
      input_length, label_length, options, y));
}
static inline ctn_status ctnm_negative_sampling(ctn_failure *failure, ctn_variable *x, ctn_variable *t,
    ctn_variable *W, ctn_walker_alias *sampler, int64_t sample_size, ctn_function_options *options,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_negative_sampling(x, t, W, sampler, sample_size, options, y));
}
static inline ctn_status ctnm_sum(ctn_failure *failure, ctn_variable *x, const int64_t *axes, size_t count,
    int32_t keepdims, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_sum(x, axes, count, keepdims, y));
}
static inline ctn_status ctnm_matmul(ctn_failure *failure, ctn_variable *a, ctn_variable *b, int32_t transa,
    int32_t transb, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_matmul(a, b, transa, transb, y));
}
static inline ctn_status ctnm_max(ctn_failure *failure, ctn_variable *x, const int64_t *axes, size_t count,
    int32_t keepdims, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_max(x, axes, count, keepdims, y));
}
static inline ctn_status ctnm_min(ctn_failure *failure, ctn_variable *x, const int64_t *axes, size_t count,
    int32_t keepdims, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_min(x, axes, count, keepdims, y));
}
static inline ctn_status ctnm_mean(ctn_failure *failure, ctn_variable *x, const int64_t *axes, size_t count,
    int32_t keepdims, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_mean(x, axes, count, keepdims, y));
}
static inline ctn_status ctnm_logsumexp(ctn_failure *failure, ctn_variable *x, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_logsumexp(x, axes, count, keepdims, y));
}
static inline ctn_status ctnm_clip(ctn_failure *failure, ctn_variable *x, double x_min, double x_max,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_clip(x, x_min, x_max, y));
}
static inline ctn_status ctnm_matmul_numpy(ctn_failure *failure, ctn_variable *a, ctn_variable *b,
    ctn_variable **y) {
  return ctn_failure_take(failure, ctn_matmul_numpy(a, b, y));
}
static inline ctn_status ctnm_batch_matmul(ctn_failure *failure, ctn_variable *a, ctn_variable *b,
    int32_t transa, int32_t transb, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_batch_matmul(a, b, transa, transb, y));
}
static inline ctn_status ctnm_inv(ctn_failure *failure, ctn_variable *a, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_inv(a, y));
}
static inline ctn_status ctnm_batch_inv(ctn_failure *failure, ctn_variable *a, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_batch_inv(a, y));
}
static inline ctn_status ctnm_det(ctn_failure *failure, ctn_variable *a, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_det(a, y));
}
static inline ctn_status ctnm_batch_det(ctn_failure *failure, ctn_variable *a, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_batch_det(a, y));
}
static inline ctn_status ctnm_batch_l2_norm_squared(ctn_failure *failure, ctn_variable *x, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_batch_l2_norm_squared(x, y));
}
static inline ctn_status ctnm_dropout(ctn_failure *failure, ctn_variable *x, double ratio,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_dropout(x, ratio, options, y));
}
static inline ctn_status ctnm_gaussian(ctn_failure *failure, ctn_variable *mean, ctn_variable *ln_var,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_gaussian(mean, ln_var, options, y));
}
static inline ctn_status ctnm_batch_normalization(ctn_failure *failure, ctn_variable *x, ctn_variable *gamma,
    ctn_variable *beta, double eps, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_batch_normalization(x, gamma, beta, eps, y));
}
static inline ctn_status ctnm_fixed_batch_normalization(ctn_failure *failure, ctn_variable *x,
    ctn_variable *gamma, ctn_variable *beta, ctn_variable *mean, ctn_variable *var, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_fixed_batch_normalization(x, gamma, beta, mean, var, y));
}
static inline ctn_status ctnm_layer_normalization(ctn_failure *failure, ctn_variable *x, ctn_variable *gamma,
    ctn_variable *beta, double eps, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_layer_normalization(x, gamma, beta, eps, y));
}
static inline ctn_status ctnm_rms_normalization(ctn_failure *failure, ctn_variable *x, ctn_variable *gamma,
    double eps, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_rms_normalization(x, gamma, eps, y));
}
static inline ctn_status ctnm_local_response_normalization(ctn_failure *failure, ctn_variable *x, int64_t n,
    double k, double alpha, double beta, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_local_response_normalization(x, n, k, alpha, beta, y));
}
static inline ctn_status ctnm_max_pooling_2d(ctn_failure *failure, ctn_variable *x, int64_t ksize_y,
    int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x, int32_t cover_all,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
      cover_all, options, y));
}
static inline ctn_status ctnm_average_pooling_2d(ctn_failure *failure, ctn_variable *x, int64_t ksize_y,
    int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
    ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y,
      pad_x, options, y));
}
static inline ctn_status ctnm_spatial_pyramid_pooling_2d(ctn_failure *failure, ctn_variable *x,
    int64_t pyramid_height, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_spatial_pyramid_pooling_2d(x, pyramid_height, y));
}
static inline ctn_status ctnm_unpooling_2d(ctn_failure *failure, ctn_variable *x, int64_t ksize_y,
    int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
    int64_t outsize_x, int32_t cover_all, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
      outsize_y, outsize_x, cover_all, options, y));
}
static inline ctn_status ctnm_fused_new(ctn_failure *failure, ctn_fuse_fn body, void *user_data,
    ctn_destroy_fn destroy, ctn_fused **out) {
  return ctn_failure_take(failure, ctn_fused_new(body, user_data, destroy, out));
}
static inline ctn_status ctnm_fused_call(ctn_failure *failure, ctn_fused *f, ctn_variable *const *inputs,
    size_t input_count, ctn_variable **outputs, size_t output_count) {
  return ctn_failure_take(failure, ctn_fused_call(f, inputs, input_count, outputs, output_count));
}
static inline ctn_status ctnm_fused_call_arrays(ctn_failure *failure, ctn_fused *f,
    const ctn_array *const *inputs, size_t input_count, ctn_array **outputs, size_t output_count) {
  return ctn_failure_take(failure, ctn_fused_call_arrays(f, inputs, input_count, outputs, output_count));
}
static inline ctn_status ctnm_fuse(ctn_failure *failure, ctn_fuse_fn body, void *user_data,
    ctn_destroy_fn destroy, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
    size_t output_count) {
  return ctn_failure_take(failure, ctn_fuse(body, user_data, destroy, inputs, input_count, outputs,
      output_count));
}
static inline ctn_status ctnm_array_get_advanced(ctn_failure *failure, const ctn_array *a,
    const ctn_index *items, size_t count, const ctn_array *const *arrays, size_t array_count,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_get_advanced(a, items, count, arrays, array_count, out));
}
static inline ctn_status ctnm_array_set_advanced(ctn_failure *failure, ctn_array *a, const ctn_index *items,
    size_t count, const ctn_array *const *arrays, size_t array_count, const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_set_advanced(a, items, count, arrays, array_count, value));
}
static inline ctn_status ctnm_array_add_at(ctn_failure *failure, ctn_array *a, const ctn_index *items,
    size_t count, const ctn_array *const *arrays, size_t array_count, const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_add_at(a, items, count, arrays, array_count, value));
}
static inline ctn_status ctnm_array_get_mask(ctn_failure *failure, const ctn_array *a, const ctn_array *mask,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_get_mask(a, mask, out));
}
static inline ctn_status ctnm_array_set_mask(ctn_failure *failure, ctn_array *a, const ctn_array *mask,
    const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_set_mask(a, mask, value));
}
static inline ctn_status ctnm_array_put(ctn_failure *failure, ctn_array *a, const ctn_array *indices,
    const ctn_array *values, ctn_index_mode mode) {
  return ctn_failure_take(failure, ctn_array_put(a, indices, values, mode));
}
static inline ctn_status ctnm_array_take_along_axis(ctn_failure *failure, const ctn_array *a,
    const ctn_array *indices, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_take_along_axis(a, indices, axis, out));
}
static inline ctn_status ctnm_array_put_along_axis(ctn_failure *failure, ctn_array *a,
    const ctn_array *indices, const ctn_array *values, int64_t axis) {
  return ctn_failure_take(failure, ctn_array_put_along_axis(a, indices, values, axis));
}
static inline ctn_status ctnm_array_nonzero(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_nonzero(a, out));
}
static inline ctn_status ctnm_array_flatnonzero(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_flatnonzero(a, out));
}
static inline ctn_status ctnm_array_argwhere(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_argwhere(a, out));
}
static inline ctn_status ctnm_array_compress(ctn_failure *failure, const ctn_array *condition,
    const ctn_array *a, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_compress(condition, a, axis, out));
}
static inline ctn_status ctnm_array_extract(ctn_failure *failure, const ctn_array *condition,
    const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_extract(condition, a, out));
}
static inline ctn_status ctnm_array_save(ctn_failure *failure, const ctn_array *a, const char *path) {
  return ctn_failure_take(failure, ctn_array_save(a, path));
}
static inline ctn_status ctnm_array_load(ctn_failure *failure, const char *path, ctn_mmap_mode mmap_mode,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_load(path, mmap_mode, out));
}
static inline ctn_status ctnm_array_save_to_memory(ctn_failure *failure, const ctn_array *a, void *data,
    size_t capacity, size_t *length) {
  return ctn_failure_take(failure, ctn_array_save_to_memory(a, data, capacity, length));
}
static inline ctn_status ctnm_array_load_from_memory(ctn_failure *failure, const void *data, size_t size,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_load_from_memory(data, size, out));
}
static inline ctn_status ctnm_array_tofile(ctn_failure *failure, const ctn_array *a, const char *path,
    const char *separator) {
  return ctn_failure_take(failure, ctn_array_tofile(a, path, separator));
}
static inline ctn_status ctnm_array_savez(ctn_failure *failure, const char *path,
    const ctn_array *const *arrays, size_t count, const char *const *names, int32_t level) {
  return ctn_failure_take(failure, ctn_array_savez(path, arrays, count, names, level));
}
static inline ctn_status ctnm_npz_file_open(ctn_failure *failure, const char *path, ctn_npz_file **file) {
  return ctn_failure_take(failure, ctn_npz_file_open(path, file));
}
static inline ctn_status ctnm_npz_file_name(ctn_failure *failure, ctn_npz_file *file, size_t index,
    const char **name) {
  return ctn_failure_take(failure, ctn_npz_file_name(file, index, name));
}
static inline ctn_status ctnm_npz_file_read(ctn_failure *failure, ctn_npz_file *file, const char *name,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_npz_file_read(file, name, out));
}
static inline ctn_status ctnm_kernel_options_new(ctn_failure *failure, ctn_kernel_options **out) {
  return ctn_failure_take(failure, ctn_kernel_options_new(out));
}
static inline ctn_status ctnm_kernel_options_set_preamble(ctn_failure *failure, ctn_kernel_options *options,
    const char *text) {
  return ctn_failure_take(failure, ctn_kernel_options_set_preamble(options, text));
}
static inline ctn_status ctnm_kernel_options_set_loop_prep(ctn_failure *failure, ctn_kernel_options *options,
    const char *text) {
  return ctn_failure_take(failure, ctn_kernel_options_set_loop_prep(options, text));
}
static inline ctn_status ctnm_kernel_options_set_after_loop(ctn_failure *failure, ctn_kernel_options *options,
    const char *text) {
  return ctn_failure_take(failure, ctn_kernel_options_set_after_loop(options, text));
}
static inline ctn_status ctnm_kernel_options_set_reduce_dims(ctn_failure *failure,
    ctn_kernel_options *options, int32_t enabled) {
  return ctn_failure_take(failure, ctn_kernel_options_set_reduce_dims(options, enabled));
}
static inline ctn_status ctnm_kernel_options_set_reduce_type(ctn_failure *failure,
    ctn_kernel_options *options, const char *text) {
  return ctn_failure_take(failure, ctn_kernel_options_set_reduce_type(options, text));
}
static inline ctn_status ctnm_kernel_options_add_compiler_option(ctn_failure *failure,
    ctn_kernel_options *options, const char *option) {
  return ctn_failure_take(failure, ctn_kernel_options_add_compiler_option(options, option));
}
static inline ctn_status ctnm_elementwise_kernel_new(ctn_failure *failure, const char *in_params,
    const char *out_params, const char *operation, const char *name, ctn_kernel_options *options,
    ctn_elementwise_kernel **out) {
  return ctn_failure_take(failure, ctn_elementwise_kernel_new(in_params, out_params, operation, name, options,
      out));
}
static inline ctn_status ctnm_elementwise_kernel_call(ctn_failure *failure, ctn_elementwise_kernel *kernel,
    const ctn_array *const *inputs, size_t count, int64_t size, ctn_array *const *destinations,
    ctn_array **outs, size_t out_count) {
  return ctn_failure_take(failure, ctn_elementwise_kernel_call(kernel, inputs, count, size, destinations,
      outs, out_count));
}
static inline ctn_status ctnm_reduction_kernel_new(ctn_failure *failure, const char *in_params,
    const char *out_params, const char *map_expr, const char *reduce_expr, const char *post_map_expr,
    const char *identity, const char *name, ctn_kernel_options *options, ctn_reduction_kernel **out) {
  return ctn_failure_take(failure, ctn_reduction_kernel_new(in_params, out_params, map_expr, reduce_expr,
      post_map_expr, identity, name, options, out));
}
static inline ctn_status ctnm_reduction_kernel_call(ctn_failure *failure, ctn_reduction_kernel *kernel,
    const ctn_array *const *inputs, size_t count, const int64_t *axes, size_t axis_count, int32_t keepdims,
    ctn_array *const *destinations, ctn_array **outs, size_t out_count) {
  return ctn_failure_take(failure, ctn_reduction_kernel_call(kernel, inputs, count, axes, axis_count,
      keepdims, destinations, outs, out_count));
}
static inline ctn_status ctnm_raw_kernel_new(ctn_failure *failure, const char *code, const char *name,
    ctn_kernel_options *options, ctn_raw_kernel **out) {
  return ctn_failure_take(failure, ctn_raw_kernel_new(code, name, options, out));
}
static inline ctn_status ctnm_raw_kernel_call(ctn_failure *failure, ctn_raw_kernel *kernel,
    const int64_t *grid, size_t grid_ndim, const int64_t *block, size_t block_ndim,
    ctn_array *const *arguments, size_t count) {
  return ctn_failure_take(failure, ctn_raw_kernel_call(kernel, grid, grid_ndim, block, block_ndim, arguments,
      count));
}
static inline ctn_status ctnm_kernel_cache_directory(ctn_failure *failure, char *path, size_t path_capacity,
    size_t *path_length) {
  return ctn_failure_take(failure, ctn_kernel_cache_directory(path, path_capacity, path_length));
}
static inline ctn_status ctnm_array_inner(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_inner(a, b, out));
}
static inline ctn_status ctnm_array_outer(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_outer(a, b, out));
}
static inline ctn_status ctnm_array_outer_into(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_outer_into(a, b, out));
}
static inline ctn_status ctnm_array_vdot(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_vdot(a, b, out));
}
static inline ctn_status ctnm_array_tensordot(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    int64_t axes, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_tensordot(a, b, axes, out));
}
static inline ctn_status ctnm_array_tensordot_axes(ctn_failure *failure, const ctn_array *a,
    const ctn_array *b, const int64_t *a_axes, size_t a_count, const int64_t *b_axes, size_t b_count,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_tensordot_axes(a, b, a_axes, a_count, b_axes, b_count, out));
}
static inline ctn_status ctnm_array_matmul_into(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_matmul_into(a, b, out));
}
static inline ctn_status ctnm_array_diagonal(ctn_failure *failure, const ctn_array *a, int64_t offset,
    int64_t axis1, int64_t axis2, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_diagonal(a, offset, axis1, axis2, out));
}
static inline ctn_status ctnm_array_trace(ctn_failure *failure, const ctn_array *a, int64_t offset,
    int64_t axis1, int64_t axis2, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_trace(a, offset, axis1, axis2, dtype, out));
}
static inline ctn_status ctnm_array_trace_into(ctn_failure *failure, const ctn_array *a, int64_t offset,
    int64_t axis1, int64_t axis2, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_trace_into(a, offset, axis1, axis2, dtype, out));
}
static inline ctn_status ctnm_array_inv(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_inv(a, out));
}
static inline ctn_status ctnm_array_det(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_det(a, out));
}
static inline ctn_status ctnm_array_slogdet(ctn_failure *failure, const ctn_array *a, ctn_array **sign,
    ctn_array **logarithm) {
  return ctn_failure_take(failure, ctn_array_slogdet(a, sign, logarithm));
}
static inline ctn_status ctnm_array_solve(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_solve(a, b, out));
}
static inline ctn_status ctnm_array_cholesky(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cholesky(a, out));
}
static inline ctn_status ctnm_array_qr(ctn_failure *failure, const ctn_array *a, int32_t complete,
    ctn_array **q, ctn_array **r) {
  return ctn_failure_take(failure, ctn_array_qr(a, complete, q, r));
}
static inline ctn_status ctnm_array_qr_r(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_qr_r(a, out));
}
static inline ctn_status ctnm_array_svd(ctn_failure *failure, const ctn_array *a, int32_t full_matrices,
    ctn_array **u, ctn_array **s, ctn_array **vh) {
  return ctn_failure_take(failure, ctn_array_svd(a, full_matrices, u, s, vh));
}
static inline ctn_status ctnm_array_svdvals(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_svdvals(a, out));
}
static inline ctn_status ctnm_array_eigh(ctn_failure *failure, const ctn_array *a, int32_t upper,
    ctn_array **w, ctn_array **v) {
  return ctn_failure_take(failure, ctn_array_eigh(a, upper, w, v));
}
static inline ctn_status ctnm_array_eigvalsh(ctn_failure *failure, const ctn_array *a, int32_t upper,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_eigvalsh(a, upper, out));
}
static inline ctn_status ctnm_array_pinv(ctn_failure *failure, const ctn_array *a, double rcond,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_pinv(a, rcond, out));
}
static inline ctn_status ctnm_array_norm(ctn_failure *failure, const ctn_array *a, ctn_norm_kind kind,
    double order, const int64_t *axes, size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_norm(a, kind, order, axes, count, keepdims, out));
}
static inline ctn_status ctnm_link_count(ctn_failure *failure, ctn_link *link, int32_t skipself,
    size_t *count) {
  return ctn_failure_take(failure, ctn_link_count(link, skipself, count));
}
static inline ctn_status ctnm_link_at(ctn_failure *failure, ctn_link *link, size_t index, int32_t skipself,
    ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_at(link, index, skipself, out));
}
static inline ctn_status ctnm_link_path(ctn_failure *failure, ctn_link *link, size_t index, int32_t skipself,
    char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_path(link, index, skipself, text, text_capacity, text_length));
}
static inline ctn_status ctnm_link_iterator_new(ctn_failure *failure, ctn_link *link, int32_t skipself,
    ctn_link_iterator **out) {
  return ctn_failure_take(failure, ctn_link_iterator_new(link, skipself, out));
}
static inline ctn_status ctnm_link_iterator_next(ctn_failure *failure, ctn_link_iterator *iterator,
    const char **path, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_iterator_next(iterator, path, out));
}
static inline ctn_status ctnm_param_iterator_new(ctn_failure *failure, ctn_link *link,
    ctn_param_iterator **out) {
  return ctn_failure_take(failure, ctn_param_iterator_new(link, out));
}
static inline ctn_status ctnm_param_iterator_next(ctn_failure *failure, ctn_param_iterator *iterator,
    const char **path, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_param_iterator_next(iterator, path, out));
}
static inline ctn_status ctnm_link_freeze(ctn_failure *failure, ctn_link *link, const char *pattern) {
  return ctn_failure_take(failure, ctn_link_freeze(link, pattern));
}
static inline ctn_status ctnm_link_unfreeze(ctn_failure *failure, ctn_link *link, const char *pattern) {
  return ctn_failure_take(failure, ctn_link_unfreeze(link, pattern));
}
static inline ctn_status ctnm_link_device(ctn_failure *failure, ctn_link *link, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_device(link, text, text_capacity, text_length));
}
static inline ctn_status ctnm_link_add_persistent_i64(ctn_failure *failure, ctn_link *link, const char *name,
    int64_t value) {
  return ctn_failure_take(failure, ctn_link_add_persistent_i64(link, name, value));
}
static inline ctn_status ctnm_link_add_persistent_f64(ctn_failure *failure, ctn_link *link, const char *name,
    double value) {
  return ctn_failure_take(failure, ctn_link_add_persistent_f64(link, name, value));
}
static inline ctn_status ctnm_link_add_persistent_text(ctn_failure *failure, ctn_link *link, const char *name,
    const char *value) {
  return ctn_failure_take(failure, ctn_link_add_persistent_text(link, name, value));
}
static inline ctn_status ctnm_link_persistent_i64(ctn_failure *failure, ctn_link *link, const char *name,
    int64_t *value) {
  return ctn_failure_take(failure, ctn_link_persistent_i64(link, name, value));
}
static inline ctn_status ctnm_link_persistent_f64(ctn_failure *failure, ctn_link *link, const char *name,
    double *value) {
  return ctn_failure_take(failure, ctn_link_persistent_f64(link, name, value));
}
static inline ctn_status ctnm_link_persistent_text(ctn_failure *failure, ctn_link *link, const char *name,
    char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_persistent_text(link, name, text, text_capacity, text_length));
}
static inline ctn_status ctnm_link_set_persistent_i64(ctn_failure *failure, ctn_link *link, const char *name,
    int64_t value) {
  return ctn_failure_take(failure, ctn_link_set_persistent_i64(link, name, value));
}
static inline ctn_status ctnm_link_set_persistent_f64(ctn_failure *failure, ctn_link *link, const char *name,
    double value) {
  return ctn_failure_take(failure, ctn_link_set_persistent_f64(link, name, value));
}
static inline ctn_status ctnm_link_set_persistent_text(ctn_failure *failure, ctn_link *link, const char *name,
    const char *value) {
  return ctn_failure_take(failure, ctn_link_set_persistent_text(link, name, value));
}
static inline ctn_status ctnm_link_persistent_name(ctn_failure *failure, ctn_link *link, size_t index,
    char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_link_persistent_name(link, index, text, text_capacity, text_length));
}
static inline ctn_status ctnm_link_persistent_kind(ctn_failure *failure, ctn_link *link, size_t index,
    ctn_persistent_kind *kind) {
  return ctn_failure_take(failure, ctn_link_persistent_kind(link, index, kind));
}
static inline ctn_status ctnm_link_prelu_new(ctn_failure *failure, const int64_t *shape, size_t ndim,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_prelu_new(shape, ndim, options, out));
}
static inline ctn_status ctnm_link_maxout_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    int64_t pool_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_maxout_new(in_size, out_size, pool_size, options, out));
}
static inline ctn_status ctnm_link_classifier_set_loss_function(ctn_failure *failure, ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_link_classifier_set_loss_function(classifier, function, user_data,
      destroy));
}
static inline ctn_status ctnm_link_classifier_set_accuracy_function(ctn_failure *failure,
    ctn_link *classifier, ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_link_classifier_set_accuracy_function(classifier, function, user_data,
      destroy));
}
static inline ctn_status ctnm_link_bilinear_new(ctn_failure *failure, int64_t left_size, int64_t right_size,
    int64_t out_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_bilinear_new(left_size, right_size, out_size, options, out));
}
static inline ctn_status ctnm_link_deconvolution_2d_new(ctn_failure *failure, int64_t in_channels,
    int64_t out_channels, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y,
    int64_t pad_x, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x,
      stride_y, stride_x, pad_y, pad_x, options, out));
}
static inline ctn_status ctnm_link_inception_new(ctn_failure *failure, int64_t in_channels, int64_t out1,
    int64_t proj3, int64_t out3, int64_t proj5, int64_t out5, int64_t proj_pool, ctn_link_options *options,
    ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5,
      proj_pool, options, out));
}
static inline ctn_status ctnm_link_inception_bn_new(ctn_failure *failure, int64_t in_channels, int64_t out1,
    int64_t proj3, int64_t out3, int64_t proj33, int64_t out33, ctn_pooling pooltype, int64_t proj_pool,
    int64_t stride, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33,
      pooltype, proj_pool, stride, options, out));
}
static inline ctn_status ctnm_link_mlp_convolution_2d_new(ctn_failure *failure, int64_t in_channels,
    const int64_t *out_channels, size_t count, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
    int64_t stride_x, int64_t pad_y, int64_t pad_x, ctn_link_activation_fn activation, void *user_data,
    ctn_destroy_fn destroy, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_mlp_convolution_2d_new(in_channels, out_channels, count, ksize_y,
      ksize_x, stride_y, stride_x, pad_y, pad_x, activation, user_data, destroy, options, out));
}
static inline ctn_status ctnm_link_convolution_nd_new(ctn_failure *failure, int64_t in_channels,
    int64_t out_channels, const int64_t *ksize, size_t ndim, const int64_t *stride, size_t stride_count,
    const int64_t *pad, size_t pad_count, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_convolution_nd_new(in_channels, out_channels, ksize, ndim, stride,
      stride_count, pad, pad_count, options, out));
}
static inline ctn_status ctnm_link_deconvolution_nd_new(ctn_failure *failure, int64_t in_channels,
    int64_t out_channels, const int64_t *ksize, size_t ndim, const int64_t *stride, size_t stride_count,
    const int64_t *pad, size_t pad_count, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_deconvolution_nd_new(in_channels, out_channels, ksize, ndim,
      stride, stride_count, pad, pad_count, options, out));
}
static inline ctn_status ctnm_link_multi_head_attention_new(ctn_failure *failure, int64_t size,
    int64_t key_size, int64_t value_size, int64_t heads, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_multi_head_attention_new(size, key_size, value_size, heads,
      options, out));
}
static inline ctn_status ctnm_link_sequential_new(ctn_failure *failure, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_sequential_new(out));
}
static inline ctn_status ctnm_link_sequential_append(ctn_failure *failure, ctn_link *sequential,
    ctn_link *link) {
  return ctn_failure_take(failure, ctn_link_sequential_append(sequential, link));
}
static inline ctn_status ctnm_link_sequential_append_function(ctn_failure *failure, ctn_link *sequential,
    ctn_link_activation_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_link_sequential_append_function(sequential, function, user_data,
      destroy));
}
static inline ctn_status ctnm_link_sequential_append_activation(ctn_failure *failure, ctn_link *sequential,
    ctn_activation activation) {
  return ctn_failure_take(failure, ctn_link_sequential_append_activation(sequential, activation));
}
static inline ctn_status ctnm_link_negative_sampling_new(ctn_failure *failure, int64_t in_size,
    const int64_t *counts, size_t count, int64_t sample_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_negative_sampling_new(in_size, counts, count, sample_size,
      options, out));
}
static inline ctn_status ctnm_link_negative_sampling_sampler(ctn_failure *failure, ctn_link *link,
    ctn_walker_alias **out) {
  return ctn_failure_take(failure, ctn_link_negative_sampling_sampler(link, out));
}
static inline ctn_status ctnm_link_negative_sampling_call(ctn_failure *failure, ctn_link *link,
    ctn_variable *x, ctn_variable *t, ctn_function_options *options, ctn_variable **y) {
  return ctn_failure_take(failure, ctn_link_negative_sampling_call(link, x, t, options, y));
}
static inline ctn_status ctnm_link_binary_hierarchical_softmax_new(ctn_failure *failure, int64_t in_size,
    const ctn_array *tree, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_binary_hierarchical_softmax_new(in_size, tree, options, out));
}
static inline ctn_status ctnm_link_binary_hierarchical_softmax_tables(ctn_failure *failure, ctn_link *link,
    ctn_array **paths, ctn_array **codes, ctn_array **begins) {
  return ctn_failure_take(failure, ctn_link_binary_hierarchical_softmax_tables(link, paths, codes, begins));
}
static inline ctn_status ctnm_create_huffman_tree(ctn_failure *failure, const int64_t *words,
    size_t word_count, const double *counts, size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_create_huffman_tree(words, word_count, counts, count, out));
}
static inline ctn_status ctnm_link_batch_normalization_new(ctn_failure *failure, const int64_t *size,
    size_t ndim, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_batch_normalization_new(size, ndim, options, out));
}
static inline ctn_status ctnm_link_set_normalization_mode(ctn_failure *failure, ctn_link *link,
    ctn_normalization_mode mode) {
  return ctn_failure_take(failure, ctn_link_set_normalization_mode(link, mode));
}
static inline ctn_status ctnm_link_normalization_mode(ctn_failure *failure, ctn_link *link,
    ctn_normalization_mode *mode) {
  return ctn_failure_take(failure, ctn_link_normalization_mode(link, mode));
}
static inline ctn_status ctnm_link_start_finetuning(ctn_failure *failure, ctn_link *link) {
  return ctn_failure_take(failure, ctn_link_start_finetuning(link));
}
static inline ctn_status ctnm_link_layer_normalization_new(ctn_failure *failure, const int64_t *size,
    size_t ndim, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_layer_normalization_new(size, ndim, options, out));
}
static inline ctn_status ctnm_link_embed_id_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_embed_id_new(in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_embed_id_set_ignore_label(ctn_failure *failure, ctn_link *link,
    int32_t ignores, int64_t ignore_label) {
  return ctn_failure_take(failure, ctn_link_embed_id_set_ignore_label(link, ignores, ignore_label));
}
static inline ctn_status ctnm_link_lstm_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_lstm_new(in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_lstm_reset_state(ctn_failure *failure, ctn_link *lstm) {
  return ctn_failure_take(failure, ctn_link_lstm_reset_state(lstm));
}
static inline ctn_status ctnm_link_lstm_set_state(ctn_failure *failure, ctn_link *lstm, ctn_variable *c,
    ctn_variable *h) {
  return ctn_failure_take(failure, ctn_link_lstm_set_state(lstm, c, h));
}
static inline ctn_status ctnm_link_lstm_c(ctn_failure *failure, ctn_link *lstm, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_lstm_c(lstm, out));
}
static inline ctn_status ctnm_link_lstm_h(ctn_failure *failure, ctn_link *lstm, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_lstm_h(lstm, out));
}
static inline ctn_status ctnm_link_gru_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_gru_new(in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_stateful_gru_new(ctn_failure *failure, int64_t in_size, int64_t out_size,
    ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_stateful_gru_new(in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_stateful_gru_reset_state(ctn_failure *failure, ctn_link *gru) {
  return ctn_failure_take(failure, ctn_link_stateful_gru_reset_state(gru));
}
static inline ctn_status ctnm_link_stateful_gru_set_state(ctn_failure *failure, ctn_link *gru,
    ctn_variable *h) {
  return ctn_failure_take(failure, ctn_link_stateful_gru_set_state(gru, h));
}
static inline ctn_status ctnm_link_stateful_gru_h(ctn_failure *failure, ctn_link *gru, ctn_variable **out) {
  return ctn_failure_take(failure, ctn_link_stateful_gru_h(gru, out));
}
static inline ctn_status ctnm_link_n_step_lstm_new(ctn_failure *failure, int64_t n_layers, int64_t in_size,
    int64_t out_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_n_step_lstm_new(n_layers, in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_n_step_bilstm_new(ctn_failure *failure, int64_t n_layers, int64_t in_size,
    int64_t out_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_n_step_lstm_call(ctn_failure *failure, ctn_link *link, ctn_variable *hx,
    ctn_variable *cx, ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **cy,
    ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_link_n_step_lstm_call(link, hx, cx, xs, count, hy, cy, ys));
}
static inline ctn_status ctnm_link_n_step_gru_new(ctn_failure *failure, int64_t n_layers, int64_t in_size,
    int64_t out_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_n_step_gru_new(n_layers, in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_n_step_bigru_new(ctn_failure *failure, int64_t n_layers, int64_t in_size,
    int64_t out_size, ctn_link_options *options, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_n_step_bigru_new(n_layers, in_size, out_size, options, out));
}
static inline ctn_status ctnm_link_n_step_gru_call(ctn_failure *failure, ctn_link *link, ctn_variable *hx,
    ctn_variable *const *xs, size_t count, ctn_variable **hy, ctn_variable **ys) {
  return ctn_failure_take(failure, ctn_link_n_step_gru_call(link, hx, xs, count, hy, ys));
}
static inline ctn_status ctnm_array_atleast_1d(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_atleast_1d(a, out));
}
static inline ctn_status ctnm_array_atleast_2d(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_atleast_2d(a, out));
}
static inline ctn_status ctnm_array_atleast_3d(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_atleast_3d(a, out));
}
static inline ctn_status ctnm_array_broadcast(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, int64_t *shape, size_t capacity, size_t *ndim) {
  return ctn_failure_take(failure, ctn_array_broadcast(arrays, count, shape, capacity, ndim));
}
static inline ctn_status ctnm_array_broadcast_arrays(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, ctn_array **outs) {
  return ctn_failure_take(failure, ctn_array_broadcast_arrays(arrays, count, outs));
}
static inline ctn_status ctnm_array_moveaxis(ctn_failure *failure, const ctn_array *a, int64_t source,
    int64_t destination, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_moveaxis(a, source, destination, out));
}
static inline ctn_status ctnm_array_flip(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_flip(a, axes, count, out));
}
static inline ctn_status ctnm_array_stack(ctn_failure *failure, const ctn_array *const *arrays, size_t count,
    int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_stack(arrays, count, axis, out));
}
static inline ctn_status ctnm_array_hstack(ctn_failure *failure, const ctn_array *const *arrays, size_t count,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_hstack(arrays, count, out));
}
static inline ctn_status ctnm_array_vstack(ctn_failure *failure, const ctn_array *const *arrays, size_t count,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_vstack(arrays, count, out));
}
static inline ctn_status ctnm_array_dstack(ctn_failure *failure, const ctn_array *const *arrays, size_t count,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_dstack(arrays, count, out));
}
static inline ctn_status ctnm_array_column_stack(ctn_failure *failure, const ctn_array *const *arrays,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_column_stack(arrays, count, out));
}
static inline ctn_status ctnm_array_hsplit(ctn_failure *failure, const ctn_array *a, ctn_array **outs,
    size_t count) {
  return ctn_failure_take(failure, ctn_array_hsplit(a, outs, count));
}
static inline ctn_status ctnm_array_vsplit(ctn_failure *failure, const ctn_array *a, ctn_array **outs,
    size_t count) {
  return ctn_failure_take(failure, ctn_array_vsplit(a, outs, count));
}
static inline ctn_status ctnm_array_dsplit(ctn_failure *failure, const ctn_array *a, ctn_array **outs,
    size_t count) {
  return ctn_failure_take(failure, ctn_array_dsplit(a, outs, count));
}
static inline ctn_status ctnm_array_hsplit_at(ctn_failure *failure, const ctn_array *a,
    const int64_t *positions, size_t position_count, ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_hsplit_at(a, positions, position_count, outs, count));
}
static inline ctn_status ctnm_array_vsplit_at(ctn_failure *failure, const ctn_array *a,
    const int64_t *positions, size_t position_count, ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_vsplit_at(a, positions, position_count, outs, count));
}
static inline ctn_status ctnm_array_dsplit_at(ctn_failure *failure, const ctn_array *a,
    const int64_t *positions, size_t position_count, ctn_array **outs, size_t count) {
  return ctn_failure_take(failure, ctn_array_dsplit_at(a, positions, position_count, outs, count));
}
static inline ctn_status ctnm_array_tile(ctn_failure *failure, const ctn_array *a, const int64_t *repetitions,
    size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_tile(a, repetitions, count, out));
}
static inline ctn_status ctnm_array_repeat(ctn_failure *failure, const ctn_array *a, const int64_t *repeats,
    size_t count, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_repeat(a, repeats, count, axis, out));
}
static inline ctn_status ctnm_array_roll(ctn_failure *failure, const ctn_array *a, int64_t shift,
    int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_roll(a, shift, axis, out));
}
static inline ctn_status ctnm_recompute(ctn_failure *failure, ctn_recompute_fn forward, void *user_data,
    ctn_destroy_fn destroy, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
    size_t output_count) {
  return ctn_failure_take(failure, ctn_recompute(forward, user_data, destroy, inputs, input_count, outputs,
      output_count));
}
static inline ctn_status ctnm_array_sum(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sum(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_sum_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_sum_into(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_prod(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_prod(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_prod_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_prod_into(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_mean(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_mean(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_mean_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_mean_into(a, axes, count, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_max(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_max(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_max_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_max_into(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_min(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_min(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_min_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_min_into(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_argmax(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_argmax(a, axis, keepdims, out));
}
static inline ctn_status ctnm_array_argmax_into(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int32_t keepdims, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_argmax_into(a, axis, keepdims, out));
}
static inline ctn_status ctnm_array_argmin(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_argmin(a, axis, keepdims, out));
}
static inline ctn_status ctnm_array_argmin_into(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int32_t keepdims, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_argmin_into(a, axis, keepdims, out));
}
static inline ctn_status ctnm_array_var(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, double ddof, int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_var(a, axes, count, ddof, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_var_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, double ddof, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_var_into(a, axes, count, ddof, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_std(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, double ddof, int32_t keepdims, ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_std(a, axes, count, ddof, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_std_into(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, double ddof, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_std_into(a, axes, count, ddof, keepdims, dtype, out));
}
static inline ctn_status ctnm_array_count_nonzero(ctn_failure *failure, const ctn_array *a,
    const int64_t *axes, size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_count_nonzero(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_all(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_all(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_any(ctn_failure *failure, const ctn_array *a, const int64_t *axes,
    size_t count, int32_t keepdims, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_any(a, axes, count, keepdims, out));
}
static inline ctn_status ctnm_array_convolve(ctn_failure *failure, const ctn_array *a, const ctn_array *v,
    ctn_convolution_mode mode, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_convolve(a, v, mode, out));
}
static inline ctn_status ctnm_array_correlate(ctn_failure *failure, const ctn_array *a, const ctn_array *v,
    ctn_convolution_mode mode, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_correlate(a, v, mode, out));
}
static inline ctn_status ctnm_array_einsum(ctn_failure *failure, const char *subscripts,
    const ctn_array *const *arrays, size_t count, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_einsum(subscripts, arrays, count, out));
}
static inline ctn_status ctnm_array_einsum_into(ctn_failure *failure, const char *subscripts,
    const ctn_array *const *arrays, size_t count, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_einsum_into(subscripts, arrays, count, out));
}
static inline ctn_status ctnm_array_eig(ctn_failure *failure, const ctn_array *a, ctn_array **w,
    ctn_array **v) {
  return ctn_failure_take(failure, ctn_array_eig(a, w, v));
}
static inline ctn_status ctnm_array_eigvals(ctn_failure *failure, const ctn_array *a, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_eigvals(a, out));
}
static inline ctn_status ctnm_array_lstsq(ctn_failure *failure, const ctn_array *a, const ctn_array *b,
    double rcond, ctn_array **x, ctn_array **residuals, int64_t *rank, ctn_array **s) {
  return ctn_failure_take(failure, ctn_array_lstsq(a, b, rcond, x, residuals, rank, s));
}
static inline ctn_status ctnm_array_pad(ctn_failure *failure, const ctn_array *a, const int64_t *widths,
    size_t count, ctn_pad_mode mode, const ctn_array *value, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_pad(a, widths, count, mode, value, out));
}
static inline ctn_status ctnm_array_splice(ctn_failure *failure, const ctn_array *a, const int64_t *begins,
    size_t count, const int64_t *ends, const ctn_array *values, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_splice(a, begins, count, ends, values, axis, out));
}
static inline ctn_status ctnm_array_roll_axes(ctn_failure *failure, const ctn_array *a, const int64_t *shifts,
    size_t count, const int64_t *axes, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_roll_axes(a, shifts, count, axes, out));
}
static inline ctn_status ctnm_array_packbits(ctn_failure *failure, const ctn_array *a, int64_t axis,
    int32_t little, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_packbits(a, axis, little, out));
}
static inline ctn_status ctnm_link_serialize(ctn_failure *failure, ctn_link *link,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_link_serialize(link, serializer));
}
static inline ctn_status ctnm_optimizer_serialize(ctn_failure *failure, ctn_optimizer *optimizer,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_optimizer_serialize(optimizer, serializer));
}
static inline ctn_status ctnm_random_state_serialize(ctn_failure *failure, ctn_random_state *state,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_random_state_serialize(state, serializer));
}
static inline ctn_status ctnm_loss_scale_serialize(ctn_failure *failure, ctn_loss_scale *scaler,
    ctn_serializer *serializer) {
  return ctn_failure_take(failure, ctn_loss_scale_serialize(scaler, serializer));
}
static inline ctn_status ctnm_checkpoint_save(ctn_failure *failure, const char *path, ctn_link *model,
    ctn_optimizer *optimizer, ctn_random_state *random, ctn_dictionary *extra) {
  return ctn_failure_take(failure, ctn_checkpoint_save(path, model, optimizer, random, extra));
}
static inline ctn_status ctnm_checkpoint_load(ctn_failure *failure, const char *path, ctn_link *model,
    ctn_optimizer *optimizer, ctn_random_state *random, ctn_dictionary *extra) {
  return ctn_failure_take(failure, ctn_checkpoint_load(path, model, optimizer, random, extra));
}
static inline ctn_status ctnm_link_save_npz(ctn_failure *failure, ctn_link *link, const char *path,
    int32_t level) {
  return ctn_failure_take(failure, ctn_link_save_npz(link, path, level));
}
static inline ctn_status ctnm_link_load_npz(ctn_failure *failure, ctn_link *link, const char *path) {
  return ctn_failure_take(failure, ctn_link_load_npz(link, path));
}
static inline ctn_status ctnm_link_save_hdf5(ctn_failure *failure, ctn_link *link, const char *path,
    int32_t level) {
  return ctn_failure_take(failure, ctn_link_save_hdf5(link, path, level));
}
static inline ctn_status ctnm_link_load_hdf5(ctn_failure *failure, ctn_link *link, const char *path) {
  return ctn_failure_take(failure, ctn_link_load_hdf5(link, path));
}
static inline ctn_status ctnm_link_save_safetensors(ctn_failure *failure, ctn_link *link, const char *path) {
  return ctn_failure_take(failure, ctn_link_save_safetensors(link, path));
}
static inline ctn_status ctnm_link_load_safetensors(ctn_failure *failure, ctn_link *link, const char *path) {
  return ctn_failure_take(failure, ctn_link_load_safetensors(link, path));
}
static inline ctn_status ctnm_link_load(ctn_failure *failure, ctn_link *link, const char *path,
    ctn_load_options *options, ctn_load_report *report) {
  return ctn_failure_take(failure, ctn_link_load(link, path, options, report));
}
static inline ctn_status ctnm_optimizer_save_npz(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, int32_t level) {
  return ctn_failure_take(failure, ctn_optimizer_save_npz(optimizer, path, level));
}
static inline ctn_status ctnm_optimizer_load_npz(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_load_npz(optimizer, path));
}
static inline ctn_status ctnm_optimizer_save_hdf5(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path, int32_t level) {
  return ctn_failure_take(failure, ctn_optimizer_save_hdf5(optimizer, path, level));
}
static inline ctn_status ctnm_optimizer_load_hdf5(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_load_hdf5(optimizer, path));
}
static inline ctn_status ctnm_optimizer_save_safetensors(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_save_safetensors(optimizer, path));
}
static inline ctn_status ctnm_optimizer_load_safetensors(ctn_failure *failure, ctn_optimizer *optimizer,
    const char *path) {
  return ctn_failure_take(failure, ctn_optimizer_load_safetensors(optimizer, path));
}
static inline ctn_status ctnm_optimizer_load(ctn_failure *failure, ctn_optimizer *optimizer, const char *path,
    ctn_load_options *options, ctn_load_report *report) {
  return ctn_failure_take(failure, ctn_optimizer_load(optimizer, path, options, report));
}
static inline ctn_status ctnm_array_sort(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_sort(a, axis, out));
}
static inline ctn_status ctnm_array_sort_inplace(ctn_failure *failure, ctn_array *a, int64_t axis) {
  return ctn_failure_take(failure, ctn_array_sort_inplace(a, axis));
}
static inline ctn_status ctnm_array_argsort(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_argsort(a, axis, out));
}
static inline ctn_status ctnm_array_lexsort(ctn_failure *failure, const ctn_array *const *keys, size_t count,
    int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_lexsort(keys, count, axis, out));
}
static inline ctn_status ctnm_array_partition(ctn_failure *failure, const ctn_array *a, const int64_t *kth,
    size_t count, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_partition(a, kth, count, axis, out));
}
static inline ctn_status ctnm_array_argpartition(ctn_failure *failure, const ctn_array *a, const int64_t *kth,
    size_t count, int64_t axis, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_argpartition(a, kth, count, axis, out));
}
static inline ctn_status ctnm_array_searchsorted(ctn_failure *failure, const ctn_array *a,
    const ctn_array *values, ctn_side side, const ctn_array *sorter, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_searchsorted(a, values, side, sorter, out));
}
static inline ctn_status ctnm_array_unique(ctn_failure *failure, const ctn_array *a, ctn_array **out,
    ctn_array **index, ctn_array **inverse, ctn_array **counts) {
  return ctn_failure_take(failure, ctn_array_unique(a, out, index, inverse, counts));
}
static inline ctn_status ctnm_array_bincount(ctn_failure *failure, const ctn_array *x,
    const ctn_array *weights, int64_t minlength, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_bincount(x, weights, minlength, out));
}
static inline ctn_status ctnm_array_cumsum(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cumsum(a, axis, dtype, out));
}
static inline ctn_status ctnm_array_cumsum_into(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_cumsum_into(a, axis, dtype, out));
}
static inline ctn_status ctnm_array_cumprod(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_dtype dtype, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_cumprod(a, axis, dtype, out));
}
static inline ctn_status ctnm_array_cumprod_into(ctn_failure *failure, const ctn_array *a, int64_t axis,
    ctn_dtype dtype, ctn_array *out) {
  return ctn_failure_take(failure, ctn_array_cumprod_into(a, axis, dtype, out));
}
static inline ctn_status ctnm_stream_new(ctn_failure *failure, const char *device, int32_t non_blocking,
    int32_t priority, ctn_stream **out) {
  return ctn_failure_take(failure, ctn_stream_new(device, non_blocking, priority, out));
}
static inline ctn_status ctnm_stream_default(ctn_failure *failure, const char *device, ctn_stream **out) {
  return ctn_failure_take(failure, ctn_stream_default(device, out));
}
static inline ctn_status ctnm_stream_per_thread(ctn_failure *failure, const char *device, ctn_stream **out) {
  return ctn_failure_take(failure, ctn_stream_per_thread(device, out));
}
static inline ctn_status ctnm_stream_current(ctn_failure *failure, const char *device, ctn_stream **out) {
  return ctn_failure_take(failure, ctn_stream_current(device, out));
}
static inline ctn_status ctnm_stream_set_current(ctn_failure *failure, const char *device,
    ctn_stream *stream) {
  return ctn_failure_take(failure, ctn_stream_set_current(device, stream));
}
static inline ctn_status ctnm_stream_device(ctn_failure *failure, ctn_stream *stream, char *name,
    size_t name_capacity, size_t *name_length) {
  return ctn_failure_take(failure, ctn_stream_device(stream, name, name_capacity, name_length));
}
static inline ctn_status ctnm_stream_priority(ctn_failure *failure, ctn_stream *stream, int32_t *priority) {
  return ctn_failure_take(failure, ctn_stream_priority(stream, priority));
}
static inline ctn_status ctnm_stream_priority_range(ctn_failure *failure, const char *device, int32_t *least,
    int32_t *greatest) {
  return ctn_failure_take(failure, ctn_stream_priority_range(device, least, greatest));
}
static inline ctn_status ctnm_stream_synchronize(ctn_failure *failure, ctn_stream *stream) {
  return ctn_failure_take(failure, ctn_stream_synchronize(stream));
}
static inline ctn_status ctnm_stream_done(ctn_failure *failure, ctn_stream *stream, int32_t *done) {
  return ctn_failure_take(failure, ctn_stream_done(stream, done));
}
static inline ctn_status ctnm_stream_record(ctn_failure *failure, ctn_stream *stream, ctn_event *event,
    ctn_event **out) {
  return ctn_failure_take(failure, ctn_stream_record(stream, event, out));
}
static inline ctn_status ctnm_stream_wait_event(ctn_failure *failure, ctn_stream *stream, ctn_event *event) {
  return ctn_failure_take(failure, ctn_stream_wait_event(stream, event));
}
static inline ctn_status ctnm_stream_add_callback(ctn_failure *failure, ctn_stream *stream,
    ctn_stream_fn callback, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_stream_add_callback(stream, callback, user_data, destroy));
}
static inline ctn_status ctnm_event_new(ctn_failure *failure, const char *device, int32_t disable_timing,
    ctn_event **out) {
  return ctn_failure_take(failure, ctn_event_new(device, disable_timing, out));
}
static inline ctn_status ctnm_event_device(ctn_failure *failure, ctn_event *event, char *name,
    size_t name_capacity, size_t *name_length) {
  return ctn_failure_take(failure, ctn_event_device(event, name, name_capacity, name_length));
}
static inline ctn_status ctnm_event_record(ctn_failure *failure, ctn_event *event, ctn_stream *stream) {
  return ctn_failure_take(failure, ctn_event_record(event, stream));
}
static inline ctn_status ctnm_event_synchronize(ctn_failure *failure, ctn_event *event) {
  return ctn_failure_take(failure, ctn_event_synchronize(event));
}
static inline ctn_status ctnm_event_done(ctn_failure *failure, ctn_event *event, int32_t *done) {
  return ctn_failure_take(failure, ctn_event_done(event, done));
}
static inline ctn_status ctnm_event_elapsed_time(ctn_failure *failure, ctn_event *start, ctn_event *end,
    double *milliseconds) {
  return ctn_failure_take(failure, ctn_event_elapsed_time(start, end, milliseconds));
}
static inline ctn_status ctnm_array_to_data_async(ctn_failure *failure, const ctn_array *a, void *data,
    size_t size, ctn_stream *stream) {
  return ctn_failure_take(failure, ctn_array_to_data_async(a, data, size, stream));
}
static inline ctn_status ctnm_array_set_data_async(ctn_failure *failure, ctn_array *a, const void *data,
    size_t size, ctn_stream *stream) {
  return ctn_failure_take(failure, ctn_array_set_data_async(a, data, size, stream));
}
static inline ctn_status ctnm_gradient_check_numerical_grad(ctn_failure *failure,
    ctn_gradient_check_arrays_fn f, void *user_data, ctn_destroy_fn destroy, ctn_array *const *inputs,
    size_t input_count, const ctn_array *const *grad_outputs, size_t output_count, double eps,
    ctn_array **grads) {
  return ctn_failure_take(failure, ctn_gradient_check_numerical_grad(f, user_data, destroy, inputs,
      input_count, grad_outputs, output_count, eps, grads));
}
static inline ctn_status ctnm_gradient_check_backward(ctn_failure *failure, ctn_gradient_check_fn f,
    void *user_data, ctn_destroy_fn destroy, ctn_array *const *x_data, size_t x_count,
    const ctn_array *const *y_grad, size_t y_count, ctn_variable *const *params, size_t param_count,
    double eps, double rtol, double atol) {
  return ctn_failure_take(failure, ctn_gradient_check_backward(f, user_data, destroy, x_data, x_count, y_grad,
      y_count, params, param_count, eps, rtol, atol));
}
static inline ctn_status ctnm_gradient_check_double_backward(ctn_failure *failure, ctn_gradient_check_fn f,
    void *user_data, ctn_destroy_fn destroy, ctn_array *const *x_data, size_t x_count,
    const ctn_array *const *y_grad, size_t y_count, ctn_variable *const *params, size_t param_count,
    double eps, double rtol, double atol) {
  return ctn_failure_take(failure, ctn_gradient_check_double_backward(f, user_data, destroy, x_data, x_count,
      y_grad, y_count, params, param_count, eps, rtol, atol));
}
static inline ctn_status ctnm_gradient_check_function(ctn_failure *failure, ctn_function *f,
    ctn_array *const *x_data, size_t x_count, const ctn_array *const *y_grad, size_t y_count, int32_t order,
    double eps, double rtol, double atol) {
  return ctn_failure_take(failure, ctn_gradient_check_function(f, x_data, x_count, y_grad, y_count, order,
      eps, rtol, atol));
}
static inline ctn_status ctnm_gradient_check_link(ctn_failure *failure, ctn_link *link,
    ctn_array *const *x_data, size_t x_count, const ctn_array *const *y_grad, size_t y_count, int32_t order,
    double eps, double rtol, double atol) {
  return ctn_failure_take(failure, ctn_gradient_check_link(link, x_data, x_count, y_grad, y_count, order, eps,
      rtol, atol));
}
static inline ctn_status ctnm_testing_assert_allclose(ctn_failure *failure, const ctn_array *actual,
    const ctn_array *desired, double rtol, double atol, const char *err_msg, int32_t verbose) {
  return ctn_failure_take(failure, ctn_testing_assert_allclose(actual, desired, rtol, atol, err_msg,
      verbose));
}
static inline ctn_status ctnm_testing_assert_array_almost_equal(ctn_failure *failure, const ctn_array *x,
    const ctn_array *y, int32_t decimal, const char *err_msg, int32_t verbose) {
  return ctn_failure_take(failure, ctn_testing_assert_array_almost_equal(x, y, decimal, err_msg, verbose));
}
static inline ctn_status ctnm_testing_assert_array_almost_equal_nulp(ctn_failure *failure, const ctn_array *x,
    const ctn_array *y, int64_t nulp) {
  return ctn_failure_take(failure, ctn_testing_assert_array_almost_equal_nulp(x, y, nulp));
}
static inline ctn_status ctnm_testing_assert_array_max_ulp(ctn_failure *failure, const ctn_array *a,
    const ctn_array *b, int64_t maxulp, ctn_dtype dtype) {
  return ctn_failure_take(failure, ctn_testing_assert_array_max_ulp(a, b, maxulp, dtype));
}
static inline ctn_status ctnm_testing_assert_array_equal(ctn_failure *failure, const ctn_array *x,
    const ctn_array *y, const char *err_msg, int32_t verbose) {
  return ctn_failure_take(failure, ctn_testing_assert_array_equal(x, y, err_msg, verbose));
}
static inline ctn_status ctnm_testing_assert_array_list_equal(ctn_failure *failure,
    const ctn_array *const *xlist, size_t xcount, const ctn_array *const *ylist, size_t ycount,
    const char *err_msg, int32_t verbose) {
  return ctn_failure_take(failure, ctn_testing_assert_array_list_equal(xlist, xcount, ylist, ycount, err_msg,
      verbose));
}
static inline ctn_status ctnm_testing_assert_array_less(ctn_failure *failure, const ctn_array *x,
    const ctn_array *y, const char *err_msg, int32_t verbose) {
  return ctn_failure_take(failure, ctn_testing_assert_array_less(x, y, err_msg, verbose));
}
static inline ctn_status ctnm_testing_for_dtypes(ctn_failure *failure, const ctn_dtype *dtypes, size_t count,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_dtypes(dtypes, count, function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_all_dtypes(ctn_failure *failure, int32_t no_float16,
    int32_t no_bool, ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_all_dtypes(no_float16, no_bool, function, user_data,
      destroy));
}
static inline ctn_status ctnm_testing_for_float_dtypes(ctn_failure *failure, int32_t no_float16,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_float_dtypes(no_float16, function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_signed_dtypes(ctn_failure *failure, ctn_testing_dtypes_fn function,
    void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_signed_dtypes(function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_unsigned_dtypes(ctn_failure *failure,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_unsigned_dtypes(function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_int_dtypes(ctn_failure *failure, int32_t no_bool,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_int_dtypes(no_bool, function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_dtypes_combination(ctn_failure *failure, const ctn_dtype *dtypes,
    size_t count, size_t argument_count, int32_t full, ctn_testing_dtypes_fn function, void *user_data,
    ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_dtypes_combination(dtypes, count, argument_count, full,
      function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_all_dtypes_combination(ctn_failure *failure, size_t argument_count,
    int32_t no_float16, int32_t no_bool, int32_t full, ctn_testing_dtypes_fn function, void *user_data,
    ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_all_dtypes_combination(argument_count, no_float16, no_bool,
      full, function, user_data, destroy));
}
static inline ctn_status ctnm_testing_for_signed_dtypes_combination(ctn_failure *failure,
    size_t argument_count, int32_t full, ctn_testing_dtypes_fn function, void *user_data,
    ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_signed_dtypes_combination(argument_count, full, function,
      user_data, destroy));
}
static inline ctn_status ctnm_testing_for_unsigned_dtypes_combination(ctn_failure *failure,
    size_t argument_count, int32_t full, ctn_testing_dtypes_fn function, void *user_data,
    ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_unsigned_dtypes_combination(argument_count, full, function,
      user_data, destroy));
}
static inline ctn_status ctnm_testing_for_int_dtypes_combination(ctn_failure *failure, size_t argument_count,
    int32_t no_bool, int32_t full, ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_for_int_dtypes_combination(argument_count, no_bool, full,
      function, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_allclose(ctn_failure *failure, const char *first,
    const char *second, double rtol, double atol, const char *err_msg, int32_t verbose, int32_t type_check,
    int32_t accept_error, ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_allclose(first, second, rtol, atol, err_msg, verbose,
      type_check, accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_almost_equal(ctn_failure *failure, const char *first,
    const char *second, int32_t decimal, const char *err_msg, int32_t verbose, int32_t type_check,
    int32_t accept_error, ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_almost_equal(first, second, decimal, err_msg,
      verbose, type_check, accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_almost_equal_nulp(ctn_failure *failure, const char *first,
    const char *second, int64_t nulp, int32_t type_check, int32_t accept_error,
    ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_almost_equal_nulp(first, second, nulp,
      type_check, accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_max_ulp(ctn_failure *failure, const char *first,
    const char *second, int64_t maxulp, ctn_dtype dtype, int32_t type_check, int32_t accept_error,
    ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_max_ulp(first, second, maxulp, dtype, type_check,
      accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_equal(ctn_failure *failure, const char *first,
    const char *second, const char *err_msg, int32_t verbose, int32_t type_check, int32_t accept_error,
    ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_equal(first, second, err_msg, verbose,
      type_check, accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_list_equal(ctn_failure *failure, const char *first,
    const char *second, size_t capacity, const char *err_msg, int32_t verbose,
    ctn_testing_compute_list_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_list_equal(first, second, capacity, err_msg,
      verbose, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_array_less(ctn_failure *failure, const char *first,
    const char *second, const char *err_msg, int32_t verbose, int32_t type_check, int32_t accept_error,
    ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_array_less(first, second, err_msg, verbose, type_check,
      accept_error, compute, user_data, destroy));
}
static inline ctn_status ctnm_testing_devices_raise(ctn_failure *failure, const char *first,
    const char *second, ctn_testing_compute_fn compute, void *user_data, ctn_destroy_fn destroy) {
  return ctn_failure_take(failure, ctn_testing_devices_raise(first, second, compute, user_data, destroy));
}
static inline ctn_status ctnm_type_check_expect(ctn_failure *failure, const ctn_array *const *in_types,
    size_t count, const char *expression) {
  return ctn_failure_take(failure, ctn_type_check_expect(in_types, count, expression));
}
static inline ctn_status ctnm_type_check_expect_values(ctn_failure *failure, const ctn_array *const *in_types,
    size_t count, const char *expression, const char *const *names, size_t value_count,
    const int64_t *values) {
  return ctn_failure_take(failure, ctn_type_check_expect_values(in_types, count, expression, names,
      value_count, values));
}
static inline ctn_status ctnm_type_check_fail(ctn_failure *failure, const char *expect, const char *actual) {
  return ctn_failure_take(failure, ctn_type_check_fail(expect, actual));
}
static inline ctn_status ctnm_set_type_check_enabled(ctn_failure *failure, int32_t enabled) {
  return ctn_failure_take(failure, ctn_set_type_check_enabled(enabled));
}
static inline ctn_status ctnm_type_expr_new(ctn_failure *failure, const char *expression,
    const char *const *names, size_t value_count, const int64_t *values, ctn_type_expr **out) {
  return ctn_failure_take(failure, ctn_type_expr_new(expression, names, value_count, values, out));
}
static inline ctn_status ctnm_type_expr_text(ctn_failure *failure, ctn_type_expr *expr, char *text,
    size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_type_expr_text(expr, text, text_capacity, text_length));
}
static inline ctn_status ctnm_type_expr_eval(ctn_failure *failure, ctn_type_expr *expr,
    const ctn_array *const *in_types, size_t count, int64_t *value) {
  return ctn_failure_take(failure, ctn_type_expr_eval(expr, in_types, count, value));
}
static inline ctn_status ctnm_type_expr_eval_text(ctn_failure *failure, ctn_type_expr *expr,
    const ctn_array *const *in_types, size_t count, char *text, size_t text_capacity, size_t *text_length) {
  return ctn_failure_take(failure, ctn_type_expr_eval_text(expr, in_types, count, text, text_capacity,
      text_length));
}
static inline ctn_status ctnm_type_expr_expect(ctn_failure *failure, ctn_type_expr *expr,
    const ctn_array *const *in_types, size_t count) {
  return ctn_failure_take(failure, ctn_type_expr_expect(expr, in_types, count));
}
static inline ctn_status ctnm_array_ufunc(ctn_failure *failure, const char *name,
    const ctn_array *const *inputs, size_t count, ctn_dtype dtype, ctn_casting casting,
    const ctn_array *where, ctn_array *destination, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ufunc(name, inputs, count, dtype, casting, where, destination,
      out));
}
static inline ctn_status ctnm_array_ufunc_outputs(ctn_failure *failure, const char *name,
    const ctn_array *const *inputs, size_t count, ctn_dtype dtype, ctn_casting casting,
    const ctn_array *where, ctn_array *const *destinations, ctn_array **outs, size_t out_count) {
  return ctn_failure_take(failure, ctn_array_ufunc_outputs(name, inputs, count, dtype, casting, where,
      destinations, outs, out_count));
}
static inline ctn_status ctnm_array_ufunc_at(ctn_failure *failure, const char *name, ctn_array *a,
    const ctn_index *items, size_t count, const ctn_array *const *arrays, size_t array_count,
    const ctn_array *value) {
  return ctn_failure_take(failure, ctn_array_ufunc_at(name, a, items, count, arrays, array_count, value));
}
static inline ctn_status ctnm_ufunc_arity(ctn_failure *failure, const char *name, size_t *inputs,
    size_t *outputs) {
  return ctn_failure_take(failure, ctn_ufunc_arity(name, inputs, outputs));
}
static inline ctn_status ctnm_ufunc_types(ctn_failure *failure, const char *name, char *types,
    size_t types_capacity, size_t *types_length) {
  return ctn_failure_take(failure, ctn_ufunc_types(name, types, types_capacity, types_length));
}
static inline ctn_status ctnm_array_ufunc_reduce(ctn_failure *failure, const char *name, const ctn_array *a,
    const int64_t *axes, size_t count, int32_t keepdims, ctn_dtype dtype, const ctn_array *where,
    const ctn_array *initial, ctn_array *destination, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ufunc_reduce(name, a, axes, count, keepdims, dtype, where,
      initial, destination, out));
}
static inline ctn_status ctnm_array_ufunc_accumulate(ctn_failure *failure, const char *name,
    const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *destination, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ufunc_accumulate(name, a, axis, dtype, destination, out));
}
static inline ctn_status ctnm_array_ufunc_reduceat(ctn_failure *failure, const char *name, const ctn_array *a,
    const ctn_array *indices, int64_t axis, ctn_dtype dtype, ctn_array *destination, ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ufunc_reduceat(name, a, indices, axis, dtype, destination, out));
}
static inline ctn_status ctnm_array_ufunc_outer(ctn_failure *failure, const char *name, const ctn_array *a,
    const ctn_array *b, ctn_dtype dtype, ctn_casting casting, const ctn_array *where, ctn_array *destination,
    ctn_array **out) {
  return ctn_failure_take(failure, ctn_array_ufunc_outer(name, a, b, dtype, casting, where, destination,
      out));
}
static inline ctn_status ctnm_ufunc_reduction(ctn_failure *failure, const char *name, int32_t *reorderable,
    ctn_array **identity) {
  return ctn_failure_take(failure, ctn_ufunc_reduction(name, reorderable, identity));
}
static inline ctn_status ctnm_link_user_new(ctn_failure *failure, const ctn_link_callbacks *callbacks,
    void *user_data, ctn_link **out) {
  return ctn_failure_take(failure, ctn_link_user_new(callbacks, user_data, out));
}
static inline ctn_status ctnm_link_user_data(ctn_failure *failure, ctn_link *link, void **out) {
  return ctn_failure_take(failure, ctn_link_user_data(link, out));
}

#ifdef __cplusplus
}
#endif

#endif
