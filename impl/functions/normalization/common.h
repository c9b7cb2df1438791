// Helpers shared by the normalizations.
#pragma once
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/normalization.h"

namespace catenary::functions {

/// Returns the dtype in which statistics are computed and kept.
inline DType statistics_dtype(DType dtype) { return is_half(dtype) ? DType(CTN_FLOAT32) : dtype; }

/// Returns the same elements as (n, c, d).
ArrayRef as_three(const Array& x, int64_t n, int64_t c, int64_t d);

void check_eps(double eps);

}  // namespace catenary::functions
