/*
 * Tests of the GPT: cached and uncached scores, sizes, the drawing of tokens.
 *
 * test_examples_gpt_model scores WEIGHTS TOKEN...: prints the scores of all tokens instead, for
 * gpt_torch_test.py.
 */
#define _POSIX_C_SOURCE 200809L
#include "test_gpt.h"

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
  cs_array_to_data(&c, cs_variable_data(&c, gpt_scores(&c, &gpt, tokens_of(&c, tokens, 2, COUNT), NULL)),
                   found, sizeof found);
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

/* The learning rate rises and falls, and only matrices decay. */
static void test_optimizer(void** state) {
  (void)state;
  const TrainingSettings settings = {
      .batch = 1, .updates = 30, .warmup = 9, .rate = 1, .last_rate = 0.1, .decay = 0.5, .clip = 1};
  ctn_scope c = {0};
  Gpt gpt;
  make(&c, &gpt, 9);
  ctn_optimizer* optimizer = training_optimizer(&c, &settings, gpt.link);
  const double first = cs_optimizer_hyperparameter(&c, optimizer, "alpha");
  assert_true(fabs(first - 0.1) < 1e-12);
  assert_true(cs_optimizer_hyperparameter(&c, optimizer, "weight_decay_rate") == 0.5);
  for (size_t i = 0; i < ctn_link_param_count(gpt.link); ++i) {
    const char* path = cs_link_param_path(&c, gpt.link, i);
    const char* group = cs_optimizer_group_of(&c, optimizer, path);
    assert_ok(c.status);
    const size_t ndim = ctn_variable_ndim(cs_link_param(&c, gpt.link, path));
    assert_int_equal(*group == '\0', ndim == 2);
    if (*group)
      assert_true(cs_optimizer_group_hyperparameter(&c, optimizer, group, "weight_decay_rate") == 0);
  }
  double last = 0;
  cs_link_zerograds(&c, gpt.link);
  for (int i = 0; i < 30; ++i) {
    last = cs_optimizer_hyperparameter(&c, optimizer, "alpha");
    assert_true(i != 9 || last == 1);
    cs_optimizer_update(&c, optimizer);
  }
  assert_true(last > 0.1 && last < 0.11);
  assert_ok(cs_end(&c));
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
      cmocka_unit_test(test_cache),          cmocka_unit_test(test_causality),
      cmocka_unit_test(test_loss_and_sizes), cmocka_unit_test(test_optimizer),
      cmocka_unit_test(test_picks),          cmocka_unit_test(test_samples),
  };
  return cmocka_run_group_tests_name("gpt", tests, NULL, NULL);
}
