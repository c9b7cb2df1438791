/* The network of GPT-2; see model.h. */
#include "model.h"

#include <math.h>

static const double kDeviation = 0.02, kEps = 1e-5;

/* Making the model. */

static ctn_link_options* weights_of(ctn_scope* c, double deviation) {
  ctn_link_options* options = cs_link_options_new(c);
  cs_link_options_set_initializer(c, options, "W", cs_initializer_normal_new(c, deviation));
  return options;
}

static ctn_link* normalization(ctn_scope* c, ctn_link* parent, const char* name, int64_t width) {
  ctn_link_options* options = cs_link_options_new(c);
  cs_link_options_set_eps(c, options, kEps);
  return cs_add_child(c, parent, name, cs_link_layer_normalization_new(c, CTN_SHAPE(width), options));
}

static GptProjection projection(ctn_scope* c, ctn_link* parent, const char* name, int64_t from, int64_t to,
                                double deviation) {
  ctn_link* linear = cs_link_linear_new(c, from, to, weights_of(c, deviation));
  return (GptProjection){.linear = cs_add_child(c, parent, name, linear)};
}

static void block_make(ctn_scope* c, GptBlock* block, ctn_link* parent, int64_t width, int64_t layers) {
  const double last = kDeviation / sqrt(2 * (double)layers);
  block->ln_1 = normalization(c, parent, "ln_1", width);
  ctn_link* attention = cs_add_child(c, parent, "attn", cs_link_chain_new(c));
  block->attention_in = projection(c, attention, "c_attn", width, 3 * width, kDeviation);
  block->attention_out = projection(c, attention, "c_proj", width, width, last);
  block->ln_2 = normalization(c, parent, "ln_2", width);
  ctn_link* feed = cs_add_child(c, parent, "mlp", cs_link_chain_new(c));
  block->feed_in = projection(c, feed, "c_fc", width, 4 * width, kDeviation);
  block->feed_out = projection(c, feed, "c_proj", 4 * width, width, last);
}

static ctn_status check_sizes(ctn_scope* c, const GptSizes* s) {
  if (s->vocabulary < 1 || s->context < 1 || s->width < 1 || s->layers < 1 || s->heads < 1)
    return cs_fail(c, CTN_ERROR_INVALID_ARGUMENT, "gpt: expected sizes of at least 1");
  if (s->layers > GPT_MOST_LAYERS)
    return cs_fail(c, CTN_ERROR_INVALID_ARGUMENT, "gpt: layers: expected at most %d, got %lld",
                   GPT_MOST_LAYERS, (long long)s->layers);
  if (s->width % s->heads)
    return cs_fail(c, CTN_ERROR_INVALID_ARGUMENT,
                   "gpt: heads: expected a divisor of the width %lld, got %lld", (long long)s->width,
                   (long long)s->heads);
  return c->status;
}

static ctn_status forward(void* user_data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  const Gpt* gpt = user_data;
  (void)self;
  if (input_count < 1 || input_count > 2 || output_count != 1)
    return ctn_fail(CTN_ERROR_INVALID_ARGUMENT,
                    "gpt: takes tokens, and maybe the next tokens; gives one output");
  ctn_scope c = {0};
  ctn_variable* y = gpt_scores(&c, gpt, inputs[0], NULL);
  if (input_count == 2)
    y = cs_softmax_cross_entropy(&c, y, cs_reshape(&c, inputs[1], CTN_SHAPE(-1)), 1, NULL);
  outputs[0] = cs_keep_variable(&c, y);
  return cs_end(&c);
}

void gpt_make(ctn_scope* c, Gpt* gpt, const GptSizes* sizes) {
  *gpt = (Gpt){.sizes = *sizes};
  if (check_sizes(c, sizes) != CTN_OK) return;
  const int64_t width = sizes->width;
  gpt->link = cs_link_new(c, forward, gpt, NULL);
  gpt->wte = cs_add_child(c, gpt->link, "wte",
                          cs_link_embed_id_new(c, sizes->vocabulary, width, weights_of(c, kDeviation)));
  gpt->wpe = cs_add_child(c, gpt->link, "wpe",
                          cs_link_embed_id_new(c, sizes->context, width, weights_of(c, kDeviation)));
  ctn_link* blocks = cs_add_child(c, gpt->link, "h", cs_link_chain_new(c));
  for (int64_t i = 0; i < sizes->layers && !c->status; ++i) {
    char name[24];
    snprintf(name, sizeof name, "%lld", (long long)i);
    block_make(c, &gpt->blocks[i], cs_add_child(c, blocks, name, cs_link_chain_new(c)), width, sizes->layers);
  }
  gpt->ln_f = normalization(c, gpt->link, "ln_f", width);
  cs_link_cleargrads(c, gpt->link); /* a model that only predicts needs no memory for them */
}

