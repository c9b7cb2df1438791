// Exchanges arrays with other libraries through DLPack.
#pragma once
#include "impl/array/array.h"

namespace catenary {

// Managed tensors of DLPack, versioned (1.x) or unversioned. array_to_dlpack and array_from_dlpack document
// their ownership.

void* to_dlpack(const Array& a, bool versioned);
ArrayRef from_dlpack(void* managed, bool versioned);

}  // namespace catenary
