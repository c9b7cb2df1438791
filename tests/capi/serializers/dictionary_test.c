/* Tests of the dictionaries of catenary/serializer.h, and of serializers over them. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include "serializer_support.h"

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
  assert_ptr_equal(found, a); /* the array is shared */
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

  OK(ctn_dictionary_copy(dictionary, &copy)); /* has its own arrays */
  fill(a, 7);
  OK(ctn_dictionary_array(copy, "l1/W", &found));
  TAKE_ARRAY(found, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_dictionary_remove(dictionary, "note"));
  check_keys(dictionary, KEYS("l1/W", "n"));
  check_keys(copy, KEYS("l1/W", "note", "n"));
  OK(ctn_dictionary_text(dictionary, "n", &text));
  assert_string_equal(text, "replaced");

  FAILS(ctn_dictionary_key(dictionary, 2, &text), CTN_ERROR_INDEX,
        "index: expected less than 2, the number of entries, got 2");
  assert_null(text);
  FAILS(ctn_dictionary_array(dictionary, "n", &found), CTN_ERROR_DTYPE,
        "key: expected an array, but \"n\" is a string");
  FAILS(ctn_dictionary_text(dictionary, "l1/W", &text), CTN_ERROR_DTYPE,
        "key: expected a string, but \"l1/W\" is an array: float32 (2,)");
  FAILS(ctn_dictionary_array(dictionary, "note", &found), CTN_ERROR_NOT_FOUND,
        "key: there is no entry \"note\" among the 2 entries");
  FAILS(ctn_dictionary_is_text(dictionary, "note", &answer), CTN_ERROR_NOT_FOUND, "\"note\"");
  FAILS(ctn_dictionary_remove(dictionary, "note"), CTN_ERROR_NOT_FOUND, "\"note\"");
  FAILS(ctn_dictionary_set_array(dictionary, "", a), CTN_ERROR_INVALID_ARGUMENT,
        "key: expected a path such as \"l1/W\", got \"\"");
  FAILS(ctn_dictionary_set_array(dictionary, "a//b", a), CTN_ERROR_INVALID_ARGUMENT, "got \"a//b\"");
  FAILS(ctn_dictionary_set_text(dictionary, "../b", "x"), CTN_ERROR_INVALID_ARGUMENT, "got \"../b\"");
  FAILS(ctn_dictionary_set_text(dictionary, "a/.", "x"), CTN_ERROR_INVALID_ARGUMENT, "got \"a/.\"");
  FAILS(ctn_dictionary_set_text(dictionary, "a", NULL), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected a string");
  FAILS(ctn_dictionary_set_array(dictionary, "a", NULL), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected an array");
  FAILS(ctn_dictionary_set_array(NULL, "a", a), CTN_ERROR_INVALID_ARGUMENT,
        "dictionary: expected a dictionary, got NULL");
  FAILS(ctn_dictionary_new(NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
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
  OK(ctn_serializer_i64(s, "n", &n));
  OK(ctn_serializer_child(s, "/a/b", &child));
  OK(ctn_serializer_child(child, "c", &deep));
  OK(ctn_serializer_array(deep, "W", a));
  OK(ctn_serializer_f64(child, "x", &x));
  OK(ctn_serializer_text(s, "t", "hello", &text));
  assert_string_equal(text, "hello");
  OK(ctn_serializer_text(s, "empty", NULL, &text));
  assert_string_equal(text, "");
  OK(ctn_serializer_i64(s, "n", &n)); /* as in a Python dictionary, the last value counts */
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
  FAILS(ctn_serializer_i64(s, "a", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected a pointer");
  FAILS(ctn_serializer_f64(s, NULL, &x), CTN_ERROR_INVALID_ARGUMENT, "key: expected a string");
  FAILS(ctn_serializer_text(s, "a", "b", NULL), CTN_ERROR_INVALID_ARGUMENT, "stored: expected a pointer");
  ctn_serializer_release(child);
  ctn_serializer_release(s);

  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  OK(ctn_dictionary_remove(dictionary, "base/t")); /* no effect: the deserializer has its own list */
  assert_int_equal(ctn_serializer_is_loading(s), 1);
  OK(ctn_serializer_child(s, "base", &child));
  n = 0;
  OK(ctn_serializer_i64(child, "n", &n));
  assert_true(n == INT64_MIN);
  OK(ctn_serializer_f64(child, "n", &x)); /* any number can be read as a float */
  assert_true(x == (double)INT64_MIN);
  OK(ctn_serializer_f64(child, "a/b/x", &x));
  assert_true(x == -0.1);
  OK(ctn_serializer_text(child, "t", "no", &text));
  assert_string_equal(text, "hello");
  stored = array_of(CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  OK(ctn_serializer_array(child, "a/b/c/W", stored));
  CHECK_ARRAY(stored, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  FAILS(ctn_serializer_i64(child, "m", &n), CTN_ERROR_NOT_FOUND, "dictionary: missing \"base/m\"");
  FAILS(ctn_serializer_i64(child, "a/b/x", &n), CTN_ERROR_DTYPE,
        "mismatching \"base/a/b/x\" (expected int64 (), got float64 ())");
  FAILS(ctn_serializer_i64(child, "a/b/c/W", &n), CTN_ERROR_SHAPE, "got float32 (2,)");
  FAILS(ctn_serializer_i64(child, "t", &n), CTN_ERROR_DTYPE, "expected int64 (), got text");
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

/* Reads numbers as other dtypes than those that were saved. */
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
  OK(ctn_serializer_i64(s, "small", &n));
  assert_int_equal(n, -3);
  OK(ctn_serializer_i64(s, "listed", &n));
  assert_int_equal(n, 300);
  OK(ctn_serializer_i64(s, "flag", &n));
  assert_int_equal(n, 1);
  OK(ctn_serializer_f64(s, "half", &x));
  assert_true(x == 2.5);
  OK(ctn_serializer_f64(s, "huge", &x));
  assert_true(x == 1.8e19);
  FAILS(ctn_serializer_i64(s, "huge", &n), CTN_ERROR_DTYPE,
        "expected a number that fits in int64, got a larger uint64 ()");
  FAILS(ctn_serializer_i64(s, "half", &n), CTN_ERROR_DTYPE, "expected int64 (), got float16 ()");
  ctn_serializer_release(s);
  OK(ctn_load_options_new(&options));
  OK(ctn_load_options_set_casting(options, CTN_CASTING_UNSAFE));
  OK(ctn_dictionary_deserializer_new(dictionary, options, &s));
  OK(ctn_serializer_i64(s, "half", &n)); /* if requested */
  assert_int_equal(n, 2);
  FAILS(ctn_serializer_i64(s, "nan", &n), CTN_ERROR_DTYPE, "fits in int64");
  assert_int_equal(n, 2);
  ctn_serializer_release(s);
  OK(ctn_load_options_set_strict(options, 0));
  OK(ctn_dictionary_deserializer_new(dictionary, options, &s));
  OK(ctn_serializer_i64(s, "nothing", &n)); /* n keeps its value */
  OK(ctn_serializer_i64(s, "nan", &n));
  assert_int_equal(n, 2);
  ctn_serializer_release(s);
  ctn_load_options_release(options);
  ctn_dictionary_release(dictionary);
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
  OK(ctn_link_serialize(link, s));
  check_keys(dictionary, KEYS("best/a/W", "best/a/b", "best/b/W"));
  held = data_of(link, "a/W");
  OK(ctn_dictionary_array(dictionary, "best/a/W", &stored));
  assert_ptr_equal(held, stored);
  OK(ctn_dictionary_copy(dictionary, &kept));
  fill(held, 9);
  OK(ctn_dictionary_deserializer_new(kept, NULL, &from));
  ctn_serializer_release(s);
  OK(ctn_serializer_child(from, "best", &s));
  OK(ctn_link_serialize(link, s));
  check_layers(link, 1);
  CHECK_ARRAY(held, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2)); /* into the existing arrays */
  assert_true(number_at(kept, "best/b/W") == 5);
  ctn_array_release(stored);
  ctn_array_release(held);
  ctn_serializer_release(s);
  ctn_serializer_release(from);

  /* Loading a link's own arrays does nothing and does no harm. */
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &from));
  OK(ctn_serializer_child(from, "best", &s));
  OK(ctn_link_serialize(link, s));
  check_layers(link, 1);
  ctn_serializer_release(s);
  ctn_serializer_release(from);
  ctn_dictionary_release(kept);
  ctn_dictionary_release(dictionary);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_dictionary), TEST(test_values), TEST(test_numbers),
                                     TEST(test_snapshots)};
  return RUN(tests, argc, argv);
}
