/* Tests of recomputation: the same results with less memory. */
#include <catenary/testing.h>

#include "autograd_support.h"

/* The user data of `block`, and what is to fail. */
typedef struct block_state {
  int calls, destroyed, fail_at, missing;
  ctn_variable* weight;      /* used in addition to the inputs */
  struct block_state* inner; /* recompute this one instead */
} block_state;

static void destroy(void* user_data) { ++((block_state*)user_data)->destroyed; }

/* dropout(exp(x) * weight) */
static ctn_status block(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                        size_t output_count) {
  block_state* s = user_data;
  ctn_variable *e = NULL, *product = NULL;
  ctn_status status;
  if (++s->calls == s->fail_at) {
    ctn_error_set(CTN_ERROR_NOT_FOUND, "block says no");
    return CTN_ERROR_NOT_FOUND;
  }
  if (s->missing) return CTN_OK;
  if (s->inner) return ctn_recompute(block, s->inner, destroy, x, count, y, output_count);
  status = ctn_exp(x[0], &e);
  if (status == CTN_OK) status = ctn_mul(e, s->weight, &product);
  if (status == CTN_OK) status = ctn_dropout(product, 0.5, NULL, &y[0]);
  ctn_variable_release(product);
  ctn_variable_release(e);
  return status;
}

