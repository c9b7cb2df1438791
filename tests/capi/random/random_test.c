/* Tests of catenary/random.h: seeds, positions, and the uniform, normal and integer distributions. */
#include "support.h"

static void moments(const ctn_array* a, double* mean, double* deviation) {
  ctn_array *wide, *m, *d, *s;
  OK(ctn_array_astype(a, CTN_FLOAT64, &wide));
  OK(ctn_array_mean(wide, NULL, 0, 0, CTN_DTYPE_NONE, &m));
  OK(ctn_array_subtract(wide, m, &d));
  OK(ctn_array_square(d, &s));
  *mean = item(m);
  ctn_array_release(m);
  OK(ctn_array_mean(s, NULL, 0, 0, CTN_DTYPE_NONE, &m));
  *deviation = sqrt(item(m));
  ctn_array_release(m);
  ctn_array_release(s);
  ctn_array_release(d);
  ctn_array_release(wide);
}

static void check_support(const ctn_array* a, double low, double high, int closed) {
  ctn_array* m;
  OK(ctn_array_min(a, NULL, 0, 0, &m));
  assert_true(item(m) >= low);
  ctn_array_release(m);
  OK(ctn_array_max(a, NULL, 0, 0, &m));
  assert_true(closed ? item(m) <= high : item(m) < high);
  ctn_array_release(m);
}

static void check_equal(const ctn_array* a, const ctn_array* b, int equal) {
  ctn_array *same, *all;
  OK(ctn_array_equal(a, b, &same));
  OK(ctn_array_min(same, NULL, 0, 0, &all));
  assert_int_equal(item(all) == 1, equal);
  ctn_array_release(all);
  ctn_array_release(same);
}

static void test_distributions(void** state) {
  static const ctn_dtype floats[] = {CTN_FLOAT32, CTN_FLOAT64};
  ctn_array* a;
  double mean, deviation;
  ctn_dtype dtype;
  size_t i;
  (void)state;
  OK(ctn_random_seed(NULL, 1));
  for (i = 0; i < COUNT(floats); ++i) {
    OK(ctn_random_uniform(NULL, -2, 5, DIMS(100, 200), floats[i], &a));
    assert_int_equal(ctn_array_dtype(a), floats[i]);
    assert_int_equal(ctn_array_shape(a)[1], 200);
    moments(a, &mean, &deviation);
    assert_true(fabs(mean - 1.5) < 0.1 && fabs(deviation - 2.0207) < 0.05);
    check_support(a, -2, 5, 0);
    OK(ctn_random_normal_into(NULL, 1.5, 2, a));
    moments(a, &mean, &deviation);
    assert_true(fabs(mean - 1.5) < 0.1 && fabs(deviation - 2) < 0.06);
    OK(ctn_random_uniform_into(NULL, 0, 1, a));
    check_support(a, 0, 1, 0);
    ctn_array_release(a);
    OK(ctn_random_normal(NULL, 3, 0, DIMS(5), floats[i], &a));
    check_support(a, 3, 3, 1);
    ctn_array_release(a);
    OK(ctn_random_uniform(NULL, 0, 1, NO_DIMS, floats[i], &a));
    check_support(a, 0, 1, 0);
    ctn_array_release(a);
  }
  for (dtype = CTN_INT8; dtype <= CTN_UINT64; ++dtype) {
    const int64_t low = dtype >= CTN_UINT8 ? 0 : -10;
    OK(ctn_random_integers(NULL, low, 10, DIMS(20000), dtype, &a));
    assert_int_equal(ctn_array_dtype(a), dtype);
    check_support(a, (double)low, 9, 1);
    moments(a, &mean, &deviation);
    assert_true(fabs(mean - (double)(low + 9) / 2) < 0.2);
    ctn_array_release(a);
  }
  OK(ctn_random_integers(NULL, -128, 128, DIMS(5000), CTN_INT8, &a)); /* every value of the dtype */
  check_support(a, -128, 127, 1);
  ctn_array_release(a);
  OK(ctn_random_integers(NULL, INT64_MIN, INT64_MAX, DIMS(50), CTN_INT64, &a));
  ctn_array_release(a);
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(0, 3), CTN_FLOAT32, &a));
  assert_int_equal(ctn_array_size(a), 0);
  ctn_array_release(a);
}

