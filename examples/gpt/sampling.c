/* Draws tokens; see sampling.h. */
#include "sampling.h"

#include <math.h>

static int descending(const void* a, const void* b) {
  const float x = *(const float*)a, y = *(const float*)b;
  return (x < y) - (x > y);
}

/* Only scores of at least this may be drawn. */
static float least_of_best(const float* scores, int32_t count, int64_t k, float* scratch) {
  if (k < 1 || k >= count) return -INFINITY;
  memcpy(scratch, scores, (size_t)count * sizeof *scratch);
  qsort(scratch, (size_t)count, sizeof *scratch, descending);
  return scratch[k - 1];
}

int32_t sampling_pick(Sampling* sampling, const float* scores, int32_t count, float* scratch) {
  int32_t best = 0;
  for (int32_t i = 0; i < count; ++i) {
    if (!isfinite(scores[i])) return -1;
    if (scores[i] > scores[best]) best = i;
  }
  if (sampling->temperature == 0) return best;
  const float least = least_of_best(scores, count, sampling->top_k, scratch);
  double total = 0;
  for (int32_t i = 0; i < count; ++i)
    if (scores[i] >= least) total += exp(((double)scores[i] - scores[best]) / sampling->temperature);
  double left = rng_uniform(&sampling->rng, 0, total);
  for (int32_t i = 0; i < count; ++i) {
    if (scores[i] < least) continue;
    left -= exp(((double)scores[i] - scores[best]) / sampling->temperature);
    if (left < 0) return i;
  }
  return best; /* rounding left a little */
}

typedef struct Window {
  int32_t* tokens;
  int64_t count, seen, room; /* seen: how many are in the cache */
} Window;

static void append(Window* window, int32_t token) {
  if (window->count == window->room) {
    const int64_t kept = window->room / 2;
    memmove(window->tokens, window->tokens + window->count - kept, (size_t)kept * sizeof *window->tokens);
    window->count = kept;
    window->seen = 0;
  }
  window->tokens[window->count++] = token;
}

static int32_t next_token(ctn_scope* c, const Gpt* gpt, Sampling* sampling, Window* window, GptCache* cache,
                          float* numbers) {
  const size_t mark = cs_mark(c);
  const int32_t vocabulary = (int32_t)gpt->sizes.vocabulary;
  cache->length = window->seen;
  const int64_t from = sampling->uncached ? 0 : window->seen;
  ctn_variable* scores =
      gpt_last_scores(c, gpt, window->tokens + from, window->count - from, sampling->uncached ? NULL : cache);
  cs_array_to_data(c, cs_variable_data(c, scores), numbers, (size_t)vocabulary * sizeof *numbers);
  window->seen = window->count;
  int32_t token = c->status ? 0 : sampling_pick(sampling, numbers, vocabulary, numbers + vocabulary);
  if (token < 0) cs_fail(c, CTN_ERROR_NAN, "gpt: the scores of the model are not finite numbers");
  cs_pop(c, mark);
  return token;
}

void sampling_write(ctn_scope* c, const Gpt* gpt, const Codec* codec, Sampling* sampling,
                    const int32_t* prompt, size_t prompt_count, int64_t length, FILE* stream) {
  const size_t mark = cs_mark(c), room = (size_t)gpt->sizes.context;
  cs_settings(c);
  cs_set_backprop_enabled(c, 0);
  cs_set_train(c, 0);
  float* numbers = cs_memory(c, 2 * (size_t)gpt->sizes.vocabulary * sizeof *numbers);
  Window window = {.tokens = cs_memory(c, room * sizeof *window.tokens), .room = (int64_t)room};
  GptCache cache = {0};
  gpt_cache_make(c, gpt, 1, &cache);
  const size_t kept = prompt_count < room ? prompt_count : room;
  for (size_t i = prompt_count - kept; i < prompt_count && !c->status; ++i) append(&window, prompt[i]);
  for (int64_t i = 0; i < length && !c->status; ++i) {
    const int32_t token = next_token(c, gpt, sampling, &window, &cache, numbers);
    if (c->status || (codec->bpe && token == codec_start(codec))) break;
    char text[4];
    size_t size = 0;
    const char* bytes = codec_bytes(codec, token, text, &size);
    if (fwrite(bytes, 1, size, stream) != size || fflush(stream) != 0)
      cs_fail(c, CTN_ERROR_IO, "gpt: the text cannot be written");
    append(&window, token);
  }
  cs_pop(c, mark);
}

void sampling_show(ctn_scope* c, const Gpt* gpt, const Codec* codec, uint64_t seed, int64_t length) {
  if (!length) return;
  Sampling sampling = {.temperature = 0.8, .rng = rng_new(seed, UINT64_MAX)};
  const int32_t start = codec_start(codec);
  putchar('\n');
  sampling_write(c, gpt, codec, &sampling, &start, 1, length, stdout);
  putchar('\n');
}
