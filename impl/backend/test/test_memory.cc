// Memory of the test devices.
#include "impl/backend/test/test_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace catenary {
namespace {

constexpr size_t kUnit = 64;
constexpr size_t kGranule = size_t{1} << 20;
constexpr size_t kMaxBytes = size_t{1} << 34,
                 kMinBytes = size_t{1} << 26;  // of address space; pages are allocated when touched

char* map_file(int file, size_t size, int protection) {
  void* p = mmap(nullptr, size, protection, MAP_SHARED | MAP_NORESERVE, file, 0);
  if (p == MAP_FAILED) return nullptr;
  // A child of fork would share the pages with its parent, and a core file would contain all of them.
  madvise(p, size, MADV_DONTFORK);
  madvise(p, size, MADV_DONTDUMP);
  return static_cast<char*>(p);
}

}  // namespace

TestMemory::TestMemory(void (*freed)(void* user), void* user)
    : freed_(freed), user_(user), ranges_(*this, kGranule, kUnit) {}

MemorySource TestMemory::source() {
  return {[](void* user, size_t size, size_t alignment) {
            return static_cast<TestMemory*>(user)->allocate(size, alignment);
          },
          [](void* user, void* p, size_t) { static_cast<TestMemory*>(user)->free(static_cast<char*>(p)); },
          this};
}

bool TestMemory::map() {
  rlimit limit;
  size_t most = kMaxBytes;
  // Growing a file beyond its limit raises a signal.
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0) most = std::min<size_t>(most, limit.rlim_cur);
  ranges_.reserve(most);
  const int file = memfd_create("catenary-test-device", MFD_CLOEXEC);
  if (file < 0) return false;
  for (size_t size = most / kGranule * kGranule; size >= kMinBytes; size = size / 2 / kGranule * kGranule) {
    char* handles = map_file(file, size, PROT_NONE);
    char* bytes = handles ? map_file(file, size, PROT_NONE) : nullptr;
    if (bytes && ftruncate(file, off_t(size)) == 0) {
      ranges_.reserve(size);
      file_ = file;
      handles_ = handles;
      bytes_ = bytes;
      size_ = size;
      return true;
    }
    if (bytes) munmap(bytes, size);
    if (handles) munmap(handles, size);
  }
  close(file);
  return false;
}

void* TestMemory::allocate(size_t size, size_t alignment) {
  std::lock_guard<std::mutex> guard(mutex_);
  if (alignment > kUnit || (!handles_ && !map())) return nullptr;
  const size_t begin = ranges_.allocate(size);
  return begin == RangeAllocator::kNone ? nullptr : handles_ + begin;
}

void TestMemory::free(char* handle) {
  {
    std::lock_guard<std::mutex> guard(mutex_);
    ranges_.free(size_t(handle - handles_));
  }
  freed_(user_);
}

void TestMemory::trim() {
  std::lock_guard<std::mutex> guard(mutex_);
  ranges_.trim();
}

bool TestMemory::commit(size_t begin, size_t size) {
  return mprotect(bytes_ + begin, size, PROT_READ | PROT_WRITE) == 0;
}

void TestMemory::decommit(size_t begin, size_t size) noexcept {
  fallocate(file_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, off_t(begin), off_t(size));
  // If the system has no room to split its list of mappings, the granules stay readable.
  mprotect(bytes_ + begin, size, PROT_NONE);
}

}  // namespace catenary
