// Parameters of sums of products of two vectors at shifts.
#pragma once
#include <cstdint>

namespace catenary {

/// y[k] = sum over i of x[distance + k + i] * w[i], over the i for which there is an element of x, in their
/// order and rounded after each operation.
struct SlidingSumsParams {
  int64_t distance;
};

}  // namespace catenary
