/* A small training for the tests of trainers: points inside and outside of a circle, with shuffling, dropout,
   batch normalization and Adam. Define _XOPEN_SOURCE 700 before this header. */
#ifndef CATENARY_TESTS_CAPI_TRAINING_SUPPORT_H
#define CATENARY_TESTS_CAPI_TRAINING_SUPPORT_H

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

enum { EXAMPLES = 40, BATCH = 7 };

static char directory[1024];

static inline const char* path_of(const char* name) {
  static char paths[4][1400];
  static int next;
  char* path = paths[next++ % 4];
  assert_true(snprintf(path, sizeof paths[0], "%s/%s", directory, name) < (int)sizeof paths[0]);
  return path;
}

/* Removes the files of the folder. */
static inline void clear_folder(void) {
  DIR* folder = opendir(directory);
  const struct dirent* entry;
  if (!folder) return;
  while ((entry = readdir(folder)))
    if (entry->d_name[0] != '.') unlink(path_of(entry->d_name));
  closedir(folder);
}

static inline int count_files(const char* prefix) {
  DIR* folder = opendir(directory);
  const struct dirent* entry;
  int count = 0;
  assert_non_null(folder);
  while ((entry = readdir(folder)))
    if (strncmp(entry->d_name, prefix, strlen(prefix)) == 0) ++count;
  closedir(folder);
  return count;
}

/* The contents of a file of the folder, to be freed. */
static inline char* contents_of(const char* name, size_t* size) {
  FILE* file = fopen(path_of(name), "rb");
  char* text = calloc(1, 1 << 20);
  size_t length;
  assert_non_null(file);
  assert_non_null(text);
  length = fread(text, 1, (1 << 20) - 1, file);
  fclose(file);
  if (size) *size = length;
  return text;
}

static inline int make_directory(void) {
  const char* place = getenv("TMPDIR");
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 0;
  return mkdtemp(directory) != NULL;
}

static inline void remove_directory(void) {
  clear_folder();
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
}

static inline ctn_dataset* circle(void) {
  float points[EXAMPLES][2];
  int32_t labels[EXAMPLES];
  ctn_array* parts[2];
  ctn_dataset* dataset;
  const int64_t shape[] = {EXAMPLES, 2};
  unsigned state = 1;
  int i, k;
  for (i = 0; i < EXAMPLES; ++i) {
    for (k = 0; k < 2; ++k)
      points[i][k] = (float)((state = state * 1664525u + 1013904223u) >> 8) / (1 << 23) - 1;
    labels[i] = points[i][0] * points[i][0] + points[i][1] * points[i][1] < 0.5f;
  }
  OK(ctn_array_from_data(points, shape, 2, CTN_FLOAT32, &parts[0]));
  OK(ctn_array_from_data(labels, shape, 1, CTN_INT32, &parts[1]));
  OK(ctn_dataset_tuple_new((const ctn_array* const*)parts, 2, &dataset));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  return dataset;
}

typedef struct Training {
  ctn_link* model;
  ctn_optimizer* optimizer;
  ctn_iterator* iterator;
  ctn_updater* updater;
  ctn_trainer* trainer;
  int calls;    /* of the loss */
  int fails_at; /* the call that fails; 0: none */
} Training;

static inline void adopt_layer(ctn_link* root, const char* name, ctn_link* layer) {
  OK(ctn_link_add_link(root, name, layer));
  ctn_link_release(layer);
}

static inline ctn_variable* applied(ctn_link* root, const char* name, ctn_variable* x) {
  ctn_link* layer;
  ctn_variable* y;
  OK(ctn_link_child(root, name, &layer));
  OK(ctn_link_call1(layer, x, &y));
  ctn_link_release(layer);
  ctn_variable_release(x);
  return y;
}

/* The loss with batch normalization and dropout. Fails after it has drawn random numbers. */
static inline ctn_status circle_loss(void* user_data, ctn_variable* const* batch, size_t count,
                                     ctn_variable** loss) {
  Training* training = user_data;
  ctn_variable *h = ctn_variable_retain(batch[0]), *y;
  assert_int_equal(count, 2);
  h = applied(training->model, "l1", h);
  h = applied(training->model, "bn", h);
  OK(ctn_relu(h, &y));
  ctn_variable_release(h);
  OK(ctn_dropout(y, 0.3, NULL, &h));
  ctn_variable_release(y);
  y = applied(training->model, "l2", h);
  OK(ctn_softmax_cross_entropy(y, batch[1], 1, NULL, loss));
  ctn_variable_release(y);
  if (++training->calls != training->fails_at) return CTN_OK;
  ctn_variable_release(*loss);
  *loss = NULL;
  ctn_error_set(CTN_ERROR_FORMAT, "the loss does not want any more");
  return CTN_ERROR_FORMAT;
}

