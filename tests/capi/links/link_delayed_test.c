/* Tests of sizes that the first input determines: CTN_SIZE_FROM_INPUT. */
#include "links_support.h"

#define LATER CTN_SIZE_FROM_INPUT

static ctn_link* delayed_linear(int64_t out_size, int nobias) {
  ctn_link* link;
  WITH_OPTIONS(weight_options(1, 0, nobias), OK(ctn_link_linear_new(LATER, out_size, options, &link)));
  return link;
}

static void check_waiting(ctn_link* link, const char* const* paths, size_t count) {
  size_t i;
  assert_int_equal(ctn_link_uninitialized_count(link), count);
  assert_int_equal(ctn_link_is_initialized(link), count == 0);
  for (i = 0; i < count; ++i) {
    char path[64];
    size_t length;
    OK(ctn_link_uninitialized_path(link, i, path, sizeof path, &length));
    assert_string_equal(path, paths[i]);
    assert_int_equal(length, strlen(path));
  }
}
#define WAITING(link, ...) \
  check_waiting((link), (const char* const[]){__VA_ARGS__}, COUNT(((const char* const[]){__VA_ARGS__})))

static void test_linear(void** state) {
  static const char* const all[] = {"/W", "/b"};
  ctn_variable *x = counted(DIMS(2, 3)), *flat = counted(DIMS(3)), *y, *wide = counted(DIMS(2, 4)), *v;
  ctn_link* link = delayed_linear(2, 0);
  ctn_array* grad;
  char text[8];
  (void)state;
  check_paths(link, all + 1, 1);
  WAITING(link, "/W");
  FAILS(ctn_link_param(link, "/W", &v), CTN_ERROR_NOT_FOUND,
        "path: the parameter \"/W\" takes its shape from the first call");
  FAILS(ctn_link_uninitialized_path(link, 1, text, sizeof text, NULL), CTN_ERROR_INDEX,
        "index: expected less than 1, the number of values without a shape, got 1");
  FAILS(ctn_link_call1(link, flat, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  assert_null(y);
  WAITING(link, "/W");
  OK(ctn_link_call1(link, x, &y));
  check_shape(y, DIMS(2, 2));
  check_paths(link, all, 2);
  check_waiting(link, NULL, 0);
  grad = grad_of(link, "/W");
  assert_null(grad);
  ctn_link_cleargrads(link);
  backward(y);
  CHECK_GRAD(link, "/W", CTN_FLOAT32, DIMS(2, 3), VALUES(3, 5, 7, 3, 5, 7));
  OK(ctn_link_param(link, "W", &v));
  assert_string_equal(ctn_variable_name(v), "W");
  assert_int_equal(ctn_variable_volatile(v), CTN_VOLATILE_AUTO);
  ctn_variable_release(v);
  FAILS(ctn_link_call1(link, wide, &y), CTN_ERROR_TYPE_CHECK, "4 != 3");
  ctn_link_release(link);
  ctn_variable_release(x);
  ctn_variable_release(flat);
  ctn_variable_release(wide);
}

/* A call that fails after the parameter was created removes it again. */
static void test_failed_calls(void** state) {
  ctn_variable *doubles = variable_of(CTN_FLOAT64, DIMS(1, 2), VALUES(1, 2)), *y,
               *none = variable_of(CTN_FLOAT32, DIMS(2, 0), NULL, 0), *x = counted(DIMS(1, 2)),
               *h = variable_of(CTN_FLOAT64, DIMS(1, 3), VALUES(0, 0, 0));
  ctn_link *link = delayed_linear(2, 0), *lstm, *gru;
  (void)state;
  FAILS(ctn_link_call1(link, doubles, &y), CTN_ERROR_TYPE_CHECK, "dtype");
  WAITING(link, "/W");
  FAILS(ctn_link_call1(link, none, &y), CTN_ERROR_TYPE_CHECK, "Expect: prod(in_types[0].shape[1:]) >= 1");
  WAITING(link, "/W");
  FAILS(ctn_link_call(link, &x, 1, &y, 0), CTN_ERROR_INVALID_ARGUMENT, "outputs: Linear gives 1");
  WAITING(link, "/W");
  ctn_link_release(link);

  OK(ctn_link_lstm_new(LATER, 3, NULL, &lstm));
  WAITING(lstm, "/upward/W");
  OK(ctn_link_lstm_set_state(lstm, h, h));
  FAILS(ctn_link_call1(lstm, x, &y), CTN_ERROR_TYPE_CHECK, "float64");
  WAITING(lstm, "/upward/W");
  OK(ctn_link_lstm_reset_state(lstm));
  OK(ctn_link_call1(lstm, x, &y));
  check_shape(y, DIMS(1, 3));
  assert_true(ctn_link_is_initialized(lstm));
  ctn_variable_release(y);
  ctn_link_release(lstm);

  OK(ctn_link_stateful_gru_new(LATER, 3, NULL, &gru));
  WAITING(gru, "/W_r/W", "/W_z/W", "/W/W");
  OK(ctn_link_stateful_gru_set_state(gru, h));
  FAILS(ctn_link_call1(gru, x, &y), CTN_ERROR_TYPE_CHECK, "float64");
  WAITING(gru, "/W_r/W", "/W_z/W", "/W/W");
  ctn_link_release(gru);
  ctn_variable_release(doubles);
  ctn_variable_release(none);
  ctn_variable_release(x);
  ctn_variable_release(h);
}

static void test_every_link(void** state) {
  ctn_variable *image = counted(DIMS(1, 4, 3, 3)), *rows = counted(DIMS(2, 6)),
               *line = counted(DIMS(1, 4, 5)), *pair[2], *y;
  ctn_link_options* options = new_options();
  ctn_link* link;
  (void)state;
  OK(ctn_link_options_set_groups(options, 2));
  OK(ctn_link_convolution_2d_new(LATER, 6, 3, 3, 1, 1, 1, 1, options, &link));
  WAITING(link, "/W");
  OK(ctn_link_call1(link, image, &y));
  check_shape(y, DIMS(1, 6, 3, 3));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_convolution_2d_new(LATER, 6, 3, 3, 1, 1, 1, 1, options, &link));
  FAILS(ctn_link_call1(link, line, &y), CTN_ERROR_TYPE_CHECK, "ndim");
  WAITING(link, "/W");
  ctn_link_release(link);
  OK(ctn_link_options_set_groups(options, 3));
  FAILS(ctn_link_convolution_2d_new(LATER, 4, 1, 1, 1, 1, 0, 0, options, &link), CTN_ERROR_INVALID_ARGUMENT,
        "groups: expected a divisor of 4 channels, got 3");
  OK(ctn_link_convolution_2d_new(LATER, 6, 1, 1, 1, 1, 0, 0, options, &link));
  FAILS(ctn_link_call1(link, image, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] % groups == 0  Actual: 1 != 0");
  WAITING(link, "/W");
  ctn_link_release(link);
  ctn_link_options_release(options);

  OK(ctn_link_deconvolution_2d_new(LATER, 6, 2, 2, 2, 2, 0, 0, NULL, &link));
  OK(ctn_link_call1(link, image, &y));
  check_shape(y, DIMS(1, 6, 6, 6));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_convolution_nd_new(LATER, 6, DIMS(2), NO_DIMS, NO_DIMS, NULL, &link));
  OK(ctn_link_call1(link, line, &y));
  check_shape(y, DIMS(1, 6, 4));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_deconvolution_nd_new(LATER, 6, DIMS(2), NO_DIMS, NO_DIMS, NULL, &link));
  OK(ctn_link_call1(link, line, &y));
  check_shape(y, DIMS(1, 6, 6));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_maxout_new(LATER, 3, 2, NULL, &link));
  WAITING(link, "/linear/W");
  OK(ctn_link_call1(link, rows, &y));
  check_shape(y, DIMS(2, 3));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_mlp_convolution_2d_new(LATER, DIMS(2, 3), 3, 3, 1, 1, 0, 0, NULL, NULL, NULL, NULL, &link));
  WAITING(link, "/0/W");
  OK(ctn_link_call1(link, image, &y));
  check_shape(y, DIMS(1, 3, 1, 1));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_gru_new(LATER, 3, NULL, &link));
  pair[0] = counted(DIMS(2, 3));
  pair[1] = rows;
  OK(ctn_link_call(link, pair, 2, &y, 1));
  check_shape(y, DIMS(2, 3));
  ctn_variable_release(pair[0]);
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_inception_new(LATER, 1, 1, 1, 1, 1, 1, NULL, &link));
  WAITING(link, "/conv1/W", "/proj3/W", "/proj5/W", "/projp/W");
  OK(ctn_link_call1(link, image, &y));
  check_shape(y, DIMS(1, 4, 3, 3));
  ctn_variable_release(y);
  ctn_link_release(link);
  OK(ctn_link_inception_bn_new(LATER, 1, 1, 1, 1, 1, CTN_POOLING_MAX, 1, 1, NULL, &link));
  OK(ctn_link_call1(link, image, &y));
  check_shape(y, DIMS(1, 4, 3, 3));
  ctn_variable_release(y);
  ctn_link_release(link);
  {
    static const char* const all[] = {"/gamma", "/beta"};
    const int64_t later = LATER;
    ctn_array* mean;
    OK(ctn_link_batch_normalization_new(&later, 1, NULL, &link));
    WAITING(link, "/gamma", "/beta", "/avg_mean", "/avg_var");
    FAILS(ctn_link_persistent(link, "avg_mean", &mean), CTN_ERROR_NOT_FOUND, "avg_mean");
    OK(ctn_link_call1(link, image, &y));
    check_shape(y, DIMS(1, 4, 3, 3));
    ctn_variable_release(y);
    check_paths(link, all, 2);
    OK(ctn_link_persistent(link, "avg_mean", &mean));
    assert_int_equal(ctn_array_shape(mean)[0], 4);
    ctn_array_release(mean);
    ctn_link_release(link);
    FAILS(ctn_link_batch_normalization_new(DIMS(LATER, 2), NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
          "size: expected 1 to 2^31, got -1");
    OK(ctn_link_layer_normalization_new(&later, 1, NULL, &link));
    OK(ctn_link_call1(link, line, &y));
    check_paths(link, all, 2);
    CHECK_DATA(link, "gamma", CTN_FLOAT32, DIMS(5), VALUES(1, 1, 1, 1, 1));
    ctn_variable_release(y);
    ctn_link_release(link);
  }
  FAILS(ctn_link_linear_new(3, LATER, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:", "-1");
  FAILS(ctn_link_linear_new(-2, 3, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:", "-2");
  ctn_variable_release(image);
  ctn_variable_release(rows);
  ctn_variable_release(line);
}

static void test_copies(void** state) {
  ctn_variable *x = counted(DIMS(2, 3)), *y;
  ctn_link *root = chain(), *copy, *other = chain(), *child;
  ctn_array *W, *again;
  (void)state;
  adopt(root, "l", delayed_linear(2, 1));
  OK(ctn_link_share(root, &copy));
  WAITING(copy, "/l/W");
  OK(ctn_link_child(root, "l", &child));
  OK(ctn_link_call1(child, x, &y));
  ctn_variable_release(y);
  ctn_link_release(child);
  assert_true(ctn_link_is_initialized(root));
  WAITING(copy, "/l/W");
  FAILS(ctn_link_addgrads(copy, root), CTN_ERROR_STATE,
        "link: expected parameters that have shapes, but \"/l/W\" takes its own from the first call");
  FAILS(ctn_link_copyparams(root, copy), CTN_ERROR_NOT_FOUND, "one without \"/l/W\"");
  OK(ctn_link_copyparams(copy, root));
  W = data_of(root, "/l/W");
  again = data_of(copy, "/l/W");
  assert_ptr_not_equal(W, again);
  {
    ctn_array* equal;
    OK(ctn_array_equal(W, again, &equal));
    ctn_array_release(again);
    OK(ctn_array_all(equal, NULL, 0, 0, &again));
    assert_true(item(again) == 1);
    ctn_array_release(equal);
  }
  ctn_array_release(W);
  ctn_array_release(again);
  adopt(other, "l", delayed_linear(5, 1));
  FAILS(ctn_link_copyparams(other, root), CTN_ERROR_SHAPE,
        "source: \"/l/W\": expected the shape (5, ?), got (2, 3)");
  WAITING(other, "/l/W");
  ctn_link_release(other);
  ctn_link_release(copy);
  ctn_link_release(root);
  ctn_variable_release(x);
}

/* Parameters are created on the device of the input; parameters that are not delayed must be on it, too. */
static void test_devices(void** state) {
  ctn_variable *x = counted(DIMS(2, 3)), *there, *y;
  ctn_link *link = delayed_linear(2, 1), *biased = delayed_linear(2, 0), *source = linear(3, 2, 0);
  const char* other = strcmp(device, "cpu") ? "cpu" : "test:0";
  (void)state;
  there = on_device(x, other);
  OK(ctn_link_call1(link, there, &y));
  check_device(link, "W", other);
  ctn_variable_release(y);
  assert_int_not_equal(ctn_link_call1(biased, there, &y), CTN_OK);
  WAITING(biased, "/W");
  OK(ctn_link_to_device(biased, other));
  OK(ctn_link_copyparams(biased, source));
  check_device(biased, "W", other);
  OK(ctn_link_call1(biased, there, &y));
  ctn_variable_release(y);
  ctn_link_release(source);
  ctn_link_release(biased);
  ctn_link_release(link);
  ctn_variable_release(there);
  ctn_variable_release(x);
}

/* An optimizer that was set up before the first call updates the new parameter. */
static void test_optimizer(void** state) {
  ctn_variable *x = counted(DIMS(1, 2)), *y;
  ctn_link* link;
  ctn_optimizer* optimizer;
  ctn_link_options* options = new_options();
  ctn_initializer* one;
  (void)state;
  OK(ctn_initializer_constant_new(1, &one));
  OK(ctn_link_options_set_initializer(options, "W", one));
  OK(ctn_link_linear_new(LATER, 1, options, &link));
  ctn_initializer_release(one);
  ctn_link_options_release(options);
  OK(ctn_optimizer_momentum_sgd_new(0.5, 0.5, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_link_cleargrads(link));
  OK(ctn_link_call1(link, x, &y));
  backward(y);
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(1, 2), VALUES(1, 0.5));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-0.5));
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
  ctn_variable_release(x);
}

struct Again {
  ctn_link* link;
  ctn_variable* x;
  int calls;
};

static ctn_status call_again(void* user_data, ctn_array* array) {
  struct Again* again = user_data;
  const double value = ++again->calls;
  ctn_array* number = array_of(CTN_FLOAT32, NO_DIMS, &value, 1);
  ctn_status status = ctn_array_fill(array, number);
  ctn_array_release(number);
  if (again->calls == 1) {
    ctn_variable* y = NULL;
    status = ctn_link_call1(again->link, again->x, &y);
    ctn_variable_release(y);
  }
  return status;
}

/* An initializer that calls the link itself: the inner call creates the parameter, and the outer one uses
   it. */
static void test_call_within_call(void** state) {
  struct Again again = {NULL, NULL, 0};
  ctn_initializer* initializer;
  ctn_link_options* options = new_options();
  ctn_variable* y;
  (void)state;
  again.x = counted(DIMS(1, 2));
  OK(ctn_initializer_callback_new(call_again, &again, NULL, &initializer));
  OK(ctn_link_options_set_initializer(options, "W", initializer));
  OK(ctn_link_linear_new(LATER, 1, options, &again.link));
  OK(ctn_link_call1(again.link, again.x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 1), VALUES(2));
  CHECK_DATA(again.link, "W", CTN_FLOAT32, DIMS(1, 2), VALUES(2, 2));
  assert_int_equal(ctn_link_param_count(again.link), 2);
  assert_int_equal(again.calls, 2);
  ctn_link_release(again.link);
  ctn_link_options_release(options);
  ctn_initializer_release(initializer);
  ctn_variable_release(again.x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_linear),  TEST(test_failed_calls), TEST(test_every_link),      TEST(test_copies),
      TEST(test_devices), TEST(test_optimizer),    TEST(test_call_within_call)};
  return RUN(tests, argc, argv);
}
