#pragma once
#include "impl/array/array.h"

namespace catenary {

// Managed tensors of DLPack, versioned (1.x) or as they were before. See array_to_dlpack and
// array_from_dlpack for who owns them when.

void* to_dlpack(const Array& a, bool versioned);
ArrayRef from_dlpack(void* managed, bool versioned);

}  // namespace catenary
