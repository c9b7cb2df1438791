/* Tests of the gradient checks of catenary/testing.h. */
#include <catenary/testing.h>

#include "autograd_support.h"

#define EPS 1e-3, 1e-4, 1e-5 /* eps, rtol, atol */

static int destroyed;
static void count_destroy(void* user_data) {
  (void)user_data;
  ++destroyed;
}

static ctn_array* numbers(const int64_t* shape, size_t ndim, const double* values, size_t count) {
  return array_of(CTN_FLOAT64, shape, ndim, values, count);
}

/* y = x * x + w, where w is user_data, or zero if user_data is NULL. */
static ctn_status square(void* user_data, ctn_variable* const* inputs, size_t input_count,
                         ctn_variable** outputs, size_t output_count) {
  ctn_variable* y;
  ctn_status status = ctn_square(inputs[0], &y);
  (void)input_count;
  (void)output_count;
  if (status == CTN_OK && user_data) {
    ctn_variable* sum;
    status = ctn_add(y, (ctn_variable*)user_data, &sum);
    ctn_variable_release(y);
    y = sum;
  }
  outputs[0] = y;
  return status;
}

static ctn_status failing(void* user_data, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)user_data;
  (void)inputs;
  (void)input_count;
  (void)outputs;
  (void)output_count;
  ctn_error_set(CTN_ERROR_UNAVAILABLE, "not today");
  return CTN_ERROR_UNAVAILABLE;
}

static ctn_status nothing(void* user_data, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)user_data;
  (void)inputs;
  (void)input_count;
  (void)outputs;
  (void)output_count;
  return CTN_OK;
}

static void test_backward(void** state) {
  ctn_array* x = numbers(DIMS(2, 2), VALUES(0.5, -1, 2, 0.25));
  ctn_array* gy = numbers(DIMS(2, 2), VALUES(1, -2, 3, 0.5));
  ctn_array* odd = numbers(DIMS(2), VALUES(1, 2));
  const ctn_array* upstream = gy;
  ctn_variable* w = variable_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, 3, 4));
  (void)state;
  OK(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, NULL, 1, NULL, 0, EPS));
  OK(ctn_gradient_check_backward(square, w, NULL, &x, 1, &upstream, 1, &w, 1, EPS));
  OK(ctn_gradient_check_double_backward(square, w, NULL, &x, 1, &upstream, 1, &w, 1, EPS));
  CHECK_DATA(w, CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, 3, 4));
  CHECK_ARRAY(x, CTN_FLOAT64, DIMS(2, 2), VALUES(0.5, -1, 2, 0.25));
  assert_false(has_grad(w));

  destroyed = 0;
  assert_int_equal(ctn_gradient_check_backward(failing, NULL, count_destroy, &x, 1, NULL, 1, NULL, 0, EPS),
                   CTN_ERROR_UNAVAILABLE);
  assert_string_equal(ctn_error_message(), "not today");
  FAILS(ctn_gradient_check_backward(nothing, NULL, count_destroy, &x, 1, NULL, 1, NULL, 0, EPS),
        CTN_ERROR_CALLBACK, "f left output 0 NULL");
  FAILS(ctn_gradient_check_backward(NULL, NULL, count_destroy, &x, 1, NULL, 1, NULL, 0, EPS),
        CTN_ERROR_INVALID_ARGUMENT, "f: expected a function");
  assert_int_equal(destroyed, 3);
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, NULL, 1, NULL, 1, NULL, 0, EPS),
        CTN_ERROR_INVALID_ARGUMENT, "x_data");
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, NULL, 0, NULL, 0, EPS),
        CTN_ERROR_INVALID_ARGUMENT, "y_count: expected at least 1, got 0");
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, NULL, 1, NULL, 0, 0, 0, 0),
        CTN_ERROR_INVALID_ARGUMENT, "eps: expected a positive number, got 0");
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, NULL, 1, NULL, 0, 1, 0, -1),
        CTN_ERROR_INVALID_ARGUMENT, "atol: expected at least 0, got -1");
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, NULL, 1, NULL, 0, 1, NAN, 0),
        CTN_ERROR_INVALID_ARGUMENT, "rtol: expected at least 0, got ");
  upstream = odd;
  FAILS(ctn_gradient_check_backward(square, NULL, NULL, &x, 1, &upstream, 1, NULL, 0, EPS), CTN_ERROR_SHAPE,
        "y_grad: expected shape (2, 2) at position 0, got (2,)");
  ctn_variable_release(w);
  ctn_array_release(odd);
  ctn_array_release(gy);
  ctn_array_release(x);
}

/* A user function y = x * x whose gradient is x * gy times a factor that may be wrong. */

static ctn_status square_forward(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                                 size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data;
  (void)node;
  (void)input_count;
  (void)output_count;
  return ctn_array_square(inputs[0], &outputs[0]);
}

