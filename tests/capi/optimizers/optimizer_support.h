/* Helpers shared by the tests of optimizers. */
#ifndef CATENARY_TESTS_CAPI_OPTIMIZER_SUPPORT_H
#define CATENARY_TESTS_CAPI_OPTIMIZER_SUPPORT_H

#include "link_support.h"

/* A link with the parameter "W" (2 elements: 1, -2) and, on request, "b" (1 element: 3); neither has a
   gradient. */
static inline ctn_link* model(int with_b) {
  static const double values[] = {1, -2, 3};
  ctn_link* link;
  int i;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  for (i = 0; i <= with_b; ++i) {
    const int64_t size = 2 - i;
    ctn_variable* v;
    ctn_array *given = array_of(CTN_FLOAT32, &size, 1, values + 2 * i, (size_t)size), *data;
    OK(ctn_link_add_param(link, i ? "b" : "W", &size, 1, CTN_FLOAT32));
    OK(ctn_link_param(link, i ? "b" : "W", &v));
    OK(ctn_variable_data(v, &data));
    OK(ctn_array_copyto(data, given, CTN_CASTING_NO, NULL));
    ctn_array_release(data);
    ctn_array_release(given);
    ctn_variable_release(v);
  }
  OK(ctn_link_cleargrads(link));
  return link;
}

static inline ctn_array* state_of(ctn_optimizer* optimizer, const char* path, const char* name) {
  ctn_array* state;
  OK(ctn_optimizer_state(optimizer, path, name, &state));
  return state;
}

static inline ctn_optimizer* sgd_for(ctn_link* link, double lr) {
  ctn_optimizer* optimizer;
  OK(ctn_optimizer_sgd_new(lr, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  return optimizer;
}

static inline double hyperparameter(ctn_optimizer* optimizer, const char* name) {
  double value = NAN;
  OK(ctn_optimizer_hyperparameter(optimizer, name, &value));
  return value;
}

#endif
