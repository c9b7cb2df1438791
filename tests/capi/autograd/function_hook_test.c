/* Tests of catenary/function_hook.h and of debug mode. */
#include <pthread.h>

#include "autograd_support.h"

/* What a hook saw, one line of text per call. */
typedef struct {
  char text[2000];
  int destroyed;
  ctn_status status; /* returned by forward_postprocess */
  int remove_self;   /* in forward_preprocess */
  ctn_function_hook* add;
} seen;

static void note(seen* s, const char* when, ctn_function* f, const ctn_array* const* x, size_t x_count,
                 const ctn_array* const* gy, size_t gy_count) {
  char label[64];
  size_t length = strlen(s->text), i;
  if (ctn_function_label(f, label, sizeof label, NULL) != CTN_OK) label[0] = 0;
  length += (size_t)snprintf(s->text + length, sizeof s->text - length, "%s %s(", when, label);
  for (i = 0; i < x_count; ++i)
    length += (size_t)snprintf(s->text + length, sizeof s->text - length, x[i] ? "%g," : "NULL,",
                               x[i] ? item(x[i]) : 0);
  if (gy) length += (size_t)snprintf(s->text + length, sizeof s->text - length, ";");
  for (i = 0; i < gy_count; ++i)
    length += (size_t)snprintf(s->text + length, sizeof s->text - length, gy[i] ? "%g," : "NULL,",
                               gy[i] ? item(gy[i]) : 0);
  snprintf(s->text + length, sizeof s->text - length, ")\n");
}

static ctn_status before_forward(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count) {
  seen* s = user_data;
  note(s, "<f", f, x, count, NULL, 0);
  if (s->add) {
    ctn_function_hook* add = s->add;
    s->add = NULL;
    if (ctn_function_hook_add(add, NULL) != CTN_OK) return CTN_ERROR_INTERNAL;
  }
  if (s->remove_self) return ctn_function_hook_remove("seen");
  return CTN_OK;
}

static ctn_status after_forward(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count) {
  seen* s = user_data;
  note(s, "f>", f, x, count, NULL, 0);
  if (s->status != CTN_OK) ctn_error_set(s->status, "the hook says no");
  return s->status;
}

static ctn_status before_backward(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count,
                                  const ctn_array* const* gy, size_t gy_count) {
  note(user_data, "<b", f, x, count, gy, gy_count);
  return CTN_OK;
}

static ctn_status after_backward(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count,
                                 const ctn_array* const* gy, size_t gy_count) {
  note(user_data, "b>", f, x, count, gy, gy_count);
  return CTN_OK;
}

static void destroy(void* user_data) { ++((seen*)user_data)->destroyed; }

static ctn_function_hook* hook_of(seen* s, const char* name, int32_t retain) {
  const ctn_function_hook_callbacks callbacks = {
      sizeof callbacks, name,           before_forward, after_forward,
      before_backward,  after_backward, destroy,        retain};
  ctn_function_hook* hook;
  memset(s, 0, sizeof *s);
  OK(ctn_function_hook_new(&callbacks, s, &hook));
  return hook;
}

static ctn_variable* number(double value) { return variable_of(CTN_FLOAT64, NO_DIMS, &value, 1); }

static void expect_seen(seen* s, const char* text) {
  assert_string_equal(s->text, text);
  s->text[0] = 0;
}

/* tanh(x * 3), whose intermediate array is freed. */
static ctn_variable* chain(ctn_variable* x) {
  ctn_variable *h, *y;
  OK(ctn_mul_f64(x, 3, &h));
  OK(ctn_square(h, &y));
  ctn_variable_release(h);
  return y;
}

