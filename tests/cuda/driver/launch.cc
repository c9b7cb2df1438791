// Modules, kernels and launches. Kernels come from a library of emulated kernels, whatever a module's image
// holds, unless it is itself a library for this machine, as the stand-in for NVRTC makes them.
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

constexpr size_t kLargestParams = 4096;  // what all supported devices and drivers take

/// The library of emulated kernels, or null.
void* kernel_library() {
  static void* const library = dlopen(std::getenv("CATENARY_STAND_IN_KERNELS"), RTLD_NOW | RTLD_LOCAL);
  return library;
}

/// Opens an image that is a library for this machine, for ever; null if it is something else.
void* open_image(const void* image) {
  Elf64_Ehdr header;
  if (std::memcmp(image, ELFMAG, SELFMAG) != 0) return nullptr;
  std::memcpy(&header, image, sizeof header);
  if (header.e_type != ET_DYN) return nullptr;
  const size_t size = header.e_shoff + size_t{header.e_shnum} * header.e_shentsize;  // the headers come last
  // A name of its own: the loader takes a library whose name it knows for the one that it has.
  const char* const place = std::getenv("TMPDIR");
  std::string path = std::string(place && *place ? place : "/tmp") + "/catenary-kernel-XXXXXX";
  const int file = mkostemp(path.data(), O_CLOEXEC);
  if (file < 0) return nullptr;
  void* library = nullptr;
  if (write(file, image, size) == ssize_t(size)) library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  unlink(path.c_str());
  if (!library) misuse(CUDA_ERROR_INVALID_IMAGE, "cuModuleLoadData: %s", dlerror());
  close(file);
  return library;
}

CUresult find_function(CUfunction handle, const char* caller, std::shared_ptr<Function>* function) {
  *function = state().functions.find(handle);
  if (*function && (*function)->module->live) return CUDA_SUCCESS;
  return misuse(CUDA_ERROR_INVALID_HANDLE, "%s: the function does not exist or its module was unloaded",
                caller);
}

const char* geometry_problem(const unsigned (&grid)[3], const unsigned (&block)[3], const Function& function,
                             unsigned shared) {
  const uint64_t threads = uint64_t{block[0]} * block[1] * block[2];
  for (int i = 0; i < 3; ++i) {
    if (grid[i] == 0 || block[i] == 0) return "an extent of 0";
    if (grid[i] > (i == 0 ? 0x7fffffffu : 65535u)) return "too many blocks";
    if (block[i] > (i == 2 ? 64u : 1024u)) return "too many threads along one axis of a block";
  }
  if (threads > 1024 || threads > function.kernel->threads) return "too many threads in a block";
  if (shared > function.dynamic_shared) return "too much shared memory";
  return nullptr;
}

/// The bytes of the parameters from either form of the arguments.
const void* params_of(const Function& function, void** params, void** extra) {
  if (params && !extra) return params[0];
  if (params || !extra) return nullptr;
  const void* buffer = nullptr;
  size_t size = 0;
  for (void** item = extra; reinterpret_cast<uintptr_t>(*item) != kLaunchEnd; item += 2) {
    if (reinterpret_cast<uintptr_t>(*item) == kLaunchBufferPointer) buffer = item[1];
    if (reinterpret_cast<uintptr_t>(*item) == kLaunchBufferSize) size = *static_cast<const size_t*>(item[1]);
  }
  return size == function.kernel->param_size ? buffer : nullptr;
}

/// All memory whose addresses the parameters contain. What they point to past the first step cannot be known.
void add_memory_in(const std::vector<uint64_t>& params, std::vector<std::shared_ptr<Resource>>* uses) {
  for (const uint64_t word : params) {
    std::shared_ptr<Memory> memory = memory_at(word);
    if (memory && std::find(uses->begin(), uses->end(), memory) == uses->end())
      uses->push_back(std::move(memory));
  }
}

}  // namespace

