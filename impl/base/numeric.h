// Integer arithmetic for sizes, grids and blocks.
#pragma once
#include <cstdint>

namespace catenary {

/// a / b, rounded up; a >= 0, b > 0.
constexpr int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// Returns the smallest multiple of `step` that is at least a.
constexpr int64_t round_up(int64_t a, int64_t step) { return divide_up(a, step) * step; }

}  // namespace catenary
