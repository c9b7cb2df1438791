// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/stream.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/backend/stream.h"
#include "impl/array/async.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_stream *ctn_stream_retain(const ctn_stream *self) {
  return capi::retain(const_cast<ctn_stream *>(self), "stream_retain");
}

CTN_API void ctn_stream_release(const ctn_stream *self) {
  capi::release(self, "stream_release");
}

CTN_API ctn_event *ctn_event_retain(const ctn_event *self) {
  return capi::retain(const_cast<ctn_event *>(self), "event_retain");
}

CTN_API void ctn_event_release(const ctn_event *self) {
  capi::release(self, "event_release");
}

CTN_API ctn_status ctn_stream_new(const char *device, int32_t non_blocking, ctn_stream **out) {
  return capi::guard("stream_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::stream_new(device, capi::flag(non_blocking, "non_blocking")));
  });
}

CTN_API ctn_status ctn_stream_default(const char *device, ctn_stream **out) {
  return capi::guard("stream_default", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::stream_default(device));
  });
}

CTN_API ctn_status ctn_stream_current(const char *device, ctn_stream **out) {
  return capi::guard("stream_current", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::stream_current(device));
  });
}

CTN_API ctn_status ctn_stream_set_current(const char *device, ctn_stream *stream) {
  return capi::guard("stream_set_current", [&] {
    catenary::stream_set_current(device, capi::in_or_null(stream, "stream"));
  });
}

CTN_API ctn_status ctn_stream_device(ctn_stream *stream, char *name, size_t name_capacity,
                                     size_t *name_length) {
  return capi::guard("stream_device", [&] {
    capi::copy_text(name, name_capacity, name_length, catenary::stream_device(capi::in(stream, "stream")));
  });
}

CTN_API ctn_status ctn_stream_synchronize(ctn_stream *stream) {
  return capi::guard("stream_synchronize", [&] {
    catenary::stream_synchronize(capi::in(stream, "stream"));
  });
}

CTN_API ctn_status ctn_stream_done(ctn_stream *stream, int32_t *done) {
  return capi::guard("stream_done", [&] {
    capi::reference(done, "done");
    *done = (catenary::stream_done(capi::in(stream, "stream"))) ? 1 : 0;
  });
}

CTN_API ctn_status ctn_stream_record(ctn_stream *stream, ctn_event *event, ctn_event **out) {
  return capi::guard("stream_record", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::stream_record(capi::in(stream, "stream"), capi::in_or_null(event, "event")));
  });
}

CTN_API ctn_status ctn_stream_wait_event(ctn_stream *stream, ctn_event *event) {
  return capi::guard("stream_wait_event", [&] {
    catenary::stream_wait_event(capi::in(stream, "stream"), capi::in(event, "event"));
  });
}

CTN_API ctn_status ctn_stream_add_callback(ctn_stream *stream, ctn_stream_fn callback, void *user_data,
                                           ctn_destroy_fn destroy) {
  return capi::guard("stream_add_callback", [&] {
    catenary::Callback<ctn_stream_fn> callback_(callback, user_data, destroy);
    capi::require(callback, "callback");
    catenary::stream_add_callback(capi::in(stream, "stream"), std::move(callback_));
  });
}

CTN_API ctn_status ctn_event_new(const char *device, int32_t disable_timing, ctn_event **out) {
  return capi::guard("event_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::event_new(device, capi::flag(disable_timing, "disable_timing")));
  });
}

CTN_API ctn_status ctn_event_device(ctn_event *event, char *name, size_t name_capacity, size_t *name_length) {
  return capi::guard("event_device", [&] {
    capi::copy_text(name, name_capacity, name_length, catenary::event_device(capi::in(event, "event")));
  });
}

CTN_API ctn_status ctn_event_record(ctn_event *event, ctn_stream *stream) {
  return capi::guard("event_record", [&] {
    catenary::event_record(capi::in(event, "event"), capi::in_or_null(stream, "stream"));
  });
}

CTN_API ctn_status ctn_event_synchronize(ctn_event *event) {
  return capi::guard("event_synchronize", [&] {
    catenary::event_synchronize(capi::in(event, "event"));
  });
}

CTN_API ctn_status ctn_event_done(ctn_event *event, int32_t *done) {
  return capi::guard("event_done", [&] {
    capi::reference(done, "done");
    *done = (catenary::event_done(capi::in(event, "event"))) ? 1 : 0;
  });
}

CTN_API ctn_status ctn_event_elapsed_time(ctn_event *start, ctn_event *end, double *milliseconds) {
  return capi::guard("event_elapsed_time", [&] {
    capi::reference(milliseconds, "milliseconds");
    *milliseconds = catenary::event_elapsed_time(capi::in(start, "start"), capi::in(end, "end"));
  });
}

CTN_API ctn_status ctn_array_to_data_async(const ctn_array *a, void *data, size_t size, ctn_stream *stream) {
  return capi::guard("array_to_data_async", [&] {
    catenary::to_data_async(capi::in(a, "a"), data, size, capi::in_or_null(stream, "stream"));
  });
}

CTN_API ctn_status ctn_array_set_data_async(ctn_array *a, const void *data, size_t size, ctn_stream *stream) {
  return capi::guard("array_set_data_async", [&] {
    catenary::set_data_async(capi::inout(a, "a"), data, size, capi::in_or_null(stream, "stream"));
  });
}

}  // extern "C"
