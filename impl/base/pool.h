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

/// Where a pool gets its memory. `allocate` returns NULL when it has none; it may throw, too. Both functions
/// are called on any thread, with no lock held.
struct MemorySource {
  void* (*allocate)(void* user, size_t size, size_t alignment);
  void (*free)(void* user, void* p, size_t size);
  void* user;
};

/// The C library's heap for blocks below 1 MiB; above, mappings aligned to huge pages.
MemorySource system_memory();

struct PoolStatistics {
  uint64_t used_bytes;    // in blocks that were handed out
  uint64_t cached_bytes;  // in blocks that wait for their next use
  uint64_t held_bytes;    // used + cached: what the source has given
  uint64_t peak_held_bytes;
  uint64_t limit_bytes;              // 0: none
  uint64_t allocation_count;         // calls of allocate that succeeded
  uint64_t cache_hit_count;          // those that did not reach the source
  uint64_t source_allocation_count;  // those that did
};

class Pool;

namespace detail {

struct FreeBlock {
  FreeBlock* next;
};

// `room` is how many more blocks may be put in before the slow path is asked; `granted` - `room` blocks are
// there. Only the owner writes; the atomics are for statistics (plain moves) and for a fork in the middle.
struct PoolBin {
  std::atomic<FreeBlock*> head{nullptr};
  std::atomic<int32_t> room{0};
  std::atomic<int32_t> granted{0};
};

// Bins: multiples of 64 bytes to 1 KiB (bin 0 is size 0), then 8 steps per power of two.
constexpr unsigned kSmallBins = 97;   // up to 1 MiB: cached per thread
constexpr unsigned kLargeBins = 344;  // shared
constexpr size_t kSmallLimit = size_t{1} << 20;
constexpr size_t kPoolRedzone = CTN_POOL_ASAN ? 64 : 0;
constexpr unsigned kPoolSlots = 16;

struct alignas(64) PoolThreadCache {
  std::atomic<uint32_t> attention{0};  // set by others: give everything back at the next call
  std::atomic<uint64_t> hits{0};
  size_t granted_bytes = 0;
  Pool* pool = nullptr;
  PoolThreadCache** slots[2] = {nullptr, nullptr};
  PoolThreadCache* next = nullptr;
  PoolThreadCache* previous = nullptr;
  PoolBin bins[kSmallBins];
};

// One entry per pool; the last one stays null, for pools beyond the slots. Null also sends a pool to its slow
// path.
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

/// A caching allocator: memory that is freed waits for the next request of its size. Small blocks wait with
/// the thread that freed them, large ones in a shared cache. All functions may be called from any thread.
class Pool {
 public:
  /// Without `host_readable` the pool never touches the memory itself (devices, protected memory).
  explicit Pool(MemorySource source, bool host_readable = true);
  /// Returns cached memory to the source; by then nobody may use the pool or its blocks.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Memory aligned to 64 bytes; size 0 is legal and gives a block of its own. Throws
  /// Error(CTN_ERROR_OUT_OF_MEMORY), or with the status of the pressure callback, after all caches were given
  /// back; then nothing has changed.
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

  /// `p` came from allocate(size) of this pool, on any thread.
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

  /// Bounds held bytes; 0 is no bound. What is used already stays; cached memory above the limit goes back.
  void set_limit(uint64_t bytes);

  /// Gives cached memory back to the source: the shared cache and this thread's at once, another thread's at
  /// its next call.
  void trim();

  /// Throws Error(CTN_ERROR_STATE) while blocks are used or cached by other threads.
  void set_source(MemorySource source);

  /// `fn` is called on a thread whose request cannot be served, with no lock held; it may use and free
  /// arrays, and the request is tried once more after CTN_OK. NULL removes it. `destroy` runs once, when no
  /// call is under way.
  void set_pressure_callback(ctn_status (*fn)(uint64_t wanted, void* user), void* user,
                             void (*destroy)(void*));

  /// `fn` is called, before the pressure callback and again after it, where a request cannot be served: it
  /// gives back blocks that wait elsewhere for their last use. To be set before the pool is used.
  void set_reclaim(void (*fn)(void* user), void* user) {
    reclaim_ = fn;
    reclaim_user_ = user;
  }

  /// What a request of `size` bytes holds at least (a large cached block may be up to a quarter larger).
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

  // Read on every call, written only when the pool is made.
  unsigned slot_ = detail::kPoolSlots;
  bool intrusive_;      // free lists run through the blocks themselves
  bool host_readable_;  // marking for ASan and valgrind is possible
  void (*reclaim_)(void*) = nullptr;
  void* reclaim_user_ = nullptr;

  alignas(64) mutable std::mutex mutex_;  // everything below, save where said; never held during a callback
  MemorySource source_;
  uint64_t limit_ = 0;
  uint64_t held_ = 0;
  uint64_t reserved_ = 0;   // asked of the source, not here yet
  uint64_t returning_ = 0;  // part of held_ on its way back to the source
  uint64_t peak_ = 0;
  uint64_t central_cached_ = 0;
  uint64_t cache_hits_ = 0;
  uint64_t source_allocations_ = 0;
  std::atomic<size_t> budget_;  // bytes that one thread may cache
  detail::PoolThreadCache* caches_ = nullptr;
  detail::PressureCallback* pressure_ = nullptr;
  CentralBin central_[detail::kSmallBins];
  detail::LargeBlock* large_free_[detail::kLargeBins] = {};
  detail::LargeBlock** large_table_ = nullptr;  // every large block by address, chained
  size_t large_table_size_ = 0;
  size_t large_count_ = 0;
  Pool* next_pool_ = nullptr;  // guarded by the process's mutex
};

namespace detail {
extern std::atomic<Pool*> cpu_pool_pointer;
Pool& make_cpu_pool();
}  // namespace detail

/// The pool of the CPU's arrays, made at first use and never destroyed.
inline Pool& cpu_pool() {
  Pool* pool = detail::cpu_pool_pointer.load(std::memory_order_acquire);
  return __builtin_expect(pool != nullptr, 1) ? *pool : detail::make_cpu_pool();
}

}  // namespace catenary