/* A training that begins with the same numbers each time. The trainer has no extensions. */
static inline void begin_training(Training* training, ctn_trigger* stop) {
  const int64_t size = 8;
  ctn_dataset* dataset = circle();
  ctn_link* layer;
  memset(training, 0, sizeof *training);
  OK(ctn_random_seed(NULL, 3));
  OK(ctn_link_new(NULL, NULL, NULL, &training->model));
  OK(ctn_link_linear_new(2, size, NULL, &layer));
  adopt_layer(training->model, "l1", layer);
  OK(ctn_link_batch_normalization_new(&size, 1, NULL, &layer));
  adopt_layer(training->model, "bn", layer);
  OK(ctn_link_linear_new(size, 2, NULL, &layer));
  adopt_layer(training->model, "l2", layer);
  OK(ctn_optimizer_adam_new(0.01, 0.9, 0.999, 1e-8, &training->optimizer));
  OK(ctn_optimizer_setup(training->optimizer, training->model));
  OK(ctn_iterator_serial_new(dataset, BATCH, 1, 1, 5, &training->iterator));
  OK(ctn_updater_standard_new(training->iterator, training->optimizer, circle_loss, training, NULL, NULL,
                              &training->updater));
  OK(ctn_trainer_new(training->updater, stop, directory, &training->trainer));
  ctn_dataset_release(dataset);
}

static inline void end_training(Training* training) {
  ctn_trainer_release(training->trainer);
  ctn_updater_release(training->updater);
  ctn_iterator_release(training->iterator);
  ctn_optimizer_release(training->optimizer);
  ctn_link_release(training->model);
}

static inline ctn_trigger* every(double period, ctn_trigger_unit unit) {
  ctn_trigger* trigger;
  OK(ctn_trigger_interval_new(period, unit, &trigger));
  return trigger;
}

/* Adds an extension under its own name, and gives back the references to it and the trigger. */
static inline void extend(Training* training, ctn_extension* extension, ctn_trigger* trigger) {
  OK(ctn_trainer_extend(training->trainer, extension, NULL, trigger, CTN_PRIORITY_DEFAULT));
  ctn_extension_release(extension);
  ctn_trigger_release(trigger);
}

static inline void extend_log(Training* training, const char* filename, ctn_trigger* trigger) {
  ctn_extension* log;
  OK(ctn_extension_log_report_new(NULL, 0, filename, trigger, &log));
  extend(training, log, NULL);
  ctn_trigger_release(trigger);
}

static inline void extend_snapshot(Training* training, const char* filename, int64_t keep, int autoload,
                                   ctn_trigger* trigger) {
  ctn_extension* snapshot;
  OK(ctn_extension_snapshot_new(filename, keep, autoload, &snapshot));
  extend(training, snapshot, trigger);
}

static inline double log_value(Training* training, size_t index, const char* key) {
  ctn_extension* log;
  double value = NAN;
  OK(ctn_trainer_extension(training->trainer, "LogReport", &log));
  OK(ctn_extension_log_value(log, index, key, &value));
  ctn_extension_release(log);
  return value;
}

static inline size_t log_count(Training* training) {
  ctn_extension* log;
  size_t count;
  OK(ctn_trainer_extension(training->trainer, "LogReport", &log));
  count = ctn_extension_log_count(log);
  ctn_extension_release(log);
  return count;
}

static inline int64_t iteration_of(Training* training) { return ctn_updater_iteration(training->updater); }

/* Runs, and expects a result. */
#define RUNS(training, expected)                           \
  do {                                                     \
    ctn_training_result result_ = (ctn_training_result)-1; \
    OK(ctn_trainer_run((training)->trainer, &result_));    \
    assert_int_equal(result_, expected);                   \
  } while (0)

/* Expects equal bits in all parameters and averages of the models, and in all values of the logs but times.
 */
static inline void check_equal(Training* a, Training* b) {
  static const char* const kParams[] = {"/l1/W",    "/l1/b", "/bn/gamma", "/bn/beta",
                                        "avg_mean", "/l2/W", "avg_var",   "/l2/b"};
  static const char* const kKeys[] = {"main/loss", "epoch", "iteration"};
  size_t i, k;
  for (i = 0; i < COUNT(kParams); ++i) {
    float values[2][64];
    size_t sizes[2];
    for (k = 0; k < 2; ++k) {
      ctn_link* model = k ? b->model : a->model;
      ctn_array* data;
      if (kParams[i][0] == '/') {
        ctn_variable* param;
        OK(ctn_link_param(model, kParams[i], &param));
        OK(ctn_variable_data(param, &data));
        ctn_variable_release(param);
      } else {
        ctn_link* layer;
        OK(ctn_link_child(model, "bn", &layer));
        OK(ctn_link_persistent(layer, kParams[i], &data));
        ctn_link_release(layer);
      }
      sizes[k] = (size_t)ctn_array_size(data) * sizeof(float);
      assert_true(sizes[k] <= sizeof values[k]);
      OK(ctn_array_to_data(data, values[k], sizes[k]));
      ctn_array_release(data);
    }
    assert_int_equal(sizes[0], sizes[1]);
    if (memcmp(values[0], values[1], sizes[0]) != 0) fail_msg("%s differs", kParams[i]);
  }
  assert_int_equal(log_count(a), log_count(b));
  for (i = 0; i < log_count(a); ++i)
    for (k = 0; k < COUNT(kKeys); ++k)
      if (log_value(a, i, kKeys[k]) != log_value(b, i, kKeys[k]))
        fail_msg("%s of entry %d differs: %.17g and %.17g", kKeys[k], (int)i, log_value(a, i, kKeys[k]),
                 log_value(b, i, kKeys[k]));
}

#endif
