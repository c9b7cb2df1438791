// Checks that memory is available before calling libraries that do not check.
#pragma once
#include <cstddef>

namespace catenary {

/// Throws std::bad_alloc if `bytes` cannot be allocated. To be called before libraries that do not check the
/// result of malloc: the memory tried here is free again when they ask for it.
void require_headroom(size_t bytes);

}  // namespace catenary
