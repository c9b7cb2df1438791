/* Tests of catenary/loss_scale.h: how the scale grows and shrinks, and unscaling of gradients. */
#include "link_support.h"

static ctn_loss_scale* scaler_of(double scale, int64_t interval) {
  ctn_loss_scale* scaler;
  OK(ctn_loss_scale_new(scale, 2, 0.5, interval, &scaler));
  return scaler;
}

static double value_of(ctn_loss_scale* scaler) {
  double value = NAN;
  OK(ctn_loss_scale_value(scaler, &value));
  return value;
}

static void follows_what_gradients_bear(void** state) {
  ctn_loss_scale* scaler = scaler_of(1024, 2);
  int64_t steps = -1;
  (void)state;
  OK(ctn_loss_scale_update(scaler, 1));
  assert_true(value_of(scaler) == 1024);
  OK(ctn_loss_scale_steps(scaler, &steps));
  assert_int_equal(steps, 1);
  OK(ctn_loss_scale_update(scaler, 1));
  assert_true(value_of(scaler) == 2048);
  OK(ctn_loss_scale_update(scaler, 1));
  OK(ctn_loss_scale_update(scaler, 0)); /* starts counting again */
  assert_true(value_of(scaler) == 1024);
  OK(ctn_loss_scale_steps(scaler, &steps));
  assert_int_equal(steps, 0);
  OK(ctn_loss_scale_restore(scaler, 3, 1));
  OK(ctn_loss_scale_update(scaler, 1));
  assert_true(value_of(scaler) == 6);
  OK(ctn_loss_scale_restore(scaler, 3e38, 1)); /* stays within float32 */
  OK(ctn_loss_scale_update(scaler, 1));
  assert_true(value_of(scaler) == 3e38);
  FAILS(ctn_loss_scale_restore(scaler, 0, 0), CTN_ERROR_INVALID_ARGUMENT, "scale: expected a number above 0");
  FAILS(ctn_loss_scale_restore(scaler, 1, 2), CTN_ERROR_INVALID_ARGUMENT,
        "steps: expected at least 0 and below the interval of 2, got 2");
  ctn_loss_scale_release(scaler);
}

static void bad_arguments(void** state) {
  ctn_loss_scale* scaler;
  double value;
  (void)state;
  FAILS(ctn_loss_scale_new(-1, 2, 0.5, 1, &scaler), CTN_ERROR_INVALID_ARGUMENT, "scale", "-1");
  assert_null(scaler);
  FAILS(ctn_loss_scale_new(NAN, 2, 0.5, 1, &scaler), CTN_ERROR_INVALID_ARGUMENT, "scale");
  FAILS(ctn_loss_scale_new(1, 0.5, 0.5, 1, &scaler), CTN_ERROR_INVALID_ARGUMENT, "growth", "0.5");
  FAILS(ctn_loss_scale_new(1, 2, 0, 1, &scaler), CTN_ERROR_INVALID_ARGUMENT, "backoff", "0");
  FAILS(ctn_loss_scale_new(1, 2, 2, 1, &scaler), CTN_ERROR_INVALID_ARGUMENT, "backoff", "2");
  FAILS(ctn_loss_scale_new(1, 2, 0.5, 0, &scaler), CTN_ERROR_INVALID_ARGUMENT, "interval", "0");
  FAILS(ctn_loss_scale_value(NULL, &value), CTN_ERROR_INVALID_ARGUMENT, "scaler");
}

