// Function hooks that measure time and memory.
#pragma once
#include <chrono>
#include <mutex>

#include "impl/autograd/function_hook.h"

namespace catenary {

/// A hook that records an amount per computation. Computations may nest, and threads may share the hook.
template <class Amount>
class MeasuringHook : public FunctionHook {
 public:
  struct Call {
    std::string label;
    Amount amount;
    bool is_backward;
  };

  void forward_preprocess(Function& function, Arrays in_data) final { begin(backend_of(function, in_data)); }
  void forward_postprocess(Function& function, Arrays in_data) final { end(function, in_data, false); }
  void backward_preprocess(Function& function, Arrays in_data, Arrays) final {
    begin(backend_of(function, in_data));
  }
  void backward_postprocess(Function& function, Arrays in_data, Arrays) final {
    end(function, in_data, true);
  }
  void abandoned() noexcept final;

  size_t count() const;
  /// Throws Error(CTN_ERROR_INDEX) if the index is out of range.
  Call call(size_t index) const;
  Amount total() const;
  void clear();

 protected:
  explicit MeasuringHook(const char* name) : FunctionHook(name) {}
  /// Returns the current value; the difference of two values is recorded.
  virtual Amount now(Backend& backend) const = 0;

 private:
  struct Begun {
    const void* thread;
    Amount amount;
  };
  static Backend& backend_of(const Function& function, Arrays in_data);
  void begin(Backend& backend);
  void end(Function& function, Arrays in_data, bool is_backward);
  Amount take_begun() noexcept;

  mutable std::mutex mutex_;
  std::vector<Begun> begun_;
  std::vector<Call> calls_;
  Amount total_{};
};

class TimerHook final : public MeasuringHook<double> {
 public:
  static constexpr char kNoun[] = "a timer hook";
  TimerHook() : MeasuringHook("TimerHook") {}

 private:
  double now(Backend& backend) const override;
};

class MemoryHook final : public MeasuringHook<int64_t> {
 public:
  static constexpr char kNoun[] = "a memory hook";
  MemoryHook() : MeasuringHook("MemoryHook") {}

 private:
  int64_t now(Backend& backend) const override;
};

FunctionHookRef new_timer_hook();
FunctionHookRef new_memory_hook();

}  // namespace catenary
