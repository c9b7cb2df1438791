#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize);

}  // namespace catenary::functions
