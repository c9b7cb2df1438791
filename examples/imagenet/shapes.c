/* Pictures of shapes with random colors, sizes, places and turns on a shaded background; see shapes.h. */
#include "shapes.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "png.h"
#include "rng.h"

static const double kTurn = 6.283185307179586;

/* How far a point is within a shape of radius 1, negative outside. */

static double circle(double x, double y) { return 0.85 - hypot(x, y); }

static double ring(double x, double y) { return 0.2 - fabs(hypot(x, y) - 0.7); }

static double bar(double x, double y) { return fmin(0.27 - fabs(x), 0.95 - fabs(y)); }

static double cross(double x, double y) { return fmax(bar(x, y), bar(y, x)); }

static double square(double x, double y) { return 0.72 - fmax(fabs(x), fabs(y)); }

static double triangle(double x, double y) {
  double inside = 1;
  for (int i = 0; i < 3; ++i) inside = fmin(inside, 0.5 - cos(kTurn * i / 3) * x - sin(kTurn * i / 3) * y);
  return inside;
}

static double star(double x, double y) {
  const double corner =
      fabs(remainder(atan2(y, x), kTurn / 5)) / (kTurn / 10); /* 0 at a tip, 1 between two */
  return 1 - 0.58 * corner - hypot(x, y);
}

static const struct {
  const char* name;
  double (*inside)(double x, double y);
} kShapes[] = {{"circle", circle}, {"cross", cross}, {"ring", ring},
               {"square", square}, {"star", star},   {"triangle", triangle}};

enum { SHAPES = sizeof kShapes / sizeof kShapes[0] };

/* A color that differs much from the given one. */
static void contrast(Rng* rng, const double* other, double* color) {
  double distance;
  do {
    distance = 0;
    for (int k = 0; k < 3; ++k) {
      color[k] = rng_uniform(rng, 0, 255);
      distance += fabs(color[k] - other[k]);
    }
  } while (distance < 200);
}

static void draw(uint8_t* pixels, size_t side, size_t shape, Rng* rng) {
  const double none[3] = {-1000, -1000, -1000};
  double back[3], ink[3];
  contrast(rng, none, back);
  contrast(rng, back, ink);
  const double radius = rng_uniform(rng, 0.28, 0.45) * (double)side, turn = rng_uniform(rng, -0.2, 0.2);
  const double shade = rng_uniform(rng, -60, 60), across = cos(turn), along = sin(turn);
  const double x0 = rng_uniform(rng, radius, (double)side - radius);
  const double y0 = rng_uniform(rng, radius, (double)side - radius);
  for (size_t y = 0; y < side; ++y)
    for (size_t x = 0; x < side; ++x) {
      const double u = ((double)x - x0) / radius, v = ((double)y - y0) / radius;
      const double inside = kShapes[shape].inside(across * u + along * v, across * v - along * u);
      const double cover = fmin(1, fmax(0, inside * radius + 0.5)); /* smooth edges */
      const double light = shade * ((double)x / (double)side - 0.5) + rng_uniform(rng, -5, 5);
      for (int k = 0; k < 3; ++k) {
        const double value = cover * ink[k] + (1 - cover) * back[k] + light;
        pixels[(y * side + x) * 3 + (size_t)k] = (uint8_t)fmin(255, fmax(0, value));
      }
    }
}

static bool make_folder(const char* path, Failure* failure) {
  if (mkdir(path, 0777) == 0 || errno == EEXIST) return true;
  return fail(failure, "cannot make the folder %s: %s", path, strerror(errno));
}

/* Makes the folders above, too. */
static bool make_folders(char* path, Failure* failure) {
  for (char* slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    const bool made = make_folder(path, failure);
    *slash = '/';
    if (!made) return false;
  }
  return make_folder(path, failure);
}

static bool draw_all(char* path, size_t room, const char* folder, size_t count, size_t side, uint64_t seed,
                     uint8_t* pixels, Failure* failure) {
  for (size_t shape = 0; shape < SHAPES; ++shape) {
    snprintf(path, room, "%s/%s", folder, kShapes[shape].name);
    if (!make_folders(path, failure)) return false;
    for (size_t i = 0; i < count; ++i) {
      snprintf(path, room, "%s/%s/%06zu.png", folder, kShapes[shape].name, i);
      struct stat found;
      if (stat(path, &found) == 0) continue;
      Rng rng = rng_new(seed, i * SHAPES + shape);
      draw(pixels, side, shape, &rng);
      if (!png_write(path, pixels, side, side, 3, failure)) return false;
    }
  }
  return true;
}

bool shapes_draw(const char* folder, size_t count, size_t side, uint64_t seed, Failure* failure) {
  const size_t room = strlen(folder) + 64;
  char* path = malloc(room);
  uint8_t* pixels = malloc(side * side * 3);
  const bool done = path && pixels ? draw_all(path, room, folder, count, side, seed, pixels, failure)
                                   : fail(failure, "cannot draw pictures: out of memory");
  free(pixels);
  free(path);
  return done;
}
