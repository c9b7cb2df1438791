// Streams and events of the test devices.
#pragma once
#include "impl/backend/test/test_backend.h"

namespace catenary {

class TestEvent final : public Event {
 public:
  TestEvent(TestBackend& backend, bool timed) : ctn_event(backend, timed) {}
  State state(int64_t* time) override;
  void synchronize() override;

 private:
  friend class TestStream;
  TestBackend& owner() const { return static_cast<TestBackend&>(backend()); }
  Ref<TestMark> mark_;  // guarded by the queues' lock
};

class TestStream final : public Stream {
 public:
  TestStream(TestBackend& backend, TestQueue& queue) : ctn_stream(backend), queue_(queue) {}
  ~TestStream() override;
  TestQueue& queue() const { return queue_; }

  void synchronize() override;
  bool done() override;
  void record(Event& event) override;
  void wait(Event& event) override;
  void add_callback(Stream& stream, StreamCallback callback) override;
  void read(Storage& storage, void* destination, const char* source, size_t size) override;
  void write(Storage& storage, char* destination, const void* source, size_t size) override;

 private:
  TestBackend& owner() const { return static_cast<TestBackend&>(backend()); }
  TestQueue& queue_;
};

}  // namespace catenary