int64_t link_parameter_count(ctn_link* link) {
  int64_t count = 0;
  for (size_t i = 0; i < ctn_link_param_count(link); ++i) {
    ctn_variable* parameter = NULL;
    if (ctn_link_param_at(link, i, &parameter) == CTN_OK) count += ctn_variable_size(parameter);
    ctn_variable_release(parameter);
  }
  return count;
}

/* Running it. */

static ctn_variable* project(ctn_scope* c, const GptProjection* p, ctn_variable* x) {
  ctn_variable* y = cs_call(c, p->linear, x);
  if (!p->down) return y;
  return cs_add(c, y, cs_mul_f64(c, cs_call(c, p->up, cs_call(c, p->down, x)), p->scale));
}

static ctn_variable* drop(ctn_scope* c, const Gpt* gpt, ctn_variable* x) {
  return gpt->sizes.dropout > 0 ? cs_dropout(c, x, gpt->sizes.dropout, NULL) : x;
}

/* Appends the new keys or values to those of the cache, and returns all. */
static ctn_variable* remember(ctn_scope* c, ctn_array* store, int64_t past, int64_t end,
                              ctn_variable* fresh) {
  cs_array_set(c, store, CTN_INDEX(cs_ellipsis(), cs_slice(past, end), cs_whole()),
               cs_variable_data(c, fresh));
  ctn_array* seen = cs_array_get(c, store, CTN_INDEX(cs_ellipsis(), cs_slice(0, end), cs_whole()));
  ctn_variable* all = cs_variable_new(c, seen);
  cs_variable_set_requires_grad(c, all, 0);
  return all;
}

/* Query i, at position past + i, sees the keys up to its own position. */
static ctn_variable* causal_mask(ctn_scope* c, int64_t past, int64_t count) {
  const int64_t end = past + count;
  unsigned char* seen = cs_memory(c, (size_t)(count * end));
  for (int64_t i = 0; seen && i < count; ++i) memset(seen + i * end, 1, (size_t)(past + i + 1));
  return cs_constant_from_data(c, seen, CTN_SHAPE(count, end), CTN_BOOL);
}

static ctn_variable* attend(ctn_scope* c, const Gpt* gpt, int64_t layer, ctn_variable* x, int64_t batch,
                            int64_t count, GptCache* cache) {
  const GptSizes* s = &gpt->sizes;
  const GptBlock* block = &gpt->blocks[layer];
  ctn_variable *parts[3] = {NULL}, *mask = NULL;
  ctn_variable* joined = project(c, &block->attention_in, x);
  joined = cs_reshape(c, joined, CTN_SHAPE(batch, count, 3 * s->heads, s->width / s->heads));
  cs_split_axis(c, cs_swapaxes(c, joined, 1, 2), 1, parts, 3);

  const int64_t past = cache ? cache->length : 0;
  if (cache) {
    parts[1] = remember(c, cache->keys[layer], past, past + count, parts[1]);
    parts[2] = remember(c, cache->values[layer], past, past + count, parts[2]);
    if (past && count > 1) mask = causal_mask(c, past, count);
  }
  ctn_function_options* options = cs_function_options_new(c);
  cs_function_options_set_causal(c, options, past == 0);
  cs_function_options_set_dropout(c, options, s->dropout);
  ctn_variable* y = cs_attention(c, parts[0], parts[1], parts[2], mask, options);
  y = cs_reshape(c, cs_swapaxes(c, y, 1, 2), CTN_SHAPE(batch * count, s->width));
  return drop(c, gpt, project(c, &block->attention_out, y));
}

