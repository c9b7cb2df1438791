// Parameters of activation functions.
#pragma once
#include <cstdint>

namespace catenary {

/// Activation functions; see activation_ops.h.
enum class ActivationOp : int32_t;
struct ActivationParams {
  ActivationOp op;
  bool gradient;
  double parameter;
};
struct PReluParams {
  bool x, w;  // which gradients are requested
};
struct SoftmaxParams {
  bool log;
};

}  // namespace catenary
