#include "mnist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits.h"
#include "download.h"
#include "idx.h"

enum { PATH_ROOM = 4096, DRAWN_TRAIN = 8000, DRAWN_TEST = 2000 };

static const RemoteFile kFiles[] = {
    {"train-images-idx3-ubyte.gz", "440fcabf73cc546fa21475e81ea370265605f56be210a4024d2ca8f203523609"},
    {"train-labels-idx1-ubyte.gz", "3552534a0a558bbed6aed32b30c495cca23d567ec52cac8be1a0730e8010255c"},
    {"t10k-images-idx3-ubyte.gz", "8d422c7b0a1c1c79245a5bcf07fe86e33eeafee792b84584aec276f5a2dbc4e6"},
    {"t10k-labels-idx1-ubyte.gz", "f7ae60f92e00ec6debd23a6088c31dbd2371eca3ffa0defaefb259924204aec6"},
};

static const char* const kMirrors[] = {
    "https://ossci-datasets.s3.amazonaws.com/mnist/",
    "https://storage.googleapis.com/cvdf-datasets/mnist/",
    "https://raw.githubusercontent.com/fgnt/mnist/master/",
    NULL,
};

static void digits_free(Digits* digits) {
  free(digits->images);
  free(digits->labels);
  *digits = (Digits){0};
}

static bool check_pair(const Idx* images, const Idx* labels, const char* directory, const char* prefix,
                       Failure* failure) {
  if (images->shape[1] != MNIST_SIDE || images->shape[2] != MNIST_SIDE) {
    return fail(failure, "%s: the %s images are %zu x %zu, not 28 x 28", directory, prefix, images->shape[1],
                images->shape[2]);
  }
  if (images->shape[0] != labels->shape[0]) {
    return fail(failure, "%s: %zu %s images but %zu labels", directory, images->shape[0], prefix,
                labels->shape[0]);
  }
  for (size_t i = 0; i < labels->shape[0]; ++i) {
    if (labels->data[i] >= MNIST_CLASSES) {
      return fail(failure, "%s: %s label %zu is %u, not a digit", directory, prefix, i, labels->data[i]);
    }
  }
  return true;
}

static bool read_pair(Digits* digits, const char* directory, const char* prefix, Failure* failure) {
  char name[64];
  Idx images = {0}, labels = {0};
  snprintf(name, sizeof name, "%s-images-idx3-ubyte", prefix);
  bool read = idx_read(&images, directory, name, 3, failure);
  snprintf(name, sizeof name, "%s-labels-idx1-ubyte", prefix);
  read = read && idx_read(&labels, directory, name, 1, failure) &&
         check_pair(&images, &labels, directory, prefix, failure);
  if (read) {
    *digits = (Digits){images.shape[0], images.data, labels.data};
  } else {
    idx_free(&images);
    idx_free(&labels);
  }
  return read;
}

/* Moves the digits after the first `count` from one set to another, which is empty. */
static bool split(Digits* digits, size_t count, Digits* rest, Failure* failure) {
  const size_t moved = digits->count - count;
  *rest = (Digits){moved, malloc(moved * MNIST_PIXELS), malloc(moved)};
  if (!rest->images || !rest->labels) {
    digits_free(rest);
    return fail(failure, "out of memory for %zu digits", moved);
  }
  memcpy(rest->images, digits->images + count * MNIST_PIXELS, moved * MNIST_PIXELS);
  memcpy(rest->labels, digits->labels + count, moved);
  digits->count = count;
  return true;
}

static bool read_folder(Mnist* mnist, const char* directory, Failure* failure) {
  snprintf(mnist->source, sizeof mnist->source, "MNIST files of %s", directory);
  if (idx_exists(directory, "train-images-idx3-ubyte")) {
    return read_pair(&mnist->train, directory, "train", failure) &&
           read_pair(&mnist->test, directory, "t10k", failure);
  }
  if (!read_pair(&mnist->train, directory, "t10k", failure)) return false;
  if (mnist->train.count < 5) return fail(failure, "%s: too few digits to split", directory);
  return split(&mnist->train, mnist->train.count / 5 * 4, &mnist->test, failure);
}

static bool fetch_files(Mnist* mnist, bool offline, Failure* failure) {
  static const char* const kNowhere[] = {NULL};
  char directory[PATH_ROOM];
  if (!cache_directory(directory, sizeof directory, "mnist", failure)) return false;
  for (size_t i = 0; i < sizeof kFiles / sizeof kFiles[0]; ++i) {
    if (!download(&kFiles[i], offline ? kNowhere : kMirrors, directory, failure)) return false;
  }
  return read_folder(mnist, directory, failure);
}

static bool draw(Mnist* mnist, const MnistRequest* request, Failure* failure) {
  const size_t train = request->train ? request->train : DRAWN_TRAIN;
  const size_t test = request->test ? request->test : DRAWN_TEST;
  Digits all = {train + test, calloc(train + test, MNIST_PIXELS), malloc(train + test)};
  if (!all.images || !all.labels) {
    digits_free(&all);
    return fail(failure, "out of memory for %zu digits", train + test);
  }
  digits_draw(all.images, all.labels, all.count, request->seed);
  snprintf(mnist->source, sizeof mnist->source, "digits drawn by this program");
  mnist->train = all;
  return split(&mnist->train, train, &mnist->test, failure);
}

static void limit(Digits* digits, size_t count) {
  if (count > 0 && count < digits->count) digits->count = count;
}

static bool find_source(Mnist* mnist, const MnistRequest* request, Failure* failure) {
  if (request->directory) return read_folder(mnist, request->directory, failure);

  const char* data = getenv("CATENARY_DATA");
  if (data && data[0]) {
    char directory[PATH_ROOM];
    const int length = snprintf(directory, sizeof directory, "%s/mnist", data);
    if (length < 0 || (size_t)length >= sizeof directory) return fail(failure, "CATENARY_DATA is too long");
    if (idx_exists(directory, "t10k-images-idx3-ubyte")) return read_folder(mnist, directory, failure);
    fprintf(stderr, "No MNIST files in %s.\n", directory);
  }
  if (!request->offline) fprintf(stderr, "Looking for MNIST in the cache, then on the network.\n");
  if (fetch_files(mnist, request->offline, failure)) return true;
  fprintf(stderr,
          "MNIST could not be %s (%s).\nDrawing digits instead: strokes with random distortion and noise.\n",
          request->offline ? "found" : "downloaded", failure->text);
  mnist_free(mnist);
  return draw(mnist, request, failure);
}

bool mnist_load(Mnist* mnist, const MnistRequest* request, Failure* failure) {
  *mnist = (Mnist){0};
  if (!find_source(mnist, request, failure)) {
    mnist_free(mnist);
    return false;
  }
  limit(&mnist->train, request->train);
  limit(&mnist->test, request->test);
  return true;
}

void mnist_free(Mnist* mnist) {
  digits_free(&mnist->train);
  digits_free(&mnist->test);
}
