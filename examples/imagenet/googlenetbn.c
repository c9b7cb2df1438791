/*
 * GoogLeNet with batch normalization: Ioffe and Szegedy, "Batch Normalization: Accelerating Deep Network
 * Training by Reducing Internal Covariate Shift", 2015. Two convolutions of 3 x 3 replace one of 5 x 5, and
 * some modules halve the image instead of a pooling between them.
 */
#include "layers.h"
#include "networks.h"

typedef struct Inception {
  const char* name;
  int64_t in, out1, proj3, out3, proj33, out33; /* without out1, the module halves the image */
  bool average;                                 /* the kind of its pooling */
  int64_t proj_pool;
  const char* classifier; /* the auxiliary classifier behind it */
} Inception;

static const Inception kInceptions[] = {
    {"inc3a", 192, 64, 64, 64, 64, 96, true, 32, NULL},
    {"inc3b", 256, 64, 64, 96, 64, 96, true, 64, NULL},
    {"inc3c", 320, 0, 128, 160, 64, 96, false, 0, NULL},
    {"inc4a", 576, 224, 64, 96, 96, 128, true, 128, "loss1"},
    {"inc4b", 576, 192, 96, 128, 96, 128, true, 128, NULL},
    {"inc4c", 576, 128, 128, 160, 128, 160, true, 128, NULL},
    {"inc4d", 576, 64, 128, 192, 160, 192, true, 128, "loss2"},
    {"inc4e", 576, 0, 128, 192, 192, 256, false, 0, NULL},
    {"inc5a", 1024, 352, 192, 320, 160, 224, true, 128, NULL},
    {"inc5b", 1024, 352, 192, 320, 192, 224, false, 128, NULL},
};
enum { INCEPTIONS = sizeof kInceptions / sizeof kInceptions[0] };

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* A convolution without biases, and its normalization, whose name has an n at the end. */
static void add_layer(ctn_scope* c, ctn_link* self, const char* name, Convolution shape) {
  char norm[24];
  snprintf(norm, sizeof norm, "%sn", name);
  shape.nobias = true;
  add_convolution(c, self, name, shape);
  add_normalization(c, self, norm, shape.out);
}

static ctn_variable* layer(ctn_scope* c, ctn_link* self, const char* name, ctn_variable* x) {
  char norm[24];
  snprintf(norm, sizeof norm, "%sn", name);
  return cs_relu(c, normalize(c, self, norm, apply(c, self, name, x)));
}

static void add_inception(ctn_scope* c, ctn_link* self, const Inception* s) {
  const int64_t stride = s->out1 ? 1 : 2;
  ctn_link* module = cs_add_child(c, self, s->name, cs_link_chain_new(c));
  if (s->out1) add_layer(c, module, "conv1", (Convolution){.in = s->in, .out = s->out1, .size = 1});
  add_layer(c, module, "proj3", (Convolution){.in = s->in, .out = s->proj3, .size = 1});
  add_layer(c, module, "conv3",
            (Convolution){.in = s->proj3, .out = s->out3, .size = 3, .stride = stride, .pad = 1});
  add_layer(c, module, "proj33", (Convolution){.in = s->in, .out = s->proj33, .size = 1});
  add_layer(c, module, "conv33a", (Convolution){.in = s->proj33, .out = s->out33, .size = 3, .pad = 1});
  add_layer(c, module, "conv33b",
            (Convolution){.in = s->out33, .out = s->out33, .size = 3, .stride = stride, .pad = 1});
  if (s->proj_pool) add_layer(c, module, "poolp", (Convolution){.in = s->in, .out = s->proj_pool, .size = 1});
}

static ctn_variable* inception(ctn_scope* c, ctn_link* self, const Inception* s, ctn_variable* x) {
  const int64_t stride = s->out1 ? 1 : 2;
  ctn_link* module = cs_link_child(c, self, s->name);
  ctn_variable* paths[4];
  size_t count = 0;
  if (s->out1) paths[count++] = layer(c, module, "conv1", x);
  paths[count++] = layer(c, module, "conv3", layer(c, module, "proj3", x));
  paths[count++] = layer(c, module, "conv33b", layer(c, module, "conv33a", layer(c, module, "proj33", x)));
  ctn_variable* h = s->average ? cs_average_pooling_2d(c, x, 3, 3, stride, stride, 1, 1, NULL)
                               : cs_max_pooling_2d(c, x, 3, 3, stride, stride, 1, 1, 0, NULL);
  paths[count++] = s->proj_pool ? layer(c, module, "poolp", h) : h;
  return cs_concat(c, paths, count, 1);
}

static void add_classifier(ctn_scope* c, ctn_link* self, const char* name, int64_t classes, int64_t side) {
  const int64_t left = convolved(side, least(side, 5), 3, 0);
  ctn_link* classifier = cs_add_child(c, self, name, cs_link_chain_new(c));
  add_layer(c, classifier, "conv", (Convolution){.in = 576, .out = 128, .size = 1});
  add_layer(c, classifier, "fc1",
            (Convolution){.in = 128, .out = 1024, .size = left}); /* of the whole image */
  add_linear(c, classifier, "fc2", 1024, classes);
}

static ctn_variable* classify(ctn_scope* c, ctn_link* self, const char* name, ctn_variable* x) {
  if (c->status) return NULL;
  ctn_link* classifier = cs_link_child(c, self, name);
  const int64_t window = least(ctn_variable_shape(x)[2], 5);
  ctn_variable* h = cs_average_pooling_2d(c, x, window, window, 3, 3, 0, 0, NULL);
  h = layer(c, classifier, "fc1", layer(c, classifier, "conv", h));
  return apply(c, classifier, "fc2", h);
}

static ctn_status forward(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count;
  ctn_scope c = {0};
  ctn_variable* scores[NETWORK_MOST_HEADS];
  size_t heads = 1;
  ctn_variable* h = pool(&c, layer(&c, self, "conv1", inputs[0]));
  h = pool(&c, layer(&c, self, "conv2", h));
  for (const Inception* s = kInceptions; s < kInceptions + INCEPTIONS; ++s) {
    h = inception(&c, self, s, h);
    if (s->classifier && heads < output_count) scores[heads++] = classify(&c, self, s->classifier, h);
  }
  scores[0] = apply(&c, self, "fc", channel_means(&c, h));
  for (size_t i = 0; i < heads; ++i) outputs[i] = cs_keep_variable(&c, scores[i]);
  return cs_end(&c);
}

ctn_link* googlenetbn_make(ctn_scope* c, int64_t classes, int64_t size) {
  const int64_t side = convolved(pooled(pooled(convolved(size, 7, 2, 3))), 3, 2, 1); /* at the classifiers */
  ctn_link* self = cs_link_new(c, forward, NULL, NULL);
  add_layer(c, self, "conv1", (Convolution){.in = 3, .out = 64, .size = 7, .stride = 2, .pad = 3});
  add_layer(c, self, "conv2", (Convolution){.in = 64, .out = 192, .size = 3, .pad = 1});
  for (const Inception* s = kInceptions; s < kInceptions + INCEPTIONS; ++s) {
    add_inception(c, self, s);
    if (s->classifier) add_classifier(c, self, s->classifier, classes, side);
  }
  add_linear(c, self, "fc", 1024, classes);
  return self;
}
