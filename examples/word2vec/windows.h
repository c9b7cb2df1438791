/* The words around each position of a text, as word2vec draws them. */
#ifndef EXAMPLES_WORD2VEC_WINDOWS_H
#define EXAMPLES_WORD2VEC_WINDOWS_H

#include "corpus.h"

enum { MOST_WINDOW = 50 };

/*
 * Everything that is drawn for a position depends only on the seed, the number of the epoch and the position.
 * Thus a continued training sees the same windows, and there is no state to save.
 */
typedef struct Windows {
  const Corpus* corpus;
  long long width;    /* most words on each side; each position draws a number from 1 to width */
  double subsampling; /* words of a larger share of the text are left out more often; 0: none are */
  uint64_t seed;
} Windows;

/* Stores the words around a position, at most 2 * width, and returns their number: 0 if the position is left
 * out. */
size_t window_draw(const Windows* windows, int64_t position, int64_t epoch, int32_t* around);

#endif
