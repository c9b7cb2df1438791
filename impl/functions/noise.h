#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value dropout(const Value& x, double ratio, bool train);
Value dropout_with_mask(const Value& x, Array& mask);

}  // namespace catenary::functions
