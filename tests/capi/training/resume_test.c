/* Tests of snapshots: a training that goes on from one gets the same bits as one that was never interrupted.
 */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "training_support.h"

enum { LAST = 23 }; /* updates, of which 40 / 7 are in an epoch */

/* A training with a log after 4 updates each, and snapshots after `period` updates each. */
static void begin_logged(Training* training, double period, int autoload) {
  ctn_trigger* stop = every(LAST, CTN_TRIGGER_UNIT_ITERATION);
  begin_training(training, stop);
  extend_log(training, "log", every(4, CTN_TRIGGER_UNIT_ITERATION));
  extend_snapshot(training, "s_{.updater.iteration}.safetensors", 0, autoload,
                  every(period, CTN_TRIGGER_UNIT_ITERATION));
  ctn_trigger_release(stop);
}

/* Whatever update a snapshot is taken after, in the middle of an epoch, of an entry of the log, or at its
 * end. */
static void test_every_update(void** state) {
  Training whole, resumed;
  char* lines;
  int i;
  (void)state;
  clear_folder();
  begin_logged(&whole, 1, 0);
  RUNS(&whole, CTN_TRAINING_FINISHED);
  assert_int_equal(count_files("s_"), LAST);
  for (i = 1; i <= LAST; ++i) {
    char name[64];
    int k, line_count = 0;
    snprintf(name, sizeof name, "s_%d.safetensors", i);
    begin_logged(&resumed, 100, 0);
    OK(ctn_random_seed(NULL, 99));
    OK(ctn_trainer_load(resumed.trainer, path_of(name)));
    assert_int_equal(iteration_of(&resumed), i);
    RUNS(&resumed, CTN_TRAINING_FINISHED);
    assert_int_equal(iteration_of(&resumed), LAST);
    check_equal(&whole, &resumed);
    lines = contents_of("log", NULL);
    for (k = 0; lines[k]; ++k) line_count += lines[k] == '\n';
    assert_int_equal(line_count, LAST / 4);
    free(lines);
    end_training(&resumed);
  }
  end_training(&whole);
}

static void test_autoload(void** state) {
  Training whole, resumed;
  (void)state;
  clear_folder();
  begin_logged(&whole, 10, 1); /* there is nothing to load */
  RUNS(&whole, CTN_TRAINING_FINISHED);
  assert_int_equal(count_files("s_"), 2);
  begin_logged(&resumed, 10, 1);
  RUNS(&resumed, CTN_TRAINING_FINISHED);
  assert_int_equal(resumed.calls, LAST - 20);
  check_equal(&whole, &resumed);
  end_training(&resumed);
  end_training(&whole);
}

/* A stop saves, and a run after it goes on; so does another program. */
static void test_stop(void** state) {
  Training whole, stopped, resumed;
  ctn_training_result result;
  (void)state;
  clear_folder();
  begin_logged(&whole, 100, 0);
  RUNS(&whole, CTN_TRAINING_FINISHED);
  begin_logged(&stopped, 100, 0);
  OK(ctn_trainer_run_for(stopped.trainer, 9, 0, &result));
  assert_int_equal(result, CTN_TRAINING_PAUSED);
  assert_int_equal(count_files("s_"), 0);
  assert_string_equal(ctn_trainer_snapshot_path(stopped.trainer), "");
  ctn_trainer_stop(stopped.trainer);
  RUNS(&stopped, CTN_TRAINING_STOPPED);
  assert_int_equal(iteration_of(&stopped), 9);
  assert_string_equal(ctn_trainer_snapshot_path(stopped.trainer), path_of("s_9.safetensors"));
  assert_int_equal(count_files("s_"), 1);
  begin_logged(&resumed, 100, 1);
  RUNS(&resumed, CTN_TRAINING_FINISHED);
  check_equal(&whole, &resumed);
  end_training(&resumed);
  begin_logged(&resumed, 100, 0); /* the random generator goes on from the snapshot, too */
  OK(ctn_trainer_load(resumed.trainer, path_of("s_9.safetensors")));
  end_training(&resumed);
  RUNS(&stopped, CTN_TRAINING_FINISHED);
  check_equal(&whole, &stopped);
  end_training(&stopped);
  end_training(&whole);
}

