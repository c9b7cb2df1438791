/* Tests of the loop of a trainer: results, slices, stops, the order of extensions, and failures. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <pthread.h>
#include <signal.h>

#include "training_support.h"

/* What extensions have done, a character for each call. */
typedef struct Notes {
  char text[256];
  const char* fails_in; /* the characters of the calls that fail */
  ctn_trainer* stops;   /* the trainer to stop when it runs */
  int destroyed;
} Notes;

typedef struct Note {
  Notes* notes;
  char name;
} Note;

static ctn_status add_note(Note* note, char what) {
  char text[3] = {note->name, what, 0};
  strncat(note->notes->text, text, sizeof note->notes->text - strlen(note->notes->text) - 1);
  if (!note->notes->fails_in || !strstr(note->notes->fails_in, text)) return CTN_OK;
  ctn_error_set(CTN_ERROR_SHAPE, text);
  return CTN_ERROR_SHAPE;
}

static ctn_status note_run(void* data, ctn_trainer* trainer) {
  Note* note = data;
  (void)trainer;
  if (note->notes->stops) ctn_trainer_stop(note->notes->stops);
  return add_note(note, 'r');
}
static ctn_status note_initialize(void* data, ctn_trainer* trainer) {
  (void)trainer;
  return add_note(data, 'i');
}
static ctn_status note_finalize(void* data, ctn_trainer* trainer) {
  (void)trainer;
  return add_note(data, 'f');
}
static ctn_status note_error(void* data, ctn_trainer* trainer, ctn_status status) {
  (void)trainer;
  assert_int_equal(ctn_error_code(), status);
  assert_true(strlen(ctn_error_message()) > 0);
  return add_note(data, 'e');
}
static void note_destroy(void* data) {
  Note* note = data;
  ++note->notes->destroyed;
  free(note);
}

static void extend_note(Training* training, Notes* notes, char name, int32_t priority, ctn_trigger* trigger) {
  const char text[] = {name, 0};
  const ctn_extension_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .name = text,
      .run = note_run,
      .initialize = note_initialize,
      .finalize = note_finalize,
      .on_error = note_error,
      .destroy = note_destroy,
      .priority = priority,
  };
  Note* note = malloc(sizeof *note);
  ctn_extension* extension;
  assert_non_null(note);
  note->notes = notes;
  note->name = name;
  OK(ctn_extension_new(&callbacks, note, &extension));
  assert_string_equal(ctn_extension_default_name(extension), text);
  extend(training, extension, trigger);
}

static void begin_until(Training* training, double period, ctn_trigger_unit unit) {
  ctn_trigger* stop = every(period, unit);
  begin_training(training, stop);
  ctn_trigger_release(stop);
}

static void test_order(void** state) {
  Training training;
  Notes notes = {{0}, NULL, NULL, 0};
  ctn_extension* found;
  (void)state;
  begin_until(&training, 2, CTN_TRIGGER_UNIT_ITERATION);
  extend_note(&training, &notes, 'a', 100, NULL);
  extend_note(&training, &notes, 'b', 300, every(2, CTN_TRIGGER_UNIT_ITERATION));
  extend_note(&training, &notes, 'c', 100, NULL);
  extend_note(&training, &notes, 'a', 50, NULL);
  assert_int_equal(ctn_trainer_extension_count(training.trainer), 4);
  assert_string_equal(ctn_trainer_extension_name(training.trainer, 0), "b");
  assert_string_equal(ctn_trainer_extension_name(training.trainer, 3), "a_1");
  assert_null(ctn_trainer_extension_name(training.trainer, 4));
  OK(ctn_trainer_extension(training.trainer, "a_1", &found));
  ctn_extension_release(found);
  FAILS(ctn_trainer_extension(training.trainer, "d", &found), CTN_ERROR_NOT_FOUND, "\"b\"", "\"d\"");
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_string_equal(notes.text,
                      "biaiciai"
                      "arcrar"
                      "brarcrar"
                      "bfafcfaf");
  RUNS(&training, CTN_TRAINING_FINISHED); /* nothing is left to do */
  assert_int_equal(training.calls, 2);
  assert_int_equal(notes.destroyed, 0);
  end_training(&training);
  assert_int_equal(notes.destroyed, 4);
}

