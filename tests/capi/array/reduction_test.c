/* Tests of catenary/reduction.h: every reduction, its axes and outputs, and independence of the thread
   count. */
#include "support.h"

typedef ctn_status (*typed_fn)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_dtype, ctn_array**);
typedef ctn_status (*typed_into_fn)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_dtype, ctn_array*);
typedef ctn_status (*plain_fn)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_array**);
typedef ctn_status (*plain_into_fn)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_array*);
typedef ctn_status (*arg_fn)(const ctn_array*, int64_t, int32_t, ctn_array**);
typedef ctn_status (*arg_into_fn)(const ctn_array*, int64_t, int32_t, ctn_array*);

/* Expected results for [[3, 1, 2], [4, 6, 5]], over all axes and over axis 0. */
static const struct {
  const char* name;
  typed_fn call;
  typed_into_fn into;
  double all, columns[3];
} typed[] = {{"sum", ctn_array_sum, ctn_array_sum_into, 21, {7, 7, 7}},
             {"prod", ctn_array_prod, ctn_array_prod_into, 720, {12, 6, 10}},
             {"mean", ctn_array_mean, ctn_array_mean_into, 3.5, {3.5, 3.5, 3.5}}};
static const struct {
  const char* name;
  plain_fn call;
  plain_into_fn into;
  double all, columns[3];
} plain[] = {{"max", ctn_array_max, ctn_array_max_into, 6, {4, 6, 5}},
             {"min", ctn_array_min, ctn_array_min_into, 1, {3, 1, 2}}};
static const struct {
  const char* name;
  arg_fn call;
  arg_into_fn into;
  double all, columns[3];
} positions[] = {{"argmax", ctn_array_argmax, ctn_array_argmax_into, 4, {1, 1, 1}},
                 {"argmin", ctn_array_argmin, ctn_array_argmin_into, 1, {0, 0, 0}}};

#define COMMA ,
static const int64_t axis0[1] = {0}, beyond[1] = {2}, twice[2] = {1, -1};

static void expect(const char* name, const char* first, const char* second) {
  char text[64];
  snprintf(text, sizeof text, "array_%s: ", name);
  if (strncmp(ctn_error_message(), text, strlen(text)) || !strstr(ctn_error_message(), first) ||
      !strstr(ctn_error_message(), second))
    fail_msg("%s, %s and %s are not in: %s", text, first, second, ctn_error_message());
}

static ctn_array* sample(ctn_dtype dtype) { return array_of(dtype, DIMS(2, 3), VALUES(3, 1, 2, 4, 6, 5)); }

#define EXPECT_NULL_CHECKS(list, i, extra)                                                  \
  do {                                                                                      \
    y = a;                                                                                  \
    assert_int_equal(list[i].call(NULL, NULL, 0, 0, extra& y), CTN_ERROR_INVALID_ARGUMENT); \
    assert_null(y);                                                                         \
    expect(list[i].name, "a: expected an array", "NULL");                                   \
    assert_int_equal(list[i].call(a, NULL, 0, 0, extra NULL), CTN_ERROR_INVALID_ARGUMENT);  \
    expect(list[i].name, "out: expected a pointer", "NULL");                                \
    assert_int_equal(list[i].call(a, beyond, 1, 0, extra& y), CTN_ERROR_INDEX);             \
    expect(list[i].name, "axes: 2 is out of bounds", "2 dimensions");                       \
    assert_int_equal(list[i].call(a, twice, 2, 0, extra& y), CTN_ERROR_INDEX);              \
    expect(list[i].name, "axes: axis 1", "repeated");                                       \
    snprintf(name, sizeof name, "%s_into", list[i].name);                                   \
    assert_int_equal(list[i].into(NULL, NULL, 0, 0, extra a), CTN_ERROR_INVALID_ARGUMENT);  \
    expect(name, "a: expected an array", "NULL");                                           \
    assert_int_equal(list[i].into(a, NULL, 0, 0, extra NULL), CTN_ERROR_INVALID_ARGUMENT);  \
    expect(name, "out: expected an array", "NULL");                                         \
    assert_int_equal(list[i].into(a, NULL, 0, 0, extra a), CTN_ERROR_SHAPE);                \
    expect(name, "out: expected shape ()", "(2, 3)");                                       \
    OK(list[i].into(a, axis0, 1, 0, extra flags)); /* any dtype, as in NumPy */             \
    CHECK_ARRAY(flags, CTN_BOOL, DIMS(3), VALUES(1, 1, 1));                                 \
  } while (0)

