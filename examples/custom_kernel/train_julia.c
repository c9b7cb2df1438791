/*
 * Learns a picture of a Julia set: a network computes the color of a point from waves of its coordinates.
 * Kernels draw the picture, and a kernel updates the parameters.
 */
#include <catenary/testing.h>

#include "adabelief.h"
#include "check.h"
#include "picture.h"
#include "session.h"

static const char kUsage[] =
    "usage: train_julia [options]\n\n"
    "Draws a Julia set and trains a network that paints it, with the optimizer AdaBelief. Writes the "
    "picture\n"
    "beside the learned one to julia.png in the folder of --out. Ctrl-C saves the training.";

typedef struct Settings {
  Session session;
  Julia julia;
  const char* rule;
  long long side, waves, units;
  double alpha, detail;
} Settings;

static const char* const kRules[] = {"kernel", "arrays", NULL};

static void read_settings(ctn_scope* c, Settings* s, int argc, char** argv) {
  const Option own[] = {
      /* clang-format off */
      {OPTION_CHOICE, "rule", "NAME", "kernel, or arrays (the same optimizer without kernel)", &s->rule, 0, 0, kRules},
      {OPTION_REAL, "alpha", "X", "learning rate", &s->alpha, 0, 1, NULL},
      {OPTION_INTEGER, "side", "N", "pixels along a side of the picture", &s->side, 16, 2000, NULL},
      {OPTION_INTEGER, "waves", "N", "waves that the network sees", &s->waves, 1, 10000, NULL},
      {OPTION_REAL, "detail", "X", "standard deviation of their frequencies", &s->detail, 0, 1000, NULL},
      {OPTION_INTEGER, "units", "N", "hidden units of each layer", &s->units, 1, 1e5, NULL},
      {OPTION_REAL, "re", "X", "real part of the constant", &s->julia.re, -2, 2, NULL},
      {OPTION_REAL, "im", "X", "imaginary part of the constant", &s->julia.im, -2, 2, NULL},
      /* clang-format on */
  };
  session_read(c, &s->session, own, sizeof own / sizeof own[0], argc, argv);
}

/* Sines and cosines of random waves at all pixels (pixels, 2 waves); Tancik et al., 2020. */
static ctn_array* waves_at_pixels(ctn_scope* c, const Settings* s) {
  ctn_array* line = cs_array_linspace(c, -1, 1, s->side, 1, CTN_FLOAT32);
  ctn_array* x = cs_array_broadcast_to(c, line, CTN_SHAPE(s->side, s->side));
  ctn_array* y = cs_array_transpose(c, x, NULL, 0);
  ctn_array* points = cs_array_reshape(c, cs_array_stack(c, CTN_ARRAYS(x, y), 2), CTN_SHAPE(-1, 2));
  ctn_array* frequencies = cs_random_normal(c, NULL, 0, s->detail, CTN_SHAPE(2, s->waves), CTN_FLOAT32);
  ctn_array* angles = cs_array_matmul(c, points, frequencies);
  return cs_array_concatenate(c, CTN_ARRAYS(cs_array_sin(c, angles), cs_array_cos(c, angles)), 1);
}

static ctn_link* make_network(ctn_scope* c, const Settings* s) {
  ctn_link* network = cs_link_sequential_new(c);
  const int64_t sizes[] = {2 * s->waves, s->units, s->units, 3};
  for (int i = 0; i < 3; ++i) {
    cs_link_sequential_append(c, network, cs_link_linear_new(c, sizes[i], sizes[i + 1], NULL));
    cs_link_sequential_append_activation(c, network, i < 2 ? CTN_ACTIVATION_RELU : CTN_ACTIVATION_SIGMOID);
  }
  return network;
}

static ctn_status loss_of(void* network, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  (void)count;
  ctn_scope c = {0};
  *loss = cs_keep(&c, cs_mean_squared_error(&c, cs_call(&c, network, batch[0]), batch[1], NULL));
  return cs_end(&c);
}