/* A float16 model whose gradients underflow without a scale, and overflow with one that is too large. */
static void small_gradients_survive(void** state) {
  ctn_link* link;
  ctn_variable *w, *b, *x = variable_of(CTN_FLOAT16, DIMS(2), VALUES(0x1p-14, 0x1p-13)), *h, *loss, *scaled;
  ctn_array* given = array_of(CTN_FLOAT16, DIMS(2), VALUES(1, 2));
  ctn_loss_scale* scaler = scaler_of(0x1p15, 2000);
  int32_t finite = -1;
  ctn_array *held, *grad;
  (void)state;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_add_param(link, "w", DIMS(2), CTN_FLOAT16));
  OK(ctn_link_add_param(link, "b", DIMS(1), CTN_FLOAT64));
  OK(ctn_link_param(link, "w", &w));
  OK(ctn_link_param(link, "b", &b));
  OK(ctn_variable_set_data(w, given));
  OK(ctn_link_cleargrads(link));
  OK(ctn_loss_scale_unscale(scaler, link, &finite)); /* there is nothing to divide */
  assert_int_equal(finite, 1);

  OK(ctn_mul(w, x, &h));
  OK(ctn_mul_f64(h, 0x1p-12, &scaled));
  OK(ctn_sum(scaled, NULL, 0, 0, &loss));
  ctn_variable_release(scaled);
  OK(ctn_variable_backward(loss, 0, 0));
  CHECK_GRAD(link, "w", CTN_FLOAT16, DIMS(2), VALUES(0, 0));
  OK(ctn_link_cleargrads(link));
  OK(ctn_loss_scale_apply(scaler, loss, &scaled));
  OK(ctn_variable_backward(scaled, 0, 0));
  CHECK_GRAD(link, "w", CTN_FLOAT16, DIMS(2), VALUES(0x1p-11, 0x1p-10));
  held = grad_of(link, "w");
  OK(ctn_loss_scale_restore(scaler, 16, 0));
  OK(ctn_loss_scale_unscale(scaler, link, &finite));
  assert_int_equal(finite, 1);
  CHECK_GRAD(link, "w", CTN_FLOAT16, DIMS(2), VALUES(0x1p-15, 0x1p-14));
  CHECK_ARRAY(held, CTN_FLOAT16, DIMS(2),
              VALUES(0x1p-11, 0x1p-10)); /* arrays that others hold are not changed */
  ctn_array_release(held);

  grad = array_of(CTN_FLOAT16, DIMS(2), VALUES(INFINITY, 1));
  OK(ctn_variable_set_grad(w, grad));
  ctn_array_release(grad);
  OK(ctn_loss_scale_unscale(scaler, link, &finite));
  assert_int_equal(finite, 0);
  CHECK_GRAD(link, "w", CTN_FLOAT16, DIMS(2), VALUES(INFINITY, 1)); /* not changed */
  OK(ctn_loss_scale_update(scaler, finite));
  assert_true(value_of(scaler) == 8);

  /* Squares that overflow do not make the gradients infinite; scales may exceed the range of float16. */
  OK(ctn_link_cleargrads(link));
  grad = array_of(CTN_FLOAT64, DIMS(1), VALUES(1e200));
  OK(ctn_variable_set_grad(b, grad));
  ctn_array_release(grad);
  grad = array_of(CTN_FLOAT16, DIMS(2), VALUES(32768, 65504));
  OK(ctn_variable_set_grad(w, grad));
  ctn_array_release(grad);
  OK(ctn_loss_scale_restore(scaler, 0x1p20, 0));
  OK(ctn_loss_scale_unscale(scaler, link, &finite));
  assert_int_equal(finite, 1);
  CHECK_GRAD(link, "b", CTN_FLOAT64, DIMS(1), VALUES(1e200 / 0x1p20));
  CHECK_GRAD(link, "w", CTN_FLOAT16, DIMS(2), VALUES(0x1p-5, 65504 * 0x1p-20));
  grad = array_of(CTN_FLOAT64, DIMS(1), VALUES(NAN));
  OK(ctn_variable_set_grad(b, grad));
  ctn_array_release(grad);
  OK(ctn_loss_scale_unscale(scaler, link, &finite));
  assert_int_equal(finite, 0);
  ctn_variable_release(scaled);
  {
    ctn_variable* t = variable_of(CTN_INT32, DIMS(1), VALUES(1));
    FAILS(ctn_loss_scale_apply(scaler, t, &scaled), CTN_ERROR_TYPE_CHECK, "in_types[0].dtype.kind == f");
    assert_null(scaled);
    ctn_variable_release(t);
  }
  ctn_variable_release(h);
  ctn_variable_release(loss);
  ctn_variable_release(x);
  ctn_variable_release(w);
  ctn_variable_release(b);
  ctn_array_release(given);
  ctn_loss_scale_release(scaler);
  ctn_link_release(link);
}

/* The scale is saved and loaded while it is on the device. */
static void steps_decide_on_the_device(void** state) {
  ctn_link* link;
  ctn_optimizer* sgd;
  ctn_loss_scale *scaler = scaler_of(16, 2), *loaded = scaler_of(1, 2);
  ctn_dictionary* values;
  ctn_serializer* serializer;
  int64_t steps = -1;
  (void)state;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_add_param(link, "w", DIMS(2), CTN_FLOAT32));
  OK(ctn_optimizer_sgd_new(0.5, &sgd));
  FAILS(ctn_loss_scale_step(scaler, sgd), CTN_ERROR_STATE, "set up for a link");
  set_param(link, "w", DIMS(2), VALUES(1, 2));
  OK(ctn_optimizer_setup(sgd, link));
  OK(ctn_link_cleargrads(link));
  FAILS(ctn_loss_scale_step(scaler, sgd), CTN_ERROR_STATE, "gradient of at least one parameter");
  set_grad(link, "w", DIMS(2), VALUES(16, 32));
  OK(ctn_loss_scale_step(scaler, sgd));
  CHECK_DATA(link, "w", CTN_FLOAT32, DIMS(2), VALUES(0.5, 1));
  CHECK_GRAD(link, "w", CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  set_grad(link, "w", DIMS(2), VALUES(-INFINITY, 16));
  OK(ctn_loss_scale_step(scaler, sgd));
  CHECK_DATA(link, "w", CTN_FLOAT32, DIMS(2), VALUES(0.5, 1));
  CHECK_GRAD(link, "w", CTN_FLOAT32, DIMS(2), VALUES(-INFINITY, 16));
  set_grad(link, "w", DIMS(2), VALUES(8, 8));
  OK(ctn_loss_scale_step(scaler, sgd));
  CHECK_DATA(link, "w", CTN_FLOAT32, DIMS(2), VALUES(0, 0.5));

  OK(ctn_dictionary_new(&values));
  OK(ctn_dictionary_serializer_new(values, NULL, &serializer));
  OK(ctn_loss_scale_serialize(scaler, serializer));
  ctn_serializer_release(serializer);
  OK(ctn_dictionary_deserializer_new(values, NULL, &serializer));
  OK(ctn_loss_scale_serialize(loaded, serializer));
  ctn_serializer_release(serializer);
  ctn_dictionary_release(values);
  assert_true(value_of(loaded) == 8);
  OK(ctn_loss_scale_steps(loaded, &steps));
  assert_int_equal(steps, 1);
  set_grad(link, "w", DIMS(2), VALUES(8, 8));
  OK(ctn_loss_scale_step(loaded, sgd));
  assert_true(value_of(loaded) == 16);
  OK(ctn_loss_scale_update(loaded, 0));
  assert_true(value_of(loaded) == 8);
  assert_int_equal(ctn_optimizer_t(sgd), 4);
  ctn_link_release(link);
  ctn_optimizer_release(sgd);
  ctn_loss_scale_release(scaler);
  ctn_loss_scale_release(loaded);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(follows_what_gradients_bear), TEST(bad_arguments),
                                     TEST(small_gradients_survive), TEST(steps_decide_on_the_device)};
  return RUN(tests, argc, argv);
}
