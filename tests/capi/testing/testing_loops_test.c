/* Tests of catenary/testing.h: loops over element types, comparison of devices. */
#define _POSIX_C_SOURCE 200112L
#include "testing_support.h"

/* Loops over element types. */

struct record {
  ctn_dtype seen[400][3];
  size_t calls, places, destroyed;
  size_t fail_at;      /* the call that fails, from 1; 0 if none does */
  ctn_status status;   /* its status */
  const char* message; /* its message, or NULL */
};

static ctn_status note(void* user_data, const ctn_dtype* dtypes, size_t count) {
  struct record* record = user_data;
  size_t i;
  if (count > 3 || record->calls == COUNT(record->seen)) return CTN_ERROR_INTERNAL;
  for (i = 0; i < count; ++i) record->seen[record->calls][i] = dtypes[i];
  record->places = count;
  if (++record->calls != record->fail_at) return CTN_OK;
  if (record->message) ctn_error_set(record->status, record->message);
  return record->status;
}

static void count_destroy(void* user_data) { ++((struct record*)user_data)->destroyed; }

#define TYPES(...) (const ctn_dtype[]){__VA_ARGS__}, COUNT(((const ctn_dtype[]){__VA_ARGS__}))
#define NOTE note, &record, count_destroy

/* Checks that the calls since the last check received exactly these types. */
static void check_types(struct record* record, const ctn_dtype* types, size_t count) {
  size_t i;
  assert_int_equal(record->calls, count);
  assert_int_equal(record->places, 1);
  assert_int_equal(record->destroyed, 1);
  for (i = 0; i < count; ++i) assert_int_equal(record->seen[i][0], types[i]);
  memset(record, 0, sizeof *record);
}

#define SIGNED CTN_INT8, CTN_INT16, CTN_INT32, CTN_INT64
#define UNSIGNED CTN_UINT8, CTN_UINT16, CTN_UINT32, CTN_UINT64

static void test_loops(void** state) {
  static struct record record;
  memset(&record, 0, sizeof record);
  (void)state;
  OK(ctn_testing_for_dtypes(TYPES(CTN_FLOAT64, CTN_BOOL, CTN_FLOAT64), NOTE));
  check_types(&record, TYPES(CTN_FLOAT64, CTN_BOOL, CTN_FLOAT64));
  OK(ctn_testing_for_all_dtypes(0, 0, NOTE));
  check_types(&record,
              TYPES(CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64, SIGNED, UNSIGNED, CTN_BOOL));
  OK(ctn_testing_for_all_dtypes(1, 0, NOTE));
  check_types(&record, TYPES(CTN_FLOAT32, CTN_FLOAT64, SIGNED, UNSIGNED, CTN_BOOL));
  OK(ctn_testing_for_all_dtypes(0, 1, NOTE));
  check_types(&record, TYPES(CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64, SIGNED, UNSIGNED));
  OK(ctn_testing_for_float_dtypes(0, NOTE));
  check_types(&record, TYPES(CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64));
  OK(ctn_testing_for_float_dtypes(1, NOTE));
  check_types(&record, TYPES(CTN_FLOAT32, CTN_FLOAT64));
  OK(ctn_testing_for_signed_dtypes(NOTE));
  check_types(&record, TYPES(SIGNED));
  OK(ctn_testing_for_unsigned_dtypes(NOTE));
  check_types(&record, TYPES(UNSIGNED));
  OK(ctn_testing_for_int_dtypes(0, NOTE));
  check_types(&record, TYPES(SIGNED, UNSIGNED, CTN_BOOL));
  OK(ctn_testing_for_int_dtypes(1, NOTE));
  check_types(&record, TYPES(SIGNED, UNSIGNED));
  OK(ctn_testing_for_signed_dtypes(note, &record, NULL)); /* destroy may be NULL */
  assert_int_equal(record.calls, 4);
}

static ctn_status shape_error(void* user_data, const ctn_dtype* dtypes, size_t count) {
  ctn_array *a, *b;
  ctn_status status;
  (void)count;
  (void)user_data;
  status = ctn_array_zeros(DIMS(2), dtypes[0], &a);
  if (status != CTN_OK) return status;
  status = ctn_array_reshape(a, DIMS(3), &b);
  ctn_array_release(a);
  return status;
}

