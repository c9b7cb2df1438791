// Parameters of the kernels of pooling.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kPoolingThreads = 256;

/// Windows over planes: `large` (..., height, width) is pooled to `small` (..., rows, columns).
struct Planes {
  int64_t height, width, rows, columns;
  WideDivisor widths, heights;  // by which positions in the array of the results are divided
  int64_t kh, kw, sy, sx, ph, pw;
  bool is_narrow;  // positions in a plane and in a window fit in 32 bits
};

/// Every kernel computes one element of the result at a time. Any grid of one dimension does. Positions in a
/// window are uint8 or int32.
struct PoolingKernelParams {
  Planes planes;
  uint64_t size;  // number of results
  const void* x;
  const void* places;  // positions that are read
  void* y;
  void* written;  // positions that are written, or null
  double scale;
  bool wide;     // positions are int32
  bool outside;  // the maximum of a window without numbers above -infinity is its first element, even if that
                 // is outside the plane
};

}  // namespace catenary::cuda
