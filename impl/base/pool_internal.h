// Internals shared by the files of the memory pool.
#pragma once
#include <pthread.h>

#include <algorithm>

#include "impl/base/pool.h"

namespace catenary {
namespace detail {

constexpr size_t kPoolAlignment = 64;
constexpr size_t kThreadBudget = size_t{16} << 20;
constexpr auto relaxed = std::memory_order_relaxed;

// The entry of a large block: always chained by address, and linked in a bin while the block is free.
struct LargeBlock {
  void* p;
  size_t size;
  LargeBlock* chain;
  LargeBlock* next;
  LargeBlock* previous;
};

struct PressureCallback {
  ctn_status (*fn)(uint64_t wanted, void* user);
  void* user;
  void (*destroy)(void*);
  std::atomic<int> references{1};
};

// This thread's caches, one per pool. Those that inline functions may use are also in pool_fast_caches.
extern __thread PoolThreadCache* pool_own_caches[kPoolSlots + 1] __attribute__((tls_model("initial-exec")));

/// Whether ASan or valgrind watches memory: blocks are then marked, and the pool never touches them.
bool memory_is_watched();

inline size_t pool_bin_size(unsigned bin) {
  if (bin < 17) return bin == 0 ? 64 : bin * size_t{64};
  unsigned step = bin - 17;
  return ((step & 7) + 9) << (step / 8 + 7);
}

inline int32_t count_of(const PoolBin& bin) { return bin.granted.load(relaxed) - bin.room.load(relaxed); }

inline uint64_t cached_bytes(const PoolThreadCache& cache) {
  int64_t bytes = 0;
  for (unsigned i = 0; i < kSmallBins; ++i)
    bytes += count_of(cache.bins[i]) * static_cast<int64_t>(pool_bin_size(i));
  return static_cast<uint64_t>(std::max<int64_t>(bytes, 0));
}

}  // namespace detail

// State shared by the pools of a process: their list for fork, their slots, and the key that signals the end
// of a thread.
struct PoolProcess {
  std::mutex mutex;  // locked before any pool's mutex
  Pool* pools = nullptr;
  uint32_t slots = 0;
  bool prepared = false;
  bool has_key = false;
  pthread_key_t key = 0;

  void add(Pool* pool);
  void remove(Pool* pool);
  static void leave_thread(void*);
  static void before_fork();
  static void after_fork_parent();
  static void after_fork_child();
};

extern PoolProcess pool_process;

/// True while the calling thread is in a pressure callback. Placed next to the thread's caches for alignment.
extern __thread bool pool_in_pressure __attribute__((tls_model("initial-exec")));

}  // namespace catenary
