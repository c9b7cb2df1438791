/* Trains a network to read handwritten digits. `train_mnist --help` lists the options. */
#define _POSIX_C_SOURCE 200809L
#include <catenary/scope.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check.h"
#include "jsonlog.h"
#include "mnist.h"
#include "models.h"
#include "progress.h"
#include "settings.h"
#include "svg.h"

enum { PATH_ROOM = 4096, TEST_BATCH = 500 };

typedef struct Run {
  Settings settings;
  Mnist mnist;
  char network[128]; /* such as 784-100-100-10 */
  ctn_scope objects; /* holds the following handles until the end of the program */
  Model model;
  ctn_link* classifier;
  ctn_optimizer* optimizer;
  float* pixels;   /* of a batch */
  int32_t* labels; /* of a batch */
  int64_t* order;  /* of the training digits in this epoch */
  EpochRecord* history;
  Progress progress;
} Run;

/* Makes a batch of at most `most` digits from position `first` on: pixels and labels, as the classifier takes
 * them. `order` may be NULL for the stored order. Returns the number of digits. */
static size_t batch_make(ctn_scope* c, const Run* run, const Digits* digits, const int64_t* order,
                         size_t first, size_t most, ctn_variable* inputs[2]) {
  const size_t count = digits->count - first < most ? digits->count - first : most;
  for (size_t i = 0; i < count; ++i) {
    const size_t index = order ? (size_t)order[first + i] : first + i;
    const uint8_t* image = digits->images + index * MNIST_PIXELS;
    float* row = run->pixels + i * MNIST_PIXELS;
    for (int pixel = 0; pixel < MNIST_PIXELS; ++pixel) row[pixel] = (float)image[pixel] / 255;
    run->labels[i] = digits->labels[index];
  }
  inputs[0] = cs_constant_from_data(c, run->pixels, CTN_SHAPE((int64_t)count, MNIST_PIXELS), CTN_FLOAT32);
  inputs[1] = cs_constant_from_data(c, run->labels, CTN_SHAPE((int64_t)count), CTN_INT32);
  return count;
}

/* Updates the parameters once, after which `done` digits are finished. Returns the sum of the losses before
 * the update. */
static double train_batch(const Run* run, size_t* done) {
  ctn_scope c = {0};
  ctn_variable *inputs[2], *loss = NULL;
  const size_t count =
      batch_make(&c, run, &run->mnist.train, run->order, *done, (size_t)run->settings.batch, inputs);
  cs_link_call(&c, run->classifier, inputs, 2, &loss, 1);
  cs_link_cleargrads(&c, run->classifier);
  cs_variable_backward(&c, loss, 0, 0);
  cs_optimizer_update(&c, run->optimizer);
  const double mean = cs_value(&c, loss);
  check(cs_end(&c));
  *done += count;
  return mean * (double)count;
}

/* The order of the digits depends only on the seed and the epoch, so a resumed run sees the same order. */
static void shuffle(Run* run, int64_t epoch) {
  const size_t count = run->mnist.train.count;
  const uint64_t seed = (uint64_t)run->settings.seed * 100003 + (uint64_t)epoch;
  ctn_scope c = {0};
  ctn_random_state* generator = cs_random_state_new(&c, "cpu", CTN_RANDOM_PHILOX4_32_10, seed);
  ctn_array* order = cs_random_permutation(&c, generator, (int64_t)count);
  cs_array_to_data(&c, order, run->order, count * sizeof *run->order);
  check(cs_end(&c));
}

static double train_epoch(Run* run, int64_t epoch) {
  const size_t count = run->mnist.train.count;
  shuffle(run, epoch);
  check(ctn_link_classifier_set_compute_accuracy(run->classifier, 0));

  char stage[64];
  snprintf(stage, sizeof stage, "epoch %2lld/%lld", (long long)epoch, run->settings.epochs);
  double loss = 0;
  for (size_t done = 0, before = 0; done < count; before = done) {
    loss += train_batch(run, &done);
    progress_add(&run->progress, done - before, stage, done, count);
  }
  check(ctn_optimizer_new_epoch(run->optimizer));
  return loss / (double)count;
}