/* A failing update leaves a snapshot of the state after the last whole one. */
static void test_failing_update(void** state) {
  Training whole, failing, resumed;
  int fails_at;
  (void)state;
  clear_folder();
  begin_logged(&whole, 100, 0);
  RUNS(&whole, CTN_TRAINING_FINISHED);
  for (fails_at = 1; fails_at <= LAST; fails_at += 5) {
    char name[64];
    snprintf(name, sizeof name, "s_%d.safetensors", fails_at - 1);
    begin_logged(&failing, 100, 0);
    failing.fails_at = fails_at;
    assert_int_equal(ctn_trainer_run(failing.trainer, NULL), CTN_ERROR_FORMAT);
    assert_int_equal(ctn_error_code(), CTN_ERROR_FORMAT);
    assert_string_equal(ctn_error_message(), "the loss does not want any more");
    assert_int_equal(iteration_of(&failing), fails_at - 1);
    assert_string_equal(ctn_trainer_snapshot_path(failing.trainer), path_of(name));
    end_training(&failing);
    begin_logged(&resumed, 100, 0);
    OK(ctn_trainer_load(resumed.trainer, path_of(name)));
    RUNS(&resumed, CTN_TRAINING_FINISHED);
    check_equal(&whole, &resumed);
    end_training(&resumed);
  }
  end_training(&whole);
}

static ctn_status fail_at_ten(void* user_data, ctn_trainer* trainer) {
  ctn_updater* updater;
  int64_t iteration;
  (void)user_data;
  OK(ctn_trainer_updater(trainer, &updater));
  iteration = ctn_updater_iteration(updater);
  ctn_updater_release(updater);
  if (iteration != 10) return CTN_OK;
  ctn_error_set(CTN_ERROR_IO, "the extension has had enough");
  return CTN_ERROR_IO;
}

/* So does a failing extension; the others see the update. */
static void test_failing_extension(void** state) {
  Training whole, failing, resumed;
  int32_t priority;
  (void)state;
  clear_folder();
  begin_logged(&whole, 100, 0);
  RUNS(&whole, CTN_TRAINING_FINISHED);
  for (priority = -200; priority <= 400; priority += 300) {
    ctn_extension* extension;
    const ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = fail_at_ten};
    clear_folder();
    begin_logged(&failing, 100, 0);
    OK(ctn_extension_new(&callbacks, NULL, &extension));
    OK(ctn_trainer_extend(failing.trainer, extension, "failing", NULL, priority));
    ctn_extension_release(extension);
    assert_int_equal(ctn_trainer_run(failing.trainer, NULL), CTN_ERROR_IO);
    assert_string_equal(ctn_error_message(), "the extension has had enough");
    assert_int_equal(count_files("s_"), 1);
    end_training(&failing);
    begin_logged(&resumed, 100, 1); /* without the failing extension */
    RUNS(&resumed, CTN_TRAINING_FINISHED);
    assert_int_equal(resumed.calls, LAST - 10);
    check_equal(&whole, &resumed);
    end_training(&resumed);
  }
  end_training(&whole);
}

