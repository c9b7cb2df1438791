/* A picture of many small gray images in rows and columns. */
#ifndef EXAMPLES_COMMON_GRID_H
#define EXAMPLES_COMMON_GRID_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

typedef struct Grid {
  uint8_t* pixels; /* black at first */
  size_t rows, columns, height, width;
} Grid;

/* A grid of rows times columns images of height times width pixels. If this returns true, call grid_free. */
bool grid_new(Grid* grid, size_t rows, size_t columns, size_t height, size_t width, Failure* failure);

/*
 * Puts images next to each other, from the left of a row on and on into the rows below. Each is height rows
 * of width numbers from 0, black, to 1, white; others are clipped. Those that do not fit are left out.
 */
void grid_put(Grid* grid, size_t row, const float* images, size_t count);

/* Writes a PNG file. */
bool grid_write(const Grid* grid, const char* path, Failure* failure);

void grid_free(Grid* grid);

#endif
