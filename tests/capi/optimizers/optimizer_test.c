/* Tests of catenary/optimizer.h: setup, updates, states, hooks, and losses given as callbacks. */
#include "optimizer_support.h"

static void test_sgd(void** state) {
  ctn_link *link = model(1), *target;
  ctn_optimizer* optimizer;
  ctn_array* s;
  int64_t version;
  (void)state;
  OK(ctn_optimizer_sgd_new(0.5, &optimizer));
  OK(ctn_optimizer_target(optimizer, &target));
  assert_null(target);
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "optimizer: expected one that was set up",
        "a new SGD");
  FAILS(ctn_optimizer_state(optimizer, "W", "v", &s), CTN_ERROR_STATE, "set up");
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_target(optimizer, &target));
  assert_ptr_equal(target, link);
  ctn_link_release(target);
  set_grad(link, "W", DIMS(2), VALUES(2, 4));
  s = data_of(link, "W");
  version = ctn_array_version(s);
  OK(ctn_optimizer_update(optimizer));
  CHECK_ARRAY(s, CTN_FLOAT32, DIMS(2), VALUES(0, -4)); /* in place */
  assert_true(ctn_array_version(s) > version);
  ctn_array_release(s);
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(3)); /* it had no gradient */
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  OK(ctn_optimizer_new_epoch(optimizer));
  OK(ctn_optimizer_new_epoch(optimizer));
  assert_int_equal(ctn_optimizer_epoch(optimizer), 2);

  OK(ctn_optimizer_set_hyperparameter(optimizer, "lr", 0.25));
  assert_true(hyperparameter(optimizer, "lr") == 0.25);
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-0.5, -5));
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, "alpha", 1), CTN_ERROR_NOT_FOUND,
        "name: expected a hyperparameter of SGD (\"lr\"), got \"alpha\"");
  FAILS(ctn_optimizer_state(optimizer, "W", "v", &s), CTN_ERROR_NOT_FOUND, "a state of SGD (it has none)");
  assert_null(s);

  OK(ctn_optimizer_setup(optimizer, link)); /* starts again from the beginning */
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  assert_int_equal(ctn_optimizer_epoch(optimizer), 0);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_momentum(void** state) {
  ctn_link *link = model(0), *inner, *outer;
  ctn_optimizer* optimizer;
  (void)state;
  OK(ctn_optimizer_momentum_sgd_new(0.5, 0.25, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  TAKE_ARRAY(state_of(optimizer, "/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  set_grad(link, "W", DIMS(2), VALUES(2, 4));
  OK(ctn_optimizer_update(optimizer));
  TAKE_ARRAY(state_of(optimizer, "W", "v"), CTN_FLOAT32, DIMS(2), VALUES(-1, -2));
  OK(ctn_optimizer_update(optimizer));
  TAKE_ARRAY(state_of(optimizer, "/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(-1.25, -2.5));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-1.25, -6.5));
  assert_true(hyperparameter(optimizer, "momentum") == 0.25);

  /* Parameters that are added later get their own states; known ones keep theirs. */
  OK(ctn_link_new(NULL, NULL, NULL, &inner));
  OK(ctn_link_add_param(inner, "c", DIMS(1), CTN_FLOAT64));
  OK(ctn_link_add_link(link, "late", inner));
  ctn_link_release(inner);
  OK(ctn_link_cleargrads(link));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "a gradient of at least one parameter, got none");
  assert_int_equal(ctn_optimizer_t(optimizer), 2);
  TAKE_ARRAY(state_of(optimizer, "/late/c", "v"), CTN_FLOAT64, DIMS(1), VALUES(0));
  TAKE_ARRAY(state_of(optimizer, "/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(-1.25, -2.5));
  ctn_optimizer_release(optimizer);

  /* Paths are relative to the link that the optimizer was set up for. */
  OK(ctn_link_chain_new(&outer));
  OK(ctn_link_add_link(outer, "model", link));
  OK(ctn_optimizer_momentum_sgd_new(0.5, 0.25, &optimizer));
  OK(ctn_optimizer_setup(optimizer, outer));
  TAKE_ARRAY(state_of(optimizer, "/model/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_link_release(outer);
  ctn_link_release(link);
  ctn_optimizer_release(optimizer);
}

static void test_adam(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  double value;
  (void)state;
  OK(ctn_optimizer_adam_new(0.1, 0.5, 0.75, 0, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  FAILS(ctn_optimizer_hyperparameter(optimizer, "lr", &value), CTN_ERROR_STATE, "\"lr\" of Adam",
        "none so far");
  set_grad(link, "W", DIMS(2), VALUES(2, -4));
  OK(ctn_optimizer_update(optimizer));
  TAKE_ARRAY(state_of(optimizer, "/W", "m"), CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  TAKE_ARRAY(state_of(optimizer, "/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(1, 4));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.9, -1.9));
  assert_true(fabs(hyperparameter(optimizer, "lr") - 0.1) < 1e-15);
  OK(ctn_optimizer_update(optimizer));
  TAKE_ARRAY(state_of(optimizer, "/W", "m"), CTN_FLOAT32, DIMS(2), VALUES(1.5, -3));
  TAKE_ARRAY(state_of(optimizer, "/W", "v"), CTN_FLOAT32, DIMS(2), VALUES(1.75, 7));
  assert_true(fabs(hyperparameter(optimizer, "lr") - 0.1 * sqrt(0.4375) / 0.75) < 1e-15);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.8, -1.8));
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, "lr", 1), CTN_ERROR_NOT_FOUND,
        "Adam (\"alpha\", \"beta1\", \"beta2\", \"eps\", \"eta\", \"weight_decay_rate\"), got \"lr\"");
  OK(ctn_optimizer_set_hyperparameter(optimizer, "alpha", 0.2));
  assert_true(fabs(hyperparameter(optimizer, "lr") - 0.2 * sqrt(0.4375) / 0.75) < 1e-15);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_layouts(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  ctn_array *base = counting(CTN_FLOAT32, DIMS(2, 2)), *view, *wide = counting(CTN_FLOAT32, DIMS(4)), *grad;
  ctn_variable* v;
  const ctn_index every_second = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 2};
  const ctn_index last[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, -1, 0, 0}};
  (void)state;
  OK(ctn_link_param(link, "W", &v));
  /* The parameter is a strided view, and the gradient is another one. */
  OK(ctn_array_get(base, last, 2, &view)); /* 1, 3 */
  assert_false(ctn_array_is_c_contiguous(view));
  OK(ctn_array_get(wide, &every_second, 1, &grad));
  OK(ctn_variable_set_data(v, view));
  OK(ctn_variable_set_grad(v, grad));
  OK(ctn_optimizer_momentum_sgd_new(0.5, 0.5, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_update(optimizer));
  CHECK_ARRAY(base, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 1, 2, 2));
  TAKE_ARRAY(state_of(optimizer, "W", "v"), CTN_FLOAT32, DIMS(2), VALUES(0, -1));
  OK(ctn_optimizer_update(optimizer));
  CHECK_ARRAY(base, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 1, 2, 0.5));
  CHECK_ARRAY(wide, CTN_FLOAT32, DIMS(4), VALUES(0, 1, 2, 3));
  ctn_array_release(grad);
  ctn_array_release(view);
  ctn_array_release(wide);
  ctn_array_release(base);

  /* A read-only view. */
  base = array_of(CTN_FLOAT32, NO_DIMS, VALUES(1));
  OK(ctn_array_broadcast_to(base, DIMS(2), &view));
  OK(ctn_variable_set_data(v, view));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "writeable array in the parameter \"/W\"");
  assert_int_equal(ctn_optimizer_t(optimizer), 2);
  ctn_array_release(view);
  ctn_array_release(base);

  /* A shape or dtype that differs from that of the states. */
  OK(ctn_variable_cleargrad(v));
  base = array_of(CTN_FLOAT64, DIMS(2), VALUES(1, 2));
  OK(ctn_variable_set_data(v, base));
  OK(ctn_variable_set_grad(v, base));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_DTYPE, "\"/W\" to stay float32 (2,)", "\"v\"",
        "got float64 (2,)");
  ctn_array_release(base);
  OK(ctn_variable_cleargrad(v));
  base = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  OK(ctn_variable_set_data(v, base));
  OK(ctn_variable_set_grad(v, base));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_SHAPE, "\"/W\" to stay float32", "got float32 (3,)");
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_update(optimizer));
  ctn_array_release(base);
  ctn_variable_release(v);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_devices(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer;
  ctn_variable* v;
  ctn_array *data, *moved;
  (void)state;
  OK(ctn_optimizer_momentum_sgd_new(1, 1, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  set_grad(link, "W", DIMS(2), VALUES(1, 2));
  OK(ctn_optimizer_update(optimizer));
  OK(ctn_link_to_device(link, "test:1")); /* the states move with the parameters */
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-2, -8));
  TAKE_ARRAY(state_of(optimizer, "W", "v"), CTN_FLOAT32, DIMS(2), VALUES(-2, -4));
  OK(ctn_link_param(link, "W", &v));
  OK(ctn_variable_data(v, &data));
  OK(ctn_array_to_device(data, device, &moved));
  OK(ctn_variable_set_data(v, moved));
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_DEVICE, "gradient of the parameter \"/W\" on ", device,
        "test:1");
  ctn_array_release(moved);
  ctn_array_release(data);
  ctn_variable_release(v);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_weight_decay_and_clipping(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer = sgd_for(link, 1);
  ctn_array* held;
  (void)state;
  OK(ctn_optimizer_add_weight_decay(optimizer, 0.5));
  FAILS(ctn_optimizer_add_weight_decay(optimizer, 1), CTN_ERROR_INVALID_ARGUMENT,
        "already a hook \"WeightDecay\"");
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  held = grad_of(link, "W");
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1.5, 0));
  CHECK_ARRAY(held, CTN_FLOAT32, DIMS(2), VALUES(1, 1));
  ctn_array_release(held);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-0.5, -2));
  assert_null(grad_of(link, "b"));
  OK(ctn_optimizer_remove_hook(optimizer, "WeightDecay"));
  FAILS(ctn_optimizer_remove_hook(optimizer, "WeightDecay"), CTN_ERROR_NOT_FOUND, "got \"WeightDecay\"");

  OK(ctn_optimizer_add_gradient_clipping(optimizer, 6.5));
  set_grad(link, "W", DIMS(2), VALUES(3, 4));
  held = grad_of(link, "W");
  set_grad(link, "b", DIMS(1), VALUES(-12));
  OK(ctn_optimizer_update(optimizer));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1.5, 2));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-6));
  CHECK_ARRAY(held, CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  ctn_array_release(held);
  OK(ctn_optimizer_update(optimizer)); /* the norm is 6.5 now, so there is nothing to clip */
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(-6));
  FAILS(ctn_optimizer_add_gradient_clipping(optimizer, 1), CTN_ERROR_INVALID_ARGUMENT,
        "\"GradientClipping\"");
  OK(ctn_optimizer_remove_hook(optimizer, "GradientClipping"));
  FAILS(ctn_optimizer_add_gradient_clipping(optimizer, 0), CTN_ERROR_INVALID_ARGUMENT,
        "threshold: expected a number above 0, got 0");
  FAILS(ctn_optimizer_add_gradient_clipping(optimizer, NAN), CTN_ERROR_INVALID_ARGUMENT, "threshold:");
  FAILS(ctn_optimizer_add_weight_decay(optimizer, INFINITY), CTN_ERROR_INVALID_ARGUMENT, "rate:", "inf");
  FAILS(ctn_optimizer_add_weight_decay(NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "optimizer: expected an optimizer");
  FAILS(ctn_optimizer_add_gradient_clipping(NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "optimizer: expected an optimizer");
  OK(ctn_link_cleargrads(link));
  OK(ctn_optimizer_add_gradient_clipping(optimizer, 1));
  OK(ctn_optimizer_call_hooks(optimizer)); /* there are no gradients */
  FAILS(ctn_optimizer_update(optimizer), CTN_ERROR_STATE, "got none; call backward before the update");
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static int destroyed;
static char order[16];
static void count_destroy(void* user_data) {
  (void)user_data;
  ++destroyed;
}

static ctn_status note_hook(void* user_data, ctn_optimizer* optimizer, ctn_link* link) {
  const char* name = user_data;
  strcat(order, name);
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  if (*name == 'x') {
    ctn_error_set(CTN_ERROR_NAN, "the hook gave up");
    return CTN_ERROR_NAN;
  }
  if (*name == 'u') return ctn_optimizer_update(optimizer);
  if (*name == 's') return ctn_optimizer_setup(optimizer, link);
  if (*name == 'r') return ctn_optimizer_remove_hook(optimizer, "r");
  if (*name == 'p') return ctn_link_add_param(link, "late", DIMS(1), CTN_FLOAT32);
  set_grad(link, "W", DIMS(2), VALUES(1, 1));
  return CTN_OK;
}

static void test_user_hooks(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer = sgd_for(link, 1);
  (void)state;
  destroyed = 0;
  order[0] = '\0';
  FAILS(ctn_optimizer_add_hook(optimizer, "", note_hook, "b", count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "name:");
  FAILS(ctn_optimizer_add_hook(optimizer, NULL, note_hook, "b", count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "name:");
  FAILS(ctn_optimizer_add_hook(NULL, "b", note_hook, "b", count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "optimizer:");
  FAILS(ctn_optimizer_add_hook(optimizer, "b", NULL, "b", count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "hook: expected a function");
  assert_int_equal(destroyed, 4);
  OK(ctn_optimizer_add_hook(optimizer, "b", note_hook, "b", count_destroy));
  FAILS(ctn_optimizer_add_hook(optimizer, "b", note_hook, "b", count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "already a hook \"b\"");
  assert_int_equal(destroyed, 5);
  OK(ctn_optimizer_add_hook(optimizer, "r", note_hook, "r", count_destroy));
  OK(ctn_optimizer_add_hook(optimizer, "p", note_hook, "p", count_destroy));
  OK(ctn_optimizer_add_hook(optimizer, "a", note_hook, "a", count_destroy));
  OK(ctn_optimizer_update(optimizer));
  assert_string_equal(order, "brpa"); /* in the order in which they were added */
  assert_int_equal(destroyed, 6);     /* r removed itself */
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, -3));
  ctn_optimizer_release(optimizer);
  assert_int_equal(destroyed, 9);

  /* If a hook fails, no parameter changes, and its error reaches the caller. */
  optimizer = sgd_for(link, 1);
  OK(ctn_optimizer_add_hook(optimizer, "x", note_hook, "x", NULL));
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_NAN);
  assert_string_equal(ctn_error_message(), "the hook gave up");
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, -3));
  OK(ctn_optimizer_remove_hook(optimizer, "x"));
  OK(ctn_optimizer_add_hook(optimizer, "u", note_hook, "u", NULL));
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_STATE);
  assert_non_null(strstr(ctn_error_message(), "update was called from one of its hooks"));
  OK(ctn_optimizer_remove_hook(optimizer, "u"));
  OK(ctn_optimizer_add_hook(optimizer, "s", note_hook, "s", NULL));
  assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_STATE);
  OK(ctn_optimizer_remove_hook(optimizer, "s"));
  OK(ctn_optimizer_update(optimizer));
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

/* sum(W * W) of the link. */
static ctn_status loss(void* user_data, ctn_variable** out) {
  ctn_link* link = user_data;
  ctn_variable *W, *square;
  OK(ctn_link_param(link, "W", &W));
  OK(ctn_mul(W, W, &square));
  OK(ctn_sum(square, NULL, 0, 0, out));
  ctn_variable_release(square);
  ctn_variable_release(W);
  return CTN_OK;
}

static ctn_status failing_loss(void* user_data, ctn_variable** out) {
  OK(loss(user_data, out)); /* owned by the library, whatever the status */
  ctn_error_set(CTN_ERROR_IO, "no data left");
  return CTN_ERROR_IO;
}

static ctn_status no_loss(void* user_data, ctn_variable** out) {
  (void)user_data;
  (void)out;
  return CTN_OK;
}

static void test_update_loss(void** state) {
  ctn_link* link = model(1);
  ctn_optimizer* optimizer;
  (void)state;
  destroyed = 0;
  OK(ctn_optimizer_sgd_new(0.25, &optimizer));
  FAILS(ctn_optimizer_update_loss(optimizer, loss, link, count_destroy), CTN_ERROR_STATE, "set up");
  OK(ctn_optimizer_setup(optimizer, link));
  set_grad(link, "b", DIMS(1), VALUES(100));
  OK(ctn_optimizer_update_loss(optimizer, loss, link, count_destroy));
  assert_int_equal(destroyed, 2);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.5, -1));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(3)); /* the old gradient was removed */
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(2, -4));
  assert_int_equal(ctn_optimizer_t(optimizer), 1);

  assert_int_equal(ctn_optimizer_update_loss(optimizer, failing_loss, link, count_destroy), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "no data left");
  FAILS(ctn_optimizer_update_loss(optimizer, no_loss, link, count_destroy), CTN_ERROR_CALLBACK,
        "loss: the function returned CTN_OK without a loss");
  FAILS(ctn_optimizer_update_loss(optimizer, NULL, link, count_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "loss: expected a function");
  FAILS(ctn_optimizer_update_loss(NULL, loss, link, count_destroy), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  assert_int_equal(destroyed, 6);
  assert_int_equal(ctn_optimizer_t(optimizer), 1);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0.5, -1));
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void check_before(ctn_link* link, ctn_optimizer* optimizer) {
  assert_int_equal(ctn_optimizer_t(optimizer), 0);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(1, -2));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(3));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2), VALUES(2, 2));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(1), VALUES(1));
}

