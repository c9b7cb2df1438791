/* Tests of catenary/optimizer.h: optimizers made of callbacks. */
#include "optimizer_support.h"

static int destroyed, initialized, updated;
static const char* fail_in = "";
static void count_destroy(void* user_data) {
  (void)user_data;
  ++destroyed;
}

static ctn_status failure(const char* text) {
  ctn_error_set(CTN_ERROR_IO, text);
  return CTN_ERROR_IO;
}

/* A state "n" of another shape and dtype, and momentum "v". */
static ctn_status init(void* user_data, ctn_optimizer* optimizer, const char* path, ctn_variable* param) {
  ctn_array *data, *v, *n;
  assert_string_equal(user_data, "mine");
  ++initialized;
  if (!strcmp(fail_in, "init") && strcmp(path, "/W")) return failure("no state today");
  OK(ctn_variable_data(param, &data));
  OK(ctn_array_zeros_like(data, CTN_DTYPE_NONE, &v));
  n = array_of(CTN_INT64, DIMS(1), VALUES(7));
  OK(ctn_optimizer_add_state(optimizer, path, "v", v));
  OK(ctn_optimizer_add_state(optimizer, path, "n", n));
  ctn_array_release(n);
  ctn_array_release(v);
  ctn_array_release(data);
  return CTN_OK;
}

/* v = g - v; p += rate * v, where rate is a hyperparameter; "n" becomes t. */
static ctn_status step(void* user_data, ctn_optimizer* optimizer, const char* path, ctn_variable* param) {
  ctn_array *p, *g, *v, *scaled, *n;
  double rate, t = (double)ctn_optimizer_t(optimizer);
  assert_string_equal(user_data, "mine");
  ++updated;
  if (!strcmp(fail_in, "step")) return failure("no step today");
  if (!strcmp(fail_in, "update")) return ctn_optimizer_update(optimizer);
  OK(ctn_optimizer_hyperparameter(optimizer, "rate", &rate));
  OK(ctn_variable_data(param, &p));
  OK(ctn_variable_grad(param, &g));
  OK(ctn_optimizer_state(optimizer, path, "v", &v));
  OK(ctn_array_subtract_into(g, v, v));
  OK(ctn_array_multiply_f64(v, rate, &scaled));
  OK(ctn_array_add_into(p, scaled, p));
  n = array_of(CTN_INT64, DIMS(1), &t, 1);
  OK(ctn_optimizer_add_state(optimizer, path, "n", n)); /* replaces the state */
  ctn_array_release(n);
  ctn_array_release(scaled);
  ctn_array_release(v);
  ctn_array_release(g);
  ctn_array_release(p);
  return CTN_OK;
}

static ctn_optimizer_callbacks table(const char* name) {
  ctn_optimizer_callbacks callbacks;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.name = name;
  callbacks.init_state = init;
  callbacks.update_one = step;
  callbacks.destroy = count_destroy;
  destroyed = initialized = updated = 0;
  fail_in = "";
  return callbacks;
}

static ctn_optimizer* made(const ctn_optimizer_callbacks* callbacks) {
  ctn_optimizer* optimizer;
  OK(ctn_optimizer_new(callbacks, "mine", &optimizer));
  OK(ctn_optimizer_add_hyperparameter(optimizer, "rate", 0.5));
  return optimizer;
}

