// Current streams of threads, and the functions of events.
#include "impl/backend/stream.h"

#include <cxxabi.h>
#include <pthread.h>
#include <time.h>

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

#include "impl/base/binding.h"
#include "impl/base/error.h"

extern "C" char __dso_handle __attribute__((visibility("hidden")));  // of the library that has this code

namespace catenary {

/// The per-thread stream of a device. What it is asked to do, the calling thread's own stream does.
class PerThreadStream final : public Stream {
 public:
  explicit PerThreadStream(Backend& backend) : ctn_stream(backend) {}

  static Stream& of(Backend& backend) {
    Stream* known = backend.per_thread_.load(std::memory_order_acquire);
    if (known) return *known;
    Ref<PerThreadStream> made = make<PerThreadStream>(backend);
    if (!backend.per_thread_.compare_exchange_strong(known, made.get())) return *known;
    return *made.leak();
  }
  static bool is(const Stream& stream) {
    return &stream == stream.backend().per_thread_.load(std::memory_order_relaxed);
  }

  void synchronize() override { own().synchronize(); }
  bool done() override { return own().done(); }
  void record(Event& event) override { own().record(event); }
  void wait(Event& event) override { own().wait(event); }
  void add_callback(Stream& stream, StreamCallback callback) override {
    own().add_callback(stream, std::move(callback));
  }
  void read(Storage& storage, void* destination, const char* source, size_t size) override {
    own().read(storage, destination, source, size);
  }
  void write(Storage& storage, char* destination, const void* source, size_t size) override {
    own().write(storage, destination, source, size);
  }

 private:
  Stream& own() const;
};

namespace {

/// Immutable once a thread uses it, so that threads can share it.
class StreamSet final : public Object {
 public:
  void visit(Visitor& visitor) const override { visitor.add_all(streams); }

