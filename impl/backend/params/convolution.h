// Parameters of convolutions.
#pragma once
#include <cstdint>

namespace catenary {

/// Up to three spatial axes; all operands are C-contiguous and of one floating dtype.
struct ConvolutionParams {
  int64_t stride[3], pad[3], dilation[3];
  int64_t groups;
  bool strict;  // no transformed algorithms
};

}  // namespace catenary
