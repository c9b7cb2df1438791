/* Tests of normalizing functions and the link BatchNormalization: results, gradients, and what is
   rejected. */
#include "autograd_support.h"
#include "link_options_support.h"

static const ctn_dtype kFloats[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

static ctn_link_options* normalization_options(double decay, ctn_dtype dtype) {
  ctn_link_options* options = new_options();
  OK(ctn_link_options_set_decay(options, decay));
  OK(ctn_link_options_set_eps(options, 0));
  OK(ctn_link_options_set_dtype(options, dtype));
  return options;
}

static void near(ctn_array* a, const double* values, size_t count, double tolerance) {
  ctn_array* wide;
  double got[16];
  assert_non_null(a);
  OK(ctn_array_astype(a, CTN_FLOAT64, &wide));
  assert_int_equal(ctn_array_size(wide), count);
  OK(ctn_array_to_data(wide, got, count * sizeof(double)));
  for (size_t i = 0; i < count; ++i) {
    if (fabs(got[i] - values[i]) > tolerance)
      fail_msg("element %d is %g instead of %g", (int)i, got[i], values[i]);
  }
  ctn_array_release(wide);
  ctn_array_release(a);
}

static void backward(ctn_variable* y, ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* grad,
                     size_t count) {
  set_grad(y, dtype, shape, ndim, grad, count);
  OK(ctn_variable_backward(y, 0, 0));
}

static void test_batch_normalization(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kFloats); ++i) {
    const ctn_dtype dtype = kFloats[i], wide = dtype == CTN_FLOAT64 ? CTN_FLOAT64 : CTN_FLOAT32;
    ctn_variable *x = variable_of(dtype, DIMS(2, 2), VALUES(1, 10, 5, 14)),
                 *gamma = variable_of(dtype, DIMS(2), VALUES(1, 2)),
                 *beta = variable_of(dtype, DIMS(2), VALUES(0, 1)), *y;
    ctn_function* creator;
    ctn_array* a;
    OK(ctn_batch_normalization(x, gamma, beta, 0, &y));
    CHECK_DATA(y, dtype, DIMS(2, 2), VALUES(-1, -1, 1, 3));
    creator = creator_of(y);
    OK(ctn_function_attribute(creator, "mean", &a));
    TAKE_ARRAY(a, wide, DIMS(2), VALUES(3, 12));
    OK(ctn_function_attribute(creator, "var", &a));
    TAKE_ARRAY(a, wide, DIMS(2), VALUES(4, 4));
    ctn_function_release(creator);
    backward(y, dtype, DIMS(2, 2), VALUES(1, 2, 4, 8));
    CHECK_GRAD(gamma, dtype, DIMS(2), VALUES(3, 6));
    CHECK_GRAD(beta, dtype, DIMS(2), VALUES(5, 10));
    near(grad_of(x), VALUES(0, 0, 0, 0), 1e-6);
    ctn_variable_release(y);
    ctn_variable_release(beta);
    ctn_variable_release(gamma);
    ctn_variable_release(x);
  }
}

static void test_fixed_batch_normalization(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2, 1), VALUES(1, 7)),
               *gamma = variable_of(CTN_FLOAT32, DIMS(1), VALUES(2)),
               *beta = variable_of(CTN_FLOAT32, DIMS(1), VALUES(1)),
               *mean = variable_of(CTN_FLOAT32, DIMS(1), VALUES(3)),
               *var = variable_of(CTN_FLOAT32, DIMS(1), VALUES(4)), *y;
  (void)state;
  OK(ctn_fixed_batch_normalization(x, gamma, beta, mean, var, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1), VALUES(-1, 5));
  backward(y, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  CHECK_GRAD(gamma, CTN_FLOAT32, DIMS(1), VALUES(3));
  CHECK_GRAD(beta, CTN_FLOAT32, DIMS(1), VALUES(3));
  CHECK_GRAD(mean, CTN_FLOAT32, DIMS(1), VALUES(-3));
  CHECK_GRAD(var, CTN_FLOAT32, DIMS(1), VALUES(-0.75));
  ctn_variable_release(y);
  ctn_variable_release(var);
  ctn_variable_release(mean);
  ctn_variable_release(beta);
  ctn_variable_release(gamma);
  ctn_variable_release(x);
}