static void test_names(void** state) {
  Training training;
  ctn_extension* log;
  (void)state;
  begin_until(&training, 1, CTN_TRIGGER_UNIT_ITERATION);
  OK(ctn_extension_log_report_new(NULL, 0, NULL, NULL, &log));
  FAILS(ctn_trainer_extend(training.trainer, log, "a/b", NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "a/b");
  FAILS(ctn_trainer_extend(training.trainer, log, "", NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "name");
  assert_int_equal(ctn_trainer_extension_count(training.trainer), 0);
  ctn_extension_release(log);
  end_training(&training);
}

static void test_slices(void** state) {
  Training training;
  ctn_training_result result;
  int slices = 0;
  Notes notes = {{0}, NULL, NULL, 0};
  (void)state;
  begin_until(&training, 2, CTN_TRIGGER_UNIT_EPOCH);
  extend_note(&training, &notes, 'a', 100, every(1, CTN_TRIGGER_UNIT_EPOCH));
  do {
    OK(ctn_trainer_run_for(training.trainer, 0, 1, &result));
    ++slices;
    assert_true(slices <= 12);
  } while (result == CTN_TRAINING_PAUSED);
  assert_int_equal(result, CTN_TRAINING_FINISHED);
  assert_int_equal(iteration_of(&training), 12);
  assert_string_equal(notes.text, "aiararaf");
  assert_true(ctn_trainer_elapsed_time(training.trainer) > 0);
  FAILS(ctn_trainer_run_for(training.trainer, -1, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "iterations", "-1");
  FAILS(ctn_trainer_run_for(training.trainer, 0, -1, NULL), CTN_ERROR_INVALID_ARGUMENT, "milliseconds", "-1");
  end_training(&training);
}

static void* stop_it(void* trainer) {
  ctn_trainer_stop(trainer);
  return NULL;
}

static void test_stop(void** state) {
  Training training;
  Notes notes = {{0}, NULL, NULL, 0};
  pthread_t thread;
  (void)state;
  begin_training(&training, NULL);
  notes.stops = training.trainer;
  extend_note(&training, &notes, 'a', 100, every(3, CTN_TRIGGER_UNIT_ITERATION));
  RUNS(&training, CTN_TRAINING_STOPPED);
  assert_int_equal(iteration_of(&training), 3);
  RUNS(&training, CTN_TRAINING_STOPPED); /* the request is used up */
  assert_int_equal(iteration_of(&training), 6);
  assert_int_equal(pthread_create(&thread, NULL, stop_it, training.trainer), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  RUNS(&training, CTN_TRAINING_STOPPED); /* a request before the run */
  assert_int_equal(iteration_of(&training), 6);
  assert_string_equal(notes.text,
                      "aiaraf"
                      "aiaraf"
                      "aiaf");
  ctn_trainer_stop(NULL);
  end_training(&training);
}

static ctn_status interrupt(void* data, ctn_trainer* trainer) {
  (void)trainer;
  return raise(*(const int*)data) == 0 ? CTN_OK : CTN_ERROR_INTERNAL;
}

static const int kSignals[] = {SIGINT, SIGTERM};
static volatile sig_atomic_t own_signals;
static void count_signal(int number) { own_signals += number == SIGINT || number == SIGTERM; }

static void check_own_handlers(void) {
  size_t i;
  for (i = 0; i < COUNT(kSignals); ++i) {
    struct sigaction present;
    assert_int_equal(sigaction(kSignals[i], NULL, &present), 0);
    assert_true(present.sa_handler == count_signal);
  }
}

static void test_interrupts(void** state) {
  const ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = interrupt};
  struct sigaction own, old[COUNT(kSignals)];
  size_t i;
  (void)state;
  memset(&own, 0, sizeof own);
  own.sa_handler = count_signal;
  for (i = 0; i < COUNT(kSignals); ++i) assert_int_equal(sigaction(kSignals[i], &own, &old[i]), 0);
  for (i = 0; i < COUNT(kSignals); ++i) {
    Training training;
    ctn_extension* extension;
    own_signals = 0;
    begin_until(&training, 6, CTN_TRIGGER_UNIT_ITERATION);
    OK(ctn_extension_new(&callbacks, (void*)&kSignals[i], &extension));
    extend(&training, extension, every(4, CTN_TRIGGER_UNIT_ITERATION));
    OK(ctn_trainer_set_interrupts(training.trainer, 1));
    RUNS(&training, CTN_TRAINING_STOPPED);
    assert_int_equal(iteration_of(&training), 4);
    assert_int_equal(own_signals, 0);
    check_own_handlers();
    RUNS(&training, CTN_TRAINING_FINISHED);
    check_own_handlers();
    end_training(&training);

    begin_until(&training, 6, CTN_TRIGGER_UNIT_ITERATION); /* off, as it is initially */
    OK(ctn_extension_new(&callbacks, (void*)&kSignals[i], &extension));
    extend(&training, extension, every(4, CTN_TRIGGER_UNIT_ITERATION));
    RUNS(&training, CTN_TRAINING_FINISHED);
    assert_int_equal(own_signals, 1);
    end_training(&training);
  }
  for (i = 0; i < COUNT(kSignals); ++i) assert_int_equal(sigaction(kSignals[i], &old[i], NULL), 0);
}

static void test_exhausted(void** state) {
  Training training;
  ctn_iterator* once;
  ctn_dataset* dataset = circle();
  ctn_updater* updater;
  ctn_trainer* trainer;
  ctn_training_result result;
  (void)state;
  begin_training(&training, NULL);
  OK(ctn_iterator_serial_new(dataset, BATCH, 0, 0, 0, &once));
  OK(ctn_updater_standard_new(once, training.optimizer, circle_loss, &training, NULL, NULL, &updater));
  OK(ctn_trainer_new(updater, NULL, directory, &trainer));
  OK(ctn_trainer_run(trainer, &result));
  assert_int_equal(result, CTN_TRAINING_EXHAUSTED);
  assert_int_equal(ctn_updater_iteration(updater), 6);
  assert_int_equal(ctn_updater_epoch(updater), 1);
  assert_int_equal(ctn_optimizer_epoch(training.optimizer), 1);
  ctn_trainer_release(trainer);
  ctn_updater_release(updater);
  ctn_iterator_release(once);
  ctn_dataset_release(dataset);
  end_training(&training);
}

/* The first failure is the one of the run; those that follow are added to its message. */
static void test_failures(void** state) {
  Training training;
  Notes notes = {{0}, "ar", NULL, 0};
  (void)state;
  begin_until(&training, 2, CTN_TRIGGER_UNIT_ITERATION);
  extend_note(&training, &notes, 'a', 300, NULL);
  extend_note(&training, &notes, 'b', 100, NULL);
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_SHAPE);
  assert_string_equal(ctn_error_message(), "ar");
  assert_string_equal(notes.text,
                      "aibi"
                      "arbr"
                      "aebe"
                      "afbf");
  assert_int_equal(iteration_of(&training), 1);
  notes.text[0] = 0;
  notes.fails_in = "br be af"; /* the second br, the first be and af */
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_SHAPE);
  assert_string_equal(ctn_error_message(), "br (then, b: be) (then, a: af)");
  assert_string_equal(notes.text,
                      "aibi"
                      "arbr"
                      "aebe"
                      "afbf");
  notes.text[0] = 0;
  notes.fails_in = "bi";
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_SHAPE);
  assert_string_equal(ctn_error_message(), "bi");
  assert_string_equal(notes.text,
                      "aibi"
                      "aebe"
                      "afbf");
  end_training(&training);
}

