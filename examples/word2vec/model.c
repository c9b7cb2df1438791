/* The networks of word2vec; see model.h. */
#include "model.h"

enum { NONE = -1 }; /* in place of a word: its vector is zero */

static ctn_link* make_embed(ctn_scope* c, int64_t words, int64_t units) {
  ctn_link_options* options = cs_link_options_new(c);
  cs_link_options_set_ignore_label(c, options, NONE);
  cs_link_options_set_initializer(c, options, "W", cs_initializer_uniform_new(c, 0.5 / (double)units));
  return cs_link_embed_id_new(c, words, units, options);
}

static ctn_link* make_tree(ctn_scope* c, const Corpus* corpus, int64_t units) {
  int64_t* words = cs_memory(c, corpus->size * sizeof *words);
  double* counts = cs_memory(c, corpus->size * sizeof *counts);
  for (size_t i = 0; i < corpus->size && !c->status; ++i) {
    words[i] = (int64_t)i;
    counts[i] = (double)corpus->counts[i];
  }
  const ctn_array* tree = cs_create_huffman_tree(c, words, corpus->size, counts, corpus->size);
  return cs_link_binary_hierarchical_softmax_new(c, units, tree, NULL);
}

static ctn_link* make_scores(ctn_scope* c, int64_t units, int64_t words) {
  ctn_link_options* options = cs_link_options_new(c);
  cs_link_options_set_initializer(c, options, "W", cs_initializer_constant_new(c, 0));
  return cs_link_linear_new(c, units, words, options);
}

void model_make(ctn_scope* c, WordModel* model, const Corpus* corpus, const char* name, const char* output,
                long long units, long long negatives) {
  const int64_t words = (int64_t)corpus->size;
  ctn_link* link;
  model->units = units;
  model->cbow = strcmp(name, "cbow") == 0;
  model->softmax = strcmp(output, "full") == 0;
  if (strcmp(output, "negative") == 0) {
    link = cs_link_negative_sampling_new(c, units, corpus->counts, corpus->size, negatives, NULL);
  } else if (strcmp(output, "hierarchical") == 0) {
    link = make_tree(c, corpus, units);
  } else {
    link = make_scores(c, units, words);
  }
  model->chain = cs_link_chain_new(c);
  model->embed = cs_add_child(c, model->chain, "embed", make_embed(c, words, units));
  model->output = cs_add_child(c, model->chain, "output", link);
}

/* The mean loss of the vectors h as predictions of the targets. */
static ctn_variable* loss_of(ctn_scope* c, const WordModel* model, ctn_variable* h, const int32_t* targets,
                             int64_t count) {
  ctn_variable* t = cs_constant_from_data(c, targets, CTN_SHAPE(count), CTN_INT32);
  if (model->softmax) return cs_softmax_cross_entropy(c, cs_call(c, model->output, h), t, 1, NULL);
  ctn_variable *inputs[] = {h, t}, *sum = NULL;
  cs_link_call(c, model->output, inputs, 2, &sum, 1);
  return cs_mul_f64(c, sum, 1 / (double)count);
}

/* Pairs of a word and one around it. */
static ctn_variable* skipgram_loss(ctn_scope* c, const WordModel* model, const Windows* windows,
                                   const int64_t (*picks)[2], size_t count) {
  const size_t room = count * 2 * (size_t)windows->width * sizeof(int32_t);
  int32_t *inputs = cs_memory(c, room), *targets = cs_memory(c, room);
  int64_t pairs = 0;
  for (size_t i = 0; i < count && !c->status; ++i) {
    const size_t found = window_draw(windows, picks[i][0], picks[i][1], targets + pairs);
    for (size_t k = 0; k < found; ++k) inputs[pairs++] = windows->corpus->words[picks[i][0]];
  }
  if (!pairs) return NULL;
  ctn_variable* h = cs_call(c, model->embed, cs_constant_from_data(c, inputs, CTN_SHAPE(pairs), CTN_INT32));
  return loss_of(c, model, h, targets, pairs);
}

/* A word, and the mean of the vectors of the words around it. */
static ctn_variable* cbow_loss(ctn_scope* c, const WordModel* model, const Windows* windows,
                               const int64_t (*picks)[2], size_t count) {
  const int64_t width = 2 * windows->width;
  int32_t* around = cs_memory(c, count * (size_t)width * sizeof *around);
  int32_t* targets = cs_memory(c, count * sizeof *targets);
  float* weights = cs_memory(c, count * sizeof *weights);
  int64_t rows = 0;
  for (size_t i = 0; i < count && !c->status; ++i) {
    int32_t* row = around + rows * width;
    const size_t found = window_draw(windows, picks[i][0], picks[i][1], row);
    if (!found) continue;
    for (int64_t k = (int64_t)found; k < width; ++k) row[k] = NONE;
    targets[rows] = windows->corpus->words[picks[i][0]];
    weights[rows++] = 1 / (float)found;
  }
  if (!rows) return NULL;
  ctn_variable* vectors =
      cs_call(c, model->embed, cs_constant_from_data(c, around, CTN_SHAPE(rows, width), CTN_INT32));
  ctn_variable* weight = cs_constant_from_data(c, weights, CTN_SHAPE(rows, 1), CTN_FLOAT32);
  ctn_variable* mean = cs_mul(c, cs_sum(c, vectors, CTN_AXES(1), 0),
                              cs_broadcast_to(c, weight, CTN_SHAPE(rows, model->units)));
  return loss_of(c, model, mean, targets, rows);
}

ctn_variable* model_loss(ctn_scope* c, const WordModel* model, const Windows* windows,
                         const int64_t (*picks)[2], size_t count) {
  return model->cbow ? cbow_loss(c, model, windows, picks, count)
                     : skipgram_loss(c, model, windows, picks, count);
}
