// Free lists and large blocks of the memory pool.
#include <cstdlib>
#include <new>

#include "impl/base/pool_internal.h"

#if CTN_POOL_ASAN
#include <sanitizer/asan_interface.h>
#endif
#if __has_include(<valgrind/memcheck.h>)
#include <valgrind/memcheck.h>
#define CTN_ON_VALGRIND (RUNNING_ON_VALGRIND != 0)
#define CTN_CLOSE_MEMORY(p, size) VALGRIND_MAKE_MEM_NOACCESS(p, size)
#define CTN_OPEN_MEMORY(p, size) VALGRIND_MAKE_MEM_UNDEFINED(p, size)
#else
#define CTN_ON_VALGRIND false
#define CTN_CLOSE_MEMORY(p, size) ((void)(p), (void)(size))
#define CTN_OPEN_MEMORY(p, size) ((void)(p), (void)(size))
#endif

namespace catenary {

using namespace detail;

namespace {

// The entry of a free block that must not be touched itself.
struct SideNode : FreeBlock {
  void* block;
};

}  // namespace

bool detail::memory_is_watched() {
  // valgrind's other tools, which count instructions, should see the pool as it runs without them.
  return CTN_POOL_ASAN || (CTN_ON_VALGRIND && std::getenv("CATENARY_POOL_UNWATCHED") == nullptr);
}

void Pool::put_central(unsigned bin, FreeBlock* first, FreeBlock* last, uint64_t count) {
  CentralBin& central = central_[bin];
  last->next = central.head;
  central.head = first;
  central.count += count;
  central_cached_ += count * pool_bin_size(bin);
}

LargeBlock* Pool::take_large(unsigned bin, size_t size) {
  size_t most = size + size / 4;
  unsigned end = std::min(pool_bin(most), kSmallBins + kLargeBins - 1);
  std::lock_guard<std::mutex> lock(mutex_);
  for (unsigned i = bin; i <= end; ++i) {
    LargeBlock* best = nullptr;
    for (LargeBlock* block = large_free_[i - kSmallBins]; block != nullptr; block = block->next) {
      if (block->size < size || block->size > most || (best != nullptr && best->size <= block->size))
        continue;
      best = block;
      if (best->size == size) break;
    }
    if (best == nullptr) continue;
    unlink_free(best);
    ++cache_hits_;
    return best;
  }
  return nullptr;
}

void Pool::put_large(void* p) noexcept {
  LargeBlock* block;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    block = find_large(p);
    if (block == nullptr) return;  // the block does not belong to this pool
    mark_free(p, block->size);
    if (limit_ == 0 || held_ <= limit_) {
      link_free(block);
      return;
    }
    remove_large(block);
    returning_ += block->size;
  }
  return_block(p, block->size);
  std::lock_guard<std::mutex> lock(mutex_);
  held_ -= block->size;
  returning_ -= block->size;
  std::free(block);
}

uint64_t Pool::evict(uint64_t wanted) noexcept {
  uint64_t done = 0;
  for (unsigned i = kLargeBins; i-- > 0 && done < wanted;) {
    while (done < wanted) {
      LargeBlock* block;
      {
        std::lock_guard<std::mutex> lock(mutex_);
        block = large_free_[i];
        if (block == nullptr) break;
        unlink_free(block);
        remove_large(block);
        returning_ += block->size;
      }
      return_block(block->p, block->size);
      std::lock_guard<std::mutex> lock(mutex_);
      held_ -= block->size;
      returning_ -= block->size;
      done += block->size;
      std::free(block);
    }
  }
  for (unsigned i = kSmallBins; i-- > 0 && done < wanted;) {
    size_t size = pool_bin_size(i);
    FreeBlock* list;
    uint64_t bytes;
    {
      std::lock_guard<std::mutex> lock(mutex_);
      CentralBin& central = central_[i];
      list = central.head;
      if (list == nullptr) continue;
      uint64_t count = std::min(central.count, (wanted - done - 1) / size + 1);
      if (count == central.count) {
        central.head = nullptr;
      } else {
        FreeBlock* last = list;
        for (uint64_t k = 1; k < count; ++k) last = last->next;
        central.head = last->next;
        last->next = nullptr;
      }
      bytes = count * size;
      central.count -= count;
      central_cached_ -= bytes;
      returning_ += bytes;
    }
    return_list(list, size);
    std::lock_guard<std::mutex> lock(mutex_);
    held_ -= bytes;
    returning_ -= bytes;
    done += bytes;
  }
  return done;
}

