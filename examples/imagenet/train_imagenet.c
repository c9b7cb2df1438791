/* Trains networks to classify images, such as those of ImageNet; `train_imagenet --help` lists options. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdarg.h>
#include <time.h>

#include "check.h"
#include "images.h"
#include "networks.h"
#include "session.h"
#include "shapes.h"

typedef struct Settings {
  Session session;
  const char *arch, *train, *validation, *mixed, *initial;
  long long classes, size, loaders, pictures;
  double rate;
  bool describe, measure, plain, constant, fit;
} Settings;

static const char kUsage[] =
    "usage: train_imagenet [options]\n\n"
    "Trains a network to classify the images of a folder, which has a folder of JPEG and PNG files for each "
    "class.\n"
    "Without --train, it draws pictures of shapes. Ctrl-C saves the training; --resume FILE continues it.";

static const char* const kTypes[] = {"float16", "bfloat16", NULL};

static void read_settings(ctn_scope* c, Settings* s, int argc, char** argv) {
  const Option own[] = {
      /* clang-format off */
      {OPTION_CHOICE, "arch", "NAME", "the network", &s->arch, 0, 0, kNetworkNames},
      {OPTION_TEXT, "train", "DIR", "folder of the images to train on", &s->train, 0, 0, NULL},
      {OPTION_TEXT, "validation", "DIR", "folder of the images to test on", &s->validation, 0, 0, NULL},
      {OPTION_INTEGER, "pictures", "N", "pictures of each shape to draw without --train", &s->pictures, 1, 1e5, NULL},
      {OPTION_INTEGER, "classes", "N", "classes of the network; as many as there are folders if not given", &s->classes, 1, 1e6, NULL},
      {OPTION_INTEGER, "size", "N", "side of the images; that of the paper if not given, or 48 without --train", &s->size, 32, 4096, NULL},
      {OPTION_REAL, "rate", "X", "initial learning rate; that of the paper if not given, in proportion to the batch", &s->rate, 1e-9, 1e3, NULL},
      {OPTION_CHOICE, "mixed", "TYPE", "compute in 16 bits, with weights in 32: float16 or bfloat16", &s->mixed, 0, 0, kTypes},
      {OPTION_INTEGER, "loaders", "N", "threads that load images", &s->loaders, 1, 256, NULL},
      {OPTION_TEXT, "initial", "FILE", "begin with the weights of a file, as far as they fit", &s->initial, 0, 0, NULL},
      {OPTION_FLAG, "plain", NULL, "train without cropping and flipping images at random", &s->plain, 0, 0, NULL},
      {OPTION_FLAG, "constant", NULL, "keep the initial learning rate", &s->constant, 0, 0, NULL},
      {OPTION_FLAG, "fit", NULL, "test on the images of the training at the end", &s->fit, 0, 0, NULL},
      {OPTION_FLAG, "describe", NULL, "describe the network, run it once, and end", &s->describe, 0, 0, NULL},
      {OPTION_FLAG, "measure", NULL, "measure how fast images load and the network trains, and end", &s->measure, 0, 0, NULL},
      /* clang-format on */
  };
  session_read(c, &s->session, own, sizeof own / sizeof own[0], argc, argv);
  if (!s->train != !s->validation) give_up("--train and --validation belong together");
}

typedef struct Task {
  const Network* network;
  ctn_link* model;
  ctn_dtype type; /* of the computation */
} Task;

/* The loss of a batch of images and classes. In training, auxiliary classifiers count 0.3, as in GoogLeNet's
 * paper. */
static ctn_status loss_of(void* user_data, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  const Task* task = user_data;
  const size_t heads = ctn_train() ? task->network->heads : 1;
  (void)count;
  ctn_scope c = {0};
  ctn_variable* scores[NETWORK_MOST_HEADS] = {NULL};
  ctn_variable* images = task->type == CTN_FLOAT32 ? batch[0] : cs_cast(&c, batch[0], task->type);
  cs_link_call(&c, task->model, &images, 1, scores, heads);
  ctn_variable* total = NULL;
  for (size_t i = 0; i < heads && !c.status; ++i) {
    scores[i] = cs_cast(&c, scores[i], CTN_FLOAT32);
    ctn_variable* one = cs_softmax_cross_entropy(&c, scores[i], batch[1], 1, NULL);
    total = i ? cs_add(&c, total, cs_mul_f64(&c, one, 0.3)) : one;
  }
  cs_report_variable(&c, "accuracy", cs_accuracy(&c, scores[0], batch[1], NULL), task->model);
  *loss = cs_keep_variable(&c, total);
  return cs_end(&c);
}

