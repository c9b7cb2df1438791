// Device code: the images that the build embeds, and where devices find functions in them.
#pragma once
#include <mutex>
#include <vector>

#include "impl/backend/cuda/driver_types.h"

namespace catenary::cuda {

/// What nvcc made of kernels/NAME.cu: code for several architectures.
struct Image {
  const char* name;
  const void* data;
};
/// Written by the build (cmake/cuda_images.cmake). If it had no nvcc, the images contain no code.
extern const Image kImages[];
extern const int kImageCount;

/// The modules of one device, which are loaded when one of their functions is first used.
class Modules {
 public:
  Modules();
  /// Returns a function. The device's context must be current. Throws Error(CTN_ERROR_UNSUPPORTED) if there
  /// is none of this name, and errors for images that the driver does not accept.
  CUfunction find(const char* module, const char* name);

 private:
  std::mutex mutex_;
  std::vector<CUmodule> loaded_;  // by image
};

}  // namespace catenary::cuda
