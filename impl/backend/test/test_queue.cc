// Queues of the test devices.
#include "impl/backend/test/test_queue.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>
#include <new>

#include "impl/base/error.h"
#include "impl/base/thread.h"

namespace catenary {
namespace {

constexpr size_t kQueueLength = 64;  // of a queue
constexpr int kMaxDevices = 2;

struct Common {
  std::mutex mutex;
  TestSignal progress;
  uint64_t last_ticket = 0, waits = 0;
  TestDevice* devices[kMaxDevices] = {};
};

Common& common() {
  static Common& it = *new Common;
  return it;
}

/// Tells the processor that the loop waits.
void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

uint64_t step(uint64_t& random) {
  random = random * 6364136223846793005u + 1442695040888963407u;
  return random >> 33;
}

}  // namespace

void TestSignal::notify() {
  count_.fetch_add(1, std::memory_order_relaxed);
  condition_.notify_all();
}

void TestSignal::wait(std::unique_lock<std::mutex>& lock) {
  constexpr int kLooks = 200;
  const uint32_t seen = count_.load(std::memory_order_relaxed);
  lock.unlock();
  for (int i = 0; i < kLooks && count_.load(std::memory_order_relaxed) == seen; ++i) relax();
  lock.lock();
  if (count_.load(std::memory_order_relaxed) == seen) condition_.wait(lock);
}

uint64_t TestQueue::oldest() const {
  if (running) return running;
  return first ? device.ticket_of(*first) : std::numeric_limits<uint64_t>::max();
}

TestDevice::TestDevice(std::string name, uint64_t seed) : name_(std::move(name)), random_(seed) {
  Lock guard = lock();
  open(false);
  for (TestDevice*& device : common().devices) {
    if (device) continue;
    device = this;
    break;
  }
}

TestDevice::Lock TestDevice::lock() { return Lock(common().mutex); }

bool TestDevice::on_queue_thread() {
  for (TestDevice* device : common().devices)
    for (TestQueue* queue = device ? device->queues_ : nullptr; queue; queue = queue->next)
      if (queue->started && pthread_equal(queue->thread, pthread_self())) return true;
  return false;
}

uint64_t TestDevice::last_ticket() const { return common().last_ticket; }

uint64_t TestDevice::waits() {
  Lock guard = lock();
  return common().waits;
}

TestQueue& TestDevice::open(bool blocking) {
  TestQueue* queue = new TestQueue(*this, blocking);
  queue->random = step(random_);
  // With more than 64 queues, bits are shared, and memory waits for more queues than necessary.
  queue->bit = ~bits_ ? ~bits_ & (bits_ + 1) : uint64_t{1} << queue->random % 64;
  queue->barrier = common().last_ticket;
  bits_ |= queue->bit;
  TestQueue** end = &queues_;
  while (*end) end = &(*end)->next;
  *end = queue;
  return *queue;
}

void TestDevice::close(TestQueue& queue) {
  queue.closed = true;
  if (queue.started)
    queue.work.notify();
  else
    remove(queue);
}

void TestDevice::remove(TestQueue& queue) {
  bits_ = 0;
  for (TestQueue** link = &queues_; *link;) {
    if (*link == &queue) {
      *link = queue.next;
    } else {
      bits_ |= (*link)->bit;
      link = &(*link)->next;
    }
  }
  delete &queue;
}

void TestDevice::start(TestQueue& queue) {
  if (queue.started) return;
  if (const int error = start_thread(queue.thread, thread_main, &queue))
    fail(CTN_ERROR_OUT_OF_MEMORY, "device \"%s\": no memory or thread for a queue: %s", name_.c_str(),
         strerror(error));
  pthread_detach(queue.thread);
  queue.started = true;
}

uint64_t TestDevice::push(TestQueue& queue, std::unique_ptr<TestTask> task) {
  start(queue);
  const uint64_t ticket = ++common().last_ticket;
  task->ticket_ = ticket;
  (queue.last ? queue.last->next_ : queue.first) = task.get();
  queue.last = task.release();
  if (++queue.count >= queue.patience) queue.work.notify();
  return ticket;
}

void TestDevice::make_room(Lock& lock, TestQueue& queue) {
  while (queue.count >= kQueueLength) {
    ask(queue, queue.first->ticket_);
    common().progress.wait(lock);
  }
}

void TestDevice::ask(TestQueue& queue, uint64_t ticket) {
  queue.awaited = std::min(queue.awaited, ticket);
  if (queue.asked >= ticket) return;
  queue.asked = ticket;
  queue.work.notify();
}

void TestDevice::wait(Lock& lock, TestQueue& queue) {
  ++common().waits;
  const uint64_t ticket = common().last_ticket;
  while (queue.oldest() <= ticket) {
    ask(queue, ticket);
    common().progress.wait(lock);
  }
}

void TestDevice::wait_all(Lock& lock) {
  ++common().waits;
  const uint64_t ticket = common().last_ticket;
  while (!passed(~uint64_t{0}, ticket)) {
    for (TestQueue* queue = queues_; queue; queue = queue->next) ask(*queue, ticket);
    common().progress.wait(lock);
  }
}

void TestDevice::wait(Lock& lock, TestMark& mark) {
  ++common().waits;
  while (!mark.reached) {
    ask(*mark.queue, mark.ticket);
    common().progress.wait(lock);
  }
}

bool TestDevice::passed(uint64_t queues, uint64_t ticket) const {
  for (const TestQueue* queue = queues_; queue; queue = queue->next)
    if ((queue->bit & queues) && queue->oldest() <= ticket) return false;
  return true;
}

void TestDevice::report() {
  if (failure_ == CTN_OK) return;
  const ctn_status status = failure_;
  failure_ = CTN_OK;
  fail(status, "an operation that was started earlier on \"%s\" failed: %s", name_.c_str(), message_);
}

/// If it may not run, asks the queues that it waits for to run.
bool TestDevice::may_run(TestQueue& queue, const TestTask& task) const {
  bool may = true;
  if (task.mark && !task.mark->reached) {
    ask(*task.mark->queue, task.mark->ticket);
    may = false;
  }
  for (TestQueue* other = queues_; other; other = other->next) {
    if (other == &queue) continue;
    uint64_t until = task.after_queues & other->bit ? task.after_ticket : 0;
    if (queue.blocking ? other == queues_ : &queue == queues_ && other->blocking) until = task.ticket_;
    if (other == queues_ && queue.barrier > until) until = queue.barrier;
    if (other->oldest() > until) continue;
    ask(*other, until);
    may = false;
  }
  return may;
}

void* TestDevice::thread_main(void* queue) {
  TestQueue* served = static_cast<TestQueue*>(queue);
  served->device.serve(*served);
  return nullptr;
}

void TestDevice::serve(TestQueue& queue) {
  Lock guard = lock();
  for (;;) {
    while (queue.first ? !queue.closed && queue.first->ticket_ > queue.asked && queue.count < queue.patience
                       : !queue.closed)
      queue.work.wait(guard);
    while (queue.first) {
      if (!may_run(queue, *queue.first)) {
        common().progress.wait(guard);
        continue;
      }
      std::unique_ptr<TestTask> task(queue.first);
      queue.first = task->next_;
      if (!queue.first) queue.last = nullptr;
      --queue.count;
      queue.running = task->ticket_;
      guard.unlock();
      run(*task);
      const Ref<TestMark> reached = std::move(task->records);
      task.reset();
      guard.lock();
      queue.running = 0;
      if (reached) reached->reached = true;  // at once, because a stream is done when its last event is
      if (queue.oldest() <= queue.awaited) continue;
      queue.awaited = ~uint64_t{0};  // those who still wait ask again
      common().progress.notify();
    }
    queue.patience = 1 + size_t(step(queue.random)) % kQueueLength;
    if (!queue.closed) continue;
    remove(queue);
    return;
  }
}

void TestDevice::run(TestTask& task) noexcept {
  ctn_status status = CTN_ERROR_INTERNAL;
  char message[sizeof message_] = "an exception of unknown type";
  try {
    return task.run();
  } catch (const Error& error) {
    status = error.status();
    std::snprintf(message, sizeof message, "%s", error.what());
  } catch (const std::bad_alloc&) {
    status = CTN_ERROR_OUT_OF_MEMORY;
    std::snprintf(message, sizeof message, "out of memory");
  } catch (const std::exception& error) {
    std::snprintf(message, sizeof message, "%s", error.what());
  } catch (...) {
  }
  Lock guard = lock();
  if (failure_ != CTN_OK) return;  // only the first failure is reported
  failure_ = status;
  std::memcpy(message_, message, sizeof message_);
}

}  // namespace catenary
