// Functions with random noise.
#pragma once
#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary::functions {

/// Drops elements while the thread trains; otherwise returns x itself.
Value dropout(const Value& x, double ratio, const FunctionOptions* options = nullptr);
Value gaussian(const Value& mean, const Value& ln_var, const FunctionOptions* options = nullptr);

}  // namespace catenary::functions
