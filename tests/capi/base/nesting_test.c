/* Tests of callbacks that call the library, and therefore themselves, without end, and of backward passes
   within backward passes. */
#define _POSIX_C_SOURCE 200809L
#include <catenary/testing.h>
#include <pthread.h>
#include <unistd.h>

#include "autograd_support.h"

static int depth, deepest;

static void enter(void) {
  if (++depth > deepest) deepest = depth;
}

/* A link whose forward calls the link. */
static ctn_status call_itself(void* user_data, ctn_link* link, ctn_variable* const* x, size_t count,
                              ctn_variable** y, size_t output_count) {
  ctn_status status;
  (void)user_data, (void)count, (void)output_count;
  enter();
  status = ctn_link_call1(link, x[0], &y[0]);
  --depth;
  return status;
}

static void check_link(void) {
  ctn_link* link;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  OK(ctn_link_new(call_itself, NULL, NULL, &link));
  deepest = 0;
  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_STATE, "callback", "calls itself");
  assert_null(y);
  assert_int_equal(depth, 0);
  ctn_link_release(link);
  ctn_variable_release(x);
}

static void links(void** state) {
  (void)state;
  check_link();
  assert_int_equal(deepest, 1000);
  check_link(); /* the nesting count is back where it was */
  assert_int_equal(deepest, 1000);
}

/* A small stack has room for fewer nested callbacks. */
static void* in_a_thread(void* failed) {
  ctn_link* link = NULL;
  ctn_variable *x = NULL, *y = NULL;
  ctn_array* a = NULL;
  const int64_t shape = 2;
  ctn_device_set_current(device);
  *(int*)failed = ctn_array_ones(&shape, 1, CTN_FLOAT32, &a) != CTN_OK || ctn_variable_new(a, &x) != CTN_OK ||
                  ctn_link_new(call_itself, NULL, NULL, &link) != CTN_OK ||
                  ctn_link_call1(link, x, &y) != CTN_ERROR_STATE || y ||
                  !strstr(ctn_error_message(), "expected stack space for another callback");
  ctn_link_release(link);
  ctn_variable_release(x);
  ctn_array_release(a);
  return NULL;
}

#if ADDRESS_SANITIZER || THREAD_SANITIZER
enum { LARGER_FRAMES = 1 };
#else
enum { LARGER_FRAMES = 0 };
#endif

static void small_stacks(void** state) {
  static const size_t sizes[] = {64 << 10, 128 << 10};
  size_t i;
  if (LARGER_FRAMES) return;
  for (i = 0; i < COUNT(sizes); ++i) {
    pthread_attr_t attributes;
    pthread_t thread;
    int failed = -1;
    if (sizes[i] < (size_t)sysconf(_SC_THREAD_STACK_MIN)) continue;
    deepest = 0;
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, sizes[i]), 0);
    assert_int_equal(pthread_create(&thread, &attributes, in_a_thread, &failed), 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    assert_int_equal(failed, 0);
    assert_in_range(deepest, 10, 999);
    assert_int_equal(depth, 0);
  }
  (void)state;
}

/* A function whose forward callback applies the function. */
static ctn_function* applied;
static ctn_status forward_again(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                                ctn_array** y, size_t output_count) {
  ctn_variable *in, *out = NULL;
  ctn_status status = ctn_variable_new((ctn_array*)x[0], &in);
  (void)user_data, (void)node, (void)count, (void)output_count;
  if (status == CTN_OK) status = ctn_function_call(applied, &in, 1, &out, 1);
  if (status == CTN_OK) status = ctn_variable_data(out, &y[0]);
  ctn_variable_release(out);
  ctn_variable_release(in);
  return status;
}

static void functions(void** state) {
  ctn_function_callbacks callbacks = {0};
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  (void)state;
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = forward_again;
  OK(ctn_function_new(&callbacks, NULL, &applied));
  FAILS(ctn_function_call(applied, &x, 1, &y, 1), CTN_ERROR_STATE, "calls itself");
  assert_null(y);
  ctn_function_release(applied);
  ctn_variable_release(x);
}

