#pragma once
#include <sys/types.h>

#include <vector>

#include "impl/backend/stream.h"
#include "impl/backend/test/test_memory.h"
#include "impl/backend/test/test_queue.h"

namespace catenary {

class TestStream;

/// The device "test:0" or "test:1": computes on the CPU, but as a GPU would. Addresses of its memory cannot
/// be followed by the host, and kernels run late, in one queue for every stream, each on a thread of its own.
/// A failure of a kernel is reported by the next call that touches the device. After fork the child can only
/// release what it has.
class TestBackend final : public Backend {
 public:
  explicit TestBackend(int index);

  void launch(const Launch& launch) override;
  void from_host(Storage& storage, char* destination, const void* source, size_t size) override;
  void to_host(Storage& storage, void* destination, const char* source, size_t size) override;
  void synchronize() override;
  char* allocate(size_t size, MemoryOrder& order) override;
  void release(char* data, size_t size, const MemoryOrder& order) override;
  Stream& default_stream() override;
  Ref<Stream> new_stream(bool non_blocking) override;
  Ref<Event> new_event(bool timed) override;

  // For its streams and events.
  TestMemory& memory() { return memory_; }
  TestDevice& queues() { return queues_; }
  bool forked() const;
  /// Errors in a child of fork (DEVICE) and, with the lock held, on the threads of queues (STATE).
  void require_owner() const;
  void require_caller() const;
  /// Queues a task that reads or writes storage, after all that `storage` says, and reports failures first.
  void start(TestQueue& queue, std::unique_ptr<TestTask> task, Span<Storage* const> used);
  void copy(TestQueue& queue, Storage& storage, bool to_device, char* device, void* host, size_t size);
  /// After a wait: memory that no queue needs goes back to the pool; throws what failed.
  void reclaim_finished();

 private:
  /// Memory that was released while queues still had work on it.
  struct Limbo {
    char* data;
    size_t size;
    uint64_t queues, ticket;
  };

  TestBackend(int index, TestMemory& memory);
  TestQueue& current_queue();
  void collect();
  void reclaim();
  void poison(char* data, size_t size);
  void poison_later(TestQueue& queue, char* data, size_t size);

  TestMemory& memory_;
  TestDevice queues_;
  const pid_t owner_;
  Ref<TestStream> default_;
  std::vector<Limbo> limbo_;  // guarded by the queues' lock; has room for all of `blocks_`
  size_t blocks_ = 0;         // of the pool in use, those in limbo included
};

Backend& test_backend(int index);

}  // namespace catenary
