// Kernels for CUDA devices, compiled by NVRTC.
#pragma once
#include <cstdint>

namespace catenary::jit {

class Target;

/// The target for devices of a compute capability (ten times). Throws Error(CTN_ERROR_UNAVAILABLE) if
/// `layout` is not the target_layout() that this was compiled with.
Target& cuda_target(int capability, uint64_t layout);

}  // namespace catenary::jit
