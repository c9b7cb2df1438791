/* Every gradient method of the library, taken from the table in the library. For C and C++. */
#ifndef TESTS_CAPI_OPTIMIZER_TABLE_H
#define TESTS_CAPI_OPTIMIZER_TABLE_H

#include <catenary/optimizer.h>
#include <stddef.h>
#include <string.h>

#define CTN_ARGUMENT(NAME, RANGE) double NAME;
#define CTN_PRESET(NAME, RANGE, VALUE)
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, ...) \
  struct NAME##_arguments {                                         \
    HYPERPARAMETERS                                                 \
  };
#include "../../impl/kernels/update_rules.def"
#undef CTN_ARGUMENT
#undef CTN_UPDATE_RULE

#define CTN_ARGUMENT(NAME, RANGE) a.NAME,
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, ...)             \
  static ctn_status make_##NAME(const double* arguments, ctn_optimizer** out) { \
    struct NAME##_arguments a;                                                  \
    memcpy(&a, arguments, sizeof a);                                            \
    return ctn_optimizer_##NAME##_new(HYPERPARAMETERS out);                     \
  }
#include "../../impl/kernels/update_rules.def"
#undef CTN_ARGUMENT
#undef CTN_UPDATE_RULE

enum { RULE_MAX_ARGUMENTS = 8 };

struct optimizer_rule {
  const char* label;
  /* Calls the constructor with the arguments in its order. */
  ctn_status (*make)(const double* arguments, ctn_optimizer** out);
  size_t states;
  const char* arguments[RULE_MAX_ARGUMENTS + 1]; /* names, then NULL */
};

#define CTN_ARGUMENT(NAME, RANGE) #NAME,
#define CTN_STATE(...) +1
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, STATES, ...) \
  {LABEL, make_##NAME, 0 STATES, {HYPERPARAMETERS NULL}},
static const struct optimizer_rule optimizer_rules[] = {
#include "../../impl/kernels/update_rules.def"
};
#undef CTN_ARGUMENT
#undef CTN_PRESET
#undef CTN_STATE
#undef CTN_UPDATE_RULE

enum { OPTIMIZER_RULES = sizeof optimizer_rules / sizeof *optimizer_rules };

/* Makes an optimizer with values that suit most arguments of each name. */
static inline ctn_status make_usual(const struct optimizer_rule* rule, ctn_optimizer** out) {
  static const struct {
    const char* name;
    double value;
  } usual[] = {{"lr", 1e-3},  {"beta1", 0.9},    {"beta2", 0.999}, {"rho", 0.95},
               {"eps", 1e-8}, {"momentum", 0.9}, {"alpha", 0.95},  {"weight_decay_rate", 0.01}};
  double arguments[RULE_MAX_ARGUMENTS];
  size_t i, k;
  for (i = 0; rule->arguments[i]; ++i) {
    arguments[i] = 0.1;
    for (k = 0; k < sizeof usual / sizeof *usual; ++k)
      if (strcmp(rule->arguments[i], usual[k].name) == 0) arguments[i] = usual[k].value;
  }
  return rule->make(arguments, out);
}

#endif
