/* Trains a network to read handwritten digits. `train_mnist --help` lists the options. */
#define _POSIX_C_SOURCE 200809L
#include <catenary/catenary.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check.h"
#include "checkpoint.h"
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
  ctn_link *model, *classifier;
  ctn_optimizer* optimizer;
  float* pixels;   /* of a batch */
  int32_t* labels; /* of a batch */
  int64_t* order;  /* of the training digits in this epoch */
  EpochRecord* history;
  Progress progress;
} Run;

typedef struct Batch {
  ctn_variable* inputs[2]; /* pixels and labels, as the classifier takes them */
  size_t count;
} Batch;

/* At most `most` digits from position `first` on, in the given order or, where that is NULL, as they come. */
static Batch batch_new(const Run* run, const Digits* digits, const int64_t* order, size_t first,
                       size_t most) {
  Batch batch = {.count = digits->count - first < most ? digits->count - first : most};
  for (size_t i = 0; i < batch.count; ++i) {
    const size_t index = order ? (size_t)order[first + i] : first + i;
    const uint8_t* image = digits->images + index * MNIST_PIXELS;
    float* row = run->pixels + i * MNIST_PIXELS;
    for (int pixel = 0; pixel < MNIST_PIXELS; ++pixel) row[pixel] = (float)image[pixel] / 255;
    run->labels[i] = digits->labels[index];
  }

  const int64_t shape[] = {(int64_t)batch.count, MNIST_PIXELS};
  ctn_array *x = NULL, *t = NULL;
  check(ctn_array_from_data(run->pixels, shape, 2, CTN_FLOAT32, &x));
  check(ctn_array_from_data(run->labels, shape, 1, CTN_INT32, &t));
  check(ctn_variable_new(x, &batch.inputs[0]));
  check(ctn_variable_set_requires_grad(batch.inputs[0], 0)); /* nobody looks at the gradient of the pixels */
  check(ctn_variable_new(t, &batch.inputs[1]));
  ctn_array_release(t);
  ctn_array_release(x);
  return batch;
}

static void batch_release(const Batch* batch) {
  ctn_variable_release(batch->inputs[0]);
  ctn_variable_release(batch->inputs[1]);
}

static double value_of(ctn_variable* scalar) {
  ctn_array* data = NULL;
  double value = 0;
  check(ctn_variable_data(scalar, &data));
  check(ctn_array_item_f64(data, NULL, 0, &value));
  ctn_array_release(data);
  return value;
}

/* One update of the parameters. Returns the mean loss before it. */
static double train_batch(Run* run, const Batch* batch) {
  ctn_variable* loss = NULL;
  check(ctn_link_call(run->classifier, batch->inputs, 2, &loss, 1));
  check(ctn_link_cleargrads(run->classifier));
  check(ctn_variable_backward(loss, 0, 0));
  check(ctn_optimizer_update(run->optimizer));
  const double mean = value_of(loss);
  ctn_variable_release(loss);
  return mean;
}

/* The order of the digits follows from the seed and the epoch alone, so a resumed run sees the same one. */
static void shuffle(Run* run, int64_t epoch) {
  const size_t count = run->mnist.train.count;
  ctn_random_state* generator = NULL;
  ctn_array* order = NULL;
  const uint64_t seed = (uint64_t)run->settings.seed * 100003 + (uint64_t)epoch;
  check(ctn_random_state_new("cpu", CTN_RANDOM_PHILOX4_32_10, seed, &generator));
  check(ctn_random_state_permutation(generator, (int64_t)count, &order));
  check(ctn_array_to_data(order, run->order, count * sizeof *run->order));
  ctn_array_release(order);
  ctn_random_state_release(generator);
}

static double train_epoch(Run* run, int64_t epoch) {
  const Digits* digits = &run->mnist.train;
  shuffle(run, epoch);
  check(ctn_link_classifier_set_compute_accuracy(run->classifier, 0));

  char stage[64];
  snprintf(stage, sizeof stage, "epoch %2lld/%lld", (long long)epoch, run->settings.epochs);
  double loss = 0;
  for (size_t done = 0; done < digits->count;) {
    const Batch batch = batch_new(run, digits, run->order, done, (size_t)run->settings.batch);
    loss += (double)batch.count * train_batch(run, &batch);
    batch_release(&batch);
    done += batch.count;
    progress_add(&run->progress, batch.count, stage, done, digits->count);
  }
  check(ctn_optimizer_new_epoch(run->optimizer));
  return loss / (double)digits->count;
}

