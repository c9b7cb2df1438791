/* The tables of an encoding, between bpe.c and bpe_files.c, which fills them. */
#ifndef EXAMPLES_GPT_BPE_TABLES_H
#define EXAMPLES_GPT_BPE_TABLES_H

#include "bpe.h"

typedef struct BpeToken {
  size_t start, size; /* in Bpe.bytes */
} BpeToken;

typedef struct BpeMerge {
  int32_t left, right, merged; /* tokens */
} BpeMerge;

/* Hash tables have a power of two of slots, at most half of them used; an empty one is -1. */
struct Bpe {
  char* bytes; /* of all tokens */
  BpeToken* tokens;
  int32_t token_count;
  int32_t* token_slots; /* by the bytes */
  size_t token_room;
  BpeMerge* merges;
  int32_t merge_count;
  int32_t* merge_slots; /* by the pair */
  size_t merge_room;
  int32_t of_byte[256]; /* the token of each single byte */
};

/* The slot that holds the key, or the empty one for it. */
size_t bpe_token_slot(const Bpe* bpe, const char* bytes, size_t size);
size_t bpe_merge_slot(const Bpe* bpe, int32_t left, int32_t right);

#endif
