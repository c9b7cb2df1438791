/*
 * ResNet-18 and ResNet-50: He and others, "Deep Residual Learning for Image Recognition", 2016. Bottlenecks
 * have their stride in the convolution of 3 x 3, as most programs do now. Layers have the names of the
 * published weights.
 */
#include "layers.h"
#include "networks.h"

enum { STAGES = 4 };

typedef struct Shape {
  bool bottleneck;
  int64_t blocks[STAGES];
} Shape;

static const Shape kResnet18 = {false, {2, 2, 2, 2}}, kResnet50 = {true, {3, 4, 6, 3}};

static ctn_variable* layer(ctn_scope* c, ctn_link* self, const char* convolution, const char* norm,
                           ctn_variable* x) {
  return normalize(c, self, norm, apply(c, self, convolution, x));
}

static void add_layer(ctn_scope* c, ctn_link* self, const char* convolution, const char* norm,
                      Convolution shape) {
  shape.nobias = true; /* the normalization has one */
  add_convolution(c, self, convolution, shape);
  add_normalization(c, self, norm, shape.out);
}

static bool same_shape(ctn_variable* x, ctn_variable* y) {
  const int64_t *a = ctn_variable_shape(x), *b = ctn_variable_shape(y);
  return a && b && memcmp(a, b, 4 * sizeof *a) == 0;
}

/* Adds what its layers compute to the input, which a convolution projects if the shape changes. */
static ctn_status forward_block(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                                ctn_variable** outputs, size_t output_count) {
  const Shape* shape = data;
  (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_variable *x = inputs[0], *h = cs_relu(&c, layer(&c, self, "conv1", "bn1", x));
  h = layer(&c, self, "conv2", "bn2", h);
  if (shape->bottleneck) h = layer(&c, self, "conv3", "bn3", cs_relu(&c, h));
  if (!same_shape(x, h)) x = layer(&c, cs_link_child(&c, self, "downsample"), "0", "1", x);
  outputs[0] = cs_keep_variable(&c, cs_relu(&c, cs_add(&c, h, x)));
  return cs_end(&c);
}

static ctn_link* make_block(ctn_scope* c, const Shape* shape, int64_t in, int64_t width, int64_t stride) {
  ctn_link* self = cs_link_new(c, forward_block, (void*)shape, NULL);
  const int64_t out = shape->bottleneck ? 4 * width : width;
  if (shape->bottleneck) {
    add_layer(c, self, "conv1", "bn1", (Convolution){.in = in, .out = width, .size = 1});
    add_layer(c, self, "conv2", "bn2",
              (Convolution){.in = width, .out = width, .size = 3, .stride = stride, .pad = 1});
    add_layer(c, self, "conv3", "bn3", (Convolution){.in = width, .out = out, .size = 1});
    /* At first, a block computes nothing but the shortcut, as many are hard to train otherwise (Goyal and
     * others). */
    cs_array_fill_f64(c, cs_variable_data(c, cs_link_param(c, self, "bn3/gamma")), 0);
  } else {
    add_layer(c, self, "conv1", "bn1",
              (Convolution){.in = in, .out = width, .size = 3, .stride = stride, .pad = 1});
    add_layer(c, self, "conv2", "bn2", (Convolution){.in = width, .out = width, .size = 3, .pad = 1});
  }
  if (in != out || stride != 1) {
    ctn_link* downsample = cs_add_child(c, self, "downsample", cs_link_chain_new(c));
    add_layer(c, downsample, "0", "1", (Convolution){.in = in, .out = out, .size = 1, .stride = stride});
  }
  return self;
}

static ctn_status forward(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_variable* h = cs_relu(&c, layer(&c, self, "conv1", "bn1", inputs[0]));
  h = cs_max_pooling_2d(&c, h, 3, 3, 2, 2, 1, 1, 0, NULL);
  const char* stages[STAGES] = {"layer1", "layer2", "layer3", "layer4"};
  for (int i = 0; i < STAGES; ++i) h = apply(&c, self, stages[i], h);
  outputs[0] = cs_keep_variable(&c, apply(&c, self, "fc", channel_means(&c, h)));
  return cs_end(&c);
}

static ctn_link* make(ctn_scope* c, const Shape* shape, int64_t classes) {
  ctn_link* self = cs_link_new(c, forward, NULL, NULL);
  add_layer(c, self, "conv1", "bn1", (Convolution){.in = 3, .out = 64, .size = 7, .stride = 2, .pad = 3});
  const char* stages[STAGES] = {"layer1", "layer2", "layer3", "layer4"};
  int64_t in = 64;
  for (int i = 0; i < STAGES; ++i) {
    const int64_t width = INT64_C(64) << i;
    ctn_link* stage = cs_add_child(c, self, stages[i], cs_link_sequential_new(c));
    for (int64_t block = 0; block < shape->blocks[i]; ++block) {
      cs_link_sequential_append(c, stage, make_block(c, shape, in, width, i > 0 && block == 0 ? 2 : 1));
      in = shape->bottleneck ? 4 * width : width;
    }
  }
  add_linear(c, self, "fc", in, classes);
  return self;
}

ctn_link* resnet18_make(ctn_scope* c, int64_t classes, int64_t size) {
  (void)size;
  return make(c, &kResnet18, classes);
}

ctn_link* resnet50_make(ctn_scope* c, int64_t classes, int64_t size) {
  (void)size;
  return make(c, &kResnet50, classes);
}
