/*
 * The layers of the networks. Their parameters are float32, but they compute in the type of their input: a
 * network that gets images of float16 or bfloat16 trains with mixed precision.
 */
#ifndef EXAMPLES_IMAGENET_LAYERS_H
#define EXAMPLES_IMAGENET_LAYERS_H

#include <catenary/scope.h>
#include <stdbool.h>

/* A convolution with a square window. A stride or number of groups of 0 stands for 1. */
typedef struct Convolution {
  int64_t in, out, size, stride, pad, groups;
  bool nobias;
} Convolution;

/* Each adds a layer to a network under a name. */
void add_convolution(ctn_scope* c, ctn_link* network, const char* name, Convolution shape);
void add_linear(ctn_scope* c, ctn_link* network, const char* name, int64_t in, int64_t out);
void add_normalization(ctn_scope* c, ctn_link* network, const char* name, int64_t channels);

/* Calls the layer of that name. */
ctn_variable* apply(ctn_scope* c, ctn_link* network, const char* name, ctn_variable* x);

/* Calls a batch normalization, which computes in float32. */
ctn_variable* normalize(ctn_scope* c, ctn_link* network, const char* name, ctn_variable* x);

/* Maximum over windows of 3 x 3 at every second place, also where a window is only partly inside, as in
 * Caffe. */
ctn_variable* pool(ctn_scope* c, ctn_variable* x);

/* The side that `pool` makes of a side, and that a window makes. */
int64_t pooled(int64_t side);
int64_t convolved(int64_t side, int64_t size, int64_t stride, int64_t pad);

/* The mean of each channel, of shape (N, channels). */
ctn_variable* channel_means(ctn_scope* c, ctn_variable* x);

/* Local response normalization with the numbers of AlexNet's paper, which GoogLeNet's takes over. */
ctn_variable* local_response(ctn_scope* c, ctn_variable* x);

#endif
