/* Tests of catenary/testing.h: assertions. */
#include "testing_support.h"

static void test_allclose(void** state) {
  ctn_array *x = vector(CTN_FLOAT64, VALUES(1, 2, 3)), *y = vector(CTN_FLOAT64, VALUES(1, 2, 4)), *s;
  (void)state;
  OK(ctn_testing_assert_allclose(x, x, 0, 0, NULL, 1));
  OK(ctn_testing_assert_allclose(x, y, 0.25, 0, NULL, 1));
  OK(ctn_testing_assert_allclose(x, y, 0, 1, NULL, 1));
  MISMATCH(
      ctn_testing_assert_allclose(x, y, 1e-7, 0, NULL, 1),
      "\nNot equal to tolerance rtol=1e-07, atol=0\n"
      "\nMismatched elements: 1 / 3 (33.3%)\nMax absolute difference: 1.\nMax relative difference: 0.25\n"
      " x: array([1., 2., 3.])\n y: array([1., 2., 4.])");
  MISMATCH(ctn_testing_assert_allclose(y, x, 0.25, 0.125, "hello", 0),
           "\nNot equal to tolerance rtol=0.25, atol=0.125\nhello\n"
           "Mismatched elements: 1 / 3 (33.3%)\nMax absolute difference: 1.\n"
           "Max relative difference: 0.33333333");
  ctn_array_release(y);

  s = number(CTN_FLOAT32, 2);
  MISMATCH(ctn_testing_assert_allclose(x, s, 0, 0, "", 1),
           "\nNot equal to tolerance rtol=0, atol=0\n"
           "\nMismatched elements: 2 / 3 (66.7%)\nMax absolute difference: 1.\nMax relative difference: 0.5\n"
           " x: array([1., 2., 3.])\n y: array(2., dtype=float32)");
  OK(ctn_testing_assert_allclose(s, x, 1, 0, "", 1));
  ctn_array_release(s);

  y = vector(CTN_FLOAT64, VALUES(1, 2));
  MISMATCH(ctn_testing_assert_allclose(x, y, 0, 0, "hint", 1),
           "\nNot equal to tolerance rtol=0, atol=0\nhint\n(shapes (3,), (2,) mismatch)\n"
           " x: array([1., 2., 3.])\n y: array([1., 2.])");
  release(x, y);

  x = vector(CTN_FLOAT32, VALUES(NAN, INFINITY, -INFINITY, 1));
  y = vector(CTN_FLOAT64, VALUES(NAN, INFINITY, -INFINITY, 1));
  OK(ctn_testing_assert_allclose(x, y, 0, 0, NULL, 1));
  ctn_array_release(y);
  y = vector(CTN_FLOAT64, VALUES(1, INFINITY, -INFINITY, 1));
  MISMATCH(ctn_testing_assert_allclose(x, y, 0, 0, NULL, 1),
           "\nNot equal to tolerance rtol=0, atol=0\n\nx and y nan location mismatch:\n"
           " x: array([ nan,  inf, -inf,   1.], dtype=float32)\n y: array([  1.,  inf, -inf,   1.])");
  ctn_array_release(y);
  y = vector(CTN_FLOAT64, VALUES(NAN, 1, -INFINITY, 1));
  MISMATCH(ctn_testing_assert_allclose(x, y, 0, 0, NULL, 0),
           "\nNot equal to tolerance rtol=0, atol=0\n\nx and y +inf location mismatch:");
  ctn_array_release(y);
  y = vector(CTN_FLOAT64, VALUES(NAN, INFINITY, INFINITY, 1));
  MISMATCH(ctn_testing_assert_allclose(x, y, 0, 0, NULL, 0),
           "\nNot equal to tolerance rtol=0, atol=0\n\nx and y +inf location mismatch:");
  release(x, y);

  /* A tolerance beyond the range of float16 does not become infinite. */
  x = vector(CTN_FLOAT16, VALUES(100));
  y = vector(CTN_FLOAT16, VALUES(1e-5));
  MISMATCH(ctn_testing_assert_allclose(x, y, 1e6, 0, NULL, 0),
           "\nNot equal to tolerance rtol=1e+06, atol=0\n\nMismatched elements: 1 / 1 (100%)\n"
           "Max absolute difference: 100.\nMax relative difference: inf");
  release(x, y);
}

