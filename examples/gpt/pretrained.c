/* Loads or trains a model; see pretrained.h. */
#include "pretrained.h"

#include "check.h"
#include "training.h"
#include "weights.h"

enum { TEXT_SIZE = 200000 };

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

void pretrained_train(ctn_scope* c, Pretrained* model) {
  const TrainingSettings settings = {.batch = 12,
                                     .updates = 800,
                                     .warmup = 40,
                                     .evaluate = 200,
                                     .rate = 3e-3,
                                     .last_rate = 3e-4,
                                     .decay = 0.1,
                                     .clip = 1};
  GptSizes sizes = {.layers = 3, .heads = 4, .width = 96, .context = 64};
  Text stories, letters;
  Failure failure;
  TrainingData data;
  check_helper(text_draw(&stories, DRAWN_STORIES, TEXT_SIZE, 0, &failure), &failure);
  check_helper(text_draw(&letters, DRAWN_LETTERS, TEXT_SIZE, 0, &failure), &failure);
  check_helper(codec_of_both(&model->codec, &stories, &letters, &failure), &failure);
  check_helper(training_data(&data, &model->codec, &stories, &failure), &failure);
  sizes.vocabulary = codec_size(&model->codec);
  printf("no --weights: training a model with %lld layers, %lld wide, on drawn stories\n",
         (long long)sizes.layers, (long long)sizes.width);
  cs_random_seed(c, NULL, 0);
  gpt_make(c, &model->gpt, &sizes);
  const Training training = {&settings, &data, &model->gpt,
                             training_optimizer(c, &settings, model->gpt.link)};
  const bool whole = training_run(c, &training);
  check(c->status);
  if (!whole) {
    puts("stopped before there was anything to save");
    exit(130);
  }
  text_free(&stories);
  text_free(&letters);
  free(data.tokens);
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
