/* Tests of catenary/optimizer.h: the rules, the hooks that optimizer_test.c does not cover, and the steps of
   an update. */
#include <catenary/compat.h>

#include "optimizer_support.h"
#include "optimizer_table.h"

/* The first step from the parameter (1, -2) with the gradient (2, -4). */
static const struct {
  const char* name;
  const char* hyperparameters[7]; /* those of the constructor, NULL, then the others, NULL */
  double h[5];
  const char* states[4];
  double p[2];
} expectations[] = {
    {"SGD", {"lr", NULL, NULL}, {0.25}, {NULL}, {0.5, -1}},
    {"MomentumSGD", {"lr", "momentum", NULL, NULL}, {0.25, 0.5}, {"v", NULL}, {0.5, -1}},
    {"NesterovAG",
     {"lr", "momentum", NULL, NULL},
     {0.25, 0.5},
     {"v", NULL},
     {1 - 0.125 - 0.75, -2 + 0.25 + 1.5}},
    {"AdaGrad", {"lr", "eps", NULL, NULL}, {0.5, 0}, {"h", NULL}, {0.5, -1.5}},
    {"AdaDelta",
     {"rho", "eps", NULL, NULL},
     {0.75, 3},
     {"msg", "msdx", NULL},
     {1 - 1.7320508 / 2 * 2, -2 + 1.7320508 / 2.6457513 * 4}},
    {"Adam",
     {"alpha", "beta1", "beta2", "eps", NULL, "eta", "weight_decay_rate"},
     {0.5, 0.5, 0.75, 0},
     {"m", "v", NULL},
     {0.5, -1.5}},
    {"AdamW",
     {"alpha", "beta1", "beta2", "eps", "weight_decay_rate", NULL, NULL},
     {0.5, 0.5, 0.75, 2, 0.125},
     {"m", "v", NULL},
     {1 - 0.5 * 2 / 4 - 0.0625, -2 + 0.5 * 4 / 6 + 0.125}},
    {"AMSGrad",
     {"alpha", "beta1", "beta2", "eps", NULL, "weight_decay_rate", NULL},
     {0.5, 0.5, 0.75, 2},
     {"m", "v", "vhat", NULL},
     {1 - 0.5 * 2 / 4, -2 + 0.5 * 4 / 6}},
    {"RAdam",
     {"alpha", "beta1", "beta2", "eps", NULL, "weight_decay_rate", NULL},
     {0.25, 0.5, 0.75, 0},
     {"m", "v", NULL},
     {0.5, -1}},
    {"RMSprop", {"lr", "alpha", "eps", NULL, NULL}, {0.25, 0.75, 1}, {"ms", NULL}, {0.75, -1.6666667}},
    {"RMSpropGraves",
     {"lr", "alpha", "momentum", "eps", NULL, NULL},
     {0.25, 0.75, 0.5, 3.25},
     {"n", "g", "delta", NULL},
     {1 - 0.5 / 2, -2 + 1 / 2.5}},
    {"SMORMS3", {"lr", "eps", NULL, NULL}, {0.25, 0}, {"mem", "g", "g2", NULL}, {0.64644661, -1.6464466}},
    {"Lion",
     {"lr", "beta1", "beta2", "weight_decay_rate", NULL, NULL},
     {0.25, 0.5, 0.75, 0.5},
     {"m", NULL},
     {1 - 0.25 * 1.5, -2 + 0.25 * 2}},
    {"LAMB",
     {"lr", "beta1", "beta2", "eps", "weight_decay_rate", NULL, NULL},
     {0.25, 0.5, 0.75, 0, 0},
     {"m", "v", NULL},
     {1 - 0.25 * 1.5811388, -2 + 0.25 * 1.5811388}},
};

static size_t expectations_of(const struct optimizer_rule* rule) {
  size_t r = 0;
  while (r < COUNT(expectations) && strcmp(expectations[r].name, rule->label)) ++r;
  if (r == COUNT(expectations)) fail_msg("%s has no expectations here", rule->label);
  return r;
}

