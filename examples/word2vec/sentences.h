/* Sentences drawn from a small grammar, for trainings without a text. */
#ifndef EXAMPLES_WORD2VEC_SENTENCES_H
#define EXAMPLES_WORD2VEC_SENTENCES_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

/* At least `words` words in lines; the caller frees them. Returns NULL after a failure. */
char* sentences_draw(size_t words, uint64_t seed, size_t* size, Failure* failure);

#endif
