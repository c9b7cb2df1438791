/* Learns vectors of words from a text. `train_word2vec --help` lists the options. */
#include "check.h"
#include "model.h"
#include "session.h"
#include "vectors.h"

typedef struct Settings {
  const char *model, *output, *text, *vectors;
  long long units, window, negatives, minimum, nearest;
  double rate, subsampling;
} Settings;

typedef struct Run {
  Settings settings;
  Session session;
  Corpus corpus;
  Windows windows;
  WordModel model;
} Run;

static const char* const kModels[] = {"skipgram", "cbow", NULL};
static const char* const kOutputs[] = {"negative", "hierarchical", "full", NULL};

static const char kUsage[] =
    "usage: train_word2vec [options]\n\n"
    "Learns vectors of words, such that words with similar neighbors have similar vectors. Without --text, "
    "it\n"
    "looks for $CATENARY_DATA/text/tinyshakespeare.txt; otherwise it draws sentences. The program `nearest`\n"
    "reads the vectors.";

static void read_settings(ctn_scope* c, Run* run, int argc, char** argv) {
  run->settings = (Settings){.model = "skipgram",
                             .output = "negative",
                             .units = 50,
                             .window = 5,
                             .negatives = 5,
                             .minimum = 10,
                             .nearest = 5,
                             .rate = 0.003,
                             .subsampling = 1e-3};
  Settings* s = &run->settings;
  const Option options[] = {
      /* clang-format off */
      {OPTION_CHOICE, "model", "NAME", "skipgram: a word predicts those around it; cbow: they predict it", &s->model, 0, 0, kModels},
      {OPTION_CHOICE, "output", "NAME", "negative sampling, hierarchical softmax, or full softmax", &s->output, 0, 0, kOutputs},
      {OPTION_INTEGER, "units", "N", "length of the vectors", &s->units, 1, 1e5, NULL},
      {OPTION_INTEGER, "window", "N", "most words on each side that belong to a word", &s->window, 1, MOST_WINDOW, NULL},
      {OPTION_INTEGER, "negatives", "N", "words drawn against each prediction, for negative sampling", &s->negatives, 1, 1000, NULL},
      {OPTION_INTEGER, "minimum", "N", "least number of occurrences of a word", &s->minimum, 1, 1e9, NULL},
      {OPTION_REAL, "subsampling", "X", "share of the text above which words are left out more often; 0: none are", &s->subsampling, 0, 1, NULL},
      {OPTION_REAL, "rate", "X", "learning rate of Adam", &s->rate, 0, 1, NULL},
      {OPTION_TEXT, "text", "FILE", "a text", &s->text, 0, 0, NULL},
      {OPTION_TEXT, "vectors", "FILE", "file for the vectors; vectors.txt in the folder --out if not given", &s->vectors, 0, 0, NULL},
      {OPTION_INTEGER, "nearest", "N", "nearest words to print of each of some words at the end", &s->nearest, 0, 1000, NULL},
      /* clang-format on */
  };
  run->session = (Session){.program = "train_word2vec", .usage = kUsage, .batch = 200, .epochs = 8};
  session_read(c, &run->session, options, sizeof options / sizeof *options, argc, argv);
}

static void load_corpus(Run* run) {
  const Settings* s = &run->settings;
  Corpus* corpus = &run->corpus;
  Failure failure;
  check_helper(corpus_load(corpus, s->text, s->minimum, (uint64_t)run->session.seed, &failure), &failure);
  run->windows = (Windows){corpus, s->window, s->subsampling, (uint64_t)run->session.seed};
  printf("text     %s: %zu words, %zu different\n", corpus->source, corpus->length, corpus->size);
}

static void make_model(ctn_scope* c, Run* run) {
  const Settings* s = &run->settings;
  model_make(c, &run->model, &run->corpus, s->model, s->output, s->units, s->negatives);
  check(c->status);
  printf("network  %s with %s output, %lld units, on %s\n", s->model, s->output, s->units,
         run->session.device);
}

