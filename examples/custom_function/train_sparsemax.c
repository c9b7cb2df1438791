/*
 * Trains a classifier of digits with a loss that the library lacks: a function with a forward and a backward
 * of its own, checked against finite differences and against the same loss composed of the library's
 * functions.
 */
#include <catenary/testing.h>

#include "check.h"
#include "mnist.h"
#include "session.h"
#include "sparsemax.h"

static const char kUsage[] =
    "usage: train_sparsemax [options]\n\n"
    "Trains a 784-N-10 perceptron on the digits of $CATENARY_DATA/mnist, otherwise on drawn ones, with the\n"
    "sparsemax loss, and counts the classes that it thinks possible. Ctrl-C saves the training.";

typedef struct Settings {
  Session session;
  const char* loss;
  long long units, train, test;
  ctn_function* function; /* the loss with its own backward */
} Settings;

static const char* const kLosses[] = {"function", "composed", "softmax", NULL};

static void read_settings(ctn_scope* c, Settings* s, int argc, char** argv) {
  const Option own[] = {
      /* clang-format off */
      {OPTION_CHOICE, "loss", "NAME", "function, composed (the same, of the library's functions) or softmax", &s->loss, 0, 0, kLosses},
      {OPTION_INTEGER, "units", "N", "hidden units", &s->units, 1, 1e5, NULL},
      {OPTION_INTEGER, "train", "N", "digits for training; 0: all", &s->train, 0, 6e4, NULL},
      {OPTION_INTEGER, "test", "N", "digits for testing; 0: all", &s->test, 0, 1e4, NULL},
      /* clang-format on */
  };
  session_read(c, &s->session, own, sizeof own / sizeof own[0], argc, argv);
}

static ctn_status run_function(void* function, ctn_variable* y, ctn_variable* t, ctn_variable** out) {
  ctn_scope c = {0};
  *out = cs_keep(&c, sparsemax_loss(&c, function, y, t));
  return cs_end(&c);
}

static ctn_status run_composed(void* unused, ctn_variable* y, ctn_variable* t, ctn_variable** out) {
  (void)unused;
  ctn_scope c = {0};
  *out = cs_keep(&c, sparsemax_loss_composed(&c, y, t));
  return cs_end(&c);
}

/* Scores of both signs and many sizes, and labels. */
static void draw_scores(ctn_scope* c, ctn_array** scores, ctn_array** labels) {
  ctn_random_state* random = cs_random_state_new(c, NULL, CTN_RANDOM_PHILOX4_32_10, 1);
  *scores = cs_random_normal(c, random, 0, 2, CTN_SHAPE(6, 10), CTN_FLOAT64);
  *labels = cs_array_from_data(c, (int32_t[]){3, 1, 4, 1, 5, 9}, CTN_SHAPE(6), CTN_INT32);
}

static void check_gradient(ctn_scope* c, ctn_function* function) {
  ctn_array* inputs[2];
  draw_scores(c, &inputs[0], &inputs[1]);
  check(c->status);
  check(ctn_gradient_check_function(function, inputs, 2, NULL, 1, 1, 1e-4, 1e-5, 1e-7));
  printf("the gradient agrees with finite differences\n");
}

static void compare_losses(ctn_scope* c, ctn_function* function) {
  ctn_array *scores, *labels;
  draw_scores(c, &scores, &labels);
  ctn_variable *t = cs_variable_new(c, labels), *x[2], *loss[2];
  for (int i = 0; i < 2; ++i) {
    x[i] = cs_variable_new(c, scores);
    loss[i] = i ? sparsemax_loss_composed(c, x[i], t) : sparsemax_loss(c, function, x[i], t);
    cs_variable_backward(c, loss[i], 0, 0);
    printf("%-9s loss %.15f, gradient of the first label's score %.15f\n", kLosses[i], cs_value(c, loss[i]),
           cs_array_item_f64(c, cs_variable_grad(c, x[i]), CTN_SHAPE(0, 3)));
  }
  const ctn_array *own = cs_variable_grad(c, x[0]), *composed = cs_variable_grad(c, x[1]);
  check(c->status);
  check(ctn_testing_assert_allclose(own, composed, 1e-12, 1e-12, "the gradients of both forms", 1));
}

static ctn_array* images_of(ctn_scope* c, const Digits* digits) {
  const int64_t count = (int64_t)digits->count;
  ctn_array* bytes = cs_array_from_data(c, digits->images, CTN_SHAPE(count, MNIST_PIXELS), CTN_UINT8);
  return cs_array_true_divide_f64(c, cs_array_astype(c, bytes, CTN_FLOAT32), 255);
}

