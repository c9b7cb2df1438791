/* Text from a model: one token after another, each drawn by the scores of the model. */
#ifndef EXAMPLES_GPT_SAMPLING_H
#define EXAMPLES_GPT_SAMPLING_H

#include "codec.h"
#include "model.h"
#include "rng.h"

typedef struct Sampling {
  double temperature; /* divides the scores; 0: always the best token */
  int64_t top_k;      /* draw among so many best tokens; 0: all */
  bool uncached;      /* compute all tokens again for each new one, for comparison */
  Rng rng;
} Sampling;

/* Draws a token; -1 if a score is not finite. `scratch` has room for `count` numbers. */
int32_t sampling_pick(Sampling* sampling, const float* scores, int32_t count, float* scratch);

/*
 * Writes up to `length` tokens that follow `prompt`, at least one token, to a stream; ends early after the
 * token of
 * <|endoftext|>. When the positions of the model are used up, it goes on from the last half of them.
 */
void sampling_write(ctn_scope* c, const Gpt* gpt, const Codec* codec, Sampling* sampling,
                    const int32_t* prompt, size_t prompt_count, int64_t length, FILE* stream);

/* Prints a new text of `length` tokens, if there are any, after an empty line. */
void sampling_show(ctn_scope* c, const Gpt* gpt, const Codec* codec, uint64_t seed, int64_t length);

#endif
