// Switches oneDNN on and off, and gives it one thread.
#include "impl/backend/cpu/onednn.h"

#include <atomic>
#include <cstdlib>
#include <cstring>

#if !defined(CATENARY_NO_OPENMP)
#include <omp.h>
#endif

namespace catenary::cpu {
namespace {

std::atomic<int> enabled_state{-1};  // -1: the environment has not been read yet

}  // namespace

#if defined(CATENARY_NO_OPENMP)
OneThread::OneThread() {}
OneThread::~OneThread() {}
#else
OneThread::OneThread() : previous_(omp_get_max_threads()) {
  if (previous_ != 1) omp_set_num_threads(1);
}
OneThread::~OneThread() {
  if (previous_ != 1) omp_set_num_threads(previous_);
}
#endif

#if defined(CATENARY_HAS_ONEDNN)

bool has_onednn() { return true; }

bool onednn_enabled() {
  int enabled = enabled_state.load(std::memory_order_relaxed);
  if (enabled < 0) {
    const char* value = std::getenv("CATENARY_ONEDNN");
    enabled = value == nullptr || std::strcmp(value, "0") != 0;
    enabled_state.store(enabled, std::memory_order_relaxed);
  }
  return enabled != 0;
}

#else

bool has_onednn() { return false; }

bool onednn_enabled() { return false; }

#endif

void set_onednn_enabled(bool enabled) { enabled_state.store(enabled, std::memory_order_relaxed); }

}  // namespace catenary::cpu
