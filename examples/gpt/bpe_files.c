/* Reads vocab.json and merges.txt; see bpe.h. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "bpe_tables.h"
#include "unicode.h"
#include "whole_file.h"

enum { MOST_FILE_BYTES = 1 << 27, MOST_TOKENS = 1 << 24, NAME_ROOM = 4096 };

/* In both files, each byte is written as one visible character: most printable bytes as themselves, the
 * others as the characters from U+0100 on, in their order. */

static bool is_itself(int32_t byte) {
  return (byte >= '!' && byte <= '~') || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
}

/* The byte of a character, or -1. */
static int byte_of(int32_t character) {
  if (character < 0x100) return is_itself(character) ? (int)character : -1;
  int32_t next = 0x100;
  for (int byte = 0; byte < 256; ++byte)
    if (!is_itself(byte) && next++ == character) return byte;
  return -1;
}

/* A file that is being read. */
typedef struct Reader {
  const char *path, *text;
  size_t size, at;
  Failure* failure;
} Reader;

static size_t line_of(const Reader* r) {
  size_t line = 1;
  for (size_t i = 0; i < r->at && i < r->size; ++i) line += r->text[i] == '\n';
  return line;
}

static bool broken(const Reader* r, const char* what) {
  return fail(r->failure, "%s: line %zu: %s", r->path, line_of(r), what);
}

static void skip_spaces(Reader* r) {
  while (r->at < r->size && r->text[r->at] && strchr(" \t\r\n", r->text[r->at])) ++r->at;
}

static bool take(Reader* r, char expected) {
  skip_spaces(r);
  if (r->at == r->size || r->text[r->at] != expected) return false;
  ++r->at;
  return true;
}

/* The vocabulary: one JSON object of strings and whole numbers. */

static bool read_hex(Reader* r, int32_t* value) {
  *value = 0;
  for (int i = 0; i < 4; ++i, ++r->at) {
    if (r->at == r->size || !isxdigit((unsigned char)r->text[r->at]))
      return broken(r, "expected four hexadecimal digits after \\u");
    const char digit = (char)tolower((unsigned char)r->text[r->at]);
    *value = *value * 16 + (digit <= '9' ? digit - '0' : digit - 'a' + 10);
  }
  return true;
}

static bool read_escape(Reader* r, int32_t* character) {
  static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
  if (r->at == r->size) return broken(r, "the file ends inside a string");
  const char kind = r->text[r->at++];
  if (kind == 'u') {
    int32_t low = 0;
    if (!read_hex(r, character)) return false;
    if (*character < 0xd800 || *character > 0xdfff) return true;
    const bool pair =
        *character < 0xdc00 && r->size - r->at >= 2 && r->text[r->at] == '\\' && r->text[r->at + 1] == 'u';
    if (!pair) return broken(r, "expected a pair of surrogates");
    r->at += 2;
    if (!read_hex(r, &low)) return false;
    if (low < 0xdc00 || low > 0xdfff) return broken(r, "expected a pair of surrogates");
    *character = 0x10000 + ((*character - 0xd800) << 10) + (low - 0xdc00);
    return true;
  }
  const char* found = kind ? strchr(names, kind) : NULL;
  if (!found) return broken(r, "unknown escape in a string");
  *character = values[found - names];
  return true;
}

/* Reads a string, whose characters stand for bytes. */
static bool read_string(Reader* r, char* bytes, size_t* size) {
  if (!take(r, '"')) return broken(r, "expected a string");
  for (*size = 0;;) {
    if (r->at == r->size) return broken(r, "the file ends inside a string");
    int32_t character = 0;
    if (r->text[r->at] == '"') break;
    if (r->text[r->at] == '\\') {
      ++r->at;
      if (!read_escape(r, &character)) return false;
    } else {
      const size_t length = utf8_decode(r->text + r->at, r->size - r->at, &character);
      if (!length) return broken(r, "not UTF-8");
      if (character < 0x20) return broken(r, "a control character in a string");
      r->at += length;
    }
    const int byte = byte_of(character);
    if (byte < 0)
      return fail(r->failure, "%s: line %zu: the character U+%04X stands for no byte", r->path, line_of(r),
                  (unsigned)character);
    if (*size == NAME_ROOM) return broken(r, "a token of more than 4096 bytes");
    bytes[(*size)++] = (char)byte;
  }
  ++r->at;
  return *size > 0 || broken(r, "an empty token");
}

static bool read_number(Reader* r, int32_t* number) {
  skip_spaces(r);
  const size_t start = r->at;
  for (*number = 0; r->at < r->size && isdigit((unsigned char)r->text[r->at]); ++r->at) {
    *number = *number * 10 + (r->text[r->at] - '0');
    if (*number > MOST_TOKENS) return broken(r, "a token above 16777216");
  }
  if (r->at == start) return broken(r, "expected a whole number");
  return true;
}

/* A table of slots for `count` entries, all empty. */
static int32_t* slots_make(size_t count, size_t* room) {
  for (*room = 16; *room < 2 * count;) *room *= 2;
  int32_t* slots = malloc(*room * sizeof *slots);
  for (size_t i = 0; slots && i < *room; ++i) slots[i] = -1;
  return slots;
}

/* There is at most one token for every four characters of the file: "a":1, */
static bool vocabulary_memory(Bpe* bpe, const Reader* r) {
  const size_t most = r->size / 4 + 1;
  bpe->bytes = malloc(r->size + 1);
  bpe->tokens = calloc(most, sizeof *bpe->tokens);
  bpe->token_slots = slots_make(most, &bpe->token_room);
  return (bpe->bytes && bpe->tokens && bpe->token_slots) || fail(r->failure, "%s: out of memory", r->path);
}

