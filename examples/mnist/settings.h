/* The options of the programs, and the digits and the optimizer that they choose. */
#ifndef EXAMPLES_MNIST_SETTINGS_H
#define EXAMPLES_MNIST_SETTINGS_H

#include "session.h"

typedef struct Settings {
  Session session;
  const char* data; /* NULL: the first available source */
  bool offline;
  long long train, test;     /* maximum numbers of digits; 0: all */
  const char* model;         /* mlp or lenet; NULL before settings_read: not an option */
  const char* second_device; /* the same */
  long long layers, units;
  const char* optimizer; /* adam, sgd or momentum */
  double learning_rate;
} Settings;

/* Settings of a program with their defaults. */
Settings settings_new(const char* program, const char* usage);

/* Reads the command line as session_read does. */
void settings_read(ctn_scope* c, Settings* s, int argc, char** argv);

/* Makes batches of pixels, float32 (N, 784) from 0 to 1, and labels, int32 (N): of the training digits in a
 * random order without end, and of the test digits once. */
void load_digits(ctn_scope* c, const Settings* s, ctn_iterator** train, ctn_iterator** test);

/* The chosen optimizer, set up for a link. */
ctn_optimizer* optimizer_make(ctn_scope* c, const Settings* s, ctn_link* link);

#endif