static void test_almost_equal(void** state) {
  ctn_array *x = vector(CTN_FLOAT64, VALUES(1, 2.3333, NAN)),
            *y = vector(CTN_FLOAT64, VALUES(1, 2.33339, NAN));
  (void)state;
  OK(ctn_testing_assert_array_almost_equal(x, y, 3, NULL, 1));
  MISMATCH(ctn_testing_assert_array_almost_equal(x, y, 5, NULL, 1),
           "\nArrays are not almost equal to 5 decimals\n"
           "\nMismatched elements: 1 / 3 (33.3%)\nMax absolute difference: 9.e-05\n"
           "Max relative difference: 3.85704919e-05\n"
           " x: array([1.    , 2.3333,    nan])\n y: array([1.     , 2.33339,     nan])");
  OK(ctn_testing_assert_array_almost_equal(x, y, -2, NULL, 1));
  release(x, y);
  x = vector(CTN_UINT8, VALUES(1, 2));
  y = vector(CTN_UINT8, VALUES(2, 2));
  MISMATCH(ctn_testing_assert_array_almost_equal(x, y, 6, "two\nlines", 1),
           "\nArrays are not almost equal to 6 decimals\ntwo\nlines\n"
           "Mismatched elements: 1 / 2 (50%)\nMax absolute difference: 1\nMax relative difference: 0.5\n"
           " x: array([1, 2], dtype=uint8)\n y: array([2, 2], dtype=uint8)");
  OK(ctn_testing_assert_array_almost_equal(x, y, -1, NULL, 1));
  release(x, y);
}

static void test_equal(void** state) {
  ctn_array *x = counting(CTN_INT32, DIMS(2, 3)), *y = counting(CTN_FLOAT64, DIMS(2, 3)), *t, *u;
  (void)state;
  OK(ctn_testing_assert_array_equal(x, y, NULL, 1));
  OK(ctn_array_transpose(x, NULL, 0, &t)); /* a strided array */
  OK(ctn_array_copy(t, &u));
  OK(ctn_testing_assert_array_equal(t, u, NULL, 1));
  release(t, u);
  ctn_array_release(y);
  OK(ctn_array_negative(x, &y));
  MISMATCH(ctn_testing_assert_array_equal(x, y, NULL, 1),
           "\nArrays are not equal\n"
           "\nMismatched elements: 5 / 6 (83.3%)\nMax absolute difference: 10\nMax relative difference: 2.\n"
           " x: array([[0, 1, 2],\n       [3, 4, 5]], dtype=int32)\n"
           " y: array([[ 0, -1, -2],\n       [-3, -4, -5]], dtype=int32)");
  release(x, y);

  x = vector(CTN_BOOL, VALUES(1, 0, 1));
  y = vector(CTN_BOOL, VALUES(1, 1, 1));
  MISMATCH(ctn_testing_assert_array_equal(x, y, NULL, 1),
           "\nArrays are not equal\n\nMismatched elements: 1 / 3 (33.3%)\n"
           " x: array([ True, False,  True])\n y: array([ True,  True,  True])");
  release(x, y);

  /* Integers beyond 2^53 are compared exactly. */
  OK(ctn_array_arange_i64(INT64_MAX - 1, INT64_MAX, 1, CTN_INT64, &x));
  OK(ctn_array_arange_i64(INT64_MAX - 2, INT64_MAX - 1, 1, CTN_INT64, &y));
  FAILS(ctn_testing_assert_array_equal(x, y, NULL, 1), CTN_ERROR_ASSERTION, "Max absolute difference: 1\n");
  release(x, y);

  /* Long arrays are shortened to three lines. */
  x = counting(CTN_INT16, DIMS(5, 2));
  y = number(CTN_INT16, 100);
  MISMATCH(
      ctn_testing_assert_array_equal(x, y, NULL, 1),
      "\nArrays are not equal\n"
      "\nMismatched elements: 10 / 10 (100%)\nMax absolute difference: 100\nMax relative difference: 1.\n"
      " x: array([[0, 1],\n       [2, 3],\n       [4, 5],...\n y: array(100, dtype=int16)");
  release(x, y);

  /* There is nothing to compare. */
  x = array_of(CTN_FLOAT32, DIMS(0, 2), NULL, 0);
  y = array_of(CTN_INT8, DIMS(0, 2), NULL, 0);
  OK(ctn_testing_assert_array_equal(x, y, NULL, 1));
  OK(ctn_testing_assert_array_less(x, y, NULL, 1));
  ctn_array_release(y);
  y = number(CTN_INT8, 1);
  OK(ctn_testing_assert_array_equal(x, y, NULL, 1));
  ctn_array_release(y);
  y = array_of(CTN_INT8, DIMS(2, 0), NULL, 0);
  MISMATCH(ctn_testing_assert_array_equal(x, y, NULL, 1),
           "\nArrays are not equal\n\n(shapes (0, 2), (2, 0) mismatch)\n"
           " x: array([], shape=(0, 2), dtype=float32)\n y: array([], shape=(2, 0), dtype=int8)");
  release(x, y);
}

