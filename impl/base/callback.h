// Calls user callbacks: nesting limit, exceptions, and ownership of user data.
#pragma once
#include <cstdint>
#include <utility>

namespace catenary {

/// Nesting depth of callbacks on the calling thread, and the part of its stack on which another callback may
/// begin: all but a reserve at the end. If the bounds are unknown or the thread runs on another stack (a
/// coroutine's), only the count limits the nesting. Small, because thread-local storage is scarce.
struct CallbackDepth {
  uint64_t lowest : 36;  // in pages of 4 KiB
  uint64_t pages : 18;   // number of pages from `lowest`; 0: not determined yet
  uint64_t count : 10;
};
extern __thread CallbackDepth callback_depth __attribute__((tls_model("initial-exec")));

/// One level of nested callbacks. Throws Error(CTN_ERROR_STATE) if the stack has no room for another level,
/// as with endless recursion.
class CallbackLevel {
 public:
  CallbackLevel() {
    const CallbackDepth depth = callback_depth;
    const uint64_t here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) >> 12;
    if (__builtin_expect((depth.count >= kMaxDepth) | (here - depth.lowest >= depth.pages), 0)) look();
    ++callback_depth.count;
  }
  ~CallbackLevel() { --callback_depth.count; }
  CallbackLevel(const CallbackLevel&) = delete;
  CallbackLevel& operator=(const CallbackLevel&) = delete;

 private:
  static constexpr unsigned kMaxDepth = 1000;
  static void look() __attribute__((cold));
};

/// Must be called in a handler that may have caught an exception of another C++ runtime: in that case the
/// other runtime counted the exception in flight up, and ours counted it down.
void settle_exceptions() noexcept;

/// Rethrows the exception of a callback as an Error(CTN_ERROR_CALLBACK).
[[noreturn]] void fail_thrown() __attribute__((cold));

/// Runs a user's function, which may call the library, fail, and throw. The caller checks its status.
template <class Fn, class... A>
auto call_user(Fn function, A... arguments) {
  const CallbackLevel level;
  try {
    return function(arguments...);
  } catch (...) {
    fail_thrown();
  }
}

/// Destroys user data; exceptions are dropped because no caller could receive them.
inline void destroy_user(void (*destroy)(void*), void* user_data) noexcept {
  if (!destroy) return;
  try {
    destroy(user_data);
  } catch (...) {
    settle_exceptions();
  }
}

/// A user's function with its data. destroy runs exactly once, when the callback is destroyed.
template <class Fn>
class Callback {
 public:
  Callback() = default;
  Callback(Fn function, void* user_data, void (*destroy)(void*))
      : function_(function), user_data_(user_data), destroy_(destroy) {}
  Callback(Callback&& other) noexcept
      : function_(other.function_),
        user_data_(other.user_data_),
        destroy_(std::exchange(other.destroy_, nullptr)) {
    other.function_ = nullptr;
  }
  Callback& operator=(Callback&& other) noexcept {
    std::swap(function_, other.function_);
    std::swap(user_data_, other.user_data_);
    std::swap(destroy_, other.destroy_);
    return *this;
  }
  ~Callback() { destroy_user(destroy_, user_data_); }

  explicit operator bool() const { return function_ != nullptr; }
  Fn function() const { return function_; }
  void* user_data() const { return user_data_; }
  template <class... A>
  auto operator()(A... arguments) const {
    return call_user(function_, user_data_, arguments...);
  }

 private:
  Fn function_ = nullptr;
  void* user_data_ = nullptr;
  void (*destroy_)(void*) = nullptr;
};

}  // namespace catenary
