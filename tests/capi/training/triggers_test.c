/* Tests of catenary/triggers.h: the updates after which triggers fire. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "training_support.h"

/* The updates after which an extension has run, and a value to report in each update. */
typedef struct Record {
  int updates[64], count;
  const double* values;
} Record;

static ctn_status record_update(void* data, ctn_trainer* trainer) {
  Record* record = data;
  ctn_updater* updater;
  OK(ctn_trainer_updater(trainer, &updater));
  assert_true(record->count < (int)COUNT(record->updates));
  record->updates[record->count++] = (int)ctn_updater_iteration(updater);
  ctn_updater_release(updater);
  return CTN_OK;
}

static ctn_status report_value(void* data, ctn_trainer* trainer, double* value) {
  const double* const* values = data;
  ctn_updater* updater;
  OK(ctn_trainer_updater(trainer, &updater));
  *value = (*values)[ctn_updater_iteration(updater) - 1];
  ctn_updater_release(updater);
  return CTN_OK;
}

static void check_updates(const Record* record, const int* expected, int count, int line) {
  int i;
  if (record->count != count) {
    print_error("expected %d updates, got %d\n", count, record->count);
    _fail(__FILE__, line);
  }
  for (i = 0; i < count; ++i)
    if (record->updates[i] != expected[i]) {
      print_error("expected update %d, got %d\n", expected[i], record->updates[i]);
      _fail(__FILE__, line);
    }
}
#define UPDATES(record, ...) \
  check_updates(&(record), (const int[]){__VA_ARGS__}, (int)COUNT(((const int[]){__VA_ARGS__})), __LINE__)

/* Records when a trigger fires in a training of a number of updates, in which "value" is reported. */
static void record_fires(Training* training, Record* record, ctn_trigger* trigger,
                         const double* const* values, double updates) {
  const ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = record_update};
  ctn_trigger* stop = every(updates, CTN_TRIGGER_UNIT_ITERATION);
  ctn_extension* extension;
  memset(record, 0, sizeof *record);
  begin_training(training, stop);
  ctn_trigger_release(stop);
  if (values) {
    OK(ctn_extension_observe_value_new("value", report_value, (void*)values, NULL, &extension));
    extend(training, extension, every(1, CTN_TRIGGER_UNIT_ITERATION));
  }
  OK(ctn_extension_new(&callbacks, record, &extension));
  extend(training, extension, trigger);
}

static void check_fires(ctn_trigger* trigger, const double* values, Record* record, double updates) {
  Training training;
  record_fires(&training, record, trigger, values ? &values : NULL, updates);
  RUNS(&training, CTN_TRAINING_FINISHED);
  end_training(&training);
}

/* An epoch has 40 / 7 = 5.7 updates. */
static void test_intervals(void** state) {
  Record record;
  ctn_trigger* trigger;
  (void)state;
  check_fires(every(3, CTN_TRIGGER_UNIT_ITERATION), NULL, &record, 10);
  UPDATES(record, 3, 6, 9);
  check_fires(every(1, CTN_TRIGGER_UNIT_EPOCH), NULL, &record, 18);
  UPDATES(record, 6, 12, 18);
  check_fires(every(0.5, CTN_TRIGGER_UNIT_EPOCH), NULL, &record, 12);
  UPDATES(record, 3, 6, 9, 12);
  check_fires(every(2, CTN_TRIGGER_UNIT_EPOCH), NULL, &record, 18);
  UPDATES(record, 12);
  FAILS(ctn_trigger_interval_new(0, CTN_TRIGGER_UNIT_EPOCH, &trigger), CTN_ERROR_INVALID_ARGUMENT, "period",
        "0");
  FAILS(ctn_trigger_interval_new(1.5, CTN_TRIGGER_UNIT_ITERATION, &trigger), CTN_ERROR_INVALID_ARGUMENT,
        "1.5");
  FAILS(ctn_trigger_interval_new(INFINITY, CTN_TRIGGER_UNIT_EPOCH, &trigger), CTN_ERROR_INVALID_ARGUMENT,
        "inf");
  FAILS(ctn_trigger_interval_new(NAN, CTN_TRIGGER_UNIT_EPOCH, &trigger), CTN_ERROR_INVALID_ARGUMENT, "nan");
}

