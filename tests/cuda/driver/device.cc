// Devices, contexts, and the names of errors.
#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

CUresult check_device(int device) {
  if (device >= 0 && device < static_cast<int>(state().devices.size())) return CUDA_SUCCESS;
  return misuse(CUDA_ERROR_INVALID_DEVICE, "there is no device %d", device);
}

/// As those of an H100.
int attribute_of(CUdevice_attribute attribute, CUdevice device) {
  switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
      return 1024;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:
      return 64;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
      return 0x7fffffff;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
      return 65535;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:
      return kSharedSize;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
      return 32;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
      return 1980000;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
      return 4;  // small, so that grids have loops
    case CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY:
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS:
    case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:
    case CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
      return 1;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_MODE:
      return 0;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
      return device + 1;
    case CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID:
      return 0;
    case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE:
      return 2619000;
    case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH:
      return 5120;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
      return 50 << 20;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR:
      return 2048;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
      return 9;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
      return 0;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR:
      return 228 << 10;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR:
      return 65536;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
      return kLargestSharedSize;
  }
  return -1;
}

/// What is open in the context although its last user releases it.
unsigned open_in(const ContextRef& context) {
  State& s = state();
  unsigned count = 0;
  for (const auto& [handle, stream] : s.streams.items()) count += stream->context == context;
  for (const auto& [handle, event] : s.events.items()) count += event->context == context;
  for (const auto& [handle, module] : s.modules.items()) count += module->context == context;
  for (const auto& [address, memory] : s.memory)
    count += memory->kind == Memory::Kind::device && memory->device == context->device;
  return count;
}

/// Ends all work of the context and its threads.
CUresult destroy(Lock& lock, const ContextRef& context) {
  for (const StreamRef& stream : context->streams) {
    stream->held = false;
    stream->work.notify_all();
  }
  for (const MarkRef& mark : last_marks(*context)) {
    if (const CUresult error = wait_for(lock, mark)) return error;
  }
  for (const StreamRef& stream : std::vector<StreamRef>(context->streams)) close_stream(stream);
  context->streams.clear();
  context->legacy = nullptr;
  context->per_thread.clear();
  context->destroyed = true;
  state().contexts.erase(context->handle);
  return CUDA_SUCCESS;
}

}  // namespace

