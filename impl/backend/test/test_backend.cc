#include "impl/backend/test/test_backend.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <new>

#include "impl/backend/test/test_memory.h"
#include "impl/base/error.h"
#include "impl/base/small_vector.h"

namespace catenary {
namespace {

constexpr size_t kLength = 64;        // of the queue
constexpr size_t kSpoiled = 1 << 16;  // bytes of a freed block that are overwritten

/// What the queue thread does next; holds no pointers of the caller's but those of waiting calls.
struct Task {
  enum class Kind { kernel, write, read, spoil, discard };
  Kind kind = Kind::kernel;
  Launch launch{Kernel::copy};
  SmallVector<int64_t, 16> dims[Launch::kMaxOperands];
  char* device = nullptr;
  void* host = nullptr;
  size_t size = 0;
};

class TestBackend final : public Backend {
 public:
  explicit TestBackend(int index)
      : TestBackend(index, *new TestMemory(
                               [](void* user, char* handle, size_t size) {
                                 static_cast<TestBackend*>(user)->discard(handle, size);
                               },
                               this)) {}

  void launch(const Launch& launch) override;
  void from_host(Storage& storage, char* destination, const void* source, size_t size) override;
  void to_host(Storage& storage, void* destination, const char* source, size_t size) override;
  void synchronize() override;
  void release(char* data, size_t size) override;

  TestMemory& memory() { return memory_; }

 private:
  TestBackend(int index, TestMemory& memory)
      : Backend("test:" + std::to_string(index), *new Pool(memory.source(), false)),
        memory_(memory),
        owner_(getpid()),
        random_(0x9e3779b97f4a7c15u + uint64_t(index)) {}

  bool forked() const { return getpid() != owner_; }
  void require_owner() const;
  void discard(char* handle, size_t size);
  void transfer(Task::Kind kind, char* device, void* host, size_t size);

  using Lock = std::unique_lock<std::mutex>;
  void start();                          // with the lock held
  uint64_t push(Lock& lock, Task task);  // the number of the task
  void wait(Lock& lock, uint64_t number);
  void report();  // with the lock held

  static void* thread_main(void* backend);
  void serve();
  void run(Task& task) noexcept;
  void run_kernel(Task& task);

  TestMemory& memory_;
  const pid_t owner_;

