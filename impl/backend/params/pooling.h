// Parameters of pooling.
#pragma once
#include <cstdint>

namespace catenary {

/// Windows of (kh, kw) with strides (sy, sx) over a plane that is padded by (ph, pw). Windows may extend
/// outside the plane, which is -infinity there for a maximum and zero for a sum. A position in a window is ky
/// * kw + kx, stored in one byte if the window has at most 256.
struct PoolingParams {
  int64_t kh, kw, sy, sx, ph, pw;
  double scale;
};

}  // namespace catenary
