// Where devices find functions in the device code.
#pragma once
#include <mutex>
#include <utility>
#include <vector>

#include "impl/backend/cuda/driver_types.h"
#include "impl/backend/cuda/images.h"

namespace catenary::cuda {

/// The modules of one device, which are loaded when one of their functions is first used.
class Modules {
 public:
  explicit Modules(const Archive& archive);
  /// Returns a function. The device's context must be current. Throws Error(CTN_ERROR_UNSUPPORTED) if there
  /// is none of this name, and errors for images that the driver does not accept.
  CUfunction find(const char* module, const char* name);
  /// Loads an image that a user's kernel was compiled to, for ever, and returns one of its functions.
  CUfunction load(const void* image, const char* name);

 private:
  const Archive& archive_;
  std::mutex mutex_;
  std::vector<CUmodule> loaded_;  // by number in kModules
  std::vector<std::pair<const void*, CUmodule>> users_;
};

}  // namespace catenary::cuda
