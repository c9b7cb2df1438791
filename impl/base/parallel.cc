// The team of threads: size, ownership, and distribution of work.
#include "impl/base/parallel.h"

#include <pthread.h>
#if defined(__linux__)
#include <sched.h>
#endif
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "impl/base/team_size.h"

#if !defined(CATENARY_NO_OPENMP)
#include <omp.h>
#endif

namespace catenary {
namespace {

constexpr int kMaxThreads = 1024;
constexpr int64_t kAwakeNs = 30000;

std::atomic<int> g_count{0};            // 0: not determined yet
std::atomic<uint16_t> g_generation{0};  // number of calls of set_thread_count
std::atomic<bool> g_busy{false};        // the team has an owner
std::atomic<bool> g_forked{false};      // a forked child has no team
std::atomic<int64_t> g_last_use{0};     // when the team was last released, in ns
pthread_once_t g_once = PTHREAD_ONCE_INIT;

int affinity_count() {
#if defined(__linux__)
  for (int cpus = CPU_SETSIZE; cpus <= (1 << 16); cpus *= 4) {
    cpu_set_t* set = CPU_ALLOC(static_cast<size_t>(cpus));
    if (set == nullptr) break;
    const size_t size = CPU_ALLOC_SIZE(static_cast<size_t>(cpus));
    const int count = sched_getaffinity(0, size, set) == 0 ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (count > 0) return count;
  }
#endif
  const long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? static_cast<int>(online) : 1;
}

bool read_line(const char* path, char* line, int size) {
  std::FILE* file = std::fopen(path, "re");
  if (file == nullptr) return false;
  const bool read = std::fgets(line, size, file) != nullptr;
  std::fclose(file);
  return read;
}

int quota_threads(double quota, double period) {
  if (quota <= 0 || period <= 0) return kMaxThreads;
  const double threads = quota / period;
  if (threads >= kMaxThreads) return kMaxThreads;
  const int whole = static_cast<int>(threads);
  return whole < threads ? whole + 1 : (whole > 0 ? whole : 1);
}

int smaller(int a, int b) { return a < b ? a : b; }

// Returns the tightest quota between the group at `path` below `root` and the root itself.
int quota_below(const char* root, const char* path, bool unified) {
  int least = kMaxThreads;
  char group[1024];
  if (static_cast<size_t>(std::snprintf(group, sizeof(group), "%s", path)) >= sizeof(group)) return least;
  for (;;) {
    char file[1280], line[128];
    double quota = 0, period = 0;
    if (unified) {
      std::snprintf(file, sizeof(file), "%s%s/cpu.max", root, group);
      if (read_line(file, line, sizeof(line)) && std::sscanf(line, "%lf %lf", &quota, &period) == 2) {
        least = smaller(least, quota_threads(quota, period));
      }
    } else {
      std::snprintf(file, sizeof(file), "%s%s/cpu.cfs_quota_us", root, group);
      if (read_line(file, line, sizeof(line))) quota = std::atof(line);
      std::snprintf(file, sizeof(file), "%s%s/cpu.cfs_period_us", root, group);
      if (read_line(file, line, sizeof(line))) period = std::atof(line);
      least = smaller(least, quota_threads(quota, period));
    }
    char* slash = std::strrchr(group, '/');
    if (slash == nullptr) return least;
    *slash = '\0';
  }
}

// Position of this process in the control group hierarchies. Inside a container the path may lead out of the
// mounted tree; parts that do not exist are skipped until the root is reached.
int quota_count() {
  int least = kMaxThreads;
  std::FILE* file = std::fopen("/proc/self/cgroup", "re");
  if (file == nullptr) return least;
  char line[2048];
  while (std::fgets(line, sizeof(line), file) != nullptr) {
    line[std::strcspn(line, "\n")] = '\0';
    char* controllers = std::strchr(line, ':');
    if (controllers == nullptr) continue;
    char* path = std::strchr(++controllers, ':');
    if (path == nullptr) continue;
    *path++ = '\0';
    if (*controllers == '\0') {
      least = smaller(least, quota_below("/sys/fs/cgroup", path, true));
      least = smaller(least, quota_below("/sys/fs/cgroup/unified", path, true));
      continue;
    }
    for (char *rest = nullptr, *name = strtok_r(controllers, ",", &rest); name != nullptr;
         name = strtok_r(nullptr, ",", &rest)) {
      if (std::strcmp(name, "cpu") != 0) continue;
      least = smaller(least, quota_below("/sys/fs/cgroup/cpu", path, false));
      least = smaller(least, quota_below("/sys/fs/cgroup/cpu,cpuacct", path, false));
    }
  }
  std::fclose(file);
  return least;
}

int machine_count() {
  static std::atomic<int> known{0};
  int count = known.load(std::memory_order_relaxed);
  if (count == 0) {
    count = smaller(smaller(affinity_count(), quota_count()), kMaxThreads);
    known.store(count, std::memory_order_relaxed);
  }
  return count;
}

void after_fork() {
  g_forked.store(true, std::memory_order_relaxed);
#if !defined(CATENARY_NO_OPENMP)
  omp_set_num_threads(1);
#endif
}

void watch_forks() { pthread_atfork(nullptr, nullptr, after_fork); }

// Tries to acquire the team for the calling thread; release_team() releases it.
bool acquire_team() {
  if (g_forked.load(std::memory_order_relaxed)) return false;
#if !defined(CATENARY_NO_OPENMP)
  if (omp_in_parallel()) return false;
#endif
  if (g_busy.exchange(true, std::memory_order_acquire)) return false;
  pthread_once(&g_once, watch_forks);
  return true;
}

int64_t now_ns() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

void release_team() {
  g_last_use.store(now_ns(), std::memory_order_relaxed);
  g_busy.store(false, std::memory_order_release);
}

/// The team that libgomp keeps for the calling thread, as far as we know: it has the size requested last.
struct Team {
  uint16_t generation;  // value of g_generation when fewer than `asked` threads were granted
  int16_t asked, granted, size;
};
__thread Team t_team __attribute__((tls_model("initial-exec"))) = {0, 1, 1, 1};

/// Returns how many of `threads` (at least 2) a team of the calling thread may have.
int granted_threads(int threads) {
  Team& team = t_team;
  if (threads > team.size) {
    const uint16_t generation = g_generation.load(std::memory_order_relaxed);
    const bool refused = team.granted < team.asked && generation == team.generation;
    if (refused && threads <= team.asked) threads = smaller(threads, team.granted);
    if (threads > team.size) {
      const int granted = startable_threads(threads);
      team = {generation, int16_t(threads), int16_t(granted), team.size};
      threads = granted;
    }
  }
  if (threads > 1) team.size = int16_t(threads);  // one thread needs no team
  return threads;
}

struct Region {
  int64_t count, grain;
  detail::Body body;
  void* context;
  std::atomic<bool> failed{false};
  std::exception_ptr error{};

