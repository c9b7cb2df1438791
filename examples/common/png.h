/* Writes pictures as PNG files. */
#ifndef EXAMPLES_COMMON_PNG_H
#define EXAMPLES_COMMON_PNG_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

/* Pixels are rows from the top of 1 (gray), 2 (gray, alpha), 3 (RGB) or 4 (RGB, alpha) bytes a pixel. */
bool png_write(const char* path, const uint8_t* pixels, size_t height, size_t width, size_t channels,
               Failure* failure);

#endif
