/* Tests of fused functions: the results and gradients of the plain computation. */
#include <catenary/testing.h>

#include "autograd_support.h"

/* The user data of `body`, and what it does. */
typedef struct body_state {
  int calls, destroyed, fail_at;
  enum { CHAIN, MISSING, FOREIGN, MATMUL, READ, PASS, NESTED, KEEP, INPUT_WRITE, TWO } kind;
  ctn_variable* other;
  ctn_fused* inner;
  ctn_array* kept;
} body_state;

static void destroy(void* user_data) { ++((body_state*)user_data)->destroyed; }

/* mean((x - y)^2 * 0.5 + |x|), or the terms. */
static ctn_status chain(ctn_variable* x, ctn_variable* y, int terms, ctn_variable** out) {
  ctn_variable *difference = NULL, *square = NULL, *half = NULL, *magnitude = NULL, *sum = NULL;
  ctn_status status = ctn_sub(x, y, &difference);
  if (status == CTN_OK) status = ctn_square(difference, &square);
  if (status == CTN_OK) status = ctn_mul_f64(square, 0.5, &half);
  if (status == CTN_OK) status = ctn_absolute(x, &magnitude);
  if (status == CTN_OK) status = ctn_add(half, magnitude, terms ? out : &sum);
  if (status == CTN_OK && !terms) status = ctn_mean(sum, NULL, 0, 0, out);
  ctn_variable_release(difference);
  ctn_variable_release(square);
  ctn_variable_release(half);
  ctn_variable_release(magnitude);
  ctn_variable_release(sum);
  return status;
}

static ctn_status body(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                       size_t output_count) {
  body_state* s = user_data;
  ctn_array* a = NULL;
  ctn_status status;
  double value;
  (void)count;
  if (++s->calls == s->fail_at) {
    ctn_error_set(CTN_ERROR_NOT_FOUND, "body says no");
    return CTN_ERROR_NOT_FOUND;
  }
  switch (s->kind) {
    case MISSING:
      return CTN_OK;
    case FOREIGN:
      y[0] = ctn_variable_retain(s->other);
      return CTN_OK;
    case MATMUL:
      return ctn_matmul(x[0], x[1], 0, 0, &y[0]);
    case READ:
      status = ctn_variable_data(x[0], &a);
      if (status == CTN_OK) status = ctn_array_item_f64(a, NULL, 0, &value);
      ctn_array_release(a);
      return status;
    case PASS:
      y[0] = ctn_variable_retain(x[0]);
      return CTN_OK;
    case NESTED:
      return ctn_fused_call(s->inner, x, count, y, output_count);
    case KEEP:
      status = chain(x[0], x[1], 1, &y[0]);
      if (status == CTN_OK) status = ctn_variable_data(y[0], &s->kept);
      return status;
    case INPUT_WRITE:
      status = ctn_variable_data(x[0], &a);
      if (status == CTN_OK) status = ctn_array_exp_into(a, a);
      ctn_array_release(a);
      return status;
    case TWO:
      status = chain(x[0], x[1], 1, &y[0]);
      return status == CTN_OK ? chain(x[1], x[0], 0, &y[1]) : status;
    default:
      return chain(x[0], x[1], 0, &y[0]);
  }
}

