// The memory pool: allocation, limits, and what happens when memory runs out.
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <cstdlib>
#include <limits>
#include <new>

#include "impl/base/callback.h"
#include "impl/base/error.h"
#include "impl/base/pool_internal.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace catenary {

using namespace detail;

namespace detail {
constinit std::atomic<Pool*> cpu_pool_pointer{nullptr};
}

namespace {

constexpr size_t kHugePage = size_t{2} << 20;
constexpr size_t kClassedLimit = size_t{64} << 20;  // larger blocks are whole huge pages
// ASan ends a process that requests more.
constexpr size_t kLargestRequest = size_t{1} << (CTN_POOL_ASAN ? 39 : 62);

size_t round_up(size_t size, size_t unit) { return (size + unit - 1) / unit * unit; }

bool mapped(size_t size) { return !CTN_POOL_ASAN && size > kSmallLimit; }

void* system_allocate(void*, size_t size, size_t alignment) {
  if (!mapped(size)) return std::aligned_alloc(alignment, round_up(size, alignment));
  size_t length = round_up(size, static_cast<size_t>(sysconf(_SC_PAGESIZE)));
  size_t unit = std::max(alignment, kHugePage);
  void* mapping = mmap(nullptr, length + unit, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED) return nullptr;
  uintptr_t begin = reinterpret_cast<uintptr_t>(mapping);
  uintptr_t aligned = round_up(begin, unit);
  if (aligned > begin) munmap(mapping, aligned - begin);
  munmap(reinterpret_cast<void*>(aligned + length), begin + unit - aligned);
  void* p = reinterpret_cast<void*>(aligned);
#ifdef MADV_HUGEPAGE
  madvise(p, length, MADV_HUGEPAGE);
#endif
  return p;
}

void system_free(void*, void* p, size_t size) {
  if (!mapped(size)) return std::free(p);
  munmap(p, round_up(size, static_cast<size_t>(sysconf(_SC_PAGESIZE))));
}

void release_pressure(PressureCallback* callback) {
  if (callback == nullptr || callback->references.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  destroy_user(callback->destroy, callback->user);
  delete callback;
}

}  // namespace

MemorySource system_memory() { return MemorySource{system_allocate, system_free, nullptr}; }

Pool& detail::make_cpu_pool() {
  Pool* made = new Pool(system_memory());
  Pool* expected = nullptr;
  if (cpu_pool_pointer.compare_exchange_strong(expected, made)) return *made;
  delete made;
  return *expected;
}

Pool::Pool(MemorySource source, bool host_readable)
    : intrusive_(host_readable && !memory_is_watched()),
      host_readable_(host_readable),
      source_(source),
      budget_(kThreadBudget) {
  pool_process.add(this);
}

Pool::~Pool() {
  pool_process.remove(this);
  evict(std::numeric_limits<uint64_t>::max());
  release_pressure(pressure_);
  std::free(large_table_);
}

size_t Pool::block_size(size_t size) {
  size += kPoolRedzone;
  return size <= kClassedLimit ? pool_bin_size(pool_bin(size)) : round_up(size, kHugePage);
}

void* Pool::allocate_slow(size_t size) {
  if (size > kLargestRequest) throw_out_of_memory(size);
  PoolThreadCache* cache = thread_cache();
  if (cache != nullptr && cache->attention.load(relaxed) != 0) give_back(cache);
  unsigned bin = pool_bin(size + kPoolRedzone);
  size_t block = block_size(size);
  void* p = take(bin, &block);
  if (p == nullptr) p = from_source(bin, block);
  if (p == nullptr) p = recover(bin, &block);
  if (p == nullptr) throw_out_of_memory(size);
  mark_used(p, size, block);
  return p;
}

void* Pool::take(unsigned bin, size_t* block) {
  if (bin < kSmallBins) return take_small(pool_own_caches[slot_], bin);
  LargeBlock* large = take_large(bin, *block);
  if (large == nullptr) return nullptr;
  *block = large->size;
  return large->p;
}

void* Pool::from_source(unsigned bin, size_t size) {
  LargeBlock* large = nullptr;
  if (bin >= kSmallBins) {
    large = static_cast<LargeBlock*>(std::calloc(1, sizeof(LargeBlock)));
    if (large == nullptr) return nullptr;
  }
  MemorySource source;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    uint64_t total = held_ + reserved_ + size;
    if (limit_ != 0 && total > limit_) {
      std::free(large);
      return nullptr;
    }
    reserved_ += size;
    source = source_;
  }
  void* p = nullptr;
  try {
    p = source.allocate(source.user, size, kPoolAlignment);
  } catch (...) {
    p = nullptr;  // a source that throws counts as out of memory
  }
  bool misaligned = reinterpret_cast<uintptr_t>(p) % kPoolAlignment != 0;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    reserved_ -= size;
    bool kept = p != nullptr && !misaligned;
    if (kept && large != nullptr) {
      *large = LargeBlock{p, size, nullptr, nullptr, nullptr};
      kept = insert_large(large);
    }
    if (kept) {
      held_ += size;
      peak_ = std::max(peak_, held_);
      ++source_allocations_;
      return p;
    }
  }
  std::free(large);
  if (p == nullptr) return nullptr;
  return_block(p, size);
  if (misaligned) {
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "memory pool: the allocator returned %p, expected an address aligned to %zu", p, kPoolAlignment);
  }
  return nullptr;
}

