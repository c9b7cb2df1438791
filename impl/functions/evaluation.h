#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value accuracy(const Value& y, const Value& t);
Value binary_accuracy(const Value& y, const Value& t);

}  // namespace catenary::functions
