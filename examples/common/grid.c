/* Lays out images in a grid; see grid.h. */
#include "grid.h"

#include <stdlib.h>

#include "png.h"

bool grid_new(Grid* grid, size_t rows, size_t columns, size_t height, size_t width, Failure* failure) {
  *grid = (Grid){calloc(rows * columns, height * width), rows, columns, height, width};
  return grid->pixels || fail(failure, "out of memory for a picture of %zu x %zu images", rows, columns);
}

static uint8_t byte_of(float value) {
  if (!(value > 0)) return 0; /* also for NaN */
  return value < 1 ? (uint8_t)(value * 255 + 0.5f) : 255;
}

void grid_put(Grid* grid, size_t row, const float* images, size_t count) {
  const size_t first = row * grid->columns, stride = grid->columns * grid->width;
  for (size_t i = 0; i < count && first + i < grid->rows * grid->columns; ++i) {
    const size_t top = (first + i) / grid->columns * grid->height;
    const size_t left = (first + i) % grid->columns * grid->width;
    const float* image = images + i * grid->height * grid->width;
    for (size_t y = 0; y < grid->height; ++y)
      for (size_t x = 0; x < grid->width; ++x)
        grid->pixels[(top + y) * stride + left + x] = byte_of(image[y * grid->width + x]);
  }
}

bool grid_write(const Grid* grid, const char* path, Failure* failure) {
  return png_write(path, grid->pixels, grid->rows * grid->height, grid->columns * grid->width, 1, failure);
}

void grid_free(Grid* grid) {
  free(grid->pixels);
  *grid = (Grid){0};
}
