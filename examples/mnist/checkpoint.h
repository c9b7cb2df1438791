/* Saves a training run after an epoch, and takes it up again. */
#ifndef EXAMPLES_MNIST_CHECKPOINT_H
#define EXAMPLES_MNIST_CHECKPOINT_H

#include <catenary/catenary.h>

typedef struct Checkpoint {
  ctn_link* model;
  ctn_optimizer* optimizer;
  const char* method; /* name of the optimizer, such as adam */
} Checkpoint;

/*
 * Writes `path` (NPZ) with the parameters and the epoch, and beside it, as STEM.METHOD-EPOCH.npz, the state
 * of the optimizer. The latter comes first, under a name of its own, and the one before is removed last: a
 * program killed at any moment leaves a pair that fits. Ends the program where it fails.
 */
void checkpoint_save(const Checkpoint* checkpoint, const char* path);

/* Loads both into objects of the same structure. */
void checkpoint_load(const Checkpoint* checkpoint, const char* path);

#endif
