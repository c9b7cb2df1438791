/* Tests of catenary/indexing.h: positions, masks, bad input, and what must not change. */
#include "support.h"

#define ARRAY(number) \
  { CTN_INDEX_ARRAY, (number), 0, 0 }
#define WHOLE \
  { CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED }

static void test_get(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 3, 4)), *i = array_of(CTN_INT8, DIMS(2), VALUES(1, -1)),
            *mask = array_of(CTN_BOOL, DIMS(3), VALUES(1, 0, 1)), *out;
  const ctn_index both[] = {{CTN_INDEX_INT, 1, 0, 0}, WHOLE, ARRAY(0)};
  const ctn_index inner[] = {WHOLE, ARRAY(1)};
  const ctn_array* arrays[2];
  (void)state;
  arrays[0] = i;
  arrays[1] = mask;
  OK(ctn_array_get_advanced(a, both, 3, arrays, 2, &out)); /* separated positions become the first axes */
  CHECK_ARRAY(out, CTN_INT16, DIMS(2, 3), VALUES(13, 17, 21, 15, 19, 23));
  ctn_array_release(out);
  OK(ctn_array_get_advanced(a, inner, 2, arrays, 2, &out));
  CHECK_ARRAY(out, CTN_INT16, DIMS(2, 2, 4),
              VALUES(0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23));
  OK(ctn_array_negative_into(out, out)); /* the result is a copy */
  ctn_array_release(out);
  CHECK_ARRAY(a, CTN_INT16, DIMS(2, 3, 4),
              VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23));
  ctn_array_release(mask);
  ctn_array_release(i);
  ctn_array_release(a);
}