FreeBlock* Pool::wrap(void* block) const noexcept {
  if (intrusive_) return new (block) FreeBlock{nullptr};
  SideNode* node = static_cast<SideNode*>(std::malloc(sizeof(SideNode)));
  return node == nullptr ? nullptr : new (node) SideNode{{nullptr}, block};
}

void* Pool::unwrap(FreeBlock* node) const noexcept {
  if (intrusive_) return node;
  void* block = static_cast<SideNode*>(node)->block;
  std::free(node);
  return block;
}

void Pool::return_list(FreeBlock* list, size_t size) noexcept {
  while (list != nullptr) {
    FreeBlock* next = list->next;
    return_block(unwrap(list), size);
    list = next;
  }
}

void Pool::return_block(void* p, size_t size) noexcept {
#if CTN_POOL_ASAN
  if (host_readable_) __asan_unpoison_memory_region(p, size);
#endif
  try {
    source_.free(source_.user, p, size);
  } catch (...) {
    return;  // the error cannot be reported, and the source owns the block again either way
  }
}

void Pool::mark_used(void* p, size_t size, size_t block) const {
  if (intrusive_ || !host_readable_) return;
#if CTN_POOL_ASAN
  __asan_unpoison_memory_region(p, size);
  __asan_poison_memory_region(static_cast<char*>(p) + size, block - size);
#endif
  CTN_OPEN_MEMORY(p, size);
  CTN_CLOSE_MEMORY(static_cast<char*>(p) + size, block - size);
}

void Pool::mark_free(void* p, size_t block) const {
  if (intrusive_ || !host_readable_) return;
#if CTN_POOL_ASAN
  __asan_poison_memory_region(p, block);
#endif
  CTN_CLOSE_MEMORY(p, block);
}

namespace {
size_t table_index(const void* p, size_t size) {
  uint64_t hash = (reinterpret_cast<uintptr_t>(p) >> 6) * 0x9e3779b97f4a7c15u;
  return static_cast<size_t>(hash >> 32) & (size - 1);
}
}  // namespace

bool Pool::insert_large(LargeBlock* block) {
  if (large_count_ >= large_table_size_) {
    size_t size = std::max<size_t>(64, large_table_size_ * 2);
    LargeBlock** table = static_cast<LargeBlock**>(std::calloc(size, sizeof(LargeBlock*)));
    if (table == nullptr && large_table_ == nullptr) return false;
    if (table != nullptr) {
      for (size_t i = 0; i < large_table_size_; ++i) {
        for (LargeBlock *entry = large_table_[i], *next; entry != nullptr; entry = next) {
          next = entry->chain;
          size_t k = table_index(entry->p, size);
          entry->chain = table[k];
          table[k] = entry;
        }
      }
      std::free(large_table_);
      large_table_ = table;
      large_table_size_ = size;
    }
  }
  size_t k = table_index(block->p, large_table_size_);
  block->chain = large_table_[k];
  large_table_[k] = block;
  ++large_count_;
  return true;
}

LargeBlock* Pool::find_large(void* p) const {
  if (large_table_ == nullptr) return nullptr;
  LargeBlock* block = large_table_[table_index(p, large_table_size_)];
  while (block != nullptr && block->p != p) block = block->chain;
  return block;
}

void Pool::remove_large(LargeBlock* block) {
  LargeBlock** link = &large_table_[table_index(block->p, large_table_size_)];
  while (*link != block) link = &(*link)->chain;
  *link = block->chain;
  --large_count_;
}

void Pool::link_free(LargeBlock* block) {
  LargeBlock*& head = large_free_[pool_bin(block->size) - kSmallBins];
  block->previous = nullptr;
  block->next = head;
  if (head != nullptr) head->previous = block;
  head = block;
  central_cached_ += block->size;
}

void Pool::unlink_free(LargeBlock* block) {
  LargeBlock*& head = large_free_[pool_bin(block->size) - kSmallBins];
  (block->previous != nullptr ? block->previous->next : head) = block->next;
  if (block->next != nullptr) block->next->previous = block->previous;
  central_cached_ -= block->size;
}

}  // namespace catenary
