/* Characters in UTF-8, and their classes. The tables are those of Unicode 15.1: characters that later
 * versions added are CHARACTER_OTHER. */
#ifndef EXAMPLES_GPT_UNICODE_H
#define EXAMPLES_GPT_UNICODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The general categories L and N, and the property White_Space. */
typedef enum CharacterClass {
  CHARACTER_OTHER,
  CHARACTER_LETTER,
  CHARACTER_NUMBER,
  CHARACTER_SPACE,
} CharacterClass;

CharacterClass unicode_class(int32_t character);

/* Reads the first character; returns its length in bytes, or 0 if the text does not begin with valid UTF-8.
 */
size_t utf8_decode(const char* text, size_t size, int32_t* character);

/* Writes a character; returns its length in bytes. */
size_t utf8_encode(int32_t character, char text[4]);

#endif
