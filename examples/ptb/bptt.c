/* Truncated backpropagation through time; see bptt.h. */
#include "bptt.h"

ctn_variable* bptt_loss(ctn_scope* c, const Rnn* rnn, const Streams* streams, int64_t from, int64_t to) {
  ctn_variable** outputs = cs_memory(c, (size_t)(to - from) * sizeof *outputs);
  for (int64_t t = from; t < to && !c->status; ++t)
    outputs[t - from] = rnn_step(c, rnn, cs_array_get(c, streams->inputs, CTN_INDEX(cs_at(t))));
  ctn_variable* scores = rnn_scores(c, rnn, cs_concat(c, outputs, (size_t)(to - from), 0));
  ctn_array* targets = cs_array_get(c, streams->targets, CTN_INDEX(cs_slice(from, to)));
  ctn_variable* t = cs_variable_new(c, cs_array_reshape(c, targets, CTN_SHAPE(-1)));
  cs_variable_set_requires_grad(c, t, 0);
  return cs_softmax_cross_entropy(c, scores, t, 1, NULL);
}

static int64_t end_of(const Streams* streams, int64_t from, int64_t bprop_len) {
  return from + bprop_len < streams->length ? from + bprop_len : streams->length;
}

double bptt_evaluate(ctn_scope* c, const Rnn* rnn, const Streams* streams, int64_t bprop_len) {
  const size_t mark = cs_mark(c);
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  RnnState state;
  rnn_state_make(c, rnn, streams->count, &state);
  rnn_state_load(c, rnn, &state);
  double sum = 0;
  for (int64_t from = 0, to; from < streams->length && !c->status; from = to) {
    const size_t inner = cs_mark(c);
    to = end_of(streams, from, bprop_len);
    sum += (double)(to - from) * cs_value(c, bptt_loss(c, rnn, streams, from, to));
    cs_pop(c, inner);
  }
  cs_pop(c, mark);
  return sum / (double)streams->length;
}

/* If it fails, position and state stay as they were, so that the training can be saved. */
static ctn_status update(void* user_data, ctn_updater* updater, int32_t* done) {
  Bptt* b = user_data;
  ctn_scope c = {0};
  (void)updater, (void)done;
  const int64_t to = end_of(&b->streams, b->position, b->bprop_len);
  rnn_state_load(&c, b->rnn, &b->state);
  ctn_variable* loss = bptt_loss(&c, b->rnn, &b->streams, b->position, to);
  ctn_variable* sum = cs_mul_f64(&c, loss, (double)(to - b->position)); /* of the steps, as one clips it */
  cs_link_cleargrads(&c, b->rnn->all);
  cs_variable_backward(&c, sum, 0, 0);
  cs_optimizer_update(&c, b->optimizer);
  cs_report_variable(&c, "bits", cs_mul_f64(&c, loss, b->bits), b->rnn->all);
  if (c.status) return cs_end(&c);
  b->position = to;
  rnn_state_store(&c, b->rnn, &b->state);
  if (to == b->streams.length) { /* each stream begins again */
    b->position = 0;
    rnn_state_clear(&c, b->rnn, &b->state);
  }
  return cs_end(&c);
}

static ctn_status serialize(void* user_data, ctn_updater* updater, ctn_serializer* entries) {
  Bptt* b = user_data;
  ctn_scope c = {0};
  int64_t position = b->position;
  (void)updater;
  rnn_state_serialize(&c, b->rnn, &b->state, entries);
  cs_serializer_i64(&c, entries, "position", &position);
  if (!c.status && (position < 0 || position >= b->streams.length))
    cs_fail(&c, CTN_ERROR_FORMAT, "expected a position from 0 to %lld, got %lld",
            (long long)b->streams.length - 1, (long long)position);
  if (!c.status) b->position = position;
  return cs_end(&c);
}

ctn_updater* bptt_updater(ctn_scope* c, Bptt* bptt) {
  bptt->position = 0;
  rnn_state_make(c, bptt->rnn, bptt->streams.count, &bptt->state);
  ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks, .is_atomic = 1};
  callbacks.update = update;
  callbacks.serialize = serialize;
  ctn_updater* updater = cs_updater_new(c, &callbacks, bptt);
  cs_updater_add_optimizer(c, updater, "main", bptt->optimizer);
  return updater;
}