static ctn_variable* feed(ctn_scope* c, const Gpt* gpt, const GptBlock* block, ctn_variable* x) {
  ctn_function_options* options = cs_function_options_new(c);
  cs_function_options_set_approximate(c, options, 1); /* the form with tanh, as published */
  ctn_variable* h = cs_gelu(c, project(c, &block->feed_in, x), options);
  return drop(c, gpt, project(c, &block->feed_out, h));
}

/* The sum of the embeddings of tokens and positions, of shape (batch * count, width). */
static ctn_variable* embed(ctn_scope* c, const Gpt* gpt, ctn_variable* tokens, int64_t past) {
  const int64_t count = ctn_variable_shape(tokens)[1], width = gpt->sizes.width;
  ctn_array* order = cs_array_arange_i64(c, past, past + count, 1, CTN_INT32);
  ctn_variable* places = cs_variable_new(c, order);
  cs_variable_set_requires_grad(c, places, 0);
  ctn_variable* sum = cs_add(c, cs_call(c, gpt->wte, tokens), cs_call(c, gpt->wpe, places));
  return cs_reshape(c, sum, CTN_SHAPE(-1, width));
}

/* The last hidden vectors, of shape (batch * count, width). */
static ctn_variable* hidden(ctn_scope* c, const Gpt* gpt, ctn_variable* tokens, GptCache* cache) {
  if (c->status) return NULL;
  if (ctn_variable_ndim(tokens) != 2)
    return cs_fail(c, CTN_ERROR_SHAPE, "gpt: tokens: expected 2 axes, got %d",
                   (int)ctn_variable_ndim(tokens)),
           NULL;
  const int64_t batch = ctn_variable_shape(tokens)[0], count = ctn_variable_shape(tokens)[1];
  const int64_t past = cache ? cache->length : 0;
  if (past + count > gpt->sizes.context)
    return cs_fail(c, CTN_ERROR_SHAPE, "gpt: tokens: expected at most %lld positions, got %lld",
                   (long long)gpt->sizes.context, (long long)(past + count)),
           NULL;
  if (cache && cache->batch != batch)
    return cs_fail(c, CTN_ERROR_SHAPE, "gpt: tokens: expected %lld rows as in the cache, got %lld",
                   (long long)cache->batch, (long long)batch),
           NULL;

  ctn_variable* x = drop(c, gpt, embed(c, gpt, tokens, past));
  for (int64_t i = 0; i < gpt->sizes.layers && !c->status; ++i) {
    const GptBlock* block = &gpt->blocks[i];
    x = cs_add(c, x, attend(c, gpt, i, cs_call(c, block->ln_1, x), batch, count, cache));
    x = cs_add(c, x, feed(c, gpt, block, cs_call(c, block->ln_2, x)));
  }
  if (cache && !c->status) cache->length += count;
  return cs_call(c, gpt->ln_f, x);
}

static ctn_variable* scores_of(ctn_scope* c, const Gpt* gpt, ctn_variable* h) {
  return cs_linear(c, h, cs_link_param(c, gpt->wte, "W"), NULL);
}

ctn_variable* gpt_scores(ctn_scope* c, const Gpt* gpt, ctn_variable* tokens, GptCache* cache) {
  return scores_of(c, gpt, hidden(c, gpt, tokens, cache));
}

ctn_variable* gpt_last_scores(ctn_scope* c, const Gpt* gpt, const int32_t* tokens, int64_t count,
                              GptCache* cache) {
  ctn_variable* h = hidden(c, gpt, cs_constant_from_data(c, tokens, CTN_SHAPE(1, count), CTN_INT32), cache);
  return scores_of(c, gpt, cs_get_item(c, h, CTN_INDEX(cs_slice(count - 1, count))));
}

void gpt_cache_make(ctn_scope* c, const Gpt* gpt, int64_t batch, GptCache* cache) {
  const GptSizes* s = &gpt->sizes;
  *cache = (GptCache){.batch = batch};
  for (int64_t i = 0; i < s->layers && !c->status; ++i) {
    ctn_array** const stores[2] = {&cache->keys[i], &cache->values[i]};
    for (int k = 0; k < 2; ++k)
      *stores[k] =
          cs_array_zeros(c, CTN_SHAPE(batch, s->heads, s->context, s->width / s->heads), CTN_FLOAT32);
  }
}
