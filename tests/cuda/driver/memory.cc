// Memory: allocations of devices, pinned memory, and ranges of addresses to which memory is mapped.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

constexpr size_t kAlignment = 512;
constexpr int kUndefined = 0xff;  // what new memory is filled with: NaN in all formats of numbers

std::string describe(const char* how, size_t size, int device) {
  std::string text = std::string(how) + ": " + std::to_string(size) + " bytes";
  if (device >= 0) text += " on device " + std::to_string(device);
  return text;
}

CUresult take_memory(int device, size_t size) {
  Device& owner = state().devices[device];
  if (size > owner.limit || owner.used > owner.limit - size) return CUDA_ERROR_OUT_OF_MEMORY;
  owner.used += size;
  return CUDA_SUCCESS;
}

CUresult allocate(Memory::Kind kind, int device, size_t size, uintptr_t* address) {
  void* data = nullptr;
  if (posix_memalign(&data, kAlignment, size)) return CUDA_ERROR_OUT_OF_MEMORY;
  std::memset(data, kUndefined, size);
  auto memory = std::make_shared<Memory>();
  memory->kind = kind;
  memory->device = device;
  memory->address = reinterpret_cast<uintptr_t>(data);
  memory->size = size;
  memory->name = kind == Memory::Kind::device ? describe("cuMemAlloc", size, device)
                                              : describe("cuMemAllocHost", size, -1);
  *address = memory->address;
  state().memory[*address] = std::move(memory);
  return CUDA_SUCCESS;
}

/// The allocation of the kind that begins at the address.
CUresult find_allocation(Lock& lock, const ContextRef& context, uintptr_t address, Memory::Kind kind,
                         const char* function, std::shared_ptr<Memory>* found) {
  const auto it = state().memory.find(address);
  if (it == state().memory.end() || it->second->kind != kind)
    return misuse(CUDA_ERROR_INVALID_VALUE, "%s: no such memory is allocated at %#zx", function,
                  size_t{address});
  *found = it->second;
  return check_unused(lock, **found, context, function);
}

CUresult check_prop(const CUmemAllocationProp* prop, const char* function) {
  if (prop && prop->type == CU_MEM_ALLOCATION_TYPE_PINNED &&
      prop->requestedHandleTypes == CU_MEM_HANDLE_TYPE_NONE &&
      prop->location.type == CU_MEM_LOCATION_TYPE_DEVICE && prop->location.id >= 0 &&
      prop->location.id < static_cast<int>(state().devices.size()))
    return CUDA_SUCCESS;
  return misuse(CUDA_ERROR_INVALID_VALUE, "%s: expected pinned memory of a device that exists", function);
}

/// Whether all of a range is reserved.
bool is_reserved(uintptr_t address, size_t size) {
  auto it = state().reservations.upper_bound(address);
  if (it == state().reservations.begin()) return false;
  --it;
  return address + size >= address && address + size <= it->first + it->second;
}

/// The mappings that make up a range exactly, or none.
std::vector<std::shared_ptr<Memory>> mappings_of(uintptr_t address, size_t size) {
  std::vector<std::shared_ptr<Memory>> mappings;
  uintptr_t at = address;
  while (at < address + size) {
    const auto it = state().memory.find(at);
    if (it == state().memory.end() || it->second->kind != Memory::Kind::mapped) return {};
    mappings.push_back(it->second);
    at = it->second->end();
  }
  if (at != address + size) mappings.clear();
  return mappings;
}

void free_if_unused(uint64_t handle) {
  const auto it = state().physical.find(handle);
  if (!it->second.released || it->second.mappings) return;
  close(it->second.file);
  state().devices[it->second.device].used -= it->second.size;
  state().physical.erase(it);
}

void* at(uintptr_t address) { return reinterpret_cast<void*>(address); }

bool map_failed(void* result) { return result == MAP_FAILED; }