static void test_steps(void** state) {
  const ctn_optimizer_callbacks callbacks = table("Mine");
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = made(&callbacks);
  char text[16];
  size_t count, length;
  (void)state;
  assert_string_equal(ctn_optimizer_name(optimizer), "Mine");
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "a new Mine");
  OK(ctn_optimizer_setup(optimizer, link));
  assert_int_equal(initialized, 2);
  OK(ctn_optimizer_state_count(optimizer, "/W", &count));
  assert_int_equal(count, 2);
  OK(ctn_optimizer_state_name(optimizer, "/W", 1, text, sizeof text, &length));
  assert_string_equal(text, "n");
  TAKE_ARRAY(state_of(optimizer, "/W", "n"), CTN_INT64, DIMS(1), VALUES(7));
  set_grad(link, "W", DIMS(2), VALUES(2, 4));
  OK(ctn_optimizer_add_weight_decay(optimizer, 1)); /* hooks work as with built-in rules */
  OK(ctn_optimizer_update(optimizer));
  assert_int_equal(updated, 1); /* b has no gradient */
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(3, 2));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(2.5, -1));
  TAKE_ARRAY(state_of(optimizer, "W", "v"), CTN_FLOAT32, DIMS(2), VALUES(3, 2));
  TAKE_ARRAY(state_of(optimizer, "W", "n"), CTN_INT64, DIMS(1), VALUES(1)); /* t of this update */
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  OK(ctn_optimizer_remove_hook(optimizer, "WeightDecay"));
  OK(ctn_optimizer_set_hyperparameter(optimizer, "rate", 0));
  OK(ctn_optimizer_update(optimizer));
  TAKE_ARRAY(state_of(optimizer, "W", "v"), CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  OK(ctn_optimizer_update_one(optimizer, "/W"));
  assert_int_equal(updated, 3);
  assert_int_equal(ctn_optimizer_t(optimizer), 2);
  FAILS(ctn_optimizer_state(optimizer, "W", "m", &(ctn_array*){NULL}), CTN_ERROR_NOT_FOUND,
        "a state of Mine (\"v\", \"n\"), got \"m\"");
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, "lr", 1), CTN_ERROR_NOT_FOUND,
        "a hyperparameter of Mine (\"rate\"), got \"lr\"");

  /* States move with their parameters; new parameters get states. */
  OK(ctn_link_add_param(link, "late", DIMS(1), CTN_FLOAT32));
  OK(ctn_link_to_device(link, "test:1"));
  OK(ctn_optimizer_prepare(optimizer));
  assert_int_equal(initialized, 3);
  {
    ctn_array* n = state_of(optimizer, "W", "n");
    OK(ctn_array_device(n, text, sizeof text, &length));
    assert_string_equal(text, "test:1");
    ctn_array_release(n);
  }
  OK(ctn_optimizer_init_state(optimizer, "/W"));
  TAKE_ARRAY(state_of(optimizer, "W", "n"), CTN_INT64, DIMS(1), VALUES(7));
  assert_int_equal(destroyed, 0);
  ctn_optimizer_release(optimizer);
  assert_int_equal(destroyed, 1);
  ctn_link_release(link);
}

static void test_failing_callbacks(void** state) {
  const ctn_optimizer_callbacks callbacks = table(NULL);
  ctn_link *link = model(1), *other = model(0), *target;
  ctn_optimizer* optimizer = made(&callbacks);
  (void)state;
  assert_string_equal(ctn_optimizer_name(optimizer), "Optimizer");
  OK(ctn_optimizer_setup(optimizer, other));
  OK(ctn_optimizer_set_t(optimizer, 5));
  fail_in = "init";
  assert_int_equal(ctn_optimizer_setup(optimizer, link), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "no state today");
  OK(ctn_optimizer_target(optimizer, &target)); /* nothing has changed */
  assert_ptr_equal(target, other);
  ctn_link_release(target);
  assert_int_equal(ctn_optimizer_t(optimizer), 5);
  fail_in = "step";
  set_grad(other, "W", DIMS(2), VALUES(1, 1));
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "no step today");
  assert_int_equal(ctn_optimizer_t(optimizer), 5);
  fail_in = "update";
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_STATE);
  assert_non_null(strstr(ctn_error_message(), "update was called from one of its callbacks"));
  fail_in = "";
  OK(ctn_optimizer_update(optimizer));
  assert_int_equal(ctn_optimizer_t(optimizer), 6);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
  ctn_link_release(other);
}

/* Half the mean of W * W, twice; the second value is reported. */
static int losses;
static ctn_status loss(void* user_data, ctn_variable** out) {
  ctn_link* link = user_data;
  ctn_variable *W, *square;
  ++losses;
  OK(ctn_link_param(link, "W", &W));
  OK(ctn_mul(W, W, &square));
  OK(ctn_sum(square, NULL, 0, 0, out));
  ctn_variable_release(square);
  ctn_variable_release(W);
  return CTN_OK;
}

static ctn_status two_losses(void* user_data, ctn_optimizer* optimizer, ctn_link* link, ctn_loss_fn loss_fn,
                             void* loss_data) {
  int i;
  assert_string_equal(user_data, "mine");
  ++updated;
  if (!loss_fn) return failure("a loss is needed");
  for (i = 0; i < 2; ++i) {
    ctn_variable* value;
    OK(loss_fn(loss_data, &value));
    OK(ctn_link_cleargrads(link));
    OK(ctn_variable_backward(value, 0, 0));
    ctn_variable_release(value);
    OK(ctn_optimizer_call_hooks(optimizer));
    OK(ctn_optimizer_update_one(optimizer, "/W"));
  }
  return CTN_OK;
}

