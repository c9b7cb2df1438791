#pragma once
#include <utility>

namespace catenary {

/// A variable has another value as long as this lives.
template <class T>
class ScopedValue {
 public:
  ScopedValue(T& place, T value) : place_(place), before_(std::exchange(place, value)) {}
  ScopedValue(const ScopedValue&) = delete;
  ScopedValue& operator=(const ScopedValue&) = delete;
  ~ScopedValue() { place_ = before_; }

 private:
  T& place_;
  T before_;
};

}  // namespace catenary
