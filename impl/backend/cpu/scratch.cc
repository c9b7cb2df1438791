// The store of working memory for matrix products.
#include "impl/backend/cpu/scratch.h"

#include <sys/mman.h>

#include <atomic>
#include <cstdint>

#include "impl/backend/cpu/gemm_kernels.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

constexpr int kSlots = 64;
std::atomic<void*> g_slots[kSlots];
std::atomic<int> g_next{0};
thread_local int t_slot = -1;

// A thread returns to the slot it used before, whose memory is in its caches.
int home() {
  if (t_slot < 0) t_slot = static_cast<int>(static_cast<unsigned>(g_next.fetch_add(1)) % kSlots);
  return t_slot;
}

/// Returns a buffer from the system, aligned to its size, or null. From malloc it would make each thread
/// reserve an arena of 64 MiB, for which a process with limited memory has no addresses.
void* map_buffer() {
  constexpr size_t size = kGemmScratchBytes;
  void* const start = mmap(nullptr, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) return nullptr;
  char* const begin = static_cast<char*>(start);
  const size_t before = (size - reinterpret_cast<uintptr_t>(start) % size) % size;
  if (before > 0) munmap(begin, before);
  munmap(begin + before + size, size - before);
  return begin + before;
}

}  // namespace

GemmScratch::GemmScratch() : data_(g_slots[home()].exchange(nullptr, std::memory_order_acquire)) {
  if (data_ != nullptr) return;
  data_ = map_buffer();
  if (data_ == nullptr)
    fail(CTN_ERROR_OUT_OF_MEMORY, "gemm: no memory for a buffer of %lld bytes", (long long)kGemmScratchBytes);
#if defined(MADV_HUGEPAGE)
  madvise(data_, kGemmScratchBytes, MADV_HUGEPAGE);
#endif
}

GemmScratch::~GemmScratch() {
  void* none = nullptr;
  if (!g_slots[home()].compare_exchange_strong(none, data_, std::memory_order_release))
    munmap(data_, kGemmScratchBytes);
}

}  // namespace catenary::cpu