static void test_schedules(void** state) {
  Record record;
  ctn_trigger* trigger;
  Training training;
  (void)state;
  OK(ctn_trigger_manual_schedule_new(VALUES(7, 2, 3), CTN_TRIGGER_UNIT_ITERATION, &trigger));
  check_fires(trigger, NULL, &record, 10);
  UPDATES(record, 2, 3, 7);
  OK(ctn_trigger_manual_schedule_new(VALUES(0.1, 1.5), CTN_TRIGGER_UNIT_EPOCH, &trigger));
  begin_training(&training, trigger); /* ends at the last point */
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_int_equal(iteration_of(&training), 9);
  end_training(&training);
  check_fires(trigger, NULL, &record, 10);
  UPDATES(record, 1, 9);
  OK(ctn_trigger_once_new(0, &trigger));
  check_fires(trigger, NULL, &record, 5);
  UPDATES(record, 1);
  FAILS(ctn_trigger_manual_schedule_new(NULL, 0, CTN_TRIGGER_UNIT_EPOCH, &trigger),
        CTN_ERROR_INVALID_ARGUMENT, "points");
  FAILS(ctn_trigger_manual_schedule_new(VALUES(1, -1), CTN_TRIGGER_UNIT_EPOCH, &trigger),
        CTN_ERROR_INVALID_ARGUMENT, "points", "-1");
}

/* Also after a resume: once, or each time. */
static void test_once_again(void** state) {
  int on_resume;
  (void)state;
  for (on_resume = 0; on_resume < 2; ++on_resume) {
    Record record;
    Training training;
    ctn_trigger* trigger;
    clear_folder();
    OK(ctn_trigger_once_new(on_resume, &trigger));
    record_fires(&training, &record, trigger, NULL, 2);
    RUNS(&training, CTN_TRAINING_FINISHED);
    OK(ctn_trainer_save(training.trainer, path_of("once.npz")));
    end_training(&training);
    OK(ctn_trigger_once_new(on_resume, &trigger));
    record_fires(&training, &record, trigger, NULL, 5);
    OK(ctn_trainer_load(training.trainer, path_of("once.npz")));
    RUNS(&training, CTN_TRAINING_FINISHED);
    end_training(&training);
    if (on_resume)
      UPDATES(record, 3);
    else
      assert_int_equal(record.count, 0);
  }
}

static void test_best(void** state) {
  static const double kValues[] = {3, 2, 2, 4, 1, NAN, 0, 5};
  Record record;
  ctn_trigger *trigger, *check;
  double best;
  (void)state;
  check = every(1, CTN_TRIGGER_UNIT_ITERATION);
  OK(ctn_trigger_min_value_new("value", check, &trigger));
  ctn_trigger_release(check);
  ctn_trigger_retain(trigger);
  OK(ctn_trigger_best_value(trigger, &best));
  assert_true(isnan(best));
  check_fires(trigger, kValues, &record, 8);
  UPDATES(record, 1, 2, 5, 7);
  OK(ctn_trigger_best_value(trigger, &best));
  assert_true(best == 0);
  ctn_trigger_release(trigger);
  check = every(2, CTN_TRIGGER_UNIT_ITERATION);
  OK(ctn_trigger_max_value_new("value", check, &trigger));
  ctn_trigger_release(check); /* 2.5, 3, NaN, 2.5 */
  check_fires(trigger, kValues, &record, 8);
  UPDATES(record, 2, 4);
  OK(ctn_trigger_max_value_new("absent", NULL, &trigger));
  check_fires(trigger, kValues, &record, 8);
  assert_int_equal(record.count, 0);
  trigger = every(1, CTN_TRIGGER_UNIT_EPOCH);
  FAILS(ctn_trigger_best_value(trigger, &best), CTN_ERROR_INVALID_ARGUMENT, "trigger");
  ctn_trigger_release(trigger);
}

/* Two extensions with one trigger run after the same updates. */
static void test_shared(void** state) {
  static const double kValues[] = {3, 2, 2, 1, 4};
  const double* values = kValues;
  const ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = record_update};
  Record first, second;
  Training training;
  ctn_trigger *trigger, *check = every(1, CTN_TRIGGER_UNIT_ITERATION);
  ctn_extension* extension;
  (void)state;
  OK(ctn_trigger_min_value_new("value", check, &trigger));
  ctn_trigger_release(check);
  record_fires(&training, &first, ctn_trigger_retain(trigger), &values, 5);
  memset(&second, 0, sizeof second);
  OK(ctn_extension_new(&callbacks, &second, &extension));
  extend(&training, extension, trigger);
  RUNS(&training, CTN_TRAINING_FINISHED);
  end_training(&training);
  UPDATES(first, 1, 2, 4);
  UPDATES(second, 1, 2, 4);
}

