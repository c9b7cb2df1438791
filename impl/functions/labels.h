// Class numbers as inputs of functions.
#pragma once
#include "impl/autograd/type_check.h"

namespace catenary::functions {

/// Throws Error(CTN_ERROR_TYPE_CHECK) unless input i is int32 or int64, as class numbers and counts must be.
void check_labels(const TypeCheck& in, int i);
/// Returns such an input as C-contiguous int32, which kernels expect. A number out of range gives an error
/// with this status, which names the argument (`name` must never be freed), the number, and its position in C
/// order.
ArrayRef int32_labels(const Array& t, const char* name, ctn_status status = CTN_ERROR_INDEX);

}  // namespace catenary::functions
