/* Draws windows; see windows.h. */
#include "windows.h"

#include <math.h>

#include "rng.h"

/* A generator of its own for each position and epoch, whose first number decides whether the word is left
 * out. */
static Rng rng_of(const Windows* w, int64_t position, int64_t epoch) {
  return rng_new(w->seed, (uint64_t)epoch * w->corpus->length + (uint64_t)position);
}

static bool left_out(const Windows* w, int64_t position, Rng* rng) {
  const double share = (double)w->corpus->counts[w->corpus->words[position]] / (double)w->corpus->length;
  return rng_uniform(rng, 0, 1) * sqrt(share) > sqrt(w->subsampling) && w->subsampling > 0;
}

/* Goes from a position in one direction and stores up to `most` words that are not left out. */
static size_t look(const Windows* w, int64_t position, int step, int64_t epoch, size_t most, int32_t* found) {
  size_t count = 0;
  for (position += step; count < most && position >= 0 && position < (int64_t)w->corpus->length;
       position += step) {
    Rng rng = rng_of(w, position, epoch);
    if (!left_out(w, position, &rng)) found[count++] = w->corpus->words[position];
  }
  return count;
}

size_t window_draw(const Windows* w, int64_t position, int64_t epoch, int32_t* around) {
  Rng rng = rng_of(w, position, epoch);
  if (left_out(w, position, &rng)) return 0;
  const size_t width = 1 + (size_t)rng_below(&rng, (uint64_t)w->width);
  const size_t before = look(w, position, -1, epoch, width, around);
  return before + look(w, position, 1, epoch, width, around + before);
}