/* Computes mean loss and accuracy over the test digits, without the history that only backward needs. */
static void evaluate(Run* run, double* mean_loss, double* mean_accuracy) {
  const Digits* digits = &run->mnist.test;
  ctn_scope c = {0};
  cs_settings(&c); /* history is recorded again at the end of the scope */
  cs_set_backprop_enabled(&c, 0);
  cs_link_classifier_set_compute_accuracy(&c, run->classifier, 1);

  double loss_sum = 0;
  long long correct = 0;
  const size_t mark = cs_mark(&c);
  for (size_t done = 0; done < digits->count && !c.status; cs_pop(&c, mark)) {
    ctn_variable *inputs[2], *loss = NULL;
    const size_t count = batch_make(&c, run, digits, NULL, done, TEST_BATCH, inputs);
    cs_link_call(&c, run->classifier, inputs, 2, &loss, 1);
    loss_sum += (double)count * cs_value(&c, loss);
    correct += llround((double)count * cs_value(&c, cs_link_classifier_accuracy(&c, run->classifier)));
    done += count;
  }
  check(cs_end(&c));
  *mean_loss = loss_sum / (double)digits->count;
  *mean_accuracy = (double)correct / (double)digits->count;
}

static const char* in_out_folder(const Run* run, const char* name, char path[PATH_ROOM]) {
  if (snprintf(path, PATH_ROOM, "%s/%s", run->settings.out, name) >= PATH_ROOM) give_up("--out: too long");
  return path;
}

static void write_reports(const Run* run, int64_t epochs) {
  const Settings* s = &run->settings;
  const Setting settings[] = {
      {"program", "train_mnist", 0},
      {"library", ctn_version(), 0},
      {"data", run->mnist.source, 0},
      {"train", NULL, (double)run->mnist.train.count},
      {"test", NULL, (double)run->mnist.test.count},
      {"network", run->network, 0},
      {"batch", NULL, (double)s->batch},
      {"optimizer", s->optimizer, 0},
      {"learning_rate", NULL, s->learning_rate},
      {"seed", NULL, (double)s->seed},
      {"device", s->device, 0},
  };
  const size_t count = sizeof settings / sizeof settings[0];
  char path[PATH_ROOM], title[256];
  Failure failure;
  in_out_folder(run, "train_log.json", path);
  check_helper(jsonlog_write(path, settings, count, run->history, (size_t)epochs, &failure), &failure);

  snprintf(title, sizeof title, "%s, %s, %zu digits", run->network, s->optimizer, run->mnist.train.count);
  in_out_folder(run, "learning_curve.svg", path);
  check_helper(svg_learning_curve(path, title, run->history, (size_t)epochs, &failure), &failure);
}

static void run_epoch(Run* run, int64_t epoch) {
  EpochRecord* record = &run->history[epoch - 1];
  const double started = monotonic_seconds();
  record->epoch = (int)epoch;
  record->train_loss = train_epoch(run, epoch);
  evaluate(run, &record->test_loss, &record->test_accuracy);
  record->seconds = monotonic_seconds() - started;

  progress_clear(&run->progress);
  printf("epoch %2lld/%lld  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s\n", (long long)epoch,
         run->settings.epochs, record->train_loss, record->test_loss, record->test_accuracy, record->seconds);
  fflush(stdout);
  write_reports(run, epoch);
  const char* file = run->settings.save;
  if (file) check(ctn_checkpoint_save(file, run->model.link, run->optimizer, NULL, NULL));
}

static void load_data(Run* run) {
  const Settings* s = &run->settings;
  const MnistRequest request = {s->data, s->offline, (uint64_t)s->seed, (size_t)s->train, (size_t)s->test};
  Failure failure;
  check_helper(mnist_load(&run->mnist, &request, &failure), &failure);
  printf("data     %s: %zu for training, %zu for testing\n", run->mnist.source, run->mnist.train.count,
         run->mnist.test.count);
}

