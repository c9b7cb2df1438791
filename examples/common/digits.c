/* Generates digits: strokes of glyphs, distorted for each writer, drawn with a pen of some width. */
#include "digits.h"

#include <math.h>
#include <string.h>

#include "rng.h"

enum {
  MAX_POINTS = 13, /* per stroke */
  MAX_STROKES = 3, /* per glyph */
  MAX_GLYPHS = 3,  /* ways to write a digit */
  CURVE_STEPS = 6, /* line segments between two points */
};

typedef struct Point {
  double x, y;
} Point;

/* A smooth curve through its points. A corner is where two strokes meet. */
typedef struct Stroke {
  int count;
  Point points[MAX_POINTS];
} Stroke;

typedef struct Glyph {
  int count;
  Stroke strokes[MAX_STROKES];
} Glyph;

/* In the unit square, with x to the right and y down. */
static const struct {
  int count;
  Glyph glyphs[MAX_GLYPHS];
} kDigits[10] = {
    {2,
     {{1,
       {{9,
         {{.52, .02},
          {.24, .18},
          {.15, .55},
          {.28, .88},
          {.52, .99},
          {.77, .84},
          {.85, .45},
          {.7, .1},
          {.46, .03}}}}},
      {1,
       {{9,
         {{.62, .04},
          {.36, .06},
          {.2, .4},
          {.24, .8},
          {.46, .98},
          {.7, .86},
          {.8, .5},
          {.74, .16},
          {.54, .08}}}}}}},
    {3,
     {{1, {{3, {{.54, .0}, {.51, .5}, {.49, 1.}}}}},
      {2, {{3, {{.28, .22}, {.42, .12}, {.53, .0}}}, {2, {{.53, .0}, {.5, 1.}}}}},
      {3, {{2, {{.3, .2}, {.52, .0}}}, {2, {{.52, .0}, {.5, .98}}}, {2, {{.24, .99}, {.78, .97}}}}}}},
    {2,
     {{2,
       {{7, {{.18, .25}, {.3, .06}, {.55, .0}, {.78, .13}, {.77, .35}, {.55, .62}, {.15, .97}}},
        {3, {{.15, .97}, {.5, .94}, {.88, .97}}}}},
      {1,
       {{10,
         {{.15, .2},
          {.4, .02},
          {.72, .1},
          {.75, .38},
          {.52, .7},
          {.26, .95},
          {.12, .88},
          {.24, .77},
          {.5, .87},
          {.9, .95}}}}}}},
    {2,
     {{2,
       {{5, {{.2, .12}, {.45, .0}, {.74, .1}, {.71, .33}, {.4, .47}}},
        {5, {{.4, .47}, {.74, .57}, {.8, .82}, {.5, 1.}, {.15, .88}}}}},
      {3,
       {{2, {{.18, .04}, {.76, .02}}},
        {2, {{.76, .02}, {.42, .4}}},
        {5, {{.42, .4}, {.74, .5}, {.79, .78}, {.5, .99}, {.14, .88}}}}}}},
    {3,
     {{3, {{2, {{.26, .05}, {.14, .56}}}, {2, {{.14, .56}, {.9, .52}}}, {2, {{.72, .0}, {.65, 1.}}}}},
      {3, {{2, {{.66, .0}, {.12, .65}}}, {2, {{.12, .65}, {.92, .64}}}, {2, {{.66, .0}, {.63, 1.}}}}},
      {2,
       {{5, {{.2, .03}, {.14, .32}, {.24, .52}, {.48, .54}, {.76, .45}}},
        {3, {{.8, .02}, {.73, .5}, {.67, 1.}}}}}}},
    {2,
     {{3,
       {{2, {{.83, .03}, {.28, .04}}},
        {2, {{.28, .04}, {.22, .46}}},
        {6, {{.22, .46}, {.5, .38}, {.79, .54}, {.77, .85}, {.48, 1.}, {.13, .9}}}}},
      {2,
       {{3, {{.86, .0}, {.56, .06}, {.32, .05}}},
        {6, {{.32, .05}, {.25, .4}, {.56, .45}, {.75, .68}, {.55, .94}, {.12, .97}}}}}}},
    {2,
     {{1,
       {{9,
         {{.7, .0},
          {.4, .18},
          {.2, .52},
          {.23, .86},
          {.5, 1.},
          {.77, .86},
          {.74, .6},
          {.5, .52},
          {.23, .7}}}}},
      {1,
       {{8,
         {{.46, .0}, {.26, .34}, {.19, .74}, {.38, .99}, {.68, .92}, {.76, .7}, {.56, .57}, {.23, .76}}}}}}},
    {3,
     {{2, {{2, {{.14, .06}, {.84, .04}}}, {3, {{.84, .04}, {.6, .44}, {.42, 1.}}}}},
      {3,
       {{2, {{.14, .04}, {.86, .03}}},
        {3, {{.86, .03}, {.62, .45}, {.46, 1.}}},
        {2, {{.34, .54}, {.82, .5}}}}},
      {2, {{4, {{.12, .2}, {.2, .06}, {.5, .08}, {.86, .02}}}, {3, {{.86, .02}, {.58, .42}, {.48, 1.}}}}}}},
    {2,
     {{1,
       {{13,
         {{.74, .14},
          {.52, .0},
          {.28, .12},
          {.32, .34},
          {.54, .49},
          {.75, .69},
          {.7, .92},
          {.48, 1.},
          {.25, .9},
          {.25, .68},
          {.5, .48},
          {.72, .3},
          {.72, .12}}}}},
      {2,
       {{7, {{.5, .46}, {.28, .34}, {.3, .1}, {.5, .0}, {.72, .1}, {.72, .34}, {.5, .46}}},
        {7, {{.5, .46}, {.25, .62}, {.21, .86}, {.5, 1.}, {.79, .86}, {.76, .62}, {.5, .46}}}}}}},
    {2,
     {{2,
       {{7, {{.77, .18}, {.56, .02}, {.3, .1}, {.21, .32}, {.42, .49}, {.66, .4}, {.78, .15}}},
        {3, {{.78, .15}, {.75, .5}, {.66, 1.}}}}},
      {2,
       {{7, {{.76, .2}, {.56, .01}, {.29, .09}, {.2, .34}, {.42, .5}, {.7, .4}, {.78, .12}}},
        {4, {{.78, .12}, {.8, .55}, {.62, .91}, {.24, .97}}}}}}},
};

