/* catenary/serializer.h: the protocol, users' serializers and dictionaries. */
#include "link_support.h"

static double number_at(ctn_dictionary* dictionary, const char* key) {
  ctn_array* a;
  double value;
  OK(ctn_dictionary_array(dictionary, key, &a));
  value = item(a);
  ctn_array_release(a);
  return value;
}

static void fill(ctn_array* a, double value) {
  ctn_array* scalar;
  OK(ctn_array_scalar_f64(value, &scalar));
  OK(ctn_array_fill(a, scalar));
  ctn_array_release(scalar);
}

static void check_keys(ctn_dictionary* dictionary, const char* const* keys, size_t count) {
  size_t i;
  assert_int_equal(ctn_dictionary_count(dictionary), count);
  for (i = 0; i < count; ++i) {
    const char* key;
    OK(ctn_dictionary_key(dictionary, i, &key));
    assert_string_equal(key, keys[i]);
  }
}
#define KEYS(...) (const char* const[]){__VA_ARGS__}, COUNT(((const char* const[]){__VA_ARGS__}))

static void test_dictionary(void** state) {
  ctn_dictionary *dictionary, *copy;
  ctn_array *a = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *found;
  const char* text;
  int32_t answer;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  assert_int_equal(ctn_dictionary_count(dictionary), 0);
  assert_int_equal(ctn_dictionary_count(NULL), 0);
  OK(ctn_dictionary_set_array(dictionary, "l1/W", a));
  OK(ctn_dictionary_set_text(dictionary, "/note", "gr\xc3\xbc\xc3\x9f"));
  OK(ctn_dictionary_set_array(dictionary, "n", a));
  OK(ctn_dictionary_set_text(dictionary, "n", "replaced"));
  check_keys(dictionary, KEYS("l1/W", "note", "n"));
  OK(ctn_dictionary_array(dictionary, "/l1/W/", &found));
  assert_ptr_equal(found, a); /* shared */
  ctn_array_release(found);
  OK(ctn_dictionary_text(dictionary, "note", &text));
  assert_string_equal(text, "gr\xc3\xbc\xc3\x9f");
  OK(ctn_dictionary_is_text(dictionary, "n", &answer));
  assert_int_equal(answer, 1);
  OK(ctn_dictionary_is_text(dictionary, "l1/W", &answer));
  assert_int_equal(answer, 0);
  OK(ctn_dictionary_contains(dictionary, "l1", &answer));
  assert_int_equal(answer, 0);
  OK(ctn_dictionary_contains(dictionary, "n", &answer));
  assert_int_equal(answer, 1);

  OK(ctn_dictionary_copy(dictionary, &copy)); /* has arrays of its own */
  fill(a, 7);
  OK(ctn_dictionary_array(copy, "l1/W", &found));
  TAKE_ARRAY(found, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_dictionary_remove(dictionary, "note"));
  check_keys(dictionary, KEYS("l1/W", "n"));
  check_keys(copy, KEYS("l1/W", "note", "n"));
  OK(ctn_dictionary_text(dictionary, "n", &text));
  assert_string_equal(text, "replaced");

  FAILS(ctn_dictionary_key(dictionary, 2, &text), CTN_ERROR_INDEX,
        "index: expected less than 2 entries, got 2");
  assert_null(text);
  FAILS(ctn_dictionary_array(dictionary, "n", &found), CTN_ERROR_DTYPE,
        "key: expected an array, but \"n\" is a text");
  FAILS(ctn_dictionary_text(dictionary, "l1/W", &text), CTN_ERROR_DTYPE,
        "key: expected a text, but \"l1/W\" is an array: float32 (2,)");
  FAILS(ctn_dictionary_array(dictionary, "note", &found), CTN_ERROR_NOT_FOUND,
        "key: there is no entry \"note\" among 2");
  FAILS(ctn_dictionary_is_text(dictionary, "note", &answer), CTN_ERROR_NOT_FOUND, "\"note\"");
  FAILS(ctn_dictionary_remove(dictionary, "note"), CTN_ERROR_NOT_FOUND, "\"note\"");
  FAILS(ctn_dictionary_set_array(dictionary, "", a), CTN_ERROR_INVALID_ARGUMENT,
        "key: expected a path such as \"l1/W\", got \"\"");
  FAILS(ctn_dictionary_set_array(dictionary, "a//b", a), CTN_ERROR_INVALID_ARGUMENT, "got \"a//b\"");
  FAILS(ctn_dictionary_set_text(dictionary, "../b", "x"), CTN_ERROR_INVALID_ARGUMENT, "got \"../b\"");
  FAILS(ctn_dictionary_set_text(dictionary, "a/.", "x"), CTN_ERROR_INVALID_ARGUMENT, "got \"a/.\"");
  FAILS(ctn_dictionary_set_text(dictionary, "a", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected a text");
  FAILS(ctn_dictionary_set_array(dictionary, "a", NULL), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected an array");
  FAILS(ctn_dictionary_set_array(NULL, "a", a), CTN_ERROR_INVALID_ARGUMENT,
        "dictionary: expected a dictionary, got NULL");
  FAILS(ctn_dictionary_new(NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  check_keys(dictionary, KEYS("l1/W", "n"));
  ctn_dictionary_release(copy);
  ctn_dictionary_release(dictionary);
  ctn_array_release(a);
}

static void test_values(void** state) {
  ctn_dictionary* dictionary;
  ctn_serializer *s, *child, *deep;
  ctn_array *a = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *stored;
  int64_t n = INT64_MIN;
  double x = -0.1;
  const char* text;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, "base/", &s));
  assert_int_equal(ctn_serializer_is_loading(s), 0);
  assert_int_equal(ctn_serializer_is_loading(NULL), 0);
  OK(ctn_serializer_int64(s, "n", &n));
  OK(ctn_serializer_child(s, "/a/b", &child));
  OK(ctn_serializer_child(child, "c", &deep));
  OK(ctn_serializer_array(deep, "W", a));
  OK(ctn_serializer_double(child, "x", &x));
  OK(ctn_serializer_text(s, "t", "hello", &text));
  assert_string_equal(text, "hello");
  OK(ctn_serializer_text(s, "empty", NULL, &text));
  assert_string_equal(text, "");
  OK(ctn_serializer_int64(s, "n", &n)); /* as in a dictionary of Python: the last one counts */
  check_keys(dictionary, KEYS("base/n", "base/a/b/c/W", "base/a/b/x", "base/t", "base/empty"));
  OK(ctn_dictionary_array(dictionary, "base/a/b/c/W", &stored));
  assert_ptr_equal(stored, a);
  ctn_array_release(stored);
  FAILS(ctn_serializer_commit(s), CTN_ERROR_STATE, "expected one that writes a file, got one without a file");
  ctn_serializer_release(deep);
  FAILS(ctn_serializer_child(s, "", &deep), CTN_ERROR_INVALID_ARGUMENT, "key: expected a path");
  assert_null(deep);
  FAILS(ctn_serializer_child(NULL, "a", &deep), CTN_ERROR_INVALID_ARGUMENT,
        "serializer: expected a serializer");
  FAILS(ctn_serializer_array(s, "a/../b", a), CTN_ERROR_INVALID_ARGUMENT, "key: expected a path");
  FAILS(ctn_serializer_array(s, "a", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array");
  FAILS(ctn_serializer_int64(s, "a", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an address");
  FAILS(ctn_serializer_double(s, NULL, &x), CTN_ERROR_INVALID_ARGUMENT, "key: expected a text");
  FAILS(ctn_serializer_text(s, "a", "b", NULL), CTN_ERROR_INVALID_ARGUMENT, "stored: expected an address");
  ctn_serializer_release(child);
  ctn_serializer_release(s);

  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  OK(ctn_dictionary_remove(dictionary, "base/t")); /* of no matter: the deserializer has its own list */
  assert_int_equal(ctn_serializer_is_loading(s), 1);
  OK(ctn_serializer_child(s, "base", &child));
  n = 0;
  OK(ctn_serializer_int64(child, "n", &n));
  assert_true(n == INT64_MIN);
  OK(ctn_serializer_double(child, "n", &x)); /* any number is a real one */
  assert_true(x == (double)INT64_MIN);
  OK(ctn_serializer_double(child, "a/b/x", &x));
  assert_true(x == -0.1);
  OK(ctn_serializer_text(child, "t", "no", &text));
  assert_string_equal(text, "hello");
  stored = array_of(CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  OK(ctn_serializer_array(child, "a/b/c/W", stored));
  CHECK_ARRAY(stored, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  FAILS(ctn_serializer_int64(child, "m", &n), CTN_ERROR_NOT_FOUND, "dictionary: missing \"base/m\"");
  FAILS(ctn_serializer_int64(child, "a/b/x", &n), CTN_ERROR_DTYPE,
        "mismatching \"base/a/b/x\" (expected int64 (), got float64 ())");
  FAILS(ctn_serializer_int64(child, "a/b/c/W", &n), CTN_ERROR_SHAPE, "got float32 (2,)");
  FAILS(ctn_serializer_int64(child, "t", &n), CTN_ERROR_DTYPE, "expected int64 (), got text");
  FAILS(ctn_serializer_text(child, "n", "no", &text), CTN_ERROR_DTYPE, "expected text, got int64 ()");
  assert_null(text);
  FAILS(ctn_serializer_array(child, "t", stored), CTN_ERROR_DTYPE, "expected float32 (2,), got text");
  FAILS(ctn_serializer_array(child, "n", stored), CTN_ERROR_SHAPE, "expected float32 (2,), got int64 ()");
  FAILS(ctn_serializer_commit(s), CTN_ERROR_STATE, "expected one that writes a file, got one that loads");
  assert_true(n == INT64_MIN);
  ctn_array_release(stored);
  ctn_serializer_release(child);
  ctn_serializer_release(s);
  ctn_dictionary_release(dictionary);
  ctn_array_release(a);
}

/* Numbers of other dtypes than the ones that are saved. */
static void test_numbers(void** state) {
  ctn_dictionary* dictionary;
  ctn_load_options* options;
  ctn_serializer* s;
  ctn_array* a;
  int64_t n = 5;
  double x = 5;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
#define PUT(key, ...)                               \
  a = array_of(__VA_ARGS__);                        \
  OK(ctn_dictionary_set_array(dictionary, key, a)); \
  ctn_array_release(a)
  PUT("small", CTN_INT8, NO_DIMS, VALUES(-3));
  PUT("listed", CTN_UINT16, DIMS(1, 1), VALUES(300));
  PUT("flag", CTN_BOOL, NO_DIMS, VALUES(1));
  PUT("half", CTN_FLOAT16, NO_DIMS, VALUES(2.5));
  PUT("huge", CTN_UINT64, NO_DIMS, VALUES(1.8e19));
  PUT("nan", CTN_FLOAT64, NO_DIMS, VALUES(NAN));
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  OK(ctn_serializer_int64(s, "small", &n));
  assert_int_equal(n, -3);
  OK(ctn_serializer_int64(s, "listed", &n));
  assert_int_equal(n, 300);
  OK(ctn_serializer_int64(s, "flag", &n));
  assert_int_equal(n, 1);
  OK(ctn_serializer_double(s, "half", &x));
  assert_true(x == 2.5);
  OK(ctn_serializer_double(s, "huge", &x));
  assert_true(x == 1.8e19);
  FAILS(ctn_serializer_int64(s, "huge", &n), CTN_ERROR_DTYPE,
        "expected a number within int64, got a larger uint64 ()");
  FAILS(ctn_serializer_int64(s, "half", &n), CTN_ERROR_DTYPE, "expected int64 (), got float16 ()");
  ctn_serializer_release(s);
  OK(ctn_load_options_new(&options));
  OK(ctn_load_options_set_casting(options, CTN_CASTING_UNSAFE));
  OK(ctn_dictionary_deserializer_new(dictionary, options, &s));
  OK(ctn_serializer_int64(s, "half", &n)); /* on request */
  assert_int_equal(n, 2);
  FAILS(ctn_serializer_int64(s, "nan", &n), CTN_ERROR_DTYPE, "within int64");
  assert_int_equal(n, 2);
  ctn_serializer_release(s);
  OK(ctn_load_options_set_strict(options, 0));
  OK(ctn_dictionary_deserializer_new(dictionary, options, &s));
  OK(ctn_serializer_int64(s, "nothing", &n)); /* stays */
  OK(ctn_serializer_int64(s, "nan", &n));
  assert_int_equal(n, 2);
  ctn_serializer_release(s);
  ctn_load_options_release(options);
  ctn_dictionary_release(dictionary);
}

/* A user's serializer over a dictionary, which logs what it is asked. */
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

/* The callback's status and message reach the caller unchanged. */
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
  *value += 100; /* is not looked at when saving */
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

static ctn_link* two_layers(double first) {
  ctn_link* root = chain();
  adopt(root, "a", linear(1, 2, 0));
  adopt(root, "b", linear(1, 1, 1));
  set_param(root, "a/W", DIMS(2, 1), VALUES(first, first + 1));
  set_param(root, "a/b", DIMS(2), VALUES(first + 2, first + 3));
  set_param(root, "b/W", DIMS(1, 1), VALUES(first + 4));
  return root;
}

static void check_layers(ctn_link* root, double first) {
  CHECK_DATA(root, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(first, first + 1));
  CHECK_DATA(root, "a/b", CTN_FLOAT32, DIMS(2), VALUES(first + 2, first + 3));
  CHECK_DATA(root, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(first + 4));
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
  OK(ctn_serializer_int64(s, "n", &n));
  OK(ctn_serializer_double(child, "x", &x));
  OK(ctn_serializer_text(s, "t", "mine", &text));
  assert_int_equal(n, 1);
  assert_true(x == 1);
  assert_string_equal(text, "mine");
  assert_string_equal(user.log,
                      "array model/a/W;array model/a/b;array model/b/W;int64 n;double model/x;text t;");
  user.fail_at = "model/a/b";
  TAPE_IS_FULL(ctn_serializer_save_link(child, saved));
  FAILS(ctn_serializer_load_link(child, saved), CTN_ERROR_STATE,
        "serializer: expected one that loads, got one that saves");
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
  TAPE_IS_FULL(ctn_serializer_load_link(child, loaded));
  check_layers(loaded, 50);
  user.fail_at = NULL;
  OK(ctn_dictionary_remove(user.dictionary, "model/b/W"));
  assert_int_equal(ctn_link_serialize(loaded, child), CTN_ERROR_NOT_FOUND);
  assert_non_null(strstr(ctn_error_message(), "dictionary_array: key: there is no entry \"model/b/W\""));
  check_layers(loaded, 50);
  FAILS(ctn_serializer_save_link(child, saved), CTN_ERROR_STATE,
        "serializer: expected one that saves, got one that loads");
  FAILS(ctn_serializer_report(s, &report), CTN_ERROR_STATE, "got a user's");
  OK(ctn_serializer_int64(s, "n", &n));
  OK(ctn_serializer_double(s, "x", &x));
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
  OK(ctn_serializer_save_link(s, saved));
  ctn_serializer_release(s);
  s = user_serializer(&user, 1);
  OK(ctn_serializer_load_link(s, loaded));
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
        "callbacks: expected struct_size to be sizeof(ctn_serializer_callbacks), got 0");
  assert_null(s);
  assert_int_equal(user.destroyed, 0); /* a table without that field, it says */
  callbacks.struct_size = sizeof callbacks;
  FAILS(ctn_serializer_new(&callbacks, &user, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  assert_int_equal(user.destroyed, 1);
  FAILS(ctn_serializer_new(NULL, &user, &s), CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected an address");
  OK(ctn_serializer_new(&callbacks, &user, &s));
  FAILS(ctn_serializer_array(s, "a", a), CTN_ERROR_UNSUPPORTED, "\"a\": the serializer takes no arrays");
  FAILS(ctn_serializer_int64(s, "a", &n), CTN_ERROR_UNSUPPORTED, "takes no integers");
  FAILS(ctn_serializer_double(s, "a", &x), CTN_ERROR_UNSUPPORTED, "takes no real numbers");
  FAILS(ctn_serializer_text(s, "a", "b", &text), CTN_ERROR_UNSUPPORTED, "takes no texts");
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

/* What a user's object does within a traversal: a link whose values come from a user's deserializer. */
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

static ctn_serializer* inside; /* the deserializer that the callback below registers with */
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
  OK(ctn_serializer_on_commit(s, on_commit, &commits, commits_destroy)); /* at once */
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
  FAILS(ctn_serializer_load_link(inside, link), CTN_ERROR_IO, "");
  assert_int_equal(inner.run, 0);
  assert_int_equal(inner.destroyed, 3);
  {
    ctn_link* part;
    OK(ctn_link_child(link, "a", &part));
    OK(ctn_serializer_load_link(inside, part));
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

/* A dictionary shares the arrays of a link; a copy of it keeps its values. */
static void test_snapshots(void** state) {
  ctn_link* link = two_layers(1);
  ctn_dictionary *dictionary, *kept;
  ctn_serializer *s, *from;
  ctn_array *held, *stored;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, "/best", &s));
  OK(ctn_serializer_save_link(s, link));
  check_keys(dictionary, KEYS("best/a/W", "best/a/b", "best/b/W"));
  held = data_of(link, "a/W");
  OK(ctn_dictionary_array(dictionary, "best/a/W", &stored));
  assert_ptr_equal(held, stored);
  OK(ctn_dictionary_copy(dictionary, &kept));
  fill(held, 9);
  OK(ctn_dictionary_deserializer_new(kept, NULL, &from));
  ctn_serializer_release(s);
  OK(ctn_serializer_child(from, "best", &s));
  OK(ctn_serializer_load_link(s, link));
  check_layers(link, 1);
  CHECK_ARRAY(held, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2)); /* into the arrays that were there */
  assert_true(number_at(kept, "best/b/W") == 5);
  ctn_array_release(stored);
  ctn_array_release(held);
  ctn_serializer_release(s);
  ctn_serializer_release(from);

  /* From its own arrays: nothing to do, and nothing is harmed. */
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &from));
  OK(ctn_serializer_child(from, "best", &s));
  OK(ctn_serializer_load_link(s, link));
  check_layers(link, 1);
  ctn_serializer_release(s);
  ctn_serializer_release(from);
  ctn_dictionary_release(kept);
  ctn_dictionary_release(dictionary);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_dictionary), TEST(test_values),    TEST(test_numbers), TEST(test_user_serializer),
      TEST(test_user_table), TEST(test_on_commit), TEST(test_find),    TEST(test_snapshots)};
  return RUN(tests, argc, argv);
}
