/* The command line of train_mnist. */
#ifndef EXAMPLES_MNIST_SETTINGS_H
#define EXAMPLES_MNIST_SETTINGS_H

#include <stdbool.h>

typedef struct Settings {
  const char* data; /* NULL: the first available source */
  bool offline;
  long long train, test; /* maximum numbers of digits; 0: all */
  const char* model;     /* mlp or lenet */
  long long layers, units, batch, epochs, seed;
  const char* optimizer; /* adam, sgd or momentum */
  double learning_rate;
  const char* device;
  const char *save, *resume; /* NULL: not requested */
  const char* out;
} Settings;

/* Ends the program after --help, and with status 2 if the command line is wrong. */
Settings settings_read(int argc, char** argv);

#endif
