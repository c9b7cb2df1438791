// What a library with another backend (a plugin) contains, and how libcatenary.so opens it.
#pragma once
#include <cstdint>
#include <string>

#include "impl/backend/backend.h"

namespace catenary {

/// What a plugin says about itself. `version` and `layout` come first in every version.
struct Plugin {
  const char* version;  // of the library that it was built with
  uint64_t layout;      // interface_layout() of plugin_layout.h
  /// Returns a device. Throws Error(CTN_ERROR_UNAVAILABLE) with the reason if it cannot be used.
  Backend& (*backend)(int index);
};

/// The function that libcatenary-cuda.so exports under this name. It may be called again at any time.
using PluginEntry = const Plugin* (*)();
constexpr const char* kCudaPluginEntry = "catenary_cuda_plugin";

/// Returns the index of a device "cuda:N", or -1 for other names.
int cuda_index(const char* name);
/// Returns a device of the CUDA plugin, which the first call opens: the file named in the environment
/// variable CATENARY_CUDA_PLUGIN, otherwise libcatenary-cuda.so in the folder of libcatenary.so. Throws
/// Error(CTN_ERROR_UNAVAILABLE) with the reason; the next call tries again.
Backend& cuda_backend(int index);

}  // namespace catenary
