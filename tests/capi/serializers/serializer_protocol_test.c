/* Tests of catenary/serializer.h: the protocol, and user serializers. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include "serializer_support.h"

/* A user serializer over a dictionary, which logs its calls. */
struct user {
  ctn_dictionary* dictionary;
  char log[512];
  const char* fail_at;
  int destroyed;
};

static ctn_status note(struct user* user, const char* kind, const char* key) {
  const size_t at = strlen(user->log);
  snprintf(user->log + at, sizeof user->log - at, "%s %s;", kind, key);
  if (user->fail_at && !strcmp(user->fail_at, key)) {
    ctn_error_set(CTN_ERROR_UNAVAILABLE, "the tape is full");
    return CTN_ERROR_UNAVAILABLE;
  }
  return CTN_OK;
}

/* The status and message of the callback reach the caller unchanged. */
#define TAPE_IS_FULL(call)                                        \
  do {                                                            \
    assert_int_equal((call), CTN_ERROR_UNAVAILABLE);              \
    assert_string_equal(ctn_error_message(), "the tape is full"); \
  } while (0)

static ctn_status save_array(void* user_data, const char* key, ctn_array* value) {
  struct user* user = user_data;
  const ctn_status status = note(user, "array", key);
  ctn_array* copy;
  if (status != CTN_OK) return status;
  OK(ctn_array_copy(value, &copy));
  OK(ctn_dictionary_set_array(user->dictionary, key, copy));
  ctn_array_release(copy);
  return CTN_OK;
}

static ctn_status load_array(void* user_data, const char* key, ctn_array* value) {
  struct user* user = user_data;
  ctn_status status = note(user, "array", key);
  ctn_array* stored;
  if (status == CTN_OK) status = ctn_dictionary_array(user->dictionary, key, &stored);
  if (status != CTN_OK) return status;
  status = ctn_array_copyto(value, stored, CTN_CASTING_NO, NULL);
  ctn_array_release(stored);
  return status;
}

static ctn_status user_int64(void* user_data, const char* key, int64_t* value) {
  *value += 100; /* ignored when saving */
  return note(user_data, "int64", key);
}

static ctn_status user_double(void* user_data, const char* key, double* value) {
  *value += 0.5;
  return note(user_data, "double", key);
}

static ctn_status user_text(void* user_data, const char* key, const char* value, const char** stored) {
  *stored = strcmp(value, "keep") ? "from the user" : NULL;
  return note(user_data, "text", key);
}

static ctn_status user_child(void* user_data, const char* key, ctn_serializer** out) {
  const ctn_status status = note(user_data, "child", key);
  struct user* user = user_data;
  return status != CTN_OK ? status : ctn_dictionary_serializer_new(user->dictionary, key, out);
}

static ctn_status loading_child(void* user_data, const char* key, ctn_serializer** out) {
  struct user* user = user_data;
  ctn_serializer* root;
  OK(ctn_dictionary_deserializer_new(user->dictionary, NULL, &root));
  OK(ctn_serializer_child(root, key, out));
  ctn_serializer_release(root);
  return CTN_OK;
}

static void user_destroy(void* user_data) { ++((struct user*)user_data)->destroyed; }

static ctn_serializer* user_serializer(struct user* user, int loads) {
  ctn_serializer_callbacks callbacks;
  ctn_serializer* s;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.loads = loads;
  callbacks.array = loads ? load_array : save_array;
  callbacks.integer = user_int64;
  callbacks.real = user_double;
  callbacks.text = user_text;
  callbacks.destroy = user_destroy;
  OK(ctn_serializer_new(&callbacks, user, &s));
  return s;
}

