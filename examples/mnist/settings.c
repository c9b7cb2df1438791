/* The options of train_mnist. */
#include "settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"

static const char kUsage[] =
    "usage: train_mnist [options]\n\n"
    "Trains a multilayer perceptron or LeNet to read handwritten digits. Without --data, it looks for\n"
    "MNIST in $CATENARY_DATA/mnist, then on the network; otherwise it generates digits.";

static const char* const kModels[] = {"mlp", "lenet", NULL};
static const char* const kOptimizers[] = {"adam", "sgd", "momentum", NULL};
static const double kLearningRates[] = {0.001, 0.2, 0.05};

static double usual_learning_rate(const char* optimizer) {
  int i = 0;
  while (strcmp(kOptimizers[i], optimizer) != 0) ++i;
  return kLearningRates[i];
}

Settings settings_read(int argc, char** argv) {
  Settings s = {.model = "mlp",
                .layers = 2,
                .units = 100,
                .batch = 100,
                .epochs = 20,
                .optimizer = "adam",
                .device = "cpu",
                .out = "."};
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "data", "DIR", "folder with the IDX files of MNIST, plain or .gz", &s.data, 0, 0, NULL},
      {OPTION_FLAG, "offline", NULL, "do not download", &s.offline, 0, 0, NULL},
      {OPTION_INTEGER, "train", "N", "train on the first N digits only", &s.train, 1, 1e7, NULL},
      {OPTION_INTEGER, "test", "N", "test on the first N digits only", &s.test, 1, 1e7, NULL},
      {OPTION_CHOICE, "model", "NAME", "mlp, or lenet: Caffe's convolutional network", &s.model, 0, 0, kModels},
      {OPTION_INTEGER, "layers", "N", "hidden layers of mlp", &s.layers, 0, 100, NULL},
      {OPTION_INTEGER, "units", "N", "units of each hidden layer of mlp", &s.units, 1, 1e5, NULL},
      {OPTION_INTEGER, "batch", "N", "digits per update", &s.batch, 1, 1e6, NULL},
      {OPTION_INTEGER, "epochs", "N", "total number of passes over the digits", &s.epochs, 1, 1e5, NULL},
      {OPTION_CHOICE, "optimizer", "NAME", "adam, sgd or momentum", &s.optimizer, 0, 0, kOptimizers},
      {OPTION_REAL, "lr", "X", "learning rate of a new run; if not given: adam 0.001, sgd 0.2, momentum 0.05",
       &s.learning_rate, 1e-9, 1e3, NULL},
      {OPTION_INTEGER, "seed", "N", "seed of initial weights, order and generated digits", &s.seed, 0, 9e15, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on", &s.device, 0, 0, NULL},
      {OPTION_TEXT, "save", "FILE", "after every epoch, save model and optimizer (.npz, .h5)", &s.save, 0, 0, NULL},
      {OPTION_TEXT, "resume", "FILE", "continue from a file that --save wrote, with its learning rate instead of --lr", &s.resume, 0, 0, NULL},
      {OPTION_TEXT, "out", "DIR", "folder for train_log.json and learning_curve.svg", &s.out, 0, 0, NULL},
      /* clang-format on */
  };
  const size_t count = sizeof options / sizeof options[0];
  Failure failure;
  switch (options_parse(options, count, argc, argv, &failure)) {
    case OPTIONS_OK:
      break;
    case OPTIONS_HELP:
      options_help(options, count, kUsage);
      exit(0);
    case OPTIONS_ERROR:
      fprintf(stderr, "train_mnist: %s\nTry train_mnist --help.\n", failure.text);
      exit(2);
  }
  if (s.learning_rate == 0) s.learning_rate = usual_learning_rate(s.optimizer);
  return s;
}
