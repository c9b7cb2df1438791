/* Tests of variables and backpropagation: where gradients go, what is kept, and what is rejected. */
#include "autograd_support.h"

#define THREE(...) CTN_FLOAT32, DIMS(3), VALUES(__VA_ARGS__)
#define NUMBER(x) CTN_FLOAT32, NO_DIMS, VALUES(x)

static ctn_variable* product(ctn_variable* a, ctn_variable* b) {
  ctn_variable* y;
  OK(ctn_mul(a, b, &y));
  return y;
}

static ctn_variable* total(ctn_variable* x) {
  ctn_variable* y;
  OK(ctn_sum(x, NULL, 0, 0, &y));
  return y;
}

/* The sum of x * x. */
static ctn_variable* sum_of_squares(ctn_variable* x) {
  ctn_variable *squares = product(x, x), *y = total(squares);
  ctn_variable_release(squares);
  return y;
}

static void gradients_accumulate(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = sum_of_squares(x);
  (void)state;
  assert_false(has_grad(x));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(2, 4, 6));
  CHECK_GRAD(y, NUMBER(1));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(4, 8, 12));
  set_grad(y, NUMBER(10));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(24, 48, 72));
  OK(ctn_variable_zerograd(x));
  CHECK_GRAD(x, THREE(0, 0, 0));
  OK(ctn_variable_cleargrad(x));
  assert_false(has_grad(x));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* Later backward passes do not write to a gradient that the caller holds. */
static void held_gradients_stay(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = sum_of_squares(x);
  ctn_array* held;
  (void)state;
  set_grad(x, THREE(1, 1, 1));
  held = grad_of(x);
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(3, 5, 7));
  TAKE_ARRAY(held, THREE(1, 1, 1));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void diamonds_count_every_path(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = product(x, x), *a = product(h, x), *b, *y;
  (void)state;
  OK(ctn_add(h, a, &b)); /* x^2 + x^3 */
  y = total(b);
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(5, 16, 33));
  assert_int_equal(ctn_variable_rank(x), 0);
  assert_int_equal(ctn_variable_rank(h), 1);
  assert_int_equal(ctn_variable_rank(a), 2);
  assert_int_equal(ctn_variable_rank(y), 4);
  assert_int_equal(ctn_variable_rank(NULL), 0);
  ctn_variable_release(h);
  ctn_variable_release(a);
  ctn_variable_release(b);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

/* Functions that pass their gradient on unchanged must not make variables share one array. */
static void gradients_are_not_shared(void** state) {
  ctn_variable *a = variable_of(THREE(1, 2, 3)), *b = variable_of(THREE(4, 5, 6)), *s, *r, *y;
  ctn_array* grad;
  (void)state;
  OK(ctn_add(a, b, &s));
  OK(ctn_reshape(s, DIMS(1, 3), &r));
  OK(ctn_identity(r, &y));
  set_grad(y, CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3));
  OK(ctn_variable_backward(y, 1, 0));
  grad = grad_of(a);
  overwrite(grad, 9);
  ctn_array_release(grad);
  CHECK_GRAD(a, THREE(9, 9, 9));
  CHECK_GRAD(b, THREE(1, 2, 3));
  CHECK_GRAD(s, THREE(1, 2, 3));
  CHECK_GRAD(y, CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3));
  ctn_variable_release(a);
  ctn_variable_release(b);
  ctn_variable_release(s);
  ctn_variable_release(r);
  ctn_variable_release(y);
}

static void intermediate_gradients_on_demand(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = product(x, x), *y = total(h);
  (void)state;
  OK(ctn_variable_backward(y, 0, 0));
  assert_false(has_grad(h));
  OK(ctn_variable_backward(y, 1, 0));
  CHECK_GRAD(h, THREE(1, 1, 1));
  OK(ctn_variable_backward(y, 0, 0));
  assert_false(has_grad(h));
  CHECK_GRAD(x, THREE(6, 12, 18));
  ctn_variable_release(h);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void backward_needs_a_start(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = product(x, x);
  ctn_array* wrong;
  (void)state;
  FAILS(ctn_variable_backward(h, 0, 0), CTN_ERROR_STATE, "gradient", "(3,)");
  FAILS(ctn_variable_backward(NULL, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "v", "NULL");
  assert_false(has_grad(x));
  wrong = array_of(CTN_FLOAT32, DIMS(3, 1), VALUES(1, 2, 3));
  FAILS(ctn_variable_set_grad(h, wrong), CTN_ERROR_SHAPE, "(3,)", "(3, 1)");
  ctn_array_release(wrong);
  wrong = array_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3));
  FAILS(ctn_variable_set_grad(h, wrong), CTN_ERROR_DTYPE, "float32", "float64");
  ctn_array_release(wrong);
  if (runs_late()) {
    ctn_array* there = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
    OK(ctn_array_to_device(there, "cpu", &wrong));
    FAILS(ctn_variable_set_grad(h, wrong), CTN_ERROR_DEVICE, device, "cpu");
    ctn_array_release(wrong);
    ctn_array_release(there);
  }
  assert_false(has_grad(h));
  set_grad(h, THREE(1, 10, 100));
  OK(ctn_variable_backward(h, 0, 0));
  CHECK_GRAD(x, THREE(2, 40, 600));
  OK(ctn_variable_backward(x, 0, 0)); /* x has no history */
  CHECK_GRAD(x, THREE(2, 40, 600));
  ctn_variable_release(h);
  ctn_variable_release(x);
}