static void test_permutation(void** state) {
  ctn_array *p, *identity, *none;
  int64_t values[1000], seen[1000] = {0};
  const int64_t n = 1000;
  int64_t i;
  (void)state;
  OK(ctn_random_seed(NULL, 2));
  OK(ctn_random_permutation(NULL, n, &p));
  assert_int_equal(ctn_array_dtype(p), CTN_INT64);
  OK(ctn_array_arange_i64(0, n, 1, CTN_INT64, &identity));
  check_equal(p, identity, 0);
  OK(ctn_array_to_data(p, values, sizeof values));
  for (i = 0; i < n; ++i) ++seen[values[i]];
  for (i = 0; i < n; ++i) assert_int_equal(seen[i], 1);
  ctn_array_release(identity);
  ctn_array_release(p);
  OK(ctn_random_permutation(NULL, 0, &none));
  assert_int_equal(ctn_array_size(none), 0);
  ctn_array_release(none);
  FAILS(ctn_random_permutation(NULL, -1, &p), CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 0, got -1");
  assert_null(p);
  FAILS(ctn_random_permutation(NULL, 3, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
}

static void test_state(void** state) {
  ctn_array *a, *b, *c, *saved;
  ctn_random_state* generator;
  uint64_t seed = 0, position = 0, again;
  (void)state;
  OK(ctn_random_seed(device, 42));
  random_position(device, &seed, &position);
  assert_int_equal(seed, 42);
  assert_int_equal(position, 0);
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000), CTN_FLOAT32, &a));
  OK(ctn_random_state_default(device, &generator));
  OK(ctn_random_state_save(generator, &saved));
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000), CTN_FLOAT32, &b));
  check_equal(a, b, 0);
  OK(ctn_random_state_restore(generator, saved));
  ctn_random_state_release(generator);
  ctn_array_release(saved);
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000), CTN_FLOAT32, &c));
  check_equal(b, c, 1);
  ctn_array_release(c);
  OK(ctn_random_seed(device, 42));
  OK(ctn_set_thread_count(1));
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000), CTN_FLOAT32, &c));
  OK(ctn_set_thread_count(0));
  check_equal(a, c, 1);
  ctn_array_release(c);
  ctn_array_release(b);

  /* Every device gives the same numbers, and each has its own position. */
  OK(ctn_device_set_current("test:1"));
  OK(ctn_random_seed(NULL, 42));
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000), CTN_FLOAT32, &b));
  OK(ctn_device_set_current(device));
  OK(ctn_array_to_device(b, device, &c));
  check_equal(a, c, 1);
  ctn_array_release(c);
  ctn_array_release(b);
  ctn_array_release(a);
  random_position(device, &seed, &again);

  FAILS(ctn_random_seed("test:9", 1), CTN_ERROR_DEVICE, "device:", "test:9");
  random_position(device, &seed, &position);
  assert_true(position == again);
}

static void test_failures(void** state) {
  ctn_array *a, *ints = counting(CTN_INT32, DIMS(4)), *square, *turned;
  (void)state;
  FAILS(ctn_random_uniform(NULL, 0, 1, DIMS(2), CTN_INT32, &a), CTN_ERROR_DTYPE,
        "dtype: expected float32 or float64", "int32");
  assert_null(a);
  FAILS(ctn_random_uniform(NULL, 0, 1, DIMS(2), CTN_FLOAT16, &a), CTN_ERROR_DTYPE, "dtype:", "float16");
  FAILS(ctn_random_uniform(NULL, 0, 1, DIMS(-1), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "shape:", "(-1,)");
  FAILS(ctn_random_uniform(NULL, 0, 1, NULL, 3, CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "shape:", "NULL");
  FAILS(ctn_random_uniform(NULL, NAN, 1, DIMS(2), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "low: expected a finite", "nan");
  FAILS(ctn_random_uniform(NULL, 0, 1e300, DIMS(2), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "high:", "float32", "1e+300");
  FAILS(ctn_random_uniform(NULL, -1e308, 1e308, DIMS(2), CTN_FLOAT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "high:", "distance");
  FAILS(ctn_random_uniform(NULL, 0, 1, DIMS(2), CTN_FLOAT32, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
  FAILS(ctn_random_normal(NULL, 0, -1, DIMS(2), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "scale: expected at least 0", "-1");
  FAILS(ctn_random_normal(NULL, 0, NAN, DIMS(2), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "scale:", "nan");
  FAILS(ctn_random_normal(NULL, 0, 1, DIMS(2), CTN_BOOL, &a), CTN_ERROR_DTYPE, "dtype:", "bool");
  FAILS(ctn_random_integers(NULL, 3, 3, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "high: expected more than low", "3 and 3");
  FAILS(ctn_random_integers(NULL, 0, 1, DIMS(4), CTN_FLOAT32, &a), CTN_ERROR_DTYPE,
        "dtype: expected an integer", "float32");
  FAILS(ctn_random_integers(NULL, 0, 129, DIMS(4), CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "high: expected at most 128 for int8, got 129");
  FAILS(ctn_random_integers(NULL, -1, 1, DIMS(4), CTN_UINT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "low: expected at least 0 for uint64, got -1");
  assert_null(a);
  FAILS(ctn_random_uniform_into(NULL, 0, 1, ints), CTN_ERROR_DTYPE, "out: expected float32 or float64",
        "int32");
  FAILS(ctn_random_uniform_into(NULL, 0, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array");
  FAILS(ctn_random_normal_into(NULL, 0, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array");
  square = counting(CTN_FLOAT32, DIMS(2, 2));
  OK(ctn_array_transpose(square, NULL, 0, &turned));
  FAILS(ctn_random_uniform_into(NULL, 0, 1, turned), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a C-contiguous array", "float32 (2, 2)");
  FAILS(ctn_random_normal_into(NULL, 0, 1, turned), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a C-contiguous array");
  FAILS(ctn_random_normal_into(NULL, 0, -2, square), CTN_ERROR_INVALID_ARGUMENT, "scale:", "-2");
  CHECK_ARRAY(square, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 1, 2, 3));
  ctn_array_release(turned);
  ctn_array_release(square);
  ctn_array_release(ints);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_distributions), TEST(test_permutation), TEST(test_state),
                                     TEST(test_failures)};
  return RUN(tests, argc, argv);
}
