/*
 * Byte-pair encoding on bytes, as GPT-2 uses it, from its published files vocab.json and merges.txt.
 *
 * A text is cut into pieces (words with the space before them, numbers, punctuation, white space), and in
 * each piece adjacent tokens are merged, the pair that comes first in merges.txt first. Results are those of
 * the published program, with two exceptions: characters newer than Unicode 15.1 count as punctuation (see
 * unicode.h), and bytes that are not UTF-8, which that program cannot read, count as punctuation, too. Names
 * of special tokens such as <|endoftext|> in a text are ordinary characters; bpe_find gives their tokens.
 */
#ifndef EXAMPLES_GPT_BPE_H
#define EXAMPLES_GPT_BPE_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

typedef struct Bpe Bpe;

/* Returns NULL with a failure that names file, place and reason if a file is not as expected. */
Bpe* bpe_load(const char* vocabulary_path, const char* merges_path, Failure* failure);
void bpe_free(Bpe* bpe);

/* Number of tokens: they are 0 to bpe_size - 1. */
int32_t bpe_size(const Bpe* bpe);

/* The bytes of a token, not terminated. */
const char* bpe_bytes(const Bpe* bpe, int32_t token, size_t* size);

/* The token with these bytes, or -1. */
int32_t bpe_find(const Bpe* bpe, const char* bytes, size_t size);

/* Writes the tokens of a text, at most `size`, and their number. */
bool bpe_encode(const Bpe* bpe, const char* text, size_t size, int32_t* tokens, size_t* count,
                Failure* failure);

/* Length in bytes of the first piece of a text, which is not empty. */
size_t bpe_piece(const char* text, size_t size);

#endif