static void unchaining_cuts_history(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = product(x, x), *y = total(h), *z;
  ctn_function* f;
  (void)state;
  OK(ctn_variable_unchain_backward(h));
  assert_false(has_creator(h));
  assert_true(has_creator(y));
  OK(ctn_variable_backward(y, 0, 0));
  assert_false(has_grad(x));
  CHECK_GRAD(h, THREE(1, 1, 1));
  OK(ctn_variable_unchain_backward(y));
  assert_false(has_creator(y));
  z = product(h, h);
  f = creator_of(z);
  OK(ctn_function_unchain(f));
  assert_false(has_creator(z));
  assert_int_equal(ctn_function_input_count(f), 0);
  ctn_function_release(f);
  ctn_variable_release(z);
  ctn_variable_release(h);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void volatile_follows_the_inputs(void** state) {
  ctn_variable *off = variable_of(THREE(1, 2, 3)), *on = variable_of(THREE(1, 2, 3)),
               *automatic = variable_of(THREE(1, 2, 3)), *y;
  (void)state;
  assert_int_equal(ctn_variable_volatile(off), CTN_VOLATILE_OFF);
  assert_int_equal(ctn_variable_volatile(NULL), CTN_VOLATILE_OFF);
  OK(ctn_variable_set_volatile(on, CTN_VOLATILE_ON));
  OK(ctn_variable_set_volatile(automatic, CTN_VOLATILE_AUTO));
  FAILS(ctn_variable_set_volatile(on, 3), CTN_ERROR_INVALID_ARGUMENT, "volatile_flag", "3");
  y = product(on, on);
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_ON);
  assert_false(has_creator(y));
  ctn_variable_release(y);
  y = product(on, automatic);
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_ON);
  assert_false(has_creator(y));
  ctn_variable_release(y);
  y = product(off, automatic);
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_OFF);
  assert_true(has_creator(y));
  FAILS(ctn_variable_set_volatile(y, CTN_VOLATILE_ON), CTN_ERROR_STATE, "creator", "_ * _");
  ctn_variable_release(y);
  y = product(automatic, automatic);
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_AUTO);
  assert_true(has_creator(y));
  ctn_variable_release(y);
  FAILS(ctn_mul(on, off, &y), CTN_ERROR_INVALID_ARGUMENT, "ON and OFF flags cannot be mixed");
  assert_null(y);
  ctn_variable_release(off);
  ctn_variable_release(on);
  ctn_variable_release(automatic);
}

static void history_can_be_switched_off(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h, *y;
  int32_t previous = -1;
  (void)state;
  OK(ctn_set_backprop_enabled(0, &previous));
  assert_int_equal(previous, 1);
  assert_int_equal(ctn_backprop_enabled(), 0);
  h = product(x, x);
  OK(ctn_set_backprop_enabled(1, NULL));
  assert_false(has_creator(h));
  y = sum_of_squares(h); /* h behaves like a variable that the user made */
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(h, THREE(2, 8, 18));
  assert_false(has_grad(x));
  ctn_variable_release(y);
  ctn_variable_release(h);
  ctn_variable_release(x);
}

static void constants_get_no_gradient(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *c = variable_of(THREE(4, 5, 6)), *h, *y;
  ctn_variable* integers = variable_of(CTN_INT32, DIMS(3), VALUES(1, 2, 3));
  (void)state;
  assert_int_equal(ctn_variable_requires_grad(x), 1);
  assert_int_equal(ctn_variable_requires_grad(integers), 0);
  assert_int_equal(ctn_variable_requires_grad(NULL), 0);
  FAILS(ctn_variable_set_requires_grad(integers, 1), CTN_ERROR_DTYPE, "int32");
  h = product(integers, integers);
  FAILS(ctn_variable_backward(h, 0, 0), CTN_ERROR_DTYPE, "(3), int32", "cast the inputs");
  ctn_variable_release(h);
  OK(ctn_variable_set_requires_grad(c, 0));
  h = product(c, c);
  assert_int_equal(ctn_variable_requires_grad(h), 0);
  assert_false(has_creator(h));
  ctn_variable_release(h);
  h = product(x, c);
  assert_int_equal(ctn_variable_requires_grad(h), 1);
  FAILS(ctn_variable_set_requires_grad(h, 0), CTN_ERROR_STATE, "creator");
  y = total(h);
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(4, 5, 6));
  assert_false(has_grad(c));
  /* The data that the gradient of c reads was not kept. */
  OK(ctn_variable_set_requires_grad(c, 1));
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "_ * ", "constant");
  ctn_variable_release(h);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(c);
  ctn_variable_release(integers);
}

