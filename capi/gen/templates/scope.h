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
 * @NOTICE@
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

@WRAPPERS@
/* References. */

@KEEPERS@
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

@GENERIC@
#endif
