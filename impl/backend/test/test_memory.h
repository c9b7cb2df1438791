// Memory of the test devices.
#pragma once
#include <cstddef>
#include <cstdint>
#include <mutex>

#include "impl/base/pool.h"
#include "impl/base/range_allocator.h"

namespace catenary {

/// Memory that is mapped twice: at addresses that nobody can read or write, which serve as handles, and at
/// addresses that only the device's queues use. Both are mappings of one anonymous file. A pool hands out its
/// blocks.
class TestMemory final : private RangeMemory {
 public:
  /// `freed` is called after a block was freed, without a lock held.
  TestMemory(void (*freed)(void* user), void* user);
  TestMemory(const TestMemory&) = delete;
  TestMemory& operator=(const TestMemory&) = delete;

  MemorySource source();

  bool contains(const char* begin, const char* end) const {
    return begin >= handles_ && end >= begin && end <= handles_ + size_;
  }
  /// Returns the readable address of a handle.
  char* translate(char* handle) const { return handle + (bytes_ - handles_); }
  /// Returns free pages to the system. The queues must have no work left.
  void trim();

  /// Held during fork, so that the child finds a consistent list of blocks.
  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

 private:
  bool map();
  void* allocate(size_t size, size_t alignment);
  void free(char* handle);
  bool commit(size_t begin, size_t size) override;
  void decommit(size_t begin, size_t size) noexcept override;

  void (*freed_)(void* user);
  void* user_;
  std::mutex mutex_;       // guards the blocks, and the mapping while it is created
  RangeAllocator ranges_;  // by offset
  int file_ = -1;
  char* handles_ = nullptr;
  char* bytes_ = nullptr;  // only committed granules may be read and written; leak checkers scan only those
  size_t size_ = 0;
};

}  // namespace catenary
