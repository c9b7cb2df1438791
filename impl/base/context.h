// Modes of the calling thread (recording, training, debug), and contexts that carry them to other threads.
#pragma once
#include <catenary/base.h>

#include <atomic>

#include "impl/base/object.h"

namespace catenary {

class Backend;

/// Modes of one thread that change how functions run.
struct ThreadModes {
  bool backprop_off;
  bool testing;  // the opposite of training
  bool hooks;    // some hooks are registered
  bool silent;   // running functions are part of a gradient rule and not reported to hooks
};
extern __thread ThreadModes thread_modes __attribute__((tls_model("initial-exec")));
/// Debug mode of the process. Counts as on until it is first read.
extern std::atomic<uint8_t> debug_mode;
/// Whether NaN in the results of functions or in gradients is an error that names the function.
bool debug_enabled();
void set_debug_enabled(bool enabled);

/// Whether function calls are reported to hooks, see function_hook.h.
inline bool watching() { return thread_modes.hooks | debug_mode.load(std::memory_order_relaxed); }

/// Whether functions called on this thread record history.
inline bool backprop_enabled() { return !thread_modes.backprop_off; }
inline void set_backprop_enabled(bool enabled) { thread_modes.backprop_off = !enabled; }

/// Sets the mode and returns the old one.
inline bool exchange_backprop(bool enabled) {
  const bool old = backprop_enabled();
  set_backprop_enabled(enabled);
  return old;
}

/// Switches recording for a scope.
class BackpropScope {
 public:
  explicit BackpropScope(bool enabled) : previous_(backprop_enabled()) { set_backprop_enabled(enabled); }
  ~BackpropScope() { set_backprop_enabled(previous_); }
  BackpropScope(const BackpropScope&) = delete;
  BackpropScope& operator=(const BackpropScope&) = delete;

 private:
  bool previous_;
};

/// Whether functions and links called on this thread run in training mode.
inline bool training() { return !thread_modes.testing; }
inline void set_training(bool enabled) { thread_modes.testing = !enabled; }

/// Sets the mode and returns the old one.
inline bool exchange_training(bool enabled) {
  const bool old = training();
  set_training(enabled);
  return old;
}

/// Switches training for a scope.
class TrainScope {
 public:
  explicit TrainScope(bool enabled) : previous_(training()) { set_training(enabled); }
  ~TrainScope() { set_training(previous_); }
  TrainScope(const TrainScope&) = delete;
  TrainScope& operator=(const TrainScope&) = delete;

 private:
  bool previous_;
};

}  // namespace catenary

/// The modes of one thread, to be applied on another.
struct ctn_context final : catenary::HandleObject<catenary::Kind::context> {
 public:
  ctn_context(catenary::Backend& backend, bool backprop, bool train, catenary::Ref<catenary::Object> streams,
              catenary::Ref<catenary::Object> hooks)
      : backend_(backend),
        backprop_(backprop),
        train_(train),
        streams_(std::move(streams)),
        hooks_(std::move(hooks)) {}
  catenary::Backend& backend() const { return backend_; }
  bool backprop() const { return backprop_; }
  bool train() const { return train_; }
  const catenary::Ref<catenary::Object>& streams() const { return streams_; }
  const catenary::Ref<catenary::Object>& hooks() const { return hooks_; }
  void visit(catenary::Visitor& visitor) const override;

 private:
  catenary::Backend& backend_;
  bool backprop_, train_;
  catenary::Ref<catenary::Object> streams_;  // result of capture_streams()
  catenary::Ref<catenary::Object> hooks_;    // a HookSet
};
