/* A replay memory: the last steps of a learner, from which it draws batches. */
#ifndef EXAMPLES_CARTPOLE_MEMORY_H
#define EXAMPLES_CARTPOLE_MEMORY_H

#include <catenary/scope.h>
#include <stdbool.h>

#include "rng.h"

typedef struct Memory {
  int64_t room, width;     /* steps, and numbers of a state */
  int64_t added;           /* steps so far, of which the last `room` are kept */
  float *before, *after;   /* states, room times width */
  float *reward, *goes_on; /* goes_on is 0 for the last step of an episode that failed, otherwise 1 */
  int32_t* action;
} Memory;

/* Steps of a batch. */
typedef struct Batch {
  int64_t count;
  float *before, *after, *reward, *goes_on;
  int32_t* action;
} Batch;

/* The memory is held by the scope, as are batches. */
void memory_make(ctn_scope* c, Memory* memory, int64_t room, int64_t width);

void memory_add(Memory* memory, const float* before, int32_t action, float reward, const float* after,
                bool goes_on);

/* Draws steps with replacement. */
void memory_draw(ctn_scope* c, const Memory* memory, int64_t count, Rng* rng, Batch* batch);

/* Saves or loads everything. */
void memory_serialize(ctn_scope* c, Memory* memory, ctn_serializer* serializer);

#endif
