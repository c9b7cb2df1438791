// Functions that evaluate predictions.
#pragma once
#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary::functions {

Value accuracy(const Value& y, const Value& t, const FunctionOptions* options = nullptr);
Value binary_accuracy(const Value& y, const Value& t, const FunctionOptions* options = nullptr);

}  // namespace catenary::functions