static void test_thread_hooks(void** state) {
  seen s, retaining;
  ctn_function_hook *hook = hook_of(&s, "seen", 0), *keeper = hook_of(&retaining, NULL, 1), *found;
  ctn_variable *x = number(2), *y, *c;
  char name[16];
  (void)state;
  assert_string_equal(ctn_function_hook_name(hook), "seen");
  assert_string_equal(ctn_function_hook_name(keeper), "FunctionHook");
  assert_null(ctn_function_hook_name(NULL));
  assert_int_equal(ctn_function_hook_count(), 0);
  OK(ctn_function_hook_add(hook, NULL));
  OK(ctn_mul_f64(x, 3, &y));
  expect_seen(&s, "<f _ * 3.0(2,)\nf> _ * 3.0(2,)\n");
  OK(ctn_variable_backward(y, 0, 0)); /* functions that the gradient rule calls are not reported */
  expect_seen(&s, "<b _ * 3.0(2,;1,)\nb> _ * 3.0(2,;1,)\n");
  ctn_variable_release(y);

  y = chain(x);
  s.text[0] = 0;
  OK(ctn_variable_backward(y, 0, 0));
  expect_seen(&s, "<b Square(NULL,;1,)\nb> Square(NULL,;1,)\n<b _ * 3.0(2,;12,)\nb> _ * 3.0(2,;12,)\n");
  ctn_variable_release(y);

  OK(ctn_function_hook_add(keeper, "keeper"));
  y = chain(x);
  s.text[0] = retaining.text[0] = 0;
  OK(ctn_function_hook_remove("seen"));
  OK(ctn_variable_backward(y, 0, 0));
  expect_seen(&s, "");
  expect_seen(&retaining, "<b Square(6,;1,)\nb> Square(6,;1,)\n<b _ * 3.0(2,;12,)\nb> _ * 3.0(2,;12,)\n");
  ctn_variable_release(y);

  OK(ctn_function_hook_add(hook, NULL));
  assert_int_equal(ctn_function_hook_count(), 2);
  OK(ctn_function_hook_at(1, name, sizeof name, NULL, &found));
  assert_string_equal(name, "seen");
  assert_ptr_equal(found, hook);
  ctn_function_hook_release(found);
  OK(ctn_function_hook_at(0, name, sizeof name, NULL, &found));
  assert_string_equal(name, "keeper");
  ctn_function_hook_release(found);
  FAILS(ctn_function_hook_at(2, name, sizeof name, NULL, &found), CTN_ERROR_INDEX,
        "index: expected less than 2, the number of hooks, got 2");
  assert_null(found);
  FAILS(ctn_function_hook_add(hook, "keeper"), CTN_ERROR_INVALID_ARGUMENT,
        "name: hook \"keeper\" is already registered");
  FAILS(ctn_function_hook_add(hook, ""), CTN_ERROR_INVALID_ARGUMENT, "name: expected a nonempty string");
  FAILS(ctn_function_hook_add(NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "hook: expected a function hook");
  FAILS(ctn_function_hook_remove("nobody"), CTN_ERROR_NOT_FOUND, "name: no hook \"nobody\"");
  FAILS(ctn_function_hook_remove(NULL), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string");

  /* Constants and volatile variables are reported as well. */
  OK(ctn_function_hook_remove("keeper"));
  OK(ctn_variable_set_volatile(x, CTN_VOLATILE_ON));
  OK(ctn_exp(x, &y));
  ctn_variable_release(y);
  OK(ctn_sum(x, NULL, 0, 0, &y));
  ctn_variable_release(y);
  expect_seen(&s, "<f exp(2,)\nf> exp(2,)\n<f Sum(2,)\nf> Sum(2,)\n");
  c = number(1);
  FAILS(ctn_add(c, x, &y), CTN_ERROR_INVALID_ARGUMENT, "ON and OFF");
  ctn_variable_release(c);
  OK(ctn_function_hook_remove("seen"));
  assert_int_equal(ctn_function_hook_count(), 0);
  ctn_function_hook_release(hook);
  ctn_function_hook_release(keeper);
  assert_int_equal(s.destroyed + retaining.destroyed, 2);
  ctn_variable_release(x);
}

static void test_second_derivatives(void** state) {
  seen s;
  ctn_function_hook* hook = hook_of(&s, "seen", 0);
  ctn_variable *x = number(2), *y;
  (void)state;
  OK(ctn_square(x, &y));
  OK(ctn_function_hook_add(hook, NULL));
  OK(ctn_variable_backward(y, 0, 1));
  expect_seen(
      &s,
      "<b Square(2,;1,)\n<f _ * _(1,2,)\nf> _ * constant array(1,2,)\n<f _ * 2.0(2,)\nf> _ * 2.0(2,)\n"
      "b> Square(2,;1,)\n");
  OK(ctn_function_hook_remove("seen"));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_hook_release(hook);
  assert_int_equal(s.destroyed, 1);
}

static void test_changes_while_running(void** state) {
  seen s, other;
  ctn_function_hook *hook = hook_of(&s, "seen", 0), *second = hook_of(&other, "other", 0);
  ctn_variable *x = number(2), *y, *z;
  (void)state;
  OK(ctn_function_hook_add(hook, NULL));
  s.remove_self = 1;
  s.add = second;
  OK(ctn_exp(x, &y)); /* the hook is called for this function until it returns */
  expect_seen(&s, "<f exp(2,)\nf> exp(2,)\n");
  expect_seen(&other, "");
  ctn_function_hook_release(hook);
  assert_int_equal(s.destroyed, 1);
  OK(ctn_sin(x, &z));
  expect_seen(&other, "<f sin(2,)\nf> sin(2,)\n");
  OK(ctn_function_hook_remove("other"));
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_hook_release(second);
}

static void test_failing_hook(void** state) {
  seen s;
  ctn_function_hook *hook = hook_of(&s, "seen", 0), *timer;
  ctn_variable *x = number(2), *y;
  (void)state;
  OK(ctn_timer_hook_new(&timer));
  OK(ctn_function_hook_add(timer, NULL));
  OK(ctn_function_hook_add(hook, NULL));
  s.status = CTN_ERROR_IO;
  assert_int_equal(ctn_exp(x, &y), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "the hook says no");
  assert_null(y);
  s.status = CTN_OK;
  OK(ctn_exp(x, &y));
  OK(ctn_variable_backward(y, 0, 0));
  assert_int_equal(ctn_timer_hook_call_count(timer), 3);
  OK(ctn_function_hook_remove("TimerHook"));
  OK(ctn_function_hook_remove("seen"));
  ctn_function_hook_release(timer);
  ctn_function_hook_release(hook);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* A user function: x * x. */
static ctn_status square_forward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                                 ctn_array** y, size_t output_count) {
  (void)node;
  (void)count;
  (void)output_count;
  if (user_data && *(int*)user_data) return CTN_ERROR_UNAVAILABLE;
  return ctn_array_square(x[0], &y[0]);
}
static ctn_status square_backward(void* user_data, ctn_function* node, const ctn_array* const* x,
                                  size_t count, const ctn_array* const* gy, size_t output_count,
                                  ctn_array** gx) {
  (void)user_data;
  (void)node;
  (void)count;
  (void)output_count;
  return ctn_array_multiply(x[0], gy[0], &gx[0]);
}

static void test_local_hooks(void** state) {
  int broken = 0;
  const ctn_function_callbacks callbacks = {
      sizeof callbacks, "Square", square_forward, square_backward, NULL, NULL, NULL};
  seen s, thread, node;
  ctn_function_hook *hook = hook_of(&s, "seen", 0), *of_thread = hook_of(&thread, "thread", 0),
                    *of_node = hook_of(&node, "node", 0), *found;
  ctn_function *f, *creator;
  ctn_variable *x = number(3), *y, *z;
  char name[16];
  (void)state;
  OK(ctn_function_new(&callbacks, &broken, &f));
  OK(ctn_function_add_hook(f, hook, NULL));
  FAILS(ctn_function_add_hook(f, hook, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "hook \"seen\" is already registered");
  OK(ctn_function_call(f, &x, 1, &y, 1));
  expect_seen(&s, "<f Square(3,)\nf> Square(3,)\n");
  OK(ctn_sin(x, &z));
  ctn_variable_release(z);
  expect_seen(&s, "");
  creator = creator_of(y);
  OK(ctn_function_add_hook(creator, of_node, NULL));
  assert_int_equal(ctn_function_local_hook_count(creator), 1);
  assert_int_equal(ctn_function_local_hook_count(NULL), 0);
  OK(ctn_function_local_hook_at(creator, 0, name, sizeof name, NULL, &found));
  assert_string_equal(name, "node");
  ctn_function_hook_release(found);
  FAILS(ctn_function_local_hook_at(creator, 1, name, sizeof name, NULL, &found), CTN_ERROR_INDEX,
        "index: expected less than 1, the number of hooks, got 1");
  /* If both have the same name, the function's own hook is meant. */
  OK(ctn_function_hook_add(of_thread, "node"));
  OK(ctn_variable_backward(y, 0, 0));
  expect_seen(&thread, "");
  expect_seen(&s, "<b Square(3,;1,)\nb> Square(3,;1,)\n");
  expect_seen(&node, "<b Square(3,;1,)\nb> Square(3,;1,)\n");
  OK(ctn_function_hook_remove("node"));
  OK(ctn_function_delete_hook(creator, "node"));
  FAILS(ctn_function_delete_hook(creator, "node"), CTN_ERROR_NOT_FOUND, "no hook \"node\"");
  OK(ctn_variable_backward(y, 0, 0));
  expect_seen(&node, "");
  s.text[0] = 0;
  broken = 1;
  assert_int_equal(ctn_function_call(f, &x, 1, &z, 1), CTN_ERROR_UNAVAILABLE);
  expect_seen(&s, "<f Square(3,)\n");
  OK(ctn_function_delete_hook(f, "seen"));
  broken = 0;
  OK(ctn_function_call(f, &x, 1, &z, 1));
  expect_seen(&s, "");
  ctn_variable_release(z);
  ctn_variable_release(y);

  /* A built-in function. */
  OK(ctn_exp(x, &y));
  ctn_function_release(creator);
  creator = creator_of(y);
  OK(ctn_function_add_hook(creator, hook, "other"));
  OK(ctn_variable_backward(y, 0, 0));
  assert_non_null(strstr(s.text, "<b exp(3,;1,)\n"));
  FAILS(ctn_function_add_hook(NULL, hook, NULL), CTN_ERROR_INVALID_ARGUMENT, "f: expected a function");
  FAILS(ctn_function_add_hook(f, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "hook: expected a function hook");
  FAILS(ctn_function_delete_hook(f, NULL), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string");
  ctn_function_release(creator);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_release(f);
  ctn_function_hook_release(hook);
  ctn_function_hook_release(of_thread);
  ctn_function_hook_release(of_node);
  assert_int_equal(s.destroyed + thread.destroyed + node.destroyed, 3);
}

static void test_constructors(void** state) {
  seen s;
  ctn_function_hook_callbacks callbacks;
  ctn_function_hook* hook;
  (void)state;
  memset(&s, 0, sizeof s);
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.destroy = destroy;
  callbacks.struct_size = 8;
  FAILS(ctn_function_hook_new(&callbacks, &s, &hook), CTN_ERROR_INVALID_ARGUMENT, "struct_size", "got 8");
  assert_null(hook);
  assert_int_equal(s.destroyed, 0); /* a shorter table has no destroy callback */
  callbacks.struct_size = sizeof callbacks;
  FAILS(ctn_function_hook_new(&callbacks, &s, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  assert_int_equal(s.destroyed, 1);
  FAILS(ctn_function_hook_new(NULL, &s, &hook), CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected a pointer");
  OK(ctn_function_hook_new(&callbacks, &s, &hook)); /* every callback is optional */
  OK(ctn_function_hook_add(hook, NULL));
  {
    ctn_variable *x = number(1), *y;
    OK(ctn_exp(x, &y));
    OK(ctn_variable_backward(y, 0, 0));
    ctn_variable_release(y);
    ctn_variable_release(x);
  }
  OK(ctn_function_hook_remove("FunctionHook"));
  ctn_function_hook_release(hook);
  assert_int_equal(s.destroyed, 2);
}

static void test_timer(void** state) {
  ctn_function_hook *timer, *memory;
  ctn_variable *x = number(2), *y;
  char label[32];
  double seconds, total = 0;
  int32_t is_backward;
  size_t i;
  (void)state;
  OK(ctn_timer_hook_new(&timer));
  OK(ctn_memory_hook_new(&memory));
  OK(ctn_function_hook_add(timer, NULL));
  y = chain(x);
  OK(ctn_variable_backward(y, 0, 0));
  OK(ctn_function_hook_remove("TimerHook"));
  assert_int_equal(ctn_timer_hook_call_count(timer), 4);
  for (i = 0; i < 4; ++i) {
    static const char* const labels[] = {"_ * 3.0", "Square", "Square", "_ * 3.0"};
    OK(ctn_timer_hook_call(timer, i, label, sizeof label, NULL, &seconds, &is_backward));
    assert_string_equal(label, labels[i]);
    assert_int_equal(is_backward, i > 1);
    assert_true(seconds >= 0 && seconds < 60);
    total += seconds;
  }
  assert_true(fabs(total - ctn_timer_hook_total_time(timer)) < 1e-12);
  assert_true(total > 0);
  OK(ctn_timer_hook_call(timer, 0, NULL, 0, &i, NULL, NULL));
  assert_int_equal(i, 7);
  FAILS(ctn_timer_hook_call(timer, 4, label, sizeof label, NULL, NULL, NULL), CTN_ERROR_INDEX,
        "index: expected less than 4, the number of measurements, got 4");
  FAILS(ctn_timer_hook_call(memory, 0, label, sizeof label, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "hook: expected a timer hook, got \"MemoryHook\"");
  FAILS(ctn_timer_hook_call(NULL, 0, label, sizeof label, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "hook: expected a function hook, got NULL");
  FAILS(ctn_timer_hook_clear(memory), CTN_ERROR_INVALID_ARGUMENT, "a timer hook");
  OK(ctn_timer_hook_clear(timer));
  assert_int_equal(ctn_timer_hook_call_count(timer), 0);
  assert_true(ctn_timer_hook_total_time(timer) == 0);
  assert_int_equal(ctn_timer_hook_call_count(NULL), 0);
  assert_int_equal(ctn_timer_hook_call_count(memory), 0);
  assert_true(ctn_timer_hook_total_time(NULL) == 0 && ctn_timer_hook_total_time(memory) == 0);
  FAILS(ctn_timer_hook_new(NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_function_hook_release(memory);
  ctn_function_hook_release(timer);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_memory(void** state) {
  ctn_function_hook *memory, *timer;
  ctn_array* zeros;
  ctn_variable *x, *y, *z;
  char label[32];
  int64_t bytes;
  int32_t is_backward;
  (void)state;
  OK(ctn_timer_hook_new(&timer));
  OK(ctn_memory_hook_new(&memory));
  OK(ctn_array_zeros(DIMS(1000), CTN_FLOAT32, &zeros));
  OK(ctn_variable_new(zeros, &x));
  ctn_array_release(zeros);
  OK(ctn_function_hook_add(memory, "memory"));
  OK(ctn_exp(x, &y));
  OK(ctn_sum(y, NULL, 0, 0, &z));
  OK(ctn_variable_backward(z, 0, 0));
  OK(ctn_function_hook_remove("memory"));
  assert_int_equal(ctn_memory_hook_call_count(memory), 4);
  OK(ctn_memory_hook_call(memory, 0, label, sizeof label, NULL, &bytes, &is_backward));
  assert_string_equal(label, "exp");
  assert_false(is_backward);
  assert_in_range(bytes, 4000, 5000);
  assert_in_range(ctn_memory_hook_total_bytes(memory), 4000, 20000);
  FAILS(ctn_memory_hook_call(memory, 4, label, sizeof label, NULL, NULL, NULL), CTN_ERROR_INDEX, "index:");
  FAILS(ctn_memory_hook_call(timer, 0, label, sizeof label, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "hook: expected a memory hook, got \"TimerHook\"");
  FAILS(ctn_memory_hook_clear(timer), CTN_ERROR_INVALID_ARGUMENT, "a memory hook");
  OK(ctn_memory_hook_clear(memory));
  assert_int_equal(ctn_memory_hook_call_count(memory), 0);
  assert_int_equal(ctn_memory_hook_total_bytes(memory), 0);
  assert_int_equal(ctn_memory_hook_call_count(NULL), 0);
  assert_int_equal(ctn_memory_hook_total_bytes(NULL), 0);
  FAILS(ctn_memory_hook_new(NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_hook_release(timer);
  ctn_function_hook_release(memory);
}

/* Functions that are recomputed during backward are the user's functions and are reported. */
static ctn_status recomputed(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                             size_t output_count) {
  (void)user_data;
  (void)count;
  (void)output_count;
  return ctn_sin(x[0], &y[0]);
}

static void test_recompute(void** state) {
  seen s;
  ctn_function_hook* hook = hook_of(&s, "seen", 0);
  ctn_variable *x = number(0), *y;
  (void)state;
  OK(ctn_function_hook_add(hook, NULL));
  OK(ctn_recompute(recomputed, NULL, NULL, &x, 1, &y, 1));
  expect_seen(&s, "<f Recompute(0,)\n<f sin(0,)\nf> sin(0,)\nf> Recompute(0,)\n");
  OK(ctn_variable_backward(y, 0, 0));
  expect_seen(&s,
              "<b Recompute(0,;1,)\n<f sin(0,)\nf> sin(0,)\n<b sin(0,;1,)\nb> sin(0,;1,)\n"
              "b> Recompute(0,;1,)\n");
  OK(ctn_function_hook_remove("seen"));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_hook_release(hook);
}

typedef struct {
  ctn_context* context;
  size_t before, after;
} passed;

static void* other_thread(void* data) {
  passed* p = data;
  ctn_variable *x, *y;
  p->before = ctn_function_hook_count();
  if (ctn_context_apply(p->context) != CTN_OK) return NULL;
  p->after = ctn_function_hook_count();
  x = number(2);
  if (ctn_exp(x, &y) == CTN_OK) ctn_variable_release(y);
  ctn_variable_release(x);
  return NULL; /* the end of the thread releases its references to hooks */
}

static void test_threads(void** state) {
  seen s;
  ctn_function_hook* hook = hook_of(&s, "seen", 0);
  passed p = {NULL, 9, 9};
  pthread_t thread;
  (void)state;
  OK(ctn_function_hook_add(hook, NULL));
  OK(ctn_context_capture(&p.context));
  OK(ctn_function_hook_remove("seen"));
  assert_int_equal(pthread_create(&thread, NULL, other_thread, &p), 0);
  pthread_join(thread, NULL);
  assert_int_equal(p.before, 0);
  assert_int_equal(p.after, 1);
  expect_seen(&s, "<f exp(2,)\nf> exp(2,)\n");
  assert_int_equal(ctn_function_hook_count(), 0);
  ctn_function_hook_release(hook);
  assert_int_equal(s.destroyed, 0);
  ctn_context_release(p.context);
  assert_int_equal(s.destroyed, 1);
}

static void test_debug(void** state) {
  ctn_variable *x = number(-1), *zero = number(0), *y, *z, *integers;
  (void)state;
  assert_false(ctn_debug());
  OK(ctn_log(x, &y));
  ctn_variable_release(y);
  ctn_set_debug(1);
  assert_true(ctn_debug());
  FAILS(ctn_log(x, &y), CTN_ERROR_NAN, "log: NaN in output 0 (float64 ()) of the forward computation");
  assert_null(y);
  integers = variable_of(CTN_INT32, DIMS(2), VALUES(1, 2));
  OK(ctn_absolute(integers, &y));
  ctn_variable_release(y);
  ctn_variable_release(integers);
  /* sqrt(0) * 0: the gradient of sqrt is 0 / 0. */
  OK(ctn_sqrt(zero, &y));
  OK(ctn_mul(y, zero, &z));
  FAILS(ctn_variable_backward(z, 0, 0), CTN_ERROR_NAN,
        "sqrt: NaN in the gradient of input 0 (float64 ()) made by backward");
  ctn_variable_release(z);
  FAILS(ctn_sqrt(x, &z), CTN_ERROR_NAN, "sqrt: NaN in output 0");
  ctn_set_debug(0);
  OK(ctn_mul(y, zero, &z)); /* the graph remains usable */
  OK(ctn_variable_backward(z, 0, 0));
  assert_true(has_grad(zero));
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_variable_release(zero);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_thread_hooks),
                                     TEST(test_second_derivatives),
                                     TEST(test_changes_while_running),
                                     TEST(test_failing_hook),
                                     TEST(test_local_hooks),
                                     TEST(test_constructors),
                                     TEST(test_timer),
                                     TEST(test_memory),
                                     TEST(test_threads),
                                     TEST(test_recompute),
                                     TEST(test_debug)};
  return RUN(tests, argc, argv);
}
