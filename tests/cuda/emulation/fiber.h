// Fibers: stacks between which one thread of the operating system switches.
#pragma once
#include <cstddef>

#if defined(__SANITIZE_ADDRESS__)
#define CTN_EMULATION_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CTN_EMULATION_ASAN 1
#endif
#endif

#if !defined(__x86_64__) || defined(CTN_EMULATION_PORTABLE)
#define CTN_EMULATION_UCONTEXT 1
#include <ucontext.h>
#else
#define CTN_EMULATION_UCONTEXT 0
#endif

namespace emulation {

/// A stack that runs one function, which may stop in the middle. resume() and suspend() belong to one thread.
class Fiber {
 public:
  /// The function returns when the fiber has nothing left to do; the fiber can then only be destroyed.
  Fiber(void (*function)(void*), void* argument);
  /// A fiber that was resumed must have returned from its function.
  ~Fiber();
  Fiber(const Fiber&) = delete;
  Fiber& operator=(const Fiber&) = delete;

  /// Continues the fiber until it suspends itself or its function returns.
  void resume();
  /// Returns to the caller of resume(). Only the fiber itself may call it.
  void suspend();

 private:
  static constexpr size_t kStack = 256 << 10, kGuard = 64 << 10;

  static void enter();
  void leave(bool for_ever);

  void (*function_)(void*);
  void* argument_;
  char* memory_;  // the guard, then the stack
#if CTN_EMULATION_UCONTEXT
  ucontext_t own_, caller_;
#else
  void* own_ = nullptr;  // stack pointers
  void* caller_ = nullptr;
#endif
  // For AddressSanitizer: the fake stacks of both sides, and the stack of the caller.
  void* own_fake_ = nullptr;
  const void* caller_stack_ = nullptr;
  size_t caller_size_ = 0;
};

/// Lets LeakSanitizer look for pointers in the stack that the thread had first. While a fiber runs it would
/// look only in that of the fiber.
#if defined(CTN_EMULATION_ASAN)
class FirstStack {
 public:
  FirstStack();
  ~FirstStack();
  FirstStack(const FirstStack&) = delete;
  FirstStack& operator=(const FirstStack&) = delete;

 private:
  void* lowest_ = nullptr;
  size_t size_ = 0;
};
#else
struct FirstStack {};
#endif

}  // namespace emulation
