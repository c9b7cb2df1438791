/* Tests of catenary/schedule.h: the values of every schedule, schedules in optimizers, and callbacks. */
#include "optimizer_support.h"

static double value_of(ctn_schedule* schedule, int64_t t) {
  double value = NAN;
  OK(ctn_schedule_value(schedule, t, &value));
  return value;
}

/* Checks the values at 0, 1, 2..., and releases the schedule. */
static void check(ctn_schedule* schedule, const double* values, size_t count, int line) {
  size_t t;
  for (t = 0; t < count; ++t) {
    const double value = value_of(schedule, (int64_t)t);
    if (!(fabs(value - values[t]) <= 1e-14 * fabs(values[t]))) {
      print_error("t = %d: expected %.17g, got %.17g\n", (int)t, values[t], value);
      _fail(__FILE__, line);
    }
  }
  ctn_schedule_release(schedule);
}
#define CHECK(schedule, ...) check(schedule, VALUES(__VA_ARGS__), __LINE__)

static void test_formulas(void** state) {
  ctn_schedule *s, *inner;
  const double pi = 3.14159265358979323846;
  (void)state;
  OK(ctn_schedule_constant_new(0.5, &s));
  CHECK(s, 0.5, 0.5, 0.5);
  OK(ctn_schedule_exponential_new(8, NAN, 0.5, &s));
  CHECK(s, 8, 4, 2, 1, 0.5);
  OK(ctn_schedule_exponential_new(8, 3, 0.5, &s));
  CHECK(s, 8, 4, 3, 3);
  OK(ctn_schedule_exponential_new(-1, -5, 2, &s)); /* moves away from zero, and is negative */
  CHECK(s, -1, -2, -4, -5, -5);
  OK(ctn_schedule_exponential_new(1, NAN, 10, &s)); /* the result stays finite */
  assert_true(isfinite(value_of(s, 1000000)));
  ctn_schedule_release(s);
  OK(ctn_schedule_step_new(8, NAN, 2, 0.5, &s));
  CHECK(s, 8, 8, 4, 4, 2);
  OK(ctn_schedule_step_new(8, 3, 2, 0.5, &s));
  CHECK(s, 8, 8, 4, 4, 3);
  OK(ctn_schedule_multistep_new(8, DIMS(1, 4), 0.5, &s));
  CHECK(s, 8, 4, 4, 4, 2, 2);
  OK(ctn_schedule_multistep_new(8, NO_DIMS, 0.5, &s));
  CHECK(s, 8, 8);
  OK(ctn_schedule_linear_new(1, 3, 1, 5, &s));
  CHECK(s, 1, 1, 1.5, 2, 2.5, 3, 3);
  OK(ctn_schedule_cosine_new(4, 2, 4, 0, &s));
  CHECK(s, 4, 3 + cos(pi / 4), 3, 3 - cos(pi / 4), 2, 2, 2);
  OK(ctn_schedule_cosine_new(4, 2, 2, 1, &s));
  CHECK(s, 4, 3, 4, 3, 4);
  OK(ctn_schedule_cosine_new(4, 2, 2, 2, &s));
  CHECK(s, 4, 3, 4, 3 + cos(pi / 4), 3, 3 - cos(pi / 4), 4, 3 + cos(pi / 8));
  OK(ctn_schedule_cosine_new(4, 2, 2, 2, &s));
  assert_true(value_of(s, INT64_MAX) >= 2 && value_of(s, INT64_MAX) <= 4); /* found quickly */
  ctn_schedule_release(s);
  OK(ctn_schedule_polynomial_new(8, NAN, 4, 2, &s));
  CHECK(s, 8, 4.5, 2, 0.5, 0, 0);
  OK(ctn_schedule_polynomial_new(8, 1, 4, 2, &s));
  CHECK(s, 8, 4.5, 2, 1, 1);
  OK(ctn_schedule_inverse_new(8, NAN, 1, 1, &s));
  CHECK(s, 8, 4, 8.0 / 3, 2);
  OK(ctn_schedule_inverse_new(8, 3, 1, 1, &s));
  CHECK(s, 8, 4, 3, 3);
  OK(ctn_schedule_inverse_new(8, NAN, 3, 0.5, &s));
  CHECK(s, 8, 4);
  OK(ctn_schedule_exponential_new(8, NAN, 0.5, &inner));
  OK(ctn_schedule_warmup_new(0, inner, 4, &s));
  ctn_schedule_release(inner); /* the outer schedule holds it */
  CHECK(s, 0, 2, 4, 6, 8, 4, 2);
}

static int destroyed;
static void count_destroy(void* user_data) {
  (void)user_data;
  ++destroyed;
}

