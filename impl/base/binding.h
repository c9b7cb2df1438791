#pragma once
#include <catenary/binding.h>

#include <vector>

#include "impl/base/callback.h"
#include "impl/base/callback_error.h"
#include "impl/base/object.h"
#include "impl/base/span.h"

namespace catenary {

/// What Object::visit reports to. Arrays are leaves: nobody reports them.
class Visitor {
 public:
  /// `owned` is counted once more for this call.
  virtual void reference(const Object& owned) = 0;

  /// One that may be null.
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

/// ctn_binding_trace: which of a binding's objects hold which others. Errors of `edge` end it.
void trace_objects(Span<Object* const> objects, const Callback<ctn_binding_edge_fn>& edge);

/// What a trace finds, for tests of Object::visit.
struct TracedObject {
  const Object* object;
  int64_t found;   // references, the binding's own included
  bool accounted;  // whether these are all, here and in everything that leads here
};
/// Everything that is reached, the given objects first.
std::vector<TracedObject> traced_objects(Span<Object* const> objects);

}  // namespace catenary
