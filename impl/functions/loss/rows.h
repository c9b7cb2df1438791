// Selects rows of a matrix and adds rows to one.
#pragma once
#include "impl/functions/functions.h"

namespace catenary::functions {

/// Selects rows of a matrix by number, and adds rows to those with given numbers. Each is the gradient of the
/// other.
Value pick_rows(const Value& x, const ArrayRef& rows);
Value add_rows(const Value& x, const ArrayRef& rows, int64_t count);

}  // namespace catenary::functions
