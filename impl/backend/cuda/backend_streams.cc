// The streams of CUDA devices, and callbacks in them.
#include <algorithm>
#include <thread>
#include <utility>

#include "impl/backend/cuda/cuda_stream.h"

namespace catenary::cuda {
namespace {

/// The driver runs callbacks on threads of its own, on which it must not be called.
thread_local bool in_callback = false;

}  // namespace

bool CudaBackend::may_not_call_driver() { return in_callback || forked(); }

void CudaBackend::require_caller() const {
  if (__builtin_expect(!may_not_call_driver(), 1)) return;
  if (forked())
    fail(CTN_ERROR_DEVICE,
         "device \"%s\" cannot be used in a child of fork, only in the process that opened it",
         name().c_str());
  fail(CTN_ERROR_STATE, "device \"%s\" cannot be used in a callback of a stream", name().c_str());
}

/// Adds a stream without a handle. If there are more than 64 streams, bits are shared, and memory waits for
/// more streams than necessary.
StreamSlot& CudaBackend::add_slot() {
  uint64_t bits = 0;
  for (const auto& slot : slots_) bits |= slot->bit;
  auto slot = std::make_unique<StreamSlot>();
  slot->bit = ~bits ? ~bits & (bits + 1) : uint64_t{1} << slots_.size() % 64;
  slots_.push_back(std::move(slot));
  return *slots_.back();
}

Ref<Stream> CudaBackend::new_stream(StreamKind kind, int32_t priority) {
  require_caller();
  const Current context(context_);
  report();
  const Driver& cu = driver();
  StreamSlot made;
  Ref<CudaStream> stream;
  made.per_thread = kind == StreamKind::per_thread;
  made.owner = pthread_self();
  try {
    if (made.per_thread)
      made.handle = stream_handle(kPerThreadStream);
    else
      check(cu.cuStreamCreateWithPriority(
                &made.handle, kind == StreamKind::non_blocking ? CU_STREAM_NON_BLOCKING : CU_STREAM_DEFAULT,
                priority),
            "cuStreamCreateWithPriority");
    check(cu.cuEventCreate(&made.marker, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
    check(cu.cuEventCreate(&made.join, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
    // Memory that was released while only the default stream existed may still be in use there.
    std::lock_guard<std::mutex> guard(mutex_);
    const StreamSlot& first = *slots_[0];
    check(cu.cuEventRecord(first.join, first.handle), "cuEventRecord");
    check(cu.cuStreamWaitEvent(made.handle, first.join, 0), "cuStreamWaitEvent");
    StreamSlot& slot = add_slot();
    made.bit = slot.bit;
    slot = made;
    try {
      stream = make<CudaStream>(*this, slot, priority);
    } catch (...) {
      slots_.pop_back();
      throw;
    }
  } catch (...) {
    if (made.join) cu.cuEventDestroy_v2(made.join);
    if (made.marker) cu.cuEventDestroy_v2(made.marker);
    if (made.handle && !made.per_thread) cu.cuStreamDestroy_v2(made.handle);
    throw;
  }
  return stream;
}

void CudaBackend::close(StreamSlot& slot) noexcept {
  if (may_not_call_driver()) {
    std::lock_guard<std::mutex> guard(mutex_);
    slot.closed = true;
    return;  // the next call of the device does the rest
  }
  const Current context(context_);
  {
    std::lock_guard<std::mutex> guard(mutex_);
    slot.closed = true;
    poll();  // before another thread does it, which cannot use the handle of a thread's stream
  }
  collect();
}

void CudaBackend::destroy(CUevent event) noexcept {
  if (may_not_call_driver()) {
    std::lock_guard<std::mutex> guard(mutex_);
    try {
      dead_events_.push_back(event);
    } catch (...) {
      return;  // the event is lost
    }
    return;
  }
  const Current context(context_);
  driver().cuEventDestroy_v2(event);
}

void CudaBackend::wait(StreamSlot& slot) {
  const uint64_t ticket = next_ticket();
  check(driver().cuStreamSynchronize(slot.handle), "cuStreamSynchronize");
  pass(&slot, ticket);
  tidy();
  report();
}

void CudaBackend::add_callback(CUstream handle, Stream& stream, StreamCallback callback) {
  auto pending = std::make_unique<PendingCallback>();
  pending->stream = share(stream);
  pending->function = std::move(callback);
  uintptr_t id;
  {
    std::lock_guard<std::mutex> guard(mutex_);
    id = pending->id = ++last_callback_ * kMaxDevices + uintptr_t(index_);
    callbacks_.push_back(std::move(pending));
  }
  const CUresult result = driver().cuLaunchHostFunc(handle, run_callback, reinterpret_cast<void*>(id));
  if (result == CUDA_SUCCESS) return;
  pending = take_callback(id);
  check(result, "cuLaunchHostFunc");
}

/// Returns the callback, or null if the device was lost and it has been called already.
std::unique_ptr<PendingCallback> CudaBackend::take_callback(uintptr_t id) {
  std::unique_ptr<PendingCallback> taken;
  std::lock_guard<std::mutex> guard(mutex_);
  const auto found = std::find_if(callbacks_.begin(), callbacks_.end(),
                                  [id](const auto& callback) { return callback->id == id; });
  if (found == callbacks_.end()) return taken;
  taken = std::move(*found);
  callbacks_.erase(found);
  return taken;
}

void CudaBackend::run_callback(void* data) {
  const auto id = reinterpret_cast<uintptr_t>(data);
  CudaBackend& backend = *opened_backend(int(id % kMaxDevices));
  if (auto pending = backend.take_callback(id)) backend.call(std::move(pending), backend.reported());
}

void CudaBackend::call(std::unique_ptr<PendingCallback> pending, ctn_status status) noexcept {
  in_callback = true;
  try {
    pending->function(pending->stream.get(), status);
  } catch (const Error& error) {
    std::lock_guard<std::mutex> guard(mutex_);
    if (callback_status_ == CTN_OK) {
      callback_status_ = error.status();
      callback_message_ = error.what();
      has_report_.store(true, std::memory_order_release);
    }
  }
  pending.reset();
  in_callback = false;
}

/// The driver does not call callbacks of a device that has failed. They must not run on this thread, whose
/// caller may hold what they need.
void CudaBackend::lose() noexcept {
  std::vector<std::unique_ptr<PendingCallback>> callbacks;
  {
    std::lock_guard<std::mutex> guard(mutex_);
    callbacks.swap(callbacks_);
  }
  if (callbacks.empty()) return;
  auto run = [this, pending = std::move(callbacks)]() mutable {
    for (auto& callback : pending) call(std::move(callback), CTN_ERROR_DEVICE);
  };
  try {
    std::thread(std::move(run)).detach();
  } catch (...) {
    return;  // without a thread and without memory they are destroyed uncalled
  }
}

}  // namespace catenary::cuda