  void run(int part, int parts) noexcept {
    const int64_t blocks = (count + grain - 1) / grain;
    const int64_t begin = blocks * part / parts * grain;
    const int64_t last = blocks * (part + 1) / parts * grain;
    const int64_t end = last < count ? last : count;
    if (begin >= end) return;
    try {
      body(context, begin, end);
    } catch (...) {
      if (!failed.exchange(true)) error = std::current_exception();
    }
  }
};

#if defined(CATENARY_NO_OPENMP)
struct Part {
  Region* region;
  int index, parts;
  pthread_t thread;
  bool started;
};

void* run_part(void* data) {
  auto* part = static_cast<Part*>(data);
  part->region->run(part->index, part->parts);
  return nullptr;
}

void run_on_team(Region& region, int threads) {
  constexpr int most = 64;
  Part parts[most];
  threads = smaller(threads, most);
  for (int i = 1; i < threads; ++i) {
    parts[i] = {&region, i, threads, {}, false};
    parts[i].started = pthread_create(&parts[i].thread, nullptr, run_part, &parts[i]) == 0;
  }
  region.run(0, threads);
  for (int i = 1; i < threads; ++i) {
    if (parts[i].started) {
      pthread_join(parts[i].thread, nullptr);
    } else {
      region.run(i, threads);
    }
  }
}
#else
void run_on_team(Region& region, int threads) {
#pragma omp parallel num_threads(threads)
  region.run(omp_get_thread_num(), omp_get_num_threads());
}
#endif

}  // namespace

int thread_count() {
  const int count = g_count.load(std::memory_order_relaxed);
  return count > 0 ? count : machine_count();
}

void set_thread_count(int count) {
  g_count.store(count < 0 ? 0 : smaller(count, kMaxThreads), std::memory_order_relaxed);
  g_generation.fetch_add(1, std::memory_order_relaxed);
}

bool team_is_awake() { return now_ns() - g_last_use.load(std::memory_order_relaxed) < kAwakeNs; }

namespace detail {

void parallel_for(int64_t count, int64_t grain, Body body, void* context) {
  if (count <= 0) return;
  if (grain < 1) grain = 1;
  const int64_t blocks = (count + grain - 1) / grain;
  int threads = thread_count();
  if (blocks < threads) threads = static_cast<int>(blocks);
  if (threads < 2 || !acquire_team()) {
    body(context, 0, count);
    return;
  }
  Region region{count, grain, body, context};
  run_on_team(region, granted_threads(threads));
  release_team();
  if (region.error) std::rethrow_exception(region.error);
}

}  // namespace detail

TeamLease::TeamLease() : threads_(1), previous_(0), owner_(acquire_team()) {
  if (owner_ && thread_count() > 1) threads_ = granted_threads(thread_count());
#if !defined(CATENARY_NO_OPENMP)
  previous_ = omp_get_max_threads();
  if (previous_ != threads_) omp_set_num_threads(threads_);
#endif
}

TeamLease::~TeamLease() {
#if !defined(CATENARY_NO_OPENMP)
  if (previous_ != threads_) omp_set_num_threads(previous_);
#endif
  if (owner_) release_team();
}

}  // namespace catenary
