// A CUDA device.
#pragma once
#include <pthread.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "impl/backend/cuda/driver.h"
#include "impl/backend/cuda/error_records.h"
#include "impl/backend/cuda/memory.h"
#include "impl/backend/cuda/modules.h"
#include "impl/backend/cuda/staging.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/stream.h"

namespace catenary::cuda {

/// Makes a device's context the calling thread's for a scope. A thread without a context keeps it, so that
/// its next call finds it; but not with `passing`, for a context that may end.
class Current {
 public:
  explicit Current(CUcontext context, bool passing = false);
  ~Current();
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  CUcontext previous_ = nullptr;
  bool changed_ = false;
};

/// What the backend knows of one stream. Guarded by the backend's lock.
struct StreamSlot {
  CUstream handle = nullptr;
  uint64_t bit = 0;          // identifies it in sets of streams
  bool per_thread = false;   // the driver means the calling thread's stream by the handle
  pthread_t owner{};         // which that thread may use
  CUevent marker = nullptr;  // recorded to find out how far the stream is
  CUevent join = nullptr;    // recorded for other streams to wait for
  uint64_t marked = 0;       // what the marker stands for while it has not been reached
  uint64_t passed = 0;       // memory that was released before this is no longer used by the stream
  bool closed = false;       // exists until its work is done
};

/// A callback that was given to the driver.
struct PendingCallback {
  uintptr_t id;
  Ref<Stream> stream;
  StreamCallback function;  // destroyed before the stream
};

/// The device "cuda:N". Kernels run in the driver's streams; memory comes from a pool over one reserved
/// range.
///
/// The driver does not say until when work uses memory, therefore each release of memory that streams may
/// still use has a ticket. An event recorded later in a stream is reached when everything up to that ticket
/// is done.
class CudaBackend final : public Backend {
 public:
  /// Opens a device. Throws Error(CTN_ERROR_UNAVAILABLE) with the reason.
  static CudaBackend& open(int index);

  void launch(const Launch& launch) override;
  void from_host(Storage& storage, char* destination, const void* source, size_t size) override;
  void to_host(Storage& storage, void* destination, const char* source, size_t size) override;
  void from_device(Storage& storage, char* destination, Storage& from, const char* source,
                   size_t size) override;
  void synchronize() override;
  char* allocate(size_t size, MemoryOrder& order) override;
  void release(char* data, size_t size, const MemoryOrder& order) override;
  Stream& default_stream() override;
  Ref<Stream> new_stream(StreamKind kind, int32_t priority) override;
  PriorityRange priorities() const override { return priorities_; }
  Ref<Event> new_event(bool timed) override;

  jit::Target* kernel_target(uint64_t layout) override;
  int index() const { return index_; }
  CUcontext context() const { return context_; }
  CUdevice device() const { return device_; }
  unsigned multiprocessors() const { return unsigned(multiprocessors_); }
  size_t max_shared() const { return size_t(max_shared_); }
  ErrorRecord* errors() const { return errors_.current(); }

  /// Throws Error(CTN_ERROR_DEVICE) in a child of fork, and Error(CTN_ERROR_STATE) in a callback of a stream.
  void require_caller() const;
  /// Throws the error of a call of the driver.
  void check(CUresult result, const char* call);
  /// Returns the status of what report() would throw for kernels.
  ctn_status reported();
  /// Throws what kernels and callbacks reported since the last time. What else goes wrong in kernels that
  /// were started before is not reported.
  void report();
  /// Waits for a stream, and throws failures.
  void wait(StreamSlot& slot);
  /// Copy contiguous bytes in the order of a stream, through pinned memory, so that neither waits for the
  /// device unless there is not enough of it. upload() returns when the source may be reused.
  void upload(StreamSlot& slot, char* destination, const void* source, size_t size);
  void download(CudaStream& stream, void* destination, const char* source, size_t size);
  char* take_staged(size_t size);
  void give_staged(char* data, size_t size);
  /// Lets a stream use storage after all earlier uses of it.
  void use(StreamSlot& slot, Storage& storage);
  CUfunction find(Function function);
  /// A function of the image of a user's kernel, which is never freed.
  CUfunction load(const void* image, const char* name) { return modules_.load(image, name); }
  /// Queues a callback; it is called even if the device fails.
  void add_callback(CUstream handle, Stream& stream, StreamCallback callback);
  void close(StreamSlot& slot) noexcept;
  void destroy(CUevent event) noexcept;
  static bool forked();

 private:
  /// Memory that was released while streams still had work on it.
  struct Limbo {
    char* data;
    size_t size;
    uint64_t streams, ticket;
    bool pinned;
  };

  struct Parts {
    std::unique_ptr<CudaMemory> memory;
    std::unique_ptr<Pool> pool;
    ErrorRecord* errors = nullptr;
    CUevent join = nullptr, marker = nullptr;  // of the default stream
    const Archive* archive = nullptr;
    int multiprocessors = 0, max_shared = 0, capability = 0;
    PriorityRange priorities;
    Parts() = default;
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;
    ~Parts();
  };

  CudaBackend(int index, CUdevice device, CUcontext context, Parts& parts);
  static void make_parts(CUdevice device, Parts& parts);
  StreamSlot& add_slot();
  CudaStream& current();
  bool has_default_only() const { return slots_.size() == 1; }
  static bool foreign(const StreamSlot& slot);
  CUstream handle_of(const StreamSlot& slot) const;
  void mark(StreamSlot& slot) noexcept;
  uint64_t next_ticket();
  void pass(StreamSlot* waited, uint64_t ticket);
  void record_join(StreamSlot& slot);
  bool passed(const Limbo& entry) const;
  void poll() noexcept;
  void collect() noexcept;
  void reclaim() noexcept;
  bool idle() noexcept;
  void freed() noexcept;
  void tidy() noexcept;
  void lose() noexcept;
  void call(std::unique_ptr<PendingCallback> pending, ctn_status status) noexcept;
  std::unique_ptr<PendingCallback> take_callback(uintptr_t id);
  static void run_callback(void* id);
  /// In a callback of a stream, and in a child of fork.
  static bool may_not_call_driver();
  static CudaBackend* opened_backend(int index);

  const int index_;
  const CUdevice device_;
  const CUcontext context_;
  std::unique_ptr<CudaMemory> memory_;
  Modules modules_;
  ErrorRecords errors_;
  int multiprocessors_ = 0, max_shared_ = 0, capability_ = 0;
  const PriorityRange priorities_;

  std::mutex mutex_;  // guards what follows; the driver is called with it only for what does not wait
  std::vector<std::unique_ptr<StreamSlot>> slots_;  // the default stream comes first
  uint64_t ticket_ = 1;
  std::vector<Limbo> limbo_;  // has capacity for all of blocks_
  size_t blocks_ = 0;         // number of blocks in use, including those in limbo
  Staging staging_;
  std::vector<std::unique_ptr<PendingCallback>> callbacks_;  // that were not called yet
  uintptr_t last_callback_ = 0;
  std::vector<CUevent> dead_events_;     // to be destroyed outside of callbacks
  ctn_status callback_status_ = CTN_OK;  // of a callback that failed
  std::string callback_message_;
  std::atomic<bool> has_report_{false};
  Ref<CudaStream> default_;
};

}  // namespace catenary::cuda
