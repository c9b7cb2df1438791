// Streams and events of the CPU.
#pragma once
#include "impl/backend/stream.h"

namespace catenary::cpu {

/// Streams that run everything immediately in the calling thread, and their events.
Stream& default_stream();
Ref<Stream> new_stream();
Ref<Event> new_event(bool timed);

}  // namespace catenary::cpu