static ctn_variable* numbers(int64_t n) {
  ctn_array* a;
  ctn_variable* v;
  OK(ctn_random_uniform(NULL, -1, 1, &n, 1, CTN_FLOAT32, &a));
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

static void backward_of_sum(ctn_variable* y) {
  ctn_variable* total;
  OK(ctn_sum(y, NULL, 0, 0, &total));
  OK(ctn_variable_backward(total, 0, 0));
  ctn_variable_release(total);
}

static void same(ctn_array* a, ctn_array* b) {
  assert_non_null(a);
  assert_non_null(b);
  OK(ctn_testing_assert_array_equal(a, b, NULL, 0));
  ctn_array_release(a);
  ctn_array_release(b);
}

/* Results, gradients and the next draws of the generator equal those of the plain computation bit for bit. */
static void repeats(int is_nested) {
  block_state plain = {0}, again = {0}, inner = {0};
  ctn_variable *x = numbers(1000), *w = numbers(1000), *y[2], *after[2];
  ctn_array *gx[2], *gw[2];
  int i;
  plain.weight = again.weight = inner.weight = w;
  if (is_nested) again.inner = &inner;
  for (i = 0; i < 2; ++i) {
    OK(ctn_random_seed(NULL, 5));
    OK(i == 0 ? block(&plain, &x, 1, y, 1) : ctn_recompute(block, &again, destroy, &x, 1, &y[1], 1));
    after[i] = numbers(10);
    backward_of_sum(y[i]);
    gx[i] = grad_of(x);
    gw[i] = grad_of(w);
    OK(ctn_variable_cleargrad(x));
    OK(ctn_variable_cleargrad(w));
  }
  assert_int_equal(again.calls, 2);
  /* Once in each run of the outer function, and once for the gradient. */
  assert_int_equal(inner.calls, is_nested ? 3 : 0);
  same(data_of(y[0]), data_of(y[1]));
  same(data_of(after[0]), data_of(after[1]));
  same(gx[0], gx[1]);
  same(gw[0], gw[1]);
  assert_int_equal(again.destroyed, 0);
  for (i = 0; i < 2; ++i) {
    ctn_variable_release(y[i]);
    ctn_variable_release(after[i]);
  }
  assert_int_equal(again.destroyed, 1);
  assert_int_equal(inner.destroyed, is_nested ? 2 : 0);
  ctn_variable_release(x);
  ctn_variable_release(w);
}

/* Functions that ran in testing mode are rerun in testing mode, even if the thread has switched to
   training. */
static void training_repeats(void** state) {
  block_state plain = {0}, again = {0};
  ctn_variable *x = numbers(100), *w = numbers(100), *y[2];
  ctn_array* gx[2];
  int i;
  (void)state;
  plain.weight = again.weight = w;
  for (i = 0; i < 2; ++i) {
    OK(ctn_set_train(0, NULL));
    OK(i == 0 ? block(&plain, &x, 1, y, 1) : ctn_recompute(block, &again, destroy, &x, 1, &y[1], 1));
    OK(ctn_set_train(1, NULL));
    backward_of_sum(y[i]);
    gx[i] = grad_of(x);
    OK(ctn_variable_cleargrad(x));
    OK(ctn_variable_cleargrad(w));
  }
  assert_int_equal(ctn_train(), 1);
  same(data_of(y[0]), data_of(y[1]));
  same(gx[0], gx[1]);
  ctn_variable_release(y[0]);
  ctn_variable_release(y[1]);
  ctn_variable_release(x);
  ctn_variable_release(w);
}

static void masks_repeat(void** state) {
  (void)state;
  repeats(0);
}

static void nested(void** state) {
  (void)state;
  repeats(1);
}

/* Parameters receive their gradients even if no input requires one. */
static void constant_input(void** state) {
  block_state s = {0};
  ctn_variable *x = numbers(8), *y;
  (void)state;
  s.weight = numbers(8);
  OK(ctn_variable_set_requires_grad(x, 0));
  OK(ctn_recompute(block, &s, destroy, &x, 1, &y, 1));
  backward_of_sum(y);
  assert_false(has_grad(x));
  assert_true(has_grad(s.weight));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(s.weight);
}

/* ctn_grad works too, and leaves the variables' own gradients unchanged. */
static void gradients_of_gradients(void** state) {
  block_state plain = {0}, again = {0};
  ctn_variable *x = numbers(16), *w = numbers(16), *first[2], *second[2], *cross[2];
  int i;
  (void)state;
  plain.weight = again.weight = w;
  for (i = 0; i < 2; ++i) {
    ctn_variable *y, *inputs[2] = {x, w}, *results[2];
    OK(ctn_random_seed(NULL, 7));
    OK(i == 0 ? block(&plain, &x, 1, &y, 1) : ctn_recompute(block, &again, destroy, &x, 1, &y, 1));
    OK(ctn_grad(&y, 1, NULL, &x, 1, 1, &first[i]));
    OK(ctn_grad(&first[i], 1, NULL, inputs, 2, 0, results));
    second[i] = results[0];
    cross[i] = results[1];
    ctn_variable_release(y);
  }
  same(data_of(first[0]), data_of(first[1]));
  same(data_of(second[0]), data_of(second[1]));
  same(data_of(cross[0]), data_of(cross[1]));
  assert_false(has_grad(w));
  for (i = 0; i < 2; ++i) {
    ctn_variable_release(first[i]);
    ctn_variable_release(second[i]);
    ctn_variable_release(cross[i]);
  }
  assert_int_equal(again.destroyed, 1);
  ctn_variable_release(x);
  ctn_variable_release(w);
}

/* Ten nested exp: either all results are kept, or only the input. */
static ctn_status tower(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                        size_t output_count) {
  ctn_variable* h = ctn_variable_retain(x[0]);
  int i;
  (void)user_data, (void)count, (void)output_count;
  for (i = 0; i < 10; ++i) {
    ctn_variable* next = NULL;
    const ctn_status status = ctn_sin(h, &next);
    ctn_variable_release(h);
    if (status != CTN_OK) return status;
    h = next;
  }
  y[0] = h;
  return CTN_OK;
}

static void memory_falls(void** state) {
  enum { N = 100000 };
  ctn_variable *x = numbers(N), *y;
  const uint64_t before = used_bytes(device);
  uint64_t plain;
  (void)state;
  OK(tower(NULL, &x, 1, &y, 1));
  OK(ctn_device_synchronize(NULL));
  plain = used_bytes(device) - before;
  ctn_variable_release(y);
  OK(ctn_recompute(tower, NULL, NULL, &x, 1, &y, 1));
  OK(ctn_device_synchronize(NULL));
  assert_true(plain >= 10 * N * 4);
  assert_true(used_bytes(device) - before < 2 * N * 4);
  backward_of_sum(y);
  assert_true(has_grad(x));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* A failure in either run reaches the caller, and nothing leaks. */
static void failures(void** state) {
  block_state s = {0};
  ctn_variable *x = numbers(4), *y, *total;
  (void)state;
  s.weight = numbers(4);
  s.fail_at = 1;
  assert_int_equal(ctn_recompute(block, &s, destroy, &x, 1, &y, 1), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(), "block says no");
  assert_null(y);
  assert_int_equal(s.destroyed, 1);

  s.calls = 0;
  s.fail_at = 2;
  OK(ctn_recompute(block, &s, destroy, &x, 1, &y, 1));
  OK(ctn_sum(y, NULL, 0, 0, &total));
  assert_int_equal(ctn_variable_backward(total, 0, 0), CTN_ERROR_NOT_FOUND);
  assert_string_equal(ctn_error_message(), "block says no");
  assert_false(has_grad(x));
  OK(ctn_variable_backward(total, 0, 0)); /* the third call works */
  assert_true(has_grad(x));
  ctn_variable_release(total);
  ctn_variable_release(y);
  assert_int_equal(s.destroyed, 2);

  s.missing = 1;
  FAILS(ctn_recompute(block, &s, destroy, &x, 1, &y, 1), CTN_ERROR_CALLBACK, "output 0 NULL");
  FAILS(ctn_recompute(NULL, &s, destroy, &x, 1, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "forward");
  FAILS(ctn_recompute(block, &s, destroy, &x, 0, &y, 1), CTN_ERROR_INVALID_ARGUMENT, "at least one input");
  assert_int_equal(s.destroyed, 5);
  ctn_variable_release(x);
  ctn_variable_release(s.weight);
}

/* A forward callback whose result differs when it is called again. */
static ctn_status changing(void* user_data, ctn_variable* const* x, size_t count, ctn_variable** y,
                           size_t output_count) {
  const int kind = (*(int*)user_data)++;
  ctn_array* other = NULL;
  ctn_variable* v = NULL;
  ctn_status status;
  (void)count, (void)output_count;
  switch (kind % 10) {
    case 1:
      return ctn_broadcast_to(x[0], DIMS(2), &y[0]);
    case 2:
      return ctn_cast(x[0], CTN_FLOAT64, &y[0]);
    case 3:
      status = ctn_copy(x[0], strcmp(device, "test:1") ? "test:1" : "cpu", &v);
      y[0] = v;
      return status;
    case 4: /* without history */
      status = ctn_array_ones(DIMS(5000), CTN_FLOAT32, &other);
      if (status == CTN_OK) status = ctn_variable_new(other, &y[0]);
      ctn_array_release(other);
      return status;
    default:
      return ctn_broadcast_to(x[0], DIMS(5000), &y[0]);
  }
}

static void forward_changes(void** state) {
  int kind;
  (void)state;
  for (kind = 1; kind <= 4; ++kind) {
    ctn_variable *x = numbers(1), *y, *total;
    int calls = 0;
    OK(ctn_recompute(changing, &calls, NULL, &x, 1, &y, 1));
    calls = kind;
    OK(ctn_sum(y, NULL, 0, 0, &total));
    if (kind == 4) {
      OK(ctn_variable_backward(total, 0, 0)); /* the same outputs, but with a different history */
    } else {
      FAILS(ctn_variable_backward(total, 0, 0), CTN_ERROR_STATE,
            "forward must compute the same outputs both times: output 0 was float32 (5000,)");
      assert_false(has_grad(x));
    }
    ctn_variable_release(total);
    ctn_variable_release(y);
    ctn_variable_release(x);
  }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(masks_repeat),           TEST(training_repeats), TEST(nested),   TEST(constant_input),
      TEST(gradients_of_gradients), TEST(memory_falls),     TEST(failures), TEST(forward_changes),
  };
  return RUN(tests, argc, argv);
}
