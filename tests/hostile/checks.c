/* The checks after every call, and the callbacks. */
#include <stdarg.h>
#include <stdio.h>

#include "hostile.h"
#include "progress.h"

int foreign;
pthread_t caller;
static struct record* records;

void finding(const char* name, const char* format, ...) {
  char text[600];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  fprintf(stderr, "FINDING %s (seed %llu, call %llu): %s\n", name, (unsigned long long)progress->seed,
          (unsigned long long)progress->call, text);
  ++progress->findings;
}

static int is_utf8(const char* text) {
  const unsigned char* s = (const unsigned char*)text;
  while (*s) {
    int i, more = *s < 0x80                 ? 0
                  : *s >= 0xc2 && *s < 0xe0 ? 1
                  : *s >= 0xe0 && *s < 0xf0 ? 2
                  : *s >= 0xf0 && *s < 0xf5 ? 3
                                            : -1;
    if (more < 0 || (*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f) ||
        (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] > 0x8f))
      return 0;
    for (i = 1; i <= more; ++i)
      if ((s[i] & 0xc0) != 0x80) return 0;
    s += more + 1;
  }
  return 1;
}

/* Callbacks. */

struct record* new_record(struct record* parent) {
  struct record* record = calloc(1, sizeof *record);
  if (!record) abort();
  record->state = (parent ? parent->state : progress->seed) + progress->call * 77 + 5;
  record->next = records;
  records = record;
  return record;
}

void CTN_CALL counted_destroy(void* data) {
  struct record* record = data;
  if (record && __atomic_add_fetch(&record->destroyed, 1, __ATOMIC_RELAXED) > 1)
    finding("destroy", "user_data was destroyed %d times", record->destroyed);
}

void expect_destroy(struct record* record) { record->expected = 1; }

int called(struct record* record) {
  struct draw d = {record ? record->state : 0, 0};
  int way;
  if (record && record->expected && record->destroyed) finding("callback", "called after destroy");
  way = chance(&d, 15) ? 1 : chance(&d, 15) ? 2 : 0;
  if (record) record->state = d.state;
  return way;
}

enum { ANSWERS = 5 };
static const ctn_status answers[ANSWERS] = {CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_IO, 999,
                                            -5};
/* What callbacks in other threads have answered, which a later call may return. */
static volatile int answered_elsewhere[ANSWERS];

ctn_status answer(struct record* record, int way) {
  struct draw d = {record ? record->state : 0, 0};
  size_t i;
  if (way != 1) return CTN_OK;
  i = draw_size(&d) % ANSWERS;
  if (chance(&d, 50)) ctn_error_set(answers[i], draw_string(&d, "message", 1));
  if (pthread_equal(pthread_self(), caller)) {
    foreign = 1;
  } else {
    answered_elsewhere[i] = 1;
  }
  return answers[i];
}

static int is_foreign(ctn_status status) {
  size_t i;
  for (i = 0; i < ANSWERS; ++i)
    if (answers[i] == status && answered_elsewhere[i]) return 1;
  return foreign;
}

void give_one(struct record* record, int way, int kind, void** out) { give_list(record, way, kind, out, 1); }

void give_list(struct record* record, int way, int kind, void** outs, size_t count) {
  struct draw d = {record ? record->state : 0, 0};
  size_t i;
  if (way == 2) return;
  for (i = 0; i < count; ++i) {
    void* handle = chance(&d, 5) ? NULL : pooled(&d, kind);
    outs[i] = handle ? retain_any(handle) : NULL;
  }
  if (record) record->state = d.state;
}

/* Checks. */

void check_text(struct draw* d, const char* name, const char* text) {
  (void)d;
  if (text && !is_utf8(text)) finding(name, "a text that is not UTF-8");
}

