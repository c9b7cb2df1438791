// Optimizers of the reference, made from their recorded descriptions.
#pragma once

#include "runner.h"

namespace golden {

/// An optimizer with the reference's name. Hyperparameters that are not constructor arguments are set by
/// name. Throws Missing if the library lacks the rule or the hyperparameter.
Optimizer make_optimizer(const Runner& runner, const std::string& type, const json& attrs);

}  // namespace golden
