/* Tests of catenary/elementwise.h: every operation, its scalar and `_into` forms, overlapping operands, large
   arrays. */
#include "support.h"

typedef ctn_status (*unary_fn)(const ctn_array*, ctn_array**);
typedef ctn_status (*unary_into_fn)(const ctn_array*, ctn_array*);
typedef ctn_status (*binary_fn)(const ctn_array*, const ctn_array*, ctn_array**);
typedef ctn_status (*binary_into_fn)(const ctn_array*, const ctn_array*, ctn_array*);

#define UNARY(name, a, b) \
  { #name, ctn_array_##name, ctn_array_##name##_into, a, b }
#define BINARY(name, a, b) \
  { #name, ctn_array_##name, ctn_array_##name##_into, a, b }

/* Results for the operands 0.25 and -2 in float64; NaN if the operation has no result. */
static const struct {
  const char* name;
  unary_fn call;
  unary_into_fn into;
  double first, second;
} unary[] = {UNARY(logical_not, 0, 0),
             UNARY(negative, -0.25, 2),
             UNARY(absolute, 0.25, 2),
             UNARY(square, 0.0625, 4),
             UNARY(sign, 1, -1),
             UNARY(sqrt, 0.5, NAN),
             UNARY(exp, 1.2840254166877414, 0.1353352832366127),
             UNARY(log, -1.3862943611198906, NAN),
             UNARY(sin, 0.24740395925452294, -0.9092974268256817),
             UNARY(cos, 0.9689124217106447, -0.4161468365471424),
             UNARY(tanh, 0.24491866240370913, -0.9640275800758169),
             UNARY(sigmoid, 0.5621765008857981, 0.11920292202211755),
             UNARY(relu, 0.25, 0)};

/* Results for the operands 7 and 2, and -7 and 2, in float64. */
static const struct {
  const char* name;
  binary_fn call;
  binary_into_fn into;
  double first, second;
} binary[] = {BINARY(add, 9, -5),          BINARY(subtract, 5, -9),
              BINARY(multiply, 14, -14),   BINARY(true_divide, 3.5, -3.5),
              BINARY(floor_divide, 3, -4), BINARY(remainder, 1, 1),
              BINARY(power, 49, 49),       BINARY(maximum, 7, 2),
              BINARY(minimum, 2, -7),      BINARY(greater, 1, 0),
              BINARY(greater_equal, 1, 0), BINARY(less, 0, 1),
              BINARY(less_equal, 0, 1),    BINARY(equal, 0, 0),
              BINARY(not_equal, 1, 1),     BINARY(logical_and, 1, 1),
              BINARY(logical_or, 1, 1),    BINARY(logical_xor, 0, 0)};

static void expect_in_message(const char* name, const char* rest) {
  char text[200];
  snprintf(text, sizeof text, "array_%s: %s", name, rest);
  if (!strstr(ctn_error_message(), text)) fail_msg("\"%s\" is not in: %s", text, ctn_error_message());
}

static void check_pair(const ctn_array* a, double first, double second) {
  CHECK_ARRAY(a, ctn_array_dtype(a), DIMS(2), VALUES(first, second));
}

static void test_unary(void** state) {
  ctn_array *x = array_of(CTN_FLOAT64, DIMS(2), VALUES(0.25, -2)), *y, *other;
  char name[64];
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(unary); ++i) {
    const int is_bool = i == 0;
    OK(unary[i].call(x, &y));
    assert_int_equal(ctn_array_dtype(y), is_bool ? CTN_BOOL : CTN_FLOAT64);
    check_pair(y, unary[i].first, unary[i].second);
    OK(ctn_array_zeros_like(y, CTN_DTYPE_NONE, &other));
    OK(unary[i].into(x, other));
    check_pair(other, unary[i].first, unary[i].second);
    ctn_array_release(other);
    ctn_array_release(y);

    y = x;
    assert_int_equal(unary[i].call(NULL, &y), CTN_ERROR_INVALID_ARGUMENT);
    assert_null(y);
    expect_in_message(unary[i].name, "x: expected an array, got NULL");
    assert_int_equal(unary[i].call(x, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(unary[i].name, "out: expected a pointer for the result, got NULL");
    snprintf(name, sizeof name, "%s_into", unary[i].name);
    assert_int_equal(unary[i].into(NULL, x), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(name, "x: expected an array, got NULL");
    assert_int_equal(unary[i].into(x, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(name, "out: expected an array, got NULL");
    OK(ctn_array_zeros(DIMS(3), CTN_FLOAT64, &other));
    assert_int_equal(unary[i].into(x, other), CTN_ERROR_SHAPE);
    expect_in_message(name, "");
    assert_non_null(strstr(ctn_error_message(), "(2,)"));
    assert_non_null(strstr(ctn_error_message(), "(3,)"));
    CHECK_ARRAY(other, CTN_FLOAT64, DIMS(3), VALUES(0, 0, 0));
    ctn_array_release(other);
  }
  ctn_array_release(x);
}

static void test_binary(void** state) {
  ctn_array *a = array_of(CTN_FLOAT64, DIMS(2), VALUES(7, -7)),
            *b = array_of(CTN_FLOAT64, NO_DIMS, VALUES(2)), *three = counting(CTN_FLOAT64, DIMS(3)), *y,
            *elsewhere, *other;
  char name[64];
  size_t i;
  (void)state;
  OK(ctn_array_to_device(b, "test:1", &elsewhere));
  for (i = 0; i < COUNT(binary); ++i) {
    OK(binary[i].call(a, b, &y));
    check_pair(y, binary[i].first, binary[i].second);
    OK(ctn_array_zeros_like(y, CTN_DTYPE_NONE, &other));
    OK(binary[i].into(a, b, other));
    check_pair(other, binary[i].first, binary[i].second);
    ctn_array_release(other);
    ctn_array_release(y);

    y = a;
    assert_int_equal(binary[i].call(NULL, b, &y), CTN_ERROR_INVALID_ARGUMENT);
    assert_null(y);
    expect_in_message(binary[i].name, "x1: expected an array, got NULL");
    assert_int_equal(binary[i].call(a, NULL, &y), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(binary[i].name, "x2: expected an array, got NULL");
    assert_int_equal(binary[i].call(a, b, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(binary[i].name, "out: expected a pointer for the result, got NULL");
    y = a;
    assert_int_equal(binary[i].call(a, three, &y), CTN_ERROR_SHAPE);
    assert_null(y);
    expect_in_message(binary[i].name, "operands: expected shapes that broadcast together");
    assert_non_null(strstr(ctn_error_message(), "(2,) and (3,)"));
    assert_int_equal(binary[i].call(a, elsewhere, &y), CTN_ERROR_DEVICE);
    expect_in_message(binary[i].name, "");
    assert_non_null(strstr(ctn_error_message(), "test:1"));
    snprintf(name, sizeof name, "%s_into", binary[i].name);
    assert_int_equal(binary[i].into(NULL, b, a), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(name, "x1: expected an array, got NULL");
    assert_int_equal(binary[i].into(a, NULL, a), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(name, "x2: expected an array, got NULL");
    assert_int_equal(binary[i].into(a, b, NULL), CTN_ERROR_INVALID_ARGUMENT);
    expect_in_message(name, "out: expected an array, got NULL");
    assert_int_equal(binary[i].into(a, b, three), CTN_ERROR_SHAPE);
    assert_int_equal(binary[i].into(a, b, elsewhere), CTN_ERROR_DEVICE);
  }
  CHECK_ARRAY(a, CTN_FLOAT64, DIMS(2), VALUES(7, -7));
  ctn_array_release(elsewhere);
  ctn_array_release(three);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_scalars(void** state) {
  ctn_array *a = array_of(CTN_INT16, DIMS(2), VALUES(7, -7)),
            *f = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  (void)state;
#define GIVES(call, dtype, first, second)                  \
  do {                                                     \
    OK(call);                                              \
    CHECK_ARRAY(y, dtype, DIMS(2), VALUES(first, second)); \
    ctn_array_release(y);                                  \
  } while (0)
  GIVES(ctn_array_add_i64(a, 3, &y), CTN_INT16, 10, -4);
  GIVES(ctn_array_add_f64(a, 0.5, &y), CTN_FLOAT64, 7.5, -6.5);
  GIVES(ctn_array_multiply_f64(f, 0.5, &y), CTN_FLOAT32, 0.5, 1);
  GIVES(ctn_array_multiply_i64(f, 3, &y), CTN_FLOAT32, 3, 6);
  GIVES(ctn_array_subtract_i64(a, 1, &y), CTN_INT16, 6, -8);
  GIVES(ctn_array_rsubtract_i64(1, a, &y), CTN_INT16, -6, 8);
  GIVES(ctn_array_rsubtract_f64(1, f, &y), CTN_FLOAT32, 0, -1);
  GIVES(ctn_array_rtrue_divide_f64(3, f, &y), CTN_FLOAT32, 3, 1.5);
  GIVES(ctn_array_floor_divide_i64(a, 2, &y), CTN_INT16, 3, -4);
  GIVES(ctn_array_rpower_f64(2, f, &y), CTN_FLOAT32, 2, 4);
  GIVES(ctn_array_power_i64(a, 2, &y), CTN_INT16, 49, 49);
  GIVES(ctn_array_less_i64(a, 100000, &y), CTN_BOOL, 1, 1); /* beyond the range of int16 */
  FAILS(ctn_array_add_i64(a, 100000, &y), CTN_ERROR_INVALID_ARGUMENT, "100000", "int16");
  assert_null(y);
  FAILS(ctn_array_power_i64(a, -1, &y), CTN_ERROR_INVALID_ARGUMENT, "negative integer powers", "int16");
  FAILS(ctn_array_add_f64(NULL, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "x1: expected an array, got NULL");
  FAILS(ctn_array_add_i64(NULL, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "x1: expected an array, got NULL");
  FAILS(ctn_array_rsubtract_f64(1, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "x2: expected an array, got NULL");
  FAILS(ctn_array_rsubtract_i64(1, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "x2: expected an array, got NULL");
  FAILS(ctn_array_add_f64(a, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_array_release(f);
  ctn_array_release(a);
}

static void test_multiply_add(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(3)), *b = array_of(CTN_FLOAT32, DIMS(2, 1), VALUES(2, 3)), *y,
            *out;
  (void)state;
  OK(ctn_array_multiply_add(a, b, a, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 3, 6, 0, 4, 8));
  ctn_array_release(y);
  OK(ctn_array_zeros(DIMS(2, 3), CTN_FLOAT64, &out));
  OK(ctn_array_multiply_add_into(a, b, a, out));
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(2, 3), VALUES(0, 3, 6, 0, 4, 8));
  FAILS(ctn_array_multiply_add_into(a, b, NULL, out), CTN_ERROR_INVALID_ARGUMENT, "x3: expected an array");
  FAILS(ctn_array_multiply_add(a, NULL, a, &y), CTN_ERROR_INVALID_ARGUMENT, "x2: expected an array");
  assert_null(y);
  ctn_array_release(out);
  ctn_array_release(b);
  ctn_array_release(a);
}

/* Outputs that are also inputs, shifted or transposed. */
static void test_overlap(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(5)), *head, *tail, *square = counting(CTN_INT32, DIMS(2, 2)),
            *turned;
  const ctn_index first[] = {{CTN_INDEX_SLICE, 0, 4, 1}}, last[] = {{CTN_INDEX_SLICE, 1, 5, 1}};
  (void)state;
  OK(ctn_array_get(a, first, 1, &head));
  OK(ctn_array_get(a, last, 1, &tail));
  OK(ctn_array_add_into(head, tail, tail));
  CHECK_ARRAY(a, CTN_INT32, DIMS(5), VALUES(0, 1, 3, 5, 7));
  OK(ctn_array_transpose(square, NULL, 0, &turned));
  OK(ctn_array_subtract_into(square, turned, turned));
  CHECK_ARRAY(square, CTN_INT32, DIMS(2, 2), VALUES(0, 1, -1, 0));
  ctn_array_release(turned);
  ctn_array_release(square);
  ctn_array_release(tail);
  ctn_array_release(head);
  ctn_array_release(a);
}

static void test_dtypes(void** state) {
  ctn_array *flags = array_of(CTN_BOOL, DIMS(2), VALUES(0, 1)), *ints = counting(CTN_INT64, DIMS(2)), *y;
  (void)state;
  FAILS(ctn_array_negative(flags, &y), CTN_ERROR_DTYPE, "negative", "bool");
  assert_null(y);
  FAILS(ctn_array_subtract(flags, flags, &y), CTN_ERROR_DTYPE, "subtract", "bool and bool");
  OK(ctn_array_exp(ints, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2), VALUES(1, 2.718281828459045));
  FAILS(ctn_array_add_into(y, y, ints), CTN_ERROR_DTYPE, "out: cannot cast", "float64", "int64");
  {
    ctn_array *none, *three;
    OK(ctn_array_scalar_f64(3, &three));
    FAILS(ctn_array_bitwise_and(y, three, &none), CTN_ERROR_DTYPE, "bitwise_and", "float64");
    FAILS(ctn_array_left_shift(three, y, &none), CTN_ERROR_DTYPE, "left_shift", "float64");
    FAILS(ctn_array_bitwise_or_i64(y, 3, &none), CTN_ERROR_DTYPE, "bitwise_or", "float64");
    ctn_array_release(three);
  }
  CHECK_ARRAY(ints, CTN_INT64, DIMS(2), VALUES(0, 1));
  ctn_array_release(y);
  ctn_array_release(ints);
  ctn_array_release(flags);
}

/* Enough elements for several threads and streaming stores, in layouts that take every path. */
static void test_large(void** state) {
  const int64_t n = 300000;
  ctn_array *a, *b, *turned, *sum;
  (void)state;
  OK(ctn_array_arange_i64(0, 2 * n, 1, CTN_INT64, &b));
  OK(ctn_array_reshape(b, DIMS(2, n), &a));
  ctn_array_release(b);
  OK(ctn_array_transpose(a, NULL, 0, &turned));
  OK(ctn_array_copy(turned, &b));
  OK(ctn_array_add(turned, b, &sum));
  ctn_array_release(b);
  OK(ctn_array_sum(sum, NULL, 0, 0, CTN_DTYPE_NONE, &b));
  assert_true(item(b) == (double)(2 * n) * (double)(2 * n - 1));
  ctn_array_release(b);
  ctn_array_release(sum);
  ctn_array_release(turned);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_unary),        TEST(test_binary),  TEST(test_scalars),
                                     TEST(test_multiply_add), TEST(test_overlap), TEST(test_dtypes),
                                     TEST(test_large)};
  return RUN(tests, argc, argv);
}
