// SIGINT and SIGTERM as requests to stop.
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

constexpr int kSignals[] = {SIGINT, SIGTERM};
constexpr size_t kCount = sizeof kSignals / sizeof kSignals[0];

std::mutex mutex;
int scopes = 0;
struct sigaction old_actions[kCount];  // written before the handler is installed

/// A second signal of either kind has its old effect.
void handle(int) {
  const int code = errno;
  interrupts.fetch_add(1, std::memory_order_relaxed);
  for (size_t i = 0; i < kCount; ++i) sigaction(kSignals[i], &old_actions[i], nullptr);
  errno = code;
}

/// Somebody else's handlers stay.
void restore() {
  for (size_t i = 0; i < kCount; ++i) {
    struct sigaction present = {};
    if (sigaction(kSignals[i], nullptr, &present) == 0 && present.sa_handler == handle)
      sigaction(kSignals[i], &old_actions[i], nullptr);
  }
}

void install() {
  struct sigaction action = {};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART | SA_ONSTACK;  // programs in Go have small stacks
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < kCount; ++i) sigaddset(&action.sa_mask, kSignals[i]);
  bool done = true;
  for (size_t i = 0; i < kCount; ++i) done = sigaction(kSignals[i], nullptr, &old_actions[i]) == 0 && done;
  for (size_t i = 0; i < kCount; ++i) done = done && sigaction(kSignals[i], &action, nullptr) == 0;
  if (done) return;
  const int code = errno;
  restore();
  fail(CTN_ERROR_STATE, "SIGINT and SIGTERM cannot be handled: %s", system_text(code).c_str());
}

}  // namespace

InterruptScope::InterruptScope(bool enabled) : enabled_(enabled) {
  if (!enabled) return;
  const std::lock_guard lock(mutex);
  if (scopes == 0) install();
  ++scopes;
}

InterruptScope::~InterruptScope() {
  if (!enabled_) return;
  const std::lock_guard lock(mutex);
  if (--scopes == 0) restore();
}

unsigned interrupt_count() { return interrupts.load(std::memory_order_relaxed); }

}  // namespace catenary::trainers
