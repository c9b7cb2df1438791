// Arrays that become read-only, and writeable again.
#pragma once
#include "impl/array/array.h"

namespace catenary {

/// Sets whether the array itself may be written. Throws Error(CTN_ERROR_INVALID_ARGUMENT) for true if the
/// array is read-only and neither owns its storage nor is a view of a writeable array, or if its elements
/// overlap.
void set_writeable(Array& a, bool writeable);

}  // namespace catenary