  std::mutex mutex_;
  std::condition_variable work_, progress_;
  bool started_ = false;
  Task tasks_[kLength];
  uint64_t pushed_ = 0, done_ = 0;
  size_t waiters_ = 0;
  size_t patience_ = 1;  // tasks that must be there before the thread begins unasked
  uint64_t random_;
  ctn_status failure_ = CTN_OK;
  char message_[1024] = "";
};

void TestBackend::require_owner() const {
  if (forked())
    fail(CTN_ERROR_DEVICE,
         "device \"%s\" cannot be used in a child of fork, only in the process that opened it",
         name().c_str());
}

void TestBackend::start() {
  if (started_) return;
  // The host's signals are for its own threads.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  pthread_t thread;
  const int error = pthread_create(&thread, nullptr, thread_main, this);
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  if (error)
    fail(CTN_ERROR_DEVICE, "device \"%s\": no thread for its queue: %s", name().c_str(), strerror(error));
  pthread_detach(thread);
  started_ = true;
}

uint64_t TestBackend::push(Lock& lock, Task task) {
  start();
  while (pushed_ - done_ == kLength) {
    work_.notify_one();
    progress_.wait(lock);
  }
  tasks_[pushed_ % kLength] = std::move(task);
  ++pushed_;
  if (pushed_ - done_ >= patience_) work_.notify_one();
  return pushed_;
}

void TestBackend::wait(Lock& lock, uint64_t number) {
  ++waiters_;
  work_.notify_one();
  while (done_ < number) progress_.wait(lock);
  --waiters_;
}

void TestBackend::report() {
  if (failure_ == CTN_OK) return;
  const ctn_status status = failure_;
  failure_ = CTN_OK;
  fail(status, "an operation that was started earlier on \"%s\" failed: %s", name().c_str(), message_);
}

void* TestBackend::thread_main(void* backend) {
  static_cast<TestBackend*>(backend)->serve();
  return nullptr;
}

void TestBackend::serve() {
  Lock lock(mutex_);
  for (;;) {
    while (pushed_ == done_ || (waiters_ == 0 && pushed_ - done_ < patience_)) work_.wait(lock);
    while (pushed_ != done_) {
      Task& task = tasks_[done_ % kLength];
      lock.unlock();
      run(task);
      lock.lock();
      ++done_;
      progress_.notify_all();
    }
    random_ = random_ * 6364136223846793005u + 1442695040888963407u;
    patience_ = 1 + size_t(random_ >> 33) % kLength;
  }
}

void TestBackend::run(Task& task) noexcept {
  ctn_status status = CTN_ERROR_INTERNAL;
  char message[sizeof message_] = "an exception of unknown type";
  try {
    switch (task.kind) {
      case Task::Kind::kernel:
        run_kernel(task);
        break;
      case Task::Kind::write:
        std::memcpy(memory_.translate(task.device), task.host, task.size);
        break;
      case Task::Kind::read:
        std::memcpy(task.host, memory_.translate(task.device), task.size);
        break;
      case Task::Kind::spoil:
        std::memset(memory_.translate(task.device), 0xff, task.size);
        break;
      case Task::Kind::discard:
        memory_.discard(task.device, task.size);
        break;
    }
    return;
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
  Lock lock(mutex_);
  if (failure_ != CTN_OK) return;  // the first one is told
  failure_ = status;
  std::memcpy(message_, message, sizeof message_);
}

void TestBackend::run_kernel(Task& task) {
  for (int i = 0; i < task.launch.count; ++i) {
    Operand& operand = task.launch.operands[i];
    operand.data = memory_.translate(operand.data);
    operand.shape = task.dims[i].data();
    operand.strides = operand.shape + operand.ndim;
  }
  cpu::run(task.launch);
}

/// A GPU would read or overwrite what lies beside the array.
void require_inside(const Operand& operand, int index) {
  int64_t before = 0, after = int64_t(itemsize(operand.dtype));
  for (int i = 0; i < operand.ndim; ++i) {
    if (operand.shape[i] == 0) return;
    const int64_t reach = (operand.shape[i] - 1) * operand.strides[i];
    (reach < 0 ? before : after) += reach < 0 ? -reach : reach;
  }
  const int64_t position = operand.data - operand.storage->data();
  if (position < before || position + after > int64_t(operand.storage->size()))
    fail(CTN_ERROR_INTERNAL, "operand %d reaches outside its storage", index);
}

void TestBackend::launch(const Launch& launch) {
  require_owner();
  Task task;
  task.launch = launch;
  for (int i = 0; i < launch.count; ++i) {
    Operand& operand = task.launch.operands[i];
    if (!memory_.contains(operand.data, operand.data))
      fail(CTN_ERROR_INTERNAL, "operand %d is not on \"%s\"", i, name().c_str());
    require_inside(operand, i);
    task.dims[i].resize(size_t(2 * operand.ndim));
    std::copy(operand.shape, operand.shape + operand.ndim, task.dims[i].data());
    std::copy(operand.strides, operand.strides + operand.ndim, task.dims[i].data() + operand.ndim);
    // Memory is reused in the order of the queue; nothing of the storage itself is needed later.
    operand.storage = nullptr;
  }
  Lock lock(mutex_);
  report();
  push(lock, std::move(task));
}

void TestBackend::transfer(Task::Kind kind, char* device, void* host, size_t size) {
  require_owner();
  if (size == 0) return;
  if (!memory_.contains(device, device + size))
    fail(CTN_ERROR_INTERNAL, "%zu bytes to copy are not on \"%s\"", size, name().c_str());
  Task task;
  task.kind = kind;
  task.device = device;
  task.host = host;
  task.size = size;
  Lock lock(mutex_);
  wait(lock, pushed_);
  report();
  wait(lock, push(lock, std::move(task)));
}

void TestBackend::from_host(Storage&, char* destination, const void* source, size_t size) {
  transfer(Task::Kind::write, destination, const_cast<void*>(source), size);
}

void TestBackend::to_host(Storage&, void* destination, const char* source, size_t size) {
  transfer(Task::Kind::read, const_cast<char*>(source), destination, size);
}

void TestBackend::synchronize() {
  require_owner();
  Lock lock(mutex_);
  if (started_) wait(lock, pushed_);
  report();
}

// The block may be used again at once: whatever does so stands behind in the queue.
void TestBackend::release(char* data, size_t size) {
  if (!forked()) {
    Lock lock(mutex_);
    if (started_ && size) {
      Task task;
      task.kind = Task::Kind::spoil;
      task.device = data;
      task.size = std::min(size, kSpoiled);
      push(lock, std::move(task));
    }
  }
  pool().free(data, size);
}

void TestBackend::discard(char* handle, size_t size) {
  if (forked()) return;  // the pages are the parent's, too
  Lock lock(mutex_);
  if (!started_) return memory_.discard(handle, size);
  Task task;
  task.kind = Task::Kind::discard;
  task.device = handle;
  task.size = size;
  push(lock, std::move(task));
}

TestBackend& backend_of(int index) {
  static TestBackend* const backends[2] = {new TestBackend(0), new TestBackend(1)};
  return *backends[index];
}

void watch_fork() {
  pthread_atfork(
      [] {
        backend_of(0).memory().lock();
        backend_of(1).memory().lock();
      },
      [] {
        backend_of(0).memory().unlock();
        backend_of(1).memory().unlock();
      },
      [] {
        backend_of(0).memory().unlock();
        backend_of(1).memory().unlock();
      });
}

pthread_once_t fork_once = PTHREAD_ONCE_INIT;

}  // namespace

Backend& test_backend(int index) {
  TestBackend& backend = backend_of(index);
  pthread_once(&fork_once, watch_fork);
  return backend;
}

}  // namespace catenary
