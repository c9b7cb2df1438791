/* Tests of convolutions and deconvolutions, their options and messages, and the link. */
#include <catenary/testing.h>

#include "autograd_support.h"
#include "function_options_support.h"
#include "link_options_support.h"

static ctn_variable* ones(ctn_dtype dtype, const int64_t* shape, size_t ndim) {
  ctn_array* a;
  ctn_variable* v;
  OK(ctn_array_ones(shape, ndim, dtype, &a));
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

static void backward_from_ones(ctn_variable* y) {
  ctn_array *data = data_of(y), *grad;
  OK(ctn_array_ones_like(data, CTN_DTYPE_NONE, &grad));
  OK(ctn_variable_set_grad(y, grad));
  OK(ctn_variable_backward(y, 0, 0));
  ctn_array_release(data);
  ctn_array_release(grad);
}

static void check_label(ctn_variable* y, const char* label) {
  ctn_function* f = creator_of(y);
  char text[64];
  size_t length;
  OK(ctn_function_label(f, text, sizeof text, &length));
  assert_string_equal(text, label);
  ctn_function_release(f);
}

static const ctn_dtype kDTypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

static void test_convolution(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kDTypes); ++i) {
    const ctn_dtype d = kDTypes[i];
    ctn_variable* x = variable_of(d, DIMS(1, 1, 3, 3), VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9));
    ctn_variable* W = variable_of(d, DIMS(1, 1, 2, 2), VALUES(1, 0, 0, -1));
    ctn_variable* b = variable_of(d, DIMS(1), VALUES(0.5));
    ctn_variable* y;
    OK(ctn_convolution_2d(x, W, b, 1, 1, 0, 0, NULL, &y));
    CHECK_DATA(y, d, DIMS(1, 1, 2, 2), VALUES(-3.5, -3.5, -3.5, -3.5));
    check_label(y, "Convolution2DFunction");
    backward_from_ones(y);
    CHECK_GRAD(x, d, DIMS(1, 1, 3, 3), VALUES(1, 1, 0, 1, 0, -1, 0, -1, -1));
    CHECK_GRAD(W, d, DIMS(1, 1, 2, 2), VALUES(12, 16, 24, 28));
    CHECK_GRAD(b, d, DIMS(1), VALUES(4));
    ctn_variable_release(y);
    OK(ctn_convolution_2d(x, W, NULL, 2, 1, 1, 0, NULL, &y));
    CHECK_DATA(y, d, DIMS(1, 1, 2, 2), VALUES(-2, -3, -4, -4));
    ctn_variable_release(y);
    OK(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_dilation((const int64_t[]){2, 2}, 2), &y));
    CHECK_DATA(y, d, DIMS(1, 1, 1, 1), VALUES(-8));
    ctn_variable_release(y);
    ctn_variable_release(x);
    ctn_variable_release(W);
    ctn_variable_release(b);
  }
}

static void test_groups(void** state) {
  (void)state;
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(1, 2, 1, 2), VALUES(1, 2, 3, 4));
  ctn_variable* W = variable_of(CTN_FLOAT32, DIMS(4, 1, 1, 1), VALUES(1, 2, 3, 4));
  ctn_variable *y, *z;
  OK(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_groups(2), &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 4, 1, 2), VALUES(1, 2, 2, 4, 9, 12, 12, 16));
  OK(ctn_deconvolution_2d(y, W, NULL, 1, 1, 0, 0, 0, 0, with_groups(2), &z));
  CHECK_DATA(z, CTN_FLOAT32, DIMS(1, 2, 1, 2), VALUES(5, 10, 75, 100));
  ctn_variable_release(x);
  ctn_variable_release(W);
  ctn_variable_release(y);
  ctn_variable_release(z);
}

static void test_deconvolution(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kDTypes); ++i) {
    const ctn_dtype d = kDTypes[i];
    ctn_variable* x = variable_of(d, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 4));
    ctn_variable* W = variable_of(d, DIMS(1, 1, 2, 2), VALUES(1, 2, 4, 8));
    ctn_variable* b = variable_of(d, DIMS(1), VALUES(1));
    ctn_variable* y;
    OK(ctn_deconvolution_2d(x, W, b, 1, 1, 1, 1, 0, 0, NULL, &y));
    CHECK_DATA(y, d, DIMS(1, 1, 1, 1), VALUES(27));
    check_label(y, "Deconvolution2DFunction");
    ctn_variable_release(y);
    OK(ctn_deconvolution_2d(x, W, NULL, 3, 2, 0, 0, 6, 5, NULL, &y));
    CHECK_DATA(y, d, DIMS(1, 1, 6, 5),
               VALUES(1, 2, 2, 4, 0, 4, 8, 8, 16, 0, 0, 0, 0, 0, 0,  //
                      3, 6, 4, 8, 0, 12, 24, 16, 32, 0, 0, 0, 0, 0, 0));
    backward_from_ones(y);
    CHECK_GRAD(x, d, DIMS(1, 1, 2, 2), VALUES(15, 15, 15, 15));
    CHECK_GRAD(W, d, DIMS(1, 1, 2, 2), VALUES(10, 10, 10, 10));
    ctn_variable_release(y);
    ctn_variable_release(x);
    ctn_variable_release(W);
    ctn_variable_release(b);
  }
}

