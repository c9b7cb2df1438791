/* Tests of pooling: results, gradients, and what is rejected. */
#include "autograd_support.h"

static ctn_variable* image(ctn_dtype dtype, int64_t h, int64_t w, const double* values, size_t count) {
  return variable_of(dtype, DIMS(1, 1, h, w), values, count);
}

static const ctn_dtype kFloats[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

/* Runs backward with upstream gradients 1, 2, 3... */
static void backward(ctn_variable* y, ctn_dtype dtype) {
  ctn_array *data = data_of(y), *grad, *numbers;
  const int64_t* shape = ctn_array_shape(data);
  grad = counting(dtype, shape, (size_t)ctn_array_ndim(data));
  OK(ctn_array_add_f64(grad, 1, &numbers));
  OK(ctn_variable_set_grad(y, numbers));
  OK(ctn_variable_backward(y, 0, 0));
  ctn_array_release(numbers);
  ctn_array_release(grad);
  ctn_array_release(data);
}

static void test_max_pooling(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kFloats); ++i) {
    const ctn_dtype dtype = kFloats[i];
    ctn_variable *x = image(dtype, 3, 3, VALUES(1, 5, 2, 5, 4, 0, 3, 3, -1)), *y;
    OK(ctn_max_pooling_2d(x, 2, 2, 2, 2, 0, 0, 1, NULL, &y));
    CHECK_DATA(y, dtype, DIMS(1, 1, 2, 2), VALUES(5, 2, 3, -1));
    backward(y, dtype);
    /* The gradient goes to the first of the two fives, and to the first of the two threes. */
    CHECK_GRAD(x, dtype, DIMS(1, 1, 3, 3), VALUES(0, 1, 2, 0, 0, 0, 3, 0, 4));
    ctn_variable_release(y);
    OK(ctn_max_pooling_2d(x, 2, 2, 1, 1, 0, 0, 0, NULL, &y));
    CHECK_DATA(y, dtype, DIMS(1, 1, 2, 2), VALUES(5, 5, 5, 4));
    ctn_variable_release(y);
    /* The last row of windows contains only padding. */
    OK(ctn_max_pooling_2d(x, 2, 3, 2, 2, 1, 1, 1, NULL, &y));
    CHECK_DATA(y, dtype, DIMS(1, 1, 3, 2), VALUES(5, 5, 5, 4, -INFINITY, -INFINITY));
    ctn_variable_release(y);
    ctn_variable_release(x);
  }
}

static void test_average_pooling(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kFloats); ++i) {
    const ctn_dtype dtype = kFloats[i];
    ctn_variable *x = image(dtype, 2, 3, VALUES(4, 8, 0, 12, 16, 4)), *y;
    OK(ctn_average_pooling_2d(x, 2, 2, 1, 1, 0, 0, NULL, &y));
    CHECK_DATA(y, dtype, DIMS(1, 1, 1, 2), VALUES(10, 7));
    backward(y, dtype);
    CHECK_GRAD(x, dtype, DIMS(1, 1, 2, 3), VALUES(0.25, 0.75, 0.5, 0.25, 0.75, 0.5));
    ctn_variable_release(y);
    /* Padding counts in the average. */
    OK(ctn_average_pooling_2d(x, 2, 2, 2, 2, 1, 1, NULL, &y));
    CHECK_DATA(y, dtype, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 5));
    ctn_variable_release(y);
    ctn_variable_release(x);
  }
}

static void test_pyramid(void** state) {
  ctn_variable *x = image(CTN_FLOAT32, 2, 2, VALUES(1, 4, 3, 2)), *y;
  (void)state;
  OK(ctn_spatial_pyramid_pooling_2d(x, 2, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 5, 1, 1), VALUES(4, 1, 4, 3, 2));
  backward(y, CTN_FLOAT32);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(1, 1, 2, 2), VALUES(2, 4, 4, 5));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_unpooling(void** state) {
  ctn_variable *x = image(CTN_FLOAT64, 1, 2, VALUES(1, 2)), *y;
  (void)state;
  OK(ctn_unpooling_2d(x, 2, 2, 2, 2, 0, 0, 0, 0, 0, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT64, DIMS(1, 1, 2, 4), VALUES(1, 1, 2, 2, 1, 1, 2, 2));
  backward(y, CTN_FLOAT64);
  CHECK_GRAD(x, CTN_FLOAT64, DIMS(1, 1, 1, 2), VALUES(14, 22));
  ctn_variable_release(y);
  OK(ctn_unpooling_2d(x, 2, 2, 2, 2, 0, 0, 1, 3, 1, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT64, DIMS(1, 1, 1, 3), VALUES(1, 1, 2));
  ctn_variable_release(y);
  OK(ctn_unpooling_2d(x, 2, 2, 2, 2, 0, 0, 0, 0, 1, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT64, DIMS(1, 1, 1, 3), VALUES(1, 1, 2));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_refused(void** state) {
  const int64_t huge = (int64_t)1 << 40;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 4)),
               *flat = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4)),
               *integers = variable_of(CTN_INT32, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 4)),
               *nothing = variable_of(CTN_FLOAT32, DIMS(1, 1, 0, 2), NULL, 0), *y;
  (void)state;
