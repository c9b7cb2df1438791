/* Pictures of what an autoencoder of digits does. */
#ifndef EXAMPLES_VAE_PICTURES_H
#define EXAMPLES_VAE_PICTURES_H

#include "mnist.h"
#include "model.h"

typedef struct Pictures {
  const Vae* vae;
  const Digits* digits; /* to reconstruct */
  uint64_t seed;        /* of the codes of new digits, which are the same in all pictures */
} Pictures;

/* Numbers from 0 to 1 of the first digits, on the current device. */
ctn_array* pixels_of(ctn_scope* c, const Digits* digits, size_t count);

/*
 * An extension that writes digits.png: two rows of digits, each above its reconstructions, and rows of new
 * digits. If the codes have two elements, plane.png shows the digits of a square of the plane of codes.
 */
ctn_extension* pictures_extension(ctn_scope* c, Pictures* pictures);

#endif