static void test_early_stopping(void** state) {
  static const double kValues[] = {5, 4, 4.5, 4.2, 3.9, 4, 4, 4, 1};
  const double* values = kValues;
  int resumed_at;
  (void)state;
  for (resumed_at = 0; resumed_at < 8; ++resumed_at) { /* 0: not */
    ctn_trigger *check = every(1, CTN_TRIGGER_UNIT_ITERATION), *stop,
                *limit = every(9, CTN_TRIGGER_UNIT_ITERATION);
    ctn_trainer* trainer;
    ctn_extension* observe;
    ctn_training_result result;
    Training training;
    int part;
    clear_folder();
    for (part = resumed_at ? 0 : 1; part < 2; ++part) {
      OK(ctn_trigger_early_stopping_new("value", 3, CTN_STOPPING_MODE_AUTO, check, limit, &stop));
      begin_training(&training, NULL);
      OK(ctn_trainer_new(training.updater, stop, directory, &trainer));
      OK(ctn_extension_observe_value_new("value", report_value, (void*)&values, NULL, &observe));
      OK(ctn_trainer_extend(trainer, observe, NULL, check, CTN_PRIORITY_DEFAULT));
      ctn_extension_release(observe);
      ctn_trigger_release(stop);
      if (part == 0) {
        OK(ctn_trainer_run_for(trainer, resumed_at, 0, &result));
        OK(ctn_trainer_save(trainer, path_of("early.npz")));
      } else {
        if (resumed_at) OK(ctn_trainer_load(trainer, path_of("early.npz")));
        OK(ctn_trainer_run(trainer, &result));
        assert_int_equal(result, CTN_TRAINING_FINISHED);
        assert_int_equal(iteration_of(&training), 8); /* the third after the best */
      }
      ctn_trainer_release(trainer);
      end_training(&training);
    }
    ctn_trigger_release(check);
    ctn_trigger_release(limit);
  }
}

static void test_early_arguments(void** state) {
  static const double kValues[] = {1, 2, 1, 1, 1, 1};
  Record record;
  ctn_trigger *trigger, *check = every(1, CTN_TRIGGER_UNIT_ITERATION);
  (void)state;
  OK(ctn_trigger_early_stopping_new("value", 2, CTN_STOPPING_MODE_MAX, check, NULL, &trigger));
  check_fires(trigger, kValues, &record, 5);
  UPDATES(record, 4, 5);
  FAILS(ctn_trigger_early_stopping_new("value", 0, CTN_STOPPING_MODE_MIN, NULL, NULL, &trigger),
        CTN_ERROR_INVALID_ARGUMENT, "patience", "0");
  ctn_trigger_release(check);
}

typedef struct Own {
  int64_t asked;
  int fails, destroyed;
} Own;

static ctn_status fire_own(void* data, ctn_trainer* trainer, int32_t* fires) {
  Own* own = data;
  (void)trainer;
  *fires = ++own->asked % 3 == 0;
  if (!own->fails) return CTN_OK;
  ctn_error_set(CTN_ERROR_STATE, "a trigger of no use");
  return CTN_ERROR_STATE;
}
static ctn_status serialize_own(void* data, ctn_serializer* serializer) {
  return ctn_serializer_i64(serializer, "asked", &((Own*)data)->asked);
}
static void destroy_own(void* data) { ++((Own*)data)->destroyed; }

static void test_callbacks(void** state) {
  ctn_trigger_callbacks callbacks = {
      .struct_size = sizeof callbacks, .fire = fire_own, .serialize = serialize_own, .destroy = destroy_own};
  Own own = {0, 0, 0};
  Record record;
  Training training;
  ctn_trigger* trigger;
  (void)state;
  clear_folder();
  OK(ctn_trigger_new(&callbacks, &own, &trigger));
  record_fires(&training, &record, trigger, NULL, 7);
  RUNS(&training, CTN_TRAINING_FINISHED);
  UPDATES(record, 3, 6);
  OK(ctn_trainer_save(training.trainer, path_of("own.npz")));
  own.asked = 0;
  OK(ctn_trainer_load(training.trainer, path_of("own.npz")));
  assert_int_equal(own.asked, 7);
  end_training(&training);
  assert_int_equal(own.destroyed, 1);
  own.fails = 1;
  OK(ctn_trigger_new(&callbacks, &own, &trigger));
  record_fires(&training, &record, trigger, NULL, 7);
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "a trigger of no use");
  assert_int_equal(iteration_of(&training), 1);
  end_training(&training);
  callbacks.fire = NULL;
  FAILS(ctn_trigger_new(&callbacks, &own, &trigger), CTN_ERROR_INVALID_ARGUMENT, "callbacks.fire");
  assert_int_equal(own.destroyed, 3);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_intervals), TEST(test_schedules),      TEST(test_once_again),      TEST(test_best),
      TEST(test_shared),    TEST(test_early_stopping), TEST(test_early_arguments), TEST(test_callbacks),
  };
  int failed;
  if (!make_directory()) return 1;
  failed = RUN(tests, argc, argv);
  remove_directory();
  return failed;
}
