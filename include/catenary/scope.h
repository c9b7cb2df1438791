/**
 * catenary/scope.h: Scopes, with which C reads like mathematics. Header-only: nothing in it is exported.
 *
 *     ctn_scope c = {0};
 *     ctn_variable *y = cs_tanh(&c, cs_linear(&c, x, w, b));
 *     double loss = cs_value(&c, cs_mean_squared_error(&c, y, t, NULL));
 *     if (cs_end(&c)) fprintf(stderr, "%s\n", ctn_error_message());
 *
 * A scope is a struct that the caller owns. It contains the status of the first failure and the handles to release. For
 * each function `ctn_NAME` that returns a status there is a function `cs_NAME` with the scope as its first argument:
 *
 * - If it produces one new handle, it returns it. The scope holds the handle until cs_pop or cs_end, so calls can be nested.
 * - If it produces a single number, enumeration or string, it returns that; strings live as long as handles do.
 * - If it produces several results, it stores them as the plain call does, and the scope holds the handles among them.
 * - If it produces several results or none, it returns the status of the scope.
 *
 * After a failure, all of these functions do nothing and return NULL, 0 or "", until cs_end returns the status of that
 * first failure. Its message is then in ctn_error_message(), whatever happened in between. Callbacks passed to a skipped
 * call are destroyed, as by a call that fails. Functions without a status (ctn_array_ndim, ctn_optimizer_t...) are called
 * directly; they accept NULL.
 *
 * Everything that a scope holds stays alive, so loops release what they made: `size_t m = cs_mark(&c); ... cs_pop(&c, m);`.
 * cs_keep adds a reference for objects that must outlive the scope. A scope is an ordinary variable: callbacks and threads
 * have separate scopes, and there is no other state. A scope must not be copied, and one thread uses it at a time. In C++
 * it is initialized as `ctn_scope c = {};` (catenary/catenary.hpp is the C++ interface).
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SCOPE_H
#define CATENARY_SCOPE_H

#include <catenary/catenary.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
#include <initializer_list>
extern "C" {
#endif

#if defined(__GNUC__)
#define CTN_FORMAT_(text, values) __attribute__((format(printf, text, values)))
#define CTN_SLOW_ __attribute__((noinline, cold, unused)) static
#define CTN_LIKELY_(condition) __builtin_expect((condition) != 0, 1)
#else
#define CTN_FORMAT_(text, values)
#define CTN_SLOW_ static inline
#define CTN_LIKELY_(condition) (condition)
#endif

enum { CTN_SCOPE_NEAR_ = 8 };

/** A scope, initialized as `ctn_scope c = {0};`. Programs read only `status`: that of the first failure, or CTN_OK. */
typedef struct ctn_scope {
  ctn_status status;
  int32_t reserved_;
  size_t count_;
  size_t room_;
  char *message_;    /* of the first failure */
  uintptr_t *held_;  /* addresses of what is held; the lower two bits are its kind */
  uintptr_t near_[CTN_SCOPE_NEAR_];  /* held_ points here while this is large enough */
} ctn_scope;

enum { CTN_SCOPE_OBJECT_ = 0, CTN_SCOPE_MEMORY_ = 1, CTN_SCOPE_CONTEXT_ = 2, CTN_SCOPE_KINDS_ = 3 };

/* Failures. */

CTN_FORMAT_(2, 0) CTN_SLOW_ ctn_status ctn_fail_(ctn_status status, const char *format, va_list values) {
  char little[256], *text = little;
  va_list again;
  int length;
  va_copy(again, values);
  length = vsnprintf(little, sizeof little, format, values);
  if (length >= (int)sizeof little) {
    char *more = (char *)malloc((size_t)length + 1);
    if (more) vsnprintf(text = more, (size_t)length + 1, format, again);
  }
  va_end(again);
  ctn_error_set(status, length < 0 ? format : text);
  if (text != little) free(text);
  return status;
}

/**
 * For callbacks and other functions that return a status: stores a message, formatted as by printf, and returns the
 * status.
 */
CTN_FORMAT_(2, 3) CTN_SLOW_ ctn_status ctn_fail(ctn_status status, const char *format, ...) {
  va_list values;
  va_start(values, format);
  ctn_fail_(status, format, values);
  va_end(values);
  return status;
}

CTN_SLOW_ void ctn_check_failed_(ctn_status status, const char *file, int line, const char *function) {
  if (ctn_error_code() == status) {
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, function, ctn_error_message());
  } else {
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, function, ctn_status_name(status));
  }
  exit(1);
}

static inline void ctn_check_(ctn_status status, const char *file, int line, const char *function) {
  if (!CTN_LIKELY_(status == CTN_OK)) ctn_check_failed_(status, file, line, function);
}

/** Ends the program if a call fails, with file, line, function and message on stderr. For programs, not libraries. */
#define CTN_CHECK(call) ctn_check_((call), __FILE__, __LINE__, __func__)

CTN_SLOW_ void cs_fail_(ctn_scope *scope, ctn_status status) {
  const char *text = ctn_error_code() == status ? ctn_error_message() : ctn_status_name(status);
  const size_t size = strlen(text) + 1;
  scope->status = status;
  scope->message_ = (char *)malloc(size);
  if (scope->message_) memcpy(scope->message_, text, size);
}

/** Records the status of a call that is not a cs_ function if it is the first failure. Returns the status of the scope. */
static inline ctn_status cs_try(ctn_scope *scope, ctn_status status) {
  if (!CTN_LIKELY_(status == CTN_OK) && scope->status == CTN_OK) cs_fail_(scope, status);
  return scope->status;
}

/** ctn_fail for a scope: the scope fails with this message, unless it has already failed. Returns its status. */
CTN_FORMAT_(3, 4) CTN_SLOW_ ctn_status cs_fail(ctn_scope *scope, ctn_status status, const char *format, ...) {
  va_list values;
  if (scope->status != CTN_OK) return scope->status;
  va_start(values, format);
  ctn_fail_(status, format, values);
  va_end(values);
  return cs_try(scope, status);
}

/** The message of the first failure, or "" if there was none; it lives until cs_end. */
static inline const char *cs_message(const ctn_scope *scope) {
  if (scope->status == CTN_OK) return "";
  return scope->message_ ? scope->message_ : ctn_status_name(scope->status);
}

/* What is held. */

CTN_SLOW_ int cs_grow_(ctn_scope *scope) {
  const size_t room = scope->room_ ? 4 * scope->room_ : (size_t)CTN_SCOPE_NEAR_;
  uintptr_t *held = scope->near_;
  if (scope->room_) {
    uintptr_t *old = scope->held_ == scope->near_ ? NULL : scope->held_;
    held = room < SIZE_MAX / (4 * sizeof *held) ? (uintptr_t *)realloc(old, room * sizeof *held) : NULL;
    if (!held) {
      cs_fail(scope, CTN_ERROR_OUT_OF_MEMORY, "scope: no memory to hold another handle");
      return 0;
    }
    if (!old) memcpy(held, scope->near_, sizeof scope->near_);
  }
  scope->held_ = held;
  scope->room_ = room;
  return 1;
}

static inline int cs_push_(ctn_scope *scope, uintptr_t entry) {
  if (!CTN_LIKELY_(scope->count_ < scope->room_) && !cs_grow_(scope)) return 0;
  scope->held_[scope->count_++] = entry;
  return 1;
}

static inline void *cs_hold_(ctn_scope *scope, void *handle) {
  if (!handle || cs_push_(scope, (uintptr_t)handle)) return handle;
  ctn_object_release((ctn_object *)handle);
  return NULL;
}

CTN_SLOW_ void *cs_made_slowly_(ctn_scope *scope, ctn_status status, void *handle) {
  cs_try(scope, status);
  return cs_hold_(scope, handle);
}

/* The end of a call that returns a handle: NULL indicates a failure, so that the usual path has two tests. */
static inline void *cs_made_(ctn_scope *scope, ctn_status status, void *handle) {
  if (!CTN_LIKELY_(handle != NULL && scope->count_ < scope->room_)) return cs_made_slowly_(scope, status, handle);
  scope->held_[scope->count_++] = (uintptr_t)handle;
  return handle;
}

CTN_SLOW_ void cs_drop_special_(uintptr_t entry) {
  void *address = (void *)(entry & ~(uintptr_t)CTN_SCOPE_KINDS_);
  if ((entry & CTN_SCOPE_KINDS_) == CTN_SCOPE_MEMORY_) {
    free(address);
  } else {
    (void)ctn_context_apply((ctn_context *)address); /* cannot fail: it was captured from a thread */
    ctn_context_release((ctn_context *)address);
  }
}

static inline void cs_drop_(uintptr_t entry) {
  if (CTN_LIKELY_((entry & CTN_SCOPE_KINDS_) == CTN_SCOPE_OBJECT_)) {
    ctn_object_release((ctn_object *)entry);
  } else {
    cs_drop_special_(entry);
  }
}

/* Releasing runs user functions, which may fail themselves. */
CTN_SLOW_ ctn_status cs_restore_(const ctn_scope *scope) {
  if (ctn_error_code() != scope->status || strcmp(ctn_error_message(), cs_message(scope)) != 0) {
    ctn_error_set(scope->status, cs_message(scope));
  }
  return scope->status;
}

/** The current position in the list of what the scope holds, for cs_pop. */
static inline size_t cs_mark(const ctn_scope *scope) { return scope->count_; }

/**
 * Releases what the scope has received since the mark, in reverse order. Returns the status of the scope. Does nothing if
 * an earlier pop went back beyond the mark.
 */
static inline ctn_status cs_pop(ctn_scope *scope, size_t mark) {
  while (scope->count_ > mark) cs_drop_(scope->held_[--scope->count_]);
  return CTN_LIKELY_(scope->status == CTN_OK) ? CTN_OK : cs_restore_(scope);
}

/** cs_pop, except that the scope keeps one handle, such as the state that a loop passes to its next iteration. */
static inline ctn_status cs_pop_except(ctn_scope *scope, size_t mark, const void *handle) {
  int found = 0;
  while (scope->count_ > mark) {
    const uintptr_t entry = scope->held_[--scope->count_];
    if (!found && handle && entry == (uintptr_t)handle) {
      found = 1;
    } else {
      cs_drop_(entry);
    }
  }
  if (found) scope->held_[scope->count_++] = (uintptr_t)handle;
  return CTN_LIKELY_(scope->status == CTN_OK) ? CTN_OK : cs_restore_(scope);
}

/**
 * Releases everything that the scope holds. Returns the status of the first failure, whose message is then in
 * ctn_error_message(). The scope can then be used again.
 */
static inline ctn_status cs_end(ctn_scope *scope) {
  const ctn_status status = cs_pop(scope, 0);
  if (scope->held_ != scope->near_) free(scope->held_);
  scope->held_ = NULL;
  scope->room_ = 0;
  if (status != CTN_OK) {
    free(scope->message_);
    scope->message_ = NULL;
    scope->status = CTN_OK;
  }
  return status;
}

/** Zeroed memory of `size` bytes that the scope frees; NULL after a failure. */
static inline void *cs_memory(ctn_scope *scope, size_t size) {
  void *memory = scope->status == CTN_OK ? calloc(size ? size : 1, 1) : NULL;
  if (!memory) {
    cs_fail(scope, CTN_ERROR_OUT_OF_MEMORY, "scope: no memory for %lu bytes", (unsigned long)size);
  } else if (!cs_push_(scope, (uintptr_t)memory | CTN_SCOPE_MEMORY_)) {
    free(memory);
    memory = NULL;
  }
  return memory;
}

/**
 * Saves the settings of the thread (device, streams, history, training, hooks). The scope restores them when it releases
 * what it has received since this call; cs_pop and cs_end must then be called on the same thread.
 */
static inline ctn_status cs_settings(ctn_scope *scope) {
  ctn_context *context = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_context_capture(&context));
  if (context && !cs_push_(scope, (uintptr_t)context | CTN_SCOPE_CONTEXT_)) ctn_context_release(context);
  return scope->status;
}

/* Lists. */

