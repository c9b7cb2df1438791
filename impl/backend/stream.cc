// Current streams of threads, and the functions of events.
#include "impl/backend/stream.h"

#include <pthread.h>
#include <time.h>

#include <new>
#include <vector>

#include "impl/base/binding.h"
#include "impl/base/error.h"

namespace catenary {
namespace {

/// Immutable once a thread uses it, so that threads can share it.
class StreamSet final : public Object {
 public:
  void visit(Visitor& visitor) const override { visitor.add_all(streams); }

  std::vector<Ref<Stream>> streams;  // at most one per device, and no default ones
};

__thread StreamSet* current_set __attribute__((tls_model("initial-exec"))) = nullptr;  // owns a reference

pthread_key_t exit_key;
int exit_key_error = 0;
pthread_once_t exit_once = PTHREAD_ONCE_INIT;

Ref<StreamSet> exchange(Ref<StreamSet> next) noexcept {
  return Ref<StreamSet>::adopt(std::exchange(current_set, next.leak()));
}

void leave_thread(void*) { exchange(nullptr); }

/// Releases the old set last, because that may destroy streams.
void install(Ref<StreamSet> next) {
  if (next) {
    pthread_once(&exit_once, [] { exit_key_error = pthread_key_create(&exit_key, leave_thread); });
    if (exit_key_error || pthread_setspecific(exit_key, &exit_key)) throw std::bad_alloc();
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

Stream& current_stream(Backend& backend) {
  if (current_set)
    for (const Ref<Stream>& stream : current_set->streams)
      if (&stream->backend() == &backend) return *stream;
  return backend.default_stream();
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

Ref<Stream> stream_new(const char* device, bool non_blocking) {
  return find_backend(device).new_stream(non_blocking);
}

Ref<Stream> stream_default(const char* device) { return share(find_backend(device).default_stream()); }

Ref<Stream> stream_current(const char* device) { return share(current_stream(find_backend(device))); }

void stream_set_current(const char* device, Stream* stream) {
  Backend& backend = device || !stream ? find_backend(device) : stream->backend();
  if (stream) require_device(backend, stream->backend(), "stream");
  install(set_with(stream ? *stream : backend.default_stream()));
}

std::string stream_device(const Stream& stream) { return stream.backend().name(); }

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
  stream.add_callback(std::move(callback));
}

Ref<Event> event_new(const char* device, bool disable_timing) {
  return find_backend(device).new_event(!disable_timing);
}

std::string event_device(const Event& event) { return event.backend().name(); }

void event_record(Event& event, Stream* stream) {
  if (stream) require_device(event.backend(), stream->backend(), "stream");
  (stream ? *stream : current_stream(event.backend())).record(event);
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
