/* Draws digits that look handwritten, in the format of MNIST, for machines without the data. */
#ifndef EXAMPLES_COMMON_DIGITS_H
#define EXAMPLES_COMMON_DIGITS_H

#include <stddef.h>
#include <stdint.h>

enum { DIGIT_SIDE = 28 };

/*
 * Fills count images of 28 x 28 bytes (0 paper, 255 ink) and count labels. Digit i depends only
 * on the seed and on i, so a longer series begins like a shorter one.
 */
void digits_draw(uint8_t* images, uint8_t* labels, size_t count, uint64_t seed);

#endif
