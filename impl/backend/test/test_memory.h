#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

#include "impl/base/pool.h"

namespace catenary {

/// Memory that exists twice: at addresses that nobody can read or write, which serve as handles, and at
/// addresses that only the device's queue uses. Both are mappings of one anonymous file; ranges are handed
/// out below a pool.
class TestMemory {
 public:
  /// `is_idle` tells whether queues have no work left: then pages of a range that is freed go at once,
  /// otherwise in clean().
  using Idle = bool (*)(void* user);
  TestMemory(Idle is_idle, void* user);
  TestMemory(const TestMemory&) = delete;
  TestMemory& operator=(const TestMemory&) = delete;

  MemorySource source();

  bool contains(const char* begin, const char* end) const {
    return begin >= handles_ && end >= begin && end <= handles_ + size_;
  }
  /// The readable address of a handle.
  char* translate(char* handle) const { return handle + (bytes_ - handles_); }
  /// Gives the pages of all free ranges back to the system; to be called while queues have no work left.
  void clean();

  /// Around fork, so that the child finds the list of ranges whole.
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
    bool has_pages;  // where it is free
  };
  std::mutex mutex_;                // the ranges, and the mapping while it is made
  std::map<size_t, Range> ranges_;  // all of the mapping by offset; neighbours are not both free
  size_t cursor_ = 0;               // nothing below it is free
  bool unclean_ = false;            // some free range has pages
  int file_ = -1;
  char* handles_ = nullptr;
  char* bytes_ = nullptr;
  size_t size_ = 0;
  size_t opened_ = 0;  // bytes that may be read and written; leak checkers look at no more
};

}  // namespace catenary
