// A variable that is changed for a scope.
#pragma once
#include <utility>

namespace catenary {

/// Gives a variable another value for the lifetime of this object.
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
