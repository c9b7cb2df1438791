/* Tests of convolutions over any number of axes, layer normalization, multi-head attention and Sequential. */
#include "links_support.h"

static ctn_link_options* filled_with(const char* path, double value) {
  ctn_link_options* options = new_options();
  ctn_initializer* initializer;
  OK(ctn_initializer_constant_new(value, &initializer));
  OK(ctn_link_options_set_initializer(options, path, initializer));
  ctn_initializer_release(initializer);
  return options;
}

static void test_convolution_nd(void** state) {
  static const char* const all[] = {"/W", "/b"};
  ctn_variable *line = counted(DIMS(1, 2, 4)), *cube = counted(DIMS(1, 1, 2, 2, 2)), *y;
  ctn_link_options* options = filled_with("W", 1);
  ctn_link *link, *copy;
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  (void)state;
  OK(ctn_link_options_set_bias(options, 0.5));
  OK(ctn_link_convolution_nd_new(2, 1, DIMS(2), NO_DIMS, NO_DIMS, options, &link));
  check_paths(link, all, 2);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, line, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 3), VALUES(10.5, 14.5, 18.5));
  ctn_link_release(copy);
  FAILS(ctn_link_call1(link, cube, &y), CTN_ERROR_TYPE_CHECK, "ndim");
  FAILS(ctn_link_add_link(link, "l", link), CTN_ERROR_INVALID_ARGUMENT, "got a link of kind ConvolutionND");
  ctn_link_release(link);
  OK(ctn_link_convolution_nd_new(2, 1, DIMS(2), DIMS(2), DIMS(1), options, &link));
  OK(ctn_link_call1(link, line, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 3), VALUES(4.5, 14.5, 10.5));
  ctn_link_release(link);
  OK(ctn_link_options_set_dilation(options, DIMS(3)));
  OK(ctn_link_options_set_groups(options, 2));
  OK(ctn_link_convolution_nd_new(2, 2, DIMS(2), NO_DIMS, NO_DIMS, options, &link));
  OK(ctn_link_call1(link, line, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2, 1), VALUES(3.5, 11.5));
  ctn_link_release(link);
  ctn_link_options_release(options);
  options = filled_with("W", 1);
  OK(ctn_link_options_set_nobias(options, 1));
  OK(ctn_link_convolution_nd_new(1, 1, DIMS(2, 2, 2), NO_DIMS, NO_DIMS, options, &link));
  check_paths(link, all, 1);
  OK(ctn_link_call1(link, cube, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 1, 1, 1), VALUES(28));
  ctn_link_release(link);

  OK(ctn_link_deconvolution_nd_new(2, 1, DIMS(2), DIMS(2), NO_DIMS, options, &link));
  OK(ctn_link_call1(link, line, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 8), VALUES(4, 4, 6, 6, 8, 8, 10, 10));
  ctn_link_release(link);
  OK(ctn_link_options_set_outsize(options, DIMS(9)));
  OK(ctn_link_deconvolution_nd_new(2, 1, DIMS(2), DIMS(2), NO_DIMS, options, &link));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, line, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1, 9), VALUES(4, 4, 6, 6, 8, 8, 10, 10, 0));
  ctn_link_release(copy);
  ctn_link_release(link);
  ctn_link_options_release(options);

  FAILS(ctn_link_convolution_nd_new(0, 1, DIMS(1), NO_DIMS, NO_DIMS, NULL, &link), wrong, "in_channels:");
  FAILS(ctn_link_convolution_nd_new(1, 0, DIMS(1), NO_DIMS, NO_DIMS, NULL, &link), wrong, "out_channels:");
  FAILS(ctn_link_convolution_nd_new(1, 1, NO_DIMS, NO_DIMS, NO_DIMS, NULL, &link), wrong,
        "ksize: expected one to three numbers, got 0");
  FAILS(ctn_link_convolution_nd_new(1, 1, DIMS(1, 1, 1, 1), NO_DIMS, NO_DIMS, NULL, &link), wrong,
        "ksize: expected one to three numbers, got 4");
  FAILS(ctn_link_convolution_nd_new(1, 1, DIMS(0), NO_DIMS, NO_DIMS, NULL, &link), wrong, "ksize:", "got 0");
  FAILS(ctn_link_convolution_nd_new(1, 1, DIMS(1), DIMS(1, 1), NO_DIMS, NULL, &link), wrong,
        "stride: expected 1 numbers");
  FAILS(ctn_link_convolution_nd_new(1, 1, DIMS(1), DIMS(0), NO_DIMS, NULL, &link), wrong, "stride[0]:");
  FAILS(ctn_link_deconvolution_nd_new(1, 1, DIMS(1), NO_DIMS, DIMS(-1), NULL, &link), wrong, "pad[0]:", "-1");
  FAILS(ctn_link_deconvolution_nd_new(-3, 1, DIMS(1), NO_DIMS, NO_DIMS, NULL, &link), wrong, "in_channels:");
  assert_null(link);
  ctn_variable_release(line);
  ctn_variable_release(cube);
}

