/* Trains a GPT on a text. `train_gpt --help` lists the options. */
#include <catenary/scope.h>

#include "check.h"
#include "kept_options.h"
#include "pretrained.h"
#include "sampling.h"
#include "training.h"
#include "weights.h"

typedef struct Settings {
  TrainingSettings training;
  long long layers, heads, width, context, sample;
  double dropout;
  const char *size, *text, *vocabulary, *merges, *start; /* what a checkpoint keeps */
  const char *device, *save, *resume, *weights;
} Settings;

enum { KEPT = TRAINING_OPTIONS + 10, ALL = KEPT + 5 };

static const char* const kSizes[] = {"tiny", "small", "gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", NULL};
static const long long kShapes[][4] = {/* layers, heads, width, context */
                                       {4, 4, 128, 64},      {6, 6, 192, 128},     {12, 12, 768, 1024},
                                       {24, 16, 1024, 1024}, {36, 20, 1280, 1024}, {48, 25, 1600, 1024}};

static const char kUsage[] =
    "usage: train_gpt [options]\n\n"
    "Trains a GPT to continue a text, and writes some. Without --text, it looks for\n"
    "$CATENARY_DATA/text/tinyshakespeare.txt; otherwise it draws little stories. The last tenth of the text\n"
    "is held out for validation. Ctrl-C saves the training; --resume FILE continues it with the same "
    "options.";

