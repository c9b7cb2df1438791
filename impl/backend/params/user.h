// Parameters of users' kernels.
#pragma once
#include <cstdint>

namespace catenary {

constexpr int kMaxUserParameters = 32;
/// Number of values that a reduction keeps side by side; results depend on it.
constexpr int64_t kUserReductionWidth = 256;

/// A call of a user's kernel. Bit masks refer to its parameters; the operands are those that are not scalars,
/// in order. Operands that are not raw have the shape of the loop. In a reduction, inputs have the kept axes
/// followed by the reduced ones, and outputs have the kept ones.
struct UserParams {
  const void* program;  // the backend's own program (cpu/user_kernel.h), which is never freed
  int64_t size;         // number of iterations if all arrays are raw
  uint64_t scalars[kMaxUserParameters];  // in the first bytes of each, in the parameter's dtype
  uint32_t grid[3], block[3];            // for a raw kernel
  uint32_t raw, scalar, output;
  uint32_t fresh;                   // outputs that are uninitialized
  int32_t count;                    // number of parameters
  int32_t kept;                     // number of kept axes of a reduction
  bool keep_axes;                   // the kernel sees the shape of the loop unchanged, without merged axes
  int8_t axes[kMaxUserParameters];  // for a reduction: the position of each axis in the input
};

}  // namespace catenary
