// SIGINT as a request to stop.
#include "impl/training/interrupts.h"

#include <signal.h>

#include <atomic>
#include <cerrno>
#include <mutex>

#include "impl/base/error.h"
#include "impl/base/file.h"

namespace catenary::trainers {
namespace {

std::atomic<unsigned> interrupts{0};
static_assert(std::atomic<unsigned>::is_always_lock_free);

std::mutex mutex;
int scopes = 0;
struct sigaction old_action;  // written before the handler is installed

void handle(int) {
  const int code = errno;
  interrupts.fetch_add(1, std::memory_order_relaxed);
  sigaction(SIGINT, &old_action, nullptr);
  errno = code;
}

}  // namespace

InterruptScope::InterruptScope(bool enabled) : enabled_(enabled) {
  if (!enabled) return;
  const std::lock_guard lock(mutex);
  if (scopes == 0) {
    struct sigaction action = {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGINT, nullptr, &old_action) != 0 || sigaction(SIGINT, &action, nullptr) != 0)
      fail(CTN_ERROR_STATE, "SIGINT cannot be handled: %s", system_text(errno).c_str());
  }
  ++scopes;
}

InterruptScope::~InterruptScope() {
  if (!enabled_) return;
  const std::lock_guard lock(mutex);
  if (--scopes > 0) return;
  struct sigaction present = {};
  // Somebody else's handler stays.
  if (sigaction(SIGINT, nullptr, &present) == 0 && present.sa_handler == handle)
    sigaction(SIGINT, &old_action, nullptr);
}

unsigned interrupt_count() { return interrupts.load(std::memory_order_relaxed); }

}  // namespace catenary::trainers
