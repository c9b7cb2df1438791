// Parameters of normalization layers.
#pragma once
#include <cstdint>

namespace catenary {

/// The statistics are those of x over axes 0 and 2, without eps, in float32 (float64 for float64), or given
/// in any dtype. y = gamma (x - mean) / sqrt(var + eps) + beta. Only the requested gradients are written.
struct BatchNormParams {
  double eps;
  bool given;
  bool wants_x, wants_sums;
};

/// average = decay * average + (1 - decay) * value, where the value of the variance is that of all elements:
/// unbiased * (var + eps).
struct RunningAverageParams {
  double decay, eps, unbiased;
};

/// The statistics are those of a row, in float32 (float64 for float64). Without `centered` the mean counts as
/// zero, and there is no beta.
struct LayerNormParams {
  double eps;
  bool centered;
};

/// y = x / (k + alpha s)^beta, where s is the sum of squares over the 2 * half + 1 channels around each
/// channel.
struct LocalResponseParams {
  int64_t half;
  double k, alpha, beta;
};

}  // namespace catenary
