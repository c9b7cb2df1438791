// Streams and events.
#pragma once
#include <catenary/stream.h>

#include <string>
#include <tuple>

#include "impl/backend/backend.h"
#include "impl/base/callback.h"

namespace catenary {
using StreamCallback = Callback<ctn_stream_fn>;
}

/// A point in a stream. The C API's handle is the object itself.
struct ctn_event : catenary::HandleObject<catenary::Kind::event> {
 public:
  enum class State { never_recorded, pending, reached };

  catenary::Backend& backend() const { return backend_; }
  bool is_timed() const { return timed_; }

  /// Returns the state of the last record; if it was reached, `time` receives the nanoseconds on the device's
  /// clock, which is 0 for devices with an elapsed_since() of their own.
  virtual State state(int64_t* time) = 0;
  /// Returns the milliseconds between another event of the device and this one. Both have timing and were
  /// reached.
  virtual double elapsed_since(ctn_event& start) {
    int64_t from = 0, to = 0;
    start.state(&from);
    state(&to);
    return double(to - from) / 1e6;
  }
  virtual void synchronize() = 0;

 protected:
  ctn_event(catenary::Backend& backend, bool timed) : backend_(backend), timed_(timed) {}

 private:
  catenary::Backend& backend_;
  const bool timed_;
};

/// A queue of one device. Recorded events and copied storage belong to the same device.
struct ctn_stream : catenary::HandleObject<catenary::Kind::stream> {
 public:
  catenary::Backend& backend() const { return backend_; }
  int32_t priority() const { return priority_; }

  /// Waits for the work started on the stream. Throws the first failure of the device since the last report.
  virtual void synchronize() = 0;
  virtual bool done() = 0;
  virtual void record(ctn_event& event) = 0;
  /// The event may be on any device.
  virtual void wait(ctn_event& event) = 0;
  /// The callback receives `stream`, which is this one or the per-thread stream for which it works.
  virtual void add_callback(ctn_stream& stream, catenary::StreamCallback callback) = 0;
  /// Copies contiguous bytes between host memory and the device, in the order of the stream.
  virtual void read(catenary::Storage& storage, void* destination, const char* source, size_t size) = 0;
  virtual void write(catenary::Storage& storage, char* destination, const void* source, size_t size) = 0;

 protected:
  explicit ctn_stream(catenary::Backend& backend, int32_t priority = 0)
      : backend_(backend), priority_(priority) {}

 private:
  catenary::Backend& backend_;
  const int32_t priority_;
};

namespace catenary {

/// Returns the calling thread's stream for a device, for use by the device: it is one that the device made.
Stream& current_stream(Backend& backend);
/// The same for users of the stream: it may be the per-thread one.
Stream& selected_stream(Backend& backend);

/// Returns the streams that a thread uses, other than default ones, as one object for another thread.
Ref<Object> capture_streams();
/// Null: only default streams.
void apply_streams(const Ref<Object>& streams);

/// Makes a stream the thread's current one for a scope.
class UseStream {
 public:
  explicit UseStream(Stream& stream);
  ~UseStream();
  UseStream(const UseStream&) = delete;
  UseStream& operator=(const UseStream&) = delete;

 private:
  Ref<Object> previous_;
};

/// Returns the time of the host's clock in nanoseconds, for events.
int64_t event_clock();

// Called by the C API.
Ref<Stream> stream_new(const char* device, bool non_blocking, int32_t priority);
Ref<Stream> stream_default(const char* device);
Ref<Stream> stream_per_thread(const char* device);
Ref<Stream> stream_current(const char* device);
void stream_set_current(const char* device, Stream* stream);
std::string stream_device(const Stream& stream);
int32_t stream_priority(const Stream& stream);
std::tuple<int32_t, int32_t> stream_priority_range(const char* device);
void stream_synchronize(Stream& stream);
bool stream_done(Stream& stream);
Ref<Event> stream_record(Stream& stream, Event* event);
void stream_wait_event(Stream& stream, Event& event);
void stream_add_callback(Stream& stream, StreamCallback callback);
Ref<Event> event_new(const char* device, bool disable_timing);
std::string event_device(const Event& event);
void event_record(Event& event, Stream* stream);
void event_synchronize(Event& event);
bool event_done(Event& event);
double event_elapsed_time(Event& start, Event& end);

}  // namespace catenary
