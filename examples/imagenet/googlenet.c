/*
 * GoogLeNet: Szegedy and others, "Going Deeper with Convolutions", 2015. In training, two auxiliary
 * classifiers in the middle of the network bring gradients to its first layers.
 */
#include "layers.h"
#include "networks.h"

/* An inception module joins the channels of four paths, of which three first reduce the channels. */
typedef struct Inception {
  const char* name;
  int64_t in, out1, proj3, out3, proj5, out5, proj_pool;
  bool pool_after;
  const char* classifier; /* the auxiliary classifier behind it */
} Inception;

static const Inception kInceptions[] = {
    {"inc3a", 192, 64, 96, 128, 16, 32, 32, false, NULL},
    {"inc3b", 256, 128, 128, 192, 32, 96, 64, true, NULL},
    {"inc4a", 480, 192, 96, 208, 16, 48, 64, false, "loss1"},
    {"inc4b", 512, 160, 112, 224, 24, 64, 64, false, NULL},
    {"inc4c", 512, 128, 128, 256, 24, 64, 64, false, NULL},
    {"inc4d", 512, 112, 144, 288, 32, 64, 64, false, "loss2"},
    {"inc4e", 528, 256, 160, 320, 32, 128, 128, true, NULL},
    {"inc5a", 832, 256, 160, 320, 32, 128, 128, false, NULL},
    {"inc5b", 832, 384, 192, 384, 48, 128, 128, false, NULL},
};
enum { INCEPTIONS = sizeof kInceptions / sizeof kInceptions[0] };

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

static void add_inception(ctn_scope* c, ctn_link* self, const Inception* s) {
  ctn_link* module = cs_add_child(c, self, s->name, cs_link_chain_new(c));
  add_convolution(c, module, "conv1", (Convolution){.in = s->in, .out = s->out1, .size = 1});
  add_convolution(c, module, "proj3", (Convolution){.in = s->in, .out = s->proj3, .size = 1});
  add_convolution(c, module, "conv3", (Convolution){.in = s->proj3, .out = s->out3, .size = 3, .pad = 1});
  add_convolution(c, module, "proj5", (Convolution){.in = s->in, .out = s->proj5, .size = 1});
  add_convolution(c, module, "conv5", (Convolution){.in = s->proj5, .out = s->out5, .size = 5, .pad = 2});
  add_convolution(c, module, "projp", (Convolution){.in = s->in, .out = s->proj_pool, .size = 1});
}

static ctn_variable* inception(ctn_scope* c, ctn_link* self, const char* name, ctn_variable* x) {
  ctn_link* module = cs_link_child(c, self, name);
  ctn_variable* paths[] = {
      apply(c, module, "conv1", x),
      apply(c, module, "conv3", cs_relu(c, apply(c, module, "proj3", x))),
      apply(c, module, "conv5", cs_relu(c, apply(c, module, "proj5", x))),
      apply(c, module, "projp", cs_max_pooling_2d(c, x, 3, 3, 1, 1, 1, 1, 0, NULL)),
  };
  return cs_relu(c, cs_concat(c, paths, 4, 1));
}

static void add_classifier(ctn_scope* c, ctn_link* self, const Inception* s, int64_t classes, int64_t side) {
  const int64_t in = s->out1 + s->out3 + s->out5 + s->proj_pool, left = convolved(side, least(side, 5), 3, 0);
  ctn_link* classifier = cs_add_child(c, self, s->classifier, cs_link_chain_new(c));
  add_convolution(c, classifier, "conv", (Convolution){.in = in, .out = 128, .size = 1});
  add_linear(c, classifier, "fc1", 128 * left * left, 1024);
  add_linear(c, classifier, "fc2", 1024, classes);
}

static ctn_variable* classify(ctn_scope* c, ctn_link* self, const char* name, ctn_variable* x) {
  if (c->status) return NULL;
  ctn_link* classifier = cs_link_child(c, self, name);
  const int64_t window = least(ctn_variable_shape(x)[2], 5);
  ctn_variable* h = cs_average_pooling_2d(c, x, window, window, 3, 3, 0, 0, NULL);
  h = cs_relu(c, apply(c, classifier, "conv", h));
  h = cs_dropout(c, cs_relu(c, apply(c, classifier, "fc1", h)), 0.7, NULL);
  return apply(c, classifier, "fc2", h);
}

static ctn_status forward(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count;
  ctn_scope c = {0};
  ctn_variable* scores[NETWORK_MOST_HEADS];
  size_t heads = 1;
  ctn_variable* h = local_response(&c, pool(&c, cs_relu(&c, apply(&c, self, "conv1", inputs[0]))));
  h = cs_relu(&c, apply(&c, self, "conv2_reduce", h));
  h = pool(&c, local_response(&c, cs_relu(&c, apply(&c, self, "conv2", h))));
  for (const Inception* s = kInceptions; s < kInceptions + INCEPTIONS; ++s) {
    h = inception(&c, self, s->name, h);
    if (s->classifier && heads < output_count) scores[heads++] = classify(&c, self, s->classifier, h);
    if (s->pool_after) h = pool(&c, h);
  }
  h = cs_dropout(&c, channel_means(&c, h), 0.4, NULL);
  scores[0] = apply(&c, self, "fc", h);
  for (size_t i = 0; i < heads; ++i) outputs[i] = cs_keep_variable(&c, scores[i]);
  return cs_end(&c);
}

ctn_link* googlenet_make(ctn_scope* c, int64_t classes, int64_t size) {
  const int64_t side = pooled(pooled(pooled(convolved(size, 7, 2, 3)))); /* at the auxiliary classifiers */
  ctn_link* self = cs_link_new(c, forward, NULL, NULL);
  add_convolution(c, self, "conv1", (Convolution){.in = 3, .out = 64, .size = 7, .stride = 2, .pad = 3});
  add_convolution(c, self, "conv2_reduce", (Convolution){.in = 64, .out = 64, .size = 1});
  add_convolution(c, self, "conv2", (Convolution){.in = 64, .out = 192, .size = 3, .pad = 1});
  for (const Inception* s = kInceptions; s < kInceptions + INCEPTIONS; ++s) {
    add_inception(c, self, s);
    if (s->classifier) add_classifier(c, self, s, classes, side);
  }
  add_linear(c, self, "fc", 1024, classes);
  return self;
}
