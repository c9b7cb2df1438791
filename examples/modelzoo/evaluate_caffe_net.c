/*
 * Evaluates a network that Caffe trained: the share of images whose label is the best, or one of the best
 * five, of its scores.
 */
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "check.h"
#include "images.h"
#include "options.h"

static const char kUsage[] =
    "usage: evaluate_caffe_net [options]\n\n"
    "Runs a .caffemodel over images with labels and counts its right answers. Without options, it evaluates "
    "the\n"
    "LeNet in $CATENARY_DATA/caffe on the test digits in $CATENARY_DATA/mnist. Other networks take images "
    "of\n"
    "256 by 256 pixels (--resize 256): --net alexnet --model FILE --images FOLDER, with a folder for each "
    "class\n"
    "in the order of the labels, or --list FILE, whose lines are a path and a label.";

/* What a published network expects; options override it. */
typedef struct Net {
  const char *name, *channels, *mean, *output;
  long long crop;
  double scale;
  const char* disabled[2]; /* layers that only training needs */
} Net;

static const Net kNets[] = {
    {"lenet", "gray", NULL, "ip2", 0, 1 / 256.0, {NULL, NULL}},
    {"alexnet", "bgr", "104,117,123", "fc8", 227, 1, {NULL, NULL}},
    {"caffenet", "bgr", "104,117,123", "fc8", 227, 1, {NULL, NULL}},
    {"googlenet", "bgr", "104,117,123", "loss3/classifier", 224, 1, {"loss1/ave_pool", "loss2/ave_pool"}},
    {"vgg", "bgr", "103.939,116.779,123.68", "fc8", 224, 1, {NULL, NULL}},
};
static const char* const kNames[] = {"lenet", "alexnet", "caffenet", "googlenet", "vgg", NULL};
static const char* const kChannels[] = {"gray", "rgb", "bgr", NULL};

enum { TOP = 5 };

typedef struct Settings {
  const char *net, *model, *mean, *input, *output, *device;
  long long batch, threads;
  double scale;
  bool gradients;
  ImageSource source;
  const Net* known;
} Settings;

/* A file below $CATENARY_DATA, or NULL; the scope holds its name. */
static const char* in_data(ctn_scope* c, const char* name) {
  const char* data = getenv("CATENARY_DATA");
  if (!data || !*data) return NULL;
  const size_t room = strlen(data) + strlen(name) + 2;
  char* path = cs_memory(c, room);
  check(c->status);
  snprintf(path, room, "%s/%s", data, name);
  return path;
}

