/* Pictures of Julia sets; see picture.h. */
#include "picture.h"

#include "check.h"
#include "png.h"

/* The same source runs on CUDA devices, one thread for each pixel, and on the CPU, one block after another.
 */
static const char kJulia[] =
    "extern \"C\" __global__ void julia(float* steps, long long height, long long width, double re, double "
    "im,\n"
    "                                 int limit) {\n"
    "  const long long column = (long long)blockIdx.x * blockDim.x + threadIdx.x;\n"
    "  const long long row = (long long)blockIdx.y * blockDim.y + threadIdx.y;\n"
    "  if (column >= width || row >= height) return;\n"
    "  const double scale = 3.2 / width;\n"
    "  double x = (column + 0.5 - 0.5 * width) * scale, y = (row + 0.5 - 0.5 * height) * scale;\n"
    "  int step = 0;\n"
    "  for (; step < limit && x * x + y * y <= 256; ++step) {\n"
    "    const double next = x * x - y * y + re;\n"
    "    y = 2 * x * y + im;\n"
    "    x = next;\n"
    "  }\n"
    "  /* The logarithm makes bands of equal numbers into slopes. */\n"
    "  steps[row * width + column] = step < limit ? step + 3 - log2(log2(x * x + y * y)) : limit;\n"
    "}\n";

/* A loop over elements with three results. */
static const char kColors[] =
    "const float t = sqrtf(max(steps, 0.0f) / limit);\n"
    "red = steps < limit ? 255 * min(1.0f, 3 * t * t) : 0;\n"
    "green = steps < limit ? 255 * t * t * (1.6f - 0.6f * t) : 0;\n"
    "blue = steps < limit ? 255 * min(1.0f, 0.25f + 1.5f * t * (1 - 0.5f * t)) : 0;\n";

ctn_array* julia_steps(ctn_scope* c, const Julia* julia, int64_t height, int64_t width) {
  enum { SIDE = 16 }; /* of a block */
  ctn_raw_kernel* kernel = cs_raw_kernel_new(c, kJulia, "julia", NULL);
  ctn_array* steps = cs_array_empty(c, CTN_SHAPE(height, width), CTN_FLOAT32);
  ctn_array* arguments[] = {steps,
                            cs_array_scalar_i64(c, height),
                            cs_array_scalar_i64(c, width),
                            cs_array_scalar_f64(c, julia->re),
                            cs_array_scalar_f64(c, julia->im),
                            cs_array_scalar_i64(c, julia->limit)};
  cs_raw_kernel_call(c, kernel, CTN_SHAPE((width + SIDE - 1) / SIDE, (height + SIDE - 1) / SIDE),
                     CTN_SHAPE(SIDE, SIDE), arguments, 6);
  return steps;
}

ctn_array* julia_colors(ctn_scope* c, const Julia* julia, const ctn_array* steps) {
  ctn_elementwise_kernel* kernel = cs_elementwise_kernel_new(
      c, "float32 steps, float32 limit", "uint8 red, uint8 green, uint8 blue", kColors, "colors", NULL);
  const ctn_array* inputs[] = {steps, cs_array_scalar_i64(c, julia->limit)};
  ctn_array* colors[3] = {NULL};
  cs_elementwise_kernel_call(c, kernel, inputs, 2, -1, NULL, colors, 3);
  return cs_array_stack(c, CTN_ARRAYS(colors[0], colors[1], colors[2]), 2);
}

double julia_inside(ctn_scope* c, const Julia* julia, const ctn_array* steps) {
  ctn_reduction_kernel* kernel = cs_reduction_kernel_new(c, "float32 steps, float32 limit", "float64 share",
                                                         "steps >= limit ? 1.0 : 0.0", "a + b",
                                                         "share = a / _in_ind.size()", "0", "inside", NULL);
  const ctn_array* inputs[] = {steps, cs_array_scalar_i64(c, julia->limit)};
  ctn_array* share = NULL;
  cs_reduction_kernel_call(c, kernel, inputs, 2, NULL, 0, 0, NULL, &share, 1);
  return cs_array_item_f64(c, share, NULL, 0);
}

void picture_write(ctn_scope* c, const ctn_array* colors, const char* path) {
  check(c->status);
  const int64_t* shape = ctn_array_shape(colors);
  const size_t size = (size_t)ctn_array_size(colors);
  Failure failure;
  uint8_t* pixels = cs_memory(c, size);
  cs_array_to_data(c, colors, pixels, size);
  check(c->status);
  check_helper(png_write(path, pixels, (size_t)shape[0], (size_t)shape[1], 3, &failure), &failure);
}