static ctn_dataset* dataset_of(ctn_scope* c, const Digits* digits) {
  const int64_t count = (int64_t)digits->count;
  ctn_array* labels = cs_array_from_data(c, digits->labels, CTN_SHAPE(count), CTN_UINT8);
  return cs_dataset_tuple_new(c, CTN_ARRAYS(images_of(c, digits), cs_array_astype(c, labels, CTN_INT32)));
}

static ctn_link* make_network(ctn_scope* c, const Settings* s) {
  ctn_link* network = cs_link_sequential_new(c);
  cs_link_sequential_append(c, network, cs_link_linear_new(c, MNIST_PIXELS, s->units, NULL));
  cs_link_sequential_append_activation(c, network, CTN_ACTIVATION_RELU);
  cs_link_sequential_append(c, network, cs_link_linear_new(c, s->units, MNIST_CLASSES, NULL));
  return network;
}

static ctn_link* make_classifier(ctn_scope* c, const Settings* s, ctn_link* network) {
  ctn_link* classifier = cs_link_classifier_new(c, network);
  if (strcmp(s->loss, "function") == 0)
    cs_link_classifier_set_loss_function(c, classifier, run_function, s->function, NULL);
  if (strcmp(s->loss, "composed") == 0)
    cs_link_classifier_set_loss_function(c, classifier, run_composed, NULL, NULL);
  return classifier;
}

static bool train(ctn_scope* c, const Settings* s, ctn_link* network, ctn_dataset* digits,
                  ctn_dataset* test) {
  const char* const entries[] = {"main/loss", "validation/main/loss", "validation/main/accuracy", NULL};
  const char* const plotted[] = {"main/loss", "validation/main/loss", NULL};
  const Session* session = &s->session;
  ctn_link* classifier = make_classifier(c, s, network);
  ctn_optimizer* optimizer = cs_optimizer_adam_new(c, 0.001, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, optimizer, classifier);
  ctn_iterator* batches = cs_iterator_serial_new(c, digits, session->batch, 1, 1, (uint64_t)session->seed);
  ctn_updater* updater = cs_updater_standard_new(c, batches, optimizer, NULL, NULL, NULL, NULL);
  ctn_trainer* trainer = session_trainer(c, session, updater, entries, plotted);
  ctn_iterator* tests = cs_iterator_serial_new(c, test, session->batch, 0, 0, 0);
  session_extend(c, trainer, cs_extension_evaluator_new(c, tests, classifier, NULL, NULL, NULL, NULL));
  return session_run(c, session, trainer);
}

/* Counts the classes with a probability above zero. */
static void count_classes(ctn_scope* c, const Settings* s, ctn_link* network, const Digits* digits) {
  cs_set_backprop_enabled(c, 0);
  ctn_variable* scores = cs_call(c, network, cs_variable_new(c, images_of(c, digits)));
  const bool soft = strcmp(s->loss, "softmax") == 0;
  ctn_array* p =
      soft ? cs_variable_data(c, cs_softmax(c, scores, NULL)) : sparsemax(c, cs_variable_data(c, scores));
  ctn_array* possible = cs_array_sum(c, cs_array_greater_f64(c, p, 0), CTN_AXES(1), 1, CTN_FLOAT64);
  ctn_array* single = cs_array_mean(c, cs_array_equal_f64(c, possible, 1), NULL, 0, 0, CTN_FLOAT64);
  const double mean = cs_array_item_f64(c, cs_array_mean(c, possible, NULL, 0, 0, CTN_FLOAT64), NULL, 0);
  printf("%.2f of %d classes have a probability above zero; for %.1f%% of the digits, only one\n", mean,
         MNIST_CLASSES, 100 * cs_array_item_f64(c, single, NULL, 0));
}

int main(int argc, char** argv) {
  Settings s = {.session = {.program = "train_sparsemax", .usage = kUsage, .batch = 100, .epochs = 10},
                .loss = kLosses[0],
                .units = 100};
  ctn_scope c = {0};
  read_settings(&c, &s, argc, argv);
  s.function = sparsemax_loss_new(&c);
  check_gradient(&c, s.function);
  compare_losses(&c, s.function);

  Mnist mnist;
  Failure failure;
  const MnistRequest request = {
      .offline = true, .seed = (uint64_t)s.session.seed, .train = (size_t)s.train, .test = (size_t)s.test};
  check_helper(mnist_load(&mnist, &request, &failure), &failure);
  printf("digits: %s\n", mnist.source);
  ctn_link* network = make_network(&c, &s);
  const bool ended = train(&c, &s, network, dataset_of(&c, &mnist.train), dataset_of(&c, &mnist.test));
  if (ended) count_classes(&c, &s, network, &mnist.test);
  mnist_free(&mnist);
  check(cs_end(&c));
  return ended ? 0 : 130;
}
