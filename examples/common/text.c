/* Reads and draws texts; see text.h. */
#define _POSIX_C_SOURCE 200809L
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "rng.h"
#include "whole_file.h"

enum { MOST_TEXT = 1 << 30, DRAWN_SIZE = 600000, LONGEST_LINE = 400 };

/* Drawn sentences. Names and things come back within a line, which a model learns only by attention. */

typedef struct Words {
  const char* const* list;
  size_t count;
} Words;

#define WORDS(name, ...)                                  \
  static const char* const name##_list[] = {__VA_ARGS__}; \
  static const Words name = {name##_list, sizeof name##_list / sizeof *name##_list}

WORDS(kNames, "Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Kira", "Leo");
WORDS(kPlaces, "garden", "kitchen", "library", "harbor", "forest", "market", "cellar", "tower", "meadow",
      "station");
WORDS(kThings, "apple", "lamp", "drum", "letter", "key", "basket", "mirror", "kettle", "map", "ladder",
      "coat", "clock");
WORDS(kKinds, "small", "old", "bright", "heavy", "quiet", "green", "broken", "strange", "warm", "long");
WORDS(kVerbs, "found", "hid", "drew", "washed", "carried", "lost", "sold", "painted", "opened", "kept");

typedef struct Line {
  char* text;
  size_t length, room;
} Line;

static const char* pick(Rng* rng, Words words) { return words.list[rng_below(rng, words.count)]; }

/* Another word than `taken`. */
static const char* pick_other(Rng* rng, Words words, const char* taken) {
  const char* word;
  do {
    word = pick(rng, words);
  } while (word == taken);
  return word;
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(Line* line, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const int length = vsnprintf(line->text + line->length, line->room - line->length, format, values);
  va_end(values);
  line->length += (size_t)length;
}

static void draw_story(Line* line, Rng* rng) {
  const char *name = pick(rng, kNames), *place = pick(rng, kPlaces), *thing = pick(rng, kThings);
  const char *kind = pick(rng, kKinds), *verb = pick(rng, kVerbs);
  const char *said = pick_other(rng, kKinds, kind), *friend = pick_other(rng, kNames, name);
  const char* then = pick_other(rng, kVerbs, verb);
  add(line, "%s went to the %s and %s the %s %s. ", name, place, verb, kind, thing);
  add(line, "\"This %s is %s,\" said %s. ", thing, said, name);
  add(line, "%s came to the %s and %s the %s, too.\n", friend, place, then, thing);
}

static void draw_letter(Line* line, Rng* rng) {
  const char *from = pick(rng, kNames), *to = pick_other(rng, kNames, from);
  const char *place = pick(rng, kPlaces), *kind = pick(rng, kKinds), *thing = pick(rng, kThings);
  add(line, "Dear %s, the %s %s is in the %s. ", to, kind, thing, place);
  add(line, "I %s it there. Yours, %s.\n", pick(rng, kVerbs), from);
}

bool text_draw(Text* text, DrawnKind kind, size_t least, uint64_t seed, Failure* failure) {
  Rng rng = rng_new(seed, 1000 + (uint64_t)kind);
  Line all = {.text = malloc(least + LONGEST_LINE), .room = least + LONGEST_LINE};
  if (!all.text) return fail(failure, "out of memory for a text of %zu characters", least);
  while (all.length < least) {
    if (kind == DRAWN_STORIES) {
      draw_story(&all, &rng);
    } else {
      draw_letter(&all, &rng);
    }
  }
  *text = (Text){.bytes = all.text, .size = all.length};
  snprintf(text->source, sizeof text->source, "drawn %s", kind == DRAWN_STORIES ? "stories" : "letters");
  return true;
}

bool text_usual(char* path, size_t room) {
  const char* folder = getenv("CATENARY_DATA");
  if (!folder || !*folder) return false;
  const int length = snprintf(path, room, "%s/text/tinyshakespeare.txt", folder);
  return length < (int)room && access(path, F_OK) == 0;
}

bool text_load(Text* text, const char* path, uint64_t seed, Failure* failure) {
  char usual[512];
  *text = (Text){0};
  if (!path && text_usual(usual, sizeof usual)) path = usual;
  if (!path) return text_draw(text, DRAWN_STORIES, DRAWN_SIZE, seed, failure);
  text->bytes = whole_file_read(path, MOST_TEXT, &text->size, failure);
  snprintf(text->source, sizeof text->source, "%s", path);
  return text->bytes != NULL;
}

void text_free(Text* text) {
  free(text->bytes);
  *text = (Text){0};
}
