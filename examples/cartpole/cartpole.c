/* The physics of the cart-pole; see cartpole.h. */
#include "cartpole.h"

#include <math.h>

static const double kGravity = 9.8, kCart = 1, kPole = 0.1; /* m/s^2, kg */
static const double kHalfLength = 0.5, kForce = 10;         /* m, N */
static const double kSeconds = 0.02;                        /* of a step */
static const double kTrack = 2.4, kFallen = 0.2095;         /* m, 12 degrees */

void cartpole_reset(CartPole* task, Rng* rng) {
  for (int i = 0; i < CARTPOLE_STATE; ++i) task->state[i] = rng_uniform(rng, -0.05, 0.05);
  task->steps = 0;
}

bool cartpole_step(CartPole* task, int action) {
  double *x = &task->state[0], *speed = &task->state[1], *angle = &task->state[2], *spin = &task->state[3];
  const double sine = sin(*angle), cosine = cos(*angle), mass = kCart + kPole;
  const double push = ((action ? kForce : -kForce) + kPole * kHalfLength * *spin * *spin * sine) / mass;
  const double fall =
      (kGravity * sine - cosine * push) / (kHalfLength * (4.0 / 3 - kPole * cosine * cosine / mass));
  const double acceleration = push - kPole * kHalfLength * fall * cosine / mass;

  *x += kSeconds * *speed;
  *speed += kSeconds * acceleration;
  *angle += kSeconds * *spin;
  *spin += kSeconds * fall;
  ++task->steps;
  return fabs(*x) <= kTrack && fabs(*angle) <= kFallen;
}
