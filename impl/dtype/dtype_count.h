// The number of dtypes.
#pragma once

namespace catenary {

constexpr int kDTypes = 13;  // ctn_dtype, bool to float64

}  // namespace catenary
