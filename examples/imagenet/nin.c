/*
 * Network in Network: Lin, Chen and Yan, 2014, with the sizes that the authors published for ImageNet. Each
 * convolution is followed by a small network at every place, which is two convolutions with windows of 1 x 1.
 */
#include "layers.h"
#include "networks.h"

static ctn_variable* block(ctn_scope* c, ctn_link* self, const char* name, ctn_variable* x) {
  ctn_link* convolutions = cs_link_child(c, self, name);
  x = cs_relu(c, apply(c, convolutions, "conv", x));
  x = cs_relu(c, apply(c, convolutions, "cccp1", x));
  return apply(c, convolutions, "cccp2", x);
}

static ctn_status forward(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_variable* h = pool(&c, cs_relu(&c, block(&c, self, "block1", inputs[0])));
  h = pool(&c, cs_relu(&c, block(&c, self, "block2", h)));
  h = pool(&c, cs_relu(&c, block(&c, self, "block3", h)));
  h = block(&c, self, "block4", cs_dropout(&c, h, 0.5, NULL));
  outputs[0] = cs_keep_variable(&c, channel_means(&c, h)); /* a channel for each class: no linear layer */
  return cs_end(&c);
}

static void add_block(ctn_scope* c, ctn_link* self, const char* name, Convolution first, int64_t out) {
  ctn_link* convolutions = cs_add_child(c, self, name, cs_link_chain_new(c));
  add_convolution(c, convolutions, "conv", first);
  add_convolution(c, convolutions, "cccp1", (Convolution){.in = first.out, .out = first.out, .size = 1});
  add_convolution(c, convolutions, "cccp2", (Convolution){.in = first.out, .out = out, .size = 1});
}

ctn_link* nin_make(ctn_scope* c, int64_t classes, int64_t size) {
  (void)size;
  ctn_link* self = cs_link_new(c, forward, NULL, NULL);
  add_block(c, self, "block1", (Convolution){.in = 3, .out = 96, .size = 11, .stride = 4}, 96);
  add_block(c, self, "block2", (Convolution){.in = 96, .out = 256, .size = 5, .pad = 2}, 256);
  add_block(c, self, "block3", (Convolution){.in = 256, .out = 384, .size = 3, .pad = 1}, 384);
  add_block(c, self, "block4", (Convolution){.in = 384, .out = 1024, .size = 3, .pad = 1}, classes);
  return self;
}
