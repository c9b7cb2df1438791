/* The training of a GPT on the tokens of a text. */
#ifndef EXAMPLES_GPT_TRAINING_H
#define EXAMPLES_GPT_TRAINING_H

#include "codec.h"
#include "model.h"
#include "options.h"
#include "text.h"

typedef struct TrainingSettings {
  long long batch, updates, warmup, evaluate, seed;
  double rate, last_rate, decay, clip;
} TrainingSettings;

enum { TRAINING_OPTIONS = 9 };

/* Writes the options of these settings, TRAINING_OPTIONS of them. */
void training_options(TrainingSettings* settings, Option* options);

/* The tokens of a text: the last tenth is held out for validation. */
typedef struct TrainingData {
  int32_t* tokens;
  size_t count, trained; /* all, and those at the beginning that are trained on */
  double per_character;  /* tokens per character of the text */
} TrainingData;

bool training_data(TrainingData* data, const Codec* codec, const Text* text, Failure* failure);

/* AdamW for a link, with warmup and a cosine schedule, clipped gradients, and weight decay of matrices only.
 */
ctn_optimizer* training_optimizer(ctn_scope* c, const TrainingSettings* settings, ctn_link* link);

typedef struct Training {
  const TrainingSettings* settings;
  const TrainingData* data;
  const Gpt* gpt;
  ctn_optimizer* optimizer; /* of the model, or of adapters in it */
} Training;

/* Trains up to the update settings->updates and reports on standard output. Returns false if Ctrl-C or a
 * termination signal ended it early, after a whole update. */
bool training_run(ctn_scope* c, const Training* training);

/* Bits per character of the text that is held out, on at most `windows` windows of the model's length; 0: on
 * all. */
double training_evaluate(ctn_scope* c, const Training* training, size_t windows);

#endif
