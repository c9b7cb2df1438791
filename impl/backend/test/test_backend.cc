// The test devices, which simulate a GPU.
#include "impl/backend/test/test_backend.h"

#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "impl/backend/kernels.h"
#include "impl/backend/test/test_stream.h"
#include "impl/base/error.h"
#include "impl/base/small_vector.h"

namespace catenary {
namespace {

constexpr size_t kSpoiled = 1 << 16;     // number of bytes of a freed block that are overwritten
constexpr size_t kMaxStaged = 64 << 20;  // bytes from the host that the tasks of one queue hold
constexpr int kMaxImmediates = 3;        // operands of a launch

/// Holds no pointers of the caller.
class KernelTask final : public TestTask {
 public:
  KernelTask(const Launch& launch, TestMemory& memory)
      : operands_(size_t(launch.count)),
        dims_(dims_of(launch)),
        launch_(launch, operands_.data()),
        memory_(memory) {
    int64_t* dims = dims_.data();
    for (Operand& operand : operands_) {
      const int64_t* const shape = dims;
      dims = std::copy(operand.shape, operand.shape + operand.ndim, dims);
      const int64_t* const strides = dims;
      dims = std::copy(operand.strides, operand.strides + operand.ndim, dims);
      operand.shape = shape;
      operand.strides = strides;
      if (operand.storage) {
        operand.data = memory_.translate(operand.data);
        operand.storage = nullptr;
      } else {
        char* value = values_[immediates_++];
        std::memcpy(value, operand.data, itemsize(operand.dtype));
        operand.data = value;
      }
    }
  }
  void run() override { cpu::run(launch_); }

 private:
  static size_t dims_of(const Launch& launch) {
    size_t count = 0;
    for (int i = 0; i < launch.count; ++i) count += size_t(2 * launch.operands[i].ndim);
    return count;
  }

  SmallVector<Operand, 8> operands_;
  SmallVector<int64_t, 32> dims_;
  Launch launch_;
  TestMemory& memory_;
  int immediates_ = 0;
  alignas(8) char values_[kMaxImmediates][8];
};

class CopyTask final : public TestTask {
 public:
  CopyTask(char* destination, const char* source, size_t size)
      : destination_(destination), source_(source), size_(size) {}
  void run() override { std::memcpy(destination_, source_, size_); }

 private:
  char* destination_;
  const char* source_;
  size_t size_;
};

/// Copies bytes of its own to the device.
class StagedTask final : public TestTask {
 public:
  StagedTask(TestQueue& queue, char* destination, const void* source, size_t size)
      : queue_(queue), destination_(destination), bytes_(new char[size]), size_(size) {
    std::memcpy(bytes_.get(), source, size);
    queue_.staged += size;
  }
  ~StagedTask() override { queue_.staged -= size_; }
  void run() override { std::memcpy(destination_, bytes_.get(), size_); }

 private:
  TestQueue& queue_;
  char* destination_;
  std::unique_ptr<char[]> bytes_;
  size_t size_;
};

class SpoilTask final : public TestTask {
 public:
  SpoilTask(char* begin, size_t size) : begin_(begin), size_(size) {}
  void run() override { std::memset(begin_, 0xff, size_); }

