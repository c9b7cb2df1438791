// Parameters of users' kernels.
#pragma once
#include <cstdint>

namespace catenary {

/// A user's kernel. Bits count its parameters; operands are those that are no scalars, in their order. What
/// is not raw has the shape of the loop; in a reduction, inputs have the kept axes, then the reduced ones,
/// outputs the kept ones.
struct UserParams {
  const void* program;         // of the backend's own kind (cpu/user_kernel.h); it never goes away
  int64_t size;                // of a loop over raw arrays alone
  uint64_t scalars[32];        // in the first bytes of each, of the parameter's dtype
  uint32_t grid[3], block[3];  // of a raw kernel
  uint32_t raw, scalar, output;
  uint32_t fresh;   // outputs that hold nothing yet
  int32_t count;    // parameters
  int32_t kept;     // axes of a reduction
  bool keep_axes;   // the kernel sees the shape of the loop as it is, not with axes merged
  int8_t axes[32];  // of a reduction: where in the input each axis stood
};

}  // namespace catenary
