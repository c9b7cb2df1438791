/* Tests of the GPT's files: weights with the published names, and adapters. */
#define _POSIX_C_SOURCE 200809L
#include "test_gpt.h"

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
      {"h.1.mlp.c_fc.bias",
       NULL,
       0,
       {0},
       0,
       CTN_ERROR_NOT_FOUND,
       "expected an array h.1.mlp.c_fc.bias, got none"},
      {"h.0.ln_1.weight", NULL, 0, {0}, 0, CTN_ERROR_INVALID_ARGUMENT, "expected sizes of at least 1"},
      {"h.1.ln_1.weight",
       NULL,
       0,
       {0},
       0,
       CTN_ERROR_FORMAT,
       "expected only the arrays of the model, got h.1.ln_1.bias"},
      {"wpe.weight", NULL, 3, {2, 2, 2}, CTN_FLOAT32, CTN_ERROR_SHAPE, "wpe.weight: expected 2 axes, got 3"},
      {"wpe.weight",
       NULL,
       2,
       {CONTEXT, 5},
       CTN_FLOAT32,
       CTN_ERROR_SHAPE,
       "expected shape (8, 12), got (8, 5)"},
      {"wpe.weight", NULL, 2, {0, WIDTH}, CTN_FLOAT32, CTN_ERROR_INVALID_ARGUMENT, "sizes of at least 1"},
      {"h.0.attn.c_attn.weight",
       NULL,
       2,
       {3 * WIDTH, WIDTH},
       CTN_FLOAT32,
       CTN_ERROR_SHAPE,
       "h.0.attn.c_attn.weight: expected shape (12, 36), got (36, 12)"},
      {"ln_f.bias",
       NULL,
       1,
       {WIDTH},
       CTN_INT32,
       CTN_ERROR_DTYPE,
       "ln_f.bias: expected floating-point numbers, got int32"},
      {"wte.weight", "text", 0, {0}, 0, CTN_ERROR_DTYPE, "wte.weight"},
      {"n_head", "5", 0, {0}, 0, CTN_ERROR_FORMAT, "divides the width 12, got 5"},
      {"n_head", "many", 0, {0}, 0, CTN_ERROR_FORMAT, "divides the width 12, got 0"},
      {"extra", NULL, 1, {1}, CTN_FLOAT32, CTN_ERROR_FORMAT, "got extra"},
      {"h.0.attn.bias2", NULL, 1, {1}, CTN_FLOAT32, CTN_ERROR_FORMAT, "got h.0.attn.bias2"},
      {"lm_head.weight",
       NULL,
       2,
       {VOCABULARY, WIDTH},
       CTN_FLOAT32,
       CTN_ERROR_FORMAT,
       "lm_head.weight: expected the elements of wte.weight"},
      {"lm_head.weight",
       NULL,
       1,
       {3},
       CTN_FLOAT32,
       CTN_ERROR_FORMAT,
       "lm_head.weight: expected the elements"},
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

/* Backward gives gradients to all parameters of a link. */
static void assert_trains(ctn_scope* c, const Gpt* gpt, ctn_link* link) {
  ctn_variable *inputs[2] = {tokens_of(c, kTokens, 1, 6), tokens_of(c, kTokens + 1, 1, 6)}, *loss = NULL;
  cs_link_call(c, gpt->link, inputs, 2, &loss, 1);
  cs_link_cleargrads(c, link);
  cs_variable_backward(c, loss, 0, 0);
  assert_ok(c->status);
  for (size_t i = 0; i < ctn_link_param_count(link); ++i)
    assert_non_null(cs_variable_grad(c, cs_link_param_at(c, link, i)));
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
  assert_int_equal(link_parameter_count(lora.link),
                   2 * 2 * (WIDTH + 3 * WIDTH + WIDTH + WIDTH + 4 * WIDTH + WIDTH));

  assert_trains(&c, &gpt, lora.link);
  for (size_t i = 0; i < ctn_link_param_count(gpt.link); ++i)
    assert_null(cs_variable_grad(&c, cs_link_param_at(&c, gpt.link, i)));
  assert_ok(c.status);

  shake(&c, &lora);
  scores_of(&c, &gpt, adapted);
  assert_true(distance(adapted, plain, SCORES) > 1e-3);
  lora_save(&c, "adapters.safetensors", &lora, "of these");
  ctn_dictionary* file = cs_dictionary_load(&c, "adapters.safetensors");
  assert_int_equal(
      cs_dictionary_contains(&c, file, "base_model.model.transformer.h.1.mlp.c_proj.lora_B.weight"), 1);
  lora_load(&c, "adapters.safetensors", &again, "of these", &loaded);
  assert_ok(c.status);
  assert_int_equal(loaded.rank, 2);
  scores_of(&c, &again, found);
  assert_memory_equal(found, adapted, sizeof found);

  lora_merge(&c, &gpt);
  assert_trains(&c, &gpt, gpt.link);
  scores_of(&c, &gpt, found);
  assert_true(distance(found, adapted, SCORES) < 1e-5);
  gpt_weights_save(&c, "merged.safetensors", &gpt, NULL);
  load(&c, "merged.safetensors", &again);
  scores_of(&c, &again, plain);
  assert_memory_equal(plain, found, sizeof found);
  assert_ok(cs_end(&c));
}

static void refuse_adapters(const char* key, const char* text, ctn_array* value, const char* base,
                            ctn_status status, const char* words) {
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
  assert_memory_equal(after, before, sizeof after);
  assert_trains(&inner, &gpt, gpt.link);
  assert_ok(cs_end(&inner));
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_weights_come_back, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_weights_are_distrusted, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_adapters, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_bad_adapters, enter_folder, leave_folder),
  };
  return cmocka_run_group_tests_name("gpt files", tests, NULL, NULL);
}
