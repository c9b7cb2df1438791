/* Tests of catenary/array.h: new arrays, arrays over the caller's memory, weak scalars. */
#include "support.h"

static void test_basic(void** state) {
  ctn_array *a, *value, *like;
  ctn_dtype dtype;
  (void)state;
  for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
    OK(ctn_array_zeros(DIMS(2, 2), dtype, &a));
    CHECK_ARRAY(a, dtype, DIMS(2, 2), VALUES(0, 0, 0, 0));
    OK(ctn_array_ones_like(a, CTN_DTYPE_NONE, &like));
    CHECK_ARRAY(like, dtype, DIMS(2, 2), VALUES(1, 1, 1, 1));
    ctn_array_release(like);
    OK(ctn_array_zeros_like(a, CTN_INT16, &like));
    CHECK_ARRAY(like, CTN_INT16, DIMS(2, 2), VALUES(0, 0, 0, 0));
    ctn_array_release(like);
    ctn_array_release(a);
    OK(ctn_array_ones(DIMS(3), dtype, &a));
    CHECK_ARRAY(a, dtype, DIMS(3), VALUES(1, 1, 1));
    ctn_array_release(a);
    OK(ctn_array_empty(DIMS(0, 5), dtype, &a));
    CHECK_ARRAY(a, dtype, DIMS(0, 5), NULL, 0);
    assert_int_equal(ctn_array_nbytes(a), 0);
    ctn_array_release(a);
    OK(ctn_array_identity(2, dtype, &a));
    CHECK_ARRAY(a, dtype, DIMS(2, 2), VALUES(1, 0, 0, 1));
    ctn_array_release(a);
  }
  OK(ctn_array_zeros(NO_DIMS, CTN_FLOAT32, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, NO_DIMS, VALUES(0));
  ctn_array_release(a);

  value = array_of(CTN_FLOAT32, DIMS(2), VALUES(1.5, -2));
  OK(ctn_array_full(DIMS(2, 2), value, CTN_DTYPE_NONE, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(1.5, -2, 1.5, -2));
  OK(ctn_array_full_like(a, value, CTN_INT32, &like));
  CHECK_ARRAY(like, CTN_INT32, DIMS(2, 2), VALUES(1, -2, 1, -2));
  ctn_array_release(like);
  OK(ctn_array_empty_like(a, CTN_INT8, &like));
  assert_int_equal(ctn_array_dtype(like), CTN_INT8);
  ctn_array_release(like);
  ctn_array_release(a);
  OK(ctn_array_full(DIMS(2), value, CTN_BOOL, &a));
  CHECK_ARRAY(a, CTN_BOOL, DIMS(2), VALUES(1, 1));
  ctn_array_release(a);
  FAILS(ctn_array_full(DIMS(3), value, CTN_DTYPE_NONE, &a), CTN_ERROR_SHAPE, "(2,)", "(3,)");
  assert_null(a);
  FAILS(ctn_array_full(DIMS(3), NULL, CTN_DTYPE_NONE, &a), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected an array, got NULL");
  FAILS(ctn_array_full_like(NULL, value, CTN_DTYPE_NONE, &a), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  ctn_array_release(value);
}

static void test_basic_fails(void** state) {
  ctn_array* a;
  const int64_t huge[2] = {INT64_MAX, 2};
  (void)state;
  a = (ctn_array*)&huge;
  FAILS(ctn_array_empty(DIMS(2, -1), CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:", "negative",
        "(2, -1)");
  assert_null(a);
  FAILS(ctn_array_zeros(NULL, 2, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "shape: expected 2 elements, got NULL");
  FAILS(ctn_array_ones(DIMS(2), 13, &a), CTN_ERROR_INVALID_ARGUMENT, "dtype: expected a ctn_dtype, got 13");
  FAILS(ctn_array_ones(DIMS(2), CTN_DTYPE_NONE, &a), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "got -1");
  FAILS(ctn_array_zeros(DIMS(2), CTN_INT8, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_empty(huge, 2, CTN_FLOAT64, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:", "address space",
        "float64");
  FAILS(ctn_array_empty(huge, 1, CTN_INT8, &a), CTN_ERROR_OUT_OF_MEMORY, "wanted 9223372036854775807 bytes");
  assert_null(a);
  FAILS(ctn_array_empty_like(NULL, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_zeros_like(NULL, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_ones_like(NULL, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_identity(-1, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "negative");
  FAILS(ctn_array_eye(2, -3, 0, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "negative");
}

static void test_ranges(void** state) {
  ctn_array* a;
  (void)state;
  OK(ctn_array_arange_i64(2, 11, 3, CTN_DTYPE_NONE, &a));
  CHECK_ARRAY(a, CTN_INT64, DIMS(3), VALUES(2, 5, 8));
  ctn_array_release(a);
  OK(ctn_array_arange_i64(5, 0, -2, CTN_FLOAT16, &a));
  CHECK_ARRAY(a, CTN_FLOAT16, DIMS(3), VALUES(5, 3, 1));
  ctn_array_release(a);
  OK(ctn_array_arange_i64(5, 5, 1, CTN_INT8, &a));
  CHECK_ARRAY(a, CTN_INT8, DIMS(0), NULL, 0);
  ctn_array_release(a);
  OK(ctn_array_arange_f64(0, 1, 0.25, CTN_DTYPE_NONE, &a));
  CHECK_ARRAY(a, CTN_FLOAT64, DIMS(4), VALUES(0, 0.25, 0.5, 0.75));
  ctn_array_release(a);
  OK(ctn_array_linspace(1, 2, 5, 1, CTN_FLOAT32, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(5), VALUES(1, 1.25, 1.5, 1.75, 2));
  ctn_array_release(a);
  OK(ctn_array_linspace(0, 8, 4, 0, CTN_INT32, &a));
  CHECK_ARRAY(a, CTN_INT32, DIMS(4), VALUES(0, 2, 4, 6));
  ctn_array_release(a);

  FAILS(ctn_array_arange_i64(0, 5, 0, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "step", "0");
  assert_null(a);
  FAILS(ctn_array_arange_i64(0, 5, 1, CTN_BOOL, &a), CTN_ERROR_DTYPE, "bool", "5");
  FAILS(ctn_array_arange_i64(INT64_MIN, INT64_MAX, 1, CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "address space");
  FAILS(ctn_array_arange_i64(0, 5, 1, 42, &a), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "42");
  FAILS(ctn_array_arange_f64(0, 5, 0, CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "step", "0");
  FAILS(ctn_array_arange_f64(0, INFINITY, 1, CTN_FLOAT64, &a), CTN_ERROR_INVALID_ARGUMENT, "inf");
  FAILS(ctn_array_arange_f64(NAN, 1, 1, CTN_FLOAT64, &a), CTN_ERROR_INVALID_ARGUMENT, "nan");
  FAILS(ctn_array_linspace(0, 1, -1, 1, CTN_FLOAT64, &a), CTN_ERROR_INVALID_ARGUMENT, "count: expected",
        "-1");
  FAILS(ctn_array_linspace(0, 1, 3, 1, CTN_FLOAT64, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
}

static void test_diagonals(void** state) {
  ctn_array *a, *v, *cube;
  (void)state;
  OK(ctn_array_eye(2, 3, 1, CTN_FLOAT32, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 0, 0, 0, 1));
  OK(ctn_array_diag(a, 1, &v));
  CHECK_ARRAY(v, CTN_FLOAT32, DIMS(2), VALUES(1, 1));
  ctn_array_release(v);
  OK(ctn_array_diag(a, 9, &v));
  CHECK_ARRAY(v, CTN_FLOAT32, DIMS(0), NULL, 0);
  ctn_array_release(v);
  ctn_array_release(a);
  OK(ctn_array_eye(2, 2, 7, CTN_INT8, &a));
  CHECK_ARRAY(a, CTN_INT8, DIMS(2, 2), VALUES(0, 0, 0, 0));
  ctn_array_release(a);
  v = array_of(CTN_INT32, DIMS(2), VALUES(4, 5));
  OK(ctn_array_diag(v, -1, &a));
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 3), VALUES(0, 0, 0, 4, 0, 0, 0, 5, 0));
  ctn_array_release(a);
  ctn_array_release(v);
  v = array_of(CTN_INT32, DIMS(1, 2), VALUES(4, 5));
  OK(ctn_array_diagflat(v, 0, &a));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 2), VALUES(4, 0, 0, 5));
  ctn_array_release(a);
  ctn_array_release(v);
  cube = counting(CTN_INT8, DIMS(2, 2, 2));
  FAILS(ctn_array_diag(cube, 0, &a), CTN_ERROR_INVALID_ARGUMENT, "v: expected 1 or 2 dimensions",
        "int8 (2, 2, 2)");
  assert_null(a);
  ctn_array_release(cube);
  FAILS(ctn_array_diag(NULL, 0, &a), CTN_ERROR_INVALID_ARGUMENT, "v: expected an array, got NULL");
  FAILS(ctn_array_diagflat(NULL, 0, &a), CTN_ERROR_INVALID_ARGUMENT, "v: expected an array, got NULL");
}

static void test_from_data(void** state) {
  float values[6] = {1, 2, 3, 4, 5, 6};
  ctn_array* a;
  char name[16];
  (void)state;
  OK(ctn_array_from_data(values, DIMS(3, 2), CTN_FLOAT32, &a));
  values[0] = 9; /* the array is a copy */
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(3, 2), VALUES(1, 2, 3, 4, 5, 6));
  OK(ctn_array_device(a, name, sizeof name, NULL));
  assert_string_equal(name, device);
  ctn_array_release(a);
  OK(ctn_array_from_data(NULL, DIMS(0), CTN_FLOAT32, &a));
  ctn_array_release(a);
  FAILS(ctn_array_from_data(NULL, DIMS(2), CTN_INT16, &a), CTN_ERROR_INVALID_ARGUMENT,
        "data: expected 4 bytes, got NULL");
  assert_null(a);
  FAILS(ctn_array_from_data(values, NULL, 1, CTN_INT16, &a), CTN_ERROR_INVALID_ARGUMENT,
        "shape: expected 1 element,");
  FAILS(ctn_array_from_data(values, DIMS(-2), CTN_INT16, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:", "(-2,)");
  FAILS(ctn_array_from_data(values, DIMS(2), -5, &a), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "-5");
  FAILS(ctn_array_from_data(values, DIMS(2), CTN_INT16, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
}

static void CTN_CALL delete_loan(void* user_data) { ++*(int*)user_data; }

static void test_from_memory(void** state) {
  int32_t values[6] = {0, 1, 2, 3, 4, 5};
  const int64_t shape[2] = {3, 2}, strides[2] = {-8, 4}, flat[2] = {0, 4};
  int deleted = 0;
  ctn_array *a, *view;
  void* data;
  char name[16];
  (void)state;
  OK(ctn_array_from_memory(values, shape, 2, NULL, CTN_INT32, delete_loan, &deleted, &a));
  OK(ctn_array_data(a, &data));
  assert_ptr_equal(data, values);
  OK(ctn_array_device(a, name, sizeof name, NULL));
  assert_string_equal(name, "cpu");
  assert_true(ctn_array_is_c_contiguous(a) && ctn_array_is_writeable(a) && ctn_array_owns_data(a));
  values[1] = 7;
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 2), VALUES(0, 7, 2, 3, 4, 5));
  OK(ctn_array_transpose(a, NULL, 0, &view));
  ctn_array_release(a);
  assert_int_equal(deleted, 0); /* the view holds the memory */
  CHECK_ARRAY(view, CTN_INT32, DIMS(2, 3), VALUES(0, 2, 4, 7, 3, 5));
  ctn_array_release(view);
  assert_int_equal(deleted, 1);

  /* From the last row upward, without callbacks. */
  OK(ctn_array_from_memory(values + 4, shape, 2, strides, CTN_INT32, NULL, NULL, &a));
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 2), VALUES(4, 5, 2, 3, 0, 7));
  OK(ctn_array_negative_into(a, a));
  ctn_array_release(a);
  assert_int_equal(values[0], 0);
  assert_int_equal(values[4], -4);
  OK(ctn_array_from_memory(values, shape, 2, flat, CTN_INT32, NULL, NULL, &a));
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 2), VALUES(0, -7, 0, -7, 0, -7));
  assert_false(ctn_array_is_writeable(a));
  ctn_array_release(a);
  OK(ctn_array_from_memory(NULL, DIMS(0, 3), NULL, CTN_INT32, delete_loan, &deleted, &a));
  assert_int_equal(ctn_array_size(a), 0);
  ctn_array_release(a);
  assert_int_equal(deleted, 2);
}

/* Each failing call releases the memory exactly once. */
static void test_from_memory_fails(void** state) {
  int32_t values[4] = {0, 1, 2, 3};
  const int64_t odd[1] = {6}, far[2] = {INT64_MAX - 3, 4}, shape[2] = {2, 2},
                below[2] = {-(INT64_MAX - 3), 4};
  int deleted = 0;
  ctn_array* a = NULL;
  int calls = 0;
  (void)state;
#define REFUSED(data, dims, strides, dtype, ...)                                        \
  do {                                                                                  \
    a = (ctn_array*)values;                                                             \
    FAILS(ctn_array_from_memory(data, dims, strides, dtype, delete_loan, &deleted, &a), \
          CTN_ERROR_INVALID_ARGUMENT, __VA_ARGS__);                                     \
    assert_int_equal(deleted, ++calls);                                                 \
    assert_null(a);                                                                     \
  } while (0)
#define TWO_BY_TWO shape, 2
#define TWO shape, 1
#define NO_SHAPE NULL, 1
  REFUSED(NULL, TWO, NULL, CTN_INT32, "data: expected 2 elements of int32, got NULL");
  REFUSED((char*)values + 1, TWO, NULL, CTN_INT32, "data: expected an address aligned to 4 bytes");
  REFUSED(values, NO_SHAPE, NULL, CTN_INT32, "shape: expected 1 element, got NULL");
  REFUSED(values, TWO, NULL, 99, "dtype: expected a ctn_dtype, got 99");
  REFUSED(values, TWO, odd, CTN_INT32, "strides[0]: expected a multiple of 4 bytes, got 6");
  REFUSED(values, TWO_BY_TWO, far, CTN_INT8, "strides:", "address space");
  REFUSED(values, TWO_BY_TWO, below, CTN_INT8, "strides:", "address space");
  deleted = 0;
  FAILS(ctn_array_from_memory(values, TWO, NULL, CTN_INT32, delete_loan, &deleted, NULL),
        CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer for the result, got NULL");
  assert_int_equal(deleted, 1);
}

static void test_weak_scalars(void** state) {
  ctn_array *weak, *a, *b;
  (void)state;
  OK(ctn_array_scalar_f64(1.5, &weak));
  CHECK_ARRAY(weak, CTN_FLOAT64, NO_DIMS, VALUES(1.5));
  a = counting(CTN_FLOAT32, DIMS(2));
  OK(ctn_array_add(a, weak, &b));
  CHECK_ARRAY(b, CTN_FLOAT32, DIMS(2), VALUES(1.5, 2.5));
  ctn_array_release(b);
  ctn_array_release(a);
  a = counting(CTN_INT8, DIMS(2));
  OK(ctn_array_add(a, weak, &b));
  CHECK_ARRAY(b, CTN_FLOAT64, DIMS(2), VALUES(1.5, 2.5));
  ctn_array_release(b);
  ctn_array_release(weak);

  OK(ctn_array_scalar_i64(100, &weak));
  OK(ctn_array_add(weak, a, &b));
  CHECK_ARRAY(b, CTN_INT8, DIMS(2), VALUES(100, 101));
  ctn_array_release(b);
  ctn_array_release(weak);
  OK(ctn_array_scalar_i64(1000, &weak));
  FAILS(ctn_array_add(a, weak, &b), CTN_ERROR_INVALID_ARGUMENT, "1000", "int8");
  assert_null(b);
  ctn_array_release(weak);

  OK(ctn_array_scalar_bool(1, &weak));
  CHECK_ARRAY(weak, CTN_BOOL, NO_DIMS, VALUES(1));
  OK(ctn_array_add(a, weak, &b));
  CHECK_ARRAY(b, CTN_INT8, DIMS(2), VALUES(1, 2));
  ctn_array_release(b);
  ctn_array_release(weak);
  ctn_array_release(a);
  FAILS(ctn_array_scalar_f64(1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_scalar_i64(1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_scalar_bool(1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
}

#define STRIDES(a, ...)                                                       \
  assert_memory_equal(ctn_array_strides(a), ((const int64_t[]){__VA_ARGS__}), \
                      ctn_array_ndim(a) * sizeof(int64_t))

/* Checks the strides of the result that a call stores in b. */
#define GIVES_STRIDES(call, ...) \
  do {                           \
    OK(call);                    \
    STRIDES(b, __VA_ARGS__);     \
    ctn_array_release(b);        \
  } while (0)

/* New arrays without elements have strides of zero. Views of them have the strides that they would have with
   elements. */
static void test_strides_of_empty(void** state) {
  const ctn_index every_other[] = {{CTN_INDEX_SLICE, 2, 2, 2}};
  ctn_array *a, *b;
  (void)state;
  OK(ctn_array_empty(DIMS(2, 0, 2), CTN_FLOAT64, &a));
  STRIDES(a, 0, 0, 0);
  assert_true(ctn_array_is_c_contiguous(a) && ctn_array_is_f_contiguous(a));
  GIVES_STRIDES(ctn_array_copy(a, &b), 0, 0, 0);
  GIVES_STRIDES(ctn_array_add(a, a, &b), 0, 0, 0);
  GIVES_STRIDES(ctn_array_reshape(a, DIMS(2, 0, 2), &b), 0, 0, 0);
  GIVES_STRIDES(ctn_array_reshape(a, DIMS(0, 3), &b), 24, 8);
  ctn_array_release(a);
  a = counting(CTN_FLOAT32, DIMS(3, 4));
  GIVES_STRIDES(ctn_array_get(a, every_other, 1, &b), 16, 4); /* as for a step of 1 */
  ctn_array_release(a);
}

/* Copies are ordered by strides, with axes of stride zero innermost. Results of operations keep these axes in
   place. */
static void test_order_of_axes(void** state) {
  ctn_array *a = counting(CTN_FLOAT64, DIMS(3, 1, 2)), *wide, *turned, *b;
  (void)state;
  OK(ctn_array_broadcast_to(a, DIMS(3, 4, 2), &wide));
  GIVES_STRIDES(ctn_array_empty_like(wide, CTN_DTYPE_NONE, &b), 64, 8, 32);
  GIVES_STRIDES(ctn_array_negative(wide, &b), 64, 16, 8);
  OK(ctn_array_transpose(wide, DIMS(2, 1, 0), &turned));
  GIVES_STRIDES(ctn_array_negative(turned, &b), 8, 48, 16);
  GIVES_STRIDES(ctn_array_zeros_like(turned, CTN_FLOAT32, &b), 16, 4, 32);
  ctn_array_release(turned);
  OK(ctn_array_transpose(a, NULL, 0, &turned)); /* Fortran order, also for axes of length one */
  GIVES_STRIDES(ctn_array_negative(turned, &b), 8, 16, 16);
  ctn_array_release(turned);
  ctn_array_release(wide);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_basic),       TEST(test_strides_of_empty), TEST(test_order_of_axes),
      TEST(test_basic_fails), TEST(test_ranges),           TEST(test_diagonals),
      TEST(test_from_data),   TEST(test_from_memory),      TEST(test_from_memory_fails),
      TEST(test_weak_scalars)};
  return RUN(tests, argc, argv);
}
