// Starts threads of the library.
#pragma once
#include <pthread.h>

namespace catenary {

/// Starts a thread without signals, which the host's own threads handle, and with a stack of at least 8 MiB,
/// as the first thread usually has: musl's default is 128 KiB. Returns the error of pthread_create.
int start_thread(pthread_t& thread, void* (*body)(void*), void* data);

}  // namespace catenary
