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

}  // namespace catenary
