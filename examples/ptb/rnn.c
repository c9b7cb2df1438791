/* The recurrent language model; see rnn.h. */
#include "rnn.h"

void rnn_make(ctn_scope* c, Rnn* rnn, int64_t vocabulary, int64_t layers, int64_t units, double dropout) {
  *rnn = (Rnn){.all = cs_link_chain_new(c), .layers = layers, .units = units, .dropout = dropout};
  rnn->embed = cs_add_child(c, rnn->all, "embed", cs_link_embed_id_new(c, vocabulary, units, NULL));
  for (int64_t i = 0; i < layers; ++i) {
    char name[8];
    snprintf(name, sizeof name, "l%d", (int)i + 1);
    rnn->lstm[i] = cs_add_child(c, rnn->all, name, cs_link_lstm_new(c, units, units, NULL));
  }
  rnn->out = cs_add_child(c, rnn->all, "out", cs_link_linear_new(c, units, vocabulary, NULL));
}

static ctn_variable* constant(ctn_scope* c, ctn_array* array) {
  ctn_variable* x = cs_variable_new(c, array);
  cs_variable_set_requires_grad(c, x, 0);
  return x;
}

static ctn_variable* drop(ctn_scope* c, const Rnn* rnn, ctn_variable* x) {
  return rnn->dropout > 0 ? cs_dropout(c, x, rnn->dropout, NULL) : x;
}

ctn_variable* rnn_step(ctn_scope* c, const Rnn* rnn, ctn_array* tokens) {
  ctn_variable* h = cs_call(c, rnn->embed, constant(c, tokens));
  for (int64_t i = 0; i < rnn->layers; ++i) h = cs_call(c, rnn->lstm[i], drop(c, rnn, h));
  return h;
}

ctn_variable* rnn_scores(ctn_scope* c, const Rnn* rnn, ctn_variable* outputs) {
  return cs_call(c, rnn->out, drop(c, rnn, outputs));
}

void rnn_state_make(ctn_scope* c, const Rnn* rnn, int64_t streams, RnnState* state) {
  for (int64_t i = 0; i < rnn->layers; ++i) {
    state->c[i] = cs_array_zeros(c, CTN_SHAPE(streams, rnn->units), CTN_FLOAT32);
    state->h[i] = cs_array_zeros(c, CTN_SHAPE(streams, rnn->units), CTN_FLOAT32);
  }
}

void rnn_state_clear(ctn_scope* c, const Rnn* rnn, RnnState* state) {
  for (int64_t i = 0; i < rnn->layers; ++i) {
    cs_array_fill_f64(c, state->c[i], 0);
    cs_array_fill_f64(c, state->h[i], 0);
  }
}

void rnn_state_load(ctn_scope* c, const Rnn* rnn, const RnnState* state) {
  for (int64_t i = 0; i < rnn->layers; ++i)
    cs_link_lstm_set_state(c, rnn->lstm[i], constant(c, cs_array_copy(c, state->c[i])),
                           constant(c, cs_array_copy(c, state->h[i])));
}

void rnn_state_store(ctn_scope* c, const Rnn* rnn, RnnState* state) {
  for (int64_t i = 0; i < rnn->layers; ++i) {
    ctn_variable *cell = cs_link_lstm_c(c, rnn->lstm[i]), *h = cs_link_lstm_h(c, rnn->lstm[i]);
    cs_array_copyto(c, state->c[i], cs_variable_data(c, cell), CTN_CASTING_SAME_KIND, NULL);
    cs_array_copyto(c, state->h[i], cs_variable_data(c, h), CTN_CASTING_SAME_KIND, NULL);
  }
}

void rnn_state_serialize(ctn_scope* c, const Rnn* rnn, RnnState* state, ctn_serializer* entries) {
  for (int64_t i = 0; i < rnn->layers; ++i) {
    char name[8];
    snprintf(name, sizeof name, "l%d", (int)i + 1);
    ctn_serializer* layer = cs_serializer_child(c, entries, name);
    cs_serializer_array(c, layer, "c", state->c[i]);
    cs_serializer_array(c, layer, "h", state->h[i]);
  }
}
