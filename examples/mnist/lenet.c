/* Caffe's LeNet as a chain whose computation is a callback. */
#include "models.h"

static ctn_variable* pool(ctn_scope* c, ctn_variable* h) {
  return cs_max_pooling_2d(c, h, 2, 2, 2, 2, 0, 0, 1, NULL);
}

static ctn_status forward(void* user_data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  ctn_link* const* layers = ((const Model*)user_data)->layers;
  (void)self;
  if (input_count != 1 || output_count != 1) {
    return ctn_fail(CTN_ERROR_INVALID_ARGUMENT, "lenet: takes one input and gives one output");
  }
  ctn_scope c = {0};
  ctn_variable* h = cs_reshape(&c, inputs[0], CTN_SHAPE(-1, 1, 28, 28));
  h = pool(&c, cs_call(&c, layers[0], h));
  h = pool(&c, cs_call(&c, layers[1], h));
  h = cs_relu(&c, cs_call(&c, layers[2], h));
  outputs[0] = cs_keep_variable(&c, cs_call(&c, layers[3], h));
  return cs_end(&c);
}

void lenet_make(ctn_scope* c, Model* lenet) {
  lenet->link = cs_link_new(c, forward, lenet, NULL);
  lenet->count = 0;
  model_add(c, lenet, "conv1", cs_link_convolution_2d_new(c, 1, 20, 5, 5, 1, 1, 0, 0, NULL));
  model_add(c, lenet, "conv2", cs_link_convolution_2d_new(c, 20, 50, 5, 5, 1, 1, 0, 0, NULL));
  model_add(c, lenet, "ip1", cs_link_linear_new(c, 50 * 4 * 4, 500, NULL));
  model_add(c, lenet, "ip2", cs_link_linear_new(c, 500, 10, NULL));
}