/* The differences between writers, and between attempts of one writer. */
typedef struct Hand {
  double xx, xy, yx, yy, x0, y0; /* glyph to pixels: rotation, shear, scale and shift in one matrix */
  double sway[4], phase[4];      /* a slow wave that bends the glyph first */
  double radius;                 /* radius of the pen */
  double ink;                    /* from 0 to 1 */
} Hand;

static Hand random_hand(Rng* rng) {
  const double turn = 0.14 * rng_normal(rng);
  const double shear = 0.16 * rng_normal(rng) - 0.1; /* most people's writing leans to the right */
  const double width = rng_uniform(rng, 14, 21);
  const double height = rng_uniform(rng, 17, 21);
  Hand hand = {.radius = rng_uniform(rng, 0.7, 1.7), .ink = rng_uniform(rng, 0.8, 1)};
  hand.xx = width * cos(turn);
  hand.yx = width * sin(turn);
  hand.xy = height * (shear * cos(turn) - sin(turn));
  hand.yy = height * (shear * sin(turn) + cos(turn));
  hand.x0 = DIGIT_SIDE / 2.0 + 0.8 * rng_normal(rng);
  hand.y0 = DIGIT_SIDE / 2.0 + 0.8 * rng_normal(rng);
  for (int i = 0; i < 4; ++i) {
    hand.sway[i] = 0.045 * rng_normal(rng);
    hand.phase[i] = rng_uniform(rng, 0, 6.283185307179586);
  }
  return hand;
}