static Settings read_settings(ctn_scope* c, int argc, char** argv) {
  Settings s = {.net = kNames[0], .input = "data", .device = "cpu", .batch = 100, .threads = 2, .scale = -1};
  ImageSource* images = &s.source;
  images->crop = -1;
  const Option options[] = {
      /* clang-format off */
      {OPTION_CHOICE, "net", "NAME", "lenet, alexnet, caffenet, googlenet or vgg: the defaults of the next options", &s.net, 0, 0, kNames},
      {OPTION_TEXT, "output", "BLOB", "the blob with the scores", &s.output, 0, 0, NULL},
      {OPTION_CHOICE, "channels", "NAME", "gray, rgb or bgr", &images->channels, 0, 0, kChannels},
      {OPTION_INTEGER, "crop", "N", "use the N by N pixels in the middle; 0: all", &images->crop, 0, 1e4, NULL},
      {OPTION_TEXT, "mean", "MEAN", "subtract the image of a file .npy, or numbers such as 104,117,123", &s.mean, 0, 0, NULL},
      {OPTION_REAL, "scale", "X", "then multiply by it", &s.scale, 0, 1e6, NULL},
      {OPTION_TEXT, "input", "BLOB", "the blob that takes the images", &s.input, 0, 0, NULL},
      {OPTION_TEXT, "model", "FILE", "the .caffemodel ($CATENARY_DATA/caffe/lenet_iter_10000.caffemodel)", &s.model, 0, 0, NULL},
      {OPTION_TEXT, "images", "DIR", "a folder for each class, in the order of labels", &images->images, 0, 0, NULL},
      {OPTION_TEXT, "list", "FILE", "or a list of files, with labels", &images->list, 0, 0, NULL},
      {OPTION_TEXT, "root", "DIR", "the folder of the files of a list", &images->root, 0, 0, NULL},
      {OPTION_TEXT, "digits", "DIR", "or the folder of MNIST's test files ($CATENARY_DATA/mnist)", &images->digits, 0, 0, NULL},
      {OPTION_INTEGER, "resize", "N", "first make images N by N pixels large; 0: do not", &images->resize, 0, 1e4, NULL},
      {OPTION_INTEGER, "count", "N", "use only the first N images; 0: all", &images->count, 0, 1e9, NULL},
      {OPTION_INTEGER, "batch", "N", "images at a time", &s.batch, 1, 1e5, NULL},
      {OPTION_INTEGER, "threads", "N", "threads that load images", &s.threads, 1, 256, NULL},
      {OPTION_FLAG, "gradients", NULL, "show how the loss of the first batch depends on the parameters", &s.gradients, 0, 0, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on, such as cuda:0", &s.device, 0, 0, NULL},
      /* clang-format on */
  };
  options_read(options, sizeof options / sizeof options[0], "evaluate_caffe_net", kUsage, argc, argv);
  for (s.known = kNets; strcmp(s.known->name, s.net) != 0;) ++s.known;
  if (!s.output) s.output = s.known->output;
  if (!images->channels) images->channels = s.known->channels;
  if (!s.mean) s.mean = s.known->mean;
  if (images->crop < 0) images->crop = s.known->crop;
  if (s.scale < 0) s.scale = s.known->scale;
  if (!s.model && s.known == kNets) s.model = in_data(c, "caffe/lenet_iter_10000.caffemodel");
  if (!s.model) give_up("expected --model, or $CATENARY_DATA with caffe/lenet_iter_10000.caffemodel in it");
  if (!images->digits) images->digits = in_data(c, "mnist");
  return s;
}

static ctn_caffe_function* load_network(ctn_scope* c, const char* path) {
  ctn_caffe_function* network = cs_caffe_function_new(c, path);
  for (size_t i = 0; i < ctn_caffe_function_ignored_count(network); ++i)
    printf("layer %s is ignored: %s\n", cs_caffe_function_ignored_name(c, network, i),
           cs_caffe_function_ignored_reason(c, network, i));
  check(c->status);
  return network;
}

/* The scores of a batch (images, classes). */
static ctn_variable* scores_of(ctn_scope* c, const Settings* s, ctn_caffe_function* network,
                               ctn_variable* images) {
  ctn_variable* scores = NULL;
  const size_t disabled = s->known->disabled[0] ? 2 : 0;
  cs_caffe_function_call(c, network, &s->input, 1, &images, s->known->disabled, disabled, &s->output, 1,
                         &scores);
  check(c->status);
  return cs_reshape(c, scores, CTN_SHAPE(ctn_variable_shape(scores)[0], -1));
}

/* How many labels are among the `top` best scores of their image. */
static int64_t count_right(ctn_scope* c, ctn_array* scores, ctn_array* labels, int64_t top) {
  ctn_array* best = cs_array_flip(c, cs_array_argsort(c, scores, 1), CTN_AXES(1));
  ctn_array* first = cs_array_get(c, best, CTN_INDEX(cs_whole(), cs_slice(0, top)));
  ctn_array* right = cs_array_equal(c, first, cs_array_reshape(c, labels, CTN_SHAPE(-1, 1)));
  return (int64_t)cs_array_item_f64(c, cs_array_sum(c, right, NULL, 0, 0, CTN_FLOAT64), NULL, 0);
}

/* The network is differentiable like any other. */
static void show_gradients(ctn_scope* c, ctn_caffe_function* network, ctn_variable* scores,
                           ctn_array* labels) {
  ctn_link* layers = cs_caffe_function_fs(c, network);
  cs_link_cleargrads(c, layers);
  cs_variable_backward(c, cs_softmax_cross_entropy(c, scores, cs_variable_new(c, labels), 1, NULL), 0, 0);
  for (size_t i = 0; i < ctn_link_param_count(layers) && !c->status; ++i) {
    ctn_array* grad = cs_variable_grad(c, cs_link_param_at(c, layers, i));
    ctn_array* largest = grad ? cs_array_max(c, cs_array_absolute(c, grad), NULL, 0, 0) : NULL;
    if (largest)
      printf("%-12s largest gradient %.3g\n", cs_link_param_path(c, layers, i),
             cs_array_item_f64(c, largest, NULL, 0));
  }
}

/* A label that no score belongs to would count as a wrong answer. */
static void check_labels(ctn_scope* c, ctn_variable* scores, ctn_array* labels) {
  const double largest = cs_array_item_f64(c, cs_array_max(c, labels, NULL, 0, 0), NULL, 0);
  check(c->status);
  const long long classes = ctn_variable_shape(scores)[1];
  if (largest >= (double)classes)
    give_up("an image has the label %.0f, but the network has %lld classes", largest, classes);
}

static void evaluate(ctn_scope* c, const Settings* s, ctn_caffe_function* network, ctn_iterator* batches,
                     const ctn_array* mean, int64_t count) {
  const bool terminal = isatty(STDERR_FILENO);
  int64_t right = 0, among_best = 0, seen = 0;
  bool gradients = s->gradients;
  cs_set_train(c, 0);
  for (const size_t mark = cs_mark(c); !c->status; cs_pop(c, mark)) {
    ctn_array* parts[2];
    int32_t more = 0;
    cs_iterator_next(c, batches, parts, 2, &more);
    if (c->status || !more) break;
    ctn_array* images = cs_array_to_device(c, parts[0], s->device);
    ctn_array* labels = cs_array_to_device(c, parts[1], s->device);
    cs_set_backprop_enabled(c, gradients);
    ctn_variable* scores = scores_of(c, s, network, images_input(c, images, &s->source, mean, s->scale));
    check_labels(c, scores, labels);
    right += count_right(c, cs_variable_data(c, scores), labels, 1);
    among_best += count_right(c, cs_variable_data(c, scores), labels, TOP);
    if (gradients) show_gradients(c, network, scores, labels);
    gradients = false;
    check(c->status);
    seen += ctn_array_shape(labels)[0];
    if (terminal) fprintf(stderr, "\r%lld of %lld images", (long long)seen, (long long)count);
  }
  check(c->status);
  if (terminal) fputs("\r\033[K", stderr);
  printf("%lld of %lld images are right (%.2f%%), %lld are among the best %d (%.2f%%)\n", (long long)right,
         (long long)seen, 100.0 * (double)right / (double)seen, (long long)among_best, TOP,
         100.0 * (double)among_best / (double)seen);
}

int main(int argc, char** argv) {
  ctn_scope c = {0};
  const Settings s = read_settings(&c, argc, argv);
  ctn_dataset* images = images_open(&c, &s.source); /* on the CPU, where images are decoded and resized */
  ctn_iterator* batches = cs_iterator_multithread_new(&c, images, s.batch, 0, 0, 0, s.threads, s.threads);
  cs_device_set_current(&c, s.device);
  check(c.status);
  ctn_array* mean = images_mean(&c, s.mean, &s.source);
  ctn_caffe_function* network = load_network(&c, s.model);
  evaluate(&c, &s, network, batches, mean, ctn_dataset_size(images));
  check(cs_end(&c));
  return 0;
}
