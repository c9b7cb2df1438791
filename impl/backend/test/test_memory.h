// Memory of the test devices.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

#include "impl/base/pool.h"

namespace catenary {

/// Memory that is mapped twice: at addresses that nobody can read or write, which serve as handles, and at
/// addresses that only the device's queues use. Both are mappings of one anonymous file. A pool hands out its
/// ranges.
class TestMemory {
 public:
  /// `is_idle` returns whether the queues have no work left. If so, the pages of a freed range are returned
  /// immediately, otherwise in clean().
  using Idle = bool (*)(void* user);
  TestMemory(Idle is_idle, void* user);
  TestMemory(const TestMemory&) = delete;
  TestMemory& operator=(const TestMemory&) = delete;

  MemorySource source();

  bool contains(const char* begin, const char* end) const {
    return begin >= handles_ && end >= begin && end <= handles_ + size_;
  }
  /// Returns the readable address of a handle.
  char* translate(char* handle) const { return handle + (bytes_ - handles_); }
  /// Returns the pages of all free ranges to the system. The queues must have no work left.
  void clean();

  /// Held during fork, so that the child finds a consistent list of ranges.
  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

 private:
  bool map();
  bool open(size_t end);
  void* allocate(size_t size, size_t alignment);
  void free(char* handle);
  void discard(size_t begin, size_t size);

  Idle is_idle_;
  void* user_;
  struct Range {
    size_t size;
    bool used;
    bool has_pages;  // for free ranges
  };
  std::mutex mutex_;                // guards the ranges, and the mapping while it is created
  std::map<size_t, Range> ranges_;  // covers the whole mapping by offset; adjacent ranges are not both free
  size_t cursor_ = 0;               // everything below it is in use
  bool unclean_ = false;            // a free range has pages
  int file_ = -1;
  char* handles_ = nullptr;
  char* bytes_ = nullptr;
  size_t size_ = 0;
  size_t opened_ = 0;  // number of bytes that may be read and written; leak checkers scan only those
};

}  // namespace catenary
