/* The networks of word2vec: skip-gram and CBOW, with one of three losses. */
#ifndef EXAMPLES_WORD2VEC_MODEL_H
#define EXAMPLES_WORD2VEC_MODEL_H

#include <catenary/scope.h>

#include "windows.h"

typedef struct WordModel {
  ctn_link* chain; /* of the links below */
  ctn_link* embed; /* W has a vector for each word */
  ctn_link* output;
  long long units;
  bool cbow;    /* the words around predict a word together; otherwise it predicts each of them */
  bool softmax; /* the output is a score for each word; otherwise it is a loss of its own */
} WordModel;

/* `output` is negative, hierarchical or full. */
void model_make(ctn_scope* c, WordModel* model, const Corpus* corpus, const char* name, const char* output,
                long long units, long long negatives);

/*
 * The mean loss of the predictions for picks of an iterator over the positions, rows of a position and an
 * epoch. NULL if they have no predictions, as all of them are left out.
 */
ctn_variable* model_loss(ctn_scope* c, const WordModel* model, const Windows* windows,
                         const int64_t (*picks)[2], size_t count);

#endif
