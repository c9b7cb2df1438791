/* Tests of catenary/initializer.h: the built-in initializers, callbacks, and bad arguments. */
#include "link_support.h"

static void apply(ctn_initializer* initializer, ctn_array* a) {
  OK(ctn_initializer_apply(initializer, a));
  ctn_initializer_release(initializer);
}

static void test_values(void** state) {
  ctn_array *a = array_of(CTN_FLOAT32, DIMS(2, 2), VALUES(9, 9, 9, 9)), *given, *kept;
  ctn_initializer* initializer;
  (void)state;
  OK(ctn_initializer_constant_new(1.5, &initializer));
  apply(initializer, a);
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(1.5, 1.5, 1.5, 1.5));
  OK(ctn_initializer_identity_new(-2, &initializer));
  apply(initializer, a);
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(-2, 0, 0, -2));
  given = array_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, 3, 4));
  OK(ctn_initializer_array_new(given, &initializer));
  kept = array_of(CTN_FLOAT64, DIMS(2, 2), VALUES(5, 6, 7, 8));
  OK(ctn_array_copyto(given, kept, CTN_CASTING_NO, NULL)); /* changes the array that the initializer shares */
  ctn_array_release(given);
  apply(initializer, a);
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(5, 6, 7, 8));
  ctn_array_release(kept);
  OK(ctn_initializer_normal_new(0, &initializer));
  apply(initializer, a);
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
  OK(ctn_initializer_orthogonal_new(3, &initializer));
  apply(initializer, a);
  {
    float v[4];
    OK(ctn_array_to_data(a, v, sizeof v));
    assert_true(fabs((double)v[0] * v[0] + (double)v[1] * v[1] - 9) < 1e-4);
    assert_true(fabs((double)v[0] * v[2] + (double)v[1] * v[3]) < 1e-4);
  }
  ctn_array_release(a);
}

/* Uniform numbers stay within their limits, which follow from the fans of (8, 6, 2): 12 and 16. */
static void test_limits(void** state) {
  static ctn_status (*const make[])(double, ctn_initializer**) = {
      ctn_initializer_uniform_new, ctn_initializer_lecun_uniform_new, ctn_initializer_glorot_uniform_new,
      ctn_initializer_he_uniform_new};
  static ctn_status (*const normal[])(double, ctn_initializer**) = {
      ctn_initializer_lecun_normal_new, ctn_initializer_glorot_normal_new, ctn_initializer_he_normal_new};
  const double limits[] = {2, 2 * sqrt(3 / 12.), 2 * sqrt(6 / 28.), 2 * sqrt(6 / 12.)};
  const double deviations[] = {2 * sqrt(1 / 12.), 2 * sqrt(2 / 28.), 2 * sqrt(2 / 12.)};
  const int64_t shape[] = {8, 6, 2};
  float v[96];
  size_t i, k;
  ctn_array* a;
  ctn_initializer* initializer;
  (void)state;
  OK(ctn_array_empty(shape, 3, CTN_FLOAT32, &a));
  for (i = 0; i < COUNT(make); ++i) {
    double most = 0;
    OK(make[i](2, &initializer));
    apply(initializer, a);
    OK(ctn_array_to_data(a, v, sizeof v));
    for (k = 0; k < COUNT(v); ++k) most = fabs((double)v[k]) > most ? fabs((double)v[k]) : most;
    assert_true(most <= limits[i] * 1.0001 && most > 0.8 * limits[i]);
  }
  for (i = 0; i < COUNT(normal); ++i) {
    double squares = 0;
    OK(normal[i](2, &initializer));
    apply(initializer, a);
    OK(ctn_array_to_data(a, v, sizeof v));
    for (k = 0; k < COUNT(v); ++k) squares += (double)v[k] * v[k] / COUNT(v);
    assert_true(sqrt(squares) > 0.6 * deviations[i] && sqrt(squares) < 1.5 * deviations[i]);
  }
  ctn_array_release(a);
}

struct Calls {
  int filled, destroyed;
  ctn_status status;
};

