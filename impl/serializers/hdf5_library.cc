// Opens libhdf5 at run time and reports its errors.
#include "impl/serializers/hdf5_library.h"

#include "impl/base/headroom.h"

#if defined(CATENARY_HAS_HDF5)
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace catenary::hdf5 {
namespace {

Functions g_functions;
// Failures are not cached: memory may be available next time.
std::atomic<bool> g_found{false};
char g_reason[512] = "";
bool g_memory_was_short = false;
pthread_mutex_t g_loading = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t g_mutex = PTHREAD_MUTEX_INITIALIZER;

void add_reason(const char* name, const char* text) {
  const size_t used = std::strlen(g_reason);
  std::snprintf(g_reason + used, sizeof g_reason - used, "%s%s%s%s", used ? "; " : "", name,
                *name ? ": " : "", text);
}

template <class F>
bool find(void* library, const char* name, F& function) {
  function = reinterpret_cast<F>(dlsym(library, name));
  return function != nullptr;
}

/// Returns null, or the name of a function that the library does not have.
const char* find_functions(void* library) {
  Functions& f = g_functions;
#define CTN_HDF5_FIND(NAME) \
  if (!find(library, #NAME, f.NAME)) return #NAME;
  CTN_HDF5_FUNCTIONS(CTN_HDF5_FIND)
#undef CTN_HDF5_FIND
  find(library, "H5Pset_file_locking", f.H5Pset_file_locking);
  if (!find(library, "H5Literate2", f.iterate) && !find(library, "H5Literate", f.iterate))
    return "H5Literate";
  return nullptr;
}

/// To be called after H5open.
const char* find_ids(void* library) {
  Functions& f = g_functions;
  const hid_t* id = nullptr;
#define CTN_HDF5_FIND(NAME)                    \
  if (!find(library, #NAME, id)) return #NAME; \
  f.NAME = *id;
  CTN_HDF5_IDS(CTN_HDF5_FIND)
#undef CTN_HDF5_FIND
  return nullptr;
}

struct Opening {
  int (*dont_atexit)() = nullptr;
  bool done = false;
  unsigned major = 0, minor = 0, release = 0;
};

/// Runs H5open in a thread of its own, because libhdf5 keeps per-thread data: if that stayed in this thread,
/// the thread's end would call a library that may already be closed.
void open_aside(Opening& opening) {
  pthread_t thread;
  const auto body = [](void* data) -> void* {
    Opening& o = *static_cast<Opening*>(data);
    if (o.dont_atexit) o.dont_atexit();
    o.done = g_functions.H5open() >= 0 && g_functions.H5get_libversion(&o.major, &o.minor, &o.release) >= 0;
    return nullptr;
  };
  if (pthread_create(&thread, nullptr, body, &opening) == 0) pthread_join(thread, nullptr);
}

bool open_library(const char* name) {
  // If the host has loaded the library, its behavior at process exit is up to the host. Otherwise nothing
  // must run at exit: threads may be active then, and all ids are closed anyway.
  void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
  const bool loaded = library != nullptr;
  if (!library) library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* error = dlerror();
    add_reason("", error ? error : name);
    g_memory_was_short |= error && std::strstr(error, "memory") && !std::strstr(error, "static TLS");
    return false;
  }
  const char* missing = find_functions(library);
  Opening opening;
  if (!missing) {
    if (!loaded) find(library, "H5dont_atexit", opening.dont_atexit);
    open_aside(opening);
    if (!opening.done) {
      add_reason(name, "there was not enough memory, or no thread");
      g_memory_was_short = true;
      dlclose(library);
      return false;
    }
    missing = find_ids(library);
  }
  if (missing) {
    char text[128];
    std::snprintf(text, sizeof text, "expected HDF5 1.10.5 or newer, got one without %s", missing);
    add_reason(name, text);
    dlclose(library);
    return false;
  }
  const unsigned major = opening.major, minor = opening.minor, release = opening.release;
  if (major == 1 &&
      (minor < 10 || (minor == 10 && release < 5))) {  // older versions lack functions for chunks
    char text[128];
    std::snprintf(text, sizeof text, "expected HDF5 1.10.5 or newer, got %u.%u.%u", major, minor, release);
    add_reason(name, text);
    return false;
  }
  return true;
}

void watch_forks() {
  pthread_atfork([] { pthread_mutex_lock(&g_mutex); }, [] { pthread_mutex_unlock(&g_mutex); },
                 [] { pthread_mutex_unlock(&g_mutex); });
}

bool load() {
  g_reason[0] = '\0';
  g_memory_was_short = false;
  bool found = false;
  // The host's own threads handle its signals, not threads that a library starts.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  const char* wanted = std::getenv("CATENARY_HDF5");
  if (wanted && std::strcmp(wanted, "0") == 0) {
    add_reason("", "CATENARY_HDF5 is 0");
  } else if (wanted && *wanted) {
    found = open_library(wanted);
  } else {
    for (const char* name :
         {"libhdf5_serial.so.103", "libhdf5_serial.so.310", "libhdf5_serial.so.200", "libhdf5.so.103",
          "libhdf5.so.200", "libhdf5.so.310", "libhdf5.so.320", "libhdf5_serial.so", "libhdf5.so"})
      if ((found = open_library(name))) break;
  }
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  if (found) watch_forks();
  return found;
}

void require_library() {
  if (__builtin_expect(g_found.load(std::memory_order_acquire), 1)) return;
  struct Lock {
    Lock() { pthread_mutex_lock(&g_loading); }
    ~Lock() { pthread_mutex_unlock(&g_loading); }
  } lock;
  if (!g_found.load(std::memory_order_relaxed)) g_found.store(load(), std::memory_order_release);
  if (!g_found.load(std::memory_order_relaxed))
    fail(g_memory_was_short ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_UNAVAILABLE,
         "HDF5 files need libhdf5: expected the shared library libhdf5_serial.so.103 (Debian's package "
         "libhdf5-103-1) or a newer one, got: %s",
         g_reason);
}

}  // namespace

Use::Use() {
  // libhdf5 dereferences failed allocations and is unusable afterward.
  constexpr size_t kHeadroom = size_t{16} << 20;
  require_headroom(kHeadroom);
  require_library();
  pthread_mutex_lock(&g_mutex);
  g_functions.H5Eget_auto2(H5E_DEFAULT, &handler_, &handler_data_);
  g_functions.H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
}

Use::~Use() {
  g_functions.H5Eclear2(H5E_DEFAULT);
  g_functions.H5Eset_auto2(H5E_DEFAULT, handler_, handler_data_);
  pthread_mutex_unlock(&g_mutex);
}

const Functions* Use::operator->() const { return &g_functions; }

void fail_with_report(ctn_status status, const std::string& text) {
  struct Report {
    char text[256] = "";
    bool memory = false;
  } found;
  g_functions.H5Ewalk2(
      H5E_DEFAULT, H5E_WALK_UPWARD,
      [](unsigned n, const H5E_error2_t* error, void* data) -> herr_t {
        auto* report = static_cast<Report*>(data);
        report->memory = report->memory || error->min_num == g_functions.H5E_NOSPACE_g;
        if (!error->desc) return 0;
        if (n == 0) std::snprintf(report->text, sizeof report->text, "%s", error->desc);
        for (const char* words : {"memory alloc", "allocation failed", "t allocate", "unable to allocate"})
          report->memory = report->memory || std::strstr(error->desc, words);
        return 0;
      },
      &found);
  if (found.memory) status = CTN_ERROR_OUT_OF_MEMORY;
  const char* report = found.text;
  throw Error(status, *report ? text + ": libhdf5: " + report : text);
}

Id::~Id() {
  if (id_ >= 0) g_functions.H5Idec_ref(id_);
}

}  // namespace catenary::hdf5
#endif
