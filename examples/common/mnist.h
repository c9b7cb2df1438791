/* Loads MNIST, or generates digits if the data is not available. */
#ifndef EXAMPLES_COMMON_MNIST_H
#define EXAMPLES_COMMON_MNIST_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { MNIST_SIDE = 28, MNIST_PIXELS = MNIST_SIDE * MNIST_SIDE, MNIST_CLASSES = 10 };

typedef struct Digits {
  size_t count;
  uint8_t* images; /* count rows of MNIST_PIXELS; 0 is paper, 255 is ink */
  uint8_t* labels; /* count numbers from 0 to 9 */
} Digits;

typedef struct Mnist {
  Digits train, test;
  char source[512]; /* where the digits come from, as text for the user */
} Mnist;

typedef struct MnistRequest {
  const char* directory; /* if not NULL, the only folder to use */
  bool offline;          /* do not download */
  uint64_t seed;         /* seed of generated digits */
  size_t train, test;    /* maximum numbers of digits; 0: all */
} MnistRequest;

/*
 * Uses the first available source: the requested folder, $CATENARY_DATA/mnist, the files of an earlier
 * download, a download, generated digits. Prints to stderr why a source was skipped. A requested folder that
 * is unusable is an error. If a folder has only the test files, their first four fifths are used for training
 * and the rest for testing.
 */
bool mnist_load(Mnist* mnist, const MnistRequest* request, Failure* failure);

void mnist_free(Mnist* mnist);

#endif
