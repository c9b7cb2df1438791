/* Tests of what every program needs: numbers into arrays, the contents of a variable, printing to a
   callback. */
#include "autograd_support.h"

static void test_numbers_into_arrays(void** state) {
  ctn_array* a;
  const ctn_index row = {CTN_INDEX_INT, 1, 0, 0};
  const ctn_index items[2] = {{CTN_INDEX_SLICE, 0, 1, 1}, {CTN_INDEX_INT, 1, 0, 0}};
  (void)state;
  OK(ctn_array_full_f64(DIMS(2, 3), 1.5, CTN_FLOAT32, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(1.5, 1.5, 1.5, 1.5, 1.5, 1.5));
  OK(ctn_array_set_f64(a, items, 2, -2.5));
  OK(ctn_array_set_i64(a, &row, 1, 7));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(1.5, -2.5, 1.5, 7, 7, 7));
  OK(ctn_array_fill_i64(a, 3));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(3, 3, 3, 3, 3, 3));
  OK(ctn_array_fill_f64(a, 0.25));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0.25, 0.25, 0.25, 0.25, 0.25, 0.25));
  ctn_array_release(a);
  OK(ctn_array_full_i64(DIMS(2), -4, CTN_DTYPE_NONE, &a));
  CHECK_ARRAY(a, CTN_INT64, DIMS(2), VALUES(-4, -4));
  OK(ctn_array_fill_f64(a, 2.75)); /* converted as by C casts */
  CHECK_ARRAY(a, CTN_INT64, DIMS(2), VALUES(2, 2));
  ctn_array_release(a);
  OK(ctn_array_full_f64(DIMS(0, 2), NAN, CTN_DTYPE_NONE, &a));
  CHECK_ARRAY(a, CTN_FLOAT64, DIMS(0, 2), NULL, 0);
  FAILS(ctn_array_set_f64(a, &row, 1, 1), CTN_ERROR_INDEX, "1", "0");
  ctn_array_release(a);
  FAILS(ctn_array_full_f64(DIMS(-1), 1, CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:");
  assert_null(a);
  FAILS(ctn_array_fill_i64(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
}

static void test_variables(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)), *sum;
  double value = -1;
  (void)state;
  assert_int_equal(ctn_variable_ndim(x), 2);
  assert_int_equal(ctn_variable_shape(x)[0], 2);
  assert_int_equal(ctn_variable_shape(x)[1], 3);
  assert_int_equal(ctn_variable_size(x), 6);
  assert_int_equal(ctn_variable_dtype(x), CTN_FLOAT32);
  FAILS(ctn_variable_item_f64(x, &value), CTN_ERROR_INVALID_ARGUMENT, "v: expected one element", "(2, 3)");
  OK(ctn_sum(x, NULL, 0, 0, &sum));
  OK(ctn_variable_item_f64(sum, &value));
  assert_true(value == 21);
  assert_int_equal(ctn_variable_ndim(sum), 0);
  assert_int_equal(ctn_variable_size(sum), 1);
  FAILS(ctn_variable_item_f64(NULL, &value), CTN_ERROR_INVALID_ARGUMENT, "v: expected a variable, got NULL");
  FAILS(ctn_variable_item_f64(sum, NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected a pointer");
  assert_null(ctn_variable_shape(NULL));
  assert_int_equal(ctn_variable_ndim(NULL), 0);
  assert_int_equal(ctn_variable_size(NULL), 0);
  assert_int_equal(ctn_variable_dtype(NULL), CTN_DTYPE_NONE);
  ctn_variable_release(sum);
  ctn_variable_release(x);
}

typedef struct written {
  char text[64];
  size_t length;
  int fails, destroyed;
} written;

static ctn_status take_text(void* user_data, const char* text, size_t length) {
  written* w = user_data;
  if (w->fails) {
    ctn_error_set(CTN_ERROR_IO, "no paper");
    return CTN_ERROR_IO;
  }
  assert_true(w->length + length < sizeof w->text);
  memcpy(w->text + w->length, text, length);
  w->length += length;
  return CTN_OK;
}

static void count_destroy(void* user_data) { ++((written*)user_data)->destroyed; }

static void test_printing(void** state) {
  ctn_array* a = counting(CTN_INT32, DIMS(2, 2));
  written w = {{0}, 0, 0, 0};
  (void)state;
  OK(ctn_array_print(a, take_text, &w, count_destroy));
  assert_string_equal(w.text, "[[0 1]\n [2 3]]");
  assert_int_equal(w.destroyed, 1);
  w.fails = 1;
  assert_int_equal(ctn_array_print(a, take_text, &w, NULL), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "no paper");
  FAILS(ctn_array_print(a, NULL, &w, count_destroy), CTN_ERROR_INVALID_ARGUMENT, "write: expected");
  assert_int_equal(w.destroyed, 2);
  FAILS(ctn_array_print(NULL, take_text, &w, count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array");
  assert_int_equal(w.destroyed, 3);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_numbers_into_arrays), TEST(test_variables),
                                     TEST(test_printing)};
  return RUN(tests, argc, argv);
}
