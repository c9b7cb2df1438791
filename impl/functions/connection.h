#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value linear(const Value& x, const Value& W, const Value* b);

}  // namespace catenary::functions
