#pragma once
#include "impl/autograd/type_check.h"
#include "impl/backend/loss_params.h"
#include "impl/functions/functions.h"

namespace catenary::functions {

/// Runs a kernel on operands in their order.
template <class Params>
void launch_on(Kernel kernel, const Params& params, std::initializer_list<const Array*> operands) {
  Launch launch(kernel, params);
  for (const Array* a : operands) launch.operands[launch.count++] = a->operand();
  (*operands.begin())->backend().launch(launch);
}

/// What takes part in a rule and is not differentiated.
inline Value constant(ArrayRef a) { return Value(std::move(a)); }

/// Rows of a matrix by number, and the way back: rows added up where their numbers say. Each is the gradient
/// of the other.
Value pick_rows(const Value& x, const ArrayRef& rows);
Value add_rows(const Value& x, const ArrayRef& rows, int64_t count);

}  // namespace catenary::functions