static ctn_status fill_with_seven(void* user_data, ctn_array* array) {
  struct Calls* calls = user_data;
  const double seven = 7;
  ctn_array* value = array_of(CTN_FLOAT64, NO_DIMS, &seven, 1);
  ctn_status status;
  ++calls->filled;
  status = ctn_array_copyto(array, value, CTN_CASTING_SAME_KIND, NULL);
  ctn_array_release(value);
  if (calls->status != CTN_OK) {
    ctn_error_set(calls->status, "no numbers today");
    return calls->status;
  }
  return status;
}

static void count_destroyed(void* user_data) { ++((struct Calls*)user_data)->destroyed; }

static void test_callback(void** state) {
  struct Calls calls = {0, 0, CTN_OK};
  ctn_initializer* initializer;
  ctn_link_options* options = new_options();
  ctn_link* link;
  (void)state;
  OK(ctn_initializer_callback_new(fill_with_seven, &calls, count_destroyed, &initializer));
  OK(ctn_link_options_set_initializer(options, "W", initializer));
  ctn_initializer_release(initializer);
  OK(ctn_link_linear_new(2, 1, options, &link));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(1, 2), VALUES(7, 7));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(0));
  ctn_link_release(link);
  calls.status = CTN_ERROR_STATE;
  assert_int_equal(ctn_link_linear_new(2, 1, options, &link), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "no numbers today");
  assert_null(link);
  assert_int_equal(calls.filled, 2);
  assert_int_equal(calls.destroyed, 0);
  ctn_link_options_release(options);
  assert_int_equal(calls.destroyed, 1);
  FAILS(ctn_initializer_callback_new(NULL, &calls, count_destroyed, &initializer), CTN_ERROR_INVALID_ARGUMENT,
        "fill: expected a function");
  assert_null(initializer);
  assert_int_equal(calls.destroyed, 2);
}

static void test_refused(void** state) {
  ctn_array *line = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3)),
            *whole = array_of(CTN_INT32, DIMS(3), VALUES(1, 2, 3)), *fixed;
  ctn_initializer *he, *one;
  (void)state;
  OK(ctn_initializer_he_normal_new(1, &he));
  OK(ctn_initializer_constant_new(1, &one));
  FAILS(ctn_initializer_apply(he, line), CTN_ERROR_SHAPE, "array: expected at least two axes", "(3,)");
  FAILS(ctn_initializer_apply(one, whole), CTN_ERROR_DTYPE,
        "array: expected a floating dtype, got int32 (3,)");
  FAILS(ctn_initializer_apply(one, NULL), CTN_ERROR_INVALID_ARGUMENT, "array: expected an array");
  FAILS(ctn_initializer_apply(NULL, line), CTN_ERROR_INVALID_ARGUMENT,
        "initializer: expected an initializer");
  OK(ctn_array_broadcast_to(line, DIMS(2, 3), &fixed));
  FAILS(ctn_initializer_apply(one, fixed), CTN_ERROR_INVALID_ARGUMENT, "array");
  CHECK_ARRAY(line, CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  ctn_array_release(fixed);
  ctn_initializer_release(he);
  ctn_initializer_release(one);
  FAILS(ctn_initializer_normal_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT,
        "deviation: expected a finite number of at least 0, got -1");
  assert_null(one);
  FAILS(ctn_initializer_uniform_new(NAN, &one), CTN_ERROR_INVALID_ARGUMENT, "limit:", "nan");
  FAILS(ctn_initializer_orthogonal_new(NAN, &one), CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite");
  FAILS(ctn_initializer_identity_new(INFINITY, &one), CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite");
  FAILS(ctn_initializer_lecun_normal_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_lecun_uniform_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_glorot_normal_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_glorot_uniform_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_he_normal_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_he_uniform_new(-1, &one), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-1");
  FAILS(ctn_initializer_array_new(whole, &one), CTN_ERROR_DTYPE,
        "value: expected a floating dtype, got int32");
  FAILS(ctn_initializer_array_new(NULL, &one), CTN_ERROR_INVALID_ARGUMENT, "value:");
  FAILS(ctn_initializer_constant_new(1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_array_release(line);
  ctn_array_release(whole);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_values), TEST(test_limits), TEST(test_callback),
                                     TEST(test_refused)};
  return RUN(tests, argc, argv);
}
