// Serializers that users define with callbacks.
#pragma once
#include "impl/serializer/serializer.h"

namespace catenary {

/// Returns a serializer of user callbacks, which takes ownership of `user_data`. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) for an unusable table.
SerializerRef user_serializer(const ctn_serializer_callbacks& callbacks, void* user_data);

}  // namespace catenary