  std::vector<Ref<Stream>> streams;  // at most one per device, and no default ones
};

__thread StreamSet* current_set __attribute__((tls_model("initial-exec"))) = nullptr;  // owns a reference

pthread_key_t exit_key, own_key;
int key_error = 0;
pthread_once_t keys_once = PTHREAD_ONCE_INIT;

Ref<StreamSet> exchange(Ref<StreamSet> next) noexcept {
  return Ref<StreamSet>::adopt(std::exchange(current_set, next.leak()));
}

void leave_thread(void*) { exchange(nullptr); }

/// A thread's own stream on a device.
struct OwnStream {
  Ref<Stream> stream;
  OwnStream* next;
};

void require_keys() {
  pthread_once(&keys_once, [] {
    key_error = pthread_key_create(&exit_key, leave_thread);
    if (!key_error) key_error = pthread_key_create(&own_key, nullptr);
  });
  if (key_error) throw std::bad_alloc();
}

/// The first of the thread's own streams; the library has little thread-local storage.
OwnStream* own_streams() { return static_cast<OwnStream*>(pthread_getspecific(own_key)); }

/// Runs for each of them when the thread ends, in the reverse order, and before the drivers of the devices
/// forget the thread, because they have seen it first. musl has already cleared the values of keys then.
void end_own_stream(void* own) {
  const std::unique_ptr<OwnStream> ended(static_cast<OwnStream*>(own));
  pthread_setspecific(own_key, ended->next);
}

Stream& own_stream(Backend& backend) {
  require_keys();
  for (const OwnStream* own = own_streams(); own; own = own->next)
    if (&own->stream->backend() == &backend) return *own->stream;
  Ref<Stream> stream = backend.new_stream(StreamKind::per_thread, 0);
  std::unique_ptr<OwnStream> made(new OwnStream{std::move(stream), own_streams()});
  if (pthread_setspecific(own_key, made.get())) throw std::bad_alloc();
  if (abi::__cxa_thread_atexit(end_own_stream, made.get(), &__dso_handle)) {
    pthread_setspecific(own_key, made->next);
    throw std::bad_alloc();
  }
  return *made.release()->stream;
}

/// Releases the old set last, because that may destroy streams.
void install(Ref<StreamSet> next) {
  if (next) {
    require_keys();
    if (pthread_setspecific(exit_key, &exit_key)) throw std::bad_alloc();
  }
  exchange(std::move(next));
}

/// Returns the thread's set with a stream replacing another one, or null if only default streams remain,
/// which needs no memory.
Ref<StreamSet> set_with(Stream& stream) {
  Ref<StreamSet> next;
  auto add = [&](Stream& one) {
    if (!next) next = make<StreamSet>();
    next->streams.push_back(share(one));
  };
  if (current_set)
    for (const Ref<Stream>& other : current_set->streams)
      if (&other->backend() != &stream.backend()) add(*other);
  if (&stream != &stream.backend().default_stream()) add(stream);
  return next;
}

void require_device(const Backend& expected, const Backend& actual, const char* name) {
  if (&expected != &actual)
    fail(CTN_ERROR_DEVICE, "%s: expected one on \"%s\", got one on \"%s\"", name, expected.name().c_str(),
         actual.name().c_str());
}

void require_reached(Event& event, const char* name) {
  if (!event.is_timed()) fail(CTN_ERROR_STATE, "%s: expected an event with timing, got one without", name);
  const Event::State state = event.state(nullptr);
  if (state != Event::State::reached)
    fail(CTN_ERROR_STATE, "%s: expected an event that was reached, got one that %s", name,
         state == Event::State::pending ? "is still pending" : "was not recorded");
}

}  // namespace

Stream& PerThreadStream::own() const { return own_stream(backend()); }

Stream& selected_stream(Backend& backend) {
  if (current_set)
    for (const Ref<Stream>& stream : current_set->streams)
      if (&stream->backend() == &backend) return *stream;
  return backend.default_stream();
}

Stream& current_stream(Backend& backend) {
  Stream& stream = selected_stream(backend);
  return PerThreadStream::is(stream) ? own_stream(backend) : stream;
}

Ref<Object> capture_streams() { return Ref<StreamSet>::share(current_set); }

void apply_streams(const Ref<Object>& streams) {
  install(Ref<StreamSet>::share(static_cast<StreamSet*>(streams.get())));
}

UseStream::UseStream(Stream& stream) : previous_(capture_streams()) { install(set_with(stream)); }

UseStream::~UseStream() {
  // The previous set was registered before, so this cannot fail.
  exchange(Ref<StreamSet>::adopt(static_cast<StreamSet*>(previous_.leak())));
}

int64_t event_clock() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

Ref<Stream> stream_new(const char* device, bool non_blocking, int32_t priority) {
  Backend& backend = find_backend(device);
  const PriorityRange range = backend.priorities();
  return backend.new_stream(non_blocking ? StreamKind::non_blocking : StreamKind::blocking,
                            std::clamp(priority, range.greatest, range.least));
}

Ref<Stream> stream_default(const char* device) { return share(find_backend(device).default_stream()); }

Ref<Stream> stream_per_thread(const char* device) { return share(PerThreadStream::of(find_backend(device))); }

Ref<Stream> stream_current(const char* device) { return share(selected_stream(find_backend(device))); }

void stream_set_current(const char* device, Stream* stream) {
  Backend& backend = device || !stream ? find_backend(device) : stream->backend();
  if (stream) require_device(backend, stream->backend(), "stream");
  install(set_with(stream ? *stream : backend.default_stream()));
}

std::string stream_device(const Stream& stream) { return stream.backend().name(); }

int32_t stream_priority(const Stream& stream) { return stream.priority(); }

std::tuple<int32_t, int32_t> stream_priority_range(const char* device) {
  const PriorityRange range = find_backend(device).priorities();
  return {range.least, range.greatest};
}

void stream_synchronize(Stream& stream) { stream.synchronize(); }

bool stream_done(Stream& stream) { return stream.done(); }

Ref<Event> stream_record(Stream& stream, Event* event) {
  if (event) require_device(stream.backend(), event->backend(), "event");
  Ref<Event> recorded = event ? share(*event) : stream.backend().new_event(true);
  stream.record(*recorded);
  return recorded;
}

void stream_wait_event(Stream& stream, Event& event) { stream.wait(event); }

void stream_add_callback(Stream& stream, StreamCallback callback) {
  stream.add_callback(stream, std::move(callback));
}

Ref<Event> event_new(const char* device, bool disable_timing) {
  return find_backend(device).new_event(!disable_timing);
}

std::string event_device(const Event& event) { return event.backend().name(); }

void event_record(Event& event, Stream* stream) {
  if (stream) require_device(event.backend(), stream->backend(), "stream");
  (stream ? *stream : selected_stream(event.backend())).record(event);
}

void event_synchronize(Event& event) { event.synchronize(); }

bool event_done(Event& event) { return event.state(nullptr) != Event::State::pending; }

double event_elapsed_time(Event& start, Event& end) {
  require_device(start.backend(), end.backend(), "end");
  require_reached(start, "start");
  require_reached(end, "end");
  return end.elapsed_since(start);
}

}  // namespace catenary
