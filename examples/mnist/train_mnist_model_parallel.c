/*
 * Trains a network that is split between two devices. Each device has one half of every layer, and they
 * exchange what they have computed only in the middle and at the end:
 *
 *     device         digits --+--> first half ---+--> second half ---+--> scores
 *     second device           +--> first half ---+--> second half ---+
 */
#include "check.h"
#include "mnist.h"
#include "models.h"
#include "training.h"

static const char kUsage[] =
    "usage: train_mnist_model_parallel [options]\n\n"
    "Trains a multilayer perceptron whose layers are split between two devices, --device and "
    "--second-device.";

typedef struct Parallel {
  ctn_link* link;
  const char* devices[2];
  Model first[2], second[2]; /* the parts on each device */
} Parallel;

/* Adds values that are on the two devices, on the device of the first one. The copy also carries gradients,
 * back to the device that they belong to. */
static ctn_variable* add_from(ctn_scope* c, ctn_variable* here, ctn_variable* there, const char* device) {
  return cs_add(c, here, cs_copy(c, there, device));
}

static ctn_status forward(void* user_data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  const Parallel* p = user_data;
  (void)self;
  if (input_count != 1 || output_count != 1)
    return ctn_fail(CTN_ERROR_INVALID_ARGUMENT, "parallel: takes one input and gives one output");
  ctn_scope c = {0};
  ctn_variable *middle[2], *end[2];
  for (int i = 0; i < 2; ++i)
    middle[i] = cs_call(&c, p->first[i].link, cs_copy(&c, inputs[0], p->devices[i]));
  for (int i = 0; i < 2; ++i) {
    ctn_variable* h = cs_relu(&c, add_from(&c, middle[i], middle[1 - i], p->devices[i]));
    end[i] = cs_call(&c, p->second[i].link, h);
  }
  outputs[0] = cs_keep_variable(&c, add_from(&c, end[0], end[1], p->devices[0]));
  return cs_end(&c);
}

/* Each part is a perceptron with the given number of hidden layers. */
static void build(ctn_scope* c, const Settings* s, Parallel* p) {
  p->devices[0] = s->session.device;
  p->devices[1] = s->second_device;
  p->link = cs_link_new(c, forward, p, NULL);
  for (int i = 0; i < 2; ++i) {
    mlp_make(c, &p->first[i], MNIST_PIXELS, s->layers, s->units, s->units);
    mlp_make(c, &p->second[i], s->units, s->layers, s->units, MNIST_CLASSES);
    cs_link_add_link(c, p->link, i ? "first_1" : "first_0", p->first[i].link);
    cs_link_add_link(c, p->link, i ? "second_1" : "second_0", p->second[i].link);
    cs_link_to_device(c, p->first[i].link, p->devices[i]);
    cs_link_to_device(c, p->second[i].link, p->devices[i]);
  }
  check(c->status);
}

int main(int argc, char** argv) {
  ctn_scope c = {0};
  Settings s = settings_new("train_mnist_model_parallel", kUsage);
  s.second_device = "test:0";
  settings_read(&c, &s, argc, argv);

  Parallel parallel;
  ctn_iterator *digits, *test;
  load_digits(&c, &s, &digits, &test);
  build(&c, &s, &parallel);
  ctn_link* classifier = cs_link_classifier_new(&c, parallel.link);
  ctn_optimizer* optimizer = optimizer_make(&c, &s, classifier);
  ctn_updater* updater = cs_updater_standard_new(&c, digits, optimizer, NULL, NULL, NULL, s.session.device);
  return train(&c, &s, updater, classifier, test);
}
