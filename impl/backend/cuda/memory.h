// The memory of a CUDA device: one reserved range of addresses, to which memory is mapped on demand.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "impl/backend/cuda/driver_types.h"
#include "impl/base/pool.h"
#include "impl/base/range_allocator.h"

namespace catenary::cuda {

/// The source of a device's pool. The device's context must be current in all functions, except that free()
/// may be called anywhere.
class CudaMemory final : RangeMemory {
 public:
  /// Reserves the range. Throws Error(CTN_ERROR_UNAVAILABLE).
  explicit CudaMemory(CUdevice device);
  /// Nothing may be allocated any longer.
  ~CudaMemory();
  CudaMemory(const CudaMemory&) = delete;
  CudaMemory& operator=(const CudaMemory&) = delete;

  /// `freed` is called after each free(). To be set before the first allocation.
  void set_freed(void (*freed)(void* user), void* user) {
    freed_ = freed;
    user_ = user;
  }
  MemorySource source();
  /// Returns the memory that no block touches to the driver. Nothing may use freed memory any longer.
  void trim();
  /// Whether trim() may have something to do.
  bool dirty() const { return dirty_.load(std::memory_order_relaxed); }
  size_t total_bytes() const { return total_; }

 private:
  void* allocate(size_t size, size_t alignment);
  void free(void* p);
  bool commit(size_t begin, size_t size) override;
  void decommit(size_t begin, size_t size) noexcept override;
  bool map(size_t granule);

  const CUdevice device_;
  void (*freed_)(void* user) = nullptr;
  void* user_ = nullptr;
  size_t granule_ = 0, total_ = 0;
  CUdeviceptr base_ = 0;
  std::atomic<bool> dirty_{false};
  std::mutex mutex_;
  std::unique_ptr<RangeAllocator> ranges_;
  std::vector<CUmemGenericAllocationHandle> handles_;  // by granule
};

}  // namespace catenary::cuda