static long long parameter_count(ctn_scope* c, ctn_link* link) {
  long long count = 0;
  for (size_t i = 0; i < ctn_link_param_count(link); ++i)
    count += ctn_variable_size(cs_link_param_at(c, link, i));
  return count;
}

/* Loads the weights that fit: the last layers have other sizes if the classes are others. */
static void load_initial(ctn_scope* c, ctn_link* model, const char* path) {
  ctn_load_options* options = cs_load_options_new(c);
  ctn_load_report* report = cs_load_report_new(c);
  cs_load_options_set_strict(c, options, 0);
  cs_link_load(c, model, path, options, report);
  check(c->status);
  const ctn_load_problem problems[] = {CTN_LOAD_MISSING, CTN_LOAD_UNEXPECTED, CTN_LOAD_MISMATCHING};
  for (size_t k = 0; k < 3; ++k)
    for (size_t i = 0; i < ctn_load_report_count(report, problems[k]); ++i)
      printf("initial  not loaded: %s, %s\n", cs_load_report_name(c, report, problems[k], i),
             cs_load_report_text(c, report, problems[k], i));
}

static Task make_task(ctn_scope* c, const Settings* s, int64_t classes, int64_t size) {
  const Network* network = network_find(s->arch);
  Task task = {.network = network, .model = network->make(c, classes, size), .type = CTN_FLOAT32};
  if (s->mixed) task.type = strcmp(s->mixed, "float16") == 0 ? CTN_FLOAT16 : CTN_BFLOAT16;
  cs_link_cleargrads(c, task.model);
  if (s->initial && !s->session.resume) load_initial(c, task.model, s->initial);
  check(c->status);
  printf("network  %s with %lld parameters, %lld classes, images of %lld x %lld, %s on %s\n", network->title,
         parameter_count(c, task.model), (long long)classes, (long long)size, (long long)size,
         s->mixed ? s->mixed : "float32", s->session.device);
  return task;
}

/* Runs the network forward and backward on a batch of noise. */
static void describe(ctn_scope* c, const Settings* s) {
  const int64_t size = s->size ? s->size : network_find(s->arch)->size;
  const int64_t classes = s->classes ? s->classes : 1000, batch = s->session.batch;
  Task task = make_task(c, s, classes, size);
  ctn_array* images = cs_random_normal(c, NULL, 0, 1, CTN_SHAPE(batch, 3, size, size), CTN_FLOAT32);
  ctn_array* labels = cs_array_zeros(c, CTN_SHAPE(batch), CTN_INT32);
  ctn_variable *inputs[] = {cs_variable_new(c, images), cs_variable_new(c, labels)}, *loss = NULL;
  cs_set_train(c, 1);
  cs_try(c, loss_of(&task, inputs, 2, &loss));
  cs_hold_variable(c, loss);
  cs_variable_backward(c, loss, 0, 0);
  double square = 0; /* of the norm of all gradients */
  for (size_t i = 0; i < ctn_link_param_count(task.model) && !c->status; ++i) {
    ctn_array* gradient = cs_variable_grad(c, cs_link_param_at(c, task.model, i));
    square +=
        cs_array_item_f64(c, cs_array_sum(c, cs_array_square(c, gradient), NULL, 0, 0, CTN_FLOAT64), NULL, 0);
  }
  printf("batch    of %lld: loss %.3f, norm of the gradients %.4g\n", (long long)batch, cs_value(c, loss),
         sqrt(square));
}

static char* text(ctn_scope* c, const char* format, ...) {
  enum { ROOM = 4096 };
  char* result = cs_memory(c, ROOM);
  check(c->status);
  va_list values;
  va_start(values, format);
  const int length = vsnprintf(result, ROOM, format, values);
  va_end(values);
  if (length >= ROOM) give_up("the path is too long: %s", result);
  return result;
}

