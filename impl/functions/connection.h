#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value linear(const Value& x, const Value& W, const Value* b);
Value attention(const Value& q, const Value& k, const Value& v, const Value* mask, double scale, bool causal);

}  // namespace catenary::functions
