#pragma once
#include <cstdint>
#include <utility>

namespace catenary {

/// How far the calling thread is within callbacks, and where on its stack another one may begin: what the
/// bounds leave but for a part at the end. A thread of unknown bounds, or on another stack than its own (a
/// coroutine's), is held by the count alone. Small, because thread-local storage is scarce.
struct CallbackDepth {
  uint64_t lowest : 36;  // in pages of 4 KiB
  uint64_t pages : 18;   // from there on; 0: the bounds were not asked for yet
  uint64_t count : 10;
};
extern __thread CallbackDepth callback_depth __attribute__((tls_model("initial-exec")));

/// One callback within others. STATE where one calls itself without end: there is no stack for more.
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

/// To be called in a handler that may have caught an exception of another C++ runtime than ours: only that
/// one's count of exceptions in flight went up, and only ours went down.
void settle_exceptions() noexcept;

/// What a callback threw, as a CALLBACK error.
[[noreturn]] void fail_thrown() __attribute__((cold));

/// Runs a user's function, which may call the library, fail, and throw. Its status is the caller's to check.
template <class Fn, class... A>
auto call_user(Fn function, A... arguments) {
  const CallbackLevel level;
  try {
    return function(arguments...);
  } catch (...) {
    fail_thrown();
  }
}

/// Gives user data back; what that throws has nowhere to go.
inline void destroy_user(void (*destroy)(void*), void* user_data) noexcept {
  if (!destroy) return;
  try {
    destroy(user_data);
  } catch (...) {
    settle_exceptions();
  }
}

/// A user's function with its data. destroy runs exactly once, when the callback goes.
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
