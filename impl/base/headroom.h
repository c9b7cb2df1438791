#pragma once
#include <cstddef>

namespace catenary {

/// Throws std::bad_alloc where `bytes` cannot be had. To be called before libraries that do not look at what malloc
/// returned: what is tried here is free again when they ask.
void require_headroom(size_t bytes);

}  // namespace catenary
