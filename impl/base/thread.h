// Starts threads of the library.
#pragma once
#include <pthread.h>

namespace catenary {

/// Starts a thread without signals, which the host's own threads handle, and with a stack of at least 8 MiB,
/// as the first thread usually has: musl's default is 128 KiB. Returns the error of pthread_create.
int start_thread(pthread_t& thread, void* (*body)(void*), void* data);

/// Asks for short time slices for the calling thread, which then gets a processor sooner after it was woken,
/// but not more of its time. Does nothing where the system has no such slices (Linux has since 6.12).
void prefer_short_slices();

/// Returns the processor that the calling thread runs on, or -1 if it is not known.
int current_processor();

/// Moves the calling thread to another one of the processors that it may use if it is on this one. The system
/// chooses which, and may move it again later.
void leave_processor(int processor);

}  // namespace catenary
