/* The text of a training: a file, or drawn sentences. */
#ifndef EXAMPLES_COMMON_TEXT_H
#define EXAMPLES_COMMON_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

typedef struct Text {
  char* bytes; /* UTF-8 */
  size_t size;
  char source[512]; /* for people */
} Text;

/* Whether there is a file $CATENARY_DATA/text/tinyshakespeare.txt, whose path is stored. */
bool text_usual(char* path, size_t room);

/* Reads a text: the file at `path` or, if it is NULL, that of text_usual or, if there is none, about 600 000
 * characters of drawn stories. */
bool text_load(Text* text, const char* path, uint64_t seed, Failure* failure);
void text_free(Text* text);

/* Kinds of drawn sentences, with the same words. */
typedef enum DrawnKind { DRAWN_STORIES, DRAWN_LETTERS } DrawnKind;

/* Draws at least `least` characters of whole lines. */
bool text_draw(Text* text, DrawnKind kind, size_t least, uint64_t seed, Failure* failure);

#endif
