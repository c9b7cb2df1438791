/* SplitMix64, a random generator with eight bytes of state and the same numbers on every machine. */
#ifndef EXAMPLES_COMMON_RNG_H
#define EXAMPLES_COMMON_RNG_H

#include <stddef.h>
#include <stdint.h>

typedef struct Rng {
  uint64_t state;
} Rng;

/* An independent sequence for every (seed, stream) pair. */
Rng rng_new(uint64_t seed, uint64_t stream);

uint64_t rng_next(Rng* rng);

/* An integer in [0, bound), uniformly distributed; bound > 0. */
uint64_t rng_below(Rng* rng, uint64_t bound);

/* A real number in [low, high). */
double rng_uniform(Rng* rng, double low, double high);

/* Mean 0, standard deviation 1, between -6 and 6: the sum of twelve uniform numbers. */
double rng_normal(Rng* rng);

#endif
