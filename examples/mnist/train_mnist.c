/* Trains a multilayer perceptron or LeNet to read handwritten digits. `train_mnist --help` lists the options.
 */
#include "check.h"
#include "mnist.h"
#include "models.h"
#include "training.h"

static const char kUsage[] =
    "usage: train_mnist [options]\n\n"
    "Trains a multilayer perceptron or LeNet to read handwritten digits. Without --data, it looks for\n"
    "MNIST in $CATENARY_DATA/mnist, then on the network; otherwise it generates digits.";

static void build(ctn_scope* c, const Settings* s, Model* model) {
  char sizes[128] = "LeNet";
  if (strcmp(s->model, "lenet") == 0) {
    lenet_make(c, model);
  } else {
    mlp_make(c, model, MNIST_PIXELS, s->layers, s->units, MNIST_CLASSES);
    mlp_describe(model, sizes, sizeof sizes);
  }
  check(c->status);
  printf("network  %s, %s with learning rate %g, batches of %lld, seed %lld, on %s\n", sizes, s->optimizer,
         s->learning_rate, s->session.batch, s->session.seed, s->session.device);
}

int main(int argc, char** argv) {
  ctn_scope c = {0};
  Settings s = settings_new("train_mnist", kUsage);
  s.model = "mlp";
  settings_read(&c, &s, argc, argv);

  Model model;
  ctn_iterator *digits, *test;
  load_digits(&c, &s, &digits, &test);
  build(&c, &s, &model);
  ctn_link* classifier = cs_link_classifier_new(&c, model.link);
  ctn_optimizer* optimizer = optimizer_make(&c, &s, classifier);
  ctn_updater* updater = cs_updater_standard_new(&c, digits, optimizer, NULL, NULL, NULL, NULL);
  return train(&c, &s, updater, classifier, test);
}
