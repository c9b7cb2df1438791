/* Tests of parameter groups, ranges of hyperparameters, and updates without gradients. */
#include "optimizer_support.h"

static const char* const kB[] = {"b"};

/* Whether both have the same float32 elements, bit for bit. */
static int same_elements(const ctn_array* a, const ctn_array* b) {
  float values[2][64];
  const size_t size = (size_t)ctn_array_size(a) * sizeof(float);
  if (size > sizeof values[0] || ctn_array_size(a) != ctn_array_size(b)) return 0;
  if (ctn_array_to_data(a, values[0], size) != CTN_OK || ctn_array_to_data(b, values[1], size) != CTN_OK)
    return 0;
  return memcmp(values[0], values[1], size) == 0;
}

static double of_group(ctn_optimizer* optimizer, const char* group, const char* name) {
  double value = NAN;
  OK(ctn_optimizer_group_hyperparameter(optimizer, group, name, &value));
  return value;
}

static void grads(ctn_link* link) {
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  set_grad(link, "b", DIMS(1), VALUES(1));
}

static void test_groups(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 0.5);
  ctn_schedule* schedule;
  char text[32];
  size_t length;
  (void)state;
  assert_int_equal(ctn_optimizer_group_count(optimizer), 0);
  OK(ctn_optimizer_group_of(optimizer, "b", text, sizeof text, &length));
  assert_string_equal(text, "");
  OK(ctn_optimizer_add_group(optimizer, "biases", kB, 1));
  assert_int_equal(ctn_optimizer_group_count(optimizer), 1);
  OK(ctn_optimizer_group_name(optimizer, 0, text, sizeof text, &length));
  assert_string_equal(text, "biases");
  OK(ctn_optimizer_group_of(optimizer, "/b", text, sizeof text, &length));
  assert_string_equal(text, "biases");
  assert_true(of_group(optimizer, "biases", "lr") == 0.5);
  OK(ctn_optimizer_set_hyperparameter(optimizer, "lr", 1)); /* the group has none of its own yet */
  assert_true(of_group(optimizer, "biases", "lr") == 1);
  OK(ctn_optimizer_group_set_hyperparameter(optimizer, "biases", "lr", 0.25));
  assert_true(hyperparameter(optimizer, "lr") == 1);
  grads(link);
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, -3));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(2.75));
  /* Hooks may skip a group. */
  OK(ctn_optimizer_add_weight_decay(optimizer, 0.5));
  OK(ctn_optimizer_group_set_hook(optimizer, "biases", "WeightDecay", 0));
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-1, -2.5));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(2.5));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1, -0.5));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(1));
  OK(ctn_optimizer_group_set_hook(optimizer, "biases", "WeightDecay", 1));
  OK(ctn_optimizer_call_hooks(optimizer));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(2.25));
  OK(ctn_optimizer_remove_hook(optimizer, "WeightDecay"));
  /* A group's own schedule, then its own value again. */
  OK(ctn_schedule_linear_new(4, 0, 2, 4, &schedule));
  OK(ctn_optimizer_group_set_schedule(optimizer, "biases", "lr", schedule, 0));
  assert_true(of_group(optimizer, "biases", "lr") == 4); /* t is 2 */
  FAILS(ctn_optimizer_group_set_hyperparameter(optimizer, "biases", "lr", 1), CTN_ERROR_STATE,
        "\"lr\" of \"biases\" follows a schedule");
  grads(link);
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-1.5));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-2, -3.5));
  assert_true(of_group(optimizer, "biases", "lr") == 2);
  OK(ctn_optimizer_group_set_schedule(optimizer, "biases", "lr", NULL, 0));
  assert_true(of_group(optimizer, "biases", "lr") == 0.25);
  OK(ctn_optimizer_update_one(optimizer, "b"));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-1.75));
  OK(ctn_optimizer_remove_group(optimizer, "biases"));
  OK(ctn_optimizer_update_one(optimizer, "b"));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-2.75));
  ctn_schedule_release(schedule);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

