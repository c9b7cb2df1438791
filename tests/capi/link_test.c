/* catenary/link.h */
#include "support.h"

static ctn_link *linear(int64_t in_size, int64_t out_size, int nobias) {
  ctn_link *link;
  OK(ctn_link_linear_new(in_size, out_size, 1, 0, nobias, &link));
  return link;
}

static ctn_link *chain(void) {
  ctn_link *link;
  OK(ctn_link_chain_new(&link));
  return link;
}

/* Adds a child and gives the caller's reference away. */
static void adopt(ctn_link *parent, const char *name, ctn_link *child) {
  OK(ctn_link_add_link(parent, name, child));
  ctn_link_release(child);
}

static ctn_array *data_of(ctn_link *link, const char *path) {
  ctn_variable *v;
  ctn_array *data;
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_data(v, &data));
  ctn_variable_release(v);
  return data;
}

static ctn_array *grad_of(ctn_link *link, const char *path) {
  ctn_variable *v;
  ctn_array *grad;
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_grad(v, &grad));
  ctn_variable_release(v);
  return grad;
}

#define CHECK_DATA(link, path, ...)          \
  do {                                       \
    ctn_array *data_ = data_of(link, path);  \
    CHECK_ARRAY(data_, __VA_ARGS__);         \
    ctn_array_release(data_);                \
  } while (0)
#define CHECK_GRAD(link, path, ...)          \
  do {                                       \
    ctn_array *grad_ = grad_of(link, path);  \
    CHECK_ARRAY(grad_, __VA_ARGS__);         \
    ctn_array_release(grad_);                \
  } while (0)

static void set_param(ctn_link *link, const char *path, const int64_t *shape, size_t ndim, const double *values,
                      size_t count) {
  ctn_array *data = data_of(link, path), *given = array_of(CTN_FLOAT32, shape, ndim, values, count);
  OK(ctn_array_copyto(data, given, CTN_CASTING_NO, NULL));
  ctn_array_release(given);
  ctn_array_release(data);
}

static void set_grad(ctn_link *link, const char *path, const int64_t *shape, size_t ndim, const double *values,
                     size_t count) {
  ctn_variable *v;
  ctn_array *grad = array_of(CTN_FLOAT32, shape, ndim, values, count);
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_set_grad(v, grad));
  ctn_array_release(grad);
  ctn_variable_release(v);
}

