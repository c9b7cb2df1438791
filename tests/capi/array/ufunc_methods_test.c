/* Tests of the methods of operations with two inputs: reductions, running results, segments, outer results.
 */
#include <math.h>

#include "support.h"

static ctn_array *a, *y, *mask, *into, *number;

static void make_inputs(void) {
  a = array_of(CTN_INT32, DIMS(2, 3), VALUES(9, 2, 5, 1, 7, 3));
  mask = array_of(CTN_BOOL, DIMS(2, 3), VALUES(1, 0, 1, 0, 0, 1));
  into = counting(CTN_FLOAT32, DIMS(3));
  number = array_of(CTN_INT64, NO_DIMS, VALUES(100));
  y = NULL;
}

static void release_inputs(void) {
  ctn_array_release(a);
  ctn_array_release(mask);
  ctn_array_release(into);
  ctn_array_release(number);
}

#define REDUCE(name, axes, where, initial, destination) \
  ctn_array_ufunc_reduce(name, a, axes, 0, CTN_DTYPE_NONE, where, initial, destination, &y)

static void test_reduce(void** state) {
  (void)state;
  make_inputs();
  OK(REDUCE("subtract", DIMS(0), NULL, NULL, NULL));
  CHECK_ARRAY(y, CTN_INT32, DIMS(3), VALUES(8, -5, 2));
  ctn_array_release(y);
  OK(REDUCE("subtract", DIMS(-1), NULL, number, NULL));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2), VALUES(84, 89));
  ctn_array_release(y);
  OK(REDUCE("floor_divide", DIMS(1), mask, number, NULL));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2), VALUES(2, 33));
  ctn_array_release(y);
  OK(REDUCE("bitwise_or", NO_DIMS, NULL, NULL, NULL));
  CHECK_ARRAY(y, CTN_INT32, NO_DIMS, VALUES(15));
  ctn_array_release(y);
  OK(REDUCE("maximum", DIMS(0, 1), mask, number, NULL));
  CHECK_ARRAY(y, CTN_INT32, NO_DIMS, VALUES(100));
  ctn_array_release(y);
  OK(REDUCE("add", DIMS(1), mask, NULL, NULL));
  CHECK_ARRAY(y, CTN_INT64, DIMS(2), VALUES(14, 3));
  ctn_array_release(y);
  OK(REDUCE("minimum", DIMS(0), NULL, NULL, into));
  assert_ptr_equal(y, into);
  CHECK_ARRAY(into, CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  ctn_array_release(y);
  OK(ctn_array_ufunc_reduce("true_divide", a, DIMS(0), 1, CTN_FLOAT32, NULL, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 3), VALUES(9, 2 / 7.0, 5 / 3.0));
  ctn_array_release(y);
  OK(REDUCE("logical_xor", DIMS(1), NULL, NULL, NULL));
  CHECK_ARRAY(y, CTN_BOOL, DIMS(2), VALUES(1, 1));
  ctn_array_release(y);
  release_inputs();
}

static void test_reduce_nothing(void** state) {
  const char* const names[] = {"add", "multiply", "logical_and", "bitwise_and", "logaddexp", "hypot"};
  const double values[] = {0, 1, 1, -1, -HUGE_VAL, 0};
  ctn_array *empty, *identity;
  int32_t reorderable;
  size_t i;
  (void)state;
  make_inputs();
  for (i = 0; i < 6; ++i) {
    OK(ctn_array_zeros(DIMS(0, 2), i < 4 ? CTN_INT64 : CTN_FLOAT64, &empty));
    OK(ctn_array_ufunc_reduce(names[i], empty, DIMS(0), 0, CTN_DTYPE_NONE, NULL, NULL, NULL, &y));
    OK(ctn_ufunc_reduction(names[i], &reorderable, &identity));
    assert_true(reorderable);
    assert_true(item(identity) == values[i]);
    CHECK_ARRAY(y,
                i == 2  ? CTN_BOOL
                : i < 4 ? CTN_INT64
                        : CTN_FLOAT64,
                DIMS(2), VALUES(values[i], values[i]));
    ctn_array_release(identity);
    ctn_array_release(y);
    ctn_array_release(empty);
  }
  OK(ctn_ufunc_reduction("fmax", &reorderable, &identity));
  assert_true(reorderable && !identity);
  OK(ctn_ufunc_reduction("subtract", &reorderable, &identity));
  assert_true(!reorderable && !identity);
  FAILS(ctn_ufunc_reduction("sin", &reorderable, &identity), CTN_ERROR_INVALID_ARGUMENT, "two inputs", "sin");
  FAILS(ctn_ufunc_reduction("plus", &reorderable, &identity), CTN_ERROR_NOT_FOUND, "\"plus\"");
  OK(ctn_array_zeros(DIMS(0, 2), CTN_INT64, &empty));
  FAILS(ctn_array_ufunc_reduce("maximum", empty, DIMS(0), 0, CTN_DTYPE_NONE, NULL, NULL, NULL, &y),
        CTN_ERROR_INVALID_ARGUMENT, "no elements", "maximum has no identity");
  assert_null(y);
  OK(ctn_array_ufunc_reduce("maximum", empty, DIMS(0), 0, CTN_DTYPE_NONE, NULL, number, NULL, &y));
  CHECK_ARRAY(y, CTN_INT64, DIMS(2), VALUES(100, 100));
  ctn_array_release(y);
  ctn_array_release(empty);
  release_inputs();
}

