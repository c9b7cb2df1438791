// Thread caches of the memory pool, including thread exit and fork.
#include <cstdlib>
#include <new>

#include "impl/base/pool_internal.h"

namespace catenary {

using namespace detail;

namespace detail {
__thread PoolThreadCache* pool_fast_caches[kPoolSlots + 1] __attribute__((tls_model("initial-exec")));
__thread PoolThreadCache* pool_own_caches[kPoolSlots + 1] __attribute__((tls_model("initial-exec")));
}  // namespace detail

constinit PoolProcess pool_process;
__thread bool pool_in_pressure __attribute__((tls_model("initial-exec")));

namespace {

constexpr size_t kBatchBytes = size_t{32} << 10;

__thread bool thread_leaving __attribute__((tls_model("initial-exec")));

int32_t batch_of(size_t size) { return static_cast<int32_t>(std::clamp<size_t>(kBatchBytes / size, 1, 64)); }

}  // namespace

void PoolProcess::add(Pool* pool) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!prepared) {
    if (pthread_atfork(before_fork, after_fork_parent, after_fork_child) != 0) throw std::bad_alloc();
    has_key = pthread_key_create(&key, leave_thread) == 0;
    prepared = true;
  }
  for (unsigned i = 0; has_key && i < kPoolSlots; ++i) {
    if ((slots >> i & 1) != 0) continue;
    slots |= 1u << i;
    pool->slot_ = i;
    break;
  }
  pool->next_pool_ = pools;
  pools = pool;
}

void PoolProcess::remove(Pool* pool) {
  std::lock_guard<std::mutex> lock(mutex);
  Pool** link = &pools;
  while (*link != pool) link = &(*link)->next_pool_;
  *link = pool->next_pool_;
  std::lock_guard<std::mutex> pool_lock(pool->mutex_);
  while (pool->caches_ != nullptr) {
    for (PoolThreadCache** slot : pool->caches_->slots) *slot = nullptr;
    pool->detach(pool->caches_);
  }
  if (pool->slot_ < kPoolSlots) slots &= ~(1u << pool->slot_);
}

void PoolProcess::leave_thread(void*) {
  thread_leaving = true;
  std::lock_guard<std::mutex> lock(pool_process.mutex);
  for (unsigned i = 0; i < kPoolSlots; ++i) {
    PoolThreadCache* cache = pool_own_caches[i];
    if (cache == nullptr) continue;
    pool_own_caches[i] = pool_fast_caches[i] = nullptr;
    std::lock_guard<std::mutex> pool_lock(cache->pool->mutex_);
    cache->pool->detach(cache);
  }
}

void PoolProcess::before_fork() {
  pool_process.mutex.lock();
  for (Pool* pool = pool_process.pools; pool != nullptr; pool = pool->next_pool_) pool->mutex_.lock();
}

void PoolProcess::after_fork_parent() {
  for (Pool* pool = pool_process.pools; pool != nullptr; pool = pool->next_pool_) pool->mutex_.unlock();
  pool_process.mutex.unlock();
}

// The other threads are gone. Their lists are consistent at every instant, so the child takes them over.
void PoolProcess::after_fork_child() {
  for (Pool* pool = pool_process.pools; pool != nullptr; pool = pool->next_pool_) {
    PoolThreadCache* own = pool_own_caches[pool->slot_];
    for (PoolThreadCache *cache = pool->caches_, *next; cache != nullptr; cache = next) {
      next = cache->next;
      if (cache != own) pool->detach(cache);
    }
    pool->held_ -= pool->returning_;  // bytes that were in transit in threads that are gone
    pool->returning_ = pool->reserved_ = 0;
    pool->mutex_.unlock();
  }
  pool_process.mutex.unlock();
}

PoolThreadCache* Pool::thread_cache() noexcept {
  PoolThreadCache* cache = pool_own_caches[slot_];
  if (cache != nullptr || slot_ == kPoolSlots || thread_leaving) return cache;
  void* memory = std::aligned_alloc(alignof(PoolThreadCache), sizeof(PoolThreadCache));
  if (memory == nullptr || pthread_setspecific(pool_process.key, &pool_process) != 0) {
    std::free(memory);
    return nullptr;
  }
  cache = new (memory) PoolThreadCache;
  cache->pool = this;
  cache->slots[0] = &pool_own_caches[slot_];
  cache->slots[1] = &pool_fast_caches[slot_];
  {
    std::lock_guard<std::mutex> lock(mutex_);
    cache->next = caches_;
    if (caches_ != nullptr) caches_->previous = cache;
    caches_ = cache;
  }
  pool_own_caches[slot_] = cache;
  if (intrusive_) pool_fast_caches[slot_] = cache;
  return cache;
}

// Moves the cache's blocks to the shared cache and removes the cache. Requires the lock.
void Pool::detach(PoolThreadCache* cache) noexcept {
  for (unsigned i = 0; i < kSmallBins; ++i) {
    FreeBlock* first = cache->bins[i].head.load(std::memory_order_acquire);
    if (first == nullptr) continue;
    FreeBlock* last = first;
    uint64_t count = 1;
    for (; last->next != nullptr; last = last->next) ++count;
    put_central(i, first, last, count);
  }
  cache_hits_ += cache->hits.load(relaxed);
  (cache->previous != nullptr ? cache->previous->next : caches_) = cache->next;
  if (cache->next != nullptr) cache->next->previous = cache->previous;
  cache->~PoolThreadCache();
  std::free(cache);
}