/* One update: the iterator picks positions of the text, whose windows make the batch. */
static ctn_status update(void* user_data, ctn_updater* updater, int32_t* done) {
  const Run* run = user_data;
  ctn_scope c = {0};
  (void)done; /* the iterator repeats */
  ctn_optimizer* optimizer = cs_updater_optimizer(&c, updater, "main");
  ctn_array* picked = cs_iterator_next_picks(&c, cs_updater_iterator(&c, updater, "main"));
  const size_t count = picked ? (size_t)ctn_array_shape(picked)[0] : 0;
  int64_t(*picks)[2] = cs_memory(&c, count * sizeof *picks);
  cs_array_to_data(&c, picked, picks, count * sizeof *picks);
  ctn_variable* loss = model_loss(&c, &run->model, &run->windows, (const int64_t(*)[2])picks, count);
  if (loss) {
    cs_report_variable(&c, "loss", loss, run->model.chain);
    cs_link_cleargrads(&c, run->model.chain);
    cs_variable_backward(&c, loss, 0, 0);
    cs_optimizer_update(&c, optimizer);
  }
  return cs_end(&c);
}

static ctn_trainer* make_trainer(ctn_scope* c, Run* run) {
  const Session* s = &run->session;
  const ctn_array* positions = cs_array_arange_i64(c, 0, (int64_t)run->corpus.length, 1, CTN_INT64);
  ctn_dataset* dataset = cs_dataset_tuple_new(c, &positions, 1);
  ctn_optimizer* optimizer = cs_optimizer_adam_new(c, run->settings.rate, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, optimizer, run->model.chain);
  const ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks,
                                           .update = update,
                                           .is_atomic = 1}; /* its last step changes the model */
  ctn_updater* updater = cs_updater_new(c, &callbacks, run);
  cs_updater_add_iterator(c, updater, "main",
                          cs_iterator_serial_new(c, dataset, s->batch, 1, 1, (uint64_t)s->seed));
  cs_updater_add_optimizer(c, updater, "main", optimizer);
  const char* const entries[] = {"main/loss", "elapsed_time", NULL};
  const char* const plotted[] = {"main/loss", NULL};
  return session_trainer(c, s, updater, entries, plotted);
}

/* Prints the neighbors of some words that occur often enough to have good vectors. */
static void print_nearest(ctn_scope* c, const Run* run, const Vectors* vectors) {
  enum { SHOWN = 8, OFTEN = 50 };
  const ctn_array* rows = vectors_normalize(c, vectors);
  Failure failure;
  size_t frequent = 0;
  while (frequent < vectors->count && (frequent < SHOWN || run->corpus.counts[frequent] >= OFTEN)) ++frequent;
  for (size_t i = 1; i <= SHOWN && run->settings.nearest; ++i) {
    const char* word = vectors->words[frequent * i / (SHOWN + 1)];
    check_helper(vectors_print_nearest(c, vectors, rows, word, run->settings.nearest, &failure), &failure);
  }
}

static void save_vectors(ctn_scope* c, const Run* run) {
  const size_t count = run->corpus.size, width = (size_t)run->settings.units,
               size = count * width * sizeof(float);
  const Vectors vectors = {count, width, run->corpus.names, cs_memory(c, size), NULL};
  cs_array_to_data(c, cs_variable_data(c, cs_link_param(c, run->model.embed, "W")), vectors.values, size);
  const char *file = run->settings.vectors, *folder = run->session.out;
  if (!file) {
    const size_t room = strlen(folder) + sizeof "/vectors.txt";
    char* path = cs_memory(c, room);
    check(c->status);
    snprintf(path, room, "%s/vectors.txt", folder);
    file = path;
  }
  Failure failure;
  check(c->status);
  check_helper(vectors_write(&vectors, file, &failure), &failure);
  printf("vectors  %s\n", file);
  print_nearest(c, run, &vectors);
}

int main(int argc, char** argv) {
  Run run = {0};
  ctn_scope c = {0};
  read_settings(&c, &run, argc, argv);
  load_corpus(&run);
  make_model(&c, &run);
  const bool done = session_run(&c, &run.session, make_trainer(&c, &run));
  if (done) save_vectors(&c, &run);
  check(cs_end(&c));
  corpus_free(&run.corpus);
  return done ? 0 : 130;
}