/* Draws pictures in a folder that is named by what they depend on. */
static const char* draw(ctn_scope* c, const Settings* s, const char* part, long long count, long long side) {
  const long long seed = s->session.seed;
  const char* folder = text(c, "%s/shapes-%lld-%lld/%s-%lld", s->session.out, side, seed, part, count);
  Failure failure;
  const uint64_t own = 2 * (uint64_t)seed + (strcmp(part, "train") != 0);
  check_helper(shapes_draw(folder, (size_t)count, (size_t)side, own, &failure), &failure);
  return folder;
}

typedef struct Data {
  const char* folder; /* of the images to train on */
  ctn_dataset *train, *validation;
  int64_t classes, size;
} Data;

static Data open_data(ctn_scope* c, const Settings* s) {
  const long long size = s->size ? s->size : s->train ? network_find(s->arch)->size : 48;
  const long long drawn = size + size / 7;
  const char* train = s->train ? s->train : draw(c, s, "train", s->pictures, drawn);
  const char* validation =
      s->validation ? s->validation : draw(c, s, "validation", s->pictures / 4 + 1, drawn);
  Data data = {.folder = train, .size = size};
  int64_t found, other;
  data.train = images_open(c, train, size, !s->plain, (uint64_t)s->session.seed, &found);
  data.validation = images_open(c, validation, size, false, 0, &other);
  check(c->status);
  if (found != other) give_up("%s has %d classes, but %s has %d", train, (int)found, validation, (int)other);
  data.classes = s->classes ? s->classes : found;
  if (data.classes < found) give_up("--classes: expected at least the %d classes of %s", (int)found, train);
  printf("images   %lld to train on, %lld to test on, %lld classes\n",
         (long long)ctn_dataset_size(data.train), (long long)ctn_dataset_size(data.validation),
         (long long)found);
  return data;
}

/* Momentum with the learning rates of the network's paper. */
static ctn_optimizer* make_optimizer(ctn_scope* c, const Settings* s, const Task* task, const Data* data) {
  const Network* network = task->network;
  const double batch = (double)s->session.batch;
  const double rate = s->rate ? s->rate : network->rate * batch / (double)network->batch;
  const double updates = (double)s->session.epochs * (double)ctn_dataset_size(data->train) / batch;
  const double step = ceil(updates * network->share);
  ctn_optimizer* optimizer = cs_optimizer_momentum_sgd_new(c, rate, 0.9);
  cs_optimizer_setup(c, optimizer, task->model);
  cs_optimizer_add_weight_decay(c, optimizer, network->weight_decay);
  if (!s->constant)
    cs_optimizer_set_schedule(c, optimizer, "lr",
                              cs_schedule_step_new(c, rate, NAN, (int64_t)step, network->gamma), 0);
  return optimizer;
}

static ctn_iterator* batches(ctn_scope* c, const Settings* s, ctn_dataset* images, bool training) {
  enum { PREFETCH = 4 };
  return cs_iterator_multithread_new(c, images, s->session.batch, training, training,
                                     (uint64_t)s->session.seed, s->loaders, PREFETCH);
}

static ctn_updater* make_updater(ctn_scope* c, const Settings* s, Task* task, const Data* data) {
  ctn_optimizer* optimizer = make_optimizer(c, s, task, data);
  ctn_iterator* images = batches(c, s, data->train, true);
  ctn_updater* updater = cs_updater_standard_new(c, images, optimizer, loss_of, task, NULL, NULL);
  if (task->type == CTN_FLOAT16)
    cs_updater_standard_set_loss_scale(c, updater, cs_loss_scale_new(c, 1024, 2, 0.5, 2000));
  return updater;
}

