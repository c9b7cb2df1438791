/* The networks that train_mnist offers. All take rows of pixels. */
#ifndef EXAMPLES_MNIST_MODELS_H
#define EXAMPLES_MNIST_MODELS_H

#include <catenary/catenary.h>

/*
 * A new link on the current device; the weights come from the device's random generator. It also keeps a
 * number, "epoch", that is saved and loaded with the parameters.
 */

/* A multilayer perceptron: linear layers l1, l2, ... with rectifiers between them. */
ctn_link* mlp_new(int64_t inputs, int64_t hidden_layers, int64_t units, int64_t outputs);
/* Writes the sizes of its layers, such as 784-100-100-10, cut to what fits. */
void mlp_describe(ctn_link* mlp, char* text, size_t size);

/* Caffe's LeNet: two convolutions with max pooling, then two linear layers; for images of 28 by 28. */
ctn_link* lenet_new(void);

int64_t model_epoch(ctn_link* model);
void model_set_epoch(ctn_link* model, int64_t epoch);

/* For the models themselves: adds a child, whose reference passes to the model; adds the number. */
void model_add_layer(ctn_link* model, const char* name, ctn_link* layer);
void model_add_epoch(ctn_link* model);

#endif
