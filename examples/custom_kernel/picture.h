/* Pictures of Julia sets, drawn by three kernels: one in CUDA-C, an elementwise one, and a reduction. */
#ifndef EXAMPLES_CUSTOM_KERNEL_PICTURE_H
#define EXAMPLES_CUSTOM_KERNEL_PICTURE_H

#include <catenary/scope.h>

typedef struct Julia {
  double re, im; /* z becomes z^2 + re + i im */
  long long limit;
} Julia;

/* How often z can be squared until |z| > 2, as real numbers without jumps (height, width); at most the limit.
 */
ctn_array* julia_steps(ctn_scope* c, const Julia* julia, int64_t height, int64_t width);

/* Bytes (height, width, 3) of red, green and blue. */
ctn_array* julia_colors(ctn_scope* c, const Julia* julia, const ctn_array* steps);

/* The share of the pixels that never escape. */
double julia_inside(ctn_scope* c, const Julia* julia, const ctn_array* steps);

/* Writes bytes (height, width, 3) as a PNG file; a failure ends the program. */
void picture_write(ctn_scope* c, const ctn_array* colors, const char* path);

#endif
