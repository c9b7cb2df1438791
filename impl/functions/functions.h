// Everything for gradient rules and for calls with variables: arithmetic, arrays, math.
#pragma once
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/array.h"
#include "impl/functions/math.h"

namespace catenary {

/// In debug mode, throws Error(CTN_ERROR_INDEX) for negative class or row numbers, which would count from the
/// end but are probably mistakes.
void check_not_negative(const Array& numbers);

template <class... V>
VariableRef apply_op(Op op, Variable& x, V&... more) {
  return make_variable(apply_op(op, Borrowed(x).get(), Borrowed(more).get()...));
}
template <class S>
VariableRef apply_op_scalar(Op op, Variable& x, S scalar, bool reversed) {
  return make_variable(apply_op_scalar(op, Borrowed(x).get(), scalar, reversed));
}

}  // namespace catenary