/* Some updates with and without the kernel, from the same start: fails if they differ. */
static void compare_rules(ctn_scope* c) {
  ctn_array* weights[2];
  for (int fused = 0; fused < 2; ++fused) {
    ctn_link* link = cs_link_linear_new(c, 5, 3, NULL);
    ctn_variable* w = cs_link_param(c, link, "W");
    ctn_array* ramp = cs_array_reshape(c, cs_array_arange_i64(c, -7, 8, 1, CTN_FLOAT32), CTN_SHAPE(3, 5));
    cs_variable_set_data(c, w, cs_array_copy(c, ramp));
    ctn_optimizer* optimizer = adabelief_new(c, 0.1, fused);
    cs_optimizer_setup(c, optimizer, link);
    for (int i = 0; i < 20; ++i) {
      cs_link_cleargrads(c, link);
      cs_variable_backward(c, cs_sum(c, cs_sin(c, w), NULL, 0, 0), 0, 0);
      cs_optimizer_update(c, optimizer);
    }
    weights[fused] = cs_variable_data(c, w);
  }
  check(c->status);
  check(ctn_testing_assert_allclose(weights[1], weights[0], 1e-5, 1e-5, "AdaBelief with and without kernel",
                                    1));
  printf("twenty updates with and without the kernel agree\n");
}

/* Writes the picture and the learned one side by side. */
static void write_pictures(ctn_scope* c, const Settings* s, ctn_link* network, const ctn_array* waves,
                           const ctn_array* colors) {
  char path[4096];
  snprintf(path, sizeof path, "%s/julia.png", s->session.out);
  cs_set_backprop_enabled(c, 0);
  ctn_array* learned = cs_variable_data(c, cs_call(c, network, cs_variable_new(c, cs_array_copy(c, waves))));
  learned = cs_array_astype(c, cs_array_rint(c, cs_array_multiply_f64(c, learned, 255)), CTN_UINT8);
  learned = cs_array_reshape(c, learned, CTN_SHAPE(s->side, s->side, 3));
  picture_write(c, cs_array_concatenate(c, CTN_ARRAYS(colors, learned), 1), path);
  printf("wrote %s\n", path);
}

int main(int argc, char** argv) {
  Settings s = {
      .session = {.program = "train_julia", .usage = kUsage, .batch = 1024, .epochs = 60, .report = 6},
      .julia = {.re = -0.79, .im = 0.15, .limit = 300},
      .rule = kRules[0],
      .side = 160,
      .waves = 128,
      .units = 96,
      .alpha = 0.003,
      .detail = 20};
  const char* const entries[] = {"main/loss", "elapsed_time", NULL};
  const char* const plotted[] = {"main/loss", NULL};
  ctn_scope c = {0};
  read_settings(&c, &s, argc, argv);
  ctn_array* colors = julia_colors(&c, &s.julia, julia_steps(&c, &s.julia, s.side, s.side));
  compare_rules(&c);

  ctn_array* waves = waves_at_pixels(&c, &s);
  ctn_array* wanted = cs_array_true_divide_f64(&c, cs_array_astype(&c, colors, CTN_FLOAT32), 255);
  ctn_dataset* data =
      cs_dataset_tuple_new(&c, CTN_ARRAYS(waves, cs_array_reshape(&c, wanted, CTN_SHAPE(-1, 3))));
  ctn_iterator* batches = cs_iterator_serial_new(&c, data, s.session.batch, 1, 1, (uint64_t)s.session.seed);
  ctn_link* network = make_network(&c, &s);
  ctn_optimizer* optimizer = adabelief_new(&c, s.alpha, strcmp(s.rule, "kernel") == 0);
  cs_optimizer_setup(&c, optimizer, network);
  ctn_updater* updater = cs_updater_standard_new(&c, batches, optimizer, loss_of, network, NULL, NULL);
  const bool ended = session_run(&c, &s.session, session_trainer(&c, &s.session, updater, entries, plotted));
  if (ended) write_pictures(&c, &s, network, waves, colors);
  check(cs_end(&c));
  return ended ? 0 : 130;
}