static void test_rows(void** state) {
  (void)state;
  for (size_t i = 0; i < COUNT(kFloats); ++i) {
    const ctn_dtype dtype = kFloats[i];
    ctn_variable *x = variable_of(dtype, DIMS(1, 2, 2), VALUES(1, 5, 3, 4)),
                 *gamma = variable_of(dtype, DIMS(2), VALUES(1, 2)),
                 *beta = variable_of(dtype, DIMS(2), VALUES(0, 1)), *y;
    OK(ctn_layer_normalization(x, gamma, beta, 0, &y));
    near(data_of(y), VALUES(-1, 3, -1, 3), 1e-6);
    backward(y, dtype, DIMS(1, 2, 2), VALUES(1, 2, 3, 4));
    near(grad_of(gamma), VALUES(-4, 6), 1e-5);
    near(grad_of(beta), VALUES(4, 6), 1e-5);
    near(grad_of(x), VALUES(0, 0, 0, 0), 1e-5);
    ctn_variable_release(y);
    OK(ctn_rms_normalization(x, gamma, 0, &y));
    near(data_of(y), VALUES(0.277350, 2.773501, 0.848528, 2.262742), 0.01);
    ctn_variable_release(y);
    ctn_variable_release(beta);
    ctn_variable_release(gamma);
    ctn_variable_release(x);
  }
}