void* Pool::take_small(PoolThreadCache* cache, unsigned index) {
  if (cache != nullptr) {
    PoolBin& bin = cache->bins[index];
    FreeBlock* node = bin.head.load(relaxed);
    if (node != nullptr) {
      bin.head.store(node->next, std::memory_order_release);
      bin.room.store(bin.room.load(relaxed) + 1, relaxed);
      cache->hits.store(cache->hits.load(relaxed) + 1, relaxed);
      return unwrap(node);
    }
  }
  size_t size = pool_bin_size(index);
  FreeBlock* node;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    CentralBin& central = central_[index];
    node = central.head;
    if (node == nullptr) return nullptr;
    central.head = node->next;
    uint64_t taken = 1;
    int32_t batch = batch_of(size) - 1;
    bool fits =
        cache != nullptr && cache->granted_bytes + size * static_cast<size_t>(batch) <= budget_.load(relaxed);
    if (fits && batch > 0 && central.head != nullptr) {
      FreeBlock* first = central.head;
      FreeBlock* last = first;
      int32_t more = 1;
      while (more < batch && last->next != nullptr) {
        last = last->next;
        ++more;
      }
      central.head = last->next;
      last->next = nullptr;  // the bin was empty
      PoolBin& bin = cache->bins[index];
      bin.head.store(first, std::memory_order_release);
      bin.granted.store(bin.granted.load(relaxed) + more, relaxed);
      cache->granted_bytes += size * static_cast<size_t>(more);
      taken += static_cast<uint64_t>(more);
    }
    central.count -= taken;
    central_cached_ -= taken * size;
    ++cache_hits_;
  }
  return unwrap(node);
}

bool Pool::put_small(PoolThreadCache* cache, unsigned index, void* block) noexcept {
  FreeBlock* node = wrap(block);
  if (node == nullptr) return false;
  if (cache == nullptr || !make_room(cache, index)) {
    std::lock_guard<std::mutex> lock(mutex_);
    put_central(index, node, node, 1);
    return true;
  }
  PoolBin& bin = cache->bins[index];
  node->next = bin.head.load(relaxed);
  bin.head.store(node, std::memory_order_release);
  bin.room.store(bin.room.load(relaxed) - 1, relaxed);
  return true;
}

// Grants double as a bin fills, until the thread's budget is granted. After that unused room is reclaimed,
// and if the budget is really full, half of the blocks move to the shared cache.
bool Pool::make_room(PoolThreadCache* cache, unsigned index) noexcept {
  PoolBin& bin = cache->bins[index];
  if (bin.room.load(relaxed) > 0) return true;
  size_t size = pool_bin_size(index);
  size_t budget = budget_.load(relaxed);
  auto grant = [&](int32_t count) {
    size_t bytes = size * static_cast<size_t>(count);
    if (cache->granted_bytes + bytes > budget) return false;
    cache->granted_bytes += bytes;
    bin.granted.store(bin.granted.load(relaxed) + count, relaxed);
    bin.room.store(bin.room.load(relaxed) + count, relaxed);
    return true;
  };
  auto reclaim = [&] {
    size_t bytes = 0;
    for (unsigned i = 0; i < kSmallBins; ++i) {
      int32_t count = count_of(cache->bins[i]);
      cache->bins[i].room.store(0, relaxed);
      cache->bins[i].granted.store(count, relaxed);
      bytes += static_cast<size_t>(count) * pool_bin_size(i);
    }
    cache->granted_bytes = bytes;
  };
  int32_t batch = batch_of(size);
  if (grant(std::max(batch, bin.granted.load(relaxed)))) return true;
  reclaim();
  if (grant(batch)) return true;
  int32_t count = count_of(bin);
  if (static_cast<size_t>(count) * size >= budget / 4 && count > 0) {
    flush(cache, index, (count + 1) / 2);
    return true;
  }
  for (unsigned i = 0; i < kSmallBins; ++i) {
    int32_t there = count_of(cache->bins[i]);
    if (there > 0) flush(cache, i, (there + 1) / 2);
  }
  reclaim();
  return grant(batch) || grant(1);
}

void Pool::flush(PoolThreadCache* cache, unsigned index, int32_t count) noexcept {
  PoolBin& bin = cache->bins[index];
  FreeBlock* first = bin.head.load(relaxed);
  FreeBlock* last = first;
  for (int32_t i = 1; i < count; ++i) last = last->next;
  std::lock_guard<std::mutex> lock(mutex_);
  bin.head.store(last->next, std::memory_order_release);
  bin.room.store(bin.room.load(relaxed) + count, relaxed);
  put_central(index, first, last, static_cast<uint64_t>(count));
}

void Pool::give_back(PoolThreadCache* cache) noexcept {
  cache->attention.store(0, relaxed);
  for (unsigned i = 0; i < kSmallBins; ++i) {
    PoolBin& bin = cache->bins[i];
    int32_t granted = bin.granted.load(relaxed);
    if (granted == 0) continue;
    cache->granted_bytes -= static_cast<size_t>(granted) * pool_bin_size(i);
    FreeBlock* list = bin.head.load(relaxed);
    uint64_t bytes = static_cast<uint64_t>(count_of(bin)) * pool_bin_size(i);
    {
      std::lock_guard<std::mutex> lock(mutex_);
      bin.head.store(nullptr, std::memory_order_release);
      bin.granted.store(0, relaxed);
      bin.room.store(0, relaxed);
      returning_ += bytes;
    }
    if (list == nullptr) continue;
    return_list(list, pool_bin_size(i));
    std::lock_guard<std::mutex> lock(mutex_);
    held_ -= bytes;
    returning_ -= bytes;
  }
}

void Pool::ask_others(const PoolThreadCache* own) {
  std::lock_guard<std::mutex> lock(mutex_);
  for (PoolThreadCache* cache = caches_; cache != nullptr; cache = cache->next) {
    if (cache != own) cache->attention.store(1, relaxed);
  }
}

}  // namespace catenary
