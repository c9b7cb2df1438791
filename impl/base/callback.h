#pragma once
#include <utility>

namespace catenary {

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
  ~Callback() {
    if (destroy_) destroy_(user_data_);
  }

  explicit operator bool() const { return function_ != nullptr; }
  Fn function() const { return function_; }
  void* user_data() const { return user_data_; }
  template <class... A>
  auto operator()(A... arguments) const {
    return function_(user_data_, arguments...);
  }

 private:
  Fn function_ = nullptr;
  void* user_data_ = nullptr;
  void (*destroy_)(void*) = nullptr;
};

}  // namespace catenary