static void test_less(void** state) {
  ctn_array *x = vector(CTN_FLOAT32, VALUES(1, -INFINITY, NAN)),
            *y = vector(CTN_FLOAT32, VALUES(2, INFINITY, NAN));
  (void)state;
  OK(ctn_testing_assert_array_less(x, y, NULL, 1));
  MISMATCH(
      ctn_testing_assert_array_less(y, x, NULL, 1),
      "\nArrays are not less-ordered\n"
      "\nMismatched elements: 2 / 3 (66.7%)\nMax absolute difference: inf\nMax relative difference: nan\n"
      " x: array([ 2., inf, nan], dtype=float32)\n y: array([  1., -inf,  nan], dtype=float32)");
  release(x, y);
  x = vector(CTN_INT8, VALUES(1, 2));
  MISMATCH(ctn_testing_assert_array_less(x, x, "equal is not less", 0),
           "\nArrays are not less-ordered\nequal is not less\n"
           "Mismatched elements: 2 / 2 (100%)\nMax absolute difference: 0\nMax relative difference: 0.");
  ctn_array_release(x);
}

static void test_lists(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2)), *b = vector(CTN_INT32, VALUES(0, 2));
  const ctn_array *xs[2], *ys[2];
  (void)state;
  xs[0] = xs[1] = ys[0] = a;
  ys[1] = b;
  OK(ctn_testing_assert_array_list_equal(xs, 2, xs, 2, NULL, 1));
  OK(ctn_testing_assert_array_list_equal(NULL, 0, NULL, 0, NULL, 1));
  MISMATCH(ctn_testing_assert_array_list_equal(xs, 2, ys, 2, NULL, 1),
           "\nArrays at position 1 of the lists are not equal\n"
           "\nMismatched elements: 1 / 2 (50%)\nMax absolute difference: 1\nMax relative difference: 0.5\n"
           " x: array([0, 1], dtype=int32)\n y: array([0, 2], dtype=int32)");
  MISMATCH(ctn_testing_assert_array_list_equal(xs, 2, ys, 1, NULL, 1),
           "\nLists of arrays have different lengths: 2 and 1");
  MISMATCH(ctn_testing_assert_array_list_equal(xs, 1, ys, 2, "hint", 1),
           "\nLists of arrays have different lengths: 1 and 2\nhint");
  ys[1] = NULL;
  FAILS(ctn_testing_assert_array_list_equal(xs, 2, ys, 2, NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "ylist[1]: expected an array, got NULL");
  FAILS(ctn_testing_assert_array_list_equal(NULL, 2, xs, 2, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "xlist:");
  release(a, b);
}

static void test_ulp(void** state) {
  ctn_array *x = vector(CTN_FLOAT32, VALUES(1, -2)), *y = vector(CTN_FLOAT32, VALUES(1 + 0x1p-22, -2)), *i;
  (void)state;
  OK(ctn_testing_assert_array_almost_equal_nulp(x, y, 2));
  MISMATCH(ctn_testing_assert_array_almost_equal_nulp(x, y, 1), "X and Y are not equal to 1 ULP (max is 2)");
  OK(ctn_testing_assert_array_max_ulp(x, y, 2, CTN_DTYPE_NONE));
  MISMATCH(ctn_testing_assert_array_max_ulp(x, y, 1, CTN_DTYPE_NONE),
           "Arrays are not almost equal up to 1 ULP (max difference is 2 ULP)");
  OK(ctn_testing_assert_array_max_ulp(x, y, 0, CTN_FLOAT16)); /* equal in float16 */
  MISMATCH(ctn_testing_assert_array_max_ulp(x, y, 7, CTN_FLOAT64),
           "Arrays are not almost equal up to 7 ULP (max difference is 1.07374e+09 ULP)");
  release(x, y);

  /* Both zeros are equal; max_ulp treats NaN as equal to itself. */
  x = vector(CTN_FLOAT64, VALUES(-0.0, NAN, INFINITY));
  y = vector(CTN_FLOAT64, VALUES(0.0, -NAN, INFINITY));
  OK(ctn_testing_assert_array_max_ulp(x, y, 0, CTN_DTYPE_NONE));
  MISMATCH(ctn_testing_assert_array_almost_equal_nulp(x, y, 1), "X and Y are not equal to 1 ULP (max is 0)");
  ctn_array_release(y);
  /* Distances do not wrap around. */
  y = vector(CTN_FLOAT64, VALUES(0.0, NAN, -INFINITY));
  MISMATCH(ctn_testing_assert_array_max_ulp(x, y, INT64_MAX, CTN_DTYPE_NONE),
           "Arrays are not almost equal up to 9223372036854775807 ULP (max difference is 1.84377e+19 ULP)");
  release(x, y);

  /* Integers are compared as float64; only the nulp form broadcasts shapes. */
  i = counting(CTN_INT32, DIMS(2, 2));
  x = vector(CTN_INT32, VALUES(0, 1));
  OK(ctn_testing_assert_array_almost_equal_nulp(i, i, 0));
  FAILS(ctn_testing_assert_array_almost_equal_nulp(i, x, 1), CTN_ERROR_ASSERTION,
        "X and Y are not equal to 1 ULP");
  FAILS(ctn_testing_assert_array_max_ulp(i, x, 1, CTN_DTYPE_NONE), CTN_ERROR_SHAPE, "(2, 2) - (2,)");
  ctn_array_release(x);
  x = counting(CTN_INT32, DIMS(3));
  FAILS(ctn_testing_assert_array_almost_equal_nulp(i, x, 1), CTN_ERROR_SHAPE, "broadcast");
  FAILS(ctn_testing_assert_array_almost_equal_nulp(i, i, -1), CTN_ERROR_INVALID_ARGUMENT, "nulp:", "-1");
  FAILS(ctn_testing_assert_array_max_ulp(i, i, -1, CTN_DTYPE_NONE), CTN_ERROR_INVALID_ARGUMENT,
        "maxulp:", "-1");
  FAILS(ctn_testing_assert_array_max_ulp(i, i, 1, CTN_BOOL), CTN_ERROR_DTYPE, "dtype:", "bool");
  FAILS(ctn_testing_assert_array_max_ulp(i, i, 1, 13), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "13");
  release(i, x);
  x = vector(CTN_BOOL, VALUES(0, 1));
  FAILS(ctn_testing_assert_array_almost_equal_nulp(x, x, 1), CTN_ERROR_DTYPE, "bool");
  FAILS(ctn_testing_assert_array_max_ulp(x, x, 1, CTN_DTYPE_NONE), CTN_ERROR_DTYPE, "bool");
  ctn_array_release(x);
}

static void test_devices_mixed(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(3)), *y, *z;
  (void)state;
  OK(ctn_array_to_device(x, "test:1", &y));
  OK(ctn_array_to_device(x, "cpu", &z));
  OK(ctn_testing_assert_allclose(x, y, 0, 0, NULL, 1));
  OK(ctn_testing_assert_array_equal(y, z, NULL, 1));
  OK(ctn_testing_assert_array_max_ulp(y, x, 0, CTN_DTYPE_NONE));
  OK(ctn_testing_assert_array_almost_equal_nulp(z, y, 0));
  FAILS(ctn_testing_assert_array_less(x, y, NULL, 1), CTN_ERROR_ASSERTION,
        "x: array([0., 1., 2.], dtype=float32)");
  release(y, z);
  ctn_array_release(x);
}

static void test_null_arrays(void** state) {
  ctn_array* x = counting(CTN_FLOAT32, DIMS(3));
  (void)state;
  FAILS(ctn_testing_assert_allclose(NULL, x, 0, 0, NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "actual: expected an array");
  FAILS(ctn_testing_assert_allclose(x, NULL, 0, 0, NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "desired: expected an array");
  FAILS(ctn_testing_assert_array_almost_equal(x, NULL, 6, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "y:");
  FAILS(ctn_testing_assert_array_equal(NULL, x, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "x:");
  FAILS(ctn_testing_assert_array_less(NULL, x, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "x:");
  FAILS(ctn_testing_assert_array_almost_equal_nulp(NULL, x, 1), CTN_ERROR_INVALID_ARGUMENT, "x:");
  FAILS(ctn_testing_assert_array_max_ulp(x, NULL, 1, CTN_DTYPE_NONE), CTN_ERROR_INVALID_ARGUMENT, "b:");
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_allclose), TEST(test_almost_equal), TEST(test_equal),         TEST(test_less),
      TEST(test_lists),    TEST(test_ulp),          TEST(test_devices_mixed), TEST(test_null_arrays),
  };
  return RUN(tests, argc, argv);
}
