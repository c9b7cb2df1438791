// Limits how deeply callbacks nest, and converts exceptions that callbacks throw.
#include "impl/base/callback.h"

#include <cxxabi.h>
#include <dlfcn.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>

#include "impl/base/error.h"

#if defined(_LIBCPP_VERSION)  // its cxxabi.h does not declare this function of the C++ ABI
namespace __cxxabiv1 {
struct __cxa_eh_globals;
extern "C" __cxa_eh_globals* __cxa_get_globals() noexcept;
}  // namespace __cxxabiv1
#endif

namespace catenary {
namespace {

/// The stack of the calling thread; empty if it is unknown.
struct Stack {
  uintptr_t begin = 0, end = 0;

  Stack() {
#if defined(__linux__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    void* address = nullptr;
    size_t size = 0, guard = 0;
    if (pthread_attr_getstack(&attributes, &address, &size) == 0 &&
        pthread_attr_getguardsize(&attributes, &guard) == 0 && size > guard) {
      begin = reinterpret_cast<uintptr_t>(address) + guard;
      end = reinterpret_cast<uintptr_t>(address) + size;
    }
    pthread_attr_destroy(&attributes);
#if !defined(__GLIBC__)
    // musl counts only the pages that the main thread has used so far.
    rlimit limit;
    if (gettid() == getpid() && getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < end)
      begin = std::min<uintptr_t>(begin, end - limit.rlim_cur);
#endif
#endif
  }
  /// Space reserved for what a callback calls, and for reporting the failure that ends the nesting.
  uintptr_t reserve() const { return std::min<uintptr_t>((end - begin) / 4, kLargestReserve); }

  static constexpr uintptr_t kLargestReserve = uintptr_t{256} << 10;
};

constexpr uint64_t kMaxPages = (uint64_t{1} << 18) - 1;

}  // namespace

__thread CallbackDepth callback_depth __attribute__((tls_model("initial-exec"))) = {0, 0, 0};

void CallbackLevel::look() {
  CallbackDepth& depth = callback_depth;
  const auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  if (depth.pages == 0) {
    const Stack stack;
    depth.lowest = ((stack.begin + stack.reserve()) >> 12) + 1;
    depth.pages = std::clamp<uint64_t>((stack.end >> 12) - depth.lowest + 1, 1, kMaxPages);
  }
  if (depth.count >= kMaxDepth)
    fail(CTN_ERROR_STATE, "expected at most %u nested callbacks, got more (a callback probably calls itself)",
         kMaxDepth);
  const uintptr_t lowest = uintptr_t{depth.lowest} << 12;
  if (here >= lowest || lowest - here > Stack::kLargestReserve + 8192)
    return;  // the callback runs on another stack
  if (here >= Stack().begin)
    fail(CTN_ERROR_STATE,
         "expected stack space for another callback, got too little after %d nested ones (a callback calls "
         "itself, or the thread's stack is small)",
         int(depth.count));
}

void settle_exceptions() noexcept {
  // The layout that the C++ ABI prescribes.
  struct Globals {
    void* caught;
    unsigned uncaught;
  };
  auto* ours = reinterpret_cast<Globals*>(abi::__cxa_get_globals());
  const int foreign = -int(ours->uncaught);
  if (foreign <= 0) return;
  ours->uncaught = 0;
  const auto get = reinterpret_cast<Globals* (*)()>(dlsym(RTLD_DEFAULT, "__cxa_get_globals"));
  Globals* theirs = get ? get() : nullptr;
  if (theirs && theirs != ours) theirs->uncaught -= std::min(theirs->uncaught, unsigned(foreign));
}

void fail_thrown() {
  settle_exceptions();
  try {
    throw;
  } catch (const std::exception& error) {
    fail(CTN_ERROR_CALLBACK, "a callback threw an exception: %s", error.what());
  } catch (...) {
    fail(CTN_ERROR_CALLBACK, "a callback threw an exception of unknown type");
  }
}

}  // namespace catenary