static ctn_status thrice(void* user_data, int64_t t, double* value) {
  assert_string_equal(user_data, "data");
  if (t == 5) {
    ctn_error_set(CTN_ERROR_NAN, "five is too much");
    return CTN_ERROR_NAN;
  }
  if (t != 6) *value = 3 * (double)t;
  return CTN_OK;
}

static void test_callbacks(void** state) {
  ctn_schedule *s = NULL, *warmup;
  double value;
  (void)state;
  destroyed = 0;
  FAILS(ctn_schedule_new(NULL, NULL, count_destroy, &s), CTN_ERROR_INVALID_ARGUMENT, "function:");
  FAILS(ctn_schedule_new(thrice, "data", count_destroy, NULL), CTN_ERROR_INVALID_ARGUMENT, "out:");
  assert_int_equal(destroyed, 2);
  OK(ctn_schedule_new(thrice, "data", count_destroy, &s));
  assert_true(value_of(s, 4) == 12);
  assert_int_equal(ctn_schedule_value(s, 5, &value), CTN_ERROR_NAN);
  assert_string_equal(ctn_error_message(), "five is too much");
  FAILS(ctn_schedule_value(s, 6, &value), CTN_ERROR_CALLBACK,
        "schedule: expected a finite value at 6, got nan");
  OK(ctn_schedule_warmup_new(1, s, 2, &warmup));
  ctn_schedule_release(s);
  assert_int_equal(destroyed, 2);
  assert_int_equal(ctn_schedule_value(warmup, 7, &value), CTN_ERROR_NAN);
  ctn_schedule_release(warmup);
  assert_int_equal(destroyed, 3);
}

