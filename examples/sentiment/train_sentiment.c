/* Learns to tell the sentiment of sentences from their trees. `train_sentiment --help` lists the options. */
#include "check.h"
#include "model.h"
#include "opinions.h"
#include "session.h"
#include "words.h"

typedef struct Settings {
  const char *train, *validation;
  long long drawn, minimum, units, shown;
  double rate, decay, dropout;
} Settings;

typedef struct Run {
  Settings settings;
  Session session;
  Trees train, validation;
  Words words;
  TreeModel model;
} Run;

static const char* const kLabels[LABELS] = {"very negative", "negative", "neutral", "positive",
                                            "very positive"};

static const char kUsage[] =
    "usage: train_sentiment [options]\n\n"
    "Learns the sentiment of all phrases of sentences that are given as binary trees, such as those of the\n"
    "Stanford Sentiment Treebank: (3 (2 It) (4 (2 's) (4 good))) with labels from 0, very negative, to 4, "
    "very\n"
    "positive. Without --train and --validation, it draws opinions on movies.";

static void read_settings(ctn_scope* c, Run* run, int argc, char** argv) {
  Settings* s = &run->settings;
  *s = (Settings){.drawn = 2000, .minimum = 2, .units = 50, .shown = 10, .rate = 0.05, .decay = 1e-5};
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "train", "FILE", "trees for training", &s->train, 0, 0, NULL},
      {OPTION_TEXT, "validation", "FILE", "trees for validation", &s->validation, 0, 0, NULL},
      {OPTION_INTEGER, "drawn", "N", "opinions to draw for training; a quarter more are drawn for validation", &s->drawn, 4, 1e6, NULL},
      {OPTION_INTEGER, "minimum", "N", "least number of occurrences of a word; all others have one vector", &s->minimum, 1, 1e6, NULL},
      {OPTION_INTEGER, "units", "N", "length of the states", &s->units, 1, 1e5, NULL},
      {OPTION_REAL, "dropout", "X", "share of numbers that are dropped in training", &s->dropout, 0, 0.99, NULL},
      {OPTION_REAL, "rate", "X", "learning rate of AdaGrad", &s->rate, 0, 10, NULL},
      {OPTION_REAL, "decay", "X", "weight decay", &s->decay, 0, 1, NULL},
      {OPTION_INTEGER, "shown", "N", "sentences to show at the end", &s->shown, 0, 1e6, NULL},
      /* clang-format on */
  };
  run->session = (Session){.program = "train_sentiment", .usage = kUsage, .batch = 25, .epochs = 15};
  session_read(c, &run->session, options, sizeof options / sizeof *options, argc, argv);
  if (!s->train != !s->validation) give_up("--train and --validation belong together");
}

static void load_trees(Run* run) {
  const Settings* s = &run->settings;
  const uint64_t seed = (uint64_t)run->session.seed;
  Failure failure;
  if (s->train) {
    check_helper(trees_read(&run->train, s->train, &failure), &failure);
    check_helper(trees_read(&run->validation, s->validation, &failure), &failure);
  } else {
    check_helper(opinions_draw(&run->train, (size_t)s->drawn, seed, 1, &failure), &failure);
    check_helper(opinions_draw(&run->validation, (size_t)s->drawn / 4, seed, 2, &failure), &failure);
  }
  check_helper(words_collect(&run->words, &run->train, s->minimum, &failure), &failure);
  words_number(&run->words, &run->train);
  words_number(&run->words, &run->validation);
  printf("data     %s: %zu trees for training, %zu for validation, %zu words\n",
         s->train ? s->train : "drawn opinions", run->train.count, run->validation.count, run->words.count);
}

static void make_model(ctn_scope* c, Run* run) {
  const Settings* s = &run->settings;
  model_make(c, &run->model, run->words.count, s->units, s->dropout);
  check(c->status);
  printf("network  S-LSTM with %lld units, on %s\n", s->units, run->session.device);
}

/* One update: the iterator picks trees, as pairs of a number and an epoch. */
static ctn_status update(void* user_data, ctn_updater* updater, int32_t* done) {
  const Run* run = user_data;
  ctn_link* chain = run->model.chain;
  ctn_scope c = {0};
  (void)done; /* the iterator repeats */
  ctn_array* picked = cs_iterator_next_picks(&c, cs_updater_iterator(&c, updater, "main"));
  const size_t count = picked ? (size_t)ctn_array_shape(picked)[0] : 0;
  int64_t(*picks)[2] = cs_memory(&c, count * sizeof *picks);
  const Tree** trees = cs_memory(&c, count * sizeof *trees);
  cs_array_to_data(&c, picked, picks, count * sizeof *picks);
  for (size_t i = 0; i < count && !c.status; ++i) trees[i] = &run->train.list[picks[i][0]];
  const Forward f = model_forward(&c, &run->model, trees, count);
  cs_report_variable(&c, "loss", f.loss, chain);
  cs_report_variable(&c, "nodes", f.nodes, chain);
  cs_report_variable(&c, "roots", f.roots, chain);
  cs_link_cleargrads(&c, chain);
  cs_variable_backward(&c, f.loss, 0, 0);
  cs_optimizer_update(&c, cs_updater_optimizer(&c, updater, "main"));
  return cs_end(&c);
}

