#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value sum(const Value& x, Span<const int64_t> axes, bool keepdims);
Value matmul(const Value& a, const Value& b, bool transa, bool transb);

}  // namespace catenary::functions
