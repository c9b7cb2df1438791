/* The networks of train_mnist. All take rows of pixels. */
#ifndef EXAMPLES_MNIST_MODELS_H
#define EXAMPLES_MNIST_MODELS_H

#include <catenary/scope.h>

enum { MOST_LAYERS = 101 };

/* A link with its layers, all held by the scope in which it was created. The struct must live as long as the
 * link, which refers to it. */
typedef struct Model {
  ctn_link* link;
  ctn_link* layers[MOST_LAYERS];
  size_t count;
} Model;

/* The links are created on the current device; the weights come from the device's random generator. */

/* A multilayer perceptron: linear layers l1, l2, ... with ReLU between them. */
void mlp_make(ctn_scope* c, Model* mlp, int64_t inputs, int64_t hidden_layers, int64_t units,
              int64_t outputs);
/* Writes the sizes of its layers, such as 784-100-100-10, truncated to fit. */
void mlp_describe(const Model* mlp, char* text, size_t size);

/* Caffe's LeNet: two convolutions with max pooling, then two linear layers; for images of 28 by 28. */
void lenet_make(ctn_scope* c, Model* lenet);

/* Used by the models: adds the next layer. */
void model_add(ctn_scope* c, Model* model, const char* name, ctn_link* layer);

#endif
