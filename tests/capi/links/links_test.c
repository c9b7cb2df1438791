/* Tests of catenary/links_connection.h and catenary/links_activation.h. */
#include <catenary/compat.h>

#include "links_support.h"

static void test_parameter(void** state) {
  ctn_array *a = array_of(CTN_FLOAT64, DIMS(2), VALUES(1, 2)), *data, *whole;
  ctn_link *link, *copy, *other = linear(1, 1, 0);
  ctn_variable *y, *outputs[2];
  ctn_function* creator;
  (void)state;
  OK(ctn_link_parameter_new(a, &link));
  check_paths(link, (const char* const[]){"/W"}, 1);
  data = data_of(link, "W");
  assert_ptr_equal(data, a);
  ctn_array_release(data);
  OK(ctn_link_call(link, NULL, 0, &y, 1));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_OFF);
  OK(ctn_link_cleargrads(link));
  backward(y);
  CHECK_GRAD(link, "W", CTN_FLOAT64, DIMS(2), VALUES(1, 1));
  OK(ctn_link_parameter_value(link, CTN_VOLATILE_AUTO, &y));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_AUTO);
  OK(ctn_link_cleargrads(link));
  backward(y);
  CHECK_GRAD(link, "W", CTN_FLOAT64, DIMS(2), VALUES(1, 1));
  OK(ctn_link_parameter_value(link, CTN_VOLATILE_ON, &y));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_ON);
  OK(ctn_variable_creator(y, &creator));
  assert_null(creator);
  CHECK_VARIABLE(y, CTN_FLOAT64, DIMS(2), VALUES(1, 2));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call(copy, NULL, 0, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT64, DIMS(2), VALUES(1, 2));

  FAILS(ctn_link_call(link, NULL, 0, outputs, 2), CTN_ERROR_INVALID_ARGUMENT,
        "outputs: Parameter gives 1, got room for 2");
  FAILS(ctn_link_parameter_value(link, 7, &y), CTN_ERROR_INVALID_ARGUMENT, "volatile_flag:", "7");
  assert_null(y);
  FAILS(ctn_link_parameter_value(other, CTN_VOLATILE_ON, &y), CTN_ERROR_INVALID_ARGUMENT,
        "parameter: expected a link of kind Parameter, got Linear");
  FAILS(ctn_link_parameter_value(NULL, CTN_VOLATILE_ON, &y), CTN_ERROR_INVALID_ARGUMENT, "parameter:");
  whole = array_of(CTN_INT32, DIMS(1), VALUES(1));
  ctn_link_release(other);
  FAILS(ctn_link_parameter_new(whole, &other), CTN_ERROR_DTYPE,
        "array: expected a floating dtype, got int32");
  assert_null(other);
  FAILS(ctn_link_parameter_new(NULL, &other), CTN_ERROR_INVALID_ARGUMENT, "array:");
  FAILS(ctn_link_parameter_new(a, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_link_add_link(link, "l", copy), CTN_ERROR_INVALID_ARGUMENT, "got a link of kind Parameter");
  ctn_array_release(whole);
  ctn_link_release(copy);
  ctn_link_release(link);
  ctn_array_release(a);
}

