#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value identity(const Value& x);
Value reshape(const Value& x, Shape shape);
Value transpose(const Value& x, Span<const int64_t> axes);
Value broadcast_to(const Value& x, Shape shape);

}  // namespace catenary::functions
