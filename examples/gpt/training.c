/* Trains a GPT; see training.h. */
#define _POSIX_C_SOURCE 200809L
#include "training.h"

#include <math.h>
#include <signal.h>

#include "progress.h"
#include "rng.h"

enum { QUICK_WINDOWS = 64 };

void training_options(TrainingSettings* s, Option* options) {
  const Option rows[TRAINING_OPTIONS] = {
      /* clang-format off */
      {OPTION_INTEGER, "batch", "N", "sequences per update", &s->batch, 1, 1e6, NULL},
      {OPTION_INTEGER, "updates", "N", "total number of updates", &s->updates, 1, 1e9, NULL},
      {OPTION_REAL, "lr", "X", "highest learning rate of AdamW", &s->rate, 1e-9, 1e3, NULL},
      {OPTION_REAL, "last-lr", "X", "learning rate of the last update", &s->last_rate, 0, 1e3, NULL},
      {OPTION_INTEGER, "warmup", "N", "updates until the highest learning rate", &s->warmup, 0, 1e9, NULL},
      {OPTION_REAL, "weight-decay", "X", "of matrices", &s->decay, 0, 1e3, NULL},
      {OPTION_REAL, "clip", "X", "largest norm of the gradients", &s->clip, 1e-9, 1e9, NULL},
      {OPTION_INTEGER, "evaluate", "N", "updates between two lines of the report", &s->evaluate, 1, 1e9, NULL},
      {OPTION_INTEGER, "seed", "N", "seed of weights, batches and dropout", &s->seed, 0, 9e15, NULL},
      /* clang-format on */
  };
  memcpy(options, rows, sizeof rows);
}

bool training_data(TrainingData* data, const Codec* codec, const Text* text, Failure* failure) {
  size_t count = 0, characters = 0;
  *data = (TrainingData){.tokens = codec_encode(codec, text->bytes, text->size, &count, failure)};
  if (!data->tokens) return false;
  for (size_t i = 0; i < text->size; ++i) characters += ((unsigned char)text->bytes[i] & 0xc0) != 0x80;
  data->count = count;
  data->trained = count - count / 10;
  data->per_character = (double)count / (double)characters;
  if (count - data->trained >= 2) return true;
  free(data->tokens);
  *data = (TrainingData){0};
  return fail(failure, "the text has %zu tokens, too few for training and validation", count);
}

ctn_optimizer* training_optimizer(ctn_scope* c, const TrainingSettings* s, ctn_link* link) {
  ctn_optimizer* optimizer = cs_optimizer_adamw_new(c, s->rate, 0.9, 0.99, 1e-8, s->decay);
  cs_optimizer_setup(c, optimizer, link);
  cs_optimizer_add_gradient_clipping(c, optimizer, s->clip);
  static const char* const vectors[] = {"*/b", "*/gamma", "*/beta"};
  for (size_t i = 0; i < 3; ++i) {
    const ctn_status added =
        c->status ? c->status : ctn_optimizer_add_group(optimizer, vectors[i] + 2, &vectors[i], 1);
    if (added == CTN_ERROR_NOT_FOUND) continue; /* adapters have matrices only */
    cs_try(c, added);
    cs_optimizer_group_set_hyperparameter(c, optimizer, vectors[i] + 2, "weight_decay_rate", 0);
  }
  const long long decayed = s->updates - s->warmup;
  ctn_schedule* rate = cs_schedule_cosine_new(c, s->rate, s->last_rate, decayed > 1 ? decayed : 1, 0);
  if (s->warmup) rate = cs_schedule_warmup_new(c, s->rate / (double)(s->warmup + 1), rate, s->warmup);
  cs_optimizer_set_schedule(c, optimizer, "alpha", rate, 0);
  return optimizer;
}

/* The loss of `batch` sequences that begin at the given tokens: each token is to be predicted from those
 * before. */
static ctn_variable* loss_of(ctn_scope* c, const Gpt* gpt, const int32_t* tokens, const size_t* starts,
                             int64_t batch, int64_t length) {
  const size_t size = (size_t)(batch * length);
  int32_t *now = cs_memory(c, size * sizeof *now), *next = cs_memory(c, size * sizeof *next);
  for (int64_t i = 0; i < batch && !c->status; ++i) {
    memcpy(now + i * length, tokens + starts[i], (size_t)length * sizeof *now);
    memcpy(next + i * length, tokens + starts[i] + 1, (size_t)length * sizeof *next);
  }
  ctn_variable* inputs[2] = {cs_constant_from_data(c, now, CTN_SHAPE(batch, length), CTN_INT32),
                             cs_constant_from_data(c, next, CTN_SHAPE(batch, length), CTN_INT32)};
  ctn_variable* loss = NULL;
  cs_link_call(c, gpt->link, inputs, 2, &loss, 1);
  return loss;
}

