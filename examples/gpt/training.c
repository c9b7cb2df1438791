/* Trains a GPT; see training.h. */
#include "training.h"

#include <math.h>

#include "check.h"
#include "rng.h"

enum { QUICK_WINDOWS = 64 };

void training_read(ctn_scope* c, TrainingSettings* s, Session* session, const Option* own, size_t count,
                   int argc, char** argv) {
  Option options[SESSION_MOST_OPTIONS];
  const Option more[] = {
      /* clang-format off */
      {OPTION_REAL, "lr", "X", "highest learning rate of AdamW", &s->rate, 1e-9, 1e3, NULL},
      {OPTION_REAL, "last-lr", "X", "learning rate of the last update", &s->last_rate, 0, 1e3, NULL},
      {OPTION_INTEGER, "warmup", "N", "updates until the highest learning rate", &s->warmup, 0, 1e9, NULL},
      {OPTION_REAL, "weight-decay", "X", "of matrices", &s->decay, 0, 1e3, NULL},
      {OPTION_REAL, "clip", "X", "largest norm of the gradients", &s->clip, 1e-9, 1e9, NULL},
      /* clang-format on */
  };
  const size_t more_count = sizeof more / sizeof *more;
  memcpy(options, own, count * sizeof *own);
  memcpy(options + count, more, sizeof more);
  session_read(c, session, options, count + more_count, argc, argv);
  s->batch = session->batch;
  s->updates = session->updates;
  s->seed = session->seed;
}

void training_data(ctn_scope* c, TrainingData* data, const Codec* codec, const Text* text) {
  Failure failure;
  size_t count = 0, characters = 0;
  int32_t* tokens = codec_encode(codec, text->bytes, text->size, &count, &failure);
  check_helper(tokens != NULL, &failure);
  for (size_t i = 0; i < text->size; ++i) characters += ((unsigned char)text->bytes[i] & 0xc0) != 0x80;
  *data = (TrainingData){.count = (int64_t)count, .bits = (double)count / (double)characters / log(2)};
  data->trained = data->count - data->count / 10;
  if (data->count - data->trained < 2)
    give_up("the text has %zu tokens, too few for training and validation", count);
  ctn_array* made = cs_array_from_data(c, tokens, CTN_SHAPE(data->count), CTN_INT32);
  data->tokens = cs_array_to_device(c, made, "cpu");
  free(tokens);
}

/* An example of the datasets: the tokens of a window, and the ones that follow each of them. */
static ctn_status window(const Training* t, int64_t from, int64_t length, ctn_array** parts) {
  ctn_scope c = {0};
  for (int64_t i = 0; i < 2; ++i) {
    ctn_array* part = cs_array_get(&c, t->data.tokens, CTN_INDEX(cs_slice(from + i, from + i + length)));
    parts[i] = cs_keep_array(&c, part);
  }
  return cs_end(&c);
}

static int64_t window_length(const Training* t, int64_t tokens) {
  return t->gpt->sizes.context < tokens - 1 ? t->gpt->sizes.context : tokens - 1;
}

static ctn_status window_to_train_on(void* training, int64_t index, int64_t epoch, ctn_array** parts,
                                     size_t part_count) {
  const Training* t = training;
  const int64_t length = window_length(t, t->data.trained);
  Rng rng = rng_new((uint64_t)t->settings.seed, (uint64_t)index);
  (void)epoch, (void)part_count;
  return window(t, (int64_t)rng_below(&rng, (uint64_t)(t->data.trained - length)), length, parts);
}

static ctn_status window_held_out(void* training, int64_t index, int64_t epoch, ctn_array** parts,
                                  size_t part_count) {
  const Training* t = training;
  const int64_t length = window_length(t, t->data.count - t->data.trained);
  (void)epoch, (void)part_count;
  return window(t, t->data.trained + index * length, length, parts);
}

static ctn_status loss_of(void* training, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  const Training* t = training;
  ctn_scope c = {0};
  ctn_variable* mean = NULL;
  cs_link_call(&c, t->gpt->link, batch, count, &mean, 1);
  cs_report_variable(&c, "bits", cs_mul_f64(&c, mean, t->data.bits), t->link);
  *loss = cs_keep_variable(&c, mean);
  return cs_end(&c);
}

