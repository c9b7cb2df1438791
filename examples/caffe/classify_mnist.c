/* Classifies handwritten digits with a network that Caffe trained. `classify_mnist --help` lists the options.
 */
#include <catenary/scope.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "idx.h"
#include "options.h"

enum { SIDE = 28, PIXELS = SIDE * SIDE, CLASSES = 10, BATCH = 500, PATH_ROOM = 4096 };

typedef struct Settings {
  const char *device, *model, *digits, *input, *output;
  long long count;
} Settings;

typedef struct Digits {
  Idx images, labels;
} Digits;

static Settings read_settings(int argc, char** argv) {
  Settings s = {.device = "cpu", .input = "data", .output = "ip2"};
  const Option options[] = {
      {OPTION_TEXT, "device", "NAME", "device to compute on", &s.device, 0, 0, NULL},
      {OPTION_TEXT, "model", "FILE", "the .caffemodel ($CATENARY_DATA/caffe/lenet_iter_10000.caffemodel)",
       &s.model, 0, 0, NULL},
      {OPTION_TEXT, "digits", "FOLDER", "the folder with MNIST's test files ($CATENARY_DATA/mnist)",
       &s.digits, 0, 0, NULL},
      {OPTION_TEXT, "input", "BLOB", "the blob that takes the pixels, divided by 256", &s.input, 0, 0, NULL},
      {OPTION_TEXT, "output", "BLOB", "the blob with the ten scores", &s.output, 0, 0, NULL},
      {OPTION_INTEGER, "count", "N", "use at most N digits; 0: all", &s.count, 0, 10000, NULL},
  };
  const size_t option_count = sizeof options / sizeof *options;
  Failure failure;
  switch (options_parse(options, option_count, argc, argv, &failure)) {
    case OPTIONS_OK:
      return s;
    case OPTIONS_HELP:
      options_help(options, option_count, "classify_mnist [options]");
      exit(0);
    default:
      give_up("%s", failure.text);
  }
}

/* The path that was given, otherwise the default below $CATENARY_DATA. */
static const char* place(const char* chosen, const char* option, const char* rest, char* path) {
  const char* data = getenv("CATENARY_DATA");
  if (chosen) return chosen;
  if (!data) give_up("expected --%s, or $CATENARY_DATA with %s in it", option, rest);
  if (snprintf(path, PATH_ROOM, "%s/%s", data, rest) >= PATH_ROOM) give_up("$CATENARY_DATA is too long");
  return path;
}

static Digits read_digits(const char* folder) {
  Digits digits;
  Failure failure;
  check_helper(idx_read(&digits.images, folder, "t10k-images-idx3-ubyte", 3, &failure), &failure);
  check_helper(idx_read(&digits.labels, folder, "t10k-labels-idx1-ubyte", 1, &failure), &failure);
  if (digits.images.shape[0] != digits.labels.shape[0] || digits.images.shape[1] != SIDE ||
      digits.images.shape[2] != SIDE)
    give_up("%s: expected images of %d by %d pixels, and a label for each", folder, SIDE, SIDE);
  return digits;
}

static ctn_variable* images_from(ctn_scope* c, const Digits* digits, size_t first, size_t count) {
  static float pixels[BATCH * PIXELS];
  for (size_t i = 0; i < count * PIXELS; ++i)
    pixels[i] = (float)digits->images.data[first * PIXELS + i] / 256;
  return cs_variable_from_data(c, pixels, CTN_SHAPE((int64_t)count, 1, SIDE, SIDE), CTN_FLOAT32);
}

static ctn_variable* labels_from(ctn_scope* c, const Digits* digits, size_t first, size_t count) {
  int32_t labels[BATCH];
  for (size_t i = 0; i < count; ++i) labels[i] = digits->labels.data[first + i];
  return cs_constant_from_data(c, labels, CTN_SHAPE((int64_t)count), CTN_INT32);
}

static ctn_variable* run(ctn_scope* c, ctn_caffe_function* network, const Settings* s, ctn_variable* images) {
  ctn_variable* scores = NULL;
  cs_set_train(c, 0);
  cs_caffe_function_call(c, network, &s->input, 1, &images, NULL, 0, &s->output, 1, &scores);
  return scores;
}

static size_t correct_of(ctn_scope* c, ctn_variable* scores, const Digits* digits, size_t first,
                         size_t count) {
  int64_t best[BATCH];
  size_t correct = 0;
  ctn_array* data = cs_variable_data(c, scores);
  if (!c->status && (size_t)ctn_array_size(data) != count * CLASSES) {
    give_up("expected %d scores for each digit", CLASSES);
  }
  data = cs_array_argmax(c, cs_array_reshape(c, data, CTN_SHAPE((int64_t)count, CLASSES)), 1, 0);
  if (cs_array_to_data(c, data, best, count * sizeof *best)) return 0;
  for (size_t i = 0; i < count; ++i) correct += best[i] == digits->labels.data[first + i];
  return correct;
}

/* The network is differentiable like any other: prints how strongly each parameter affects the loss. */
static void show_gradients(ctn_scope* c, ctn_caffe_function* network, const Settings* s, const Digits* digits,
                           size_t count) {
  ctn_variable* scores = run(c, network, s, images_from(c, digits, 0, count));
  ctn_link* fs = cs_caffe_function_fs(c, network);
  cs_link_cleargrads(c, fs);
  cs_variable_backward(c, cs_softmax_cross_entropy(c, scores, labels_from(c, digits, 0, count), 1, NULL), 0,
                       0);
  for (size_t i = 0; i < ctn_link_param_count(fs) && !c->status; ++i) {
    ctn_array* grad = cs_variable_grad(c, cs_link_param_at(c, fs, i));
    ctn_array* largest = cs_array_max(c, cs_array_absolute(c, grad), NULL, 0, 0);
    printf("%-12s largest gradient %.3g\n", cs_link_param_path(c, fs, i),
           cs_array_item_f64(c, largest, NULL, 0));
  }
}

int main(int argc, char** argv) {
  const Settings settings = read_settings(argc, argv);
  char path[PATH_ROOM];
  Digits digits = read_digits(place(settings.digits, "digits", "mnist", path));
  const char* model = place(settings.model, "model", "caffe/lenet_iter_10000.caffemodel", path);
  const size_t all = digits.images.shape[0];
  const size_t count = settings.count && (size_t)settings.count < all ? (size_t)settings.count : all;
  size_t correct = 0;
  ctn_scope c = {0};

  cs_device_set_current(&c, settings.device);
  ctn_caffe_function* network = cs_caffe_function_new(&c, model);
  for (size_t i = 0; i < ctn_caffe_function_ignored_count(network); ++i) {
    printf("layer %s is ignored: %s\n", cs_caffe_function_ignored_name(&c, network, i),
           cs_caffe_function_ignored_reason(&c, network, i));
  }
  const size_t mark = cs_mark(&c);
  for (size_t first = 0; first < count && !c.status; first += BATCH, cs_pop(&c, mark)) {
    const size_t size = count - first < BATCH ? count - first : BATCH;
    ctn_variable* scores = run(&c, network, &settings, images_from(&c, &digits, first, size));
    correct += correct_of(&c, scores, &digits, first, size);
  }
  show_gradients(&c, network, &settings, &digits, count < 100 ? count : 100);
  check(cs_end(&c));
  printf("%zu of %zu digits are correct\n", correct, count);
  idx_free(&digits.images);
  idx_free(&digits.labels);
  return 0;
}