/* Computes trees without dropout and history. The settings last until the scope is popped. */
static Forward predict(ctn_scope* c, const Run* run, const Trees* trees, size_t first, size_t count) {
  const Tree** list = cs_memory(c, count * sizeof *list);
  for (size_t i = 0; i < count && list; ++i) list[i] = &trees->list[first + i];
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  return model_forward(c, &run->model, list, count);
}

static ctn_status validate(void* user_data, ctn_trainer* trainer) {
  const Run* run = user_data;
  const Trees* trees = &run->validation;
  double loss = 0, nodes = 0, roots = 0, node_count = 0;
  ctn_scope c = {0};
  (void)trainer;
  for (size_t first = 0, count; first < trees->count && !c.status; first += count) {
    const size_t left = trees->count - first, batch = (size_t)run->session.batch;
    count = left < batch ? left : batch;
    const Forward f = predict(&c, run, trees, first, count);
    loss += (double)f.node_count * cs_value(&c, f.loss);
    nodes += (double)f.node_count * cs_value(&c, f.nodes);
    roots += (double)count * cs_value(&c, f.roots);
    node_count += (double)f.node_count;
    cs_pop(&c, 0);
  }
  cs_report(&c, "validation/loss", loss / node_count, NULL);
  cs_report(&c, "validation/nodes", nodes / node_count, NULL);
  cs_report(&c, "validation/roots", roots / (double)trees->count, NULL);
  return cs_end(&c);
}

static ctn_updater* make_updater(ctn_scope* c, Run* run) {
  const Session* s = &run->session;
  const ctn_array* numbers = cs_array_arange_i64(c, 0, (int64_t)run->train.count, 1, CTN_INT64);
  ctn_dataset* dataset = cs_dataset_tuple_new(c, &numbers, 1);
  ctn_optimizer* optimizer = cs_optimizer_adagrad_new(c, run->settings.rate, 1e-8);
  cs_optimizer_setup(c, optimizer, run->model.chain);
  cs_optimizer_add_weight_decay(c, optimizer, run->settings.decay);
  const ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks,
                                           .update = update,
                                           .is_atomic = 1}; /* its last step changes the model */
  ctn_updater* updater = cs_updater_new(c, &callbacks, run);
  cs_updater_add_iterator(c, updater, "main",
                          cs_iterator_serial_new(c, dataset, s->batch, 1, 1, (uint64_t)s->seed));
  cs_updater_add_optimizer(c, updater, "main", optimizer);
  return updater;
}

static ctn_trainer* make_trainer(ctn_scope* c, Run* run) {
  const char* const entries[] = {"main/loss",  "validation/loss",  "main/nodes", "validation/nodes",
                                 "main/roots", "validation/roots", NULL};
  const char* const plotted[] = {"main/nodes", "validation/nodes", "main/roots", "validation/roots", NULL};
  ctn_trainer* trainer = session_trainer(c, &run->session, make_updater(c, run), entries, plotted);
  const ctn_extension_callbacks validation = {.struct_size = sizeof validation,
                                              .name = "validation",
                                              .run = validate,
                                              .priority = CTN_PRIORITY_WRITER};
  cs_trainer_extend(c, trainer, cs_extension_new(c, &validation, run), NULL,
                    session_trigger(c, &run->session), CTN_PRIORITY_DEFAULT);
  return trainer;
}

static void show_sentences(ctn_scope* c, const Run* run) {
  const Trees* trees = &run->validation;
  for (size_t i = 0; i < trees->count && i < (size_t)run->settings.shown; ++i) {
    const size_t mark = cs_mark(c);
    const Tree* tree = &trees->list[i];
    const Forward f = predict(c, run, trees, i, 1);
    const ctn_array* scores = f.root_scores ? cs_variable_data(c, f.root_scores) : NULL;
    const int64_t label = cs_array_item_i64(c, cs_array_argmax(c, scores, 1, 0), NULL, 0);
    check(c->status);
    const int32_t truth = tree->nodes[tree->count - 1].label;
    printf("%-13s  ", kLabels[label]);
    tree_print(tree);
    if (label != truth) printf("  (%s)", kLabels[truth]);
    putchar('\n');
    cs_pop(c, mark);
  }
}

int main(int argc, char** argv) {
  Run run = {0};
  ctn_scope c = {0};
  read_settings(&c, &run, argc, argv);
  load_trees(&run);
  make_model(&c, &run);
  const bool done = session_run(&c, &run.session, make_trainer(&c, &run));
  if (done) show_sentences(&c, &run);
  check(cs_end(&c));
  words_free(&run.words);
  trees_free(&run.train);
  trees_free(&run.validation);
  return done ? 0 : 130;
}
