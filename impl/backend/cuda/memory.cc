// Maps memory to a device's range of addresses.
#include "impl/backend/cuda/memory.h"

#include <algorithm>

#include "impl/backend/cuda/driver.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

// What one call of the driver maps: mapping takes microseconds, and up to so much is held for small arrays.
constexpr size_t kGranule = size_t{8} << 20;
constexpr size_t kUnit = 256;  // alignment of blocks: what the libraries and wide loads expect
/// The range is larger than the memory, because blocks of different sizes leave gaps.
constexpr size_t kRangePerMemory = 2;

CUmemAllocationProp properties(CUdevice device) {
  CUmemAllocationProp prop{};
  prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  prop.requestedHandleTypes = CU_MEM_HANDLE_TYPE_NONE;
  prop.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
  return prop;
}

}  // namespace

CudaMemory::CudaMemory(CUdevice device) : device_(device) {
  const Driver& cu = driver();
  int mappable = 0;
  require(cu.cuDeviceGetAttribute(&mappable, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, device),
          "cuDeviceGetAttribute");
  if (!mappable) fail(CTN_ERROR_UNAVAILABLE, "the device cannot map memory to reserved addresses (cuMemMap)");
  const CUmemAllocationProp prop = properties(device);
  size_t granularity = 0;
  require(cu.cuMemGetAllocationGranularity(&granularity, &prop, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED),
          "cuMemGetAllocationGranularity");
  granule_ = std::max(granularity, kGranule);
  require(cu.cuDeviceTotalMem_v2(&total_, device), "cuDeviceTotalMem");
  const size_t size = round_up(total_ * kRangePerMemory, granule_);
  require(cu.cuMemAddressReserve(&base_, size, granule_, 0, 0), "cuMemAddressReserve");
  try {
    ranges_.reset(new RangeAllocator(*this, granule_, kUnit));
    ranges_->reserve(size);
    handles_.resize(size / granule_);
  } catch (...) {
    cu.cuMemAddressFree(base_, size);
    throw;
  }
}

CudaMemory::~CudaMemory() {
  ranges_->trim();
  driver().cuMemAddressFree(base_, handles_.size() * granule_);
}

MemorySource CudaMemory::source() {
  return {[](void* user, size_t size, size_t alignment) {
            return static_cast<CudaMemory*>(user)->allocate(size, alignment);
          },
          [](void* user, void* p, size_t) { static_cast<CudaMemory*>(user)->free(p); }, this};
}

void* CudaMemory::allocate(size_t size, size_t alignment) {
  if (alignment > kUnit) return nullptr;
  std::lock_guard<std::mutex> guard(mutex_);
  const size_t begin = ranges_->allocate(size);
  return begin == RangeAllocator::kNone ? nullptr : reinterpret_cast<void*>(base_ + begin);
}

void CudaMemory::free(void* p) {
  {
    std::lock_guard<std::mutex> guard(mutex_);
    ranges_->free(reinterpret_cast<CUdeviceptr>(p) - base_);
    dirty_.store(true, std::memory_order_relaxed);
  }
  if (freed_) freed_(user_);
}

void CudaMemory::trim() {
  std::lock_guard<std::mutex> guard(mutex_);
  dirty_.store(false, std::memory_order_relaxed);
  ranges_->trim();
}

bool CudaMemory::map(size_t granule) {
  const Driver& cu = driver();
  const CUmemAllocationProp prop = properties(device_);
  const CUmemAccessDesc access{prop.location, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
  const CUdeviceptr address = base_ + granule * granule_;
  CUmemGenericAllocationHandle handle;
  if (cu.cuMemCreate(&handle, granule_, &prop, 0)) return false;
  if (cu.cuMemMap(address, granule_, 0, handle, 0)) {
    cu.cuMemRelease(handle);
    return false;
  }
  if (cu.cuMemSetAccess(address, granule_, &access, 1)) {
    cu.cuMemUnmap(address, granule_);
    cu.cuMemRelease(handle);
    return false;
  }
  handles_[granule] = handle;
  return true;
}

bool CudaMemory::commit(size_t begin, size_t size) {
  const size_t first = begin / granule_, end = (begin + size) / granule_;
  for (size_t granule = first; granule < end; ++granule) {
    if (map(granule)) continue;
    decommit(begin, (granule - first) * granule_);
    return false;
  }
  return true;
}

void CudaMemory::decommit(size_t begin, size_t size) noexcept {
  const Driver& cu = driver();
  for (size_t granule = begin / granule_; granule < (begin + size) / granule_; ++granule) {
    cu.cuMemUnmap(base_ + granule * granule_, granule_);
    cu.cuMemRelease(handles_[granule]);
  }
}

}  // namespace catenary::cuda
