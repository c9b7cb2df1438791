/* SplitMix64; see rng.h. */
#include "rng.h"

static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

uint64_t rng_next(Rng* rng) { return mix(rng->state += UINT64_C(0x9e3779b97f4a7c15)); }

Rng rng_new(uint64_t seed, uint64_t stream) {
  Rng rng = {mix(seed + UINT64_C(0x9e3779b97f4a7c15))};
  rng.state = mix(rng.state ^ mix(stream + UINT64_C(0xd1b54a32d192ed03)));
  return rng;
}

uint64_t rng_below(Rng* rng, uint64_t bound) {
  const uint64_t unfair = (UINT64_MAX % bound + 1) % bound; /* the numbers of the last, incomplete round */
  uint64_t number;
  do {
    number = rng_next(rng);
  } while (number > UINT64_MAX - unfair);
  return number % bound;
}

double rng_uniform(Rng* rng, double low, double high) {
  const double unit = (double)(rng_next(rng) >> 11) * 0x1p-53;
  return low + (high - low) * unit;
}

double rng_normal(Rng* rng) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += rng_uniform(rng, 0, 1);
  return sum - 6;
}
