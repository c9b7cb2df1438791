/* Trains a diffusion model that draws handwritten digits. `train_diffusion --help` lists the options. */
#include "check.h"
#include "diffusion.h"
#include "grid.h"
#include "session.h"

typedef struct Settings {
  const char *data, *schedule;
  bool offline;
  long long train, width, samples, steps;
  double rate, decay, forget, guidance;
} Settings;

static const char kUsage[] =
    "usage: train_diffusion [options]\n\n"
    "Trains a diffusion model on MNIST, or on drawn digits where the files cannot be had: a U-Net that\n"
    "tells noise from digits. After each line of the table and at the end, samples.png in the folder of\n"
    "--out shows new digits, a column for each class. With --resume FILE of a finished training, the\n"
    "program only draws.";

static void read_options(ctn_scope* c, Session* session, Settings* s, int argc, char** argv) {
  static const char* const schedules[] = {"cosine", "linear", NULL};
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "data", "DIR", "folder with the IDX files of MNIST (otherwise $CATENARY_DATA/mnist, or a download)", &s->data, 0, 0, NULL},
      {OPTION_FLAG, "offline", NULL, "do not download MNIST", &s->offline, 0, 0, NULL},
      {OPTION_INTEGER, "train", "N", "train on the first N digits only", &s->train, 1, 1e6, NULL},
      {OPTION_INTEGER, "width", "N", "channels at half of the resolution", &s->width, 2, 4096, NULL},
      {OPTION_CHOICE, "schedule", "NAME", "how noise is added: cosine or linear", &s->schedule, 0, 0, schedules},
      {OPTION_REAL, "lr", "X", "highest learning rate of Adam", &s->rate, 1e-12, 1e3, NULL},
      {OPTION_REAL, "decay", "X", "decay of the averages of the parameters", &s->decay, 0, 1, NULL},
      {OPTION_REAL, "forget", "X", "share of digits that the network is not told in training", &s->forget, 0, 1, NULL},
      {OPTION_INTEGER, "samples", "N", "new digits of each class", &s->samples, 1, 1000, NULL},
      {OPTION_INTEGER, "steps", "N", "steps in which they are drawn", &s->steps, 1, DIFFUSION_STEPS, NULL},
      {OPTION_REAL, "guidance", "X", "how much they are to look like their class", &s->guidance, 0, 100, NULL},
      /* clang-format on */
  };
  session_read(c, session, options, sizeof options / sizeof options[0], argc, argv);
}

static ctn_iterator* load_digits(ctn_scope* c, const Settings* s, const Session* session) {
  const MnistRequest request = {s->data, s->offline, (uint64_t)session->seed, (size_t)s->train, 1};
  Mnist mnist;
  Failure failure;
  check_helper(mnist_load(&mnist, &request, &failure), &failure);
  printf("data     %s: %zu for training\n", mnist.source, mnist.train.count);
  const int64_t count = (int64_t)mnist.train.count;
  ctn_array* pixels =
      cs_array_from_data(c, mnist.train.images, CTN_SHAPE(count, 1, MNIST_SIDE, MNIST_SIDE), CTN_UINT8);
  ctn_array* labels = cs_array_from_data(c, mnist.train.labels, CTN_SHAPE(count), CTN_UINT8);
  mnist_free(&mnist);
  pixels = cs_array_true_divide_f64(c, cs_array_astype(c, pixels, CTN_FLOAT32), 127.5);
  const ctn_array* arrays[] = {cs_array_add_f64(c, pixels, -1), cs_array_astype(c, labels, CTN_INT32)};
  ctn_dataset* data = cs_dataset_tuple_new(c, arrays, 2);
  return cs_iterator_serial_new(c, data, session->batch, 1, 1, (uint64_t)session->seed);
}

static ctn_status loss_of(void* diffusion, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  (void)count;
  ctn_scope c = {0};
  *loss = cs_keep_variable(&c, diffusion_loss(&c, diffusion, batch[0], batch[1]));
  return cs_end(&c);
}

/* What the extension "samples" needs. */
typedef struct Drawing {
  const Diffusion* diffusion;
  const Settings* settings;
  uint64_t seed;
} Drawing;

