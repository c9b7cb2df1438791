/* A text as numbers of words. */
#ifndef EXAMPLES_WORD2VEC_CORPUS_H
#define EXAMPLES_WORD2VEC_CORPUS_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

typedef struct Corpus {
  int32_t* words; /* the text without rare words */
  size_t length;
  const char** names; /* of each different word, the most frequent first */
  int64_t* counts;
  size_t size;      /* different words */
  char* text;       /* holds the names */
  char source[512]; /* for people */
} Corpus;

/*
 * Reads the words that occur at least `minimum` times: of the file at `path` or, if it is NULL, of
 * $CATENARY_DATA/text/tinyshakespeare.txt or, if there is no such file, of drawn sentences. Words are
 * letters, digits and apostrophes, in lower case.
 */
bool corpus_load(Corpus* corpus, const char* path, long long minimum, uint64_t seed, Failure* failure);

void corpus_free(Corpus* corpus);

#endif