static void test_activations(void** state) {
  ctn_variable *x = floats(DIMS(2, 2), VALUES(1, -2, -3, 4)), *y;
  ctn_link *link, *copy;
  (void)state;
  OK(ctn_link_prelu_new(NO_DIMS, NULL, &link));
  CHECK_DATA(link, "W", CTN_FLOAT32, NO_DIMS, VALUES(0.25));
  OK(ctn_link_call1(link, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 2), VALUES(1, -0.5, -0.75, 4));
  ctn_link_release(link);
  OK(ctn_link_prelu_new(DIMS(2), NULL, &link));
  OK(ctn_link_share(link, &copy));
  set_param(link, "W", DIMS(2), VALUES(2, 3)); /* changes the array that both share */
  OK(ctn_link_call1(copy, x, &y));
  OK(ctn_link_cleargrads(copy));
  backward(y);
  CHECK_GRAD(copy, "W", CTN_FLOAT32, DIMS(2), VALUES(-3, -2));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  ctn_link_release(copy);
  ctn_link_release(link);
  OK(ctn_link_prelu_new(DIMS(3), NULL, &link));
  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[0]", "2 != 3");
  ctn_link_release(link);
  FAILS(ctn_link_prelu_new(DIMS(2, 0), NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "shape: expected 1 to 2^31, got 0");
  FAILS(ctn_link_prelu_new(NULL, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "shape:");

  WITH_OPTIONS(weight_options(1, 0.5, 0), OK(ctn_link_maxout_new(2, 2, 3, options, &link)));
  check_paths(link, (const char* const[]){"/linear/W", "/linear/b"}, 2);
  CHECK_DATA(link, "linear/b", CTN_FLOAT32, DIMS(6), VALUES(0.5, 0.5, 0.5, 0.5, 0.5, 0.5));
  set_param(link, "linear/W", DIMS(6, 2), VALUES(1, 0, 0, 1, 0, 0, -1, 0, 0, -1, 1, 1));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 2), VALUES(1.5, 2.5, 4.5, 3.5));
  FAILS(ctn_link_call(copy, &x, 1, &y, 0), CTN_ERROR_INVALID_ARGUMENT, "outputs: Maxout gives 1");
  ctn_link_release(copy);
  ctn_link_release(link);
  WITH_OPTIONS(weight_options(1, 0, 1), OK(ctn_link_maxout_new(2, 1, 2, options, &link)));
  check_paths(link, (const char* const[]){"/linear/W"}, 1);
  ctn_link_release(link);
  FAILS(ctn_link_maxout_new(0, 2, 3, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:", "got 0");
  FAILS(ctn_link_maxout_new(2, -2, 3, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:", "got -2");
  FAILS(ctn_link_maxout_new(2, 2, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "pool_size:", "got 0");
  assert_null(link);
  ctn_variable_release(x);
}

static void test_bilinear(void** state) {
  ctn_variable* e[2];
  ctn_variable *y, *wrong = floats(DIMS(1, 3), VALUES(1, 2, 3));
  ctn_link *link, *copy;
  ctn_link_options* options;
  (void)state;
  e[0] = floats(DIMS(1, 2), VALUES(1, 2));
  e[1] = floats(DIMS(1, 2), VALUES(3, 5));
  OK(ctn_link_bilinear_new(2, 2, 1, NULL, &link));
  check_paths(link, (const char* const[]){"/W", "/V1", "/V2", "/b"}, 4);
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(0));
  set_param(link, "W", DIMS(2, 2, 1), VALUES(1, 0, 0, 1));
  set_param(link, "V1", DIMS(2, 1), VALUES(10, 10));
  set_param(link, "V2", DIMS(2, 1), VALUES(100, 100));
  set_param(link, "b", DIMS(1), VALUES(0.5));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call(copy, e, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1), VALUES(13 + 30 + 800 + 0.5));
  OK(ctn_link_call(link, e, 2, &y, 1));
  OK(ctn_link_cleargrads(link));
  backward(y);
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2, 1), VALUES(3, 5, 6, 10));
  CHECK_GRAD(link, "V1", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  FAILS(ctn_link_call1(link, e[0], &y), CTN_ERROR_INVALID_ARGUMENT, "inputs: Bilinear takes 2, got 1");
  ctn_variable_release(e[1]);
  e[1] = wrong;
  FAILS(ctn_link_call(link, e, 2, &y, 1), CTN_ERROR_TYPE_CHECK, "3 != 2");
  assert_null(y);
  ctn_link_release(copy);
  ctn_link_release(link);
  options = new_options();
  OK(ctn_link_options_set_nobias(options, 1));
  OK(ctn_link_bilinear_new(2, 3, 1, options, &link));
  ctn_link_options_release(options);
  check_paths(link, (const char* const[]){"/W"}, 1);
  fill_param(link, "W", 1);
  OK(ctn_link_call(link, e, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1), VALUES(18));
  ctn_link_release(link);
  FAILS(ctn_link_bilinear_new(0, 2, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "left_size: expected 1 to 2^31, got 0");
  FAILS(ctn_link_bilinear_new(1, 0, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "right_size:");
  FAILS(ctn_link_bilinear_new(1, 1, -1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:", "got -1");
  FAILS(ctn_link_bilinear_new(INT32_MAX, INT32_MAX, INT32_MAX, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "shape:");
  assert_null(link);
  ctn_variable_release(e[1]);
  ctn_variable_release(e[0]);
}

static void test_deconvolution(void** state) {
  ctn_variable *x = floats(DIMS(1, 1, 2, 1), VALUES(1, 2)), *y;
  ctn_link *link, *copy;
  ctn_link_options* options;
  (void)state;
  WITH_OPTIONS(weight_options(1, 0.5, 0),
               OK(ctn_link_deconvolution_2d_new(1, 1, 2, 1, 2, 1, 0, 0, options, &link)));
  check_paths(link, (const char* const[]){"/W", "/b"}, 2);
  set_param(link, "W", DIMS(1, 1, 2, 1), VALUES(1, 10));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 4, 1), VALUES(1.5, 10.5, 2.5, 20.5));
  ctn_link_release(copy);
  ctn_link_release(link);
  options = weight_options(1, 0, 1);
  OK(ctn_link_options_set_outsize(options, DIMS(5, 1)));
  OK(ctn_link_deconvolution_2d_new(1, 1, 2, 1, 2, 1, 0, 0, options, &link));
  ctn_link_options_release(options);
  check_paths(link, (const char* const[]){"/W"}, 1);
  fill_param(link, "W", 1);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 5, 1), VALUES(1, 1, 2, 2, 0));
  ctn_link_release(copy);
  ctn_link_release(link);
  FAILS(ctn_link_deconvolution_2d_new(0, 1, 2, 1, 2, 1, 0, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "in_channels:", "got 0");
  FAILS(ctn_link_deconvolution_2d_new(1, 0, 2, 1, 2, 1, 0, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "out_channels:");
  FAILS(ctn_link_deconvolution_2d_new(1, 1, 0, 1, 2, 1, 0, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "ksize_y:");
  FAILS(ctn_link_deconvolution_2d_new(1, 1, 1, 0, 2, 1, 0, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "ksize_x:");
  FAILS(ctn_link_deconvolution_2d_new(1, 1, 1, 1, 0, 1, 0, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "stride");
  FAILS(ctn_link_deconvolution_2d_new(1, 1, 1, 1, 1, 1, 0, -1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "pad");
  assert_null(link);
  ctn_variable_release(x);
}

static void test_inception(void** state) {
  static const char* const paths[] = {"/conv1/W", "/conv1/b", "/proj3/W", "/proj3/b", "/conv3/W", "/conv3/b",
                                      "/proj5/W", "/proj5/b", "/conv5/W", "/conv5/b", "/projp/W", "/projp/b"};
  int64_t sizes[7] = {1, 1, 1, 2, 1, 1, 2};
  static const char* const names[] = {"in_channels", "out1", "proj3", "out3", "proj5", "out5", "proj_pool"};
  ctn_variable *x = counted(DIMS(1, 1, 2, 2)), *y, *again;
  ctn_link *link, *copy;
  size_t i;
  (void)state;
  OK(ctn_link_inception_new(1, 1, 1, 2, 1, 1, 2, NULL, &link));
  check_paths(link, paths, COUNT(paths));
  for (i = 0; i < COUNT(paths); i += 2) fill_param(link, paths[i], 1);
  OK(ctn_link_call1(link, x, &y));
  /* x, its sum twice, its sum, its maximum twice */
  check_shape(y, DIMS(1, 6, 2, 2));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &again));
  check_same(y, again);
  ctn_variable_release(again);
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 6, 2, 2),
                 VALUES(0, 1, 2, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 3, 3, 3, 3, 3, 3));
  FAILS(ctn_link_add_link(link, "more", copy), CTN_ERROR_INVALID_ARGUMENT, "got a link of kind Inception");
  ctn_link_release(copy);
  ctn_link_release(link);
  for (i = 0; i < COUNT(names); ++i) {
    const int64_t kept = sizes[i];
    sizes[i] = 0;
    FAILS(ctn_link_inception_new(sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], sizes[6], NULL,
                                 &link),
          CTN_ERROR_INVALID_ARGUMENT, names[i], "expected 1 to 2^31", "got 0");
    assert_null(link);
    sizes[i] = kept;
  }
  ctn_variable_release(x);
}

static void test_inception_bn(void** state) {
  ctn_variable *x = counted(DIMS(2, 2, 3, 3)), *y, *again;
  ctn_link *link, *copy, *child;
  ctn_array* mean;
  ctn_normalization_mode mode;
  (void)state;
  OK(ctn_link_inception_bn_new(2, 1, 2, 3, 2, 2, CTN_POOLING_AVERAGE, 2, 1, NULL, &link));
  assert_int_equal(ctn_link_child_count(link), 14);
  assert_int_equal(ctn_link_param_count(link), 7 + 14); /* convolutions have no biases */
  OK(ctn_link_call1(link, x, &y));
  check_shape(y, DIMS(2, 8, 3, 3));
  ctn_variable_release(y);
  OK(ctn_link_child(link, "conv33bn", &child));
  OK(ctn_link_persistent(child, "avg_mean", &mean));
  ctn_array_release(mean);
  OK(ctn_link_set_normalization_mode(link, CTN_NORMALIZATION_TEST)); /* train = False */
  OK(ctn_link_normalization_mode(child, &mode));
  assert_int_equal(mode, CTN_NORMALIZATION_TEST);
  ctn_link_release(child);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(link, x, &y));
  OK(ctn_link_call1(copy, x, &again));
  check_same(y, again);
  ctn_variable_release(again);
  OK(ctn_link_cleargrads(link));
  backward(y);
  {
    ctn_array* grad = grad_of(link, "conv1/W");
    assert_non_null(grad);
    ctn_array_release(grad);
  }
  ctn_link_release(copy);
  ctn_link_release(link);

  OK(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 2, CTN_POOLING_MAX, 0, 2, NULL, &link));
  assert_int_equal(ctn_link_child_count(link), 10);
  OK(ctn_link_call1(link, x, &y));
  check_shape(y, DIMS(2, 7, 2, 2));
  ctn_variable_release(y);
  ctn_link_release(link);
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 2, 2, 0, 2, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "pooltype: expected a value from 0 to 1, got 2");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 2, -1, 0, 2, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "pooltype:");
  FAILS(ctn_link_inception_bn_new(2, 1, 2, 3, 2, 2, CTN_POOLING_MAX, 1, 2, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "stride: expected 1 if out1 is above 0, got 2");
  FAILS(ctn_link_inception_bn_new(2, 1, 2, 3, 2, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "proj_pool: expected at least 1 if out1 is above 0, got 0");
  FAILS(ctn_link_inception_bn_new(2, -1, 2, 3, 2, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "out1: expected 0 to 2^31, got -1");
  FAILS(ctn_link_inception_bn_new(0, 0, 2, 3, 2, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "in_channels:");
  FAILS(ctn_link_inception_bn_new(2, 0, 0, 3, 2, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "proj3:");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 0, 2, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "out3:");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 0, 2, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "proj33:");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 0, CTN_POOLING_MAX, 0, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "out33:");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 2, CTN_POOLING_MAX, -1, 1, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "proj_pool:");
  FAILS(ctn_link_inception_bn_new(2, 0, 2, 3, 2, 2, CTN_POOLING_MAX, 0, 0, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "stride:");
  assert_null(link);
  ctn_variable_release(x);
}

struct activation {
  int calls, destroyed;
  ctn_status status;
  int silent;
};

static ctn_status activate(void* data, ctn_variable* x, ctn_variable** y) {
  struct activation* a = data;
  ++a->calls;
  if (a->status != CTN_OK) {
    ctn_error_set(a->status, "no activation today");
    return a->status;
  }
  if (a->silent) return CTN_OK;
  return ctn_mul_f64(x, -1, y);
}

static void destroy(void* data) { ++((struct activation*)data)->destroyed; }

static void test_mlp_convolution(void** state) {
  struct activation a = {0, 0, CTN_OK, 0};
  ctn_variable *x = floats(DIMS(1, 1, 1, 2), VALUES(1, -2)), *y;
  ctn_link *link, *copy;
  (void)state;
  OK(ctn_link_mlp_convolution_2d_new(1, DIMS(1, 1), 1, 1, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link));
  check_paths(link, (const char* const[]){"/0/W", "/0/b", "/1/W", "/1/b"}, 4);
  fill_param(link, "0/W", 1);
  fill_param(link, "1/W", -1);
  OK(ctn_link_call1(link, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 1, 2), VALUES(-1, 0)); /* there is no relu at the end */
  ctn_link_release(link);

  OK(ctn_link_mlp_convolution_2d_new(1, DIMS(1, 1, 1), 1, 2, 1, 1, 0, 0, activate, &a, destroy, NULL, &link));
  fill_param(link, "0/W", 1);
  fill_param(link, "1/W", 2);
  fill_param(link, "2/W", 3);
  OK(ctn_link_share(link, &copy));
  ctn_link_release(link);
  assert_int_equal(a.destroyed, 0);
  OK(ctn_link_call1(copy, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 1, 1), VALUES(-6));
  assert_int_equal(a.calls, 2);
  a.status = CTN_ERROR_IO;
  assert_int_equal(ctn_link_call1(copy, x, &y), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "no activation today");
  assert_null(y);
  a.status = CTN_OK;
  a.silent = 1;
  FAILS(ctn_link_call1(copy, x, &y), CTN_ERROR_CALLBACK,
        "activation of MLPConvolution2D left its output NULL");
  FAILS(ctn_link_add_link(copy, NULL, copy), CTN_ERROR_INVALID_ARGUMENT,
        "got a link of kind MLPConvolution2D");
  ctn_link_release(copy);
  assert_int_equal(a.destroyed, 1);
  FAILS(ctn_link_mlp_convolution_2d_new(0, DIMS(1), 1, 1, 1, 1, 0, 0, activate, &a, destroy, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "in_channels:");
  assert_int_equal(a.destroyed, 2);
  FAILS(ctn_link_mlp_convolution_2d_new(1, NULL, 0, 1, 1, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "out_channels: expected at least one number, got none");
  FAILS(ctn_link_mlp_convolution_2d_new(1, DIMS(2, 0), 1, 1, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "out_channels: expected 1 to 2^31, got 0");
  FAILS(ctn_link_mlp_convolution_2d_new(1, DIMS(2), 0, 1, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link),
        CTN_ERROR_INVALID_ARGUMENT, "ksize_y:");
  assert_null(link);
  ctn_variable_release(x);
}

static void test_little_memory(void** state) {
  ctn_link* link;
  (void)state;
  WITH_LITTLE_MEMORY(ctn_link_prelu_new(DIMS(3), NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_maxout_new(2, 2, 2, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_bilinear_new(2, 2, 2, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_deconvolution_2d_new(1, 1, 2, 2, 1, 1, 0, 0, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_inception_new(1, 1, 1, 1, 1, 1, 1, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_inception_bn_new(1, 1, 1, 1, 1, 1, CTN_POOLING_MAX, 1, 1, NULL, &link),
                     assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(
      ctn_link_mlp_convolution_2d_new(1, DIMS(1, 1), 1, 1, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link),
      assert_null(link));
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_parameter), TEST(test_activations),  TEST(test_bilinear),        TEST(test_deconvolution),
      TEST(test_inception), TEST(test_inception_bn), TEST(test_mlp_convolution), TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
