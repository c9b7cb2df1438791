// Parameters of convolutions.
#pragma once
#include <cstdint>

namespace catenary {

/// All operands are C-contiguous and of one floating dtype.
struct ConvolutionParams {
  static constexpr int kAxes = 3;  // the spatial axes are the last of them; missing ones keep the values here
  int64_t stride[kAxes] = {1, 1, 1}, pad[kAxes] = {}, dilation[kAxes] = {1, 1, 1};
  int64_t groups = 1;
  bool strict = false;  // computes sums only directly: no transformed algorithms
};

}  // namespace catenary