static void test_whole_updates(void** state) {
  ctn_optimizer_callbacks callbacks = table("TwoSteps");
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  (void)state;
  callbacks.update = two_losses;
  callbacks.init_state = NULL;
  callbacks.update_one = NULL;
  losses = 0;
  OK(ctn_optimizer_new(&callbacks, "mine", &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  FAILS(ctn_optimizer_update_one(optimizer, "/X"), CTN_ERROR_NOT_FOUND, "\"/X\"");
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  FAILS(ctn_optimizer_update_one(optimizer, "/W"), CTN_ERROR_UNSUPPORTED,
        "TwoSteps has no function update_one");
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "a loss is needed");
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  ctn_optimizer_release(optimizer);
  assert_int_equal(destroyed, 1);

  callbacks = table("TwoSteps");
  callbacks.update = two_losses;
  optimizer = made(&callbacks);
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_set_hyperparameter(optimizer, "rate", -0.25));
  OK(ctn_optimizer_update_loss(optimizer, loss, link, count_destroy));
  assert_int_equal(destroyed, 1);
  assert_int_equal(losses, 2);
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  /* g = 2 W, v = g: W = 0.5 W; then g = W0, v = g - 2 W0 = -W0: W = 0.75 W0 */
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.75, -1.5));
  ctn_optimizer_release(optimizer);
  assert_int_equal(destroyed, 2);
  ctn_link_release(link);
}

static void test_arguments(void** state) {
  ctn_optimizer_callbacks callbacks = table("Mine");
  ctn_link* link = model(0);
  ctn_optimizer* optimizer = NULL;
  ctn_array* a = array_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  (void)state;
  FAILS(ctn_optimizer_new(NULL, NULL, &optimizer), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks: expected a pointer");
  FAILS(ctn_optimizer_new(&callbacks, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  assert_int_equal(destroyed, 1);
  callbacks.update_one = NULL;
  FAILS(ctn_optimizer_new(&callbacks, NULL, &optimizer), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks: expected update_one or update, got neither");
  assert_null(optimizer);
  assert_int_equal(destroyed, 2);
  callbacks.struct_size = 8;
  FAILS(ctn_optimizer_new(&callbacks, NULL, &optimizer), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks: expected a struct_size of", "got 8");
  assert_int_equal(destroyed, 2); /* nothing is known about the table */

  callbacks = table("Mine");
  optimizer = made(&callbacks);
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "rate", 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a new name, but there is already \"rate\"");
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "", 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a name");
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "x", NAN), CTN_ERROR_INVALID_ARGUMENT,
        "x: expected a finite number, got nan");
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "name:");
  FAILS(ctn_optimizer_add_state(optimizer, "/W", "v", a), CTN_ERROR_STATE, "set up");
  OK(ctn_optimizer_setup(optimizer, link));
  FAILS(ctn_optimizer_add_state(optimizer, "/X", "v", a), CTN_ERROR_NOT_FOUND, "got \"/X\"");
  FAILS(ctn_optimizer_add_state(optimizer, "/W", "", a), CTN_ERROR_INVALID_ARGUMENT, "name: expected a name");
  FAILS(ctn_optimizer_add_state(optimizer, "/W", "a/b", a), CTN_ERROR_INVALID_ARGUMENT, "without \"/\"");
  FAILS(ctn_optimizer_add_state(optimizer, "/W", "v", NULL), CTN_ERROR_INVALID_ARGUMENT, "value:");
  ctn_optimizer_release(optimizer);
  optimizer = sgd_for(link, 1);
  FAILS(ctn_optimizer_add_state(optimizer, "/W", "v", a), CTN_ERROR_UNSUPPORTED,
        "optimizer: expected one defined by callbacks, got SGD, which has its own states");
  FAILS(ctn_optimizer_add_hyperparameter(optimizer, "x", 1), CTN_ERROR_UNSUPPORTED,
        "optimizer: expected one defined by callbacks, got SGD, which has its own hyperparameters");
  ctn_optimizer_release(optimizer);
  ctn_array_release(a);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_steps), TEST(test_failing_callbacks), TEST(test_whole_updates),
                                     TEST(test_arguments)};
  return RUN(tests, argc, argv);
}
