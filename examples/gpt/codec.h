/* How a text becomes tokens: one for each character of an alphabet, or byte pairs. */
#ifndef EXAMPLES_GPT_CODEC_H
#define EXAMPLES_GPT_CODEC_H

#include "bpe.h"

typedef struct Codec {
  Bpe* bpe;            /* NULL: characters */
  int32_t* characters; /* the alphabet, in ascending order */
  int32_t character_count;
} Codec;

/* The characters that occur in a text. The text is UTF-8 without U+0000. */
bool codec_of_characters(Codec* codec, const char* text, size_t size, Failure* failure);

/* The byte pairs of two files; see bpe.h. */
bool codec_of_files(Codec* codec, const char* vocabulary, const char* merges, Failure* failure);

void codec_free(Codec* codec);

/* Number of tokens. */
int32_t codec_size(const Codec* codec);

/* The alphabet as UTF-8, which codec_of_characters reads back; the caller frees it. NULL if there is no
 * memory. */
char* codec_alphabet(const Codec* codec);

/* The tokens of a text, which the caller frees; NULL with a failure, for instance if a character is not in
 * the alphabet. */
int32_t* codec_encode(const Codec* codec, const char* text, size_t size, size_t* count, Failure* failure);

/* The bytes of a token, written to `text` or elsewhere. */
const char* codec_bytes(const Codec* codec, int32_t token, char text[4], size_t* size);

/* The token before a new text: <|endoftext|> or the end of a line if there is one, otherwise the first token.
 */
int32_t codec_start(const Codec* codec);

#endif
