// A plugin for tests. The environment variable PLUGIN_FIXTURE says how it behaves: "version" and "layout"
// make its stamp wrong, a text is the reason for which its device cannot be used. Without one it has one
// device, which stores arrays and runs no kernels.
#include <cstdlib>
#include <cstring>

#include "impl/backend/plugin_layout.h"
#include "impl/base/error.h"

namespace catenary {
namespace {

/// One granule for each megabyte of a block of the C library.
class FixtureMemory final : RangeMemory {
 public:
  FixtureMemory() : ranges_(*this, kGranule, 64) { ranges_.reserve(kSize); }

  MemorySource source() {
    return {[](void* user, size_t size, size_t) {
              auto* self = static_cast<FixtureMemory*>(user);
              const size_t begin = self->ranges_.allocate(size);
              return begin == RangeAllocator::kNone ? nullptr : static_cast<void*>(self->bytes_ + begin);
            },
            [](void* user, void* p, size_t) {
              auto* self = static_cast<FixtureMemory*>(user);
              self->ranges_.free(size_t(static_cast<char*>(p) - self->bytes_));
              self->ranges_.trim();
            },
            this};
  }

 private:
  static constexpr size_t kGranule = size_t{1} << 20, kSize = 8 * kGranule;
  bool commit(size_t, size_t) override { return true; }
  void decommit(size_t begin, size_t size) noexcept override { std::memset(bytes_ + begin, 0xff, size); }

  RangeAllocator ranges_;
  char* bytes_ = static_cast<char*>(std::aligned_alloc(4096, kSize));
};

class FixtureEvent final : public Event {
 public:
  FixtureEvent(Backend& backend, bool timed) : ctn_event(backend, timed) {}
  State state(int64_t* time) override {
    if (time) *time = time_;
    return time_ ? State::reached : State::never_recorded;
  }
  void synchronize() override {}
  void record() { time_ = event_clock(); }

 private:
  int64_t time_ = 0;
};

class FixtureStream final : public Stream {
 public:
  explicit FixtureStream(Backend& backend, int32_t priority = 0) : ctn_stream(backend, priority) {}
  void synchronize() override {}
  bool done() override { return true; }
  void record(Event& event) override { static_cast<FixtureEvent&>(event).record(); }
  void wait(Event& event) override { event.synchronize(); }
  void add_callback(Stream& stream, StreamCallback callback) override { callback(&stream, CTN_OK); }
  void read(Storage&, void* destination, const char* source, size_t size) override {
    std::memcpy(destination, source, size);
  }
  void write(Storage& storage, char* destination, const void* source, size_t size) override {
    std::memcpy(destination, source, size);
    storage.mark_written();
  }
};

class FixtureBackend final : public Backend {
 public:
  FixtureBackend()
      : Backend("cuda:0", *new Pool((new FixtureMemory)->source(), false), true),
        default_(make<FixtureStream>(*this)) {}
  void launch(const Launch& launch) override {
    fail(CTN_ERROR_UNSUPPORTED, "the fixture has no kernel %d", int(launch.kernel));
  }
  void from_host(Storage& storage, char* destination, const void* source, size_t size) override {
    current_stream(*this).write(storage, destination, source, size);
  }
  void to_host(Storage& storage, void* destination, const char* source, size_t size) override {
    current_stream(*this).read(storage, destination, source, size);
  }
  void synchronize() override {}
  Stream& default_stream() override { return *default_; }
  Ref<Stream> new_stream(StreamKind, int32_t priority) override {
    return make<FixtureStream>(*this, priority);
  }
  PriorityRange priorities() const override { return {1, -2}; }
  Ref<Event> new_event(bool timed) override { return make<FixtureEvent>(*this, timed); }

 private:
  Ref<FixtureStream> default_;
};

const char* behavior() {
  const char* text = std::getenv("PLUGIN_FIXTURE");
  return text ? text : "";
}

Backend& device(int index) {
  if (*behavior()) fail(CTN_ERROR_UNAVAILABLE, "%s", behavior());
  if (index > 0) fail(CTN_ERROR_UNAVAILABLE, "expected at most 1 device, got index %d", index);
  static FixtureBackend* const backend = new FixtureBackend;
  return *backend;
}

}  // namespace
}  // namespace catenary

extern "C" __attribute__((visibility("default"))) const catenary::Plugin* catenary_cuda_plugin() {
  static catenary::Plugin plugin;
  const bool version = std::strcmp(catenary::behavior(), "version") == 0;
  const bool layout = std::strcmp(catenary::behavior(), "layout") == 0;
  plugin = {version ? "0.0.9" : CATENARY_VERSION, catenary::interface_layout() + layout, catenary::device};
  return &plugin;
}
