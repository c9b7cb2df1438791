// Saves and loads the complete state of a training run in one file.
#pragma once
#include "impl/serializers/objects.h"

namespace catenary {

/// The file has the entries "model/...", "optimizer/...", "hyperparameters/lr", "random/state" and
/// "extra/...". A null optimizer or dictionary is left out; a null generator is the global one of the model's
/// device.
void checkpoint_save(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     const Dictionary* extra);
/// If it fails, nothing has changed.
void checkpoint_load(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     Dictionary* extra);

/// Entries below "extra/" that another traversal saves and loads, such as those of a trainer.
struct FurtherEntries {
  Traversal traversal;
  /// Whether the load reads an entry; names are those below "extra/".
  std::function<bool(const std::string& name)> is_wanted;
};

// The same with such entries. A null model is left out; the generator is then that of the current device.
void checkpoint_save(const char* path, Link* model, Optimizer* optimizer, RandomState* random,
                     const Traversal& further);
void checkpoint_load(const char* path, Link* model, Optimizer* optimizer, RandomState* random,
                     const FurtherEntries& further);
/// Saves or loads the same entries; part of a traversal.
void traverse_checkpoint(Link* model, Optimizer* optimizer, RandomState* random, const Traversal& further,
                         Serializer& serializer);
/// Saves or loads the hyperparameters that are numbers.
void traverse_numbers(Optimizer& optimizer, Serializer& serializer);

}  // namespace catenary
