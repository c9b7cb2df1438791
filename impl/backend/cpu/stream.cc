// Streams and events of the CPU, which runs everything immediately.
#include "impl/backend/cpu/stream.h"

#include <cstring>

namespace catenary {
namespace cpu {
namespace {

class CpuEvent final : public Event {
 public:
  CpuEvent(Backend& backend, bool timed) : ctn_event(backend, timed) {}
  void record() { time_.store(event_clock(), std::memory_order_relaxed); }
  State state(int64_t* time) override {
    const int64_t recorded = time_.load(std::memory_order_relaxed);
    if (recorded == kNever) return State::never_recorded;
    if (time) *time = recorded;
    return State::reached;
  }
  void synchronize() override {}

 private:
  static constexpr int64_t kNever = INT64_MIN;
  std::atomic<int64_t> time_{kNever};
};

/// Runs everything immediately in the calling thread.
class CpuStream final : public Stream {
 public:
  explicit CpuStream(Backend& backend) : ctn_stream(backend) {}
  void synchronize() override {}
  bool done() override { return true; }
  void record(Event& event) override { static_cast<CpuEvent&>(event).record(); }
  void wait(Event& event) override { event.synchronize(); }
  void add_callback(Stream& stream, StreamCallback callback) override { callback(&stream, CTN_OK); }
  void read(Storage&, void* destination, const char* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void write(Storage&, char* destination, const void* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
};

}  // namespace

Stream& default_stream() {
  static Stream& stream = *new CpuStream(cpu_backend());
  return stream;
}

Ref<Stream> new_stream() { return make<CpuStream>(cpu_backend()); }

Ref<Event> new_event(bool timed) { return make<CpuEvent>(cpu_backend(), timed); }

}  // namespace cpu
}  // namespace catenary
