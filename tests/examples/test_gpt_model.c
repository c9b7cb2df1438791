/*
 * Tests of the GPT: cached and uncached scores, files of weights, adapters, the drawing of tokens.
 *
 * test_examples_gpt_model scores WEIGHTS TOKEN...: prints the scores of all tokens instead, for gpt_torch_test.py.
 */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lora.h"
#include "model.h"
#include "sampling.h"
#include "weights.h"

/* Must be last, because it defines `fail` as a macro. */
#include <cmocka.h>

enum { VOCABULARY = 11, CONTEXT = 8, WIDTH = 12, COUNT = 7, SCORES = COUNT * VOCABULARY };

static const GptSizes kSizes = {.vocabulary = VOCABULARY, .context = CONTEXT, .width = WIDTH, .layers = 2, .heads = 3};
static const int32_t kTokens[COUNT] = {3, 1, 4, 1, 5, 9, 2};

static char folder[256];

static int enter_folder(void** state) {
  (void)state;
  const char* parent = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/catenary-gpt-XXXXXX", parent ? parent : "/tmp");
  return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void** state) {
  (void)state;
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

static void assert_ok(ctn_status status) {
  if (status != CTN_OK) fail_msg("%s", ctn_error_message());
}

static void assert_fails(ctn_scope* c, ctn_status status, const char* words) {
  const ctn_status found = cs_end(c);
  if (found != status || !strstr(ctn_error_message(), words))
    fail_msg("status %d instead of %d: %s", (int)found, (int)status, ctn_error_message());
}

/* A model with larger weights than a new one has, so that all parts matter. */
static void make(ctn_scope* c, Gpt* gpt, uint64_t seed) {
  cs_random_seed(c, NULL, seed);
  gpt_make(c, gpt, &kSizes);
  for (size_t i = 0; i < ctn_link_param_count(gpt->link) && !c->status; ++i) {
    ctn_array* data = cs_variable_data(c, cs_link_param_at(c, gpt->link, i));
    ctn_array* noise = cs_random_normal(c, NULL, 0, 0.3, ctn_array_shape(data), ctn_array_ndim(data), CTN_FLOAT32);
    cs_array_copyto(c, data, cs_array_add(c, data, noise), CTN_CASTING_NO, NULL);
  }
  assert_ok(c->status);
}

static ctn_variable* tokens_of(ctn_scope* c, const int32_t* tokens, int64_t batch, int64_t count) {
  return cs_constant_from_data(c, tokens, CTN_SHAPE(batch, count), CTN_INT32);
}

static void scores_of(ctn_scope* c, const Gpt* gpt, float scores[SCORES]) {
  cs_array_to_data(c, cs_variable_data(c, gpt_scores(c, gpt, tokens_of(c, kTokens, 1, COUNT), NULL)), scores,
                   SCORES * sizeof *scores);
  assert_ok(c->status);
}

static double distance(const float* a, const float* b, size_t count) {
  double largest = 0, scale = 1e-30;
  for (size_t i = 0; i < count; ++i) {
    largest = fmax(largest, fabs((double)a[i] - b[i]));
    scale = fmax(scale, fabs((double)b[i]));
  }
  return largest / scale;
}

static void test_cache(void** state) {
  (void)state;
  static const int64_t cuts[][COUNT] = {{COUNT}, {1, 1, 1, 1, 1, 1, 1}, {4, 1, 1, 1}, {3, 4}, {1, 3, 2, 1}};
  ctn_scope c = {0};
  Gpt gpt;
  float expected[SCORES], found[SCORES];
  make(&c, &gpt, 1);
  scores_of(&c, &gpt, expected);
  cs_settings(&c);
  cs_set_backprop_enabled(&c, 0);
  for (size_t k = 0; k < sizeof cuts / sizeof *cuts; ++k) {
    GptCache cache;
    gpt_cache_make(&c, &gpt, 1, &cache);
    for (int64_t i = 0, at = 0; at < COUNT; at += cuts[k][i++]) {
      ctn_variable* scores = gpt_scores(&c, &gpt, tokens_of(&c, kTokens + at, 1, cuts[k][i]), &cache);
      cs_array_to_data(&c, cs_variable_data(&c, scores), found + at * VOCABULARY,
                       (size_t)(cuts[k][i] * VOCABULARY) * sizeof *found);
    }
    assert_ok(c.status);
    assert_int_equal(cache.length, COUNT);
    assert_true(distance(found, expected, SCORES) < 2e-6);
  }
  ctn_variable* last = gpt_last_scores(&c, &gpt, kTokens, COUNT, NULL);
  assert_int_equal(ctn_variable_shape(last)[0], 1);
  cs_array_to_data(&c, cs_variable_data(&c, last), found, VOCABULARY * sizeof *found);
  assert_ok(c.status);
  assert_true(distance(found, expected + (COUNT - 1) * VOCABULARY, VOCABULARY) < 2e-6);

  GptCache cache;
  gpt_cache_make(&c, &gpt, 1, &cache);
  gpt_scores(&c, &gpt, tokens_of(&c, kTokens, 1, COUNT), &cache);
  gpt_scores(&c, &gpt, tokens_of(&c, kTokens, 1, 2), &cache);
  assert_fails(&c, CTN_ERROR_SHAPE, "expected at most 8 positions, got 9");
  assert_int_equal(cache.length, COUNT);
}

/* A token changes no score before it, and a row of a batch not the others. */
static void test_causality(void** state) {
  (void)state;
  ctn_scope c = {0};
  Gpt gpt;
  float expected[SCORES], found[2 * SCORES];
  int32_t tokens[2 * COUNT];
  make(&c, &gpt, 2);
  scores_of(&c, &gpt, expected);
  for (int i = 0; i < 2 * COUNT; ++i) tokens[i] = kTokens[i % COUNT];
  tokens[4] = 10;
  cs_array_to_data(&c, cs_variable_data(&c, gpt_scores(&c, &gpt, tokens_of(&c, tokens, 2, COUNT), NULL)), found,
                   sizeof found);
  assert_ok(c.status);
  assert_true(distance(found, expected, 4 * VOCABULARY) < 2e-6);
  assert_true(distance(found + 4 * VOCABULARY, expected + 4 * VOCABULARY, 3 * VOCABULARY) > 1e-3);
  assert_true(distance(found + SCORES, expected, SCORES) < 2e-6);
  assert_ok(cs_end(&c));
}

static void test_loss_and_sizes(void** state) {
  (void)state;
  ctn_scope c = {0};
  Gpt gpt;
  gpt_make(&c, &gpt, &kSizes);
  const int64_t block = 4 * WIDTH + 12 * WIDTH * WIDTH + 9 * WIDTH;
  assert_int_equal(link_parameter_count(gpt.link), (VOCABULARY + CONTEXT) * WIDTH + 2 * block + 2 * WIDTH);
  ctn_variable *inputs[2] = {tokens_of(&c, kTokens, 1, 6), tokens_of(&c, kTokens + 1, 1, 6)}, *loss = NULL;
  cs_link_call(&c, gpt.link, inputs, 2, &loss, 1);
  assert_true(fabs(cs_value(&c, loss) - log(VOCABULARY)) < 0.1); /* a new model knows nothing */
  cs_link_cleargrads(&c, gpt.link);
  cs_variable_backward(&c, loss, 0, 0);
  assert_ok(c.status);
  for (size_t i = 0; i < ctn_link_param_count(gpt.link); ++i)
    assert_non_null(cs_variable_grad(&c, cs_link_param_at(&c, gpt.link, i)));
  gpt_scores(&c, &gpt, tokens_of(&c, kTokens, 7, 1), NULL);
  assert_ok(c.status);
  gpt_scores(&c, &gpt, cs_constant_from_data(&c, kTokens, CTN_SHAPE(7), CTN_INT32), NULL);
  assert_fails(&c, CTN_ERROR_SHAPE, "expected 2 axes, got 1");
  GptSizes wrong = kSizes;
  wrong.heads = 5;
  gpt_make(&c, &gpt, &wrong);
  assert_fails(&c, CTN_ERROR_INVALID_ARGUMENT, "heads: expected a divisor of the width 12, got 5");
  wrong = kSizes;
  wrong.layers = GPT_MOST_LAYERS + 1;
  gpt_make(&c, &gpt, &wrong);
  assert_fails(&c, CTN_ERROR_INVALID_ARGUMENT, "layers: expected at most 128, got 129");
}

/* Files of weights. */

static void load(ctn_scope* c, const char* path, Gpt* gpt) {
  GptSizes sizes = {0};
  ctn_dictionary* weights = gpt_weights_read(c, path, &sizes);
  if (weights) gpt_make(c, gpt, &sizes);
  if (weights) gpt_weights_apply(c, weights, gpt);
}

static void test_weights_come_back(void** state) {
  (void)state;
  ctn_scope c = {0};
  Gpt gpt, again;
  float expected[SCORES], found[SCORES];
  make(&c, &gpt, 3);
  scores_of(&c, &gpt, expected);
  gpt_weights_save(&c, "plain.safetensors", &gpt, NULL);
  load(&c, "plain.safetensors", &again);
  assert_ok(c.status);
  assert_int_equal(again.sizes.heads, 3);
  assert_int_equal(again.sizes.layers, 2);
  assert_int_equal(again.sizes.context, CONTEXT);
  scores_of(&c, &again, found);
  assert_memory_equal(found, expected, sizeof found);

  /* As published: a prefix, masks, the scores' own copy of the embedding, no number of heads. */
  ctn_dictionary *plain = cs_dictionary_load(&c, "plain.safetensors"), *published = cs_dictionary_new(&c);
  for (size_t i = 0; i < ctn_dictionary_count(plain) && !c.status; ++i) {
    const char* key = cs_dictionary_key(&c, plain, i);
    char name[160];
    snprintf(name, sizeof name, "transformer.%s", key);
    if (!cs_dictionary_is_text(&c, plain, key))
      cs_dictionary_set_array(&c, published, name, cs_dictionary_array(&c, plain, key));
  }
  const ctn_array* weight = cs_dictionary_array(&c, plain, "h.1.attn.c_attn.weight");
  assert_int_equal(ctn_array_shape(weight)[0], WIDTH);
  assert_int_equal(ctn_array_shape(weight)[1], 3 * WIDTH);
  cs_dictionary_set_array(&c, published, "lm_head.weight", cs_dictionary_array(&c, plain, "wte.weight"));
  cs_dictionary_set_array(&c, published, "transformer.h.0.attn.bias",
                          cs_array_ones(&c, CTN_SHAPE(1, 1, CONTEXT, CONTEXT), CTN_FLOAT32));
  cs_dictionary_save_safetensors(&c, published, "published.safetensors");
  GptSizes sizes = {.heads = 3};
  published = gpt_weights_read(&c, "published.safetensors", &sizes);
  gpt_make(&c, &again, &sizes);
  gpt_weights_apply(&c, published, &again);
  scores_of(&c, &again, found);
  assert_memory_equal(found, expected, sizeof found);
  assert_ok(cs_end(&c));
}

/* Saves the weights with one entry replaced (by none if it is NULL), and loads them. */
static void load_changed(ctn_scope* c, const Gpt* gpt, const char* key, ctn_array* value, const char* text) {
  Gpt other;
  gpt_weights_save(c, "changed.safetensors", gpt, NULL);
  ctn_dictionary* file = cs_dictionary_load(c, "changed.safetensors");
  if (text) {
    cs_dictionary_set_text(c, file, key, text);
  } else if (value) {
    cs_dictionary_set_array(c, file, key, value);
  } else {
    cs_dictionary_remove(c, file, key);
  }
  cs_dictionary_save_safetensors(c, file, "changed.safetensors");
  assert_ok(c->status);
  load(c, "changed.safetensors", &other);
}

static void test_weights_are_distrusted(void** state) {
  (void)state;
  ctn_scope kept = {0};
  Gpt gpt;
  make(&kept, &gpt, 4);
  static const struct {
    const char *key, *text;
    int ndim;
    int64_t shape[3];
    ctn_dtype dtype;
    ctn_status status;
    const char* words;
  } cases[] = {
      {"wte.weight", NULL, 0, {0}, 0, CTN_ERROR_NOT_FOUND, "expected an array wte.weight, got none"},
      {"h.1.mlp.c_fc.bias", NULL, 0, {0}, 0, CTN_ERROR_NOT_FOUND, "expected an array h.1.mlp.c_fc.bias, got none"},
      {"h.0.ln_1.weight", NULL, 0, {0}, 0, CTN_ERROR_INVALID_ARGUMENT, "expected sizes of at least 1"},
      {"h.1.ln_1.weight", NULL, 0, {0}, 0, CTN_ERROR_FORMAT, "expected only the arrays of the model, got h.1.ln_1.bias"},
      {"wpe.weight", NULL, 3, {2, 2, 2}, CTN_FLOAT32, CTN_ERROR_SHAPE, "wpe.weight: expected 2 axes, got 3"},
      {"wpe.weight", NULL, 2, {CONTEXT, 5}, CTN_FLOAT32, CTN_ERROR_SHAPE, "expected shape (8, 12), got (8, 5)"},
      {"wpe.weight", NULL, 2, {0, WIDTH}, CTN_FLOAT32, CTN_ERROR_INVALID_ARGUMENT, "sizes of at least 1"},
      {"h.0.attn.c_attn.weight", NULL, 2, {3 * WIDTH, WIDTH}, CTN_FLOAT32, CTN_ERROR_SHAPE,
       "h.0.attn.c_attn.weight: expected shape (12, 36), got (36, 12)"},
      {"ln_f.bias", NULL, 1, {WIDTH}, CTN_INT32, CTN_ERROR_DTYPE, "ln_f.bias: expected floating-point numbers, got int32"},
      {"wte.weight", "text", 0, {0}, 0, CTN_ERROR_DTYPE, "wte.weight"},
      {"n_head", "5", 0, {0}, 0, CTN_ERROR_FORMAT, "divides the width 12, got 5"},
      {"n_head", "many", 0, {0}, 0, CTN_ERROR_FORMAT, "divides the width 12, got 0"},
      {"extra", NULL, 1, {1}, CTN_FLOAT32, CTN_ERROR_FORMAT, "got extra"},
      {"h.0.attn.bias2", NULL, 1, {1}, CTN_FLOAT32, CTN_ERROR_FORMAT, "got h.0.attn.bias2"},
      {"lm_head.weight", NULL, 2, {VOCABULARY, WIDTH}, CTN_FLOAT32, CTN_ERROR_FORMAT,
       "lm_head.weight: expected the elements of wte.weight"},
      {"lm_head.weight", NULL, 1, {3}, CTN_FLOAT32, CTN_ERROR_FORMAT, "lm_head.weight: expected the elements"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    ctn_scope c = {0};
    ctn_array* value =
        cases[i].ndim ? cs_array_zeros(&c, cases[i].shape, (size_t)cases[i].ndim, cases[i].dtype) : NULL;
    load_changed(&c, &gpt, cases[i].key, value, cases[i].text);
    assert_fails(&c, cases[i].status, cases[i].words);
  }
  /* A failure leaves the model as it was. */
  ctn_scope c = {0};
  Gpt other;
  float before[SCORES], after[SCORES];
  GptSizes sizes = {0};
  load_changed(&c, &gpt, "ln_f.bias", cs_array_zeros(&c, CTN_SHAPE(5), CTN_FLOAT32), NULL);
  assert_fails(&c, CTN_ERROR_SHAPE, "ln_f.bias: expected shape (12), got (5)");
  make(&kept, &other, 5);
  scores_of(&kept, &other, before);
  gpt_weights_apply(&c, gpt_weights_read(&c, "changed.safetensors", &sizes), &other);
  assert_fails(&c, CTN_ERROR_SHAPE, "ln_f.bias: expected shape (12), got (5)");
  scores_of(&kept, &other, after);
  assert_memory_equal(after, before, sizeof after);
  ctn_scope last = {0};
  load(&last, "absent.safetensors", &other);
  assert_fails(&last, CTN_ERROR_NOT_FOUND, "absent.safetensors");
  assert_ok(cs_end(&kept));
}

/* Adapters. */

static void shake(ctn_scope* c, const Lora* lora) {
  for (size_t i = 0; i < ctn_link_param_count(lora->link) && !c->status; ++i) {
    ctn_array* data = cs_variable_data(c, cs_link_param_at(c, lora->link, i));
    cs_random_normal_into(c, NULL, 0, 0.2, data);
  }
}

static void test_adapters(void** state) {
  (void)state;
  ctn_scope c = {0};
  Gpt gpt, again;
  Lora lora, loaded;
  float plain[SCORES], adapted[SCORES], found[SCORES];
  make(&c, &gpt, 6);
  make(&c, &again, 6);
  scores_of(&c, &gpt, plain);
  lora_make(&c, &gpt, 2, 4, &lora);
  scores_of(&c, &gpt, found);
  assert_memory_equal(found, plain, sizeof found);
  assert_int_equal(link_parameter_count(lora.link), 2 * 2 * (WIDTH + 3 * WIDTH + WIDTH + WIDTH + 4 * WIDTH + WIDTH));

  ctn_variable *inputs[2] = {tokens_of(&c, kTokens, 1, 6), tokens_of(&c, kTokens + 1, 1, 6)}, *loss = NULL;
  cs_link_call(&c, gpt.link, inputs, 2, &loss, 1);
  cs_link_cleargrads(&c, lora.link);
  cs_variable_backward(&c, loss, 0, 0);
  assert_ok(c.status);
  for (size_t i = 0; i < ctn_link_param_count(gpt.link); ++i)
    assert_null(cs_variable_grad(&c, cs_link_param_at(&c, gpt.link, i)));
  for (size_t i = 0; i < ctn_link_param_count(lora.link); ++i)
    assert_non_null(cs_variable_grad(&c, cs_link_param_at(&c, lora.link, i)));
  assert_ok(c.status);

  shake(&c, &lora);
  scores_of(&c, &gpt, adapted);
  assert_true(distance(adapted, plain, SCORES) > 1e-3);
  lora_save(&c, "adapters.safetensors", &lora, "of these");
  ctn_dictionary* file = cs_dictionary_load(&c, "adapters.safetensors");
  assert_int_equal(cs_dictionary_contains(&c, file, "base_model.model.transformer.h.1.mlp.c_proj.lora_B.weight"), 1);
  lora_load(&c, "adapters.safetensors", &again, "of these", &loaded);
  assert_ok(c.status);
  assert_int_equal(loaded.rank, 2);
  scores_of(&c, &again, found);
  assert_memory_equal(found, adapted, sizeof found);

  lora_merge(&c, &gpt);
  scores_of(&c, &gpt, found);
  assert_true(distance(found, adapted, SCORES) < 1e-5);
  gpt_weights_save(&c, "merged.safetensors", &gpt, NULL);
  load(&c, "merged.safetensors", &again);
  scores_of(&c, &again, plain);
  assert_memory_equal(plain, found, sizeof found);
  assert_ok(cs_end(&c));
}

static void refuse_adapters(const char* key, const char* text, ctn_array* value, const char* base, ctn_status status,
                            const char* words) {
  ctn_scope c = {0};
  Gpt gpt;
  Lora lora;
  float before[SCORES], after[SCORES];
  make(&c, &gpt, 7);
  scores_of(&c, &gpt, before);
  ctn_dictionary* file = cs_dictionary_load(&c, "good.safetensors");
  if (text) cs_dictionary_set_text(&c, file, key, text);
  if (value) cs_dictionary_set_array(&c, file, key, value);
  if (key && !text && !value) cs_dictionary_remove(&c, file, key);
  cs_dictionary_save_safetensors(&c, file, "bad.safetensors");
  assert_ok(c.status);
  lora_load(&c, "bad.safetensors", &gpt, base, &lora);
  assert_int_equal(c.status, status);
  if (!strstr(cs_message(&c), words)) fail_msg("%s", cs_message(&c));
  ctn_scope inner = {0};
  scores_of(&inner, &gpt, after);
  assert_ok(cs_end(&inner));
  assert_memory_equal(after, before, sizeof after);
  cs_end(&c);
}

static void test_bad_adapters(void** state) {
  (void)state;
  static const char first[] = "base_model.model.transformer.h.0.attn.c_attn.lora_A.weight";
  ctn_scope c = {0};
  Gpt gpt;
  Lora lora;
  make(&c, &gpt, 7);
  lora_make(&c, &gpt, 2, 4, &lora);
  shake(&c, &lora);
  lora_save(&c, "good.safetensors", &lora, "b");
  ctn_array* wrong = cs_array_zeros(&c, CTN_SHAPE(3, WIDTH), CTN_FLOAT32);
  assert_ok(c.status);
  refuse_adapters(NULL, NULL, NULL, "other", CTN_ERROR_FORMAT, "got those of others");
  refuse_adapters("r", "3", NULL, "b", CTN_ERROR_SHAPE, "lora_A.weight: expected the shape");
  refuse_adapters("r", "1.5", NULL, "b", CTN_ERROR_FORMAT, "r: expected a whole number");
  refuse_adapters("r", "0", NULL, "b", CTN_ERROR_FORMAT, "r: expected a whole number");
  refuse_adapters("r", "1e300", NULL, "b", CTN_ERROR_FORMAT, "r: expected a whole number");
  refuse_adapters("lora_alpha", "x", NULL, "b", CTN_ERROR_FORMAT, "lora_alpha: expected a number, got \"x\"");
  refuse_adapters("lora_alpha", "nan", NULL, "b", CTN_ERROR_FORMAT, "lora_alpha: expected a number");
  refuse_adapters("r", NULL, NULL, "b", CTN_ERROR_NOT_FOUND, "r");
  refuse_adapters(first, NULL, NULL, "b", CTN_ERROR_FORMAT, "expected 12 arrays, got 11");
  refuse_adapters(first, NULL, wrong, "b", CTN_ERROR_SHAPE, "lora_A.weight: expected the shape");
  refuse_adapters("more", NULL, wrong, "b", CTN_ERROR_FORMAT, "expected 12 arrays, got 13");
  lora_make(&c, &gpt, 0, 1, &lora);
  assert_fails(&c, CTN_ERROR_INVALID_ARGUMENT, "expected a rank from 1");
}

/* Drawing tokens. */

static void test_picks(void** state) {
  (void)state;
  static const float scores[4] = {0, 2, 1, -1};
  float scratch[4];
  int counts[4] = {0};
  Sampling sampling = {.temperature = 0, .rng = rng_new(1, 2)};
  assert_int_equal(sampling_pick(&sampling, scores, 4, scratch), 1);
  sampling.temperature = 0.5;
  for (int i = 0; i < 20000; ++i) ++counts[sampling_pick(&sampling, scores, 4, scratch)];
  const double total = exp(0) + exp(4) + exp(2) + exp(-2);
  for (int i = 0; i < 4; ++i) assert_true(fabs(counts[i] / 20000.0 - exp(2 * scores[i]) / total) < 0.01);
  sampling.top_k = 2;
  for (int i = 0; i < 1000; ++i) {
    const int32_t token = sampling_pick(&sampling, scores, 4, scratch);
    assert_true(token == 1 || token == 2);
  }
  static const float broken[2] = {0, NAN}, endless[2] = {INFINITY, 0};
  assert_int_equal(sampling_pick(&sampling, broken, 2, scratch), -1);
  assert_int_equal(sampling_pick(&sampling, endless, 2, scratch), -1);
}

static void write_sample(const Gpt* gpt, const Codec* codec, bool uncached, int64_t length, char text[256]) {
  ctn_scope c = {0};
  FILE* file = tmpfile();
  assert_non_null(file);
  Sampling sampling = {.temperature = 1, .top_k = 5, .uncached = uncached, .rng = rng_new(3, 0)};
  sampling_write(&c, gpt, codec, &sampling, kTokens, COUNT, length, file);
  assert_ok(cs_end(&c));
  rewind(file);
  text[fread(text, 1, 255, file)] = '\0';
  fclose(file);
}

/* The texts go beyond the positions of the model several times. */
static void test_samples(void** state) {
  (void)state;
  ctn_scope c = {0};
  Gpt gpt;
  Codec codec;
  Failure failure;
  char cached[256], uncached[256], shorter[256];
  make(&c, &gpt, 8);
  assert_true(codec_of_characters(&codec, "abcdefghijk", VOCABULARY, &failure));
  write_sample(&gpt, &codec, false, 60, cached);
  write_sample(&gpt, &codec, true, 60, uncached);
  write_sample(&gpt, &codec, false, 10, shorter);
  assert_int_equal(strlen(cached), 60);
  assert_string_equal(cached, uncached);
  assert_memory_equal(shorter, cached, 10);
  codec_free(&codec);
  assert_ok(cs_end(&c));
}

static int print_scores(int argc, char** argv) {
  ctn_scope c = {0};
  Gpt gpt;
  GptSizes sizes = {0};
  const int count = argc - 3;
  int32_t* tokens = cs_memory(&c, (size_t)count * sizeof *tokens);
  for (int i = 0; i < count; ++i) tokens[i] = atoi(argv[3 + i]);
  ctn_dictionary* weights = gpt_weights_read(&c, argv[2], &sizes);
  gpt_make(&c, &gpt, &sizes);
  gpt_weights_apply(&c, weights, &gpt);
  ctn_array* scores = cs_variable_data(&c, gpt_scores(&c, &gpt, tokens_of(&c, tokens, 1, count), NULL));
  const size_t size = c.status ? 0 : (size_t)ctn_array_size(scores);
  float* numbers = cs_memory(&c, size * sizeof *numbers);
  cs_array_to_data(&c, scores, numbers, size * sizeof *numbers);
  CTN_CHECK(c.status);
  for (size_t i = 0; i < size; ++i) printf("%.9g\n", (double)numbers[i]);
  CTN_CHECK(cs_end(&c));
  return 0;
}

int main(int argc, char** argv) {
  if (argc > 3 && strcmp(argv[1], "scores") == 0) return print_scores(argc, argv);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_cache),
      cmocka_unit_test(test_causality),
      cmocka_unit_test(test_loss_and_sizes),
      cmocka_unit_test_setup_teardown(test_weights_come_back, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_weights_are_distrusted, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_adapters, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_bad_adapters, enter_folder, leave_folder),
      cmocka_unit_test(test_picks),
      cmocka_unit_test(test_samples),
  };
  return cmocka_run_group_tests_name("gpt", tests, NULL, NULL);
}
