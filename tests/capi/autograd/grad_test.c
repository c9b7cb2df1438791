/* Tests of ctn_grad, gradients of gradients, and graphs deeper than any stack. */
#include <sys/resource.h>

#include "autograd_support.h"

#define THREE(...) CTN_FLOAT32, DIMS(3), VALUES(__VA_ARGS__)
#define NUMBER(x) CTN_FLOAT32, NO_DIMS, VALUES(x)

static ctn_variable* cube(ctn_variable* x) {
  ctn_variable *square, *y;
  OK(ctn_mul(x, x, &square));
  OK(ctn_mul(square, x, &y));
  ctn_variable_release(square);
  return y;
}

static void grad_leaves_variables_alone(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *c = variable_of(THREE(5, 5, 5)), *unrelated, *y, *h,
               *result[5];
  (void)state;
  unrelated = variable_of(THREE(1, 1, 1));
  OK(ctn_variable_set_requires_grad(c, 0));
  OK(ctn_mul(x, x, &h));
  OK(ctn_mul(h, c, &y));
  {
    ctn_variable* inputs[] = {x, unrelated, x, h, c};
    OK(ctn_grad(&y, 1, NULL, inputs, 5, 0, result));
  }
  CHECK_DATA(result[0], THREE(10, 20, 30));
  assert_null(result[1]);
  CHECK_DATA(result[2], THREE(10, 20, 30));
  CHECK_DATA(result[3], THREE(5, 5, 5));
  assert_null(result[4]);
  assert_false(has_creator(result[0]));
  assert_false(has_grad(x) || has_grad(h) || has_grad(y) || has_grad(c));
  ctn_variable_release(result[0]);
  ctn_variable_release(result[2]);
  ctn_variable_release(result[3]);
  OK(ctn_grad(&x, 1, NULL, &x, 1, 0, result)); /* with respect to itself: ones */
  CHECK_DATA(result[0], THREE(1, 1, 1));
  ctn_variable_release(result[0]);
  ctn_variable_release(x);
  ctn_variable_release(c);
  ctn_variable_release(unrelated);
  ctn_variable_release(h);
  ctn_variable_release(y);
}

static void grad_takes_upstream_gradients(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *first, *second, *upstream = variable_of(THREE(1, 10, 100)),
               *result;
  ctn_variable *wrong = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *exact;
  (void)state;
  exact = variable_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3));
  OK(ctn_mul_f64(x, 2, &first));
  OK(ctn_mul_f64(x, 3, &second));
  {
    ctn_variable *outputs[] = {first, second}, *starts[] = {upstream, NULL}, *bad[] = {NULL, wrong},
                 *mixed[] = {exact, NULL};
    OK(ctn_grad(outputs, 2, starts, &x, 1, 0, &result));
    CHECK_DATA(result, THREE(5, 23, 203));
    ctn_variable_release(result);
    FAILS(ctn_grad(outputs, 2, bad, &x, 1, 0, &result), CTN_ERROR_SHAPE, "grad_outputs", "position 1", "(3,)",
          "(2,)");
    assert_null(result);
    FAILS(ctn_grad(outputs, 2, mixed, &x, 1, 0, &result), CTN_ERROR_DTYPE, "position 0", "float32",
          "float64");
    FAILS(ctn_grad(NULL, 2, NULL, &x, 1, 0, &result), CTN_ERROR_INVALID_ARGUMENT, "outputs");
    outputs[1] = NULL;
    FAILS(ctn_grad(outputs, 2, NULL, &x, 1, 0, &result), CTN_ERROR_INVALID_ARGUMENT, "outputs");
    outputs[1] = second;
    OK(ctn_grad(outputs, 2, NULL, &x, 1, 0, &result)); /* the failures left nothing behind */
    CHECK_DATA(result, THREE(5, 5, 5));
    ctn_variable_release(result);
  }
  ctn_variable_release(x);
  ctn_variable_release(first);
  ctn_variable_release(second);
  ctn_variable_release(upstream);
  ctn_variable_release(wrong);
  ctn_variable_release(exact);
}

/* A gradient that is the upstream variable itself keeps its place in the graph. */
static void handed_on_gradients_keep_their_variable(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *upstream = variable_of(THREE(4, 5, 6)), *y, *results[2], *z;
  ctn_function* f;
  ctn_variable* input;
  (void)state;
  OK(ctn_add_f64(x, 1, &y));
  {
    ctn_variable* inputs[] = {x, x};
    OK(ctn_grad(&y, 1, &upstream, inputs, 2, 1, results));
  }
  assert_ptr_equal(results[0], upstream);
  assert_ptr_equal(results[1], upstream);
  ctn_variable_release(results[0]);
  ctn_variable_release(results[1]);
  z = cube(upstream);
  f = creator_of(z);
  OK(ctn_function_input(f, 1, &input));
  assert_ptr_equal(input, upstream);
  ctn_variable_release(input);
  ctn_function_release(f);
  ctn_variable_release(x);
  ctn_variable_release(y);
  ctn_variable_release(z);
  ctn_variable_release(upstream);
}

