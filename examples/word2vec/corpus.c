/* Reads the words of a text; see corpus.h. */
#define _POSIX_C_SOURCE 200809L
#include "corpus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sentences.h"
#include "whole_file.h"

enum { MOST_TEXT = 1 << 30, DRAWN_WORDS = 150000, RARE = -1 };

/* A different word, in a hash table with open addressing. */
typedef struct Entry {
  const char* name; /* NULL: free */
  int64_t count;
  int32_t number; /* in the vocabulary, or RARE */
} Entry;

typedef struct Table {
  Entry* entries;
  size_t room, used; /* the room is a power of two */
} Table;

static Entry* table_find(const Table* table, const char* name) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */
  for (const char* at = name; *at; ++at) hash = (hash ^ (unsigned char)*at) * UINT64_C(0x100000001b3);
  size_t i = (hash ^ hash >> 32) & (table->room - 1);
  while (table->entries[i].name && strcmp(table->entries[i].name, name) != 0) i = (i + 1) & (table->room - 1);
  return &table->entries[i];
}

static bool table_grow(Table* table) {
  const Table old = *table;
  table->room = old.room ? 2 * old.room : 1 << 12;
  table->entries = calloc(table->room, sizeof *table->entries);
  for (size_t i = 0; table->entries && i < old.room; ++i)
    if (old.entries[i].name) *table_find(table, old.entries[i].name) = old.entries[i];
  free(old.entries);
  return table->entries != NULL;
}

static bool table_count(Table* table, const char* name) {
  if (2 * table->used >= table->room && !table_grow(table)) return false;
  Entry* entry = table_find(table, name);
  if (!entry->name) ++table->used;
  entry->name = name;
  ++entry->count;
  return true;
}

static bool in_word(char character) {
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9') ||
         character == '\'' || (unsigned char)character >= 0x80; /* of a letter in UTF-8 */
}

/* The word at or after *at, which it moves behind the word; NULL at the end. The word is terminated in place.
 */
static const char* next_word(char** at, const char* end) {
  char* begin = *at;
  while (begin < end && (!in_word(*begin) || *begin == '\'')) ++begin;
  char* stop = begin;
  while (stop < end && in_word(*stop)) ++stop;
  *at = stop < end ? stop + 1 : stop;
  while (stop > begin && stop[-1] == '\'') --stop;
  *stop = '\0';
  return stop > begin ? begin : NULL;
}

static bool count_words(Table* table, char* text, size_t size, size_t* total) {
  for (char* at = text; at < text + size; ++at)
    if (*at >= 'A' && *at <= 'Z') *at += 'a' - 'A';
  char* at = text;
  const char* name;
  for (*total = 0; (name = next_word(&at, text + size)); ++*total)
    if (!table_count(table, name)) return false;
  return true;
}

static int by_count(const void* left, const void* right) {
  const Entry *a = *(Entry*const*)left, *b = *(Entry*const*)right;
  if (a->count != b->count) return a->count < b->count ? 1 : -1;
  return strcmp(a->name, b->name);
}

static bool number_words(Corpus* corpus, const Table* table, long long minimum) {
  Entry** frequent = calloc(table->used + 1, sizeof *frequent);
  corpus->names = calloc(table->used + 1, sizeof *corpus->names);
  corpus->counts = calloc(table->used + 1, sizeof *corpus->counts);
  const bool made = frequent && corpus->names && corpus->counts;
  for (size_t i = 0; made && i < table->room; ++i) {
    Entry* entry = &table->entries[i];
    entry->number = RARE;
    if (entry->name && entry->count >= minimum) frequent[corpus->size++] = entry;
  }
  if (made) qsort(frequent, corpus->size, sizeof(Entry*), by_count);
  for (size_t i = 0; i < corpus->size; ++i) {
    frequent[i]->number = (int32_t)i;
    corpus->names[i] = frequent[i]->name;
    corpus->counts[i] = frequent[i]->count;
  }
  free(frequent);
  return made;
}

/* Goes through the text again, whose words are now terminated by zeros. */
static bool replace_words(Corpus* corpus, const Table* table, size_t size, size_t total) {
  corpus->words = malloc((total + 1) * sizeof *corpus->words);
  char* at = corpus->text;
  const char* name;
  while (corpus->words && (name = next_word(&at, corpus->text + size))) {
    const int32_t number = table_find(table, name)->number;
    if (number != RARE) corpus->words[corpus->length++] = number;
  }
  return corpus->words != NULL;
}

static bool load_text(Corpus* corpus, const char* path, uint64_t seed, size_t* size, Failure* failure) {
  char usual[512] = "";
  const char* folder = getenv("CATENARY_DATA");
  if (!path && folder && *folder) {
    const int length = snprintf(usual, sizeof usual, "%s/text/tinyshakespeare.txt", folder);
    if (length < (int)sizeof usual && access(usual, F_OK) == 0) path = usual;
  }
  snprintf(corpus->source, sizeof corpus->source, "%s", path ? path : "drawn sentences");
  corpus->text = path ? whole_file_read(path, MOST_TEXT, size, failure)
                      : sentences_draw(DRAWN_WORDS, seed, size, failure);
  return corpus->text != NULL;
}

bool corpus_load(Corpus* corpus, const char* path, long long minimum, uint64_t seed, Failure* failure) {
  Table table = {0};
  size_t size = 0, total = 0;
  *corpus = (Corpus){0};
  if (!load_text(corpus, path, seed, &size, failure)) return false;
  const bool done = table_grow(&table) && count_words(&table, corpus->text, size, &total) &&
                    number_words(corpus, &table, minimum) && replace_words(corpus, &table, size, total);
  free(table.entries);
  if (!done) return fail(failure, "%s: no memory for %zu words", corpus->source, total);
  if (corpus->size < 2)
    return fail(failure, "%s: fewer than two words occur %lld times or more", corpus->source, minimum);
  return true;
}

void corpus_free(Corpus* corpus) {
  free(corpus->words);
  free(corpus->names);
  free(corpus->counts);
  free(corpus->text);
  *corpus = (Corpus){0};
}
