/* Trains a variational autoencoder on handwritten digits and draws new ones. `train_vae --help` lists the
 * options. */
#include "check.h"
#include "pictures.h"
#include "session.h"

typedef struct Settings {
  const char* data;
  bool offline;
  long long train, test, latent, hidden, samples;
  double beta, rate;
} Settings;

static const char kUsage[] =
    "usage: train_vae [options]\n\n"
    "Trains a variational autoencoder on MNIST, or on drawn digits where the files cannot be had. After\n"
    "each line of the table, digits.png in the folder of --out shows digits of the test data, their\n"
    "reconstructions below them, and new digits. With --latent 2, plane.png shows what each part of the\n"
    "plane stands for.";

static void read_options(ctn_scope* c, Session* session, Settings* s, int argc, char** argv) {
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "data", "DIR", "folder with the IDX files of MNIST (otherwise $CATENARY_DATA/mnist, or a download)", &s->data, 0, 0, NULL},
      {OPTION_FLAG, "offline", NULL, "do not download MNIST", &s->offline, 0, 0, NULL},
      {OPTION_INTEGER, "train", "N", "train on the first N digits only", &s->train, 1, 1e6, NULL},
      {OPTION_INTEGER, "test", "N", "test on the first N digits only", &s->test, 1, 1e6, NULL},
      {OPTION_INTEGER, "latent", "N", "numbers in a code", &s->latent, 1, 1e5, NULL},
      {OPTION_INTEGER, "hidden", "N", "hidden units of encoder and decoder", &s->hidden, 1, 1e6, NULL},
      {OPTION_REAL, "beta", "X", "weight of the divergence in the loss", &s->beta, 0, 1e6, NULL},
      {OPTION_INTEGER, "samples", "K", "codes that are drawn for each digit", &s->samples, 1, 1e4, NULL},
      {OPTION_REAL, "lr", "X", "learning rate of Adam", &s->rate, 1e-12, 1e3, NULL},
      /* clang-format on */
  };
  session_read(c, session, options, sizeof options / sizeof options[0], argc, argv);
}

static void load_digits(const Settings* s, const Session* session, Mnist* mnist) {
  const MnistRequest request = {s->data, s->offline, (uint64_t)session->seed, (size_t)s->train,
                                (size_t)s->test};
  Failure failure;
  check_helper(mnist_load(mnist, &request, &failure), &failure);
  printf("data     %s: %zu for training, %zu for testing\n", mnist->source, mnist->train.count,
         mnist->test.count);
}

/* The iterator repeats and shuffles for training only. */
static ctn_iterator* batches(ctn_scope* c, const Digits* digits, const Session* session, bool training) {
  const ctn_array* arrays[] = {pixels_of(c, digits, digits->count)};
  ctn_dataset* data = cs_dataset_tuple_new(c, arrays, 1);
  return cs_iterator_serial_new(c, data, session->batch, training, training, (uint64_t)session->seed);
}

static ctn_status loss_of(void* vae, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  (void)count;
  ctn_scope c = {0};
  *loss = cs_keep_variable(&c, vae_loss(&c, vae, batch[0]));
  return cs_end(&c);
}

static ctn_trainer* make_trainer(ctn_scope* c, const Session* session, const Settings* s, const Mnist* mnist,
                                 Vae* vae) {
  static const char* const entries[] = {"main/loss", "main/reconstruction", "main/divergence",
                                        "validation/main/loss", NULL};
  static const char* const plotted[] = {"main/loss", "validation/main/loss", NULL};
  ctn_optimizer* optimizer = cs_optimizer_adam_new(c, s->rate, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, optimizer, vae->link);
  ctn_updater* updater = cs_updater_standard_new(c, batches(c, &mnist->train, session, true), optimizer,
                                                 loss_of, vae, NULL, NULL);
  ctn_trainer* trainer = session_trainer(c, session, updater, entries, plotted);
  ctn_extension* evaluator = cs_extension_evaluator_new(c, batches(c, &mnist->test, session, false),
                                                        vae->link, loss_of, vae, NULL, NULL);
  cs_trainer_extend(c, trainer, evaluator, NULL, session_trigger(c, session), CTN_PRIORITY_DEFAULT);
  return trainer;
}

int main(int argc, char** argv) {
  Session session = {.program = "train_vae", .usage = kUsage, .batch = 100, .epochs = 100, .report = 5};
  Settings s = {.latent = 10, .hidden = 500, .beta = 1, .samples = 1, .rate = 1e-3};
  ctn_scope c = {0};
  Mnist mnist;
  read_options(&c, &session, &s, argc, argv);
  load_digits(&s, &session, &mnist);

  Vae vae = {.beta = s.beta, .samples = s.samples};
  vae_make(&c, &vae, MNIST_PIXELS, s.hidden, s.latent);
  ctn_trainer* trainer = make_trainer(&c, &session, &s, &mnist, &vae);
  Pictures pictures = {&vae, &mnist.test, (uint64_t)session.seed};
  cs_trainer_extend(&c, trainer, pictures_extension(&c, &pictures), NULL, session_trigger(&c, &session),
                    CTN_PRIORITY_DEFAULT);
  check(c.status);
  const bool done = session_run(&c, &session, trainer);
  if (done) printf("pictures %s/digits.png%s\n", session.out, s.latent == 2 ? " and plane.png" : "");
  check(cs_end(&c));
  mnist_free(&mnist);
  return done ? 0 : 130;
}