void check_room(struct draw* d, const char* name, ctn_status status, const char* text, size_t capacity) {
  size_t i;
  if (!text) return;
  for (i = capacity; i < 4096; ++i)
    if (text[i] != 0x7f) {
      finding(name, "wrote beyond a buffer of %zu bytes", capacity);
      return;
    }
  if (status || !capacity) return;
  if (!memchr(text, 0, capacity)) {
    finding(name, "a text without its end");
  } else {
    check_text(d, name, text);
  }
}

void check_destroyed(struct draw* d, const char* name, const struct record* record) {
  (void)d;
  if (record->destroyed != 1) finding(name, "failed, and destroy ran %d times", record->destroyed);
}

void end(struct draw* d, const char* name, ctn_status status, uint32_t documented) {
  const char* message;
  (void)d;
  if (status == CTN_OK) {
    ++progress->successes;
    return;
  }
  message = ctn_error_message();
  if (!message || (!*message && !is_foreign(status))) {
    finding(name, "status %d without a message", (int)status);
  } else if (!is_utf8(message)) {
    finding(name, "a message that is not UTF-8");
  } else if (strlen(message) > 4096) {
    finding(name, "a message of %zu bytes", strlen(message));
  }
  if (ctn_error_code() != status)
    finding(name, "returned %d, ctn_error_code() is %d", (int)status, (int)ctn_error_code());
  if (is_foreign(status)) return;
  /* A failure that a device reports late has the status of the failed operation; see catenary/device.h. */
  if (status != CTN_ERROR_INTERNAL && message &&
      strstr(message, ": an operation that was started earlier on \"test:"))
    return;
  if (status < 0 || status > 31 || !(documented >> status & 1))
    finding(name, "%s is not among its documented statuses: %.300s", ctn_status_name(status),
            message ? message : "");
  else if (status == CTN_ERROR_INTERNAL)
    finding(name, "INTERNAL: %.300s", message ? message : "");
}

void fill_garbage(void** handles) {
  size_t i;
  for (i = 0; i < ROOM; ++i) handles[i] = GARBAGE;
}

void* retain_any(void* handle) {
  if (handle) ctn_object_retain((ctn_object*)handle);
  return handle;
}

void release_any(void* handle) {
  if (handle) ctn_object_release((ctn_object*)handle);
}

/* Uses a new object, so that a broken one becomes visible. */
static void use(struct draw* d, int kind, void* handle) {
  char text[200];
  size_t length;
  if (kind == KIND_array) {
    const ctn_array* a = handle;
    ctn_array* copy = NULL;
    if (ctn_array_ndim(a) > CTN_MAX_NDIM) finding("array", "%zu dimensions", ctn_array_ndim(a));
    if (ctn_array_size(a) > 4096) return;
    ctn_array_str(a, -1, -1, -1, text, sizeof text, &length);
    if (ctn_array_copy(a, &copy) == CTN_OK) ctn_array_release(copy);
  } else if (kind == KIND_variable) {
    ctn_array* data = NULL;
    if (ctn_variable_data(handle, &data) == CTN_OK && data) {
      const int small = ctn_array_size(data) <= 4096;
      use(d, KIND_array, data);
      ctn_array_release(data);
      if (small && chance(d, 30))
        ctn_variable_backward(handle, (int32_t)chance(d, 30), (int32_t)chance(d, 30));
    }
  }
}

void result(struct draw* d, const char* name, ctn_status status, int kind, void** out) {
  if (!out) return;
  if (status) {
    if (*out) finding(name, "failed, and an output is %s", *out == GARBAGE ? "as before" : "set");
  } else if (*out == GARBAGE) {
    finding(name, "succeeded without setting an output");
  } else if (*out) {
    use(d, kind, *out);
    keep_in_pool(d, kind, *out);
  }
}

void results(struct draw* d, const char* name, ctn_status status, int kind, void** outs, size_t count) {
  size_t i;
  if (!outs) return;
  if (count > ROOM) {
    if (!status) finding(name, "took %zu outputs", count);
    return;
  }
  for (i = 0; i < count; ++i) result(d, name, status, kind, outs + i);
}
