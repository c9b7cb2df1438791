#pragma once
#include <utility>

namespace catenary::optimizers {

/// A variable has another value as long as this lives.
template <class T>
class Within {
 public:
  Within(T& place, T value) : place_(place), before_(std::exchange(place, value)) {}
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;
  ~Within() { place_ = before_; }

 private:
  T& place_;
  T before_;
};

}  // namespace catenary::optimizers
