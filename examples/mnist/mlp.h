/* A multilayer perceptron: linear layers with rectifiers between them. */
#ifndef EXAMPLES_MNIST_MLP_H
#define EXAMPLES_MNIST_MLP_H

#include <catenary/catenary.h>

/*
 * A new link with children l1, l2, ... on the current device; the weights come from the device's random
 * generator. It also keeps a number, "epoch", that is saved and loaded with the parameters.
 */
ctn_link* mlp_new(int64_t inputs, int64_t hidden_layers, int64_t units, int64_t outputs);

/* Writes the sizes of its layers, such as 784-100-100-10, cut to what fits. */
void mlp_describe(ctn_link* mlp, char* text, size_t size);

int64_t mlp_epoch(ctn_link* mlp);
void mlp_set_epoch(ctn_link* mlp, int64_t epoch);

#endif
