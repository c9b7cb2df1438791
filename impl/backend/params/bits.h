// Parameters of packing truth values into bits.
#pragma once
#include <cstdint>

namespace catenary {

/// The first of eight elements goes into the lowest bit, or the highest; the last group is padded with zeros.
struct PackBitsParams {
  bool little;
};

}  // namespace catenary
