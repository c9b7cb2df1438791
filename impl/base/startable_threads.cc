// Finds how many threads a library may start without hitting limits of the system.
#include "impl/base/startable_threads.h"

#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace catenary {
namespace {

constexpr rlim_t kPlenty = 8192;  // far more threads than any library starts

std::atomic<int> g_proven{1};

/// Whether a control group of this process has its own low limit on processes.
bool group_is_limited(const char* root, const char* path) {
  char group[1024];
  if (size_t(std::snprintf(group, sizeof group, "%s", path)) >= sizeof group) return true;
  for (;;) {
    char name[1280], line[64];
    std::snprintf(name, sizeof name, "%s%s/pids.max", root, group);
    if (std::FILE* file = std::fopen(name, "re")) {
      const bool read = std::fgets(line, sizeof line, file) != nullptr;
      std::fclose(file);
      if (read && line[0] != 'm' && std::strtoull(line, nullptr, 10) < kPlenty) return true;
    }
    char* slash = std::strrchr(group, '/');
    if (!slash) return false;
    *slash = '\0';
  }
}

bool groups_are_limited() {
  std::FILE* file = std::fopen("/proc/self/cgroup", "re");
  if (!file) return false;
  bool limited = false;
  char line[2048];
  while (!limited && std::fgets(line, sizeof line, file)) {
    line[std::strcspn(line, "\n")] = '\0';
    char* path = std::strchr(line, ':');
    if (path) path = std::strchr(path + 1, ':');
    if (!path) continue;
    ++path;
    limited = group_is_limited("/sys/fs/cgroup", path) || group_is_limited("/sys/fs/cgroup/pids", path);
  }
  std::fclose(file);
  return limited;
}

bool is_limited(int resource, rlim_t plenty) {
  rlimit limit;
  return getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < plenty;
}

bool limits_are_tight() {
  static const bool groups = groups_are_limited();
  return groups || is_limited(RLIMIT_AS, RLIM_INFINITY) || is_limited(RLIMIT_DATA, RLIM_INFINITY) ||
         (geteuid() != 0 && is_limited(RLIMIT_NPROC, kPlenty));
}

/// Threads that wait until all of them have been tried.
struct Trial {
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

  static void* wait(void* trial) {
    pthread_mutex_t& mutex = static_cast<Trial*>(trial)->mutex;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return nullptr;
  }
};

/// Returns how many of `wanted` additional threads the system grants at the same time.
int granted_now(int wanted) {
  const std::unique_ptr<pthread_t[]> threads(new (std::nothrow) pthread_t[size_t(wanted)]);
  if (!threads) return 0;
  // The host's own threads handle its signals.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  Trial trial;
  pthread_mutex_lock(&trial.mutex);
  int made = 0;
  while (made < wanted && pthread_create(&threads[size_t(made)], nullptr, Trial::wait, &trial) == 0) ++made;
  pthread_mutex_unlock(&trial.mutex);
  for (int i = 0; i < made; ++i) pthread_join(threads[size_t(i)], nullptr);
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  return made;
}

}  // namespace

int startable_threads(int wanted) {
  if (wanted < 2 || (wanted <= g_proven.load(std::memory_order_relaxed) && !limits_are_tight()))
    return wanted;
  const int granted = granted_now(wanted - 1);
  if (granted == wanted - 1) {
    int proven = g_proven.load(std::memory_order_relaxed);
    while (proven < wanted && !g_proven.compare_exchange_weak(proven, wanted)) continue;
    return wanted;
  }
  // Leave some of them for the library's own memory and for the host.
  return std::max(1, granted - granted / 4);
}

}  // namespace catenary
