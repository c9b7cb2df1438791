/* Numbers of the words of trees. */
#ifndef EXAMPLES_SENTIMENT_WORDS_H
#define EXAMPLES_SENTIMENT_WORDS_H

#include "trees.h"

/* Sorted words; number i + 1 is word i, and 0 stands for all others. */
typedef struct Words {
  const char** list; /* the texts are those of the trees */
  size_t count;
} Words;

/* The words that occur at least `minimum` times. */
bool words_collect(Words* words, const Trees* trees, long long minimum, Failure* failure);
void words_free(Words* words);

/* Sets the numbers of the leaves. */
void words_number(const Words* words, const Trees* trees);

#endif
