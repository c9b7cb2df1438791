// Parallel loops: how many threads they use, and who may use them.
#include "impl/base/parallel.h"

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <exception>

#include "impl/base/processors.h"
#include "impl/base/team.h"

#if !defined(CATENARY_NO_OPENMP)
#include <omp.h>
#endif

namespace catenary {
namespace {

std::atomic<int> g_count{0};         // 0: as many as there are processors
std::atomic<bool> g_busy{false};     // the team has an owner
std::atomic<bool> g_forked{false};   // a forked child has no team
std::atomic<int64_t> g_last_use{0};  // when the team was last released, in ns
pthread_once_t g_once = PTHREAD_ONCE_INIT;
constinit Team g_team;

void watch_forks() {
  pthread_atfork(nullptr, nullptr, [] { g_forked.store(true, std::memory_order_relaxed); });
}

/// Whether the caller runs on one of several threads of the host's OpenMP, which each have a processor.
bool in_host_team() {
#if !defined(CATENARY_NO_OPENMP)
  return omp_in_parallel();
#else
  return false;
#endif
}

/// Tries to acquire the team for the calling thread.
bool acquire_team() {
  if (g_forked.load(std::memory_order_relaxed) || in_host_team()) return false;
  if (g_busy.exchange(true, std::memory_order_acquire)) return false;
  pthread_once(&g_once, watch_forks);
  return true;
}

struct Region {
  detail::Body body;
  void* context;
  std::atomic<bool> failed{false};
  std::exception_ptr error{};

  static void run(void* data, int64_t begin, int64_t end) noexcept {
    Region& region = *static_cast<Region*>(data);
    if (region.failed.load(std::memory_order_relaxed)) return;
    try {
      region.body(region.context, begin, end);
    } catch (...) {
      if (!region.failed.exchange(true)) region.error = std::current_exception();
    }
  }
};

}  // namespace

int thread_count() {
  const int count = g_count.load(std::memory_order_relaxed);
  return count > 0 ? count : available_processors();
}

void set_thread_count(int count) {
  g_count.store(std::clamp(count, 0, kMaxProcessors), std::memory_order_relaxed);
  g_team.forget_refusal();
}

bool team_is_awake() {
  constexpr int64_t kRecentNs = 30000;
  return g_team.is_awake() && now_ns() - g_last_use.load(std::memory_order_relaxed) < kRecentNs;
}

bool team_is_even() { return g_team.is_even(); }

namespace detail {

void parallel_for(int64_t count, Grain grain, Body body, void* context) {
  if (count <= 0) return;
  const int64_t size = std::max<int64_t>(grain.size, 1), unit = std::max<int64_t>(grain.unit, 1);
  const int threads = int(std::min<int64_t>((count + size - 1) / size, thread_count()));
  if (threads < 2 || !acquire_team()) return body(context, 0, count);
  refresh_processors(now_ns());
  Region region{body, context};
  g_team.run(count, unit, threads, Region::run, &region);
  g_last_use.store(now_ns(), std::memory_order_relaxed);
  g_busy.store(false, std::memory_order_release);
  if (region.error) std::rethrow_exception(region.error);
}

}  // namespace detail

}  // namespace catenary
