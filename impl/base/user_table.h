// A user's struct of callbacks with the data that they get.
#pragma once
#include <utility>

#include "impl/base/callback.h"
#include "impl/base/sized.h"

namespace catenary {

/// Owns user_data from construction on: `destroy` of the struct runs exactly once, also if the struct turns
/// out to be unusable, but not if even its first version does not fit in struct_size.
template <class Callbacks>
class UserTable {
 public:
  UserTable() = default;
  UserTable(const Callbacks* given, void* user_data)
      : user_data_(user_data), destroy_(is_sized(given) ? given->destroy : nullptr) {}
  UserTable(UserTable&& other) noexcept
      : callbacks_(other.callbacks_),
        user_data_(other.user_data_),
        destroy_(std::exchange(other.destroy_, nullptr)) {}
  UserTable& operator=(UserTable&&) = delete;
  ~UserTable() { destroy_user(destroy_, user_data_); }

  /// Copies the struct, up to the size that the user knew. Throws what check_sized throws.
  void fill(const Callbacks& given, const char* argument) { callbacks_ = sized_copy(given, argument); }
  const Callbacks& operator*() const { return callbacks_; }
  const Callbacks* operator->() const { return &callbacks_; }
  void* user_data() const { return user_data_; }
  /// Runs one of the callbacks. Its status is the caller's to check.
  template <class Fn, class... A>
  auto call(Fn function, A... arguments) const {
    return call_user(function, user_data_, arguments...);
  }
  /// One of the functions as a callback that owns user_data from then on.
  template <class Fn>
  Callback<Fn> release(Fn function) {
    return Callback<Fn>(function, user_data_, std::exchange(destroy_, nullptr));
  }

 private:
  Callbacks callbacks_{};
  void* user_data_ = nullptr;
  void (*destroy_)(void*) = nullptr;
};

}  // namespace catenary
