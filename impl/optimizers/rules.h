// The update rules of impl/kernels/update_rules.def: their properties and constructors.
#pragma once
#include <initializer_list>

#include "impl/backend/params/update.h"
#include "impl/backend/update_rules.h"
#include "impl/base/object.h"
#include "impl/base/range.h"
#include "impl/base/span.h"

struct ctn_optimizer;

namespace catenary::optimizers {

/// The properties of one update rule.
struct Rule {
  static constexpr int kMaxHyperparameters = 8;
  struct Hyperparameter {
    const char* name;
    Range range;
    double preset = 0;  // of those that are not arguments of the constructor
  };
  struct State {
    const char* name;
    double initial;
  };

  const char* name;
  const char* functor;
  UpdateRule update;
  Hyperparameter hyperparameters[kMaxHyperparameters];  // up to the first one without a name
  State states[UpdateParams::kMaxStates];               // likewise
  /// Computes the kernel's values at update number t from the hyperparameters in order.
  void (*set_values)(const double* hyperparameters, int64_t t, UpdateValues& values);
  /// Computes the rate at update number t, which can be read as "lr"; null if "lr" is a hyperparameter or
  /// missing.
  double (*rate)(const double* hyperparameters, int64_t t);
};

/// All update rules, in the order of UpdateRule.
Span<const Rule> rules();

Ref<::ctn_optimizer> make_optimizer(UpdateRule rule, std::initializer_list<double> arguments);

template <int kArguments>
struct Constructor {
  UpdateRule rule;
  template <class... Arguments>
  Ref<::ctn_optimizer> operator()(Arguments... arguments) const {
    static_assert(sizeof...(Arguments) == kArguments);
    return make_optimizer(rule, {double(arguments)...});
  }
};

// Constructors by name, such as sgd(lr).
#define CTN_ARGUMENT(...) +1
#define CTN_PRESET(...)
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, ...) \
  inline constexpr Constructor<0 HYPERPARAMETERS> NAME{UpdateRule::NAME};
#include "impl/kernels/update_rules.def"
#undef CTN_ARGUMENT
#undef CTN_PRESET
#undef CTN_UPDATE_RULE

}  // namespace catenary::optimizers