static void test_typed(void** state) {
  ctn_array *a = sample(CTN_INT8), *f = sample(CTN_FLOAT32), *flags, *y, *out;
  char name[32];
  size_t i;
  (void)state;
  OK(ctn_array_zeros(DIMS(3), CTN_BOOL, &flags));
  OK(ctn_array_zeros(DIMS(3), CTN_FLOAT64, &out));
  for (i = 0; i < COUNT(typed); ++i) {
    const ctn_dtype of_ints = i == 2 ? CTN_FLOAT64 : CTN_INT64;
    OK(typed[i].call(a, NULL, 0, 0, CTN_DTYPE_NONE, &y));
    CHECK_ARRAY(y, of_ints, NO_DIMS, VALUES(typed[i].all));
    ctn_array_release(y);
    OK(typed[i].call(a, NULL, 0, 1, CTN_FLOAT32, &y));
    CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 1), VALUES(typed[i].all));
    ctn_array_release(y);
    OK(typed[i].call(f, axis0, 1, 1, CTN_DTYPE_NONE, &y));
    CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 3), typed[i].columns, 3);
    ctn_array_release(y);
    OK(typed[i].into(f, axis0, 1, 0, CTN_DTYPE_NONE, out));
    CHECK_ARRAY(out, CTN_FLOAT64, DIMS(3), typed[i].columns, 3);
    EXPECT_NULL_CHECKS(typed, i, CTN_DTYPE_NONE COMMA);
    assert_int_equal(typed[i].call(a, NULL, 0, 0, 55, &y), CTN_ERROR_INVALID_ARGUMENT);
    expect(typed[i].name, "dtype:", "55");
  }
  ctn_array_release(out);
  ctn_array_release(flags);
  ctn_array_release(f);
  ctn_array_release(a);
}

static void test_plain(void** state) {
  ctn_array *a = sample(CTN_INT8), *f = sample(CTN_FLOAT16), *flags, *y, *out, *empty;
  char name[32];
  size_t i;
  (void)state;
  OK(ctn_array_zeros(DIMS(3), CTN_BOOL, &flags));
  OK(ctn_array_zeros(DIMS(3), CTN_FLOAT64, &out));
  OK(ctn_array_zeros(DIMS(0, 3), CTN_FLOAT64, &empty));
  for (i = 0; i < COUNT(plain); ++i) {
    OK(plain[i].call(a, NULL, 0, 0, &y));
    CHECK_ARRAY(y, CTN_INT8, NO_DIMS, VALUES(plain[i].all));
    ctn_array_release(y);
    OK(plain[i].call(f, axis0, 1, 1, &y));
    CHECK_ARRAY(y, CTN_FLOAT16, DIMS(1, 3), plain[i].columns, 3);
    ctn_array_release(y);
    OK(plain[i].into(f, axis0, 1, 0, out));
    CHECK_ARRAY(out, CTN_FLOAT64, DIMS(3), plain[i].columns, 3);
    EXPECT_NULL_CHECKS(plain, i, );
    assert_int_equal(plain[i].call(empty, axis0, 1, 0, &y), CTN_ERROR_INVALID_ARGUMENT);
    expect(plain[i].name, "a: float64 (0, 3)", "empty axis");
  }
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(3), plain[1].columns, 3);
  ctn_array_release(empty);
  ctn_array_release(out);
  ctn_array_release(flags);
  ctn_array_release(f);
  ctn_array_release(a);
}

