/* Draws a Julia set as a PNG file with kernels of one's own, which the machine's compiler makes at run time.
 */
#include "check.h"
#include "options.h"
#include "picture.h"

static const char kUsage[] =
    "usage: julia [options]\n\n"
    "Draws a Julia set. Its kernels are compiled when they are first called, which needs a C++ compiler for\n"
    "the CPU and NVRTC for CUDA devices; later runs find them in a cache.";

int main(int argc, char** argv) {
  Julia julia = {.re = -0.79, .im = 0.15, .limit = 300};
  long long width = 1200, height = 750;
  const char *device = "cpu", *out = "julia.png";
  const Option options[] = {
      {OPTION_REAL, "re", "X", "real part of the constant", &julia.re, -2, 2, NULL},
      {OPTION_REAL, "im", "X", "imaginary part of the constant", &julia.im, -2, 2, NULL},
      {OPTION_INTEGER, "limit", "N", "steps after which a point counts as inside", &julia.limit, 1, 1e6,
       NULL},
      {OPTION_INTEGER, "width", "N", "pixels in a row", &width, 1, 20000, NULL},
      {OPTION_INTEGER, "height", "N", "rows", &height, 1, 20000, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on, such as cuda:0", &device, 0, 0, NULL},
      {OPTION_TEXT, "out", "FILE", "file for the picture", &out, 0, 0, NULL},
  };
  options_read(options, sizeof options / sizeof options[0], "julia", kUsage, argc, argv);

  ctn_scope c = {0};
  cs_device_set_current(&c, device);
  ctn_array* steps = julia_steps(&c, &julia, height, width);
  const double inside = julia_inside(&c, &julia, steps);
  picture_write(&c, julia_colors(&c, &julia, steps), out);
  check(cs_end(&c));
  printf("%.2f%% of the points never escape\nwrote %s\n", 100 * inside, out);
  return 0;
}
