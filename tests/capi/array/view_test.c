/* Tests of catenary/array.h: views and basic indexing. */
#include "support.h"

static void test_reshape(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 3)), *v, *t;
  (void)state;
  OK(ctn_array_reshape(a, DIMS(3, -1), &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(3, 2), VALUES(0, 1, 2, 3, 4, 5));
  OK(ctn_array_negative_into(v, v)); /* v is a view */
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(0, -1, -2, -3, -4, -5));
  ctn_array_release(v);
  OK(ctn_array_transpose(a, NULL, 0, &t));
  OK(ctn_array_reshape(t, DIMS(6), &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(6), VALUES(0, -3, -1, -4, -2, -5));
  ctn_array_release(v);
  OK(ctn_array_ravel(t, &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(6), VALUES(0, -3, -1, -4, -2, -5));
  ctn_array_release(v);
  OK(ctn_array_flatten(a, &v));
  OK(ctn_array_negative_into(v, v)); /* v is a copy */
  CHECK_ARRAY(v, CTN_INT32, DIMS(6), VALUES(0, 1, 2, 3, 4, 5));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(0, -1, -2, -3, -4, -5));
  ctn_array_release(v);

  FAILS(ctn_array_reshape(a, DIMS(4, 2), &v), CTN_ERROR_SHAPE, "shape:", "int32 (2, 3)", "(4, 2)");
  assert_null(v);
  FAILS(ctn_array_reshape(a, DIMS(-1, -1), &v), CTN_ERROR_SHAPE, "shape:", "(-1, -1)");
  FAILS(ctn_array_reshape(a, DIMS(-1, 4), &v), CTN_ERROR_SHAPE, "shape:", "(-1, 4)");
  FAILS(ctn_array_reshape(a, NULL, 1, &v), CTN_ERROR_INVALID_ARGUMENT, "shape: expected 1 element, got NULL");
  FAILS(ctn_array_reshape(NULL, DIMS(1), &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_reshape(a, DIMS(6), NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_ravel(NULL, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_flatten(NULL, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  ctn_array_release(t);
  ctn_array_release(a);
}

static void test_axes(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(1, 2, 3)), *v;
  (void)state;
  OK(ctn_array_transpose(a, DIMS(2, 0, -2), &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(3, 1, 2), VALUES(0, 3, 1, 4, 2, 5));
  ctn_array_release(v);
  OK(ctn_array_swapaxes(a, 0, -1, &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(3, 2, 1), VALUES(0, 3, 1, 4, 2, 5));
  ctn_array_release(v);
  OK(ctn_array_rollaxis(a, 2, 0, &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(3, 1, 2), VALUES(0, 3, 1, 4, 2, 5));
  ctn_array_release(v);
  OK(ctn_array_expand_dims(a, -1, &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(1, 2, 3, 1), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(v);
  OK(ctn_array_squeeze(a, NULL, 0, &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(v);
  OK(ctn_array_squeeze(a, DIMS(0), &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(v);

  FAILS(ctn_array_transpose(a, DIMS(0, 1), &v), CTN_ERROR_INDEX, "axes: expected 3 entries", "got 2");
  assert_null(v);
  FAILS(ctn_array_transpose(a, DIMS(0, 1, 1), &v), CTN_ERROR_INDEX, "axes:", "1", "repeated");
  FAILS(ctn_array_transpose(a, DIMS(0, 1, 3), &v), CTN_ERROR_INDEX, "axes: 3 is out of bounds",
        "3 dimensions");
  FAILS(ctn_array_transpose(NULL, NULL, 0, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_swapaxes(a, 3, 0, &v), CTN_ERROR_INDEX, "axis1: 3 is out of bounds");
  FAILS(ctn_array_swapaxes(a, 0, -4, &v), CTN_ERROR_INDEX, "axis2: -4 is out of bounds");
  FAILS(ctn_array_swapaxes(NULL, 0, 0, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_rollaxis(a, 5, 0, &v), CTN_ERROR_INDEX, "axis: 5 is out of bounds");
  FAILS(ctn_array_rollaxis(a, 0, 4, &v), CTN_ERROR_INDEX, "start: 4 is out of bounds");
  FAILS(ctn_array_rollaxis(NULL, 0, 0, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_expand_dims(a, 4, &v), CTN_ERROR_INDEX, "axis: 4 is out of bounds");
  FAILS(ctn_array_expand_dims(NULL, 0, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_squeeze(a, DIMS(1), &v), CTN_ERROR_INDEX, "axes: axis 1", "not of length one");
  FAILS(ctn_array_squeeze(a, DIMS(0, -3), &v), CTN_ERROR_INDEX, "axes: axis 0", "repeated");
  FAILS(ctn_array_squeeze(NULL, NULL, 0, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  ctn_array_release(a);
}

static void test_broadcast(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(2, 1)), *v;
  (void)state;
  OK(ctn_array_broadcast_to(a, DIMS(2, 2, 3), &v));
  CHECK_ARRAY(v, CTN_INT8, DIMS(2, 2, 3), VALUES(0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1));
  assert_int_equal(ctn_array_is_writeable(v), 0);
  FAILS(ctn_array_negative_into(v, v), CTN_ERROR_INVALID_ARGUMENT, "out: expected a writeable array");
  ctn_array_release(v);
  FAILS(ctn_array_broadcast_to(a, DIMS(3, 3), &v), CTN_ERROR_SHAPE, "shape:", "int8 (2, 1)", "(3, 3)");
  assert_null(v);
  FAILS(ctn_array_broadcast_to(a, DIMS(2), &v), CTN_ERROR_SHAPE, "shape:", "(2,)");
  FAILS(ctn_array_broadcast_to(a, DIMS(2, -1), &v), CTN_ERROR_INVALID_ARGUMENT, "shape:", "negative");
  FAILS(ctn_array_broadcast_to(NULL, DIMS(2), &v), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  ctn_array_release(a);
}

#define INT_ITEM(i) \
  { CTN_INDEX_INT, (i), 0, 0 }
#define SLICE_ITEM(start, stop, step) \
  { CTN_INDEX_SLICE, (start), (stop), (step) }
#define NEW_AXIS \
  { CTN_INDEX_NEWAXIS, 0, 0, 0 }
#define ELLIPSIS_ITEM \
  { CTN_INDEX_ELLIPSIS, 0, 0, 0 }

static void test_get(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(3, 4)), *v;
  const ctn_index row[] = {INT_ITEM(-1)};
  const ctn_index steps[] = {SLICE_ITEM(CTN_OMITTED, CTN_OMITTED, -2), SLICE_ITEM(1, 100, 2)};
  const ctn_index mixed[] = {ELLIPSIS_ITEM, NEW_AXIS, INT_ITEM(1)};
  const ctn_index none[] = {SLICE_ITEM(2, 1, 1)};
  const ctn_index out_of_bounds[] = {INT_ITEM(3)}, many[] = {INT_ITEM(0), INT_ITEM(0), INT_ITEM(0)};
  const ctn_index two_ellipses[] = {ELLIPSIS_ITEM, ELLIPSIS_ITEM}, no_step[] = {SLICE_ITEM(0, 1, 0)};
  const ctn_index unknown[] = {{9, 0, 0, 0}};
  (void)state;
  OK(ctn_array_get(a, row, 1, &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(4), VALUES(8, 9, 10, 11));
  ctn_array_release(v);
  OK(ctn_array_get(a, steps, 2, &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(2, 2), VALUES(9, 11, 1, 3));
  ctn_array_release(v);
  OK(ctn_array_get(a, mixed, 3, &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(3, 1), VALUES(1, 5, 9));
  ctn_array_release(v);
  OK(ctn_array_get(a, none, 1, &v));
  CHECK_ARRAY(v, CTN_INT32, DIMS(0, 4), NULL, 0);
  ctn_array_release(v);
  OK(ctn_array_get(a, NULL, 0, &v));
  assert_int_equal(ctn_array_size(v), 12);
  ctn_array_release(v);

  FAILS(ctn_array_get(a, out_of_bounds, 1, &v), CTN_ERROR_INDEX, "items: index 3 is out of bounds for axis 0",
        "length 3");
  assert_null(v);
  FAILS(ctn_array_get(a, many, 3, &v), CTN_ERROR_INDEX, "items: too many indices", "int32 (3, 4)", "3");
  FAILS(ctn_array_get(a, two_ellipses, 2, &v), CTN_ERROR_INDEX, "items:", "ellipsis");
  FAILS(ctn_array_get(a, no_step, 1, &v), CTN_ERROR_INVALID_ARGUMENT, "items: slice step cannot be zero");
  FAILS(ctn_array_get(a, unknown, 1, &v), CTN_ERROR_INVALID_ARGUMENT, "items: unknown kind 9");
  FAILS(ctn_array_get(a, NULL, 1, &v), CTN_ERROR_INVALID_ARGUMENT, "items: expected 1 element, got NULL");
  FAILS(ctn_array_get(NULL, row, 1, &v), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  ctn_array_release(a);
}

static void test_set(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 3)), *value = array_of(CTN_FLOAT64, DIMS(1, 2), VALUES(7.5, -1)),
            *wide;
  const ctn_index columns[] = {ELLIPSIS_ITEM, SLICE_ITEM(0, CTN_OMITTED, 2)};
  const ctn_index swapped[] = {SLICE_ITEM(CTN_OMITTED, CTN_OMITTED, -1)};
  int64_t version;
  (void)state;
  OK(ctn_array_set(a, columns, 2, value));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(7, 1, -1, 7, 4, -1));
  OK(ctn_array_set(a, swapped, 1, a)); /* into its own memory */
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(7, 4, -1, 7, 1, -1));
  version = ctn_array_version(a);
  FAILS(ctn_array_set(a, NULL, 0, value), CTN_ERROR_SHAPE, "(1, 2)", "(2, 3)");
  FAILS(ctn_array_set(a, columns, 2, NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array");
  FAILS(ctn_array_set(NULL, columns, 2, value), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  OK(ctn_array_broadcast_to(value, DIMS(2, 2), &wide));
  FAILS(ctn_array_set(wide, NULL, 0, value), CTN_ERROR_INVALID_ARGUMENT, "a: expected a writeable array");
  assert_int_equal(ctn_array_version(a), version);
  ctn_array_release(wide);
  ctn_array_release(value);
  ctn_array_release(a);
}

/* More axes than the array object itself stores. */
static void test_many_axes(void** state) {
  ctn_array *a, *reversed, *sum, *small;
  int64_t shape[12];
  size_t i;
  (void)state;
  for (i = 0; i < 12; ++i) shape[i] = i == 3 || i == 10 ? 2 : 1;
  a = counting(CTN_FLOAT32, shape, 12);
  OK(ctn_array_transpose(a, NULL, 0, &reversed));
  OK(ctn_array_add(reversed, reversed, &sum));
  OK(ctn_array_squeeze(sum, NULL, 0, &small));
  CHECK_ARRAY(small, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 4, 2, 6));
  ctn_array_release(small);
  ctn_array_release(sum);
  ctn_array_release(reversed);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_reshape), TEST(test_axes), TEST(test_broadcast),
                                     TEST(test_get),     TEST(test_set),  TEST(test_many_axes)};
  return RUN(tests, argc, argv);
}