ctn_optimizer* training_optimizer(ctn_scope* c, const TrainingSettings* s, ctn_link* link) {
  ctn_optimizer* optimizer = cs_optimizer_adamw_new(c, s->rate, 0.9, 0.99, 1e-8, s->decay);
  cs_optimizer_setup(c, optimizer, link);
  cs_optimizer_add_gradient_clipping(c, optimizer, s->clip);
  static const char* const vectors[] = {"*/b", "*/gamma", "*/beta"};
  for (size_t i = 0; i < 3; ++i) {
    const ctn_status added =
        c->status ? c->status : ctn_optimizer_add_group(optimizer, vectors[i] + 2, &vectors[i], 1);
    if (added == CTN_ERROR_NOT_FOUND) continue; /* adapters have matrices only */
    cs_try(c, added);
    cs_optimizer_group_set_hyperparameter(c, optimizer, vectors[i] + 2, "weight_decay_rate", 0);
  }
  const long long decayed = s->updates - s->warmup;
  ctn_schedule* rate = cs_schedule_cosine_new(c, s->rate, s->last_rate, decayed > 1 ? decayed : 1, 0);
  if (s->warmup) rate = cs_schedule_warmup_new(c, s->rate / (double)(s->warmup + 1), rate, s->warmup);
  cs_optimizer_set_schedule(c, optimizer, "alpha", rate, 0);
  return optimizer;
}

ctn_updater* training_updater(ctn_scope* c, Training* t) {
  const TrainingSettings* s = &t->settings;
  ctn_dataset* windows = cs_dataset_new(c, s->updates * s->batch, 2, window_to_train_on, t, NULL, 1);
  ctn_iterator* batches = cs_iterator_serial_new(c, windows, s->batch, 1, 0, 0);
  return cs_updater_standard_new(c, batches, training_optimizer(c, s, t->link), loss_of, t, NULL, NULL);
}

double training_evaluate(ctn_scope* c, const Training* t, int64_t windows) {
  const size_t mark = cs_mark(c);
  const int64_t count = t->data.count - t->data.trained, all = (count - 1) / window_length(t, count);
  if (windows < 1 || windows > all) windows = all;
  ctn_dataset* held_out = cs_dataset_new(c, windows, 2, window_held_out, (void*)t, NULL, 1);
  ctn_iterator* batches = cs_iterator_serial_new(c, held_out, t->settings.batch, 0, 0, 0);
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  double sum = 0;
  for (int32_t more = 1; more && !c->status;) {
    const size_t inner = cs_mark(c);
    ctn_array* parts[2] = {NULL};
    cs_iterator_next(c, batches, parts, 2, &more);
    if (c->status || !more) break;
    ctn_variable *batch[2], *loss = NULL;
    for (int i = 0; i < 2; ++i)
      batch[i] = cs_variable_new(c, cs_array_to_device(c, parts[i], cs_link_device(c, t->gpt->link)));
    cs_link_call(c, t->gpt->link, batch, 2, &loss, 1);
    sum += (double)ctn_array_shape(parts[0])[0] * cs_value(c, loss);
    cs_pop(c, inner);
  }
  cs_pop(c, mark);
  return sum / (double)windows * t->data.bits;
}

static ctn_status quick_bits(void* training, ctn_trainer* trainer, double* bits) {
  ctn_scope c = {0};
  (void)trainer;
  *bits = training_evaluate(&c, training, QUICK_WINDOWS);
  return cs_end(&c);
}

ctn_extension* training_validation(ctn_scope* c, Training* training) {
  return cs_extension_observe_value_new(c, "validation/bits", quick_bits, training, NULL);
}

/* The extension "origin" does nothing but keep the sum. */

static ctn_status run_nothing(void* origin, ctn_trainer* trainer) {
  (void)origin, (void)trainer;
  return CTN_OK;
}

static ctn_status serialize_origin(void* origin, ctn_serializer* entries) {
  const TrainingOrigin* o = origin;
  ctn_scope c = {0};
  const char* stored = cs_serializer_text(&c, entries, "sum", o->sum);
  if (!c.status && strcmp(stored, o->sum) != 0) cs_fail(&c, CTN_ERROR_FORMAT, "%s", o->refusal);
  return cs_end(&c);
}

bool training_run(ctn_scope* c, Training* training, TrainingOrigin* origin, const Session* session) {
  const char* const entries[] = {"main/bits", "validation/bits", NULL};
  ctn_updater* updater = training_updater(c, training);
  ctn_trainer* trainer = session_trainer(c, session, updater, entries, entries);
  cs_trainer_extend(c, trainer, training_validation(c, training), NULL, session_trigger(c, session),
                    CTN_PRIORITY_DEFAULT);
  ctn_extension_callbacks kept = {.struct_size = sizeof kept, .name = "origin"};
  kept.run = run_nothing;
  kept.serialize = serialize_origin;
  session_extend(c, trainer, cs_extension_new(c, &kept, origin));
  return session_run(c, session, trainer);
}
