/* Trains a language model of LSTM layers on words or characters. `train_ptb --help` lists the options. */
#include <math.h>

#include "bptt.h"
#include "check.h"
#include "session.h"

typedef struct Settings {
  const char *text, *unit, *optimizer;
  long long layers, units, bprop_len, sample;
  double dropout, rate, clip, temperature;
} Settings;

static const char* const kUnits[] = {"character", "word", NULL};
static const char* const kOptimizers[] = {"adam", "sgd", NULL};

static const char kUsage[] =
    "usage: train_ptb [options]\n\n"
    "Trains an LSTM language model by truncated backpropagation through time, and writes some text. The "
    "last\n"
    "tenth of the text is held out. Without --text, it reads $CATENARY_DATA/text/tinyshakespeare.txt, or "
    "draws\n"
    "stories.txt. For the words of Penn Treebank (a sentence on each line), the options of the reference "
    "are\n"
    "  --text ptb.txt --unit word --units 650 --dropout 0.5 --batch 20 --bprop-len 35 --optimizer sgd --lr "
    "1\n"
    "  --updates 51700 --report 1327";

static void read_options(ctn_scope* c, Settings* s, Session* session, int argc, char** argv) {
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "text", "FILE", "a text in UTF-8", &s->text, 0, 0, NULL},
      {OPTION_CHOICE, "unit", "NAME", "what a token is: character or word", &s->unit, 0, 0, kUnits},
      {OPTION_INTEGER, "layers", "N", "layers of LSTM", &s->layers, 1, RNN_MOST_LAYERS, NULL},
      {OPTION_INTEGER, "units", "N", "units of each layer", &s->units, 1, 1e5, NULL},
      {OPTION_REAL, "dropout", "X", "share of the inputs of layers that are dropped in training", &s->dropout, 0, 0.99, NULL},
      {OPTION_INTEGER, "bprop-len", "N", "tokens that gradients go back", &s->bprop_len, 1, 1e6, NULL},
      {OPTION_CHOICE, "optimizer", "NAME", "adam or sgd", &s->optimizer, 0, 0, kOptimizers},
      {OPTION_REAL, "lr", "X", "first learning rate, which falls to a tenth", &s->rate, 1e-9, 1e3, NULL},
      {OPTION_REAL, "clip", "X", "largest norm of the gradients", &s->clip, 1e-9, 1e9, NULL},
      {OPTION_INTEGER, "sample", "N", "tokens to write at the end", &s->sample, 0, 1e6, NULL},
      {OPTION_REAL, "temperature", "X", "of the sample; below 1: likelier tokens", &s->temperature, 1e-3, 100, NULL},
      /* clang-format on */
  };
  session_read(c, session, options, sizeof options / sizeof *options, argc, argv);
  if (!s->text) s->text = corpus_usual_text(c, (uint64_t)session->seed);
}

static ctn_optimizer* make_optimizer(ctn_scope* c, const Settings* s, long long updates, ctn_link* model) {
  const bool sgd = strcmp(s->optimizer, "sgd") == 0;
  ctn_optimizer* optimizer =
      sgd ? cs_optimizer_sgd_new(c, s->rate) : cs_optimizer_adam_new(c, s->rate, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, optimizer, model);
  cs_optimizer_add_gradient_clipping(c, optimizer, s->clip);
  cs_optimizer_set_schedule(c, optimizer, sgd ? "lr" : "alpha",
                            cs_schedule_cosine_new(c, s->rate, s->rate / 10, updates, 0), 0);
  return optimizer;
}

typedef struct HeldOut {
  const Bptt* bptt;
  Streams streams;
} HeldOut;

static ctn_status validate(void* user_data, ctn_trainer* trainer) {
  const HeldOut* h = user_data;
  ctn_scope c = {0};
  (void)trainer;
  const double loss = bptt_evaluate(&c, h->bptt->rnn, &h->streams, h->bptt->bprop_len);
  cs_report(&c, "validation/bits", loss * h->bptt->bits, NULL);
  cs_report(&c, "validation/perplexity", exp(loss), NULL);
  return cs_end(&c);
}

