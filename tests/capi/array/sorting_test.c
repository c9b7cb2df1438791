/* Tests of catenary/sorting.h: sorting, searching, counting, cumulative sums, and bad input. */
#include "support.h"

static void test_sort(void** state) {
  ctn_array *a = array_of(CTN_FLOAT32, DIMS(2, 3), VALUES(3, NAN, -1, 2, 5, 2)), *out, *fixed, *scalar;
  const int64_t kth[] = {1, 7};
  (void)state;
  OK(ctn_array_sort(a, -1, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 3), VALUES(-1, 3, NAN, 2, 2, 5));
  ctn_array_release(out);
  OK(ctn_array_argsort(a, CTN_AXIS_NONE, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(6), VALUES(2, 3, 5, 0, 4, 1));
  ctn_array_release(out);
  OK(ctn_array_partition(a, kth, 1, 1, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 3), VALUES(-1, 3, NAN, 2, 2, 5));
  ctn_array_release(out);
  OK(ctn_array_sort_inplace(a, 0));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(2, 5, -1, 3, NAN, 2));
  FAILS(ctn_array_sort(a, 2, &out), CTN_ERROR_INDEX, "axis: 2 is out of bounds");
  assert_null(out);
  FAILS(ctn_array_argpartition(a, kth, 2, 1, &out), CTN_ERROR_INVALID_ARGUMENT, "kth: 7 is out of bounds",
        "length 3");
  scalar = counting(CTN_INT8, NO_DIMS);
  FAILS(ctn_array_sort(scalar, -1, &out), CTN_ERROR_INDEX, "axis: -1 is out of bounds");
  OK(ctn_array_broadcast_to(scalar, DIMS(3), &fixed));
  FAILS(ctn_array_sort_inplace(fixed, 0), CTN_ERROR_INVALID_ARGUMENT, "a: expected a writeable array");
  FAILS(ctn_array_lexsort(NULL, 0, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "keys: expected at least one");
  ctn_array_release(fixed);
  ctn_array_release(scalar);
  ctn_array_release(a);
}

static void test_search(void** state) {
  ctn_array *a = array_of(CTN_INT32, DIMS(4), VALUES(1, 2, 2, 5)),
            *v = array_of(CTN_FLOAT64, DIMS(1, 3), VALUES(2, 5.5, 0)),
            *floats = counting(CTN_FLOAT32, DIMS(4)), *out, *index, *counts;
  (void)state;
  OK(ctn_array_searchsorted(a, v, CTN_SIDE_LEFT, NULL, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(1, 3), VALUES(1, 4, 0));
  ctn_array_release(out);
  OK(ctn_array_searchsorted(a, v, CTN_SIDE_RIGHT, NULL, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(1, 3), VALUES(3, 4, 0));
  ctn_array_release(out);
  FAILS(ctn_array_searchsorted(v, a, CTN_SIDE_LEFT, NULL, &out), CTN_ERROR_SHAPE, "a: expected one axis");
  FAILS(ctn_array_searchsorted(a, v, 2, NULL, &out), CTN_ERROR_INVALID_ARGUMENT, "side");
  FAILS(ctn_array_searchsorted(a, v, CTN_SIDE_LEFT, floats, &out), CTN_ERROR_DTYPE,
        "sorter: expected integers");
  FAILS(ctn_array_searchsorted(a, v, CTN_SIDE_LEFT, v, &out), CTN_ERROR_DTYPE, "sorter:");
  OK(ctn_array_unique(a, &out, &index, NULL, &counts));
  CHECK_ARRAY(out, CTN_INT32, DIMS(3), VALUES(1, 2, 5));
  CHECK_ARRAY(index, CTN_INT64, DIMS(3), VALUES(0, 1, 3));
  CHECK_ARRAY(counts, CTN_INT64, DIMS(3), VALUES(1, 2, 1));
  ctn_array_release(counts);
  ctn_array_release(index);
  ctn_array_release(out);
  FAILS(ctn_array_unique(NULL, &out, &index, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  assert_null(out);
  assert_null(index);
  ctn_array_release(floats);
  ctn_array_release(v);
  ctn_array_release(a);
}

static void test_sums(void** state) {
  ctn_array *a = array_of(CTN_INT8, DIMS(2, 2), VALUES(100, 100, 3, 2)), *out, *small, *fixed;
  (void)state;
  OK(ctn_array_cumsum(a, CTN_AXIS_NONE, CTN_DTYPE_NONE, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(4), VALUES(100, 200, 203, 205));
  FAILS(ctn_array_cumsum_into(a, 0, CTN_DTYPE_NONE, out), CTN_ERROR_SHAPE, "out: expected shape (2, 2)");
  ctn_array_release(out);
  OK(ctn_array_cumprod(a, 0, CTN_FLOAT32, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 2), VALUES(100, 100, 300, 200));
  ctn_array_release(out);
  small = counting(CTN_INT8, DIMS(2, 2));
  OK(ctn_array_cumsum_into(a, 1, CTN_DTYPE_NONE, small)); /* wraps, as in NumPy */
  CHECK_ARRAY(small, CTN_INT8, DIMS(2, 2), VALUES(100, -56, 3, 5));
  OK(ctn_array_cumsum_into(a, 0, CTN_DTYPE_NONE, a)); /* into its own input */
  CHECK_ARRAY(a, CTN_INT8, DIMS(2, 2), VALUES(100, 100, 103, 102));
  FAILS(ctn_array_cumsum(a, 2, CTN_DTYPE_NONE, &out), CTN_ERROR_INDEX, "axis: 2");
  OK(ctn_array_broadcast_to(small, DIMS(2, 2, 2), &fixed));
  FAILS(ctn_array_cumprod_into(fixed, 0, CTN_DTYPE_NONE, fixed), CTN_ERROR_INVALID_ARGUMENT, "out:");
  ctn_array_release(fixed);
  ctn_array_release(small);
  ctn_array_release(a);
}

static void test_bincount(void** state) {
  ctn_array *x = array_of(CTN_UINT8, DIMS(4), VALUES(1, 3, 1, 0)),
            *w = array_of(CTN_FLOAT32, DIMS(4), VALUES(0.5, 1, 2, 4)),
            *negative = array_of(CTN_INT32, DIMS(2), VALUES(1, -2)), *wide = counting(CTN_UINT64, DIMS(2)),
            *out;
  (void)state;
  OK(ctn_array_bincount(x, NULL, 6, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(6), VALUES(1, 2, 0, 1, 0, 0));
  ctn_array_release(out);
  OK(ctn_array_bincount(x, w, 0, &out));
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(4), VALUES(4, 2.5, 0, 1));
  ctn_array_release(out);
  FAILS(ctn_array_bincount(negative, NULL, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "x: expected no negative",
        "-2");
  FAILS(ctn_array_bincount(x, NULL, -1, &out), CTN_ERROR_INVALID_ARGUMENT, "minlength:");
  FAILS(ctn_array_bincount(wide, NULL, 0, &out), CTN_ERROR_DTYPE, "x: expected integers");
  FAILS(ctn_array_bincount(wide, NULL, -1, &out), CTN_ERROR_DTYPE,
        "x: expected integers"); /* checked first, as in NumPy */
  FAILS(ctn_array_bincount(x, wide, 0, &out), CTN_ERROR_SHAPE, "weights:");
  ctn_array_release(wide);
  ctn_array_release(negative);
  ctn_array_release(w);
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_sort), TEST(test_search), TEST(test_sums),
                                     TEST(test_bincount)};
  return RUN(tests, argc, argv);
}