/* The derivatives of x^3: 3 x^2, then 6 x, then 6. */
static void gradients_have_gradients(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = cube(x), *first, *second, *third;
  (void)state;
  OK(ctn_grad(&y, 1, NULL, &x, 1, 1, &first));
  CHECK_DATA(first, THREE(3, 12, 27));
  OK(ctn_grad(&first, 1, NULL, &x, 1, 1, &second));
  CHECK_DATA(second, THREE(6, 12, 18));
  OK(ctn_grad(&second, 1, NULL, &x, 1, 0, &third));
  CHECK_DATA(third, THREE(6, 6, 6));
  assert_true(has_creator(second));
  assert_false(has_creator(third));
  ctn_variable_release(first);
  ctn_variable_release(second);
  ctn_variable_release(third);
  ctn_variable_release(x);
  ctn_variable_release(y);
}

static void backward_can_be_differentiated(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = cube(x), *gradient, *again;
  (void)state;
  OK(ctn_variable_grad_variable(x, &gradient));
  assert_null(gradient);
  set_grad(y, THREE(1, 1, 1));
  OK(ctn_variable_backward(y, 0, 1));
  CHECK_GRAD(x, THREE(3, 12, 27));
  OK(ctn_variable_grad_variable(x, &gradient));
  assert_true(has_creator(gradient));
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_grad_variable(x, &again));
  assert_null(again);
  set_grad(gradient, THREE(1, 1, 1));
  OK(ctn_variable_backward(gradient, 0, 0));
  CHECK_GRAD(x, THREE(6, 12, 18));
  OK(ctn_variable_grad_variable(x, &again));
  assert_false(has_creator(again));
  ctn_variable_release(again);
  ctn_variable_release(gradient);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* The history of a gradient refers to the variable. Nothing may leak, in whatever order the two are
   released. */
static void histories_of_gradients_are_freed(void** state) {
  int order;
  (void)state;
  for (order = 0; order < 4; ++order) {
    ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = cube(x), *y = cube(h), *gradient;
    set_grad(y, THREE(1, 1, 1));
    if (order == 1) ctn_variable_release(x);
    if (order >= 1) ctn_variable_release(h);
    OK(ctn_variable_backward(y, order != 3, 1));
    if (order == 2) {
      OK(ctn_variable_grad_variable(x, &gradient));
      ctn_variable_release(x);
      ctn_variable_release(y);
      CHECK_DATA(gradient, THREE(9, 2304, 59049));
      ctn_variable_release(gradient);
      continue;
    }
    if (order != 1) ctn_variable_release(x);
    if (order == 0) ctn_variable_release(h);
    ctn_variable_release(y);
  }
}

static void failures_leave_the_graph_usable(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h, *e, *y;
  ctn_array* data;
  (void)state;
  OK(ctn_mul_f64(x, 2, &h));
  OK(ctn_exp(x, &e));
  OK(ctn_mul(h, e, &y)); /* reads h and e */
  data = data_of(e);
  overwrite(data, 0);
  set_grad(y, THREE(1, 1, 1));
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "array_fill");
  ctn_variable_release(h);
  FAILS(ctn_grad(&y, 1, NULL, &x, 1, 0, &h), CTN_ERROR_STATE, "array_fill");
  assert_null(h);
  assert_int_equal(ctn_backprop_enabled(), 1);
  ctn_variable_release(y);
  OK(ctn_mul_f64(x, 2, &y));
  set_grad(y, THREE(1, 1, 1));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(2, 2, 2));
  ctn_array_release(data);
  ctn_variable_release(e);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* The backward of a user function that starts passes of its own through another graph. */
typedef struct {
  ctn_variable *z, *v, *w; /* z depends on v and w */
} other_graph;

static ctn_status square(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                         ctn_array** y, size_t output_count) {
  (void)user_data, (void)node, (void)count, (void)output_count;
  return ctn_array_multiply(x[0], x[0], &y[0]);
}