static int64_t window_length(const Gpt* gpt, size_t tokens) {
  return gpt->sizes.context < (int64_t)tokens - 1 ? gpt->sizes.context : (int64_t)tokens - 1;
}

double training_evaluate(ctn_scope* c, const Training* t, size_t windows) {
  const TrainingData* data = t->data;
  const int32_t* tokens = data->tokens + data->trained;
  const size_t count = data->count - data->trained;
  const int64_t length = window_length(t->gpt, count);
  const size_t all = (count - 1) / (size_t)length, used = windows && windows < all ? windows : all;
  const size_t mark = cs_mark(c);
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  size_t* starts = cs_memory(c, used * sizeof *starts);
  for (size_t i = 0; i < used && starts; ++i) starts[i] = i * (size_t)length;
  double sum = 0;
  for (size_t i = 0; i < used && !c->status;) {
    const size_t inner = cs_mark(c),
                 batch = used - i < (size_t)t->settings->batch ? used - i : (size_t)t->settings->batch;
    sum += (double)batch * cs_value(c, loss_of(c, t->gpt, tokens, starts + i, (int64_t)batch, length));
    cs_pop(c, inner);
    i += batch;
  }
  cs_pop(c, mark);
  return sum / (double)used / log(2) * data->per_character;
}

/* Interruption. */

static volatile sig_atomic_t interrupted;

/* The third signal ends the program at once; not the second, because some programs send each signal twice: to
 * a process and to its group. */
static void interrupt(int number) {
  if (++interrupted > 1) signal(number, SIG_DFL);
}

static const int kSignals[2] = {SIGINT, SIGTERM};

static void catch_signals(struct sigaction before[2]) {
  struct sigaction action = {.sa_handler = interrupt};
  sigemptyset(&action.sa_mask);
  interrupted = 0;
  for (int i = 0; i < 2; ++i) sigaction(kSignals[i], &action, &before[i]);
}

static void release_signals(const struct sigaction before[2]) {
  for (int i = 0; i < 2; ++i) sigaction(kSignals[i], &before[i], NULL);
}

/* One update; returns the loss before it. The sequences depend only on the seed and the number of the update,
 * so a continued run sees the same ones. */
static double update(ctn_scope* c, const Training* t, size_t* starts) {
  const TrainingData* data = t->data;
  const int64_t length = window_length(t->gpt, data->trained);
  Rng rng = rng_new((uint64_t)t->settings->seed, (uint64_t)ctn_optimizer_t(t->optimizer));
  for (long long i = 0; i < t->settings->batch; ++i)
    starts[i] = (size_t)rng_below(&rng, data->trained - (size_t)length);
  ctn_link* link = cs_optimizer_target(c, t->optimizer);
  ctn_variable* loss = loss_of(c, t->gpt, data->tokens, starts, t->settings->batch, length);
  cs_link_cleargrads(c, link);
  cs_variable_backward(c, loss, 0, 0);
  cs_optimizer_update(c, t->optimizer);
  return cs_value(c, loss);
}

bool training_run(ctn_scope* c, const Training* t) {
  const TrainingSettings* s = t->settings;
  const size_t mark = cs_mark(c);
  size_t* starts = cs_memory(c, (size_t)s->batch * sizeof *starts);
  const int64_t started = ctn_optimizer_t(t->optimizer);
  Progress progress = progress_new(stdout, (size_t)((s->updates - started) * s->batch));
  double sum = 0;
  int64_t count = 0;
  struct sigaction before[2];
  catch_signals(before);
  for (int64_t done = started; done < s->updates && !interrupted && !c->status;) {
    const size_t inner = cs_mark(c);
    const double loss = update(c, t, starts);
    cs_pop(c, inner);
    done = ctn_optimizer_t(t->optimizer);
    sum += loss;
    ++count;
    progress_add(&progress, (size_t)s->batch, "training", (size_t)done, (size_t)s->updates);
    if (c->status || interrupted || (done % s->evaluate && done < s->updates)) continue;
    const double bits = training_evaluate(c, t, QUICK_WINDOWS);
    progress_clear(&progress);
    if (!c->status)
      printf("update %5lld/%lld  loss %.4f  validation %.4f bits per character\n", (long long)done,
             s->updates, sum / (double)count, bits);
    fflush(stdout);
    sum = 0;
    count = 0;
  }
  release_signals(before);
  progress_clear(&progress);
  cs_pop(c, mark);
  return !interrupted;
}
