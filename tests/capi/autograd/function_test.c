/* Tests of user functions: what callbacks receive and return, and how their errors reach the caller. */
#include "autograd_support.h"

#define THREE(...) CTN_FLOAT32, DIMS(3), VALUES(__VA_ARGS__)
#define ONES THREE(1, 1, 1)

/* The user data of all functions in this file: what was called, and what is to fail. */
typedef struct {
  int forwards, backwards, checks, destroyed;
  ctn_status forward_status, backward_status, check_status;
  int silent;          /* fail without a message */
  int missing_output;  /* leave the second output NULL */
  ctn_array* gradient; /* returned instead of the correct one */
  int none;            /* return no gradient */
} trace;

static ctn_status give(trace* t, ctn_status status, const char* message) {
  if (status != CTN_OK && !t->silent) ctn_error_set(status, message);
  return status;
}

static void destroy(void* user_data) { ++((trace*)user_data)->destroyed; }

static ctn_status check_two(void* user_data, const ctn_array* const* inputs, size_t count) {
  trace* t = user_data;
  ++t->checks;
  if (count == 0 || !inputs[0]) return CTN_ERROR_INTERNAL;
  return give(t, t->check_status, "check_type says no");
}

/* The outputs are x0 * x1 and, if there is a second one, x0 + x1. x0 and x1 are kept. */
static ctn_status forward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                          ctn_array** y, size_t output_count) {
  trace* t = user_data;
  ctn_status status;
  ++t->forwards;
  if (count != 2 || y[0]) return CTN_ERROR_INTERNAL;
  status = ctn_array_multiply(x[0], x[1], &y[0]);
  if (status == CTN_OK && output_count > 1 && !t->missing_output) status = ctn_array_add(x[0], x[1], &y[1]);
  if (status == CTN_OK) status = ctn_function_save_array(node, 3, y[0]);
  return status == CTN_OK ? give(t, t->forward_status, "forward says no") : status;
}

static ctn_status backward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                           const ctn_array* const* gy, size_t output_count, ctn_array** gx) {
  trace* t = user_data;
  ctn_array *kept, *unused;
  ctn_status status = CTN_OK;
  size_t i;
  ++t->backwards;
  if (ctn_function_saved_array(node, 3, &kept) != CTN_OK || !kept) return CTN_ERROR_INTERNAL;
  ctn_array_release(kept);
  if (ctn_function_saved_array(node, 900, &unused) != CTN_OK || unused) return CTN_ERROR_INTERNAL;
  if (t->none) return CTN_OK;
  if (t->gradient) {
    gx[0] = ctn_array_retain(t->gradient);
    return CTN_OK;
  }
  for (i = 0; i < count && status == CTN_OK; ++i) {
    ctn_array* part = NULL;
    if (gy[0]) status = ctn_array_multiply(gy[0], x[1 - i], &part);
    if (status == CTN_OK && output_count > 1 && gy[1]) {
      if (part)
        status = ctn_array_add(part, gy[1], &gx[i]);
      else
        gx[i] = ctn_array_retain(gy[1]);
      ctn_array_release(part);
    } else {
      gx[i] = part;
    }
  }
  return status == CTN_OK ? give(t, t->backward_status, "backward says no") : status;
}

static ctn_status backward_variables(void* user_data, ctn_function* node, ctn_variable* const* x,
                                     size_t count, ctn_variable* const* gy, size_t output_count,
                                     ctn_variable** gx) {
  trace* t = user_data;
  ctn_status status = CTN_OK;
  size_t i;
  (void)node;
  ++t->backwards;
  if (output_count != 1) return CTN_ERROR_INTERNAL;
  for (i = 0; i < count && status == CTN_OK; ++i) status = ctn_mul(gy[0], x[1 - i], &gx[i]);
  return status == CTN_OK ? give(t, t->backward_status, "backward says no") : status;
}

