// The number of dtypes.
#pragma once

namespace catenary {

#define CTN_DTYPE(...) +1
constexpr int kDTypes =
#include "impl/dtype/dtypes.def"
    ;
#undef CTN_DTYPE

}  // namespace catenary