/* A file that does not fit changes nothing. */
static void test_wrong_files(void** state) {
  Training training, other;
  FILE* file;
  (void)state;
  clear_folder();
  begin_logged(&training, 100, 0);
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_trainer_save(training.trainer, path_of("whole.npz")));
  begin_logged(&other, 100, 0);
  FAILS(ctn_trainer_load(other.trainer, path_of("absent.npz")), CTN_ERROR_NOT_FOUND, "absent.npz");
  OK(ctn_checkpoint_save(path_of("model.npz"), training.model, training.optimizer, NULL, NULL));
  FAILS(ctn_trainer_load(other.trainer, path_of("model.npz")), CTN_ERROR_NOT_FOUND,
        "extra/trainer/updater/iteration");
  assert_int_equal(iteration_of(&other), 0);
  OK(ctn_trainer_load(other.trainer, path_of("whole.npz")));
  check_equal(&training, &other);
  /* The model of a snapshot is that of a checkpoint. */
  OK(ctn_checkpoint_load(path_of("whole.npz"), other.model, NULL, NULL, NULL));
  OK(ctn_checkpoint_load(path_of("whole.npz"), other.model, other.optimizer, NULL, NULL));
  FAILS(ctn_trainer_save(other.trainer, path_of("whole.txt")), CTN_ERROR_INVALID_ARGUMENT, "whole.txt");
  end_training(&other);

  file = fopen(path_of("s_50.safetensors"), "wb"); /* newer, and broken */
  fputs("not a snapshot", file);
  fclose(file);
  begin_logged(&other, 100, 1);
  FAILS(ctn_trainer_run(other.trainer, NULL), CTN_ERROR_FORMAT, "s_50.safetensors");
  assert_int_equal(iteration_of(&other), 0);
  assert_int_equal(other.calls, 0);
  end_training(&other);
  end_training(&training);
}

static void test_keep(void** state) {
  Training training;
  ctn_trigger* stop = every(LAST, CTN_TRIGGER_UNIT_ITERATION);
  (void)state;
  clear_folder();
  fclose(fopen(path_of("s_final.safetensors"), "wb")); /* not a name of the pattern */
  begin_training(&training, stop);
  ctn_trigger_release(stop);
  extend_snapshot(&training, "s_{.updater.iteration}.safetensors", 3, 0,
                  every(2, CTN_TRIGGER_UNIT_ITERATION));
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_int_equal(count_files("s_"), 4);
  assert_int_equal(count_files("s_18.safetensors"), 1);
  assert_int_equal(count_files("s_22.safetensors"), 1);
  end_training(&training);
}

static void test_arguments(void** state) {
  static const char* const kWrong[] = {"", "snapshot", "a/b.npz", "{.updater.x}.npz",
                                       "{.updater.iteration.npz"};
  ctn_extension* extension;
  ctn_link* link;
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(kWrong); ++i)
    FAILS(ctn_extension_snapshot_new(kWrong[i], 0, 0, &extension), CTN_ERROR_INVALID_ARGUMENT, kWrong[i]);
  FAILS(ctn_extension_snapshot_new("s.npz", -1, 0, &extension), CTN_ERROR_INVALID_ARGUMENT, "keep", "-1");
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  FAILS(ctn_extension_snapshot_object_new(link, "x", &extension), CTN_ERROR_INVALID_ARGUMENT, "x");
  ctn_link_release(link);
}

/* Snapshots of a program, which skips the third one. */
typedef struct Files {
  int saved, loaded, destroyed, fails;
} Files;

static ctn_status transfer(void* data, ctn_trainer* trainer, const char* path, int32_t loads, int32_t* done) {
  Files* files = data;
  ctn_status status;
  char real[1500];
  if (files->fails) {
    ctn_error_set(CTN_ERROR_IO, "the shelf is full");
    return CTN_ERROR_IO;
  }
  *done = loads || ++files->saved != 3;
  if (!*done) return CTN_OK;
  files->loaded += loads;
  snprintf(real, sizeof real, "%s.npz", path);
  status = loads ? ctn_trainer_load(trainer, real) : ctn_trainer_save(trainer, real);
  if (status == CTN_OK && !loads) {
    FILE* file = fopen(path, "w"); /* for autoload to find */
    assert_non_null(file);
    assert_int_equal(fclose(file), 0);
  }
  return status;
}

static void count_destroyed(void* data) { ++((Files*)data)->destroyed; }

static void begin_with_files(Training* training, Files* files, int64_t keep, int autoload) {
  ctn_extension* snapshot;
  ctn_trigger* stop = every(LAST, CTN_TRIGGER_UNIT_ITERATION);
  begin_training(training, stop);
  extend_log(training, NULL, every(4, CTN_TRIGGER_UNIT_ITERATION));
  OK(ctn_extension_snapshot_user_new("own_{.updater.iteration}", keep, autoload, transfer, files,
                                     count_destroyed, &snapshot));
  extend(training, snapshot, every(5, CTN_TRIGGER_UNIT_ITERATION));
  ctn_trigger_release(stop);
}