/* The norm covers the gradients that are clipped. */
static void test_clipping(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 0);
  (void)state;
  OK(ctn_optimizer_add_group(optimizer, "g", kB, 1));
  OK(ctn_optimizer_add_lasso(optimizer, 1));
  OK(ctn_optimizer_add_gradient_clipping(optimizer, 5));
  OK(ctn_optimizer_group_set_hook(optimizer, "g", "GradientClipping", 0));
  set_grad(link, "W", DIMS(2), VALUES(5, -7)); /* 6 and -8 after Lasso: a norm of 10 */
  set_grad(link, "b", DIMS(1), VALUES(99));
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(3, -4));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(100));
  OK(ctn_optimizer_group_set_hook(optimizer, "g", "Lasso", 0));
  OK(ctn_optimizer_group_set_hook(optimizer, "g", "GradientClipping", 1));
  set_grad(link, "W", DIMS(2), VALUES(5, -7));
  set_grad(link, "b", DIMS(1), VALUES(0));
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(3, -4));
  OK(ctn_optimizer_add_gradient_noise(optimizer, 1));
  OK(ctn_optimizer_group_set_hook(optimizer, "g", "GradientNoise", 0));
  set_grad(link, "b", DIMS(1), VALUES(0));
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(0));
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static ctn_status do_nothing(void* user_data, ctn_optimizer* optimizer, ctn_link* link) {
  (void)user_data, (void)optimizer, (void)link;
  return CTN_OK;
}

