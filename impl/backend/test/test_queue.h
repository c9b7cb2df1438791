// Queues of the test devices.
#pragma once
#include <pthread.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include "impl/backend/stream.h"

namespace catenary {

class TestDevice;
struct TestQueue;

/// A point in a queue, one for every record of an event.
struct TestMark final : Object {
  TestQueue* queue = nullptr;  // exists until the point is reached
  uint64_t ticket = 0;
  bool reached = false;
  int64_t time = 0;
};

/// One piece of work in a queue.
class TestTask {
 public:
  virtual ~TestTask() = default;
  virtual void run() = 0;  // runs without a lock held; exceptions become the device's failure

  // What it waits for in addition to its queue: a mark, and other queues of the device up to a ticket.
  Ref<TestMark> mark;
  uint64_t after_queues = 0, after_ticket = 0;
  Ref<TestMark> records;  // the point that is reached when it has run

 private:
  friend class TestDevice;
  uint64_t ticket_ = 0;
  TestTask* next_ = nullptr;
};

/// Reaches a mark.
class RecordTask final : public TestTask {
 public:
  explicit RecordTask(Ref<TestMark> reached) { records = std::move(reached); }
  void run() override { records->time = event_clock(); }
};

/// Only waits for its mark.
class WaitTask final : public TestTask {
 public:
  void run() override {}
};

/// A condition variable whose waiting threads look for the next notification for some microseconds before
/// they sleep, because waking a thread takes longer than most tasks. Both functions require the common lock.
class TestSignal {
 public:
  void notify();
  void wait(std::unique_lock<std::mutex>& lock);

 private:
  std::atomic<uint32_t> count_{0};
  std::condition_variable condition_;
};

/// The queue of one stream, with a thread of its own. All members belong to its device and are guarded by the
/// common lock.
struct TestQueue {
  TestQueue(TestDevice& d, bool b) : device(d), blocking(b) {}

  /// Returns the oldest ticket that is queued or running, or a value beyond all tickets if there is none.
  uint64_t oldest() const;

  TestDevice& device;
  const bool blocking;   // runs in order with the default queue
  uint64_t bit = 0;      // identifies it in sets of the device's queues
  uint64_t barrier = 0;  // starts after the work that the default queue had at that ticket
  TestQueue* next = nullptr;

  TestTask *first = nullptr, *last = nullptr;
  size_t count = 0;
  uint64_t running = 0;             // ticket of the running task
  uint64_t asked = 0;               // last ticket that somebody waits for
  uint64_t awaited = ~uint64_t{0};  // the first one
  std::atomic<size_t> staged{0};    // bytes from the host that tasks hold
  size_t patience = 1;              // number of tasks that must be queued before the thread starts on its own
  uint64_t random = 0;
  bool started = false, closed = false;
  pthread_t thread;
  TestSignal work;
};

/// The queues of a test device and the order between them. Every task has a ticket greater than all previous
/// ones on any test device, and only waits for smaller ones, so that queues cannot deadlock. One lock serves
/// all devices, because events order queues across devices.
class TestDevice {
 public:
  using Lock = std::unique_lock<std::mutex>;

  TestDevice(std::string name, uint64_t seed);

  static Lock lock();
  /// Whether the caller is one of the queues' threads (as callbacks are), which must not wait for queues.
  static bool on_queue_thread();

  // These require the lock.
  TestQueue& default_queue() { return *queues_; }
  TestQueue& open(bool blocking);
  void close(TestQueue& queue);  // the queue is destroyed when it is empty
  uint64_t push(TestQueue& queue, std::unique_ptr<TestTask> task);
  /// Waits until there is space for another task; tasks that must not wait do not need it.
  void make_room(Lock& lock, TestQueue& queue);

  /// Makes a queue run soon, up to a ticket, and notify when that has passed: for each wait.
  static void ask(TestQueue& queue, uint64_t ticket);
  void wait(Lock& lock, TestQueue& queue);
  void wait_all(Lock& lock);
  static void wait(Lock& lock, TestMark& mark);
  static uint64_t ticket_of(const TestTask& task) { return task.ticket_; }

  uint64_t last_ticket() const;
  /// Number of waits of the host's threads, on all test devices.
  static uint64_t waits();
  /// Whether none of the queues has work with this ticket or an older one.
  bool passed(uint64_t queues, uint64_t ticket) const;
  bool idle() const { return passed(~uint64_t{0}, last_ticket()); }
  bool has_default_only() const { return queues_->next == nullptr; }
  ctn_status failure() const { return failure_; }
  void report();  // throws the first failure since the last report

 private:
  void start(TestQueue& queue);
  static void* thread_main(void* queue);
  void serve(TestQueue& queue);
  bool may_run(TestQueue& queue, const TestTask& task) const;
  void run(TestTask& task) noexcept;
  void remove(TestQueue& queue);

  const std::string name_;
  uint64_t random_;
  TestQueue* queues_ = nullptr;  // the default queue comes first
  uint64_t bits_ = 0;            // bits of existing queues
  ctn_status failure_ = CTN_OK;
  char message_[1024] = "";
};

}  // namespace catenary