static bool train(ctn_scope* c, Bptt* bptt, HeldOut* held_out, const Session* session) {
  const char* const entries[] = {"main/bits", "validation/bits", "validation/perplexity", "elapsed_time",
                                 NULL};
  const char* const plotted[] = {"main/bits", "validation/bits", NULL};
  ctn_trainer* trainer = session_trainer(c, session, bptt_updater(c, bptt), entries, plotted);
  ctn_extension_callbacks validation = {.struct_size = sizeof validation};
  validation.name = "validation";
  validation.run = validate;
  validation.priority = CTN_PRIORITY_WRITER;
  cs_trainer_extend(c, trainer, cs_extension_new(c, &validation, held_out), NULL, session_trigger(c, session),
                    CTN_PRIORITY_DEFAULT);
  return session_run(c, session, trainer);
}

/* Each token is drawn by the probabilities that follow those before it. */
static void write_sample(ctn_scope* c, const Rnn* rnn, const Corpus* corpus, const Settings* s) {
  const bool words = strcmp(s->unit, "word") == 0;
  int64_t token = 0;
  const int64_t vocabulary = ctn_dataset_vocabulary_size(corpus->text);
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  for (int64_t i = 0; i < rnn->layers; ++i) cs_link_lstm_reset_state(c, rnn->lstm[i]);
  for (long long i = 0; i < s->sample && !c->status; ++i) {
    const size_t mark = cs_mark(c);
    ctn_array* last = cs_array_full_i64(c, CTN_SHAPE(1), token, CTN_INT32);
    ctn_variable* scores = rnn_scores(c, rnn, rnn_step(c, rnn, last));
    ctn_variable* chances = cs_softmax(c, cs_mul_f64(c, scores, 1 / s->temperature), NULL);
    ctn_array* p = cs_variable_data(c, cs_reshape(c, chances, CTN_SHAPE(vocabulary)));
    token = cs_array_item_i64(c, cs_random_choice(c, NULL, vocabulary, NULL, 0, 1, p), NULL, 0);
    const char* text = cs_dataset_token(c, corpus->text, token);
    const bool end = words && strcmp(text, "<eos>") == 0;
    printf("%s%s", end ? "\n" : text, words && !end ? " " : "");
    cs_pop(c, mark);
  }
  putchar('\n');
}

int main(int argc, char** argv) {
  ctn_scope c = {0};
  Settings s = {.unit = "character",
                .layers = 2,
                .units = 128,
                .bprop_len = 50,
                .optimizer = "adam",
                .rate = 0.008,
                .clip = 5,
                .sample = 400,
                .temperature = 0.8};
  Session session = {.program = "train_ptb", .usage = kUsage, .batch = 50, .updates = 1500, .report = 250};
  Corpus corpus;
  Rnn rnn;
  Bptt bptt;
  HeldOut held_out = {.bptt = &bptt};
  read_options(&c, &s, &session, argc, argv);
  corpus_read(&c, &corpus, s.text, strcmp(s.unit, "word") == 0 ? CTN_TEXT_WORDS : CTN_TEXT_CHARACTERS);
  check(c.status);
  rnn_make(&c, &rnn, ctn_dataset_vocabulary_size(corpus.text), s.layers, s.units, s.dropout);
  bptt = (Bptt){.rnn = &rnn, .bits = corpus.bits, .bprop_len = s.bprop_len};
  bptt.optimizer = make_optimizer(&c, &s, session.updates, rnn.all);
  corpus_streams(&c, &corpus, 0, corpus.trained, session.batch, &bptt.streams);
  corpus_streams(&c, &corpus, corpus.trained, corpus.count, session.batch, &held_out.streams);
  check(c.status);
  printf("text     %s: %lld tokens for training, %lld held out, %lld different\n", s.text,
         (long long)corpus.trained, (long long)(corpus.count - corpus.trained),
         (long long)ctn_dataset_vocabulary_size(corpus.text));
  const bool whole = train(&c, &bptt, &held_out, &session);
  if (whole) write_sample(&c, &rnn, &corpus, &s);
  check(cs_end(&c));
  return whole ? 0 : 130;
}
