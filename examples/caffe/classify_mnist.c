/* Classifies handwritten digits with a network that Caffe trained. `classify_mnist --help` lists the options.
 */
#include <catenary/catenary.h>
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
      {OPTION_TEXT, "device", "NAME", "where to compute", &s.device, 0, 0, NULL},
      {OPTION_TEXT, "model", "FILE", "the .caffemodel ($CATENARY_DATA/caffe/lenet_iter_10000.caffemodel)",
       &s.model, 0, 0, NULL},
      {OPTION_TEXT, "digits", "FOLDER", "the test files of MNIST ($CATENARY_DATA/mnist)", &s.digits, 0, 0,
       NULL},
      {OPTION_TEXT, "input", "BLOB", "the blob that takes the pixels, divided by 256", &s.input, 0, 0, NULL},
      {OPTION_TEXT, "output", "BLOB", "the blob of the ten scores", &s.output, 0, 0, NULL},
      {OPTION_INTEGER, "count", "N", "so many of the digits at most; 0: all", &s.count, 0, 10000, NULL},
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

/* What was asked for, else the place of it below $CATENARY_DATA. */
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

static ctn_variable* images_from(const Digits* digits, size_t first, size_t count) {
  static float pixels[BATCH * PIXELS];
  const int64_t shape[] = {(int64_t)count, 1, SIDE, SIDE};
  ctn_array* x = NULL;
  ctn_variable* v = NULL;
  for (size_t i = 0; i < count * PIXELS; ++i)
    pixels[i] = (float)digits->images.data[first * PIXELS + i] / 256;
  check(ctn_array_from_data(pixels, shape, 4, CTN_FLOAT32, &x));
  check(ctn_variable_new(x, &v));
  ctn_array_release(x);
  return v;
}

static ctn_variable* labels_from(const Digits* digits, size_t first, size_t count) {
  int32_t labels[BATCH];
  const int64_t shape[] = {(int64_t)count};
  ctn_array* t = NULL;
  ctn_variable* v = NULL;
  for (size_t i = 0; i < count; ++i) labels[i] = digits->labels.data[first + i];
  check(ctn_array_from_data(labels, shape, 1, CTN_INT32, &t));
  check(ctn_variable_new(t, &v));
  ctn_array_release(t);
  return v;
}

static ctn_variable* run(ctn_caffe_function* network, const Settings* s, ctn_variable* images) {
  ctn_variable* scores = NULL;
  check(ctn_caffe_function_call(network, &s->input, 1, &images, NULL, 0, 0, &s->output, 1, &scores));
  return scores;
}

static size_t correct_of(ctn_variable* scores, const Digits* digits, size_t first, size_t count) {
  float values[BATCH * CLASSES];
  size_t correct = 0;
  ctn_array* data = NULL;
  check(ctn_variable_data(scores, &data));
  if ((size_t)ctn_array_size(data) != count * CLASSES) give_up("expected %d scores for each digit", CLASSES);
  check(ctn_array_to_data(data, values, count * CLASSES * sizeof(float)));
  ctn_array_release(data);
  for (size_t i = 0; i < count; ++i) {
    const float* row = values + i * CLASSES;
    int best = 0;
    for (int k = 1; k < CLASSES; ++k)
      if (row[k] > row[best]) best = k;
    correct += best == digits->labels.data[first + i];
  }
  return correct;
}

/* The network is differentiable as any other: tells how much each parameter would change the loss. */
static void show_gradients(ctn_caffe_function* network, const Settings* s, const Digits* digits,
                           size_t count) {
  ctn_variable *images = images_from(digits, 0, count), *labels = labels_from(digits, 0, count);
  ctn_variable *scores = run(network, s, images), *loss = NULL;
  ctn_link* fs = NULL;
  check(ctn_caffe_function_fs(network, &fs));
  check(ctn_link_cleargrads(fs));
  check(ctn_softmax_cross_entropy(scores, labels, 1, &loss));
  check(ctn_variable_backward(loss, 0, 0));
  for (size_t i = 0; i < ctn_link_param_count(fs); ++i) {
    char path[256];
    ctn_variable* param = NULL;
    ctn_array *grad = NULL, *magnitude = NULL, *largest = NULL;
    double value = 0;
    check(ctn_link_param_path(fs, i, path, sizeof path, NULL));
    check(ctn_link_param_at(fs, i, &param));
    check(ctn_variable_grad(param, &grad));
    check(ctn_array_absolute(grad, &magnitude));
    check(ctn_array_max(magnitude, NULL, 0, 0, &largest));
    check(ctn_array_item_f64(largest, NULL, 0, &value));
    printf("%-12s largest gradient %.3g\n", path, value);
    ctn_array_release(largest);
    ctn_array_release(magnitude);
    ctn_array_release(grad);
    ctn_variable_release(param);
  }
  ctn_link_release(fs);
  ctn_variable_release(loss);
  ctn_variable_release(scores);
  ctn_variable_release(labels);
  ctn_variable_release(images);
}

int main(int argc, char** argv) {
  const Settings settings = read_settings(argc, argv);
  char path[PATH_ROOM];
  Digits digits = read_digits(place(settings.digits, "digits", "mnist", path));
  const char* model = place(settings.model, "model", "caffe/lenet_iter_10000.caffemodel", path);
  const size_t all = digits.images.shape[0];
  const size_t count = settings.count && (size_t)settings.count < all ? (size_t)settings.count : all;
  size_t correct = 0;
  ctn_caffe_function* network = NULL;

  check(ctn_device_set_current(settings.device));
  check(ctn_caffe_function_new(model, &network));
  for (size_t i = 0; i < ctn_caffe_function_ignored_count(network); ++i) {
    char name[256], reason[256];
    check(ctn_caffe_function_ignored_name(network, i, name, sizeof name, NULL));
    check(ctn_caffe_function_ignored_reason(network, i, reason, sizeof reason, NULL));
    printf("layer %s is ignored: %s\n", name, reason);
  }
  for (size_t first = 0; first < count;) {
    const size_t size = count - first < BATCH ? count - first : BATCH;
    ctn_variable* images = images_from(&digits, first, size);
    ctn_variable* scores = run(network, &settings, images);
    correct += correct_of(scores, &digits, first, size);
    ctn_variable_release(scores);
    ctn_variable_release(images);
    first += size;
  }
  show_gradients(network, &settings, &digits, count < 100 ? count : 100);
  printf("%zu of %zu digits are right\n", correct, count);
  ctn_caffe_function_release(network);
  idx_free(&digits.images);
  idx_free(&digits.labels);
  return 0;
}