/* The last group that was added takes precedence; groups survive a setup. */
static void test_membership(void** state) {
  static const char *const all[] = {"/"}, *const bad[] = {"x", "y"}, *const null[] = {NULL};
  static const char *const broken[] = {"\xff"}, *const weights[] = {"nothing", "?"};
  ctn_link *link = model(1), *other = chain(), *child = model(1);
  ctn_optimizer* optimizer;
  char text[32];
  double value;
  size_t length;
  (void)state;
  adopt(other, "c", child);
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &optimizer));
  OK(ctn_optimizer_add_group(optimizer, "b", kB, 1)); /* before setup any pattern is accepted */
  OK(ctn_optimizer_add_group(optimizer, "all", all, 1));
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_group_of(optimizer, "b", text, sizeof text, &length));
  assert_string_equal(text, "all");
  OK(ctn_optimizer_remove_group(optimizer, "all"));
  OK(ctn_optimizer_group_of(optimizer, "b", text, sizeof text, &length));
  assert_string_equal(text, "b");
  OK(ctn_optimizer_group_of(optimizer, "W", text, sizeof text, &length));
  assert_string_equal(text, "");
  FAILS(ctn_optimizer_setup(optimizer, other), CTN_ERROR_NOT_FOUND, "group \"b\" (\"/b\") match none of",
        "\"/c/W\"");
  FAILS(ctn_optimizer_add_group(optimizer, "b", all, 1), CTN_ERROR_INVALID_ARGUMENT, "already a group \"b\"");
  FAILS(ctn_optimizer_add_group(optimizer, "c", bad, 2), CTN_ERROR_NOT_FOUND, "patterns:", "match none of");
  FAILS(ctn_optimizer_add_group(optimizer, "c", all, 0), CTN_ERROR_INVALID_ARGUMENT,
        "at least one, got none");
  FAILS(ctn_optimizer_add_group(optimizer, "c", null, 1), CTN_ERROR_INVALID_ARGUMENT,
        "patterns[0]: expected a string");
  FAILS(ctn_optimizer_add_group(optimizer, "c", broken, 1), CTN_ERROR_INVALID_ARGUMENT,
        "patterns: expected UTF-8");
  FAILS(ctn_optimizer_add_group(optimizer, "\xff", all, 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected UTF-8");
  FAILS(ctn_optimizer_add_group(optimizer, "a/b", all, 1), CTN_ERROR_INVALID_ARGUMENT, "without \"/\"");
  FAILS(ctn_optimizer_add_group(optimizer, "", all, 1), CTN_ERROR_INVALID_ARGUMENT, "name:");
  assert_int_equal(ctn_optimizer_group_count(optimizer), 1);
  OK(ctn_optimizer_add_group(optimizer, "c", weights, 2)); /* one matching pattern is enough */
  FAILS(ctn_optimizer_remove_group(optimizer, "x"), CTN_ERROR_NOT_FOUND,
        "group: expected the name of a group (\"b\", \"c\"), got \"x\"");
  FAILS(ctn_optimizer_group_hyperparameter(optimizer, "x", "alpha", &value), CTN_ERROR_NOT_FOUND,
        "the name of a group");
  FAILS(ctn_optimizer_group_hyperparameter(optimizer, "b", "x", &value), CTN_ERROR_NOT_FOUND,
        "a hyperparameter of Adam (\"alpha\"");
  FAILS(ctn_optimizer_group_set_hyperparameter(optimizer, "b", "x", 1), CTN_ERROR_NOT_FOUND,
        "hyperparameter");
  FAILS(ctn_optimizer_group_set_hyperparameter(optimizer, "b", "beta1", 1), CTN_ERROR_INVALID_ARGUMENT,
        "beta1: expected a number from 0 up to but not including 1, got 1");
  FAILS(ctn_optimizer_group_set_hook(optimizer, "b", "WeightDecay", 0), CTN_ERROR_NOT_FOUND,
        "got \"WeightDecay\"");
  OK(ctn_optimizer_add_hook(optimizer, "mine", do_nothing, NULL, NULL));
  FAILS(ctn_optimizer_group_set_hook(optimizer, "b", "mine", 0), CTN_ERROR_UNSUPPORTED,
        "works on the whole link");
  OK(ctn_optimizer_group_set_hook(optimizer, "b", "mine", 1));
  FAILS(ctn_optimizer_group_name(optimizer, 2, text, sizeof text, &length), CTN_ERROR_INDEX, "index:");
  FAILS(ctn_optimizer_group_of(optimizer, "x", text, sizeof text, &length), CTN_ERROR_NOT_FOUND, "\"x\"");
  FAILS(ctn_optimizer_add_group(NULL, "a", all, 1), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  assert_int_equal(ctn_optimizer_group_count(NULL), 0);
  ctn_optimizer_release(optimizer);
  ctn_link_release(other);
  ctn_link_release(link);
}

static ctn_status move_by_rate(void* user_data, ctn_optimizer* optimizer, const char* path,
                               ctn_variable* param) {
  double* rates = user_data;
  (void)param;
  return ctn_optimizer_hyperparameter(optimizer, "rate", &rates[strcmp(path, "/b") == 0]);
}

static void test_user_method(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer;
  ctn_optimizer_callbacks callbacks;
  double rates[2] = {0, 0};
  (void)state;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.update_one = move_by_rate;
  OK(ctn_optimizer_new(&callbacks, rates, &optimizer));
  OK(ctn_optimizer_add_hyperparameter(optimizer, "rate", -2)); /* any number is accepted */
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_add_group(optimizer, "b", kB, 1));
  OK(ctn_optimizer_group_set_hyperparameter(optimizer, "b", "rate", -3));
  grads(link);
  OK(ctn_optimizer_update(optimizer));
  assert_true(rates[0] == -2 && rates[1] == -3);
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "x", INFINITY), CTN_ERROR_INVALID_ARGUMENT,
        "x: expected a finite number, got inf");
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "\xff", 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected UTF-8");
  FAILS(ctn_optimizer_add_hook(optimizer, "\xff", do_nothing, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected UTF-8");
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

/* Many parameters in alternating groups give the same result as one optimizer per group. */
static void test_many(void** state) {
  static const char* const even[] = {"*0", "*2", "*4", "*6", "*8"};
  ctn_link* links[2];
  ctn_optimizer* optimizers[3];
  const int64_t size = 3;
  char name[16];
  int i, k;
  (void)state;
  for (k = 0; k < 2; ++k) {
    OK(ctn_link_new(NULL, NULL, NULL, &links[k]));
    for (i = 0; i < 40; ++i) {
      snprintf(name, sizeof name, "p%d", i);
      OK(ctn_link_add_param(links[k], name, &size, 1, CTN_FLOAT32));
      set_param(links[k], name, DIMS(3), VALUES(i, 1, -i));
    }
  }
  for (k = 0; k < 3; ++k) {
    OK(ctn_optimizer_adam_new(k == 1 ? 0.5 : 0.25, 0.9, 0.999, 1e-8, &optimizers[k]));
    OK(ctn_optimizer_setup(optimizers[k], links[k > 0]));
    OK(ctn_optimizer_add_weight_decay(optimizers[k], 0.5));
  }
  OK(ctn_optimizer_add_group(optimizers[0], "even", even, COUNT(even)));
  OK(ctn_optimizer_group_set_hyperparameter(optimizers[0], "even", "alpha", 0.5));
  for (k = 0; k < 2; ++k) { /* two steps of one optimizer, then of two with half of the gradients each */
    int odd;
    for (i = 0; i < 40; ++i) {
      snprintf(name, sizeof name, "p%d", i);
      set_grad(links[0], name, DIMS(3), VALUES(1, i, 2));
    }
    OK(ctn_optimizer_update(optimizers[0]));
    for (odd = 0; odd < 2; ++odd) {
      OK(ctn_link_cleargrads(links[1]));
      for (i = odd; i < 40; i += 2) {
        snprintf(name, sizeof name, "p%d", i);
        set_grad(links[1], name, DIMS(3), VALUES(1, i, 2));
      }
      OK(ctn_optimizer_update(optimizers[1 + odd]));
    }
  }
  for (i = 0; i < 40; ++i) {
    ctn_array *one, *two;
    snprintf(name, sizeof name, "p%d", i);
    one = data_of(links[0], name);
    two = data_of(links[1], name);
    assert_true(same_elements(one, two));
    ctn_array_release(one);
    ctn_array_release(two);
  }
  for (k = 0; k < 3; ++k) ctn_optimizer_release(optimizers[k]);
  for (k = 0; k < 2; ++k) ctn_link_release(links[k]);
}

static void test_ranges(void** state) {
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  ctn_schedule* schedule;
  double value;
  (void)state;
  FAILS(ctn_optimizer_sgd_new(-0.1, &optimizer), wrong,
        "optimizer_sgd_new: lr: expected a finite number of at least 0, got -0.1");
  FAILS(ctn_optimizer_adam_new(-1, 2, 3, -4, &optimizer), wrong, "alpha:");
  FAILS(ctn_optimizer_adam_new(1, 2, 3, -4, &optimizer), wrong,
        "beta1: expected a number from 0 up to but not including 1, got 2");
  FAILS(ctn_optimizer_adam_new(1, 0.9, 1, -4, &optimizer), wrong, "beta2:", "got 1");
  FAILS(ctn_optimizer_adam_new(1, 0.9, 0.9, -4, &optimizer), wrong, "eps:", "got -4");
  FAILS(ctn_optimizer_momentum_sgd_new(1, -0.1, &optimizer), wrong,
        "momentum: expected a number from 0 to 1");
  FAILS(ctn_optimizer_adadelta_new(1.5, 1, &optimizer), wrong, "rho: expected a number from 0 to 1, got 1.5");
  FAILS(ctn_optimizer_rmsprop_new(1, 2, 1, &optimizer), wrong, "alpha: expected a number from 0 to 1, got 2");
  FAILS(ctn_optimizer_lion_new(1, 0.9, 0.9, -1, &optimizer), wrong, "weight_decay_rate:");
  OK(ctn_optimizer_adam_new(0, 0, 0, 0, &optimizer));
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, "eta", -1), wrong,
        "optimizer_set_hyperparameter: eta: expected a finite number of at least 0, got -1");
  OK(ctn_optimizer_setup(optimizer, link));
  FAILS(ctn_optimizer_add_weight_decay(optimizer, -1), wrong, "rate: expected a finite number of at least 0");
  FAILS(ctn_optimizer_add_lasso(optimizer, -1), wrong, "rate:");
  FAILS(ctn_schedule_step_new(1, NAN, 1, -1, &schedule), wrong,
        "gamma: expected a finite number of at least 0");
  FAILS(ctn_schedule_multistep_new(1, NULL, 0, -1, &schedule), wrong, "gamma:");
  /* A schedule that leaves the range is detected when it is used. */
  OK(ctn_schedule_linear_new(1, -1, 0, 2, &schedule));
  OK(ctn_optimizer_set_schedule(optimizer, "alpha", schedule, 0));
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  OK(ctn_optimizer_update(optimizer));
  OK(ctn_optimizer_update(optimizer));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE,
        "alpha: expected a finite number of at least 0, but its schedule gives -1 at 2");
  assert_int_equal(ctn_optimizer_t(optimizer), 2);
  FAILS(ctn_optimizer_hyperparameter(optimizer, "alpha", &value), CTN_ERROR_STATE, "its schedule gives -1");
  ctn_schedule_release(schedule);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static ctn_status give_gradient(void* user_data, ctn_optimizer* optimizer, ctn_link* link) {
  (void)user_data, (void)optimizer;
  return ctn_link_zerograds(link);
}

static void test_no_parameter(void** state) {
  ctn_link* link;
  ctn_optimizer* optimizer;
  (void)state;
  OK(ctn_link_chain_new(&link));
  optimizer = sgd_for(link, 0.5);
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "expected a link with parameters, got one without");
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_no_gradient(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 0.5);
  (void)state;
  OK(ctn_optimizer_add_weight_decay(optimizer, 1));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE,
        "expected a gradient of at least one parameter, got none; call backward before the update");
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  OK(ctn_optimizer_add_hook(optimizer, "give", give_gradient, NULL, NULL)); /* a hook may create gradients */
  OK(ctn_optimizer_update(optimizer));
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_groups),       TEST(test_clipping),   TEST(test_membership),
                                     TEST(test_user_method),  TEST(test_many),       TEST(test_ranges),
                                     TEST(test_no_parameter), TEST(test_no_gradient)};
  return RUN(tests, argc, argv);
}
