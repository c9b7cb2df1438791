#pragma once
#include <catenary/base.h>

#include "impl/base/object.h"

namespace catenary {

class Backend;

/// Whether functions called on this thread record history.
bool backprop_enabled();
void set_backprop_enabled(bool enabled);

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

}  // namespace catenary

/// The settings of one thread, to be applied in another.
struct ctn_context final : catenary::Object {
 public:
  ctn_context(catenary::Backend& backend, bool backprop, catenary::Ref<catenary::Object> streams)
      : backend_(backend), backprop_(backprop), streams_(std::move(streams)) {}
  catenary::Backend& backend() const { return backend_; }
  bool backprop() const { return backprop_; }
  const catenary::Ref<catenary::Object>& streams() const { return streams_; }

 private:
  catenary::Backend& backend_;
  bool backprop_;
  catenary::Ref<catenary::Object> streams_;  // of capture_streams()
};
