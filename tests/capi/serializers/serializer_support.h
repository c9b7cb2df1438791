/* Helpers shared by the tests of serializers. Their programs are compiled with _XOPEN_SOURCE 700. */
#ifndef CATENARY_TESTS_CAPI_SERIALIZER_SUPPORT_H
#define CATENARY_TESTS_CAPI_SERIALIZER_SUPPORT_H

#include <unistd.h>

#include "link_support.h"

static char directory[256];

/* A path in the test's own directory; four may be in use at a time. */
static inline const char* path_of(const char* name) {
  static char text[4][320];
  static size_t next;
  char* path = text[next++ % COUNT(text)];
  snprintf(path, sizeof text[0], "%s/%s", directory, name);
  return path;
}

/* Runs the tests in a new directory, which must be empty at the end. */
static inline int run_in_directory(const struct CMUnitTest* tests, size_t count, int argc, char** argv) {
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = run_on_devices(tests, count, argc, argv);
  if (rmdir(directory) != 0) {
    print_error("%s: something was left behind\n", directory);
    failed = 1;
  }
  return failed;
}

static inline ctn_link* two_layers(double first) {
  ctn_link* root = chain();
  adopt(root, "a", linear(1, 2, 0));
  adopt(root, "b", linear(1, 1, 1));
  set_param(root, "a/W", DIMS(2, 1), VALUES(first, first + 1));
  set_param(root, "a/b", DIMS(2), VALUES(first + 2, first + 3));
  set_param(root, "b/W", DIMS(1, 1), VALUES(first + 4));
  return root;
}

static inline void check_layers(ctn_link* root, double first) {
  CHECK_DATA(root, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(first, first + 1));
  CHECK_DATA(root, "a/b", CTN_FLOAT32, DIMS(2), VALUES(first + 2, first + 3));
  CHECK_DATA(root, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(first + 4));
}

static inline void set_grads(ctn_link* link, double value) {
  set_grad(link, "a/W", DIMS(2, 1), VALUES(value, -value));
  set_grad(link, "a/b", DIMS(2), VALUES(value, value * 2));
  set_grad(link, "b/W", DIMS(1, 1), VALUES(value / 3));
}

static inline ctn_serializer* child_of(ctn_serializer* s, const char* key) {
  ctn_serializer* child;
  OK(ctn_serializer_child(s, key, &child));
  return child;
}

static inline void check_same(ctn_array* a, ctn_array* b) { /* bit for bit; releases both */
  char left[64], right[64];
  const size_t size = (size_t)ctn_array_nbytes(a);
  assert_true(size == (size_t)ctn_array_nbytes(b) && size <= sizeof left);
  OK(ctn_array_to_data(a, left, size));
  OK(ctn_array_to_data(b, right, size));
  assert_memory_equal(left, right, size);
  ctn_array_release(a);
  ctn_array_release(b);
}

static inline void check_keys(ctn_dictionary* dictionary, const char* const* keys, size_t count) {
  size_t i;
  assert_int_equal(ctn_dictionary_count(dictionary), count);
  for (i = 0; i < count; ++i) {
    const char* key;
    OK(ctn_dictionary_key(dictionary, i, &key));
    assert_string_equal(key, keys[i]);
  }
}
#define KEYS(...) (const char* const[]){__VA_ARGS__}, COUNT(((const char* const[]){__VA_ARGS__}))

#endif
