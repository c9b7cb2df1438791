/* A model with its tokens, from a file or trained quickly, for programs that begin with one. */
#ifndef EXAMPLES_GPT_PRETRAINED_H
#define EXAMPLES_GPT_PRETRAINED_H

#include "codec.h"
#include "model.h"
#include "sha256.h"

typedef struct Pretrained {
  Gpt gpt;
  Codec codec;
  char sum[SHA256_HEX]; /* of the file of the weights */
} Pretrained;

/*
 * Loads weights in safetensors. The tokens are those of vocab.json and merges.txt if they are given,
 * otherwise the alphabet in the file. `heads` is for files that do not say how many there are; 0: width / 64.
 * Failures end the program.
 */
void pretrained_load(ctn_scope* c, Pretrained* model, const char* weights, const char* vocabulary,
                     const char* merges, int64_t heads);

enum { PRETRAINED_UPDATES = 800 }; /* enough for text that is easy to read */

/* Trains a small model on drawn stories; an interruption ends the program. */
void pretrained_train(ctn_scope* c, Pretrained* model, int64_t updates);

/* Saves the weights with the alphabet, if there is one. */
void pretrained_save(ctn_scope* c, const Gpt* gpt, const Codec* codec, const char* path);

#endif
