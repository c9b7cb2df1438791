/* Truncated backpropagation through time: an updater that reads streams of a text a few tokens at a time. */
#ifndef EXAMPLES_PTB_BPTT_H
#define EXAMPLES_PTB_BPTT_H

#include "corpus.h"
#include "rnn.h"

/* The state of the layers goes on from one update to the next, but gradients do not go back beyond an update.
 */
typedef struct Bptt {
  const Rnn* rnn;
  ctn_optimizer* optimizer;
  Streams streams;
  double bits;
  int64_t bprop_len; /* tokens of each stream in an update */
  int64_t position;  /* in the streams, where the next update begins */
  RnnState state;    /* before it */
} Bptt;

/* An updater for the other members, which must live as long as it; `position` and `state` are set to the
 * beginning. */
ctn_updater* bptt_updater(ctn_scope* c, Bptt* bptt);

/* The mean loss of the tokens `from` to `to` of all streams, read from the present state of the layers on. */
ctn_variable* bptt_loss(ctn_scope* c, const Rnn* rnn, const Streams* streams, int64_t from, int64_t to);

/* The mean loss of whole streams, without dropout and history. */
double bptt_evaluate(ctn_scope* c, const Rnn* rnn, const Streams* streams, int64_t bprop_len);

#endif