static void test_user_serializer(void** state) {
  struct user user;
  ctn_link *saved = two_layers(1), *loaded = two_layers(50);
  ctn_serializer *s, *child;
  ctn_load_report* report;
  int64_t n = 1;
  double x = 1;
  const char* text;
  (void)state;
  memset(&user, 0, sizeof user);
  OK(ctn_dictionary_new(&user.dictionary));
  s = user_serializer(&user, 0);
  assert_int_equal(ctn_serializer_is_loading(s), 0);
  OK(ctn_serializer_child(s, "model", &child));
  OK(ctn_link_serialize(saved, child));
  OK(ctn_serializer_i64(s, "n", &n));
  OK(ctn_serializer_f64(child, "x", &x));
  OK(ctn_serializer_text(s, "t", "mine", &text));
  assert_int_equal(n, 1);
  assert_true(x == 1);
  assert_string_equal(text, "mine");
  assert_string_equal(user.log,
                      "array model/a/W;array model/a/b;array model/b/W;int64 n;double model/x;text t;");
  user.fail_at = "model/a/b";
  TAPE_IS_FULL(ctn_link_serialize(saved, child));
  FAILS(ctn_serializer_report(s, &report), CTN_ERROR_STATE, "got one that saves");
  FAILS(ctn_serializer_commit(s), CTN_ERROR_STATE, "got one without a file");
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 0); /* the child shares it */
  ctn_serializer_release(child);
  assert_int_equal(user.destroyed, 1);

  /* Loading: a failure in the middle changes nothing. */
  user.log[0] = 0;
  s = user_serializer(&user, 1);
  OK(ctn_serializer_child(s, "model", &child));
  TAPE_IS_FULL(ctn_link_serialize(loaded, child));
  check_layers(loaded, 50);
  user.fail_at = NULL;
  OK(ctn_dictionary_remove(user.dictionary, "model/b/W"));
  assert_int_equal(ctn_link_serialize(loaded, child), CTN_ERROR_NOT_FOUND);
  assert_non_null(strstr(ctn_error_message(), "dictionary_array: key: there is no entry \"model/b/W\""));
  check_layers(loaded, 50);
  FAILS(ctn_serializer_report(s, &report), CTN_ERROR_STATE, "got a user's");
  OK(ctn_serializer_i64(s, "n", &n));
  OK(ctn_serializer_f64(s, "x", &x));
  OK(ctn_serializer_text(s, "t", "mine", &text));
  assert_int_equal(n, 101);
  assert_true(x == 1.5);
  assert_string_equal(text, "from the user");
  OK(ctn_serializer_text(s, "t", "keep", &text));
  assert_string_equal(text, "keep");
  ctn_serializer_release(child);
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 2);
  ctn_dictionary_release(user.dictionary);

  OK(ctn_dictionary_new(&user.dictionary));
  s = user_serializer(&user, 0);
  OK(ctn_link_serialize(saved, s));
  ctn_serializer_release(s);
  s = user_serializer(&user, 1);
  OK(ctn_link_serialize(loaded, s));
  check_layers(loaded, 1);
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 4);
  ctn_dictionary_release(user.dictionary);
  ctn_link_release(loaded);
  ctn_link_release(saved);
}

