#pragma once
#include <cstdint>

namespace catenary {

/// ConvolutionGeometry of (kh, kw) at every (sy, sx) of a plane that is padded by (ph, pw).
/// ConvolutionGeometry may end outside; the plane there is -infinity to a maximum and zero to a sum. A place
/// in a window is ky * kw + kx, in one byte where the window has at most 256.
struct PoolingParams {
  int64_t kh, kw, sy, sx, ph, pw;
  double scale;
};

/// Statistics are those of x over axes 0 and 2, without eps, in float32 (float64 of float64), or given, in
/// any dtype. y = gamma (x - mean) / sqrt(var + eps) + beta.
/// Of the gradients only those wanted are written.
struct BatchNormParams {
  double eps;
  bool given;
  bool wants_x, wants_sums;
};

/// Statistics are those of a row, in float32 (float64 of float64); without `centered` the mean counts as zero
/// and there is no beta.
struct LayerNormParams {
  double eps;
  bool centered;
};

/// y = x / (k + alpha s)^beta, s the sum of squares over the 2 * half + 1 channels around each.
struct LocalResponseParams {
  int64_t half;
  double k, alpha, beta;
};

}  // namespace catenary
