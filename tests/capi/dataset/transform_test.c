/* Tests of catenary/transform.h and of datasets that apply transforms. */
#include "dataset_support.h"

/* The result of a transform, which is released. */
static ctn_array* applied(ctn_transform* transform, const ctn_array* x, uint64_t seed, int64_t index) {
  ctn_array* out = NULL;
  OK(ctn_transform_apply(transform, x, seed, 0, index, &out));
  ctn_transform_release(transform);
  return out;
}

static void test_values(void** state) {
  ctn_array *x = counting(CTN_UINT8, DIMS(2, 2, 3)), *y;
  ctn_transform* t = NULL;
  (void)state;
  OK(ctn_transform_scale_new(0.5, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2, 3), VALUES(0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5));
  ctn_array_release(y);
  OK(ctn_transform_normalize_new(VALUES(1, 6), (const double[]){2, 0.5}, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2, 3), VALUES(-0.5, 0, 0.5, 1, 1.5, 2, 0, 2, 4, 6, 8, 10));
  ctn_array_release(y);
  OK(ctn_transform_normalize_new(VALUES(1), (const double[]){2}, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2, 3), VALUES(-0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5));
  ctn_array_release(y);
  OK(ctn_transform_center_crop_new(1, 1, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2, 1, 1), VALUES(1, 7));
  ctn_array_release(y);
  OK(ctn_transform_random_flip_new(-1, 1, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2, 2, 3), VALUES(2, 1, 0, 5, 4, 3, 8, 7, 6, 11, 10, 9));
  ctn_array_release(y);
  OK(ctn_transform_random_flip_new(1, 0, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2, 2, 3), VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  ctn_array_release(y);
  OK(ctn_transform_pad_new(0, 1, 9, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2, 2, 5),
              VALUES(9, 0, 1, 2, 9, 9, 3, 4, 5, 9, 9, 6, 7, 8, 9, 9, 9, 10, 11, 9));
  ctn_array_release(y);
  OK(ctn_transform_astype_new(CTN_INT64, &t));
  y = applied(t, x, 0, 0);
  assert_int_equal(ctn_array_dtype(y), CTN_INT64);
  ctn_array_release(y);
  OK(ctn_transform_chain_new(NULL, 0, &t));
  y = applied(t, x, 0, 0);
  assert_int_equal(ctn_array_dtype(y), CTN_UINT8);
  ctn_array_release(y);
  ctn_array_release(x);
  x = array_of(CTN_INT32, DIMS(2), VALUES(2, 0));
  OK(ctn_transform_one_hot_new(3, CTN_FLOAT32, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 1, 1, 0, 0));
  ctn_array_release(y);
  ctn_array_release(x);
}

static void test_resize(void** state) {
  ctn_array *x = NULL, *y = NULL;
  ctn_transform* t = NULL;
  (void)state;
  OK(ctn_device_set_current("cpu"));
  x = array_of(CTN_FLOAT32, DIMS(1, 2, 2), VALUES(0, 4, 8, 12));
  OK(ctn_transform_resize_new(4, 2, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 4, 2), VALUES(0, 4, 2, 6, 6, 10, 8, 12));
  ctn_array_release(y);
  OK(ctn_transform_resize_new(1, 1, &t)); /* everything counts */
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 1, 1), VALUES(6));
  ctn_array_release(y);
  OK(ctn_transform_resize_new(2, 2, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(1, 2, 2), VALUES(0, 4, 8, 12));
  ctn_array_release(y);
  ctn_array_release(x);
  x = array_of(CTN_UINT8, DIMS(1, 2), VALUES(0, 255));
  OK(ctn_transform_resize_new(1, 4, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_UINT8, DIMS(1, 4), VALUES(0, 64, 191, 255));
  ctn_array_release(y);
  ctn_array_release(x);
  OK(ctn_device_set_current(device));
}

/* Numbers that float32 does not hold. */
static void test_resize_wide(void** state) {
  const int32_t ends[] = {INT32_MIN, INT32_MAX};
  const int64_t most[] = {INT64_MIN, INT64_MAX};
  const double large[] = {1e300, 1 + 1e-12};
  ctn_array *x = NULL, *y = NULL;
  ctn_transform* t = NULL;
  int64_t value = 0;
  (void)state;
  OK(ctn_device_set_current("cpu"));
  OK(ctn_array_from_data(ends, DIMS(1, 2), CTN_INT32, &x));
  OK(ctn_transform_resize_new(2, 2, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_INT32, DIMS(2, 2), VALUES(INT32_MIN, INT32_MAX, INT32_MIN, INT32_MAX));
  ctn_array_release(y);
  ctn_array_release(x);
  OK(ctn_array_from_data(most, DIMS(1, 2), CTN_INT64, &x));
  OK(ctn_transform_resize_new(1, 2, &t));
  y = applied(t, x, 0, 0);
  OK(ctn_array_item_i64(y, (const int64_t[]){0, 1}, 2, &value));
  assert_true(value > INT64_MAX - 2048);
  OK(ctn_array_item_i64(y, (const int64_t[]){0, 0}, 2, &value));
  assert_true(value == INT64_MIN);
  ctn_array_release(y);
  ctn_array_release(x);
  OK(ctn_array_from_data(large, DIMS(1, 2), CTN_FLOAT64, &x));
  OK(ctn_transform_resize_new(1, 2, &t));
  y = applied(t, x, 0, 0);
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(1, 2), VALUES(1e300, 1 + 1e-12));
  ctn_array_release(y);
  ctn_array_release(x);
  OK(ctn_device_set_current(device));
}

static double first_of(const ctn_array* a) {
  double value = 0;
  OK(ctn_array_item_f64(a, DIMS(0, 0), &value));
  return value;
}

static void test_random(void** state) {
  ctn_array *x = counting(CTN_INT32, DIMS(4, 4)), *y = NULL, *again = NULL;
  ctn_transform *crop = NULL, *flip = NULL, *both = NULL;
  int seen[9] = {0}, flips = 0, i;
  (void)state;
  OK(ctn_transform_random_crop_new(2, 2, &crop));
  OK(ctn_transform_random_flip_new(-1, 0.25, &flip));
  for (i = 0; i < 900; ++i) {
    int first;
    OK(ctn_transform_apply(crop, x, 3, 0, i, &y));
    OK(ctn_transform_apply(crop, x, 3, 0, i, &again));
    first = (int)first_of(y);
    assert_true(first / 4 < 3 && first % 4 < 3);
    ++seen[first / 4 * 3 + first % 4];
    assert_true(first_of(again) == (double)first);
    ctn_array_release(y);
    ctn_array_release(again);
    OK(ctn_transform_apply(flip, x, 3, 1, i, &y));
    flips += first_of(y) == 3;
    ctn_array_release(y);
  }
  for (i = 0; i < 9; ++i) assert_true(seen[i] > 60 && seen[i] < 140); /* 100, deviation 9.4 */
  assert_true(flips > 170 && flips < 280);                            /* 225, deviation 13 */
  OK(ctn_transform_chain_new((ctn_transform*[]){crop, flip}, 2, &both));
  OK(ctn_transform_apply(both, x, 3, 0, 0, &y));
  ctn_array_release(y);
  ctn_transform_release(crop);
  ctn_transform_release(flip);
  ctn_transform_release(both);
  ctn_array_release(x);
}

static void test_dataset(void** state) {
  ctn_array *image = counting(CTN_UINT8, DIMS(2, 1, 2, 2)),
            *label = array_of(CTN_INT32, DIMS(2), VALUES(1, 0)), *parts[2];
  ctn_dataset *plain = NULL, *scaled = NULL, *both = NULL;
  ctn_transform *scale = NULL, *one_hot = NULL;
  (void)state;
  OK(ctn_dataset_tuple_new((const ctn_array*[]){image, label}, 2, &plain));
  OK(ctn_transform_scale_new(2, &scale));
  OK(ctn_transform_one_hot_new(2, CTN_FLOAT32, &one_hot));
  FAILS(ctn_dataset_transform_new(plain, scale, 2, 0, &scaled), CTN_ERROR_INDEX,
        "part: expected 0 to 1, got 2");
  OK(ctn_dataset_transform_new(plain, scale, 0, 0, &scaled));
  OK(ctn_dataset_transform_new(scaled, one_hot, 1, 0, &both));
  OK(ctn_dataset_batch(both, DIMS(1, 0), 0, parts, 2));
  CHECK_ARRAY(parts[0], CTN_FLOAT32, DIMS(2, 1, 2, 2), VALUES(8, 10, 12, 14, 0, 2, 4, 6));
  CHECK_ARRAY(parts[1], CTN_FLOAT32, DIMS(2, 2), VALUES(1, 0, 0, 1));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  ctn_transform_release(scale);
  ctn_transform_release(one_hot);
  ctn_dataset_release(plain);
  ctn_dataset_release(scaled);
  ctn_dataset_release(both);
  ctn_array_release(image);
  ctn_array_release(label);
}

static void fails_on(ctn_transform* transform, const ctn_array* x, ctn_status status, const char* what) {
  ctn_array* y = NULL;
  FAILS(ctn_transform_apply(transform, x, 0, 0, 0, &y), status, what);
  assert_null(y);
  ctn_transform_release(transform);
}

static void test_failures(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 2, 3)), *vector = counting(CTN_INT32, DIMS(3)), *y = NULL;
  ctn_transform* t = NULL;
  (void)state;
  FAILS(ctn_transform_scale_new(INFINITY, &t), CTN_ERROR_INVALID_ARGUMENT,
        "factor: expected a finite number");
  FAILS(ctn_transform_normalize_new(VALUES(0), (const double[]){0}, &t), CTN_ERROR_INVALID_ARGUMENT,
        "deviation: expected a finite number above 0, got 0");
  FAILS(ctn_transform_normalize_new(NULL, 0, NULL, &t), CTN_ERROR_INVALID_ARGUMENT,
        "mean: expected at least one");
  FAILS(ctn_transform_random_crop_new(0, 1, &t), CTN_ERROR_INVALID_ARGUMENT,
        "height: expected 1 to 2147483648, got 0");
  FAILS(ctn_transform_resize_new(1, 0, &t), CTN_ERROR_INVALID_ARGUMENT, "width");
  FAILS(ctn_transform_random_flip_new(0, 1.5, &t), CTN_ERROR_INVALID_ARGUMENT, "probability");
  FAILS(ctn_transform_pad_new(-1, 0, 0, &t), CTN_ERROR_INVALID_ARGUMENT, "rows");
  FAILS(ctn_transform_one_hot_new(0, CTN_FLOAT32, &t), CTN_ERROR_INVALID_ARGUMENT, "class_count");
  FAILS(ctn_transform_astype_new((ctn_dtype)99, &t), CTN_ERROR_INVALID_ARGUMENT, "dtype");
  assert_null(t);
  OK(ctn_transform_random_crop_new(3, 3, &t));
  fails_on(t, x, CTN_ERROR_SHAPE, "random_crop: expected at least 3 rows and 3 columns in the last two axes");
  OK(ctn_transform_center_crop_new(1, 1, &t));
  fails_on(t, vector, CTN_ERROR_SHAPE, "center_crop");
  OK(ctn_transform_resize_new(1, 1, &t));
  fails_on(t, vector, CTN_ERROR_SHAPE, "resize");
  OK(ctn_transform_pad_new(1, 1, 0, &t));
  fails_on(t, vector, CTN_ERROR_SHAPE, "pad");
  OK(ctn_transform_random_flip_new(3, 1, &t));
  fails_on(t, x, CTN_ERROR_INDEX, "axis");
  OK(ctn_transform_normalize_new(VALUES(1, 2, 3), (const double[]){1, 2, 3}, &t));
  fails_on(t, x, CTN_ERROR_SHAPE, "normalize: expected 3 channels along the first axis");
  OK(ctn_transform_one_hot_new(2, CTN_FLOAT32, &t));
  fails_on(t, vector, CTN_ERROR_INDEX, "one_hot: expected class numbers of 0 to 1, got 2");
  OK(ctn_transform_one_hot_new(2, CTN_FLOAT32, &t));
  fails_on(t, x, CTN_ERROR_DTYPE, "one_hot");
  OK(ctn_transform_scale_new(1, &t));
  FAILS(ctn_transform_apply(t, x, 0, -1, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "epoch");
  ctn_transform_release(t);
  ctn_array_release(x);
  ctn_array_release(vector);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_values), TEST(test_resize),  TEST(test_resize_wide),
                                     TEST(test_random), TEST(test_dataset), TEST(test_failures)};
  return RUN(tests, argc, argv);
}
