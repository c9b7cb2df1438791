// The memory pool: a caching allocator with per-thread caches.
#pragma once
#include <catenary/types.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

#if defined(__SANITIZE_ADDRESS__)
#define CTN_POOL_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CTN_POOL_ASAN 1
#endif
#endif
#ifndef CTN_POOL_ASAN
#define CTN_POOL_ASAN 0
#endif

namespace catenary {

/// The source of a pool's memory. `allocate` returns NULL if there is no memory, or throws. Both functions
/// are called on any thread, without a lock held.
struct MemorySource {
  void* (*allocate)(void* user, size_t size, size_t alignment);
  void (*free)(void* user, void* p, size_t size);
  void* user;
};

/// The C library's heap for blocks below 1 MiB, and mappings aligned to huge pages for larger ones.
MemorySource system_memory();

struct PoolStatistics {
  uint64_t used_bytes;    // in blocks that are in use
  uint64_t cached_bytes;  // in blocks that wait for reuse
  uint64_t held_bytes;    // used + cached: everything obtained from the source
  uint64_t peak_held_bytes;
  uint64_t limit_bytes;              // 0: no limit
  uint64_t allocation_count;         // successful calls of allocate
  uint64_t cache_hit_count;          // those served without the source
  uint64_t source_allocation_count;  // those served by the source
};

class Pool;

namespace detail {

struct FreeBlock {
  FreeBlock* next;
};

// `room` counts the blocks that may still be added before the slow path runs; the bin holds `granted` -
// `room` blocks. Only the owner writes; the atomics serve statistics (plain moves) and a fork at any moment.
struct PoolBin {
  std::atomic<FreeBlock*> head{nullptr};
  std::atomic<int32_t> room{0};
  std::atomic<int32_t> granted{0};
};

// Bins: multiples of 64 bytes to 1 KiB (bin 0 is size 0), then 8 steps per power of two.
constexpr unsigned kSmallBins = 97;   // up to 1 MiB: cached per thread
constexpr unsigned kLargeBins = 344;  // shared by all threads
constexpr size_t kSmallLimit = size_t{1} << 20;
constexpr size_t kPoolRedzone = CTN_POOL_ASAN ? 64 : 0;
constexpr unsigned kPoolSlots = 16;

struct alignas(64) PoolThreadCache {
  std::atomic<uint32_t> attention{0};  // set by other threads: return everything at the next call
  std::atomic<uint64_t> hits{0};
  size_t granted_bytes = 0;
  Pool* pool = nullptr;
  PoolThreadCache** slots[2] = {nullptr, nullptr};
  PoolThreadCache* next = nullptr;
  PoolThreadCache* previous = nullptr;
  PoolBin bins[kSmallBins];
};

// One entry per pool. The last entry stays null, for pools beyond the slots. A null entry sends its pool to
// the slow path.
extern __thread PoolThreadCache* pool_fast_caches[kPoolSlots + 1] __attribute__((tls_model("initial-exec")));

inline unsigned pool_bin(size_t size) {
  if (size <= 1024) return static_cast<unsigned>((size + 63) >> 6);
  size_t last = size - 1;
  unsigned exponent = 63u - static_cast<unsigned>(__builtin_clzll(last));
  return 17 + (exponent - 10) * 8 + static_cast<unsigned>((last >> (exponent - 3)) & 7);
}

struct LargeBlock;
struct PressureCallback;

}  // namespace detail

/// A caching allocator: freed memory is kept for the next request of its size. Small blocks are cached by the
/// thread that freed them, large ones in a shared cache. All functions may be called from any thread.
class Pool {
 public:
  /// If `host_readable` is false, the pool never touches the memory itself (devices, protected memory).
  explicit Pool(MemorySource source, bool host_readable = true);
  /// Returns cached memory to the source. The pool and its blocks must no longer be in use.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Returns memory aligned to 64 bytes; size 0 is legal and gives a unique block. After returning all cached
  /// memory to the source, throws Error(CTN_ERROR_OUT_OF_MEMORY), or an error with the status of the pressure
  /// callback; in that case nothing has changed.
  void* allocate(size_t size) {
    detail::PoolThreadCache* cache = detail::pool_fast_caches[slot_];
    if (__builtin_expect(cache != nullptr && size <= detail::kSmallLimit, 1)) {
      detail::PoolBin& bin = cache->bins[detail::pool_bin(size)];
      detail::FreeBlock* block = bin.head.load(std::memory_order_relaxed);
      if (__builtin_expect(block != nullptr && cache->attention.load(std::memory_order_relaxed) == 0, 1)) {
        bin.head.store(block->next, std::memory_order_release);
        bin.room.store(bin.room.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        cache->hits.store(cache->hits.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        return block;
      }
    }
    return allocate_slow(size);
  }

  /// `p` must come from allocate(size) of this pool, on any thread.
  void free(void* p, size_t size) noexcept {
    detail::PoolThreadCache* cache = detail::pool_fast_caches[slot_];
    if (__builtin_expect(cache != nullptr && size <= detail::kSmallLimit, 1)) {
      detail::PoolBin& bin = cache->bins[detail::pool_bin(size)];
      int32_t room = bin.room.load(std::memory_order_relaxed);
      if (__builtin_expect(room > 0 && cache->attention.load(std::memory_order_relaxed) == 0, 1)) {
        detail::FreeBlock* block = static_cast<detail::FreeBlock*>(p);
        block->next = bin.head.load(std::memory_order_relaxed);
        bin.head.store(block, std::memory_order_release);
        bin.room.store(room - 1, std::memory_order_relaxed);
        return;
      }
    }
    free_slow(p, size);
  }

  PoolStatistics statistics() const;

  /// Limits the held bytes; 0 removes the limit. Memory already in use is unaffected; cached memory above the
  /// limit is returned.
  void set_limit(uint64_t bytes);

  /// Returns cached memory to the source: immediately for the shared cache and this thread, at its next call
  /// for any other thread.
  void trim();

  /// Throws Error(CTN_ERROR_STATE) while blocks are in use or cached by other threads.
  void set_source(MemorySource source);

  /// `fn` is called on a thread whose request cannot be served, without a lock held. It may use and free
  /// arrays; if it returns CTN_OK, the request is tried once more. NULL removes it. `destroy` runs once, when
  /// no call is in progress.
  void set_pressure_callback(ctn_status (*fn)(uint64_t wanted, void* user), void* user,
                             void (*destroy)(void*));

  /// `fn` is called before and after the pressure callback if a request cannot be served; it returns blocks
  /// that wait elsewhere for their last use. Must be set before the pool is used.
  void set_reclaim(void (*fn)(void* user), void* user) {
    reclaim_ = fn;
    reclaim_user_ = user;
  }

  /// Returns the bytes that a request of `size` holds at least (a large cached block may be up to a quarter
  /// larger).
  static size_t block_size(size_t size);

 private:
  friend struct PoolProcess;
  struct CentralBin {
    detail::FreeBlock* head = nullptr;
    uint64_t count = 0;
  };

  void* allocate_slow(size_t size);
  void free_slow(void* p, size_t size) noexcept;
  detail::PoolThreadCache* thread_cache() noexcept;

  void* take(unsigned bin, size_t* block);
  void* take_small(detail::PoolThreadCache* cache, unsigned bin);
  detail::LargeBlock* take_large(unsigned bin, size_t block);
  void* from_source(unsigned bin, size_t block);
  void* recover(unsigned bin, size_t* block);
  void* await_others(unsigned bin, size_t* block);
  bool call_pressure(uint64_t wanted);
  [[noreturn]] void throw_out_of_memory(size_t size) const;

  bool put_small(detail::PoolThreadCache* cache, unsigned bin, void* block) noexcept;
  void put_central(unsigned bin, detail::FreeBlock* first, detail::FreeBlock* last, uint64_t count);
  void put_large(void* p) noexcept;
  bool make_room(detail::PoolThreadCache* cache, unsigned bin) noexcept;
  void flush(detail::PoolThreadCache* cache, unsigned bin, int32_t count) noexcept;
  void give_back(detail::PoolThreadCache* cache) noexcept;
  void ask_others(const detail::PoolThreadCache* own);
  void detach(detail::PoolThreadCache* cache) noexcept;
  uint64_t evict(uint64_t bytes) noexcept;

  detail::FreeBlock* wrap(void* block) const noexcept;
  void* unwrap(detail::FreeBlock* node) const noexcept;
  void return_list(detail::FreeBlock* list, size_t size) noexcept;
  void return_block(void* p, size_t size) noexcept;
  void mark_used(void* p, size_t size, size_t block) const;
  void mark_free(void* p, size_t block) const;

  bool insert_large(detail::LargeBlock* block);
  detail::LargeBlock* find_large(void* p) const;
  void remove_large(detail::LargeBlock* block);
  void link_free(detail::LargeBlock* block);
  void unlink_free(detail::LargeBlock* block);

  // Read on every call, written only when the pool is created.
  unsigned slot_ = detail::kPoolSlots;
  bool intrusive_;      // free lists are threaded through the blocks themselves
  bool host_readable_;  // blocks can be marked for ASan and valgrind
  void (*reclaim_)(void*) = nullptr;
  void* reclaim_user_ = nullptr;

  alignas(
      64) mutable std::mutex mutex_;  // guards everything below unless noted; never held during a callback
  MemorySource source_;
  uint64_t limit_ = 0;
  uint64_t held_ = 0;
  uint64_t reserved_ = 0;   // requested from the source, not received yet
  uint64_t returning_ = 0;  // part of held_ that is being returned to the source
  uint64_t peak_ = 0;
  uint64_t central_cached_ = 0;
  uint64_t cache_hits_ = 0;
  uint64_t source_allocations_ = 0;
  std::atomic<size_t> budget_;  // maximum bytes cached by one thread
  detail::PoolThreadCache* caches_ = nullptr;
  detail::PressureCallback* pressure_ = nullptr;
  CentralBin central_[detail::kSmallBins];
  detail::LargeBlock* large_free_[detail::kLargeBins] = {};
  detail::LargeBlock** large_table_ = nullptr;  // hash table of all large blocks by address
  size_t large_table_size_ = 0;
  size_t large_count_ = 0;
  Pool* next_pool_ = nullptr;  // guarded by the process-wide mutex
};

namespace detail {
extern std::atomic<Pool*> cpu_pool_pointer;
Pool& make_cpu_pool();
}  // namespace detail

/// Returns the pool for arrays on the CPU, which is created at first use and never destroyed.
inline Pool& cpu_pool() {
  Pool* pool = detail::cpu_pool_pointer.load(std::memory_order_acquire);
  return __builtin_expect(pool != nullptr, 1) ? *pool : detail::make_cpu_pool();
}

}  // namespace catenary
