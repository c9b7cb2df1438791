/* Binary trees of sentences with labels, in the format of the Stanford Sentiment Treebank. */
#ifndef EXAMPLES_SENTIMENT_TREES_H
#define EXAMPLES_SENTIMENT_TREES_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { LABELS = 5, NO_CHILD = -1 };

/* A leaf has a word, an inner node has two children. */
typedef struct Node {
  int32_t left, right; /* indices in the tree; NO_CHILD for a leaf */
  int32_t label;       /* from 0, very negative, to 4, very positive */
  int32_t depth;       /* 0 for the root, otherwise one more than its parent */
  const char* word;    /* NULL for an inner node */
  int32_t number;      /* of the word; see words.h */
} Node;

/* Children come before their parents, so that the last node is the root. */
typedef struct Tree {
  Node* nodes;
  size_t count;
} Tree;

typedef struct Trees {
  Tree* list;
  size_t count;
  Node* nodes; /* of all trees */
  char* text;  /* holds the words */
} Trees;

/* Reads trees such as (3 (2 It) (4 (2 's) (4 good))) of a file. */
bool trees_read(Trees* trees, const char* path, Failure* failure);

/* The same for a text, which the trees own from then on, also after a failure; `name` is for messages. */
bool trees_parse(Trees* trees, char* text, size_t size, const char* name, Failure* failure);

void trees_free(Trees* trees);

/* Prints the words of a tree. */
void tree_print(const Tree* tree);

#endif
