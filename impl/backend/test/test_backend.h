// The test devices, which simulate a GPU.
#pragma once
#include <sys/types.h>

#include <vector>

#include "impl/backend/stream.h"
#include "impl/backend/test/test_memory.h"
#include "impl/backend/test/test_queue.h"

namespace catenary {

class TestStream;

/// The device "test:0" or "test:1": computes on the CPU, but behaves like a GPU. The host cannot dereference
/// addresses of its memory, and kernels run late, in one queue per stream, each with its own thread. The next
/// call that touches the device reports a kernel's failure. After fork, the child can only release what it
/// has.
class TestBackend final : public Backend {
 public:
  explicit TestBackend(int index);

  void launch(const Launch& launch) override;
  void from_host(Storage& storage, char* destination, const void* source, size_t size) override;
  void to_host(Storage& storage, void* destination, const char* source, size_t size) override;
  void from_device(Storage& storage, char* destination, Storage& from, const char* source,
                   size_t size) override;
  void synchronize() override;
  char* allocate(size_t size, MemoryOrder& order) override;
  void release(char* data, size_t size, const MemoryOrder& order) override;
  bool has_fused() const override { return true; }
  bool has_along() const override { return true; }
  Stream& default_stream() override;
  Ref<Stream> new_stream(StreamKind kind, int32_t priority) override;
  Ref<Event> new_event(bool timed) override;

  // Used by its streams and events.
  TestMemory& memory() { return memory_; }
  TestDevice& queues() { return queues_; }
  bool forked() const;
  /// Throws Error(CTN_ERROR_DEVICE) in a child of fork. Below, with the lock held, throws
  /// Error(CTN_ERROR_STATE) on the threads of queues.
  void require_owner() const;
  void require_caller() const;
  /// Queues a task that reads or writes storage after all earlier uses of it; reports failures first.
  void start(TestQueue& queue, std::unique_ptr<TestTask> task, Span<Storage* const> used);
  void copy(TestQueue& queue, Storage& storage, bool to_device, char* device, void* host, size_t size);
  /// To be called after a wait: returns memory that no queue needs to the pool, and throws failures.
  void reclaim_finished();

 private:
  /// Memory that was released while queues still had work on it.
  struct Limbo {
    char* data;
    size_t size;
    uint64_t queues, ticket;
  };

  TestBackend(int index, TestMemory& memory);
  /// Queues a task after all earlier uses of storage, and returns its ticket.
  uint64_t push(TestDevice::Lock& lock, TestQueue& queue, std::unique_ptr<TestTask> task,
                Span<Storage* const> used);
  TestQueue& current_queue();
  char* reachable(char* device, size_t size);
  void collect();
  void reclaim();
  void trim_if_idle();
  void poison(char* data, size_t size);
  void poison_later(TestQueue& queue, char* data, size_t size);

  TestMemory& memory_;
  TestDevice queues_;
  const pid_t owner_;
  Ref<TestStream> default_;
  std::vector<Limbo> limbo_;  // guarded by the queues' lock; has capacity for all of `blocks_`
  size_t blocks_ = 0;         // number of blocks of the pool in use, including those in limbo
};

Backend& test_backend(int index);

}  // namespace catenary