 private:
  char* begin_;
  size_t size_;
};

/// A GPU would read or overwrite memory outside the array.
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

void require_immediate(const Launch& launch, const Operand& operand, int index) {
  bool valid =
      index < launch.count - 1 && (launch.kernel == Kernel::elementwise || launch.kernel == Kernel::copy);
  for (int i = 0; i < operand.ndim; ++i) valid = valid && operand.strides[i] == 0;
  if (!valid) fail(CTN_ERROR_INTERNAL, "operand %d must not be immediate", index);
}

}  // namespace

TestBackend::TestBackend(int index)
    : TestBackend(
          index, *new TestMemory([](void* user) { static_cast<TestBackend*>(user)->trim_if_idle(); }, this)) {
}

TestBackend::TestBackend(int index, TestMemory& memory)
    : Backend("test:" + std::to_string(index), *new Pool(memory.source(), false), true),
      memory_(memory),
      queues_(name(), 0x9e3779b97f4a7c15u + uint64_t(index)),
      owner_(getpid()),
      default_(make<TestStream>(*this, queues_.default_queue())) {
  pool().set_reclaim([](void* user) { static_cast<TestBackend*>(user)->reclaim(); }, this);
}

bool TestBackend::forked() const { return getpid() != owner_; }

void TestBackend::require_owner() const {
  if (forked())
    fail(CTN_ERROR_DEVICE,
         "device \"%s\" cannot be used in a child of fork, only in the process that opened it",
         name().c_str());
}

void TestBackend::require_caller() const {
  if (TestDevice::on_queue_thread())
    fail(CTN_ERROR_STATE, "device \"%s\" cannot be used in a callback of a stream", name().c_str());
}

TestQueue& TestBackend::current_queue() { return static_cast<TestStream&>(current_stream(*this)).queue(); }

Stream& TestBackend::default_stream() { return *default_; }

Ref<Stream> TestBackend::new_stream(StreamKind kind, int32_t) {
  require_owner();
  TestDevice::Lock lock = TestDevice::lock();
  require_caller();
  TestQueue& queue = queues_.open(kind != StreamKind::non_blocking);
  try {
    return make<TestStream>(*this, queue);
  } catch (...) {
    queues_.close(queue);
    throw;
  }
}

Ref<Event> TestBackend::new_event(bool timed) {
  require_owner();
  return make<TestEvent>(*this, timed);
}

void TestBackend::start(TestQueue& queue, std::unique_ptr<TestTask> task, Span<Storage* const> used) {
  TestDevice::Lock lock = TestDevice::lock();
  require_caller();
  queues_.report();
  push(lock, queue, std::move(task), used);
}

uint64_t TestBackend::push(TestDevice::Lock& lock, TestQueue& queue, std::unique_ptr<TestTask> task,
                           Span<Storage* const> used) {
  queues_.make_room(lock, queue);
  for (Storage* storage : used) {
    MemoryOrder& order = storage->order();
    const uint64_t before = order.streams.load(std::memory_order_relaxed);
    if (order.home && order.home != queue.bit && !(before & queue.bit)) {
      task->after_queues |= order.home;
      task->after_ticket = std::max(task->after_ticket, order.ticket);
    }
  }
  const uint64_t ticket = queues_.push(queue, std::move(task));
  for (Storage* storage : used) storage->order().streams.fetch_or(queue.bit, std::memory_order_relaxed);
  return ticket;
}

void TestBackend::launch(const Launch& launch) {
  require_owner();
  SmallVector<Storage*, 16> used;
  for (int i = 0; i < launch.count; ++i) {
    const Operand& operand = launch.operands[i];
    if (!operand.storage) {
      require_immediate(launch, operand, i);
      continue;
    }
    if (!memory_.contains(operand.data, operand.data))
      fail(CTN_ERROR_INTERNAL, "operand %d is not on \"%s\"", i, name().c_str());
    require_inside(operand, i);
    used.push_back(operand.storage);
  }
  start(current_queue(), std::make_unique<KernelTask>(launch, memory_), used);
}

/// Returns the address in the device's memory of bytes to copy.
char* TestBackend::reachable(char* device, size_t size) {
  if (!memory_.contains(device, device + size))
    fail(CTN_ERROR_INTERNAL, "%zu bytes to copy are not on \"%s\"", size, name().c_str());
  return memory_.translate(device);
}

void TestBackend::copy(TestQueue& queue, Storage& storage, bool to_device, char* device, void* host,
                       size_t size) {
  require_owner();
  if (size == 0) return;
  char *there = reachable(device, size), *here = static_cast<char*>(host);
  auto task = to_device ? std::make_unique<CopyTask>(there, here, size)
                        : std::make_unique<CopyTask>(here, there, size);
  Storage* const used[1] = {&storage};
  start(queue, std::move(task), {used, 1});
}

void TestBackend::from_host(Storage& storage, char* destination, const void* source, size_t size) {
  require_owner();
  if (size == 0) return;
  char* const to = reachable(destination, size);
  TestQueue& queue = current_queue();
  Storage* const used[1] = {&storage};
  for (size_t at = 0, n; at < size; at += n) {
    n = std::min(size - at, kMaxStaged);
    if (queue.staged + n > kMaxStaged) current_stream(*this).synchronize();
    auto task = std::make_unique<StagedTask>(queue, to + at, static_cast<const char*>(source) + at, n);
    start(queue, std::move(task), {used, 1});
  }
}

// The source's queue copies after the destination is ready, and the destination's queue continues after that:
// each storage is used by a queue of its own device.
void TestBackend::from_device(Storage& storage, char* destination, Storage& from, const char* source,
                              size_t size) {
  auto* other = dynamic_cast<TestBackend*>(&from.backend());
  if (!other) return Backend::from_device(storage, destination, from, source, size);
  require_owner();
  other->require_owner();
  if (size == 0) return;
  const Ref<TestMark> ready = make<TestMark>(), copied = make<TestMark>();
  auto record_ready = std::make_unique<RecordTask>(ready),
       record_copied = std::make_unique<RecordTask>(copied);
  auto copy = std::make_unique<CopyTask>(reachable(destination, size),
                                         other->reachable(const_cast<char*>(source), size), size);
  auto wait = std::make_unique<WaitTask>();
  copy->mark = ready;
  wait->mark = copied;
  TestQueue &here = current_queue(), &there = other->current_queue();
  Storage *const to_used[1] = {&storage}, *const from_used[1] = {&from};
  TestDevice::Lock lock = TestDevice::lock();
  require_caller();
  queues_.report();
  other->queues_.report();
  ready->queue = &here;
  ready->ticket = push(lock, here, std::move(record_ready), {to_used, 1});
  other->push(lock, there, std::move(copy), {from_used, 1});
  copied->queue = &there;
  copied->ticket = other->push(lock, there, std::move(record_copied), {});
  push(lock, here, std::move(wait), {to_used, 1});
}

// Reports earlier failures before it copies.
void TestBackend::to_host(Storage& storage, void* destination, const char* source, size_t size) {
  Stream& stream = current_stream(*this);
  if (size) stream.synchronize();
  stream.read(storage, destination, source, size);
  if (size) stream.synchronize();
}

void TestBackend::synchronize() {
  require_owner();
  {
    TestDevice::Lock lock = TestDevice::lock();
    require_caller();
    queues_.wait_all(lock);
  }
  reclaim_finished();
}

void TestBackend::reclaim_finished() {
  collect();
  trim_if_idle();
  TestDevice::Lock lock = TestDevice::lock();
  queues_.report();
}

/// The lock is held meanwhile, so that no queue gets work on memory that was freed before.
void TestBackend::trim_if_idle() {
  if (forked()) return;  // the pages also belong to the parent
  TestDevice::Lock lock = TestDevice::lock();
  if (queues_.idle()) memory_.trim();
}

// Any stream may use memory from the pool immediately. Either no stream has work on it, or it was released
// while only the default stream existed; in that case every other stream starts after the default stream's
// work at that time.
char* TestBackend::allocate(size_t size, MemoryOrder& order) {
  if (forked()) return static_cast<char*>(pool().allocate(size));
  collect();
  TestQueue& queue = current_queue();
  {
    TestDevice::Lock lock = TestDevice::lock();
    require_caller();
    const size_t block = Pool::block_size(size);
    for (Limbo& waiting : limbo_) {
      // This stream's next work comes after; other streams will wait, see start().
      if (waiting.queues != queue.bit || Pool::block_size(waiting.size) != block) continue;
      char* data = waiting.data;
      waiting = limbo_.back();
      limbo_.pop_back();
      poison_later(queue, data, size);
      order.home = queue.bit;
      order.ticket = queues_.last_ticket();
      order.streams.store(queue.bit, std::memory_order_relaxed);
      return data;
    }
    if (limbo_.capacity() <= blocks_) limbo_.reserve(2 * blocks_ + 64);
    ++blocks_;
  }
  try {
    return static_cast<char*>(pool().allocate(size));
  } catch (...) {
    TestDevice::Lock lock = TestDevice::lock();
    --blocks_;
    throw;
  }
}

void TestBackend::release(char* data, size_t size, const MemoryOrder& order) {
  if (!forked()) {
    TestDevice::Lock lock = TestDevice::lock();
    const uint64_t used = order.streams.load(std::memory_order_relaxed), last = queues_.last_ticket();
    const bool passed = queues_.passed(used, last);
    if (!passed && !queues_.has_default_only()) {
      limbo_.push_back({data, size, used, last});
      return;
    }
    --blocks_;
    if (!passed) {
      poison_later(queues_.default_queue(), data, size);
    } else if (used) {
      lock.unlock();
      poison(data, size);
    }
  }
  pool().free(data, size);
}

void TestBackend::collect() {
  for (;;) {
    Limbo over{};
    {
      TestDevice::Lock lock = TestDevice::lock();
      for (Limbo& waiting : limbo_) {
        if (!queues_.passed(waiting.queues, waiting.ticket)) continue;
        over = waiting;
        waiting = limbo_.back();
        limbo_.pop_back();
        --blocks_;
        break;
      }
    }
    if (!over.data) return;
    poison(over.data, over.size);
    pool().free(over.data, over.size);
  }
}

/// Called when the pool has no memory left: waits for the queues that memory is waiting for.
void TestBackend::reclaim() {
  if (forked()) return;
  {
    TestDevice::Lock lock = TestDevice::lock();
    if (limbo_.empty() || TestDevice::on_queue_thread()) return;
    queues_.wait_all(lock);
  }
  collect();
}

/// Makes sure that code which still reads released memory notices.
void TestBackend::poison(char* data, size_t size) {
  std::memset(memory_.translate(data), 0xff, std::min(size, kSpoiled));
}

void TestBackend::poison_later(TestQueue& queue, char* data, size_t size) {
  if (size == 0) return;
  try {
    queues_.push(queue, std::make_unique<SpoilTask>(memory_.translate(data), std::min(size, kSpoiled)));
  } catch (...) {
    return;  // out of memory; nothing depends on this
  }
}

namespace {

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