static void gradients_add_and_data_copies(void** state) {
  ctn_variable *a = variable_of(THREE(1, 2, 3)), *b = variable_of(THREE(4, 5, 6)),
               *wide = variable_of(CTN_FLOAT32, DIMS(1), VALUES(7)),
               *exact = variable_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3));
  ctn_array* data;
  (void)state;
  FAILS(ctn_variable_addgrad(a, b), CTN_ERROR_STATE, "source", "gradient");
  set_grad(b, THREE(1, 2, 3));
  OK(ctn_variable_addgrad(a, b));
  CHECK_GRAD(a, THREE(1, 2, 3));
  OK(ctn_variable_addgrad(a, b));
  CHECK_GRAD(a, THREE(2, 4, 6));
  CHECK_GRAD(b, THREE(1, 2, 3));
  set_grad(wide, CTN_FLOAT32, DIMS(1), VALUES(1));
  FAILS(ctn_variable_addgrad(a, wide), CTN_ERROR_SHAPE, "(3,)", "(1,)");
  set_grad(exact, CTN_FLOAT64, DIMS(3), VALUES(1, 1, 1));
  FAILS(ctn_variable_addgrad(a, exact), CTN_ERROR_DTYPE, "float32", "float64");
  FAILS(ctn_variable_addgrad(exact, a), CTN_ERROR_DTYPE, "float64", "float32");
  CHECK_GRAD(a, THREE(2, 4, 6));
  data = data_of(a);
  OK(ctn_variable_copydata(a, b));
  TAKE_ARRAY(data, THREE(4, 5, 6)); /* into the same array */
  FAILS(ctn_variable_copydata(a, wide), CTN_ERROR_SHAPE, "(3,)", "(1,)");
  FAILS(ctn_variable_copydata(a, NULL), CTN_ERROR_INVALID_ARGUMENT, "source");
  ctn_variable_release(a);
  ctn_variable_release(b);
  ctn_variable_release(wide);
  ctn_variable_release(exact);
}

static void data_can_be_replaced(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = total(x);
  ctn_array *other = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *integers = counting(CTN_INT32, DIMS(2));
  (void)state;
  OK(ctn_variable_set_data(x, other));
  CHECK_DATA(x, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_variable_set_data(x, integers));
  assert_int_equal(ctn_variable_requires_grad(x), 0);
  OK(ctn_variable_set_data(x, other));
  assert_int_equal(ctn_variable_requires_grad(x), 1);
  set_grad(x, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  FAILS(ctn_variable_set_data(x, integers), CTN_ERROR_STATE, "gradient", "float32", "int32");
  FAILS(ctn_variable_set_data(y, other), CTN_ERROR_STATE, "history", "()", "(2,)");
  ctn_array_release(other);
  ctn_array_release(integers);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void names_and_labels(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  char text[64];
  size_t length;
  (void)state;
  assert_null(ctn_variable_name(x));
  assert_null(ctn_variable_name(NULL));
  OK(ctn_variable_label(x, text, sizeof text, &length));
  assert_string_equal(text, "(2, 3), float32");
  assert_int_equal(length, 15);
  OK(ctn_variable_label(x, NULL, 0, &length));
  assert_int_equal(length, 15);
  OK(ctn_variable_set_name(x, "weights"));
  assert_string_equal(ctn_variable_name(x), "weights");
  OK(ctn_variable_label(x, text, sizeof text, NULL));
  assert_string_equal(text, "weights: (2, 3), float32");
  OK(ctn_variable_set_name(x, ctn_variable_name(x)));
  assert_string_equal(ctn_variable_name(x), "weights");
  OK(ctn_variable_set_name(x, NULL));
  assert_null(ctn_variable_name(x));
  ctn_variable_release(x);
}

static void overwritten_arrays_are_refused(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *y = sum_of_squares(x);
  ctn_array* data = data_of(x);
  (void)state;
  overwrite(data, 7);
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "_ * _", "input", "overwritten", "array_fill");
  assert_false(has_grad(x));
  ctn_variable_release(y);
  y = sum_of_squares(x); /* the failure does not affect an independent graph */
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, THREE(14, 14, 14));
  ctn_variable_release(y);
  OK(ctn_exp(x, &y));
  set_grad(y, THREE(1, 1, 1));
  ctn_array_release(data);
  data = data_of(y);
  OK(ctn_array_add_into(data, data, data));
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "exp", "output 0", "array_add_into");
  ctn_variable_release(y);
  ctn_array_release(data);

  /* Another shape with the same elements keeps the data available. */
  data = data_of(x);
  y = sum_of_squares(x);
  OK(ctn_array_set_shape(data, DIMS(1, 3)));
  FAILS(ctn_variable_backward(y, 0, 0), CTN_ERROR_STATE, "overwritten", "array_set_shape");
  OK(ctn_array_set_shape(data, DIMS(3)));
  ctn_variable_release(y);
  y = sum_of_squares(x);
  OK(ctn_array_set_shape(data, DIMS(-1))); /* the shape that it already has */
  OK(ctn_variable_backward(y, 0, 0));
  ctn_variable_release(y);
  ctn_array_release(data);
  ctn_variable_release(x);
}

