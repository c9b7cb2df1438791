/* Tests of catenary/array.h: joining, splitting, picking, selecting, products. */
#include "support.h"

static void release_all(ctn_array** arrays, size_t count) {
  size_t i;
  for (i = 0; i < count; ++i) ctn_array_release(arrays[i]);
}

static void test_concatenate(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(2, 2)), *b = array_of(CTN_FLOAT16, DIMS(2, 1), VALUES(7.5, 8)), *c,
            *t, *weak, *scalar, *elsewhere;
  const ctn_array* list[3];
  (void)state;
  list[0] = a;
  list[1] = b;
  OK(ctn_array_concatenate(list, 2, -1, &c));
  CHECK_ARRAY(c, CTN_FLOAT16, DIMS(2, 3), VALUES(0, 1, 7.5, 2, 3, 8));
  ctn_array_release(c);
  OK(ctn_array_transpose(a, NULL, 0, &t));
  list[1] = t;
  list[2] = a;
  OK(ctn_array_concatenate(list, 3, 0, &c));
  CHECK_ARRAY(c, CTN_INT8, DIMS(6, 2), VALUES(0, 1, 2, 3, 0, 2, 1, 3, 0, 1, 2, 3));
  ctn_array_release(c);
  OK(ctn_array_concatenate(list, 1, 0, &c)); /* the result is a copy */
  OK(ctn_array_negative_into(c, c));
  CHECK_ARRAY(a, CTN_INT8, DIMS(2, 2), VALUES(0, 1, 2, 3));
  ctn_array_release(c);
  OK(ctn_array_scalar_i64(9, &weak));
  list[2] = weak;
  OK(ctn_array_concatenate(list, 3, CTN_AXIS_NONE, &c));
  CHECK_ARRAY(c, CTN_INT64, DIMS(9), VALUES(0, 1, 2, 3, 0, 2, 1, 3, 9));
  ctn_array_release(c);
  ctn_array_release(weak);

  list[1] = b;
  FAILS(ctn_array_concatenate(list, 2, 0, &c), CTN_ERROR_SHAPE, "arrays[1]: expected the shape of arrays[0]",
        "(2, 1) and (2, 2)");
  assert_null(c);
  FAILS(ctn_array_concatenate(list, 2, 2, &c), CTN_ERROR_INDEX, "axis: 2 is out of bounds", "2 dimensions");
  FAILS(ctn_array_concatenate(list, 0, 0, &c), CTN_ERROR_INVALID_ARGUMENT,
        "arrays: expected at least one array");
  FAILS(ctn_array_concatenate(NULL, 2, 0, &c), CTN_ERROR_INVALID_ARGUMENT,
        "arrays: expected 2 elements, got NULL");
  scalar = counting(CTN_INT8, NO_DIMS);
  list[1] = scalar;
  FAILS(ctn_array_concatenate(list, 2, 0, &c), CTN_ERROR_SHAPE, "arrays[1]: expected at least one dimension",
        "int8 ()");
  list[1] = NULL;
  FAILS(ctn_array_concatenate(list, 2, 0, &c), CTN_ERROR_INVALID_ARGUMENT,
        "arrays[1]: expected an array, got NULL");
  OK(ctn_array_to_device(a, "test:1", &elsewhere));
  list[1] = elsewhere;
  FAILS(ctn_array_concatenate(list, 2, 0, &c), CTN_ERROR_DEVICE, "arrays[1]:", device, "test:1");
  list[1] = a;
  FAILS(ctn_array_concatenate(list, 2, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_array_release(elsewhere);
  ctn_array_release(scalar);
  ctn_array_release(t);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_split(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 5)), *parts[5];
  size_t i;
  (void)state;
  OK(ctn_array_split(a, 1, parts, 5));
  CHECK_ARRAY(parts[4], CTN_INT16, DIMS(2, 1), VALUES(4, 9));
  OK(ctn_array_negative_into(parts[4], parts[4])); /* the parts are views */
  release_all(parts, 5);
  CHECK_ARRAY(a, CTN_INT16, DIMS(2, 5), VALUES(0, 1, 2, 3, -4, 5, 6, 7, 8, -9));
  OK(ctn_array_array_split(a, -1, parts, 3));
  CHECK_ARRAY(parts[0], CTN_INT16, DIMS(2, 2), VALUES(0, 1, 5, 6));
  CHECK_ARRAY(parts[2], CTN_INT16, DIMS(2, 1), VALUES(-4, -9));
  release_all(parts, 3);
  OK(ctn_array_array_split(a, 0, parts, 3)); /* more parts than elements */
  assert_int_equal(ctn_array_size(parts[2]), 0);
  release_all(parts, 3);
  OK(ctn_array_split_at(a, DIMS(-4, 3, 2), 1, parts, 4));
  CHECK_ARRAY(parts[0], CTN_INT16, DIMS(2, 1), VALUES(0, 5));
  CHECK_ARRAY(parts[1], CTN_INT16, DIMS(2, 2), VALUES(1, 2, 6, 7));
  CHECK_ARRAY(parts[2], CTN_INT16, DIMS(2, 0), NULL, 0);
  CHECK_ARRAY(parts[3], CTN_INT16, DIMS(2, 3), VALUES(2, 3, -4, 7, 8, -9));
  release_all(parts, 4);
  OK(ctn_array_split_at(a, NULL, 0, 1, parts, 1));
  assert_int_equal(ctn_array_size(parts[0]), 10);
  release_all(parts, 1);
  OK(ctn_array_split_at(a, DIMS(INT64_MIN, INT64_MAX), 1, parts, 3));
  assert_int_equal(ctn_array_size(parts[1]), 10);
  release_all(parts, 3);

  for (i = 0; i < 5; ++i) parts[i] = a;
  FAILS(ctn_array_split(a, 1, parts, 3), CTN_ERROR_INVALID_ARGUMENT, "count: expected a divisor of 5",
        "axis 1", "got 3");
  for (i = 0; i < 3; ++i) assert_null(parts[i]);
  assert_ptr_equal(parts[3], a);
  FAILS(ctn_array_split(a, 1, parts, 0), CTN_ERROR_INVALID_ARGUMENT,
        "count: expected at least one part, got 0");
  FAILS(ctn_array_split(a, 2, parts, 1), CTN_ERROR_INDEX, "axis: 2 is out of bounds");
  FAILS(ctn_array_split(a, CTN_AXIS_NONE, parts, 1), CTN_ERROR_INDEX, "axis:", "out of bounds");
  FAILS(ctn_array_split(a, 1, NULL, 5), CTN_ERROR_INVALID_ARGUMENT, "outs: expected 5 elements, got NULL");
  FAILS(ctn_array_split(NULL, 1, parts, 5), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_array_split(a, 0, parts, 0), CTN_ERROR_INVALID_ARGUMENT,
        "count: expected at least one part");
  FAILS(ctn_array_array_split(a, -3, parts, 2), CTN_ERROR_INDEX, "axis: -3 is out of bounds");
  FAILS(ctn_array_array_split(NULL, 0, parts, 2), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_split_at(a, DIMS(1, 2), 1, parts, 2), CTN_ERROR_INVALID_ARGUMENT,
        "count: expected 3 parts for 2 positions, got 2");
  FAILS(ctn_array_split_at(a, NULL, 2, 1, parts, 3), CTN_ERROR_INVALID_ARGUMENT,
        "positions: expected 2 elements,");
  FAILS(ctn_array_split_at(a, DIMS(1), 7, parts, 2), CTN_ERROR_INDEX, "axis: 7 is out of bounds");
  FAILS(ctn_array_split_at(NULL, DIMS(1), 0, parts, 2), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  ctn_array_release(a);
}

static void test_take(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *i = array_of(CTN_INT8, DIMS(2, 2), VALUES(0, -1, 1, 1)),
            *t, *out, *flat, *none;
  (void)state;
  OK(ctn_array_take(a, i, 1, CTN_INDEX_MODE_RAISE, &t));
  CHECK_ARRAY(t, CTN_FLOAT32, DIMS(2, 2, 2), VALUES(0, 2, 1, 1, 3, 5, 4, 4));
  ctn_array_release(t);
  OK(ctn_array_take(a, i, -2, CTN_INDEX_MODE_RAISE, &t));
  CHECK_ARRAY(t, CTN_FLOAT32, DIMS(2, 2, 3), VALUES(0, 1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5));
  ctn_array_release(t);
  OK(ctn_array_transpose(a, NULL, 0, &t));
  OK(ctn_array_take(t, i, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, &flat));
  CHECK_ARRAY(flat, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 5, 3, 3));
  ctn_array_release(flat);
  OK(ctn_array_zeros(DIMS(2, 2), CTN_FLOAT64, &out));
  OK(ctn_array_take_into(t, i, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, out));
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 5, 3, 3));
  ctn_array_release(t);
  OK(ctn_array_scalar_i64(-1, &t));
  OK(ctn_array_take(a, t, 0, CTN_INDEX_MODE_RAISE, &flat));
  CHECK_ARRAY(flat, CTN_FLOAT32, DIMS(3), VALUES(3, 4, 5));
  ctn_array_release(flat);
  ctn_array_release(t);
  OK(ctn_array_empty(DIMS(0), CTN_INT64, &none));
  OK(ctn_array_take(a, none, 1, CTN_INDEX_MODE_RAISE, &t));
  CHECK_ARRAY(t, CTN_FLOAT32, DIMS(2, 0), NULL, 0);
  FAILS(ctn_array_take(t, i, 1, CTN_INDEX_MODE_RAISE, &flat), CTN_ERROR_INDEX,
        "indices: expected none for an axis of length 0", "int8 (2, 2)");
  assert_null(flat);
  ctn_array_release(t);
  ctn_array_release(none);

  /* The output is also the input, then the indices. */
  OK(ctn_array_arange_i64(0, 4, 1, CTN_INT64, &t));
  OK(ctn_array_subtract_i64(t, 1, &flat));
  OK(ctn_array_take_into(t, flat, 0, CTN_INDEX_MODE_RAISE, t));
  CHECK_ARRAY(t, CTN_INT64, DIMS(4), VALUES(3, 0, 1, 2));
  OK(ctn_array_take_into(t, flat, 0, CTN_INDEX_MODE_RAISE, flat));
  CHECK_ARRAY(flat, CTN_INT64, DIMS(4), VALUES(2, 3, 0, 1));
  ctn_array_release(flat);
  ctn_array_release(t);

  FAILS(ctn_array_take(a, a, 1, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_DTYPE, "indices: expected integers",
        "float32 (2, 3)");
  OK(ctn_array_astype(i, CTN_UINT64, &flat));
  FAILS(ctn_array_take(a, flat, 1, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_DTYPE, "indices: expected integers",
        "uint64 (2, 2)");
  ctn_array_release(flat);
  FAILS(ctn_array_take(a, i, 2, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_INDEX, "axis: 2 is out of bounds");
  FAILS(ctn_array_take(NULL, i, 0, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_take(a, NULL, 0, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_INVALID_ARGUMENT,
        "indices: expected an array, got NULL");
  FAILS(ctn_array_take(a, i, 0, CTN_INDEX_MODE_RAISE, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
  FAILS(ctn_array_take_into(a, i, 0, CTN_INDEX_MODE_RAISE, out), CTN_ERROR_SHAPE,
        "out: expected the shape (2, 2, 3)", "float64 (2, 2)");
  FAILS(ctn_array_take_into(a, i, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, i), CTN_ERROR_DTYPE, "out:", "float32",
        "int8");
  FAILS(ctn_array_take_into(a, i, 0, CTN_INDEX_MODE_RAISE, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected an array, got NULL");
  FAILS(ctn_array_take_into(a, NULL, 0, CTN_INDEX_MODE_RAISE, out), CTN_ERROR_INVALID_ARGUMENT,
        "indices: expected an array, got NULL");
  FAILS(ctn_array_take_into(NULL, i, 0, CTN_INDEX_MODE_RAISE, out), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 5, 3, 3));
  ctn_array_release(out);
  ctn_array_release(i);

  i = array_of(CTN_INT64, DIMS(3), VALUES(0, 2, -3));
  FAILS_IN_KERNEL(ctn_array_take(a, i, 0, CTN_INDEX_MODE_RAISE, &t), CTN_ERROR_INDEX,
                  "indices: index 2 is out of bounds", "length 2");
  ctn_array_release(t);
  OK(ctn_array_zeros(DIMS(3, 3), CTN_FLOAT32, &out));
  FAILS_IN_KERNEL(ctn_array_take_into(a, i, 0, CTN_INDEX_MODE_RAISE, out), CTN_ERROR_INDEX,
                  "indices: index 2 is out of bounds");
  if (checks_first()) CHECK_ARRAY(out, CTN_FLOAT32, DIMS(3, 3), VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0));
  ctn_array_release(out);
  ctn_array_release(i);
  ctn_array_release(a);
}

static void test_where_and_clip(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(4)), *low = array_of(CTN_INT32, NO_DIMS, VALUES(1)),
            *high = array_of(CTN_FLOAT32, NO_DIMS, VALUES(2.5)),
            *mask = array_of(CTN_INT8, DIMS(4), VALUES(0, 5, 0, 1)), *r, *wide;
  (void)state;
  OK(ctn_array_where(mask, a, low, &r));
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(1, 1, 1, 3));
  ctn_array_release(r);
  OK(ctn_array_where(mask, a, high, &r));
  CHECK_ARRAY(r, CTN_FLOAT64, DIMS(4), VALUES(2.5, 1, 2.5, 3));
  ctn_array_release(r);
  OK(ctn_array_clip(a, low, high, &r));
  CHECK_ARRAY(r, CTN_FLOAT64, DIMS(4), VALUES(1, 1, 2, 2.5));
  ctn_array_release(r);
  OK(ctn_array_clip(a, NULL, low, &r));
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(0, 1, 1, 1));
  OK(ctn_array_clip_into(a, low, NULL, r));
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(1, 1, 2, 3));
  FAILS(ctn_array_clip_into(a, low, high, r), CTN_ERROR_DTYPE, "out:", "float64", "int32");
  FAILS(ctn_array_clip_into(a, NULL, NULL, r), CTN_ERROR_INVALID_ARGUMENT, "a minimum, a maximum", "neither");
  FAILS(ctn_array_clip_into(NULL, low, NULL, r), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  FAILS(ctn_array_clip_into(a, low, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array");
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(1, 1, 2, 3));
  ctn_array_release(r);
  FAILS(ctn_array_clip(a, NULL, NULL, &r), CTN_ERROR_INVALID_ARGUMENT, "a minimum, a maximum", "neither");
  assert_null(r);
  FAILS(ctn_array_clip(NULL, low, NULL, &r), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  wide = counting(CTN_INT32, DIMS(3));
  FAILS(ctn_array_clip(a, wide, NULL, &r), CTN_ERROR_SHAPE, "(4,)", "(3,)");
  FAILS(ctn_array_where(mask, a, wide, &r), CTN_ERROR_SHAPE, "(4,)", "(3,)");
  FAILS(ctn_array_where(NULL, a, a, &r), CTN_ERROR_INVALID_ARGUMENT, "condition: expected an array");
  FAILS(ctn_array_where(mask, NULL, a, &r), CTN_ERROR_INVALID_ARGUMENT, "x: expected an array");
  FAILS(ctn_array_where(mask, a, NULL, &r), CTN_ERROR_INVALID_ARGUMENT, "y: expected an array");
  ctn_array_release(wide);
  ctn_array_release(mask);
  ctn_array_release(high);
  ctn_array_release(low);
  ctn_array_release(a);
}

static void test_products(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *b = counting(CTN_FLOAT64, DIMS(3, 2)),
            *v = counting(CTN_FLOAT32, DIMS(3)), *batch = counting(CTN_FLOAT32, DIMS(2, 3, 1)), *r;
  (void)state;
  OK(ctn_array_dot(a, b, &r));
  CHECK_ARRAY(r, CTN_FLOAT64, DIMS(2, 2), VALUES(10, 13, 28, 40));
  FAILS(ctn_array_dot_into(b, a, r), CTN_ERROR_SHAPE, "out: expected shape (3, 3)", "(2, 2)");
  FAILS(ctn_array_dot_into(a, a, r), CTN_ERROR_SHAPE, "(2, 3) and (2, 3)",
        "expected a to have as many columns as b has rows");
  OK(ctn_array_dot_into(a, b, r));
  ctn_array_release(r);
  OK(ctn_array_dot(a, v, &r));
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(2), VALUES(5, 14));
  FAILS(ctn_array_dot_into(a, b, r), CTN_ERROR_SHAPE, "out:");
  ctn_array_release(r);
  OK(ctn_array_zeros(DIMS(2, 2), CTN_FLOAT32, &r));
  FAILS(ctn_array_dot_into(a, b, r), CTN_ERROR_DTYPE, "out: expected float64", "float32");
  FAILS(ctn_array_dot_into(a, b, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array");
  ctn_array_release(r);
  OK(ctn_array_dot(v, v, &r));
  CHECK_ARRAY(r, CTN_FLOAT32, NO_DIMS, VALUES(5));
  ctn_array_release(r);
  OK(ctn_array_matmul(a, batch, &r));
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(2, 2, 1), VALUES(5, 14, 14, 50));
  ctn_array_release(r);
  OK(ctn_array_matmul(v, b, &r));
  CHECK_ARRAY(r, CTN_FLOAT64, DIMS(2), VALUES(10, 13));
  ctn_array_release(r);
  FAILS(ctn_array_dot(a, a, &r), CTN_ERROR_SHAPE, "(2, 3) and (2, 3)",
        "expected a to have as many columns as b has rows");
  assert_null(r);
  FAILS(ctn_array_matmul(a, a, &r), CTN_ERROR_SHAPE, "(2, 3) and (2, 3)",
        "expected a to have as many columns as b has rows");
  FAILS(ctn_array_dot(NULL, a, &r), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  FAILS(ctn_array_dot(a, NULL, &r), CTN_ERROR_INVALID_ARGUMENT, "b: expected an array");
  FAILS(ctn_array_matmul(NULL, a, &r), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  FAILS(ctn_array_matmul(a, NULL, &r), CTN_ERROR_INVALID_ARGUMENT, "b: expected an array");
  ctn_array_release(batch);
  ctn_array_release(v);
  ctn_array_release(b);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_concatenate), TEST(test_split), TEST(test_take),
                                     TEST(test_where_and_clip), TEST(test_products)};
  return RUN(tests, argc, argv);
}
