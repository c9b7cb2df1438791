/* A small U-Net; see unet.h. */
#include "unet.h"

#include <math.h>

enum { FINE = MNIST_SIDE / 2, COARSE = MNIST_SIDE / 4 };

/* Some layers begin with zeros, so that the network begins with what goes around them. */
static ctn_link_options* weights(ctn_scope* c, bool zero) {
  ctn_link_options* options = cs_link_options_new(c);
  if (zero) cs_link_options_set_wscale(c, options, 0);
  return options;
}

static ctn_link* convolution(ctn_scope* c, int64_t in, int64_t out, int64_t size, int64_t stride, bool zero) {
  return cs_link_convolution_2d_new(c, in, out, size, size, stride, stride, size / 2, size / 2,
                                    weights(c, zero));
}

/* Doubles the resolution. */
static ctn_link* deconvolution(ctn_scope* c, int64_t in, int64_t out, bool zero) {
  return cs_link_deconvolution_2d_new(c, in, out, 4, 4, 2, 2, 1, 1, weights(c, zero));
}

static ctn_link* normalization(ctn_scope* c, int64_t channels, int64_t side) {
  return cs_link_layer_normalization_new(c, CTN_SHAPE(channels, side, side), NULL);
}

static void block_make(ctn_scope* c, Block* b, const UNet* net, const char* name, int64_t in, int64_t out,
                       int64_t side) {
  ctn_link* chain = cs_add_child(c, net->link, name, cs_link_chain_new(c));
  b->norm1 = cs_add_child(c, chain, "norm1", normalization(c, in, side));
  b->conv1 = cs_add_child(c, chain, "conv1", convolution(c, in, out, 3, 1, false));
  b->embedded = cs_add_child(c, chain, "embedded", cs_link_linear_new(c, 4 * net->width, out, NULL));
  b->norm2 = cs_add_child(c, chain, "norm2", normalization(c, out, side));
  b->conv2 = cs_add_child(c, chain, "conv2", convolution(c, out, out, 3, 1, true));
  b->around = in == out ? NULL : cs_add_child(c, chain, "around", convolution(c, in, out, 1, 1, false));
}

void unet_make(ctn_scope* c, UNet* net, int64_t width) {
  const int64_t twice = 2 * width, embedding = 4 * width;
  *net = (UNet){.link = cs_link_chain_new(c), .width = width};
  ctn_link* link = net->link;
  net->time1 = cs_add_child(c, link, "time1", cs_link_linear_new(c, width, embedding, NULL));
  net->time2 = cs_add_child(c, link, "time2", cs_link_linear_new(c, embedding, embedding, NULL));
  net->digit = cs_add_child(c, link, "digit", cs_link_embed_id_new(c, MNIST_CLASSES + 1, embedding, NULL));
  net->in = cs_add_child(c, link, "in", convolution(c, 1, width, 3, 2, false));
  block_make(c, &net->fine, net, "fine", width, width, FINE);
  net->down = cs_add_child(c, link, "down", convolution(c, width, twice, 3, 2, false));
  block_make(c, &net->coarse[0], net, "coarse1", twice, twice, COARSE);
  net->attention_norm = cs_add_child(c, link, "attention_norm", normalization(c, twice, COARSE));
  net->attention_in = cs_add_child(c, link, "attention_in", convolution(c, twice, 3 * twice, 1, 1, false));
  net->attention_out = cs_add_child(c, link, "attention_out", convolution(c, twice, twice, 1, 1, true));
  block_make(c, &net->coarse[1], net, "coarse2", twice, twice, COARSE);
  net->up = cs_add_child(c, link, "up", deconvolution(c, twice, width, false));
  block_make(c, &net->joined, net, "joined", twice, width, FINE);
  net->norm = cs_add_child(c, link, "norm", normalization(c, width, FINE));
  net->out = cs_add_child(c, link, "out", deconvolution(c, width, 1, true));
}

int64_t unet_sinusoid_count(const UNet* net) { return net->width; }

ctn_array* unet_sinusoids(ctn_scope* c, const UNet* net, int64_t steps) {
  const int64_t count = unet_sinusoid_count(net);
  float* table = cs_memory(c, (size_t)(steps * count) * sizeof *table);
  for (int64_t i = 0; table && i < steps * count; ++i) {
    const int64_t step = i / count, place = i % count;
    const double frequency = pow(1e4, -(double)(place / 2) / (double)(count / 2));
    table[i] = (float)(place % 2 ? cos((double)step * frequency) : sin((double)step * frequency));
  }
  return cs_array_from_data(c, table, CTN_SHAPE(steps, count), CTN_FLOAT32);
}

static ctn_variable* block_call(ctn_scope* c, const Block* b, ctn_variable* x, ctn_variable* embedding) {
  ctn_variable* h = cs_call(c, b->conv1, cs_silu(c, cs_call(c, b->norm1, x)));
  ctn_variable* shift = cs_call(c, b->embedded, embedding);
  if (c->status) return NULL;
  h = cs_add(
      c, h,
      cs_reshape(c, shift, CTN_SHAPE(ctn_variable_shape(shift)[0], ctn_variable_shape(shift)[1], 1, 1)));
  h = cs_call(c, b->conv2, cs_silu(c, cs_call(c, b->norm2, h)));
  return cs_add(c, h, b->around ? cs_call(c, b->around, x) : x);
}

/* Each place of the image sees all others. */
static ctn_variable* attend(ctn_scope* c, const UNet* net, ctn_variable* x) {
  enum { PLACES = COARSE * COARSE };
  ctn_variable *joined = cs_call(c, net->attention_in, cs_call(c, net->attention_norm, x)),
               *parts[3] = {NULL};
  joined = cs_swapaxes(c, cs_reshape(c, joined, CTN_SHAPE(-1, 1, 6 * net->width, PLACES)), 2, 3);
  cs_split_axis(c, joined, 3, parts, 3);
  ctn_variable* seen = cs_swapaxes(c, cs_attention(c, parts[0], parts[1], parts[2], NULL, NULL), 2, 3);
  seen = cs_reshape(c, seen, CTN_SHAPE(-1, 2 * net->width, COARSE, COARSE));
  return cs_add(c, x, cs_call(c, net->attention_out, seen));
}

ctn_variable* unet_call(ctn_scope* c, const UNet* net, ctn_variable* images, ctn_variable* sinusoids,
                        ctn_variable* digits) {
  ctn_variable* time = cs_call(c, net->time2, cs_silu(c, cs_call(c, net->time1, sinusoids)));
  ctn_variable* embedding = cs_silu(c, cs_add(c, time, cs_call(c, net->digit, digits)));

  ctn_variable* fine = block_call(c, &net->fine, cs_call(c, net->in, images), embedding);
  ctn_variable* coarse = block_call(c, &net->coarse[0], cs_call(c, net->down, fine), embedding);
  coarse = block_call(c, &net->coarse[1], attend(c, net, coarse), embedding);
  ctn_variable* both = cs_concat(c, CTN_VARIABLES(cs_call(c, net->up, coarse), fine), 1);
  ctn_variable* y = block_call(c, &net->joined, both, embedding);
  return cs_call(c, net->out, cs_silu(c, cs_call(c, net->norm, y)));
}