void* Pool::recover(unsigned bin, size_t* block) {
  uint64_t excess = 0;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    uint64_t total = held_ + reserved_ + *block;
    if (limit_ != 0 && total > limit_) excess = total - limit_;
    if (excess > central_cached_) excess = 0;
  }
  if (excess != 0) {
    evict(excess);
    if (void* p = from_source(bin, *block)) return p;
  }
  for (int round = 0; round < 2; ++round) {
    if (round == 1 && !call_pressure(*block)) return nullptr;
    if (reclaim_) reclaim_(reclaim_user_);
    trim();
    if (void* p = take(bin, block)) return p;
    if (void* p = from_source(bin, *block)) return p;
    if (void* p = await_others(bin, block)) return p;
  }
  return nullptr;
}

// Other threads return their blocks at their next call; running threads make one soon.
void* Pool::await_others(unsigned bin, size_t* block) {
  for (int i = 0; i < 20; ++i) {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      bool coming = returning_ != 0;
      for (PoolThreadCache* cache = caches_; cache != nullptr && !coming; cache = cache->next) {
        coming = cache != pool_own_caches[slot_] && cached_bytes(*cache) != 0;
      }
      if (!coming) return nullptr;
    }
    timespec pause = {0, 50000};
    nanosleep(&pause, nullptr);
    if (void* p = take(bin, block)) return p;
    if (void* p = from_source(bin, *block)) return p;
  }
  return nullptr;
}

bool Pool::call_pressure(uint64_t wanted) {
  if (pool_in_pressure) return false;  // the request came from the callback itself
  PressureCallback* callback;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    callback = pressure_;
    if (callback == nullptr) return false;
    callback->references.fetch_add(1, relaxed);
  }
  struct Scope {
    PressureCallback* callback;
    explicit Scope(PressureCallback* c) : callback(c) { pool_in_pressure = true; }
    ~Scope() {
      pool_in_pressure = false;
      release_pressure(callback);
    }
  } scope(callback);
  ctn_status status = callback->fn(wanted, callback->user);
  if (status != CTN_OK) {
    fail(status, "memory pool: the pressure callback failed with status %d (wanted %llu bytes)", status,
         static_cast<unsigned long long>(wanted));
  }
  return true;
}

void Pool::throw_out_of_memory(size_t size) const {
  PoolStatistics s = statistics();
  std::string limit =
      s.limit_bytes == 0 ? "none" : format("%llu bytes", static_cast<unsigned long long>(s.limit_bytes));
  fail(CTN_ERROR_OUT_OF_MEMORY,
       "memory pool: out of memory: wanted %zu bytes, held %llu bytes (%llu used), limit %s", size,
       static_cast<unsigned long long>(s.held_bytes), static_cast<unsigned long long>(s.used_bytes),
       limit.c_str());
}

void Pool::free_slow(void* p, size_t size) noexcept {
  if (p == nullptr) return;
  PoolThreadCache* cache = thread_cache();
  if (cache != nullptr && cache->attention.load(relaxed) != 0) give_back(cache);
  unsigned bin = pool_bin(size + kPoolRedzone);
  if (bin >= kSmallBins) return put_large(p);
  mark_free(p, pool_bin_size(bin));
  if (put_small(cache, bin, p)) return;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    returning_ += pool_bin_size(bin);
  }
  return_block(p, pool_bin_size(bin));
  std::lock_guard<std::mutex> lock(mutex_);
  held_ -= pool_bin_size(bin);
  returning_ -= pool_bin_size(bin);
}

PoolStatistics Pool::statistics() const {
  std::lock_guard<std::mutex> lock(mutex_);
  uint64_t cached = central_cached_ + returning_;
  uint64_t hits = cache_hits_;
  for (PoolThreadCache* cache = caches_; cache != nullptr; cache = cache->next) {
    cached += cached_bytes(*cache);
    hits += cache->hits.load(relaxed);
  }
  cached = std::min(cached, held_);
  return PoolStatistics{held_ - cached,     cached, held_, peak_, limit_, hits + source_allocations_, hits,
                        source_allocations_};
}

void Pool::set_limit(uint64_t bytes) {
  uint64_t excess;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    limit_ = bytes;
    size_t share =
        bytes == 0 ? kThreadBudget : static_cast<size_t>(std::min<uint64_t>(bytes / 8, kThreadBudget));
    budget_.store(share, relaxed);
    excess = bytes != 0 && held_ > bytes ? held_ - bytes : 0;
  }
  if (excess != 0 && evict(excess) < excess) trim();
}

void Pool::trim() {
  PoolThreadCache* own = pool_own_caches[slot_];
  if (own != nullptr) give_back(own);
  ask_others(own);
  evict(std::numeric_limits<uint64_t>::max());
#if defined(__GLIBC__) && !CTN_POOL_ASAN
  bool system;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    system = source_.allocate == system_allocate;
  }
  if (system) malloc_trim(0);
#endif
}

void Pool::set_source(MemorySource source) {
  if (source.allocate == nullptr || source.free == nullptr) {
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "memory pool: expected an allocator with both functions, got allocate %s, free %s",
         source.allocate == nullptr ? "NULL" : "set", source.free == nullptr ? "NULL" : "set");
  }
  trim();
  std::lock_guard<std::mutex> lock(mutex_);
  if (held_ + reserved_ != 0) {
    fail(CTN_ERROR_STATE,
         "memory pool: the allocator can be replaced only while no memory is held, got %llu bytes held",
         static_cast<unsigned long long>(held_ + reserved_));
  }
  source_ = source;
}

void Pool::set_pressure_callback(ctn_status (*fn)(uint64_t wanted, void* user), void* user,
                                 void (*destroy)(void*)) {
  PressureCallback* made = nullptr;
  if (fn != nullptr) made = new (std::nothrow) PressureCallback{fn, user, destroy};
  if (made == nullptr) destroy_user(destroy, user);
  if (made == nullptr && fn != nullptr) throw std::bad_alloc();
  PressureCallback* old;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    old = pressure_;
    pressure_ = made;
  }
  release_pressure(old);
}

}  // namespace catenary