static ctn_trainer* make_trainer(ctn_scope* c, const Settings* s, Task* task, const Data* data) {
  const char* const entries[] = {
      "main/loss", "main/accuracy", "validation/main/loss", "validation/main/accuracy", "lr", NULL};
  const char* const plotted[] = {"main/loss", "validation/main/loss", "validation/main/accuracy", NULL};
  ctn_trainer* trainer = session_trainer(c, &s->session, make_updater(c, s, task, data), entries, plotted);
  ctn_iterator* images = batches(c, s, data->validation, false);
  cs_trainer_extend(c, trainer, cs_extension_evaluator_new(c, images, task->model, loss_of, task, NULL, NULL),
                    NULL, session_trigger(c, &s->session), CTN_PRIORITY_DEFAULT);
  session_extend(c, trainer, cs_extension_observe_hyperparameter_new(c, "lr", "main", "lr"));
  check(c->status);
  return trainer;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void measure(ctn_scope* c, const Settings* s, Task* task, const Data* data) {
  enum { UPDATES = 3 };
  ctn_iterator* images = batches(c, s, data->train, true);
  const size_t mark = cs_mark(c);
  double start = seconds();
  while (!c->status && !ctn_iterator_epoch(images)) {
    ctn_array* batch[2];
    int32_t more;
    cs_iterator_next(c, images, batch, 2, &more);
    cs_pop(c, mark);
  }
  printf("loading  %.1f images per second\n", (double)ctn_dataset_size(data->train) / (seconds() - start));
  ctn_updater* updater = make_updater(c, s, task, data);
  cs_updater_update(c, updater); /* the first one takes longer */
  start = seconds();
  for (int i = 0; i < UPDATES; ++i) cs_updater_update(c, updater);
  printf("training %.1f images per second\n", (double)(UPDATES * s->session.batch) / (seconds() - start));
}

/* The accuracy in testing mode on the images of the training, which images_open prepares as for a test. */
static void print_fit(const Settings* s, const Task* task, const Data* data) {
  ctn_scope c = {0};
  cs_settings(&c);
  cs_set_train(&c, 0);
  cs_set_backprop_enabled(&c, 0);
  int64_t classes;
  ctn_iterator* images = batches(&c, s, images_open(&c, data->folder, data->size, false, 0, &classes), false);
  const size_t mark = cs_mark(&c);
  double right = 0, count = 0;
  for (int32_t more = 1; more && !c.status; cs_pop(&c, mark)) {
    ctn_array* batch[2];
    cs_iterator_next(&c, images, batch, 2, &more);
    if (!more || c.status) break;
    ctn_array* pixels = cs_array_astype(&c, cs_array_to_device(&c, batch[0], s->session.device), task->type);
    ctn_array* labels = cs_array_to_device(&c, batch[1], s->session.device);
    ctn_variable* scores = cs_call(&c, task->model, cs_variable_new(&c, pixels));
    const double size = (double)ctn_array_size(labels);
    right += size * cs_value(&c, cs_accuracy(&c, scores, cs_variable_new(&c, labels), NULL));
    count += size;
  }
  check(cs_end(&c));
  printf("fit      %.3f of the %.0f images it was trained on\n", right / count, count);
}

static void save(ctn_scope* c, const Settings* s, const Task* task) {
  const char* path = text(c, "%s/model.safetensors", s->session.out);
  cs_link_save_safetensors(c, task->model, path);
  check(c->status);
  printf("model    %s\n", path);
}

static bool train(const Settings* s) {
  ctn_scope c = {0};
  const Data data = open_data(&c, s);
  Task task = make_task(&c, s, data.classes, data.size);
  bool done = true;
  if (s->measure) {
    measure(&c, s, &task, &data);
  } else {
    done = session_run(&c, &s->session, make_trainer(&c, s, &task, &data));
    if (done && s->fit) print_fit(s, &task, &data);
    if (done) save(&c, s, &task);
  }
  check(cs_end(&c));
  return done;
}

int main(int argc, char** argv) {
  Settings settings = {.session = {.program = "train_imagenet", .usage = kUsage, .batch = 16, .epochs = 8},
                       .arch = "resnet18",
                       .loaders = 2,
                       .pictures = 150};
  ctn_scope c = {0};
  read_settings(&c, &settings, argc, argv);
  bool done = true;
  if (settings.describe)
    describe(&c, &settings);
  else
    done = train(&settings);
  check(cs_end(&c));
  return done ? 0 : 130;
}