static void test_user_table(void** state) {
  struct user user;
  ctn_serializer_callbacks callbacks;
  ctn_serializer *s, *child;
  ctn_array* a = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  int64_t n = 1;
  double x = 1;
  const char* text;
  (void)state;
  memset(&user, 0, sizeof user);
  memset(&callbacks, 0, sizeof callbacks);
  OK(ctn_dictionary_new(&user.dictionary));
  callbacks.destroy = user_destroy;
  FAILS(ctn_serializer_new(&callbacks, &user, &s), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks: expected a struct_size of", "got 0");
  assert_null(s);
  assert_int_equal(user.destroyed, 0); /* according to its size, the table lacks that field */
  callbacks.struct_size = sizeof callbacks;
  FAILS(ctn_serializer_new(&callbacks, &user, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  assert_int_equal(user.destroyed, 1);
  FAILS(ctn_serializer_new(NULL, &user, &s), CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected a pointer");
  OK(ctn_serializer_new(&callbacks, &user, &s));
  FAILS(ctn_serializer_array(s, "a", a), CTN_ERROR_UNSUPPORTED,
        "\"a\": the serializer does not support arrays");
  FAILS(ctn_serializer_i64(s, "a", &n), CTN_ERROR_UNSUPPORTED, "does not support integers");
  FAILS(ctn_serializer_f64(s, "a", &x), CTN_ERROR_UNSUPPORTED, "does not support real numbers");
  FAILS(ctn_serializer_text(s, "a", "b", &text), CTN_ERROR_UNSUPPORTED, "does not support strings");
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 2);

  callbacks.child = user_child;
  OK(ctn_serializer_new(&callbacks, &user, &s));
  OK(ctn_serializer_child(s, "l1/deep", &child));
  OK(ctn_serializer_array(child, "W", a));
  check_keys(user.dictionary, KEYS("l1/deep/W"));
  ctn_serializer_release(child);
  user.fail_at = "bad";
  TAPE_IS_FULL(ctn_serializer_child(s, "bad", &child));
  assert_null(child);
  ctn_serializer_release(s);
  callbacks.loads = 1;
  OK(ctn_serializer_new(&callbacks, &user, &s));
  FAILS(ctn_serializer_child(s, "l1", &child), CTN_ERROR_CALLBACK, "\"l1\": expected a child that loads");
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 4);
  ctn_dictionary_release(user.dictionary);
  ctn_array_release(a);
}

/* Children that a callback returns take part in loading an object: their values wait for the end of the
   load. */
static void test_user_children(void** state) {
  struct user user;
  ctn_serializer_callbacks callbacks;
  ctn_link *saved = two_layers(1), *loaded = two_layers(50);
  ctn_serializer *s, *child;
  ctn_dtype dtype;
  size_t ndim;
  (void)state;
  memset(&user, 0, sizeof user);
  memset(&callbacks, 0, sizeof callbacks);
  OK(ctn_dictionary_new(&user.dictionary));
  callbacks.struct_size = sizeof callbacks;
  callbacks.array = save_array;
  callbacks.child = user_child;
  callbacks.destroy = user_destroy;
  OK(ctn_serializer_new(&callbacks, &user, &s));
  OK(ctn_link_serialize(saved, s));
  ctn_serializer_release(s);
  check_keys(user.dictionary, KEYS("a/W", "a/b", "b/W"));
  callbacks.loads = 1;
  callbacks.child = loading_child;
  OK(ctn_serializer_new(&callbacks, &user, &s));
  OK(ctn_link_serialize(loaded, s));
  check_layers(loaded, 1);
  ctn_link_release(loaded);
  loaded = two_layers(50);
  OK(ctn_dictionary_remove(user.dictionary, "b/W"));
  FAILS(ctn_link_serialize(loaded, s), CTN_ERROR_NOT_FOUND, "dictionary: missing \"b/W\"");
  check_layers(loaded, 50);
  FAILS(ctn_serializer_find(s, "a/W", &dtype, NULL, 0, &ndim), CTN_ERROR_UNSUPPORTED,
        "\"a/W\": a user's deserializer does not report shapes");
  OK(ctn_serializer_child(s, "a", &child));
  {
    ctn_link* layer = linear(1, 2, 0);
    ctn_load_report* report;
    OK(ctn_link_serialize(layer, child));
    CHECK_DATA(layer, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
    OK(ctn_serializer_report(child, &report));
    ctn_load_report_release(report);
    ctn_link_release(layer);
  }
  ctn_serializer_release(s);
  assert_int_equal(user.destroyed, 1);
  ctn_serializer_release(child);
  assert_int_equal(user.destroyed, 2);
  ctn_dictionary_release(user.dictionary);
  ctn_link_release(loaded);
  ctn_link_release(saved);
}

/* A user object within a traversal: a link whose values come from a user's deserializer. */
struct commits {
  int run, destroyed;
};

static ctn_status on_commit(void* user_data) {
  ++((struct commits*)user_data)->run;
  return CTN_OK;
}
static ctn_status on_commit_fails(void* user_data) {
  (void)user_data;
  return CTN_ERROR_CALLBACK;
}
static void commits_destroy(void* user_data) { ++((struct commits*)user_data)->destroyed; }

static ctn_serializer* inside; /* the deserializer with which the callback below registers */
static struct commits inner;
static ctn_status registering_array(void* user_data, const char* key, ctn_array* value) {
  (void)user_data;
  (void)value;
  OK(ctn_serializer_on_commit(inside, on_commit, &inner, commits_destroy));
  assert_int_equal(inner.run, 0);
  return strcmp(key, "b/W") ? CTN_OK : CTN_ERROR_IO;
}

static void test_on_commit(void** state) {
  struct commits commits = {0, 0};
  ctn_dictionary* dictionary;
  ctn_serializer* s;
  ctn_serializer_callbacks callbacks;
  ctn_link* link = two_layers(1);
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  OK(ctn_serializer_on_commit(s, on_commit, &commits, commits_destroy)); /* runs immediately */
  assert_int_equal(commits.run, 1);
  assert_int_equal(commits.destroyed, 1);
  FAILS(ctn_serializer_on_commit(s, on_commit_fails, &commits, commits_destroy), CTN_ERROR_CALLBACK, "");
  assert_int_equal(commits.destroyed, 2);
  FAILS(ctn_serializer_on_commit(s, NULL, &commits, commits_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "action: expected a function");
  FAILS(ctn_serializer_on_commit(NULL, on_commit, &commits, commits_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "serializer: expected a serializer");
  assert_int_equal(commits.destroyed, 4);
  ctn_serializer_release(s);
  ctn_dictionary_release(dictionary);

  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.loads = 1;
  callbacks.array = registering_array;
  OK(ctn_serializer_new(&callbacks, NULL, &inside));
  inner.run = inner.destroyed = 0;
  FAILS(ctn_link_serialize(link, inside), CTN_ERROR_IO, "");
  assert_int_equal(inner.run, 0);
  assert_int_equal(inner.destroyed, 3);
  {
    ctn_link* part;
    OK(ctn_link_child(link, "a", &part));
    OK(ctn_link_serialize(part, inside));
    ctn_link_release(part);
  }
  assert_int_equal(inner.run, 2);
  assert_int_equal(inner.destroyed, 5);
  ctn_serializer_release(inside);
  ctn_link_release(link);
}

static void test_find(void** state) {
  ctn_dictionary* dictionary;
  ctn_serializer* s;
  ctn_array* a = array_of(CTN_INT16, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  ctn_dtype dtype;
  int64_t shape[4];
  size_t ndim;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_set_array(dictionary, "l/a", a));
  OK(ctn_dictionary_set_text(dictionary, "l/t", "text"));
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  OK(ctn_serializer_find(s, "l/a", &dtype, shape, 4, &ndim));
  assert_int_equal(dtype, CTN_INT16);
  assert_int_equal(ndim, 2);
  assert_true(shape[0] == 2 && shape[1] == 3);
  FAILS(ctn_serializer_find(s, "l/a", &dtype, shape, 1, &ndim), CTN_ERROR_INVALID_ARGUMENT,
        "capacity: expected room for 2 dimensions, got 1");
  assert_int_equal(ndim, 2);
  FAILS(ctn_serializer_find(s, "l/b", &dtype, shape, 4, &ndim), CTN_ERROR_NOT_FOUND, "missing \"l/b\"");
  assert_int_equal(ndim, 0);
  FAILS(ctn_serializer_find(s, "l/t", &dtype, shape, 4, &ndim), CTN_ERROR_DTYPE,
        "\"l/t\" (expected an array, got text)");
  FAILS(ctn_serializer_find(s, "l/a", NULL, shape, 4, &ndim), CTN_ERROR_INVALID_ARGUMENT, "dtype: expected");
  FAILS(ctn_serializer_find(s, "l/a", &dtype, NULL, 4, &ndim), CTN_ERROR_INVALID_ARGUMENT, "shape: expected");
  FAILS(ctn_serializer_find(s, "l/a", &dtype, shape, 4, NULL), CTN_ERROR_INVALID_ARGUMENT, "ndim: expected");
  ctn_serializer_release(s);
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  FAILS(ctn_serializer_find(s, "l/a", &dtype, shape, 4, &ndim), CTN_ERROR_STATE, "expected one that loads");
  ctn_serializer_release(s);
  ctn_dictionary_release(dictionary);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_user_serializer), TEST(test_user_table),
                                     TEST(test_user_children), TEST(test_on_commit), TEST(test_find)};
  return RUN(tests, argc, argv);
}
