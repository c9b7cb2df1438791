// Undoes what a failed update has changed.
#pragma once
#include <vector>

#include "impl/random/state.h"
#include "impl/serializers/dictionary.h"
#include "impl/training/updater.h"

namespace catenary::trainers {

/// Remembers the global generators and the values of models that are not parameters, such as running averages
/// and states of recurrent links; parameters and the states of optimizers too if the updater may change only
/// some of them before it fails.
class UpdateRollback {
 public:
  /// `enabled`: false if nobody would save the state.
  UpdateRollback(const Updater& updater, bool enabled);
  void undo() const;

 private:
  struct Model {
    OptimizerRef optimizer;
    bool has_parameters;
    DictionaryRef values;
  };
  struct Generator {
    RandomState* state;  // global, lives as long as the process
    PhiloxPosition position;
  };

  void remember(const OptimizerRef& optimizer, bool parameters);
  void remember(Backend& backend);

  std::vector<Model> models_;
  std::vector<Generator> generators_;
};

}  // namespace catenary::trainers