static void test_little_memory(void** state) {
  ctn_link *link = model(1), *target;
  ctn_optimizer* optimizer;
  ctn_array* held;
  (void)state;
  set_grad(link, "W", DIMS(2), VALUES(2, 2));
  held = grad_of(link, "W");
  set_grad(link, "b", DIMS(1), VALUES(1));
  OK(ctn_optimizer_momentum_sgd_new(1, 0, &optimizer));
  WITH_LITTLE_MEMORY(ctn_optimizer_setup(optimizer, link), {
    OK(ctn_optimizer_target(optimizer, &target));
    assert_null(target);
  });
  OK(ctn_optimizer_add_gradient_clipping(optimizer, 1.5));
  WITH_LITTLE_MEMORY(ctn_optimizer_update(optimizer), check_before(link, optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, -3));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(2.5));
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);

  link = model(1);
  set_grad(link, "W", DIMS(2), VALUES(2, 2));
  ctn_array_release(held);
  held = grad_of(link, "W"); /* otherwise no memory would be needed */
  set_grad(link, "b", DIMS(1), VALUES(1));
  optimizer = sgd_for(link, 1);
  OK(ctn_optimizer_add_weight_decay(optimizer, 0.5));
  WITH_LITTLE_MEMORY(ctn_optimizer_update(optimizer), check_before(link, optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-1.5, -3));
  ctn_optimizer_release(optimizer);
  ctn_array_release(held);
  ctn_link_release(link);
}

