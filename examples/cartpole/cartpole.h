/*
 * A pole on a cart that is pushed to the left or to the right, the task of Barto, Sutton and Anderson (1983):
 * the pole is not to fall, and the cart not to leave its track.
 */
#ifndef EXAMPLES_CARTPOLE_CARTPOLE_H
#define EXAMPLES_CARTPOLE_CARTPOLE_H

#include <stdbool.h>

#include "rng.h"

enum { CARTPOLE_STATE = 4, CARTPOLE_ACTIONS = 2, CARTPOLE_MOST_STEPS = 500 };

typedef struct CartPole {
  double state[CARTPOLE_STATE]; /* position of the cart, its velocity, angle of the pole, its velocity */
  long long steps;              /* of this episode */
} CartPole;

/* Begins an episode near the middle. */
void cartpole_reset(CartPole* task, Rng* rng);

/* Pushes to the left (0) or to the right (1) for 20 ms. Returns whether the pole stands and the cart is on
 * its track. */
bool cartpole_step(CartPole* task, int action);

#endif
