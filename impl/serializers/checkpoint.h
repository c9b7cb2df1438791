#pragma once
#include "impl/serializers/objects.h"

namespace catenary {

/// One file of a training: "model/...", "optimizer/...", "hyperparameters/lr", "random/state", "extra/...". A
/// null optimizer or dictionary is left out; a null generator is the global one of the model's device.
void checkpoint_save(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     const Dictionary* extra);
/// Nothing has changed where it fails.
void checkpoint_load(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     Dictionary* extra);

}  // namespace catenary