static void test_arguments(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer* optimizer = NULL;
  ctn_array* a;
  double value;
  (void)state;
  FAILS(ctn_optimizer_sgd_new(1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_optimizer_momentum_sgd_new(1, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_optimizer_adam_new(1, 1, 1, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_optimizer_setup(NULL, link), CTN_ERROR_INVALID_ARGUMENT,
        "optimizer: expected an optimizer, got NULL");
  FAILS(ctn_optimizer_update(NULL), CTN_ERROR_INVALID_ARGUMENT, "optimizer: expected an optimizer");
  FAILS(ctn_optimizer_new_epoch(NULL), CTN_ERROR_INVALID_ARGUMENT, "optimizer: expected an optimizer");
  FAILS(ctn_optimizer_hyperparameter(NULL, "lr", &value), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  FAILS(ctn_optimizer_set_hyperparameter(NULL, "lr", 1), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  FAILS(ctn_optimizer_remove_hook(NULL, "x"), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  assert_int_equal(ctn_optimizer_t(NULL), 0);
  assert_int_equal(ctn_optimizer_epoch(NULL), 0);
  optimizer = sgd_for(link, 1);
  FAILS(ctn_optimizer_setup(optimizer, NULL), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  FAILS(ctn_optimizer_hyperparameter(optimizer, NULL, &value), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a string");
  FAILS(ctn_optimizer_hyperparameter(optimizer, "lr", NULL), CTN_ERROR_INVALID_ARGUMENT, "value:");
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, NULL, 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a string");
  FAILS(ctn_optimizer_remove_hook(optimizer, NULL), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string");
  FAILS(ctn_optimizer_state(optimizer, "X", "v", &a), CTN_ERROR_NOT_FOUND, "got \"X\"");
  FAILS(ctn_optimizer_state(optimizer, NULL, "v", &a), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_optimizer_state(optimizer, "W", NULL, &a), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string");
  FAILS(ctn_optimizer_target(optimizer, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_sgd),           TEST(test_momentum),
                                     TEST(test_adam),          TEST(test_layouts),
                                     TEST(test_devices),       TEST(test_weight_decay_and_clipping),
                                     TEST(test_user_hooks),    TEST(test_update_loss),
                                     TEST(test_little_memory), TEST(test_arguments)};
  return RUN(tests, argc, argv);
}
