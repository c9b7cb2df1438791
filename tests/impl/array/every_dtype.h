// All dtypes, for tests that run with each of them.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

constexpr DType kDTypeList[] = {CTN_BOOL,     CTN_INT8,    CTN_INT16,  CTN_INT32,  CTN_INT64,
                                CTN_UINT8,    CTN_UINT16,  CTN_UINT32, CTN_UINT64, CTN_FLOAT16,
                                CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

}  // namespace catenary