static void test_layer_normalization(void** state) {
  static const char* const all[] = {"/gamma", "/beta"};
  ctn_variable *x = floats(DIMS(2, 2), VALUES(1, 3, -4, 4)), *y;
  ctn_link_options* options = new_options();
  ctn_link *link, *copy;
  (void)state;
  OK(ctn_link_options_set_eps(options, 0));
  OK(ctn_link_layer_normalization_new(DIMS(2), options, &link));
  ctn_link_options_release(options);
  check_paths(link, all, 2);
  CHECK_DATA(link, "gamma", CTN_FLOAT32, DIMS(2), VALUES(1, 1));
  set_param(link, "beta", DIMS(2), VALUES(10, 20));
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 2), VALUES(9, 21, 9, 21));
  ctn_link_release(copy);
  OK(ctn_link_call1(link, x, &y));
  OK(ctn_link_cleargrads(link));
  backward(y);
  CHECK_GRAD(link, "gamma", CTN_FLOAT32, DIMS(2), VALUES(-2, 2));
  CHECK_GRAD(link, "beta", CTN_FLOAT32, DIMS(2), VALUES(2, 2));
  ctn_link_release(link);
  OK(ctn_link_layer_normalization_new(DIMS(3), NULL, &link));
  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_TYPE_CHECK, "");
  ctn_link_release(link);
  FAILS(ctn_link_layer_normalization_new(NO_DIMS, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "size: expected at least one length");
  FAILS(ctn_link_layer_normalization_new(DIMS(0), NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "size:", "got 0");
  assert_null(link);
  ctn_variable_release(x);
}

static ctn_link* attention(int64_t size, int64_t heads, ctn_link_options* options) {
  ctn_link* link;
  OK(ctn_link_multi_head_attention_new(size, CTN_SIZE_FROM_INPUT, CTN_SIZE_FROM_INPUT, heads, options,
                                       &link));
  return link;
}

static ctn_variable* call(ctn_link* link, ctn_variable** inputs, size_t count) {
  ctn_variable* y;
  OK(ctn_link_call(link, inputs, count, &y, 1));
  return y;
}

/* The projections are identities, and the values show which keys were seen. */
static void test_attention(void** state) {
  static const char* const paths[] = {"query/W", "key/W", "value/W", "out/W"};
  static const char* const all[] = {"/query/W", "/query/b", "/key/W", "/key/b",
                                    "/value/W", "/value/b", "/out/W", "/out/b"};
  ctn_variable *inputs[4], *y, *again;
  ctn_link_options* options = new_options();
  ctn_initializer* one;
  ctn_array* mask;
  ctn_link *link, *copy;
  int32_t before;
  size_t i;
  (void)state;
  OK(ctn_initializer_identity_new(1, &one));
  for (i = 0; i < COUNT(paths); ++i) OK(ctn_link_options_set_initializer(options, paths[i], one));
  ctn_initializer_release(one);
  link = attention(2, 2, options);
  assert_int_equal(ctn_link_uninitialized_count(link), 2);
  inputs[0] = floats(DIMS(1, 2, 2), VALUES(0, 0, 0, 0)); /* scores of 0: means of visible values */
  inputs[1] = counted(DIMS(1, 3, 2));
  inputs[2] = floats(DIMS(1, 3, 2), VALUES(3, 30, 6, 60, 9, 90));
  y = call(link, inputs, 3);
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2, 2), VALUES(6, 60, 6, 60));
  check_paths(link, all, 8);
  mask = array_of(CTN_BOOL, DIMS(2, 3), VALUES(1, 0, 0, 0, 1, 1));
  OK(ctn_variable_new(mask, &inputs[3]));
  ctn_array_release(mask);
  y = call(link, inputs, 4);
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2, 2), VALUES(3, 30, 7.5, 75));
  OK(ctn_link_options_set_causal(options, 1));
  OK(ctn_link_options_set_dropout(options, 0.5));
  copy = attention(2, 2, options); /* drops half of the weights */
  OK(ctn_set_train(0, &before));
  assert_int_equal(before, 1);
  y = call(copy, inputs, 3);
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2, 2), VALUES(3, 30, 4.5, 45));
  OK(ctn_set_train(before, NULL));
  {
    int differ = 0;
    for (i = 0; i < 20; ++i) {
      float v[4];
      ctn_array* data;
      y = call(copy, inputs, 3);
      OK(ctn_variable_data(y, &data));
      OK(ctn_array_to_data(data, v, sizeof v));
      /* A weight is either dropped or doubled. */
      assert_true(v[0] == 0 || v[0] == 6);
      assert_true(v[1] == 0 || v[1] == 60);
      assert_true(v[2] == 0 || fabs(v[2] - 3) < 1e-5 || fabs(v[2] - 6) < 1e-5 || fabs(v[2] - 9) < 1e-5);
      differ += v[0] == 0;
      ctn_array_release(data);
      ctn_variable_release(y);
    }
    assert_true(differ > 0 && differ < 20);
  }
  ctn_link_release(copy);
  /* A single input is used as query, key and value. */
  inputs[0] = (ctn_variable_release(inputs[0]), ctn_variable_retain(inputs[2]));
  inputs[1] = (ctn_variable_release(inputs[1]), ctn_variable_retain(inputs[2]));
  y = call(link, inputs, 3);
  again = call(link, inputs, 1);
  check_same(y, again);
  ctn_variable_release(again);
  OK(ctn_link_cleargrads(link));
  backward(y);
  OK(ctn_link_share(link, &copy));
  y = call(link, inputs, 1);
  again = call(copy, inputs, 1);
  check_same(y, again);
  ctn_variable_release(y);
  ctn_variable_release(again);
  ctn_link_release(copy);

  FAILS(ctn_link_call(link, inputs, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: MultiHeadAttention takes 1, 3 or 4, got 2");
  FAILS(ctn_link_call(link, inputs, 3, &y, 0), CTN_ERROR_INVALID_ARGUMENT, "outputs: MultiHeadAttention");
  ctn_variable_release(inputs[1]);
  inputs[1] = counted(DIMS(1, 2, 2));
  FAILS(ctn_link_call(link, inputs, 3, &y, 1), CTN_ERROR_TYPE_CHECK, "2 != 3");
  ctn_variable_release(inputs[1]);
  inputs[1] = counted(DIMS(3, 2));
  FAILS(ctn_link_call(link, inputs, 3, &y, 1), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].ndim == 3  Actual: 2 != 3");
  assert_null(y);
  for (i = 0; i < 4; ++i) ctn_variable_release(inputs[i]);
  ctn_link_release(link);
  ctn_link_options_release(options);
  FAILS(ctn_link_multi_head_attention_new(6, 6, 6, 4, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "heads: expected a divisor of the size 6, got 4");
  FAILS(ctn_link_multi_head_attention_new(0, 6, 6, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "size:");
  FAILS(ctn_link_multi_head_attention_new(6, 0, 6, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "key_size:");
  FAILS(ctn_link_multi_head_attention_new(6, 6, -2, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "value_size:");
  FAILS(ctn_link_multi_head_attention_new(6, 6, 6, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "heads:");
  assert_null(link);
}

struct Doubling {
  int calls, destroyed;
  ctn_status status;
};

static ctn_status twice(void* user_data, ctn_variable* x, ctn_variable** y) {
  struct Doubling* d = user_data;
  ++d->calls;
  if (d->status != CTN_OK) {
    ctn_error_set(d->status, "not twice");
    return d->status;
  }
  return ctn_add(x, x, y);
}

static ctn_status nothing(void* user_data, ctn_variable* x, ctn_variable** y) {
  (void)user_data;
  (void)x;
  (void)y;
  return CTN_OK;
}

static void count_destroyed(void* user_data) { ++((struct Doubling*)user_data)->destroyed; }

static ctn_link* times(double factor) {
  ctn_link_options* options = filled_with("W", factor);
  ctn_link* link;
  OK(ctn_link_options_set_nobias(options, 1));
  OK(ctn_link_linear_new(1, 1, options, &link));
  ctn_link_options_release(options);
  return link;
}

static void append(ctn_link* sequential, ctn_link* link) {
  OK(ctn_link_sequential_append(sequential, link));
  ctn_link_release(link);
}

static void test_sequential(void** state) {
  static const char* const all[] = {"/0/W", "/1/W"};
  struct Doubling d = {0, 0, CTN_OK};
  ctn_variable *x = floats(DIMS(2, 1), VALUES(1, -1)), *y;
  ctn_link *sequential, *copy, *child, *other = chain();
  (void)state;
  OK(ctn_link_sequential_new(&sequential));
  OK(ctn_link_call1(sequential, x, &y));
  assert_ptr_equal(x, y);
  ctn_variable_release(y);
  OK(ctn_link_sequential_append_function(sequential, twice, &d, count_destroyed));
  append(sequential, times(3));
  OK(ctn_link_sequential_append_activation(sequential, CTN_ACTIVATION_RELU));
  OK(ctn_link_sequential_append_function(sequential, twice, &d, NULL));
  OK(ctn_link_share(sequential, &copy));
  child = times(-1);
  OK(ctn_link_add_link(sequential, NULL, child)); /* the same as append */
  FAILS(ctn_link_sequential_append(sequential, child), CTN_ERROR_STATE, "one that is \"1\" of another");
  ctn_link_release(child);
  check_paths(sequential, all, 2);
  check_paths(copy, all, 1);
  OK(ctn_link_call1(sequential, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 1), VALUES(-12, 0));
  OK(ctn_link_call1(copy, x, &y));
  OK(ctn_link_cleargrads(copy));
  assert_int_equal(d.calls, 4);
  backward(y);
  CHECK_GRAD(copy, "/0/W", CTN_FLOAT32, DIMS(1, 1), VALUES(4));
  FAILS(ctn_link_sequential_append_activation(copy, 11), CTN_ERROR_INVALID_ARGUMENT,
        "activation: expected a value from 0 to 10, got 11");
  FAILS(ctn_link_sequential_append_activation(other, CTN_ACTIVATION_RELU), CTN_ERROR_INVALID_ARGUMENT,
        "sequential: expected a link of kind Sequential, got a chain");
  FAILS(ctn_link_sequential_append(other, copy), CTN_ERROR_INVALID_ARGUMENT, "sequential:");
  FAILS(ctn_link_sequential_append(copy, copy), CTN_ERROR_INVALID_ARGUMENT, "the link itself");
  FAILS(ctn_link_add_link(copy, "name", other), CTN_ERROR_INVALID_ARGUMENT, "name: expected NULL");
  FAILS(ctn_link_sequential_append_function(copy, NULL, &d, count_destroyed), CTN_ERROR_INVALID_ARGUMENT,
        "function: expected a function");
  assert_int_equal(d.destroyed, 1);
  FAILS(ctn_link_sequential_append_function(other, twice, &d, count_destroyed), CTN_ERROR_INVALID_ARGUMENT,
        "sequential:");
  assert_int_equal(d.destroyed, 2);
  d.status = CTN_ERROR_STATE;
  assert_int_equal(ctn_link_call1(copy, x, &y), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "not twice");
  assert_null(y);
  d.status = CTN_OK;
  OK(ctn_link_sequential_append_function(copy, nothing, NULL, NULL));
  FAILS(ctn_link_call1(copy, x, &y), CTN_ERROR_CALLBACK, "a function of Sequential left its output NULL");
  FAILS(ctn_link_call(copy, &x, 1, &y, 0), CTN_ERROR_INVALID_ARGUMENT, "outputs: Sequential gives 1");
  ctn_link_release(copy);
  assert_int_equal(d.destroyed, 2);
  ctn_link_release(sequential);
  assert_int_equal(d.destroyed, 3);
  ctn_link_release(other);
  ctn_variable_release(x);
}

/* Every activation returns what its function returns, and all inputs reach the first link. */
static void test_sequential_activations(void** state) {
  ctn_variable *x = floats(DIMS(2, 2), VALUES(-1, 0.5, 2, -3)), *y, *expected, *pair[2];
  ctn_link *sequential, *link;
  ctn_activation i;
  (void)state;
  for (i = CTN_ACTIVATION_RELU; i <= CTN_ACTIVATION_CLIPPED_RELU; ++i) {
    ctn_status status = CTN_OK;
    OK(ctn_link_sequential_new(&sequential));
    OK(ctn_link_sequential_append_activation(sequential, i));
    OK(ctn_link_call1(sequential, x, &y));
    switch (i) {
      case 0:
        status = ctn_relu(x, &expected);
        break;
      case 1:
        status = ctn_sigmoid(x, &expected);
        break;
      case 2:
        status = ctn_tanh(x, &expected);
        break;
      case 3:
        status = ctn_elu(x, 1, &expected);
        break;
      case 4:
        status = ctn_leaky_relu(x, 0.2, &expected);
        break;
      case 5:
        status = ctn_softplus(x, 1, &expected);
        break;
      case 6:
        status = ctn_silu(x, &expected);
        break;
      case 7:
        status = ctn_gelu(x, NULL, &expected);
        break;
      case 8:
        status = ctn_softmax(x, NULL, &expected);
        break;
      case 9:
        status = ctn_log_softmax(x, NULL, &expected);
        break;
      default:
        status = ctn_clipped_relu(x, 20, &expected);
    }
    OK(status);
    check_same(y, expected);
    ctn_variable_release(expected);
    ctn_variable_release(y);
    ctn_link_release(sequential);
  }
  OK(ctn_link_sequential_new(&sequential));
  OK(ctn_link_gru_new(2, 2, NULL, &link));
  append(sequential, link);
  pair[0] = pair[1] = x;
  OK(ctn_link_call(sequential, pair, 2, &y, 1));
  check_shape(y, DIMS(2, 2));
  ctn_variable_release(y);
  ctn_link_release(sequential);
  OK(ctn_link_sequential_new(&sequential));
  OK(ctn_link_sequential_append_activation(sequential, CTN_ACTIVATION_RELU));
  FAILS(ctn_link_call(sequential, pair, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: Sequential takes 1, got 2");
  ctn_link_release(sequential);
  /* Parameters that one link created are removed again if a later link fails. */
  OK(ctn_link_sequential_new(&sequential));
  OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 3, NULL, &link));
  append(sequential, link);
  append(sequential, linear(2, 2, 0));
  FAILS(ctn_link_call1(sequential, x, &y), CTN_ERROR_TYPE_CHECK, "3 != 2");
  assert_int_equal(ctn_link_uninitialized_count(sequential), 1);
  ctn_link_release(sequential);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_convolution_nd), TEST(test_layer_normalization),
                                     TEST(test_attention), TEST(test_sequential),
                                     TEST(test_sequential_activations)};
  return RUN(tests, argc, argv);
}
