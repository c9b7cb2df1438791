// Parameters of the kernels that find nonzero elements, which the launcher fills in.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kNonzeroThreads = 256;

/// count_nonzero_1, _2, _4 and _8: block i counts the nonzero elements of so many bytes of block i of x,
/// which is contiguous; blocks have kNonzeroBlock elements.
struct CountNonzeroParams {
  const void* x;
  uint64_t size;
  uint64_t mask;  // the bits that count; those of floats have no sign
  int64_t* counts;
};

/// nonzero_offsets: replaces each count by the sum of those before it, and appends the sum of all. One block.
struct NonzeroOffsetsParams {
  int64_t* counts;
  uint64_t blocks;
};

constexpr int kMaxAxes = 64;

/// nonzero_1, _2, _4 and _8: writes the positions of the nonzero elements along each axis. Block i is for
/// block i of x, from whose count on it writes.
struct NonzeroParams {
  const void* x;
  uint64_t size;
  uint64_t mask;
  const int64_t* counts;
  int64_t* positions;  // (ndim, count)
  int64_t count;
  int32_t ndim;
  bool is_short;  // positions are below 2^31
  Divisor lengths[kMaxAxes];
  int64_t shape[kMaxAxes];
};

}  // namespace catenary::cuda
