// Serializers that users define with callbacks.
#pragma once
#include <catenary/serializer.h>

#include "impl/base/user_table.h"
#include "impl/serializer/serializer.h"

namespace catenary {

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for an unusable table.
SerializerRef user_serializer(UserTable<ctn_serializer_callbacks> table);

}  // namespace catenary