static void test_user_snapshot(void** state) {
  Files files = {0, 0, 0, 0};
  Training whole, resumed;
  ctn_extension* snapshot = NULL;
  (void)state;
  clear_folder();
  begin_with_files(&whole, &files, 2, 1);
  RUNS(&whole, CTN_TRAINING_FINISHED);
  assert_int_equal(files.saved, 4);
  assert_int_equal(files.loaded, 0);
  assert_string_equal(ctn_trainer_snapshot_path(whole.trainer), path_of("own_20"));
  assert_int_equal(access(path_of("own_5"), F_OK), -1);
  assert_int_equal(access(path_of("own_10"), F_OK), 0);
  assert_int_equal(access(path_of("own_15"), F_OK), -1);
  begin_with_files(&resumed, &files, 0, 1);
  RUNS(&resumed, CTN_TRAINING_FINISHED);
  assert_int_equal(files.loaded, 1);
  assert_int_equal(resumed.calls, LAST - 20);
  check_equal(&whole, &resumed);
  end_training(&resumed);
  end_training(&whole);
  assert_int_equal(files.destroyed, 2);

  clear_folder();
  files.fails = 1;
  begin_with_files(&whole, &files, 0, 0);
  assert_int_equal(ctn_trainer_run(whole.trainer, NULL), CTN_ERROR_IO);
  assert_non_null(strstr(ctn_error_message(), "the shelf is full"));
  assert_int_equal(iteration_of(&whole), 5);
  assert_string_equal(ctn_trainer_snapshot_path(whole.trainer), "");
  end_training(&whole);
  FAILS(ctn_extension_snapshot_user_new("a/b", 0, 0, transfer, &files, count_destroyed, &snapshot),
        CTN_ERROR_INVALID_ARGUMENT, "filename");
  FAILS(ctn_extension_snapshot_user_new("", 0, 0, transfer, &files, count_destroyed, &snapshot),
        CTN_ERROR_INVALID_ARGUMENT, "filename");
  FAILS(ctn_extension_snapshot_user_new("a", -1, 0, transfer, &files, count_destroyed, &snapshot),
        CTN_ERROR_INVALID_ARGUMENT, "keep");
  assert_null(snapshot);
  assert_int_equal(files.destroyed, 6);
}

/* A run that fails saves nothing if its snapshots are not for that; one that is stopped does. */
static void test_not_on_error(void** state) {
  Training training;
  ctn_extension *snapshot, *log;
  (void)state;
  clear_folder();
  begin_logged(&training, 100, 0);
  OK(ctn_trainer_extension(training.trainer, "snapshot", &snapshot));
  OK(ctn_extension_snapshot_set_on_error(snapshot, 0));
  training.fails_at = 9;
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_FORMAT);
  assert_int_equal(count_files("s_"), 0);
  ctn_trainer_stop(training.trainer);
  RUNS(&training, CTN_TRAINING_STOPPED);
  assert_int_equal(count_files("s_"), 1);
  OK(ctn_trainer_extension(training.trainer, "LogReport", &log));
  FAILS(ctn_extension_snapshot_set_on_error(log, 0), CTN_ERROR_INVALID_ARGUMENT, "a snapshot", "LogReport");
  ctn_extension_release(log);
  ctn_extension_release(snapshot);
  end_training(&training);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_every_update),      TEST(test_autoload),     TEST(test_stop), TEST(test_failing_update),
      TEST(test_failing_extension), TEST(test_wrong_files),  TEST(test_keep), TEST(test_arguments),
      TEST(test_user_snapshot),     TEST(test_not_on_error),
  };
  int failed;
  if (!make_directory()) return 1;
  failed = RUN(tests, argc, argv);
  remove_directory();
  return failed;
}
