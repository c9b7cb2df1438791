// Whether code is compiled for speed or for size.
#pragma once

namespace catenary {

/// False in code that is compiled for size, where special cases that only save time are left out.
#if defined(__OPTIMIZE_SIZE__)
constexpr bool kForSpeed = false;
#else
constexpr bool kForSpeed = true;
#endif

}  // namespace catenary