static void test_reduce_failures(void** state) {
  ctn_array* flags = counting(CTN_INT32, DIMS(2, 3));
  (void)state;
  make_inputs();
  FAILS(REDUCE("subtract", DIMS(0, 1), NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "axes: subtract cannot be reordered");
  FAILS(REDUCE("negative", DIMS(0), NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "name: reduce",
        "negative has 1");
  FAILS(REDUCE("divmod", DIMS(0), NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "one result",
        "divmod has 2");
  FAILS(REDUCE("plus", DIMS(0), NULL, NULL, NULL), CTN_ERROR_NOT_FOUND, "\"plus\"");
  FAILS(REDUCE("add", DIMS(2), NULL, NULL, NULL), CTN_ERROR_INDEX, "axes");
  FAILS(REDUCE("add", DIMS(0, 0), NULL, NULL, NULL), CTN_ERROR_INDEX, "axis 0 is repeated");
  FAILS(REDUCE("greater", DIMS(0), NULL, NULL, NULL), CTN_ERROR_DTYPE, "greater.reduce", "int32", "bool");
  FAILS(REDUCE("maximum", DIMS(0), mask, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "where: maximum has no identity");
  FAILS(REDUCE("add", DIMS(0), flags, NULL, NULL), CTN_ERROR_DTYPE, "where: expected bool, got int32");
  FAILS(REDUCE("add", DIMS(0), NULL, flags, NULL), CTN_ERROR_SHAPE, "initial: expected one number");
  FAILS(REDUCE("add", DIMS(1), NULL, NULL, into), CTN_ERROR_SHAPE,
        "destination: expected shape (2,), got (3,)");
  FAILS(ctn_array_ufunc_reduce("hypot", a, DIMS(0), 0, CTN_INT32, NULL, NULL, NULL, &y), CTN_ERROR_DTYPE,
        "hypot has no loop for int32");
  assert_null(y);
  CHECK_ARRAY(into, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 2));
  ctn_array_release(flags);
  release_inputs();
}

static void test_accumulate(void** state) {
  ctn_array* zero = array_of(CTN_INT32, NO_DIMS, VALUES(0));
  (void)state;
  make_inputs();
#define ACCUMULATE(name, x, axis, dtype, destination) \
  ctn_array_ufunc_accumulate(name, x, axis, dtype, destination, &y)
  OK(ACCUMULATE("maximum", a, 1, CTN_DTYPE_NONE, NULL));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2, 3), VALUES(9, 9, 9, 1, 7, 7));
  ctn_array_release(y);
  OK(ACCUMULATE("subtract", a, 0, CTN_FLOAT64, NULL));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2, 3), VALUES(9, 2, 5, 8, -5, 2));
  ctn_array_release(y);
  OK(ACCUMULATE("bitwise_xor", a, -1, CTN_DTYPE_NONE, a)); /* the memory of the input */
  assert_ptr_equal(y, a);
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(9, 11, 14, 1, 6, 5));
  ctn_array_release(y);
  FAILS(ACCUMULATE("maximum", a, 2, CTN_DTYPE_NONE, NULL), CTN_ERROR_INDEX, "axis");
  FAILS(ACCUMULATE("maximum", zero, 0, CTN_DTYPE_NONE, NULL), CTN_ERROR_SHAPE,
        "a: expected at least one axis");
  FAILS(ACCUMULATE("maximum", a, 0, CTN_DTYPE_NONE, into), CTN_ERROR_SHAPE, "destination", "(2, 3)");
  FAILS(ACCUMULATE("sqrt", a, 0, CTN_DTYPE_NONE, NULL), CTN_ERROR_INVALID_ARGUMENT, "accumulate",
        "sqrt has 1");
  FAILS(ACCUMULATE("less", a, 0, CTN_DTYPE_NONE, NULL), CTN_ERROR_DTYPE, "less.accumulate");
  FAILS(ACCUMULATE("power", number, 0, CTN_DTYPE_NONE, NULL), CTN_ERROR_SHAPE, "a:");
  ctn_array_release(zero);
  release_inputs();
}