static void test_rules(void** state) {
  size_t row, i, count, length;
  char text[32], message[96];
  (void)state;
  for (row = 0; row < OPTIMIZER_RULES; ++row) {
    const struct optimizer_rule* rule = &optimizer_rules[row];
    const size_t r = expectations_of(rule);
    ctn_link* link = model(0);
    ctn_optimizer* optimizer;
    const char* const* name = expectations[r].hyperparameters;
    size_t constructor = 0;
    OK(rule->make(expectations[r].h, &optimizer));
    assert_string_equal(ctn_optimizer_name(optimizer), expectations[r].name);
    for (i = 0; name[i]; ++i) ++constructor;
    count = constructor;
    for (i = constructor + 1; i < 7 && name[i]; ++i) ++count;
    assert_int_equal(ctn_optimizer_hyperparameter_count(optimizer), count);
    for (i = 0; i < count; ++i) {
      const char* expected = name[i < constructor ? i : i + 1];
      OK(ctn_optimizer_hyperparameter_name(optimizer, i, text, sizeof text, &length));
      assert_string_equal(text, expected);
      assert_true(hyperparameter(optimizer, text) == (i < constructor           ? expectations[r].h[i]
                                                      : strcmp(expected, "eta") ? 0
                                                                                : 1));
      OK(ctn_optimizer_set_hyperparameter(optimizer, text, hyperparameter(optimizer, text)));
      snprintf(message, sizeof message, "optimizer_set_hyperparameter: %s: expected a ", text);
      FAILS(ctn_optimizer_set_hyperparameter(optimizer, text, NAN), CTN_ERROR_INVALID_ARGUMENT, message,
            "number", "got nan");
      FAILS(ctn_optimizer_set_hyperparameter(optimizer, text, -1), CTN_ERROR_INVALID_ARGUMENT, message,
            "got -1");
    }
    FAILS(ctn_optimizer_hyperparameter_name(optimizer, count, text, sizeof text, &length), CTN_ERROR_INDEX,
          "index: expected less than");

    OK(ctn_optimizer_setup(optimizer, link));
    for (count = 0; expectations[r].states[count]; ++count) {
      OK(ctn_optimizer_state_name(optimizer, "/W", count, text, sizeof text, &length));
      assert_string_equal(text, expectations[r].states[count]);
      if (strcmp(text, "mem"))
        TAKE_ARRAY(state_of(optimizer, "W", text), CTN_FLOAT32, DIMS(2), VALUES(0, 0));
      else
        TAKE_ARRAY(state_of(optimizer, "W", text), CTN_FLOAT32, DIMS(2), VALUES(1, 1));
    }
    FAILS(ctn_optimizer_state_name(optimizer, "/W", count, text, sizeof text, &length), CTN_ERROR_INDEX,
          "index: expected less than");
    OK(ctn_optimizer_state_count(optimizer, "/W", &length));
    assert_int_equal(length, count);
    set_grad(link, "W", DIMS(2), VALUES(2, -4));
    OK(ctn_optimizer_update(optimizer));
    CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), expectations[r].p, 2);
    ctn_optimizer_release(optimizer);
    ctn_link_release(link);

    for (i = 0; i < constructor; ++i) {
      double h[5];
      memcpy(h, expectations[r].h, sizeof h);
      h[i] = i % 2 ? NAN : INFINITY;
      snprintf(message, sizeof message, "%s: expected a ", name[i]);
      FAILS(rule->make(h, &optimizer), CTN_ERROR_INVALID_ARGUMENT, message, i % 2 ? "got nan" : "got inf");
      assert_null(optimizer);
    }
    FAILS(rule->make(expectations[r].h, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  }
  assert_int_equal(ctn_optimizer_hyperparameter_count(NULL), 0);
  assert_null(ctn_optimizer_name(NULL));
}

/* The effective rates of the variants of Adam. */
static void test_rates(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer *adam, *radam;
  double value, beta = 0.9;
  (void)state;
  OK(ctn_optimizer_adam_new(0.1, 0.5, beta, 0, &adam));
  OK(ctn_optimizer_radam_new(0.1, 0.5, beta, 0, &radam));
  FAILS(ctn_optimizer_hyperparameter(radam, "lr", &value), CTN_ERROR_STATE, "\"lr\" of RAdam", "none so far");
  OK(ctn_optimizer_set_t(adam, 20));
  OK(ctn_optimizer_set_t(radam, 20));
  {
    const double limit = 2 / (1 - beta) - 1, power = pow(beta, 20), n = limit - 40 * power / (1 - power);
    const double rectified = sqrt((n - 4) * (n - 2) * limit / ((limit - 4) * (limit - 2) * n));
    assert_true(fabs(hyperparameter(radam, "lr") / hyperparameter(adam, "lr") - rectified) < 1e-12);
  }
  OK(ctn_optimizer_set_t(radam, 2));
  assert_true(fabs(hyperparameter(radam, "lr") - 0.1 / 0.75) < 1e-15);
  ctn_optimizer_release(adam);
  ctn_optimizer_release(radam);
  ctn_link_release(link);
}