static bool read_token(Bpe* bpe, Reader* r, size_t* used) {
  char name[NAME_ROOM];
  size_t size = 0;
  int32_t token = 0;
  if (!read_string(r, name, &size)) return false;
  if (!take(r, ':')) return broken(r, "expected a colon after a token");
  if (!read_number(r, &token)) return false;
  if ((size_t)token >= r->size / 4 + 1) return broken(r, "tokens are not numbered from 0 without gaps");
  if (bpe->tokens[token].size) return broken(r, "a number that another token has");
  const size_t slot = bpe_token_slot(bpe, name, size);
  if (bpe->token_slots[slot] >= 0) return broken(r, "a token that was there before");
  bpe->token_slots[slot] = token;
  bpe->tokens[token] = (BpeToken){*used, size};
  memcpy(bpe->bytes + *used, name, size);
  *used += size;
  ++bpe->token_count;
  return true;
}

static bool read_vocabulary(Bpe* bpe, Reader* r) {
  size_t used = 0;
  if (!vocabulary_memory(bpe, r)) return false;
  if (!take(r, '{')) return broken(r, "expected a JSON object");
  do {
    if (!read_token(bpe, r, &used)) return false;
  } while (take(r, ','));
  if (!take(r, '}')) return broken(r, "expected a comma or the end of the object");
  skip_spaces(r);
  if (r->at != r->size) return broken(r, "expected the end of the file after the object");
  for (int32_t i = 0; i < bpe->token_count; ++i)
    if (!bpe->tokens[i].size)
      return fail(r->failure, "%s: expected the tokens 0 to %d, but %d is not there", r->path,
                  bpe->token_count - 1, i);
  for (int byte = 0; byte < 256; ++byte) {
    const char text = (char)byte;
    bpe->of_byte[byte] = bpe_find(bpe, &text, 1);
    if (bpe->of_byte[byte] < 0)
      return fail(r->failure, "%s: expected a token for every byte, got none for byte %d", r->path, byte);
  }
  return true;
}

/* The merges: a line with the two tokens of each. */

/* Reads one token of a line, up to the character that ends it. */
static bool read_part(Reader* r, char end, char* bytes, size_t* size) {
  for (*size = 0; r->at < r->size && r->text[r->at] != end; ++*size) {
    int32_t character = 0;
    const size_t length = utf8_decode(r->text + r->at, r->size - r->at, &character);
    if (!length) return broken(r, "not UTF-8");
    const int byte = byte_of(character);
    if (byte < 0) return broken(r, "expected two tokens with a space between them");
    if (*size == NAME_ROOM) return broken(r, "a token of more than 4096 bytes");
    bytes[*size] = (char)byte;
    r->at += length;
  }
  if (!*size || (end == ' ' && r->at == r->size))
    return broken(r, "expected two tokens with a space between them");
  return true;
}

static bool read_merge(Bpe* bpe, Reader* r) {
  char bytes[2 * NAME_ROOM];
  size_t left = 0, right = 0;
  if (!read_part(r, ' ', bytes, &left)) return false;
  ++r->at;
  if (!read_part(r, '\n', bytes + left, &right)) return false;
  const BpeMerge merge = {bpe_find(bpe, bytes, left), bpe_find(bpe, bytes + left, right),
                          bpe_find(bpe, bytes, left + right)};
  if (merge.left < 0 || merge.right < 0 || merge.merged < 0)
    return broken(r, "the vocabulary lacks one of the tokens or the merged one");
  const size_t slot = bpe_merge_slot(bpe, merge.left, merge.right);
  if (bpe->merge_slots[slot] >= 0) return broken(r, "a pair that was there before");
  bpe->merges[bpe->merge_count] = merge;
  bpe->merge_slots[slot] = bpe->merge_count++;
  if (r->at < r->size) ++r->at;
  return true;
}

static bool read_merges(Bpe* bpe, Reader* r) {
  size_t lines = 1;
  for (size_t i = 0; i < r->size; ++i) lines += r->text[i] == '\n';
  bpe->merges = malloc(lines * sizeof *bpe->merges);
  bpe->merge_slots = slots_make(lines, &bpe->merge_room);
  if (!bpe->merges || !bpe->merge_slots) return fail(r->failure, "%s: out of memory", r->path);
  if (r->size >= 8 && memcmp(r->text, "#version", 8) == 0) {
    while (r->at < r->size && r->text[r->at++] != '\n') {
    }
  }
  while (r->at < r->size)
    if (!read_merge(bpe, r)) return false;
  return true;
}

/* Both. */

static bool read_file(Bpe* bpe, const char* path, bool (*parse)(Bpe*, Reader*), Failure* failure) {
  Reader reader = {.path = path, .failure = failure};
  char* text = whole_file_read(path, MOST_FILE_BYTES, &reader.size, failure);
  reader.text = text;
  const bool done = text && parse(bpe, &reader);
  free(text);
  return done;
}

Bpe* bpe_load(const char* vocabulary_path, const char* merges_path, Failure* failure) {
  Bpe* bpe = calloc(1, sizeof *bpe);
  if (!bpe) {
    fail(failure, "out of memory");
    return NULL;
  }
  if (read_file(bpe, vocabulary_path, read_vocabulary, failure) &&
      read_file(bpe, merges_path, read_merges, failure))
    return bpe;
  bpe_free(bpe);
  return NULL;
}

void bpe_free(Bpe* bpe) {
  if (!bpe) return;
  free(bpe->bytes);
  free(bpe->tokens);
  free(bpe->token_slots);
  free(bpe->merges);
  free(bpe->merge_slots);
  free(bpe);
}
