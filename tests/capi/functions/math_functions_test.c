/* Tests of reductions, matrix products, inverses and attention: results, gradients, bad input. */
#include "autograd_support.h"
#include "function_options_support.h"

static void check_label(ctn_variable* y, const char* expected) {
  ctn_function* creator = creator_of(y);
  char text[64];
  size_t length;
  assert_non_null(creator);
  OK(ctn_function_label(creator, text, sizeof(text), &length));
  assert_string_equal(text, expected);
  ctn_function_release(creator);
}

/* Runs backward from the sum of y. */
static void run_backward(ctn_variable* y) {
  ctn_variable* total;
  OK(ctn_sum(y, NULL, 0, 0, &total));
  OK(ctn_variable_backward(total, 0, 0));
  ctn_variable_release(total);
}

static void test_reductions(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 5, 5, 2, 0, 1));
  ctn_variable* t = variable_of(CTN_INT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_variable* y;
  (void)state;
  OK(ctn_max(x, DIMS(1), 0, &y));
  check_label(y, "Max");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2), VALUES(5, 2));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 1, 1, 0, 0));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_min(x, NULL, 0, 1, &y));
  check_label(y, "Min");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 1), VALUES(0));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 0, 0, 1, 0));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_mean(x, DIMS(0), 0, &y));
  check_label(y, "Mean");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(3), VALUES(1.5, 2.5, 3));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(0.5, 0.5, 0.5, 0.5, 0.5, 0.5));
  ctn_variable_release(y);
  OK(ctn_logsumexp(x, DIMS(0, 1), 0, &y));
  check_label(y, "LogSumExp");
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_clip(x, 1, 4, &y));
  check_label(y, "Clip");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 3), VALUES(1, 4, 4, 2, 1, 1));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(1, 0, 0, 1, 0, 1));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_batch_l2_norm_squared(x, &y));
  check_label(y, "BatchL2NormSquared");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2), VALUES(51, 5));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(2, 10, 10, 4, 0, 2));
  ctn_variable_release(y);

  FAILS(ctn_max(x, DIMS(2), 0, &y), CTN_ERROR_INDEX, "axes");
  FAILS(ctn_min(x, DIMS(0, -2), 0, &y), CTN_ERROR_INDEX, "axes: axis 0 is repeated");
  FAILS(ctn_mean(x, DIMS(-3), 0, &y), CTN_ERROR_INDEX, "axes");
  FAILS(ctn_logsumexp(x, DIMS(5), 0, &y), CTN_ERROR_INDEX, "axes");
  FAILS(ctn_max(t, NULL, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  FAILS(ctn_min(t, NULL, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  FAILS(ctn_mean(t, NULL, 0, 0, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  FAILS(ctn_logsumexp(t, NULL, 0, 0, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  FAILS(ctn_clip(t, 0, 1, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  FAILS(ctn_clip(x, 2, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "x_min, x_max: expected x_min <= x_max, got 2 and 1");
  FAILS(ctn_clip(x, NAN, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "x_min");
  FAILS(ctn_batch_l2_norm_squared(t, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  ctn_variable_release(t);
  t = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  FAILS(ctn_batch_l2_norm_squared(t, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  assert_null(y);
  ctn_variable_release(t);
  ctn_variable_release(x);
}

static void test_maximum(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  ctn_variable* z = variable_of(CTN_FLOAT32, DIMS(1), VALUES(2));
  ctn_variable* y;
  (void)state;
  OK(ctn_maximum(x, z, &y));
  check_label(y, "Maximum");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(3), VALUES(2, 2, 3));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 1));
  CHECK_GRAD(z, CTN_FLOAT32, DIMS(1), VALUES(1));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_minimum_f64(x, 2, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(3), VALUES(1, 2, 2));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(3), VALUES(1, 1, 0));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(z);
}

static void test_products(void** state) {
  ctn_variable* a = variable_of(CTN_FLOAT32, DIMS(2, 1, 2), VALUES(1, 2, 3, 4));
  ctn_variable* b = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 0, 1, 1));
  ctn_variable* d = variable_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 0, 1, 1));
  ctn_variable* v = variable_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  ctn_variable* t = variable_of(CTN_INT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_variable *deep, *y;
  (void)state;
  OK(ctn_batch_matmul(a, b, 0, 0, &y));
  check_label(y, "BatchMatMul");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1, 1), VALUES(1, 7));
  run_backward(y);
  CHECK_GRAD(a, CTN_FLOAT32, DIMS(2, 1, 2), VALUES(1, 0, 1, 1));
  CHECK_GRAD(b, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_variable_release(y);
  FAILS(ctn_batch_matmul(a, b, 1, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[1]  Actual: 1 != 2");
  FAILS(ctn_batch_matmul(a, b, 0, 1, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[2] == 1  Actual: 2 != 1");
  FAILS(ctn_batch_matmul(a, d, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  FAILS(ctn_batch_matmul(v, b, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  FAILS(ctn_batch_matmul(t, t, 0, 0, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  OK(ctn_expand_dims(a, 0, &deep));
  FAILS(ctn_batch_matmul(a, deep, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].ndim <= 3  Actual: 4 > 3");
  ctn_variable_release(deep);
  OK(ctn_reshape(a, DIMS(1, 2, 2), &deep));
  FAILS(ctn_batch_matmul(deep, b, 0, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[0] == in_types[1].shape[0]  Actual: 1 != 2");
  ctn_variable_release(deep);

  OK(ctn_variable_cleargrad(a));
  OK(ctn_variable_cleargrad(b));
  OK(ctn_matmul_numpy(a, b, &y));
  check_label(y, "MatMul");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1, 2), VALUES(3, 2, 7, 4));
  run_backward(y);
  CHECK_GRAD(b, CTN_FLOAT32, DIMS(2, 2), VALUES(4, 4, 6, 6));
  ctn_variable_release(y);
  OK(ctn_matmul_numpy(v, v, &y));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(14));
  run_backward(y);
  CHECK_GRAD(v, CTN_FLOAT32, DIMS(3), VALUES(2, 4, 6));
  OK(ctn_matmul_numpy(a, b, &deep));
  ctn_variable_release(deep);
  FAILS(ctn_matmul_numpy(y, v, &deep), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim >= 1  Actual: 0 < 1");
  FAILS(ctn_matmul_numpy(v, y, &deep), CTN_ERROR_TYPE_CHECK, "Expect: in_types[1].ndim >= 1  Actual: 0 < 1");
  ctn_variable_release(y);
  FAILS(ctn_matmul_numpy(b, v, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[0]  Actual: 2 != 3");
  FAILS(ctn_matmul_numpy(b, d, &y), CTN_ERROR_TYPE_CHECK, "Actual: float32 != float64");
  FAILS(ctn_matmul_numpy(t, t, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  OK(ctn_broadcast_to(b, DIMS(3, 2, 2), &deep));
  FAILS(ctn_matmul_numpy(a, deep, &y), CTN_ERROR_SHAPE, "(2, 1, 2)");
  ctn_variable_release(deep);
  ctn_variable_release(t);
  ctn_variable_release(v);
  ctn_variable_release(d);
  ctn_variable_release(b);
  ctn_variable_release(a);
}

static void test_inverses(void** state) {
  ctn_variable* a = variable_of(CTN_FLOAT64, DIMS(2, 2), VALUES(2, 0, 0, 4));
  ctn_variable* zero = variable_of(CTN_FLOAT64, DIMS(2, 2), VALUES(0, 0, 0, 0));
  ctn_variable* wide = variable_of(CTN_FLOAT64, DIMS(1, 2, 1), VALUES(0, 0));
  ctn_variable* t = variable_of(CTN_INT32, DIMS(1, 1, 1), VALUES(1));
  ctn_variable *stack, *y, *flat;
  (void)state;
  OK(ctn_inv(a, &y));
  check_label(y, "Inv");
  CHECK_DATA(y, CTN_FLOAT64, DIMS(2, 2), VALUES(0.5, 0, 0, 0.25));
  ctn_variable_release(y);
  OK(ctn_det(a, &y));
  check_label(y, "Reshape");
  CHECK_DATA(y, CTN_FLOAT64, NO_DIMS, VALUES(8));
  run_backward(y);
  CHECK_GRAD(a, CTN_FLOAT64, DIMS(2, 2), VALUES(4, 0, 0, 2));
  ctn_variable_release(y);
  OK(ctn_expand_dims(a, 0, &stack));
  OK(ctn_batch_inv(stack, &y));
  check_label(y, "BatchInv");
  ctn_variable_release(y);
  OK(ctn_batch_det(stack, &y));
  check_label(y, "det");
  ctn_variable_release(y);

  FAILS(ctn_inv(stack, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim == 2  Actual: 3 != 2");
  FAILS(ctn_det(stack, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim == 2  Actual: 3 != 2");
  FAILS(ctn_batch_inv(a, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim == 3  Actual: 2 != 3");
  FAILS(ctn_batch_det(a, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim == 3  Actual: 2 != 3");
  FAILS(ctn_batch_inv(wide, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[0].shape[2]  Actual: 2 != 1");
  FAILS(ctn_batch_det(wide, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[0].shape[2]  Actual: 2 != 1");
  FAILS(ctn_batch_inv(t, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  FAILS(ctn_batch_det(t, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  OK(ctn_reshape(t, DIMS(1, 1), &flat));
  FAILS(ctn_inv(flat, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  FAILS(ctn_det(flat, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  ctn_variable_release(flat);
  OK(ctn_reshape(wide, DIMS(2, 1), &flat));
  FAILS(ctn_inv(flat, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[0] == in_types[0].shape[1]  Actual: 2 != 1");
  FAILS(ctn_det(flat, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[0] == in_types[0].shape[1]  Actual: 2 != 1");
  ctn_variable_release(flat);
  FAILS(ctn_inv(zero, &y), CTN_ERROR_INVALID_ARGUMENT, "singular matrix");
  OK(ctn_det(zero, &y));
  CHECK_DATA(y, CTN_FLOAT64, NO_DIMS, VALUES(0));
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "singular matrix");
  ctn_variable_release(y);
  ctn_variable_release(stack);
  ctn_variable_release(t);
  ctn_variable_release(wide);
  ctn_variable_release(zero);
  ctn_variable_release(a);
}

static void test_attention(void** state) {
  ctn_variable* q = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 2), VALUES(0, 0, 0, 0));
  ctn_variable* v = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 1), VALUES(1, 3));
  ctn_variable* hidden = variable_of(CTN_BOOL, DIMS(1, 2), VALUES(0, 1));
  ctn_variable* d = variable_of(CTN_FLOAT64, DIMS(1, 1, 2, 2), VALUES(0, 0, 0, 0));
  ctn_variable* t = variable_of(CTN_INT32, DIMS(1, 1, 2, 2), VALUES(0, 0, 0, 0));
  ctn_variable* many = variable_of(CTN_FLOAT32, DIMS(1, 2, 2, 1), VALUES(0, 0, 0, 0));
  ctn_variable* batch = variable_of(CTN_FLOAT32, DIMS(2, 1, 2, 1), VALUES(0, 0, 0, 0));
  ctn_variable* nothing = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 0), NULL, 0);
  ctn_variable* flat = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
  ctn_variable* y;
  (void)state;
  OK(ctn_attention(q, q, v, NULL, NULL, &y));
  check_label(y, "Attention");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 1, 2, 1), VALUES(2, 2));
  run_backward(y);
  CHECK_GRAD(v, CTN_FLOAT32, DIMS(1, 1, 2, 1), VALUES(1, 1));
  ctn_variable_release(y);
  OK(ctn_attention(q, q, v, NULL, with_causal(), &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 1, 2, 1), VALUES(1, 2));
  ctn_variable_release(y);
  OK(ctn_attention(q, q, v, hidden, with_causal(), &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(1, 1, 2, 1), VALUES(0, 3));
  ctn_variable_release(y);
  FAILS(ctn_function_options_set_scale(with_causal(), INFINITY), CTN_ERROR_INVALID_ARGUMENT, "scale");
  FAILS(ctn_function_options_set_scale(with_causal(), 0), CTN_ERROR_INVALID_ARGUMENT, "scale");
  FAILS(ctn_attention(q, q, v, NULL, with_groups(2), &y), CTN_ERROR_INVALID_ARGUMENT,
        "options: attention has no option \"groups\"");
  release_options();
  FAILS(ctn_attention(t, t, t, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  FAILS(ctn_attention(flat, q, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim == 4  Actual: 2 != 4");
  FAILS(ctn_attention(q, flat, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].ndim == 4  Actual: 2 != 4");
  FAILS(ctn_attention(q, q, flat, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[2].ndim == 4  Actual: 2 != 4");
  FAILS(ctn_attention(q, d, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  FAILS(ctn_attention(q, q, batch, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[0] == in_types[2].shape[0]  Actual: 1 != 2");
  FAILS(ctn_attention(q, q, many, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[2].shape[1]  Actual: 1 != 2");
  FAILS(ctn_attention(q, v, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[3] == in_types[1].shape[3]  Actual: 2 != 1");
  FAILS(ctn_attention(nothing, nothing, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[3] > 0  Actual: 0 <= 0");
  FAILS(ctn_attention(q, q, v, d, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[3].dtype  Actual: float32 != float64");
  FAILS(ctn_attention(q, q, v, many, NULL, &y), CTN_ERROR_SHAPE, "(1, 2, 2, 1)");
  ctn_variable_release(v);
  v = variable_of(CTN_FLOAT32, DIMS(1, 1, 1, 1), VALUES(1));
  FAILS(ctn_attention(q, q, v, NULL, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].shape[2] == in_types[2].shape[2]  Actual: 2 != 1");
  assert_null(y);
  ctn_variable_release(flat);
  ctn_variable_release(nothing);
  ctn_variable_release(batch);
  ctn_variable_release(many);
  ctn_variable_release(t);
  ctn_variable_release(d);
  ctn_variable_release(hidden);
  ctn_variable_release(v);
  ctn_variable_release(q);
}

/* The negative of the smallest int64 does not fit in an int64. */
static void test_labels_of_numbers(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  (void)state;
  OK(ctn_sub_i64(x, 3, &y));
  check_label(y, "_ + (-3)");
  ctn_variable_release(y);
  OK(ctn_sub_i64(x, INT64_MIN, &y));
  check_label(y, "_ + 9223372036854775808");
  ctn_variable_release(y);
  OK(ctn_add_i64(x, INT64_MIN, &y));
  check_label(y, "_ + (-9223372036854775808)");
  ctn_variable_release(y);
  OK(ctn_sub_f64(x, -2.5, &y));
  check_label(y, "_ + 2.5");
  ctn_variable_release(y);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_reductions), TEST(test_maximum),
                                     TEST(test_products),   TEST(test_inverses),
                                     TEST(test_attention),  TEST(test_labels_of_numbers)};
  return RUN(tests, argc, argv);
}