static ctn_status fail_silently(void* data, ctn_trainer* trainer) {
  (void)data;
  (void)trainer;
  return CTN_ERROR_IO;
}

static ctn_status run_again(void* data, ctn_trainer* trainer) {
  ctn_extension* log;
  (void)data;
  FAILS(ctn_trainer_run(trainer, NULL), CTN_ERROR_STATE, "no run in progress");
  OK(ctn_extension_log_report_new(NULL, 0, NULL, NULL, &log));
  FAILS(ctn_trainer_extend(trainer, log, NULL, NULL, 0), CTN_ERROR_STATE, "no run in progress");
  ctn_extension_release(log);
  FAILS(ctn_trainer_save(trainer, path_of("within.npz")), CTN_ERROR_STATE, "no run in progress");
  FAILS(ctn_trainer_load(trainer, path_of("within.npz")), CTN_ERROR_STATE, "no run in progress");
  return CTN_OK;
}

static void test_callbacks(void** state) {
  ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = fail_silently};
  Training training;
  ctn_extension* extension;
  (void)state;
  begin_until(&training, 1, CTN_TRIGGER_UNIT_ITERATION);
  OK(ctn_extension_new(&callbacks, NULL, &extension));
  extend(&training, extension, NULL);
  FAILS(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_IO, "a callback returned status");
  end_training(&training);
  begin_until(&training, 1, CTN_TRIGGER_UNIT_ITERATION);
  callbacks.run = run_again;
  OK(ctn_extension_new(&callbacks, NULL, &extension));
  extend(&training, extension, NULL);
  RUNS(&training, CTN_TRAINING_FINISHED);
  end_training(&training);
  callbacks.run = NULL;
  FAILS(ctn_extension_new(&callbacks, NULL, &extension), CTN_ERROR_INVALID_ARGUMENT, "callbacks.run");
}

static void test_folder(void** state) {
  Training training;
  ctn_trainer* trainer;
  ctn_trigger* stop = every(1, CTN_TRIGGER_UNIT_ITERATION);
  char path[1200];
  (void)state;
  begin_training(&training, stop);
  FAILS(ctn_trainer_new(training.updater, stop, "", &trainer), CTN_ERROR_INVALID_ARGUMENT, "out");
  snprintf(path, sizeof path, "%s/deep/er", directory);
  OK(ctn_trainer_new(training.updater, stop, path, &trainer));
  assert_string_equal(ctn_trainer_out(trainer), path);
  OK(ctn_trainer_run(trainer, NULL));
  assert_int_equal(rmdir(path), 0);
  *strrchr(path, '/') = 0;
  assert_int_equal(rmdir(path), 0);
  ctn_trainer_release(trainer);
  snprintf(path, sizeof path, "%s/file", directory);
  fclose(fopen(path, "w"));
  strcat(path, "/folder");
  OK(ctn_trainer_new(training.updater, NULL, path, &trainer));
  FAILS(ctn_trainer_run(trainer, NULL), CTN_ERROR_IO, "file/folder");
  ctn_trainer_release(trainer);
  ctn_trigger_release(stop);
  end_training(&training);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_order),    TEST(test_names),      TEST(test_slices),
      TEST(test_stop),     TEST(test_interrupts), TEST(test_exhausted),
      TEST(test_failures), TEST(test_callbacks),  TEST(test_folder),
  };
  int failed;
  if (!make_directory()) return 1;
  failed = RUN(tests, argc, argv);
  remove_directory();
  return failed;
}