static ctn_variable *variable_of(ctn_dtype dtype, const int64_t *shape, size_t ndim, const double *values,
                                 size_t count) {
  ctn_array *a = array_of(dtype, shape, ndim, values, count);
  ctn_variable *v;
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

/* Takes the variable. */
#define CHECK_VARIABLE(v, ...)         \
  do {                                 \
    ctn_array *data_;                  \
    OK(ctn_variable_data(v, &data_));  \
    ctn_variable_release(v);           \
    CHECK_ARRAY(data_, __VA_ARGS__);   \
    ctn_array_release(data_);          \
  } while (0)

static void check_paths(ctn_link *link, const char *const *paths, size_t count) {
  char path[64];
  size_t i, length;
  assert_int_equal(ctn_link_param_count(link), count);
  for (i = 0; i < count; ++i) {
    ctn_variable *by_index, *by_path;
    OK(ctn_link_param_path(link, i, path, sizeof path, &length));
    assert_string_equal(path, paths[i]);
    assert_int_equal(length, strlen(path));
    OK(ctn_link_param_at(link, i, &by_index));
    OK(ctn_link_param(link, path, &by_path));
    assert_ptr_equal(by_index, by_path);
    ctn_variable_release(by_path);
    OK(ctn_link_param(link, path + 1, &by_path));
    assert_ptr_equal(by_index, by_path);
    ctn_variable_release(by_path);
    ctn_variable_release(by_index);
  }
}

static void test_linear(void **state) {
  ctn_link *link = linear(3, 2, 0), *bare;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3)), *y, *W;
  ctn_variable *deep = variable_of(CTN_FLOAT32, DIMS(1, 3, 1, 1), VALUES(1, 2, 3));
  ctn_variable *wrong = variable_of(CTN_FLOAT32, DIMS(1, 2), VALUES(1, 2));
  ctn_variable *outputs[2];
  ctn_array *data;
  double spread = 0;
  (void)state;
  check_paths(link, (const char *const[]){"/W", "/b"}, 2);
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
    ctn_variable *sum;
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
  FAILS(ctn_link_call1(link, x, NULL), CTN_ERROR_INVALID_ARGUMENT, "y: expected a place");
  FAILS(ctn_link_call(link, NULL, 0, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "inputs: Linear takes 1, got 0");
  FAILS(ctn_link_call(link, &x, 1, outputs, 2), CTN_ERROR_INVALID_ARGUMENT, "outputs: Linear gives 1, got room for 2");
  assert_null(outputs[0]);
  FAILS(ctn_link_linear_new(0, 2, 1, 0, 0, &bare), CTN_ERROR_INVALID_ARGUMENT, "in_size: expected at least 1, got 0");
  assert_null(bare);
  FAILS(ctn_link_linear_new(2, -1, 1, 0, 0, &bare), CTN_ERROR_INVALID_ARGUMENT, "out_size: expected at least 1, got -1");
  FAILS(ctn_link_linear_new(2, 2, NAN, 0, 0, &bare), CTN_ERROR_INVALID_ARGUMENT, "wscale: expected a finite number");
  FAILS(ctn_link_linear_new(2, 2, -1, 0, 0, &bare), CTN_ERROR_INVALID_ARGUMENT, "wscale:", "-1");
  FAILS(ctn_link_linear_new(1, 1, 1, 0, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  FAILS(ctn_link_linear_new(INT64_MAX / 2, 8, 1, 0, 0, &bare), CTN_ERROR_INVALID_ARGUMENT, "shape:");

  OK(ctn_link_linear_new(400, 50, 2, 1.5, 0, &bare)); /* standard deviation 2 / 20 */
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
  check_paths(bare, (const char *const[]){"/W"}, 1);
  OK(ctn_link_copyparams(bare, link));
  OK(ctn_link_call1(bare, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(1, 2), VALUES(14, 2));
  ctn_link_release(bare);
  ctn_variable_release(wrong);
  ctn_variable_release(deep);
  ctn_variable_release(x);
  ctn_link_release(link);
}

static void test_classifier(void **state) {
  ctn_link *predictor = linear(2, 3, 1), *classifier, *other;
  ctn_variable *inputs[2], *y;
  (void)state;
  set_param(predictor, "W", DIMS(3, 2), VALUES(0, 0, 0, 0, 0, 0));
  OK(ctn_link_classifier_new(predictor, &classifier));
  FAILS(ctn_link_classifier_new(predictor, &other), CTN_ERROR_STATE, "child: expected a link without a parent",
        "\"predictor\"");
  assert_null(other);
  assert_string_equal(ctn_link_name(predictor), "predictor");
  check_paths(classifier, (const char *const[]){"/predictor/W"}, 1);
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
  FAILS(ctn_link_call1(classifier, inputs[0], &y), CTN_ERROR_INVALID_ARGUMENT, "inputs: Classifier takes 2, got 1");
  FAILS(ctn_link_classifier_loss(predictor, &y), CTN_ERROR_INVALID_ARGUMENT,
        "classifier: expected a Classifier, got Linear");
  FAILS(ctn_link_classifier_loss(NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link, got NULL");
  FAILS(ctn_link_classifier_accuracy(classifier, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  FAILS(ctn_link_classifier_prediction(NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link");
  FAILS(ctn_link_classifier_set_compute_accuracy(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link");
  FAILS(ctn_link_classifier_new(NULL, &other), CTN_ERROR_INVALID_ARGUMENT, "predictor: expected a link, got NULL");

  /* A copy has a predictor of its own, and remembers nothing. */
  OK(ctn_link_copy(classifier, &other));
  check_paths(other, (const char *const[]){"/predictor/W"}, 1);
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
static void count_destroy(void *user_data) { destroyed += *(int *)user_data; }

/* y0 = child(x0), y1 = x0; fails as user_data asks. */
static ctn_status forward(void *user_data, ctn_link *link, ctn_variable *const *inputs, size_t input_count,
                          ctn_variable **outputs, size_t output_count) {
  ctn_link *child;
  ctn_status status;
  int mode = user_data ? *(int *)user_data : 1;
  assert_int_equal(input_count, 1);
  if (mode == 3) {
    outputs[0] = ctn_variable_retain(inputs[0]); /* the library's, whatever follows */
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

static void test_user_link(void **state) {
  static int mode = 1;
  ctn_link *link, *copy, *layer = linear(2, 2, 1);
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1, 2), VALUES(3, 4)), *bad, *y[2];
  (void)state;
  set_param(layer, "W", DIMS(2, 2), VALUES(0, 1, 1, 0));
  destroyed = 0;
  FAILS(ctn_link_new(forward, &mode, count_destroy, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  assert_int_equal(destroyed, 1);
  OK(ctn_link_new(forward, &mode, count_destroy, &link));
  assert_int_equal(ctn_link_call(link, &x, 1, y, 2), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(), "link_child: path: there is no child \"layer\", but none at all");
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

  /* Copies share the function; destroy runs once, with the last of them. */
  OK(ctn_link_copy(link, &copy));
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

static void test_params_and_persistents(void **state) {
  ctn_link *link;
  ctn_array *value = array_of(CTN_INT64, NO_DIMS, VALUES(7)), *got;
  int64_t number = 9;
  (void)state;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_add_param(link, "z", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_add_param(link, "a", NO_DIMS, CTN_FLOAT16));
  OK(ctn_link_add_param(link, "none", DIMS(0, 3), CTN_FLOAT32));
  check_paths(link, (const char *const[]){"/z", "/a", "/none"}, 3); /* in the order of addition */
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
  FAILS(ctn_link_add_persistent(link, "z", value), CTN_ERROR_INVALID_ARGUMENT, "\"z\" is already a parameter");
  FAILS(ctn_link_add_param(link, "", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"\"");
  FAILS(ctn_link_add_param(link, "a/b", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"a/b\"");
  FAILS(ctn_link_add_param(link, "..", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"..\"");
  FAILS(ctn_link_add_param(link, NULL, DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name: expected a text");
  FAILS(ctn_link_add_param(link, "n", DIMS(-1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "shape: negative length");
  FAILS(ctn_link_add_param(link, "n", NULL, 2, CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "shape: expected 2 elements");
  FAILS(ctn_link_add_param(link, "n", DIMS(1), CTN_INT32), CTN_ERROR_INVALID_ARGUMENT,
        "dtype: expected a floating dtype, got int32");
  FAILS(ctn_link_add_param(link, "n", DIMS(1), 99), CTN_ERROR_INVALID_ARGUMENT, "dtype: expected a ctn_dtype, got 99");
  FAILS(ctn_link_add_param(NULL, "n", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_add_persistent(link, "n", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array, got NULL");
  FAILS(ctn_link_add_persistent(NULL, "n", value), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_persistent(link, "n", &got), CTN_ERROR_NOT_FOUND, "no persistent value \"n\", but \"epoch\"");
  assert_null(got);
  FAILS(ctn_link_persistent(NULL, "n", &got), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_set_persistent(link, "n", value), CTN_ERROR_NOT_FOUND, "no persistent value \"n\"");
  FAILS(ctn_link_set_persistent(link, "epoch", NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array");
  assert_int_equal(ctn_link_param_count(link), 3);
  ctn_array_release(value);
  ctn_link_release(link);
}

static void test_hierarchy(void **state) {
  static const char *const paths[] = {"/l1/W", "/l1/b", "/inner/a/W", "/stack/0/W", "/stack/1/W", "/stack/1/b"};
  ctn_link *root = chain(), *inner = chain(), *stack, *child, *free_link = linear(1, 1, 1);
  ctn_variable *v;
  char text[4];
  size_t length;
  (void)state;
  OK(ctn_link_chain_list_new(&stack));
  OK(ctn_link_add_link(root, "l1", free_link));
  adopt(root, "inner", inner);
  adopt(root, "stack", stack);
  adopt(inner, "a", linear(2, 1, 1)); /* below a link that is a child already */
  adopt(stack, NULL, linear(1, 2, 1));
  adopt(stack, NULL, linear(1, 1, 0));
  ctn_link_release(free_link);
  assert_int_equal(ctn_link_param_count(root), 5);
  FAILS(ctn_link_param(root, "/l1/b", &v), CTN_ERROR_NOT_FOUND, "no parameter \"/l1/b\", but \"/l1/W\", \"/inner/a/W\"");
  assert_null(v);
  OK(ctn_link_add_param(free_link, "b", DIMS(1), CTN_FLOAT32));
  check_paths(root, paths, COUNT(paths));

  assert_int_equal(ctn_link_child_count(root), 3);
  OK(ctn_link_child_at(root, 2, &child));
  assert_ptr_equal(child, stack);
  assert_string_equal(ctn_link_name(child), "stack");
  ctn_link_release(child);
  OK(ctn_link_child(root, "stack/1", &child));
  assert_string_equal(ctn_link_name(child), "1");
  ctn_link_release(child);
  OK(ctn_link_child(stack, "0", &child));
  ctn_link_release(child);
  OK(ctn_link_child(root, "/inner/a", &child));
  assert_string_equal(ctn_link_name(child), "a");

  FAILS(ctn_link_add_link(root, "b", child), CTN_ERROR_STATE, "child: expected a link without a parent", "\"a\"");
  FAILS(ctn_link_add_link(child, "c", root), CTN_ERROR_INVALID_ARGUMENT, "link: expected a chain", "Linear");
  ctn_link_release(child);
  FAILS(ctn_link_add_link(inner, "c", root), CTN_ERROR_INVALID_ARGUMENT, "got one of its parents");
  FAILS(ctn_link_add_link(root, "c", root), CTN_ERROR_INVALID_ARGUMENT, "got the link itself");
  free_link = linear(1, 1, 1);
  FAILS(ctn_link_add_link(root, "l1", free_link), CTN_ERROR_INVALID_ARGUMENT, "\"l1\" is already a child");
  FAILS(ctn_link_add_link(root, NULL, free_link), CTN_ERROR_INVALID_ARGUMENT, "name: expected a text, got NULL");
  FAILS(ctn_link_add_link(root, "a/b", free_link), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"a/b\"");
  FAILS(ctn_link_add_link(stack, "x", free_link), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected NULL for a chain list, got \"x\"");
  FAILS(ctn_link_add_link(root, "x", NULL), CTN_ERROR_INVALID_ARGUMENT, "child: expected a link, got NULL");
  FAILS(ctn_link_add_link(NULL, "x", free_link), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  assert_null(ctn_link_name(free_link));
  ctn_link_release(free_link);
  FAILS(ctn_link_child(root, "stack/2", &child), CTN_ERROR_NOT_FOUND, "no child \"stack/2\", but \"l1\", \"inner\"");
  FAILS(ctn_link_child(root, "", &child), CTN_ERROR_NOT_FOUND, "no child \"\"");
  FAILS(ctn_link_child(root, NULL, &child), CTN_ERROR_INVALID_ARGUMENT, "path: expected a text");
  FAILS(ctn_link_child_at(root, 3, &child), CTN_ERROR_INDEX, "index: expected less than 3 children, got 3");
  assert_null(child);
  FAILS(ctn_link_child_at(NULL, 0, &child), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_param_at(root, 6, &v), CTN_ERROR_INDEX, "index: expected less than 6 parameters, got 6");
  FAILS(ctn_link_param_path(root, 6, text, sizeof text, NULL), CTN_ERROR_INDEX, "index:");
  FAILS(ctn_link_param_path(root, 0, text, sizeof text, &length), CTN_ERROR_INVALID_ARGUMENT, "6 bytes");
  assert_int_equal(length, 5);
  FAILS(ctn_link_param(root, NULL, &v), CTN_ERROR_INVALID_ARGUMENT, "path: expected a text");
  FAILS(ctn_link_param(NULL, "W", &v), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  assert_int_equal(ctn_link_param_count(NULL), 0);
  assert_int_equal(ctn_link_child_count(NULL), 0);
  assert_null(ctn_link_name(NULL));
  ctn_link_release(root);
}

static void test_gradients(void **state) {
  ctn_link *link = linear(1, 2, 0), *other = linear(1, 2, 0), *wrong = linear(2, 2, 0), *less = linear(1, 2, 1);
  ctn_array *grad;
  (void)state;
  grad = grad_of(link, "b");
  OK(ctn_link_zerograds(link));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  CHECK_ARRAY(grad, CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN)); /* a user's array is left alone */
  ctn_array_release(grad);
  OK(ctn_link_cleargrads(link));
  assert_null(grad_of(link, "W"));
  OK(ctn_link_zerograds(link));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));

  set_grad(link, "W", DIMS(2, 1), VALUES(1, 2));
  OK(ctn_link_cleargrads(other));
  set_grad(other, "W", DIMS(2, 1), VALUES(10, 20));
  FAILS(ctn_link_addgrads(link, other), CTN_ERROR_STATE, "source: expected a gradient of \"/b\"");
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  set_grad(other, "b", DIMS(2), VALUES(30, 40));
  {
    ctn_variable *b;
    OK(ctn_link_param(link, "b", &b));
    OK(ctn_variable_cleargrad(b));
    ctn_variable_release(b);
  }
  OK(ctn_link_addgrads(link, other));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(11, 22));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(30, 40));
  FAILS(ctn_link_addgrads(link, wrong), CTN_ERROR_SHAPE, "source: expected shape (2, 1) for \"/W\", got (2, 2)");
  FAILS(ctn_link_addgrads(link, less), CTN_ERROR_NOT_FOUND, "source:", "without \"/b\"");
  FAILS(ctn_link_addgrads(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "source: expected a link");
  FAILS(ctn_link_addgrads(NULL, link), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_zerograds(NULL), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_cleargrads(NULL), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  ctn_link_release(less);
  ctn_link_release(wrong);
  ctn_link_release(other);
  ctn_link_release(link);
}

static void test_copies(void **state) {
  ctn_link *link = chain(), *copy, *target = chain(), *half = chain(), *user;
  ctn_array *a, *b;
  ctn_variable *v, *w;
  (void)state;
  adopt(link, "l", linear(1, 2, 0));
  adopt(target, "l", linear(1, 2, 0));
  set_param(link, "l/W", DIMS(2, 1), VALUES(1, 2));
  set_param(link, "l/b", DIMS(2), VALUES(3, 4));
  a = data_of(target, "l/W");
  OK(ctn_link_copyparams(target, link));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2)); /* into the array that was there */
  CHECK_DATA(target, "l/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  CHECK_GRAD(target, "l/b", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  ctn_array_release(a);

  OK(ctn_link_new(NULL, NULL, NULL, &user));
  OK(ctn_link_add_param(user, "W", DIMS(2, 1), CTN_FLOAT16));
  OK(ctn_link_add_param(user, "b", DIMS(2), CTN_FLOAT16));
  adopt(half, "l", user);
  OK(ctn_link_copyparams(half, link));
  CHECK_DATA(half, "l/W", CTN_FLOAT16, DIMS(2, 1), VALUES(1, 2));

  /* Parameters of a copy are other variables over the same arrays. */
  b = array_of(CTN_INT32, DIMS(2), VALUES(5, 6));
  OK(ctn_link_add_persistent(link, "n", b));
  ctn_array_release(b);
  OK(ctn_link_child(link, "l", &user));
  OK(ctn_link_copy(user, &copy));
  assert_null(ctn_link_name(copy));
  ctn_link_release(copy);
  ctn_link_release(user);
  OK(ctn_link_copy(link, &copy));
  check_paths(copy, (const char *const[]){"/l/W", "/l/b"}, 2);
  OK(ctn_link_param(link, "l/W", &v));
  OK(ctn_link_param(copy, "l/W", &w));
  assert_ptr_not_equal(v, w);
  assert_string_equal(ctn_variable_name(w), "W");
  ctn_variable_release(w);
  ctn_variable_release(v);
  a = data_of(link, "l/W");
  b = data_of(copy, "l/W");
  assert_ptr_equal(a, b);
  ctn_array_release(b);
  ctn_array_release(a);
  OK(ctn_link_copyparams(copy, link));
  CHECK_DATA(copy, "l/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  OK(ctn_link_cleargrads(copy));
  CHECK_GRAD(link, "l/b", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  OK(ctn_link_persistent(copy, "n", &b));
  CHECK_ARRAY(b, CTN_INT32, DIMS(2), VALUES(5, 6));
  ctn_array_release(b);

  user = chain();
  FAILS(ctn_link_copyparams(link, user), CTN_ERROR_NOT_FOUND, "without \"/l/W\", \"/l/b\"");
  ctn_link_release(user);
  FAILS(ctn_link_copyparams(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "source: expected a link");
  FAILS(ctn_link_copyparams(NULL, link), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_copy(NULL, &user), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  assert_null(user);
  FAILS(ctn_link_copy(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a place");
  ctn_link_release(copy);
  ctn_link_release(half);
  ctn_link_release(target);
  ctn_link_release(link);
}

static void check_device(const ctn_array *a, const char *expected) {
  char name[16];
  OK(ctn_array_device(a, name, sizeof name, NULL));
  assert_string_equal(name, expected);
}

static void test_devices(void **state) {
  ctn_link *link = linear(1, 2, 1), *target = linear(1, 2, 1);
  ctn_array *a;
  (void)state;
  set_param(link, "W", DIMS(2, 1), VALUES(1, 2));
  a = array_of(CTN_INT64, NO_DIMS, VALUES(3));
  OK(ctn_link_add_persistent(link, "n", a));
  ctn_array_release(a);
  OK(ctn_link_to_device(link, "test:1"));
  a = data_of(link, "W");
  check_device(a, "test:1");
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  ctn_array_release(a);
  a = grad_of(link, "W");
  check_device(a, "test:1");
  ctn_array_release(a);
  OK(ctn_link_persistent(link, "n", &a));
  check_device(a, "test:1");
  CHECK_ARRAY(a, CTN_INT64, NO_DIMS, VALUES(3));
  ctn_array_release(a);
  OK(ctn_link_copyparams(target, link)); /* across devices */
  CHECK_DATA(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  OK(ctn_link_zerograds(link));
  OK(ctn_link_zerograds(target));
  OK(ctn_link_addgrads(target, link));
  CHECK_GRAD(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));
  FAILS(ctn_link_to_device(link, "tape:0"), CTN_ERROR_DEVICE, "tape:0");
  OK(ctn_link_to_device(link, NULL));
  a = data_of(link, "W");
  check_device(a, device);
  ctn_array_release(a);
  FAILS(ctn_link_to_device(NULL, "cpu"), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  ctn_link_release(target);
  ctn_link_release(link);
}

/* Runs the call with more and more memory of the device until that is enough; in between nothing may change. */
#define WITH_LITTLE_MEMORY(call, unchanged)                             \
  do {                                                                  \
    ctn_status status_ = CTN_ERROR_OUT_OF_MEMORY;                       \
    uint64_t room_;                                                     \
    for (room_ = 1; status_ != CTN_OK; room_ += 64) {                   \
      ctn_memory_statistics statistics_;                                \
      statistics_.struct_size = sizeof statistics_;                     \
      assert_true(room_ < (1 << 20));                                   \
      OK(ctn_device_synchronize(device));                               \
      OK(ctn_memory_trim(device));                                      \
      OK(ctn_memory_get_statistics(device, &statistics_));              \
      OK(ctn_memory_set_limit(device, statistics_.held_bytes + room_)); \
      status_ = (call);                                                 \
      OK(ctn_memory_set_limit(device, 0));                              \
      if (room_ == 1) assert_int_not_equal(status_, CTN_OK);            \
      if (status_ == CTN_OK) break;                                     \
      assert_int_equal(status_, CTN_ERROR_OUT_OF_MEMORY);               \
      unchanged;                                                        \
    }                                                                   \
  } while (0)

static void test_little_memory(void **state) {
  ctn_link *link, *other;
  (void)state;
  WITH_LITTLE_MEMORY(ctn_link_linear_new(2, 2, 1, 0, 0, &link), assert_null(link));
  WITH_LITTLE_MEMORY(ctn_link_add_param(link, "extra", DIMS(20), CTN_FLOAT32),
                     assert_int_equal(ctn_link_param_count(link), 2));
  OK(ctn_link_cleargrads(link));
  set_grad(link, "W", DIMS(2, 2), VALUES(1, 2, 3, 4));
  WITH_LITTLE_MEMORY(ctn_link_zerograds(link), {
    CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
    assert_null(grad_of(link, "b"));
  });
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  OK(ctn_link_copy(link, &other));
  set_grad(other, "W", DIMS(2, 2), VALUES(1, 2, 3, 4));
  set_grad(other, "b", DIMS(2), VALUES(5, 6));
  WITH_LITTLE_MEMORY(ctn_link_addgrads(link, other), {
    CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
    CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  });
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_link_release(other);
  ctn_link_release(link);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {TEST(test_linear),    TEST(test_classifier), TEST(test_user_link),
                                     TEST(test_params_and_persistents),          TEST(test_hierarchy),
                                     TEST(test_gradients), TEST(test_copies),     TEST(test_devices),
                                     TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
