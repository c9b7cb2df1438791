/* Characters or byte pairs as tokens; see codec.h. */
#include "codec.h"

#include <stdlib.h>
#include <string.h>

#include "unicode.h"

enum { ALL_CHARACTERS = 0x110000 };

static bool broken(const char* text, size_t at, Failure* failure) {
  size_t line = 1;
  for (size_t i = 0; i < at; ++i) line += text[i] == '\n';
  return fail(failure, "the text is not UTF-8 or holds U+0000 at byte %zu, in line %zu", at, line);
}

/* Reads the character at a position and moves on. */
static bool next_character(const char* text, size_t size, size_t* at, int32_t* character, Failure* failure) {
  const size_t length = utf8_decode(text + *at, size - *at, character);
  if (!length || !*character) return broken(text, *at, failure);
  *at += length;
  return true;
}

bool codec_of_characters(Codec* codec, const char* text, size_t size, Failure* failure) {
  *codec = (Codec){0};
  unsigned char* seen = calloc(ALL_CHARACTERS, 1);
  bool done = seen || fail(failure, "out of memory for an alphabet");
  int32_t count = 0, character = 0;
  for (size_t at = 0; done && at < size;) {
    done = next_character(text, size, &at, &character, failure);
    if (done && !seen[character]) seen[character] = 1, ++count;
  }
  if (done && !count) done = fail(failure, "the text is empty");
  if (done) {
    codec->characters = malloc((size_t)count * sizeof *codec->characters);
    if (!codec->characters) done = fail(failure, "out of memory for an alphabet");
  }
  for (int32_t i = 0; done && i < ALL_CHARACTERS; ++i)
    if (seen[i]) codec->characters[codec->character_count++] = i;
  free(seen);
  return done;
}

bool codec_of_files(Codec* codec, const char* vocabulary, const char* merges, Failure* failure) {
  *codec = (Codec){.bpe = bpe_load(vocabulary, merges, failure)};
  return codec->bpe != NULL;
}

void codec_free(Codec* codec) {
  bpe_free(codec->bpe);
  free(codec->characters);
  *codec = (Codec){0};
}

int32_t codec_size(const Codec* codec) { return codec->bpe ? bpe_size(codec->bpe) : codec->character_count; }

char* codec_alphabet(const Codec* codec) {
  char* text = malloc(4 * (size_t)codec->character_count + 1);
  size_t size = 0;
  for (int32_t i = 0; text && i < codec->character_count; ++i)
    size += utf8_encode(codec->characters[i], text + size);
  if (text) text[size] = '\0';
  return text;
}

/* The token of a character, or -1. */
static int32_t find(const Codec* codec, int32_t character) {
  int32_t low = 0, high = codec->character_count;
  while (low < high) {
    const int32_t middle = low + (high - low) / 2;
    if (codec->characters[middle] < character) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < codec->character_count && codec->characters[low] == character ? low : -1;
}

static bool encode_characters(const Codec* codec, const char* text, size_t size, int32_t* tokens,
                              size_t* count, Failure* failure) {
  for (size_t at = 0; at < size; ++*count) {
    int32_t character = 0;
    if (!next_character(text, size, &at, &character, failure)) return false;
    tokens[*count] = find(codec, character);
    if (tokens[*count] < 0)
      return fail(failure, "the character U+%04X is not in the alphabet of the model", (unsigned)character);
  }
  return true;
}

int32_t* codec_encode(const Codec* codec, const char* text, size_t size, size_t* count, Failure* failure) {
  int32_t* tokens = malloc((size + 1) * sizeof *tokens);
  *count = 0;
  if (!tokens) {
    fail(failure, "out of memory for the tokens of %zu bytes", size);
    return NULL;
  }
  if (codec->bpe ? bpe_encode(codec->bpe, text, size, tokens, count, failure)
                 : encode_characters(codec, text, size, tokens, count, failure))
    return tokens;
  free(tokens);
  return NULL;
}

const char* codec_bytes(const Codec* codec, int32_t token, char text[4], size_t* size) {
  if (codec->bpe) return bpe_bytes(codec->bpe, token, size);
  *size = utf8_encode(codec->characters[token], text);
  return text;
}

int32_t codec_start(const Codec* codec) {
  static const char end[] = "<|endoftext|>";
  const int32_t found = codec->bpe ? bpe_find(codec->bpe, end, sizeof end - 1) : find(codec, '\n');
  return found < 0 ? 0 : found;
}