static ctn_status square_backward(void* user_data, ctn_function* node, ctn_variable* const* inputs,
                                  size_t input_count, ctn_variable* const* grad_outputs, size_t output_count,
                                  ctn_variable** grad_inputs) {
  ctn_variable* product;
  ctn_status status = ctn_mul(inputs[0], grad_outputs[0], &product);
  (void)node;
  (void)input_count;
  (void)output_count;
  if (status != CTN_OK) return status;
  status = ctn_mul_f64(product, *(const double*)user_data, &grad_inputs[0]);
  ctn_variable_release(product);
  return status;
}

static void test_function(void** state) {
  double factor = 2;
  ctn_function_callbacks callbacks = {
      sizeof callbacks, "Square", square_forward, NULL, square_backward, NULL, NULL};
  ctn_array* x = numbers(DIMS(3), VALUES(0.5, -1, 2));
  ctn_function* f;
  (void)state;
  OK(ctn_function_new(&callbacks, &factor, &f));
  OK(ctn_gradient_check_function(f, &x, 1, NULL, 1, 1, EPS));
  OK(ctn_gradient_check_function(f, &x, 1, NULL, 1, 2, EPS));
  factor = 2.1;
  FAILS(ctn_gradient_check_function(f, &x, 1, NULL, 1, 1, EPS), CTN_ERROR_ASSERTION,
        "Square: gradient of input 0 (float64 (3,)): expected ", "at (2,), got ", "3 of 3 elements");
  FAILS(ctn_gradient_check_function(f, &x, 1, NULL, 1, 3, EPS), CTN_ERROR_INVALID_ARGUMENT,
        "order: expected 1 or 2, got 3");
  FAILS(ctn_gradient_check_function(NULL, &x, 1, NULL, 1, 1, EPS), CTN_ERROR_INVALID_ARGUMENT,
        "f: expected a function, got NULL");
  ctn_function_release(f);
  ctn_array_release(x);
}

static void test_link(void** state) {
  ctn_array *x = array_of(CTN_FLOAT32, DIMS(2, 3), VALUES(0.5, -1, 2, 1, 0.25, -0.5)), *before, *after;
  ctn_variable* W;
  ctn_link *link, *chain;
  (void)state;
  OK(ctn_link_linear_new(3, 2, NULL, &link));
  OK(ctn_link_param(link, "/W", &W));
  OK(ctn_array_copy((before = data_of(W)), &after));
  ctn_array_release(before);
  before = after;
  OK(ctn_gradient_check_link(link, &x, 1, NULL, 1, 1, 1e-2, 1e-3, 1e-3));
  OK(ctn_gradient_check_link(link, &x, 1, NULL, 1, 2, 1e-2, 1e-3, 1e-3));
  after = data_of(W);
  OK(ctn_testing_assert_allclose(after, before, 0, 0, NULL, 1));
  assert_true(has_grad(W)); /* NaNs, as before the check */
  FAILS(ctn_gradient_check_link(NULL, &x, 1, NULL, 1, 1, EPS), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link, got NULL");
  OK(ctn_link_chain_new(&chain));
  FAILS(ctn_gradient_check_link(chain, &x, 1, NULL, 1, 1, EPS), CTN_ERROR_UNSUPPORTED, "");
  ctn_link_release(chain);
  ctn_array_release(after);
  ctn_array_release(before);
  ctn_variable_release(W);
  ctn_link_release(link);
  ctn_array_release(x);
}

static ctn_status square_array(void* user_data, ctn_array** outputs, size_t output_count) {
  (void)output_count;
  return ctn_array_square((ctn_array*)user_data, &outputs[0]);
}

static ctn_status no_array(void* user_data, ctn_array** outputs, size_t output_count) {
  (void)user_data;
  (void)outputs;
  (void)output_count;
  return CTN_OK;
}

static void test_numerical_grad(void** state) {
  ctn_array* x = numbers(DIMS(3), VALUES(1, -2, 0.5));
  ctn_array* gy = numbers(DIMS(3), VALUES(1, 10, 100));
  ctn_array* expected = numbers(DIMS(3), VALUES(2, -40, 100));
  ctn_array *inputs[2], *grads[2], *elsewhere;
  const ctn_array* upstream = gy;
  (void)state;
  inputs[0] = x;
  inputs[1] = array_of(CTN_INT32, DIMS(1), VALUES(1));
  OK(ctn_gradient_check_numerical_grad(square_array, x, NULL, inputs, 2, &upstream, 1, 1e-3, grads));
  OK(ctn_testing_assert_allclose(grads[0], expected, 1e-8, 1e-8, NULL, 1));
  assert_null(grads[1]);
  CHECK_ARRAY(x, CTN_FLOAT64, DIMS(3), VALUES(1, -2, 0.5));
  FAILS(ctn_testing_assert_allclose(grads[0], gy, 1e-8, 1e-8, NULL, 1), CTN_ERROR_ASSERTION,
        "Not equal to tolerance rtol=1e-08, atol=1e-08", "Mismatched elements: 2 / 3");
  ctn_array_release(grads[0]);
  FAILS(ctn_gradient_check_numerical_grad(no_array, x, NULL, inputs, 1, &upstream, 1, 1e-3, grads),
        CTN_ERROR_CALLBACK, "f left output 0 NULL");
  assert_null(grads[0]);
  FAILS(ctn_gradient_check_numerical_grad(NULL, x, NULL, inputs, 1, &upstream, 1, 1e-3, grads),
        CTN_ERROR_INVALID_ARGUMENT, "f: expected a function");
  FAILS(ctn_gradient_check_numerical_grad(square_array, x, NULL, inputs, 1, &upstream, 1, -1, grads),
        CTN_ERROR_INVALID_ARGUMENT, "eps: expected a positive number, got -1");
  FAILS(ctn_gradient_check_numerical_grad(square_array, x, NULL, NULL, 1, &upstream, 1, 1, grads),
        CTN_ERROR_INVALID_ARGUMENT, "inputs");
  OK(ctn_array_to_device(gy, "test:1", &elsewhere));
  upstream = elsewhere;
  FAILS(ctn_gradient_check_numerical_grad(no_array, x, NULL, inputs, 1, &upstream, 1, 1, grads),
        CTN_ERROR_DEVICE, "expected operands on one device", "test:1");
  ctn_array_release(elsewhere);
  upstream = inputs[1];
  FAILS(ctn_gradient_check_numerical_grad(square_array, x, NULL, inputs, 1, &upstream, 1, 1, grads),
        CTN_ERROR_SHAPE, "grad_outputs: expected shape (3,) at position 0, got (1,)");
  CHECK_ARRAY(x, CTN_FLOAT64, DIMS(3), VALUES(1, -2, 0.5));
  ctn_array_release(inputs[1]);
  ctn_array_release(expected);
  ctn_array_release(gy);
  ctn_array_release(x);
}

/* A function, a link and a callback whose results change in size, dtype or number of elements. */
static int changes_at, calls_so_far;
static ctn_status changing(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                           size_t output_count) {
  const int64_t usual = 100000, small = 1;
  (void)user_data, (void)count, (void)output_count;
  if (++calls_so_far == changes_at) return ctn_broadcast_to(x[0], &small, 1, &y[0]);
  if (calls_so_far == -changes_at) return ctn_cast(x[0], CTN_FLOAT64, &y[0]);
  return ctn_broadcast_to(x[0], &usual, 1, &y[0]);
}
static ctn_status changing_link(void* user_data, ctn_link* link, ctn_variable* const* x, size_t count,
                                ctn_variable** y, size_t output_count) {
  (void)link;
  return changing(user_data, x, count, y, output_count);
}
static ctn_status changing_forward(void* user_data, ctn_function* node, const ctn_array* const* x,
                                   size_t count, ctn_array** y, size_t output_count) {
  const int64_t usual = 100000, small = 1;
  (void)user_data, (void)node, (void)count, (void)output_count;
  return ctn_array_full(++calls_so_far == changes_at ? &small : &usual, 1, x[0], CTN_FLOAT32, &y[0]);
}
static ctn_status sum_backward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                               const ctn_array* const* gy, size_t output_count, ctn_array** gx) {
  (void)user_data, (void)node, (void)x, (void)count, (void)output_count;
  return ctn_array_sum(gy[0], NULL, 0, 1, CTN_DTYPE_NONE, &gx[0]);
}

