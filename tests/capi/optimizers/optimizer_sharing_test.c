/* Tests of catenary/optimizer.h: parameters and gradients that share memory, and callbacks that release the
   optimizer. */
#include <catenary/compat.h>

#include "optimizer_support.h"

/* A link with the parameters A and B, 2 x 2 matrices of ones with gradients of ones. */
static ctn_link* pair(void) {
  static const char* const names[] = {"A", "B"};
  ctn_link* link = chain();
  int i;
  for (i = 0; i < 2; ++i) {
    OK(ctn_link_add_param(link, names[i], DIMS(2, 2), CTN_FLOAT32));
    set_param(link, names[i], DIMS(2, 2), VALUES(1, 1, 1, 1));
    set_grad(link, names[i], DIMS(2, 2), VALUES(1, 1, 1, 1));
  }
  return link;
}

/* Makes B a view of A or of its transpose. */
static void share_data(ctn_link* link, int transposed) {
  ctn_array *a = data_of(link, "A"), *view = ctn_array_retain(a);
  ctn_variable* b;
  if (transposed) {
    ctn_array_release(view);
    OK(ctn_array_transpose(a, NULL, 0, &view));
  }
  OK(ctn_link_param(link, "B", &b));
  OK(ctn_variable_set_data(b, view));
  ctn_variable_release(b);
  ctn_array_release(view);
  ctn_array_release(a);
}

static void tied_parameters_move_twice(void** state) {
  int transposed;
  (void)state;
  for (transposed = 0; transposed < 2; ++transposed) {
    ctn_link* link = pair();
    ctn_optimizer* optimizer;
    share_data(link, transposed);
    optimizer = sgd_for(link, 0.25);
    OK(ctn_optimizer_update(optimizer));
    CHECK_DATA(link, "A", CTN_FLOAT32, DIMS(2, 2), VALUES(0.5, 0.5, 0.5, 0.5));
    ctn_optimizer_release(optimizer);
    ctn_link_release(link);
  }
}

/* WeightDecay of both parameters runs before either of them changes. */
static void hooks_see_tied_parameters_as_they_were(void** state) {
  ctn_link* link = pair();
  ctn_optimizer* optimizer;
  (void)state;
  share_data(link, 0);
  optimizer = sgd_for(link, 0.25);
  OK(ctn_optimizer_add_weight_decay(optimizer, 1));
  OK(ctn_optimizer_update(optimizer));
  CHECK_DATA(link, "A", CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0)); /* 1 - 2 * 0.25 * (1 + 1) */
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

static void gradients_given_twice_are_refused(void** state) {
  ctn_array *p = array_of(CTN_FLOAT32, DIMS(1), VALUES(1)), *q = array_of(CTN_FLOAT32, DIMS(1), VALUES(2)),
            *g = array_of(CTN_FLOAT32, DIMS(1), VALUES(0));
  ctn_array* const params[] = {p, q};
  ctn_array* const grads[] = {g, g};
  ctn_optimizer* optimizer;
  (void)state;
  OK(ctn_optimizer_sgd_new(0.1, &optimizer));
  FAILS(ctn_optimizer_setup_params(optimizer, params, 2, grads, 2), CTN_ERROR_INVALID_ARGUMENT, "grads",
        "share no memory", "0 and 1");
  ctn_optimizer_release(optimizer);
  ctn_array_release(g);
  ctn_array_release(q);
  ctn_array_release(p);
}

/* Callbacks that release the last reference, which belongs to the test. */

static ctn_optimizer* last;

static ctn_status release_last(void) {
  ctn_optimizer* const optimizer = last;
  last = NULL;
  ctn_optimizer_release(optimizer);
  return CTN_OK;
}

static ctn_status releasing_hook(void* user_data, ctn_optimizer* optimizer, ctn_link* link) {
  (void)user_data, (void)optimizer, (void)link;
  return release_last();
}