#ifndef __cplusplus
#define CTN_LIST_(type, ...) (type[]){__VA_ARGS__}, sizeof((type[]){__VA_ARGS__}) / sizeof(type)
#else
} /* extern "C" */
template <class... T>
char (&cs_counted_(const T &...))[sizeof...(T)];
#define CTN_LIST_(type, ...) (std::initializer_list<type>{__VA_ARGS__}).begin(), sizeof(cs_counted_(__VA_ARGS__))
extern "C" {
#endif

/**
 * Lists as arguments, pointer and count: cs_reshape(&c, x, CTN_SHAPE(-1, 28, 28)), ctn_array_transpose(a, CTN_AXES(1, 0),
 * &b), cs_concat(&c, CTN_VARIABLES(a, b), 1), cs_array_get(&c, a, CTN_INDEX(cs_at(0), cs_slice(1, 3))). An omitted list is
 * NULL, 0.
 */
#define CTN_SHAPE(...) CTN_LIST_(const int64_t, __VA_ARGS__)
#define CTN_AXES(...) CTN_LIST_(const int64_t, __VA_ARGS__)
#define CTN_ARRAYS(...) CTN_LIST_(const ctn_array *const, __VA_ARGS__)
#define CTN_VARIABLES(...) CTN_LIST_(ctn_variable *const, __VA_ARGS__)
#define CTN_INDEX(...) CTN_LIST_(const ctn_index, __VA_ARGS__)

static inline ctn_index cs_index_(int64_t kind, int64_t start, int64_t stop, int64_t step) {
  ctn_index item;
  item.kind = kind;
  item.start = start;
  item.stop = stop;
  item.step = step;
  return item;
}
/** The items of an index: a[i], a[start:stop], a[start:stop:step], a[:], a[newaxis], a[...], and array `i` of a list. */
static inline ctn_index cs_at(int64_t i) { return cs_index_(CTN_INDEX_INT, i, 0, 1); }
static inline ctn_index cs_slice(int64_t start, int64_t stop) { return cs_index_(CTN_INDEX_SLICE, start, stop, 1); }
static inline ctn_index cs_steps(int64_t start, int64_t stop, int64_t step) {
  return cs_index_(CTN_INDEX_SLICE, start, stop, step);
}
static inline ctn_index cs_whole(void) { return cs_index_(CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1); }
static inline ctn_index cs_newaxis(void) { return cs_index_(CTN_INDEX_NEWAXIS, 0, 0, 1); }
static inline ctn_index cs_ellipsis(void) { return cs_index_(CTN_INDEX_ELLIPSIS, 0, 0, 1); }
static inline ctn_index cs_chosen(int64_t i) { return cs_index_(CTN_INDEX_ARRAY, i, 0, 1); }

/* The functions of the library. */

static inline ctn_dtype cs_dtype_from_name(ctn_scope *scope, const char *name) {
  ctn_dtype made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dtype_from_name(name, &made_));
  return made_;
}
static inline ctn_dtype cs_dtype_result_type(ctn_scope *scope, const ctn_dtype *dtypes, size_t count) {
  ctn_dtype made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dtype_result_type(dtypes, count, &made_));
  return made_;
}
static inline int32_t cs_dtype_can_cast(ctn_scope *scope, ctn_dtype from, ctn_dtype to, ctn_casting casting) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dtype_can_cast(from, to, casting, &made_));
  return made_;
}
static inline ctn_array *cs_array_empty(ctn_scope *scope, const int64_t *shape, size_t ndim,
                                        ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_empty(shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_zeros(ctn_scope *scope, const int64_t *shape, size_t ndim,
                                        ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_zeros(shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ones(ctn_scope *scope, const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ones(shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_full(ctn_scope *scope, const int64_t *shape, size_t ndim,
                                       const ctn_array *value, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_full(shape, ndim, value, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_full_f64(ctn_scope *scope, const int64_t *shape, size_t ndim, double value,
                                           ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_full_f64(shape, ndim, value, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_full_i64(ctn_scope *scope, const int64_t *shape, size_t ndim, int64_t value,
                                           ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_full_i64(shape, ndim, value, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_empty_like(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_empty_like(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_zeros_like(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_zeros_like(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ones_like(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ones_like(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_full_like(ctn_scope *scope, const ctn_array *a, const ctn_array *value,
                                            ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_full_like(a, value, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_eye(ctn_scope *scope, int64_t n, int64_t m, int64_t k, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_eye(n, m, k, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_identity(ctn_scope *scope, int64_t n, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_identity(n, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_arange_i64(ctn_scope *scope, int64_t start, int64_t stop, int64_t step,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arange_i64(start, stop, step, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_arange_f64(ctn_scope *scope, double start, double stop, double step,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arange_f64(start, stop, step, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_linspace(ctn_scope *scope, double start, double stop, int64_t count,
                                           int32_t endpoint, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_linspace(start, stop, count, endpoint, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_diag(ctn_scope *scope, const ctn_array *v, int64_t k) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_diag(v, k, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_diagflat(ctn_scope *scope, const ctn_array *v, int64_t k) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_diagflat(v, k, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_from_data(ctn_scope *scope, const void *data, const int64_t *shape,
                                            size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_from_data(data, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_from_memory(ctn_scope *scope, void *data, const int64_t *shape, size_t ndim,
                                              const int64_t *strides, ctn_dtype dtype, ctn_destroy_fn deleter,
                                              void *user_data) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_array_from_memory(data, shape, ndim, strides, dtype, deleter, user_data, &made_);
  } else {
    if (deleter) deleter(user_data);
  }
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_scalar_f64(ctn_scope *scope, double value) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_scalar_f64(value, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_scalar_i64(ctn_scope *scope, int64_t value) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_scalar_i64(value, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_scalar_bool(ctn_scope *scope, int32_t value) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_scalar_bool(value, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_base(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_base(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline const char *cs_array_device(ctn_scope *scope, const ctn_array *a) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_device(a, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_array_device(a, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline void *cs_array_data(ctn_scope *scope, const ctn_array *a) {
  void *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_data(a, &made_));
  return made_;
}
static inline ctn_status cs_array_mark_written(ctn_scope *scope, ctn_array *a) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_mark_written(a));
  return scope->status;
}
static inline ctn_status cs_array_to_data(ctn_scope *scope, const ctn_array *a, void *data, size_t size) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_to_data(a, data, size));
  return scope->status;
}
static inline ctn_status cs_array_set_data(ctn_scope *scope, ctn_array *a, const void *data, size_t size) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_data(a, data, size));
  return scope->status;
}
static inline double cs_array_item_f64(ctn_scope *scope, const ctn_array *a, const int64_t *index,
                                       size_t count) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_item_f64(a, index, count, &made_));
  return made_;
}
static inline int64_t cs_array_item_i64(ctn_scope *scope, const ctn_array *a, const int64_t *index,
                                        size_t count) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_item_i64(a, index, count, &made_));
  return made_;
}
static inline const char *cs_array_str(ctn_scope *scope, const ctn_array *a, int32_t max_line_width,
                                       int32_t precision, int32_t suppress_small) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_str(a, max_line_width, precision, suppress_small, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_array_str(a, max_line_width, precision, suppress_small, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_array_repr(ctn_scope *scope, const ctn_array *a, int32_t max_line_width,
                                        int32_t precision, int32_t suppress_small) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_repr(a, max_line_width, precision, suppress_small, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_array_repr(a, max_line_width, precision, suppress_small, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_array_print(ctn_scope *scope, const ctn_array *a, ctn_write_fn write,
                                        void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_print(a, write, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_array *cs_array_astype(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_astype(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_copy(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_copy(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_asarray(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_asarray(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ascontiguousarray(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ascontiguousarray(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_asfortranarray(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_asfortranarray(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_view(ctn_scope *scope, const ctn_array *a, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_view(a, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_to_device(ctn_scope *scope, const ctn_array *a, const char *device) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_to_device(a, device, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_fill(ctn_scope *scope, ctn_array *a, const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fill(a, value));
  return scope->status;
}
static inline ctn_status cs_array_fill_f64(ctn_scope *scope, ctn_array *a, double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fill_f64(a, value));
  return scope->status;
}
static inline ctn_status cs_array_fill_i64(ctn_scope *scope, ctn_array *a, int64_t value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fill_i64(a, value));
  return scope->status;
}
static inline ctn_status cs_array_copyto(ctn_scope *scope, ctn_array *dst, const ctn_array *src,
                                         ctn_casting casting, const ctn_array *where) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_copyto(dst, src, casting, where));
  return scope->status;
}
static inline ctn_array *cs_array_reshape(ctn_scope *scope, const ctn_array *a, const int64_t *shape,
                                          size_t ndim) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_reshape(a, shape, ndim, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_set_shape(ctn_scope *scope, ctn_array *a, const int64_t *shape,
                                            size_t ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_shape(a, shape, ndim));
  return scope->status;
}
static inline ctn_status cs_array_set_writeable(ctn_scope *scope, ctn_array *a, int32_t writeable) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_writeable(a, writeable));
  return scope->status;
}
static inline ctn_array *cs_array_reduced_view(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_reduced_view(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ravel(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ravel(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_flatten(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_flatten(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_transpose(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                            size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_transpose(a, axes, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_swapaxes(ctn_scope *scope, const ctn_array *a, int64_t axis1,
                                           int64_t axis2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_swapaxes(a, axis1, axis2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rollaxis(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                           int64_t start) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rollaxis(a, axis, start, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_expand_dims(ctn_scope *scope, const ctn_array *a, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_expand_dims(a, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_squeeze(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                          size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_squeeze(a, axes, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_broadcast_to(ctn_scope *scope, const ctn_array *a, const int64_t *shape,
                                               size_t ndim) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_broadcast_to(a, shape, ndim, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_get(ctn_scope *scope, const ctn_array *a, const ctn_index *items,
                                      size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_get(a, items, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_set(ctn_scope *scope, ctn_array *a, const ctn_index *items, size_t count,
                                      const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set(a, items, count, value));
  return scope->status;
}
static inline ctn_status cs_array_set_f64(ctn_scope *scope, ctn_array *a, const ctn_index *items,
                                          size_t count, double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_f64(a, items, count, value));
  return scope->status;
}
static inline ctn_status cs_array_set_i64(ctn_scope *scope, ctn_array *a, const ctn_index *items,
                                          size_t count, int64_t value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_i64(a, items, count, value));
  return scope->status;
}
static inline ctn_array *cs_array_concatenate(ctn_scope *scope, const ctn_array *const *arrays, size_t count,
                                              int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_concatenate(arrays, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_split(ctn_scope *scope, const ctn_array *a, int64_t axis, ctn_array **outs,
                                        size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_split(a, axis, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_array_split(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                              ctn_array **outs, size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_array_split(a, axis, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_split_at(ctn_scope *scope, const ctn_array *a, const int64_t *positions,
                                           size_t position_count, int64_t axis, ctn_array **outs,
                                           size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_split_at(a, positions, position_count, axis, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_take(ctn_scope *scope, const ctn_array *a, const ctn_array *indices,
                                       int64_t axis, ctn_index_mode mode) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_take(a, indices, axis, mode, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_take_into(ctn_scope *scope, const ctn_array *a, const ctn_array *indices,
                                            int64_t axis, ctn_index_mode mode, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_take_into(a, indices, axis, mode, out));
  return scope->status;
}
static inline ctn_array *cs_array_where(ctn_scope *scope, const ctn_array *condition, const ctn_array *x,
                                        const ctn_array *y) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_where(condition, x, y, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_clip(ctn_scope *scope, const ctn_array *a, const ctn_array *minimum,
                                       const ctn_array *maximum) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_clip(a, minimum, maximum, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_clip_into(ctn_scope *scope, const ctn_array *a, const ctn_array *minimum,
                                            const ctn_array *maximum, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_clip_into(a, minimum, maximum, out));
  return scope->status;
}
static inline ctn_array *cs_array_dot(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_dot(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_dot_into(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_dot_into(a, b, out));
  return scope->status;
}
static inline ctn_array *cs_array_matmul(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_matmul(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_set_thread_count(ctn_scope *scope, int32_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_thread_count(count));
  return scope->status;
}
static inline ctn_status cs_set_onednn_enabled(ctn_scope *scope, int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_onednn_enabled(enabled));
  return scope->status;
}
static inline int32_t cs_set_backprop_enabled(ctn_scope *scope, int32_t enabled) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_backprop_enabled(enabled, &made_));
  return made_;
}
static inline int32_t cs_set_train(ctn_scope *scope, int32_t enabled) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_train(enabled, &made_));
  return made_;
}
static inline ctn_status cs_set_debug(ctn_scope *scope, int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_debug(enabled));
  return scope->status;
}
static inline ctn_context *cs_context_capture(ctn_scope *scope) {
  ctn_context *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_context_capture(&made_);
  return (ctn_context *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_context_apply(ctn_scope *scope, ctn_context *context) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_context_apply(context));
  return scope->status;
}
static inline ctn_status cs_object_set_binding(ctn_scope *scope, ctn_object *self, const void *key,
                                               void *object, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_object_set_binding(self, key, object, destroy));
  } else {
    if (destroy) destroy(object);
  }
  return scope->status;
}
static inline int32_t cs_object_set_toggle(ctn_scope *scope, ctn_object *object, const void *key,
                                           ctn_binding_toggle_fn toggle) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_object_set_toggle(object, key, toggle, &made_));
  return made_;
}
static inline ctn_status cs_binding_trace(ctn_scope *scope, ctn_object *const *objects, size_t count,
                                          ctn_binding_edge_fn edge, void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_binding_trace(objects, count, edge, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_variable *cs_variable_new(ctn_scope *scope, ctn_array *data) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_variable_new(data, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_variable_data(ctn_scope *scope, ctn_variable *v) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_variable_data(v, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_variable_set_data(ctn_scope *scope, ctn_variable *v, ctn_array *data) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_data(v, data));
  return scope->status;
}
static inline ctn_array *cs_variable_grad(ctn_scope *scope, ctn_variable *v) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_variable_grad(v, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_variable_set_grad(ctn_scope *scope, ctn_variable *v, ctn_array *grad) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_grad(v, grad));
  return scope->status;
}
static inline ctn_variable *cs_variable_grad_variable(ctn_scope *scope, ctn_variable *v) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_variable_grad_variable(v, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_function *cs_variable_creator(ctn_scope *scope, ctn_variable *v) {
  ctn_function *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_variable_creator(v, &made_);
  return (ctn_function *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_variable_set_volatile(ctn_scope *scope, ctn_variable *v,
                                                  ctn_volatile volatile_flag) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_volatile(v, volatile_flag));
  return scope->status;
}
static inline ctn_status cs_variable_set_requires_grad(ctn_scope *scope, ctn_variable *v,
                                                       int32_t requires_grad) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_requires_grad(v, requires_grad));
  return scope->status;
}
static inline ctn_status cs_variable_set_name(ctn_scope *scope, ctn_variable *v, const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_name(v, name));
  return scope->status;
}
static inline const char *cs_variable_label(ctn_scope *scope, ctn_variable *v) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_label(v, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_variable_label(v, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline double cs_variable_item_f64(ctn_scope *scope, ctn_variable *v) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_item_f64(v, &made_));
  return made_;
}
static inline int64_t cs_variable_length(ctn_scope *scope, ctn_variable *v) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_length(v, &made_));
  return made_;
}
static inline ctn_status cs_variable_backward(ctn_scope *scope, ctn_variable *v, int32_t retain_grad,
                                              int32_t create_graph) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_backward(v, retain_grad, create_graph));
  return scope->status;
}
static inline ctn_status cs_variable_unchain_backward(ctn_scope *scope, ctn_variable *v) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_unchain_backward(v));
  return scope->status;
}
static inline ctn_status cs_variable_cleargrad(ctn_scope *scope, ctn_variable *v) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_cleargrad(v));
  return scope->status;
}
static inline ctn_status cs_variable_zerograd(ctn_scope *scope, ctn_variable *v) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_zerograd(v));
  return scope->status;
}
static inline ctn_status cs_variable_addgrad(ctn_scope *scope, ctn_variable *v, ctn_variable *source) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_addgrad(v, source));
  return scope->status;
}
static inline ctn_status cs_variable_copydata(ctn_scope *scope, ctn_variable *v, ctn_variable *source) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_copydata(v, source));
  return scope->status;
}
static inline const char *cs_variable_debug_text(ctn_scope *scope, ctn_variable *v) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_debug_text(v, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_variable_debug_text(v, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_variable_set_creator(ctn_scope *scope, ctn_variable *v, ctn_function *f,
                                                 size_t index) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_set_creator(v, f, index));
  return scope->status;
}
static inline ctn_status cs_variable_to_device(ctn_scope *scope, ctn_variable *v, const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_variable_to_device(v, device));
  return scope->status;
}
static inline ctn_volatile cs_volatile_from_name(ctn_scope *scope, const char *name) {
  ctn_volatile made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_volatile_from_name(name, &made_));
  return made_;
}
static inline ctn_volatile cs_volatile_aggregate(ctn_scope *scope, const ctn_volatile *flags, size_t count) {
  ctn_volatile made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_volatile_aggregate(flags, count, &made_));
  return made_;
}
static inline ctn_status cs_grad(ctn_scope *scope, ctn_variable *const *outputs, size_t output_count,
                                 ctn_variable *const *grad_outputs, ctn_variable *const *inputs,
                                 size_t input_count, int32_t create_graph, ctn_variable **grads) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_grad(outputs, output_count, grad_outputs, inputs, input_count, create_graph, grads));
    if (grads) for (size_t i_ = 0; i_ < input_count; ++i_) grads[i_] = (ctn_variable *)cs_hold_(scope, grads[i_]);
  } else {
    if (grads) for (size_t i_ = 0; i_ < input_count; ++i_) grads[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_function *cs_function_new(ctn_scope *scope, const ctn_function_callbacks *callbacks,
                                            void *user_data) {
  ctn_function *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_function_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_function *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_function_call(ctn_scope *scope, ctn_function *f, ctn_variable *const *inputs,
                                          size_t input_count, ctn_variable **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_function_call(f, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline const char *cs_function_label(ctn_scope *scope, ctn_function *f) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_label(f, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_function_label(f, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_variable *cs_function_input(ctn_scope *scope, ctn_function *f, size_t index) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_input(f, index, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_function_output(ctn_scope *scope, ctn_function *f, size_t index) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_output(f, index, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_function_unchain(ctn_scope *scope, ctn_function *f) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_unchain(f));
  return scope->status;
}
static inline ctn_status cs_function_save_array(ctn_scope *scope, ctn_function *node, size_t slot,
                                                ctn_array *a) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_save_array(node, slot, a));
  return scope->status;
}
static inline ctn_array *cs_function_saved_array(ctn_scope *scope, ctn_function *node, size_t slot) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_saved_array(node, slot, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_function_attribute(ctn_scope *scope, ctn_function *f, const char *name) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_attribute(f, name, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_constant_new(ctn_scope *scope, double value) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_constant_new(value, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_normal_new(ctn_scope *scope, double deviation) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_normal_new(deviation, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_uniform_new(ctn_scope *scope, double limit) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_uniform_new(limit, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_orthogonal_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_orthogonal_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_identity_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_identity_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_lecun_normal_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_lecun_normal_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_lecun_uniform_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_lecun_uniform_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_glorot_normal_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_glorot_normal_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_glorot_uniform_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_glorot_uniform_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_he_normal_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_he_normal_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_he_uniform_new(ctn_scope *scope, double scale) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_he_uniform_new(scale, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_array_new(ctn_scope *scope, const ctn_array *value) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_initializer_array_new(value, &made_);
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_initializer *cs_initializer_callback_new(ctn_scope *scope, ctn_initializer_fn fill,
                                                           void *user_data, ctn_destroy_fn destroy) {
  ctn_initializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_initializer_callback_new(fill, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_initializer *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_initializer_apply(ctn_scope *scope, ctn_initializer *initializer,
                                              ctn_array *array) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_initializer_apply(initializer, array));
  return scope->status;
}
static inline ctn_link_options *cs_link_options_new(ctn_scope *scope) {
  ctn_link_options *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_options_new(&made_);
  return (ctn_link_options *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_options_set_dtype(ctn_scope *scope, ctn_link_options *options,
                                                   ctn_dtype dtype) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_dtype(options, dtype));
  return scope->status;
}
static inline ctn_status cs_link_options_set_wscale(ctn_scope *scope, ctn_link_options *options,
                                                    double wscale) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_wscale(options, wscale));
  return scope->status;
}
static inline ctn_status cs_link_options_set_bias(ctn_scope *scope, ctn_link_options *options, double bias) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_bias(options, bias));
  return scope->status;
}
static inline ctn_status cs_link_options_set_nobias(ctn_scope *scope, ctn_link_options *options,
                                                    int32_t nobias) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_nobias(options, nobias));
  return scope->status;
}
static inline ctn_status cs_link_options_set_initializer(ctn_scope *scope, ctn_link_options *options,
                                                         const char *path, ctn_initializer *initializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_initializer(options, path, initializer));
  return scope->status;
}
static inline ctn_status cs_link_options_set_initial_value(ctn_scope *scope, ctn_link_options *options,
                                                           const char *path, const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_initial_value(options, path, value));
  return scope->status;
}
static inline ctn_status cs_link_options_set_dilation(ctn_scope *scope, ctn_link_options *options,
                                                      const int64_t *dilation, size_t ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_dilation(options, dilation, ndim));
  return scope->status;
}
static inline ctn_status cs_link_options_set_groups(ctn_scope *scope, ctn_link_options *options,
                                                    int64_t groups) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_groups(options, groups));
  return scope->status;
}
static inline ctn_status cs_link_options_set_outsize(ctn_scope *scope, ctn_link_options *options,
                                                     const int64_t *outsize, size_t ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_outsize(options, outsize, ndim));
  return scope->status;
}
static inline ctn_status cs_link_options_set_init(ctn_scope *scope, ctn_link_options *options, double init) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_init(options, init));
  return scope->status;
}
static inline ctn_status cs_link_options_set_decay(ctn_scope *scope, ctn_link_options *options,
                                                   double decay) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_decay(options, decay));
  return scope->status;
}
static inline ctn_status cs_link_options_set_eps(ctn_scope *scope, ctn_link_options *options, double eps) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_eps(options, eps));
  return scope->status;
}
static inline ctn_status cs_link_options_set_power(ctn_scope *scope, ctn_link_options *options,
                                                   double power) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_power(options, power));
  return scope->status;
}
static inline ctn_status cs_link_options_set_ignore_label(ctn_scope *scope, ctn_link_options *options,
                                                          int64_t ignore_label) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_ignore_label(options, ignore_label));
  return scope->status;
}
static inline ctn_status cs_link_options_set_causal(ctn_scope *scope, ctn_link_options *options,
                                                    int32_t causal) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_causal(options, causal));
  return scope->status;
}
static inline ctn_status cs_link_options_set_dropout(ctn_scope *scope, ctn_link_options *options,
                                                     double dropout) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_options_set_dropout(options, dropout));
  return scope->status;
}
static inline ctn_link *cs_link_linear_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                           ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_linear_new(in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_convolution_2d_new(ctn_scope *scope, int64_t in_channels,
                                                   int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                                                   int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                                   int64_t pad_x, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_classifier_new(ctn_scope *scope, ctn_link *predictor) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_classifier_new(predictor, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_classifier_set_compute_accuracy(ctn_scope *scope, ctn_link *classifier,
    int32_t compute) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_classifier_set_compute_accuracy(classifier, compute));
  return scope->status;
}
static inline ctn_variable *cs_link_classifier_loss(ctn_scope *scope, ctn_link *classifier) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_classifier_loss(classifier, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_link_classifier_accuracy(ctn_scope *scope, ctn_link *classifier) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_classifier_accuracy(classifier, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_link_classifier_prediction(ctn_scope *scope, ctn_link *classifier) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_classifier_prediction(classifier, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_new(ctn_scope *scope, ctn_link_forward_fn forward, void *user_data,
                                    ctn_destroy_fn destroy) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_link_new(forward, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_chain_new(ctn_scope *scope) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_chain_new(&made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_chain_list_new(ctn_scope *scope) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_chain_list_new(&made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_call(ctn_scope *scope, ctn_link *link, ctn_variable *const *inputs,
                                      size_t input_count, ctn_variable **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_call(link, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_variable *cs_link_call1(ctn_scope *scope, ctn_link *link, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_call1(link, x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_add_param(ctn_scope *scope, ctn_link *link, const char *name,
                                           const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_param(link, name, shape, ndim, dtype));
  return scope->status;
}
static inline ctn_status cs_link_add_persistent(ctn_scope *scope, ctn_link *link, const char *name,
                                                ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_persistent(link, name, value));
  return scope->status;
}
static inline ctn_array *cs_link_persistent(ctn_scope *scope, ctn_link *link, const char *name) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_persistent(link, name, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_set_persistent(ctn_scope *scope, ctn_link *link, const char *name,
                                                ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_set_persistent(link, name, value));
  return scope->status;
}
static inline ctn_status cs_link_add_link(ctn_scope *scope, ctn_link *link, const char *name,
                                          ctn_link *child) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_link(link, name, child));
  return scope->status;
}
static inline ctn_link *cs_link_child(ctn_scope *scope, ctn_link *link, const char *path) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_child(link, path, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_child_at(ctn_scope *scope, ctn_link *link, size_t index) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_child_at(link, index, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline const char *cs_link_uninitialized_path(ctn_scope *scope, ctn_link *link, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_uninitialized_path(link, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_uninitialized_path(link, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_variable *cs_link_param_at(ctn_scope *scope, ctn_link *link, size_t index) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_param_at(link, index, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline const char *cs_link_param_path(ctn_scope *scope, ctn_link *link, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_param_path(link, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_param_path(link, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_variable *cs_link_param(ctn_scope *scope, ctn_link *link, const char *path) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_param(link, path, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_zerograds(ctn_scope *scope, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_zerograds(link));
  return scope->status;
}
static inline ctn_status cs_link_cleargrads(ctn_scope *scope, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_cleargrads(link));
  return scope->status;
}
static inline ctn_status cs_link_addgrads(ctn_scope *scope, ctn_link *link, ctn_link *source) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_addgrads(link, source));
  return scope->status;
}
static inline ctn_status cs_link_copyparams(ctn_scope *scope, ctn_link *link, ctn_link *source) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_copyparams(link, source));
  return scope->status;
}
static inline ctn_link *cs_link_share(ctn_scope *scope, ctn_link *link) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_share(link, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_clone(ctn_scope *scope, ctn_link *link) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_clone(link, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_to_device(ctn_scope *scope, ctn_link *link, const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_to_device(link, device));
  return scope->status;
}
static inline ctn_caffe_function *cs_caffe_function_new(ctn_scope *scope, const char *path) {
  ctn_caffe_function *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_caffe_function_new(path, &made_);
  return (ctn_caffe_function *)cs_made_(scope, got_, made_);
}
static inline ctn_caffe_function *cs_caffe_function_new_from_memory(ctn_scope *scope, const void *data,
    size_t size) {
  ctn_caffe_function *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_caffe_function_new_from_memory(data, size, &made_);
  return (ctn_caffe_function *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_caffe_function_call(ctn_scope *scope, ctn_caffe_function *f,
                                                const char *const *input_names, size_t input_count,
                                                ctn_variable *const *inputs, const char *const *disable,
                                                size_t disable_count, const char *const *output_names,
                                                size_t output_count, ctn_variable **outputs) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_caffe_function_call(f, input_names, input_count, inputs, disable, disable_count, output_names, output_count, outputs));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_link *cs_caffe_function_fs(ctn_scope *scope, ctn_caffe_function *f) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_caffe_function_fs(f, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline const char *cs_caffe_function_link_path(ctn_scope *scope, ctn_caffe_function *f,
                                                      const char *name) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_link_path(f, name, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_link_path(f, name, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_caffe_function_forward_name(ctn_scope *scope, ctn_caffe_function *f,
                                                         size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_forward_name(f, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_forward_name(f, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_caffe_function_forward_type(ctn_scope *scope, ctn_caffe_function *f,
                                                         size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_forward_type(f, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_forward_type(f, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_caffe_function_forward(ctn_scope *scope, ctn_caffe_function *f, const char *name,
                                                   ctn_variable *const *inputs, size_t input_count,
                                                   ctn_variable **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_caffe_function_forward(f, name, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline const char *cs_caffe_function_ignored_name(ctn_scope *scope, ctn_caffe_function *f,
                                                         size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_ignored_name(f, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_ignored_name(f, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_caffe_function_ignored_type(ctn_scope *scope, ctn_caffe_function *f,
                                                         size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_ignored_type(f, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_ignored_type(f, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_caffe_function_ignored_reason(ctn_scope *scope, ctn_caffe_function *f,
                                                           size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_caffe_function_ignored_reason(f, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_caffe_function_ignored_reason(f, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_schedule *cs_schedule_constant_new(ctn_scope *scope, double init) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_constant_new(init, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_exponential_new(ctn_scope *scope, double init, double target,
                                                        double rate) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_exponential_new(init, target, rate, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_step_new(ctn_scope *scope, double init, double target, int64_t step,
                                                 double gamma) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_step_new(init, target, step, gamma, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_multistep_new(ctn_scope *scope, double init, const int64_t *steps,
                                                      size_t count, double gamma) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_multistep_new(init, steps, count, gamma, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_linear_new(ctn_scope *scope, double init, double target,
                                                   int64_t begin, int64_t end) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_linear_new(init, target, begin, end, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_cosine_new(ctn_scope *scope, double init, double target,
                                                   int64_t period, int64_t restart_factor) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_cosine_new(init, target, period, restart_factor, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_polynomial_new(ctn_scope *scope, double init, double target,
                                                       int64_t length, double power) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_polynomial_new(init, target, length, power, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_inverse_new(ctn_scope *scope, double init, double target,
                                                    double gamma, double power) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_inverse_new(init, target, gamma, power, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_warmup_new(ctn_scope *scope, double start, ctn_schedule *after,
                                                   int64_t length) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_schedule_warmup_new(start, after, length, &made_);
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline ctn_schedule *cs_schedule_new(ctn_scope *scope, ctn_schedule_fn function, void *user_data,
                                            ctn_destroy_fn destroy) {
  ctn_schedule *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_schedule_new(function, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_schedule *)cs_made_(scope, got_, made_);
}
static inline double cs_schedule_value(ctn_scope *scope, ctn_schedule *schedule, int64_t t) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_schedule_value(schedule, t, &made_));
  return made_;
}
static inline ctn_status cs_optimizer_setup(ctn_scope *scope, ctn_optimizer *optimizer, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_setup(optimizer, link));
  return scope->status;
}
static inline ctn_link *cs_optimizer_target(ctn_scope *scope, ctn_optimizer *optimizer) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_target(optimizer, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_optimizer_update(ctn_scope *scope, ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_update(optimizer));
  return scope->status;
}
static inline ctn_status cs_optimizer_update_loss(ctn_scope *scope, ctn_optimizer *optimizer,
                                                  ctn_loss_fn loss, void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_optimizer_update_loss(optimizer, loss, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_optimizer_new_epoch(ctn_scope *scope, ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_new_epoch(optimizer));
  return scope->status;
}
static inline double cs_optimizer_hyperparameter(ctn_scope *scope, ctn_optimizer *optimizer,
                                                 const char *name) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_hyperparameter(optimizer, name, &made_));
  return made_;
}
static inline ctn_status cs_optimizer_set_hyperparameter(ctn_scope *scope, ctn_optimizer *optimizer,
                                                         const char *name, double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_set_hyperparameter(optimizer, name, value));
  return scope->status;
}
static inline ctn_status cs_optimizer_add_hook(ctn_scope *scope, ctn_optimizer *optimizer, const char *name,
                                               ctn_optimizer_hook_fn hook, void *user_data,
                                               ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_optimizer_add_hook(optimizer, name, hook, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_optimizer_add_weight_decay(ctn_scope *scope, ctn_optimizer *optimizer,
                                                       double rate) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_weight_decay(optimizer, rate));
  return scope->status;
}
static inline ctn_status cs_optimizer_add_gradient_clipping(ctn_scope *scope, ctn_optimizer *optimizer,
    double threshold) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_gradient_clipping(optimizer, threshold));
  return scope->status;
}
static inline ctn_status cs_optimizer_remove_hook(ctn_scope *scope, ctn_optimizer *optimizer,
                                                  const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_remove_hook(optimizer, name));
  return scope->status;
}
static inline ctn_array *cs_optimizer_state(ctn_scope *scope, ctn_optimizer *optimizer, const char *path,
                                            const char *name) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_state(optimizer, path, name, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_optimizer_add_group(ctn_scope *scope, ctn_optimizer *optimizer, const char *name,
                                                const char *const *patterns, size_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_group(optimizer, name, patterns, count));
  return scope->status;
}
static inline ctn_status cs_optimizer_remove_group(ctn_scope *scope, ctn_optimizer *optimizer,
                                                   const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_remove_group(optimizer, name));
  return scope->status;
}
static inline const char *cs_optimizer_group_name(ctn_scope *scope, ctn_optimizer *optimizer, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_name(optimizer, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_optimizer_group_name(optimizer, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline const char *cs_optimizer_group_of(ctn_scope *scope, ctn_optimizer *optimizer,
                                                const char *path) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_of(optimizer, path, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_optimizer_group_of(optimizer, path, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline double cs_optimizer_group_hyperparameter(ctn_scope *scope, ctn_optimizer *optimizer,
                                                       const char *group, const char *name) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_hyperparameter(optimizer, group, name, &made_));
  return made_;
}
static inline ctn_status cs_optimizer_group_set_hyperparameter(ctn_scope *scope, ctn_optimizer *optimizer,
    const char *group, const char *name, double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_set_hyperparameter(optimizer, group, name, value));
  return scope->status;
}
static inline ctn_status cs_optimizer_group_set_schedule(ctn_scope *scope, ctn_optimizer *optimizer,
                                                         const char *group, const char *name,
                                                         ctn_schedule *schedule, int32_t by_epoch) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_set_schedule(optimizer, group, name, schedule, by_epoch));
  return scope->status;
}
static inline ctn_status cs_optimizer_group_set_hook(ctn_scope *scope, ctn_optimizer *optimizer,
                                                     const char *group, const char *hook, int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_group_set_hook(optimizer, group, hook, enabled));
  return scope->status;
}
static inline ctn_optimizer *cs_optimizer_sgd_new(ctn_scope *scope, double lr) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_sgd_new(lr, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_momentum_sgd_new(ctn_scope *scope, double lr, double momentum) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_momentum_sgd_new(lr, momentum, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_nesterov_ag_new(ctn_scope *scope, double lr, double momentum) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_nesterov_ag_new(lr, momentum, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_adagrad_new(ctn_scope *scope, double lr, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_adagrad_new(lr, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_adadelta_new(ctn_scope *scope, double rho, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_adadelta_new(rho, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_adam_new(ctn_scope *scope, double alpha, double beta1, double beta2,
                                                   double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_adam_new(alpha, beta1, beta2, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_adamw_new(ctn_scope *scope, double alpha, double beta1,
                                                    double beta2, double eps, double weight_decay_rate) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_amsgrad_new(ctn_scope *scope, double alpha, double beta1,
                                                      double beta2, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_radam_new(ctn_scope *scope, double alpha, double beta1,
                                                    double beta2, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_radam_new(alpha, beta1, beta2, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_rmsprop_new(ctn_scope *scope, double lr, double alpha, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_rmsprop_new(lr, alpha, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_rmsprop_graves_new(ctn_scope *scope, double lr, double alpha,
    double momentum, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_smorms3_new(ctn_scope *scope, double lr, double eps) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_smorms3_new(lr, eps, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_lion_new(ctn_scope *scope, double lr, double beta1, double beta2,
                                                   double weight_decay_rate) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_lamb_new(ctn_scope *scope, double lr, double beta1, double beta2,
                                                   double eps, double weight_decay_rate) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_optimizer *cs_optimizer_new(ctn_scope *scope, const ctn_optimizer_callbacks *callbacks,
                                              void *user_data) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_optimizer_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_optimizer_add_state(ctn_scope *scope, ctn_optimizer *optimizer, const char *path,
                                                const char *name, ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_state(optimizer, path, name, value));
  return scope->status;
}
static inline ctn_status cs_optimizer_add_hyperparameter(ctn_scope *scope, ctn_optimizer *optimizer,
                                                         const char *name, double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_hyperparameter(optimizer, name, value));
  return scope->status;
}
static inline ctn_status cs_optimizer_prepare(ctn_scope *scope, ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_prepare(optimizer));
  return scope->status;
}
static inline ctn_status cs_optimizer_init_state(ctn_scope *scope, ctn_optimizer *optimizer,
                                                 const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_init_state(optimizer, path));
  return scope->status;
}
static inline ctn_status cs_optimizer_update_one(ctn_scope *scope, ctn_optimizer *optimizer,
                                                 const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_update_one(optimizer, path));
  return scope->status;
}
static inline size_t cs_optimizer_state_count(ctn_scope *scope, ctn_optimizer *optimizer, const char *path) {
  size_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_state_count(optimizer, path, &made_));
  return made_;
}
static inline const char *cs_optimizer_state_name(ctn_scope *scope, ctn_optimizer *optimizer,
                                                  const char *path, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_state_name(optimizer, path, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_optimizer_state_name(optimizer, path, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_optimizer_set_t(ctn_scope *scope, ctn_optimizer *optimizer, int64_t t) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_set_t(optimizer, t));
  return scope->status;
}
static inline ctn_status cs_optimizer_set_epoch(ctn_scope *scope, ctn_optimizer *optimizer, int64_t epoch) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_set_epoch(optimizer, epoch));
  return scope->status;
}
static inline const char *cs_optimizer_hyperparameter_name(ctn_scope *scope, ctn_optimizer *optimizer,
                                                           size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_hyperparameter_name(optimizer, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_optimizer_hyperparameter_name(optimizer, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_optimizer_set_schedule(ctn_scope *scope, ctn_optimizer *optimizer,
                                                   const char *name, ctn_schedule *schedule,
                                                   int32_t by_epoch) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_set_schedule(optimizer, name, schedule, by_epoch));
  return scope->status;
}
static inline ctn_status cs_optimizer_call_hooks(ctn_scope *scope, ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_call_hooks(optimizer));
  return scope->status;
}
static inline const char *cs_optimizer_hook_name(ctn_scope *scope, ctn_optimizer *optimizer, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_hook_name(optimizer, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_optimizer_hook_name(optimizer, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_optimizer_add_lasso(ctn_scope *scope, ctn_optimizer *optimizer, double rate) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_lasso(optimizer, rate));
  return scope->status;
}
static inline ctn_status cs_optimizer_add_gradient_noise(ctn_scope *scope, ctn_optimizer *optimizer,
                                                         double eta) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_add_gradient_noise(optimizer, eta));
  return scope->status;
}
static inline ctn_computational_graph *cs_build_computational_graph(ctn_scope *scope,
    ctn_variable *const *variables, size_t variable_count, ctn_function *const *functions,
    size_t function_count) {
  ctn_computational_graph *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_build_computational_graph(variables, variable_count, functions, function_count, &made_);
  return (ctn_computational_graph *)cs_made_(scope, got_, made_);
}
static inline const char *cs_computational_graph_dump(ctn_scope *scope, ctn_computational_graph *graph,
                                                      ctn_graph_format format) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_dump(graph, format, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_computational_graph_dump(graph, format, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_computational_graph_save(ctn_scope *scope, ctn_computational_graph *graph,
                                                     const char *path, ctn_graph_format format) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_save(graph, path, format));
  return scope->status;
}
static inline ctn_status cs_computational_graph_set_variable_style(ctn_scope *scope,
    ctn_computational_graph *graph, const char *attribute, const char *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_set_variable_style(graph, attribute, value));
  return scope->status;
}
static inline ctn_status cs_computational_graph_set_function_style(ctn_scope *scope,
    ctn_computational_graph *graph, const char *attribute, const char *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_set_function_style(graph, attribute, value));
  return scope->status;
}
static inline ctn_status cs_computational_graph_set_rankdir(ctn_scope *scope, ctn_computational_graph *graph,
    ctn_graph_direction rankdir) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_set_rankdir(graph, rankdir));
  return scope->status;
}
static inline ctn_status cs_computational_graph_set_show_names(ctn_scope *scope,
    ctn_computational_graph *graph, int32_t show) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_computational_graph_set_show_names(graph, show));
  return scope->status;
}
static inline ctn_transform *cs_transform_scale_new(ctn_scope *scope, double factor) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_scale_new(factor, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_normalize_new(ctn_scope *scope, const double *mean, size_t count,
                                                        const double *deviation) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_normalize_new(mean, count, deviation, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_random_crop_new(ctn_scope *scope, int64_t height, int64_t width) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_random_crop_new(height, width, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_center_crop_new(ctn_scope *scope, int64_t height, int64_t width) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_center_crop_new(height, width, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_resize_new(ctn_scope *scope, int64_t height, int64_t width) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_resize_new(height, width, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_random_flip_new(ctn_scope *scope, int64_t axis,
                                                          double probability) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_random_flip_new(axis, probability, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_pad_new(ctn_scope *scope, int64_t rows, int64_t columns,
                                                  double value) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_pad_new(rows, columns, value, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_astype_new(ctn_scope *scope, ctn_dtype dtype) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_astype_new(dtype, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_one_hot_new(ctn_scope *scope, int64_t class_count,
                                                      ctn_dtype dtype) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_one_hot_new(class_count, dtype, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_transform *cs_transform_chain_new(ctn_scope *scope, ctn_transform *const *transforms,
                                                    size_t count) {
  ctn_transform *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_chain_new(transforms, count, &made_);
  return (ctn_transform *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_transform_apply(ctn_scope *scope, ctn_transform *transform, const ctn_array *x,
                                            uint64_t seed, int64_t epoch, int64_t index) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transform_apply(transform, x, seed, epoch, index, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_tuple_new(ctn_scope *scope, const ctn_array *const *arrays,
                                                size_t count) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_tuple_new(arrays, count, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_new(ctn_scope *scope, int64_t size, size_t part_count,
                                          ctn_dataset_example_fn example, void *user_data,
                                          ctn_destroy_fn destroy, int32_t concurrent) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_dataset_new(size, part_count, example, user_data, destroy, concurrent, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_map_new(ctn_scope *scope, ctn_dataset *dataset, size_t part_count,
                                              ctn_dataset_map_fn map, void *user_data, ctn_destroy_fn destroy,
                                              int32_t concurrent) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_dataset_map_new(dataset, part_count, map, user_data, destroy, concurrent, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_dataset_bind_thread(ctn_scope *scope, ctn_dataset *dataset) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dataset_bind_thread(dataset));
  return scope->status;
}
static inline ctn_dataset *cs_dataset_transform_new(ctn_scope *scope, ctn_dataset *dataset,
                                                    ctn_transform *transform, size_t part, uint64_t seed) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_transform_new(dataset, transform, part, seed, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_sub_new(ctn_scope *scope, ctn_dataset *dataset, int64_t start,
                                              int64_t finish, const int64_t *order, size_t count) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_sub_new(dataset, start, finish, order, count, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_concatenated_new(ctn_scope *scope, ctn_dataset *const *datasets,
                                                       size_t count) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_concatenated_new(datasets, count, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_dataset_split(ctn_scope *scope, ctn_dataset *dataset, int64_t split_at,
                                          const int64_t *order, size_t count, ctn_dataset **first,
                                          ctn_dataset **second) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_dataset_split(dataset, split_at, order, count, first, second));
    if (first) *first = (ctn_dataset *)cs_hold_(scope, *first);
    if (second) *second = (ctn_dataset *)cs_hold_(scope, *second);
  } else {
    if (first) *first = NULL;
    if (second) *second = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_dataset_split_random(ctn_scope *scope, ctn_dataset *dataset, int64_t first_size,
                                                 uint64_t seed, ctn_dataset **first, ctn_dataset **second) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_dataset_split_random(dataset, first_size, seed, first, second));
    if (first) *first = (ctn_dataset *)cs_hold_(scope, *first);
    if (second) *second = (ctn_dataset *)cs_hold_(scope, *second);
  } else {
    if (first) *first = NULL;
    if (second) *second = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_dataset_fold(ctn_scope *scope, ctn_dataset *dataset, int64_t fold_count,
                                         int64_t fold, const int64_t *order, size_t count,
                                         ctn_dataset **train, ctn_dataset **test) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_dataset_fold(dataset, fold_count, fold, order, count, train, test));
    if (train) *train = (ctn_dataset *)cs_hold_(scope, *train);
    if (test) *test = (ctn_dataset *)cs_hold_(scope, *test);
  } else {
    if (train) *train = NULL;
    if (test) *test = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_dataset_example(ctn_scope *scope, ctn_dataset *dataset, int64_t index,
                                            int64_t epoch, ctn_array **parts, size_t part_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_dataset_example(dataset, index, epoch, parts, part_count));
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = (ctn_array *)cs_hold_(scope, parts[i_]);
  } else {
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_dataset_batch(ctn_scope *scope, ctn_dataset *dataset, const int64_t *indices,
                                          size_t count, int64_t epoch, ctn_array **parts, size_t part_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_dataset_batch(dataset, indices, count, epoch, parts, part_count));
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = (ctn_array *)cs_hold_(scope, parts[i_]);
  } else {
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = NULL;
  }
  return scope->status;
}
static inline const char *cs_dataset_token(ctn_scope *scope, ctn_dataset *dataset, int64_t id) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dataset_token(dataset, id, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_dataset_token(dataset, id, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline int64_t cs_dataset_token_id(ctn_scope *scope, ctn_dataset *dataset, const char *token) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dataset_token_id(dataset, token, &made_));
  return made_;
}
static inline ctn_array *cs_concat_examples(ctn_scope *scope, const ctn_array *const *arrays, size_t count,
                                            int32_t pads, double padding) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_concat_examples(arrays, count, pads, padding, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_load_idx(ctn_scope *scope, const char *path) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_load_idx(path, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_load_csv(ctn_scope *scope, const char *path, ctn_dtype dtype,
                                           const char *delimiter, int64_t header_lines,
                                           const int64_t *columns, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_load_csv(path, dtype, delimiter, header_lines, columns, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_mnist_new(ctn_scope *scope, const char *folder, int32_t training,
                                                int64_t ndim, int64_t channels, double scale, ctn_dtype dtype,
                                                ctn_dtype label_dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_mnist_new(folder, training, ndim, channels, scale, dtype, label_dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_text_lines_new(ctn_scope *scope, const char *path, ctn_text_unit unit,
                                                     ctn_dataset *vocabulary_of) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_text_lines_new(path, unit, vocabulary_of, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_text_new(ctn_scope *scope, const char *path, ctn_text_unit unit,
                                               int64_t length, int64_t stride, ctn_dataset *vocabulary_of) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_text_new(path, unit, length, stride, vocabulary_of, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_load_image(ctn_scope *scope, const char *path, ctn_image_color color,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_load_image(path, color, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_images_new(ctn_scope *scope, const char *const *paths, size_t count,
                                                 const char *root, ctn_image_color color, ctn_dtype dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_images_new(paths, count, root, color, dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_labeled_images_new(ctn_scope *scope, const char *const *paths,
                                                         size_t count, const int64_t *labels,
                                                         const char *root, ctn_image_color color,
                                                         ctn_dtype dtype, ctn_dtype label_dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_labeled_images_new(paths, count, labels, root, color, dtype, label_dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_image_list_new(ctn_scope *scope, const char *path, const char *root,
                                                     ctn_image_color color, ctn_dtype dtype,
                                                     ctn_dtype label_dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_image_list_new(path, root, color, dtype, label_dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_image_folder_new(ctn_scope *scope, const char *folder,
                                                       ctn_image_color color, ctn_dtype dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_image_folder_new(folder, color, dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_dataset_image_classes_new(ctn_scope *scope, const char *folder,
                                                        ctn_image_color color, ctn_dtype dtype,
                                                        ctn_dtype label_dtype) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dataset_image_classes_new(folder, color, dtype, label_dtype, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_device_set_current(ctn_scope *scope, const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_device_set_current(device));
  return scope->status;
}
static inline const char *cs_device_current(ctn_scope *scope) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_device_current(NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_device_current(made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_device_synchronize(ctn_scope *scope, const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_device_synchronize(device));
  return scope->status;
}
static inline ctn_status cs_memory_get_statistics(ctn_scope *scope, const char *device,
                                                  ctn_memory_statistics *statistics) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_get_statistics(device, statistics));
  return scope->status;
}
static inline ctn_status cs_memory_set_limit(ctn_scope *scope, const char *device, uint64_t bytes) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_set_limit(device, bytes));
  return scope->status;
}
static inline ctn_status cs_memory_trim(ctn_scope *scope, const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_trim(device));
  return scope->status;
}
static inline ctn_status cs_memory_set_allocator(ctn_scope *scope, const ctn_allocator *allocator) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_set_allocator(allocator));
  return scope->status;
}
static inline ctn_status cs_memory_set_pressure_callback(ctn_scope *scope, const char *device,
                                                         ctn_pressure_fn callback, void *user_data,
                                                         ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_memory_set_pressure_callback(device, callback, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_random_seed(ctn_scope *scope, const char *device, uint64_t seed) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_seed(device, seed));
  return scope->status;
}
static inline uint64_t cs_random_fresh_seed(ctn_scope *scope) {
  uint64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_fresh_seed(&made_));
  return made_;
}
static inline ctn_random_state *cs_random_state_new(ctn_scope *scope, const char *device,
                                                    ctn_random_method method, uint64_t seed) {
  ctn_random_state *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_state_new(device, method, seed, &made_);
  return (ctn_random_state *)cs_made_(scope, got_, made_);
}
static inline ctn_random_state *cs_random_state_default(ctn_scope *scope, const char *device) {
  ctn_random_state *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_state_default(device, &made_);
  return (ctn_random_state *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_random_state_seed(ctn_scope *scope, ctn_random_state *state, uint64_t seed) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_state_seed(state, seed));
  return scope->status;
}
static inline ctn_random_method cs_random_state_method(ctn_scope *scope, ctn_random_state *state) {
  ctn_random_method made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_state_method(state, &made_));
  return made_;
}
static inline const char *cs_random_state_device(ctn_scope *scope, ctn_random_state *state) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_state_device(state, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_random_state_device(state, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_array *cs_random_state_save(ctn_scope *scope, ctn_random_state *state) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_state_save(state, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_random_state_restore(ctn_scope *scope, ctn_random_state *state,
                                                 const ctn_array *saved) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_state_restore(state, saved));
  return scope->status;
}
static inline ctn_array *cs_random_sample(ctn_scope *scope, ctn_random_state *state, const int64_t *shape,
                                          size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_sample(state, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_uniform(ctn_scope *scope, ctn_random_state *state, double low, double high,
                                           const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_uniform(state, low, high, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_standard_normal(ctn_scope *scope, ctn_random_state *state,
                                                   const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_standard_normal(state, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_normal(ctn_scope *scope, ctn_random_state *state, double loc, double scale,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_normal(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_lognormal(ctn_scope *scope, ctn_random_state *state, double mean,
                                             double sigma, const int64_t *shape, size_t ndim,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_lognormal(state, mean, sigma, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_exponential(ctn_scope *scope, ctn_random_state *state, double scale,
                                               const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_exponential(state, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_gumbel(ctn_scope *scope, ctn_random_state *state, double loc, double scale,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_gumbel(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_poisson(ctn_scope *scope, ctn_random_state *state, double lam,
                                           const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_poisson(state, lam, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_binomial(ctn_scope *scope, ctn_random_state *state, int64_t n, double p,
                                            const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_binomial(state, n, p, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_poisson_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *lam,
                                              const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_poisson_of(state, lam, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_binomial_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *n,
                                               const ctn_array *p, const int64_t *shape, size_t ndim,
                                               ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_binomial_of(state, n, p, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_integers(ctn_scope *scope, ctn_random_state *state, int64_t low,
                                            int64_t high, const int64_t *shape, size_t ndim,
                                            ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_integers(state, low, high, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_integers_inclusive(ctn_scope *scope, ctn_random_state *state, int64_t low,
                                                      int64_t high, const int64_t *shape, size_t ndim,
                                                      ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_integers_inclusive(state, low, high, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_interval(ctn_scope *scope, ctn_random_state *state, int64_t mx,
                                            const int64_t *shape, size_t ndim) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_interval(state, mx, shape, ndim, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_permutation(ctn_scope *scope, ctn_random_state *state, int64_t n) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_permutation(state, n, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_permutation_of(ctn_scope *scope, ctn_random_state *state,
                                                  const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_permutation_of(state, a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_random_shuffle(ctn_scope *scope, ctn_random_state *state, ctn_array *a) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_shuffle(state, a));
  return scope->status;
}
static inline ctn_array *cs_random_choice(ctn_scope *scope, ctn_random_state *state, int64_t n,
                                          const int64_t *shape, size_t ndim, int32_t replace,
                                          const ctn_array *p) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_choice(state, n, shape, ndim, replace, p, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_choice_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                             const int64_t *shape, size_t ndim, int32_t replace,
                                             const ctn_array *p) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_choice_of(state, a, shape, ndim, replace, p, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_random_uniform_into(ctn_scope *scope, ctn_random_state *state, double low,
                                                double high, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_uniform_into(state, low, high, out));
  return scope->status;
}
static inline ctn_status cs_random_normal_into(ctn_scope *scope, ctn_random_state *state, double loc,
                                               double scale, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_normal_into(state, loc, scale, out));
  return scope->status;
}
static inline ctn_array *cs_random_uniform_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *low,
                                              const ctn_array *high, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_uniform_of(state, low, high, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_normal_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *loc,
                                             const ctn_array *scale, const int64_t *shape, size_t ndim,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_normal_of(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_lognormal_of(ctn_scope *scope, ctn_random_state *state,
                                                const ctn_array *mean, const ctn_array *sigma,
                                                const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_lognormal_of(state, mean, sigma, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_exponential_of(ctn_scope *scope, ctn_random_state *state,
                                                  const ctn_array *scale, const int64_t *shape, size_t ndim,
                                                  ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_exponential_of(state, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_gumbel_of(ctn_scope *scope, ctn_random_state *state, const ctn_array *loc,
                                             const ctn_array *scale, const int64_t *shape, size_t ndim,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_gumbel_of(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_laplace(ctn_scope *scope, ctn_random_state *state, const ctn_array *loc,
                                           const ctn_array *scale, const int64_t *shape, size_t ndim,
                                           ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_laplace(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_logistic(ctn_scope *scope, ctn_random_state *state, const ctn_array *loc,
                                            const ctn_array *scale, const int64_t *shape, size_t ndim,
                                            ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_logistic(state, loc, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_rayleigh(ctn_scope *scope, ctn_random_state *state, const ctn_array *scale,
                                            const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_rayleigh(state, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_standard_cauchy(ctn_scope *scope, ctn_random_state *state,
                                                   const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_standard_cauchy(state, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_pareto(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_pareto(state, a, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_weibull(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                           const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_weibull(state, a, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_power(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                         const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_power(state, a, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_triangular(ctn_scope *scope, ctn_random_state *state,
                                              const ctn_array *left, const ctn_array *mode,
                                              const ctn_array *right, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_triangular(state, left, mode, right, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_wald(ctn_scope *scope, ctn_random_state *state, const ctn_array *mean,
                                        const ctn_array *scale, const int64_t *shape, size_t ndim,
                                        ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_wald(state, mean, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_standard_gamma(ctn_scope *scope, ctn_random_state *state,
                                                  const ctn_array *alpha, const int64_t *shape, size_t ndim,
                                                  ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_standard_gamma(state, alpha, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_gamma(ctn_scope *scope, ctn_random_state *state, const ctn_array *alpha,
                                         const ctn_array *scale, const int64_t *shape, size_t ndim,
                                         ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_gamma(state, alpha, scale, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_chisquare(ctn_scope *scope, ctn_random_state *state, const ctn_array *df,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_chisquare(state, df, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_noncentral_chisquare(ctn_scope *scope, ctn_random_state *state,
                                                        const ctn_array *df, const ctn_array *nonc,
                                                        const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_noncentral_chisquare(state, df, nonc, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_f(ctn_scope *scope, ctn_random_state *state, const ctn_array *dfnum,
                                     const ctn_array *dfden, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_f(state, dfnum, dfden, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_noncentral_f(ctn_scope *scope, ctn_random_state *state,
                                                const ctn_array *dfnum, const ctn_array *dfden,
                                                const ctn_array *nonc, const int64_t *shape, size_t ndim,
                                                ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_noncentral_f(state, dfnum, dfden, nonc, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_standard_t(ctn_scope *scope, ctn_random_state *state, const ctn_array *df,
                                              const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_standard_t(state, df, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_beta(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                        const ctn_array *b, const int64_t *shape, size_t ndim,
                                        ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_beta(state, a, b, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_vonmises(ctn_scope *scope, ctn_random_state *state, const ctn_array *mu,
                                            const ctn_array *kappa, const int64_t *shape, size_t ndim,
                                            ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_vonmises(state, mu, kappa, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_dirichlet(ctn_scope *scope, ctn_random_state *state,
                                             const ctn_array *alpha, const int64_t *shape, size_t ndim,
                                             ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_dirichlet(state, alpha, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_geometric(ctn_scope *scope, ctn_random_state *state, const ctn_array *p,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_geometric(state, p, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_logseries(ctn_scope *scope, ctn_random_state *state, const ctn_array *p,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_logseries(state, p, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_zipf(ctn_scope *scope, ctn_random_state *state, const ctn_array *a,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_zipf(state, a, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_negative_binomial(ctn_scope *scope, ctn_random_state *state,
                                                     const ctn_array *n, const ctn_array *p,
                                                     const int64_t *shape, size_t ndim, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_negative_binomial(state, n, p, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_random_hypergeometric(ctn_scope *scope, ctn_random_state *state,
                                                  const ctn_array *ngood, const ctn_array *nbad,
                                                  const ctn_array *nsample, const int64_t *shape, size_t ndim,
                                                  ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_random_hypergeometric(state, ngood, nbad, nsample, shape, ndim, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline void *cs_array_to_dlpack(ctn_scope *scope, const ctn_array *a, int32_t versioned) {
  void *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_to_dlpack(a, versioned, &made_));
  return made_;
}
static inline ctn_array *cs_array_from_dlpack(ctn_scope *scope, void *managed, int32_t versioned) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_from_dlpack(managed, versioned, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_add(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_add(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_add_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_add_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_add_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_add_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_add_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_add_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_subtract(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_subtract(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_subtract_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_subtract_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_subtract_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_subtract_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rsubtract_f64(ctn_scope *scope, double x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rsubtract_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_subtract_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_subtract_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rsubtract_i64(ctn_scope *scope, int64_t x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rsubtract_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_multiply(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_multiply(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_multiply_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_multiply_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_multiply_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_multiply_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_multiply_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_multiply_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_true_divide(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_true_divide(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_true_divide_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_true_divide_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_true_divide_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_true_divide_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rtrue_divide_f64(ctn_scope *scope, double x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rtrue_divide_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_true_divide_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_true_divide_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rtrue_divide_i64(ctn_scope *scope, int64_t x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rtrue_divide_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_floor_divide(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_floor_divide(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_floor_divide_into(ctn_scope *scope, const ctn_array *x1,
                                                    const ctn_array *x2, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_floor_divide_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_floor_divide_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_floor_divide_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rfloor_divide_f64(ctn_scope *scope, double x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rfloor_divide_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_floor_divide_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_floor_divide_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rfloor_divide_i64(ctn_scope *scope, int64_t x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rfloor_divide_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_remainder(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_remainder(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_remainder_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                 ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_remainder_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_remainder_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_remainder_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rremainder_f64(ctn_scope *scope, double x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rremainder_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_remainder_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_remainder_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rremainder_i64(ctn_scope *scope, int64_t x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rremainder_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_power(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_power(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_power_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                             ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_power_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_power_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_power_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rpower_f64(ctn_scope *scope, double x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rpower_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_power_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_power_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_rpower_i64(ctn_scope *scope, int64_t x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rpower_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_maximum(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_maximum(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_maximum_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                               ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_maximum_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_maximum_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_maximum_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_maximum_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_maximum_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_minimum(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_minimum(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_minimum_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                               ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_minimum_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_minimum_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_minimum_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_minimum_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_minimum_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_greater(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_greater_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                               ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_greater_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_greater_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_greater_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_greater_equal(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater_equal(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_greater_equal_into(ctn_scope *scope, const ctn_array *x1,
                                                     const ctn_array *x2, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_greater_equal_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_greater_equal_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater_equal_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_greater_equal_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_greater_equal_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_less(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_less_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                            ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_less_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_less_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_less_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_less_equal(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less_equal(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_less_equal_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                  ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_less_equal_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_less_equal_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less_equal_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_less_equal_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_less_equal_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_equal(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_equal(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_equal_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                             ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_equal_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_equal_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_equal_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_equal_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_equal_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_not_equal(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_not_equal(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_not_equal_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                 ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_not_equal_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_not_equal_f64(ctn_scope *scope, const ctn_array *x1, double x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_not_equal_f64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_not_equal_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_not_equal_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_logical_and(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logical_and(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logical_and_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logical_and_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_logical_or(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logical_or(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logical_or_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                  ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logical_or_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_logical_xor(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logical_xor(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logical_xor_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logical_xor_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_logical_not(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logical_not(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logical_not_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logical_not_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_negative(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_negative(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_negative_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_negative_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_absolute(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_absolute(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_absolute_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_absolute_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_square(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_square(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_square_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_square_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_sign(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sign(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sign_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sign_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_sqrt(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sqrt(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sqrt_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sqrt_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_exp(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_exp(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_exp_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_exp_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_log(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_log(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_log_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_log_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_log1p(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_log1p(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_log1p_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_log1p_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_sin(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sin(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sin_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sin_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_cos(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cos(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_cos_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_cos_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_tanh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_tanh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_tanh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_tanh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_sigmoid(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sigmoid(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sigmoid_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sigmoid_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_relu(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_relu(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_relu_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_relu_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_multiply_add(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                               const ctn_array *x3) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_multiply_add(x1, x2, x3, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_multiply_add_into(ctn_scope *scope, const ctn_array *x1,
                                                    const ctn_array *x2, const ctn_array *x3,
                                                    ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_multiply_add_into(x1, x2, x3, out));
  return scope->status;
}
static inline ctn_array *cs_array_positive(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_positive(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_positive_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_positive_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_reciprocal(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_reciprocal(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_reciprocal_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_reciprocal_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_fmax(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_fmax(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_fmax_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                            ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fmax_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_fmin(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_fmin(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_fmin_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                            ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fmin_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_fmod(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_fmod(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_fmod_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                            ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_fmod_into(x1, x2, out));
  return scope->status;
}
static inline ctn_status cs_array_divmod(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                         ctn_array **quotient, ctn_array **remainder) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_divmod(x1, x2, quotient, remainder));
    if (quotient) *quotient = (ctn_array *)cs_hold_(scope, *quotient);
    if (remainder) *remainder = (ctn_array *)cs_hold_(scope, *remainder);
  } else {
    if (quotient) *quotient = NULL;
    if (remainder) *remainder = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_divmod_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                              ctn_array *quotient, ctn_array *remainder) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_divmod_into(x1, x2, quotient, remainder));
  return scope->status;
}
static inline ctn_status cs_array_modf(ctn_scope *scope, const ctn_array *x, ctn_array **fraction,
                                       ctn_array **integer) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_modf(x, fraction, integer));
    if (fraction) *fraction = (ctn_array *)cs_hold_(scope, *fraction);
    if (integer) *integer = (ctn_array *)cs_hold_(scope, *integer);
  } else {
    if (fraction) *fraction = NULL;
    if (integer) *integer = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_modf_into(ctn_scope *scope, const ctn_array *x, ctn_array *fraction,
                                            ctn_array *integer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_modf_into(x, fraction, integer));
  return scope->status;
}
static inline ctn_status cs_array_frexp(ctn_scope *scope, const ctn_array *x, ctn_array **mantissa,
                                        ctn_array **exponent) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_frexp(x, mantissa, exponent));
    if (mantissa) *mantissa = (ctn_array *)cs_hold_(scope, *mantissa);
    if (exponent) *exponent = (ctn_array *)cs_hold_(scope, *exponent);
  } else {
    if (mantissa) *mantissa = NULL;
    if (exponent) *exponent = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_frexp_into(ctn_scope *scope, const ctn_array *x, ctn_array *mantissa,
                                             ctn_array *exponent) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_frexp_into(x, mantissa, exponent));
  return scope->status;
}
static inline ctn_array *cs_array_ldexp(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ldexp(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_ldexp_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                             ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_ldexp_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_copysign(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_copysign(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_copysign_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_copysign_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_nextafter(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_nextafter(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_nextafter_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                 ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_nextafter_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_hypot(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_hypot(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_hypot_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                             ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_hypot_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_arctan2(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arctan2(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arctan2_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                               ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arctan2_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_logaddexp(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logaddexp(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logaddexp_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                 ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logaddexp_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_logaddexp2(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_logaddexp2(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_logaddexp2_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                  ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_logaddexp2_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_exp2(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_exp2(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_exp2_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_exp2_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_expm1(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_expm1(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_expm1_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_expm1_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_log2(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_log2(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_log2_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_log2_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_log10(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_log10(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_log10_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_log10_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_cbrt(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cbrt(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_cbrt_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_cbrt_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_tan(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_tan(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_tan_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_tan_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arcsin(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arcsin(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arcsin_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arcsin_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arccos(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arccos(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arccos_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arccos_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arctan(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arctan(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arctan_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arctan_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_sinh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sinh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sinh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sinh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_cosh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cosh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_cosh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_cosh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arcsinh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arcsinh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arcsinh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arcsinh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arccosh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arccosh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arccosh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arccosh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_arctanh(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_arctanh(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_arctanh_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_arctanh_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_deg2rad(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_deg2rad(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_deg2rad_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_deg2rad_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_rad2deg(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rad2deg(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_rad2deg_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_rad2deg_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_floor(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_floor(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_floor_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_floor_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_ceil(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ceil(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_ceil_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_ceil_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_trunc(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_trunc(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_trunc_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_trunc_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_rint(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_rint(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_rint_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_rint_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_isfinite(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_isfinite(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_isfinite_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_isfinite_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_isinf(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_isinf(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_isinf_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_isinf_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_isnan(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_isnan(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_isnan_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_isnan_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_signbit(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_signbit(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_signbit_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_signbit_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_bitwise_and(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_and(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_bitwise_and_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_bitwise_and_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_bitwise_and_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_and_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_bitwise_or(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_or(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_bitwise_or_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                  ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_bitwise_or_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_bitwise_or_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_or_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_bitwise_xor(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_xor(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_bitwise_xor_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_bitwise_xor_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_bitwise_xor_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bitwise_xor_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_invert(ctn_scope *scope, const ctn_array *x) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_invert(x, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_invert_into(ctn_scope *scope, const ctn_array *x, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_invert_into(x, out));
  return scope->status;
}
static inline ctn_array *cs_array_left_shift(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_left_shift(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_left_shift_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                  ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_left_shift_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_left_shift_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_left_shift_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_right_shift(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_right_shift(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_right_shift_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                   ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_right_shift_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_right_shift_i64(ctn_scope *scope, const ctn_array *x1, int64_t x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_right_shift_i64(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_heaviside(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_heaviside(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_heaviside_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                                 ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_heaviside_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_gcd(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_gcd(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_gcd_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_gcd_into(x1, x2, out));
  return scope->status;
}
static inline ctn_array *cs_array_lcm(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_lcm(x1, x2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_lcm_into(ctn_scope *scope, const ctn_array *x1, const ctn_array *x2,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_lcm_into(x1, x2, out));
  return scope->status;
}
static inline ctn_serializer *cs_serializer_new(ctn_scope *scope, const ctn_serializer_callbacks *callbacks,
                                                void *user_data) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_serializer_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_serializer_child(ctn_scope *scope, ctn_serializer *serializer,
                                                  const char *key) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_serializer_child(serializer, key, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_serializer_array(ctn_scope *scope, ctn_serializer *serializer, const char *key,
                                             ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_array(serializer, key, value));
  return scope->status;
}
static inline ctn_status cs_serializer_i64(ctn_scope *scope, ctn_serializer *serializer, const char *key,
                                           int64_t *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_i64(serializer, key, value));
  return scope->status;
}
static inline ctn_status cs_serializer_f64(ctn_scope *scope, ctn_serializer *serializer, const char *key,
                                           double *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_f64(serializer, key, value));
  return scope->status;
}
static inline const char *cs_serializer_text(ctn_scope *scope, ctn_serializer *serializer, const char *key,
                                             const char *value) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_text(serializer, key, value, &made_));
  return made_ ? made_ : "";
}
static inline ctn_status cs_serializer_find(ctn_scope *scope, ctn_serializer *serializer, const char *key,
                                            ctn_dtype *dtype, int64_t *shape, size_t capacity, size_t *ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_find(serializer, key, dtype, shape, capacity, ndim));
  return scope->status;
}
static inline ctn_status cs_serializer_on_commit(ctn_scope *scope, ctn_serializer *serializer,
                                                 ctn_serializer_commit_fn action, void *user_data,
                                                 ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_serializer_on_commit(serializer, action, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_serializer_commit(ctn_scope *scope, ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_serializer_commit(serializer));
  return scope->status;
}
static inline ctn_load_report *cs_serializer_report(ctn_scope *scope, ctn_serializer *serializer) {
  ctn_load_report *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_serializer_report(serializer, &made_);
  return (ctn_load_report *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_dictionary_serializer_new(ctn_scope *scope, ctn_dictionary *dictionary,
                                                           const char *path) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_serializer_new(dictionary, path, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_dictionary_deserializer_new(ctn_scope *scope, ctn_dictionary *dictionary,
    ctn_load_options *options) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_deserializer_new(dictionary, options, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_npz_serializer_new(ctn_scope *scope, const char *path, int32_t level) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_npz_serializer_new(path, level, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_npz_deserializer_new(ctn_scope *scope, const char *path,
                                                      ctn_load_options *options) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_npz_deserializer_new(path, options, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_hdf5_serializer_new(ctn_scope *scope, const char *path, const char *group,
                                                     int32_t level) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_hdf5_serializer_new(path, group, level, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_hdf5_deserializer_new(ctn_scope *scope, const char *path, const char *group,
                                                       ctn_load_options *options) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_hdf5_deserializer_new(path, group, options, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_safetensors_serializer_new(ctn_scope *scope, const char *path) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_safetensors_serializer_new(path, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_safetensors_deserializer_new(ctn_scope *scope, const char *path,
    ctn_load_options *options) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_safetensors_deserializer_new(path, options, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_serializer *cs_file_deserializer_new(ctn_scope *scope, const char *path,
                                                       ctn_load_options *options) {
  ctn_serializer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_file_deserializer_new(path, options, &made_);
  return (ctn_serializer *)cs_made_(scope, got_, made_);
}
static inline ctn_load_options *cs_load_options_new(ctn_scope *scope) {
  ctn_load_options *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_load_options_new(&made_);
  return (ctn_load_options *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_load_options_set_strict(ctn_scope *scope, ctn_load_options *options,
                                                    int32_t strict) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_options_set_strict(options, strict));
  return scope->status;
}
static inline ctn_status cs_load_options_set_exact(ctn_scope *scope, ctn_load_options *options,
                                                   int32_t exact) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_options_set_exact(options, exact));
  return scope->status;
}
static inline ctn_status cs_load_options_set_prefix(ctn_scope *scope, ctn_load_options *options,
                                                    const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_options_set_prefix(options, path));
  return scope->status;
}
static inline ctn_status cs_load_options_set_part(ctn_scope *scope, ctn_load_options *options,
                                                  const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_options_set_part(options, path));
  return scope->status;
}
static inline ctn_status cs_load_options_set_casting(ctn_scope *scope, ctn_load_options *options,
                                                     ctn_casting casting) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_options_set_casting(options, casting));
  return scope->status;
}
static inline ctn_load_report *cs_load_report_new(ctn_scope *scope) {
  ctn_load_report *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_load_report_new(&made_);
  return (ctn_load_report *)cs_made_(scope, got_, made_);
}
static inline const char *cs_load_report_name(ctn_scope *scope, ctn_load_report *report,
                                              ctn_load_problem problem, size_t index) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_report_name(report, problem, index, &made_));
  return made_ ? made_ : "";
}
static inline const char *cs_load_report_text(ctn_scope *scope, ctn_load_report *report,
                                              ctn_load_problem problem, size_t index) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_load_report_text(report, problem, index, &made_));
  return made_ ? made_ : "";
}
static inline ctn_dictionary *cs_dictionary_new(ctn_scope *scope) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_new(&made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline ctn_dictionary *cs_dictionary_copy(ctn_scope *scope, ctn_dictionary *dictionary) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_copy(dictionary, &made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline const char *cs_dictionary_key(ctn_scope *scope, ctn_dictionary *dictionary, size_t index) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_key(dictionary, index, &made_));
  return made_ ? made_ : "";
}
static inline int32_t cs_dictionary_contains(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_contains(dictionary, key, &made_));
  return made_;
}
static inline int32_t cs_dictionary_is_text(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_is_text(dictionary, key, &made_));
  return made_;
}
static inline ctn_array *cs_dictionary_array(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_array(dictionary, key, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline const char *cs_dictionary_text(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_text(dictionary, key, &made_));
  return made_ ? made_ : "";
}
static inline int64_t cs_dictionary_i64(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_i64(dictionary, key, &made_));
  return made_;
}
static inline double cs_dictionary_f64(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_f64(dictionary, key, &made_));
  return made_;
}
static inline ctn_status cs_dictionary_set_array(ctn_scope *scope, ctn_dictionary *dictionary,
                                                 const char *key, ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_set_array(dictionary, key, value));
  return scope->status;
}
static inline ctn_status cs_dictionary_set_text(ctn_scope *scope, ctn_dictionary *dictionary, const char *key,
                                                const char *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_set_text(dictionary, key, value));
  return scope->status;
}
static inline ctn_status cs_dictionary_set_i64(ctn_scope *scope, ctn_dictionary *dictionary, const char *key,
                                               int64_t value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_set_i64(dictionary, key, value));
  return scope->status;
}
static inline ctn_status cs_dictionary_set_f64(ctn_scope *scope, ctn_dictionary *dictionary, const char *key,
                                               double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_set_f64(dictionary, key, value));
  return scope->status;
}
static inline ctn_status cs_dictionary_remove(ctn_scope *scope, ctn_dictionary *dictionary, const char *key) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_remove(dictionary, key));
  return scope->status;
}
static inline ctn_status cs_dictionary_save_npz(ctn_scope *scope, ctn_dictionary *dictionary,
                                                const char *path, int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_save_npz(dictionary, path, level));
  return scope->status;
}
static inline ctn_status cs_dictionary_save_hdf5(ctn_scope *scope, ctn_dictionary *dictionary,
                                                 const char *path, const char *group, int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_save_hdf5(dictionary, path, group, level));
  return scope->status;
}
static inline ctn_status cs_dictionary_save_safetensors(ctn_scope *scope, ctn_dictionary *dictionary,
                                                        const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dictionary_save_safetensors(dictionary, path));
  return scope->status;
}
static inline ctn_dictionary *cs_dictionary_load(ctn_scope *scope, const char *path) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dictionary_load(path, &made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_report(ctn_scope *scope, const char *name, double value, ctn_link *observer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_report(name, value, observer));
  return scope->status;
}
static inline ctn_status cs_report_variable(ctn_scope *scope, const char *name, ctn_variable *value,
                                            ctn_link *observer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_report_variable(name, value, observer));
  return scope->status;
}
static inline int32_t cs_is_reported(ctn_scope *scope, const char *name, ctn_link *observer) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_is_reported(name, observer, &made_));
  return made_;
}
static inline ctn_reporter *cs_reporter_new(ctn_scope *scope) {
  ctn_reporter *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_reporter_new(&made_);
  return (ctn_reporter *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_reporter_add_observer(ctn_scope *scope, ctn_reporter *reporter, const char *name,
                                                  ctn_link *observer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_reporter_add_observer(reporter, name, observer));
  return scope->status;
}
static inline ctn_status cs_reporter_add_observers(ctn_scope *scope, ctn_reporter *reporter,
                                                   const char *prefix, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_reporter_add_observers(reporter, prefix, link));
  return scope->status;
}
static inline ctn_status cs_reporter_enter(ctn_scope *scope, ctn_reporter *reporter,
                                           ctn_dictionary *observation) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_reporter_enter(reporter, observation));
  return scope->status;
}
static inline ctn_status cs_reporter_exit(ctn_scope *scope, ctn_reporter *reporter) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_reporter_exit(reporter));
  return scope->status;
}
static inline ctn_reporter *cs_reporter_current(ctn_scope *scope) {
  ctn_reporter *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_reporter_current(&made_);
  return (ctn_reporter *)cs_made_(scope, got_, made_);
}
static inline ctn_summary *cs_summary_new(ctn_scope *scope) {
  ctn_summary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_summary_new(&made_);
  return (ctn_summary *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_summary_add(ctn_scope *scope, ctn_summary *summary, double value, double weight) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_summary_add(summary, value, weight));
  return scope->status;
}
static inline ctn_status cs_summary_serialize(ctn_scope *scope, ctn_summary *summary,
                                              ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_summary_serialize(summary, serializer));
  return scope->status;
}
static inline ctn_dict_summary *cs_dict_summary_new(ctn_scope *scope) {
  ctn_dict_summary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dict_summary_new(&made_);
  return (ctn_dict_summary *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_dict_summary_add(ctn_scope *scope, ctn_dict_summary *summary,
                                             ctn_dictionary *observation, double weight) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dict_summary_add(summary, observation, weight));
  return scope->status;
}
static inline ctn_dictionary *cs_dict_summary_compute_mean(ctn_scope *scope, ctn_dict_summary *summary) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dict_summary_compute_mean(summary, &made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline ctn_dictionary *cs_dict_summary_make_statistics(ctn_scope *scope, ctn_dict_summary *summary) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dict_summary_make_statistics(summary, &made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_dict_summary_serialize(ctn_scope *scope, ctn_dict_summary *summary,
                                                   ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_dict_summary_serialize(summary, serializer));
  return scope->status;
}
static inline ctn_loss_scale *cs_loss_scale_new(ctn_scope *scope, double scale, double growth, double backoff,
                                                int64_t interval) {
  ctn_loss_scale *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_loss_scale_new(scale, growth, backoff, interval, &made_);
  return (ctn_loss_scale *)cs_made_(scope, got_, made_);
}
static inline double cs_loss_scale_value(ctn_scope *scope, ctn_loss_scale *scaler) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_value(scaler, &made_));
  return made_;
}
static inline int64_t cs_loss_scale_steps(ctn_scope *scope, ctn_loss_scale *scaler) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_steps(scaler, &made_));
  return made_;
}
static inline ctn_status cs_loss_scale_restore(ctn_scope *scope, ctn_loss_scale *scaler, double scale,
                                               int64_t steps) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_restore(scaler, scale, steps));
  return scope->status;
}
static inline ctn_variable *cs_loss_scale_apply(ctn_scope *scope, ctn_loss_scale *scaler,
                                                ctn_variable *loss) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_loss_scale_apply(scaler, loss, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline int32_t cs_loss_scale_unscale(ctn_scope *scope, ctn_loss_scale *scaler, ctn_link *link) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_unscale(scaler, link, &made_));
  return made_;
}
static inline ctn_status cs_loss_scale_update(ctn_scope *scope, ctn_loss_scale *scaler, int32_t finite) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_update(scaler, finite));
  return scope->status;
}
static inline ctn_status cs_loss_scale_step(ctn_scope *scope, ctn_loss_scale *scaler,
                                            ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_step(scaler, optimizer));
  return scope->status;
}
static inline ctn_iterator *cs_iterator_serial_new(ctn_scope *scope, ctn_dataset *dataset, int64_t batch_size,
                                                   int32_t repeat, int32_t shuffle, uint64_t seed) {
  ctn_iterator *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_iterator_serial_new(dataset, batch_size, repeat, shuffle, seed, &made_);
  return (ctn_iterator *)cs_made_(scope, got_, made_);
}
static inline ctn_iterator *cs_iterator_multithread_new(ctn_scope *scope, ctn_dataset *dataset,
                                                        int64_t batch_size, int32_t repeat, int32_t shuffle,
                                                        uint64_t seed, int64_t thread_count,
                                                        int64_t prefetch) {
  ctn_iterator *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_iterator_multithread_new(dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch, &made_);
  return (ctn_iterator *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_iterator_next(ctn_scope *scope, ctn_iterator *iterator, ctn_array **parts,
                                          size_t part_count, int32_t *more) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_iterator_next(iterator, parts, part_count, more));
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = (ctn_array *)cs_hold_(scope, parts[i_]);
  } else {
    if (parts) for (size_t i_ = 0; i_ < part_count; ++i_) parts[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_iterator_next_picks(ctn_scope *scope, ctn_iterator *iterator) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_iterator_next_picks(iterator, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_dataset *cs_iterator_dataset(ctn_scope *scope, ctn_iterator *iterator) {
  ctn_dataset *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_iterator_dataset(iterator, &made_);
  return (ctn_dataset *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_iterator_reset(ctn_scope *scope, ctn_iterator *iterator) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_iterator_reset(iterator));
  return scope->status;
}
static inline ctn_status cs_iterator_finalize(ctn_scope *scope, ctn_iterator *iterator) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_iterator_finalize(iterator));
  return scope->status;
}
static inline ctn_status cs_iterator_set_padding(ctn_scope *scope, ctn_iterator *iterator,
                                                 const double *values, size_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_iterator_set_padding(iterator, values, count));
  return scope->status;
}
static inline ctn_status cs_iterator_serialize(ctn_scope *scope, ctn_iterator *iterator,
                                               ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_iterator_serialize(iterator, serializer));
  return scope->status;
}
static inline ctn_updater *cs_updater_standard_new(ctn_scope *scope, ctn_iterator *iterator,
                                                   ctn_optimizer *optimizer, ctn_batch_loss_fn loss,
                                                   void *user_data, ctn_destroy_fn destroy,
                                                   const char *device) {
  ctn_updater *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_updater_standard_new(iterator, optimizer, loss, user_data, destroy, device, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_updater *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_updater_standard_set_loss_scale(ctn_scope *scope, ctn_updater *updater,
    ctn_loss_scale *scaler) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_updater_standard_set_loss_scale(updater, scaler));
  return scope->status;
}
static inline ctn_status cs_updater_standard_set_accumulation(ctn_scope *scope, ctn_updater *updater,
    int64_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_updater_standard_set_accumulation(updater, count));
  return scope->status;
}
static inline ctn_updater *cs_updater_new(ctn_scope *scope, const ctn_updater_callbacks *callbacks,
                                          void *user_data) {
  ctn_updater *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_updater_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_updater *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_updater_add_optimizer(ctn_scope *scope, ctn_updater *updater, const char *name,
                                                  ctn_optimizer *optimizer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_updater_add_optimizer(updater, name, optimizer));
  return scope->status;
}
static inline ctn_status cs_updater_add_iterator(ctn_scope *scope, ctn_updater *updater, const char *name,
                                                 ctn_iterator *iterator) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_updater_add_iterator(updater, name, iterator));
  return scope->status;
}
static inline ctn_optimizer *cs_updater_optimizer(ctn_scope *scope, ctn_updater *updater, const char *name) {
  ctn_optimizer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_updater_optimizer(updater, name, &made_);
  return (ctn_optimizer *)cs_made_(scope, got_, made_);
}
static inline ctn_iterator *cs_updater_iterator(ctn_scope *scope, ctn_updater *updater, const char *name) {
  ctn_iterator *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_updater_iterator(updater, name, &made_);
  return (ctn_iterator *)cs_made_(scope, got_, made_);
}
static inline int32_t cs_updater_update(ctn_scope *scope, ctn_updater *updater) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_updater_update(updater, &made_));
  return made_;
}
static inline ctn_trainer *cs_trainer_new(ctn_scope *scope, ctn_updater *updater, ctn_trigger *stop,
                                          const char *out_folder) {
  ctn_trainer *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trainer_new(updater, stop, out_folder, &made_);
  return (ctn_trainer *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_trainer_extend(ctn_scope *scope, ctn_trainer *trainer, ctn_extension *extension,
                                           const char *name, ctn_trigger *trigger, int32_t priority) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_extend(trainer, extension, name, trigger, priority));
  return scope->status;
}
static inline ctn_extension *cs_trainer_extension(ctn_scope *scope, ctn_trainer *trainer, const char *name) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trainer_extension(trainer, name, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_training_result cs_trainer_run(ctn_scope *scope, ctn_trainer *trainer) {
  ctn_training_result made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_run(trainer, &made_));
  return made_;
}
static inline ctn_training_result cs_trainer_run_for(ctn_scope *scope, ctn_trainer *trainer,
                                                     int64_t iterations, int64_t milliseconds) {
  ctn_training_result made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_run_for(trainer, iterations, milliseconds, &made_));
  return made_;
}
static inline ctn_status cs_trainer_set_interrupts(ctn_scope *scope, ctn_trainer *trainer, int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_set_interrupts(trainer, enabled));
  return scope->status;
}
static inline ctn_status cs_trainer_set_output(ctn_scope *scope, ctn_trainer *trainer,
                                               ctn_training_write_fn write, void *user_data,
                                               ctn_destroy_fn destroy, int32_t columns) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_trainer_set_output(trainer, write, user_data, destroy, columns));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_updater *cs_trainer_updater(ctn_scope *scope, ctn_trainer *trainer) {
  ctn_updater *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trainer_updater(trainer, &made_);
  return (ctn_updater *)cs_made_(scope, got_, made_);
}
static inline ctn_dictionary *cs_trainer_observation(ctn_scope *scope, ctn_trainer *trainer) {
  ctn_dictionary *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trainer_observation(trainer, &made_);
  return (ctn_dictionary *)cs_made_(scope, got_, made_);
}
static inline ctn_reporter *cs_trainer_reporter(ctn_scope *scope, ctn_trainer *trainer) {
  ctn_reporter *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trainer_reporter(trainer, &made_);
  return (ctn_reporter *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_trainer_serialize(ctn_scope *scope, ctn_trainer *trainer,
                                              ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_serialize(trainer, serializer));
  return scope->status;
}
static inline ctn_status cs_trainer_save(ctn_scope *scope, ctn_trainer *trainer, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_save(trainer, path));
  return scope->status;
}
static inline ctn_status cs_trainer_load(ctn_scope *scope, ctn_trainer *trainer, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_trainer_load(trainer, path));
  return scope->status;
}
static inline ctn_trigger *cs_trigger_interval_new(ctn_scope *scope, double period, ctn_trigger_unit unit) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_interval_new(period, unit, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_manual_schedule_new(ctn_scope *scope, const double *points,
                                                          size_t count, ctn_trigger_unit unit) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_manual_schedule_new(points, count, unit, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_once_new(ctn_scope *scope, int32_t call_on_resume) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_once_new(call_on_resume, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_min_value_new(ctn_scope *scope, const char *key,
                                                    ctn_trigger *check_trigger) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_min_value_new(key, check_trigger, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_max_value_new(ctn_scope *scope, const char *key,
                                                    ctn_trigger *check_trigger) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_max_value_new(key, check_trigger, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_early_stopping_new(ctn_scope *scope, const char *monitor,
                                                         int64_t patience, ctn_stopping_mode mode,
                                                         ctn_trigger *check_trigger,
                                                         ctn_trigger *max_trigger) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_trigger_early_stopping_new(monitor, patience, mode, check_trigger, max_trigger, &made_);
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline ctn_trigger *cs_trigger_new(ctn_scope *scope, const ctn_trigger_callbacks *callbacks,
                                          void *user_data) {
  ctn_trigger *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_trigger_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_trigger *)cs_made_(scope, got_, made_);
}
static inline double cs_trigger_best_value(ctn_scope *scope, ctn_trigger *trigger) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_trigger_best_value(trigger, &made_));
  return made_;
}
static inline ctn_extension *cs_extension_new(ctn_scope *scope, const ctn_extension_callbacks *callbacks,
                                              void *user_data) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_extension_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_evaluator_new(ctn_scope *scope, ctn_iterator *iterator,
                                                        ctn_link *target, ctn_batch_loss_fn loss,
                                                        void *user_data, ctn_destroy_fn destroy,
                                                        const char *device) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_extension_evaluator_new(iterator, target, loss, user_data, destroy, device, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_log_report_new(ctn_scope *scope, const char *const *keys,
                                                         size_t count, const char *filename,
                                                         ctn_trigger *trigger) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_log_report_new(keys, count, filename, trigger, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline double cs_extension_log_value(ctn_scope *scope, ctn_extension *extension, size_t index,
                                            const char *key) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_log_value(extension, index, key, &made_));
  return made_;
}
static inline const char *cs_extension_log_line(ctn_scope *scope, ctn_extension *extension, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_log_line(extension, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_extension_log_line(extension, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_extension *cs_extension_print_report_new(ctn_scope *scope, const char *const *entries,
                                                           size_t count, const char *log_report) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_print_report_new(entries, count, log_report, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_progress_bar_new(ctn_scope *scope, int64_t update_interval) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_progress_bar_new(update_interval, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_extension_progress_bar_set_training_length(ctn_scope *scope,
    ctn_extension *extension, double length, ctn_trigger_unit unit) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_progress_bar_set_training_length(extension, length, unit));
  return scope->status;
}
static inline ctn_status cs_extension_progress_bar_set_bar_length(ctn_scope *scope, ctn_extension *extension,
    int64_t length) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_progress_bar_set_bar_length(extension, length));
  return scope->status;
}
static inline ctn_status cs_extension_set_output(ctn_scope *scope, ctn_extension *extension,
                                                 ctn_training_write_fn write, void *user_data,
                                                 ctn_destroy_fn destroy, int32_t columns) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_extension_set_output(extension, write, user_data, destroy, columns));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_extension *cs_extension_snapshot_new(ctn_scope *scope, const char *filename, int64_t keep,
                                                       int32_t autoload) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_snapshot_new(filename, keep, autoload, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_snapshot_user_new(ctn_scope *scope, const char *filename,
    int64_t keep, int32_t autoload, ctn_snapshot_file_fn function, void *user_data, ctn_destroy_fn destroy) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_extension_snapshot_user_new(filename, keep, autoload, function, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_extension_snapshot_set_on_error(ctn_scope *scope, ctn_extension *extension,
    int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_snapshot_set_on_error(extension, enabled));
  return scope->status;
}
static inline ctn_extension *cs_extension_snapshot_object_new(ctn_scope *scope, ctn_link *target,
    const char *filename) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_snapshot_object_new(target, filename, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_shift_new(ctn_scope *scope, const char *hyperparameter,
                                                    ctn_schedule *schedule, ctn_optimizer *optimizer) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_shift_new(hyperparameter, schedule, optimizer, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_observe_value_new(ctn_scope *scope, const char *key,
    ctn_observe_fn function, void *user_data, ctn_destroy_fn destroy) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_extension_observe_value_new(key, function, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_observe_hyperparameter_new(ctn_scope *scope, const char *key,
    const char *optimizer_name, const char *hyperparameter) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_observe_hyperparameter_new(key, optimizer_name, hyperparameter, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_fail_on_non_number_new(ctn_scope *scope) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_fail_on_non_number_new(&made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_parameter_statistics_new(ctn_scope *scope, ctn_link *link,
    const char *prefix, int32_t report_data, int32_t report_grad) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_parameter_statistics_new(link, prefix, report_data, report_grad, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_extension_parameter_statistics_set_percentiles(ctn_scope *scope,
    ctn_extension *extension, const double *percentiles, size_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_extension_parameter_statistics_set_percentiles(extension, percentiles, count));
  return scope->status;
}
static inline ctn_extension *cs_extension_dump_graph_new(ctn_scope *scope, const char *root_name,
                                                         const char *filename) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_dump_graph_new(root_name, filename, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_extension *cs_extension_plot_report_new(ctn_scope *scope, const char *const *y_keys,
                                                          size_t count, const char *x_key,
                                                          const char *filename, ctn_trigger *trigger) {
  ctn_extension *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_extension_plot_report_new(y_keys, count, x_key, filename, trigger, &made_);
  return (ctn_extension *)cs_made_(scope, got_, made_);
}
static inline ctn_function_hook *cs_function_hook_new(ctn_scope *scope,
                                                      const ctn_function_hook_callbacks *callbacks,
                                                      void *user_data) {
  ctn_function_hook *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_function_hook_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_function_hook *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_function_hook_add(ctn_scope *scope, ctn_function_hook *hook, const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_hook_add(hook, name));
  return scope->status;
}
static inline ctn_status cs_function_hook_remove(ctn_scope *scope, const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_hook_remove(name));
  return scope->status;
}
static inline ctn_function_hook *cs_function_hook_at(ctn_scope *scope, size_t index, char *name,
                                                     size_t name_capacity, size_t *name_length) {
  ctn_function_hook *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_hook_at(index, name, name_capacity, name_length, &made_);
  return (ctn_function_hook *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_function_add_hook(ctn_scope *scope, ctn_function *f, ctn_function_hook *hook,
                                              const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_add_hook(f, hook, name));
  return scope->status;
}
static inline ctn_status cs_function_delete_hook(ctn_scope *scope, ctn_function *f, const char *name) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_delete_hook(f, name));
  return scope->status;
}
static inline ctn_function_hook *cs_function_local_hook_at(ctn_scope *scope, ctn_function *f, size_t index,
                                                           char *name, size_t name_capacity,
                                                           size_t *name_length) {
  ctn_function_hook *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_local_hook_at(f, index, name, name_capacity, name_length, &made_);
  return (ctn_function_hook *)cs_made_(scope, got_, made_);
}
static inline ctn_function_hook *cs_timer_hook_new(ctn_scope *scope) {
  ctn_function_hook *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_timer_hook_new(&made_);
  return (ctn_function_hook *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_timer_hook_call(ctn_scope *scope, ctn_function_hook *hook, size_t index,
                                            char *label, size_t label_capacity, size_t *label_length,
                                            double *seconds, int32_t *is_backward) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_timer_hook_call(hook, index, label, label_capacity, label_length, seconds, is_backward));
  return scope->status;
}
static inline ctn_status cs_timer_hook_clear(ctn_scope *scope, ctn_function_hook *hook) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_timer_hook_clear(hook));
  return scope->status;
}
static inline ctn_function_hook *cs_memory_hook_new(ctn_scope *scope) {
  ctn_function_hook *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_memory_hook_new(&made_);
  return (ctn_function_hook *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_memory_hook_call(ctn_scope *scope, ctn_function_hook *hook, size_t index,
                                             char *label, size_t label_capacity, size_t *label_length,
                                             int64_t *bytes, int32_t *is_backward) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_hook_call(hook, index, label, label_capacity, label_length, bytes, is_backward));
  return scope->status;
}
static inline ctn_status cs_memory_hook_clear(ctn_scope *scope, ctn_function_hook *hook) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_memory_hook_clear(hook));
  return scope->status;
}
static inline ctn_function_options *cs_function_options_new(ctn_scope *scope) {
  ctn_function_options *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_function_options_new(&made_);
  return (ctn_function_options *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_function_options_set_reduction(ctn_scope *scope, ctn_function_options *options,
                                                           ctn_reduction reduction) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_reduction(options, reduction));
  return scope->status;
}
static inline ctn_status cs_function_options_set_class_weight(ctn_scope *scope, ctn_function_options *options,
    const ctn_array *class_weight) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_class_weight(options, class_weight));
  return scope->status;
}
static inline ctn_status cs_function_options_set_ignore_label(ctn_scope *scope, ctn_function_options *options,
    int64_t ignore_label) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_ignore_label(options, ignore_label));
  return scope->status;
}
static inline ctn_status cs_function_options_set_label_smoothing(ctn_scope *scope,
    ctn_function_options *options, double label_smoothing) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_label_smoothing(options, label_smoothing));
  return scope->status;
}
static inline ctn_status cs_function_options_set_mask(ctn_scope *scope, ctn_function_options *options,
                                                      const ctn_array *mask) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_mask(options, mask));
  return scope->status;
}
static inline ctn_status cs_function_options_set_noise(ctn_scope *scope, ctn_function_options *options,
                                                       const ctn_array *noise) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_noise(options, noise));
  return scope->status;
}
static inline ctn_status cs_function_options_set_samples(ctn_scope *scope, ctn_function_options *options,
                                                         const ctn_array *samples) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_samples(options, samples));
  return scope->status;
}
static inline ctn_status cs_function_options_set_dilation(ctn_scope *scope, ctn_function_options *options,
                                                          const int64_t *dilation, size_t ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_dilation(options, dilation, ndim));
  return scope->status;
}
static inline ctn_status cs_function_options_set_groups(ctn_scope *scope, ctn_function_options *options,
                                                        int64_t groups) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_groups(options, groups));
  return scope->status;
}
static inline ctn_status cs_function_options_set_outsize(ctn_scope *scope, ctn_function_options *options,
                                                         const int64_t *outsize, size_t ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_outsize(options, outsize, ndim));
  return scope->status;
}
static inline ctn_status cs_function_options_set_cover_all(ctn_scope *scope, ctn_function_options *options,
                                                           int32_t cover_all) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_cover_all(options, cover_all));
  return scope->status;
}
static inline ctn_status cs_function_options_set_count_include_pad(ctn_scope *scope,
    ctn_function_options *options, int32_t count_include_pad) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_count_include_pad(options, count_include_pad));
  return scope->status;
}
static inline ctn_status cs_function_options_set_scale(ctn_scope *scope, ctn_function_options *options,
                                                       double scale) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_scale(options, scale));
  return scope->status;
}
static inline ctn_status cs_function_options_set_causal(ctn_scope *scope, ctn_function_options *options,
                                                        int32_t causal) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_causal(options, causal));
  return scope->status;
}
static inline ctn_status cs_function_options_set_dropout(ctn_scope *scope, ctn_function_options *options,
                                                         double dropout) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_dropout(options, dropout));
  return scope->status;
}
static inline ctn_status cs_function_options_set_approximate(ctn_scope *scope, ctn_function_options *options,
    int32_t approximate) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_function_options_set_approximate(options, approximate));
  return scope->status;
}
static inline ctn_variable *cs_add(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_add(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_add_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_add_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_add_i64(ctn_scope *scope, ctn_variable *x1, int64_t x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_add_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sub(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sub(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sub_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sub_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rsub_f64(ctn_scope *scope, double x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rsub_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sub_i64(ctn_scope *scope, ctn_variable *x1, int64_t x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sub_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rsub_i64(ctn_scope *scope, int64_t x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rsub_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_mul(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_mul(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_mul_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_mul_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_mul_i64(ctn_scope *scope, ctn_variable *x1, int64_t x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_mul_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_div(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_div(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_div_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_div_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rdiv_f64(ctn_scope *scope, double x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rdiv_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_div_i64(ctn_scope *scope, ctn_variable *x1, int64_t x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_div_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rdiv_i64(ctn_scope *scope, int64_t x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rdiv_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_pow(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_pow(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_pow_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_pow_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rpow_f64(ctn_scope *scope, double x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rpow_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_pow_i64(ctn_scope *scope, ctn_variable *x1, int64_t x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_pow_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rpow_i64(ctn_scope *scope, int64_t x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rpow_i64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_maximum(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_maximum(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_maximum_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_maximum_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_minimum(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_minimum(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_minimum_f64(ctn_scope *scope, ctn_variable *x1, double x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_minimum_f64(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_neg(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_neg(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_absolute(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_absolute(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_square(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_square(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sqrt(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sqrt(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_exp(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_exp(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_log(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_log(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_log1p(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_log1p(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sin(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sin(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_cos(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_cos(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_tanh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_tanh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sigmoid(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sigmoid(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_relu(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_relu(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_multiply_add(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2,
                                            ctn_variable *x3) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_multiply_add(x1, x2, x3, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_reciprocal(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_reciprocal(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_hypot(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_hypot(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arctan2(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arctan2(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_logaddexp(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_logaddexp(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_logaddexp2(ctn_scope *scope, ctn_variable *x1, ctn_variable *x2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_logaddexp2(x1, x2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_exp2(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_exp2(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_expm1(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_expm1(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_log2(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_log2(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_log10(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_log10(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_cbrt(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_cbrt(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_tan(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_tan(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arcsin(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arcsin(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arccos(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arccos(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arctan(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arctan(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sinh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sinh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_cosh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_cosh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arcsinh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arcsinh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arccosh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arccosh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_arctanh(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_arctanh(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_deg2rad(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_deg2rad(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rad2deg(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rad2deg(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_clipped_relu(ctn_scope *scope, ctn_variable *x, double z) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_clipped_relu(x, z, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_leaky_relu(ctn_scope *scope, ctn_variable *x, double slope) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_leaky_relu(x, slope, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_elu(ctn_scope *scope, ctn_variable *x, double alpha) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_elu(x, alpha, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_softplus(ctn_scope *scope, ctn_variable *x, double beta) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_softplus(x, beta, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_silu(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_silu(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_gelu(ctn_scope *scope, ctn_variable *x, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_gelu(x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_prelu(ctn_scope *scope, ctn_variable *x, ctn_variable *W) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_prelu(x, W, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_softmax(ctn_scope *scope, ctn_variable *x, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_softmax(x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_log_softmax(ctn_scope *scope, ctn_variable *x, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_log_softmax(x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_lstm(ctn_scope *scope, ctn_variable *c_prev, ctn_variable *x, ctn_variable **c,
                                 ctn_variable **h) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_lstm(c_prev, x, c, h));
    if (c) *c = (ctn_variable *)cs_hold_(scope, *c);
    if (h) *h = (ctn_variable *)cs_hold_(scope, *h);
  } else {
    if (c) *c = NULL;
    if (h) *h = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_slstm(ctn_scope *scope, ctn_variable *c_prev1, ctn_variable *c_prev2,
                                  ctn_variable *x1, ctn_variable *x2, ctn_variable **c, ctn_variable **h) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_slstm(c_prev1, c_prev2, x1, x2, c, h));
    if (c) *c = (ctn_variable *)cs_hold_(scope, *c);
    if (h) *h = (ctn_variable *)cs_hold_(scope, *h);
  } else {
    if (c) *c = NULL;
    if (h) *h = NULL;
  }
  return scope->status;
}
static inline ctn_variable *cs_maxout(ctn_scope *scope, ctn_variable *x, int64_t pool_size, int64_t axis) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_maxout(x, pool_size, axis, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_reshape(ctn_scope *scope, ctn_variable *x, const int64_t *shape, size_t ndim) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_reshape(x, shape, ndim, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_transpose(ctn_scope *scope, ctn_variable *x, const int64_t *axes,
                                         size_t count) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_transpose(x, axes, count, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_broadcast_to(ctn_scope *scope, ctn_variable *x, const int64_t *shape,
                                            size_t ndim) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_broadcast_to(x, shape, ndim, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_expand_dims(ctn_scope *scope, ctn_variable *x, int64_t axis) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_expand_dims(x, axis, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_squeeze(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_squeeze(x, axes, count, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_swapaxes(ctn_scope *scope, ctn_variable *x, int64_t axis1, int64_t axis2) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_swapaxes(x, axis1, axis2, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_flip(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_flip(x, axes, count, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_cast(ctn_scope *scope, ctn_variable *x, ctn_dtype dtype) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_cast(x, dtype, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_copy(ctn_scope *scope, ctn_variable *x, const char *device) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_copy(x, device, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_tile(ctn_scope *scope, ctn_variable *x, const int64_t *repetitions,
                                    size_t count) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_tile(x, repetitions, count, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_pad(ctn_scope *scope, ctn_variable *x, const int64_t *before, size_t ndim,
                                   const int64_t *after, double value) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_pad(x, before, ndim, after, value, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_concat(ctn_scope *scope, ctn_variable *const *xs, size_t count, int64_t axis) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_concat(xs, count, axis, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_stack(ctn_scope *scope, ctn_variable *const *xs, size_t count, int64_t axis) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stack(xs, count, axis, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_split_axis(ctn_scope *scope, ctn_variable *x, int64_t axis, ctn_variable **ys,
                                       size_t sections) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_split_axis(x, axis, ys, sections));
    if (ys) for (size_t i_ = 0; i_ < sections; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (ys) for (size_t i_ = 0; i_ < sections; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_split_axis_at(ctn_scope *scope, ctn_variable *x, const int64_t *indices,
                                          size_t index_count, int64_t axis, ctn_variable **ys, size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_split_axis_at(x, indices, index_count, axis, ys, count));
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_broadcast(ctn_scope *scope, ctn_variable *const *xs, size_t count,
                                      ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_broadcast(xs, count, ys));
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_variable *cs_get_item(ctn_scope *scope, ctn_variable *x, const ctn_index *items,
                                        size_t count) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_get_item(x, items, count, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_select_item(ctn_scope *scope, ctn_variable *x, ctn_variable *t) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_select_item(x, t, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_where(ctn_scope *scope, ctn_variable *condition, ctn_variable *x,
                                     ctn_variable *y) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_where(condition, x, y, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_identity_list(ctn_scope *scope, ctn_variable *const *xs, size_t count,
                                          ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_identity_list(xs, count, ys));
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_variable *cs_identity(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_identity(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_linear(ctn_scope *scope, ctn_variable *x, ctn_variable *W, ctn_variable *b) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_linear(x, W, b, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_embed_id(ctn_scope *scope, ctn_variable *x, ctn_variable *W,
                                        ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_embed_id(x, W, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_bilinear(ctn_scope *scope, ctn_variable *e1, ctn_variable *e2, ctn_variable *W,
                                        ctn_variable *V1, ctn_variable *V2, ctn_variable *b) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_bilinear(e1, e2, W, V1, V2, b, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_attention(ctn_scope *scope, ctn_variable *q, ctn_variable *k, ctn_variable *v,
                                         ctn_variable *mask, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_attention(q, k, v, mask, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_n_step_lstm(ctn_scope *scope, int64_t n_layers, double dropout_ratio,
                                        ctn_variable *hx, ctn_variable *cx, ctn_variable *const *ws,
                                        size_t weight_count, ctn_variable *const *bs, ctn_variable *const *xs,
                                        size_t count, ctn_variable **hy, ctn_variable **cy,
                                        ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_n_step_lstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (cy) *cy = (ctn_variable *)cs_hold_(scope, *cy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (cy) *cy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_n_step_bilstm(ctn_scope *scope, int64_t n_layers, double dropout_ratio,
                                          ctn_variable *hx, ctn_variable *cx, ctn_variable *const *ws,
                                          size_t weight_count, ctn_variable *const *bs,
                                          ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                          ctn_variable **cy, ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_n_step_bilstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (cy) *cy = (ctn_variable *)cs_hold_(scope, *cy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (cy) *cy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_n_step_gru(ctn_scope *scope, int64_t n_layers, double dropout_ratio,
                                       ctn_variable *hx, ctn_variable *const *ws, size_t weight_count,
                                       ctn_variable *const *bs, ctn_variable *const *xs, size_t count,
                                       ctn_variable **hy, ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_n_step_gru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_n_step_bigru(ctn_scope *scope, int64_t n_layers, double dropout_ratio,
                                         ctn_variable *hx, ctn_variable *const *ws, size_t weight_count,
                                         ctn_variable *const *bs, ctn_variable *const *xs, size_t count,
                                         ctn_variable **hy, ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_n_step_bigru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_variable *cs_convolution_2d(ctn_scope *scope, ctn_variable *x, ctn_variable *W,
                                              ctn_variable *b, int64_t stride_y, int64_t stride_x,
                                              int64_t pad_y, int64_t pad_x, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_convolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_deconvolution_2d(ctn_scope *scope, ctn_variable *x, ctn_variable *W,
                                                ctn_variable *b, int64_t stride_y, int64_t stride_x,
                                                int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                                int64_t outsize_x, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_deconvolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_convolution_nd(ctn_scope *scope, ctn_variable *x, ctn_variable *W,
                                              ctn_variable *b, const int64_t *stride, size_t stride_count,
                                              const int64_t *pad, size_t pad_count,
                                              ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_convolution_nd(x, W, b, stride, stride_count, pad, pad_count, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_deconvolution_nd(ctn_scope *scope, ctn_variable *x, ctn_variable *W,
                                                ctn_variable *b, const int64_t *stride, size_t stride_count,
                                                const int64_t *pad, size_t pad_count,
                                                ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_deconvolution_nd(x, W, b, stride, stride_count, pad, pad_count, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_set_convolution_algorithm(ctn_scope *scope, ctn_convolution_method algorithm) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_convolution_algorithm(algorithm));
  return scope->status;
}
static inline ctn_variable *cs_accuracy(ctn_scope *scope, ctn_variable *y, ctn_variable *t,
                                        ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_accuracy(y, t, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_binary_accuracy(ctn_scope *scope, ctn_variable *y, ctn_variable *t,
                                               ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_binary_accuracy(y, t, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_walker_alias *cs_walker_alias_new(ctn_scope *scope, const ctn_array *probs) {
  ctn_walker_alias *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_walker_alias_new(probs, &made_);
  return (ctn_walker_alias *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_walker_alias_sample(ctn_scope *scope, ctn_walker_alias *alias,
                                                ctn_random_state *state, const int64_t *shape, size_t ndim) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_walker_alias_sample(alias, state, shape, ndim, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_walker_alias_sample_from(ctn_scope *scope, ctn_walker_alias *alias,
                                                     const ctn_array *uniform) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_walker_alias_sample_from(alias, uniform, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_walker_alias_to_device(ctn_scope *scope, ctn_walker_alias *alias,
                                                   const char *device) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_walker_alias_to_device(alias, device));
  return scope->status;
}
static inline ctn_array *cs_walker_alias_threshold(ctn_scope *scope, ctn_walker_alias *alias) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_walker_alias_threshold(alias, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_walker_alias_values(ctn_scope *scope, ctn_walker_alias *alias) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_walker_alias_values(alias, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_softmax_cross_entropy(ctn_scope *scope, ctn_variable *x, ctn_variable *t,
                                                     int32_t normalize, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_softmax_cross_entropy(x, t, normalize, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sigmoid_cross_entropy(ctn_scope *scope, ctn_variable *x, ctn_variable *t,
                                                     int32_t normalize, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sigmoid_cross_entropy(x, t, normalize, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_mean_squared_error(ctn_scope *scope, ctn_variable *x0, ctn_variable *x1,
                                                  ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_mean_squared_error(x0, x1, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_hinge(ctn_scope *scope, ctn_variable *x, ctn_variable *t, ctn_hinge_norm norm,
                                     ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_hinge(x, t, norm, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_contrastive(ctn_scope *scope, ctn_variable *x0, ctn_variable *x1,
                                           ctn_variable *y, double margin, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_contrastive(x0, x1, y, margin, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_cross_covariance(ctn_scope *scope, ctn_variable *y, ctn_variable *z,
                                                ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_cross_covariance(y, z, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_bernoulli_nll(ctn_scope *scope, ctn_variable *x, ctn_variable *y,
                                             ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_bernoulli_nll(x, y, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_gaussian_kl_divergence(ctn_scope *scope, ctn_variable *mean,
                                                      ctn_variable *ln_var, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_gaussian_kl_divergence(mean, ln_var, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_gaussian_nll(ctn_scope *scope, ctn_variable *x, ctn_variable *mean,
                                            ctn_variable *ln_var, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_gaussian_nll(x, mean, ln_var, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_connectionist_temporal_classification(ctn_scope *scope, ctn_variable *const *x,
    size_t count, ctn_variable *t, int64_t blank_symbol, ctn_variable *input_length,
    ctn_variable *label_length, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_connectionist_temporal_classification(x, count, t, blank_symbol, input_length, label_length, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_negative_sampling(ctn_scope *scope, ctn_variable *x, ctn_variable *t,
                                                 ctn_variable *W, ctn_walker_alias *sampler,
                                                 int64_t sample_size, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_negative_sampling(x, t, W, sampler, sample_size, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_sum(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count,
                                   int32_t keepdims) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_sum(x, axes, count, keepdims, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_matmul(ctn_scope *scope, ctn_variable *a, ctn_variable *b, int32_t transa,
                                      int32_t transb) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_matmul(a, b, transa, transb, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_max(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count,
                                   int32_t keepdims) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_max(x, axes, count, keepdims, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_min(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count,
                                   int32_t keepdims) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_min(x, axes, count, keepdims, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_mean(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count,
                                    int32_t keepdims) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_mean(x, axes, count, keepdims, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_logsumexp(ctn_scope *scope, ctn_variable *x, const int64_t *axes, size_t count,
                                         int32_t keepdims) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_logsumexp(x, axes, count, keepdims, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_clip(ctn_scope *scope, ctn_variable *x, double x_min, double x_max) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_clip(x, x_min, x_max, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_matmul_numpy(ctn_scope *scope, ctn_variable *a, ctn_variable *b) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_matmul_numpy(a, b, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_batch_matmul(ctn_scope *scope, ctn_variable *a, ctn_variable *b,
                                            int32_t transa, int32_t transb) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_batch_matmul(a, b, transa, transb, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_inv(ctn_scope *scope, ctn_variable *a) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_inv(a, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_batch_inv(ctn_scope *scope, ctn_variable *a) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_batch_inv(a, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_det(ctn_scope *scope, ctn_variable *a) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_det(a, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_batch_det(ctn_scope *scope, ctn_variable *a) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_batch_det(a, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_batch_l2_norm_squared(ctn_scope *scope, ctn_variable *x) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_batch_l2_norm_squared(x, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_dropout(ctn_scope *scope, ctn_variable *x, double ratio,
                                       ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_dropout(x, ratio, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_gaussian(ctn_scope *scope, ctn_variable *mean, ctn_variable *ln_var,
                                        ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_gaussian(mean, ln_var, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_batch_normalization(ctn_scope *scope, ctn_variable *x, ctn_variable *gamma,
                                                   ctn_variable *beta, double eps) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_batch_normalization(x, gamma, beta, eps, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_fixed_batch_normalization(ctn_scope *scope, ctn_variable *x,
                                                         ctn_variable *gamma, ctn_variable *beta,
                                                         ctn_variable *mean, ctn_variable *var) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_fixed_batch_normalization(x, gamma, beta, mean, var, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_layer_normalization(ctn_scope *scope, ctn_variable *x, ctn_variable *gamma,
                                                   ctn_variable *beta, double eps) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_layer_normalization(x, gamma, beta, eps, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_rms_normalization(ctn_scope *scope, ctn_variable *x, ctn_variable *gamma,
                                                 double eps) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_rms_normalization(x, gamma, eps, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_local_response_normalization(ctn_scope *scope, ctn_variable *x, int64_t n,
    double k, double alpha, double beta) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_local_response_normalization(x, n, k, alpha, beta, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_max_pooling_2d(ctn_scope *scope, ctn_variable *x, int64_t ksize_y,
                                              int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                              int64_t pad_y, int64_t pad_x, int32_t cover_all,
                                              ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_average_pooling_2d(ctn_scope *scope, ctn_variable *x, int64_t ksize_y,
                                                  int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                                  int64_t pad_y, int64_t pad_x,
                                                  ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_spatial_pyramid_pooling_2d(ctn_scope *scope, ctn_variable *x,
                                                          int64_t pyramid_height) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_spatial_pyramid_pooling_2d(x, pyramid_height, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_unpooling_2d(ctn_scope *scope, ctn_variable *x, int64_t ksize_y,
                                            int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                            int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                            int64_t outsize_x, int32_t cover_all,
                                            ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_fused *cs_fused_new(ctn_scope *scope, ctn_fuse_fn body, void *user_data,
                                      ctn_destroy_fn destroy) {
  ctn_fused *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_fused_new(body, user_data, destroy, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_fused *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_fused_call(ctn_scope *scope, ctn_fused *f, ctn_variable *const *inputs,
                                       size_t input_count, ctn_variable **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_fused_call(f, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_fused_call_arrays(ctn_scope *scope, ctn_fused *f, const ctn_array *const *inputs,
                                              size_t input_count, ctn_array **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_fused_call_arrays(f, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_array *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_fuse(ctn_scope *scope, ctn_fuse_fn body, void *user_data, ctn_destroy_fn destroy,
                                 ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
                                 size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_fuse(body, user_data, destroy, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_array *cs_array_get_advanced(ctn_scope *scope, const ctn_array *a, const ctn_index *items,
                                               size_t count, const ctn_array *const *arrays,
                                               size_t array_count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_get_advanced(a, items, count, arrays, array_count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_set_advanced(ctn_scope *scope, ctn_array *a, const ctn_index *items,
                                               size_t count, const ctn_array *const *arrays,
                                               size_t array_count, const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_advanced(a, items, count, arrays, array_count, value));
  return scope->status;
}
static inline ctn_status cs_array_add_at(ctn_scope *scope, ctn_array *a, const ctn_index *items, size_t count,
                                         const ctn_array *const *arrays, size_t array_count,
                                         const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_add_at(a, items, count, arrays, array_count, value));
  return scope->status;
}
static inline ctn_array *cs_array_get_mask(ctn_scope *scope, const ctn_array *a, const ctn_array *mask) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_get_mask(a, mask, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_set_mask(ctn_scope *scope, ctn_array *a, const ctn_array *mask,
                                           const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_mask(a, mask, value));
  return scope->status;
}
static inline ctn_status cs_array_put(ctn_scope *scope, ctn_array *a, const ctn_array *indices,
                                      const ctn_array *values, ctn_index_mode mode) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_put(a, indices, values, mode));
  return scope->status;
}
static inline ctn_array *cs_array_take_along_axis(ctn_scope *scope, const ctn_array *a,
                                                  const ctn_array *indices, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_take_along_axis(a, indices, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_put_along_axis(ctn_scope *scope, ctn_array *a, const ctn_array *indices,
                                                 const ctn_array *values, int64_t axis) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_put_along_axis(a, indices, values, axis));
  return scope->status;
}
static inline ctn_array *cs_array_nonzero(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_nonzero(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_flatnonzero(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_flatnonzero(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_argwhere(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_argwhere(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_compress(ctn_scope *scope, const ctn_array *condition, const ctn_array *a,
                                           int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_compress(condition, a, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_extract(ctn_scope *scope, const ctn_array *condition, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_extract(condition, a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_save(ctn_scope *scope, const ctn_array *a, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_save(a, path));
  return scope->status;
}
static inline ctn_array *cs_array_load(ctn_scope *scope, const char *path, ctn_mmap_mode mmap_mode) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_load(path, mmap_mode, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline size_t cs_array_save_to_memory(ctn_scope *scope, const ctn_array *a, void *data,
                                             size_t capacity) {
  size_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_save_to_memory(a, data, capacity, &made_));
  return made_;
}
static inline ctn_array *cs_array_load_from_memory(ctn_scope *scope, const void *data, size_t size) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_load_from_memory(data, size, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_tofile(ctn_scope *scope, const ctn_array *a, const char *path,
                                         const char *separator) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_tofile(a, path, separator));
  return scope->status;
}
static inline ctn_status cs_array_savez(ctn_scope *scope, const char *path, const ctn_array *const *arrays,
                                        size_t count, const char *const *names, int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_savez(path, arrays, count, names, level));
  return scope->status;
}
static inline ctn_npz_file *cs_npz_file_open(ctn_scope *scope, const char *path) {
  ctn_npz_file *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_npz_file_open(path, &made_);
  return (ctn_npz_file *)cs_made_(scope, got_, made_);
}
static inline const char *cs_npz_file_name(ctn_scope *scope, ctn_npz_file *file, size_t index) {
  const char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_npz_file_name(file, index, &made_));
  return made_ ? made_ : "";
}
static inline ctn_array *cs_npz_file_read(ctn_scope *scope, ctn_npz_file *file, const char *name) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_npz_file_read(file, name, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_kernel_options *cs_kernel_options_new(ctn_scope *scope) {
  ctn_kernel_options *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_kernel_options_new(&made_);
  return (ctn_kernel_options *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_kernel_options_set_preamble(ctn_scope *scope, ctn_kernel_options *options,
                                                        const char *text) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_set_preamble(options, text));
  return scope->status;
}
static inline ctn_status cs_kernel_options_set_loop_prep(ctn_scope *scope, ctn_kernel_options *options,
                                                         const char *text) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_set_loop_prep(options, text));
  return scope->status;
}
static inline ctn_status cs_kernel_options_set_after_loop(ctn_scope *scope, ctn_kernel_options *options,
                                                          const char *text) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_set_after_loop(options, text));
  return scope->status;
}
static inline ctn_status cs_kernel_options_set_reduce_dims(ctn_scope *scope, ctn_kernel_options *options,
                                                           int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_set_reduce_dims(options, enabled));
  return scope->status;
}
static inline ctn_status cs_kernel_options_set_reduce_type(ctn_scope *scope, ctn_kernel_options *options,
                                                           const char *text) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_set_reduce_type(options, text));
  return scope->status;
}
static inline ctn_status cs_kernel_options_add_compiler_option(ctn_scope *scope, ctn_kernel_options *options,
    const char *option) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_options_add_compiler_option(options, option));
  return scope->status;
}
static inline ctn_elementwise_kernel *cs_elementwise_kernel_new(ctn_scope *scope, const char *in_params,
    const char *out_params, const char *operation, const char *name, ctn_kernel_options *options) {
  ctn_elementwise_kernel *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_elementwise_kernel_new(in_params, out_params, operation, name, options, &made_);
  return (ctn_elementwise_kernel *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_elementwise_kernel_call(ctn_scope *scope, ctn_elementwise_kernel *kernel,
                                                    const ctn_array *const *inputs, size_t count,
                                                    int64_t size, ctn_array *const *destinations,
                                                    ctn_array **outs, size_t out_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_elementwise_kernel_call(kernel, inputs, count, size, destinations, outs, out_count));
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_reduction_kernel *cs_reduction_kernel_new(ctn_scope *scope, const char *in_params,
    const char *out_params, const char *map_expr, const char *reduce_expr, const char *post_map_expr,
    const char *identity, const char *name, ctn_kernel_options *options) {
  ctn_reduction_kernel *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_reduction_kernel_new(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, options, &made_);
  return (ctn_reduction_kernel *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_reduction_kernel_call(ctn_scope *scope, ctn_reduction_kernel *kernel,
                                                  const ctn_array *const *inputs, size_t count,
                                                  const int64_t *axes, size_t axis_count, int32_t keepdims,
                                                  ctn_array *const *destinations, ctn_array **outs,
                                                  size_t out_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_reduction_kernel_call(kernel, inputs, count, axes, axis_count, keepdims, destinations, outs, out_count));
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_raw_kernel *cs_raw_kernel_new(ctn_scope *scope, const char *code, const char *name,
                                                ctn_kernel_options *options) {
  ctn_raw_kernel *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_raw_kernel_new(code, name, options, &made_);
  return (ctn_raw_kernel *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_raw_kernel_call(ctn_scope *scope, ctn_raw_kernel *kernel, const int64_t *grid,
                                            size_t grid_ndim, const int64_t *block, size_t block_ndim,
                                            ctn_array *const *arguments, size_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_raw_kernel_call(kernel, grid, grid_ndim, block, block_ndim, arguments, count));
  return scope->status;
}
static inline const char *cs_kernel_cache_directory(ctn_scope *scope) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_kernel_cache_directory(NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_kernel_cache_directory(made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_array *cs_array_inner(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_inner(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_outer(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_outer(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_outer_into(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                             ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_outer_into(a, b, out));
  return scope->status;
}
static inline ctn_array *cs_array_vdot(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_vdot(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_tensordot(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                            int64_t axes) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_tensordot(a, b, axes, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_tensordot_axes(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                                 const int64_t *a_axes, size_t a_count, const int64_t *b_axes,
                                                 size_t b_count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_tensordot_axes(a, b, a_axes, a_count, b_axes, b_count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_matmul_into(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                              ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_matmul_into(a, b, out));
  return scope->status;
}
static inline ctn_array *cs_array_diagonal(ctn_scope *scope, const ctn_array *a, int64_t offset,
                                           int64_t axis1, int64_t axis2) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_diagonal(a, offset, axis1, axis2, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_trace(ctn_scope *scope, const ctn_array *a, int64_t offset, int64_t axis1,
                                        int64_t axis2, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_trace(a, offset, axis1, axis2, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_trace_into(ctn_scope *scope, const ctn_array *a, int64_t offset,
                                             int64_t axis1, int64_t axis2, ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_trace_into(a, offset, axis1, axis2, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_inv(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_inv(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_det(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_det(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_slogdet(ctn_scope *scope, const ctn_array *a, ctn_array **sign,
                                          ctn_array **logarithm) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_slogdet(a, sign, logarithm));
    if (sign) *sign = (ctn_array *)cs_hold_(scope, *sign);
    if (logarithm) *logarithm = (ctn_array *)cs_hold_(scope, *logarithm);
  } else {
    if (sign) *sign = NULL;
    if (logarithm) *logarithm = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_solve(ctn_scope *scope, const ctn_array *a, const ctn_array *b) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_solve(a, b, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_cholesky(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cholesky(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_qr(ctn_scope *scope, const ctn_array *a, int32_t complete, ctn_array **q,
                                     ctn_array **r) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_qr(a, complete, q, r));
    if (q) *q = (ctn_array *)cs_hold_(scope, *q);
    if (r) *r = (ctn_array *)cs_hold_(scope, *r);
  } else {
    if (q) *q = NULL;
    if (r) *r = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_qr_r(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_qr_r(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_svd(ctn_scope *scope, const ctn_array *a, int32_t full_matrices,
                                      ctn_array **u, ctn_array **s, ctn_array **vh) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_svd(a, full_matrices, u, s, vh));
    if (u) *u = (ctn_array *)cs_hold_(scope, *u);
    if (s) *s = (ctn_array *)cs_hold_(scope, *s);
    if (vh) *vh = (ctn_array *)cs_hold_(scope, *vh);
  } else {
    if (u) *u = NULL;
    if (s) *s = NULL;
    if (vh) *vh = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_svdvals(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_svdvals(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_eigh(ctn_scope *scope, const ctn_array *a, int32_t upper, ctn_array **w,
                                       ctn_array **v) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_eigh(a, upper, w, v));
    if (w) *w = (ctn_array *)cs_hold_(scope, *w);
    if (v) *v = (ctn_array *)cs_hold_(scope, *v);
  } else {
    if (w) *w = NULL;
    if (v) *v = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_eigvalsh(ctn_scope *scope, const ctn_array *a, int32_t upper) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_eigvalsh(a, upper, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_pinv(ctn_scope *scope, const ctn_array *a, double rcond) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_pinv(a, rcond, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_norm(ctn_scope *scope, const ctn_array *a, ctn_norm_kind kind, double order,
                                       const int64_t *axes, size_t count, int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_norm(a, kind, order, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline size_t cs_link_count(ctn_scope *scope, ctn_link *link, int32_t skipself) {
  size_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_count(link, skipself, &made_));
  return made_;
}
static inline ctn_link *cs_link_at(ctn_scope *scope, ctn_link *link, size_t index, int32_t skipself) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_at(link, index, skipself, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline const char *cs_link_path(ctn_scope *scope, ctn_link *link, size_t index, int32_t skipself) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_path(link, index, skipself, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_path(link, index, skipself, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_link_iterator *cs_link_iterator_new(ctn_scope *scope, ctn_link *link, int32_t skipself) {
  ctn_link_iterator *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_iterator_new(link, skipself, &made_);
  return (ctn_link_iterator *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_iterator_next(ctn_scope *scope, ctn_link_iterator *iterator,
                                              const char **path) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_iterator_next(iterator, path, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_param_iterator *cs_param_iterator_new(ctn_scope *scope, ctn_link *link) {
  ctn_param_iterator *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_param_iterator_new(link, &made_);
  return (ctn_param_iterator *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_param_iterator_next(ctn_scope *scope, ctn_param_iterator *iterator,
                                                   const char **path) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_param_iterator_next(iterator, path, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_freeze(ctn_scope *scope, ctn_link *link, const char *pattern) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_freeze(link, pattern));
  return scope->status;
}
static inline ctn_status cs_link_unfreeze(ctn_scope *scope, ctn_link *link, const char *pattern) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_unfreeze(link, pattern));
  return scope->status;
}
static inline const char *cs_link_device(ctn_scope *scope, ctn_link *link) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_device(link, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_device(link, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_link_add_persistent_i64(ctn_scope *scope, ctn_link *link, const char *name,
                                                    int64_t value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_persistent_i64(link, name, value));
  return scope->status;
}
static inline ctn_status cs_link_add_persistent_f64(ctn_scope *scope, ctn_link *link, const char *name,
                                                    double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_persistent_f64(link, name, value));
  return scope->status;
}
static inline ctn_status cs_link_add_persistent_text(ctn_scope *scope, ctn_link *link, const char *name,
                                                     const char *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_add_persistent_text(link, name, value));
  return scope->status;
}
static inline int64_t cs_link_persistent_i64(ctn_scope *scope, ctn_link *link, const char *name) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_persistent_i64(link, name, &made_));
  return made_;
}
static inline double cs_link_persistent_f64(ctn_scope *scope, ctn_link *link, const char *name) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_persistent_f64(link, name, &made_));
  return made_;
}
static inline const char *cs_link_persistent_text(ctn_scope *scope, ctn_link *link, const char *name) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_persistent_text(link, name, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_persistent_text(link, name, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_link_set_persistent_i64(ctn_scope *scope, ctn_link *link, const char *name,
                                                    int64_t value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_set_persistent_i64(link, name, value));
  return scope->status;
}
static inline ctn_status cs_link_set_persistent_f64(ctn_scope *scope, ctn_link *link, const char *name,
                                                    double value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_set_persistent_f64(link, name, value));
  return scope->status;
}
static inline ctn_status cs_link_set_persistent_text(ctn_scope *scope, ctn_link *link, const char *name,
                                                     const char *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_set_persistent_text(link, name, value));
  return scope->status;
}
static inline const char *cs_link_persistent_name(ctn_scope *scope, ctn_link *link, size_t index) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_persistent_name(link, index, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_link_persistent_name(link, index, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_persistent_kind cs_link_persistent_kind(ctn_scope *scope, ctn_link *link, size_t index) {
  ctn_persistent_kind made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_persistent_kind(link, index, &made_));
  return made_;
}
static inline ctn_link *cs_link_prelu_new(ctn_scope *scope, const int64_t *shape, size_t ndim,
                                          ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_prelu_new(shape, ndim, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_maxout_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                           int64_t pool_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_maxout_new(in_size, out_size, pool_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_classifier_set_loss_function(ctn_scope *scope, ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_classifier_set_loss_function(classifier, function, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_link_classifier_set_accuracy_function(ctn_scope *scope, ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_classifier_set_accuracy_function(classifier, function, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_link *cs_link_bilinear_new(ctn_scope *scope, int64_t left_size, int64_t right_size,
                                             int64_t out_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_bilinear_new(left_size, right_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_deconvolution_2d_new(ctn_scope *scope, int64_t in_channels,
                                                     int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                                                     int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                                     int64_t pad_x, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_inception_new(ctn_scope *scope, int64_t in_channels, int64_t out1,
                                              int64_t proj3, int64_t out3, int64_t proj5, int64_t out5,
                                              int64_t proj_pool, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_inception_bn_new(ctn_scope *scope, int64_t in_channels, int64_t out1,
                                                 int64_t proj3, int64_t out3, int64_t proj33, int64_t out33,
                                                 ctn_pooling pooltype, int64_t proj_pool, int64_t stride,
                                                 ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_mlp_convolution_2d_new(ctn_scope *scope, int64_t in_channels,
                                                       const int64_t *out_channels, size_t count,
                                                       int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                                       int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                                       ctn_link_activation_fn activation, void *user_data,
                                                       ctn_destroy_fn destroy, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_link_mlp_convolution_2d_new(in_channels, out_channels, count, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, activation, user_data, destroy, options, &made_);
  } else {
    if (destroy) destroy(user_data);
  }
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_convolution_nd_new(ctn_scope *scope, int64_t in_channels,
                                                   int64_t out_channels, const int64_t *ksize, size_t ndim,
                                                   const int64_t *stride, size_t stride_count,
                                                   const int64_t *pad, size_t pad_count,
                                                   ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_convolution_nd_new(in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_deconvolution_nd_new(ctn_scope *scope, int64_t in_channels,
                                                     int64_t out_channels, const int64_t *ksize, size_t ndim,
                                                     const int64_t *stride, size_t stride_count,
                                                     const int64_t *pad, size_t pad_count,
                                                     ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_deconvolution_nd_new(in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_multi_head_attention_new(ctn_scope *scope, int64_t size, int64_t key_size,
                                                         int64_t value_size, int64_t heads,
                                                         ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_multi_head_attention_new(size, key_size, value_size, heads, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_sequential_new(ctn_scope *scope) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_sequential_new(&made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_sequential_append(ctn_scope *scope, ctn_link *sequential, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_sequential_append(sequential, link));
  return scope->status;
}
static inline ctn_status cs_link_sequential_append_function(ctn_scope *scope, ctn_link *sequential,
    ctn_link_activation_fn function, void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_sequential_append_function(sequential, function, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_status cs_link_sequential_append_activation(ctn_scope *scope, ctn_link *sequential,
    ctn_activation activation) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_sequential_append_activation(sequential, activation));
  return scope->status;
}
static inline ctn_link *cs_link_negative_sampling_new(ctn_scope *scope, int64_t in_size,
                                                      const int64_t *counts, size_t count,
                                                      int64_t sample_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_negative_sampling_new(in_size, counts, count, sample_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_walker_alias *cs_link_negative_sampling_sampler(ctn_scope *scope, ctn_link *link) {
  ctn_walker_alias *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_negative_sampling_sampler(link, &made_);
  return (ctn_walker_alias *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_link_negative_sampling_call(ctn_scope *scope, ctn_link *link, ctn_variable *x,
                                                           ctn_variable *t, ctn_function_options *options) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_negative_sampling_call(link, x, t, options, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_binary_hierarchical_softmax_new(ctn_scope *scope, int64_t in_size,
    const ctn_array *tree, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_binary_hierarchical_softmax_new(in_size, tree, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_binary_hierarchical_softmax_tables(ctn_scope *scope, ctn_link *link,
    ctn_array **paths, ctn_array **codes, ctn_array **begins) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_binary_hierarchical_softmax_tables(link, paths, codes, begins));
    if (paths) *paths = (ctn_array *)cs_hold_(scope, *paths);
    if (codes) *codes = (ctn_array *)cs_hold_(scope, *codes);
    if (begins) *begins = (ctn_array *)cs_hold_(scope, *begins);
  } else {
    if (paths) *paths = NULL;
    if (codes) *codes = NULL;
    if (begins) *begins = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_create_huffman_tree(ctn_scope *scope, const int64_t *words, size_t word_count,
                                                const double *counts, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_create_huffman_tree(words, word_count, counts, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_batch_normalization_new(ctn_scope *scope, const int64_t *size, size_t ndim,
                                                        ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_batch_normalization_new(size, ndim, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_set_normalization_mode(ctn_scope *scope, ctn_link *link,
                                                        ctn_normalization_mode mode) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_set_normalization_mode(link, mode));
  return scope->status;
}
static inline ctn_normalization_mode cs_link_normalization_mode(ctn_scope *scope, ctn_link *link) {
  ctn_normalization_mode made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_normalization_mode(link, &made_));
  return made_;
}
static inline ctn_status cs_link_start_finetuning(ctn_scope *scope, ctn_link *link) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_start_finetuning(link));
  return scope->status;
}
static inline ctn_link *cs_link_layer_normalization_new(ctn_scope *scope, const int64_t *size, size_t ndim,
                                                        ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_layer_normalization_new(size, ndim, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_embed_id_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                             ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_embed_id_new(in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_embed_id_set_ignore_label(ctn_scope *scope, ctn_link *link, int32_t ignores,
                                                           int64_t ignore_label) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_embed_id_set_ignore_label(link, ignores, ignore_label));
  return scope->status;
}
static inline ctn_link *cs_link_lstm_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                         ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_lstm_new(in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_lstm_reset_state(ctn_scope *scope, ctn_link *lstm) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_lstm_reset_state(lstm));
  return scope->status;
}
static inline ctn_status cs_link_lstm_set_state(ctn_scope *scope, ctn_link *lstm, ctn_variable *c,
                                                ctn_variable *h) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_lstm_set_state(lstm, c, h));
  return scope->status;
}
static inline ctn_variable *cs_link_lstm_c(ctn_scope *scope, ctn_link *lstm) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_lstm_c(lstm, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_variable *cs_link_lstm_h(ctn_scope *scope, ctn_link *lstm) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_lstm_h(lstm, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_gru_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                        ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_gru_new(in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_stateful_gru_new(ctn_scope *scope, int64_t in_size, int64_t out_size,
                                                 ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_stateful_gru_new(in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_stateful_gru_reset_state(ctn_scope *scope, ctn_link *gru) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_stateful_gru_reset_state(gru));
  return scope->status;
}
static inline ctn_status cs_link_stateful_gru_set_state(ctn_scope *scope, ctn_link *gru, ctn_variable *h) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_stateful_gru_set_state(gru, h));
  return scope->status;
}
static inline ctn_variable *cs_link_stateful_gru_h(ctn_scope *scope, ctn_link *gru) {
  ctn_variable *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_stateful_gru_h(gru, &made_);
  return (ctn_variable *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_n_step_lstm_new(ctn_scope *scope, int64_t n_layers, int64_t in_size,
                                                int64_t out_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_n_step_lstm_new(n_layers, in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_n_step_bilstm_new(ctn_scope *scope, int64_t n_layers, int64_t in_size,
                                                  int64_t out_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_n_step_lstm_call(ctn_scope *scope, ctn_link *link, ctn_variable *hx,
                                                  ctn_variable *cx, ctn_variable *const *xs, size_t count,
                                                  ctn_variable **hy, ctn_variable **cy, ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_n_step_lstm_call(link, hx, cx, xs, count, hy, cy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (cy) *cy = (ctn_variable *)cs_hold_(scope, *cy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (cy) *cy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_link *cs_link_n_step_gru_new(ctn_scope *scope, int64_t n_layers, int64_t in_size,
                                               int64_t out_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_n_step_gru_new(n_layers, in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_n_step_bigru_new(ctn_scope *scope, int64_t n_layers, int64_t in_size,
                                                 int64_t out_size, ctn_link_options *options) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_link_n_step_bigru_new(n_layers, in_size, out_size, options, &made_);
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_n_step_gru_call(ctn_scope *scope, ctn_link *link, ctn_variable *hx,
                                                 ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                                 ctn_variable **ys) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_link_n_step_gru_call(link, hx, xs, count, hy, ys));
    if (hy) *hy = (ctn_variable *)cs_hold_(scope, *hy);
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = (ctn_variable *)cs_hold_(scope, ys[i_]);
  } else {
    if (hy) *hy = NULL;
    if (ys) for (size_t i_ = 0; i_ < count; ++i_) ys[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_atleast_1d(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_atleast_1d(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_atleast_2d(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_atleast_2d(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_atleast_3d(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_atleast_3d(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_broadcast(ctn_scope *scope, const ctn_array *const *arrays, size_t count,
                                            int64_t *shape, size_t capacity, size_t *ndim) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_broadcast(arrays, count, shape, capacity, ndim));
  return scope->status;
}
static inline ctn_status cs_array_broadcast_arrays(ctn_scope *scope, const ctn_array *const *arrays,
                                                   size_t count, ctn_array **outs) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_broadcast_arrays(arrays, count, outs));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_moveaxis(ctn_scope *scope, const ctn_array *a, int64_t source,
                                           int64_t destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_moveaxis(a, source, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_flip(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                       size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_flip(a, axes, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_stack(ctn_scope *scope, const ctn_array *const *arrays, size_t count,
                                        int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_stack(arrays, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_hstack(ctn_scope *scope, const ctn_array *const *arrays, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_hstack(arrays, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_vstack(ctn_scope *scope, const ctn_array *const *arrays, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_vstack(arrays, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_dstack(ctn_scope *scope, const ctn_array *const *arrays, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_dstack(arrays, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_column_stack(ctn_scope *scope, const ctn_array *const *arrays,
                                               size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_column_stack(arrays, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_hsplit(ctn_scope *scope, const ctn_array *a, ctn_array **outs,
                                         size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_hsplit(a, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_vsplit(ctn_scope *scope, const ctn_array *a, ctn_array **outs,
                                         size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_vsplit(a, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_dsplit(ctn_scope *scope, const ctn_array *a, ctn_array **outs,
                                         size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_dsplit(a, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_hsplit_at(ctn_scope *scope, const ctn_array *a, const int64_t *positions,
                                            size_t position_count, ctn_array **outs, size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_hsplit_at(a, positions, position_count, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_vsplit_at(ctn_scope *scope, const ctn_array *a, const int64_t *positions,
                                            size_t position_count, ctn_array **outs, size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_vsplit_at(a, positions, position_count, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_dsplit_at(ctn_scope *scope, const ctn_array *a, const int64_t *positions,
                                            size_t position_count, ctn_array **outs, size_t count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_dsplit_at(a, positions, position_count, outs, count));
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_tile(ctn_scope *scope, const ctn_array *a, const int64_t *repetitions,
                                       size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_tile(a, repetitions, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_repeat(ctn_scope *scope, const ctn_array *a, const int64_t *repeats,
                                         size_t count, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_repeat(a, repeats, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_roll(ctn_scope *scope, const ctn_array *a, int64_t shift, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_roll(a, shift, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_recompute(ctn_scope *scope, ctn_recompute_fn forward, void *user_data,
                                      ctn_destroy_fn destroy, ctn_variable *const *inputs, size_t input_count,
                                      ctn_variable **outputs, size_t output_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_recompute(forward, user_data, destroy, inputs, input_count, outputs, output_count));
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = (ctn_variable *)cs_hold_(scope, outputs[i_]);
  } else {
    if (outputs) for (size_t i_ = 0; i_ < output_count; ++i_) outputs[i_] = NULL;
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_array *cs_array_sum(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      int32_t keepdims, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sum(a, axes, count, keepdims, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sum_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                           size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sum_into(a, axes, count, keepdims, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_prod(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                       size_t count, int32_t keepdims, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_prod(a, axes, count, keepdims, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_prod_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                            size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_prod_into(a, axes, count, keepdims, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_mean(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                       size_t count, int32_t keepdims, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_mean(a, axes, count, keepdims, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_mean_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                            size_t count, int32_t keepdims, ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_mean_into(a, axes, count, keepdims, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_max(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_max(a, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_max_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                           size_t count, int32_t keepdims, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_max_into(a, axes, count, keepdims, out));
  return scope->status;
}
static inline ctn_array *cs_array_min(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_min(a, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_min_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                           size_t count, int32_t keepdims, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_min_into(a, axes, count, keepdims, out));
  return scope->status;
}
static inline ctn_array *cs_array_argmax(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                         int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_argmax(a, axis, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_argmax_into(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                              int32_t keepdims, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_argmax_into(a, axis, keepdims, out));
  return scope->status;
}
static inline ctn_array *cs_array_argmin(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                         int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_argmin(a, axis, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_argmin_into(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                              int32_t keepdims, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_argmin_into(a, axis, keepdims, out));
  return scope->status;
}
static inline ctn_array *cs_array_var(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      double ddof, int32_t keepdims, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_var(a, axes, count, ddof, keepdims, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_var_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                           size_t count, double ddof, int32_t keepdims, ctn_dtype dtype,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_var_into(a, axes, count, ddof, keepdims, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_std(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      double ddof, int32_t keepdims, ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_std(a, axes, count, ddof, keepdims, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_std_into(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                           size_t count, double ddof, int32_t keepdims, ctn_dtype dtype,
                                           ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_std_into(a, axes, count, ddof, keepdims, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_count_nonzero(ctn_scope *scope, const ctn_array *a, const int64_t *axes,
                                                size_t count, int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_count_nonzero(a, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_all(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_all(a, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_any(ctn_scope *scope, const ctn_array *a, const int64_t *axes, size_t count,
                                      int32_t keepdims) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_any(a, axes, count, keepdims, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_convolve(ctn_scope *scope, const ctn_array *a, const ctn_array *v,
                                           ctn_convolution_mode mode) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_convolve(a, v, mode, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_correlate(ctn_scope *scope, const ctn_array *a, const ctn_array *v,
                                            ctn_convolution_mode mode) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_correlate(a, v, mode, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_einsum(ctn_scope *scope, const char *subscripts,
                                         const ctn_array *const *arrays, size_t count) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_einsum(subscripts, arrays, count, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_einsum_into(ctn_scope *scope, const char *subscripts,
                                              const ctn_array *const *arrays, size_t count, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_einsum_into(subscripts, arrays, count, out));
  return scope->status;
}
static inline ctn_status cs_array_eig(ctn_scope *scope, const ctn_array *a, ctn_array **w, ctn_array **v) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_eig(a, w, v));
    if (w) *w = (ctn_array *)cs_hold_(scope, *w);
    if (v) *v = (ctn_array *)cs_hold_(scope, *v);
  } else {
    if (w) *w = NULL;
    if (v) *v = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_eigvals(ctn_scope *scope, const ctn_array *a) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_eigvals(a, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_lstsq(ctn_scope *scope, const ctn_array *a, const ctn_array *b,
                                        double rcond, ctn_array **x, ctn_array **residuals, int64_t *rank,
                                        ctn_array **s) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_lstsq(a, b, rcond, x, residuals, rank, s));
    if (x) *x = (ctn_array *)cs_hold_(scope, *x);
    if (residuals) *residuals = (ctn_array *)cs_hold_(scope, *residuals);
    if (s) *s = (ctn_array *)cs_hold_(scope, *s);
  } else {
    if (x) *x = NULL;
    if (residuals) *residuals = NULL;
    if (s) *s = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_pad(ctn_scope *scope, const ctn_array *a, const int64_t *widths,
                                      size_t count, ctn_pad_mode mode, const ctn_array *value) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_pad(a, widths, count, mode, value, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_splice(ctn_scope *scope, const ctn_array *a, const int64_t *begins,
                                         size_t count, const int64_t *ends, const ctn_array *values,
                                         int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_splice(a, begins, count, ends, values, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_roll_axes(ctn_scope *scope, const ctn_array *a, const int64_t *shifts,
                                            size_t count, const int64_t *axes) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_roll_axes(a, shifts, count, axes, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_packbits(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                           int32_t little) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_packbits(a, axis, little, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_link_serialize(ctn_scope *scope, ctn_link *link, ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_serialize(link, serializer));
  return scope->status;
}
static inline ctn_status cs_optimizer_serialize(ctn_scope *scope, ctn_optimizer *optimizer,
                                                ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_serialize(optimizer, serializer));
  return scope->status;
}
static inline ctn_status cs_random_state_serialize(ctn_scope *scope, ctn_random_state *state,
                                                   ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_random_state_serialize(state, serializer));
  return scope->status;
}
static inline ctn_status cs_loss_scale_serialize(ctn_scope *scope, ctn_loss_scale *scaler,
                                                 ctn_serializer *serializer) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_loss_scale_serialize(scaler, serializer));
  return scope->status;
}
static inline ctn_status cs_checkpoint_save(ctn_scope *scope, const char *path, ctn_link *model,
                                            ctn_optimizer *optimizer, ctn_random_state *random,
                                            ctn_dictionary *extra) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_checkpoint_save(path, model, optimizer, random, extra));
  return scope->status;
}
static inline ctn_status cs_checkpoint_load(ctn_scope *scope, const char *path, ctn_link *model,
                                            ctn_optimizer *optimizer, ctn_random_state *random,
                                            ctn_dictionary *extra) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_checkpoint_load(path, model, optimizer, random, extra));
  return scope->status;
}
static inline ctn_status cs_link_save_npz(ctn_scope *scope, ctn_link *link, const char *path, int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_save_npz(link, path, level));
  return scope->status;
}
static inline ctn_status cs_link_load_npz(ctn_scope *scope, ctn_link *link, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_load_npz(link, path));
  return scope->status;
}
static inline ctn_status cs_link_save_hdf5(ctn_scope *scope, ctn_link *link, const char *path,
                                           int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_save_hdf5(link, path, level));
  return scope->status;
}
static inline ctn_status cs_link_load_hdf5(ctn_scope *scope, ctn_link *link, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_load_hdf5(link, path));
  return scope->status;
}
static inline ctn_status cs_link_save_safetensors(ctn_scope *scope, ctn_link *link, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_save_safetensors(link, path));
  return scope->status;
}
static inline ctn_status cs_link_load_safetensors(ctn_scope *scope, ctn_link *link, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_load_safetensors(link, path));
  return scope->status;
}
static inline ctn_status cs_link_load(ctn_scope *scope, ctn_link *link, const char *path,
                                      ctn_load_options *options, ctn_load_report *report) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_load(link, path, options, report));
  return scope->status;
}
static inline ctn_status cs_optimizer_save_npz(ctn_scope *scope, ctn_optimizer *optimizer, const char *path,
                                               int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_save_npz(optimizer, path, level));
  return scope->status;
}
static inline ctn_status cs_optimizer_load_npz(ctn_scope *scope, ctn_optimizer *optimizer, const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_load_npz(optimizer, path));
  return scope->status;
}
static inline ctn_status cs_optimizer_save_hdf5(ctn_scope *scope, ctn_optimizer *optimizer, const char *path,
                                                int32_t level) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_save_hdf5(optimizer, path, level));
  return scope->status;
}
static inline ctn_status cs_optimizer_load_hdf5(ctn_scope *scope, ctn_optimizer *optimizer,
                                                const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_load_hdf5(optimizer, path));
  return scope->status;
}
static inline ctn_status cs_optimizer_save_safetensors(ctn_scope *scope, ctn_optimizer *optimizer,
                                                       const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_save_safetensors(optimizer, path));
  return scope->status;
}
static inline ctn_status cs_optimizer_load_safetensors(ctn_scope *scope, ctn_optimizer *optimizer,
                                                       const char *path) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_load_safetensors(optimizer, path));
  return scope->status;
}
static inline ctn_status cs_optimizer_load(ctn_scope *scope, ctn_optimizer *optimizer, const char *path,
                                           ctn_load_options *options, ctn_load_report *report) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_optimizer_load(optimizer, path, options, report));
  return scope->status;
}
static inline ctn_array *cs_array_sort(ctn_scope *scope, const ctn_array *a, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_sort(a, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_sort_inplace(ctn_scope *scope, ctn_array *a, int64_t axis) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_sort_inplace(a, axis));
  return scope->status;
}
static inline ctn_array *cs_array_argsort(ctn_scope *scope, const ctn_array *a, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_argsort(a, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_lexsort(ctn_scope *scope, const ctn_array *const *keys, size_t count,
                                          int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_lexsort(keys, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_partition(ctn_scope *scope, const ctn_array *a, const int64_t *kth,
                                            size_t count, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_partition(a, kth, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_argpartition(ctn_scope *scope, const ctn_array *a, const int64_t *kth,
                                               size_t count, int64_t axis) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_argpartition(a, kth, count, axis, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_searchsorted(ctn_scope *scope, const ctn_array *a, const ctn_array *values,
                                               ctn_side side, const ctn_array *sorter) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_searchsorted(a, values, side, sorter, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_unique(ctn_scope *scope, const ctn_array *a, ctn_array **out,
                                         ctn_array **index, ctn_array **inverse, ctn_array **counts) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_unique(a, out, index, inverse, counts));
    if (out) *out = (ctn_array *)cs_hold_(scope, *out);
    if (index) *index = (ctn_array *)cs_hold_(scope, *index);
    if (inverse) *inverse = (ctn_array *)cs_hold_(scope, *inverse);
    if (counts) *counts = (ctn_array *)cs_hold_(scope, *counts);
  } else {
    if (out) *out = NULL;
    if (index) *index = NULL;
    if (inverse) *inverse = NULL;
    if (counts) *counts = NULL;
  }
  return scope->status;
}
static inline ctn_array *cs_array_bincount(ctn_scope *scope, const ctn_array *x, const ctn_array *weights,
                                           int64_t minlength) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_bincount(x, weights, minlength, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_cumsum(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                         ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cumsum(a, axis, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_cumsum_into(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                              ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_cumsum_into(a, axis, dtype, out));
  return scope->status;
}
static inline ctn_array *cs_array_cumprod(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                          ctn_dtype dtype) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_cumprod(a, axis, dtype, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_cumprod_into(ctn_scope *scope, const ctn_array *a, int64_t axis,
                                               ctn_dtype dtype, ctn_array *out) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_cumprod_into(a, axis, dtype, out));
  return scope->status;
}
static inline ctn_stream *cs_stream_new(ctn_scope *scope, const char *device, int32_t non_blocking,
                                        int32_t priority) {
  ctn_stream *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stream_new(device, non_blocking, priority, &made_);
  return (ctn_stream *)cs_made_(scope, got_, made_);
}
static inline ctn_stream *cs_stream_default(ctn_scope *scope, const char *device) {
  ctn_stream *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stream_default(device, &made_);
  return (ctn_stream *)cs_made_(scope, got_, made_);
}
static inline ctn_stream *cs_stream_per_thread(ctn_scope *scope, const char *device) {
  ctn_stream *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stream_per_thread(device, &made_);
  return (ctn_stream *)cs_made_(scope, got_, made_);
}
static inline ctn_stream *cs_stream_current(ctn_scope *scope, const char *device) {
  ctn_stream *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stream_current(device, &made_);
  return (ctn_stream *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_stream_set_current(ctn_scope *scope, const char *device, ctn_stream *stream) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_set_current(device, stream));
  return scope->status;
}
static inline const char *cs_stream_device(ctn_scope *scope, ctn_stream *stream) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_device(stream, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_stream_device(stream, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline int32_t cs_stream_priority(ctn_scope *scope, ctn_stream *stream) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_priority(stream, &made_));
  return made_;
}
static inline ctn_status cs_stream_priority_range(ctn_scope *scope, const char *device, int32_t *least,
                                                  int32_t *greatest) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_priority_range(device, least, greatest));
  return scope->status;
}
static inline ctn_status cs_stream_synchronize(ctn_scope *scope, ctn_stream *stream) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_synchronize(stream));
  return scope->status;
}
static inline int32_t cs_stream_done(ctn_scope *scope, ctn_stream *stream) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_done(stream, &made_));
  return made_;
}
static inline ctn_event *cs_stream_record(ctn_scope *scope, ctn_stream *stream, ctn_event *event) {
  ctn_event *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_stream_record(stream, event, &made_);
  return (ctn_event *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_stream_wait_event(ctn_scope *scope, ctn_stream *stream, ctn_event *event) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_stream_wait_event(stream, event));
  return scope->status;
}
static inline ctn_status cs_stream_add_callback(ctn_scope *scope, ctn_stream *stream, ctn_stream_fn callback,
                                                void *user_data, ctn_destroy_fn destroy) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_stream_add_callback(stream, callback, user_data, destroy));
  } else {
    if (destroy) destroy(user_data);
  }
  return scope->status;
}
static inline ctn_event *cs_event_new(ctn_scope *scope, const char *device, int32_t disable_timing) {
  ctn_event *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_event_new(device, disable_timing, &made_);
  return (ctn_event *)cs_made_(scope, got_, made_);
}
static inline const char *cs_event_device(ctn_scope *scope, ctn_event *event) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_event_device(event, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_event_device(event, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_event_record(ctn_scope *scope, ctn_event *event, ctn_stream *stream) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_event_record(event, stream));
  return scope->status;
}
static inline ctn_status cs_event_synchronize(ctn_scope *scope, ctn_event *event) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_event_synchronize(event));
  return scope->status;
}
static inline int32_t cs_event_done(ctn_scope *scope, ctn_event *event) {
  int32_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_event_done(event, &made_));
  return made_;
}
static inline double cs_event_elapsed_time(ctn_scope *scope, ctn_event *start, ctn_event *end) {
  double made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_event_elapsed_time(start, end, &made_));
  return made_;
}
static inline ctn_status cs_array_to_data_async(ctn_scope *scope, const ctn_array *a, void *data, size_t size,
                                                ctn_stream *stream) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_to_data_async(a, data, size, stream));
  return scope->status;
}
static inline ctn_status cs_array_set_data_async(ctn_scope *scope, ctn_array *a, const void *data,
                                                 size_t size, ctn_stream *stream) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_set_data_async(a, data, size, stream));
  return scope->status;
}
static inline ctn_status cs_type_check_expect(ctn_scope *scope, const ctn_array *const *in_types,
                                              size_t count, const char *expression) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_check_expect(in_types, count, expression));
  return scope->status;
}
static inline ctn_status cs_type_check_expect_values(ctn_scope *scope, const ctn_array *const *in_types,
                                                     size_t count, const char *expression,
                                                     const char *const *names, size_t value_count,
                                                     const int64_t *values) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_check_expect_values(in_types, count, expression, names, value_count, values));
  return scope->status;
}
static inline ctn_status cs_type_check_fail(ctn_scope *scope, const char *expect, const char *actual) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_check_fail(expect, actual));
  return scope->status;
}
static inline ctn_status cs_set_type_check_enabled(ctn_scope *scope, int32_t enabled) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_set_type_check_enabled(enabled));
  return scope->status;
}
static inline ctn_type_expr *cs_type_expr_new(ctn_scope *scope, const char *expression,
                                              const char *const *names, size_t value_count,
                                              const int64_t *values) {
  ctn_type_expr *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_type_expr_new(expression, names, value_count, values, &made_);
  return (ctn_type_expr *)cs_made_(scope, got_, made_);
}
static inline const char *cs_type_expr_text(ctn_scope *scope, ctn_type_expr *expr) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_expr_text(expr, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_type_expr_text(expr, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline int64_t cs_type_expr_eval(ctn_scope *scope, ctn_type_expr *expr,
                                        const ctn_array *const *in_types, size_t count) {
  int64_t made_ = 0;
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_expr_eval(expr, in_types, count, &made_));
  return made_;
}
static inline const char *cs_type_expr_eval_text(ctn_scope *scope, ctn_type_expr *expr,
                                                 const ctn_array *const *in_types, size_t count) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_expr_eval_text(expr, in_types, count, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_type_expr_eval_text(expr, in_types, count, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_status cs_type_expr_expect(ctn_scope *scope, ctn_type_expr *expr,
                                             const ctn_array *const *in_types, size_t count) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_type_expr_expect(expr, in_types, count));
  return scope->status;
}
static inline ctn_array *cs_array_ufunc(ctn_scope *scope, const char *name, const ctn_array *const *inputs,
                                        size_t count, ctn_dtype dtype, ctn_casting casting,
                                        const ctn_array *where, ctn_array *destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ufunc(name, inputs, count, dtype, casting, where, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_status cs_array_ufunc_outputs(ctn_scope *scope, const char *name,
                                                const ctn_array *const *inputs, size_t count, ctn_dtype dtype,
                                                ctn_casting casting, const ctn_array *where,
                                                ctn_array *const *destinations, ctn_array **outs,
                                                size_t out_count) {
  if (scope->status == CTN_OK) {
    cs_try(scope, ctn_array_ufunc_outputs(name, inputs, count, dtype, casting, where, destinations, outs, out_count));
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = (ctn_array *)cs_hold_(scope, outs[i_]);
  } else {
    if (outs) for (size_t i_ = 0; i_ < out_count; ++i_) outs[i_] = NULL;
  }
  return scope->status;
}
static inline ctn_status cs_array_ufunc_at(ctn_scope *scope, const char *name, ctn_array *a,
                                           const ctn_index *items, size_t count,
                                           const ctn_array *const *arrays, size_t array_count,
                                           const ctn_array *value) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_array_ufunc_at(name, a, items, count, arrays, array_count, value));
  return scope->status;
}
static inline ctn_status cs_ufunc_arity(ctn_scope *scope, const char *name, size_t *inputs, size_t *outputs) {
  if (scope->status == CTN_OK) cs_try(scope, ctn_ufunc_arity(name, inputs, outputs));
  return scope->status;
}
static inline const char *cs_ufunc_types(ctn_scope *scope, const char *name) {
  size_t length_ = 0;
  char *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_ufunc_types(name, NULL, 0, &length_));
  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);
  if (made_) cs_try(scope, ctn_ufunc_types(name, made_, length_ + 1, NULL));
  return made_ && scope->status == CTN_OK ? made_ : "";
}
static inline ctn_array *cs_array_ufunc_reduce(ctn_scope *scope, const char *name, const ctn_array *a,
                                               const int64_t *axes, size_t count, int32_t keepdims,
                                               ctn_dtype dtype, const ctn_array *where,
                                               const ctn_array *initial, ctn_array *destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ufunc_reduce(name, a, axes, count, keepdims, dtype, where, initial, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ufunc_accumulate(ctn_scope *scope, const char *name, const ctn_array *a,
                                                   int64_t axis, ctn_dtype dtype, ctn_array *destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ufunc_accumulate(name, a, axis, dtype, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ufunc_reduceat(ctn_scope *scope, const char *name, const ctn_array *a,
                                                 const ctn_array *indices, int64_t axis, ctn_dtype dtype,
                                                 ctn_array *destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ufunc_reduceat(name, a, indices, axis, dtype, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_array_ufunc_outer(ctn_scope *scope, const char *name, const ctn_array *a,
                                              const ctn_array *b, ctn_dtype dtype, ctn_casting casting,
                                              const ctn_array *where, ctn_array *destination) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_array_ufunc_outer(name, a, b, dtype, casting, where, destination, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_array *cs_ufunc_reduction(ctn_scope *scope, const char *name, int32_t *reorderable) {
  ctn_array *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (CTN_LIKELY_(scope->status == CTN_OK)) got_ = ctn_ufunc_reduction(name, reorderable, &made_);
  return (ctn_array *)cs_made_(scope, got_, made_);
}
static inline ctn_link *cs_link_user_new(ctn_scope *scope, const ctn_link_callbacks *callbacks,
                                         void *user_data) {
  ctn_link *made_ = NULL;
  ctn_status got_ = CTN_OK;
  if (scope->status == CTN_OK) {
    got_ = ctn_link_user_new(callbacks, user_data, &made_);
  } else {
    if (callbacks && callbacks->destroy) callbacks->destroy(user_data);
  }
  return (ctn_link *)cs_made_(scope, got_, made_);
}
static inline void *cs_link_user_data(ctn_scope *scope, ctn_link *link) {
  void *made_ = NULL;
  if (scope->status == CTN_OK) cs_try(scope, ctn_link_user_data(link, &made_));
  return made_;
}

/* References. */

/** Hands the reference of a plain call to the scope, which gives it back; cs_hold(scope, handle) for any type. */
static inline ctn_array *cs_hold_array(ctn_scope *scope, ctn_array *handle) {
  return (ctn_array *)cs_hold_(scope, handle);
}
static inline ctn_context *cs_hold_context(ctn_scope *scope, ctn_context *handle) {
  return (ctn_context *)cs_hold_(scope, handle);
}
static inline ctn_object *cs_hold_object(ctn_scope *scope, ctn_object *handle) {
  return (ctn_object *)cs_hold_(scope, handle);
}
static inline ctn_variable *cs_hold_variable(ctn_scope *scope, ctn_variable *handle) {
  return (ctn_variable *)cs_hold_(scope, handle);
}
static inline ctn_function *cs_hold_function(ctn_scope *scope, ctn_function *handle) {
  return (ctn_function *)cs_hold_(scope, handle);
}
static inline ctn_initializer *cs_hold_initializer(ctn_scope *scope, ctn_initializer *handle) {
  return (ctn_initializer *)cs_hold_(scope, handle);
}
static inline ctn_link_options *cs_hold_link_options(ctn_scope *scope, ctn_link_options *handle) {
  return (ctn_link_options *)cs_hold_(scope, handle);
}
static inline ctn_link *cs_hold_link(ctn_scope *scope, ctn_link *handle) {
  return (ctn_link *)cs_hold_(scope, handle);
}
static inline ctn_caffe_function *cs_hold_caffe_function(ctn_scope *scope, ctn_caffe_function *handle) {
  return (ctn_caffe_function *)cs_hold_(scope, handle);
}
static inline ctn_schedule *cs_hold_schedule(ctn_scope *scope, ctn_schedule *handle) {
  return (ctn_schedule *)cs_hold_(scope, handle);
}
static inline ctn_optimizer *cs_hold_optimizer(ctn_scope *scope, ctn_optimizer *handle) {
  return (ctn_optimizer *)cs_hold_(scope, handle);
}
static inline ctn_computational_graph *cs_hold_computational_graph(ctn_scope *scope, ctn_computational_graph *handle) {
  return (ctn_computational_graph *)cs_hold_(scope, handle);
}
static inline ctn_transform *cs_hold_transform(ctn_scope *scope, ctn_transform *handle) {
  return (ctn_transform *)cs_hold_(scope, handle);
}
static inline ctn_dataset *cs_hold_dataset(ctn_scope *scope, ctn_dataset *handle) {
  return (ctn_dataset *)cs_hold_(scope, handle);
}
static inline ctn_random_state *cs_hold_random_state(ctn_scope *scope, ctn_random_state *handle) {
  return (ctn_random_state *)cs_hold_(scope, handle);
}
static inline ctn_serializer *cs_hold_serializer(ctn_scope *scope, ctn_serializer *handle) {
  return (ctn_serializer *)cs_hold_(scope, handle);
}
static inline ctn_dictionary *cs_hold_dictionary(ctn_scope *scope, ctn_dictionary *handle) {
  return (ctn_dictionary *)cs_hold_(scope, handle);
}
static inline ctn_load_options *cs_hold_load_options(ctn_scope *scope, ctn_load_options *handle) {
  return (ctn_load_options *)cs_hold_(scope, handle);
}
static inline ctn_load_report *cs_hold_load_report(ctn_scope *scope, ctn_load_report *handle) {
  return (ctn_load_report *)cs_hold_(scope, handle);
}
static inline ctn_reporter *cs_hold_reporter(ctn_scope *scope, ctn_reporter *handle) {
  return (ctn_reporter *)cs_hold_(scope, handle);
}
static inline ctn_summary *cs_hold_summary(ctn_scope *scope, ctn_summary *handle) {
  return (ctn_summary *)cs_hold_(scope, handle);
}
static inline ctn_dict_summary *cs_hold_dict_summary(ctn_scope *scope, ctn_dict_summary *handle) {
  return (ctn_dict_summary *)cs_hold_(scope, handle);
}
static inline ctn_loss_scale *cs_hold_loss_scale(ctn_scope *scope, ctn_loss_scale *handle) {
  return (ctn_loss_scale *)cs_hold_(scope, handle);
}
static inline ctn_iterator *cs_hold_iterator(ctn_scope *scope, ctn_iterator *handle) {
  return (ctn_iterator *)cs_hold_(scope, handle);
}
static inline ctn_updater *cs_hold_updater(ctn_scope *scope, ctn_updater *handle) {
  return (ctn_updater *)cs_hold_(scope, handle);
}
static inline ctn_trigger *cs_hold_trigger(ctn_scope *scope, ctn_trigger *handle) {
  return (ctn_trigger *)cs_hold_(scope, handle);
}
static inline ctn_extension *cs_hold_extension(ctn_scope *scope, ctn_extension *handle) {
  return (ctn_extension *)cs_hold_(scope, handle);
}
static inline ctn_trainer *cs_hold_trainer(ctn_scope *scope, ctn_trainer *handle) {
  return (ctn_trainer *)cs_hold_(scope, handle);
}
static inline ctn_function_hook *cs_hold_function_hook(ctn_scope *scope, ctn_function_hook *handle) {
  return (ctn_function_hook *)cs_hold_(scope, handle);
}
static inline ctn_function_options *cs_hold_function_options(ctn_scope *scope, ctn_function_options *handle) {
  return (ctn_function_options *)cs_hold_(scope, handle);
}
static inline ctn_walker_alias *cs_hold_walker_alias(ctn_scope *scope, ctn_walker_alias *handle) {
  return (ctn_walker_alias *)cs_hold_(scope, handle);
}
static inline ctn_fused *cs_hold_fused(ctn_scope *scope, ctn_fused *handle) {
  return (ctn_fused *)cs_hold_(scope, handle);
}
static inline ctn_npz_file *cs_hold_npz_file(ctn_scope *scope, ctn_npz_file *handle) {
  return (ctn_npz_file *)cs_hold_(scope, handle);
}
static inline ctn_kernel_options *cs_hold_kernel_options(ctn_scope *scope, ctn_kernel_options *handle) {
  return (ctn_kernel_options *)cs_hold_(scope, handle);
}
static inline ctn_elementwise_kernel *cs_hold_elementwise_kernel(ctn_scope *scope, ctn_elementwise_kernel *handle) {
  return (ctn_elementwise_kernel *)cs_hold_(scope, handle);
}
static inline ctn_reduction_kernel *cs_hold_reduction_kernel(ctn_scope *scope, ctn_reduction_kernel *handle) {
  return (ctn_reduction_kernel *)cs_hold_(scope, handle);
}
static inline ctn_raw_kernel *cs_hold_raw_kernel(ctn_scope *scope, ctn_raw_kernel *handle) {
  return (ctn_raw_kernel *)cs_hold_(scope, handle);
}
static inline ctn_link_iterator *cs_hold_link_iterator(ctn_scope *scope, ctn_link_iterator *handle) {
  return (ctn_link_iterator *)cs_hold_(scope, handle);
}
static inline ctn_param_iterator *cs_hold_param_iterator(ctn_scope *scope, ctn_param_iterator *handle) {
  return (ctn_param_iterator *)cs_hold_(scope, handle);
}
static inline ctn_stream *cs_hold_stream(ctn_scope *scope, ctn_stream *handle) {
  return (ctn_stream *)cs_hold_(scope, handle);
}
static inline ctn_event *cs_hold_event(ctn_scope *scope, ctn_event *handle) {
  return (ctn_event *)cs_hold_(scope, handle);
}
static inline ctn_type_expr *cs_hold_type_expr(ctn_scope *scope, ctn_type_expr *handle) {
  return (ctn_type_expr *)cs_hold_(scope, handle);
}

/**
 * A reference of its own that outlives the scope, NULL after a failure; cs_keep(scope, handle) for any type.
 */
static inline ctn_array *cs_keep_array(const ctn_scope *scope, const ctn_array *handle) {
  return scope->status == CTN_OK ? ctn_array_retain(handle) : NULL;
}
static inline ctn_context *cs_keep_context(const ctn_scope *scope, const ctn_context *handle) {
  return scope->status == CTN_OK ? ctn_context_retain(handle) : NULL;
}
static inline ctn_object *cs_keep_object(const ctn_scope *scope, const ctn_object *handle) {
  return scope->status == CTN_OK ? ctn_object_retain(handle) : NULL;
}
static inline ctn_variable *cs_keep_variable(const ctn_scope *scope, const ctn_variable *handle) {
  return scope->status == CTN_OK ? ctn_variable_retain(handle) : NULL;
}
static inline ctn_function *cs_keep_function(const ctn_scope *scope, const ctn_function *handle) {
  return scope->status == CTN_OK ? ctn_function_retain(handle) : NULL;
}
static inline ctn_initializer *cs_keep_initializer(const ctn_scope *scope, const ctn_initializer *handle) {
  return scope->status == CTN_OK ? ctn_initializer_retain(handle) : NULL;
}
static inline ctn_link_options *cs_keep_link_options(const ctn_scope *scope, const ctn_link_options *handle) {
  return scope->status == CTN_OK ? ctn_link_options_retain(handle) : NULL;
}
static inline ctn_link *cs_keep_link(const ctn_scope *scope, const ctn_link *handle) {
  return scope->status == CTN_OK ? ctn_link_retain(handle) : NULL;
}
static inline ctn_caffe_function *cs_keep_caffe_function(const ctn_scope *scope, const ctn_caffe_function *handle) {
  return scope->status == CTN_OK ? ctn_caffe_function_retain(handle) : NULL;
}
static inline ctn_schedule *cs_keep_schedule(const ctn_scope *scope, const ctn_schedule *handle) {
  return scope->status == CTN_OK ? ctn_schedule_retain(handle) : NULL;
}
static inline ctn_optimizer *cs_keep_optimizer(const ctn_scope *scope, const ctn_optimizer *handle) {
  return scope->status == CTN_OK ? ctn_optimizer_retain(handle) : NULL;
}
static inline ctn_computational_graph *cs_keep_computational_graph(const ctn_scope *scope, const ctn_computational_graph *handle) {
  return scope->status == CTN_OK ? ctn_computational_graph_retain(handle) : NULL;
}
static inline ctn_transform *cs_keep_transform(const ctn_scope *scope, const ctn_transform *handle) {
  return scope->status == CTN_OK ? ctn_transform_retain(handle) : NULL;
}
static inline ctn_dataset *cs_keep_dataset(const ctn_scope *scope, const ctn_dataset *handle) {
  return scope->status == CTN_OK ? ctn_dataset_retain(handle) : NULL;
}
static inline ctn_random_state *cs_keep_random_state(const ctn_scope *scope, const ctn_random_state *handle) {
  return scope->status == CTN_OK ? ctn_random_state_retain(handle) : NULL;
}
static inline ctn_serializer *cs_keep_serializer(const ctn_scope *scope, const ctn_serializer *handle) {
  return scope->status == CTN_OK ? ctn_serializer_retain(handle) : NULL;
}
static inline ctn_dictionary *cs_keep_dictionary(const ctn_scope *scope, const ctn_dictionary *handle) {
  return scope->status == CTN_OK ? ctn_dictionary_retain(handle) : NULL;
}
static inline ctn_load_options *cs_keep_load_options(const ctn_scope *scope, const ctn_load_options *handle) {
  return scope->status == CTN_OK ? ctn_load_options_retain(handle) : NULL;
}
static inline ctn_load_report *cs_keep_load_report(const ctn_scope *scope, const ctn_load_report *handle) {
  return scope->status == CTN_OK ? ctn_load_report_retain(handle) : NULL;
}
static inline ctn_reporter *cs_keep_reporter(const ctn_scope *scope, const ctn_reporter *handle) {
  return scope->status == CTN_OK ? ctn_reporter_retain(handle) : NULL;
}
static inline ctn_summary *cs_keep_summary(const ctn_scope *scope, const ctn_summary *handle) {
  return scope->status == CTN_OK ? ctn_summary_retain(handle) : NULL;
}
static inline ctn_dict_summary *cs_keep_dict_summary(const ctn_scope *scope, const ctn_dict_summary *handle) {
  return scope->status == CTN_OK ? ctn_dict_summary_retain(handle) : NULL;
}
static inline ctn_loss_scale *cs_keep_loss_scale(const ctn_scope *scope, const ctn_loss_scale *handle) {
  return scope->status == CTN_OK ? ctn_loss_scale_retain(handle) : NULL;
}
static inline ctn_iterator *cs_keep_iterator(const ctn_scope *scope, const ctn_iterator *handle) {
  return scope->status == CTN_OK ? ctn_iterator_retain(handle) : NULL;
}
static inline ctn_updater *cs_keep_updater(const ctn_scope *scope, const ctn_updater *handle) {
  return scope->status == CTN_OK ? ctn_updater_retain(handle) : NULL;
}
static inline ctn_trigger *cs_keep_trigger(const ctn_scope *scope, const ctn_trigger *handle) {
  return scope->status == CTN_OK ? ctn_trigger_retain(handle) : NULL;
}
static inline ctn_extension *cs_keep_extension(const ctn_scope *scope, const ctn_extension *handle) {
  return scope->status == CTN_OK ? ctn_extension_retain(handle) : NULL;
}
static inline ctn_trainer *cs_keep_trainer(const ctn_scope *scope, const ctn_trainer *handle) {
  return scope->status == CTN_OK ? ctn_trainer_retain(handle) : NULL;
}
static inline ctn_function_hook *cs_keep_function_hook(const ctn_scope *scope, const ctn_function_hook *handle) {
  return scope->status == CTN_OK ? ctn_function_hook_retain(handle) : NULL;
}
static inline ctn_function_options *cs_keep_function_options(const ctn_scope *scope, const ctn_function_options *handle) {
  return scope->status == CTN_OK ? ctn_function_options_retain(handle) : NULL;
}
static inline ctn_walker_alias *cs_keep_walker_alias(const ctn_scope *scope, const ctn_walker_alias *handle) {
  return scope->status == CTN_OK ? ctn_walker_alias_retain(handle) : NULL;
}
static inline ctn_fused *cs_keep_fused(const ctn_scope *scope, const ctn_fused *handle) {
  return scope->status == CTN_OK ? ctn_fused_retain(handle) : NULL;
}
static inline ctn_npz_file *cs_keep_npz_file(const ctn_scope *scope, const ctn_npz_file *handle) {
  return scope->status == CTN_OK ? ctn_npz_file_retain(handle) : NULL;
}
static inline ctn_kernel_options *cs_keep_kernel_options(const ctn_scope *scope, const ctn_kernel_options *handle) {
  return scope->status == CTN_OK ? ctn_kernel_options_retain(handle) : NULL;
}
static inline ctn_elementwise_kernel *cs_keep_elementwise_kernel(const ctn_scope *scope, const ctn_elementwise_kernel *handle) {
  return scope->status == CTN_OK ? ctn_elementwise_kernel_retain(handle) : NULL;
}
static inline ctn_reduction_kernel *cs_keep_reduction_kernel(const ctn_scope *scope, const ctn_reduction_kernel *handle) {
  return scope->status == CTN_OK ? ctn_reduction_kernel_retain(handle) : NULL;
}
static inline ctn_raw_kernel *cs_keep_raw_kernel(const ctn_scope *scope, const ctn_raw_kernel *handle) {
  return scope->status == CTN_OK ? ctn_raw_kernel_retain(handle) : NULL;
}
static inline ctn_link_iterator *cs_keep_link_iterator(const ctn_scope *scope, const ctn_link_iterator *handle) {
  return scope->status == CTN_OK ? ctn_link_iterator_retain(handle) : NULL;
}
static inline ctn_param_iterator *cs_keep_param_iterator(const ctn_scope *scope, const ctn_param_iterator *handle) {
  return scope->status == CTN_OK ? ctn_param_iterator_retain(handle) : NULL;
}
static inline ctn_stream *cs_keep_stream(const ctn_scope *scope, const ctn_stream *handle) {
  return scope->status == CTN_OK ? ctn_stream_retain(handle) : NULL;
}
static inline ctn_event *cs_keep_event(const ctn_scope *scope, const ctn_event *handle) {
  return scope->status == CTN_OK ? ctn_event_retain(handle) : NULL;
}
static inline ctn_type_expr *cs_keep_type_expr(const ctn_scope *scope, const ctn_type_expr *handle) {
  return scope->status == CTN_OK ? ctn_type_expr_retain(handle) : NULL;
}

/* Short forms. */

/** A variable of numbers in memory, in C order. */
static inline ctn_variable *cs_variable_from_data(ctn_scope *scope, const void *data, const int64_t *shape, size_t ndim,
                                                  ctn_dtype dtype) {
  return cs_variable_new(scope, cs_array_from_data(scope, data, shape, ndim, dtype));
}

/** A variable of numbers in memory without a gradient, for data and labels. */
static inline ctn_variable *cs_constant_from_data(ctn_scope *scope, const void *data, const int64_t *shape, size_t ndim,
                                                  ctn_dtype dtype) {
  ctn_variable *x = cs_variable_from_data(scope, data, shape, ndim, dtype);
  cs_variable_set_requires_grad(scope, x, 0);
  return x;
}

/** The number in a variable of one element, such as a loss; 0 after a failure. */
static inline double cs_value(ctn_scope *scope, ctn_variable *x) { return cs_variable_item_f64(scope, x); }

/** Adds a child under a name and returns it: `r.out = cs_add_child(&c, model, "out", cs_link_linear_new(...));`. */
static inline ctn_link *cs_add_child(ctn_scope *scope, ctn_link *parent, const char *name, ctn_link *child) {
  cs_link_add_link(scope, parent, name, child);
  return scope->status == CTN_OK ? child : NULL;
}

/** Calls a link with one variable. */
static inline ctn_variable *cs_call(ctn_scope *scope, ctn_link *link, ctn_variable *x) {
  return cs_link_call1(scope, link, x);
}

static inline ctn_status cs_write_(void *stream, const char *text, size_t length) {
  if (fwrite(text, 1, length, (FILE *)stream) == length) return CTN_OK;
  return ctn_fail(CTN_ERROR_IO, "print: the stream does not take the text");
}

/** Writes an array and a line feed to a stream. */
static inline ctn_status cs_print(ctn_scope *scope, FILE *stream, const ctn_array *a) {
  cs_array_print(scope, a, cs_write_, stream, NULL);
  if (scope->status == CTN_OK) cs_try(scope, cs_write_(stream, "\n", 1));
  return scope->status;
}

#ifdef __cplusplus
}
#endif

#if defined(__cplusplus)
static inline ctn_array *cs_hold(ctn_scope *scope, ctn_array *handle) { return cs_hold_array(scope, handle); }
static inline ctn_array *cs_keep(const ctn_scope *scope, const ctn_array *handle) { return cs_keep_array(scope, handle); }
static inline ctn_context *cs_hold(ctn_scope *scope, ctn_context *handle) { return cs_hold_context(scope, handle); }
static inline ctn_context *cs_keep(const ctn_scope *scope, const ctn_context *handle) { return cs_keep_context(scope, handle); }
static inline ctn_object *cs_hold(ctn_scope *scope, ctn_object *handle) { return cs_hold_object(scope, handle); }
static inline ctn_object *cs_keep(const ctn_scope *scope, const ctn_object *handle) { return cs_keep_object(scope, handle); }
static inline ctn_variable *cs_hold(ctn_scope *scope, ctn_variable *handle) { return cs_hold_variable(scope, handle); }
static inline ctn_variable *cs_keep(const ctn_scope *scope, const ctn_variable *handle) { return cs_keep_variable(scope, handle); }
static inline ctn_function *cs_hold(ctn_scope *scope, ctn_function *handle) { return cs_hold_function(scope, handle); }
static inline ctn_function *cs_keep(const ctn_scope *scope, const ctn_function *handle) { return cs_keep_function(scope, handle); }
static inline ctn_initializer *cs_hold(ctn_scope *scope, ctn_initializer *handle) { return cs_hold_initializer(scope, handle); }
static inline ctn_initializer *cs_keep(const ctn_scope *scope, const ctn_initializer *handle) { return cs_keep_initializer(scope, handle); }
static inline ctn_link_options *cs_hold(ctn_scope *scope, ctn_link_options *handle) { return cs_hold_link_options(scope, handle); }
static inline ctn_link_options *cs_keep(const ctn_scope *scope, const ctn_link_options *handle) { return cs_keep_link_options(scope, handle); }
static inline ctn_link *cs_hold(ctn_scope *scope, ctn_link *handle) { return cs_hold_link(scope, handle); }
static inline ctn_link *cs_keep(const ctn_scope *scope, const ctn_link *handle) { return cs_keep_link(scope, handle); }
static inline ctn_caffe_function *cs_hold(ctn_scope *scope, ctn_caffe_function *handle) { return cs_hold_caffe_function(scope, handle); }
static inline ctn_caffe_function *cs_keep(const ctn_scope *scope, const ctn_caffe_function *handle) { return cs_keep_caffe_function(scope, handle); }
static inline ctn_schedule *cs_hold(ctn_scope *scope, ctn_schedule *handle) { return cs_hold_schedule(scope, handle); }
static inline ctn_schedule *cs_keep(const ctn_scope *scope, const ctn_schedule *handle) { return cs_keep_schedule(scope, handle); }
static inline ctn_optimizer *cs_hold(ctn_scope *scope, ctn_optimizer *handle) { return cs_hold_optimizer(scope, handle); }
static inline ctn_optimizer *cs_keep(const ctn_scope *scope, const ctn_optimizer *handle) { return cs_keep_optimizer(scope, handle); }
static inline ctn_computational_graph *cs_hold(ctn_scope *scope, ctn_computational_graph *handle) { return cs_hold_computational_graph(scope, handle); }
static inline ctn_computational_graph *cs_keep(const ctn_scope *scope, const ctn_computational_graph *handle) { return cs_keep_computational_graph(scope, handle); }
static inline ctn_transform *cs_hold(ctn_scope *scope, ctn_transform *handle) { return cs_hold_transform(scope, handle); }
static inline ctn_transform *cs_keep(const ctn_scope *scope, const ctn_transform *handle) { return cs_keep_transform(scope, handle); }
static inline ctn_dataset *cs_hold(ctn_scope *scope, ctn_dataset *handle) { return cs_hold_dataset(scope, handle); }
static inline ctn_dataset *cs_keep(const ctn_scope *scope, const ctn_dataset *handle) { return cs_keep_dataset(scope, handle); }
static inline ctn_random_state *cs_hold(ctn_scope *scope, ctn_random_state *handle) { return cs_hold_random_state(scope, handle); }
static inline ctn_random_state *cs_keep(const ctn_scope *scope, const ctn_random_state *handle) { return cs_keep_random_state(scope, handle); }
static inline ctn_serializer *cs_hold(ctn_scope *scope, ctn_serializer *handle) { return cs_hold_serializer(scope, handle); }
static inline ctn_serializer *cs_keep(const ctn_scope *scope, const ctn_serializer *handle) { return cs_keep_serializer(scope, handle); }
static inline ctn_dictionary *cs_hold(ctn_scope *scope, ctn_dictionary *handle) { return cs_hold_dictionary(scope, handle); }
static inline ctn_dictionary *cs_keep(const ctn_scope *scope, const ctn_dictionary *handle) { return cs_keep_dictionary(scope, handle); }
static inline ctn_load_options *cs_hold(ctn_scope *scope, ctn_load_options *handle) { return cs_hold_load_options(scope, handle); }
static inline ctn_load_options *cs_keep(const ctn_scope *scope, const ctn_load_options *handle) { return cs_keep_load_options(scope, handle); }
static inline ctn_load_report *cs_hold(ctn_scope *scope, ctn_load_report *handle) { return cs_hold_load_report(scope, handle); }
static inline ctn_load_report *cs_keep(const ctn_scope *scope, const ctn_load_report *handle) { return cs_keep_load_report(scope, handle); }
static inline ctn_reporter *cs_hold(ctn_scope *scope, ctn_reporter *handle) { return cs_hold_reporter(scope, handle); }
static inline ctn_reporter *cs_keep(const ctn_scope *scope, const ctn_reporter *handle) { return cs_keep_reporter(scope, handle); }
static inline ctn_summary *cs_hold(ctn_scope *scope, ctn_summary *handle) { return cs_hold_summary(scope, handle); }
static inline ctn_summary *cs_keep(const ctn_scope *scope, const ctn_summary *handle) { return cs_keep_summary(scope, handle); }
static inline ctn_dict_summary *cs_hold(ctn_scope *scope, ctn_dict_summary *handle) { return cs_hold_dict_summary(scope, handle); }
static inline ctn_dict_summary *cs_keep(const ctn_scope *scope, const ctn_dict_summary *handle) { return cs_keep_dict_summary(scope, handle); }
static inline ctn_loss_scale *cs_hold(ctn_scope *scope, ctn_loss_scale *handle) { return cs_hold_loss_scale(scope, handle); }
static inline ctn_loss_scale *cs_keep(const ctn_scope *scope, const ctn_loss_scale *handle) { return cs_keep_loss_scale(scope, handle); }
static inline ctn_iterator *cs_hold(ctn_scope *scope, ctn_iterator *handle) { return cs_hold_iterator(scope, handle); }
static inline ctn_iterator *cs_keep(const ctn_scope *scope, const ctn_iterator *handle) { return cs_keep_iterator(scope, handle); }
static inline ctn_updater *cs_hold(ctn_scope *scope, ctn_updater *handle) { return cs_hold_updater(scope, handle); }
static inline ctn_updater *cs_keep(const ctn_scope *scope, const ctn_updater *handle) { return cs_keep_updater(scope, handle); }
static inline ctn_trigger *cs_hold(ctn_scope *scope, ctn_trigger *handle) { return cs_hold_trigger(scope, handle); }
static inline ctn_trigger *cs_keep(const ctn_scope *scope, const ctn_trigger *handle) { return cs_keep_trigger(scope, handle); }
static inline ctn_extension *cs_hold(ctn_scope *scope, ctn_extension *handle) { return cs_hold_extension(scope, handle); }
static inline ctn_extension *cs_keep(const ctn_scope *scope, const ctn_extension *handle) { return cs_keep_extension(scope, handle); }
static inline ctn_trainer *cs_hold(ctn_scope *scope, ctn_trainer *handle) { return cs_hold_trainer(scope, handle); }
static inline ctn_trainer *cs_keep(const ctn_scope *scope, const ctn_trainer *handle) { return cs_keep_trainer(scope, handle); }
static inline ctn_function_hook *cs_hold(ctn_scope *scope, ctn_function_hook *handle) { return cs_hold_function_hook(scope, handle); }
static inline ctn_function_hook *cs_keep(const ctn_scope *scope, const ctn_function_hook *handle) { return cs_keep_function_hook(scope, handle); }
static inline ctn_function_options *cs_hold(ctn_scope *scope, ctn_function_options *handle) { return cs_hold_function_options(scope, handle); }
static inline ctn_function_options *cs_keep(const ctn_scope *scope, const ctn_function_options *handle) { return cs_keep_function_options(scope, handle); }
static inline ctn_walker_alias *cs_hold(ctn_scope *scope, ctn_walker_alias *handle) { return cs_hold_walker_alias(scope, handle); }
static inline ctn_walker_alias *cs_keep(const ctn_scope *scope, const ctn_walker_alias *handle) { return cs_keep_walker_alias(scope, handle); }
static inline ctn_fused *cs_hold(ctn_scope *scope, ctn_fused *handle) { return cs_hold_fused(scope, handle); }
static inline ctn_fused *cs_keep(const ctn_scope *scope, const ctn_fused *handle) { return cs_keep_fused(scope, handle); }
static inline ctn_npz_file *cs_hold(ctn_scope *scope, ctn_npz_file *handle) { return cs_hold_npz_file(scope, handle); }
static inline ctn_npz_file *cs_keep(const ctn_scope *scope, const ctn_npz_file *handle) { return cs_keep_npz_file(scope, handle); }
static inline ctn_kernel_options *cs_hold(ctn_scope *scope, ctn_kernel_options *handle) { return cs_hold_kernel_options(scope, handle); }
static inline ctn_kernel_options *cs_keep(const ctn_scope *scope, const ctn_kernel_options *handle) { return cs_keep_kernel_options(scope, handle); }
static inline ctn_elementwise_kernel *cs_hold(ctn_scope *scope, ctn_elementwise_kernel *handle) { return cs_hold_elementwise_kernel(scope, handle); }
static inline ctn_elementwise_kernel *cs_keep(const ctn_scope *scope, const ctn_elementwise_kernel *handle) { return cs_keep_elementwise_kernel(scope, handle); }
static inline ctn_reduction_kernel *cs_hold(ctn_scope *scope, ctn_reduction_kernel *handle) { return cs_hold_reduction_kernel(scope, handle); }
static inline ctn_reduction_kernel *cs_keep(const ctn_scope *scope, const ctn_reduction_kernel *handle) { return cs_keep_reduction_kernel(scope, handle); }
static inline ctn_raw_kernel *cs_hold(ctn_scope *scope, ctn_raw_kernel *handle) { return cs_hold_raw_kernel(scope, handle); }
static inline ctn_raw_kernel *cs_keep(const ctn_scope *scope, const ctn_raw_kernel *handle) { return cs_keep_raw_kernel(scope, handle); }
static inline ctn_link_iterator *cs_hold(ctn_scope *scope, ctn_link_iterator *handle) { return cs_hold_link_iterator(scope, handle); }
static inline ctn_link_iterator *cs_keep(const ctn_scope *scope, const ctn_link_iterator *handle) { return cs_keep_link_iterator(scope, handle); }
static inline ctn_param_iterator *cs_hold(ctn_scope *scope, ctn_param_iterator *handle) { return cs_hold_param_iterator(scope, handle); }
static inline ctn_param_iterator *cs_keep(const ctn_scope *scope, const ctn_param_iterator *handle) { return cs_keep_param_iterator(scope, handle); }
static inline ctn_stream *cs_hold(ctn_scope *scope, ctn_stream *handle) { return cs_hold_stream(scope, handle); }
static inline ctn_stream *cs_keep(const ctn_scope *scope, const ctn_stream *handle) { return cs_keep_stream(scope, handle); }
static inline ctn_event *cs_hold(ctn_scope *scope, ctn_event *handle) { return cs_hold_event(scope, handle); }
static inline ctn_event *cs_keep(const ctn_scope *scope, const ctn_event *handle) { return cs_keep_event(scope, handle); }
static inline ctn_type_expr *cs_hold(ctn_scope *scope, ctn_type_expr *handle) { return cs_hold_type_expr(scope, handle); }
static inline ctn_type_expr *cs_keep(const ctn_scope *scope, const ctn_type_expr *handle) { return cs_keep_type_expr(scope, handle); }
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/** cs_hold_TYPE for a handle of any type TYPE. */
#define cs_hold(scope, handle) \
  _Generic((handle), \
      ctn_array *: cs_hold_array, \
      ctn_context *: cs_hold_context, \
      ctn_object *: cs_hold_object, \
      ctn_variable *: cs_hold_variable, \
      ctn_function *: cs_hold_function, \
      ctn_initializer *: cs_hold_initializer, \
      ctn_link_options *: cs_hold_link_options, \
      ctn_link *: cs_hold_link, \
      ctn_caffe_function *: cs_hold_caffe_function, \
      ctn_schedule *: cs_hold_schedule, \
      ctn_optimizer *: cs_hold_optimizer, \
      ctn_computational_graph *: cs_hold_computational_graph, \
      ctn_transform *: cs_hold_transform, \
      ctn_dataset *: cs_hold_dataset, \
      ctn_random_state *: cs_hold_random_state, \
      ctn_serializer *: cs_hold_serializer, \
      ctn_dictionary *: cs_hold_dictionary, \
      ctn_load_options *: cs_hold_load_options, \
      ctn_load_report *: cs_hold_load_report, \
      ctn_reporter *: cs_hold_reporter, \
      ctn_summary *: cs_hold_summary, \
      ctn_dict_summary *: cs_hold_dict_summary, \
      ctn_loss_scale *: cs_hold_loss_scale, \
      ctn_iterator *: cs_hold_iterator, \
      ctn_updater *: cs_hold_updater, \
      ctn_trigger *: cs_hold_trigger, \
      ctn_extension *: cs_hold_extension, \
      ctn_trainer *: cs_hold_trainer, \
      ctn_function_hook *: cs_hold_function_hook, \
      ctn_function_options *: cs_hold_function_options, \
      ctn_walker_alias *: cs_hold_walker_alias, \
      ctn_fused *: cs_hold_fused, \
      ctn_npz_file *: cs_hold_npz_file, \
      ctn_kernel_options *: cs_hold_kernel_options, \
      ctn_elementwise_kernel *: cs_hold_elementwise_kernel, \
      ctn_reduction_kernel *: cs_hold_reduction_kernel, \
      ctn_raw_kernel *: cs_hold_raw_kernel, \
      ctn_link_iterator *: cs_hold_link_iterator, \
      ctn_param_iterator *: cs_hold_param_iterator, \
      ctn_stream *: cs_hold_stream, \
      ctn_event *: cs_hold_event, \
      ctn_type_expr *: cs_hold_type_expr)(scope, handle)
/** cs_keep_TYPE for a handle of any type TYPE. */
#define cs_keep(scope, handle) \
  _Generic((handle), \
      ctn_array *: cs_keep_array, const ctn_array *: cs_keep_array, \
      ctn_context *: cs_keep_context, const ctn_context *: cs_keep_context, \
      ctn_object *: cs_keep_object, const ctn_object *: cs_keep_object, \
      ctn_variable *: cs_keep_variable, const ctn_variable *: cs_keep_variable, \
      ctn_function *: cs_keep_function, const ctn_function *: cs_keep_function, \
      ctn_initializer *: cs_keep_initializer, const ctn_initializer *: cs_keep_initializer, \
      ctn_link_options *: cs_keep_link_options, const ctn_link_options *: cs_keep_link_options, \
      ctn_link *: cs_keep_link, const ctn_link *: cs_keep_link, \
      ctn_caffe_function *: cs_keep_caffe_function, const ctn_caffe_function *: cs_keep_caffe_function, \
      ctn_schedule *: cs_keep_schedule, const ctn_schedule *: cs_keep_schedule, \
      ctn_optimizer *: cs_keep_optimizer, const ctn_optimizer *: cs_keep_optimizer, \
      ctn_computational_graph *: cs_keep_computational_graph, const ctn_computational_graph *: cs_keep_computational_graph, \
      ctn_transform *: cs_keep_transform, const ctn_transform *: cs_keep_transform, \
      ctn_dataset *: cs_keep_dataset, const ctn_dataset *: cs_keep_dataset, \
      ctn_random_state *: cs_keep_random_state, const ctn_random_state *: cs_keep_random_state, \
      ctn_serializer *: cs_keep_serializer, const ctn_serializer *: cs_keep_serializer, \
      ctn_dictionary *: cs_keep_dictionary, const ctn_dictionary *: cs_keep_dictionary, \
      ctn_load_options *: cs_keep_load_options, const ctn_load_options *: cs_keep_load_options, \
      ctn_load_report *: cs_keep_load_report, const ctn_load_report *: cs_keep_load_report, \
      ctn_reporter *: cs_keep_reporter, const ctn_reporter *: cs_keep_reporter, \
      ctn_summary *: cs_keep_summary, const ctn_summary *: cs_keep_summary, \
      ctn_dict_summary *: cs_keep_dict_summary, const ctn_dict_summary *: cs_keep_dict_summary, \
      ctn_loss_scale *: cs_keep_loss_scale, const ctn_loss_scale *: cs_keep_loss_scale, \
      ctn_iterator *: cs_keep_iterator, const ctn_iterator *: cs_keep_iterator, \
      ctn_updater *: cs_keep_updater, const ctn_updater *: cs_keep_updater, \
      ctn_trigger *: cs_keep_trigger, const ctn_trigger *: cs_keep_trigger, \
      ctn_extension *: cs_keep_extension, const ctn_extension *: cs_keep_extension, \
      ctn_trainer *: cs_keep_trainer, const ctn_trainer *: cs_keep_trainer, \
      ctn_function_hook *: cs_keep_function_hook, const ctn_function_hook *: cs_keep_function_hook, \
      ctn_function_options *: cs_keep_function_options, const ctn_function_options *: cs_keep_function_options, \
      ctn_walker_alias *: cs_keep_walker_alias, const ctn_walker_alias *: cs_keep_walker_alias, \
      ctn_fused *: cs_keep_fused, const ctn_fused *: cs_keep_fused, \
      ctn_npz_file *: cs_keep_npz_file, const ctn_npz_file *: cs_keep_npz_file, \
      ctn_kernel_options *: cs_keep_kernel_options, const ctn_kernel_options *: cs_keep_kernel_options, \
      ctn_elementwise_kernel *: cs_keep_elementwise_kernel, const ctn_elementwise_kernel *: cs_keep_elementwise_kernel, \
      ctn_reduction_kernel *: cs_keep_reduction_kernel, const ctn_reduction_kernel *: cs_keep_reduction_kernel, \
      ctn_raw_kernel *: cs_keep_raw_kernel, const ctn_raw_kernel *: cs_keep_raw_kernel, \
      ctn_link_iterator *: cs_keep_link_iterator, const ctn_link_iterator *: cs_keep_link_iterator, \
      ctn_param_iterator *: cs_keep_param_iterator, const ctn_param_iterator *: cs_keep_param_iterator, \
      ctn_stream *: cs_keep_stream, const ctn_stream *: cs_keep_stream, \
      ctn_event *: cs_keep_event, const ctn_event *: cs_keep_event, \
      ctn_type_expr *: cs_keep_type_expr, const ctn_type_expr *: cs_keep_type_expr)(scope, handle)
#elif defined(__GNUC__)
#define cs_hold(scope, handle) ((__typeof__(handle))cs_hold_((scope), (handle)))
#define cs_keep(scope, handle) \
  ((__typeof__(handle))((scope)->status == CTN_OK ? ctn_object_retain((const ctn_object *)(handle)) : NULL))
#endif

#endif
