/* MNIST, or the nearest thing to it that this machine has. */
#ifndef EXAMPLES_COMMON_MNIST_H
#define EXAMPLES_COMMON_MNIST_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { MNIST_SIDE = 28, MNIST_PIXELS = MNIST_SIDE * MNIST_SIDE, MNIST_CLASSES = 10 };

typedef struct Digits {
  size_t count;
  uint8_t* images; /* count rows of MNIST_PIXELS, 0 the paper, 255 the ink */
  uint8_t* labels; /* count numbers of 0 ... 9 */
} Digits;

typedef struct Mnist {
  Digits train, test;
  char source[512]; /* where the digits come from, for people */
} Mnist;

typedef struct MnistRequest {
  const char* directory; /* only this folder counts, if not NULL */
  bool offline;          /* download nothing */
  uint64_t seed;         /* of digits that have to be drawn */
  size_t train, test;    /* at most so many; 0: all */
} MnistRequest;

/*
 * The first of: the folder asked for; $CATENARY_DATA/mnist; the files of an earlier download; a download;
 * digits drawn here. Tells stderr why a source was passed over. A folder that is named but unusable is an
 * error. A folder with the test files alone gives its first four fifths for training and the rest for
 * testing.
 */
bool mnist_load(Mnist* mnist, const MnistRequest* request, Failure* failure);

void mnist_free(Mnist* mnist);

#endif