static void test_changing(void** state) {
  ctn_array* x = array_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  ctn_function_callbacks callbacks = {0};
  ctn_function* f;
  ctn_link* link;
  (void)state;
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = changing_forward;
  callbacks.backward = sum_backward;
  OK(ctn_function_new(&callbacks, NULL, &f));
  OK(ctn_link_new(changing_link, NULL, NULL, &link));
  for (changes_at = -4; changes_at <= 4; ++changes_at) {
    if (changes_at == 0 || changes_at == 1 || changes_at == -1) continue;
    calls_so_far = 0;
    FAILS(ctn_gradient_check_backward(changing, NULL, NULL, &x, 1, NULL, 1, NULL, 0, 1e-3, 1e-5, 1e-4),
          CTN_ERROR_STATE, "f must return the same outputs in every call");
    calls_so_far = 0;
    FAILS(ctn_gradient_check_link(link, &x, 1, NULL, 1, 1, 1e-3, 1e-5, 1e-4), CTN_ERROR_STATE,
          "f must return the same outputs in every call");
    calls_so_far = 0;
    assert_int_not_equal(
        ctn_gradient_check_double_backward(changing, NULL, NULL, &x, 1, NULL, 1, NULL, 0, 1e-3, 1e-5, 1e-4),
        CTN_OK);
    if (changes_at < 0) continue;
    calls_so_far = 0;
    FAILS(ctn_gradient_check_function(f, &x, 1, NULL, 1, 1, 1e-3, 1e-5, 1e-4), CTN_ERROR_STATE,
          "f must return the same outputs in every call");
  }
  ctn_link_release(link);
  ctn_function_release(f);
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_backward), TEST(test_function), TEST(test_link),
                                     TEST(test_numerical_grad), TEST(test_changing)};
  return RUN(tests, argc, argv);
}