static void test_more_hooks(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 1);
  char text[32];
  size_t length;
  ctn_array *grad, *again;
  (void)state;
  OK(ctn_optimizer_add_lasso(optimizer, 0.5));
  FAILS(ctn_optimizer_add_lasso(optimizer, 0.5), CTN_ERROR_INVALID_ARGUMENT, "already a hook \"Lasso\"");
  OK(ctn_optimizer_add_weight_decay(optimizer, 0.25));
  assert_int_equal(ctn_optimizer_hook_count(optimizer), 2);
  OK(ctn_optimizer_hook_name(optimizer, 0, text, sizeof text, &length));
  assert_string_equal(text, "Lasso");
  OK(ctn_optimizer_hook_name(optimizer, 1, text, sizeof text, &length));
  assert_string_equal(text, "WeightDecay");
  FAILS(ctn_optimizer_hook_name(optimizer, 2, text, sizeof text, &length), CTN_ERROR_INDEX,
        "index: expected less than 2, the number of hooks, got 2");
  assert_int_equal(ctn_optimizer_hook_count(NULL), 0);

  /* Hooks on their own. Parameters without a gradient do not receive one. */
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  OK(ctn_optimizer_call_hooks(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1.75, 0));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  assert_null(grad_of(link, "b"));
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  /* The same hooks in an update. */
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1.75, 0));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-0.75, -2));
  OK(ctn_optimizer_remove_hook(optimizer, "Lasso"));
  OK(ctn_optimizer_remove_hook(optimizer, "WeightDecay"));

  /* Noise: variance 0 adds none, and equal seeds give equal noise. */
  OK(ctn_optimizer_add_gradient_noise(optimizer, 0));
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  OK(ctn_optimizer_call_hooks(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1, 1));
  OK(ctn_optimizer_remove_hook(optimizer, "GradientNoise"));
  OK(ctn_optimizer_add_gradient_noise(optimizer, 4));
  OK(ctn_random_seed(NULL, 1));
  OK(ctn_optimizer_call_hooks(optimizer));
  grad = grad_of(link, "W");
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  OK(ctn_random_seed(NULL, 1));
  OK(ctn_optimizer_call_hooks(optimizer));
  again = grad_of(link, "W");
  {
    float a[2], b[2];
    OK(ctn_array_to_data(grad, a, sizeof a));
    OK(ctn_array_to_data(again, b, sizeof b));
    assert_memory_equal(a, b, sizeof a);
    assert_true(a[0] != 1 && a[1] != 1 && fabs(a[0]) < 20);
  }
  ctn_array_release(grad);
  ctn_array_release(again);
  FAILS(ctn_optimizer_add_gradient_noise(optimizer, -1), CTN_ERROR_INVALID_ARGUMENT,
        "eta: expected a finite number of at least 0, got -1");
  FAILS(ctn_optimizer_add_gradient_noise(optimizer, NAN), CTN_ERROR_INVALID_ARGUMENT, "eta:");
  FAILS(ctn_optimizer_add_lasso(optimizer, INFINITY), CTN_ERROR_INVALID_ARGUMENT,
        "rate: expected a finite number of at least 0, got inf");
  FAILS(ctn_optimizer_add_lasso(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "optimizer: expected an optimizer");
  FAILS(ctn_optimizer_add_gradient_noise(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  ctn_optimizer_release(optimizer);

  OK(ctn_optimizer_sgd_new(1, &optimizer));
  FAILS(ctn_optimizer_call_hooks(optimizer), CTN_ERROR_STATE, "set up for a link");
  FAILS(ctn_optimizer_call_hooks(NULL), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_steps(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer;
  ctn_variable* v;
  ctn_array* moved;
  char text[32];
  size_t length;
  (void)state;
  OK(ctn_optimizer_adam_new(0.5, 0.5, 0.75, 0, &optimizer));
  FAILS(ctn_optimizer_prepare(optimizer), CTN_ERROR_STATE, "set up");
  FAILS(ctn_optimizer_update_one(optimizer, "/W"), CTN_ERROR_STATE, "set up");
  OK(ctn_optimizer_setup(optimizer, link));
  set_grad(link, "W", DIMS(2), VALUES(2, -4));
  FAILS(ctn_optimizer_update_one(optimizer, "/W"), CTN_ERROR_STATE, "t of at least 1", "Adam");
  OK(ctn_optimizer_set_t(optimizer, 1));
  OK(ctn_optimizer_update_one(optimizer, "/W"));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.5, -1.5));
  TAKE_ARRAY(state_of(optimizer, "W", "m"), CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  OK(ctn_optimizer_update_one(optimizer, "b")); /* b has no gradient */
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(3));
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  FAILS(ctn_optimizer_update_one(optimizer, "c"), CTN_ERROR_NOT_FOUND, "got \"c\"");
  OK(ctn_optimizer_init_state(optimizer, "/W"));
  TAKE_ARRAY(state_of(optimizer, "W", "m"), CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  FAILS(ctn_optimizer_init_state(optimizer, "/c"), CTN_ERROR_NOT_FOUND, "got \"/c\"");
  FAILS(ctn_optimizer_set_t(optimizer, -1), CTN_ERROR_INVALID_ARGUMENT, "t: expected at least 0, got -1");
  OK(ctn_optimizer_set_epoch(optimizer, 7));
  assert_int_equal(ctn_optimizer_epoch(optimizer), 7);
  FAILS(ctn_optimizer_set_epoch(optimizer, -1), CTN_ERROR_INVALID_ARGUMENT, "epoch: expected at least 0");

  /* prepare creates missing states and moves the others. */
  OK(ctn_link_add_param(link, "late", DIMS(3), CTN_FLOAT64));
  OK(ctn_link_param(link, "W", &v));
  {
    ctn_array* data = data_of(link, "W");
    OK(ctn_array_to_device(data, "test:1", &moved));
    ctn_array_release(data);
  }
  OK(ctn_variable_cleargrad(v));
  OK(ctn_variable_set_data(v, moved));
  ctn_array_release(moved);
  ctn_variable_release(v);
  OK(ctn_optimizer_prepare(optimizer));
  TAKE_ARRAY(state_of(optimizer, "late", "v"), CTN_FLOAT64, DIMS(3), VALUES(0, 0, 0));
  moved = state_of(optimizer, "W", "m");
  OK(ctn_array_device(moved, text, sizeof text, &length));
  assert_string_equal(text, "test:1");
  ctn_array_release(moved);
  FAILS(ctn_optimizer_prepare(NULL), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  FAILS(ctn_optimizer_init_state(optimizer, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_optimizer_update_one(optimizer, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_deprecated(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 1);
  ctn_array *grads[2], *held, *there;
  double norm = -1;
  (void)state;
  OK(ctn_optimizer_compute_grads_norm(optimizer, &norm));
  assert_true(norm == 0);
  set_grad(link, "W", DIMS(2), VALUES(3, 4));
  set_grad(link, "b", DIMS(1), VALUES(-12));
  OK(ctn_optimizer_compute_grads_norm(optimizer, &norm));
  assert_true(norm == 13);
  OK(ctn_optimizer_clip_grads(optimizer, 6.5));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1.5, 2));
  OK(ctn_optimizer_clip_grads(optimizer, 100));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-6));
  FAILS(ctn_optimizer_clip_grads(optimizer, 0), CTN_ERROR_INVALID_ARGUMENT,
        "maxnorm: expected a number above 0, got 0");
  OK(ctn_optimizer_weight_decay(optimizer, 0.5));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(2, 1));
  FAILS(ctn_optimizer_weight_decay(optimizer, NAN), CTN_ERROR_INVALID_ARGUMENT, "decay: expected a finite");
  assert_int_equal(ctn_optimizer_hook_count(optimizer), 0);

  /* Gradients from another device are added; an array that the caller holds does not change. */
  there = array_of(CTN_FLOAT32, DIMS(2), VALUES(10, 20));
  OK(ctn_array_to_device(there, "test:1", &grads[0]));
  ctn_array_release(there);
  grads[1] = array_of(CTN_FLOAT32, DIMS(1), VALUES(30));
  held = grad_of(link, "W");
  OK(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)grads, 2));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(12, 21));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(25.5));
  CHECK_ARRAY(held, CTN_FLOAT32, DIMS(2), VALUES(2, 1));
  OK(ctn_link_cleargrads(link));
  OK(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)grads, 2));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(10, 20));
  FAILS(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)grads, 1),
        CTN_ERROR_INVALID_ARGUMENT, "grads: expected 2 arrays", "got 1");
  there = grads[0];
  grads[0] = grads[1];
  FAILS(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)grads, 2), CTN_ERROR_SHAPE,
        "grads: expected shape (2,) for the parameter \"/W\", got (1,)");
  grads[0] = array_of(CTN_FLOAT64, DIMS(2), VALUES(1, 1));
  FAILS(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)grads, 2), CTN_ERROR_DTYPE,
        "grads: expected float32 for the parameter \"/W\", got float64");
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(10, 20));
  OK(ctn_optimizer_zero_grads(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(0));
  ctn_array_release(there);
  ctn_array_release(grads[0]);
  ctn_array_release(grads[1]);
  ctn_array_release(held);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_arrays_instead_of_a_link(void** state) {
  ctn_optimizer* optimizer;
  ctn_array *wide = counting(CTN_FLOAT32, DIMS(4)), *params[2], *grads[2];
  const ctn_index every_second = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 2};
  ctn_link* link = model(0);
  (void)state;
  params[0] = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  params[1] = array_of(CTN_FLOAT64, DIMS(1), VALUES(3));
  OK(ctn_array_get(wide, &every_second, 1, &grads[0])); /* 0, 2 */
  grads[1] = array_of(CTN_FLOAT64, DIMS(1), VALUES(4));
  OK(ctn_optimizer_momentum_sgd_new(0.5, 0.5, &optimizer));
  OK(ctn_optimizer_add_weight_decay(optimizer, 1));
  OK(ctn_optimizer_setup_params(optimizer, params, 2, grads, 2));
  OK(ctn_optimizer_update(optimizer));
  CHECK_ARRAY(grads[0], CTN_FLOAT32, DIMS(2), VALUES(1, 0)); /* changed in place, like the parameters */
  CHECK_ARRAY(wide, CTN_FLOAT32, DIMS(4), VALUES(1, 1, 0, 3));
  CHECK_ARRAY(grads[1], CTN_FLOAT64, DIMS(1), VALUES(7));
  CHECK_ARRAY(params[0], CTN_FLOAT32, DIMS(2), VALUES(0.5, -2));
  CHECK_ARRAY(params[1], CTN_FLOAT64, DIMS(1), VALUES(-0.5));
  TAKE_ARRAY(state_of(optimizer, "/1", "v"), CTN_FLOAT64, DIMS(1), VALUES(-3.5));
  OK(ctn_optimizer_accumulate_grads(optimizer, (const ctn_array* const*)params, 2));
  CHECK_ARRAY(grads[0], CTN_FLOAT32, DIMS(2), VALUES(1.5, -2));
  OK(ctn_optimizer_zero_grads(optimizer));
  CHECK_ARRAY(grads[0], CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  CHECK_ARRAY(wide, CTN_FLOAT32, DIMS(4), VALUES(0, 1, 0, 3));

  FAILS(ctn_optimizer_setup_params(optimizer, params, 2, grads, 1), CTN_ERROR_INVALID_ARGUMENT,
        "grads: expected 2 arrays, as many as parameters, got 1");
  FAILS(ctn_optimizer_setup_params(optimizer, params, 1, &grads[1], 1), CTN_ERROR_SHAPE,
        "expected shape (2,)");
  FAILS(ctn_optimizer_setup_params(optimizer, NULL, 1, grads, 1), CTN_ERROR_INVALID_ARGUMENT, "params:");
  FAILS(ctn_optimizer_setup_params(NULL, params, 1, grads, 1), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  {
    ctn_array* integers = array_of(CTN_INT32, DIMS(2), VALUES(1, 2));
    FAILS(ctn_optimizer_setup_params(optimizer, &integers, 1, grads, 1), CTN_ERROR_DTYPE,
          "params: expected floating arrays, got int32 at 0");
    ctn_array_release(integers);
  }
  OK(ctn_optimizer_update(optimizer)); /* the failed calls changed nothing */
  assert_int_equal(ctn_optimizer_t(optimizer), 2);
  OK(ctn_optimizer_setup(optimizer, link)); /* and back to a link */
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  ctn_optimizer_release(optimizer);
  ctn_array_release(params[0]);
  ctn_array_release(params[1]);
  ctn_array_release(grads[0]);
  ctn_array_release(grads[1]);
  ctn_array_release(wide);
  ctn_link_release(link);
}

/* Two variables over one array are updated one after the other. */
static void test_tied_parameters(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  ctn_variable* v;
  ctn_array* data = data_of(link, "W");
  (void)state;
  OK(ctn_link_add_param(link, "tied", DIMS(2), CTN_FLOAT32));
  OK(ctn_link_param(link, "tied", &v));
  OK(ctn_variable_set_data(v, data));
  set_grad(link, "W", DIMS(2), VALUES(1, 2));
  set_grad(link, "tied", DIMS(2), VALUES(10, 20));
  OK(ctn_optimizer_sgd_new(0.5, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_update(optimizer));
  CHECK_ARRAY(data, CTN_FLOAT32, DIMS(2), VALUES(-4.5, -13));
  ctn_array_release(data);
  ctn_variable_release(v);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_rules),          TEST(test_rates),
                                     TEST(test_more_hooks),     TEST(test_steps),
                                     TEST(test_deprecated),     TEST(test_arrays_instead_of_a_link),
                                     TEST(test_tied_parameters)};
  return RUN(tests, argc, argv);
}