static void test_other_axes(void** state) {
  (void)state;
  const int64_t two[] = {2, 2, 2}, one[] = {1, 1, 1}, four[] = {4};
  ctn_function_options* options;
  ctn_variable* x = variable_of(CTN_FLOAT64, DIMS(1, 1, 4), VALUES(1, 2, 3, 4));
  ctn_variable* W = variable_of(CTN_FLOAT64, DIMS(1, 1, 2), VALUES(1, -1));
  ctn_variable *y, *z;
  OK(ctn_convolution_nd(x, W, NULL, NULL, 0, NULL, 0, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT64, DIMS(1, 1, 3), VALUES(-1, -1, -1));
  check_label(y, "ConvolutionND");
  ctn_variable_release(y);
  OK(ctn_convolution_nd(x, W, NULL, two, 1, one, 1, with_dilation(two, 1), &y));
  CHECK_DATA(y, CTN_FLOAT64, DIMS(1, 1, 2), VALUES(-2, -2));
  options = with_dilation(two, 1);
  OK(ctn_function_options_set_outsize(options, four, 1));
  OK(ctn_deconvolution_nd(y, W, NULL, two, 1, one, 1, options, &z));
  CHECK_DATA(z, CTN_FLOAT64, DIMS(1, 1, 4), VALUES(0, 0, 0, 2));
  check_label(z, "DeconvolutionND");
  ctn_variable_release(y);
  ctn_variable_release(z);
  ctn_variable_release(x);
  ctn_variable_release(W);
  x = ones(CTN_FLOAT32, DIMS(1, 2, 3, 3, 3));
  W = ones(CTN_FLOAT32, DIMS(1, 2, 2, 2, 2));
  OK(ctn_convolution_nd(x, W, NULL, two, 3, one, 3, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 1, 2, 2, 2), VALUES(2, 4, 4, 8, 4, 8, 8, 16));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(W);
}

static void test_empty(void** state) {
  (void)state;
  ctn_variable* x = ones(CTN_FLOAT32, DIMS(0, 2, 3, 3));
  ctn_variable* W = ones(CTN_FLOAT32, DIMS(1, 2, 2, 2));
  ctn_variable* b = ones(CTN_FLOAT32, DIMS(1));
  ctn_variable* y;
  OK(ctn_convolution_2d(x, W, b, 1, 1, 0, 0, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(0, 1, 2, 2), NULL, 0);
  backward_from_ones(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(0, 2, 3, 3), NULL, 0);
  CHECK_GRAD(W, CTN_FLOAT32, DIMS(1, 2, 2, 2), VALUES(0, 0, 0, 0, 0, 0, 0, 0));
  CHECK_GRAD(b, CTN_FLOAT32, DIMS(1), VALUES(0));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(W);
  ctn_variable_release(b);
}

#define REFUSED(call, status, ...)    \
  do {                                \
    y = x;                            \
    FAILS(call, status, __VA_ARGS__); \
    assert_null(y);                   \
  } while (0)

static void test_type_checks(void** state) {
  (void)state;
  ctn_variable *y, *x = ones(CTN_FLOAT32, DIMS(2, 4, 3, 3)), *W = ones(CTN_FLOAT32, DIMS(6, 4, 2, 2)),
                   *half = ones(CTN_FLOAT16, DIMS(6, 4, 2, 2)), *whole = ones(CTN_INT32, DIMS(2, 4, 3, 3)),
                   *narrow = ones(CTN_FLOAT32, DIMS(6, 3, 2, 2)), *flat = ones(CTN_FLOAT32, DIMS(2, 4)),
                   *large = ones(CTN_FLOAT32, DIMS(6, 4, 5, 2)), *none = ones(CTN_FLOAT32, DIMS(6, 4, 2, 0)),
                   *b = ones(CTN_FLOAT32, DIMS(5)), *b16 = ones(CTN_FLOAT16, DIMS(6)),
                   *matrix = ones(CTN_FLOAT32, DIMS(6, 1)), *six = ones(CTN_FLOAT32, DIMS(2, 6, 3, 3)),
                   *empty = ones(CTN_FLOAT32, DIMS(2, 6, 0, 3)),
                   *single = ones(CTN_FLOAT32, DIMS(1, 1, 1, 1));
  const ctn_status check = CTN_ERROR_TYPE_CHECK;
  REFUSED(ctn_convolution_2d(whole, W, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[0].dtype.kind == f  Actual: i");
  REFUSED(ctn_convolution_2d(x, whole, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[1].dtype.kind == f  Actual: i");
  REFUSED(ctn_convolution_2d(x, half, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float16");
  REFUSED(ctn_convolution_2d(flat, W, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[0].ndim == 4  Actual: 2 != 4");
  REFUSED(ctn_convolution_2d(x, flat, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[1].ndim == 4  Actual: 2 != 4");
  REFUSED(ctn_convolution_2d(x, none, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[1].shape[3] > 0  Actual: 0 <= 0");
  REFUSED(ctn_convolution_2d(x, narrow, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[0].shape[1] == in_types[1].shape[1]", "Actual: 4 != 3");
  REFUSED(ctn_convolution_2d(x, narrow, NULL, 1, 1, 0, 0, with_groups(2), &y), check, "Actual: 4 != 6");
  REFUSED(ctn_convolution_2d(x, single, NULL, 1, 1, 0, 0, with_groups(4), &y), check,
          "Expect: in_types[1].shape[0] % groups == 0  Actual: 1 != 0");
  REFUSED(ctn_convolution_2d(x, large, NULL, 1, 1, 0, 0, NULL, &y), check,
          "Expect: (in_types[0].shape[2] + 2 * pad_y - dilation_y * (in_types[1].shape[2] - 1) - 1) // "
          "stride_y + 1 > 0"
          "  Actual: 0 <= 0");
  REFUSED(ctn_convolution_2d(x, W, b16, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[0].dtype == in_types[2].dtype  Actual: float32 != float16");
  REFUSED(ctn_convolution_2d(x, W, matrix, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[2].ndim == 1  Actual: 2 != 1");
  REFUSED(ctn_convolution_2d(x, W, b, 1, 1, 0, 0, NULL, &y), check,
          "Expect: in_types[2].shape[0] == in_types[1].shape[0]  Actual: 5 != 6");
  REFUSED(ctn_deconvolution_2d(x, W, NULL, 1, 1, 0, 0, 0, 0, NULL, &y), check,
          "Expect: in_types[0].shape[1] == in_types[1].shape[0]  Actual: 4 != 6");
  REFUSED(ctn_deconvolution_2d(six, W, b, 1, 1, 0, 0, 0, 0, NULL, &y), check,
          "Expect: in_types[2].shape[0] == in_types[1].shape[1]  Actual: 5 != 4");
  REFUSED(ctn_deconvolution_2d(six, W, NULL, 1, 1, 0, 0, 0, 0, with_groups(4), &y), check,
          "Expect: in_types[1].shape[0] % groups == 0  Actual: 2 != 0");
  REFUSED(ctn_deconvolution_2d(six, W, NULL, 1, 1, 0, 2, 0, 0, NULL, &y), check,
          "Expect: stride_x * (in_types[0].shape[3] - 1) + dilation_x * (in_types[1].shape[3] - 1) + 1 - 2 * "
          "pad_x > 0"
          "  Actual: 0 <= 0");
  REFUSED(ctn_deconvolution_2d(six, W, NULL, 2, 2, 0, 0, 8, 7, NULL, &y), check,
          "Expect: (outsize_y + 2 * pad_y - dilation_y * (in_types[1].shape[2] - 1) - 1) // stride_y + 1 =="
          " in_types[0].shape[2]  Actual: 4 != 3");
  REFUSED(ctn_deconvolution_2d(empty, W, NULL, 1, 1, 0, 0, 0, 0, NULL, &y), check,
          "Expect: in_types[0].shape[2] > 0  Actual: 0 <= 0");
  REFUSED(ctn_convolution_nd(flat, W, NULL, NULL, 0, NULL, 0, NULL, &y), check,
          "Expect: 3 <= in_types[0].ndim <= 5  Actual: 2");
  ctn_variable* all[] = {x, W, half, whole, narrow, flat, large, none, b, b16, matrix, six, empty, single};
  for (size_t i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
}

static void test_arguments(void** state) {
  (void)state;
  const int64_t one[] = {1, 1}, bad[] = {1, 0}, large[] = {1, (int64_t)1 << 32};
  ctn_function_options* options;
  ctn_variable *y, *x = ones(CTN_FLOAT32, DIMS(1, 1, 3, 3)), *W = ones(CTN_FLOAT32, DIMS(1, 1, 2, 2));
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  REFUSED(ctn_convolution_2d(NULL, W, NULL, 1, 1, 0, 0, NULL, &y), wrong, "x");
  REFUSED(ctn_convolution_2d(x, NULL, NULL, 1, 1, 0, 0, NULL, &y), wrong, "W");
  FAILS(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, NULL, NULL), wrong, "y");
  REFUSED(ctn_convolution_2d(x, W, NULL, 0, 1, 0, 0, NULL, &y), wrong, "stride_y: expected 1 to 2^31, got 0");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, INT64_MAX, 0, 0, NULL, &y), wrong,
          "stride_x: expected 1 to 2^31, got");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, -1, 0, NULL, &y), wrong, "pad_y: expected 0 to 2^31, got -1");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, 0, -2, NULL, &y), wrong, "pad_x: expected 0 to 2^31, got -2");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_dilation((const int64_t[]){INT64_MAX, 1}, 2), &y),
          wrong, "dilation_y: expected 1 to 2^31, got 9223372036854775807");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_groups(INT64_MAX), &y), wrong,
          "groups: expected 1 to 2^31, got 9223372036854775807");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_dilation(one, 1), &y), wrong,
          "options: expected 2 numbers of dilation, one for each axis, got 1");
  REFUSED(ctn_convolution_2d(x, W, NULL, 1, 1, 0, 0, with_causal(), &y), wrong,
          "options: convolution_2d has no option \"causal\"");
  REFUSED(ctn_deconvolution_2d(x, W, NULL, 1, 1, 0, 0, 4, -1, NULL, &y), wrong,
          "outsize_x: expected 1 to 2^31, got -1");
  REFUSED(ctn_convolution_nd(x, W, NULL, one, 1, NULL, 0, NULL, &y), wrong,
          "stride: expected 2 numbers, one for each spatial axis of x, got 1");
  REFUSED(ctn_convolution_nd(x, W, NULL, bad, 2, NULL, 0, NULL, &y), wrong,
          "stride[1]: expected 1 to 2^31, got 0");
  options = make_options();
  OK(ctn_function_options_set_outsize(options, large, 2));
  REFUSED(ctn_deconvolution_nd(x, W, NULL, NULL, 0, NULL, 0, options, &y), wrong,
          "outsize[1]: expected 1 to 2^31, got 4294967296");
  REFUSED(ctn_convolution_nd(x, W, NULL, NULL, 0, NULL, 0, options, &y), wrong,
          "options: convolution_nd has no option \"outsize\"");
  release_options();
  ctn_variable_release(x);
  ctn_variable_release(W);
}

static void test_algorithm(void** state) {
  (void)state;
  const ctn_convolution_method before = ctn_convolution_algorithm();
  OK(ctn_set_convolution_algorithm(CTN_CONVOLUTION_DIRECT));
  assert_int_equal(ctn_convolution_algorithm(), CTN_CONVOLUTION_DIRECT);
  FAILS(ctn_set_convolution_algorithm(7), CTN_ERROR_INVALID_ARGUMENT, "algorithm");
  assert_int_equal(ctn_convolution_algorithm(), CTN_CONVOLUTION_DIRECT);
  /* The direct method computes sums of small whole numbers exactly. */
  ctn_variable *x = ones(CTN_FLOAT32, DIMS(2, 32, 33, 33)), *W = ones(CTN_FLOAT32, DIMS(32, 32, 3, 3)), *y;
  OK(ctn_convolution_2d(x, W, NULL, 1, 1, 1, 1, NULL, &y));
  ctn_array *data = data_of(y), *most;
  OK(ctn_array_max(data, NULL, 0, 0, &most));
  assert_true(item(most) == 288);
  OK(ctn_set_convolution_algorithm(CTN_CONVOLUTION_AUTO));
  ctn_variable* automatic;
  OK(ctn_convolution_2d(x, W, NULL, 1, 1, 1, 1, NULL, &automatic));
  ctn_array* other = data_of(automatic);
  OK(ctn_testing_assert_allclose(other, data, 1e-4, 1e-4, NULL, 0));
  OK(ctn_set_convolution_algorithm(before));
  ctn_array_release(data);
  ctn_array_release(other);
  ctn_array_release(most);
  ctn_variable_release(automatic);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(W);
}

static void test_link(void** state) {
  (void)state;
  ctn_link *link, *copy;
  ctn_variable *W, *b, *x = ones(CTN_FLOAT32, DIMS(2, 3, 5, 5)), *y;
  WITH_OPTIONS(weight_options(2, 0.5, 0),
               OK(ctn_link_convolution_2d_new(3, 40, 3, 2, 2, 1, 1, 0, options, &link)));
  assert_int_equal(ctn_link_param_count(link), 2);
  OK(ctn_link_param(link, "/W", &W));
  OK(ctn_link_param(link, "/b", &b));
  ctn_array *data = data_of(W), *deviation;
  assert_int_equal(ctn_array_size(data), 40 * 3 * 3 * 2);
  OK(ctn_array_std(data, NULL, 0, 0, 0, CTN_DTYPE_NONE, &deviation));
  assert_true(fabs(item(deviation) - 2 / sqrt(18)) < 0.05);
  ctn_array_release(data);
  ctn_array_release(deviation);
  data = data_of(b);
  OK(ctn_array_max(data, NULL, 0, 0, &deviation));
  assert_true(item(deviation) == 0.5);
  ctn_array_release(data);
  ctn_array_release(deviation);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y));
  data = data_of(y);
  assert_int_equal(ctn_array_size(data), 2 * 40 * 3 * 4);
  ctn_array_release(data);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(W);
  ctn_variable_release(b);
  ctn_link_release(copy);
  ctn_link_release(link);
}

static void test_link_options(void** state) {
  (void)state;
  ctn_array* W = array_of(CTN_FLOAT64, DIMS(2, 1, 1, 2), VALUES(1, 2, 3, 4));
  ctn_array *b = array_of(CTN_FLOAT16, DIMS(2), VALUES(1, -1)),
            *whole = array_of(CTN_INT32, DIMS(2), VALUES(1, 1));
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 2, 1, 3), VALUES(1, 2, 3, 4, 5, 6)), *y;
  ctn_link* link;
  ctn_link_options* options = new_options();
  OK(ctn_link_options_set_dilation(options, DIMS(1, 2)));
  OK(ctn_link_options_set_groups(options, 2));
  OK(ctn_link_options_set_initial_value(options, "W", W));
  OK(ctn_link_options_set_initial_value(options, "b", b));
  OK(ctn_link_convolution_2d_new(2, 2, 1, 2, 1, 1, 0, 0, options, &link));
  OK(ctn_link_call1(link, x, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 2, 1, 1), VALUES(8, 35));
  ctn_variable_release(y);
  ctn_link_release(link);
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  FAILS(ctn_link_convolution_2d_new(0, 2, 1, 2, 1, 1, 0, 0, NULL, &link), wrong,
        "in_channels: expected 1 to 2^31 or CTN_SIZE_FROM_INPUT, got 0");
  FAILS(ctn_link_convolution_2d_new(2, -1, 1, 2, 1, 1, 0, 0, NULL, &link), wrong, "out_channels");
  FAILS(ctn_link_convolution_2d_new(2, 2, 0, 2, 1, 1, 0, 0, NULL, &link), wrong, "ksize_y");
  FAILS(ctn_link_convolution_2d_new(2, 2, 1, 0, 1, 1, 0, 0, NULL, &link), wrong, "ksize_x");
  FAILS(ctn_link_convolution_2d_new(2, 2, 1, 1, 1, 0, 0, 0, NULL, &link), wrong, "stride_x");
  FAILS(ctn_link_convolution_2d_new(2, 3, 1, 2, 1, 1, 0, 0, options, &link), wrong,
        "groups: expected a divisor of 2 and 3 channels, got 2");
  FAILS(ctn_link_convolution_2d_new(2, 2, 1, 1, 1, 1, 0, 0, options, &link), CTN_ERROR_SHAPE,
        "W: expected an initial value of the shape (2, 1, 1, 1), got float64 (2, 1, 1, 2)");
  FAILS(ctn_link_options_set_initial_value(options, "b", whole), CTN_ERROR_DTYPE,
        "value: expected a floating dtype");
  OK(ctn_link_options_set_nobias(options, 1));
  FAILS(ctn_link_convolution_2d_new(2, 2, 1, 2, 1, 1, 0, 0, options, &link), wrong,
        "options: expected the path of a parameter of Convolution2D without a bias (\"W\"), got \"b\"");
  ctn_link_options_release(options);
  assert_null(link);
  ctn_array_release(W);
  ctn_array_release(b);
  ctn_array_release(whole);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_convolution), TEST(test_groups),       TEST(test_deconvolution), TEST(test_other_axes),
      TEST(test_empty),       TEST(test_type_checks),  TEST(test_arguments),     TEST(test_algorithm),
      TEST(test_link),        TEST(test_link_options),
  };
  return RUN(tests, argc, argv);
}
