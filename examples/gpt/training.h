/* The training of a GPT on the tokens of a text. */
#ifndef EXAMPLES_GPT_TRAINING_H
#define EXAMPLES_GPT_TRAINING_H

#include "codec.h"
#include "model.h"
#include "options.h"
#include "sha256.h"
#include "text.h"

typedef struct TrainingSettings {
  long long batch, updates, seed; /* of the session */
  long long warmup;
  double rate, last_rate, decay, clip;
} TrainingSettings;

enum { TRAINING_OPTIONS = 5 };

/* Writes the options of these settings besides those of the session, TRAINING_OPTIONS of them. */
void training_options(TrainingSettings* settings, Option* options);

/* The tokens of a text, held by the scope: the last tenth is held out for validation. */
typedef struct TrainingData {
  ctn_array* tokens;      /* int32, on the CPU */
  int64_t count, trained; /* all, and those at the beginning that are trained on */
  double bits;            /* per character, for a loss of 1 nat per token */
} TrainingData;

/* Failures, such as a text that is too short, end the program. */
void training_data(ctn_scope* c, TrainingData* data, const Codec* codec, const Text* text);

/* A model and its data. `link` is what is trained: that of the model, or adapters in it. All must live as
 * long as the updater and the extensions that are made of them. */
typedef struct Training {
  TrainingSettings settings;
  TrainingData data;
  const Gpt* gpt;
  ctn_link* link;
} Training;

/* AdamW for a link, with warmup and a cosine schedule, clipped gradients, and weight decay of matrices only.
 */
ctn_optimizer* training_optimizer(ctn_scope* c, const TrainingSettings* settings, ctn_link* link);

/* An updater that trains on windows of the text, and reports "main/bits" per character. Window number i of
 * the training depends on the seed and i only. */
ctn_updater* training_updater(ctn_scope* c, Training* training);

/* An extension that reports "validation/bits", on some windows of the text that is held out. */
ctn_extension* training_validation(ctn_scope* c, Training* training);

/* What a training began with, by its checksum. */
typedef struct TrainingOrigin {
  char sum[SHA256_HEX];
  const char* refusal; /* the message for a snapshot with another sum */
} TrainingOrigin;

/* An extension that does nothing but keep the sum in snapshots, and check it when one is loaded. */
ctn_extension* training_origin(ctn_scope* c, TrainingOrigin* origin);

/* Bits per character of the text that is held out, on at most `windows` windows of the model's length; 0: on
 * all. */
double training_evaluate(ctn_scope* c, const Training* training, int64_t windows);

#endif
