#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

/// While the thread trains; otherwise x itself.
Value dropout(const Value& x, double ratio);
Value dropout_with_mask(const Value& x, Array& mask);
Value gaussian(const Value& mean, const Value& ln_var);
Value gaussian_with_eps(const Value& mean, const Value& ln_var, Array& eps);

}  // namespace catenary::functions
