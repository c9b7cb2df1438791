/* The options of the programs; see settings.h. */
#include "settings.h"

#include "check.h"
#include "mnist.h"

static const char* const kModels[] = {"mlp", "lenet", NULL};
static const char* const kOptimizers[] = {"adam", "sgd", "momentum", NULL};
static const double kLearningRates[] = {0.001, 0.2, 0.05};

Settings settings_new(const char* program, const char* usage) {
  return (Settings){.session = {.program = program, .usage = usage, .batch = 100, .epochs = 20},
                    .layers = 2,
                    .units = 100,
                    .optimizer = "adam"};
}

static double usual_learning_rate(const char* optimizer) {
  int i = 0;
  while (strcmp(kOptimizers[i], optimizer) != 0) ++i;
  return kLearningRates[i];
}

void settings_read(ctn_scope* c, Settings* s, int argc, char** argv) {
  Option options[11] = {
      /* clang-format off */
      {OPTION_TEXT, "data", "DIR", "folder with the IDX files of MNIST, plain or .gz", &s->data, 0, 0, NULL},
      {OPTION_FLAG, "offline", NULL, "do not download", &s->offline, 0, 0, NULL},
      {OPTION_INTEGER, "train", "N", "train on the first N digits only", &s->train, 1, 1e7, NULL},
      {OPTION_INTEGER, "test", "N", "test on the first N digits only", &s->test, 1, 1e7, NULL},
      {OPTION_INTEGER, "layers", "N", "hidden layers of a perceptron", &s->layers, 0, 100, NULL},
      {OPTION_INTEGER, "units", "N", "units of each hidden layer", &s->units, 1, 1e5, NULL},
      {OPTION_CHOICE, "optimizer", "NAME", "adam, sgd or momentum", &s->optimizer, 0, 0, kOptimizers},
      {OPTION_REAL, "lr", "X", "learning rate; if not given: adam 0.001, sgd 0.2, momentum 0.05", &s->learning_rate, 1e-9, 1e3, NULL},
      /* clang-format on */
  };
  size_t count = 8;
  if (s->model)
    options[count++] =
        (Option){OPTION_CHOICE, "model", "NAME", "mlp, or lenet: Caffe's convolutional network",
                 &s->model,     0,       0,      kModels};
  if (s->second_device)
    options[count++] =
        (Option){OPTION_TEXT, "second-device", "NAME", "the other device", &s->second_device, 0, 0, NULL};
  session_read(c, &s->session, options, count, argc, argv);
  if (s->learning_rate == 0) s->learning_rate = usual_learning_rate(s->optimizer);
}

static ctn_dataset* dataset(ctn_scope* c, const Digits* digits) {
  const int64_t count = (int64_t)digits->count;
  ctn_array* pixels = cs_array_from_data(c, digits->images, CTN_SHAPE(count, MNIST_PIXELS), CTN_UINT8);
  ctn_array* labels = cs_array_from_data(c, digits->labels, CTN_SHAPE(count), CTN_UINT8);
  const ctn_array* parts[] = {
      cs_array_true_divide_f64(c, cs_array_astype(c, pixels, CTN_FLOAT32), 255),
      cs_array_astype(c, labels, CTN_INT32),
  };
  return cs_dataset_tuple_new(c, parts, 2);
}

void load_digits(ctn_scope* c, const Settings* s, ctn_iterator** train, ctn_iterator** test) {
  enum { TEST_BATCH = 500 };
  const uint64_t seed = (uint64_t)s->session.seed;
  const MnistRequest request = {s->data, s->offline, seed, (size_t)s->train, (size_t)s->test};
  Mnist mnist;
  Failure failure;
  check_helper(mnist_load(&mnist, &request, &failure), &failure);
  printf("data     %s: %zu for training, %zu for testing\n", mnist.source, mnist.train.count,
         mnist.test.count);
  *train = cs_iterator_serial_new(c, dataset(c, &mnist.train), s->session.batch, 1, 1, seed);
  *test = cs_iterator_serial_new(c, dataset(c, &mnist.test), TEST_BATCH, 0, 0, 0);
  mnist_free(&mnist);
  check(c->status);
}

ctn_optimizer* optimizer_make(ctn_scope* c, const Settings* s, ctn_link* link) {
  ctn_optimizer* optimizer;
  if (strcmp(s->optimizer, "adam") == 0) {
    optimizer = cs_optimizer_adam_new(c, s->learning_rate, 0.9, 0.999, 1e-8);
  } else if (strcmp(s->optimizer, "momentum") == 0) {
    optimizer = cs_optimizer_momentum_sgd_new(c, s->learning_rate, 0.9);
  } else {
    optimizer = cs_optimizer_sgd_new(c, s->learning_rate);
  }
  cs_optimizer_setup(c, optimizer, link);
  return optimizer;
}
