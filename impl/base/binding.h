// Visits the references between objects, for bindings to languages with a garbage collector.
#pragma once
#include <catenary/binding.h>

#include <vector>

#include "impl/base/callback.h"
#include "impl/base/callback_error.h"
#include "impl/base/object.h"
#include "impl/base/span.h"

namespace catenary {

/// Receives the references that Object::visit reports. Arrays are leaves: nobody reports their references.
class Visitor {
 public:
  /// The object is counted once per call.
  virtual void reference(const Object& owned) = 0;

  /// Ignores null.
  void add(const Object* owned) {
    if (owned) reference(*owned);
  }
  template <class T>
  void add(const Ref<T>& owned) {
    add(owned.get());
  }
  template <class List>
  void add_all(const List& list) {
    for (const auto& owned : list) add(owned);
  }

 protected:
  ~Visitor() = default;
};

constexpr size_t kOutsideOwner = SIZE_MAX;

/// Implements ctn_binding_trace: reports which of a binding's objects hold which others. An error of `edge`
/// stops the trace.
void trace_objects(Span<Object* const> objects, const Callback<ctn_binding_edge_fn>& edge);

/// One object that a trace reached, for tests of Object::visit.
struct TracedObject {
  const Object* object;
  int64_t found;   // number of references, including the binding's own
  bool accounted;  // whether these are all references, here and on every path that leads here
};
/// Returns every object that can be reached, the given ones first.
std::vector<TracedObject> traced_objects(Span<Object* const> objects);

}  // namespace catenary