extern "C" {

CUresult cuInit(unsigned flags) {
  return enter("cuInit", kNothing, [&](Lock&, const ContextRef&) {
    if (flags) return misuse(CUDA_ERROR_INVALID_VALUE, "cuInit: flags must be 0");
    if (state().devices.empty()) return CUDA_ERROR_NO_DEVICE;
    state().process = getpid();
    return CUDA_SUCCESS;
  });
}

CUresult cuDriverGetVersion(int* version) {
  return enter("cuDriverGetVersion", kNothing, [&](Lock&, const ContextRef&) {
    *version = state().version;
    return CUDA_SUCCESS;
  });
}

CUresult cuGetProcAddress_v2(const char* name, void** function, int version, uint64_t,
                             CUdriverProcAddressQueryResult* status) {
  static const struct {
    const char* name;
    void* function;
  } entries[] = {
#define CTN_ENTRY(name, params) {#name, reinterpret_cast<void*>(name)},
      CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
  };
  return enter("cuGetProcAddress_v2", kNothing, [&](Lock&, const ContextRef&) {
    CUdriverProcAddressQueryResult found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    *function = nullptr;
    for (const auto& entry : entries) {
      if (name != std::string_view(entry.name) && name + std::string("_v2") != entry.name) continue;
      found = version >= 12000 ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
      if (found == CU_GET_PROC_ADDRESS_SUCCESS) *function = entry.function;
    }
    if (status) *status = found;
    return *function || status ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
  });
}

// The names may be asked for at any time, also by host functions.
CUresult cuGetErrorName(CUresult error, const char** name) {
  *name = nullptr;
  switch (error) {
#define CTN_RESULT(NAME, value, text) \
  case NAME:                          \
    *name = #NAME;                    \
    return CUDA_SUCCESS;
    CTN_CUDA_RESULTS(CTN_RESULT)
#undef CTN_RESULT
  }
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorString(CUresult error, const char** text) {
  *text = nullptr;
  switch (error) {
#define CTN_RESULT(NAME, value, TEXT) \
  case NAME:                          \
    *text = TEXT;                     \
    return CUDA_SUCCESS;
    CTN_CUDA_RESULTS(CTN_RESULT)
#undef CTN_RESULT
  }
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuDeviceGetCount(int* count) {
  return enter("cuDeviceGetCount", kDriver, [&](Lock&, const ContextRef&) {
    *count = static_cast<int>(state().devices.size());
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceGet(CUdevice* device, int ordinal) {
  return enter("cuDeviceGet", kDriver, [&](Lock&, const ContextRef&) {
    // Asking for a device that does not exist is a question, not a misuse.
    if (ordinal < 0 || ordinal >= static_cast<int>(state().devices.size())) return CUDA_ERROR_INVALID_DEVICE;
    *device = ordinal;
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceGetName(char* name, int size, CUdevice device) {
  return enter("cuDeviceGetName", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    std::snprintf(name, static_cast<size_t>(size), "Catenary stand-in %d", device);
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice device) {
  return enter("cuDeviceGetUuid_v2", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    std::memcpy(uuid->bytes, "CatenaryStandIn", 15);
    uuid->bytes[15] = static_cast<char>(device);
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceTotalMem_v2(size_t* size, CUdevice device) {
  return enter("cuDeviceTotalMem_v2", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    *size = state().devices[device].limit;
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device) {
  return enter("cuDeviceGetAttribute", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    const int known = attribute_of(attribute, device);
    if (known < 0)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuDeviceGetAttribute: unknown attribute %d", attribute);
    *value = known;
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceCanAccessPeer(int* possible, CUdevice device, CUdevice peer) {
  return enter("cuDeviceCanAccessPeer", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    if (const CUresult error = check_device(peer)) return error;
    *possible = device != peer;
    return CUDA_SUCCESS;
  });
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device) {
  return enter("cuDevicePrimaryCtxRetain", kDriver, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    Device& owner = state().devices[device];
    if (owner.lost) return owner.lost;
    if (!owner.primary) {
      owner.primary = std::make_shared<Context>();
      owner.primary->device = device;
      owner.primary->handle = state().contexts.add(owner.primary);
      owner.primary->legacy = new_stream(owner.primary, true, true);
    }
    ++owner.retains;
    *context = owner.primary->handle;
    return CUDA_SUCCESS;
  });
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  return enter("cuDevicePrimaryCtxRelease_v2", kDriver | kUncaptured, [&](Lock& lock, const ContextRef&) {
    if (const CUresult error = check_device(device)) return error;
    Device& owner = state().devices[device];
    if (owner.retains == 0)
      return misuse(CUDA_ERROR_INVALID_CONTEXT,
                    "the context of device %d was released more often than retained", device);
    if (--owner.retains) return CUDA_SUCCESS;
    const ContextRef context = std::move(owner.primary);
    owner.primary = nullptr;
    if (const CUresult error = destroy(lock, context)) return error;
    if (const unsigned open = open_in(context))
      misuse(CUDA_SUCCESS, "the context of device %d was released with %u things open in it", device, open);
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxSetCurrent(CUcontext context) {
  return enter("cuCtxSetCurrent", kDriver, [&](Lock&, const ContextRef&) {
    ContextRef found = context ? state().contexts.find(context) : nullptr;
    if (context && !found)
      return misuse(CUDA_ERROR_INVALID_CONTEXT, "cuCtxSetCurrent: the context does not exist");
    current_context() = std::move(found);
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxGetCurrent(CUcontext* context) {
  return enter("cuCtxGetCurrent", kDriver, [&](Lock&, const ContextRef& current) {
    *context = current ? current->handle : nullptr;
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxSynchronize() {
  return enter("cuCtxSynchronize", kContext | kReleases | kWaits | kUncaptured,
               [&](Lock& lock, const ContextRef& context) {
                 for (const MarkRef& mark : last_marks(*context)) {
                   if (const CUresult error = wait_for(lock, mark)) return error;
                 }
                 return context->failure;
               });
}

CUresult cuCtxGetStreamPriorityRange(int* least, int* greatest) {
  return enter("cuCtxGetStreamPriorityRange", kContext, [&](Lock&, const ContextRef&) {
    if (least) *least = kLeastPriority;
    if (greatest) *greatest = kGreatestPriority;
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags) {
  return enter("cuCtxEnablePeerAccess", kContext, [&](Lock&, const ContextRef& context) {
    const ContextRef other = state().contexts.find(peer);
    if (!other || other->device == context->device)
      return misuse(CUDA_ERROR_INVALID_CONTEXT, "cuCtxEnablePeerAccess: not the context of another device");
    if (flags) return misuse(CUDA_ERROR_INVALID_VALUE, "cuCtxEnablePeerAccess: flags must be 0");
    return context->peers.insert(other->device).second ? CUDA_SUCCESS
                                                       : CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
  });
}
}

}  // namespace stand_in
