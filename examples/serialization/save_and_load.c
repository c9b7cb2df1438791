/*
 * Saves and loads models, optimizers and whole trainings in three formats, loads a part of a model, and keeps
 * texts beside weights.
 */
#include "check.h"
#include "contents.h"
#include "digits.h"
#include "options.h"

static const char kUsage[] =
    "usage: save_and_load [options]\n\n"
    "Trains a small classifier of drawn digits, saves it in every format, and shows what is in the files "
    "and\n"
    "what can be loaded from them.";

enum {
  DIGITS = 500,
  PIXELS = DIGIT_SIDE * DIGIT_SIDE,
  CLASSES = 10,
  UNITS = 32,
  BATCH = 50,
  HALF = 40,
  ROOM = 1024
};

typedef struct Settings {
  const char *device, *out;
  long long seed;
} Settings;

/* A training that is set up in the same way each time. */
typedef struct Training {
  ctn_link* model;
  ctn_optimizer* optimizer;
  ctn_trainer* trainer;
} Training;

static ctn_link* make_model(ctn_scope* c, int64_t classes) {
  ctn_link* model = cs_link_sequential_new(c);
  cs_link_sequential_append(c, model, cs_link_linear_new(c, PIXELS, UNITS, NULL));
  cs_link_sequential_append_activation(c, model, CTN_ACTIVATION_RELU);
  cs_link_sequential_append(c, model, cs_link_linear_new(c, UNITS, classes, NULL));
  return model;
}

static ctn_dataset* draw_digits(ctn_scope* c, uint64_t seed) {
  uint8_t* bytes = cs_memory(c, DIGITS * PIXELS);
  uint8_t labels[DIGITS];
  check(c->status);
  digits_draw(bytes, labels, DIGITS, seed);
  ctn_array* images = cs_array_from_data(c, bytes, CTN_SHAPE(DIGITS, PIXELS), CTN_UINT8);
  ctn_array* targets = cs_array_from_data(c, labels, CTN_SHAPE(DIGITS), CTN_UINT8);
  return cs_dataset_tuple_new(
      c, CTN_ARRAYS(cs_array_true_divide_f64(c, cs_array_astype(c, images, CTN_FLOAT32), 255),
                    cs_array_astype(c, targets, CTN_INT32)));
}

static Training set_up(ctn_scope* c, const Settings* s) {
  const uint64_t seed = (uint64_t)s->seed;
  Training t = {.model = make_model(c, CLASSES),
                .optimizer = cs_optimizer_adam_new(c, 0.001, 0.9, 0.999, 1e-8)};
  cs_optimizer_setup(c, t.optimizer, cs_link_classifier_new(c, t.model));
  ctn_iterator* batches = cs_iterator_serial_new(c, draw_digits(c, seed), BATCH, 1, 1, seed);
  ctn_updater* updater = cs_updater_standard_new(c, batches, t.optimizer, NULL, NULL, NULL, NULL);
  ctn_trigger* stop = cs_trigger_interval_new(c, 2 * HALF, CTN_TRIGGER_UNIT_ITERATION);
  t.trainer = cs_trainer_new(c, updater, stop, s->out);
  return t;
}

static const char* path_of(const Settings* s, char* path, const char* name, const char* format) {
  if (snprintf(path, ROOM, "%s/%s.%s", s->out, name, format) >= ROOM)
    give_up("--out: %s is too long", s->out);
  return path;
}

static long long size_of(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) give_up("cannot read %s", path);
  const long size = ftell(file);
  fclose(file);
  return size;
}

static bool same_parameters(ctn_scope* c, ctn_link* a, ctn_link* b) {
  ctn_dictionary* entries[2] = {cs_dictionary_new(c), cs_dictionary_new(c)};
  for (int i = 0; i < 2; ++i) { /* a dictionary is a medium like a file */
    ctn_serializer* memory = cs_dictionary_serializer_new(c, entries[i], NULL);
    cs_link_serialize(c, i ? b : a, memory);
  }
  return contents_equal(c, entries[0], entries[1]) && !c->status;
}

static void save_model(ctn_scope* c, ctn_link* model, const char* path, const char* format) {
  if (strcmp(format, "npz") == 0) cs_link_save_npz(c, model, path, -1);
  if (strcmp(format, "h5") == 0) cs_link_save_hdf5(c, model, path, -1);
  if (strcmp(format, "safetensors") == 0) cs_link_save_safetensors(c, model, path);
}

static void save_optimizer(ctn_scope* c, ctn_optimizer* optimizer, const char* path, const char* format) {
  if (strcmp(format, "npz") == 0) cs_optimizer_save_npz(c, optimizer, path, -1);
  if (strcmp(format, "h5") == 0) cs_optimizer_save_hdf5(c, optimizer, path, -1);
  if (strcmp(format, "safetensors") == 0) cs_optimizer_save_safetensors(c, optimizer, path);
}

/* A model and its optimizer in files of their own, and a whole training in one. */
static void use_format(ctn_scope* c, const Settings* s, const Training* half, ctn_link* whole,
                       const char* format) {
  char path[ROOM];
  Training loaded = set_up(c, s), continued = set_up(c, s);
  save_model(c, half->model, path_of(s, path, "model", format), format);
  cs_link_load(c, loaded.model, path, NULL, NULL); /* recognizes the format by the first bytes */
  check(c->status);
  const long long size = size_of(path);
  save_optimizer(c, half->optimizer, path_of(s, path, "optimizer", format), format);
  cs_optimizer_load(c, loaded.optimizer, path, NULL, NULL);
  const bool same = same_parameters(c, half->model, loaded.model) &&
                    ctn_optimizer_t(loaded.optimizer) == ctn_optimizer_t(half->optimizer);
  check(c->status);
  printf("%-12s %7lld %10lld   %s", format, size, size_of(path), same ? "equal  " : "DIFFER ");

  cs_trainer_save(c, half->trainer, path_of(s, path, "training", format));
  cs_trainer_load(c, continued.trainer, path);
  cs_trainer_run(c, continued.trainer);
  const bool exact = same_parameters(c, whole, continued.model);
  check(c->status);
  printf("%9lld   %s\n", size_of(path), exact ? "equal" : "DIFFER");
  if (!same || !exact) give_up("%s: what was loaded differs from what was saved", format);
}