static void test_loop_failures(void** state) {
  static struct record record;
  memset(&record, 0, sizeof record);
  (void)state;
  record.fail_at = 2;
  record.status = CTN_ERROR_NAN;
  record.message = "no luck";
  FAILS(ctn_testing_for_signed_dtypes(NOTE), CTN_ERROR_NAN, "testing_for_signed_dtypes: int16: no luck");
  assert_int_equal(record.calls, 2);
  assert_int_equal(record.destroyed, 1);

  record.calls = 0;
  record.message = NULL;
  FAILS(ctn_testing_for_all_dtypes_combination(3, 0, 0, 1, NOTE), CTN_ERROR_NAN,
        "combination: float16, float16, bfloat16: a callback returned status 16");
  assert_int_equal(record.destroyed, 2);

  /* The message of a library call inside the callback is kept. */
  FAILS(ctn_testing_for_unsigned_dtypes(shape_error, NULL, NULL), CTN_ERROR_SHAPE,
        "testing_for_unsigned_dtypes: uint8: array_reshape: shape:");

  record.calls = 0;
  FAILS(ctn_testing_for_dtypes(TYPES(CTN_BOOL, 13), NOTE), CTN_ERROR_INVALID_ARGUMENT, "dtypes[1]:", "13");
  FAILS(ctn_testing_for_dtypes(NULL, 0, NOTE), CTN_ERROR_INVALID_ARGUMENT, "dtypes: expected at least one");
  FAILS(ctn_testing_for_dtypes(NULL, 1, NOTE), CTN_ERROR_INVALID_ARGUMENT,
        "dtypes: expected 1 element, got NULL");
  FAILS(ctn_testing_for_dtypes_combination(TYPES(CTN_DTYPE_NONE), 2, 0, NOTE), CTN_ERROR_INVALID_ARGUMENT,
        "-1");
  FAILS(ctn_testing_for_signed_dtypes_combination(0, 0, NOTE), CTN_ERROR_INVALID_ARGUMENT, "argument_count:");
  FAILS(ctn_testing_for_signed_dtypes_combination(65, 0, NOTE), CTN_ERROR_INVALID_ARGUMENT,
        "argument_count:", "65");
  FAILS(ctn_testing_for_all_dtypes_combination(12, 0, 0, 1, NOTE), CTN_ERROR_INVALID_ARGUMENT,
        "argument_count: expected at most 1000000 combinations of 13 element types, got 12 places");
  FAILS(ctn_testing_for_signed_dtypes_combination(2, 2, NOTE), CTN_ERROR_INVALID_ARGUMENT, "full:", "2");
  FAILS(ctn_testing_for_int_dtypes(0, NULL, &record, count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "function: expected a function, got NULL");
  assert_int_equal(record.calls, 0);
  assert_int_equal(record.destroyed, 11);
}

/* Checks that every combination occurred once, in order. */
static void check_product(struct record* record, size_t types, size_t places) {
  size_t expected = 1, i, k;
  for (k = 0; k < places; ++k) expected *= types;
  assert_int_equal(record->calls, expected);
  assert_int_equal(record->places, places);
  for (i = 0; i < expected; ++i)
    for (k = i + 1; k < expected; ++k)
      assert_memory_not_equal(record->seen[i], record->seen[k], places * sizeof(ctn_dtype));
  memset(record, 0, sizeof *record);
}

/* Checks that there were as many combinations as types, with every type once in every position. */
static void check_pairing(struct record* record, size_t types, size_t places) {
  size_t i, k, place;
  assert_int_equal(record->calls, types);
  assert_int_equal(record->places, places);
  for (place = 0; place < places; ++place)
    for (i = 0; i < types; ++i)
      for (k = i + 1; k < types; ++k) assert_int_not_equal(record->seen[i][place], record->seen[k][place]);
  memset(record, 0, sizeof *record);
}

static void test_combinations(void** state) {
  static struct record record, again;
  memset(&record, 0, sizeof record);
  memset(&again, 0, sizeof again);
  (void)state;
  OK(ctn_testing_for_dtypes_combination(TYPES(CTN_INT8, CTN_FLOAT32), 2, 1, NOTE));
  assert_int_equal(record.seen[0][0] == CTN_INT8 && record.seen[0][1] == CTN_INT8, 1);
  assert_int_equal(record.seen[1][0] == CTN_INT8 && record.seen[1][1] == CTN_FLOAT32, 1);
  assert_int_equal(record.seen[2][0] == CTN_FLOAT32 && record.seen[2][1] == CTN_INT8, 1);
  check_product(&record, 2, 2);
  OK(ctn_testing_for_all_dtypes_combination(2, 0, 0, 1, NOTE));
  check_product(&record, 13, 2);
  OK(ctn_testing_for_all_dtypes_combination(2, 1, 1, 1, NOTE));
  check_product(&record, 10, 2);
  OK(ctn_testing_for_signed_dtypes_combination(3, 1, NOTE));
  check_product(&record, 4, 3);
  OK(ctn_testing_for_unsigned_dtypes_combination(3, 1, NOTE));
  check_product(&record, 4, 3);
  OK(ctn_testing_for_int_dtypes_combination(2, 0, 1, NOTE));
  check_product(&record, 9, 2);
  OK(ctn_testing_for_int_dtypes_combination(2, 1, 1, NOTE));
  check_product(&record, 8, 2);

  OK(ctn_testing_for_all_dtypes_combination(3, 0, 0, 0, note, &again, NULL));
  OK(ctn_testing_for_all_dtypes_combination(3, 0, 0, 0, note, &record, NULL));
  assert_memory_equal(&record, &again, sizeof record); /* the same in every run */
  check_pairing(&record, 13, 3);
  OK(ctn_testing_for_dtypes_combination(TYPES(CTN_INT8, CTN_FLOAT32, CTN_BOOL), 1, 0, NOTE));
  check_pairing(&record, 3, 1);
  OK(ctn_testing_for_signed_dtypes_combination(2, 0, NOTE));
  check_pairing(&record, 4, 2);
  OK(ctn_testing_for_unsigned_dtypes_combination(2, 0, NOTE));
  check_pairing(&record, 4, 2);
  OK(ctn_testing_for_int_dtypes_combination(2, 0, 0, NOTE));
  check_pairing(&record, 9, 2);

  unsetenv("CATENARY_TEST_FULL_COMBINATION");
  OK(ctn_testing_for_signed_dtypes_combination(2, -1, NOTE));
  check_pairing(&record, 4, 2);
  setenv("CATENARY_TEST_FULL_COMBINATION", "1", 1);
  OK(ctn_testing_for_signed_dtypes_combination(2, -1, NOTE));
  check_product(&record, 4, 2);
  setenv("CATENARY_TEST_FULL_COMBINATION", "0", 1);
  OK(ctn_testing_for_signed_dtypes_combination(2, -1, NOTE));
  check_pairing(&record, 4, 2);
  unsetenv("CATENARY_TEST_FULL_COMBINATION");
}

/* Every assertion works for every element type. */
static ctn_status assert_all(void* user_data, const ctn_dtype* dtypes, size_t count) {
  ctn_array *x = counting(dtypes[0], DIMS(2)), *y = vector(dtypes[1], VALUES(1, 1));
  (void)user_data;
  (void)count;
  OK(ctn_testing_assert_array_equal(x, x, NULL, 1));
  OK(ctn_testing_assert_allclose(x, x, 0, 0, NULL, 1));
  FAILS(ctn_testing_assert_array_equal(x, y, NULL, 1), CTN_ERROR_ASSERTION,
        "Mismatched elements: 1 / 2 (50%)");
  FAILS(ctn_testing_assert_allclose(x, y, 1e-3, 0, NULL, 1), CTN_ERROR_ASSERTION,
        "Mismatched elements: 1 / 2 (50%)");
  FAILS(ctn_testing_assert_array_almost_equal(x, y, 2, NULL, 1), CTN_ERROR_ASSERTION, "1 / 2 (50%)");
  FAILS(ctn_testing_assert_array_almost_equal(x, y, INT32_MAX, NULL, 1), CTN_ERROR_ASSERTION, "2 / 2 (100%)");
  OK(ctn_testing_assert_array_almost_equal(x, y, INT32_MIN, NULL, 1));
  FAILS(ctn_testing_assert_array_less(x, y, NULL, 1), CTN_ERROR_ASSERTION, "1 / 2 (50%)");
  if (dtypes[0] != CTN_BOOL && dtypes[1] != CTN_BOOL) {
    OK(ctn_testing_assert_array_max_ulp(y, y, 0, CTN_DTYPE_NONE));
    FAILS(ctn_testing_assert_array_max_ulp(x, y, 1, CTN_DTYPE_NONE), CTN_ERROR_ASSERTION, "1 ULP");
    FAILS(ctn_testing_assert_array_almost_equal_nulp(x, y, 1), CTN_ERROR_ASSERTION, "1 ULP");
  }
  release(x, y);
  return CTN_OK;
}

static void test_all_dtypes(void** state) {
  (void)state;
  OK(ctn_testing_for_all_dtypes_combination(2, 0, 0, 1, assert_all, NULL, NULL));
}

/* Comparison of two devices. */

struct plan {
  double cpu, other; /* the values to return */
  ctn_status cpu_status, other_status;
  ctn_dtype cpu_dtype, other_dtype;
  int calls, destroyed, leaves_array, says_nothing;
  const char* devices[2];
};

static void count_plan(void* user_data) { ++((struct plan*)user_data)->destroyed; }

static ctn_status compute(void* user_data, const char* on, ctn_array** out) {
  struct plan* plan = user_data;
  const int is_cpu = strcmp(on, "cpu") == 0;
  const ctn_status status = is_cpu ? plan->cpu_status : plan->other_status;
  const double values[3] = {1, is_cpu ? plan->cpu : plan->other, 3};
  char current[32];
  ++plan->calls;
  OK(ctn_device_current(current, sizeof current, NULL));
  assert_string_equal(current, on);
  if (status == CTN_OK || plan->leaves_array)
    *out = vector(is_cpu ? plan->cpu_dtype : plan->other_dtype, values, plan->says_nothing ? 2 : 3);
  if (status != CTN_OK && !plan->says_nothing)
    ctn_error_set(status, is_cpu ? "cpu says no" : "device says no");
  return status;
}

static struct plan make_plan(double cpu, double other) {
  struct plan plan;
  memset(&plan, 0, sizeof plan);
  plan.cpu = cpu;
  plan.other = other;
  plan.cpu_dtype = plan.other_dtype = CTN_FLOAT32;
  return plan;
}

/* Checks that the current device was restored, and that both runs and one destroy took place. */
static void check_restored(struct plan* plan, int calls) {
  char current[32];
  OK(ctn_device_current(current, sizeof current, NULL));
  assert_string_equal(current, device);
  assert_int_equal(plan->calls, calls);
  assert_int_equal(plan->destroyed, 1);
  plan->calls = plan->destroyed = 0;
}

#define COMPUTE compute, &plan, count_plan

static void test_devices(void** state) {
  struct plan plan = make_plan(2, 2);
  (void)state;
  OK(ctn_testing_devices_allclose(NULL, "test:1", 1e-7, 0, NULL, 1, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_allclose(NULL, NULL, 1e-7, 0, NULL, 1, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_array_almost_equal("test:0", "cpu", 6, NULL, 1, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_array_almost_equal_nulp(NULL, "test:1", 0, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_array_max_ulp(NULL, "test:1", 0, CTN_DTYPE_NONE, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_array_equal(NULL, "test:1", NULL, 1, 1, 1, COMPUTE));
  check_restored(&plan, 2);

  plan = make_plan(2, 2.5);
  MISMATCH(
      ctn_testing_devices_allclose(NULL, "test:1", 1e-7, 0, NULL, 1, 1, 1, COMPUTE),
      "\nNot equal to tolerance rtol=1e-07, atol=0\n"
      "\nMismatched elements: 1 / 3 (33.3%)\nMax absolute difference: 0.5\nMax relative difference: 0.25\n"
      " x: array([1. , 2.5, 3. ], dtype=float32)\n y: array([1., 2., 3.], dtype=float32)");
  check_restored(&plan, 2);
  MISMATCH(ctn_testing_devices_array_almost_equal(NULL, "test:1", 1, "hint", 0, 1, 1, COMPUTE),
           "\nArrays are not almost equal to 1 decimals\nhint\n"
           "Mismatched elements: 1 / 3 (33.3%)\nMax absolute difference: 0.5\nMax relative difference: 0.25");
  check_restored(&plan, 2);
  FAILS(ctn_testing_devices_array_almost_equal_nulp(NULL, "test:1", 3, 1, 1, COMPUTE), CTN_ERROR_ASSERTION,
        "X and Y are not equal to 3 ULP (max is 2.09715e+06)");
  check_restored(&plan, 2);
  FAILS(ctn_testing_devices_array_max_ulp(NULL, "test:1", 3, CTN_FLOAT16, 1, 1, COMPUTE), CTN_ERROR_ASSERTION,
        "up to 3 ULP (max difference is 256 ULP)");
  check_restored(&plan, 2);
  FAILS(ctn_testing_devices_array_equal(NULL, "test:1", "hint", 1, 1, 1, COMPUTE), CTN_ERROR_ASSERTION,
        "Arrays are not equal\nhint\n");
  check_restored(&plan, 2);
  /* The second device has the smaller result. */
  FAILS(ctn_testing_devices_array_less(NULL, "test:1", NULL, 1, 1, 1, COMPUTE), CTN_ERROR_ASSERTION,
        "Arrays are not less-ordered", "3 / 3", " x: array([1. , 2.5, 3. ], dtype=float32)");
  check_restored(&plan, 2);

  plan.other_dtype = CTN_FLOAT64;
  MISMATCH(ctn_testing_devices_allclose(NULL, "test:1", 1, 0, NULL, 1, 1, 1, COMPUTE),
           "\nThe results have different dtypes\n cpu: float32\n test:1: float64");
  check_restored(&plan, 2);
  OK(ctn_testing_devices_allclose(NULL, "test:1", 1, 0, NULL, 1, 0, 1, COMPUTE));
  check_restored(&plan, 2);
}

static ctn_status descending(void* user_data, const char* on, ctn_array** out) {
  (void)user_data;
  return strcmp(on, "cpu") == 0 ? ctn_array_ones(DIMS(2), CTN_INT8, out)
                                : ctn_array_zeros(DIMS(2), CTN_INT8, out);
}

static void test_devices_failures(void** state) {
  struct plan plan = make_plan(2, 2);
  (void)state;
  OK(ctn_testing_devices_array_less("cpu", "test:0", NULL, 1, 1, 1, descending, NULL, NULL));

  plan.cpu_status = CTN_ERROR_SHAPE;
  MISMATCH(ctn_testing_devices_allclose(NULL, "test:1", 0, 0, NULL, 1, 1, 1, COMPUTE),
           "\nOnly one of the devices fails\n cpu: CTN_ERROR_SHAPE: cpu says no\n test:1: success");
  check_restored(&plan, 2);
  MISMATCH(ctn_testing_devices_raise(NULL, "test:1", COMPUTE),
           "\nOnly one of the devices fails\n cpu: CTN_ERROR_SHAPE: cpu says no\n test:1: success");
  check_restored(&plan, 2);
  plan.other_status = CTN_ERROR_SHAPE;
  plan.leaves_array = 1; /* it is released */
  OK(ctn_testing_devices_allclose(NULL, "test:1", 0, 0, NULL, 1, 1, 1, COMPUTE));
  check_restored(&plan, 2);
  OK(ctn_testing_devices_raise(NULL, "test:1", COMPUTE));
  check_restored(&plan, 2);
  MISMATCH(
      ctn_testing_devices_allclose(NULL, "test:1", 0, 0, NULL, 1, 1, 0, COMPUTE),
      "\nBoth devices fail\n cpu: CTN_ERROR_SHAPE: cpu says no\n test:1: CTN_ERROR_SHAPE: device says no");
  check_restored(&plan, 2);
  plan.other_status = CTN_ERROR_INDEX;
  plan.says_nothing = 1;
  MISMATCH(ctn_testing_devices_array_equal(NULL, "test:1", NULL, 1, 1, 1, COMPUTE),
           "\nThe devices fail differently\n cpu: CTN_ERROR_SHAPE: a callback returned status 2\n"
           " test:1: CTN_ERROR_INDEX: a callback returned status 3");
  check_restored(&plan, 2);
  MISMATCH(ctn_testing_devices_raise(NULL, "test:1", COMPUTE),
           "\nThe devices fail differently\n cpu: CTN_ERROR_SHAPE: a callback returned status 2\n"
           " test:1: CTN_ERROR_INDEX: a callback returned status 3");
  check_restored(&plan, 2);
  plan = make_plan(2, 2);
  MISMATCH(ctn_testing_devices_raise(NULL, "test:1", COMPUTE),
           "\nNeither of the devices fails\n cpu: success\n test:1: success");
  check_restored(&plan, 2);

  FAILS(ctn_testing_devices_allclose("moon", NULL, 0, 0, NULL, 1, 1, 1, COMPUTE), CTN_ERROR_DEVICE, "moon");
  check_restored(&plan, 0);
  FAILS(ctn_testing_devices_raise(NULL, "moon", COMPUTE), CTN_ERROR_DEVICE, "moon");
  check_restored(&plan, 0);
  FAILS(ctn_testing_devices_allclose(NULL, NULL, 0, 0, NULL, 1, 1, 1, NULL, &plan, count_plan),
        CTN_ERROR_INVALID_ARGUMENT, "compute: expected a function, got NULL");
  check_restored(&plan, 0);
}

static ctn_status nothing(void* user_data, const char* on, ctn_array** out) {
  (void)user_data;
  (void)on;
  (void)out;
  return CTN_OK;
}

static ctn_status take_outside(void* user_data, const char* on, ctn_array** out) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(3)), *indices = vector(CTN_INT64, VALUES(0, 7));
  ctn_status status = ctn_array_take(a, indices, 0, CTN_INDEX_MODE_RAISE, out);
  (void)user_data;
  (void)on;
  release(a, indices);
  return status;
}

/* A failure that a device reports late belongs to the run. */
static void test_late_failures(void** state) {
  (void)state;
  OK(ctn_testing_devices_raise("cpu", "test:0", take_outside, NULL, NULL));
  OK(ctn_testing_devices_array_equal("test:0", "test:1", NULL, 1, 1, 1, take_outside, NULL, NULL));
  FAILS(ctn_testing_devices_array_equal("cpu", "test:0", NULL, 1, 1, 0, take_outside, NULL, NULL),
        CTN_ERROR_ASSERTION,
        "Both devices fail\n cpu: CTN_ERROR_INDEX: array_take: ", "\n test:0: CTN_ERROR_INDEX: ");
  OK(ctn_device_synchronize("test:0"));
  FAILS(ctn_testing_devices_array_equal(NULL, NULL, NULL, 1, 1, 1, nothing, NULL, NULL), CTN_ERROR_CALLBACK,
        "compute: left array 0 NULL on \"cpu\"");
}

struct list_plan {
  size_t cpu_count, other_count, other_value;
  ctn_status status;
};

static ctn_status compute_list(void* user_data, const char* on, ctn_array** outs, size_t capacity,
                               size_t* count) {
  const struct list_plan* plan = user_data;
  const int is_cpu = strcmp(on, "cpu") == 0;
  size_t i;
  *count = is_cpu ? plan->cpu_count : plan->other_count;
  for (i = 0; i < *count && i < capacity; ++i)
    outs[i] = number(CTN_INT32, is_cpu ? (double)i : (double)(i == 1 ? plan->other_value : i));
  return is_cpu ? CTN_OK : plan->status;
}

static void test_device_lists(void** state) {
  struct list_plan plan = {2, 2, 1, CTN_OK};
  char current[32];
  (void)state;
  OK(ctn_testing_devices_array_list_equal(NULL, "test:1", 4, NULL, 1, compute_list, &plan, NULL));
  plan.other_value = 5;
  MISMATCH(ctn_testing_devices_array_list_equal(NULL, "test:1", 2, NULL, 1, compute_list, &plan, NULL),
           "\nArrays at position 1 of the lists are not equal\n"
           "\nMismatched elements: 1 / 1 (100%)\nMax absolute difference: 4\nMax relative difference: 4.\n"
           " x: array(5, dtype=int32)\n y: array(1, dtype=int32)");
  plan.other_count = 1;
  MISMATCH(ctn_testing_devices_array_list_equal(NULL, "test:1", 2, NULL, 1, compute_list, &plan, NULL),
           "\nLists of arrays have different lengths: 1 and 2");
  plan.other_count = 3;
  FAILS(ctn_testing_devices_array_list_equal(NULL, "test:1", 2, NULL, 1, compute_list, &plan, NULL),
        CTN_ERROR_CALLBACK, "compute: expected at most 2 arrays on \"test:1\", got 3");
  plan.status = CTN_ERROR_STATE;
  FAILS(ctn_testing_devices_array_list_equal(NULL, "test:1", 2, NULL, 1, compute_list, &plan, NULL),
        CTN_ERROR_ASSERTION, "Only one of the devices fails\n cpu: success\n test:1: CTN_ERROR_STATE: ");
  plan.cpu_count = plan.other_count = 0;
  plan.status = CTN_OK;
  OK(ctn_testing_devices_array_list_equal(NULL, "test:1", 0, NULL, 1, compute_list, &plan, NULL));
  FAILS(ctn_testing_devices_array_list_equal(NULL, NULL, SIZE_MAX, NULL, 1, compute_list, &plan, NULL),
        CTN_ERROR_INVALID_ARGUMENT, "capacity:");
  OK(ctn_device_current(current, sizeof current, NULL));
  assert_string_equal(current, device);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_loops),   TEST(test_loop_failures),    TEST(test_combinations),  TEST(test_all_dtypes),
      TEST(test_devices), TEST(test_devices_failures), TEST(test_late_failures), TEST(test_device_lists),
  };
  return RUN(tests, argc, argv);
}
