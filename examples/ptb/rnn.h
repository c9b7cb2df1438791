/* A recurrent language model: an embedding, stacked LSTM layers with dropout, and scores of the next token.
 */
#ifndef EXAMPLES_PTB_RNN_H
#define EXAMPLES_PTB_RNN_H

#include <catenary/scope.h>

enum { RNN_MOST_LAYERS = 8 };

typedef struct Rnn {
  ctn_link *all, *embed, *lstm[RNN_MOST_LAYERS], *out;
  int64_t layers, units;
  double dropout;
} Rnn;

void rnn_make(ctn_scope* c, Rnn* rnn, int64_t vocabulary, int64_t layers, int64_t units, double dropout);

/* Reads one token of each stream, an array (streams); returns the outputs of the last layer (streams, units).
 */
ctn_variable* rnn_step(ctn_scope* c, const Rnn* rnn, ctn_array* tokens);

/* Scores (rows, vocabulary) of the next tokens for outputs (rows, units). */
ctn_variable* rnn_scores(ctn_scope* c, const Rnn* rnn, ctn_variable* outputs);

/* What the layers remember between two steps, without its history. */
typedef struct RnnState {
  ctn_array *c[RNN_MOST_LAYERS], *h[RNN_MOST_LAYERS];
} RnnState;

void rnn_state_make(ctn_scope* c, const Rnn* rnn, int64_t streams, RnnState* state); /* of zeros */
void rnn_state_clear(ctn_scope* c, const Rnn* rnn, RnnState* state);
void rnn_state_load(ctn_scope* c, const Rnn* rnn, const RnnState* state); /* the layers continue from it */
void rnn_state_store(ctn_scope* c, const Rnn* rnn, RnnState* state);      /* from the layers */
void rnn_state_serialize(ctn_scope* c, const Rnn* rnn, RnnState* state, ctn_serializer* entries);

#endif