static ctn_optimizer* optimizer_make(ctn_scope* c, const char* name, double learning_rate) {
  if (strcmp(name, "adam") == 0) return cs_optimizer_adam_new(c, learning_rate, 0.9, 0.999, 1e-8);
  if (strcmp(name, "momentum") == 0) return cs_optimizer_momentum_sgd_new(c, learning_rate, 0.9);
  return cs_optimizer_sgd_new(c, learning_rate);
}

static void build_network(Run* run) {
  const Settings* s = &run->settings;
  const bool lenet = strcmp(s->model, "lenet") == 0;
  ctn_scope* c = &run->objects;
  cs_device_set_current(c, s->device);
  cs_random_seed(c, NULL, (uint64_t)s->seed);
  if (lenet) {
    lenet_make(c, &run->model);
  } else {
    mlp_make(c, &run->model, MNIST_PIXELS, s->layers, s->units, MNIST_CLASSES);
  }
  run->classifier = cs_link_classifier_new(c, run->model.link);
  run->optimizer = optimizer_make(c, s->optimizer, s->learning_rate);
  cs_optimizer_setup(c, run->optimizer, run->classifier);
  check(c->status);

  if (lenet) {
    snprintf(run->network, sizeof run->network, "LeNet");
  } else {
    mlp_describe(&run->model, run->network, sizeof run->network);
  }
  printf("network  %s, %s with learning rate %g, batches of %lld, seed %lld, on %s\n", run->network,
         s->optimizer, s->learning_rate, s->batch, s->seed, s->device);
}

static void* allocate(size_t count, size_t size) {
  void* memory = calloc(count, size);
  if (!memory) give_up("out of memory for %zu times %zu bytes", count, size);
  return memory;
}

static void allocate_buffers(Run* run) {
  const size_t batch = run->settings.batch > TEST_BATCH ? (size_t)run->settings.batch : TEST_BATCH;
  run->pixels = allocate(batch * MNIST_PIXELS, sizeof *run->pixels);
  run->labels = allocate(batch, sizeof *run->labels);
  run->order = allocate(run->mnist.train.count, sizeof *run->order);
  run->history = allocate((size_t)run->settings.epochs, sizeof *run->history);
}

/* Returns the number of epochs that are already done. Continues the log of the earlier run if it is
 * available. */
static int64_t resume(Run* run) {
  const Settings* s = &run->settings;
  if (!s->resume) return 0;
  check(ctn_checkpoint_load(s->resume, run->model.link, run->optimizer, NULL, NULL));
  const int64_t done = ctn_optimizer_epoch(run->optimizer);
  if (done > s->epochs) {
    give_up("%s has seen %lld epochs, more than --epochs %lld", s->resume, (long long)done, s->epochs);
  }
  printf("resumed  %s after epoch %lld\n", s->resume, (long long)done);

  char path[PATH_ROOM];
  Failure failure;
  if (!jsonlog_read(in_out_folder(run, "train_log.json", path), run->history, (size_t)done, &failure)) {
    fprintf(stderr, "The log of the earlier epochs is not available (%s).\n", failure.text);
    for (int64_t i = 0; i < done; ++i) run->history[i] = (EpochRecord){(int)i + 1, NAN, NAN, NAN, NAN};
  }
  return done;
}

static void release(Run* run) {
  check(cs_end(&run->objects));
  mnist_free(&run->mnist);
  free(run->pixels);
  free(run->labels);
  free(run->order);
  free(run->history);
}

int main(int argc, char** argv) {
  Run run = {.settings = settings_read(argc, argv)};
  const Settings* s = &run.settings;
  if (mkdir(s->out, 0777) != 0 && errno != EEXIST) give_up("--out %s: %s", s->out, strerror(errno));
  load_data(&run);
  build_network(&run);
  allocate_buffers(&run);

  const int64_t done = resume(&run);
  run.progress = progress_new(stdout, (size_t)(s->epochs - done) * run.mnist.train.count);
  for (int64_t epoch = done + 1; epoch <= s->epochs; ++epoch) run_epoch(&run, epoch);

  double loss = 0, accuracy = 0;
  evaluate(&run, &loss, &accuracy);
  printf("test accuracy %.4f\n", accuracy);
  release(&run);
  return 0;
}
