// The compilation of users' kernels in a build without CATENARY_KERNELS: it refuses every kernel.
#include "impl/base/error.h"
#include "impl/jit/cuda/nvrtc.h"

namespace catenary::jit {

CudaImage compile_cuda(const std::string& name, const std::string&, int, const std::vector<std::string>&) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: this library was built without user kernels (CATENARY_KERNELS)",
       name.c_str());
}

}  // namespace catenary::jit
