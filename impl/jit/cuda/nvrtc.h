// NVIDIA's compiler at run time, NVRTC, which is opened if it is installed.
#pragma once
#include <string>
#include <vector>

namespace catenary::jit {

/// What NVRTC makes of a source.
struct CudaImage {
  std::string code;    // a cubin
  std::string loaded;  // what the driver loads: the cubin, or PTX if NVRTC does not know the device
};

/// Compiles a source for a compute capability (ten times). Throws Error(CTN_ERROR_INVALID_ARGUMENT) with the
/// compiler's output if it rejects the text, and Error(CTN_ERROR_UNAVAILABLE) if there is no NVRTC.
CudaImage compile_cuda(const std::string& name, const std::string& source, int capability,
                       const std::vector<std::string>& options);

}  // namespace catenary::jit
