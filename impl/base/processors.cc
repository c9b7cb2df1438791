// Finds how many processors this process may use.
#include "impl/base/processors.h"

#if defined(__linux__)
#include <sched.h>
#endif
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "impl/base/first_line.h"

namespace catenary {
namespace {

constexpr int64_t kRefreshNs = 1000000000;

std::atomic<int> g_available{0};  // 0: not determined yet
std::atomic<int64_t> g_next_refresh{0};

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

int quota_threads(double quota, double period) {
  if (quota <= 0 || period <= 0) return kMaxProcessors;
  const double threads = quota / period;
  if (threads >= kMaxProcessors) return kMaxProcessors;
  const int whole = static_cast<int>(threads);
  return whole < threads ? whole + 1 : (whole > 0 ? whole : 1);
}

int smaller(int a, int b) { return a < b ? a : b; }

// Returns the tightest quota between the group at `path` below `root` and the root itself.
int quota_below(const char* root, const char* path, bool unified) {
  int least = kMaxProcessors;
  char group[1024];
  if (static_cast<size_t>(std::snprintf(group, sizeof(group), "%s", path)) >= sizeof(group)) return least;
  for (;;) {
    char file[1280], line[128];
    double quota = 0, period = 0;
    if (unified) {
      std::snprintf(file, sizeof(file), "%s%s/cpu.max", root, group);
      if (read_first_line(file, line, sizeof(line)) && std::sscanf(line, "%lf %lf", &quota, &period) == 2) {
        least = smaller(least, quota_threads(quota, period));
      }
    } else {
      std::snprintf(file, sizeof(file), "%s%s/cpu.cfs_quota_us", root, group);
      if (read_first_line(file, line, sizeof(line))) quota = std::atof(line);
      std::snprintf(file, sizeof(file), "%s%s/cpu.cfs_period_us", root, group);
      if (read_first_line(file, line, sizeof(line))) period = std::atof(line);
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
  int least = kMaxProcessors;
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

}  // namespace

int available_processors() {
  int count = g_available.load(std::memory_order_relaxed);
  if (count == 0) {
    count = smaller(affinity_count(), quota_count());
    g_available.store(count, std::memory_order_relaxed);
  }
  return count;
}

void refresh_processors(int64_t now_ns) {
  int64_t due = g_next_refresh.load(std::memory_order_relaxed);
  if (now_ns < due || !g_next_refresh.compare_exchange_strong(due, now_ns + kRefreshNs)) return;
  if (due != 0) g_available.store(smaller(affinity_count(), quota_count()), std::memory_order_relaxed);
}

}  // namespace catenary