static ctn_variable* numbers(const int64_t* shape, size_t ndim) {
  ctn_array* a;
  ctn_variable* v;
  OK(ctn_random_uniform(NULL, -1, 1, shape, ndim, CTN_FLOAT32, &a));
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

static void same(ctn_array* a, ctn_array* b) {
  assert_non_null(a);
  assert_non_null(b);
  OK(ctn_testing_assert_array_equal(a, b, NULL, 0));
  ctn_array_release(a);
  ctn_array_release(b);
}

static ctn_array* take_grad(ctn_variable* v) {
  ctn_array* a = grad_of(v);
  OK(ctn_variable_cleargrad(v));
  return a;
}

/* Whether the device's memory is that of the host, where gradients can be foreseen. */
static int on_cpu(void) { return strcmp(device, "cpu") == 0; }

/* Results and gradients have the bits of the plain computation. The body runs once for each of them, and once
 * more for both when backward has followed twice. */
static void results_and_gradients(void** state) {
  body_state s = {0};
  ctn_fused* f;
  int i, k;
  (void)state;
  OK(ctn_fused_new(body, &s, destroy, &f));
  for (k = 0; k < 3; ++k) { /* the same shapes again, then y broadcast */
    ctn_variable* x[2] = {numbers(DIMS(30, 40)), k == 2 ? numbers(DIMS(40)) : numbers(DIMS(30, 40))};
    ctn_variable* y[2];
    ctn_array* gradients[2][2];
    for (i = 0; i < 2; ++i) {
      if (i == 0)
        OK(chain(x[0], x[1], 0, &y[0]));
      else
        OK(ctn_fused_call(f, x, 2, &y[1], 1));
      OK(ctn_variable_backward(y[i], 0, 0));
      gradients[i][0] = take_grad(x[0]);
      gradients[i][1] = take_grad(x[1]);
    }
    same(data_of(y[0]), data_of(y[1]));
    same(gradients[0][0], gradients[1][0]);
    same(gradients[0][1], gradients[1][1]);
    assert_int_equal(s.calls, k == 0 ? 2 : (k == 1 ? 2 : 4) + on_cpu() * k);
    for (i = 0; i < 2; ++i) {
      ctn_variable_release(x[i]);
      ctn_variable_release(y[i]);
    }
  }
  assert_int_equal(s.destroyed, 0);
  ctn_fused_release(f);
  assert_int_equal(s.destroyed, 1);
}

/* Two outputs, of which backward reaches one or both, and inputs of which one is a constant. */
static void several_outputs(void** state) {
  body_state s = {0};
  ctn_fused* f;
  int used, i;
  (void)state;
  s.kind = TWO;
  OK(ctn_fused_new(body, &s, destroy, &f));
  for (used = 1; used <= 3; ++used) {
    ctn_variable* x[2] = {numbers(DIMS(3, 4)), numbers(DIMS(3, 4))};
    ctn_array *gradients[2], *constant;
    OK(ctn_variable_set_requires_grad(x[1], 0));
    for (i = 0; i < 2; ++i) {
      ctn_variable *y[2], *first, *total;
      if (i == 0) {
        OK(chain(x[0], x[1], 1, &y[0]));
        OK(chain(x[1], x[0], 0, &y[1]));
      } else {
        OK(ctn_fused_call(f, x, 2, y, 2));
      }
      OK(ctn_sum(y[0], NULL, 0, 0, &first));
      if (used == 3)
        OK(ctn_add(first, y[1], &total));
      else
        total = ctn_variable_retain(used == 1 ? first : y[1]);
      OK(ctn_variable_backward(total, 0, 0));
      gradients[i] = take_grad(x[0]);
      constant = grad_of(x[1]);
      assert_null(constant);
      ctn_variable_release(total);
      ctn_variable_release(first);
      ctn_variable_release(y[0]);
      ctn_variable_release(y[1]);
    }
    same(gradients[0], gradients[1]);
    ctn_variable_release(x[0]);
    ctn_variable_release(x[1]);
  }
  ctn_fused_release(f);
}

/* On the CPU, from the third application on, gradients are computed with the result as long as they are those
 * for 1. Whatever follows an application, the bits are those of the plain computation. */
static void foreseen_gradients(void** state) {
  enum { ONE, SCALED, NOTHING, FIRST_INPUT, TWICE, OVERWRITTEN, BYTES = 30 * 40 * 4 };
  static const int kinds[] = {ONE, ONE, ONE,   ONE, SCALED,      ONE, ONE,         NOTHING, ONE,
                              ONE, ONE, TWICE, ONE, FIRST_INPUT, ONE, OVERWRITTEN, ONE};
  static const int foreseen[] = {0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0};
  body_state s = {0};
  ctn_fused* f;
  uint64_t before;
  size_t k;
  int i;
  (void)state;
  OK(ctn_fused_new(body, &s, destroy, &f));
  for (k = 0; k < sizeof kinds / sizeof *kinds; ++k) {
    ctn_variable* x[2] = {numbers(DIMS(30, 40)), numbers(DIMS(30, 40))};
    ctn_variable* y[2];
    ctn_array *gradients[2][2] = {{NULL}}, *scale, *a;
    for (i = 0; i < 2; ++i) {
      OK(ctn_variable_set_requires_grad(x[1], kinds[k] != FIRST_INPUT));
      before = used_bytes(device);
      OK(i == 0 ? chain(x[0], x[1], 0, &y[i]) : ctn_fused_call(f, x, 2, &y[i], 1));
      if (i == 1) assert_int_equal(used_bytes(device) - before > 2 * BYTES, on_cpu() && foreseen[k]);
      if (kinds[k] == NOTHING) continue;
      if (kinds[k] == SCALED) {
        OK(ctn_array_full_f64(NULL, 0, 0.7, CTN_FLOAT32, &scale));
        OK(ctn_variable_set_grad(y[i], scale));
        ctn_array_release(scale);
      }
      if (kinds[k] == OVERWRITTEN && i == 1) {
        a = data_of(x[0]);
        overwrite(a, 1);
        ctn_array_release(a);
        FAILS(ctn_variable_backward(y[i], 0, 0), CTN_ERROR_STATE, "Fused", "input 0", "overwritten");
        continue;
      }
      OK(ctn_variable_backward(y[i], 0, 0));
      if (kinds[k] == TWICE) {
        ctn_array_release(take_grad(x[0]));
        ctn_array_release(take_grad(x[1]));
        OK(ctn_variable_backward(y[i], 0, 0));
      }
      gradients[i][0] = take_grad(x[0]);
      gradients[i][1] = grad_of(x[1]);
      OK(ctn_variable_cleargrad(x[1]));
    }
    same(data_of(y[0]), data_of(y[1]));
    for (i = 0; i < 2; ++i)
      if (gradients[0][i] && kinds[k] != OVERWRITTEN)
        same(gradients[0][i], gradients[1][i]);
      else
        ctn_array_release(gradients[0][i]);
    for (i = 0; i < 2; ++i) {
      ctn_variable_release(x[i]);
      ctn_variable_release(y[i]);
    }
  }
  assert_int_equal(s.calls,
                   on_cpu() ? 5 : 3); /* two and one of them for gradients of the first input alone */
  ctn_fused_release(f);
}

static void second_derivatives(void** state) {
  body_state s = {0};
  ctn_fused* f;
  ctn_variable *x[2] = {numbers(DIMS(6)), numbers(DIMS(6))}, *second[2];
  int i;
  (void)state;
  OK(ctn_fused_new(body, &s, destroy, &f));
  for (i = 0; i < 2; ++i) {
    ctn_variable *y, *first, *squares, *total;
    OK(i == 0 ? chain(x[0], x[1], 0, &y) : ctn_fused_call(f, x, 2, &y, 1));
    OK(ctn_grad(&y, 1, NULL, x, 1, 1, &first));
    OK(ctn_square(first, &squares));
    OK(ctn_sum(squares, NULL, 0, 0, &total));
    OK(ctn_grad(&total, 1, NULL, &x[1], 1, 0, &second[i]));
    ctn_variable_release(y);
    ctn_variable_release(first);
    ctn_variable_release(squares);
    ctn_variable_release(total);
  }
  same(data_of(second[0]), data_of(second[1]));
  for (i = 0; i < 2; ++i) {
    ctn_variable_release(second[i]);
    ctn_variable_release(x[i]);
  }
  ctn_fused_release(f);
  assert_int_equal(s.destroyed, 1);
}

/* Only the inputs are kept, and nothing else is allocated. */
static void memory(void** state) {
  enum { N = 100000 };
  body_state s = {0};
  ctn_variable *x[2] = {numbers(DIMS(N)), numbers(DIMS(N))}, *y;
  uint64_t before;
  (void)state;
  OK(ctn_device_synchronize(NULL));
  before = used_bytes(device);
  OK(ctn_fuse(body, &s, destroy, x, 2, &y, 1));
  OK(ctn_device_synchronize(NULL));
  assert_true(used_bytes(device) - before < N);
  OK(ctn_variable_backward(y, 0, 0));
  OK(ctn_device_synchronize(NULL));
  assert_true(used_bytes(device) - before < 9 * N);
  assert_int_equal(s.destroyed, 0);
  ctn_variable_release(y);
  assert_int_equal(s.destroyed, 1);
  ctn_variable_release(x[0]);
  ctn_variable_release(x[1]);
}

/* Arrays, among them one that is a number. */
static ctn_status select_larger(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                                size_t output_count) {
  ctn_array *a[2] = {NULL, NULL}, *mask = NULL, *out = NULL;
  ctn_status status = ctn_variable_data(x[0], &a[0]);
  (void)count, (void)output_count;
  ++*(int*)user_data;
  if (status == CTN_OK) status = ctn_variable_data(x[1], &a[1]);
  if (status == CTN_OK) status = ctn_array_greater(a[0], a[1], &mask);
  if (status == CTN_OK) status = ctn_array_where(mask, a[0], a[1], &out);
  if (status == CTN_OK) status = ctn_variable_new(out, &y[0]);
  ctn_array_release(a[0]);
  ctn_array_release(a[1]);
  ctn_array_release(mask);
  ctn_array_release(out);
  return status;
}

static void arrays(void** state) {
  int calls = 0, k;
  ctn_fused* f;
  ctn_array *x[2], *y;
  (void)state;
  OK(ctn_fused_new(select_larger, &calls, NULL, &f));
  x[0] = array_of(CTN_INT32, DIMS(4), VALUES(1, -5, 7, 2));
  for (k = 0; k < 4; ++k) { /* 0, 0, 2, and an array */
    if (k == 3)
      x[1] = array_of(CTN_INT32, DIMS(1), VALUES(2));
    else
      OK(ctn_array_scalar_i64(k == 2 ? 2 : 0, &x[1]));
    OK(ctn_fused_call_arrays(f, (const ctn_array* const*)x, 2, &y, 1));
    if (k < 2)
      CHECK_ARRAY(y, CTN_INT32, DIMS(4), VALUES(1, 0, 7, 2));
    else
      CHECK_ARRAY(y, CTN_INT32, DIMS(4), VALUES(2, 2, 7, 2));
    assert_int_equal(calls, k < 2 ? 1 : k);
    ctn_array_release(x[1]);
    ctn_array_release(y);
  }
  ctn_array_release(x[0]);
  ctn_fused_release(f);
}

/* While debug mode checks every result, and inside another fused function. */
static void operation_by_operation(void** state) {
  body_state s = {0}, outer = {0};
  ctn_variable *x[2] = {numbers(DIMS(3, 4)), numbers(DIMS(4))}, *y[3];
  ctn_array* gradients[3];
  ctn_fused* f;
  int i;
  (void)state;
  OK(ctn_fused_new(body, &s, destroy, &outer.inner));
  outer.kind = NESTED;
  OK(ctn_fused_new(body, &outer, destroy, &f));
  for (i = 0; i < 3; ++i) {
    OK(ctn_set_debug(i == 1));
    OK(i == 0   ? chain(x[0], x[1], 0, &y[i])
       : i == 1 ? ctn_fused_call(outer.inner, x, 2, &y[i], 1)
                : ctn_fused_call(f, x, 2, &y[i], 1));
    OK(ctn_variable_backward(y[i], 0, 0));
    gradients[i] = take_grad(x[1]);
    OK(ctn_variable_cleargrad(x[0]));
  }
  for (i = 1; i < 3; ++i) {
    same(data_of(y[0]), data_of(y[i]));
    same(ctn_array_retain(gradients[0]), gradients[i]);
  }
  ctn_array_release(gradients[0]);
  assert_int_equal(outer.calls, 2);
  for (i = 0; i < 3; ++i) ctn_variable_release(y[i]);
  ctn_variable_release(x[0]);
  ctn_variable_release(x[1]);
  ctn_fused_release(f);
  ctn_fused_release(outer.inner);
  assert_int_equal(s.destroyed + outer.destroyed, 2);
}

/* An output that is an input shares its memory. */
static void identity(void** state) {
  body_state s = {0};
  ctn_variable *x = numbers(DIMS(5)), *y;
  ctn_array *a, *b;
  (void)state;
  s.kind = PASS;
  OK(ctn_fuse(body, &s, destroy, &x, 1, &y, 1));
  a = data_of(x);
  b = data_of(y);
  assert_ptr_equal(a, b);
  ctn_array_release(a);
  ctn_array_release(b);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* A failure in the body reaches the caller with the message of the call that failed. */
static void check_inner(ctn_status status, ctn_status expected, const char* text) {
  assert_int_equal(status, expected);
  if (!strstr(ctn_error_message(), text)) fail_msg("expected \"%s\" in \"%s\"", text, ctn_error_message());
}

/* Doubles the first input in place and returns it, and its power by itself. */
static ctn_status double_input(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                               size_t output_count) {
  ctn_array *a = NULL, *power = NULL;
  ctn_status status = ctn_variable_data(x[0], &a);
  (void)user_data, (void)count, (void)output_count;
  if (status == CTN_OK) status = ctn_array_add_into(a, a, a);
  if (status == CTN_OK) status = ctn_array_power(a, a, &power);
  if (status == CTN_OK) status = ctn_variable_new(power, &y[1]);
  if (status == CTN_OK) y[0] = ctn_variable_retain(x[0]);
  ctn_array_release(a);
  ctn_array_release(power);
  return status;
}

/* An array that the body overwrites keeps its values, also while debug mode watches; one that is read-only
   cannot be overwritten. */
static void overwritten_arrays(void** state) {
  ctn_fused* f;
  ctn_array *x = array_of(CTN_INT32, DIMS(3), VALUES(1, 2, 0)), *y[2];
  int debug;
  (void)state;
  OK(ctn_fused_new(double_input, NULL, NULL, &f));
  for (debug = 0; debug < 2; ++debug) {
    OK(ctn_set_debug(debug));
    OK(ctn_fused_call_arrays(f, (const ctn_array* const*)&x, 1, y, 2));
    CHECK_ARRAY(x, CTN_INT32, DIMS(3), VALUES(1, 2, 0));
    CHECK_ARRAY(y[0], CTN_INT32, DIMS(3), VALUES(2, 4, 0));
    CHECK_ARRAY(y[1], CTN_INT32, DIMS(3), VALUES(4, 256, 1));
    ctn_array_release(y[0]);
    ctn_array_release(y[1]);
    OK(ctn_array_set_writeable(x, 0));
    check_inner(ctn_fused_call_arrays(f, (const ctn_array* const*)&x, 1, y, 2), CTN_ERROR_INVALID_ARGUMENT,
                "out: expected a writeable array, got a read-only");
    OK(ctn_array_set_writeable(x, 1));
  }
  OK(ctn_set_debug(0));
  ctn_array_release(x);
  ctn_fused_release(f);
}

static void failures(void** state) {
  body_state s = {0};
  ctn_variable *x[2] = {numbers(DIMS(4, 4)), numbers(DIMS(4, 4))}, *y = NULL, *elsewhere;
  ctn_array* a;
  ctn_fused* f;
  (void)state;
  s.other = numbers(DIMS(4, 4));
  OK(ctn_fused_new(body, &s, destroy, &f));
  FAILS(ctn_fused_call(f, x, 0, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "at least one input");
  FAILS(ctn_fused_call(f, x, 2, &y, 0), CTN_ERROR_INVALID_ARGUMENT, "at least one input");

  s.fail_at = 1;
  assert_int_equal(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(), "body says no");
  assert_null(y);
  s.fail_at = 3; /* the second call computes, the third is for the gradient */
  OK(ctn_fused_call(f, x, 2, &y, 1));
  assert_int_equal(ctn_variable_backward(y, 0, 0), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(), "body says no");
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(has_grad(x[0]));
  ctn_variable_release(y);

  ctn_fused_release(f);
  OK(ctn_fused_new(body, &s, destroy, &f));
  s.kind = MISSING;
  FAILS(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_CALLBACK, "output 0 NULL");
  s.kind = FOREIGN;
  FAILS(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_CALLBACK,
        "output 0: expected an array computed from the inputs", device);
  s.kind = MATMUL;
  check_inner(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_UNSUPPORTED,
              "expected elementwise operations and reductions, got matmul");
  s.kind = INPUT_WRITE;
  check_inner(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  s.kind = KEEP;
  OK(ctn_fused_call(f, x, 2, &y, 1));
  ctn_variable_release(y);
  FAILS(ctn_array_exp(s.kept, &a), CTN_ERROR_STATE, "outside");
  ctn_array_release(s.kept);
  ctn_variable_release(x[1]);
  x[1] = numbers(DIMS(4));
  s.kind = READ;
  check_inner(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "index");
  ctn_variable_release(x[0]);
  x[0] = numbers(DIMS(1));
  check_inner(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_UNSUPPORTED, "values of an array");

  s.kind = CHAIN;
  a = data_of(x[1]);
  {
    ctn_array* copy;
    OK(ctn_array_to_device(a, other_device(), &copy));
    OK(ctn_variable_new(copy, &elsewhere));
    ctn_array_release(copy);
  }
  ctn_array_release(a);
  ctn_variable_release(x[1]);
  x[1] = elsewhere;
  FAILS(ctn_fused_call(f, x, 2, &y, 1), CTN_ERROR_DEVICE, "one device");

  ctn_fused_release(f);
  FAILS(ctn_fused_new(NULL, &s, destroy, &f), CTN_ERROR_INVALID_ARGUMENT, "body");
  ctn_variable_release(x[0]);
  ctn_variable_release(x[1]);
  ctn_variable_release(s.other);
}

/* Inputs that were overwritten before backward, if the gradient reads them. */
static void overwritten_inputs(void** state) {
  body_state s = {0};
  ctn_variable *x[2] = {numbers(DIMS(4)), numbers(DIMS(4))}, *y;
  ctn_array* a = data_of(x[0]);
  (void)state;
  OK(ctn_fuse(body, &s, destroy, x, 2, &y, 1));
  overwrite(a, 1);
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "Fused", "input 0", "overwritten");
  ctn_array_release(a);
  ctn_variable_release(y);
  ctn_variable_release(x[0]);
  ctn_variable_release(x[1]);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(results_and_gradients),
      TEST(several_outputs),
      TEST(foreseen_gradients),
      TEST(second_derivatives),
      TEST(memory),
      TEST(arrays),
      TEST(overwritten_arrays),
      TEST(operation_by_operation),
      TEST(identity),
      TEST(failures),
      TEST(overwritten_inputs),
  };
  return RUN(tests, argc, argv);
}