static ctn_function_callbacks callbacks(void) {
  ctn_function_callbacks c;
  memset(&c, 0, sizeof c);
  c.struct_size = sizeof c;
  c.name = "Product";
  c.forward = forward;
  c.backward = backward;
  c.check_type = check_two;
  c.destroy = destroy;
  return c;
}

static ctn_function* define(const ctn_function_callbacks* c, trace* t) {
  ctn_function* f;
  memset(t, 0, sizeof *t);
  OK(ctn_function_new(c, t, &f));
  return f;
}

/* The inputs of most tests. */
typedef struct {
  trace t;
  ctn_function* f;
  ctn_variable* x[2];
  ctn_variable* y[2];
} fixture;

static void open_fixture(fixture* s, ctn_function_callbacks c) {
  s->f = define(&c, &s->t);
  s->x[0] = variable_of(THREE(1, 2, 3));
  s->x[1] = variable_of(THREE(4, 5, 6));
}

static void close_fixture(fixture* s) {
  ctn_function_release(s->f);
  ctn_variable_release(s->x[0]);
  ctn_variable_release(s->x[1]);
  assert_int_equal(s->t.destroyed, 1);
}

/* Checks that a failure has exactly this status and message. */
static void check_unchanged(ctn_status got, ctn_status status, const char* message) {
  assert_int_equal(got, status);
  assert_int_equal(ctn_error_code(), status);
  assert_string_equal(ctn_error_message(), message);
}

static void runs_forward_and_backward(void** state) {
  fixture s;
  ctn_function* node;
  ctn_variable* output;
  char label[32];
  (void)state;
  open_fixture(&s, callbacks());
  OK(ctn_function_call(s.f, s.x, 2, s.y, 2));
  CHECK_DATA(s.y[0], THREE(4, 10, 18));
  CHECK_DATA(s.y[1], THREE(5, 7, 9));
  node = creator_of(s.y[0]);
  OK(ctn_function_label(node, label, sizeof label, NULL));
  assert_string_equal(label, "Product");
  OK(ctn_function_label(s.f, label, sizeof label, NULL));
  assert_string_equal(label, "Product");
  assert_int_equal(ctn_function_input_count(node), 2);
  assert_int_equal(ctn_function_output_count(node), 2);
  assert_int_equal(ctn_function_input_count(s.f), 0);
  assert_int_equal(ctn_function_output_count(s.f), 0);
  OK(ctn_function_output(node, 1, &output));
  assert_ptr_equal(output, s.y[1]);
  ctn_variable_release(output);
  FAILS(ctn_function_output(node, 2, &output), CTN_ERROR_INDEX, "index", "the number of outputs, got 2");
  FAILS(ctn_function_output(s.f, 0, &output), CTN_ERROR_INDEX, "index", "less than 0");
  set_grad(s.y[0], ONES);
  OK(ctn_variable_backward(s.y[0], 0, 0));
  CHECK_GRAD(s.x[0], THREE(4, 5, 6));
  CHECK_GRAD(s.x[1], THREE(1, 2, 3));
  set_grad(s.y[1], THREE(10, 10, 10)); /* set on both outputs, from either one */
  OK(ctn_variable_cleargrad(s.x[0]));
  OK(ctn_variable_backward(s.y[0], 0, 0));
  CHECK_GRAD(s.x[0], THREE(14, 15, 16));
  assert_int_equal(s.t.checks, 1);
  assert_int_equal(s.t.forwards, 1);
  assert_int_equal(s.t.backwards, 2);
  ctn_variable_release(s.y[0]);
  OK(ctn_function_output(node, 0, &output));
  assert_null(output);
  ctn_function_release(node);
  OK(ctn_variable_cleargrad(s.x[1]));
  set_grad(s.y[1], THREE(2, 2, 2)); /* the first output has been released: its gradient is NULL */
  OK(ctn_variable_backward(s.y[1], 0, 0));
  CHECK_GRAD(s.x[1], THREE(2, 2, 2));
  ctn_variable_release(s.y[1]);
  close_fixture(&s);
}