CUresult create(int device, size_t size, uint64_t* handle) {
  if (const CUresult error = take_memory(device, size)) return error;
  const int file = memfd_create("stand-in", MFD_CLOEXEC);
  void* data = MAP_FAILED;
  if (file >= 0 && ftruncate(file, static_cast<off_t>(size)) == 0)
    data = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (map_failed(data)) {
    if (file >= 0) close(file);
    state().devices[device].used -= size;
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  std::memset(data, kUndefined, size);
  munmap(data, size);
  *handle = next_handle();
  state().physical[*handle] = {device, file, size};
  return CUDA_SUCCESS;
}

/// Whether the context may use the memory.
bool is_accessible(const Memory& memory, const Context& context) {
  switch (memory.kind) {
    case Memory::Kind::pinned:
      return true;
    case Memory::Kind::device:
      return memory.device == context.device || context.peers.count(memory.device);
    case Memory::Kind::mapped:
      return memory.accessible[context.device];
  }
  return false;
}

}  // namespace

std::shared_ptr<Memory> memory_at(uintptr_t address) {
  auto it = state().memory.upper_bound(address);
  if (it == state().memory.begin()) return nullptr;
  --it;
  return address < it->second->end() ? it->second : nullptr;
}

bool touches_memory(uintptr_t address, size_t size) {
  const auto it = state().memory.lower_bound(address + size);
  return it != state().memory.begin() && std::prev(it)->second->end() > address;
}

const char* range_problem(uintptr_t address, size_t size, const Context& context,
                          std::vector<std::shared_ptr<Resource>>* uses) {
  if (address + size < address) return "wraps around";
  uintptr_t end = 0;
  for (uintptr_t now = address; now < address + size; now = end) {
    const std::shared_ptr<Memory> memory = memory_at(now);
    if (!memory)
      return now == address ? "begins outside of the driver's memory" : "ends outside of its memory";
    if (now != address && (memory->kind != Memory::Kind::mapped || memory->address != now))
      return "ends outside of its memory";
    if (!is_accessible(*memory, context)) return "is in memory that the device may not access";
    uses->push_back(memory);
    end = memory->end();
    if (memory->kind != Memory::Kind::mapped && end < address + size) return "ends outside of its memory";
  }
  return nullptr;
}

