/* A recursive network on trees with S-LSTM units. */
#ifndef EXAMPLES_SENTIMENT_MODEL_H
#define EXAMPLES_SENTIMENT_MODEL_H

#include <catenary/scope.h>

#include "trees.h"

/*
 * Each node has a state of two vectors, c and h. Those of a leaf follow from the vector of its word by an
 * LSTM, those of an inner node from the states of its children by an S-LSTM, which has a forget gate for each
 * child. The label of a node is predicted from h.
 */
typedef struct TreeModel {
  ctn_link *chain, *embed, *leaf, *left, *right, *label;
  int64_t units;
  double dropout;
} TreeModel;

void model_make(ctn_scope* c, TreeModel* model, size_t words, long long units, double dropout);

typedef struct Forward {
  ctn_variable* loss;  /* the mean over all nodes */
  ctn_variable* nodes; /* accuracy of all nodes */
  ctn_variable* roots; /* accuracy of the roots */
  int64_t node_count;
  ctn_variable* root_scores; /* of each label: a row for each tree */
} Forward;

/* Computes all trees together, from the deepest nodes to the roots. */
Forward model_forward(ctn_scope* c, const TreeModel* model, const Tree* const* trees, size_t count);

#endif
