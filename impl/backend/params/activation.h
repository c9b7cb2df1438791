// Parameters of activation functions.
#pragma once
#include <cstdint>

namespace catenary {

/// What gradients read: of the first three the output, of the others the input.
enum class ActivationOp : int32_t {
  clipped_relu,    // parameter: z
  leaky_relu,      // slope > 0
  elu,             // alpha > 0
  leaky_relu_any,  // any slope
  elu_any,         // any alpha
  softplus,        // beta
  silu,
  gelu,
  gelu_tanh,
  normal_cdf,  // the standard normal distribution function
};
struct ActivationParams {
  ActivationOp op;
  bool gradient;
  double parameter;
};
struct PReluParams {
  bool x, w;  // which gradients are wanted
};
struct SoftmaxParams {
  bool log;
};

}  // namespace catenary
