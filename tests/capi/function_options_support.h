/* Function options made by tests; release_options() releases all of them. */
#ifndef CATENARY_TESTS_CAPI_FUNCTION_OPTIONS_SUPPORT_H
#define CATENARY_TESTS_CAPI_FUNCTION_OPTIONS_SUPPORT_H

#include "support.h"

static ctn_function_options* made_options[64];
static size_t made_count;

static inline ctn_function_options* make_options(void) {
  assert_true(made_count < COUNT(made_options));
  OK(ctn_function_options_new(&made_options[made_count]));
  return made_options[made_count++];
}

static inline void release_options(void) {
  while (made_count) ctn_function_options_release(made_options[--made_count]);
}

static inline ctn_function_options* with_mask(ctn_array* mask) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_mask(options, mask));
  return options;
}

static inline ctn_function_options* with_noise(ctn_array* noise) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_noise(options, noise));
  return options;
}

static inline ctn_function_options* with_samples(ctn_array* samples) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_samples(options, samples));
  return options;
}

static inline ctn_function_options* with_reduction(ctn_reduction reduction) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_reduction(options, reduction));
  return options;
}

static inline ctn_function_options* with_ignore_label(int64_t label) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_ignore_label(options, label));
  return options;
}

static inline ctn_function_options* with_weights(ctn_array* class_weight, int64_t ignore_label) {
  ctn_function_options* options = with_ignore_label(ignore_label);
  OK(ctn_function_options_set_class_weight(options, class_weight));
  return options;
}

static inline ctn_function_options* with_groups(int64_t groups) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_groups(options, groups));
  return options;
}

static inline ctn_function_options* with_dilation(const int64_t* dilation, size_t ndim) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_dilation(options, dilation, ndim));
  return options;
}

static inline ctn_function_options* with_causal(void) {
  ctn_function_options* options = make_options();
  OK(ctn_function_options_set_causal(options, 1));
  return options;
}

#endif
