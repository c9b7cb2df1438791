/* What the tests of the GPT share: a small model with its tokens and scores, and a folder for files. */
#ifndef TESTS_EXAMPLES_TEST_GPT_H
#define TESTS_EXAMPLES_TEST_GPT_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lora.h"
#include "model.h"
#include "sampling.h"
#include "training.h"
#include "weights.h"

/* Must be last, because it defines `fail` as a macro. */
#include <cmocka.h>

enum { VOCABULARY = 11, CONTEXT = 8, WIDTH = 12, COUNT = 7, SCORES = COUNT * VOCABULARY };

static const GptSizes kSizes = {
    .vocabulary = VOCABULARY, .context = CONTEXT, .width = WIDTH, .layers = 2, .heads = 3};
static const int32_t kTokens[COUNT] = {3, 1, 4, 1, 5, 9, 2};

static char folder[256];

static inline int enter_folder(void** state) {
  (void)state;
  const char* parent = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/catenary-gpt-XXXXXX", parent ? parent : "/tmp");
  return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static inline int leave_folder(void** state) {
  (void)state;
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

static inline void assert_ok(ctn_status status) {
  if (status != CTN_OK) fail_msg("%s", ctn_error_message());
}

static inline void assert_fails(ctn_scope* c, ctn_status status, const char* words) {
  const ctn_status found = cs_end(c);
  if (found != status || !strstr(ctn_error_message(), words))
    fail_msg("status %d instead of %d: %s", (int)found, (int)status, ctn_error_message());
}

/* A model with larger weights than a new one has, so that all parts matter. */
static inline void make(ctn_scope* c, Gpt* gpt, uint64_t seed) {
  cs_random_seed(c, NULL, seed);
  gpt_make(c, gpt, &kSizes);
  for (size_t i = 0; i < ctn_link_param_count(gpt->link) && !c->status; ++i) {
    ctn_array* data = cs_variable_data(c, cs_link_param_at(c, gpt->link, i));
    ctn_array* noise =
        cs_random_normal(c, NULL, 0, 0.3, ctn_array_shape(data), ctn_array_ndim(data), CTN_FLOAT32);
    cs_array_copyto(c, data, cs_array_add(c, data, noise), CTN_CASTING_NO, NULL);
  }
  assert_ok(c->status);
}

static inline ctn_variable* tokens_of(ctn_scope* c, const int32_t* tokens, int64_t batch, int64_t count) {
  return cs_constant_from_data(c, tokens, CTN_SHAPE(batch, count), CTN_INT32);
}

static inline void scores_of(ctn_scope* c, const Gpt* gpt, float scores[SCORES]) {
  cs_array_to_data(c, cs_variable_data(c, gpt_scores(c, gpt, tokens_of(c, kTokens, 1, COUNT), NULL)), scores,
                   SCORES * sizeof *scores);
  assert_ok(c->status);
}

static inline double distance(const float* a, const float* b, size_t count) {
  double largest = 0, scale = 1e-30;
  for (size_t i = 0; i < count; ++i) {
    largest = fmax(largest, fabs((double)a[i] - b[i]));
    scale = fmax(scale, fabs((double)b[i]));
  }
  return largest / scale;
}

#endif
