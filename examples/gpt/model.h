/* GPT-2's network: token and position embeddings, blocks of causal attention and a feed-forward network, each
 * behind a layer normalization, and scores from the transposed token embedding. */
#ifndef EXAMPLES_GPT_MODEL_H
#define EXAMPLES_GPT_MODEL_H

#include <catenary/scope.h>

enum { GPT_MOST_LAYERS = 128 };

typedef struct GptSizes {
  int64_t vocabulary, context, width, layers, heads; /* context: the largest number of tokens at once */
  double dropout;
} GptSizes;

/* A Linear link, to which lora.h may add scale * up(down(x)). */
typedef struct GptProjection {
  ctn_link *linear, *down, *up; /* down and up are NULL without an adapter */
  double scale;
} GptProjection;

typedef struct GptBlock {
  ctn_link *ln_1, *ln_2;
  GptProjection attention_in, attention_out, feed_in, feed_out;
} GptBlock;

/* The links are held by the scope in which the model was made. The struct must live as long as `link`, which
 * refers to it. */
typedef struct Gpt {
  GptSizes sizes;
  ctn_link *link, *wte, *wpe, *ln_f;
  GptBlock blocks[GPT_MOST_LAYERS];
} Gpt;

/* Keys and values of the tokens seen so far, so that each further token costs one step. */
typedef struct GptCache {
  int64_t length, batch;
  ctn_array *keys[GPT_MOST_LAYERS], *values[GPT_MOST_LAYERS]; /* (batch, heads, context, width / heads) */
} GptCache;

/*
 * Makes a model on the current device with weights from its random generator: normal numbers of standard
 * deviation 0.02, for the projections that end a residual branch divided by sqrt(2 layers).
 *
 * `gpt->link` takes tokens of shape (N, T), int32 or int64, and gives scores of shape (N T, vocabulary); with
 * the next tokens as a second input of the same shape it gives the mean loss in nats. Its parameters have the
 * published names, with slashes and the library's names of weights: /h/0/attn/c_attn/W.
 */
void gpt_make(ctn_scope* c, Gpt* gpt, const GptSizes* sizes);

/* Number of elements of all parameters. */
int64_t link_parameter_count(ctn_link* link);

/* The scores of all tokens; with a cache, they follow the tokens that it has seen, and are added to it. */
ctn_variable* gpt_scores(ctn_scope* c, const Gpt* gpt, ctn_variable* tokens, GptCache* cache);

/* The scores of the last of `count` tokens only, of shape (1, vocabulary). */
ctn_variable* gpt_last_scores(ctn_scope* c, const Gpt* gpt, const int32_t* tokens, int64_t count,
                              GptCache* cache);

/* An empty cache, held by the scope. */
void gpt_cache_make(ctn_scope* c, const Gpt* gpt, int64_t batch, GptCache* cache);

#endif
