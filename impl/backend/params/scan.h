// Parameters of cumulative sums and products.
#pragma once
#include <cstdint>

namespace catenary {

struct ScanParams {
  int64_t outer, length, inner;  // x seen as such; sums run along the middle
  bool product;
};

}  // namespace catenary
