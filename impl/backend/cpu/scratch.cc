// The store of working memory for matrix products.
#include "impl/backend/cpu/scratch.h"

#include <sys/mman.h>

#include <atomic>
#include <cstdlib>

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

}  // namespace

GemmScratch::GemmScratch() : data_(g_slots[home()].exchange(nullptr, std::memory_order_acquire)) {
  if (data_ != nullptr) return;
  data_ = std::aligned_alloc(kGemmScratchBytes, kGemmScratchBytes);
  if (data_ == nullptr)
    fail(CTN_ERROR_OUT_OF_MEMORY, "gemm: no memory for a buffer of %lld bytes", (long long)kGemmScratchBytes);
#if defined(MADV_HUGEPAGE)
  madvise(data_, kGemmScratchBytes, MADV_HUGEPAGE);
#endif
}

GemmScratch::~GemmScratch() {
  void* none = nullptr;
  if (!g_slots[home()].compare_exchange_strong(none, data_, std::memory_order_release)) std::free(data_);
}

}  // namespace catenary::cpu
