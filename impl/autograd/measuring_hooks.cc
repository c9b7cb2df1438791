// Function hooks that measure time and memory.
#include "impl/autograd/measuring_hooks.h"

#include "impl/base/context.h"
#include "impl/base/pool.h"
#include "impl/base/range.h"

namespace catenary {

template <class Amount>
Backend& MeasuringHook<Amount>::backend_of(const Function& function, Arrays in_data) {
  for (const Array* array : in_data)
    if (array) return array->backend();
  return function.inputs().empty() ? current_backend() : function.inputs()[0]->backend();
}

template <class Amount>
void MeasuringHook<Amount>::begin(Backend& backend) {
  backend.synchronize();
  const std::lock_guard<std::mutex> lock(mutex_);
  begun_.reserve(begun_.size() + 1);
  begun_.push_back({&thread_modes, now(backend)});
}

template <class Amount>
Amount MeasuringHook<Amount>::take_begun() noexcept {
  for (size_t i = begun_.size(); i-- > 0;)
    if (begun_[i].thread == &thread_modes) {
      const Amount amount = begun_[i].amount;
      begun_.erase(begun_.begin() + int64_t(i));
      return amount;
    }
  return Amount{};
}

template <class Amount>
void MeasuringHook<Amount>::end(Function& function, Arrays in_data, bool is_backward) {
  Backend& backend = backend_of(function, in_data);
  try {
    backend.synchronize();
  } catch (...) {
    abandoned();
    throw;
  }
  const Amount after = now(backend);
  std::string label = function.label();
  const std::lock_guard<std::mutex> lock(mutex_);
  const Amount amount = after - take_begun();
  calls_.push_back({std::move(label), amount, is_backward});
  total_ += amount;
}

template <class Amount>
void MeasuringHook<Amount>::abandoned() noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  take_begun();
}

template <class Amount>
size_t MeasuringHook<Amount>::count() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return calls_.size();
}

template <class Amount>
typename MeasuringHook<Amount>::Call MeasuringHook<Amount>::call(size_t index) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  require_index(index, calls_.size(), "measurements");
  return calls_[index];
}

template <class Amount>
Amount MeasuringHook<Amount>::total() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return total_;
}

template <class Amount>
void MeasuringHook<Amount>::clear() {
  const std::lock_guard<std::mutex> lock(mutex_);
  calls_.clear();
  total_ = Amount{};
}

template class MeasuringHook<double>;
template class MeasuringHook<int64_t>;

double TimerHook::now(Backend&) const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int64_t MemoryHook::now(Backend& backend) const { return int64_t(backend.pool().statistics().used_bytes); }

}  // namespace catenary