static ctn_status releasing_schedule(void* user_data, int64_t t, double* value) {
  (void)user_data, (void)t;
  *value = 0.5;
  return release_last();
}

static void callbacks_may_release_the_optimizer(void** state) {
  int by_schedule;
  (void)state;
  for (by_schedule = 0; by_schedule < 2; ++by_schedule) {
    ctn_link* link = pair();
    last = sgd_for(link, 0.5);
    if (by_schedule) {
      ctn_schedule* schedule;
      OK(ctn_schedule_new(releasing_schedule, NULL, NULL, &schedule));
      OK(ctn_optimizer_set_schedule(last, "lr", schedule, 0));
      ctn_schedule_release(schedule);
    } else {
      OK(ctn_optimizer_add_hook(last, "release", releasing_hook, NULL, NULL));
    }
    OK(ctn_optimizer_update(last));
    assert_null(last);
    CHECK_DATA(link, "A", CTN_FLOAT32, DIMS(2, 2), VALUES(0.5, 0.5, 0.5, 0.5));
    ctn_link_release(link);
  }
}

static ctn_status removing_schedule(void* user_data, int64_t t, double* value) {
  (void)t;
  OK(ctn_optimizer_set_schedule(last, "lr", NULL, 0));
  *value = *(const double*)user_data;
  return CTN_OK;
}

static void poison(void* user_data) { *(double*)user_data = NAN; }

static void schedules_may_remove_themselves(void** state) {
  ctn_link* link = pair();
  ctn_schedule* schedule;
  double rate = 0.5;
  (void)state;
  last = sgd_for(link, 0.25);
  OK(ctn_schedule_new(removing_schedule, &rate, poison, &schedule));
  OK(ctn_optimizer_set_schedule(last, "lr", schedule, 0));
  ctn_schedule_release(schedule);
  OK(ctn_optimizer_update(last));
  assert_true(isnan(rate)); /* released, but only after it was used */
  CHECK_DATA(link, "B", CTN_FLOAT32, DIMS(2, 2), VALUES(0.5, 0.5, 0.5, 0.5));
  OK(ctn_optimizer_update(last));
  CHECK_DATA(link, "B", CTN_FLOAT32, DIMS(2, 2), VALUES(0.25, 0.25, 0.25, 0.25));
  ctn_optimizer_release(last);
  ctn_link_release(link);
}

static double seen[2];

static ctn_status note_rate(void* user_data, ctn_optimizer* optimizer, const char* path,
                            ctn_variable* param) {
  (void)user_data, (void)path, (void)param;
  seen[ctn_optimizer_t(optimizer) - 1] = hyperparameter(optimizer, "lr");
  return CTN_OK;
}

static void user_methods_see_the_schedule_from_its_beginning(void** state) {
  static const int64_t steps[] = {1};
  ctn_optimizer_callbacks callbacks;
  ctn_link* link = pair();
  ctn_optimizer* optimizer;
  ctn_schedule* schedule;
  (void)state;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.update_one = note_rate;
  OK(ctn_optimizer_new(&callbacks, NULL, &optimizer));
  OK(ctn_optimizer_add_hyperparameter(optimizer, "lr", 9));
  OK(ctn_schedule_multistep_new(1, steps, 1, 0.5, &schedule));
  OK(ctn_optimizer_set_schedule(optimizer, "lr", schedule, 0));
  OK(ctn_optimizer_setup(optimizer, link));
  OK(ctn_optimizer_update(optimizer));
  OK(ctn_optimizer_update(optimizer));
  assert_true(seen[0] == 1 && seen[1] == 0.5);
  ctn_schedule_release(schedule);
  ctn_optimizer_release(optimizer);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(tied_parameters_move_twice),        TEST(hooks_see_tied_parameters_as_they_were),
      TEST(gradients_given_twice_are_refused), TEST(callbacks_may_release_the_optimizer),
      TEST(schedules_may_remove_themselves),   TEST(user_methods_see_the_schedule_from_its_beginning),
  };
  return RUN(tests, argc, argv);
}