static void test_in_optimizers(void** state) {
  ctn_link* link = model(0);
  ctn_optimizer *optimizer = sgd_for(link, 1), *adam;
  ctn_schedule* s;
  (void)state;
  OK(ctn_schedule_exponential_new(1, NAN, 0.5, &s));
  OK(ctn_optimizer_set_schedule(optimizer, "lr", s, 0));
  FAILS(ctn_optimizer_set_schedule(optimizer, "alpha", s, 0), CTN_ERROR_NOT_FOUND, "\"alpha\"");
  FAILS(ctn_optimizer_set_hyperparameter(optimizer, "lr", 1), CTN_ERROR_STATE, "\"lr\" follows a schedule");
  set_grad(link, "W", DIMS(2), VALUES(1, 2));
  assert_true(hyperparameter(optimizer, "lr") == 1);
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(0, -4));
  assert_true(hyperparameter(optimizer, "lr") == 0.5); /* for the next update */
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-0.5, -5));
  OK(ctn_optimizer_set_t(optimizer, 0)); /* continues from any t */
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-1.5, -7));
  /* A schedule that counts epochs. */
  OK(ctn_optimizer_set_schedule(optimizer, "lr", s, 1));
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-2.5, -9));
  OK(ctn_optimizer_new_epoch(optimizer));
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-3, -10));
  OK(ctn_optimizer_set_schedule(optimizer, "lr", NULL, 0));
  assert_true(hyperparameter(optimizer, "lr") == 1); /* the value from before */
  OK(ctn_optimizer_set_hyperparameter(optimizer, "lr", 2));

  /* The effective rate of Adam belongs to the last update. */
  OK(ctn_optimizer_adam_new(7, 0.5, 0.5, 0, &adam));
  OK(ctn_optimizer_set_schedule(adam, "alpha", s, 0));
  ctn_schedule_release(s);
  OK(ctn_optimizer_setup(adam, link));
  OK(ctn_optimizer_update(adam));
  assert_true(fabs(hyperparameter(adam, "lr") - sqrt(0.5) / 0.5) < 1e-14);
  assert_true(hyperparameter(adam, "alpha") == 0.5);

  /* If a schedule fails, no parameter changes. */
  OK(ctn_schedule_new(thrice, "data", NULL, &s));
  OK(ctn_optimizer_set_schedule(optimizer, "lr", s, 0));
  ctn_schedule_release(s);
  OK(ctn_optimizer_set_t(optimizer, 5));
  {
    ctn_array *data = data_of(link, "W"), *before;
    float a[2], b[2];
    OK(ctn_array_copy(data, &before));
    assert_int_equal(ctn_optimizer_update(optimizer), CTN_ERROR_NAN);
    OK(ctn_array_to_data(data, a, sizeof a));
    OK(ctn_array_to_data(before, b, sizeof b));
    assert_memory_equal(a, b, sizeof a);
    ctn_array_release(before);
    ctn_array_release(data);
  }
  assert_int_equal(ctn_optimizer_t(optimizer), 5);
  FAILS(ctn_optimizer_set_schedule(NULL, "lr", NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "optimizer:");
  FAILS(ctn_optimizer_set_schedule(optimizer, NULL, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "name:");
  ctn_optimizer_release(adam);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void test_arguments(void** state) {
  ctn_schedule *s = NULL, *other;
  double value;
  (void)state;
#define BAD(call, text) FAILS(call, CTN_ERROR_INVALID_ARGUMENT, text)
  BAD(ctn_schedule_constant_new(NAN, &s), "init: expected a finite number, got nan");
  BAD(ctn_schedule_exponential_new(INFINITY, NAN, 1, &s), "init: expected a finite number, got inf");
  BAD(ctn_schedule_exponential_new(1, NAN, -1, &s), "rate: expected a finite number of at least 0, got -1");
  BAD(ctn_schedule_exponential_new(1, NAN, NAN, &s), "rate:");
  BAD(ctn_schedule_exponential_new(1, INFINITY, 1, &s), "target: expected a finite number, or NaN for none");
  BAD(ctn_schedule_step_new(NAN, NAN, 1, 1, &s), "init:");
  BAD(ctn_schedule_step_new(1, NAN, 1, NAN, &s), "gamma: expected a finite number");
  BAD(ctn_schedule_step_new(1, NAN, 0, 1, &s), "step: expected at least 1, got 0");
  BAD(ctn_schedule_step_new(1, INFINITY, 1, 1, &s), "target:");
  BAD(ctn_schedule_multistep_new(NAN, DIMS(1), 1, &s), "init:");
  BAD(ctn_schedule_multistep_new(1, DIMS(1), INFINITY, &s), "gamma:");
  BAD(ctn_schedule_multistep_new(1, DIMS(1, 1), 1, &s),
      "steps: expected ascending numbers of at least 0, got 1 at 1");
  BAD(ctn_schedule_multistep_new(1, DIMS(-1), 1, &s),
      "steps: expected ascending numbers of at least 0, got -1 at 0");
  BAD(ctn_schedule_multistep_new(1, NULL, 1, 1, &s), "steps:");
  BAD(ctn_schedule_linear_new(NAN, 1, 0, 1, &s), "init:");
  BAD(ctn_schedule_linear_new(1, NAN, 0, 1, &s), "target: expected a finite number, got nan");
  BAD(ctn_schedule_linear_new(1, 1, -1, 1, &s), "begin: expected at least 0, got -1");
  BAD(ctn_schedule_linear_new(1, 1, 2, 2, &s), "end: expected more than begin, 2, got 2");
  BAD(ctn_schedule_cosine_new(NAN, 1, 1, 0, &s), "init:");
  BAD(ctn_schedule_cosine_new(1, NAN, 1, 0, &s), "target:");
  BAD(ctn_schedule_cosine_new(1, 1, 0, 0, &s), "period: expected at least 1, got 0");
  BAD(ctn_schedule_cosine_new(1, 1, 1, -1, &s), "restart_factor: expected at least 0, got -1");
  BAD(ctn_schedule_polynomial_new(NAN, NAN, 1, 1, &s), "init:");
  BAD(ctn_schedule_polynomial_new(1, NAN, 1, -1, &s),
      "power: expected a finite number of at least 0, got -1");
  BAD(ctn_schedule_polynomial_new(1, NAN, 0, 1, &s), "length: expected at least 1, got 0");
  BAD(ctn_schedule_polynomial_new(1, INFINITY, 1, 1, &s), "target:");
  BAD(ctn_schedule_inverse_new(NAN, NAN, 1, 1, &s), "init:");
  BAD(ctn_schedule_inverse_new(1, NAN, -1, 1, &s), "gamma: expected a finite number of at least 0, got -1");
  BAD(ctn_schedule_inverse_new(1, NAN, 1, NAN, &s), "power: expected a finite number, got nan");
  BAD(ctn_schedule_inverse_new(1, INFINITY, 1, 1, &s), "target:");
  OK(ctn_schedule_constant_new(1, &other));
  BAD(ctn_schedule_warmup_new(NAN, other, 1, &s), "start: expected a finite number, got nan");
  BAD(ctn_schedule_warmup_new(1, other, 0, &s), "length: expected at least 1, got 0");
  BAD(ctn_schedule_warmup_new(1, NULL, 1, &s), "after: expected a schedule, got NULL");
  BAD(ctn_schedule_constant_new(1, NULL), "out: expected a pointer");
  BAD(ctn_schedule_value(NULL, 1, &value), "schedule: expected a schedule, got NULL");
  BAD(ctn_schedule_value(other, -1, &value), "t: expected at least 0, got -1");
  BAD(ctn_schedule_value(other, 1, NULL), "value: expected a pointer");
#undef BAD
  assert_null(s);
  ctn_schedule_release(other);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_formulas), TEST(test_callbacks), TEST(test_in_optimizers),
                                     TEST(test_arguments)};
  return RUN(tests, argc, argv);
}