static void test_positions(void** state) {
  ctn_array *a = sample(CTN_FLOAT32), *y, *out, *empty;
  size_t i;
  (void)state;
  OK(ctn_array_zeros(DIMS(3), CTN_INT64, &out));
  OK(ctn_array_zeros(DIMS(0, 3), CTN_FLOAT64, &empty));
  for (i = 0; i < COUNT(positions); ++i) {
    char name[32];
    snprintf(name, sizeof name, "%s_into", positions[i].name);
    OK(positions[i].call(a, CTN_AXIS_NONE, 0, &y));
    CHECK_ARRAY(y, CTN_INT64, NO_DIMS, VALUES(positions[i].all));
    ctn_array_release(y);
    OK(positions[i].call(a, -2, 1, &y));
    CHECK_ARRAY(y, CTN_INT64, DIMS(1, 3), positions[i].columns, 3);
    ctn_array_release(y);
    OK(positions[i].into(a, 0, 0, out));
    CHECK_ARRAY(out, CTN_INT64, DIMS(3), positions[i].columns, 3);
    y = a;
    assert_int_equal(positions[i].call(NULL, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT);
    assert_null(y);
    expect(positions[i].name, "a: expected an array", "NULL");
    assert_int_equal(positions[i].call(a, 0, 0, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect(positions[i].name, "out: expected a pointer", "NULL");
    assert_int_equal(positions[i].call(a, 2, 0, &y), CTN_ERROR_INDEX);
    expect(positions[i].name, "axis: 2 is out of bounds", "2 dimensions");
    assert_int_equal(positions[i].call(empty, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT);
    expect(positions[i].name, "a: float64 (0, 3)", "no element");
    assert_int_equal(positions[i].into(a, 1, 0, out), CTN_ERROR_SHAPE);
    expect(name, "out: expected shape (2,)", "(3,)");
    assert_int_equal(positions[i].into(a, 1, 0, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect(name, "out: expected an array", "NULL");
    OK(ctn_array_zeros(DIMS(3), CTN_FLOAT32, &y));
    assert_int_equal(positions[i].into(a, 0, 0, y), CTN_ERROR_DTYPE);
    expect(name, "out: expected integers", "float32");
    ctn_array_release(y);
    OK(ctn_array_zeros(DIMS(3), CTN_UINT8, &y));
    OK(positions[i].into(a, 0, 0, y));
    CHECK_ARRAY(y, CTN_UINT8, DIMS(3), positions[i].columns, 3);
    ctn_array_release(y);
    CHECK_ARRAY(out, CTN_INT64, DIMS(3), positions[i].columns, 3);
  }
  ctn_array_release(empty);
  ctn_array_release(out);
  ctn_array_release(a);
}

static void test_special(void** state) {
  ctn_array *a = array_of(CTN_FLOAT32, DIMS(4), VALUES(1, NAN, 7, NAN)), *y, *empty;
  (void)state;
  OK(ctn_array_max(a, NULL, 0, 0, &y));
  assert_true(isnan(item(y)));
  ctn_array_release(y);
  OK(ctn_array_argmin(a, 0, 0, &y));
  CHECK_ARRAY(y, CTN_INT64, NO_DIMS, VALUES(1));
  ctn_array_release(y);
  ctn_array_release(a);
  OK(ctn_array_zeros(DIMS(2, 0), CTN_FLOAT32, &empty));
  OK(ctn_array_sum(empty, DIMS(1), 0, CTN_DTYPE_NONE, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_array_release(y);
  OK(ctn_array_prod(empty, DIMS(1), 0, CTN_DTYPE_NONE, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(1, 1));
  ctn_array_release(y);
  OK(ctn_array_mean(empty, NULL, 0, 0, CTN_DTYPE_NONE, &y));
  assert_true(isnan(item(y)));
  ctn_array_release(y);
  ctn_array_release(empty);
  a = array_of(CTN_UINT8, DIMS(2), VALUES(200, 100)); /* the sum is wider than uint8 */
  OK(ctn_array_sum(a, NULL, 0, 0, CTN_DTYPE_NONE, &y));
  CHECK_ARRAY(y, CTN_UINT64, NO_DIMS, VALUES(300));
  ctn_array_release(y);
  OK(ctn_array_sum(a, (const int64_t[]){0}, 0, 0, CTN_DTYPE_NONE, &y)); /* no axes: nothing is summed */
  CHECK_ARRAY(y, CTN_UINT64, DIMS(2), VALUES(200, 100));
  ctn_array_release(y);
  ctn_array_release(a);
}

/* The result does not depend on the number of threads. */
static void test_threads(void** state) {
  ctn_array *x, *y;
  double one, several;
  (void)state;
  OK(ctn_random_seed(NULL, 3));
  OK(ctn_random_uniform(NULL, 0, 1, DIMS(1000, 1000), CTN_FLOAT32, &x));
  OK(ctn_set_thread_count(1));
  OK(ctn_array_sum(x, NULL, 0, 0, CTN_DTYPE_NONE, &y));
  one = item(y);
  ctn_array_release(y);
  OK(ctn_set_thread_count(4));
  OK(ctn_array_sum(x, NULL, 0, 0, CTN_DTYPE_NONE, &y));
  several = item(y);
  ctn_array_release(y);
  OK(ctn_set_thread_count(0));
  assert_true(one == several);
  assert_true(fabs(one - 500000) < 2000);
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_typed), TEST(test_plain), TEST(test_positions),
                                     TEST(test_special), TEST(test_threads)};
  return RUN(tests, argc, argv);
}