static void write_grid(ctn_scope* c, const float* images, size_t rows, const char* path) {
  Failure failure;
  Grid grid;
  if (!grid_new(&grid, rows, MNIST_CLASSES, MNIST_SIDE, MNIST_SIDE, &failure)) {
    cs_fail(c, CTN_ERROR_OUT_OF_MEMORY, "%s", failure.text);
    return;
  }
  grid_put(&grid, 0, images, rows * MNIST_CLASSES);
  if (!grid_write(&grid, path, &failure)) cs_fail(c, CTN_ERROR_IO, "%s", failure.text);
  grid_free(&grid);
}

static void draw_samples(ctn_scope* c, const Drawing* drawing, const char* folder) {
  const Settings* s = drawing->settings;
  const size_t count = (size_t)s->samples * MNIST_CLASSES, size = count * MNIST_PIXELS * sizeof(float);
  int32_t* digits = cs_memory(c, count * sizeof *digits);
  for (size_t i = 0; digits && i < count; ++i) digits[i] = (int32_t)(i % MNIST_CLASSES);
  ctn_array* images =
      diffusion_sample(c, drawing->diffusion, digits, (int64_t)count, s->steps, s->guidance, drawing->seed);
  images = cs_array_multiply_f64(c, cs_array_add_f64(c, images, 1), 0.5);
  float* pixels = cs_memory(c, size);
  cs_array_to_data(c, images, pixels, size);
  char* path = cs_memory(c, strlen(folder) + sizeof "/samples.png");
  if (c->status) return;
  sprintf(path, "%s/samples.png", folder);
  write_grid(c, pixels, (size_t)s->samples, path);
}

static ctn_status run_drawing(void* drawing, ctn_trainer* trainer) {
  ctn_scope c = {0};
  draw_samples(&c, drawing, ctn_trainer_out(trainer));
  return cs_end(&c);
}

static void add_drawing(ctn_scope* c, const Session* session, ctn_trainer* trainer, Drawing* drawing) {
  ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.name = "samples";
  callbacks.run = run_drawing;
  ctn_extension* extension = cs_extension_new(c, &callbacks, drawing);
  cs_trainer_extend(c, trainer, extension, NULL, session_trigger(c, session), CTN_PRIORITY_DEFAULT);
}

static ctn_trainer* make_trainer(ctn_scope* c, const Session* session, const Settings* s,
                                 Diffusion* diffusion) {
  static const char* const entries[] = {"main/loss", NULL};
  ctn_optimizer* optimizer = cs_optimizer_adam_new(c, s->rate, 0.9, 0.99, 1e-8);
  cs_optimizer_setup(c, optimizer, diffusion->net.link);
  cs_optimizer_add_gradient_clipping(c, optimizer, 1);
  cs_optimizer_set_schedule(c, optimizer, "alpha",
                            cs_schedule_cosine_new(c, s->rate, s->rate / 100, session->updates, 0), 0);
  ctn_updater* updater =
      cs_updater_standard_new(c, load_digits(c, s, session), optimizer, loss_of, diffusion, NULL, NULL);
  ctn_trainer* trainer = session_trainer(c, session, updater, entries, entries);
  session_extend(c, trainer, diffusion_averages(c, diffusion));
  return trainer;
}

int main(int argc, char** argv) {
  Session session = {
      .program = "train_diffusion", .usage = kUsage, .batch = 32, .updates = 3000, .report = 500};
  Settings s = {.schedule = "cosine",
                .width = 32,
                .samples = 8,
                .steps = 25,
                .rate = 2e-3,
                .decay = 0.995,
                .forget = 0.1,
                .guidance = 2};
  ctn_scope c = {0};
  Diffusion diffusion;
  read_options(&c, &session, &s, argc, argv);
  diffusion.forget = s.forget;
  diffusion.decay = s.decay;
  diffusion_make(&c, &diffusion, s.width, s.schedule);
  ctn_trainer* trainer = make_trainer(&c, &session, &s, &diffusion);
  Drawing drawing = {&diffusion, &s, (uint64_t)session.seed};
  add_drawing(&c, &session, trainer, &drawing);
  check(c.status);
  const bool done = session_run(&c, &session, trainer);
  if (done) {
    draw_samples(&c, &drawing, session.out);
    check(c.status);
    printf("pictures %s/samples.png\n", session.out);
  }
  check(cs_end(&c));
  return done ? 0 : 130;
}