extern "C" {

CUresult cuMemGetInfo_v2(size_t* free, size_t* total) {
  return enter("cuMemGetInfo_v2", kContext, [&](Lock&, const ContextRef& context) {
    const Device& device = state().devices[context->device];
    *total = device.limit;
    *free = device.limit - std::min(device.limit, device.used);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemAlloc_v2(CUdeviceptr* address, size_t size) {
  return enter("cuMemAlloc_v2", kContext | kAllocates | kUncaptured, [&](Lock&, const ContextRef& context) {
    if (size == 0) return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemAlloc: 0 bytes");
    if (const CUresult error = take_memory(context->device, size)) return error;
    uintptr_t result = 0;
    const CUresult error = allocate(Memory::Kind::device, context->device, size, &result);
    if (error) state().devices[context->device].used -= size;
    *address = result;
    return error;
  });
}

CUresult cuMemFree_v2(CUdeviceptr address) {
  return enter("cuMemFree_v2", kContext | kReleases | kUncaptured,
               [&](Lock& lock, const ContextRef& context) {
                 if (address == 0) return CUDA_SUCCESS;
                 std::shared_ptr<Memory> memory;
                 if (const CUresult error =
                         find_allocation(lock, context, address, Memory::Kind::device, "cuMemFree", &memory))
                   return error;
                 memory->live = false;
                 state().devices[memory->device].used -= memory->size;
                 state().memory.erase(address);
                 std::free(at(address));
                 return CUDA_SUCCESS;
               });
}

CUresult cuMemAllocHost_v2(void** address, size_t size) {
  return enter("cuMemAllocHost_v2", kContext | kAllocates | kUncaptured, [&](Lock&, const ContextRef&) {
    if (size == 0) return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemAllocHost: 0 bytes");
    uintptr_t result = 0;
    const CUresult error = allocate(Memory::Kind::pinned, -1, size, &result);
    *address = at(result);
    return error;
  });
}

CUresult cuMemFreeHost(void* address) {
  return enter("cuMemFreeHost", kContext | kReleases | kUncaptured,
               [&](Lock& lock, const ContextRef& context) {
                 const auto key = reinterpret_cast<uintptr_t>(address);
                 std::shared_ptr<Memory> memory;
                 if (const CUresult error =
                         find_allocation(lock, context, key, Memory::Kind::pinned, "cuMemFreeHost", &memory))
                   return error;
                 memory->live = false;
                 state().memory.erase(key);
                 std::free(address);
                 return CUDA_SUCCESS;
               });
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr* address, void* host, unsigned flags) {
  return enter("cuMemHostGetDevicePointer_v2", kContext, [&](Lock&, const ContextRef&) {
    const std::shared_ptr<Memory> memory = memory_at(reinterpret_cast<uintptr_t>(host));
    if (!memory || memory->kind != Memory::Kind::pinned || flags)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemHostGetDevicePointer: not pinned memory");
    *address = reinterpret_cast<uintptr_t>(host);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemGetAllocationGranularity(size_t* granularity, const CUmemAllocationProp* prop,
                                       CUmemAllocationGranularity_flags) {
  return enter("cuMemGetAllocationGranularity", kDriver, [&](Lock&, const ContextRef&) {
    *granularity = kGranularity;
    return check_prop(prop, "cuMemGetAllocationGranularity");
  });
}

CUresult cuMemAddressReserve(CUdeviceptr* address, size_t size, size_t alignment, CUdeviceptr,
                             unsigned long long flags) {
  return enter("cuMemAddressReserve", kDriver, [&](Lock&, const ContextRef&) {
    if (size == 0 || size % kGranularity || (alignment & (alignment - 1)) || flags)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemAddressReserve: %zu bytes aligned to %zu", size,
                    alignment);
    alignment = std::max(alignment, kGranularity);
    void* data =
        mmap(nullptr, size + alignment, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (map_failed(data)) return CUDA_ERROR_OUT_OF_MEMORY;
    const auto start = reinterpret_cast<uintptr_t>(data);
    const uintptr_t aligned = (start + alignment - 1) & ~(alignment - 1);
    if (aligned > start) munmap(data, aligned - start);
    munmap(at(aligned + size), start + alignment - aligned);
    state().reservations[aligned] = size;
    *address = aligned;
    return CUDA_SUCCESS;
  });
}

CUresult cuMemAddressFree(CUdeviceptr address, size_t size) {
  return enter("cuMemAddressFree", kDriver, [&](Lock&, const ContextRef&) {
    const auto it = state().reservations.find(address);
    if (it == state().reservations.end() || it->second != size)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemAddressFree: %zu bytes at %#llx were not reserved", size,
                    address);
    if (touches_memory(address, size))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemAddressFree: memory is mapped to the range at %#llx",
                    address);
    state().reservations.erase(it);
    munmap(at(address), size);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemCreate(CUmemGenericAllocationHandle* handle, size_t size, const CUmemAllocationProp* prop,
                     unsigned long long flags) {
  return enter("cuMemCreate", kDriver | kAllocates | kUncaptured, [&](Lock&, const ContextRef&) {
    if (const CUresult error = check_prop(prop, "cuMemCreate")) return error;
    if (size == 0 || size % kGranularity || flags)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemCreate: %zu bytes are not a multiple of %zu", size,
                    kGranularity);
    if (const CUresult error = state().devices[prop->location.id].lost) return error;
    uint64_t result = 0;
    const CUresult error = create(prop->location.id, size, &result);
    *handle = result;
    return error;
  });
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
  return enter("cuMemRelease", kDriver, [&](Lock&, const ContextRef&) {
    const auto it = state().physical.find(handle);
    if (it == state().physical.end() || it->second.released)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemRelease: handle %llu does not exist", handle);
    it->second.released = true;
    free_if_unused(handle);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemMap(CUdeviceptr address, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags) {
  return enter("cuMemMap", kDriver, [&](Lock&, const ContextRef&) {
    const auto it = state().physical.find(handle);
    if (it == state().physical.end() || it->second.released)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemMap: handle %llu does not exist", handle);
    if (size != it->second.size || offset || address % kGranularity || flags)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemMap: %zu bytes at %#llx for an allocation of %zu bytes",
                    size, address, it->second.size);
    if (!is_reserved(address, size))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemMap: the range at %#llx is not reserved", address);
    if (touches_memory(address, size))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemMap: memory is already mapped to the range at %#llx",
                    address);
    if (map_failed(mmap(at(address), size, PROT_NONE, MAP_SHARED | MAP_FIXED, it->second.file, 0)))
      return CUDA_ERROR_OUT_OF_MEMORY;
    auto memory = std::make_shared<Memory>();
    memory->kind = Memory::Kind::mapped;
    memory->device = it->second.device;
    memory->address = address;
    memory->size = size;
    memory->handle = handle;
    memory->name = describe("cuMemMap", size, it->second.device);
    ++it->second.mappings;
    state().memory[address] = std::move(memory);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemUnmap(CUdeviceptr address, size_t size) {
  return enter("cuMemUnmap", kDriver | kUncaptured, [&](Lock& lock, const ContextRef&) {
    const std::vector<std::shared_ptr<Memory>> mappings = mappings_of(address, size);
    if (mappings.empty())
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemUnmap: %zu bytes at %#llx are not whole mappings", size,
                    address);
    for (const std::shared_ptr<Memory>& memory : mappings) {
      if (const CUresult error =
              check_unused(lock, *memory, state().devices[memory->device].primary, "cuMemUnmap"))
        return error;
    }
    for (const std::shared_ptr<Memory>& memory : mappings) {
      if (map_failed(mmap(at(memory->address), memory->size, PROT_NONE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0)))
        return CUDA_ERROR_OPERATING_SYSTEM;
      memory->live = false;
      --state().physical.at(memory->handle).mappings;
      free_if_unused(memory->handle);
      state().memory.erase(memory->address);
    }
    return CUDA_SUCCESS;
  });
}

CUresult cuMemSetAccess(CUdeviceptr address, size_t size, const CUmemAccessDesc* access, size_t count) {
  return enter("cuMemSetAccess", kDriver, [&](Lock&, const ContextRef&) {
    const std::vector<std::shared_ptr<Memory>> mappings = mappings_of(address, size);
    if (mappings.empty())
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemSetAccess: %zu bytes at %#llx are not whole mappings",
                    size, address);
    for (size_t i = 0; i < count; ++i) {
      const CUmemLocation& location = access[i].location;
      if (location.type != CU_MEM_LOCATION_TYPE_DEVICE || location.id < 0 ||
          location.id >= static_cast<int>(state().devices.size()))
        return misuse(CUDA_ERROR_INVALID_VALUE, "cuMemSetAccess: the location is not a device that exists");
      for (const std::shared_ptr<Memory>& memory : mappings)
        memory->accessible[location.id] = access[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    }
    for (const std::shared_ptr<Memory>& memory : mappings) {
      const bool accessible =
          std::any_of(memory->accessible, memory->accessible + kMaxDevices, [](bool a) { return a; });
      if (mprotect(at(memory->address), memory->size, accessible ? PROT_READ | PROT_WRITE : PROT_NONE))
        return CUDA_ERROR_OPERATING_SYSTEM;
    }
    return CUDA_SUCCESS;
  });
}
}

}  // namespace stand_in
