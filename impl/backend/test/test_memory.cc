// Memory of the test devices.
#include "impl/backend/test/test_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <iterator>

namespace catenary {
namespace {

constexpr size_t kUnit = 64;               // granularity of ranges
constexpr size_t kStep = size_t{1} << 20;  // granularity of opening
constexpr size_t kMaxBytes = size_t{1} << 34,
                 kMinBytes = size_t{1} << 26;  // of address space; pages are allocated when touched

size_t round_up(size_t size, size_t unit) { return (size + unit - 1) / unit * unit; }

char* map_file(int file, size_t size, int protection) {
  void* p = mmap(nullptr, size, protection, MAP_SHARED | MAP_NORESERVE, file, 0);
  if (p == MAP_FAILED) return nullptr;
  // A child of fork would share the pages with its parent, and a core file would contain all of them.
  madvise(p, size, MADV_DONTFORK);
  madvise(p, size, MADV_DONTDUMP);
  return static_cast<char*>(p);
}

}  // namespace

TestMemory::TestMemory(Idle is_idle, void* user) : is_idle_(is_idle), user_(user) {}

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
  most = most / kUnit * kUnit;
  Range& whole = ranges_.try_emplace(0).first->second;
  const int file = memfd_create("catenary-test-device", MFD_CLOEXEC);
  if (file < 0) return false;
  for (size_t size = most; size >= kMinBytes; size /= 2) {
    char* handles = map_file(file, size, PROT_NONE);
    char* bytes = handles ? map_file(file, size, PROT_NONE) : nullptr;
    if (bytes && ftruncate(file, off_t(size)) == 0) {
      whole = {size, false, false};
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

bool TestMemory::open(size_t end) {
  if (end <= opened_) return true;
  const size_t wanted = std::min(round_up(end, kStep), size_);
  if (mprotect(bytes_ + opened_, wanted - opened_, PROT_READ | PROT_WRITE)) return false;
  opened_ = wanted;
  return true;
}

void* TestMemory::allocate(size_t size, size_t alignment) {
  std::lock_guard<std::mutex> guard(mutex_);
  if (alignment > kUnit || (!handles_ && !map())) return nullptr;
  size = round_up(size ? size : 1, kUnit);
  bool skipped = false;
  for (auto range = ranges_.lower_bound(cursor_); range != ranges_.end(); ++range) {
    if (range->second.used) continue;
    if (range->second.size < size) {
      skipped = true;
      continue;
    }
    const size_t begin = range->first;
    if (!open(begin + size)) return nullptr;
    const Range found = range->second;
    if (found.size > size)
      ranges_.try_emplace(begin + size, Range{found.size - size, false, found.has_pages});
    range->second = {size, true, false};
    if (!skipped) cursor_ = begin + size;
    return handles_ + begin;
  }
  return nullptr;
}

// Needs no memory and therefore cannot fail.
void TestMemory::free(char* handle) {
  const bool idle = is_idle_(user_);
  std::lock_guard<std::mutex> guard(mutex_);
  auto range = ranges_.find(size_t(handle - handles_));
  if (idle) discard(range->first, range->second.size);
  range->second.used = false;
  range->second.has_pages = !idle;
  unclean_ |= !idle;
  cursor_ = std::min(cursor_, range->first);
  auto merge = [&](auto first, auto second) {
    first->second.size += second->second.size;
    first->second.has_pages |= second->second.has_pages;
    ranges_.erase(second);
  };
  const auto next = std::next(range);
  if (next != ranges_.end() && !next->second.used) merge(range, next);
  if (range == ranges_.begin()) return;
  const auto previous = std::prev(range);
  if (!previous->second.used) merge(previous, range);
}

void TestMemory::clean() {
  std::lock_guard<std::mutex> guard(mutex_);
  if (!unclean_) return;
  for (auto& [begin, range] : ranges_) {
    if (range.used || !range.has_pages) continue;
    discard(begin, range.size);
    range.has_pages = false;
  }
  unclean_ = false;
}

void TestMemory::discard(size_t begin, size_t size) {
  const size_t page = size_t(sysconf(_SC_PAGESIZE));
  const size_t first = round_up(begin, page), end = (begin + size) / page * page;
  if (first < end)
    fallocate(file_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, off_t(first), off_t(end - first));
}

}  // namespace catenary