static void errors_of_callbacks_arrive_unchanged(void** state) {
  fixture s;
  ctn_variable *narrow = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *mixed[2];
  (void)state;
  open_fixture(&s, callbacks());
  s.t.check_status = CTN_ERROR_TYPE_CHECK;
  check_unchanged(ctn_function_call(s.f, s.x, 2, s.y, 2), CTN_ERROR_TYPE_CHECK, "check_type says no");
  assert_null(s.y[0]);
  assert_int_equal(s.t.forwards, 0);
  s.t.check_status = CTN_OK;
  s.t.forward_status = CTN_ERROR_IO;
  check_unchanged(ctn_function_call(s.f, s.x, 2, s.y, 2), CTN_ERROR_IO, "forward says no");
  assert_null(s.y[0]);
  assert_null(s.y[1]);
  s.t.silent = 1;
  FAILS(ctn_function_call(s.f, s.x, 2, s.y, 2), CTN_ERROR_IO, "callback");
  s.t.silent = 0;
  s.t.forward_status = CTN_OK;
  mixed[0] = s.x[0];
  mixed[1] = narrow; /* the message comes from a call inside the callback */
  assert_int_equal(ctn_function_call(s.f, mixed, 2, s.y, 1), CTN_ERROR_SHAPE);
  assert_non_null(strstr(ctn_error_message(), "array_multiply"));
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  set_grad(s.y[0], ONES);
  s.t.backward_status = CTN_ERROR_NOT_FOUND;
  check_unchanged(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_NOT_FOUND, "backward says no");
  s.t.silent = 1;
  FAILS(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_NOT_FOUND, "callback");
  s.t.backward_status = CTN_OK;
  OK(ctn_variable_cleargrad(s.x[0]));
  OK(ctn_variable_backward(s.y[0], 0, 0));
  CHECK_GRAD(s.x[0], THREE(4, 5, 6));
  ctn_variable_release(s.y[0]);
  ctn_variable_release(narrow);
  close_fixture(&s);
}

static void results_are_checked(void** state) {
  fixture s;
  (void)state;
  open_fixture(&s, callbacks());
  s.t.missing_output = 1;
  FAILS(ctn_function_call(s.f, s.x, 2, s.y, 2), CTN_ERROR_CALLBACK, "Product", "output 1", "NULL");
  assert_null(s.y[0]);
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  set_grad(s.y[0], ONES);
  s.t.gradient = array_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3));
  FAILS(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_SHAPE, "Product", "gradient 0", "(1, 3)", "(3,)");
  ctn_array_release(s.t.gradient);
  s.t.gradient = array_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3));
  FAILS(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_DTYPE, "Product", "float64", "float32");
  ctn_array_release(s.t.gradient);
  if (runs_late()) {
    ctn_array* there = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
    OK(ctn_array_to_device(there, "cpu", &s.t.gradient));
    FAILS(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_DEVICE, "Product", "cpu", device);
    ctn_array_release(s.t.gradient);
    ctn_array_release(there);
  }
  s.t.gradient = NULL;
  s.t.none = 1; /* a missing gradient is not an error */
  OK(ctn_variable_backward(s.y[0], 0, 0));
  assert_false(has_grad(s.x[0]) || has_grad(s.x[1]));
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
}

static void second_derivatives_through_variables(void** state) {
  ctn_function_callbacks c = callbacks();
  ctn_variable *first[2], *second;
  fixture s;
  (void)state;
  c.backward = NULL;
  c.backward_variables = backward_variables;
  open_fixture(&s, c);
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  OK(ctn_grad(s.y, 1, NULL, s.x, 2, 1, first));
  CHECK_DATA(first[0], THREE(4, 5, 6));
  CHECK_DATA(first[1], THREE(1, 2, 3));
  OK(ctn_grad(first, 1, NULL, &s.x[1], 1, 0, &second)); /* d(gy * x1) / d x1 */
  CHECK_DATA(second, ONES);
  ctn_variable_release(second);
  ctn_variable_release(first[0]);
  ctn_variable_release(first[1]);
  set_grad(s.y[0], ONES);
  OK(ctn_variable_backward(s.y[0], 0, 0)); /* also if no history is recorded */
  CHECK_GRAD(s.x[0], THREE(4, 5, 6));
  assert_int_equal(s.t.backwards, 2);
  s.t.backward_status = CTN_ERROR_STATE;
  check_unchanged(ctn_variable_backward(s.y[0], 0, 1), CTN_ERROR_STATE, "backward says no");
  assert_int_equal(ctn_backprop_enabled(), 1);
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
}