static void test_reduceat(void** state) {
  ctn_array *places = array_of(CTN_INT64, DIMS(4), VALUES(0, 2, 1, 1)),
            *beyond = array_of(CTN_INT64, DIMS(1), VALUES(3)),
            *before = array_of(CTN_INT8, DIMS(1), VALUES(-1)),
            *fractions = array_of(CTN_FLOAT64, DIMS(1), VALUES(0)), *none;
  (void)state;
  make_inputs();
#define REDUCEAT(name, indices, axis) \
  ctn_array_ufunc_reduceat(name, a, indices, axis, CTN_DTYPE_NONE, NULL, &y)
  OK(REDUCEAT("add", places, 1));
  CHECK_ARRAY(y, CTN_INT64, DIMS(2, 4), VALUES(11, 5, 2, 7, 8, 3, 7, 10));
  ctn_array_release(y);
  OK(REDUCEAT("subtract", places, 1));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2, 4), VALUES(7, 5, 2, -3, -6, 3, 7, 4));
  ctn_array_release(y);
  OK(ctn_array_zeros(DIMS(0), CTN_INT32, &none));
  OK(REDUCEAT("maximum", none, 0));
  CHECK_ARRAY(y, CTN_INT32, DIMS(0, 3), NULL, 0);
  ctn_array_release(y);
  FAILS(REDUCEAT("add", beyond, 1), CTN_ERROR_INDEX, "indices: 3 is out of bounds for axis 1 of length 3");
  FAILS(REDUCEAT("add", before, 1), CTN_ERROR_INDEX, "indices: -1 is out of bounds");
  FAILS(REDUCEAT("add", a, 1), CTN_ERROR_SHAPE, "indices: expected one axis");
  FAILS(REDUCEAT("add", fractions, 1), CTN_ERROR_DTYPE, "indices: expected integers");
  FAILS(REDUCEAT("add", places, 2), CTN_ERROR_INDEX, "axis");
  FAILS(REDUCEAT("add", places, 0), CTN_ERROR_INDEX, "indices: 2 is out of bounds for axis 0 of length 2");
  assert_null(y);
  ctn_array_release(none);
  ctn_array_release(fractions);
  ctn_array_release(before);
  ctn_array_release(beyond);
  ctn_array_release(places);
  release_inputs();
}

static void test_outer(void** state) {
  ctn_array *b = counting(CTN_INT32, DIMS(2)), *low = array_of(CTN_INT8, DIMS(2), VALUES(1, 2)),
            *wide = counting(CTN_INT32, DIMS(2, 3, 2));
  (void)state;
  make_inputs();
  OK(ctn_array_ufunc_outer("power", b, low, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2, 2), VALUES(0, 0, 1, 1));
  ctn_array_release(y);
  OK(ctn_array_ufunc_outer("less", a, b, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, wide, &y));
  assert_ptr_equal(y, wide);
  ctn_array_release(y);
  FAILS(ctn_array_ufunc_outer("exp", a, b, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL, &y),
        CTN_ERROR_INVALID_ARGUMENT, "outer", "exp has 1");
  FAILS(ctn_array_ufunc_outer("add", a, b, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, into, &y),
        CTN_ERROR_SHAPE, "(2, 3, 1)", "(2,)");
  ctn_array_release(wide);
  ctn_array_release(low);
  ctn_array_release(b);
  release_inputs();
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_reduce),          TEST(test_reduce_nothing),
                                     TEST(test_reduce_failures), TEST(test_accumulate),
                                     TEST(test_reduceat),        TEST(test_outer)};
  return RUN(tests, argc, argv);
}