static void test_bad_index(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *far = array_of(CTN_INT64, DIMS(2), VALUES(0, 3)),
            *floats = counting(CTN_FLOAT64, DIMS(2)), *three = array_of(CTN_INT32, DIMS(3), VALUES(0, 1, 0)),
            *mask = array_of(CTN_BOOL, DIMS(2), VALUES(1, 0)), *value = counting(CTN_FLOAT32, DIMS(2)), *out,
            *elsewhere, *fixed;
  const ctn_index items[] = {WHOLE, ARRAY(0)};
  const ctn_index two[] = {ARRAY(0), ARRAY(1)};
  const ctn_index many[] = {ARRAY(0), ARRAY(0), ARRAY(0)};
  const ctn_index unknown[] = {{9, 0, 0, 0}};
  const ctn_array* arrays[2];
  (void)state;
  arrays[0] = far;
  FAILS_IN_KERNEL(ctn_array_get_advanced(a, items, 2, arrays, 1, &out), CTN_ERROR_INDEX,
                  "index 3 is out of bounds for axis 1 of length 3");
  ctn_array_release(out);
  FAILS_IN_KERNEL(ctn_array_set_advanced(a, items, 2, arrays, 1, value), CTN_ERROR_INDEX,
                  "index 3 is out of bounds for axis 1 of length 3");
  FAILS_IN_KERNEL(ctn_array_add_at(a, items, 2, arrays, 1, value), CTN_ERROR_INDEX, "index 3");
  if (checks_first()) CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));

  arrays[0] = floats;
  FAILS(ctn_array_get_advanced(a, items, 2, arrays, 1, &out), CTN_ERROR_DTYPE,
        "arrays[0]: expected integers or bool, got float64 (2,)");
  assert_null(out);
  arrays[0] = mask;
  FAILS(ctn_array_get_advanced(a, items, 2, arrays, 1, &out), CTN_ERROR_INDEX, "a mask of shape (2,)",
        "axes 1 to 1");
  arrays[0] = three;
  arrays[1] = mask;
  FAILS(ctn_array_get_advanced(a, many, 3, arrays, 1, &out), CTN_ERROR_INDEX, "too many indices");
  FAILS(ctn_array_get_advanced(a, items, 2, arrays, 0, &out), CTN_ERROR_INVALID_ARGUMENT,
        "array index 0 is out of range");
  FAILS(ctn_array_get_advanced(a, unknown, 1, arrays, 1, &out), CTN_ERROR_INVALID_ARGUMENT, "unknown kind 9");
  arrays[1] = far;
  FAILS(ctn_array_get_advanced(a, two, 2, arrays, 2, &out), CTN_ERROR_INDEX, "do not broadcast together");
  arrays[1] = NULL;
  FAILS(ctn_array_get_advanced(a, two, 2, arrays, 2, &out), CTN_ERROR_INVALID_ARGUMENT, "arrays[1]:");
  FAILS(ctn_array_get(a, items, 2, &out), CTN_ERROR_INVALID_ARGUMENT, "unknown kind 4");

  FAILS(ctn_array_set_advanced(a, items, 2, arrays, 1, value), CTN_ERROR_SHAPE, "value: expected", "(2, 3)",
        "float32 (2,)");
  OK(ctn_array_broadcast_to(value, DIMS(3, 2), &fixed));
  FAILS(ctn_array_set_advanced(fixed, items, 2, arrays, 1, value), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  FAILS(ctn_array_put(fixed, three, value, CTN_INDEX_MODE_RAISE), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  FAILS(ctn_array_set_mask(fixed, mask, value), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  OK(ctn_array_to_device(three, "test:1", &elsewhere));
  arrays[0] = elsewhere;
  FAILS(ctn_array_get_advanced(a, items, 2, arrays, 1, &out), CTN_ERROR_DEVICE, "one device");
  if (checks_first()) CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(elsewhere);
  ctn_array_release(fixed);
  ctn_array_release(value);
  ctn_array_release(mask);
  ctn_array_release(three);
  ctn_array_release(floats);
  ctn_array_release(far);
  ctn_array_release(a);
}

static void test_masks(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 3)), *mask, *out,
            *value = array_of(CTN_FLOAT64, DIMS(3), VALUES(7.9, 8, 9));
  (void)state;
  OK(ctn_array_greater_i64(a, 2, &mask));
  OK(ctn_array_get_mask(a, mask, &out));
  CHECK_ARRAY(out, CTN_INT32, DIMS(3), VALUES(3, 4, 5));
  ctn_array_release(out);
  OK(ctn_array_set_mask(a, mask, value));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 7, 8, 9));
  FAILS(ctn_array_set_mask(a, mask, a), CTN_ERROR_SHAPE, "value:");
  FAILS(ctn_array_get_mask(a, a, &out), CTN_ERROR_DTYPE, "mask: expected bool");
  FAILS(ctn_array_get_mask(value, mask, &out), CTN_ERROR_INDEX, "too many indices");
  OK(ctn_array_nonzero(mask, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(2, 3), VALUES(1, 1, 1, 0, 1, 2));
  ctn_array_release(out);
  OK(ctn_array_argwhere(mask, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(3, 2), VALUES(1, 0, 1, 1, 1, 2));
  ctn_array_release(out);
  OK(ctn_array_flatnonzero(mask, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(3), VALUES(3, 4, 5));
  ctn_array_release(out);
  OK(ctn_array_extract(mask, a, &out));
  CHECK_ARRAY(out, CTN_INT32, DIMS(3), VALUES(7, 8, 9));
  ctn_array_release(out);
  FAILS(ctn_array_compress(mask, a, 0, &out), CTN_ERROR_SHAPE, "condition: expected one axis");
  ctn_array_release(value);
  ctn_array_release(mask);
  ctn_array_release(a);
}

/* A mask without elements selects nothing, whatever its other lengths are. */
static void test_empty_masks(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *one = array_of(CTN_FLOAT32, DIMS(1), VALUES(7)), *mask,
            *out;
  const ctn_index items[] = {ARRAY(0)};
  const ctn_array* arrays[1];
  (void)state;
  OK(ctn_array_zeros(DIMS(0), CTN_BOOL, &mask));
  arrays[0] = mask;
  OK(ctn_array_get_advanced(a, items, 1, arrays, 1, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(0, 3), NULL, 0);
  ctn_array_release(out);
  OK(ctn_array_set_advanced(a, items, 1, arrays, 1, one));
  ctn_array_release(mask);
  OK(ctn_array_zeros(DIMS(2, 0), CTN_BOOL, &mask));
  arrays[0] = mask;
  OK(ctn_array_get_advanced(a, items, 1, arrays, 1, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(0), NULL, 0);
  ctn_array_release(out);
  OK(ctn_array_set_advanced(a, items, 1, arrays, 1, one));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(mask);
  OK(ctn_array_zeros(DIMS(3, 0), CTN_BOOL, &mask));
  arrays[0] = mask;
  FAILS(ctn_array_get_advanced(a, items, 1, arrays, 1, &out), CTN_ERROR_INDEX, "a mask of shape (3, 0)");
  ctn_array_release(mask);
  ctn_array_release(one);
  ctn_array_release(a);
}

static void test_put_and_take(void** state) {
  ctn_array *a = counting(CTN_INT64, DIMS(2, 3)), *t, *i = array_of(CTN_INT32, DIMS(3), VALUES(0, 7, -1)),
            *v = array_of(CTN_FLOAT32, DIMS(2), VALUES(50.5, 60)), *out,
            *floats = counting(CTN_FLOAT32, DIMS(1));
  (void)state;
  FAILS_IN_KERNEL(ctn_array_put(a, i, v, CTN_INDEX_MODE_RAISE), CTN_ERROR_INDEX, "index 7 is out of bounds");
  if (checks_first()) CHECK_ARRAY(a, CTN_INT64, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  OK(ctn_array_transpose(a, NULL, 0, &t));
  OK(ctn_array_put(t, i, v, CTN_INDEX_MODE_WRAP)); /* positions 0, 1 and 5 of the transpose: 50, 60, 50 */
  CHECK_ARRAY(a, CTN_INT64, DIMS(2, 3), VALUES(50, 1, 2, 60, 4, 50));
  OK(ctn_array_take(a, i, CTN_AXIS_NONE, CTN_INDEX_MODE_CLIP, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(3), VALUES(50, 50, 50));
  ctn_array_release(out);
  OK(ctn_array_take(a, i, 1, CTN_INDEX_MODE_WRAP, &out));
  CHECK_ARRAY(out, CTN_INT64, DIMS(2, 3), VALUES(50, 1, 2, 60, 4, 50));
  ctn_array_release(out);
  FAILS(ctn_array_take(a, i, 1, 3, &out), CTN_ERROR_INVALID_ARGUMENT, "mode");
  FAILS(ctn_array_put(a, floats, v, CTN_INDEX_MODE_CLIP), CTN_ERROR_DTYPE, "indices: expected integers");
  FAILS(ctn_array_take_along_axis(a, i, 0, &out), CTN_ERROR_SHAPE, "indices: expected as many axes");
  FAILS(ctn_array_put_along_axis(a, floats, v, CTN_AXIS_NONE), CTN_ERROR_DTYPE, "indices: expected integers");
  ctn_array_release(t);
  ctn_array_release(floats);
  ctn_array_release(v);
  ctn_array_release(i);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_get), TEST(test_bad_index), TEST(test_masks),
                                     TEST(test_empty_masks), TEST(test_put_and_take)};
  return RUN(tests, argc, argv);
}
