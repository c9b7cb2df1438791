// Streams and events of the test devices.
#include "impl/backend/test/test_stream.h"

namespace catenary {
namespace {

class CallTask final : public TestTask {
 public:
  CallTask(TestDevice& device, Ref<Stream> stream, StreamCallback callback)
      : device_(device), stream_(std::move(stream)), callback_(std::move(callback)) {}
  void run() override {
    ctn_status status;
    {
      TestDevice::Lock lock = TestDevice::lock();
      status = device_.failure();
    }
    callback_(stream_.get(), status);
  }

 private:
  TestDevice& device_;
  Ref<Stream> stream_;
  StreamCallback callback_;  // destroyed before the stream
};

}  // namespace

Event::State TestEvent::state(int64_t* time) {
  owner().require_owner();
  TestDevice::Lock lock = TestDevice::lock();
  owner().queues().report();
  if (!mark_) return State::never_recorded;
  if (!mark_->reached) {
    TestDevice::ask(*mark_->queue, mark_->ticket);  // the caller may poll until the event is reached
    return State::pending;
  }
  if (time) *time = mark_->time;
  return State::reached;
}

void TestEvent::synchronize() {
  owner().require_owner();
  {
    TestDevice::Lock lock = TestDevice::lock();
    owner().require_caller();
    const Ref<TestMark> mark = mark_;
    if (mark) TestDevice::wait(lock, *mark);
  }
  owner().reclaim_finished();
}

TestStream::~TestStream() {
  if (owner().forked()) return;
  TestDevice::Lock lock = TestDevice::lock();
  queue_.device.close(queue_);
}

void TestStream::synchronize() {
  owner().require_owner();
  {
    TestDevice::Lock lock = TestDevice::lock();
    owner().require_caller();
    queue_.device.wait(lock, queue_);
  }
  owner().reclaim_finished();
}

bool TestStream::done() {
  owner().require_owner();
  TestDevice::Lock lock = TestDevice::lock();
  queue_.device.report();
  const uint64_t last = queue_.device.last_ticket();
  if (queue_.oldest() > last) return true;
  TestDevice::ask(queue_, last);
  return false;
}

void TestStream::record(Event& event) {
  owner().require_owner();
  Ref<TestMark> mark = make<TestMark>(), previous;
  auto task = std::make_unique<RecordTask>(mark);
  TestDevice::Lock lock = TestDevice::lock();
  owner().require_caller();
  queue_.device.report();
  queue_.device.make_room(lock, queue_);
  mark->queue = &queue_;
  mark->ticket = queue_.device.push(queue_, std::move(task));
  previous = std::exchange(static_cast<TestEvent&>(event).mark_, mark);
}

void TestStream::wait(Event& event) {
  owner().require_owner();
  auto* recorded = dynamic_cast<TestEvent*>(&event);
  if (!recorded) return event.synchronize();
  recorded->owner().require_owner();
  auto task = std::make_unique<WaitTask>();
  TestDevice::Lock lock = TestDevice::lock();
  owner().require_caller();
  queue_.device.report();
  queue_.device.make_room(lock, queue_);
  task->mark = recorded->mark_;
  if (task->mark && !task->mark->reached) queue_.device.push(queue_, std::move(task));
}

void TestStream::add_callback(Stream& stream, StreamCallback callback) {
  owner().require_owner();
  auto task = std::make_unique<CallTask>(queue_.device, share(stream), std::move(callback));
  TestDevice::Lock lock = TestDevice::lock();
  owner().require_caller();
  queue_.device.report();
  queue_.device.make_room(lock, queue_);
  // The function must be called even if nobody waits for the stream.
  TestDevice::ask(queue_, queue_.device.push(queue_, std::move(task)));
}

void TestStream::read(Storage& storage, void* destination, const char* source, size_t size) {
  owner().copy(queue_, storage, false, const_cast<char*>(source), destination, size);
}

void TestStream::write(Storage& storage, char* destination, const void* source, size_t size) {
  owner().copy(queue_, storage, true, destination, const_cast<void*>(source), size);
}

}  // namespace catenary
