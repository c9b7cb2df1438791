/*
 * AlexNet: Krizhevsky, Sutskever and Hinton, "ImageNet Classification with Deep Convolutional Neural
 * Networks", 2012. As in the paper, where two GPUs share the work, some convolutions are in two groups.
 */
#include "layers.h"
#include "networks.h"

static ctn_status forward(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_variable* h = pool(&c, local_response(&c, cs_relu(&c, apply(&c, self, "conv1", inputs[0]))));
  h = pool(&c, local_response(&c, cs_relu(&c, apply(&c, self, "conv2", h))));
  h = cs_relu(&c, apply(&c, self, "conv3", h));
  h = cs_relu(&c, apply(&c, self, "conv4", h));
  h = pool(&c, cs_relu(&c, apply(&c, self, "conv5", h)));
  h = cs_dropout(&c, cs_relu(&c, apply(&c, self, "fc6", h)), 0.5, NULL);
  h = cs_dropout(&c, cs_relu(&c, apply(&c, self, "fc7", h)), 0.5, NULL);
  outputs[0] = cs_keep_variable(&c, apply(&c, self, "fc8", h));
  return cs_end(&c);
}

ctn_link* alex_make(ctn_scope* c, int64_t classes, int64_t size) {
  const int64_t side =
      pooled(pooled(pooled(convolved(size, 11, 4, 0)))); /* before fc6; 6 for images of 227 */
  ctn_link* self = cs_link_new(c, forward, NULL, NULL);
  add_convolution(c, self, "conv1", (Convolution){.in = 3, .out = 96, .size = 11, .stride = 4});
  add_convolution(c, self, "conv2", (Convolution){.in = 96, .out = 256, .size = 5, .pad = 2, .groups = 2});
  add_convolution(c, self, "conv3", (Convolution){.in = 256, .out = 384, .size = 3, .pad = 1});
  add_convolution(c, self, "conv4", (Convolution){.in = 384, .out = 384, .size = 3, .pad = 1, .groups = 2});
  add_convolution(c, self, "conv5", (Convolution){.in = 384, .out = 256, .size = 3, .pad = 1, .groups = 2});
  add_linear(c, self, "fc6", 256 * side * side, 4096);
  add_linear(c, self, "fc7", 4096, 4096);
  add_linear(c, self, "fc8", 4096, classes);
  return self;
}
