// Loads LAPACK at run time, and keeps OpenBLAS to the calling threads.
#include "impl/backend/cpu/lapack_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "impl/base/error.h"
#include "impl/base/headroom.h"
#include "impl/base/startable_threads.h"

#if !defined(CATENARY_NO_OPENMP)
#include <omp.h>
#endif

namespace catenary::cpu {
namespace {

enum Threading { serial, own_threads, openmp };  // the result of openblas_get_parallel

struct Library {
  LapackFunctions<float> single{};
  LapackFunctions<double> real{};
  int (*get_threads)() = nullptr;
  void (*set_threads)(int) = nullptr;
  int threading = serial;
  char reason[512] = "";
  bool memory_was_short = false;
};

Library g_library;
// Failures are not cached: memory or threads may be available next time.
std::atomic<bool> g_found{false};
pthread_mutex_t g_loading = PTHREAD_MUTEX_INITIALIZER;

// The number of users of OpenBLAS, and the number of threads that the host had set.
pthread_mutex_t g_mutex = PTHREAD_MUTEX_INITIALIZER;
int g_users = 0, g_saved = 0;
bool g_lowered = false;

template <class F>
bool find(void* handle, char precision, const char* name, F& function) {
  const std::string symbol = std::string(1, precision) + name + "_";
  function = reinterpret_cast<F>(dlsym(handle, symbol.c_str()));
  return function != nullptr;
}

template <class T>
bool find_all(void* handle, char precision, LapackFunctions<T>& f) {
  return find(handle, precision, "getrf", f.getrf) && find(handle, precision, "getrs", f.getrs) &&
         find(handle, precision, "geqrf", f.geqrf) && find(handle, precision, "potrf", f.potrf) &&
         find(handle, precision, "gelqf", f.gelqf) && find(handle, precision, "orglq", f.orglq) &&
         find(handle, precision, "gesdd", f.gesdd) && find(handle, precision, "gelsd", f.gelsd) &&
         find(handle, precision, "syevd", f.syevd) && find(handle, precision, "geev", f.geev);
}

bool is_lack_of_memory(const char* error) {
  return error && std::strstr(error, "memory") && !std::strstr(error, "static TLS");
}

/// When loaded, OpenBLAS starts a thread for each processor, and ends the process if it cannot get one.
void require_threads() {
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  if (startable_threads(int(processors)) < processors)
    fail(CTN_ERROR_OUT_OF_MEMORY,
         "this needs LAPACK, whose library starts %ld threads, but the system allows fewer", processors);
}

/// What a package may put beside libcatenary.so, such as Python's wheel; see scripts/wheel.py.
constexpr const char* kCarried = "libcatenary-lapack.so";

bool open_library(const char* name) {
  Library& library = g_library;
  void* handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const size_t used = std::strlen(library.reason);
    const char* error = dlerror();
    if (name == kCarried && used) return false;  // most packages rely on the system's
    std::snprintf(library.reason + used, sizeof library.reason - used, "%s%s", used ? "; " : "",
                  error ? error : name);
    library.memory_was_short |= is_lack_of_memory(error);
    return false;
  }
  if (!find_all(handle, 's', library.single) || !find_all(handle, 'd', library.real)) {
    const size_t used = std::strlen(library.reason);
    std::snprintf(library.reason + used, sizeof library.reason - used, "%s%s has no LAPACK", used ? "; " : "",
                  name);
    dlclose(handle);
    return false;
  }
  library.get_threads = reinterpret_cast<int (*)()>(dlsym(handle, "openblas_get_num_threads"));
  library.set_threads = reinterpret_cast<void (*)(int)>(dlsym(handle, "openblas_set_num_threads"));
  const auto get_parallel = reinterpret_cast<int (*)()>(dlsym(handle, "openblas_get_parallel"));
  if (library.get_threads && library.set_threads && get_parallel) library.threading = get_parallel();
  return true;
}

void watch_forks() {
  pthread_atfork([] { pthread_mutex_lock(&g_mutex); }, [] { pthread_mutex_unlock(&g_mutex); },
                 [] {
                   g_users = 0;  // their threads belong to the parent
                   pthread_mutex_unlock(&g_mutex);
                 });
}

bool load() {
  g_library.reason[0] = '\0';
  g_library.memory_was_short = false;
  bool found = false;
  // The host's own threads handle its signals, not OpenBLAS's.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  const char* wanted = std::getenv("CATENARY_LAPACK");
  if (wanted && std::strcmp(wanted, "0") == 0) {
    std::snprintf(g_library.reason, sizeof g_library.reason, "CATENARY_LAPACK is 0");
  } else if (wanted && *wanted) {
    found = open_library(wanted);
  } else {
    found = open_library("libopenblas.so.0") || open_library("liblapack.so.3") || open_library(kCarried);
  }
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  if (found) watch_forks();
  return found;
}

const Library& library() {
  if (__builtin_expect(g_found.load(std::memory_order_acquire), 1)) return g_library;
  constexpr size_t kHeadroom = size_t{96} << 20;  // for the library and the buffers that it maps immediately
  require_headroom(kHeadroom);
  require_threads();
  struct Lock {
    Lock() { pthread_mutex_lock(&g_loading); }
    ~Lock() { pthread_mutex_unlock(&g_loading); }
  } lock;
  if (!g_found.load(std::memory_order_relaxed)) g_found.store(load(), std::memory_order_release);
  if (!g_found.load(std::memory_order_relaxed))
    fail(g_library.memory_was_short ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_UNAVAILABLE,
         "this needs LAPACK: expected the shared library libopenblas.so.0 or liblapack.so.3, got: %s",
         g_library.reason);
  return g_library;
}

}  // namespace

template <>
const LapackFunctions<float>& lapack_functions<float>() {
  return library().single;
}
template <>
const LapackFunctions<double>& lapack_functions<double>() {
  return library().real;
}

SerialLapack::SerialLapack() {
  const Library& blas = library();
  if (blas.threading == own_threads) {
    pthread_mutex_lock(&g_mutex);
    if (g_users++ == 0 && !g_lowered) {
      g_saved = blas.get_threads();
      g_lowered = g_saved != 1;
      if (g_lowered) blas.set_threads(1);
    }
    pthread_mutex_unlock(&g_mutex);
  }
#if !defined(CATENARY_NO_OPENMP)
  if (blas.threading == openmp && omp_get_max_threads() != 1) {
    previous_ = omp_get_max_threads();
    omp_set_num_threads(1);
  }
#endif
}

SerialLapack::~SerialLapack() {
  if (g_library.threading == own_threads) {
    pthread_mutex_lock(&g_mutex);
    if (--g_users == 0 && g_lowered) {
      g_library.set_threads(g_saved);
      g_lowered = false;
    }
    pthread_mutex_unlock(&g_mutex);
  }
#if !defined(CATENARY_NO_OPENMP)
  if (previous_) omp_set_num_threads(previous_);
#endif
}

}  // namespace catenary::cpu
