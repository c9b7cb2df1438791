/* Trains a GPT on a text. `train_gpt --help` lists the options. */
#include "check.h"
#include "pretrained.h"
#include "sampling.h"
#include "training.h"
#include "weights.h"

typedef struct Settings {
  long long layers, heads, width, context, sample;
  double dropout;
  const char *size, *text, *vocabulary, *merges, *start, *weights;
} Settings;

static const char* const kSizes[] = {"tiny", "small", "gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", NULL};
static const long long kShapes[][4] = {/* layers, heads, width, context */
                                       {4, 4, 128, 64},      {6, 6, 192, 128},     {12, 12, 768, 1024},
                                       {24, 16, 1024, 1024}, {36, 20, 1280, 1024}, {48, 25, 1600, 1024}};

static const char kUsage[] =
    "usage: train_gpt [options]\n\n"
    "Trains a GPT to continue a text, and writes some. Without --text, it looks for\n"
    "$CATENARY_DATA/text/tinyshakespeare.txt; otherwise it draws little stories. The last tenth of the text\n"
    "is held out for validation.";

typedef struct Run {
  ctn_scope objects;
  Settings settings;
  Session session;
  Text text;
  Codec codec;
  Gpt gpt;
  Training training;
  TrainingOrigin origin;
} Run;

static void read_settings(Run* run, int argc, char** argv) {
  Settings* s = &run->settings;
  const Option options[] = {
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
      {OPTION_INTEGER, "sample", "N", "tokens to write at the end", &s->sample, 0, 1e6, NULL},
      {OPTION_TEXT, "weights", "FILE", "file for the weights at the end", &s->weights, 0, 0, NULL},
      /* clang-format on */
  };
  training_read(&run->objects, &run->training.settings, &run->session, options,
                sizeof options / sizeof *options, argc, argv);
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

static void load_text(Run* run) {
  const Settings* s = &run->settings;
  const TrainingData* data = &run->training.data;
  Failure failure;
  check_helper(text_load(&run->text, s->text, (uint64_t)run->session.seed, &failure), &failure);
  run->origin.refusal = "it was trained on another text";
  Sha256 hash = sha256_new();
  sha256_add(&hash, run->text.bytes, run->text.size);
  sha256_finish(&hash, run->origin.sum);
  check_helper(s->vocabulary ? codec_of_files(&run->codec, s->vocabulary, s->merges, &failure)
                             : codec_of_characters(&run->codec, run->text.bytes, run->text.size, &failure),
               &failure);
  training_data(&run->objects, &run->training.data, &run->codec, &run->text);
  printf("text     %s: %lld tokens for training, %lld for validation, %d different\n", run->text.source,
         (long long)data->trained, (long long)(data->count - data->trained), (int)codec_size(&run->codec));
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
  GptSizes sizes = sizes_of(s, codec_size(&run->codec));
  ctn_dictionary* weights = s->start ? read_start(&file, s, &sizes) : NULL;
  gpt_make(c, &run->gpt, &sizes);
  check(c->status);
  if (weights && !run->session.resume) gpt_weights_apply(&file, weights, &run->gpt);
  check(cs_end(&file));
  run->training.gpt = &run->gpt;
  run->training.link = run->gpt.link;
  printf("network  GPT with %lld layers, %lld heads, %lld wide, context %lld, %lld parameters, on %s\n",
         (long long)sizes.layers, (long long)sizes.heads, (long long)sizes.width, (long long)sizes.context,
         (long long)link_parameter_count(run->gpt.link), run->session.device);
}

static void finish(Run* run) {
  const Settings* s = &run->settings;
  ctn_scope* c = &run->objects;
  const double bits = training_evaluate(c, &run->training, 0);
  check(c->status);
  printf("validation %.4f bits per character\n", bits);
  pretrained_save(c, &run->gpt, &run->codec, s->weights);
  check(c->status);
  printf("weights  %s\n", s->weights);
  sampling_show(c, &run->gpt, &run->codec, (uint64_t)run->session.seed, s->sample);
}

int main(int argc, char** argv) {
  Run run = {
      .settings = {.sample = 400, .weights = "gpt.safetensors"},
      .training = {.settings = {.warmup = 100, .rate = 4e-3, .last_rate = 4e-4, .decay = 0.1, .clip = 1}},
      .session = {.program = "train_gpt", .usage = kUsage, .batch = 16, .updates = 1500, .report = 250}};
  read_settings(&run, argc, argv);
  load_text(&run);
  make_model(&run);
  const bool whole = training_run(&run.objects, &run.training, &run.origin, &run.session);
  if (whole) finish(&run);
  check(cs_end(&run.objects));
  codec_free(&run.codec);
  text_free(&run.text);
  return whole ? 0 : 130;
}
