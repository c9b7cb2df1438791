/* Vectors of words: files in word2vec's text format, and nearest words. */
#ifndef EXAMPLES_WORD2VEC_VECTORS_H
#define EXAMPLES_WORD2VEC_VECTORS_H

#include <catenary/scope.h>

#include "failure.h"

typedef struct Vectors {
  size_t count, width;
  const char** words;
  float* values; /* a row for each word */
  char* text;    /* holds the words of a file */
} Vectors;

/* A file is a line with count and width, then a line with word and numbers for each word. */
bool vectors_read(Vectors* vectors, const char* path, Failure* failure);
bool vectors_write(const Vectors* vectors, const char* path, Failure* failure);
void vectors_free(Vectors* vectors);

/* The vectors as rows of length 1, on the current device. */
ctn_array* vectors_normalize(ctn_scope* c, const Vectors* vectors);

/*
 * Prints the words nearest to a sum such as "king - man + woman", by the cosine of the angle between the
 * vectors. The words of the sum are left out. Returns false if one of them has no vector.
 */
bool vectors_print_nearest(ctn_scope* c, const Vectors* vectors, const ctn_array* rows, const char* sum,
                           long long most, Failure* failure);

#endif
