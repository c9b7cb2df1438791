// Parameters of cumulative sums and products.
#pragma once
#include <cstdint>

namespace catenary {

struct ScanParams {
  int64_t outer, length, inner;  // x as (outer, length, inner); sums run along the middle axis
  bool product;
};

}  // namespace catenary
