/* Tests of catenary/link.h: Linear, Classifier, user links, and parameters and persistent values of links. */
#include "link_support.h"

static void test_linear(void** state) {
  ctn_link *link = linear(3, 2, 0), *bare;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3)), *y, *W;
  ctn_variable* deep = variable_of(CTN_FLOAT32, DIMS(1, 3, 1, 1), VALUES(1, 2, 3));
  ctn_variable* wrong = variable_of(CTN_FLOAT32, DIMS(1, 2), VALUES(1, 2));
  ctn_variable* outputs[2];
  ctn_array* data;
  double spread = 0;
  (void)state;
  check_paths(link, (const char* const[]){"/W", "/b"}, 2);
  assert_null(ctn_link_name(link));
  OK(ctn_link_param(link, "/W", &W));
  assert_string_equal(ctn_variable_name(W), "W");
  assert_int_equal(ctn_variable_volatile(W), CTN_VOLATILE_AUTO);
  ctn_variable_release(W);
  CHECK_DATA(link, "/b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  CHECK_GRAD(link, "/b", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  set_param(link, "/W", DIMS(2, 3), VALUES(1, 2, 3, -1, 0, 1));
  set_param(link, "/b", DIMS(2), VALUES(0.5, -0.5));
  OK(ctn_link_call1(link, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2), VALUES(14.5, 1.5));
  OK(ctn_link_call(link, &deep, 1, &y, 1));
  OK(ctn_link_cleargrads(link));
  {
    ctn_variable* sum;
    OK(ctn_sum(y, NULL, 0, 0, &sum));
    OK(ctn_variable_backward(sum, 0, 0));
    ctn_variable_release(sum);
  }
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2), VALUES(14.5, 1.5));
  CHECK_GRAD(link, "/W", CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 1, 2, 3));
  CHECK_GRAD(link, "/b", CTN_FLOAT32, DIMS(2), VALUES(1, 1));

  FAILS(ctn_link_call1(link, wrong, &y), CTN_ERROR_TYPE_CHECK, "2 != 3");
  assert_null(y);
  FAILS(ctn_link_call1(NULL, x, &y), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  FAILS(ctn_link_call1(link, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "x: expected a variable, got NULL");
  FAILS(ctn_link_call1(link, x, NULL), CTN_ERROR_INVALID_ARGUMENT, "y: expected a pointer");
  FAILS(ctn_link_call(link, NULL, 0, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "inputs: Linear takes 1, got 0");
  FAILS(ctn_link_call(link, &x, 1, outputs, 2), CTN_ERROR_INVALID_ARGUMENT,
        "outputs: Linear gives 1, got room for 2");
  assert_null(outputs[0]);
  FAILS(ctn_link_linear_new(0, 2, NULL, &bare), CTN_ERROR_INVALID_ARGUMENT,
        "in_size: expected 1 to 2^31 or CTN_SIZE_FROM_INPUT, got 0");
  assert_null(bare);
  FAILS(ctn_link_linear_new(2, -1, NULL, &bare), CTN_ERROR_INVALID_ARGUMENT,
        "out_size: expected 1 to 2^31, got -1");
  FAILS(ctn_link_linear_new(1, 1, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_link_linear_new(INT64_MAX / 2, 8, NULL, &bare), CTN_ERROR_INVALID_ARGUMENT, "in_size:");

  WITH_OPTIONS(weight_options(2, 1.5, 0),
               OK(ctn_link_linear_new(400, 50, options, &bare))); /* standard deviation 2 / 20 */
  data = data_of(bare, "/W");
  {
    static float values[50 * 400];
    size_t i;
    OK(ctn_array_to_data(data, values, sizeof values));
    for (i = 0; i < COUNT(values); ++i) spread += (double)values[i] * values[i] / COUNT(values);
  }
  assert_true(fabs(sqrt(spread) - 0.1) < 0.003);
  ctn_array_release(data);
  data = data_of(bare, "/b");
  assert_int_equal(ctn_array_size(data), 50);
  ctn_array_release(data);
  ctn_link_release(bare);

  bare = linear(3, 2, 1);
  check_paths(bare, (const char* const[]){"/W"}, 1);
  OK(ctn_link_copyparams(bare, link));
  OK(ctn_link_call1(bare, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2), VALUES(14, 2));
  ctn_link_release(bare);
  ctn_variable_release(wrong);
  ctn_variable_release(deep);
  ctn_variable_release(x);
  ctn_link_release(link);
}

static void test_classifier(void** state) {
  ctn_link *predictor = linear(2, 3, 1), *classifier, *other;
  ctn_variable *inputs[2], *y;
  (void)state;
  set_param(predictor, "W", DIMS(3, 2), VALUES(0, 0, 0, 0, 0, 0));
  OK(ctn_link_classifier_new(predictor, &classifier));
  FAILS(ctn_link_classifier_new(predictor, &other), CTN_ERROR_STATE,
        "child: expected a link without a parent", "\"predictor\"");
  assert_null(other);
  assert_string_equal(ctn_link_name(predictor), "predictor");
  check_paths(classifier, (const char* const[]){"/predictor/W"}, 1);
  OK(ctn_link_classifier_loss(classifier, &y));
  assert_null(y);
  inputs[0] = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  inputs[1] = variable_of(CTN_INT32, DIMS(2), VALUES(0, 2));
  OK(ctn_link_call(classifier, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(log(3)));
  OK(ctn_link_classifier_loss(classifier, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(log(3)));
  OK(ctn_link_classifier_accuracy(classifier, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(0.5));
  OK(ctn_link_classifier_prediction(classifier, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 0, 0, 0, 0));
  OK(ctn_link_classifier_set_compute_accuracy(classifier, 0));
  OK(ctn_link_call(classifier, inputs, 2, &y, 1));
  ctn_variable_release(y);
  OK(ctn_link_classifier_accuracy(classifier, &y));
  assert_null(y);
  FAILS(ctn_link_call1(classifier, inputs[0], &y), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: Classifier takes 2, got 1");
  FAILS(ctn_link_classifier_loss(predictor, &y), CTN_ERROR_INVALID_ARGUMENT,
        "classifier: expected a link of kind Classifier, got Linear");
  FAILS(ctn_link_classifier_loss(NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "classifier: expected a link, got NULL");
  FAILS(ctn_link_classifier_accuracy(classifier, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
  FAILS(ctn_link_classifier_prediction(NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link");
  FAILS(ctn_link_classifier_set_compute_accuracy(NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "classifier: expected a link");
  FAILS(ctn_link_classifier_new(NULL, &other), CTN_ERROR_INVALID_ARGUMENT,
        "predictor: expected a link, got NULL");

  /* A copy has its own predictor and remembers no results. */
  OK(ctn_link_share(classifier, &other));
  check_paths(other, (const char* const[]){"/predictor/W"}, 1);
  OK(ctn_link_classifier_loss(other, &y));
  assert_null(y);
  OK(ctn_link_call(other, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(log(3)));
  ctn_link_release(other);
  ctn_variable_release(inputs[0]);
  ctn_variable_release(inputs[1]);
  ctn_link_release(classifier);
  assert_null(ctn_link_name(predictor)); /* a root again */
  ctn_link_release(predictor);
}

static int destroyed;
static void count_destroy(void* user_data) { destroyed += *(int*)user_data; }

/* y0 = child(x0), y1 = x0; fails as user_data requests. */
static ctn_status forward(void* user_data, ctn_link* link, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  ctn_link* child;
  ctn_status status;
  int mode = user_data ? *(int*)user_data : 1;
  assert_int_equal(input_count, 1);
  if (mode == 3) {
    outputs[0] = ctn_variable_retain(inputs[0]); /* belongs to the library, whatever happens next */
    ctn_error_set(CTN_ERROR_NAN, "forward gave up");
    return CTN_ERROR_NAN;
  }
  if (mode == 4) return CTN_OK;
  if (mode == 5) return CTN_ERROR_IO;
  status = ctn_link_child(link, "layer", &child);
  if (status == CTN_OK) status = ctn_link_call1(child, inputs[0], &outputs[0]);
  ctn_link_release(child);
  if (output_count > 1) outputs[1] = ctn_variable_retain(inputs[0]);
  return status;
}

static void test_user_link(void** state) {
  static int mode = 1;
  ctn_link *link, *copy, *layer = linear(2, 2, 1);
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 2), VALUES(3, 4)), *bad, *y[2];
  (void)state;
  set_param(layer, "W", DIMS(2, 2), VALUES(0, 1, 1, 0));
  destroyed = 0;
  FAILS(ctn_link_new(forward, &mode, count_destroy, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
  assert_int_equal(destroyed, 1);
  OK(ctn_link_new(forward, &mode, count_destroy, &link));
  assert_int_equal(ctn_link_call(link, &x, 1, y, 2), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(),
                      "link_child: path: expected the path of a child (there are none), got \"layer\"");
  adopt(link, "layer", layer);
  OK(ctn_link_call(link, &x, 1, y, 2));
  CHECK_VARIABLE(y[0], CTN_FLOAT32, DIMS(1, 2), VALUES(4, 3));
  assert_ptr_equal(y[1], x);
  ctn_variable_release(y[1]);
  bad = variable_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3));
  assert_int_equal(ctn_link_call1(link, bad, y), CTN_ERROR_TYPE_CHECK);
  assert_non_null(strstr(ctn_error_message(), "3 != 2"));
  ctn_variable_release(bad);

  /* Errors reach the caller unchanged. */
  mode = 3;
  assert_int_equal(ctn_link_call1(link, x, y), CTN_ERROR_NAN);
  assert_string_equal(ctn_error_message(), "forward gave up");
  assert_null(y[0]);
  mode = 4;
  FAILS(ctn_link_call1(link, x, y), CTN_ERROR_CALLBACK, "forward of a user link left output 0 NULL");
  mode = 5;
  FAILS(ctn_link_call1(link, x, y), CTN_ERROR_IO, "a callback returned status 8");
  mode = 1;

  /* Copies share the callbacks; destroy runs once, with the last copy. */
  OK(ctn_link_share(link, &copy));
  ctn_link_release(link);
  assert_int_equal(destroyed, 1);
  OK(ctn_link_call1(copy, x, y));
  CHECK_VARIABLE(y[0], CTN_FLOAT32, DIMS(1, 2), VALUES(4, 3));
  ctn_link_release(copy);
  assert_int_equal(destroyed, 2);

  OK(ctn_link_new(NULL, NULL, NULL, &link));
  FAILS(ctn_link_call1(link, x, y), CTN_ERROR_UNSUPPORTED, "a user link has no forward computation");
  ctn_link_release(link);
  link = chain();
  FAILS(ctn_link_call1(link, x, y), CTN_ERROR_UNSUPPORTED, "a chain has no forward computation");
  ctn_link_release(link);
  ctn_variable_release(x);
}

static void test_params_and_persistents(void** state) {
  ctn_link* link;
  ctn_array *value = array_of(CTN_INT64, NO_DIMS, VALUES(7)), *got;
  int64_t number = 9;
  (void)state;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_add_param(link, "z", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_add_param(link, "a", NO_DIMS, CTN_FLOAT16));
  OK(ctn_link_add_param(link, "none", DIMS(0, 3), CTN_FLOAT32));
  check_paths(link, (const char* const[]){"/z", "/a", "/none"}, 3); /* in order of addition */
  CHECK_DATA(link, "z", CTN_FLOAT64, DIMS(2), VALUES(NAN, NAN));
  CHECK_GRAD(link, "z", CTN_FLOAT64, DIMS(2), VALUES(NAN, NAN));
  CHECK_DATA(link, "a", CTN_FLOAT16, NO_DIMS, VALUES(NAN));

  OK(ctn_link_add_persistent(link, "epoch", value));
  OK(ctn_link_persistent(link, "epoch", &got));
  assert_ptr_equal(got, value);
  OK(ctn_array_set_data(got, &number, sizeof number));
  ctn_array_release(got);
  OK(ctn_link_persistent(link, "epoch", &got));
  CHECK_ARRAY(got, CTN_INT64, NO_DIMS, VALUES(9));
  ctn_array_release(got);
  got = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_link_set_persistent(link, "epoch", got));
  ctn_array_release(got);
  OK(ctn_link_persistent(link, "epoch", &got));
  CHECK_ARRAY(got, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  ctn_array_release(got);
  assert_int_equal(ctn_link_param_count(link), 3);

  FAILS(ctn_link_add_param(link, "epoch", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "\"epoch\" is already a persistent value");
  FAILS(ctn_link_add_persistent(link, "z", value), CTN_ERROR_INVALID_ARGUMENT,
        "\"z\" is already a parameter");
  FAILS(ctn_link_add_param(link, "", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"\"");
  FAILS(ctn_link_add_param(link, "a/b", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "name:", "\"a/b\"");
  FAILS(ctn_link_add_param(link, "..", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"..\"");
  FAILS(ctn_link_add_param(link, NULL, DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a string");
  FAILS(ctn_link_add_param(link, "n", DIMS(-1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "shape: negative length");
  FAILS(ctn_link_add_param(link, "n", NULL, 2, CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "shape: expected 2 elements");
  FAILS(ctn_link_add_param(link, "n", DIMS(1), CTN_INT32), CTN_ERROR_DTYPE,
        "dtype: expected a floating dtype, got int32");
  FAILS(ctn_link_add_param(link, "n", DIMS(1), 99), CTN_ERROR_INVALID_ARGUMENT,
        "dtype: expected a ctn_dtype, got 99");
  FAILS(ctn_link_add_param(NULL, "n", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link");
  FAILS(ctn_link_add_persistent(link, "n", NULL), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected an array, got NULL");
  FAILS(ctn_link_add_persistent(NULL, "n", value), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_persistent(link, "n", &got), CTN_ERROR_NOT_FOUND,
        "name: expected the name of a persistent value (\"epoch\"), got \"n\"");
  assert_null(got);
  FAILS(ctn_link_persistent(NULL, "n", &got), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_set_persistent(link, "n", value), CTN_ERROR_NOT_FOUND, "got \"n\"");
  FAILS(ctn_link_set_persistent(link, "epoch", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array");
  assert_int_equal(ctn_link_param_count(link), 3);
  ctn_array_release(value);
  ctn_link_release(link);
}

/* Messages name the path and the kind of the innermost link that fails. */
static void test_places_in_messages(void** state) {
  ctn_link *model, *inner, *first = linear(3, 2, 0), *second = linear(4, 2, 0);
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3)), *y;
  (void)state;
  FAILS(ctn_link_call1(second, x, &y), CTN_ERROR_TYPE_CHECK, "link_call1: Linear: ");
  OK(ctn_link_sequential_new(&inner));
  OK(ctn_link_sequential_append(inner, first));
  OK(ctn_link_sequential_append(inner, second));
  OK(ctn_link_chain_new(&model));
  OK(ctn_link_add_link(model, "inner", inner));
  FAILS(ctn_link_call1(inner, x, &y), CTN_ERROR_TYPE_CHECK, "link_call1: /inner/1 (Linear): ", "2 != 4");
  FAILS(ctn_link_call1(model, x, &y), CTN_ERROR_UNSUPPORTED, "a chain: link: a chain has no forward");
  ctn_variable_release(x);
  ctn_link_release(first);
  ctn_link_release(second);
  ctn_link_release(inner);
  ctn_link_release(model);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_linear), TEST(test_classifier), TEST(test_user_link),
                                     TEST(test_params_and_persistents), TEST(test_places_in_messages)};
  return RUN(tests, argc, argv);
}