extern "C" {

CUresult cuModuleLoadData(CUmodule* handle, const void* image) {
  return enter("cuModuleLoadData", kContext | kUncaptured, [&](Lock&, const ContextRef& context) {
    if (!image) return misuse(CUDA_ERROR_INVALID_VALUE, "cuModuleLoadData: no image");
    void* const library = open_image(image);
    if (!library && !kernel_library())
      return misuse(CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, "CATENARY_STAND_IN_KERNELS: %s",
                    std::getenv("CATENARY_STAND_IN_KERNELS"));
    auto module = std::make_shared<Module>();
    module->context = context;
    module->library = library;
    *handle = state().modules.add(module);
    module->name = "module " + std::to_string(reinterpret_cast<uintptr_t>(*handle));
    return CUDA_SUCCESS;
  });
}

CUresult cuModuleUnload(CUmodule handle) {
  return enter("cuModuleUnload", kContext | kReleases | kUncaptured, [&](Lock& lock, const ContextRef&) {
    const std::shared_ptr<Module> module = state().modules.find(handle);
    if (!module) return misuse(CUDA_ERROR_INVALID_HANDLE, "cuModuleUnload: no such module");
    if (const CUresult error = check_unused(lock, *module, module->context, "cuModuleUnload")) return error;
    module->live = false;
    state().modules.erase(handle);
    return CUDA_SUCCESS;
  });
}

CUresult cuModuleGetFunction(CUfunction* handle, CUmodule module_handle, const char* name) {
  return enter("cuModuleGetFunction", kContext, [&](Lock&, const ContextRef&) {
    const std::shared_ptr<Module> module = state().modules.find(module_handle);
    if (!module) return misuse(CUDA_ERROR_INVALID_HANDLE, "cuModuleGetFunction: no such module");
    const void* symbol = dlsym(module->library ? module->library : kernel_library(),
                               (std::string("ctn_emulated_") + name).c_str());
    if (!symbol) return CUDA_ERROR_NOT_FOUND;
    auto function = std::make_shared<Function>();
    function->module = module;
    function->name = name;
    function->kernel = static_cast<const emulation::Kernel*>(symbol);
    if (function->kernel->param_size > kLargestParams)
      return misuse(CUDA_ERROR_INVALID_IMAGE, "%s has %zu bytes of parameters, more than %zu", name,
                    function->kernel->param_size, kLargestParams);
    *handle = state().functions.add(std::move(function));
    return CUDA_SUCCESS;
  });
}

CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction handle) {
  return enter("cuFuncGetAttribute", kContext, [&](Lock&, const ContextRef&) {
    std::shared_ptr<Function> function;
    if (const CUresult error = find_function(handle, "cuFuncGetAttribute", &function)) return error;
    switch (attribute) {
      case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        *value = static_cast<int>(function->kernel->threads);
        break;
      case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        *value = static_cast<int>(function->dynamic_shared);
        break;
      case CU_FUNC_ATTRIBUTE_NUM_REGS:
        *value = 32;
        break;
      case CU_FUNC_ATTRIBUTE_PTX_VERSION:
      case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
        *value = 90;
        break;
      case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
      case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
      case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
        *value = 0;
        break;
      default:
        return misuse(CUDA_ERROR_INVALID_VALUE, "cuFuncGetAttribute: unknown attribute %d", attribute);
    }
    return CUDA_SUCCESS;
  });
}

CUresult cuFuncSetAttribute(CUfunction handle, CUfunction_attribute attribute, int value) {
  return enter("cuFuncSetAttribute", kContext, [&](Lock&, const ContextRef&) {
    std::shared_ptr<Function> function;
    if (const CUresult error = find_function(handle, "cuFuncSetAttribute", &function)) return error;
    if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || value < 0 ||
        value > static_cast<int>(kLargestSharedSize))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuFuncSetAttribute: attribute %d cannot be %d", attribute,
                    value);
    function->dynamic_shared = static_cast<unsigned>(value);
    return CUDA_SUCCESS;
  });
}

CUresult cuLaunchKernel(CUfunction handle, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                        unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                        CUstream stream_handle, void** params, void** extra) {
  return enter("cuLaunchKernel", kContext, [&](Lock&, const ContextRef& context) {
    std::shared_ptr<Function> function;
    StreamRef stream;
    if (const CUresult error = find_function(handle, "cuLaunchKernel", &function)) return error;
    if (const CUresult error = find_stream(context, stream_handle, &stream)) return error;
    const std::string& name = function->name;
    if (function->module->context != stream->context)
      return misuse(CUDA_ERROR_INVALID_HANDLE, "%s belongs to another context than the stream", name.c_str());
    const unsigned grid[3] = {grid_x, grid_y, grid_z}, block[3] = {block_x, block_y, block_z};
    if (const char* problem = geometry_problem(grid, block, *function, shared))
      return misuse(CUDA_ERROR_INVALID_VALUE, "%s: %s: %u x %u x %u blocks of %u x %u x %u threads, %u bytes",
                    name.c_str(), problem, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared);
    const void* source = params_of(*function, params, extra);
    const size_t size = function->kernel->param_size;
    if (!source && size)
      return misuse(CUDA_ERROR_INVALID_VALUE, "%s: expected %zu bytes of parameters", name.c_str(), size);
    ++state().counts["launch"];
    ++state().counts["launch:" + name];
    if (const CUresult error = take_fault("device" + std::to_string(stream->context->device))) {
      lose(stream->context->device, error);
      return error;
    }
    Task task;
    task.what = name;
    task.fault = state().launch_fault;
    std::vector<uint64_t> copy((size + 7) / 8);
    if (size) std::memcpy(copy.data(), source, size);
    add_memory_in(copy, &task.uses);
    task.uses.push_back(function->module);
    task.run = [kernel = function->kernel, copy = std::move(copy), grid_x, grid_y, grid_z, block_x, block_y,
                block_z, shared] {
      const unsigned grid[3] = {grid_x, grid_y, grid_z}, block[3] = {block_x, block_y, block_z};
      kernel->run(grid, block, shared, copy.data());
    };
    return push(stream, std::move(task));
  });
}
}

}  // namespace stand_in
