#pragma once

#include "runner.h"

namespace golden {

/// An optimizer of the reference's name. Hyperparameters that are no constructor arguments are set by name;
/// Missing where the library lacks the rule or the hyperparameter.
Optimizer make_optimizer(const Runner& runner, const std::string& type, const json& attrs);

}  // namespace golden