/* Mean loss and accuracy over the test digits, without the history that only backward needs. */
static void evaluate(Run* run, double* mean_loss, double* mean_accuracy) {
  const Digits* digits = &run->mnist.test;
  int32_t recording = 1;
  check(ctn_set_backprop_enabled(0, &recording));
  check(ctn_link_classifier_set_compute_accuracy(run->classifier, 1));

  double loss_sum = 0;
  long long correct = 0;
  for (size_t done = 0; done < digits->count;) {
    const Batch batch = batch_new(run, digits, NULL, done, TEST_BATCH);
    ctn_variable *loss = NULL, *accuracy = NULL;
    check(ctn_link_call(run->classifier, batch.inputs, 2, &loss, 1));
    check(ctn_link_classifier_accuracy(run->classifier, &accuracy));
    loss_sum += (double)batch.count * value_of(loss);
    correct += llround((double)batch.count * value_of(accuracy));
    ctn_variable_release(accuracy);
    ctn_variable_release(loss);
    batch_release(&batch);
    done += batch.count;
  }
  *mean_loss = loss_sum / (double)digits->count;
  *mean_accuracy = (double)correct / (double)digits->count;
  check(ctn_set_backprop_enabled(recording, NULL));
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
  const Checkpoint checkpoint = {run->model, run->optimizer, run->settings.optimizer};
  if (run->settings.save) checkpoint_save(&checkpoint, run->settings.save);
}

static void load_data(Run* run) {
  const Settings* s = &run->settings;
  const MnistRequest request = {s->data, s->offline, (uint64_t)s->seed, (size_t)s->train, (size_t)s->test};
  Failure failure;
  check_helper(mnist_load(&run->mnist, &request, &failure), &failure);
  printf("data     %s: %zu to train on, %zu to test\n", run->mnist.source, run->mnist.train.count,
         run->mnist.test.count);
}

static ctn_optimizer* optimizer_new(const char* name, double learning_rate) {
  ctn_optimizer* optimizer = NULL;
  if (strcmp(name, "adam") == 0) {
    check(ctn_optimizer_adam_new(learning_rate, 0.9, 0.999, 1e-8, &optimizer));
  } else if (strcmp(name, "momentum") == 0) {
    check(ctn_optimizer_momentum_sgd_new(learning_rate, 0.9, &optimizer));
  } else {
    check(ctn_optimizer_sgd_new(learning_rate, &optimizer));
  }
  return optimizer;
}

static void build_network(Run* run) {
  const Settings* s = &run->settings;
  check(ctn_device_set_current(s->device));
  check(ctn_random_seed(NULL, (uint64_t)s->seed));
  const bool lenet = strcmp(s->model, "lenet") == 0;
  run->model = lenet ? lenet_new() : mlp_new(MNIST_PIXELS, s->layers, s->units, MNIST_CLASSES);
  check(ctn_link_classifier_new(run->model, &run->classifier));
  run->optimizer = optimizer_new(s->optimizer, s->learning_rate);
  check(ctn_optimizer_setup(run->optimizer, run->classifier));

  if (lenet) {
    snprintf(run->network, sizeof run->network, "LeNet");
  } else {
    mlp_describe(run->model, run->network, sizeof run->network);
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

/* Returns how many epochs are done already. The log goes on where that of the earlier run is at hand. */
static int64_t resume(Run* run) {
  const Settings* s = &run->settings;
  if (!s->resume) return 0;
  const Checkpoint checkpoint = {run->model, run->optimizer, s->optimizer};
  checkpoint_load(&checkpoint, s->resume);
  const int64_t done = ctn_optimizer_epoch(run->optimizer);
  if (done > s->epochs) {
    give_up("%s has seen %lld epochs, more than --epochs %lld", s->resume, (long long)done, s->epochs);
  }
  printf("resumed  %s after epoch %lld\n", s->resume, (long long)done);

  char path[PATH_ROOM];
  Failure failure;
  if (!jsonlog_read(in_out_folder(run, "train_log.json", path), run->history, (size_t)done, &failure)) {
    fprintf(stderr, "The log of the earlier epochs is not there (%s).\n", failure.text);
    for (int64_t i = 0; i < done; ++i) run->history[i] = (EpochRecord){(int)i + 1, NAN, NAN, NAN, NAN};
  }
  return done;
}

static void release(Run* run) {
  ctn_optimizer_release(run->optimizer);
  ctn_link_release(run->classifier);
  ctn_link_release(run->model);
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
