/* Loads or trains a model; see pretrained.h. */
#include "pretrained.h"

#include "check.h"
#include "training.h"
#include "weights.h"

enum { TEXT_SIZE = 200000, REPORT = 200 };

static void load_codec(ctn_scope* c, Codec* codec, ctn_dictionary* file, const char* weights,
                       const char* vocabulary, const char* merges) {
  Failure failure;
  if (vocabulary) {
    check_helper(codec_of_files(codec, vocabulary, merges, &failure), &failure);
    return;
  }
  if (!cs_dictionary_contains(c, file, "alphabet")) {
    check(c->status);
    give_up("%s holds no alphabet: give --vocabulary and --merges", weights);
  }
  const char* alphabet = cs_dictionary_text(c, file, "alphabet");
  check(c->status);
  check_helper(codec_of_characters(codec, alphabet, strlen(alphabet), &failure), &failure);
}

void pretrained_load(ctn_scope* c, Pretrained* model, const char* weights, const char* vocabulary,
                     const char* merges, int64_t heads) {
  Failure failure;
  GptSizes sizes = {.heads = heads};
  const size_t mark = cs_mark(c);
  ctn_dictionary* file = gpt_weights_read(c, weights, &sizes);
  check(c->status);
  load_codec(c, &model->codec, file, weights, vocabulary, merges);
  const int32_t tokens = codec_size(&model->codec);
  if (tokens != sizes.vocabulary)
    give_up("%s: expected %d tokens as in the vocabulary, got %lld", weights, (int)tokens,
            (long long)sizes.vocabulary);
  file = ctn_dictionary_retain(file);
  cs_pop(c, mark);
  gpt_make(c, &model->gpt, &sizes);
  gpt_weights_apply(c, file, &model->gpt);
  ctn_dictionary_release(file);
  check(c->status);
  check_helper(sha256_of_file(weights, model->sum, &failure), &failure);
}

/* The characters of two texts. */
static bool codec_of_both(Codec* codec, const Text* a, const Text* b, Failure* failure) {
  char* both = malloc(a->size + b->size);
  if (!both) return fail(failure, "out of memory for an alphabet");
  memcpy(both, a->bytes, a->size);
  memcpy(both + a->size, b->bytes, b->size);
  const bool done = codec_of_characters(codec, both, a->size + b->size, failure);
  free(both);
  return done;
}

static ctn_trigger* every(ctn_scope* c, double count) {
  return cs_trigger_interval_new(c, count, CTN_TRIGGER_UNIT_ITERATION);
}

static void extend(ctn_scope* c, ctn_trainer* trainer, ctn_extension* extension, double period) {
  cs_trainer_extend(c, trainer, extension, NULL, every(c, period), CTN_PRIORITY_DEFAULT);
}

/* Trains with a table and a progress bar, without files. */
static void run(ctn_scope* c, Training* training) {
  static const char* const columns[] = {"iteration", "main/bits", "validation/bits"};
  ctn_updater* updater = training_updater(c, training);
  ctn_trainer* trainer = cs_trainer_new(c, updater, every(c, (double)training->settings.updates), ".");
  extend(c, trainer, training_validation(c, training), REPORT);
  extend(c, trainer, cs_extension_log_report_new(c, NULL, 0, NULL, every(c, REPORT)), 1);
  extend(c, trainer, cs_extension_print_report_new(c, columns, 3, NULL), REPORT);
  extend(c, trainer, cs_extension_progress_bar_new(c, 1), 1);
  cs_trainer_set_interrupts(c, trainer, 1);
  const ctn_training_result result = cs_trainer_run(c, trainer);
  check(c->status);
  if (result == CTN_TRAINING_FINISHED) return;
  puts("stopped before there was anything to save");
  exit(130);
}

void pretrained_train(ctn_scope* c, Pretrained* model, int64_t updates) {
  Training training = {.gpt = &model->gpt};
  training.settings = (TrainingSettings){.batch = 12,
                                         .updates = updates,
                                         .warmup = 40,
                                         .rate = 3e-3,
                                         .last_rate = 3e-4,
                                         .decay = 0.1,
                                         .clip = 1};
  GptSizes sizes = {.layers = 3, .heads = 4, .width = 96, .context = 64};
  Text stories, letters;
  Failure failure;
  ctn_scope made = {0};
  check_helper(text_draw(&stories, DRAWN_STORIES, TEXT_SIZE, 0, &failure), &failure);
  check_helper(text_draw(&letters, DRAWN_LETTERS, TEXT_SIZE, 0, &failure), &failure);
  check_helper(codec_of_both(&model->codec, &stories, &letters, &failure), &failure);
  training_data(&made, &training.data, &model->codec, &stories);
  text_free(&stories);
  text_free(&letters);
  sizes.vocabulary = codec_size(&model->codec);
  printf("no --weights: training a model with %lld layers, %lld wide, on drawn stories\n",
         (long long)sizes.layers, (long long)sizes.width);
  cs_random_seed(c, NULL, 0);
  gpt_make(c, &model->gpt, &sizes);
  check(c->status);
  training.link = model->gpt.link;
  run(&made, &training);
  cs_end(&made);
}

void pretrained_save(ctn_scope* c, const Gpt* gpt, const Codec* codec, const char* path) {
  const size_t mark = cs_mark(c);
  ctn_dictionary* texts = cs_dictionary_new(c);
  char* alphabet = codec->bpe ? NULL : codec_alphabet(codec);
  if (!codec->bpe) cs_dictionary_set_text(c, texts, "alphabet", alphabet);
  gpt_weights_save(c, path, gpt, texts);
  free(alphabet);
  cs_pop(c, mark);
}