#define MAX(x, ...) ctn_max_pooling_2d(x, __VA_ARGS__, NULL, &y)
#define MEAN(x, ...) ctn_average_pooling_2d(x, __VA_ARGS__, NULL, &y)
#define BACK(x, ...) ctn_unpooling_2d(x, __VA_ARGS__, NULL, &y)
  FAILS(MAX(flat, 2, 2, 2, 2, 0, 0, 0), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim == 4  Actual: 2 != 4");
  FAILS(MAX(integers, 2, 2, 2, 2, 0, 0, 0), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype.kind == f");
  FAILS(MAX(nothing, 2, 2, 2, 2, 0, 0, 1), CTN_ERROR_TYPE_CHECK, "in_types[0].shape[2] >= 1");
  FAILS(MEAN(flat, 2, 2, 2, 2, 0, 0), CTN_ERROR_TYPE_CHECK, "in_types[0].ndim == 4");
  FAILS(MEAN(integers, 2, 2, 2, 2, 0, 0), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype.kind == f");
  FAILS(BACK(flat, 2, 2, 2, 2, 0, 0, 0, 0, 0), CTN_ERROR_TYPE_CHECK, "in_types[0].ndim == 4");
  FAILS(BACK(integers, 2, 2, 2, 2, 0, 0, 0, 0, 0), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype.kind == f");
  FAILS(BACK(x, 2, 2, 2, 2, 0, 0, 4, 6, 0), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[3] == 3  Actual: 2 != 3");
  FAILS(BACK(x, 2, 2, 2, 2, 0, 0, 5, 4, 1), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[2] == 3  Actual: 2 != 3");
  FAILS(ctn_spatial_pyramid_pooling_2d(flat, 1, &y), CTN_ERROR_TYPE_CHECK, "in_types[0].ndim == 4");
  FAILS(ctn_spatial_pyramid_pooling_2d(integers, 1, &y), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype.kind == f");
  FAILS(ctn_spatial_pyramid_pooling_2d(x, 0, &y), CTN_ERROR_INVALID_ARGUMENT,
        "pyramid_height: expected 1 to 16, got 0");
  FAILS(ctn_spatial_pyramid_pooling_2d(x, 17, &y), CTN_ERROR_INVALID_ARGUMENT, "pyramid_height");
  FAILS(MAX(x, 0, 2, 2, 2, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "ksize_y: expected 1 to 2^30, got 0");
  FAILS(MAX(x, 2, huge, 2, 2, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "ksize_x: expected 1 to 2^30");
  FAILS(MAX(x, 1 << 20, 1 << 20, 2, 2, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT,
        "ksize_y: expected windows of at most 2^30 elements");
  FAILS(MAX(x, 2, 2, 0, 2, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "stride_y: expected 1 to 2^30, got 0");
  FAILS(MAX(x, 2, 2, 2, -1, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "stride_x: expected 1 to 2^30, got -1");
  FAILS(MAX(x, 2, 2, 2, 2, -1, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "pad_y: expected 0 to 2^30, got -1");
  FAILS(MEAN(x, 2, 2, 2, 2, 0, huge), CTN_ERROR_INVALID_ARGUMENT, "pad_x: expected 0 to 2^30");
  FAILS(MAX(x, 9, 9, 9, 9, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT,
        "a window of 9 does not fit into a length of 2 padded by 0");
  FAILS(MEAN(x, 9, 9, 9, 9, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "a window of 9 does not fit");
  FAILS(BACK(x, 2, 2, 2, 2, 0, 0, 4, 0, 0), CTN_ERROR_INVALID_ARGUMENT,
        "outsize_x: expected a positive length, or 0 for both, got 0");
  FAILS(BACK(x, 2, 2, 2, 2, 9, 9, 0, 0, 0), CTN_ERROR_INVALID_ARGUMENT,
        "a padding of 9 with a window of 2 leaves nothing");
  ctn_variable_release(nothing);
  ctn_variable_release(integers);
  ctn_variable_release(flat);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_max_pooling), TEST(test_average_pooling), TEST(test_pyramid),
                                     TEST(test_unpooling), TEST(test_refused)};
  return RUN(tests, argc, argv);
}
