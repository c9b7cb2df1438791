#pragma once
#include <algorithm>
#include <utility>

#include "impl/base/object.h"
#include "impl/base/small_vector.h"

namespace catenary {

/// Handles that a callback wrote; they are the library's whatever happens next.
template <class T>
class Received {
 public:
  explicit Received(size_t n) : handles_(n) { std::fill(handles_.begin(), handles_.end(), nullptr); }
  ~Received() {
    for (T* handle : handles_)
      if (handle) handle->release();
  }
  Received(const Received&) = delete;
  Received& operator=(const Received&) = delete;
  T** data() { return handles_.data(); }
  Ref<T> take(size_t i) { return Ref<T>::adopt(std::exchange(handles_[i], nullptr)); }

 private:
  SmallVector<T*, 4> handles_;
};

}  // namespace catenary
