/*
 * Trains a network on two devices, each of which has a copy of it and computes the gradients of one half of
 * every batch. The gradients are added, the copy on the first device is updated, and its parameters are
 * copied to the other one.
 */
#include "check.h"
#include "mnist.h"
#include "models.h"
#include "training.h"

static const char kUsage[] =
    "usage: train_mnist_data_parallel [options]\n\n"
    "Trains a multilayer perceptron on two devices, --device and --second-device, each of which computes "
    "the\n"
    "gradients of one half of every batch.";

typedef struct Parallel {
  ctn_link* classifiers[2];
  ctn_iterator* digits;
  ctn_optimizer* optimizer; /* of the first classifier */
} Parallel;

/* The part of the loss of a batch that comes from its digits from `first` to `last`, on the classifier's
 * device. */
static ctn_variable* part_of_loss(ctn_scope* c, ctn_link* classifier, ctn_array* const batch[2],
                                  int64_t first, int64_t last) {
  const double count = (double)ctn_array_shape(batch[0])[0];
  const char* device = cs_link_device(c, classifier);
  ctn_variable *inputs[2], *loss = NULL;
  for (int i = 0; i < 2; ++i) {
    ctn_array* part = cs_array_get(c, batch[i], CTN_INDEX(cs_slice(first, last)));
    inputs[i] = cs_variable_new(c, cs_array_to_device(c, part, device));
    cs_variable_set_requires_grad(c, inputs[i], 0);
  }
  cs_link_call(c, classifier, inputs, 2, &loss, 1);
  return cs_mul_f64(c, loss, (double)(last - first) / count);
}

static ctn_status update(void* user_data, ctn_updater* updater, int32_t* done) {
  const Parallel* p = user_data;
  (void)updater;
  ctn_scope c = {0};
  ctn_array* batch[2];
  cs_iterator_next(&c, p->digits, batch, 2, done);
  if (c.status || !*done) return cs_end(&c);

  cs_link_copyparams(&c, p->classifiers[1], p->classifiers[0]);
  const int64_t count = ctn_array_shape(batch[0])[0], half = (count + 1) / 2;
  ctn_variable* losses[2];
  for (int i = 0; i < 2; ++i) {
    cs_link_cleargrads(&c, p->classifiers[i]);
    losses[i] = part_of_loss(&c, p->classifiers[i], batch, i ? half : 0, i ? count : half);
    cs_variable_backward(&c, losses[i], 0, 0);
  }
  cs_link_addgrads(&c, p->classifiers[0], p->classifiers[1]);
  cs_optimizer_update(&c, p->optimizer);
  if (ctn_iterator_is_new_epoch(p->digits)) cs_optimizer_new_epoch(&c, p->optimizer);
  cs_report(&c, "loss", cs_value(&c, losses[0]) + cs_value(&c, losses[1]), p->classifiers[0]);
  return cs_end(&c);
}

static ctn_updater* updater_make(ctn_scope* c, Parallel* p) {
  ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks, .update = update};
  ctn_updater* updater = cs_updater_new(c, &callbacks, p);
  cs_updater_add_iterator(c, updater, "main", p->digits);
  cs_updater_add_optimizer(c, updater, "main", p->optimizer);
  return updater;
}

int main(int argc, char** argv) {
  ctn_scope c = {0};
  Settings s = settings_new("train_mnist_data_parallel", kUsage);
  s.second_device = "test:0";
  settings_read(&c, &s, argc, argv);

  Model models[2];
  Parallel parallel = {0};
  ctn_iterator* test;
  load_digits(&c, &s, &parallel.digits, &test);
  for (int i = 0; i < 2; ++i) {
    mlp_make(&c, &models[i], MNIST_PIXELS, s.layers, s.units, MNIST_CLASSES);
    parallel.classifiers[i] = cs_link_classifier_new(&c, models[i].link);
  }
  cs_link_to_device(&c, parallel.classifiers[1], s.second_device);
  parallel.optimizer = optimizer_make(&c, &s, parallel.classifiers[0]);
  return train(&c, &s, updater_make(&c, &parallel), parallel.classifiers[0], test);
}
