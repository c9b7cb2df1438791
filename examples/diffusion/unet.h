/*
 * A small U-Net for images of digits: convolutions at half and at a quarter of the resolution, with attention
 * at the latter, told which step of the diffusion it sees and which digit.
 */
#ifndef EXAMPLES_DIFFUSION_UNET_H
#define EXAMPLES_DIFFUSION_UNET_H

#include <catenary/scope.h>

#include "mnist.h"

enum { UNET_NO_CLASS = MNIST_CLASSES }; /* stands for any digit */

/* Two convolutions with normalization before each, and a connection around them. */
typedef struct Block {
  ctn_link *norm1, *conv1, *embedded, *norm2, *conv2, *around; /* around is NULL for equally many channels */
} Block;

typedef struct UNet {
  ctn_link* link; /* all others are parts of it */
  ctn_link *time1, *time2, *digit;
  ctn_link *in, *down, *up, *norm, *out;
  Block fine, coarse[2], joined;
  ctn_link *attention_norm, *attention_in, *attention_out;
  int64_t width;
} UNet;

/* Channels at half of the resolution are `width`, and twice as many below. The links are held by the scope.
 */
void unet_make(ctn_scope* c, UNet* net, int64_t width);

/* Length of the vector that describes a step: sinusoids, of which unet_sinusoids makes a row for each step.
 */
int64_t unet_sinusoid_count(const UNet* net);
ctn_array* unet_sinusoids(ctn_scope* c, const UNet* net, int64_t steps);

/* For images of shape (N, 1, 28, 28), rows of sinusoids and digits of shape (N,): an output of the shape of
 * the images. */
ctn_variable* unet_call(ctn_scope* c, const UNet* net, ctn_variable* images, ctn_variable* sinusoids,
                        ctn_variable* digits);

#endif