/* Data that the gradient does not read is freed with its last reference; the node keeps only the layout. */
static void freed_inputs_have_no_data(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *h = product(x, x), *y = total(h), *input, *same;
  ctn_function* sum = creator_of(y);
  ctn_array* none = NULL;
  char text[64];
  (void)state;
  OK(ctn_function_label(sum, text, sizeof text, NULL));
  assert_string_equal(text, "Sum");
  assert_int_equal(ctn_function_rank(sum), 1);
  assert_int_equal(ctn_function_input_count(sum), 1);
  assert_int_equal(ctn_function_output_count(sum), 1);
  assert_int_equal(ctn_function_rank(NULL), 0);
  assert_int_equal(ctn_function_input_count(NULL), 0);
  assert_int_equal(ctn_function_output_count(NULL), 0);
  OK(ctn_function_input(sum, 0, &same));
  assert_ptr_equal(same, h);
  ctn_variable_release(same);
  FAILS(ctn_function_input(sum, 1, &input), CTN_ERROR_INDEX, "1");
  assert_null(input);
  ctn_variable_release(h);
  OK(ctn_function_input(sum, 0, &input));
  FAILS(ctn_variable_data(input, &none), CTN_ERROR_STATE, "freed");
  assert_null(none);
  OK(ctn_variable_label(input, text, sizeof text, NULL));
  assert_string_equal(text, "(3), float32");
  FAILS(ctn_mul(input, x, &same), CTN_ERROR_STATE, "freed");
  FAILS(ctn_variable_zerograd(input), CTN_ERROR_STATE, "freed");
  FAILS(ctn_variable_backward(input, 0, 0), CTN_ERROR_STATE, "freed");
  set_grad(input, THREE(1, 1, 1));
  OK(ctn_variable_backward(input, 0, 0));
  CHECK_GRAD(x, THREE(2, 4, 6));
  ctn_variable_release(input);
  ctn_function_release(sum);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void dtypes_must_agree(void** state) {
  ctn_variable *x = variable_of(THREE(1, 2, 3)), *d = variable_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3)), *y;
  (void)state;
  FAILS(ctn_add(x, d, &y), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype == in_types[1].dtype",
        "float32 != float64");
  assert_null(y);
  FAILS(ctn_matmul(x, d, 0, 1, &y), CTN_ERROR_TYPE_CHECK, "float32 != float64");
  FAILS(ctn_linear(x, x, NULL, &y), CTN_ERROR_TYPE_CHECK, "in_types[0].ndim >= 2");
  FAILS(ctn_add(x, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "x2");
  ctn_variable_release(x);
  ctn_variable_release(d);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(gradients_accumulate),
                                     TEST(held_gradients_stay),
                                     TEST(diamonds_count_every_path),
                                     TEST(gradients_are_not_shared),
                                     TEST(intermediate_gradients_on_demand),
                                     TEST(backward_needs_a_start),
                                     TEST(unchaining_cuts_history),
                                     TEST(volatile_follows_the_inputs),
                                     TEST(history_can_be_switched_off),
                                     TEST(constants_get_no_gradient),
                                     TEST(gradients_add_and_data_copies),
                                     TEST(data_can_be_replaced),
                                     TEST(names_and_labels),
                                     TEST(overwritten_arrays_are_refused),
                                     TEST(freed_inputs_have_no_data),
                                     TEST(dtypes_must_agree)};
  return RUN(tests, argc, argv);
}
