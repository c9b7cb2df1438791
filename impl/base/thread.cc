// Starts threads of the library.
#include "impl/base/thread.h"

#include <signal.h>
#if defined(__linux__)
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <cstddef>
#include <cstdint>

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

#if defined(__linux__)

void prefer_short_slices() {
#if defined(SYS_sched_setattr) && defined(SYS_sched_getattr)
  // struct sched_attr of the system, which C libraries do not have.
  struct {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t runtime, deadline, period;
  } attributes{};
  attributes.size = sizeof(attributes);
  if (syscall(SYS_sched_getattr, 0, &attributes, sizeof(attributes), 0) != 0) return;
  if (attributes.policy != SCHED_OTHER) return;
  attributes.runtime = 100000;  // ns, the least that the system accepts
  (void)syscall(SYS_sched_setattr, 0, &attributes, 0);
#endif
}

int current_processor() { return sched_getcpu(); }

void leave_processor(int processor) {
  cpu_set_t all;
  if (processor < 0 || processor != current_processor() || sched_getaffinity(0, sizeof(all), &all) != 0)
    return;
  cpu_set_t others = all;
  CPU_CLR(static_cast<unsigned>(processor), &others);
  if (CPU_COUNT(&others) == 0 || sched_setaffinity(0, sizeof(others), &others) != 0) return;
  (void)sched_setaffinity(0, sizeof(all), &all);
}

#else

void prefer_short_slices() {}
int current_processor() { return -1; }
void leave_processor(int) {}

#endif

}  // namespace catenary
