// Opens the driver.
#include "impl/backend/cuda/driver.h"

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>
#include <mutex>

namespace catenary::cuda {
namespace {

constexpr const char* kFile = "libcuda.so.1";
constexpr const char* kVariable = "CATENARY_CUDA_DRIVER";

std::mutex driver_opening;
std::atomic<const Driver*> opened_driver{nullptr};

void* entry(void* library, const char* path, const char* name) {
  void* function = dlsym(library, name);
  if (!function)
    fail(CTN_ERROR_UNAVAILABLE, "%s has no function %s; a driver for CUDA 12 or newer is needed", path, name);
  return function;
}

/// The library stays open: the driver's threads outlive a dlclose.
const Driver& open_driver() {
  const char* wanted = secure_getenv(kVariable);
  const char* path = wanted && *wanted ? wanted : kFile;
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* error = dlerror();
    fail(CTN_ERROR_UNAVAILABLE, "the CUDA driver cannot be opened: %s", error ? error : path);
  }
  static Driver table;
#define CTN_ENTRY(name, params) \
  table.name = reinterpret_cast<decltype(table.name)>(entry(library, path, #name));
  CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
  if (const CUresult result = table.cuInit(0)) {
    const char *name = "unknown error", *text = "";
    table.cuGetErrorName(result, &name);
    table.cuGetErrorString(result, &text);
    fail(CTN_ERROR_UNAVAILABLE, "%s: cuInit failed with %s (%s)", path, name, text);
  }
  return table;
}

}  // namespace

const Driver& driver() {
  if (const Driver* table = opened_driver.load(std::memory_order_acquire)) return *table;
  std::lock_guard<std::mutex> guard(driver_opening);
  if (const Driver* table = opened_driver.load(std::memory_order_relaxed)) return *table;
  const Driver& table = open_driver();
  opened_driver.store(&table, std::memory_order_release);
  return table;
}

std::string describe(CUresult result) {
  const char *name = nullptr, *text = nullptr;
  if (driver().cuGetErrorName(result, &name) || !name)
    return "error " + std::to_string(int(result)) + " of the CUDA driver";
  if (driver().cuGetErrorString(result, &text) || !text) return name;
  return std::string(name) + " (" + text + ")";
}

bool is_sticky(CUresult result) {
  switch (result) {
    case CUDA_SUCCESS:
    case CUDA_ERROR_INVALID_VALUE:
    case CUDA_ERROR_OUT_OF_MEMORY:
    case CUDA_ERROR_NOT_FOUND:
    case CUDA_ERROR_NOT_READY:
    case CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES:
    case CUDA_ERROR_INVALID_IMAGE:
    case CUDA_ERROR_NO_BINARY_FOR_GPU:
    case CUDA_ERROR_INVALID_PTX:
    case CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
    case CUDA_ERROR_JIT_COMPILER_NOT_FOUND:
    case CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:
    case CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED:
      return false;
    default:
      return true;
  }
}

void require(CUresult result, const char* call) {
  if (result != CUDA_SUCCESS)
    fail(CTN_ERROR_UNAVAILABLE, "%s failed with %s", call, describe(result).c_str());
}

}  // namespace catenary::cuda