static void second_derivatives_need_a_rule(void** state) {
  ctn_function_callbacks c = callbacks();
  ctn_variable* gradient;
  fixture s;
  (void)state;
  open_fixture(&s, c);
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  FAILS(ctn_grad(s.y, 1, NULL, s.x, 1, 1, &gradient), CTN_ERROR_UNSUPPORTED, "Product", "backward_variables");
  assert_null(gradient);
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
  c.backward = NULL;
  c.name = NULL;
  open_fixture(&s, c);
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  FAILS(ctn_grad(s.y, 1, NULL, s.x, 1, 0, &gradient), CTN_ERROR_UNSUPPORTED, "UserFunction", "no backward");
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
}

static void destroy_runs_once(void** state) {
  ctn_function_callbacks c = callbacks();
  ctn_function *f = NULL, *again;
  ctn_variable *x[2], *y;
  trace t;
  (void)state;
  f = define(&c, &t);
  again = ctn_function_retain(f);
  ctn_function_release(again);
  x[0] = x[1] = variable_of(THREE(1, 2, 3));
  OK(ctn_function_call(f, x, 2, &y, 1));
  ctn_function_release(f);
  assert_int_equal(t.destroyed, 0); /* the graph still needs the callbacks */
  ctn_variable_release(y);
  assert_int_equal(t.destroyed, 1);
  ctn_variable_release(x[0]);

  memset(&t, 0, sizeof t);
  c.forward = NULL;
  FAILS(ctn_function_new(&c, &t, &f), CTN_ERROR_INVALID_ARGUMENT, "callbacks", "forward");
  assert_null(f);
  assert_int_equal(t.destroyed, 1);
  c.forward = forward;
  FAILS(ctn_function_new(&c, &t, NULL), CTN_ERROR_INVALID_ARGUMENT, "out");
  assert_int_equal(t.destroyed, 2);
  FAILS(ctn_function_new(NULL, &t, &f), CTN_ERROR_INVALID_ARGUMENT, "callbacks");
  assert_int_equal(t.destroyed, 2);
  c.destroy = NULL;
  OK(ctn_function_new(&c, &t, &f));
  ctn_function_release(f);
  assert_int_equal(t.destroyed, 2);
}