static ctn_status square_backward(void* user_data, ctn_function* node, const ctn_array* const* x,
                                  size_t count, const ctn_array* const* gy, size_t output_count,
                                  ctn_array** gx) {
  other_graph* other = user_data;
  ctn_variable* gradient;
  ctn_array* slope;
  ctn_status status;
  (void)node, (void)count, (void)output_count;
  OK(ctn_grad(&other->z, 1, NULL, &other->v, 1, 0, &gradient));
  CHECK_DATA(gradient, THREE(5, 5, 5));
  ctn_variable_release(gradient);
  set_grad(other->z, THREE(1, 1, 1));
  OK(ctn_variable_backward(other->z, 0, 0));
  status = ctn_array_multiply_f64(x[0], 2, &slope);
  if (status == CTN_OK) status = ctn_array_multiply(slope, gy[0], &gx[0]);
  ctn_array_release(slope);
  return status;
}

static void passes_inside_a_pass_are_separate(void** state) {
  other_graph other = {NULL, variable_of(THREE(2, 2, 2)), variable_of(THREE(5, 5, 5))};
  ctn_function_callbacks callbacks;
  ctn_function* f;
  ctn_variable *y, *gradient;
  (void)state;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = square;
  callbacks.backward = square_backward;
  OK(ctn_function_new(&callbacks, &other, &f));
  OK(ctn_mul(other.v, other.w, &other.z));
  OK(ctn_function_call(f, &other.w, 1, &y, 1));
  set_grad(y, THREE(1, 1, 1));
  OK(ctn_grad(&y, 1, NULL, &other.w, 1, 0, &gradient));
  CHECK_DATA(gradient, THREE(10, 10, 10)); /* and nothing from z */
  CHECK_GRAD(other.v, THREE(5, 5, 5));
  CHECK_GRAD(other.w, THREE(2, 2, 2));
  ctn_variable_release(gradient);
  ctn_variable_release(y);
  ctn_function_release(f);
  ctn_variable_release(other.z);
  ctn_variable_release(other.v);
  ctn_variable_release(other.w);
}

/* A function that called itself for every level of such a chain would need more than this stack, because a
 * call takes at least 16 bytes. The length is even, so that negations cancel. */
enum { kStack = 1 << 20, kLength = kStack / 16 };

/* The limit counts whenever the stack of the main thread grows. */
static void limit_stack(void) {
  struct rlimit limit;
  assert_int_equal(getrlimit(RLIMIT_STACK, &limit), 0);
  limit.rlim_cur = kStack;
  assert_int_equal(setrlimit(RLIMIT_STACK, &limit), 0);
}

/* Long chains are released, cut and traversed without recursion. */
static void long_chains_need_no_stack(void** state) {
  ctn_variable *x = variable_of(NUMBER(2)), *y = ctn_variable_retain(x), *next;
  int round, i;
  (void)state;
  limit_stack();
  for (round = 0; round < 2; ++round) {
    for (i = 0; i < kLength; ++i) {
      OK(ctn_neg(y, &next));
      ctn_variable_release(y);
      y = next;
    }
    assert_int_equal(ctn_variable_rank(y), kLength);
    CHECK_DATA(y, NUMBER(2));
    if (round == 0) {
      OK(ctn_variable_backward(y, 0, 0));
      CHECK_GRAD(x, NUMBER(1));
      ctn_variable_release(y);
      y = ctn_variable_retain(x);
    }
  }
  OK(ctn_variable_unchain_backward(y));
  assert_false(has_creator(y));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* The gradient of a long chain has a long history itself. */
static void long_histories_of_gradients(void** state) {
  ctn_variable *x = variable_of(NUMBER(2)), *one = variable_of(NUMBER(1)), *y = ctn_variable_retain(x), *next,
               *grad;
  int i;
  (void)state;
  limit_stack();
  for (i = 0; i < kLength; ++i) {
    OK(ctn_mul(y, one, &next));
    ctn_variable_release(y);
    y = next;
  }
  OK(ctn_grad(&y, 1, NULL, &x, 1, 1, &grad));
  assert_int_equal(ctn_variable_rank(grad), kLength);
  OK(ctn_variable_backward(grad, 0, 0));
  CHECK_GRAD(one, NUMBER(kLength)); /* the derivative of one^length */
  ctn_variable_release(grad);
  OK(ctn_variable_cleargrad(one));
  OK(ctn_variable_backward(y, 0, 1));
  CHECK_GRAD(x, NUMBER(1));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(one);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(grad_leaves_variables_alone),
                                     TEST(grad_takes_upstream_gradients),
                                     TEST(handed_on_gradients_keep_their_variable),
                                     TEST(gradients_have_gradients),
                                     TEST(backward_can_be_differentiated),
                                     TEST(histories_of_gradients_are_freed),
                                     TEST(failures_leave_the_graph_usable),
                                     TEST(passes_inside_a_pass_are_separate),
                                     TEST(long_chains_need_no_stack),
                                     TEST(long_histories_of_gradients)};
  return RUN(tests, argc, argv);
}
