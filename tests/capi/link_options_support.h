/* Link options made by tests. */
#ifndef CATENARY_TESTS_CAPI_LINK_OPTIONS_SUPPORT_H
#define CATENARY_TESTS_CAPI_LINK_OPTIONS_SUPPORT_H

#include "support.h"

static inline ctn_link_options* new_options(void) {
  ctn_link_options* options;
  OK(ctn_link_options_new(&options));
  return options;
}

static inline ctn_link_options* weight_options(double wscale, double bias, int nobias) {
  ctn_link_options* options = new_options();
  OK(ctn_link_options_set_wscale(options, wscale));
  OK(ctn_link_options_set_bias(options, bias));
  OK(ctn_link_options_set_nobias(options, nobias));
  return options;
}

static inline ctn_link_options* initial_value(const char* path, ctn_array* value) {
  ctn_link_options* options = new_options();
  OK(ctn_link_options_set_initial_value(options, path, value));
  return options;
}

/* Runs a statement with options that are released after it. */
#define WITH_OPTIONS(made, statement)   \
  do {                                  \
    ctn_link_options* options = (made); \
    statement;                          \
    ctn_link_options_release(options);  \
  } while (0)

#endif