/* A hook that calls a function, which calls the hook. */
static ctn_status relu_again(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count) {
  ctn_variable *in, *out = NULL;
  ctn_status status = ctn_variable_new((ctn_array*)x[0], &in);
  (void)user_data, (void)f, (void)count;
  if (status == CTN_OK) status = ctn_relu(in, &out);
  ctn_variable_release(out);
  ctn_variable_release(in);
  return status;
}

static void hooks(void** state) {
  ctn_function_hook_callbacks callbacks = {0};
  ctn_function_hook* hook;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  (void)state;
  callbacks.struct_size = sizeof callbacks;
  callbacks.name = "again";
  callbacks.forward_preprocess = relu_again;
  OK(ctn_function_hook_new(&callbacks, NULL, &hook));
  OK(ctn_function_hook_add(hook, NULL));
  FAILS(ctn_relu(x, &y), CTN_ERROR_STATE, "calls itself");
  assert_null(y);
  OK(ctn_function_hook_remove("again"));
  OK(ctn_relu(x, &y));
  ctn_variable_release(y);
  ctn_function_hook_release(hook);
  ctn_variable_release(x);
}

/* Returns twice the input; its backward callback traverses graphs. */
static ctn_variable *walked, *watched; /* the start, and the end for ctn_grad */
static ctn_status inner_status;
static ctn_status twice(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                        ctn_array** y, size_t output_count) {
  (void)user_data, (void)node, (void)count, (void)output_count;
  return ctn_array_multiply_i64(x[0], 2, &y[0]);
}
static ctn_status walk(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                       const ctn_array* const* gy, size_t output_count, ctn_array** gx) {
  (void)user_data, (void)node, (void)x, (void)count, (void)output_count;
  if (watched) {
    ctn_variable* gradient = NULL;
    inner_status = ctn_grad(&walked, 1, NULL, &watched, 1, 0, &gradient);
    ctn_variable_release(gradient);
  } else {
    inner_status = ctn_variable_backward(walked, 0, 0);
  }
  return ctn_array_multiply_i64(gy[0], 2, &gx[0]);
}

static void backward_within(void** state) {
  ctn_function_callbacks callbacks = {0};
  ctn_function* f;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1), VALUES(3)), *y, *z, *other, *gradient;
  ctn_array* grad;
  (void)state;
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = twice;
  callbacks.backward = walk;
  OK(ctn_function_new(&callbacks, NULL, &f));
  OK(ctn_function_call(f, &x, 1, &y, 1));
  OK(ctn_square(y, &z));

  /* The same graph is rejected, and the outer pass continues. */
  walked = z;
  watched = NULL;
  OK(ctn_variable_backward(z, 0, 0));
  assert_int_equal(inner_status, CTN_ERROR_STATE);
  grad = grad_of(x);
  CHECK_ARRAY(grad, CTN_FLOAT32, DIMS(1), VALUES(24));
  ctn_array_release(grad);
  watched = x;
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_backward(z, 0, 0));
  assert_int_equal(inner_status, CTN_ERROR_STATE);

  /* Another graph of the same variable, within a pass that accumulates the gradient of that variable. */
  OK(ctn_exp(x, &other));
  walked = other;
  watched = x;
  OK(ctn_grad(&z, 1, NULL, &x, 1, 0, &gradient));
  assert_int_equal(inner_status, CTN_OK);
  grad = data_of(gradient);
  CHECK_ARRAY(grad, CTN_FLOAT32, DIMS(1), VALUES(24));
  ctn_array_release(grad);
  ctn_variable_release(gradient);

  /* Afterwards everything works as before. */
  walked = other;
  watched = NULL;
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_backward(z, 0, 0));
  assert_int_equal(inner_status, CTN_OK);
  ctn_variable_release(other);
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_function_release(f);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(links), TEST(small_stacks), TEST(functions), TEST(hooks),
                                     TEST(backward_within)};
  return RUN(tests, argc, argv);
}
