/* Fine-tunes a GPT by low-rank adapters. `finetune_lora --help` lists the options. */
#include <catenary/scope.h>

#include "check.h"
#include "kept_options.h"
#include "lora.h"
#include "pretrained.h"
#include "sampling.h"
#include "training.h"

typedef struct Settings {
  TrainingSettings training;
  long long rank, heads, sample;
  double alpha;
  const char *weights, *vocabulary, *merges, *text; /* what a checkpoint keeps */
  const char *device, *save, *resume, *adapters, *merged;
} Settings;

enum { KEPT = TRAINING_OPTIONS + 7, ALL = KEPT + 6, DRAWN_SIZE = 100000 };

static const char kBase[] = "lora_base.safetensors";

static const char kUsage[] =
    "usage: finetune_lora [options]\n\n"
    "Fine-tunes a GPT: the model stays as it is, and small adapters learn what is new. Without --weights, "
    "it\n"
    "first trains a small model on drawn stories and writes it to lora_base.safetensors. Without --text, it\n"
    "fine-tunes on drawn letters. Ctrl-C saves the training; --resume FILE continues it.";

static void describe(Settings* s, Option* options) {
  training_options(&s->training, options);
  const Option rows[ALL - TRAINING_OPTIONS] = {
      /* clang-format off */
      {OPTION_INTEGER, "rank", "N", "rank of the adapters", &s->rank, 1, 4096, NULL},
      {OPTION_REAL, "alpha", "X", "the adapters are multiplied by alpha / rank", &s->alpha, 1e-6, 1e6, NULL},
      {OPTION_TEXT, "weights", "FILE", "the model, in safetensors", &s->weights, 0, 0, NULL},
      {OPTION_INTEGER, "heads", "N", "heads of attention, if the file does not say and they are not width / 64", &s->heads, 1, 1e4, NULL},
      {OPTION_TEXT, "vocabulary", "FILE", "vocab.json of a model with byte pairs", &s->vocabulary, 0, 0, NULL},
      {OPTION_TEXT, "merges", "FILE", "merges.txt of a model with byte pairs", &s->merges, 0, 0, NULL},
      {OPTION_TEXT, "text", "FILE", "the text to learn, in UTF-8", &s->text, 0, 0, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on", &s->device, 0, 0, NULL},
      {OPTION_INTEGER, "sample", "N", "tokens to write at the end", &s->sample, 0, 1e6, NULL},
      {OPTION_TEXT, "save", "FILE", "file for an interrupted training", &s->save, 0, 0, NULL},
      {OPTION_TEXT, "resume", "FILE", "continue from such a file", &s->resume, 0, 0, NULL},
      {OPTION_TEXT, "adapters", "FILE", "file for the adapters at the end", &s->adapters, 0, 0, NULL},
      {OPTION_TEXT, "merged", "FILE", "also write the weights of the model with the adapters in them", &s->merged, 0, 0, NULL},
      /* clang-format on */
  };
  memcpy(options + TRAINING_OPTIONS, rows, sizeof rows);
}

static void parse(const Option* options, int argc, char** argv) {
  Failure failure;
  switch (options_parse(options, ALL, argc, argv, &failure)) {
    case OPTIONS_OK:
      break;
    case OPTIONS_HELP:
      options_help(options, ALL, kUsage);
      exit(0);
    case OPTIONS_ERROR:
      fprintf(stderr, "finetune_lora: %s\nTry finetune_lora --help.\n", failure.text);
      exit(2);
  }
}

typedef struct Run {
  ctn_scope objects;
  Settings settings;
  Option options[ALL];
  Pretrained model;
  Text text;
  TrainingData data;
  Lora lora;
  Training training;
} Run;

static void read_settings(Run* run, int argc, char** argv) {
  Settings* s = &run->settings;
  describe(s, run->options);
  parse(run->options, argc, argv);
  if (s->resume) {
    Failure failure;
    ctn_serializer* file = cs_file_deserializer_new(&run->objects, s->resume, NULL);
    ctn_serializer* entries = cs_serializer_child(&run->objects, file, "extra/options");
    check_helper(options_restore(&run->objects, entries, run->options, KEPT, &failure), &failure);
    parse(run->options, argc, argv);
  }
  if (!s->vocabulary != !s->merges) give_up("--vocabulary and --merges belong together");
  if (s->vocabulary && !s->weights) give_up("--vocabulary needs --weights");
}

static void load_model(Run* run) {
  Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  cs_device_set_current(c, s->device);
  check(c->status);
  if (!s->weights) {
    ctn_scope made = {0};
    Pretrained model;
    pretrained_train(&made, &model);
    pretrained_save(&made, &model.gpt, &model.codec, kBase);
    check(cs_end(&made));
    codec_free(&model.codec);
    s->weights = kBase;
  }
  pretrained_load(c, &run->model, s->weights, s->vocabulary, s->merges, s->heads);
}

static void load_text(Run* run) {
  const Settings* s = &run->settings;
  Failure failure;
  const uint64_t seed = (uint64_t)s->training.seed;
  check_helper(s->text ? text_load(&run->text, s->text, seed, &failure)
                       : text_draw(&run->text, DRAWN_LETTERS, DRAWN_SIZE, seed, &failure),
               &failure);
  check_helper(training_data(&run->data, &run->model.codec, &run->text, &failure), &failure);
  printf("text     %s: %zu tokens for training, %zu for validation\n", run->text.source, run->data.trained,
         run->data.count - run->data.trained);
}

static void add_adapters(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  cs_random_seed(c, NULL, (uint64_t)s->training.seed);
  lora_make(c, &run->model.gpt, s->rank, s->alpha, &run->lora);
  ctn_optimizer* optimizer = training_optimizer(c, &s->training, run->lora.link);
  check(c->status);
  run->training = (Training){&s->training, &run->data, &run->model.gpt, optimizer};
  const int64_t all = link_parameter_count(run->model.gpt.link);
  printf("network  %s with %lld parameters, adapters with %lld, on %s\n", s->weights, (long long)all,
         (long long)link_parameter_count(run->lora.link), s->device);
}

static void resume(Run* run) {
  const char* file = run->settings.resume;
  if (!file) return;
  ctn_scope c = {0};
  ctn_serializer* entries = cs_file_deserializer_new(&c, file, NULL);
  const char* sum = cs_serializer_text(&c, entries, "extra/base", NULL);
  check(c.status);
  if (strcmp(sum, run->model.sum) != 0)
    give_up("%s: it adapts other weights than %s", file, run->settings.weights);
  ctn_dictionary* extra = cs_dictionary_new(&c);
  cs_checkpoint_load(&c, file, run->lora.link, run->training.optimizer, NULL, extra);
  check(cs_end(&c));
  printf("resumed  %s after update %lld\n", file, (long long)ctn_optimizer_t(run->training.optimizer));
}

static void save(Run* run) {
  ctn_scope c = {0};
  ctn_dictionary* extra = cs_dictionary_new(&c);
  ctn_serializer* entries = cs_serializer_child(&c, cs_dictionary_serializer_new(&c, extra, NULL), "options");
  options_keep(&c, entries, run->options, KEPT);
  cs_dictionary_set_text(&c, extra, "base", run->model.sum);
  cs_checkpoint_save(&c, run->settings.save, run->lora.link, run->training.optimizer, NULL, extra);
  check(cs_end(&c));
  printf("stopped after update %lld; continue with\n  finetune_lora --resume %s\n",
         (long long)ctn_optimizer_t(run->training.optimizer), run->settings.save);
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
  Sampling sampling = {.temperature = 0.8, .rng = rng_new((uint64_t)s->training.seed, UINT64_MAX)};
  const int32_t start = codec_start(&run->model.codec);
  putchar('\n');
  sampling_write(c, &run->model.gpt, &run->model.codec, &sampling, &start, 1, s->sample, stdout);
  putchar('\n');
  check(c->status);
}

int main(int argc, char** argv) {
  Run run = {.settings = {.training = {.batch = 12,
                                       .updates = 300,
                                       .warmup = 20,
                                       .evaluate = 100,
                                       .rate = 5e-3,
                                       .last_rate = 5e-4,
                                       .clip = 1},
                          .rank = 8,
                          .alpha = 16,
                          .sample = 300,
                          .device = "cpu",
                          .save = "finetune_lora.safetensors",
                          .adapters = "adapters.safetensors"}};
  read_settings(&run, argc, argv);
  load_model(&run);
  load_text(&run);
  add_adapters(&run);
  resume(&run);
  if (!run.settings.resume) {
    const double before = training_evaluate(&run.objects, &run.training, 0);
    check(run.objects.status);
    printf("validation %.4f bits per character before\n", before);
  }
  const bool whole = training_run(&run.objects, &run.training);
  check(run.objects.status);
  if (whole) {
    finish(&run);
  } else {
    save(&run);
  }
  check(cs_end(&run.objects));
  free(run.data.tokens);
  text_free(&run.text);
  codec_free(&run.model.codec);
  return whole ? 0 : 130;
}