static Point write_point(const Hand* hand, Point p) {
  const double x = p.x - 0.5 + hand->sway[0] * sin(4 * p.y + hand->phase[0]) +
                   hand->sway[1] * sin(6 * p.x + 5 * p.y + hand->phase[1]);
  const double y = p.y - 0.5 + hand->sway[2] * sin(4 * p.x + hand->phase[2]) +
                   hand->sway[3] * sin(6 * p.y - 5 * p.x + hand->phase[3]);
  return (Point){hand->x0 + hand->xx * x + hand->xy * y, hand->y0 + hand->yx * x + hand->yy * y};
}

/* A point between b and c, at t from 0 to 1, on the Catmull-Rom curve through a, b, c, d. */
static double curve(double a, double b, double c, double d, double t) {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

static double distance(Point p, Point a, Point b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double square = dx * dx + dy * dy;
  double t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
  t = fmin(fmax(t, 0), 1);
  return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

static int pixel_at(double position) { return (int)fmin(fmax(position, 0), DIGIT_SIDE); }

/* The fraction of each pixel that the pen covers, which gives gray edges. */
static void draw_segment(double cover[DIGIT_SIDE][DIGIT_SIDE], Point a, Point b, double radius) {
  const double reach = radius + 1;
  const int right = pixel_at(fmax(a.x, b.x) + reach), bottom = pixel_at(fmax(a.y, b.y) + reach);
  for (int y = pixel_at(fmin(a.y, b.y) - reach); y < bottom; ++y) {
    for (int x = pixel_at(fmin(a.x, b.x) - reach); x < right; ++x) {
      const double share = radius + 0.5 - distance((Point){x + 0.5, y + 0.5}, a, b);
      cover[y][x] = fmax(cover[y][x], fmin(share, 1));
    }
  }
}

static void draw_stroke(double cover[DIGIT_SIDE][DIGIT_SIDE], const Stroke* stroke, const Hand* hand) {
  const int last = stroke->count - 1;
  Point from = write_point(hand, stroke->points[0]);
  for (int i = 0; i < last; ++i) {
    const Point a = stroke->points[i > 0 ? i - 1 : 0], b = stroke->points[i];
    const Point c = stroke->points[i + 1], d = stroke->points[i + 2 < last ? i + 2 : last];
    for (int step = 1; step <= CURVE_STEPS; ++step) {
      const double t = (double)step / CURVE_STEPS;
      const Point to = write_point(hand, (Point){curve(a.x, b.x, c.x, d.x, t), curve(a.y, b.y, c.y, d.y, t)});
      draw_segment(cover, from, to, hand->radius);
      from = to;
    }
  }
}

static void draw_digit(uint8_t* image, int label, Rng* rng) {
  const Glyph* glyph = &kDigits[label].glyphs[rng_below(rng, (uint64_t)kDigits[label].count)];
  const Hand hand = random_hand(rng);
  double cover[DIGIT_SIDE][DIGIT_SIDE];
  memset(cover, 0, sizeof cover);
  for (int i = 0; i < glyph->count; ++i) draw_stroke(cover, &glyph->strokes[i], &hand);

  for (int y = 0; y < DIGIT_SIDE; ++y) {
    for (int x = 0; x < DIGIT_SIDE; ++x) {
      const double ink = cover[y][x] * hand.ink * (1 + 0.06 * rng_normal(rng));
      const double value = 255 * ink + 5 * rng_normal(rng) - 5; /* most of the paper stays white */
      image[y * DIGIT_SIDE + x] = (uint8_t)fmin(fmax(value, 0), 255);
    }
  }
}

void digits_draw(uint8_t* images, uint8_t* labels, size_t count, uint64_t seed) {
  for (size_t i = 0; i < count; ++i) {
    Rng rng = rng_new(seed, i);
    labels[i] = (uint8_t)rng_below(&rng, 10);
    draw_digit(images + i * DIGIT_SIDE * DIGIT_SIDE, labels[i], &rng);
  }
}
