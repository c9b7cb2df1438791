#pragma once
#include <cstdint>

#include "impl/backend/params/update.h"
#include "impl/base/range.h"

namespace catenary::optimizers {

/// What tells one gradient method from another: one entry of the table in rules.cc.
struct Rule {
  static constexpr int kMaxHyperparameters = 8;
  struct Hyperparameter {
    const char* name;
    Range range;
    double initial = 0;  // of those that the constructor does not ask for
  };
  struct State {
    const char* name;
    double initial;
  };

  const char* name;
  UpdateRule update;
  Hyperparameter hyperparameters[kMaxHyperparameters];  // up to the one without a name
  State states[UpdateParams::kMaxStates];               // likewise
  /// What the kernel gets at update number t, from the hyperparameters in their order.
  void (*values)(const double* hyperparameters, int64_t t, double* values);
  /// The rate at update number t that can be read as "lr"; null where "lr" is a hyperparameter or missing.
  double (*rate)(const double* hyperparameters, int64_t t) = nullptr;
};

}  // namespace catenary::optimizers
