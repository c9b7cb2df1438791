// When memory of CUDA devices may be used again.
#include <algorithm>

#include "impl/backend/cuda/cuda_stream.h"

namespace catenary::cuda {
namespace {

constexpr size_t kMaxBits = 64;

}  // namespace

void CudaBackend::use(StreamSlot& slot, Storage& storage) {
  MemoryOrder& order = storage.order();
  const uint64_t before = order.streams.load(std::memory_order_relaxed);
  if (__builtin_expect((before & slot.bit) != 0, 1)) return;
  if (order.home && order.home != slot.bit) {
    std::lock_guard<std::mutex> guard(mutex_);
    for (const auto& home : slots_) {
      if (!(home->bit & order.home) || home.get() == &slot) continue;
      // After a closed stream's last work its marker was recorded.
      if (home->handle) check(driver().cuEventRecord(home->join, handle_of(*home)), "cuEventRecord");
      const CUevent point = home->handle ? home->join : home->marker;
      check(driver().cuStreamWaitEvent(slot.handle, point, 0), "cuStreamWaitEvent");
    }
  }
  order.streams.fetch_or(slot.bit, std::memory_order_relaxed);
}

// Any stream may use memory from the pool immediately. Either no stream has work on it, or it was released
// while only the default stream existed; in that case every other stream starts after the default stream's
// work at that time.
char* CudaBackend::allocate(size_t size, MemoryOrder& order) {
  require_caller();
  const Current context(context_);
  tidy();
  const uint64_t bit = current().slot().bit;
  {
    std::lock_guard<std::mutex> guard(mutex_);
    const size_t block = Pool::block_size(size);
    for (Limbo& waiting : limbo_) {
      // This stream's next work comes after; other streams will wait, see use().
      if (waiting.streams != bit || waiting.pinned || Pool::block_size(waiting.size) != block ||
          slots_.size() > kMaxBits)
        continue;
      char* data = waiting.data;
      waiting = limbo_.back();
      limbo_.pop_back();
      order.home = bit;
      order.streams.store(bit, std::memory_order_relaxed);
      return data;
    }
    const size_t wanted = blocks_ + 1 + Staging::kMaxBlocks;
    if (limbo_.capacity() < wanted) limbo_.reserve(2 * wanted);
    ++blocks_;
  }
  try {
    return static_cast<char*>(pool().allocate(size));
  } catch (...) {
    std::lock_guard<std::mutex> guard(mutex_);
    --blocks_;
    throw;
  }
}

// May be called in a callback of a stream, where the driver must not be called.
void CudaBackend::release(char* data, size_t size, const MemoryOrder& order) {
  if (!forked()) {
    std::lock_guard<std::mutex> guard(mutex_);
    const uint64_t used = order.streams.load(std::memory_order_relaxed);
    if (used && !has_default_only()) {
      limbo_.push_back({data, size, used, ticket_, false});
      return;
    }
    --blocks_;
  }
  pool().free(data, size);
}

/// Whether only another thread can use the stream's handle.
bool CudaBackend::foreign(const StreamSlot& slot) {
  return slot.per_thread && !pthread_equal(slot.owner, pthread_self());
}

/// The handle by which this thread finds out where a stream is. The default stream waits for all earlier work
/// of the per-thread ones.
CUstream CudaBackend::handle_of(const StreamSlot& slot) const {
  return foreign(slot) ? slots_[0]->handle : slot.handle;
}

/// Records where a stream is now, unless that is being waited for already.
void CudaBackend::mark(StreamSlot& slot) noexcept {
  if (slot.marked && !slot.closed) return;
  if (driver().cuEventRecord(slot.marker, handle_of(slot)) == CUDA_SUCCESS)
    slot.marked = ++ticket_;
  else
    slot.passed = ++ticket_;  // the device has failed, and nothing runs
}

bool CudaBackend::passed(const Limbo& entry) const {
  for (const auto& slot : slots_)
    if (slot->bit & entry.streams && slot->passed <= entry.ticket) return false;
  return true;
}

/// Finds out how far the streams are, and forgets the closed ones that are done.
void CudaBackend::poll() noexcept {
  const Driver& cu = driver();
  for (const auto& slot : slots_) {
    if (slot->closed && slot->handle) {
      mark(*slot);
      if (!slot->per_thread) cu.cuStreamDestroy_v2(slot->handle);
      slot->handle = nullptr;
    }
    if (!slot->marked || cu.cuEventQuery(slot->marker) == CUDA_ERROR_NOT_READY) continue;
    slot->passed = std::max(slot->passed, slot->marked);
    slot->marked = 0;
  }
  std::erase_if(slots_, [&](const std::unique_ptr<StreamSlot>& slot) {
    if (!slot->closed || slot->marked) return false;
    cu.cuEventDestroy_v2(slot->marker);
    cu.cuEventDestroy_v2(slot->join);
    return true;
  });
}

uint64_t CudaBackend::next_ticket() {
  std::lock_guard<std::mutex> guard(mutex_);
  return ++ticket_;
}

/// After a wait that began after next_ticket(): for one stream, or for all if it is null.
void CudaBackend::pass(StreamSlot* waited, uint64_t ticket) {
  std::lock_guard<std::mutex> guard(mutex_);
  for (const auto& slot : slots_)
    if (!waited || waited == slot.get()) slot->passed = std::max(slot->passed, ticket);
}

/// Returns memory that streams no longer use to the pool.
void CudaBackend::collect() noexcept {
  for (;;) {
    Limbo over{};
    {
      std::lock_guard<std::mutex> guard(mutex_);
      poll();
      for (size_t i = 0; i < limbo_.size();) {
        if (!passed(limbo_[i])) {
          ++i;
          continue;
        }
        over = limbo_[i];
        limbo_[i] = limbo_.back();
        limbo_.pop_back();
        if (!over.pinned) break;
        staging_.put(over.data, over.size);
        over = {};
      }
      if (over.data) --blocks_;
      // The rest has to wait for something that is recorded now: in the streams of other threads by them,
      // because the default stream, by which this thread could do it, would hold up all of them.
      if (!over.data)
        for (const Limbo& entry : limbo_)
          for (const auto& slot : slots_)
            if (slot->bit & entry.streams && !slot->marked && slot->handle && !foreign(*slot)) mark(*slot);
    }
    if (!over.data) return;
    pool().free(over.data, over.size);
  }
}

/// Does what was left to do by callbacks, and collects.
void CudaBackend::tidy() noexcept {
  std::vector<CUevent> events;
  bool something;
  {
    std::lock_guard<std::mutex> guard(mutex_);
    events.swap(dead_events_);
    something = !limbo_.empty() || !has_default_only();
  }
  for (CUevent event : events) driver().cuEventDestroy_v2(event);
  if (something) collect();
}

/// Called when the pool has no memory left: waits for the streams that memory is waiting for.
void CudaBackend::reclaim() noexcept {
  if (may_not_call_driver()) return;
  const Current context(context_);
  const uint64_t ticket = next_ticket();
  driver().cuCtxSynchronize();
  pass(nullptr, ticket);
  collect();
  memory_->trim();
}

bool CudaBackend::idle() noexcept {
  std::lock_guard<std::mutex> guard(mutex_);
  poll();
  for (const auto& slot : slots_) {
    if (slot->closed) return false;
    // What a stream of another thread uses is not in the pool: this is so for all but the default stream.
    if (!foreign(*slot) && driver().cuStreamQuery(slot->handle) == CUDA_ERROR_NOT_READY) return false;
  }
  return true;
}

/// Called when the pool has given memory back: returns it to the driver if nothing uses it any longer.
void CudaBackend::freed() noexcept {
  if (may_not_call_driver()) return;
  const Current context(context_);
  if (idle()) memory_->trim();
}

}  // namespace catenary::cuda