static void print_names(ctn_scope* c, ctn_load_report* report, ctn_load_problem problem, const char* what) {
  for (size_t i = 0; i < ctn_load_report_count(report, problem); ++i)
    printf("  %s %s\n", what, cs_load_report_name(c, report, problem, i));
}

/* Loads the features, but not the classes, into a model with one more layer that tells even digits from odd
 * ones. */
static void load_part(ctn_scope* c, const Settings* s) {
  char path[ROOM];
  ctn_link* parity = cs_link_sequential_new(c);
  ctn_link_options* bare = cs_link_options_new(c);
  cs_link_options_set_nobias(c, bare, 1);
  cs_link_sequential_append(c, parity, cs_link_linear_new(c, PIXELS, UNITS, NULL));
  cs_link_sequential_append(c, parity, cs_link_linear_new(c, UNITS, 2 * CLASSES, bare));
  cs_link_sequential_append(c, parity, cs_link_linear_new(c, 2 * CLASSES, 2, NULL));
  check(c->status);
  const ctn_status status = ctn_link_load(parity, path_of(s, path, "model", "npz"), NULL, NULL);
  printf("%s\n%s\n", ctn_status_name(status), ctn_error_message());

  ctn_load_options* options = cs_load_options_new(c);
  ctn_load_report* report = cs_load_report_new(c);
  cs_load_options_set_strict(c, options, 0);
  cs_load_options_set_prefix(c, options,
                             "model/predictor"); /* where the model is in the file of a training */
  cs_link_load(c, parity, path_of(s, path, "training", "npz"), options, report);
  check(c->status);
  printf("Not strict, from training.npz:\n");
  print_names(c, report, CTN_LOAD_MISSING, "missing in the file:     ");
  print_names(c, report, CTN_LOAD_UNEXPECTED, "unexpected in the file:  ");
  print_names(c, report, CTN_LOAD_MISMATCHING, "not of the same shape:   ");
}

/* Weights of another framework's layout come with texts, which safetensors calls metadata. */
static void keep_texts(ctn_scope* c, const Settings* s, ctn_link* model) {
  char path[ROOM];
  ctn_dictionary* entries = cs_dictionary_new(c);
  ctn_serializer* memory = cs_dictionary_serializer_new(c, entries, NULL);
  cs_link_serialize(c, model, memory);
  cs_dictionary_set_text(c, entries, "classes", "0 1 2 3 4 5 6 7 8 9");
  cs_dictionary_set_text(c, entries, "license", "CC0");
  cs_dictionary_save_safetensors(c, entries, path_of(s, path, "texts", "safetensors"));
  contents_print(c, cs_dictionary_load(c, path), "");
  check(c->status);
}

static void read_settings(Settings* s, int argc, char** argv) {
  const Option options[] = {
      {OPTION_TEXT, "device", "NAME", "device to compute on, such as cuda:0", &s->device, 0, 0, NULL},
      {OPTION_TEXT, "out", "DIR", "folder for the files", &s->out, 0, 0, NULL},
      {OPTION_INTEGER, "seed", "N", "seed of all random numbers", &s->seed, 0, 9e15, NULL},
  };
  options_read(options, sizeof options / sizeof options[0], "save_and_load", kUsage, argc, argv);
}

int main(int argc, char** argv) {
  Settings s = {.device = "cpu", .out = "result"};
  char path[ROOM];
  ctn_scope c = {0};
  read_settings(&s, argc, argv);
  cs_device_set_current(&c, s.device);

  cs_random_seed(&c, NULL, (uint64_t)s.seed);
  Training whole = set_up(&c, &s);
  cs_trainer_run(&c, whole.trainer);
  cs_random_seed(&c, NULL, (uint64_t)s.seed);
  Training half = set_up(&c, &s);
  cs_trainer_run_for(&c, half.trainer, HALF, 0);
  check(c.status);

  printf(
      "Sizes in bytes, whether the loaded parts are equal to the saved ones, and whether %d updates, a file\n"
      "and %d more are equal to %d:\n\n",
      HALF, HALF, 2 * HALF);
  printf("%-12s %7s %10s %10s %10s\n", "format", "model", "optimizer", "", "training");
  const char* const formats[] = {"npz", "h5", "safetensors"};
  for (int i = 0; i < 3; ++i) {
    if (!ctn_has_feature(CTN_FEATURE_FORMAT, i == 1 ? "hdf5" : formats[i])) {
      printf("%-12s cannot be written on this machine\n", formats[i]);
    } else {
      use_format(&c, &s, &half, whole.model, formats[i]);
    }
  }
  printf("\nContents of optimizer.npz:\n");
  contents_print(&c, cs_dictionary_load(&c, path_of(&s, path, "optimizer", "npz")), "");
  printf("\nA model with other layers does not fit:\n");
  load_part(&c, &s);
  printf("\nContents of texts.safetensors:\n");
  keep_texts(&c, &s, half.model);
  check(cs_end(&c));
  return 0;
}
