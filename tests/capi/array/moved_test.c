/* Tests of variables whose data moves to another device or is replaced after functions have read or produced
   it: gradients end up on the device of the data and have the same values as without the move. */
#include "autograd_support.h"

static const char elsewhere[] = "test:1";

static ctn_variable* leaf(void) {
  ctn_array* a = array_of(CTN_FLOAT64, DIMS(2), VALUES(-2, 3));
  ctn_variable* x;
  OK(ctn_variable_new(a, &x));
  ctn_array_release(a);
  return x;
}

static void check_grad(ctn_variable* x, const char* where, double first, double second) {
  ctn_array* grad = grad_of(x);
  char place[20];
  assert_non_null(grad);
  OK(ctn_array_device(grad, place, sizeof place, NULL));
  assert_string_equal(place, where);
  CHECK_ARRAY(grad, CTN_FLOAT64, DIMS(2), VALUES(first, second));
  ctn_array_release(grad);
}

/* x, y = leaky_relu(x, 0.5), and the sum of z = y * y; each of them may move. */
static void run(int moves, int32_t retain) {
  ctn_variable *x = leaf(), *y, *z, *sum;
  OK(ctn_leaky_relu(x, 0.5, &y)); /* -1 3 */
  OK(ctn_mul(y, y, &z));
  OK(ctn_sum(z, NULL, 0, 0, &sum));
  if (moves & 1) OK(ctn_variable_to_device(x, elsewhere));
  if (moves & 2) OK(ctn_variable_to_device(y, elsewhere));
  if (moves & 4) OK(ctn_variable_to_device(z, elsewhere));
  if (moves & 8) OK(ctn_variable_to_device(sum, elsewhere));
  OK(ctn_variable_backward(sum, retain, 0));
  check_grad(x, moves & 1 ? elsewhere : device, -1, 6);
  if (retain) check_grad(y, moves & 2 ? elsewhere : device, -2, 6);
  /* A second pass adds to the existing gradient. */
  OK(ctn_variable_backward(sum, retain, 0));
  check_grad(x, moves & 1 ? elsewhere : device, -2, 12);
  ctn_variable_release(sum);
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_moves(void** state) {
  int moves;
  (void)state;
  for (moves = 0; moves < 16; ++moves) {
    run(moves, 0);
    run(moves, 1);
  }
}

/* x is read on one device and then on the other; both gradients meet on the device where the data was
   made. */
static void test_both_devices(void** state) {
  ctn_variable *x = leaf(), *y, *here, *there, *back, *sum;
  (void)state;
  OK(ctn_mul_f64(x, 3, &y));
  OK(ctn_mul(y, y, &here));
  OK(ctn_variable_to_device(y, elsewhere));
  OK(ctn_mul_f64(y, 5, &there));
  OK(ctn_copy(there, device, &back));
  OK(ctn_add(here, back, &sum));
  ctn_variable_release(back);
  OK(ctn_sum(sum, NULL, 0, 0, &back));
  OK(ctn_variable_backward(back, 1, 0));
  check_grad(x, device, 3 * (2 * -6 + 5), 3 * (2 * 9 + 5));
  check_grad(y, elsewhere, 2 * -6 + 5, 2 * 9 + 5);
  ctn_variable_release(back);
  ctn_variable_release(sum);
  ctn_variable_release(there);
  ctn_variable_release(here);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* The history of the first gradient crosses devices. */
static void test_second_derivatives(void** state) {
  ctn_variable *x = leaf(), *y, *sum, *grad, *second;
  (void)state;
  OK(ctn_mul(x, x, &y));
  OK(ctn_sum(y, NULL, 0, 0, &sum));
  OK(ctn_variable_to_device(y, elsewhere));
  OK(ctn_variable_to_device(sum, elsewhere));
  OK(ctn_grad(&sum, 1, NULL, &x, 1, 1, &grad));
  OK(ctn_grad(&grad, 1, NULL, &x, 1, 0, &second));
  CHECK_DATA(second, CTN_FLOAT64, DIMS(2), VALUES(2, 2));
  ctn_variable_release(second);
  ctn_variable_release(grad);
  ctn_variable_release(sum);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* Gradients that a user sets stay with the data; gradients of table rows and of products are added in
   place. */
static void test_in_place(void** state) {
  ctn_array *words = array_of(CTN_INT32, DIMS(3), VALUES(0, 1, 0)),
            *table = counting(CTN_FLOAT64, DIMS(2, 2)), *grad;
  ctn_variable *w, *ids, *x, *first, *sum;
  (void)state;
  OK(ctn_variable_new(words, &ids));
  OK(ctn_variable_new(table, &w));
  OK(ctn_variable_zerograd(w));
  OK(ctn_embed_id(ids, w, NULL, &x));
  OK(ctn_linear(x, w, NULL, &first));
  OK(ctn_sum(first, NULL, 0, 0, &sum));
  OK(ctn_variable_to_device(w, elsewhere));
  OK(ctn_variable_backward(sum, 0, 0));
  OK(ctn_variable_grad(w, &grad));
  /* w = (0 1; 2 3): each row of x adds (2 4) to the gradient of its word, and the sum of the rows of x is (2
     5). */
  CHECK_ARRAY(grad, CTN_FLOAT64, DIMS(2, 2), VALUES(4 + 2, 8 + 5, 2 + 2, 4 + 5));
  ctn_array_release(grad);
  ctn_array_release(words);
  ctn_array_release(table);
  ctn_variable_release(sum);
  ctn_variable_release(first);
  ctn_variable_release(x);
  ctn_variable_release(ids);
  ctn_variable_release(w);
}

static void test_replaced(void** state) {
  ctn_array *longer = counting(CTN_FLOAT64, DIMS(3)), *other, *there;
  ctn_variable *x = leaf(), *y, *sum;
  (void)state;
  OK(ctn_array_astype(longer, CTN_FLOAT32, &other));
  OK(ctn_array_to_device(longer, elsewhere, &there));
  OK(ctn_variable_set_name(x, "x"));
  OK(ctn_exp(x, &y));
  OK(ctn_sum(y, NULL, 0, 0, &sum));
  OK(ctn_variable_set_data(x, longer));
  OK(ctn_variable_backward(sum, 0, 0)); /* the gradient of the old data is not needed */
  assert_null(grad_of(x));
  assert_string_equal(ctn_variable_name(x), "x");
  OK(ctn_variable_set_data(x, other));
  OK(ctn_variable_backward(sum, 0, 0));
  assert_null(grad_of(x));
  ctn_variable_release(sum);
  OK(ctn_sum(x, NULL, 0, 0, &sum)); /* the new data has its own graph */
  OK(ctn_variable_backward(sum, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(3), VALUES(1, 1, 1));
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_set_data(x, longer));
  OK(ctn_variable_zerograd(x));
  OK(ctn_variable_set_data(x, there)); /* replaces the data without the gradient */
  ctn_variable_release(sum);
  OK(ctn_sum(x, NULL, 0, 0, &sum));
  FAILS(ctn_variable_backward(sum, 0, 0), CTN_ERROR_DEVICE, device, elsewhere);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_set_data(x, longer));
  FAILS(ctn_variable_set_grad(x, there), CTN_ERROR_DEVICE, "grad", elsewhere);
  /* The gradient of a result also belongs on the device of its data. */
  OK(ctn_variable_to_device(sum, elsewhere));
  ctn_array_release(other);
  OK(ctn_array_ones(NO_DIMS, CTN_FLOAT64, &other));
  FAILS(ctn_variable_set_grad(sum, other), CTN_ERROR_DEVICE, "grad", elsewhere);
  ctn_variable_release(sum);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_array_release(there);
  ctn_array_release(other);
  ctn_array_release(longer);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_moves), TEST(test_both_devices), TEST(test_second_derivatives),
                                     TEST(test_in_place), TEST(test_replaced)};
  return RUN(tests, argc, argv);
}
