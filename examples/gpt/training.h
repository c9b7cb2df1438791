/* The training of a GPT on the tokens of a text. */
#ifndef EXAMPLES_GPT_TRAINING_H
#define EXAMPLES_GPT_TRAINING_H

#include "codec.h"
#include "model.h"
#include "session.h"
#include "sha256.h"
#include "text.h"

typedef struct TrainingSettings {
  long long batch, updates, seed; /* of the session */
  long long warmup;
  double rate, last_rate, decay, clip;
} TrainingSettings;

/* Reads the command line by session_read, with the options of the program and those of these settings. */
void training_read(ctn_scope* c, TrainingSettings* settings, Session* session, const Option* own,
                   size_t count, int argc, char** argv);

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

/* Trains with the table, curves and snapshots of a session, and returns whether the training has ended; see
 * session_run. Snapshots keep the origin, and it is checked when one is loaded. */
bool training_run(ctn_scope* c, Training* training, TrainingOrigin* origin, const Session* session);

/* Bits per character of the text that is held out, on at most `windows` windows of the model's length; 0: on
 * all. */
double training_evaluate(ctn_scope* c, const Training* training, int64_t windows);

#endif
