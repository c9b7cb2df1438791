/* Low-rank adapters (LoRA): each projection x W^T + b gets the addition (alpha / rank) x A^T B^T, and only A
 * and B are trained. They are on c_attn and on both c_proj of each block. */
#ifndef EXAMPLES_GPT_LORA_H
#define EXAMPLES_GPT_LORA_H

#include "model.h"

typedef struct Lora {
  int64_t rank;
  double alpha;
  ctn_link*
      link; /* of all adapters, held by the scope in which they were made: /h/0/attn/c_attn/lora_A/W, ... */
} Lora;

/* Adds adapters that change nothing yet: A is uniform within 1 / sqrt(in), B is zero. Freezes the model. */
void lora_make(ctn_scope* c, Gpt* gpt, int64_t rank, double alpha, Lora* lora);

/*
 * Saves the adapters alone, with the names of the package peft. `base` identifies the weights that they
 * belong to, such as a checksum.
 */
void lora_save(ctn_scope* c, const char* path, const Lora* lora, const char* base);

/* Adds the adapters of a file, which must have been saved with the same `base`. */
void lora_load(ctn_scope* c, const char* path, Gpt* gpt, const char* base, Lora* lora);

/* Adds the products of the adapters to the weights of the model, removes the adapters from it, and unfreezes
 * it. */
void lora_merge(ctn_scope* c, Gpt* gpt);

#endif