static void describe(Settings* s, Option* options) {
  training_options(&s->training, options);
  const Option rows[ALL - TRAINING_OPTIONS] = {
      /* clang-format off */
      {OPTION_CHOICE, "size", "NAME", "tiny (if not given), small (6 layers, 192 wide), or the shape of a published model", &s->size, 0, 0, kSizes},
      {OPTION_INTEGER, "layers", "N", "blocks, instead of those of --size", &s->layers, 1, GPT_MOST_LAYERS, NULL},
      {OPTION_INTEGER, "heads", "N", "heads of attention, instead of those of --size", &s->heads, 1, 1e4, NULL},
      {OPTION_INTEGER, "width", "N", "length of the vectors, instead of that of --size", &s->width, 1, 1e6, NULL},
      {OPTION_INTEGER, "context", "N", "tokens that the model sees at once, instead of --size", &s->context, 1, 1e6, NULL},
      {OPTION_REAL, "dropout", "X", "share of numbers that are dropped in training", &s->dropout, 0, 0.99, NULL},
      {OPTION_TEXT, "text", "FILE", "a text in UTF-8", &s->text, 0, 0, NULL},
      {OPTION_TEXT, "vocabulary", "FILE", "vocab.json: use byte pairs instead of characters", &s->vocabulary, 0, 0, NULL},
      {OPTION_TEXT, "merges", "FILE", "merges.txt that belongs to it", &s->merges, 0, 0, NULL},
      {OPTION_TEXT, "start", "FILE", "begin with the weights of a file, such as GPT-2's model.safetensors", &s->start, 0, 0, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on", &s->device, 0, 0, NULL},
      {OPTION_INTEGER, "sample", "N", "tokens to write at the end", &s->sample, 0, 1e6, NULL},
      {OPTION_TEXT, "save", "FILE", "file for an interrupted training", &s->save, 0, 0, NULL},
      {OPTION_TEXT, "resume", "FILE", "continue from such a file", &s->resume, 0, 0, NULL},
      {OPTION_TEXT, "weights", "FILE", "file for the weights at the end", &s->weights, 0, 0, NULL},
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
      fprintf(stderr, "train_gpt: %s\nTry train_gpt --help.\n", failure.text);
      exit(2);
  }
}

/* Options given on the command line take precedence over those that the checkpoint keeps. */
static void read_settings(ctn_scope* c, Settings* s, Option* options, int argc, char** argv) {
  describe(s, options);
  parse(options, argc, argv);
  if (s->resume) {
    Failure failure;
    ctn_serializer* file = cs_file_deserializer_new(c, s->resume, NULL);
    ctn_serializer* entries = cs_serializer_child(c, file, "extra/options");
    check_helper(options_restore(c, entries, options, KEPT, &failure), &failure);
    parse(options, argc, argv);
  }
  if (!s->vocabulary != !s->merges) give_up("--vocabulary and --merges belong together");
  if (s->start && (s->size || s->layers || s->width || s->context))
    give_up("--start: its file determines --size, --layers, --width and --context");
}

static GptSizes sizes_of(const Settings* s, int64_t vocabulary) {
  size_t i = 0;
  while (s->size && strcmp(kSizes[i], s->size) != 0) ++i;
  const long long* shape = kShapes[i];
  return (GptSizes){.vocabulary = vocabulary,
                    .layers = s->layers ? s->layers : shape[0],
                    .heads = s->heads ? s->heads : shape[1],
                    .width = s->width ? s->width : shape[2],
                    .context = s->context ? s->context : shape[3],
                    .dropout = s->dropout};
}

typedef struct Run {
  ctn_scope objects;
  Settings settings;
  Option options[ALL];
  Text text;
  char sum[SHA256_HEX]; /* of the text */
  Codec codec;
  TrainingData data;
  Gpt gpt;
  Training training;
} Run;

static void load_text(Run* run) {
  const Settings* s = &run->settings;
  Failure failure;
  check_helper(text_load(&run->text, s->text, (uint64_t)s->training.seed, &failure), &failure);
  Sha256 hash = sha256_new();
  sha256_add(&hash, run->text.bytes, run->text.size);
  sha256_finish(&hash, run->sum);
  check_helper(s->vocabulary ? codec_of_files(&run->codec, s->vocabulary, s->merges, &failure)
                             : codec_of_characters(&run->codec, run->text.bytes, run->text.size, &failure),
               &failure);
  check_helper(training_data(&run->data, &run->codec, &run->text, &failure), &failure);
  printf("text     %s: %zu tokens for training, %zu for validation, %d different\n", run->text.source,
         run->data.trained, run->data.count - run->data.trained, (int)codec_size(&run->codec));
}

/* Reads the weights of --start, and the sizes of their model. */
static ctn_dictionary* read_start(ctn_scope* c, const Settings* s, GptSizes* sizes) {
  GptSizes found = {.heads = s->heads};
  ctn_dictionary* weights = gpt_weights_read(c, s->start, &found);
  check(c->status);
  if (found.vocabulary != sizes->vocabulary)
    give_up(
        "%s: expected %lld tokens as the text has, got %lld; --vocabulary and --merges give the tokens of a "
        "published model",
        s->start, (long long)sizes->vocabulary, (long long)found.vocabulary);
  found.dropout = s->dropout;
  *sizes = found;
  return weights;
}

static void make_model(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope *c = &run->objects, file = {0};
  cs_device_set_current(c, s->device);
  cs_random_seed(c, NULL, (uint64_t)s->training.seed);
  check(c->status);
  GptSizes sizes = sizes_of(s, codec_size(&run->codec));
  ctn_dictionary* weights = s->start ? read_start(&file, s, &sizes) : NULL;
  gpt_make(c, &run->gpt, &sizes);
  check(c->status);
  if (weights && !s->resume) gpt_weights_apply(&file, weights, &run->gpt);
  check(cs_end(&file));
  ctn_optimizer* optimizer = training_optimizer(c, &s->training, run->gpt.link);
  check(c->status);
  run->training = (Training){&s->training, &run->data, &run->gpt, optimizer};
  printf("network  GPT with %lld layers, %lld heads, %lld wide, context %lld, %lld parameters, on %s\n",
         (long long)sizes.layers, (long long)sizes.heads, (long long)sizes.width, (long long)sizes.context,
         (long long)link_parameter_count(run->gpt.link), s->device);
}

static void resume(Run* run) {
  const char* file = run->settings.resume;
  if (!file) return;
  ctn_scope c = {0};
  ctn_dictionary* extra = cs_dictionary_new(&c);
  ctn_serializer* entries = cs_file_deserializer_new(&c, file, NULL);
  const char* sum = cs_serializer_text(&c, entries, "extra/text", NULL);
  check(c.status);
  if (strcmp(sum, run->sum) != 0)
    give_up("%s: it was trained on another text than %s", file, run->text.source);
  cs_checkpoint_load(&c, file, run->gpt.link, run->training.optimizer, NULL, extra);
  check(cs_end(&c));
  printf("resumed  %s after update %lld\n", file, (long long)ctn_optimizer_t(run->training.optimizer));
}

static void save(Run* run) {
  ctn_scope c = {0};
  ctn_dictionary* extra = cs_dictionary_new(&c);
  ctn_serializer* entries = cs_serializer_child(&c, cs_dictionary_serializer_new(&c, extra, NULL), "options");
  options_keep(&c, entries, run->options, KEPT);
  cs_dictionary_set_text(&c, extra, "text", run->sum);
  cs_checkpoint_save(&c, run->settings.save, run->gpt.link, run->training.optimizer, NULL, extra);
  check(cs_end(&c));
  printf("stopped after update %lld; continue with\n  train_gpt --resume %s\n",
         (long long)ctn_optimizer_t(run->training.optimizer), run->settings.save);
}

static void save_weights(Run* run) {
  ctn_scope c = {0};
  pretrained_save(&c, &run->gpt, &run->codec, run->settings.weights);
  check(cs_end(&c));
  printf("weights  %s\n", run->settings.weights);
}

static void write_sample(Run* run) {
  const Settings* s = &run->settings;
  if (!s->sample) return;
  Sampling sampling = {.temperature = 0.8, .rng = rng_new((uint64_t)s->training.seed, UINT64_MAX)};
  const int32_t start = codec_start(&run->codec);
  ctn_scope c = {0};
  putchar('\n');
  sampling_write(&c, &run->gpt, &run->codec, &sampling, &start, 1, s->sample, stdout);
  putchar('\n');
  check(cs_end(&c));
}

static void release(Run* run) {
  check(cs_end(&run->objects));
  free(run->data.tokens);
  codec_free(&run->codec);
  text_free(&run->text);
}

int main(int argc, char** argv) {
  Run run = {.settings = {.training = {.batch = 12,
                                       .updates = 1000,
                                       .warmup = 100,
                                       .evaluate = 250,
                                       .rate = 1e-3,
                                       .last_rate = 1e-4,
                                       .decay = 0.1,
                                       .clip = 1},
                          .sample = 400,
                          .device = "cpu",
                          .save = "train_gpt.safetensors",
                          .weights = "gpt.safetensors"}};
  read_settings(&run.objects, &run.settings, run.options, argc, argv);
  load_text(&run);
  make_model(&run);
  resume(&run);
  const bool whole = training_run(&run.objects, &run.training);
  check(run.objects.status);
  if (whole) {
    const double bits = training_evaluate(&run.objects, &run.training, 0);
    check(run.objects.status);
    printf("validation %.4f bits per character\n", bits);
    save_weights(&run);
    write_sample(&run);
  } else {
    save(&run);
  }
  release(&run);
  return whole ? 0 : 130;
}
