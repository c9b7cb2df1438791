/* Fine-tunes a GPT by low-rank adapters. `finetune_lora --help` lists the options. */
#include "check.h"
#include "lora.h"
#include "pretrained.h"
#include "sampling.h"
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
    "Fine-tunes a GPT: the model stays as it is, and small adapters learn what is new. Without --weights,\n"
    "it first trains a small model on drawn stories and writes it to lora_base.safetensors. Without --text,\n"
    "it fine-tunes on drawn letters.";

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
  Settings* s = &run->settings;
  const Option options[] = {
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
  training_read(&run->objects, &run->training.settings, &run->session, options,
                sizeof options / sizeof *options, argc, argv);
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

static void show_validation(Run* run, const char* when) {
  const double bits = training_evaluate(&run->objects, &run->training, 0);
  check(run->objects.status);
  printf("validation %.4f bits per character %s\n", bits, when);
}

static void finish(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  show_validation(run, "after fine-tuning");
  lora_save(c, s->adapters, &run->lora, run->model.sum);
  check(c->status);
  printf("adapters %s\n", s->adapters);
  if (s->merged) {
    lora_merge(c, &run->model.gpt);
    pretrained_save(c, &run->model.gpt, &run->model.codec, s->merged);
    check(c->status);
    printf("merged   %s\n", s->merged);
  }
  sampling_show(c, &run->model.gpt, &run->model.codec, (uint64_t)run->session.seed, s->sample);
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
  if (!run.session.resume) show_validation(&run, "before");
  const bool whole = training_run(&run.objects, &run.training, &run.origin, &run.session);
  if (whole) finish(&run);
  check(cs_end(&run.objects));
  codec_free(&run.model.codec);
  return whole ? 0 : 130;
}
