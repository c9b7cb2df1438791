/* Fine-tunes a GPT by low-rank adapters. `finetune_lora --help` lists the options. */
#include "check.h"
#include "lora.h"
#include "pretrained.h"
#include "sampling.h"
#include "session.h"
#include "training.h"

typedef struct Settings {
  long long rank, heads, sample, pretrain;
  double alpha;
  const char *weights, *vocabulary, *merges, *text, *adapters, *merged;
} Settings;

enum { DRAWN_SIZE = 100000 };

static const char kBase[] = "lora_base.safetensors";

static const char kUsage[] =
    "usage: finetune_lora [options]\n\n"
    "Fine-tunes a GPT: the model stays as it is, and small adapters learn what is new. Without --weights, "
    "it\n"
    "first trains a small model on drawn stories and writes it to lora_base.safetensors. Without --text, it\n"
    "fine-tunes on drawn letters.";

typedef struct Run {
  ctn_scope objects;
  Settings settings;
  Session session;
  Pretrained model;
  Lora lora;
  Training training;
  TrainingOrigin origin;
} Run;

static void read_settings(Run* run, int argc, char** argv) {
  enum { OWN = 11 };
  Settings* s = &run->settings;
  TrainingSettings* t = &run->training.settings;
  Option options[TRAINING_OPTIONS + OWN];
  const Option own[OWN] = {
      /* clang-format off */
      {OPTION_INTEGER, "rank", "N", "rank of the adapters", &s->rank, 1, 4096, NULL},
      {OPTION_REAL, "alpha", "X", "the adapters are multiplied by alpha / rank", &s->alpha, 1e-6, 1e6, NULL},
      {OPTION_TEXT, "weights", "FILE", "the model, in safetensors", &s->weights, 0, 0, NULL},
      {OPTION_INTEGER, "pretrain", "N", "updates of the small model, without --weights", &s->pretrain, 1, 1e9, NULL},
      {OPTION_INTEGER, "heads", "N", "heads of attention, if the file does not say and they are not width / 64", &s->heads, 1, 1e4, NULL},
      {OPTION_TEXT, "vocabulary", "FILE", "vocab.json of a model with byte pairs", &s->vocabulary, 0, 0, NULL},
      {OPTION_TEXT, "merges", "FILE", "merges.txt of a model with byte pairs", &s->merges, 0, 0, NULL},
      {OPTION_TEXT, "text", "FILE", "the text to learn, in UTF-8", &s->text, 0, 0, NULL},
      {OPTION_INTEGER, "sample", "N", "tokens to write at the end", &s->sample, 0, 1e6, NULL},
      {OPTION_TEXT, "adapters", "FILE", "file for the adapters at the end", &s->adapters, 0, 0, NULL},
      {OPTION_TEXT, "merged", "FILE", "also write the weights of the model with the adapters in them", &s->merged, 0, 0, NULL},
      /* clang-format on */
  };
  training_options(t, options);
  memcpy(options + TRAINING_OPTIONS, own, sizeof own);
  session_read(&run->objects, &run->session, options, TRAINING_OPTIONS + OWN, argc, argv);
  t->batch = run->session.batch;
  t->updates = run->session.updates;
  t->seed = run->session.seed;
  if (!s->vocabulary != !s->merges) give_up("--vocabulary and --merges belong together");
  if (s->vocabulary && !s->weights) give_up("--vocabulary needs --weights");
}

static void load_model(Run* run) {
  Settings* s = &run->settings;
  if (!s->weights) {
    ctn_scope made = {0};
    Pretrained model;
    pretrained_train(&made, &model, s->pretrain);
    pretrained_save(&made, &model.gpt, &model.codec, kBase);
    check(cs_end(&made));
    codec_free(&model.codec);
    s->weights = kBase;
  }
  pretrained_load(&run->objects, &run->model, s->weights, s->vocabulary, s->merges, s->heads);
  memcpy(run->origin.sum, run->model.sum, sizeof run->origin.sum);
  run->origin.refusal = "it adapts other weights";
}

static void load_text(Run* run) {
  const Settings* s = &run->settings;
  const TrainingData* data = &run->training.data;
  const uint64_t seed = (uint64_t)run->session.seed;
  Text text;
  Failure failure;
  check_helper(s->text ? text_load(&text, s->text, seed, &failure)
                       : text_draw(&text, DRAWN_LETTERS, DRAWN_SIZE, seed, &failure),
               &failure);
  training_data(&run->objects, &run->training.data, &run->model.codec, &text);
  printf("text     %s: %lld tokens for training, %lld for validation\n", text.source,
         (long long)data->trained, (long long)(data->count - data->trained));
  text_free(&text);
}

static void add_adapters(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  cs_random_seed(c, NULL, (uint64_t)run->session.seed);
  lora_make(c, &run->model.gpt, s->rank, s->alpha, &run->lora);
  check(c->status);
  run->training.gpt = &run->model.gpt;
  run->training.link = run->lora.link;
  printf("network  %s with %lld parameters, adapters with %lld, on %s\n", s->weights,
         (long long)link_parameter_count(run->model.gpt.link),
         (long long)link_parameter_count(run->lora.link), run->session.device);
}

/* Returns whether the training has ended. */
static bool train(Run* run) {
  const char* const entries[] = {"main/bits", "validation/bits", NULL};
  ctn_scope* c = &run->objects;
  ctn_updater* updater = training_updater(c, &run->training);
  ctn_trainer* trainer = session_trainer(c, &run->session, updater, entries, entries);
  session_extend(c, trainer, training_origin(c, &run->origin));
  cs_trainer_extend(c, trainer, training_validation(c, &run->training), NULL,
                    session_trigger(c, &run->session), CTN_PRIORITY_DEFAULT);
  if (!run->session.resume) {
    const double before = training_evaluate(c, &run->training, 0);
    check(c->status);
    printf("validation %.4f bits per character before\n", before);
  }
  return session_run(c, &run->session, trainer);
}

static void finish(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  printf("validation %.4f bits per character after fine-tuning\n", training_evaluate(c, &run->training, 0));
  lora_save(c, s->adapters, &run->lora, run->model.sum);
  check(c->status);
  printf("adapters %s\n", s->adapters);
  if (s->merged) {
    lora_merge(c, &run->model.gpt);
    pretrained_save(c, &run->model.gpt, &run->model.codec, s->merged);
    check(c->status);
    printf("merged   %s\n", s->merged);
  }
  if (!s->sample) return;
  Sampling sampling = {.temperature = 0.8, .rng = rng_new((uint64_t)run->session.seed, UINT64_MAX)};
  const int32_t start = codec_start(&run->model.codec);
  putchar('\n');
  sampling_write(c, &run->model.gpt, &run->model.codec, &sampling, &start, 1, s->sample, stdout);
  putchar('\n');
}

int main(int argc, char** argv) {
  Run run = {
      .settings = {.rank = 8,
                   .alpha = 16,
                   .sample = 300,
                   .pretrain = PRETRAINED_UPDATES,
                   .adapters = "adapters.safetensors"},
      .training = {.settings = {.warmup = 20, .rate = 5e-3, .last_rate = 5e-4, .clip = 1}},
      .session = {.program = "finetune_lora", .usage = kUsage, .batch = 12, .updates = 300, .report = 100}};
  read_settings(&run, argc, argv);
  load_model(&run);
  load_text(&run);
  add_adapters(&run);
  const bool whole = train(&run);
  if (whole) finish(&run);
  check(cs_end(&run.objects));
  codec_free(&run.model.codec);
  return whole ? 0 : 130;
}