static void test_local_response(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT64, DIMS(1, 3), VALUES(1, 2, 3)), *y;
  (void)state;
  OK(ctn_local_response_normalization(x, 3, 1, 1, 1, &y));
  near(data_of(y), VALUES(1. / 6, 2. / 15, 3. / 14), 1e-12);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_refused(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)),
               *three = variable_of(CTN_FLOAT32, DIMS(3), VALUES(1, 1, 1)),
               *two = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 1)),
               *wide = variable_of(CTN_FLOAT64, DIMS(3), VALUES(1, 1, 1)),
               *number = variable_of(CTN_FLOAT32, NO_DIMS, VALUES(1)),
               *integers = variable_of(CTN_INT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)), *y;
  (void)state;
  FAILS(ctn_batch_normalization(integers, three, three, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[0].dtype.kind == f");
  FAILS(ctn_batch_normalization(three, three, three, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim - 1 >= in_types[1].ndim  Actual: 0 < 1");
  FAILS(ctn_batch_normalization(x, number, number, 0, &y), CTN_ERROR_TYPE_CHECK, "in_types[1].ndim >= 1");
  FAILS(ctn_batch_normalization(x, wide, three, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[1].dtype == in_types[0].dtype");
  FAILS(ctn_batch_normalization(x, three, wide, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[2].dtype == in_types[0].dtype");
  FAILS(ctn_batch_normalization(x, two, two, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[0]  Actual: 3 != 2");
  FAILS(ctn_batch_normalization(x, three, two, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[2].shape == in_types[1].shape");
  FAILS(ctn_batch_normalization(x, three, three, -1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "eps: expected a finite number of at least 0, got -1");
  FAILS(ctn_fixed_batch_normalization(x, three, three, two, three, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[3].shape == in_types[1].shape");
  FAILS(ctn_fixed_batch_normalization(x, three, three, three, wide, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[4].dtype == in_types[0].dtype");
  FAILS(ctn_layer_normalization(integers, three, three, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[0].dtype.kind == f");
  FAILS(ctn_layer_normalization(x, two, two, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[0].shape[1] == in_types[1].shape[0]");
  FAILS(ctn_layer_normalization(x, three, two, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[2].shape == in_types[1].shape");
  FAILS(ctn_layer_normalization(x, x, x, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[0].ndim - 1 >= in_types[1].ndim");
  FAILS(ctn_layer_normalization(x, number, number, 0, &y), CTN_ERROR_TYPE_CHECK, "in_types[1].ndim >= 1");
  FAILS(ctn_layer_normalization(x, three, three, INFINITY, &y), CTN_ERROR_INVALID_ARGUMENT, "eps");
  FAILS(ctn_rms_normalization(x, wide, 0, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[1].dtype == in_types[0].dtype");
  FAILS(ctn_rms_normalization(x, three, -1, &y), CTN_ERROR_INVALID_ARGUMENT, "eps");
  FAILS(ctn_local_response_normalization(three, 5, 2, 1e-4, 0.75, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  FAILS(ctn_local_response_normalization(integers, 5, 2, 1e-4, 0.75, &y), CTN_ERROR_TYPE_CHECK,
        "in_types[0].dtype.kind == f");
  FAILS(ctn_local_response_normalization(x, 0, 2, 1e-4, 0.75, &y), CTN_ERROR_INVALID_ARGUMENT,
        "n: expected at least 1, got 0");
  ctn_variable_release(integers);
  ctn_variable_release(number);
  ctn_variable_release(wide);
  ctn_variable_release(two);
  ctn_variable_release(three);
  ctn_variable_release(x);
}

static ctn_array* persistent(ctn_link* link, const char* name) {
  ctn_array* a;
  OK(ctn_link_persistent(link, name, &a));
  return a;
}

static ctn_variable* call(ctn_link* link, ctn_variable* x) {
  ctn_variable* y;
  OK(ctn_link_call1(link, x, &y));
  return y;
}

static void test_link(void** state) {
  const int64_t one = 1;
  ctn_variable *x = variable_of(CTN_FLOAT64, DIMS(2, 1), VALUES(1, 5)), *y;
  ctn_link *model, *link, *copy;
  ctn_normalization_mode mode;
  (void)state;
  OK(ctn_link_chain_new(&model));
  WITH_OPTIONS(normalization_options(0.75, CTN_FLOAT64),
               OK(ctn_link_batch_normalization_new(&one, 1, options, &link)));
  OK(ctn_link_add_link(model, "bn", link));
  assert_int_equal(ctn_link_param_count(model), 2);
  OK(ctn_link_normalization_mode(link, &mode));
  assert_int_equal(mode, CTN_NORMALIZATION_AUTO);

  y = call(link, x);
  CHECK_DATA(y, CTN_FLOAT64, DIMS(2, 1), VALUES(-1, 1));
  ctn_variable_release(y);
  TAKE_ARRAY(persistent(link, "avg_mean"), CTN_FLOAT64, DIMS(1), VALUES(0.75));
  TAKE_ARRAY(persistent(link, "avg_var"), CTN_FLOAT64, DIMS(1), VALUES(2));

  OK(ctn_link_set_normalization_mode(model, CTN_NORMALIZATION_FINETUNE));
  for (int i = 0; i < 2; ++i) ctn_variable_release(call(link, x));
  TAKE_ARRAY(persistent(link, "N"), CTN_INT64, NO_DIMS, VALUES(2));
  TAKE_ARRAY(persistent(link, "avg_mean"), CTN_FLOAT64, DIMS(1), VALUES(1.875));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_start_finetuning(model));
  TAKE_ARRAY(persistent(link, "N"), CTN_INT64, NO_DIMS, VALUES(0));
  TAKE_ARRAY(persistent(copy, "N"), CTN_INT64, NO_DIMS, VALUES(2));
  OK(ctn_link_normalization_mode(copy, &mode));
  assert_int_equal(mode, CTN_NORMALIZATION_FINETUNE);

  ctn_link_release(copy);
  ctn_link_release(link);
  ctn_link_release(model);
  ctn_variable_release(x);
}

/* In testing mode gradients flow, even after the averages have changed. */
static void test_testing_mode(void** state) {
  const int64_t one = 1;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2, 1), VALUES(1, 5)), *y, *loss;
  ctn_link* link;
  ctn_array* four = array_of(CTN_FLOAT32, DIMS(1), VALUES(4));
  (void)state;
  WITH_OPTIONS(normalization_options(0.9, CTN_FLOAT32),
               OK(ctn_link_batch_normalization_new(&one, 1, options, &link)));
  OK(ctn_link_set_persistent(link, "avg_var", four));
  OK(ctn_link_set_normalization_mode(link, CTN_NORMALIZATION_TEST));
  y = call(link, x);
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1), VALUES(0.5, 2.5));
  OK(ctn_link_set_normalization_mode(link, CTN_NORMALIZATION_TRAIN));
  ctn_variable_release(call(link, x));
  OK(ctn_sum(y, NULL, 0, 0, &loss));
  OK(ctn_variable_backward(loss, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 1), VALUES(0.5, 0.5));
  ctn_array_release(four);
  ctn_link_release(link);
  ctn_variable_release(loss);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* AUTO and FINETUNE follow the thread's switch; TRAIN and TEST do not. */
static void test_training_switch(void** state) {
  static const ctn_normalization_mode modes[] = {CTN_NORMALIZATION_AUTO, CTN_NORMALIZATION_FINETUNE,
                                                 CTN_NORMALIZATION_TRAIN, CTN_NORMALIZATION_TEST};
  const int64_t one = 1;
  size_t i;
  int32_t train;
  (void)state;
  for (i = 0; i < COUNT(modes); ++i) {
    for (train = 0; train < 2; ++train) {
      const int learns = modes[i] == CTN_NORMALIZATION_TRAIN || (modes[i] != CTN_NORMALIZATION_TEST && train);
      ctn_variable *x = variable_of(CTN_FLOAT64, DIMS(2, 1), VALUES(1, 5)), *y;
      ctn_array* four = array_of(CTN_FLOAT64, DIMS(1), VALUES(4));
      ctn_link* link;
      WITH_OPTIONS(normalization_options(0.75, CTN_FLOAT64),
                   OK(ctn_link_batch_normalization_new(&one, 1, options, &link)));
      OK(ctn_link_set_persistent(link, "avg_var", four));
      OK(ctn_link_set_normalization_mode(link, modes[i]));
      OK(ctn_set_train(train, NULL));
      y = call(link, x);
      OK(ctn_set_train(1, NULL));
      if (learns)
        CHECK_DATA(y, CTN_FLOAT64, DIMS(2, 1), VALUES(-1, 1));
      else
        CHECK_DATA(y, CTN_FLOAT64, DIMS(2, 1), VALUES(0.5, 2.5));
      TAKE_ARRAY(persistent(link, "N"), CTN_INT64, NO_DIMS,
                 VALUES(modes[i] == CTN_NORMALIZATION_FINETUNE && train ? 1 : 0));
      ctn_array_release(four);
      ctn_link_release(link);
      ctn_variable_release(y);
      ctn_variable_release(x);
    }
  }
}

static void test_link_refused(void** state) {
  const int64_t zero = 0;
  ctn_link *link, *linear;
  ctn_normalization_mode mode;
  (void)state;
  FAILS(ctn_link_batch_normalization_new(NULL, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "size: expected at least one length");
  FAILS(ctn_link_batch_normalization_new(&zero, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "size: expected 1 to 2^31 or CTN_SIZE_FROM_INPUT, got 0");
  OK(ctn_link_linear_new(1, 1, NULL, &linear));
  FAILS(ctn_link_normalization_mode(linear, &mode), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a BatchNormalization, got a Linear");
  FAILS(ctn_link_set_normalization_mode(linear, 4), CTN_ERROR_INVALID_ARGUMENT, "mode");
  OK(ctn_link_set_normalization_mode(linear, CTN_NORMALIZATION_TEST));
  ctn_link_release(linear);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_batch_normalization),
                                     TEST(test_fixed_batch_normalization),
                                     TEST(test_rows),
                                     TEST(test_local_response),
                                     TEST(test_refused),
                                     TEST(test_link),
                                     TEST(test_testing_mode),
                                     TEST(test_training_switch),
                                     TEST(test_link_refused)};
  return RUN(tests, argc, argv);
}
