// Starts threads of the library.
#include "impl/base/thread.h"

#include <signal.h>

#include <cstddef>

namespace catenary {

int start_thread(pthread_t& thread, void* (*body)(void*), void* data) {
  constexpr size_t kLeastStack = size_t{8} << 20;
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error) return error;
  size_t stack = 0;
  if (pthread_attr_getstacksize(&attributes, &stack) == 0 && stack < kLeastStack)
    pthread_attr_setstacksize(&attributes, kLeastStack);
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  error = pthread_create(&thread, &attributes, body, data);
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  pthread_attr_destroy(&attributes);
  return error;
}

}  // namespace catenary
