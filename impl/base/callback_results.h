// Handles that callbacks return.
#pragma once
#include <algorithm>
#include <utility>

#include "impl/base/error.h"
#include "impl/base/object.h"
#include "impl/base/small_vector.h"

namespace catenary {

/// Takes ownership of a handle that a callback returned. If its type is wrong or it was already released,
/// throws Error(CTN_ERROR_CALLBACK) and releases a live one.
template <class T>
Ref<T> adopt_callback_result(T* handle) {
  if (!handle || handle->kind() == T::kHandleKind) return Ref<T>::adopt(handle);
  const bool alive = is_handle(handle->kind());
  if (alive) handle->release();
  fail(CTN_ERROR_CALLBACK, "a callback returned %s",
       alive ? "a handle of another type" : "a handle that was released");
}

/// Takes ownership of all handles that a callback returned, even if this fails.
template <class T>
class CallbackResults {
 public:
  explicit CallbackResults(size_t n) : handles_(n) { std::fill(handles_.begin(), handles_.end(), nullptr); }
  ~CallbackResults() {
    for (T* handle : handles_)
      if (handle && is_handle(handle->kind())) handle->release();
  }
  CallbackResults(const CallbackResults&) = delete;
  CallbackResults& operator=(const CallbackResults&) = delete;
  T** data() { return handles_.data(); }
  Ref<T> take(size_t i) { return adopt_callback_result(std::exchange(handles_[i], nullptr)); }

 private:
  SmallVector<T*, 4> handles_;
};

}  // namespace catenary
