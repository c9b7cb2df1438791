#pragma once
#include "impl/autograd/type_check.h"

namespace catenary::functions {

/// TYPE_CHECK error unless input i holds class numbers, or what is counted: int32 or int64.
void check_labels(const TypeCheck& in, int i);
/// Such an input as kernels take it: int32, C-contiguous. A number beyond gives an error of this status that
/// names the argument, which lives for ever, the number, and where it is in C order.
ArrayRef int32_labels(const Array& t, const char* name, ctn_status status = CTN_ERROR_INDEX);

}  // namespace catenary::functions
