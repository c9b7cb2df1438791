/* Denoising diffusion: noise is added to images step by step, and a network learns to tell it from the image.
 */
#ifndef EXAMPLES_DIFFUSION_DIFFUSION_H
#define EXAMPLES_DIFFUSION_DIFFUSION_H

#include "unet.h"

enum { DIFFUSION_STEPS = 1000 };

typedef struct Diffusion {
  UNet net, average;        /* average has the moving averages of the parameters */
  ctn_array *cosine, *sine; /* of each step, of shape (steps, 1, 1, 1) */
  ctn_array* sinusoids;
  double forget, decay; /* share of digits that are not told in training, and decay of the averages */
} Diffusion;

/* The schedule is "cosine" or "linear". Everything is held by the scope. */
void diffusion_make(ctn_scope* c, Diffusion* d, int64_t width, const char* schedule);

/* The mean square error of the velocity, for images with numbers from -1 to 1. */
ctn_variable* diffusion_loss(ctn_scope* c, const Diffusion* d, ctn_variable* images, ctn_variable* digits);

/*
 * New images, by DDIM with the average network in so many steps: those of the digits, guided by what tells
 * them from any digit with the given weight; 0 is no guidance.
 */
ctn_array* diffusion_sample(ctn_scope* c, const Diffusion* d, const int32_t* digits, int64_t count,
                            int64_t steps, double guidance, uint64_t seed);

/* An extension that updates the averages after each update of the parameters. */
ctn_extension* diffusion_averages(ctn_scope* c, Diffusion* d);

#endif