static void struct_size_is_checked(void** state) {
  struct {
    ctn_function_callbacks known;
    void* later;
  } larger;
  ctn_function_callbacks c = callbacks();
  ctn_function* f;
  trace t;
  (void)state;
  memset(&t, 0, sizeof t);
  c.struct_size = 0; /* the struct does not include destroy */
  FAILS(ctn_function_new(&c, &t, &f), CTN_ERROR_INVALID_ARGUMENT, "struct_size", "0");
  c.struct_size = 1 << 20;
  FAILS(ctn_function_new(&c, &t, &f), CTN_ERROR_INVALID_ARGUMENT, "struct_size", "1048576");
  assert_int_equal(t.destroyed, 1);
  memset(&larger, 0, sizeof larger);
  larger.known = callbacks();
  larger.known.struct_size = sizeof larger;
  f = define(&larger.known, &t); /* the struct of a newer program */
  ctn_function_release(f);
  assert_int_equal(t.destroyed, 1);
  larger.later = &t; /* which requests something that this version does not support */
  t.destroyed = 0;
  FAILS(ctn_function_new(&larger.known, &t, &f), CTN_ERROR_UNSUPPORTED, "callbacks:", "later version");
  assert_null(f);
  assert_int_equal(t.destroyed, 1);
  c.struct_size = offsetof(ctn_function_callbacks, check_type); /* a size that no version has */
  FAILS(ctn_function_new(&c, &t, &f), CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected a struct_size");
  assert_int_equal(t.destroyed, 1);
}

static void handles_are_told_apart(void** state) {
  ctn_variable *y, *none[2] = {NULL, NULL};
  ctn_array *a = array_of(ONES), *out;
  ctn_function* node;
  fixture s;
  (void)state;
  open_fixture(&s, callbacks());
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  node = creator_of(s.y[0]);
  FAILS(ctn_function_call(node, s.x, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "f", "function_new", "Product");
  assert_null(y);
  FAILS(ctn_function_call(NULL, s.x, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "f");
  FAILS(ctn_function_call(s.f, none, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "inputs");
  FAILS(ctn_function_call(s.f, s.x, 0, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "at least one input");
  FAILS(ctn_function_call(s.f, s.x, 2, NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "outputs");
  FAILS(ctn_function_save_array(s.f, 0, a), CTN_ERROR_INVALID_ARGUMENT, "node", "Product");
  FAILS(ctn_function_saved_array(s.f, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "node");
  FAILS(ctn_function_save_array(node, 1u << 20, a), CTN_ERROR_INVALID_ARGUMENT, "slot", "1048576");
  FAILS(ctn_function_attribute(node, "mask", &out), CTN_ERROR_NOT_FOUND, "Product", "mask");
  OK(ctn_function_save_array(node, 3, NULL));
  OK(ctn_function_saved_array(node, 3, &out));
  assert_null(out);
  OK(ctn_function_save_array(node, 0, a));
  OK(ctn_function_saved_array(node, 0, &out));
  assert_ptr_equal(out, a);
  ctn_array_release(out);
  ctn_array_release(a);
  ctn_function_release(node);
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
}

static void history_follows_the_inputs(void** state) {
  fixture s;
  ctn_array* data;
  (void)state;
  open_fixture(&s, callbacks());
  OK(ctn_variable_set_requires_grad(s.x[0], 0));
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  set_grad(s.y[0], ONES);
  OK(ctn_variable_backward(s.y[0], 0, 0));
  assert_false(has_grad(s.x[0]));
  CHECK_GRAD(s.x[1], THREE(1, 2, 3));
  data = data_of(s.x[1]);
  overwrite(data, 1); /* backward receives the inputs */
  ctn_array_release(data);
  FAILS(ctn_variable_backward(s.y[0], 0, 0), CTN_ERROR_STATE, "Product", "input 1", "array_fill");
  ctn_variable_release(s.y[0]);
  OK(ctn_variable_set_volatile(s.x[1], CTN_VOLATILE_ON));
  FAILS(ctn_function_call(s.f, s.x, 2, s.y, 1), CTN_ERROR_INVALID_ARGUMENT, "ON and OFF");
  OK(ctn_variable_set_volatile(s.x[0], CTN_VOLATILE_ON));
  OK(ctn_function_call(s.f, s.x, 2, s.y, 1));
  assert_false(has_creator(s.y[0]));
  assert_int_equal(ctn_variable_volatile(s.y[0]), CTN_VOLATILE_ON);
  ctn_variable_release(s.y[0]);
  close_fixture(&s);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(runs_forward_and_backward),
                                     TEST(errors_of_callbacks_arrive_unchanged),
                                     TEST(results_are_checked),
                                     TEST(second_derivatives_through_variables),
                                     TEST(second_derivatives_need_a_rule),
                                     TEST(destroy_runs_once),
                                     TEST(struct_size_is_checked),
                                     TEST(handles_are_told_apart),
                                     TEST(history_follows_the_inputs)};
  return RUN(tests, argc, argv);
}
