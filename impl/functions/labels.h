#pragma once
#include "impl/autograd/type_check.h"

namespace catenary::functions {

/// TYPE_CHECK error unless input i holds class numbers, or what is counted: int32 or int64.
void check_labels(const TypeCheck& in, int i);
/// Such an input as kernels take it: int32, C-contiguous. Numbers beyond become the nearest int32, which is
/// no class either.
ArrayRef int32_labels(const Array& t);

}  // namespace catenary::functions
