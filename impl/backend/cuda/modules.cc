// Loads modules.
#include "impl/backend/cuda/modules.h"

#include <cstring>

#include "impl/backend/cuda/driver.h"

namespace catenary::cuda {
namespace {

[[noreturn]] void fail_load(const char* module, CUresult result) {
  const bool refused = result == CUDA_ERROR_INVALID_IMAGE || result == CUDA_ERROR_NO_BINARY_FOR_GPU ||
                       result == CUDA_ERROR_INVALID_PTX || result == CUDA_ERROR_UNSUPPORTED_PTX_VERSION ||
                       result == CUDA_ERROR_JIT_COMPILER_NOT_FOUND;
  fail(refused                              ? CTN_ERROR_UNAVAILABLE
       : result == CUDA_ERROR_OUT_OF_MEMORY ? CTN_ERROR_OUT_OF_MEMORY
                                            : CTN_ERROR_DEVICE,
       "the device code \"%s\" cannot be loaded: %s%s", module, describe(result).c_str(),
       result == CUDA_ERROR_INVALID_IMAGE ? "; was libcatenary-cuda.so built without nvcc?" : "");
}

}  // namespace

Modules::Modules(const Archive& archive) : archive_(archive), loaded_(size_t(kModuleCount)) {}

CUfunction Modules::find(const char* module, const char* name) {
  const Driver& cu = driver();
  std::lock_guard<std::mutex> guard(mutex_);
  for (int i = 0; i < kModuleCount; ++i) {
    if (std::strcmp(kModules[i], module) != 0) continue;
    CUmodule& loaded = loaded_[size_t(i)];
    if (!loaded)
      if (const CUresult result = cu.cuModuleLoadData(&loaded, image_of(archive_, i).data())) {
        loaded = nullptr;
        fail_load(module, result);
      }
    CUfunction function = nullptr;
    const CUresult result = cu.cuModuleGetFunction(&function, loaded, name);
    if (result == CUDA_ERROR_NOT_FOUND)
      fail(CTN_ERROR_UNSUPPORTED, "CUDA devices have no function %s in %s.cu", name, module);
    if (result) fail_load(module, result);
    return function;
  }
  fail(CTN_ERROR_UNSUPPORTED, "CUDA devices have no module %s", module);
}

CUfunction Modules::load(const void* image, const char* name) {
  const Driver& cu = driver();
  std::lock_guard<std::mutex> guard(mutex_);
  CUmodule module = nullptr;
  for (const auto& [known, loaded] : users_)
    if (known == image) module = loaded;
  if (!module) {
    users_.reserve(users_.size() + 1);
    if (const CUresult result = cu.cuModuleLoadData(&module, image)) fail_load(name, result);
    users_.emplace_back(image, module);
  }
  CUfunction function = nullptr;
  if (const CUresult result = cu.cuModuleGetFunction(&function, module, name)) fail_load(name, result);
  return function;
}

}  // namespace catenary::cuda
