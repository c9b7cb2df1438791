// What gradient rules and calls with variables use: arithmetic, arrays, math.
#pragma once
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/array.h"
#include "impl/functions/math.h"

namespace catenary {

/// In debug mode: INDEX error where numbers of classes or rows count from the end, which is hardly meant.
void check_not_negative(const Array& numbers);

// For calls with variables.

template <class... V>
VariableRef apply_op(Op op, Variable& x, V&... more) {
  return make_variable(apply_op(op, Borrowed(x).get(), Borrowed(more).get()...));
}
template <class S>
VariableRef apply_op_scalar(Op op, Variable& x, S scalar, bool reversed) {
  return make_variable(apply_op_scalar(op, Borrowed(x).get(), scalar, reversed));
}

}  // namespace catenary
